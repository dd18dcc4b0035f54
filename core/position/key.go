package position

// When are two positions the same?

import "chessarbiter/core/board"

// Key is a position as Article 9.2.3 compares it: two positions are the same
// exactly when their Keys are equal. That is: the same player has the move, the
// same pieces stand on the same squares, the same castling rights are kept
// (whether or not they can be used, 9.2.3.2), and the same pawn can be captured
// en passant, which counts only where the capture is legal (9.2.3.1). Counters do
// not matter.
type Key struct {
	Board         board.Board
	CastlingRooks board.SquareSet
	EnPassant     board.Square // NoSquare unless a capture is legal
	Turn          board.Color
}

// Key returns what the Laws compare.
//
//go:noinline
func (p *Position) Key() Key {
	return Key{Board: p.board, CastlingRooks: p.rooks, EnPassant: p.EnPassant(), Turn: p.turn}
}

// Hash returns a number that is equal for equal Keys and nearly always differs
// for others: it finds candidates, equality of the Keys decides.
func (k Key) Hash() uint64 {
	h := uint64(k.EnPassant)<<1 | uint64(k.Turn)
	for _, word := range [5]board.SquareSet{k.Board.Code0, k.Board.Code1, k.Board.Code2, k.Board.WhiteMen, k.CastlingRooks} {
		h = (h ^ uint64(word)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}
