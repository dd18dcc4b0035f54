// Package unwinnable answers whether mate is still possible.
package unwinnable

// Can anybody still mate with the pieces that are left?

import "chessarbiter/core/board"

// lightSquares are the light squares: h1 and those it leads to by diagonals.
const lightSquares board.SquareSet = 0x55aa55aa55aa55aa

// ByMaterial tells whether the position is dead (Article 5.2.2) for the pieces
// alone, wherever they stand: whether no series of legal moves from any position
// with these pieces ends in mate. That is so exactly for the bare kings, for one
// knight beside the kings, and for bishops of either colour and any number that
// all stand on squares of one colour. Two knights, or a knight and any other
// piece of either player, can mate with help.
//
// false says nothing: a position with more material may be dead as well.
func ByMaterial(b *board.Board) bool {
	knights := b.Knights()
	bishops := b.Occupied() &^ (b.Kings() | knights)
	if bishops&^b.OfRole(board.Bishop) != 0 {
		return false
	}
	if bishops == 0 {
		return !knights.More()
	}
	return knights == 0 && (bishops&lightSquares == 0 || bishops&^lightSquares == 0)
}
