package position

// When are two positions the same?

import (
	"math/bits"

	"chessarbiter/core/board"
)

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
func (k Key) Hash() uint64 { return hash(&k.Board, k.CastlingRooks, k.EnPassant, k.Turn) }

// Hash is Key().Hash(), quicker.
func (p *Position) Hash() uint64 { return hash(&p.board, p.rooks, p.EnPassant(), p.turn) }

// hash multiplies side by side: each would have to wait for the one before otherwise.
func hash(b *board.Board, rooks board.SquareSet, enPassant board.Square, turn board.Color) uint64 {
	const mix = 0x9e3779b97f4a7c15
	h := uint64(b.Code0)*mix + bits.RotateLeft64(uint64(b.Code1)*mix, 13) +
		bits.RotateLeft64(uint64(b.Code2)*mix, 26) + bits.RotateLeft64(uint64(b.WhiteMen)*mix, 39) +
		bits.RotateLeft64(uint64(rooks)*mix, 52) + uint64(enPassant)<<1 + uint64(turn)
	h = (h ^ h>>32) * mix
	return h ^ h>>32
}
