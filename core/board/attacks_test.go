package board

import "testing"

// slide walks a ray square by square: the slow oracle for the tables.
func slide(s Square, df, dr int, occupied SquareSet) SquareSet {
	var set SquareSet
	for f, r := s.File()+df, s.Rank()+dr; f >= 0 && f < 8 && r >= 0 && r < 8; f, r = f+df, r+dr {
		sq := SquareAt(f, r)
		set |= sq.Set()
		if occupied.Has(sq) {
			break
		}
	}
	return set
}

func randomSets(n int) []SquareSet {
	sets := make([]SquareSet, n)
	state := uint64(88172645463325252)
	next := func() SquareSet {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		return SquareSet(state)
	}
	for i := range sets {
		sets[i] = next()
		if i%3 == 1 {
			sets[i] &= next()
		}
		if i%3 == 2 {
			sets[i] &= next()
			sets[i] &= next()
		}
	}
	return sets
}

func TestLinePiecesAttackUpToTheFirstPieceInTheWay(t *testing.T) {
	for _, occupied := range randomSets(600) {
		for s := Square(0); s < 64; s++ {
			rook := slide(s, 1, 0, occupied) | slide(s, -1, 0, occupied) | slide(s, 0, 1, occupied) | slide(s, 0, -1, occupied)
			bishop := slide(s, 1, 1, occupied) | slide(s, -1, 1, occupied) | slide(s, 1, -1, occupied) | slide(s, -1, -1, occupied)
			if got := RookAttacks(s, occupied); got != rook {
				t.Fatalf("rook on %v with %#x occupied attacks %#x, want %#x", s, occupied, got, rook)
			}
			if got := BishopAttacks(s, occupied); got != bishop {
				t.Fatalf("bishop on %v with %#x occupied attacks %#x, want %#x", s, occupied, got, bishop)
			}
		}
	}
}

func TestLinesAreAttacksOnTheEmptyBoard(t *testing.T) {
	for s := Square(0); s < 64; s++ {
		if got, want := RookLines(s), RookAttacks(s, 0); got != want {
			t.Errorf("rank and file of %v: %#x, want %#x", s, got, want)
		}
		if got, want := BishopLines(s), BishopAttacks(s, 0); got != want {
			t.Errorf("diagonals of %v: %#x, want %#x", s, got, want)
		}
	}
}

func TestSquaresBetweenAndLines(t *testing.T) {
	for a := Square(0); a < 64; a++ {
		for b := Square(0); b < 64; b++ {
			df, dr := b.File()-a.File(), b.Rank()-a.Rank()
			var between, line SquareSet
			if a != b && (df == 0 || dr == 0 || df == dr || df == -dr) {
				sf, sr := sign(df), sign(dr)
				between = slide(a, sf, sr, b.Set()) &^ b.Set()
				line = slide(a, sf, sr, 0) | slide(a, -sf, -sr, 0) | a.Set()
			}
			if got := Between(a, b); got != between {
				t.Fatalf("between %v and %v: %#x, want %#x", a, b, got, between)
			}
			if got := Line(a, b); got != line {
				t.Fatalf("line through %v and %v: %#x, want %#x", a, b, got, line)
			}
		}
	}
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func TestAttackersAndAttackedByAgree(t *testing.T) {
	b := Initial()
	b.Put(SquareAt(4, 3), NewPiece(White, Knight))
	b.Put(SquareAt(3, 4), NewPiece(Black, Queen))
	b.Put(SquareAt(0, 3), NewPiece(Black, Pawn))
	for _, c := range []Color{White, Black} {
		all := b.AttackedBy(c, b.Occupied())
		for s := Square(0); s < 64; s++ {
			if got := b.Attackers(s, c, b.Occupied()) != 0; got != all.Has(s) {
				t.Errorf("%v attacks %v: by attackers %v, by the set %v", c, s, got, all.Has(s))
			}
		}
	}
}

func TestBoardKeepsWhatIsPut(t *testing.T) {
	var b Board
	for _, c := range []Color{White, Black} {
		for i, r := range Roles {
			s := SquareAt(i, int(c)*5)
			b.Put(s, NewPiece(c, r))
			if got := b.At(s); got != NewPiece(c, r) {
				t.Errorf("%v on %v reads %c", r, s, got.Letter())
			}
			if got := b.Of(c, r); got != s.Set() {
				t.Errorf("%v %v stand on %#x, want %v", c, r, got, s)
			}
		}
		if got := b.Men(c); got.Count() != 6 {
			t.Errorf("%v has %d men, want 6", c, got.Count())
		}
	}
	b.Clear(^SquareSet(0))
	if b != (Board{}) {
		t.Errorf("a cleared board is %v", b)
	}
}

func TestNamesOfSquaresReadBack(t *testing.T) {
	for s := Square(0); s < 64; s++ {
		if got, ok := ParseSquare(s.String()); !ok || got != s {
			t.Errorf("%v reads back as %v", s, got)
		}
	}
	for _, bad := range []string{"", "e", "e9", "i1", "e44", "4e", "E4", "-"} {
		if got, ok := ParseSquare(bad); ok {
			t.Errorf("%q reads as %v", bad, got)
		}
	}
}
