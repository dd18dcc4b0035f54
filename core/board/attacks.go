package board

// What attacks what: the squares that a piece attacks from a square, and the
// lines between squares.
//
// Bishops and rooks use two tables of 4 kB ("kindergarten" lookups): a
// multiplication gathers the six inner squares of a line into an index of six
// bits. Larger magic tables were a little faster in the prototypes and cost
// 841 kB of memory and 25 ms at the start; RATIONALE.md has the figures.
//
// The release compiler is told to make small code (-opt=s); what listing and
// counting moves spend their time in is marked for it to inline all the same.

import "math/bits"

var (
	knightAttacks [64]SquareSet
	kingAttacks   [64]SquareSet
	pawnAttacks   [2][64]SquareSet

	// lineAttacks[file][inner] are the squares of a rank that a line piece on
	// that file attacks, repeated on all eight ranks, for the six inner squares
	// occupied as in inner.
	lineAttacks [8][64]SquareSet
	// fileAttacks[rank][inner] is the same for a file, repeated on all eight
	// files, rank 7 in the lowest bit of inner.
	fileAttacks [8][64]SquareSet

	diagonal, antidiagonal [64]SquareSet // without the square itself
	upright                [64]cross
	bishopLines, rookLines [64]SquareSet // both diagonals, rank and file
	between                [64][64]SquareSet
)

// cross is the rank and the file of a square, without it, and what each is
// multiplied by to bring its six inner squares to the top six bits.
type cross struct{ rank, gatherRank, file, gatherFile SquareSet }

// Multiplying by gatherDiagonal brings files b to g of a diagonal, one square a
// file, to the top six bits; by gatherFile ranks 7 to 2 of the a-file.
const (
	gatherDiagonal = FileA << 1
	gatherFile     = 0x0080402010080400
	// spreadRank spreads files a to g of the first rank over ranks 1 to 7 of the a-file.
	spreadRank = 0x0002040810204081
)

// The long diagonals.
const (
	a1h8 SquareSet = 0x8040201008040201
	a8h1 SquareSet = 0x0102040810204080
)

func init() {
	for s := Square(0); s < 64; s++ {
		set := s.Set()
		beside := besides(set)
		kingAttacks[s] = (beside|set)<<8 | (beside|set)>>8 | beside
		pawnAttacks[White][s], pawnAttacks[Black][s] = beside<<8, beside>>8
		far := besides(beside) &^ set // two files away, where there are so many
		knightAttacks[s] = beside<<16 | beside>>16 | far<<8 | far>>8
		diagonal[s] = shiftRanks(a1h8, s.Rank()-s.File()) &^ set
		antidiagonal[s] = shiftRanks(a8h1, s.Rank()+s.File()-7) &^ set
		upright[s] = cross{
			RankSet(s.Rank()) &^ set, 1 << (57 - 8*s.Rank()),
			FileSet(s.File()) &^ set, gatherFile >> s.File(),
		}
		bishopLines[s] = diagonal[s] | antidiagonal[s]
		rookLines[s] = upright[s].rank | upright[s].file
		for _, d := range directions[:] {
			var passed SquareSet
			for f, r := s.File()+d[0], s.Rank()+d[1]; f >= 0 && f < 8 && r >= 0 && r < 8; f, r = f+d[0], r+d[1] {
				t := SquareAt(f, r)
				between[s][t] = passed
				passed |= t.Set()
			}
		}
	}
	for pos := range 8 {
		for inner := range 64 {
			row := rowAttacks(pos, inner<<1)
			lineAttacks[pos][inner] = row * FileA
			// A file is the same row, its inner squares from the other end.
			file := (row&0x7f)*spreadRank&FileA | row>>7<<56
			fileAttacks[pos][bits.Reverse8(uint8(inner<<1))>>1] = file * Rank1
		}
	}
}

// directions are the eight ways along a line: files and ranks a step.
var directions = [8][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}

// besides returns the squares beside those of a set, on the same ranks.
func besides(set SquareSet) SquareSet { return (set&^FileA)>>1 | (set&^FileH)<<1 }

// shiftRanks moves a set up by so many ranks, down where they are negative.
func shiftRanks(set SquareSet, ranks int) SquareSet {
	if ranks < 0 {
		return set >> (-8 * ranks)
	}
	return set << (8 * ranks)
}

// rowAttacks returns which of the eight squares of the first rank a line piece at
// pos attacks when the squares of occupied are occupied.
func rowAttacks(pos, occupied int) SquareSet {
	self := 1 << pos
	before := occupied & (self - 1)
	after := occupied&^(self<<1-1) | 1<<7
	nearest := 1 << (bits.Len8(uint8(before|1)) - 1)
	next := after & -after
	return SquareSet(self - nearest | (next<<1-1)&^(self<<1-1))
}

// KnightAttacks returns the squares a knight attacks (Article 3.6).
//
//go:inline
func KnightAttacks(s Square) SquareSet { return knightAttacks[s&63] }

// KingAttacks returns the squares a king attacks (Article 3.8.1).
//
//go:inline
func KingAttacks(s Square) SquareSet { return kingAttacks[s&63] }

// PawnAttacks returns the squares a pawn of that colour attacks (Article 3.7.3).
//
//go:inline
func PawnAttacks(c Color, s Square) SquareSet { return pawnAttacks[c&1][s&63] }

// BishopAttacks returns the squares a bishop attacks when those of occupied are
// occupied (Article 3.2).
//
//go:inline
func BishopAttacks(s Square, occupied SquareSet) SquareSet {
	d, a := diagonal[s&63], antidiagonal[s&63]
	line := &lineAttacks[s&7]
	return d&line[(occupied&d)*gatherDiagonal>>58] | a&line[(occupied&a)*gatherDiagonal>>58]
}

// RookAttacks returns the squares a rook attacks when those of occupied are
// occupied (Article 3.3).
//
//go:inline
func RookAttacks(s Square, occupied SquareSet) SquareSet {
	c := &upright[s&63]
	return c.rank&lineAttacks[s&7][(occupied&c.rank)*c.gatherRank>>58] |
		c.file&fileAttacks[s>>3&7][(occupied&c.file)*c.gatherFile>>58]
}

// BishopLines returns the two diagonals of a square, without it.
//
//go:inline
func BishopLines(s Square) SquareSet { return bishopLines[s&63] }

// RookLines returns the rank and the file of a square, without it.
//
//go:inline
func RookLines(s Square) SquareSet { return rookLines[s&63] }

// Attacks returns the squares that a piece on s attacks when those of occupied
// are occupied; the empty set for NoPiece.
func Attacks(p Piece, s Square, occupied SquareSet) SquareSet {
	role := p.Role()
	var set SquareSet
	switch role {
	case Pawn:
		return PawnAttacks(p.Color(), s)
	case Knight:
		return KnightAttacks(s)
	case King:
		return KingAttacks(s)
	}
	if role == Bishop || role == Queen {
		set = BishopAttacks(s, occupied)
	}
	if role == Rook || role == Queen {
		set |= RookAttacks(s, occupied)
	}
	return set
}

// Between returns the squares strictly between two squares of one rank, file or
// diagonal; the empty set for any other two.
//
//go:inline
func Between(a, b Square) SquareSet { return between[a&63][b&63] }

// Line returns all squares of the rank, file or diagonal on which both squares
// stand, with the two themselves; the empty set where there is none, or where
// they are one square.
//
//go:noinline
func Line(a, b Square) SquareSet {
	both := a.Set() | b.Set()
	switch {
	case a == b:
	case a.Rank() == b.Rank():
		return RankSet(a.Rank())
	case a.File() == b.File():
		return FileSet(a.File())
	case diagonal[a&63].Has(b):
		return diagonal[a&63] | both
	case antidiagonal[a&63].Has(b):
		return antidiagonal[a&63] | both
	}
	return 0
}

// Attackers returns the squares of the men of color by that attack a square
// when those of occupied are occupied.
func (b *Board) Attackers(s Square, by Color, occupied SquareSet) SquareSet {
	return b.Men(by) & occupied & (knightAttacks[s&63]&b.Knights() |
		kingAttacks[s&63]&b.Kings() |
		pawnAttacks[by.Other()&1][s&63]&b.Pawns() |
		BishopAttacks(s, occupied)&b.Diagonals() |
		RookAttacks(s, occupied)&b.Orthogonals())
}

// AttackedBy returns all squares that the men of a colour attack when those of
// occupied are occupied.
func (b *Board) AttackedBy(by Color, occupied SquareSet) SquareSet {
	men := b.Men(by)
	pawns := uint64(b.Pawns() & men)
	shift := 8 - 16*int(by)
	forward := SquareSet(bits.RotateLeft64(pawns, shift))
	set := (forward&^FileA)>>1 | (forward&^FileH)<<1
	for rest := b.Knights() & men; rest != 0; rest &= rest - 1 {
		set |= knightAttacks[rest.First()&63]
	}
	for rest := b.Diagonals() & men; rest != 0; rest &= rest - 1 {
		set |= BishopAttacks(rest.First(), occupied)
	}
	for rest := b.Orthogonals() & men; rest != 0; rest &= rest - 1 {
		set |= RookAttacks(rest.First(), occupied)
	}
	for rest := b.Kings() & men; rest != 0; rest &= rest - 1 {
		set |= kingAttacks[rest.First()&63]
	}
	return set
}
