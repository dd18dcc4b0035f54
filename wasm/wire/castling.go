package wire

// The four castlings of a game.

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/uci"
)

// Path is where a piece comes from and where it goes.
type Path = struct {
	From string `js:"from"` // ts: Square
	To   string `js:"to"`   // ts: Square
}

// LostRight tells when and by what a castling right was lost.
type LostRight = struct {
	// After which half-move.
	Ply int    `js:"ply"`
	By  string `js:"by"` // ts: RightLostBy
}

// CastlingOption is one of the four castlings, judged as if that colour had the
// move now.
type CastlingOption = struct {
	Color string `js:"color"` // ts: Color
	Side  string `js:"side"`  // ts: Side
	// legal: may be done; prevented: the right is kept, and reasons tell what
	// stands in its way now; lost: gone for good; never: not held at ply 0.
	State string `js:"state"` // ts: CastlingState
	// How king and rook move; null where the right is gone.
	Method *string `js:"method"` // ts: CastlingMethod
	// Which of king and rook goes first by hand, where both make a move.
	Order *string `js:"order"` // ts: CastlingOrder
	// Who passes over whom.
	Jumps *string `js:"jumps"` // ts: CastlingJumps
	King  *Path   `js:"king"`
	Rook  *Path   `js:"rook"`
	// The move as engines write it; null unless legal for the player to move.
	UCI *string `js:"uci"`
	// The move in notation; null unless legal for the player to move.
	SAN *string `js:"san"`
	// When and by what the right was lost; null where it was not.
	Lost    *LostRight `js:"lost"`
	Reasons []Reason   `js:"reasons"`
	// Those of a, b, e (a-side) or e, h (h-side) on the home rank that need not
	// be empty for this castling.
	MayBeOccupied []string `js:"mayBeOccupied"` // ts: Square
}

// Castlings tells the castlings of both colours, or of those of one.
func (c *Context) Castlings(colors ...board.Color) []CastlingOption {
	list := make([]CastlingOption, 2*len(colors))
	for i := range list {
		side := castling.HSide
		if i&1 != 0 {
			side = castling.ASide
		}
		list[i] = *c.castlingOption(arbiter.CastlingOf(c.Game, c.Edition, colors[i>>1], side))
	}
	return list
}

func (c *Context) castlingOption(o *arbiter.CastlingOption) *CastlingOption {
	told := &CastlingOption{
		Color: o.Color.String(), Side: o.Side.String(), State: o.State.String(), SAN: c.notation(o.Move),
		Reasons: c.Reasons(o.Reasons, board.NewPiece(o.Color, board.King)), MayBeOccupied: []string{},
	}
	if told.SAN != nil {
		told.UCI = text(uci.Format(o.Move, c.Game.Variant()))
	}
	switch o.State {
	case arbiter.CastlingLost:
		told.Lost = &LostRight{Ply: o.Loss.Ply, By: o.Loss.By.String()}
	case arbiter.CastlingLegal, arbiter.CastlingPrevented:
		p := &o.Plan
		told.Method, told.Jumps = text(p.Method.String()), text(p.Jumps.String())
		if p.Method == castling.DoubleMove {
			told.Order = text(p.Order.String())
		}
		told.King = &Path{From: p.KingFrom.String(), To: p.KingTo.String()}
		told.Rook = &Path{From: p.RookFrom.String(), To: p.RookTo.String()}
		told.MayBeOccupied = squares(p.MayBeOccupied.Squares())
	}
	return told
}
