package board

// Where: the 64 squares and sets of them.

import (
	"iter"
	"math/bits"
)

// Square is one of the 64 squares, a1 = 0, b1 = 1 … h8 = 63, or NoSquare.
type Square uint8

// NoSquare stands where there is no square to name.
const NoSquare Square = 64

// The squares that castling names, and the corners.
const (
	A1, B1, C1, D1, E1, F1, G1, H1 Square = 0, 1, 2, 3, 4, 5, 6, 7
	A8, B8, C8, D8, E8, F8, G8, H8 Square = 56, 57, 58, 59, 60, 61, 62, 63
)

// SquareAt returns the square on a file (0 = a) and a rank (0 = the first),
// both in 0..7.
func SquareAt(file, rank int) Square { return Square(rank<<3 | file) }

// ParseSquare reads a square's name such as "e4".
//
//go:noinline
func ParseSquare(name string) (Square, bool) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return NoSquare, false
	}
	return SquareAt(int(name[0]-'a'), int(name[1]-'1')), true
}

// File returns 0 for the a-file to 7 for the h-file.
func (s Square) File() int { return int(s & 7) }

// Rank returns 0 for the first rank to 7 for the eighth.
func (s Square) Rank() int { return int(s >> 3) }

// Set returns the set of this one square; the empty set for NoSquare.
func (s Square) Set() SquareSet {
	if s >= NoSquare {
		return 0
	}
	return 1 << (s & 63)
}

// String returns the square's name, "-" for NoSquare.
func (s Square) String() string {
	if s >= NoSquare {
		return "-"
	}
	return string([]byte{'a' + byte(s&7), '1' + byte(s>>3)})
}

// HomeRank returns the rank (0 or 7) on which the pieces of a colour start.
func (c Color) HomeRank() int { return int(c) * 7 }

// SquareSet is a set of squares: the bit 1<<square for each.
type SquareSet uint64

// Files and ranks as sets.
const (
	FileA SquareSet = 0x0101010101010101
	FileH SquareSet = 0x8080808080808080
	Rank1 SquareSet = 0xff
	Rank8 SquareSet = 0xff << 56
)

// FileSet returns the squares of a file, 0 = a.
func FileSet(file int) SquareSet { return FileA << (uint(file) & 7) }

// RankSet returns the squares of a rank, 0 = the first.
func RankSet(rank int) SquareSet { return Rank1 << (uint(rank) & 7 * 8) }

// Has tells whether the square is in the set; NoSquare never is.
func (set SquareSet) Has(s Square) bool { return s < NoSquare && set>>(s&63)&1 != 0 }

// Count returns how many squares the set has.
func (set SquareSet) Count() int { return bits.OnesCount64(uint64(set)) }

// First returns the lowest square of the set, NoSquare for the empty set.
func (set SquareSet) First() Square { return Square(bits.TrailingZeros64(uint64(set))) }

// Last returns the highest square of the set, NoSquare for the empty set.
func (set SquareSet) Last() Square {
	if set == 0 {
		return NoSquare
	}
	return Square(63 - bits.LeadingZeros64(uint64(set)))
}

// More tells whether the set has two squares or more.
func (set SquareSet) More() bool { return set&(set-1) != 0 }

// All yields the squares of the set from a1 to h8.
func (set SquareSet) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for rest := set; rest != 0; rest &= rest - 1 {
			if !yield(rest.First()) {
				return
			}
		}
	}
}

// Squares returns the squares of the set from a1 to h8 as a slice.
func (set SquareSet) Squares() []Square {
	list := make([]Square, 0, set.Count())
	for rest := set; rest != 0; rest &= rest - 1 {
		list = append(list, rest.First())
	}
	return list
}
