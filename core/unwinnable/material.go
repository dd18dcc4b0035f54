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

// hopeless tells whether the pieces of winner can mate in no position, whatever
// happens: a bare king; one knight where the opponent has nothing but queens, none
// of which can stand beside the king without being able to capture or to leave a
// square; bishops that stand on one colour of squares, where nothing but queens
// and rooks stands beside them.
//
// false says nothing.
func hopeless(b *board.Board, winner board.Color) bool {
	men := b.Men(winner)
	kings, knights := b.Kings(), b.Knights()
	pieces := men &^ kings
	if pieces == 0 {
		return true
	}
	if pieces == knights&pieces {
		return !pieces.More() && b.Occupied()&^(men|kings|b.Diagonals()&b.Orthogonals()) == 0
	}
	bishops := b.Diagonals() &^ b.Orthogonals()
	return pieces == bishops&pieces && knights|b.Pawns() == 0 &&
		(bishops&lightSquares == 0 || bishops&^lightSquares == 0)
}
