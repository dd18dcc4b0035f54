// Package session keeps a game under the Laws of one edition: its record, the
// conditions it is played under, and the rulings that have been applied to it. What
// a ruling demands, play obeys.
package session

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/unwinnable"
)

// Session is a game with its conditions and rulings. The record may be read and
// walked freely; moves are made with Make and taken back with Back, branches leave
// with Drop.
type Session struct {
	*game.Game
	Edition     laws.Edition
	TimeControl laws.TimeControl
	// Unsupervised tells that in rapid or blitz there are too few arbiters for the
	// competition rules.
	Unsupervised bool
	// WhileUsable is the other reading of when a castling right ends.
	WhileUsable bool
	// Dead and CanMate answer whether a position is dead and whether a player can ever
	// mate (see arbiter.Case).
	Dead    func(p *position.Position) bool
	CanMate func(p *position.Position, winner board.Color) unwinnable.Verdict

	rulings []*Applied
}

// New opens a session on a record, by the Laws of 2023. Dead positions are found, and
// whether a player can mate is answered by material alone, until both are set.
func New(g *game.Game) *Session { return &Session{Game: g, Edition: laws.Edition2023} }

// Case is what the record itself is judged on. clocks are nil where nobody told.
func (s *Session) Case(clocks *arbiter.Clocks) *arbiter.Case {
	c := new(arbiter.Case)
	s.state(c)
	c.Clocks = clocks
	return c
}

// state puts what is known into an empty Case.
func (s *Session) state(c *arbiter.Case) {
	if r := s.Ruling(); r != nil {
		c.Allowed = r.Moves
	}
	c.Game, c.Edition, c.TimeControl = s.Game, s.Edition, s.TimeControl
	c.Unsupervised, c.WhileUsable = s.Unsupervised, s.WhileUsable
	c.Dead, c.CanMate = s.Dead, s.CanMate
}

// Judged is what a ruling is asked on: the same with the end by an earlier ruling,
// which the record does not show.
func (s *Session) Judged(clocks *arbiter.Clocks) *arbiter.Case {
	c := s.Case(clocks)
	if status, own := s.Status(), c.Status(); status.Over && (!own.Over || status.Ply < own.Ply) {
		c.Ended = *status
	}
	return c
}

// IsOver tells whether the game is over on the line to the cursor.
func (s *Session) IsOver() bool {
	var c arbiter.Case // asked after each move, it need not be allocated
	s.state(&c)
	return c.IsOver() || len(s.rulings) > 0 && s.Status().Over
}

// GoesOn tells that a game is not over in which three men can move, if that was asked of the position
// before. It is quick, and false says nothing.
func (s *Session) GoesOn() bool { return len(s.rulings) == 0 && arbiter.GoesOn(s.Game) }

// Moves appends the legal moves that no ruling at the cursor forbids.
func (s *Session) Moves(list []position.Move) []position.Move {
	list = s.Position().AppendMoves(list)
	if r := s.Ruling(); r != nil && r.Moves != nil {
		list = slices.DeleteFunc(list, func(m position.Move) bool { return !r.Allows(m) })
	}
	return list
}

// Make makes a legal move; false where a ruling at the cursor demands another. A
// move from where a ruling took the game back becomes the main line.
func (s *Session) Make(m position.Move) bool {
	r := s.Ruling()
	if r != nil && !r.Allows(m) {
		return false
	}
	s.Play(m)
	if r != nil && r.restores() {
		s.Promote(s.Path(s.Current()))
	}
	return true
}

// Back takes back what came last: a ruling applied at the cursor, in which case it
// returns no node, or a move, whose node it returns; ok is false at the start.
func (s *Session) Back() (undone *game.Node, ok bool) {
	if s.retract() {
		return nil, true
	}
	node := s.Current()
	return node, s.Undo()
}

// Forward goes on by the move that was taken back last; false where there is none
// or a ruling forbids it.
func (s *Session) Forward() bool {
	r := s.Ruling()
	if !s.Redo() {
		return false
	}
	if r != nil && !r.Allows(s.Current().Move()) {
		s.Undo()
		return false
	}
	return true
}

// Drop removes the branch at the end of a path with the rulings on its positions.
func (s *Session) Drop(path []int) bool {
	branch := s.Find(path)
	if !s.Remove(path) {
		return false
	}
	s.forget(branch)
	return true
}

// TakeBack takes the last move back and out of the record, with the rulings on what came of
// it; false at the first position.
func (s *Session) TakeBack() bool {
	branch := s.Current()
	if !s.Game.TakeBack() {
		return false
	}
	s.forget(branch)
	return true
}

// FinalResult returns the result that is noted, or else the one that the main line
// ends with. The cursor stays where it is, and so does the line that it can redo.
func (s *Session) FinalResult() game.Result {
	if s.Result() != game.Unfinished {
		return s.Result()
	}
	ply := s.Ply()
	s.Goto(s.End())
	walked, last := s.Current(), s.Root()
	for last.First() != nil {
		last = last.First()
	}
	s.Visit(last)
	result := s.Status().Result
	s.Visit(walked)
	s.Goto(ply)
	return result
}
