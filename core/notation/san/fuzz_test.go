package san_test

import (
	"slices"
	"testing"
	"unicode/utf8"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Whatever the text, reading gives a legal move or an error that points into the
// text; what is read is written so that it reads back, and strict reading takes
// only what is written.
func FuzzSAN(f *testing.F) {
	positions := []string{
		initial, bothCastle, passing, promoting, openGame, threeQueens, pawnOrBishop,
		"4k3/8/8/8/8/8/8/5K1R w H - 0 1", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1",
		"3qk3/4P3/3p4/4P3/8/8/8/4K3 w - - 0 1",
	}
	for _, text := range []string{
		"Nf3", "Ng1-f3", "O-O", "0-0-0+", "dxe3 e.p.", "a8(Q)", "a7a8q", "exd", "♘f3", "bxc3", "Qb1xd3#", "--", "e1g1",
		"Крd2", "N\xfff3", "a8 (=Q)!?", "f1h1", "", "Nf3 (=)", "兵e4",
	} {
		for i := range positions {
			f.Add(uint8(i), uint8(i), text)
		}
	}
	languages := san.Languages()
	f.Fuzz(func(t *testing.T, where, language uint8, text string) {
		p, e := fen.Read(positions[int(where)%len(positions)], position.Chess960)
		if e != nil {
			t.Fatal(e.Problems)
		}
		letters, _ := san.LettersOf(languages[int(language)%len(languages)])
		legal := p.Moves()
		lenient := san.Options{Mode: san.Lenient, Letters: letters, NullMoves: true}
		m, fault := san.Parse(&p, text, lenient)
		if fault != nil {
			if m != position.NoMove || fault.Code == reason.None || fault.Offset < 0 || fault.Offset > len(text) || !utf8.ValidString(fault.Token) || len(fault.Token) > 3*san.MaxLength {
				t.Fatalf("%q gives %v, %+v", text, m, fault)
			}
			for _, c := range fault.Candidates {
				if !slices.Contains(legal, c) {
					t.Fatalf("%q leaves the illegal %v", text, c)
				}
			}
			if fault.Code == reason.Ambiguous && len(fault.Candidates) < 2 {
				t.Fatalf("%q is ambiguous among %v", text, fault.Candidates)
			}
		} else if m != position.NoMove && !slices.Contains(legal, m) {
			t.Fatalf("%q reads as the illegal %v", text, m)
		}
		strict, fault := san.Parse(&p, text, san.Options{Letters: letters})
		if fault == nil && (strict != m || string(san.Append(nil, &p, strict, letters)) != text) {
			t.Fatalf("strictly, %q reads as %v, leniently as %v", text, strict, m)
		}
		if m == position.NoMove {
			return
		}
		written := string(san.Append(nil, &p, m, letters))
		if back, fault := san.Parse(&p, written, san.Options{Letters: letters}); fault != nil || back != m {
			t.Fatalf("%q reads as %v, written as %q it reads as %v", text, m, written, back)
		}
	})
}
