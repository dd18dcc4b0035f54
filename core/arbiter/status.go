package arbiter

// Is the game over by itself, and since when (Articles 5.1.1, 5.2.1, 5.2.2 and
// 9.6)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
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

// StatusOf tells whether the game has ended by itself on the line to the cursor,
// and by what first. In one position mate comes before stalemate, stalemate
// before a dead position, that before the fifth occurrence, and that before
// seventy-five moves.
func StatusOf(g *game.Game, e laws.Edition) Status {
	if !IsOver(g) {
		return Status{}
	}
	s := Status{Ply: g.Ply() + 1}
	end := func(ply int, code reason.Code) {
		if ply < s.Ply {
			s.Over, s.Ply, s.Code = true, ply, code
		}
	}
	p := g.Position()
	if !p.HasMoves() {
		if p.InCheck() {
			end(g.Ply(), reason.Checkmate)
		} else {
			end(g.Ply(), reason.Stalemate)
		}
	}
	if dead(g, g.Ply()) {
		end(deadSince(g), reason.DeadPosition)
	}
	if !g.IsAnalysis() {
		if ply, ok := g.FirstOccurrence(fivefold); ok {
			end(ply, reason.Fivefold)
		}
		if ply, ok := g.FirstCount(seventyFiveMoves); ok {
			end(ply, reason.SeventyFiveMoves)
		}
	}
	s.Result = game.Drawn
	if s.Code == reason.Checkmate {
		s.Result = game.WhiteWins
		if p.Turn() == board.White {
			s.Result = game.BlackWins
		}
	}
	s.Ground = grounded(e, s.facts(g), "")
	return s
}

// IsOver tells whether the game has ended by itself on the line to the cursor.
func IsOver(g *game.Game) bool {
	if !g.Position().HasMoves() || dead(g, g.Ply()) {
		return true
	}
	if g.IsAnalysis() {
		return false
	}
	_, repeated := g.FirstOccurrence(fivefold)
	_, counted := g.FirstCount(seventyFiveMoves)
	return repeated || counted
}

func dead(g *game.Game, ply int) bool {
	b := g.At(ply).Position().Board()
	return unwinnable.ByMaterial(&b)
}

// deadSince returns the first ply of the line with a dead position, the cursor's
// being dead. Material only goes, so a dead position stays dead and halving finds
// the ply.
func deadSince(g *game.Game) int {
	from, to := 0, g.Ply()
	for from < to {
		middle := (from + to) / 2
		if dead(g, middle) {
			to = middle
		} else {
			from = middle + 1
		}
	}
	return to
}

// facts are the facts of how the game ended.
func (s *Status) facts(g *game.Game) reason.Reason {
	p := g.At(s.Ply).Position()
	king := []board.Square{p.King(p.Turn())}
	switch s.Code {
	case reason.Checkmate:
		return reason.New(s.Code, king, p.Checkers().Squares())
	case reason.Stalemate:
		return reason.New(s.Code, king, nil)
	case reason.Fivefold:
		return reason.Reason{Code: s.Code, Plies: occurrences(g, s.Ply)}
	case reason.SeventyFiveMoves:
		return reason.Reason{Code: s.Code, Count: p.Halfmoves()}
	}
	return reason.Reason{Code: s.Code}
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
