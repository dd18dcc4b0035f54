package position

// Is one move legal?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

// IsLegal tells whether the move is legal, its kind included.
func (p *Position) IsLegal(m Move) bool {
	found, ok := p.Find(m.From(), m.To(), m.Promotion())
	return ok && found == m
}

// Find returns the legal move from one square to another. Castling is found by
// the rook's square always, and by the square on which the king lands where no
// other king move goes there. Where the pawn would promote, promotion must name
// the role; elsewhere it must be NoRole.
func (p *Position) Find(from, to board.Square, promotion board.Role) (Move, bool) {
	v := p.look()
	if from >= board.NoSquare || to >= board.NoSquare || v.us&bit(from) == 0 {
		return NoMove, false
	}
	role := p.board.RoleAt(from)
	if role == board.Pawn {
		return v.findPawn(p, from, to, promotion)
	}
	if promotion != board.NoRole {
		return NoMove, false
	}
	if role == board.King {
		return v.findKing(p, to)
	}
	targets := board.Attacks(p.board.At(from), from, v.occupied) & v.targets
	if v.pinned&bit(from) != 0 {
		targets &= board.Line(v.king, from)
	}
	if targets&bit(to) == 0 {
		return NoMove, false
	}
	return newMove(from, to, kindNormal), true
}

func (v *view) findKing(p *Position, to board.Square) (Move, bool) {
	targets, rooks := v.kingMoves(p)
	if targets&bit(to) != 0 {
		return newMove(v.king, to, kindNormal), true
	}
	for ; rooks != 0; rooks &= rooks - 1 {
		rook := rooks.First()
		if to == rook || to != v.king && to == castling.KingTo(p.turn, castling.SideOf(v.king, rook)) {
			return newMove(v.king, rook, kindCastling), true
		}
	}
	return NoMove, false
}

func (v *view) findPawn(p *Position, from, to board.Square, promotion board.Role) (Move, bool) {
	t := v.pawnTargets(bit(from), p.turn)
	if v.pinned&bit(from) != 0 {
		t = v.pinnedPawn(from, p.turn)
	}
	promotes := bit(to)&endRanks != 0
	kind := kindNormal
	switch {
	case (t.one|t.towardsA|t.towardsH)&bit(to) != 0:
		if promotes {
			kind = kindPromotion | int(promotion)
		}
	case t.two&bit(to) != 0:
		kind = kindDoubleStep
	case to == p.enPassant && v.enPassantFrom(p)&bit(from) != 0:
		kind = kindEnPassant
	default:
		return NoMove, false
	}
	if promotes != slices.Contains(board.Promotions[:], promotion) || !promotes && promotion != board.NoRole {
		return NoMove, false
	}
	return newMove(from, to, kind), true
}
