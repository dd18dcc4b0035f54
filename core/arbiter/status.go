package arbiter

// Is the game over by itself, and since when (Articles 5.1, 5.2 and 9.6)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// How many occurrences and half-moves end a game (Article 9.6), and how many
// allow a claim (Articles 9.2 and 9.3).
const (
	fivefold         = 5
	threefold        = 3
	seventyFiveMoves = 2 * 75
	fiftyMoves       = 2 * 50
)

// Status tells whether and how a game has ended by itself.
type Status struct {
	Over   bool
	Result game.Result // game.Unfinished where it is not over
	Ply    int         // at which ply it ended
	Ground             // why; its Code is "" where the game is not over
}

// StatusOf is Case.Status for an edition.
func StatusOf(g *game.Game, e laws.Edition) *Status {
	c := Case{Game: g, Edition: e}
	return c.Status()
}

// Status tells whether the game has ended by itself on the line to the cursor,
// and by what first. In one position mate comes before stalemate, stalemate
// before a dead position, that before the fifth occurrence, and that before
// seventy-five moves. Before 2014 the last two end nothing.
func (c *Case) Status() *Status {
	if !c.IsOver() {
		return &Status{}
	}
	g := c.Game
	s := &Status{Over: true, Result: game.Drawn, Ply: g.Ply() + 1}
	end := func(ply int, code reason.Code) {
		if ply < s.Ply {
			s.Ply, s.Code = ply, code
		}
	}
	if code := terminal(g.Position()); code != reason.None {
		end(g.Ply(), code)
	}
	if ply, ok := c.dead(); ok {
		end(ply, reason.DeadPosition)
	}
	if ply, ok := c.repeated(); ok {
		end(ply, reason.Fivefold)
	}
	if ply, ok := c.counted(); ok {
		end(ply, reason.SeventyFiveMoves)
	}
	s.ground(c)
	return s
}

// ground adds the result and the facts to how and when the game ended.
func (s *Status) ground(c *Case) {
	if s.Code == reason.Checkmate {
		s.Result = winFor(c.Game.Position().Turn().Other())
	}
	s.Ground = *grounded(c.Edition, s.facts(c), "")
}

// terminal tells what a position without a legal move is: mate or stalemate; "" for
// any other.
func terminal(p *position.Position) reason.Code {
	switch {
	case p.HasMoves():
		return reason.None
	case p.InCheck():
		return reason.Checkmate
	}
	return reason.Stalemate
}

// IsOver tells whether the game has ended by itself on the line to the cursor.
func (c *Case) IsOver() bool {
	// Nearly always one look tells that the position is not dead and that there is a move.
	lively := unwinnable.MayBeAlive(c.Game.Position())
	if lively {
		c.Game.NotDead()
	}
	_, dead := c.dead()
	_, repeated := c.repeated()
	_, counted := c.counted()
	return dead || repeated || counted || !lively && !c.Game.Position().HasMoves()
}

// GoesOn tells that a game is not over in which three men can move, if that was asked of the position
// before. It is quick, and false says nothing.
func GoesOn(g *game.Game) bool {
	if !g.WasAlive() || !unwinnable.MayBeAliveByMen(g.Position()) {
		return false
	}
	g.NotDead()
	_, repeated := g.FirstOccurrence(fivefold)
	_, counted := g.FirstCount(seventyFiveMoves)
	return !repeated && !counted
}

// dead returns the first ply at which a dead position ended the game.
func (c *Case) dead() (ply int, ok bool) {
	if c.Dead != nil {
		return c.Game.FirstDead(c.Dead)
	}
	return c.Game.FirstDead(unwinnable.Dead)
}

// repeated returns the first ply at which a fifth occurrence ended the game.
func (c *Case) repeated() (ply int, ok bool) {
	ply, ok = c.Game.FirstOccurrence(fivefold)
	if !ok || c.Game.IsAnalysis() {
		return 0, false
	}
	switch c.rules().Fivefold {
	case laws.Anywhere:
		return ply, true
	case laws.Consecutive:
		return c.Game.FirstConsecutive(fivefold)
	}
	return 0, false
}

// counted returns the first ply at which seventy-five moves ended the game.
func (c *Case) counted() (ply int, ok bool) {
	ply, ok = c.Game.FirstCount(seventyFiveMoves)
	return ply, ok && !c.Game.IsAnalysis() && c.rules().SeventyFive
}

// facts are the facts of how the game ended.
func (s *Status) facts(c *Case) *reason.Reason {
	p := c.Game.At(s.Ply).Position()
	king := []board.Square{p.King(p.Turn())}
	switch s.Code {
	case reason.Checkmate:
		return reason.New(s.Code, king, p.Checkers().Squares())
	case reason.Stalemate:
		return reason.New(s.Code, king, nil)
	case reason.Fivefold:
		plies := occurrences(c.Game, s.Ply)
		if c.rules().Fivefold == laws.Consecutive {
			plies = plies[len(plies)-fivefold:]
		}
		return &reason.Reason{Code: s.Code, Plies: plies}
	case reason.SeventyFiveMoves:
		return &reason.Reason{Code: s.Code, Count: p.Halfmoves()}
	}
	return &reason.Reason{Code: s.Code}
}

// occurrences are the plies up to a ply of the line at which the position there
// has stood.
func occurrences(g *game.Game, ply int) []int {
	key := g.At(ply).Position().Key()
	var plies []int
	for i := range ply + 1 {
		if g.At(i).Position().Key() == key {
			plies = append(plies, i)
		}
	}
	return plies
}
