package fen_test

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// FuzzFEN checks that every text gets a report, that the report, Read and the
// repaired FEN agree, and that what is written, also after a move, reads back as
// the same.
func FuzzFEN(f *testing.F) {
	for _, seed := range []string{
		"", initial, " " + kings + "\tw - - 0 1\n", "4k3/8/8/8/8/8/8/R3K2R w AH - 3 4",
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		"8/8/8/2k5/3Pp3/8/8/4K3 b - D3 0 1", "4k3/8/8/8/8/8/8/4K1RR w Gg - 0 1",
		"1rr1k3/8/8/8/8/8/8/1RR1K3 w CBc- e6 -1 99999 x", "4k3/pppppppp/p7/44/8/8/7/4K3 W KK é 0 0",
		"4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1", "rnbqkbnr/pppppppp", "////////", kings + " b - - 65535 65535", "\xff\x00 \u00a0\ufeff",
	} {
		f.Add(seed, false)
		f.Add(seed, true)
	}
	f.Fuzz(func(t *testing.T, text string, other bool) {
		variant := position.Standard
		if other {
			variant = position.Chess960
		}
		strict, lenient := fen.Check(text, variant, fen.Strict), fen.Check(text, variant, fen.Lenient)
		checkReports(t, text, strict, lenient)
		for _, report := range []*fen.Report{strict, lenient} {
			if len(report.Problems) > fen.MaxProblems {
				t.Errorf("%q: %d problems", text, len(report.Problems))
			}
			if report.Playable {
				checkRoundTrip(t, report.Position, variant)
				for _, m := range report.Position.Moves() {
					checkRoundTrip(t, report.Position.Play(m), variant)
				}
			}
		}
	})
}

// checkRoundTrip writes a position in every style and reads it back.
func checkRoundTrip(t *testing.T, p position.Position, variant position.Variant) {
	t.Helper()
	for _, style := range []fen.Style{{}, {Shredder: true}, {AlwaysEnPassant: true}, {Shredder: true, AlwaysEnPassant: true}} {
		text := fen.Format(&p, style)
		back, err := fen.Read(text, variant)
		if err != nil {
			t.Errorf("%q does not read back: %s", text, spell(err.Problems))
			continue
		}
		if style.AlwaysEnPassant && back != p || back.Key() != p.Key() ||
			back.Halfmoves() != p.Halfmoves() || back.Fullmove() != p.Fullmove() {
			t.Errorf("%q reads back as another position", text)
		}
		if !style.AlwaysEnPassant && back.PassedSquare() != board.NoSquare && back.EnPassant() == board.NoSquare {
			t.Errorf("%q names a square where nothing can capture", text)
		}
		for _, problem := range fen.Check(text, variant, fen.Strict).Problems {
			if problem.Level != reason.Reachable {
				t.Errorf("%q, as written, has a problem: %s", text, problem.Code)
			}
		}
	}
}
