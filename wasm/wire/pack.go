package wire

// Moves and destinations as numbers, for the calls that are made at every move.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
)

// Pack puts what JavaScript tells of a move, but for its notation, in 25 bits:
// from (bits 0 to 5), to (6 to 11), the roles of the piece (12 to 14), the
// captured piece (15 to 17) and the promotion (18 to 20), the castling (21 to 22:
// none, a-side, h-side), en passant (23), null move (24).
func Pack(p *position.Position, m position.Move, variant position.Variant) int32 {
	if m == position.NoMove {
		king := p.King(p.Turn())
		return int32(king) | int32(king)<<6 | int32(board.King)<<12 | 1<<24
	}
	packed := int32(m.From()) | int32(Target(m, variant))<<6 | int32(p.RoleAt(m.From()))<<12
	switch {
	case m.IsCastling():
		packed |= int32(m.CastlingSide()+1) << 21
	case m.IsEnPassant():
		packed |= int32(board.Pawn)<<15 | 1<<23
	default:
		packed |= int32(p.RoleAt(m.To()))<<15 | int32(m.Promotion())<<18
	}
	return packed
}

// PackMarked is Pack for a legal move that leads to the position next, with the marks of its
// notation in four bits more (25 to 28, package san): so JavaScript can write it.
func PackMarked(p *position.Position, m position.Move, next *position.Position, variant position.Variant) int32 {
	packed := Pack(p, m, variant)
	if m != position.NoMove {
		packed |= int32(san.MarksOf(p, m, next)) << 25
	}
	return packed
}

// Target returns the square to which a move goes as the variant writes it: for
// castling the king's in standard chess, the rook's in Chess960.
func Target(m position.Move, variant position.Variant) board.Square {
	if variant == position.Standard {
		return m.KingTo()
	}
	return m.To()
}

// Destinations are the squares that may be chosen as target for each piece: the
// targets of its moves, and for castling both the rook's square and the king's
// target, which in Chess960 can be the target of the king's own step as well.
type Destinations [64]board.SquareSet

// Fill sets the destinations to those of a position and returns the squares from
// which there are moves. What stands at other squares is not touched.
func (d *Destinations) Fill(p *position.Position) board.SquareSet {
	from := p.Targets((*[64]board.SquareSet)(d))
	if king := p.King(p.Turn()); p.CastlingRooks() != 0 && from.Has(king) {
		d.addKingTargets(p, king)
	}
	return from
}

// Only sets the destinations to those of some legal moves and returns the squares
// from which they go.
func (d *Destinations) Only(p *position.Position, moves []position.Move) (from board.SquareSet) {
	for _, m := range moves {
		if !from.Has(m.From()) {
			d[m.From()] = 0
		}
		d[m.From()] |= m.To().Set()
		from |= m.From().Set()
	}
	if king := p.King(p.Turn()); from.Has(king) {
		d.addKingTargets(p, king)
	}
	return from
}

// addKingTargets adds where the king lands to the rooks it may castle with.
func (d *Destinations) addKingTargets(p *position.Position, king board.Square) {
	b := p.Board()
	for rooks := d[king] & b.Men(p.Turn()); rooks != 0; rooks &= rooks - 1 {
		d[king] |= castling.KingTo(p.Turn(), castling.SideOf(king, rooks.First())).Set() &^ king.Set()
	}
}
