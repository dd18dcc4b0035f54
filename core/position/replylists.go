package position

// Which replies are there to each move? For perft with full lists, as replies.go is for counting them.
//
// A move that touches nothing on which the opponent's men depend leaves them the list that they would have if
// the player passed, which is copied. Where it touches what the pieces or the pawns depend on,
// theirs is written anew, and the rest copied.

import (
	"slices"

	"chessarbiter/core/board"
)

// ReplyLists lists the replies to the moves of a position, quicker than by making each move. It is a value
// that is used again: Look takes in a position, then Append lists the replies to any of its moves.
type ReplyLists struct {
	replies
	// The moves of the opponent if the player passed: of the pieces, of the king, of the pawns.
	moves [MaxMoves]Move
	// Where those of the king begin, those of the pawns, and where all end.
	kingMoves, pawnMoves, end int
}

// Look takes in the position of whose moves Append will be asked.
func (r *ReplyLists) Look(p *Position) {
	r.look(p)
	v := &r.view
	r.kingMoves = v.writePieces(&r.passed, &r.moves, 0)
	r.pawnMoves = v.writeKing(&r.passed, &r.moves, r.kingMoves)
	r.end = writePawns(&r.moves, r.pawnMoves, v.pawnMoves(&r.passed), r.passed.turn)
}

// Append appends to list the replies to m, a legal move of p; p must be the position that Look took in. They
// are those that AppendMoves finds once m is made, in another order.
func (r *ReplyLists) Append(list []Move, p *Position, m Move) []Move {
	touched := bit(m.From()) | bit(m.To())
	if r.mustBeMade(p, m, touched) {
		p.PlayTo(&r.next, m)
		return r.next.AppendMoves(list)
	}
	n := len(list)
	if cap(list)-n < MaxMoves {
		list = slices.Grow(list, MaxMoves)
	}
	n += r.write((*[MaxMoves]Move)(list[n:n+MaxMoves]), touched)
	return list[:n]
}

// write writes to out the replies to a move that need not be made, and returns how many they are.
func (r *ReplyLists) write(out *[MaxMoves]Move, touched board.SquareSet) int {
	n, from, to := 0, 0, r.end // what of r.moves still holds
	if touched&(r.pieceSquares|r.pawnSquares) != 0 {
		v := &r.view
		v.shift(touched)
		if touched&r.pieceSquares != 0 {
			n = v.writePieces(&r.passed, out, n)
			from = r.kingMoves
		}
		if touched&r.pawnSquares != 0 {
			n = writePawns(out, n, v.pawnMoves(&r.passed), r.passed.turn)
			to = r.pawnMoves
		}
		v.shift(touched)
	}
	// Four at a time; the last of them may be none, and are written over.
	for ; from < to; from += 4 {
		*(*[4]Move)(out[n : n+4]) = *(*[4]Move)(r.moves[from : from+4])
		n += 4
	}
	return n - (from - to)
}
