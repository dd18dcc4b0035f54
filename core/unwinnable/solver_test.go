package unwinnable

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"unsafe"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// Moves that are easily forgotten decide these.
func TestEveryLegalMoveCounts(t *testing.T) {
	var s Solver
	for _, test := range []struct {
		why, fen string
		variant  position.Variant
		winner   board.Color
		want     Verdict
	}{
		{"a pawn promotes and mates", "8/8/8/8/8/k1K5/8/8 w - - 0 1", position.Standard, board.White, Unwinnable},
		{"with a pawn it does", "8/P7/8/8/8/k1K5/8/8 w - - 0 1", position.Standard, board.White, Winnable},
		{"a capture en passant opens the wall", "4k3/8/8/p1p1p1p1/P1PpPpPp/3P1P1P/8/4K3 b - e3 0 1", position.Standard, board.White, Winnable},
		{"without it the wall is closed", "4k3/8/8/p1p1p1p1/P1PpPpPp/3P1P1P/8/4K3 b - - 0 1", position.Standard, board.White, Unwinnable},
		{"castling in Chess960 counts", "4k3/8/8/8/8/8/8/1KR5 w C - 0 1", position.Chess960, board.White, Winnable},
		{"a lone knight cannot mate beside a queen", "8/8/3k4/8/8/3n4/8/K6Q w - - 0 1", position.Standard, board.Black, Unwinnable},
		{"bishops of one colour cannot mate beside rooks and queens", "6b1/8/3k4/8/8/3b4/8/K5RQ w - - 0 1", position.Standard, board.Black, Unwinnable},
		{"beside a knight they can", "6b1/8/3k4/8/8/3b4/8/K5NQ w - - 0 1", position.Standard, board.Black, Winnable},
		{"a quiet pawn move mates in a locked position", "8/1p4p1/6Pb/1p4pB/bP4P1/Bp6/1P3kP1/7K w - - 0 1", position.Standard, board.Black, Winnable},
	} {
		t.Run(test.why, func(t *testing.T) {
			p, err := fen.Read(test.fen, test.variant)
			if err != nil {
				t.Fatalf("%+v", err.Problems)
			}
			a := s.Ask(&p, test.winner, 200_000)
			examine(t, &p, test.winner, &a, 200_000)
			if a.Verdict != test.want {
				t.Errorf("%s: %v is %v, want %v", test.fen, test.winner, a.Verdict, test.want)
			}
		})
	}
}

// No placement of the men is mate where hopeless says so. Mate by one man beside
// one other takes place at the edge.
func TestHopelessMaterialMatesNowhere(t *testing.T) {
	piece := board.NewPiece
	edge := board.A1.Set() | board.SquareAt(1, 0).Set()
	if long() {
		edge |= board.SquareAt(2, 0).Set() | board.SquareAt(3, 0).Set() | board.SquareAt(1, 1).Set()
	}
	for _, ours := range []board.Role{board.Knight, board.Bishop} {
		for _, theirs := range []board.Role{board.Knight, board.Bishop, board.Rook, board.Queen} {
			men := []board.Piece{piece(board.Black, board.King), piece(board.White, board.King), piece(board.White, ours), piece(board.Black, theirs)}
			squares := []board.SquareSet{edge, board.KingAttacks(board.SquareAt(1, 2)) | board.KingAttacks(board.SquareAt(2, 1)), ^board.SquareSet(0), ^board.SquareSet(0)}
			var b board.Board
			for i, man := range men {
				b.Put(board.Square(2*i), man) // a1, c1, e1, g1: the bishops are of one colour
			}
			if ours == theirs && ours == board.Bishop {
				squares[2], squares[3] = lightSquares, lightSquares
			}
			if mates := anyMate(men, squares); mates == hopeless(&b, board.White) {
				t.Errorf("%v against %v: mate somewhere %v", ours, theirs, mates)
			}
		}
	}
}

// Whatever stands on the board, an answer keeps to its budget and is a proof.
func TestAnyBoardIsAnswered(t *testing.T) {
	random := rand.New(rand.NewPCG(960, 1))
	var s Solver
	tried := 0
	count := 2000
	switch {
	case runtime.GOOS == "js":
		count = 200
	case long():
		count = 50_000
	}
	for range count {
		setup := position.Setup{Turn: board.Color(random.IntN(2)), EnPassant: board.NoSquare, Fullmove: 1}
		for range 2 + random.IntN(1+random.IntN(62)) {
			square := board.Square(random.IntN(64))
			role := board.Roles[random.IntN(5)]
			if role != board.Pawn || square >= 8 && square < 56 {
				setup.Board.Put(square, board.NewPiece(board.Color(random.IntN(2)), role))
			}
		}
		for _, c := range [2]board.Color{board.White, board.Black} {
			setup.Board.Put(board.Square(random.IntN(64)), board.NewPiece(c, board.King))
		}
		p, _, ok := position.NewPlayable(setup, position.Standard)
		if !ok {
			continue
		}
		tried++
		dead := true
		for _, winner := range [2]board.Color{board.White, board.Black} {
			states := random.IntN(2000)
			a := s.Ask(&p, winner, states)
			examine(t, &p, winner, &a, states)
			dead = dead && a.Verdict != Winnable
		}
		if Dead(&p) && !dead {
			t.Errorf("%s is not dead", fen.Format(&p, fen.Style{}))
		}
	}
	if tried*50 < count {
		t.Errorf("only %d of %d boards could be played", tried, count)
	}
}

// Without states only what needs no search is told.
func TestABudgetIsKept(t *testing.T) {
	var s Solver
	for _, l := range readLabels(t, sparsely(301)) {
		p := read(t, l.fen)
		for _, states := range []int{-1, 0, 1, 2, 10, 1000, 1001, 5000} {
			a := s.Ask(&p, l.winner, states)
			examine(t, &p, l.winner, &a, max(states, 0))
			if a.Verdict != Undecided && a.Verdict.String() != l.verdict {
				t.Errorf("%s: %v is %v with %d states", l.fen, l.winner, a.Verdict, states)
			}
		}
	}
}

func TestMemoryIsBoundedAndUsedAgain(t *testing.T) {
	const states = 1_000_000
	if size := unsafe.Sizeof(state{}); size > 40 {
		t.Errorf("a node has %d bytes", size)
	}
	var s Solver
	bytes := func() int {
		return len(s.chunks)*int(unsafe.Sizeof(chunk{})) + 4*cap(s.room) + 8*cap(s.known) + cap(s.frames)*int(unsafe.Sizeof(frame{}))
	}
	hard := read(t, "5k2/p1p1p3/8/8/8/6p1/P1P1P1Pp/7K w - - 0 1")
	a := s.Ask(&hard, board.White, states)
	if a.States < 20_000 {
		t.Fatalf("the position takes only %d states", a.States)
	}
	// A node has 44 bytes, and at most 4 places of 4 bytes in the table until that is full.
	if most := 44*a.States + 16*max(a.States, 1<<16) + 2_000_000; bytes() > most {
		t.Errorf("%d bytes for %d states", bytes(), a.States)
	}
	if runtime.GOOS == "js" {
		return
	}
	for i, l := range readLabels(t, 177) {
		p := read(t, l.fen)
		s.Ask(&p, l.winner, states/(1+i%7)/10)
	}
	most := bytes()
	s.Ask(&hard, board.White, states)
	if bytes() > most {
		t.Errorf("%d bytes after a hundred questions, %d when the first is asked again", most, bytes())
	}
}

func TestAPauseChangesNoAnswer(t *testing.T) {
	var whole, paused Solver
	for i, l := range readLabels(t, sparsely(149)) {
		p := read(t, l.fen)
		const states = 20_000
		want := whole.Ask(&p, l.winner, states)
		slice := []int{1, 37, 1000, 7000}[i%4]
		paused.Begin(&p, l.winner, states)
		a, ok := paused.Continue(slice)
		for last := 0; !ok; a, ok = paused.Continue(slice) {
			if a.Verdict != Undecided || a.States <= last || a.States > states {
				t.Fatalf("%s: %v after %d states, then after %d", l.fen, a.Verdict, last, a.States)
			}
			// A fixpoint is no state, and the last skeleton or position is followed to its end.
			if a.States > last+slice+mostSplits+2*position.MaxMoves {
				t.Errorf("%s: no pause between %d and %d states", l.fen, last, a.States)
			}
			last = a.States
		}
		if a.Verdict != want.Verdict || a.Evidence != want.Evidence || a.States != want.States || !slices.Equal(a.Line, want.Line) {
			t.Errorf("%s: %v %v after %d states, and %v %v after %d in slices of %d",
				l.fen, want.Verdict, want.Evidence, want.States, a.Verdict, a.Evidence, a.States, slice)
		}
	}
}

// Only lines and what they are found with take memory anew.
func TestAnswersAllocateLittle(t *testing.T) {
	var s Solver
	p := position.Initial()
	s.Ask(&p, board.White, 100_000)
	if n := testing.AllocsPerRun(10, func() { s.Ask(&p, board.White, 100_000) }); n > 2 {
		t.Errorf("%v allocations for an answer", n)
	}
	if n := testing.AllocsPerRun(10, func() { Dead(&p) }); n != 0 {
		t.Errorf("%v allocations to see that the game goes on", n)
	}
}

func TestAnAnswerDoesNotDependOnEarlierQuestions(t *testing.T) {
	first := position.Initial()
	for _, spelled := range []string{
		"Bk6/2b4B/3b2B1/5B2/4B3/p1pB1B2/PpP1B3/1K6 w - - 0 1",
		"1N1N1b1N/pPpPpPp1/P1P1P1Pk/5K2/8/b7/8/3B4 b - - 0 1",
		"5bB1/4k1p1/5pPp/p3pP2/PpBpP2P/1P1P4/2K5/8 w - - 0 1",
	} {
		p := read(t, spelled)
		var fresh Solver
		want := fresh.Ask(&p, board.White, 40_000)
		var used Solver
		for n := range 8 {
			used.Ask(&first, board.White, 2_000)
			if got := used.Ask(&p, board.White, 40_000); got.Verdict != want.Verdict || got.States != want.States {
				t.Errorf("%s: %v after %d states, and %v after %d as question %d",
					spelled, want.Verdict, want.States, got.Verdict, got.States, 2*n+2)
			}
		}
	}
}
