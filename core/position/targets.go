package position

// Where may each piece go?

import "chessarbiter/core/board"

// Targets writes to targets, for each square with a piece that can move, the
// squares to which it may go, and returns those squares with a piece; what stands
// in targets for the others says nothing. For castling the square is the
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
	b, us := &p.board, p.turn
	t := v.pawnMoves(p)
	for rest := b.Pawns() & v.us; rest != 0; rest &= rest - 1 {
		pawn := rest & -rest
		ahead := forward(pawn, us)
		from |= tell(targets, pawn, ahead&t.one|forward(ahead, us)&t.two|
			(ahead&^board.FileA)>>1&t.towardsA|(ahead&^board.FileH)<<1&t.towardsH)
	}
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		from |= tell(targets, rest&-rest, board.KnightAttacks(rest.First())&v.targets)
	}
	for rest := b.Diagonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		from |= tell(targets, rest&-rest, board.BishopAttacks(rest.First(), v.occupied)&v.targets)
	}
	for rest := b.Orthogonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s := rest.First()
		queen := -(b.Diagonals() >> (s & 63) & 1) // all bits for a queen, whose diagonals are told
		from |= tell(targets, rest&-rest, board.RookAttacks(s, v.occupied)&v.targets|targets[s&63]&queen)
	}
	for rest := v.pinned &^ b.Pawns(); rest != 0; rest &= rest - 1 {
		from |= tell(targets, rest&-rest, v.pinnedTargets(p, rest.First()))
	}
	for rest := v.enPassantFrom(p); rest != 0; rest &= rest - 1 {
		targets[rest.First()&63] |= bit(p.enPassant)
		from |= rest & -rest
	}
	return from
}

// tell writes where the piece on a square may go, and returns the square where it may go anywhere. It
// takes no way of two, which would be guessed wrong often.
//
//go:inline
func tell(targets *[64]board.SquareSet, square, set board.SquareSet) board.SquareSet {
	targets[square.First()&63] = set
	if set == 0 {
		square = 0
	}
	return square
}
