package arbiter

// Why is a move not legal in this game?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Explanation is a verdict on one move.
type Explanation struct {
	Legal   bool
	Move    position.Move // position.NoMove where it is not legal
	Reasons []Ground      // every reason against it
}

// Explain tells whether the move from one square to another is legal at the
// cursor, and if not, every reason why. Castling may be given by the rook's
// square or, where no other king move goes there, by the king's target.
// promotion is what the pawn shall become, board.NoRole for nothing.
func Explain(g *game.Game, e laws.Edition, from, to board.Square, promotion board.Role) Explanation {
	p := g.Position()
	if from < board.NoSquare && to < board.NoSquare {
		if m, ok := p.Find(from, to, promotion); ok {
			return Explanation{Legal: true, Move: m}
		}
	}
	var x Explanation
	reasons := p.WhyNot(from, to, promotion)
	for i := range reasons {
		r := &reasons[i]
		if r.Code == reason.CastlingRightLost {
			if o := CastlingOf(g, e, p.At(from).Color(), castling.SideOf(from, to)); o.State >= CastlingLost {
				x.Reasons = append(x.Reasons, o.Reasons...)
				continue
			}
		}
		addGround(&x.Reasons, e, r, moveDetail(g, from, r.Code))
	}
	return x
}

// ExplainCastling tells every reason why the player who has the move may not castle to a
// side now. A square would not say it: the king may be free to step to its target.
func ExplainCastling(g *game.Game, e laws.Edition, side castling.Side) []Ground {
	var reasons []Ground
	p := g.Position()
	if king := p.King(p.Turn()); !p.HasMoves() {
		over := reason.Reason{Code: reason.GameOver, Squares: []uint8{uint8(king)}}
		addGround(&reasons, e, &over, moveDetail(g, king, over.Code))
	}
	return append(reasons, CastlingOf(g, e, p.Turn(), side).Reasons...)
}

// moveDetail is what besides the code tells which article a move offends.
func moveDetail(g *game.Game, from board.Square, code reason.Code) string {
	p := g.Position()
	switch {
	case code == reason.NotHowItMoves:
		return p.At(from).Role().String()
	case code == reason.GameOver && !p.InCheck():
		return reason.Stalemate.String()
	}
	return variantDetail(g)
}
