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
	enPassant := v.enPassantFrom(p)
	for rest := v.us &^ bit(v.king); rest != 0; rest &= rest - 1 {
		s := rest.First()
		var set board.SquareSet
		switch piece := p.board.At(s); piece.Role() {
		case board.Pawn:
			t := v.pawnTargets(bit(s), p.turn)
			set = t.one | t.two | t.towardsA | t.towardsH
			if v.pinned&bit(s) != 0 {
				set &= board.Line(v.king, s)
			}
			if enPassant&bit(s) != 0 {
				set |= bit(p.enPassant)
			}
		default:
			set = board.Attacks(piece, s, v.occupied) & v.targets
			if v.pinned&bit(s) != 0 {
				set &= board.Line(v.king, s)
			}
		}
		if set != 0 {
			targets[s&63] = set
			from |= bit(s)
		}
	}
	return from
}
