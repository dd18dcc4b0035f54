package arbiter

// Which castlings are possible, and why not the others?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// CastlingState is what has become of a castling.
type CastlingState uint8

// The four states.
const (
	CastlingLegal     CastlingState = iota // it may be done now
	CastlingPrevented                      // the right is kept, something stands in its way now
	CastlingLost                           // the right is gone for good
	CastlingNever                          // it was not held at the first position of the record
)

var castlingStateNames = [4]string{"legal", "prevented", "lost", "never"}

// String returns "legal", "prevented", "lost" or "never".
func (s CastlingState) String() string { return castlingStateNames[s&3] }

// CastlingOption is one of the four castlings of a game.
type CastlingOption struct {
	Color board.Color
	Side  castling.Side
	// State is judged as if Color had the move now.
	State CastlingState
	// Plan tells where king and rook go, by which method and in which order; zero
	// where the right is not kept. Its Order says something for a double move
	// only.
	Plan castling.Plan
	// Move is the castling, where the player who has the move may make it; else
	// position.NoMove.
	Move position.Move
	// Loss tells when and by what the right was lost; only where it was.
	Loss game.Loss
	// Reasons are all that stands in the way; none where State is CastlingLegal.
	Reasons []Ground
}

// CastlingOptions returns the four castlings at the cursor: White's to the h-side
// and to the a-side, then Black's.
func CastlingOptions(g *game.Game, e laws.Edition) [4]*CastlingOption {
	return [4]*CastlingOption{
		CastlingOf(g, e, board.White, castling.HSide), CastlingOf(g, e, board.White, castling.ASide),
		CastlingOf(g, e, board.Black, castling.HSide), CastlingOf(g, e, board.Black, castling.ASide),
	}
}

// CastlingStates returns the states of the four castlings, in the same order, without what stands
// behind them.
func CastlingStates(g *game.Game) (states [4]CastlingState) {
	p, start := g.Position(), g.Root().Position()
	for _, c := range [2]board.Color{board.White, board.Black} {
		possible := p.CastlingsOf(c)
		for _, side := range [2]castling.Side{castling.HSide, castling.ASide} {
			state := &states[2*int(c)+1-int(side)]
			switch rook := p.CastlingRook(c, side); {
			case rook != board.NoSquare && possible.Has(rook):
				*state = CastlingLegal
			case rook != board.NoSquare:
				*state = CastlingPrevented
			case start.CastlingRook(c, side) != board.NoSquare:
				*state = CastlingLost
			default:
				*state = CastlingNever
			}
		}
	}
	return states
}

// CastlingOf returns the castling of a colour to a side at the cursor.
func CastlingOf(g *game.Game, e laws.Edition, c board.Color, side castling.Side) *CastlingOption {
	option := &CastlingOption{Color: c, Side: side}
	p := g.Position()
	view := p.Castling(c, side)
	if !view.Held {
		option.lost(g, e)
		return option
	}
	option.Plan = view.Plan
	for i := range view.Reasons {
		addGround(&option.Reasons, e, &view.Reasons[i], variantDetail(g))
	}
	switch {
	case len(view.Reasons) > 0:
		option.State = CastlingPrevented
	case p.Turn() == c:
		option.Move, _ = p.Find(view.Plan.KingFrom, view.Plan.RookFrom, board.NoRole)
	}
	return option
}

// lost fills in a right that is not kept.
func (o *CastlingOption) lost(g *game.Game, e laws.Edition) {
	loss, state := g.CastlingLoss(o.Color, o.Side)
	if state == game.Never {
		o.State = CastlingNever
		addGround(&o.Reasons, e, &reason.Reason{Code: reason.CastlingNever}, variantDetail(g))
		return
	}
	o.State = CastlingLost
	o.Loss = loss
	start := g.Start()
	rook := start.CastlingRook(o.Color, o.Side)
	r := reason.New(loss.By.Code(), []board.Square{rook}, nil)
	r.Ply = loss.Ply
	addGround(&o.Reasons, e, r, variantDetail(g))
}
