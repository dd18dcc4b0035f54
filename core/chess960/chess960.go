// Package chess960 numbers the 960 starting positions of Chess960 as Reinhard
// Scharnagl does: 0 is BBQNNRKR, 518 the array of classical chess, 959 RKRNNQBB
// (Guidelines II.2 of the Laws say what makes an array one of them).
package chess960

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Count is how many starting positions there are.
const Count = 960

// Classical is the number of the array of classical chess.
const Classical = 518

// knightPairs lists on which two of the five squares left for them the knights
// stand, by their number.
var knightPairs = [][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}

// FromNumber returns the starting position of that number. ok is false where the
// number is not in 0..959.
func FromNumber(number int) (p position.Position, ok bool) {
	if number < 0 || number >= Count {
		return p, false
	}
	var setup position.Setup
	for file, role := range array(number) {
		for _, c := range [2]board.Color{board.White, board.Black} {
			square := board.SquareAt(file, c.HomeRank())
			setup.Board.Put(square, board.NewPiece(c, role))
			setup.Board.Put(board.SquareAt(file, 1+5*int(c)), board.NewPiece(c, board.Pawn))
			if role == board.Rook {
				setup.Rooks |= square.Set()
			}
		}
	}
	setup.EnPassant, setup.Fullmove = board.NoSquare, 1
	p, _, ok = position.NewPlayable(setup, position.Chess960)
	return p, ok
}

// array returns the roles on the first rank, a-file first. The number tells, in
// this order, the light-squared bishop (four squares), the dark-squared bishop
// (four), the queen (the six squares left), the knights (ten pairs of the five
// left); the last three squares are those of rook, king and rook.
func array(number int) (roles [8]board.Role) {
	roles[1+2*(number%4)] = board.Bishop
	number /= 4
	roles[2*(number%4)] = board.Bishop
	number /= 4
	place(&roles, number%6, board.Queen)
	pair := knightPairs[number/6]
	place(&roles, pair[1], board.Knight)
	place(&roles, pair[0], board.Knight)
	place(&roles, 0, board.Rook)
	place(&roles, 0, board.King)
	place(&roles, 0, board.Rook)
	return roles
}

// place puts a role on the empty square of that index, counted from the a-file.
//
//go:noinline
func place(roles *[8]board.Role, index int, role board.Role) {
	for file := range roles {
		if roles[file] != board.NoRole {
			continue
		}
		if index == 0 {
			roles[file] = role
			return
		}
		index--
	}
}

// Number returns the number of a starting position: all men on their first
// squares, White to move, all four castling rights kept. Counters do not matter.
func Number(p *position.Position) (number int, ok bool) {
	b := p.Board()
	if number, ok = numberOf(&b); !ok {
		return 0, false
	}
	start, _ := FromNumber(number)
	if start.Key() != p.Key() {
		return 0, false
	}
	return number, true
}

// numberOf reads the number off the first rank, as far as that is possible.
func numberOf(b *board.Board) (number int, ok bool) {
	light, dark, queen := -1, -1, -1
	var knights []int
	left, leftForKnights := 0, 0 // squares passed that bishops, or bishops and queen, leave
	for file := 0; file < 8; file++ {
		role := b.RoleAt(board.SquareAt(file, 0))
		switch {
		case role == board.Bishop && file%2 == 1:
			light = file / 2
			continue
		case role == board.Bishop:
			dark = file / 2
			continue
		case role == board.Queen:
			queen = left
			left++
			continue
		case role == board.Knight:
			knights = append(knights, leftForKnights)
		}
		left++
		leftForKnights++
	}
	if light < 0 || dark < 0 || queen < 0 || queen > 5 || len(knights) != 2 {
		return 0, false
	}
	for i, pair := range knightPairs {
		if pair == [2]int{knights[0], knights[1]} {
			return light + 4*(dark+4*(queen+6*i)), true
		}
	}
	return 0, false
}

// Shuffle is for programs in Go; the JavaScript API draws the number by itself, in
// the same way. It draws a number with the caller's source of chance, which returns
// numbers in 0 <= x < 1, all equally likely. Whatever it returns, the number is
// one in 0..959.
func Shuffle(random func() float64) int {
	x := random()
	if !(x > 0) {
		return 0
	}
	return int(min(x*Count, Count-1))
}
