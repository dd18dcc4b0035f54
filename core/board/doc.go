// Package board is the vocabulary and the geometry of chess: colours, roles,
// pieces, squares, sets of squares, who stands where and what attacks what.
//
// It knows no rules of play: no turn, no castling right, no check. Those stand
// in package position.
//
// Squares are numbered from a1 = 0 by files to h8 = 63, so that a square is
// 8*rank + file with rank and file in 0..7. The bit 1<<square of a SquareSet
// stands for that square.
package board
