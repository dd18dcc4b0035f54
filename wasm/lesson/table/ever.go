package table

// Can a castling ever come about?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/wasm/lesson/script"
)

// EverCastling is an answer on whether a castling can ever come about.
type EverCastling struct {
	Color board.Color
	Side  castling.Side
	arbiter.CanCastleAnswer
}

// statesOfCastling is how many positions the search for a castling may visit.
const statesOfCastling = 20_000

// ever asks whether a castling can ever come about:
//
//	can-castle white h
func (t *Table) ever(a *Action) bool {
	if a.Verb != "can-castle" {
		return false
	}
	c, ok := colorNamed(a.Arg(0))
	n, known := script.OneOf("a h", a.Arg(1))
	if side := castling.Side(n); ok && known && t.EverOf(c, side) == nil {
		t.Castlings = append(t.Castlings, EverCastling{c, side, arbiter.CanCastle(t.Game, c, side, statesOfCastling)})
	}
	return true
}

// EverOf returns the answer for a castling, nil where it was not asked for.
func (t *Table) EverOf(c board.Color, side castling.Side) *EverCastling {
	for i := range t.Castlings {
		if e := &t.Castlings[i]; e.Color == c && e.Side == side {
			return e
		}
	}
	return nil
}
