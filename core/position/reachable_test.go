package position_test

// Which set-ups can no game have led to?

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func TestSignsThatNoGameLedHere(t *testing.T) {
	const standard, chess960 = position.Standard, position.Chess960
	for _, test := range []struct {
		name    string
		fen     string
		variant position.Variant
		want    string // codes, each with its squares
	}{
		{"the initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", standard, ""},
		{"nine queens and no pawn", "4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1", standard, ""},
		{"nine queens, every pawn promoted", "4k3/8/8/8/8/QQ6/8/QQQQKQQQ w - - 0 1", standard, ""},
		{"ten queens", "4k3/8/8/8/8/QQQ5/8/QQQQKQQQ w - - 0 1", standard, "setup-many-promoted"},
		{"ten rooks, ten knights or ten bishops are eight promoted pieces", "4k3/8/8/8/8/RRR5/8/RRRRKRRR w - - 0 1", standard, ""},
		{"eleven knights", "4k3/8/8/8/8/NNNN4/8/NNNNKNNN w - - 0 1", standard, "setup-many-promoted"},
		{"a second queen beside eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", standard, "setup-many-promoted"},
		{"a second queen beside seven pawns", "4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", standard, ""},
		{"promoted pieces of several kinds are added up", "4k3/8/8/8/8/8/PPPPPP2/QQNNNRRR w - - 0 1", standard, "setup-no-king setup-many-promoted"},
		{"nine pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", standard, "setup-many-pawns a6a7b7c7d7e7f7g7h7"},
		{"seventeen men", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", standard, "setup-many-men a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3 setup-many-promoted"},
		{"two bishops on light squares beside eight pawns", "4k3/8/8/8/8/3B4/PPPPPPPP/4KB2 w - - 0 1", standard, "setup-bishops-on-colour f1d3"},
		{"two bishops on light squares, one of them promoted", "4k3/8/8/8/8/3B4/PPPPPPP1/4KB2 w - - 0 1", standard, ""},
		{"three bishops on dark squares beside seven pawns", "2b1k3/8/1b6/2b5/3b4/8/ppppp3/4K3 b - - 0 1", standard, "setup-opponent-in-check e1d2"},
		{"as many half-moves as were played", "4k3/8/8/8/8/8/8/4K3 b - - 7 4", standard, ""},
		{"more half-moves without a pawn move than were played", "4k3/8/8/8/8/8/8/4K3 b - - 8 4", standard, "setup-halfmove-too-high"},
		{"more half-moves than were played, White to move", "4k3/8/8/8/8/8/8/4K3 w - - 1 1", standard, "setup-halfmove-too-high"},
		{"a pawn has just advanced, yet the counter runs", "4k3/8/8/8/4P3/8/8/4K3 b - e3 1 9", standard, "setup-halfmove-en-passant"},

		{"three pieces give check", "4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1", standard, "setup-many-checkers c2f4b5"},
		{"two knights give check", "4k3/8/2n1n3/8/3K4/8/8/8 w - - 0 1", standard, "setup-impossible-check c6e6"},
		{"two pawns give check", "4k3/8/8/2p1p3/3K4/8/8/8 w - - 0 1", standard, "setup-impossible-check c5e5"},
		{"a knight gives check and uncovers a rook", "3rk3/8/8/5n2/3K4/8/8/8 w - - 0 1", standard, ""},
		{"a knight cannot have uncovered the rook from where it came", "3rk3/8/4n3/8/3K4/8/8/8 w - - 0 1", standard, "setup-impossible-check e6d8"},
		{"nor the bishop", "4k3/8/4n3/8/3K4/8/8/b7 w - - 0 1", standard, "setup-impossible-check a1e6"},
		{"two rooks on one file on both sides of the king", "3rk3/8/8/8/3K4/8/8/3r4 w - - 0 1", standard, "setup-impossible-check d1d8"},
		{"a rook on a file and a rook on a rank", "3rk3/8/8/8/3K3r/8/8/8 w - - 0 1", standard, "setup-impossible-check h4d8"},
		{"a rook that was promoted by a capture and uncovered a rook", "2rRk3/8/8/8/8/8/8/R3K3 b - - 0 1", standard, ""},
		{"a queen that was promoted uncovers another on the file", "4k1Q1/8/8/8/8/8/6K1/4Q3 b - - 0 1", standard, "setup-impossible-check e1g8"},
		{"two bishops on one diagonal", "4k3/8/1b6/8/3K4/8/8/6b1 w - - 0 1", standard, "setup-impossible-check g1b6"},
		{"a bishop and a rook uncovered by a capture en passant", "3r3k/8/8/8/8/5p2/8/4KB2 w - - 0 1", standard, ""},
		{"en passant uncovers two lines at once", "3r3k/8/5b2/8/3K4/4p3/8/8 w - - 0 1", standard, "setup-impossible-check f6d8"},
		{"en passant opens a file and a diagonal", "3R4/8/4P3/8/3k4/2B5/8/7K b - - 0 1", standard, "setup-impossible-check c3d8"},
		{"a pawn on its first square gives check", "4k3/3p4/2K5/8/8/8/8/8 w - - 0 1", standard, "setup-impossible-check d7"},
		{"a pawn that advanced gives check", "4k3/8/3p4/2K5/8/8/8/8 w - - 0 1", standard, ""},
		{"a knight hemmed in gives check as it came over them", "k7/2N5/8/8/8/8/8/K7 b - - 0 1", standard, ""},
		{"a bishop behind its own pawns cannot have moved there", "4k3/8/8/8/8/3k4/P1PP4/1B2K3 b - - 0 1", standard, "setup-many-kings d3e8"},
		{"castling gives check with the rook", "5k2/8/8/8/8/8/8/5RK1 b - - 0 1", standard, ""},
		{"a rook that keeps its right cannot have moved to give check", "7k/8/8/8/8/8/6P1/4K2R b K - 0 1", standard, "setup-impossible-check h1"},
		{"the same rook without the right can", "7k/8/8/8/8/8/6P1/4K2R b - - 0 1", standard, ""},
		{"a pawn that captured uncovered the rook that keeps its right", "7k/8/8/8/8/6P1/8/4K2R b K - 0 1", standard, ""},
		{"a pawn that must have captured gives check, and no man is missing", "rnbqk1nr/pp1ppppp/8/2b5/2p5/1K6/PPPPPPPP/RNBQ1BNR w - - 0 9", standard, "setup-impossible-check c4"},
		{"a pawn that must have captured gives check, and a man is missing", "rnbqk1nr/pp1ppppp/8/2b5/2p5/1K6/PPPPPPPP/R1BQ1BNR w - - 0 9", standard, ""},

		{"the double step gives check", "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1", standard, ""},
		{"the double step closed a rank on which the king stood in check", "8/8/8/8/k3P2Q/8/8/4K3 b - e3 0 1", standard, "setup-en-passant-check h4"},
		{"a bishop gave check before the double step", "8/8/8/8/4P3/k7/8/2B1K3 b - e3 0 1", standard, "setup-en-passant-check c1"},
		{"the double step opens a diagonal", "8/8/8/k7/3P4/8/8/4B1K1 b - d3 0 1", standard, ""},
		{"a knight gives check beside the double step", "8/8/2N5/k7/1p1P4/8/8/6K1 b - d3 0 1", standard, "setup-en-passant-check c6"},
		{"the double step stayed on the file of the check", "3k4/8/8/8/3P4/8/8/3R2K1 b - d3 0 1", standard, ""},
		{"the king stood where the pawn attacked it", "8/8/8/8/4P3/3k4/8/6K1 b - e3 0 1", standard, "setup-en-passant-check e2"},

		{"kings and castling rooks on equal files", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", chess960, ""},
		{"kings on unequal files", "1r3kr1/8/8/8/8/8/8/1R2K1R1 w Bg - 0 1", chess960, "setup-castling-files e1f8"},
		{"castling rooks on unequal files", "1r2k2r/8/8/8/8/8/8/1R2K1R1 w GBhb - 0 1", chess960, "setup-castling-files g1h8"},
		{"a castling rook of one side only may stand anywhere", "1r2k2r/8/8/8/8/8/8/1R2K1R1 w Gb - 0 1", chess960, ""},
		{"a king on the edge has not started there", "4k3/8/8/8/8/8/8/K6R w H - 0 1", chess960, "setup-castling-files a1h1"},
		{"the king that has moved may stand anywhere", "4k3/8/8/8/8/8/8/2R1K3 w C - 0 1", chess960, ""},
		{"castling in Chess960 gives check", "5k2/8/8/8/8/8/8/5RK1 b - - 0 1", chess960, ""},
	} {
		p, problems, ok := setUp(t, test.fen, test.variant)
		var got []string
		for _, problem := range problems {
			entry := problem.Code.String()
			if len(problem.Squares) > 0 {
				entry += " "
			}
			for _, s := range problem.Squares {
				entry += squareOf(int(s)).String()
			}
			got = append(got, entry)
		}
		if text := strings.Join(got, " "); text != test.want {
			t.Errorf("%s: %s\n got %q\nwant %q", test.name, test.fen, text, test.want)
		}
		if ok && len(p.Moves()) == 0 && !p.InCheck() {
			t.Errorf("%s: %s has no moves", test.name, test.fen)
		}
	}
}

// setUp sets a FEN up and returns what position.New says.
func setUp(t *testing.T, text string, variant position.Variant) (position.Position, []reason.Problem, bool) {
	t.Helper()
	return position.New(fen.Check(text, variant, fen.Strict).Setup, variant)
}

// withKnight puts a knight in place of whatever a move captures.
func withKnight(before *position.Position, m position.Move) board.Board {
	b := before.Board()
	if !m.IsCastling() && b.At(m.To()) != board.NoPiece {
		b.Put(m.To(), board.NewPiece(before.Turn().Other(), board.Knight))
	}
	return b
}

// Taking back finds every move that was made; each of random games is one.
func TestEveryMoveIsAmongThoseTakenBack(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 960))
	for game := range rounds(60) {
		before, variant := position.Initial(), position.Standard
		if game%2 == 1 {
			before, _ = chess960.FromNumber(random.IntN(chess960.Count))
			variant = position.Chess960
		}
		playAtRandom(t, random, before, 120, func(after *position.Position, m position.Move) {
			if !slices.Contains(position.Retractions(after, variant), withKnight(&before, m)) {
				t.Fatalf("%v is not among the moves that lead to %s", m, fen.Format(after, fen.Style{}))
			}
			before = *after
		})
	}
}

// And every move it finds can be made.
func TestEveryMoveTakenBackCanBeMade(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 960))
	checked := 0
	for range rounds(1500) {
		setup := randomSetup(random)
		setup.EnPassant = board.NoSquare
		p, _, ok := position.New(setup, position.Chess960)
		if !ok {
			continue
		}
		for _, before := range position.Retractions(&p, position.Chess960) {
			checked++
			if !leadsTo(before, &p) {
				t.Fatalf("no move leads from %+v to %s", before, fen.Format(&p, fen.Style{Shredder: true}))
			}
		}
	}
	if checked < rounds(1500) {
		t.Errorf("only %d moves were taken back", checked)
	}
}

// leadsTo tells whether a legal move leads from a board to a position, with some
// pawn just passed over or some rook that keeps its right.
func leadsTo(before board.Board, p *position.Position) bool {
	them := p.Turn().Other()
	setup := position.Setup{Board: before, Turn: them, EnPassant: board.NoSquare, Fullmove: 1}
	leads := func() bool {
		start, _, ok := position.New(setup, position.Chess960)
		return ok && slices.ContainsFunc(start.Moves(), func(m position.Move) bool {
			after := start.Play(m)
			return after.Board() == p.Board()
		})
	}
	if leads() {
		return true
	}
	for file := range 8 {
		setup.EnPassant = board.SquareAt(file, 5-3*int(them))
		if leads() {
			return true
		}
	}
	setup.EnPassant = board.NoSquare
	for file := range 8 {
		setup.Rooks = board.SquareAt(file, them.HomeRank()).Set()
		if leads() {
			return true
		}
	}
	return false
}
