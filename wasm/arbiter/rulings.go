//go:build js && wasm

package main

// Which rulings have been applied to a game, and what follows from them?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// applied is a ruling on a game at a position of its record.
type applied struct {
	node     *game.Node
	result   game.Result // Unfinished where the game goes on
	end      reason.Code // why, where it is over
	mustPlay position.Move
}

// ruling returns the ruling at the cursor, nil where there is none.
func (s *session) ruling() *applied {
	for i := range s.rulings {
		if s.rulings[i].node == s.Current() {
			return &s.rulings[i]
		}
	}
	return nil
}

// retract takes the ruling at the cursor back; false where there is none.
func (s *session) retract() bool {
	for i := range s.rulings {
		if s.rulings[i].node == s.Current() {
			s.rulings = append(s.rulings[:i], s.rulings[i+1:]...)
			return true
		}
	}
	return false
}

// allows tells whether no ruling at the cursor demands another move.
func (s *session) allows(m position.Move) bool {
	r := s.ruling()
	return r == nil || r.mustPlay == position.NoMove || r.mustPlay == m
}

// status tells whether the game is over on the line to the cursor: by itself, or
// by a ruling, whatever came first.
func (s *session) status() arbiter.Status {
	status := arbiter.StatusOf(s.Game, s.edition)
	for _, r := range s.rulings {
		ply := r.node.Ply()
		if r.result == game.Unfinished || s.At(ply) != r.node || status.Over && status.Ply <= ply {
			continue
		}
		status = arbiter.Status{Over: true, Result: r.result, Ply: ply, Ground: arbiter.Ground{
			Reason: reason.Reason{Code: r.end, Ply: ply}, Article: s.edition.Behind(string(r.end)),
		}}
	}
	return status
}

// apply records a ruling at the cursor: a result and what ends the game (by
// number: none, threefold, fifty moves), or the move in the input that must be
// made. It takes the place of an earlier ruling there; one that changes nothing is
// not recorded. It answers outside where the ruling does not belong to the position: where
// no such claim is correct, or the move is not legal.
//
//go:wasmexport apply
func apply(handle, result, end, length int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	r := applied{node: s.Current(), result: game.Result(result)}
	if r.result != game.Unfinished {
		kind := arbiter.ThreefoldClaim
		r.end = reason.Threefold
		if end == 2 {
			kind = arbiter.FiftyMoveClaim
			r.end = reason.FiftyMoves
		}
		if r.result != game.Drawn || !s.mayClaim(kind) {
			return outside
		}
	}
	if length > 0 {
		m, e := san.Parse(s.Position(), text(length), san.Options{})
		if e != nil {
			return outside
		}
		r.mustPlay = m
	}
	if r.result == game.Unfinished && r.mustPlay == position.NoMove {
		return 0
	}
	s.retract()
	s.rulings = append(s.rulings, r)
	return 0
}

// mayClaim tells whether a claim of a kind is correct at the cursor.
func (s *session) mayClaim(kind arbiter.ClaimKind) bool {
	for _, c := range arbiter.Claims(s.Game, s.edition) {
		if c.Kind == kind {
			return true
		}
	}
	return false
}
