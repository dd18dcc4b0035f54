package session

// Which rulings have been applied to a game, and what follows from them?

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Decision is what of a ruling is applied.
type Decision struct {
	Result  game.Result // Unfinished where the game goes on
	End     reason.Code // why, where it is over
	Article string
	ByClaim bool // it is a ruling on a claim
	// Restore is the ply to which the game goes back, arbiter.Unchanged for none.
	Restore int
	// Moves are those allowed then, by the position that the ruling leads to; nil for all.
	Moves []position.Move
}

// Applied is a ruling on a game.
type Applied struct {
	// node is the position in which the game ended, or from which it goes on; from
	// is where the cursor stood when the ruling was applied.
	node, from *game.Node
	result     game.Result
	end        reason.Code
	Article    string
	ByClaim    bool
	Moves      []position.Move // those that are allowed; nil for all
}

// restores tells whether the ruling took the game back.
func (r *Applied) restores() bool { return r.node != r.from }

// changes tells whether the ruling makes any difference.
func (r *Applied) changes() bool {
	return r.result != game.Unfinished || r.Moves != nil || r.restores()
}

// Allows tells whether the ruling allows a legal move.
func (r *Applied) Allows(m position.Move) bool { return r.Moves == nil || slices.Contains(r.Moves, m) }

// Ruling returns the ruling at the cursor, nil where there is none.
func (s *Session) Ruling() *Applied {
	for _, r := range s.rulings {
		if r.node == s.Current() {
			return r
		}
	}
	return nil
}

// Allows tells whether no ruling at the cursor demands another move.
func (s *Session) Allows(m position.Move) bool {
	r := s.Ruling()
	return r == nil || r.Allows(m)
}

// retract takes the ruling at the cursor back, and the cursor to where it stood;
// false where there is none.
func (s *Session) retract() bool {
	for i, r := range s.rulings {
		if r.node == s.Current() {
			s.rulings = append(s.rulings[:i:i], s.rulings[i+1:]...)
			s.Visit(r.from)
			return true
		}
	}
	return false
}

// forget drops the rulings on positions of a branch that has left the record. One that
// took the game back from there now does so from where the branch began.
func (s *Session) forget(branch *game.Node) {
	s.rulings = slices.DeleteFunc(s.rulings, func(r *Applied) bool { return within(r.node, branch) })
	for _, r := range s.rulings {
		if within(r.from, branch) {
			r.from = branch.Parent()
		}
	}
	s.rulings = slices.DeleteFunc(s.rulings, func(r *Applied) bool { return !r.changes() })
}

// within tells whether a node stands in a branch.
func within(n, branch *game.Node) bool {
	for n != nil && n != branch {
		n = n.Parent()
	}
	return n != nil
}

// loser is who has lost by a result.
var loser = [4]reason.Player{game.WhiteWins: reason.Black, game.BlackWins: reason.White}

// Status tells whether the game is over on the line to the cursor: by itself, or
// by a ruling, whatever came first.
func (s *Session) Status() *arbiter.Status {
	status := s.Case(nil).Status()
	for _, r := range s.rulings {
		ply := r.node.Ply()
		if r.result == game.Unfinished || s.At(ply) != r.node || status.Over && status.Ply <= ply {
			continue
		}
		status = &arbiter.Status{Over: true, Result: r.result, Ply: ply, Ground: arbiter.Ground{
			Reason: reason.Reason{Code: r.end, Ply: ply, Player: loser[r.result]}, Article: r.Article,
		}}
	}
	return status
}

// Target returns the position that a decision leads to, nil where the record has no
// such ply.
func (s *Session) Target(restore int) *game.Node {
	if restore == arbiter.Unchanged {
		return s.Current()
	}
	return s.At(restore)
}

// Apply records a decision at the cursor. It takes the place of an earlier one on the
// position that it leads to; one that changes nothing is not recorded. It returns
// false where the decision does not belong to the position: where no such claim is
// correct, or the record has no such ply. The moves must be legal.
func (s *Session) Apply(d Decision) bool {
	r := &Applied{
		node: s.Target(d.Restore), from: s.Current(), result: d.Result, end: d.End,
		Article: d.Article, ByClaim: d.ByClaim, Moves: d.Moves,
	}
	if r.node == nil || !s.mayEnd(r.end) {
		return false
	}
	if !r.changes() {
		return true
	}
	s.Visit(r.node)
	s.retract()
	s.rulings = append(s.rulings, r)
	s.Visit(r.node)
	return true
}

// mayEnd tells whether what a ruling says ends the game does so at the cursor:
// claims must be correct there, of the rest the arbiter is the judge.
func (s *Session) mayEnd(why reason.Code) bool {
	if why != reason.Threefold && why != reason.FiftyMoves {
		return true
	}
	kind := arbiter.ThreefoldClaim
	if why == reason.FiftyMoves {
		kind = arbiter.FiftyMoveClaim
	}
	return slices.ContainsFunc(s.Case(nil).Claims(), func(c arbiter.Claim) bool { return c.Kind == kind })
}

// DecisionOf is what of the arbiter's ruling is applied.
func DecisionOf(r *arbiter.Ruling, byClaim bool) Decision {
	d := Decision{Result: r.Result, End: r.End, Article: r.Article, ByClaim: byClaim, Restore: r.Restore, Moves: r.Moves}
	if r.MustPlay != position.NoMove {
		d.Moves = []position.Move{r.MustPlay}
	}
	return d
}
