package board

// Who stands where: a Board of 32 bytes in four planes.

// Board tells which piece stands on each square. The bit of a square in Code0,
// Code1 and Code2 spells the Role there, and the bit in WhiteMen says whether
// the piece is White's. A square without a piece has no bit in any plane, so two
// Boards are equal exactly when the same pieces stand on the same squares. The
// zero Board is empty.
type Board struct {
	Code0, Code1, Code2 SquareSet
	WhiteMen            SquareSet
}

// Initial is the array of Article 2.3.
func Initial() Board {
	var b Board
	back := [8]Role{Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook}
	for file, role := range back {
		b.Put(SquareAt(file, 0), NewPiece(White, role))
		b.Put(SquareAt(file, 1), NewPiece(White, Pawn))
		b.Put(SquareAt(file, 6), NewPiece(Black, Pawn))
		b.Put(SquareAt(file, 7), NewPiece(Black, role))
	}
	return b
}

// Occupied returns the squares with a piece on them.
//
//go:inline
func (b *Board) Occupied() SquareSet { return b.Code0 | b.Code1 | b.Code2 }

// Men returns the squares with a piece of that colour.
//
//go:inline
func (b *Board) Men(c Color) SquareSet {
	return (b.WhiteMen ^ -SquareSet(c)) & b.Occupied()
}

// Pawns returns the squares of the pawns of both colours.
//
//go:inline
func (b *Board) Pawns() SquareSet { return b.Code0 &^ (b.Code1 | b.Code2) }

// Knights returns the squares of the knights of both colours.
//
//go:inline
func (b *Board) Knights() SquareSet { return b.Code1 &^ (b.Code0 | b.Code2) }

// Kings returns the squares of the kings of both colours.
//
//go:inline
func (b *Board) Kings() SquareSet { return b.Code0 & b.Code1 &^ b.Code2 }

// Diagonals returns the squares of the bishops and queens of both colours.
//
//go:inline
func (b *Board) Diagonals() SquareSet { return b.Code2 & b.Code0 }

// Orthogonals returns the squares of the rooks and queens of both colours.
//
//go:inline
func (b *Board) Orthogonals() SquareSet { return b.Code2 & b.Code1 }

// Rooks returns the squares of the rooks of both colours.
func (b *Board) Rooks() SquareSet { return b.Code2 & b.Code1 &^ b.Code0 }

// OfRole returns the squares of the pieces of that role, of both colours.
//
//go:noinline
func (b *Board) OfRole(r Role) SquareSet {
	plane := func(set SquareSet, bit Role) SquareSet {
		if r&bit != 0 {
			return set
		}
		return ^set
	}
	return b.Occupied() & plane(b.Code0, 1) & plane(b.Code1, 2) & plane(b.Code2, 4)
}

// Of returns the squares of the pieces of that colour and role.
func (b *Board) Of(c Color, r Role) SquareSet { return b.OfRole(r) & b.Men(c) }

// RoleAt returns the role of the piece on a square, NoRole where it is empty.
//
//go:inline
func (b *Board) RoleAt(s Square) Role {
	return Role(b.Code0>>(s&63)&1 | b.Code1>>(s&63)&1<<1 | b.Code2>>(s&63)&1<<2)
}

// At returns the piece on a square, NoPiece where it is empty.
func (b *Board) At(s Square) Piece {
	if s >= NoSquare {
		return NoPiece
	}
	r := b.RoleAt(s)
	if r == NoRole {
		return NoPiece
	}
	if b.WhiteMen.Has(s) {
		return NewPiece(White, r)
	}
	return NewPiece(Black, r)
}

// Put places a piece on a square, in place of what stood there; NoPiece clears it.
func (b *Board) Put(s Square, p Piece) {
	set := s.Set()
	b.Clear(set)
	b.Add(set, p)
}

// Clear empties the squares of the set.
func (b *Board) Clear(set SquareSet) {
	b.Code0 &^= set
	b.Code1 &^= set
	b.Code2 &^= set
	b.WhiteMen &^= set
}

// Add places the piece on all squares of the set, which must be empty.
func (b *Board) Add(set SquareSet, p Piece) {
	code := SquareSet(p)
	b.Code0 |= set & -(code & 1)
	b.Code1 |= set & -(code >> 1 & 1)
	b.Code2 |= set & -(code >> 2 & 1)
	if p != NoPiece {
		b.WhiteMen |= set & (code>>3&1 - 1)
	}
}

// KingOf returns the square of that colour's king: the lowest where there are
// several, NoSquare where there is none.
func (b *Board) KingOf(c Color) Square { return (b.Kings() & b.Men(c)).First() }
