package chess960_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/chess960"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// rank returns the letters of the first rank.
func rank(p *position.Position) string {
	var letters []byte
	for file := range 8 {
		letters = append(letters, p.At(board.SquareAt(file, 0)).Letter())
	}
	return string(letters)
}

func TestNumbersOfKnownArrays(t *testing.T) {
	for _, test := range []struct {
		name   string
		number int
		array  string
	}{
		{"the first", 0, "BBQNNRKR"},
		{"the last", 959, "RKRNNQBB"},
		{"the array of classical chess", chess960.Classical, "RNBQKBNR"},
		{"the same with king and queen exchanged", 534, "RNBKQBNR"},
	} {
		p, ok := chess960.FromNumber(test.number)
		if !ok {
			t.Errorf("%s: %d has no position", test.name, test.number)
			continue
		}
		if got := rank(&p); got != test.array {
			t.Errorf("%s: %d is %s, want %s", test.name, test.number, got, test.array)
		}
	}
}

// All 960 are different and as Guidelines II.2 wants them: the king between the
// rooks, the bishops on squares of different colours, Black's men opposite.
func TestAllNumbers(t *testing.T) {
	seen := map[string]bool{}
	for number := range chess960.Count {
		p, ok := chess960.FromNumber(number)
		if !ok {
			t.Fatalf("%d has no position", number)
		}
		array := rank(&p)
		if seen[array] {
			t.Errorf("%d: %s again", number, array)
		}
		seen[array] = true
		king, bishops := strings.Index(array, "K"), strings.Index(array, "B")+strings.LastIndex(array, "B")
		if strings.Index(array, "R") > king || strings.LastIndex(array, "R") < king || bishops%2 == 0 {
			t.Errorf("%d: %s is no array of Chess960", number, array)
		}
		want := strings.ToLower(array) + "/pppppppp/8/8/8/8/PPPPPPPP/" + array + " w KQkq - 0 1"
		if got := fen.Format(&p, fen.Style{}); got != want {
			t.Errorf("%d is %s, want %s", number, got, want)
		}
		report := fen.Check(want, position.Chess960, fen.Strict)
		if !report.OK || len(report.Problems) > 0 || report.Position != p {
			t.Errorf("%d: %s reads with problems or as another position", number, want)
		}
		if back, ok := chess960.Number(&p); !ok || back != number {
			t.Errorf("%d reads back as %d, %v", number, back, ok)
		}
		for _, side := range []castling.Side{castling.ASide, castling.HSide} {
			if !p.Castling(board.White, side).Held || !p.Castling(board.Black, side).Held {
				t.Errorf("%d: no right to castle to the %v-side", number, side)
			}
		}
	}
}

func TestNumbersThatThereAreNot(t *testing.T) {
	for _, number := range []int{-1, 960, math.MinInt, math.MaxInt} {
		if _, ok := chess960.FromNumber(number); ok {
			t.Errorf("%d has a position", number)
		}
	}
}

func TestOnlyStartingPositionsHaveANumber(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		want      int // -1 for none
	}{
		{"classical chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 518},
		{"counters do not matter", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", 518},
		{"Black to move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", -1},
		{"a right is lost", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", -1},
		{"a pawn has moved", "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1", -1},
		{"a man is missing", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1", -1},
		{"Black's men are not opposite", "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", -1},
		{"bishops on squares of one colour", "bnbrkqnr/pppppppp/8/8/8/8/PPPPPPPP/BNBRKQNR w KQkq - 0 1", -1},
		{"two queens", "rnbqkqnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1", -1},
		{"three knights", "rnbqkbnn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNN w Qq - 0 1", -1},
		{"kings alone", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", -1},
	} {
		p, err := fen.Read(test.fen, position.Chess960)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		number, ok := chess960.Number(&p)
		if ok != (test.want >= 0) || ok && number != test.want {
			t.Errorf("%s: number %d, %v, want %d", test.name, number, ok, test.want)
		}
	}
}

func TestShuffle(t *testing.T) {
	for _, test := range []struct {
		name   string
		random float64
		want   int
	}{
		{"the lowest", 0, 0},
		{"just below the second", 0.99 / 960, 0},
		{"the second", 1.01 / 960, 1},
		{"the middle", 0.5, 480},
		{"the highest", math.Nextafter(1, 0), 959},
		{"a source that returns 1", 1, 959},
		{"a source that returns too much", math.Inf(1), 959},
		{"a source that returns too little", -3, 0},
		{"a source that returns no number", math.NaN(), 0},
	} {
		if got := chess960.Shuffle(func() float64 { return test.random }); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
	seen := map[int]bool{}
	for i := range chess960.Count {
		seen[chess960.Shuffle(func() float64 { return (float64(i) + 0.5) / chess960.Count })] = true
	}
	if len(seen) != chess960.Count {
		t.Errorf("%d numbers are drawn, want %d", len(seen), chess960.Count)
	}
}

func ExampleFromNumber() {
	p, _ := chess960.FromNumber(chess960.Classical)
	fmt.Println(fen.Format(&p, fen.Style{}))
	// Output: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
}
