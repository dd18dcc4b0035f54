//go:build js && wasm

package main

// Which rulings have been applied to a game, and what follows from them?

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/wire"
)

// applied is a ruling on a game.
type applied struct {
	// node is the position in which the game ended, or from which it goes on; from
	// is where the cursor stood when the ruling was applied.
	node, from *game.Node
	result     game.Result // Unfinished where the game goes on
	end        reason.Code // why, where it is over
	article    string
	byClaim    bool
	moves      []position.Move // those that are allowed; nil for all
}

// restores tells whether the ruling took the game back.
func (r *applied) restores() bool { return r.node != r.from }

// changes tells whether the ruling makes any difference.
func (r *applied) changes() bool {
	return r.result != game.Unfinished || r.moves != nil || r.restores()
}

// allows tells whether the ruling allows a legal move.
func (r *applied) allows(m position.Move) bool { return r.moves == nil || slices.Contains(r.moves, m) }

// ruling returns the ruling at the cursor, nil where there is none.
func (s *session) ruling() *applied {
	for i := range s.rulings {
		if s.rulings[i].node == s.Current() {
			return &s.rulings[i]
		}
	}
	return nil
}

// retract takes the ruling at the cursor back, and the cursor to where it stood;
// false where there is none.
func (s *session) retract() bool {
	for i := range s.rulings {
		if r := s.rulings[i]; r.node == s.Current() {
			s.rulings = append(s.rulings[:i], s.rulings[i+1:]...)
			s.Visit(r.from)
			return true
		}
	}
	return false
}

// forget drops the rulings on positions of a branch that has left the record. One that
// took the game back from there now does so from where the branch began.
func (s *session) forget(branch *game.Node) {
	s.rulings = slices.DeleteFunc(s.rulings, func(r applied) bool { return within(r.node, branch) })
	for i := range s.rulings {
		if r := &s.rulings[i]; within(r.from, branch) {
			r.from = branch.Parent()
		}
	}
	s.rulings = slices.DeleteFunc(s.rulings, func(r applied) bool { return !r.changes() })
}

// within tells whether a node stands in a branch.
func within(n, branch *game.Node) bool {
	for n != nil && n != branch {
		n = n.Parent()
	}
	return n != nil
}

// allows tells whether no ruling at the cursor demands another move.
func (s *session) allows(m position.Move) bool {
	r := s.ruling()
	return r == nil || r.allows(m)
}

// loser is who has lost by a result.
var loser = [4]reason.Player{game.WhiteWins: reason.Black, game.BlackWins: reason.White}

// status tells whether the game is over on the line to the cursor: by itself, or
// by a ruling, whatever came first.
func (s *session) status() arbiter.Status {
	status := s.asked(nil).Status()
	for _, r := range s.rulings {
		ply := r.node.Ply()
		if r.result == game.Unfinished || s.At(ply) != r.node || status.Over && status.Ply <= ply {
			continue
		}
		status = arbiter.Status{Over: true, Result: r.result, Ply: ply, Ground: arbiter.Ground{
			Reason: reason.Reason{Code: r.end, Ply: ply, Player: loser[r.result]}, Article: r.article,
		}}
	}
	return status
}

// apply records the ruling in the input at the cursor. It takes the place of an earlier
// ruling on the position that it leads to; one that changes nothing is not recorded. It answers
// outside where the ruling does not belong to the position: where no such claim is
// correct, a move is not legal, or the record has no such ply.
//
//go:wasmexport apply
func apply(handle, length int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	told, fault := wire.ReadRuling(text(length))
	if fault != nil {
		return refuse(fault)
	}
	r := applied{node: s.Current(), from: s.Current(), result: told.Result, end: told.End, article: told.Article, byClaim: told.ByClaim}
	if told.Restore != arbiter.Unchanged {
		if r.node = s.At(told.Restore); r.node == nil {
			return outside
		}
	}
	if !s.mayEnd(r.end) || !r.read(&told) {
		return outside
	}
	if !r.changes() {
		return 0
	}
	s.Visit(r.node)
	s.retract()
	s.rulings = append(s.rulings, r)
	s.Visit(r.node)
	return 0
}

// read reads the moves that a ruling allows; false where one is not legal.
func (r *applied) read(told *wire.ToldRuling) bool {
	for _, spelled := range told.Moves {
		m, ok := wire.FindMove(r.node.Position(), spelled)
		if !ok {
			return false
		}
		r.moves = append(r.moves, m)
	}
	return true
}

// mayEnd tells whether what a ruling says ends the game does so at the cursor:
// claims must be correct there, of the rest the arbiter is the judge.
func (s *session) mayEnd(why reason.Code) bool {
	if why != reason.Threefold && why != reason.FiftyMoves {
		return true
	}
	kind := arbiter.ThreefoldClaim
	if why == reason.FiftyMoves {
		kind = arbiter.FiftyMoveClaim
	}
	for _, c := range s.asked(nil).Claims() {
		if c.Kind == kind {
			return true
		}
	}
	return false
}
