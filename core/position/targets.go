package position

// Where may each piece go?

import "chessarbiter/core/board"

// Targets writes to targets, for each square with a piece that can move, the
// squares to which it may go, and returns those squares with a piece; what stands
// in targets for the others is not touched. For castling the square is the
// rook's, the only own piece that can be a target.
func (p *Position) Targets(targets *[64]board.SquareSet) (from board.SquareSet) {
	v := p.look()
	king, rooks := v.kingMoves(p)
	if king |= rooks; king != 0 {
		targets[v.king&63] = king
		from = bit(v.king)
	}
	if v.checkers.More() {
		return from
	}
	b := &p.board
	t := v.pawnMoves(p)
	for rest := b.Pawns() & v.us; rest != 0; rest &= rest - 1 {
		pawn := rest & -rest
		ahead := forward(pawn, p.turn)
		from |= tell(targets, pawn, ahead&t.one|forward(ahead, p.turn)&t.two|
			(ahead&^board.FileA)>>1&t.towardsA|(ahead&^board.FileH)<<1&t.towardsH)
	}
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		from |= tell(targets, rest&-rest, board.KnightAttacks(rest.First())&v.targets)
	}
	for rest := (b.Diagonals() | b.Orthogonals()) & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s, piece := rest.First(), rest&-rest
		var set board.SquareSet
		if b.Diagonals()&piece != 0 {
			set = board.BishopAttacks(s, v.occupied)
		}
		if b.Orthogonals()&piece != 0 {
			set |= board.RookAttacks(s, v.occupied)
		}
		from |= tell(targets, piece, set&v.targets)
	}
	for rest := v.pinned &^ b.Pawns(); rest != 0; rest &= rest - 1 {
		from |= tell(targets, rest&-rest, v.pinnedTargets(p, rest.First()))
	}
	for rest := v.enPassantFrom(p); rest != 0; rest &= rest - 1 {
		if pawn := rest & -rest; from&pawn == 0 {
			from |= tell(targets, pawn, bit(p.enPassant))
		} else {
			targets[rest.First()&63] |= bit(p.enPassant)
		}
	}
	return from
}

// tell writes where the piece on a square may go, and returns the square where it may go anywhere.
//
//go:inline
func tell(targets *[64]board.SquareSet, square, set board.SquareSet) board.SquareSet {
	if set == 0 {
		return 0
	}
	targets[square.First()&63] = set
	return square
}
