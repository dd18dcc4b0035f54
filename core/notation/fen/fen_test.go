package fen_test

// What is accepted, what is refused and why, what is repaired and how.

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const (
	standard = position.Standard
	chess960 = position.Chess960
	initial  = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	array    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	kings    = "4k3/8/8/8/8/8/8/4K3"
)

// spell writes problems as code@field:offset, a warning with a question mark.
func spell(problems []reason.Problem) string {
	var list []string
	for _, p := range problems {
		text := fmt.Sprintf("%s@%s:%d", p.Code, p.Field, p.Offset)
		if p.Severity == reason.Warning {
			text += "?"
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name    string
		fen     string
		variant position.Variant
		strict  string // the problems
		lenient string // the FEN as repaired, "" where it cannot be
	}{
		{"the initial position", initial, standard, "", initial},

		// Fields and what separates them.
		{"nothing", "", standard, "fen-empty@fen:0", ""},
		{"white space", " \t\n", standard, "fen-spacing@fen:0 fen-empty@fen:0", ""},
		{"four fields", array + " w KQkq -", standard, "fen-field-missing@halfmove:52 fen-field-missing@fullmove:52", initial},
		{"three fields", array + " w KQkq", standard, "fen-field-missing@en-passant:50 fen-field-missing@halfmove:50 fen-field-missing@fullmove:50", initial},
		{"the placement alone gives White the move and no rights", kings, standard,
			"fen-field-missing@turn:19 fen-field-missing@castling:19 fen-field-missing@en-passant:19 fen-field-missing@halfmove:19 fen-field-missing@fullmove:19", kings + " w - - 0 1"},
		{"seven fields", initial + " x", standard, "fen-field-extra@fen:57", initial},
		{"an EPD with operations", kings + " w - - bm Kd2; id \"k\";", standard,
			"fen-field-extra@fen:34 fen-halfmove@halfmove:26 fen-fullmove@fullmove:29", kings + " w - - 0 1"},
		{"two spaces", kings + "  w - - 0 1", standard, "fen-spacing@fen:19", kings + " w - - 0 1"},
		{"tabs", kings + "\tw\t-\t-\t0\t1", standard, "fen-spacing@fen:19 fen-spacing@fen:21 fen-spacing@fen:23 fen-spacing@fen:25 fen-spacing@fen:27", kings + " w - - 0 1"},
		{"a space before", " " + kings + " w - - 0 1", standard, "fen-spacing@fen:0", kings + " w - - 0 1"},
		{"a line end after", kings + " w - - 0 1\r\n", standard, "fen-spacing@fen:29", kings + " w - - 0 1"},
		{"a byte order mark before", "\ufeff" + kings + " w - - 0 1", standard, "fen-spacing@fen:0", kings + " w - - 0 1"},
		{"spaces that do not break, as pages have them", kings + "\u00a0w\u00a0-\u00a0-\u00a00\u00a01", standard,
			"fen-spacing@fen:19 fen-spacing@fen:22 fen-spacing@fen:25 fen-spacing@fen:28 fen-spacing@fen:31", kings + " w - - 0 1"},

		// The placement.
		{"a rank of seven files", "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-width@placement:18", ""},
		{"a rank of nine files", "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-width@placement:9", ""},
		{"a rank of nine files with a digit", "rnbqkbnr/pppppppp/8/8/4P4/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-width@placement:22", ""},
		{"an empty rank", "rnbqkbnr/pppppppp//8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-width@placement:18", ""},
		{"seven ranks", "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-count@placement:0", ""},
		{"nine ranks", "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-rank-count@placement:0", ""},
		{"a slash after the last rank", array + "/ w KQkq - 0 1", standard, "fen-rank-count@placement:0", ""},
		{"digits in a row that fill the rank", "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, "fen-digits@placement:18", initial},
		{"ones in a row", "4k3/11111111/8/8/8/8/8/4K3 w - - 0 1", standard, "fen-digits@placement:4", kings + " w - - 0 1"},
		{"a zero", "4k30/8/8/8/8/8/8/4K3 w - - 0 1", standard, "fen-digits@placement:2", kings + " w - - 0 1"},
		{"a zero for a rank", "4k3/0/8/8/8/8/8/4K3 w - - 0 1", standard, "fen-digits@placement:4 fen-rank-width@placement:4", ""},
		{"a nine", "4k3/9/8/8/8/8/8/4K3 w - - 0 1", standard, "fen-digits@placement:4 fen-rank-width@placement:4", ""},
		{"a letter that is no piece", "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", standard, "fen-piece-letter@placement:9", ""},
		{"a Cyrillic letter", "4к3/8/8/8/8/8/8/4K3 w - - 0 1", standard, "fen-piece-letter@placement:1", ""},
		{"a figurine", "4♚3/8/8/8/8/8/8/4♔3 w - - 0 1", standard, "fen-piece-letter@placement:1 fen-piece-letter@placement:19", ""},
		{"a null byte", "4k3/8/8/8/8/8/8/4K3\x00 w - - 0 1", standard, "fen-piece-letter@placement:19 fen-rank-width@placement:16", ""},
		{"a broken byte", "4k3/8/8/8/8/8/8/4K2\xff w - - 0 1", standard, "fen-piece-letter@placement:19", ""},
		{"letters of no language", "hello", standard,
			"fen-piece-letter@placement:0 fen-piece-letter@placement:1 fen-piece-letter@placement:2 fen-piece-letter@placement:3 fen-piece-letter@placement:4 fen-rank-width@placement:0 fen-rank-count@placement:0 fen-field-missing@turn:5 fen-field-missing@castling:5 fen-field-missing@en-passant:5 fen-field-missing@halfmove:5 fen-field-missing@fullmove:5", ""},

		// The turn.
		{"a turn in upper case", kings + " W - - 0 1", standard, "fen-turn@turn:20", kings + " w - - 0 1"},
		{"a turn written out", kings + " Black - - 0 1", standard, "fen-turn@turn:20", kings + " b - - 0 1"},
		{"a turn of no player", kings + " x - - 0 1", standard, "fen-turn@turn:20", ""},
		{"no turn", kings + " - - - 0 1", standard, "fen-turn@turn:20", ""},
		{"without a turn no check is reported", "4k3/8/8/8/8/8/4R3/4K3 x - - 0 1", standard, "fen-turn@turn:22", ""},

		// Castling rights.
		{"rights out of order", array + " w QKqk - 0 1", standard, "fen-castling-order@castling:46?", initial},
		{"black rights first", array + " w kqKQ - 0 1", standard, "fen-castling-order@castling:46?", initial},
		{"a letter that names no right", array + " w xQkq - 0 1", standard, "fen-castling-letter@castling:46", array + " w Qkq - 0 1"},
		{"rights and a dash", array + " w KQkq- - 0 1", standard, "fen-castling-letter@castling:50", initial},
		{"two dashes", array + " w -- - 0 1", standard, "fen-castling-letter@castling:46 fen-castling-letter@castling:47", array + " w - - 0 1"},
		{"a long dash", array + " w – - 0 1", standard, "fen-castling-letter@castling:46", array + " w - - 0 1"},
		{"the digit 0 for no rights", array + " w 0 - 0 1", standard, "fen-castling-letter@castling:46", array + " w - - 0 1"},
		{"a right twice", array + " w KKQkq - 0 1", standard, "fen-castling-twice@castling:47", initial},
		{"a right twice in two spellings", array + " w KHQkq - 0 1", standard, "fen-castling-twice@castling:47", initial},
		{"rights by the files of the rooks", array + " w HAha - 0 1", standard, "", initial},
		{"a right without its rook", kings + " w K - 0 1", standard, "setup-castling-rook@castling:22", kings + " w - - 0 1"},
		{"rights without their rooks", "4k3/8/8/8/8/8/8/Q3K2N w KQ - 0 1", standard, "setup-castling-rook@castling:25 setup-castling-rook@castling:24", "4k3/8/8/8/8/8/8/Q3K2N w - - 0 1"},
		{"a right of the other colour's rook", "4k3/8/8/8/8/8/8/4K2r w K - 0 1", standard, "setup-castling-rook@castling:23", "4k3/8/8/8/8/8/8/4K2r w - - 0 1"},
		{"a right by the file of a missing rook", kings + " w h - 0 1", standard, "setup-castling-rook@castling:22", kings + " w - - 0 1"},
		{"rights of a king that is not at home", "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", standard, "setup-castling-king@castling:25 setup-castling-king@castling:24", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"},
		{"rights that only Chess960 has", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", standard, "setup-castling-king@castling:25 setup-castling-king@castling:24 setup-variant-chess960@castling:24?", "4k3/8/8/8/8/8/8/R4K1R w - - 0 1"},
		{"the same rights in Chess960", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", chess960, "", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1"},
		{"a rook on the g-file does not castle in standard chess", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", standard, "setup-castling-rook@castling:24 setup-variant-chess960@castling:24?", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1"},
		{"one wrong right among right ones", "4k1n1/8/8/8/8/8/8/R3K3 w Qk - 0 1", standard, "setup-castling-rook@castling:26", "4k1n1/8/8/8/8/8/8/R3K3 w Q - 0 1"},
		{"in Chess960 K is the outermost rook", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1", chess960, "", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1"},
		{"the outermost rook by its file", "4k3/8/8/8/8/8/8/4K1RR w H - 0 1", chess960, "", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1"},
		{"the inner rook by its file", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", chess960, "", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
		{"inner rooks of both players", "1rr1k3/8/8/8/8/8/8/1RR1K3 w Cc - 0 1", chess960, "", "1rr1k3/8/8/8/8/8/8/1RR1K3 w Cc - 0 1"},
		{"a rook beyond the king is not on its side", "4k3/8/8/8/8/8/8/4KR2 w Q - 0 1", chess960, "setup-castling-rook@castling:23", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1"},
		{"two rooks for one side, the first is kept", "4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", chess960, "fen-castling-twice@castling:24", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
		{"rights of a king above its home rank in Chess960", "4k3/8/8/8/8/8/4K3/R6R w HA - 0 1", chess960, "setup-castling-king@castling:25 setup-castling-king@castling:24", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"},
		{"kings that cannot have started on unequal files are a warning", "1r3kr1/8/8/8/8/8/8/1R2K1R1 w Bg - 0 1", chess960, "setup-castling-files@castling:29", "1r3kr1/8/8/8/8/8/8/1R2K1R1 w Qk - 0 1"},

		// The en passant square.
		{"a square with the wrong player to move", array + " w KQkq e3 0 1", standard, "setup-en-passant-rank@en-passant:51", initial},
		{"a square on another rank", array + " w KQkq e4 0 1", standard, "setup-en-passant-rank@en-passant:51", initial},
		{"a square with no pawn before it", array + " w KQkq e6 0 1", standard, "setup-en-passant-pawn@en-passant:51 setup-en-passant-origin@en-passant:51", initial},
		{"a square that is occupied", "4k3/8/3p4/3pP3/8/8/8/4K3 w - d6 0 1", standard, "setup-en-passant-occupied@en-passant:29", "4k3/8/3p4/3pP3/8/8/8/4K3 w - - 0 1"},
		{"a square that the pawn cannot have passed", "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", standard, "setup-en-passant-origin@en-passant:29", "4k3/3p4/8/3pP3/8/8/8/4K3 w - - 0 1"},
		{"no square at all", kings + " w - e9 0 1", standard, "fen-en-passant@en-passant:24", kings + " w - - 0 1"},
		{"a square and more", kings + " w - e3e4 0 1", standard, "fen-en-passant@en-passant:24", kings + " w - - 0 1"},
		{"a square in upper case", "8/8/8/2k5/3Pp3/8/8/4K3 b - D3 0 1", standard, "fen-en-passant@en-passant:27", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1"},
		{"a file only", "8/8/8/2k5/3Pp3/8/8/4K3 b - d 0 1", standard, "fen-en-passant@en-passant:27", "8/8/8/2k5/3Pp3/8/8/4K3 b - - 0 1"},
		{"a square where nothing can capture is right and not written", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", standard, "", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
		{"a square where the capture would leave the king in check", "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1", standard, "", "8/8/8/8/k2Pp2Q/8/8/4K3 b - - 0 1"},
		{"a square while the opponent is in check", "4k3/8/8/8/3Pp3/8/8/r3K3 b - d3 0 1", standard, "setup-opponent-in-check@placement:19", ""},

		// The counters.
		{"move number 0", "4k3/8/8/8/8/8/8/4KR2 w - - 0 0", standard, "fen-fullmove@fullmove:29", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1"},
		{"negative counters", kings + " w - - -1 -5", standard, "fen-halfmove@halfmove:26 fen-fullmove@fullmove:29", kings + " w - - 0 1"},
		{"a signed counter", kings + " w - - +0 1", standard, "fen-halfmove@halfmove:26", kings + " w - - 0 1"},
		{"huge counters", kings + " w - - 99999999999999999999 99999999999999999999", standard, "fen-halfmove@halfmove:26 fen-fullmove@fullmove:47", kings + " w - - 65535 65535"},
		{"the highest counters", kings + " w - - 65535 65535", standard, "", kings + " w - - 65535 65535"},
		{"counters that are no numbers", kings + " w - - x 1.5", standard, "fen-halfmove@halfmove:26 fen-fullmove@fullmove:28", kings + " w - - 0 1"},
		{"dashes for counters", kings + " w - - - -", standard, "fen-halfmove@halfmove:26 fen-fullmove@fullmove:28", kings + " w - - 0 1"},
		{"Arabic digits", kings + " w - - ٠ ١", standard, "fen-halfmove@halfmove:26 fen-fullmove@fullmove:29", kings + " w - - 0 1"},
		{"zeros before the number", kings + " w - - 00 01", standard, "", kings + " w - - 0 1"},
		{"more half-moves than were played", kings + " w - - 10 2", standard, "setup-halfmove-too-high@halfmove:26?", kings + " w - - 10 2"},

		// Men.
		{"no white king", "7R/8/8/8/8/8/8/4k3 w K - 0 1", standard, "setup-no-king@placement:0 setup-castling-king@castling:21", ""},
		{"an empty board", "8/8/8/8/8/8/8/8 w - - 0 1", standard, "setup-no-king@placement:0 setup-no-king@placement:0", ""},
		{"two black kings", "4k2k/8/8/8/8/8/8/4K3 w - - 0 1", standard, "setup-many-kings@placement:1", ""},
		{"kings side by side", "8/8/8/8/8/8/5kK1/8 w - - 0 1", standard, "setup-kings-adjacent@placement:13", ""},
		{"the opponent in check", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", standard, "setup-opponent-in-check@placement:15", ""},
		{"a pawn on the first rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", standard, "setup-pawn-on-end-rank@placement:16", ""},
		{"pawns of both on the last rank", "pP2k3/8/8/8/8/8/8/4K3 w - - 0 1", standard, "setup-pawn-on-end-rank@placement:0", ""},
		{"nine pawns are a warning", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", standard, "setup-many-pawns@placement:13", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"},
		{"seven queens beside eight pawns are a warning", "qqqqkqqq/pppppppp/8/8/8/8/8/4K3 w - - 0 1", standard, "setup-many-promoted@placement:0", "qqqqkqqq/pppppppp/8/8/8/8/8/4K3 w - - 0 1"},
		{"three pieces that give check are a warning", "4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1", standard, "setup-many-checkers@placement:19", "4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1"},
		{"two knights that give check are a warning", "4k3/8/2n1n3/8/3K4/8/8/8 w - - 0 1", standard, "setup-impossible-check@placement:7", "4k3/8/2n1n3/8/3K4/8/8/8 w - - 0 1"},

		// Several at once.
		{"a fault in every field", "4k3/8/8/8/8/8/8/4K2 v Z e5 -1 0 7", standard,
			"fen-field-extra@fen:32 fen-rank-width@placement:16 fen-turn@turn:20 fen-castling-letter@castling:22 fen-halfmove@halfmove:27 fen-fullmove@fullmove:30", ""},
		{"faults of all three levels", "4k3/pppppppp/p7/8/8/8/8/4K3  w K e3 0 1", standard,
			"fen-spacing@fen:27 setup-castling-rook@castling:31 setup-en-passant-rank@en-passant:33 setup-many-pawns@placement:13", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"},
	} {
		strict := fen.Check(test.fen, test.variant, fen.Strict)
		if got := spell(strict.Problems); got != test.strict {
			t.Errorf("%s: %q strictly\n got %s\nwant %s", test.name, test.fen, got, test.strict)
		}
		harmless := func(problem string) bool { return strings.HasSuffix(problem, "?") }
		if refused := len(slices.DeleteFunc(strings.Fields(test.strict), harmless)) > 0; strict.OK == refused {
			t.Errorf("%s: %q is strictly OK: %v", test.name, test.fen, strict.OK)
		}
		if strict.OK && strict.Repaired != test.lenient {
			t.Errorf("%s: %q is written %q, want %q", test.name, test.fen, strict.Repaired, test.lenient)
		}
		lenient := fen.Check(test.fen, test.variant, fen.Lenient)
		if lenient.Repaired != test.lenient || lenient.OK != (test.lenient != "") {
			t.Errorf("%s: %q is repaired\n  to %q (%s)\nwant %q", test.name, test.fen, lenient.Repaired, spell(lenient.Problems), test.lenient)
		}
		checkReports(t, test.fen, strict, lenient)
	}
}

// checkReports compares what a strict, a lenient report and Read say of a text.
func checkReports(t *testing.T, text string, strict, lenient *fen.Report) {
	t.Helper()
	for _, report := range []*fen.Report{strict, lenient} {
		errors, unplayable := 0, 0
		for _, problem := range report.Problems {
			if problem.Offset < 0 || problem.Offset > len(text) {
				t.Errorf("%q: %s at offset %d", text, problem.Code, problem.Offset)
			} else if problem.Level == reason.Syntax && utf8.ValidString(text) && !strings.HasPrefix(text[problem.Offset:], problem.Text) {
				t.Errorf("%q: %s quotes %q, which does not stand at %d", text, problem.Code, problem.Text, problem.Offset)
			}
			if problem.Severity == reason.Error {
				errors++
				if problem.Level != reason.Reachable {
					unplayable++
				}
			}
		}
		if report.OK != (errors == 0) || report.Playable != (unplayable == 0) || report.OK != (report.Repaired != "") {
			t.Errorf("%q: OK %v, playable %v, repaired %q with %s", text, report.OK, report.Playable, report.Repaired, spell(report.Problems))
		}
	}
	if len(lenient.Problems) == 0 != (len(strict.Problems) == 0) {
		t.Errorf("%q: strictly %s, leniently %s", text, spell(strict.Problems), spell(lenient.Problems))
	}
	p, err := fen.Read(text, strict.Variant)
	if (err == nil) != strict.Playable || err == nil && p != strict.Position {
		t.Errorf("%q: Read says %v, Check %s", text, err, spell(strict.Problems))
	}
	if lenient.OK {
		again, err := fen.Read(lenient.Repaired, strict.Variant)
		if err != nil {
			t.Errorf("%q is repaired to %q, which has problems: %s", text, lenient.Repaired, spell(err.Problems))
		} else if again.Key() != lenient.Position.Key() {
			t.Errorf("%q is repaired to %q, which is another position", text, lenient.Repaired)
		}
	}
}

// Each lenient warning tells what stands in place of the fault.
func TestRepairsAreNamed(t *testing.T) {
	for _, test := range []struct{ name, fen, want string }{
		{"spaces", "  " + kings + "  w - - 0 1 ", "fen:| fen: | fen:|"},
		{"missing fields", kings, "turn:w| castling:-| en-passant:-| halfmove:0| fullmove:1|"},
		{"digits", "4k3/8/8/8/8/8/8/4K111 w - - 0 1", "placement:3|"},
		{"a turn", kings + " B - - 0 1", "turn:b|"},
		{"a letter left out", kings + " w x - 0 1", "castling:|"},
		{"a right left out", kings + " w K - 0 1", "castling:|"},
		{"an en passant square left out", kings + " w - e6 0 1", "en-passant:-|"},
		{"an en passant square that is none", kings + " w - x 0 1", "en-passant:-|"},
		{"counters", kings + " w - - 65536 0", "halfmove:65535| fullmove:1|"},
	} {
		var got []string
		for _, p := range fen.Check(test.fen, standard, fen.Lenient).Problems {
			if p.Severity != reason.Warning {
				t.Errorf("%s: %s is an error", test.name, p.Code)
			}
			if p.Level != reason.Reachable {
				got = append(got, p.Field+":"+p.Repaired+"|")
			}
		}
		if text := strings.Join(got, " "); text != test.want {
			t.Errorf("%s: got %q, want %q", test.name, text, test.want)
		}
	}
}

func TestALongTextGetsAShortReport(t *testing.T) {
	const size = 1 << 20
	for _, test := range []struct{ name, text string }{
		{"letters", strings.Repeat("x", size)},
		{"slashes", strings.Repeat("/", size)},
		{"nines", strings.Repeat("9", size)},
		{"single digits", strings.Repeat("1/", size/2)},
		{"spaces", strings.Repeat(" ", size)},
		{"fields", strings.Repeat("x ", size/2)},
		{"castling letters", kings + " w " + strings.Repeat("K", size) + " - 0 1"},
		{"castling letters that name nothing", kings + " w " + strings.Repeat("é", size/2) + " - 0 1"},
		{"a long number", kings + " w - - " + strings.Repeat("7", size) + " 1"},
		{"null bytes", strings.Repeat("\x00", size)},
		{"half a character", strings.Repeat("\xe2\x82", size/2)},
	} {
		for _, mode := range []fen.Mode{fen.Strict, fen.Lenient} {
			report := fen.Check(test.text, standard, mode)
			if len(report.Problems) == 0 || len(report.Problems) > fen.MaxProblems {
				t.Errorf("%s: %d problems", test.name, len(report.Problems))
			}
			for _, problem := range report.Problems {
				if len(problem.Text) > 150 {
					t.Errorf("%s: a problem quotes %d bytes", test.name, len(problem.Text))
				}
			}
			if mode == fen.Strict && report.OK {
				t.Errorf("%s: accepted", test.name)
			}
		}
	}
}

// Warnings that fill the report do not hide the error after them.
func TestAnErrorIsNeverHiddenByWarnings(t *testing.T) {
	text := "4k3/8/8/8/8/8/8/4K3" + strings.Repeat("0", 3) + " w " + strings.Repeat("x", 2*fen.MaxProblems) + " - 0 1"
	if report := fen.Check(text, standard, fen.Lenient); !report.OK || len(report.Problems) != fen.MaxProblems {
		t.Errorf("the warnings alone: OK %v, %d problems", report.OK, len(report.Problems))
	}
	noKing := strings.Replace(text, "K", "Q", 1)
	report := fen.Check(noKing, standard, fen.Lenient)
	if last := report.Problems[len(report.Problems)-1]; report.OK || last.Code != reason.SetupNoKing || last.Severity != reason.Error {
		t.Errorf("OK %v, the last problem is %+v", report.OK, last)
	}
}

func TestFormat(t *testing.T) {
	for _, test := range []struct {
		name                     string
		fen                      string
		variant                  position.Variant
		xfen, shredder, passedBy string // "" where the same as xfen
	}{
		{"the initial position", initial, standard, initial, array + " w HAha - 0 1", ""},
		{"a double step beside no pawn", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", standard,
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 0 1",
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"a double step beside a pawn", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", standard, "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "", ""},
		{"no rights, high counters", kings + " b - - 100 200", standard, kings + " b - - 100 200", "", ""},
		{"the inner rook castles", "1r2k1rr/8/8/8/8/8/8/1R2K1RR w GBgb - 3 9", chess960, "1r2k1rr/8/8/8/8/8/8/1R2K1RR w GQgq - 3 9", "1r2k1rr/8/8/8/8/8/8/1R2K1RR w GBgb - 3 9", ""},
		{"the outermost rook castles", "1r2k1rr/8/8/8/8/8/8/1R2K1RR w HBhb - 3 9", chess960, "1r2k1rr/8/8/8/8/8/8/1R2K1RR w KQkq - 3 9", "1r2k1rr/8/8/8/8/8/8/1R2K1RR w HBhb - 3 9", ""},
	} {
		p, err := fen.Read(test.fen, test.variant)
		if err != nil {
			t.Errorf("%s: %s", test.name, spell(err.Problems))
			continue
		}
		for _, style := range []struct {
			style fen.Style
			want  string
		}{
			{fen.Style{}, test.xfen},
			{fen.Style{Shredder: true}, test.shredder},
			{fen.Style{AlwaysEnPassant: true}, test.passedBy},
		} {
			want := style.want
			if want == "" {
				want = test.xfen
			}
			if got := fen.Format(&p, style.style); got != want {
				t.Errorf("%s: %+v\n got %s\nwant %s", test.name, style.style, got, want)
			}
		}
	}
}

// A position that no game leads to is played: after three checks only the king
// moves.
func TestUnreachablePositionsAreRead(t *testing.T) {
	p, err := fen.Read("4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1", standard)
	if err != nil {
		t.Fatal(spell(err.Problems))
	}
	for _, m := range p.Moves() {
		if p.At(m.From()).Role() != board.King {
			t.Errorf("%v%v is no move of the king", m.From(), m.To())
		}
	}
}

func TestAnErrorNamesWhatIsWrong(t *testing.T) {
	_, err := fen.Read("4k3/pppppppp/p7/8/8/8/8/4K3 w QKx - 0 1", standard)
	if err == nil || err.Error() != reason.FenCastlingLetter.String() {
		t.Fatalf("got %v", err)
	}
	if got, want := spell(err.Problems), "fen-castling-letter@castling:32 fen-castling-order@castling:30? setup-castling-rook@castling:30 setup-castling-rook@castling:31"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := fen.Read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", standard); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFormat(b *testing.B) {
	p := position.Initial()
	b.ReportAllocs()
	for b.Loop() {
		if fen.Format(&p, fen.Style{}) == "" {
			b.Fatal("nothing")
		}
	}
}

func ExampleCheck() {
	report := fen.Check("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkx e3 0", position.Standard, fen.Lenient)
	for _, problem := range report.Problems {
		fmt.Println(problem.Code, problem.Field, problem.Offset, problem.Severity)
	}
	fmt.Println(report.Repaired)
	// Output:
	// fen-castling-letter castling 51 warning
	// fen-field-missing fullmove 57 warning
	// rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQk - 0 1
}
