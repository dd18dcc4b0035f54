package uci_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func at(t testing.TB, text string, variant position.Variant) position.Position {
	t.Helper()
	p, e := fen.Read(text, variant)
	if e != nil {
		t.Fatalf("%s cannot be played: %v", text, e.Problems)
	}
	return p
}

const (
	initial    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	bothCastle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	promoting  = "8/P6k/8/8/8/8/8/4K3 w - - 0 1"
)

func TestMovesAreReadAndWritten(t *testing.T) {
	for _, test := range []struct {
		name, fen          string
		variant            position.Variant
		texts              string // spellings of one move, separated by a space
		standard, chess960 string
	}{
		{"a step", initial, position.Standard, "g1f3", "g1f3", "g1f3"},
		{"a double step", initial, position.Standard, "e2e4", "e2e4", "e2e4"},
		{"a capture en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", position.Standard, "d4e3", "d4e3", "d4e3"},
		{"a promotion", promoting, position.Standard, "a7a8n", "a7a8n", "a7a8n"},
		{"castling on the h-side in both spellings", bothCastle, position.Standard, "e1g1 e1h1", "e1g1", "e1h1"},
		{"castling on the a-side in both spellings", bothCastle, position.Standard, "e1c1 e1a1", "e1c1", "e1a1"},
		{"Black's castling", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", position.Standard, "e8c8 e8a8", "e8c8", "e8a8"},
		{"the classical castling in Chess960", bothCastle, position.Chess960, "e1g1 e1h1", "e1g1", "e1h1"},
		{"castling beside a step to the same square", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "f1h1", "f1g1", "f1h1"},
		{"the step beside castling", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "f1g1", "f1g1", "f1g1"},
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", position.Chess960, "f1g1", "f1g1", "f1g1"},
		{"only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", position.Chess960, "g1h1", "g1g1", "g1h1"},
		{"castling from afar", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", position.Chess960, "b1g1 b1h1", "b1g1", "b1h1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, test.variant)
			var first position.Move
			for i, text := range strings.Fields(test.texts) {
				m, e := uci.Parse(&p, text)
				if e != nil || i > 0 && m != first {
					t.Fatalf("%s reads as %v, %v; the first as %v", text, m, e, first)
				}
				first = m
			}
			if got := uci.Format(first, position.Standard); got != test.standard {
				t.Errorf("in chess it is written %s, want %s", got, test.standard)
			}
			if got := uci.Format(first, position.Chess960); got != test.chess960 {
				t.Errorf("in Chess960 it is written %s, want %s", got, test.chess960)
			}
		})
	}
}

func TestOtherTextsAreRefused(t *testing.T) {
	for _, test := range []struct {
		name, fen, texts string
		code             reason.Code
		offset           int
		from, to         string
	}{
		{"nothing", initial, "", reason.Unreadable, 0, "-", "-"},
		{"too short", initial, "e2e", reason.Unreadable, 3, "-", "-"},
		{"too long", promoting, "a7a8qq|a7a8q ", reason.Unreadable, 5, "-", "-"},
		{"capitals", promoting, "A7A8q", reason.Unreadable, 0, "-", "-"},
		{"a capital for the promotion", promoting, "a7a8Q|a7a8=q|a7a8\xff|a7a8 q", reason.Unreadable, 4, "-", "-"},
		{"no square of departure", initial, "i2e4| e2e4|\x00|é2e4|0-0|O-O|Nf3", reason.Unreadable, 0, "-", "-"},
		{"no target", initial, "e2e9", reason.Unreadable, 3, "-", "-"},
		{"a dash", initial, "e2-e4", reason.Unreadable, 2, "-", "-"},
		{"the null move", initial, "0000", reason.NullMove, 0, "-", "-"},
		{"a pawn that would become a king or stay one", promoting, "a7a8k|a7a8p", reason.PromotionRole, 4, "a7", "a8"},
		{"a promotion without its piece", promoting, "a7a8", reason.PromotionMissing, 4, "a7", "a8"},
		{"a promotion before the last rank", initial, "e2e4q", reason.PromotionNotPossible, 4, "e2", "e4"},
		{"a promotion of another piece", initial, "g1f3q", reason.PromotionNotPossible, 4, "g1", "f3"},
		{"an illegal move", initial, "e2e5", reason.NoSuchMove, 0, "e2", "e5"},
		{"an empty square", initial, "e4e5", reason.NoSuchMove, 0, "e4", "e5"},
		{"the opponent's piece", initial, "e7e5", reason.NoSuchMove, 0, "e7", "e5"},
		{"no move at all", initial, "e2e2", reason.NoSuchMove, 0, "e2", "e2"},
		{"castling with the way occupied", initial, "e1g1", reason.NoSuchMove, 0, "e1", "g1"},
		{"an illegal promotion", promoting, "a7b8q", reason.NoSuchMove, 0, "a7", "b8"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, position.Standard)
			for _, text := range strings.Split(test.texts, "|") {
				m, e := uci.Parse(&p, text)
				if e == nil {
					t.Errorf("%q reads as %v", text, m)
					continue
				}
				if e.Code != test.code || e.Offset != test.offset || e.From.String() != test.from || e.To.String() != test.to {
					t.Errorf("%q gives %+v", text, *e)
				}
				if m != position.NoMove || !utf8.ValidString(e.Token) || e.Error() != test.code.String() {
					t.Errorf("%q gives the move %v, the token %q, the text %q", text, m, e.Token, e.Error())
				}
				if want := test.code == reason.PromotionMissing; want != (len(e.Candidates) == 4) {
					t.Errorf("%q leaves %v", text, e.Candidates)
				}
			}
		})
	}
}

func TestALongTextIsRefusedAtItsFirstFault(t *testing.T) {
	p := position.Initial()
	_, e := uci.Parse(&p, strings.Repeat("e2e4q", 200_000))
	if e == nil || e.Code != reason.Unreadable || e.Offset != 5 || e.Token != "e" {
		t.Errorf("a megabyte gives %+v", e)
	}
}

func TestNoMoveIsWrittenAsTheNullMove(t *testing.T) {
	if got := uci.Format(position.NoMove, position.Chess960); got != "0000" {
		t.Errorf("it is written %q", got)
	}
}

// Whatever the text, reading gives a legal move or an error that points into the
// text, and what is read is written so that it reads back.
func FuzzUCI(f *testing.F) {
	positions := []string{
		initial, bothCastle, promoting, "4k3/8/8/8/8/8/8/5K1R w H - 0 1",
		"4k3/8/8/8/8/8/8/6KR w H - 0 1", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1",
	}
	for i := range positions {
		for _, text := range []string{"e2e4", "e1g1", "e1h1", "a7a8q", "a7a8", "f1g1", "g1h1", "0000", "e2-e4", "e8b8", ""} {
			f.Add(uint8(i), text)
		}
	}
	f.Fuzz(func(t *testing.T, where uint8, text string) {
		p := at(t, positions[int(where)%len(positions)], position.Chess960)
		m, e := uci.Parse(&p, text)
		if e != nil {
			if m != position.NoMove || e.Offset < 0 || e.Offset > len(text) || !utf8.ValidString(e.Token) || e.Code == reason.None {
				t.Fatalf("%q gives %v, %+v", text, m, e)
			}
			return
		}
		if !p.IsLegal(m) || p.At(m.From()).Color() != p.Turn() {
			t.Fatalf("%q reads as the illegal %v", text, m)
		}
		spelled := uci.Format(m, position.Chess960)
		if back, e := uci.Parse(&p, spelled); e != nil || back != m {
			t.Fatalf("%q reads as %v, written as %s it reads as %v", text, m, spelled, back)
		}
		if m.Promotion() == board.NoRole && text[2:4] != spelled[2:4] && !m.IsCastling() {
			t.Fatalf("%q is written %s", text, spelled)
		}
	})
}
