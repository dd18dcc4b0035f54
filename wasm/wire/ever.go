package wire

// What can ever happen: mate by a player, a castling whose right is kept?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/unwinnable"
)

// CanMate is the answer to whether a player can mate by any series of legal moves,
// however silly.
type CanMate = struct {
	Verdict string `js:"verdict"` // ts: MateVerdict
	// Where it is winnable, moves that end in mate, the first at the position asked about.
	Line *[]string `js:"line"`
	// By what it was found.
	Evidence MateProof `js:"evidence"`
	// How many positions were looked at.
	States int `js:"states"`
}

// MateProof is by what a verdict was found.
type MateProof = struct {
	// Null where it is undecided.
	Kind *string `js:"kind"` // ts: ProofKind
	// Moves of the line, or positions that the proof visits.
	Count int `js:"count"`
	// Where the proof is static, an abstraction or a closure, the squares to which each
	// king is confined, as long as the player asked about has a man beside the king; null
	// elsewhere, and where a capture en passant is legal.
	Kings *Confinement `js:"kings"`
	// The squares of the men that never move and are never taken, as long as that is so.
	Fixed []string `js:"fixed"` // ts: Square
}

// Confinement is to which squares each king is confined.
type Confinement = struct {
	White []string `js:"white"` // ts: Square
	Black []string `js:"black"` // ts: Square
}

// CanCastle is the answer to whether a castling can ever come about.
type CanCastle = struct {
	Verdict string `js:"verdict"` // ts: CanCastleVerdict
	// Where it is possible, moves up to the castling, the first at the position asked about.
	Line *[]string `js:"line"`
	// How many positions were looked at.
	States int `js:"states"`
}

// CanMate tells an answer.
func (c *Context) CanMate(a *unwinnable.Answer) *CanMate {
	told := &CanMate{Verdict: a.Verdict.String(), States: a.States}
	told.Evidence = MateProof{Kind: orNull(a.Evidence.Kind.String()), Count: a.Evidence.Count, Fixed: []string{}}
	if kings := a.Bounds.Kings; kings[board.White] != 0 {
		told.Evidence.Kings = &Confinement{squares(kings[board.White].Squares()), squares(kings[board.Black].Squares())}
		told.Evidence.Fixed = squares(a.Bounds.Fixed.Squares())
	}
	if a.Verdict == unwinnable.Winnable {
		line := c.Line(a.Line)
		told.Line = &line
	}
	return told
}

// CanCastle tells an answer.
func (c *Context) CanCastle(a *arbiter.CanCastleAnswer) *CanCastle {
	told := &CanCastle{Verdict: a.Verdict.String(), States: a.States}
	if a.Verdict == arbiter.Possible {
		line := c.Line(a.Line)
		told.Line = &line
	}
	return told
}
