package game

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"testing"
	"time"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// always is a hash under which all positions collide.
func always(position.Key) uint64 { return 7 }

func start(t *testing.T, text string, variant position.Variant) position.Position {
	t.Helper()
	p, err := fen.Read(text, variant)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestPublishedRepetitionsAreCountedAsRuled(t *testing.T) {
	data, err := os.ReadFile("testdata/repetitions.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Name, FEN, Intended string
		Moves               []string
		Count               int // by the Laws
		Alike               int // same placement and player to move; 0 where not told
	}
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		for _, hash := range []func(position.Key) uint64{nil, always} {
			g := newGame(start(t, c.FEN, position.Standard), position.Standard, hash)
			play(t, g, c.Moves...)
			r := g.Repetition()
			if c.Intended != "" {
				m := find(t, g, c.Intended)
				r = g.RepetitionAfter(m)
				if n := g.OccurrencesAfter(m); n != c.Count {
					t.Errorf("%s: the move would bring the position for the %d. time, not the %d.", c.Name, n, c.Count)
				}
				play(t, g, c.Intended)
				if after := g.Repetition(); !reflect.DeepEqual(r, after) {
					t.Errorf("%s: %+v was foretold, it is %+v", c.Name, r, after)
				}
			}
			if r.Count != c.Count || len(r.Plies) != c.Count || g.Current().Occurrences() != c.Count {
				t.Errorf("%s: counted %+v and %d, want %d", c.Name, r, g.Current().Occurrences(), c.Count)
			}
			if c.Alike != 0 && r.Count+len(r.NearMisses) != c.Alike {
				t.Errorf("%s: %d looked alike, want %d", c.Name, r.Count+len(r.NearMisses), c.Alike)
			}
		}
	}
}

func TestNearMissesNameWhatDiffers(t *testing.T) {
	square := func(name string) board.Square { s, _ := board.ParseSquare(name); return s }
	tests := []struct {
		name, fen string
		variant   position.Variant
		moves     []string
		plies     []int
		misses    []NearMiss
	}{
		{
			"both kings have moved since", initial, position.Standard,
			[]string{"e2e4", "e7e5", "e1e2", "e8e7", "e2e1", "e7e8"},
			[]int{6},
			[]NearMiss{{2, []Difference{
				{CastlingDiffers, board.White, castling.ASide, square("a1"), 3},
				{CastlingDiffers, board.White, castling.HSide, square("h1"), 3},
				{CastlingDiffers, board.Black, castling.ASide, square("a8"), 4},
				{CastlingDiffers, board.Black, castling.HSide, square("h8"), 4},
			}}},
		},
		{
			"the rights went one after the other", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard,
			[]string{"a1b1", "a8b8", "b1a1", "b8a8", "h1g1", "a8b8", "g1h1", "b8a8"},
			[]int{8},
			[]NearMiss{
				{0, []Difference{
					{CastlingDiffers, board.White, castling.ASide, square("a1"), 1},
					{CastlingDiffers, board.White, castling.HSide, square("h1"), 5},
					{CastlingDiffers, board.Black, castling.ASide, square("a8"), 2},
				}},
				{4, []Difference{{CastlingDiffers, board.White, castling.HSide, square("h1"), 5}}},
			},
		},
		{
			"a pawn could be captured in passing", initial, position.Standard,
			[]string{"e2e4", "g8f6", "e4e5", "d7d5", "f1c4", "b8c6", "c4f1", "c6b8", "f1c4", "b8c6", "c4f1", "c6b8"},
			[]int{8, 12},
			[]NearMiss{{4, []Difference{{Kind: EnPassantDiffers, Color: board.White, Square: square("d6"), LostAt: 5}}}},
		},
		{
			"the first position counts, with en passant from its FEN", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", position.Standard,
			[]string{"e1d1", "e8d8", "d1e1", "d8e8", "e1d1", "e8d8", "d1e1", "d8e8"},
			[]int{4, 8},
			[]NearMiss{{0, []Difference{{Kind: EnPassantDiffers, Color: board.White, Square: square("d6"), LostAt: 1}}}},
		},
		{
			"castled, and walked back to the squares they came from", "1r6/2k5/8/8/8/8/8/4K2R w K - 0 1", position.Standard,
			[]string{"e1h1", "b8a8", "f1f4", "a8b8", "g1f2", "b8a8", "f2e1", "a8b8", "f4h4", "b8a8", "h4h1", "a8b8"},
			[]int{12},
			[]NearMiss{{0, []Difference{{CastlingDiffers, board.White, castling.HSide, square("h1"), 1}}}},
		},
		{
			"a Chess960 rook has left and come back", "1r2k3/8/8/8/8/8/8/1R1K4 w Bb - 0 1", position.Chess960,
			[]string{"b1c1", "b8c8", "c1b1", "c8b8"},
			[]int{4},
			[]NearMiss{{0, []Difference{
				{CastlingDiffers, board.White, castling.ASide, square("b1"), 1},
				{CastlingDiffers, board.Black, castling.ASide, square("b8"), 2},
			}}},
		},
	}
	for _, test := range tests {
		g := New(start(t, test.fen, test.variant), test.variant)
		play(t, g, test.moves...)
		r := g.Repetition()
		if !reflect.DeepEqual(r.Plies, test.plies) || !reflect.DeepEqual(r.NearMisses, test.misses) {
			t.Errorf("%s: got %+v", test.name, r)
		}
	}
}

func TestACountIsThatOfTheLineOfTheCursor(t *testing.T) {
	there := []string{"g1f3", "g8f6", "f3g1", "f6g8"}
	g := newGame(position.Initial(), position.Standard, always)
	for range 4 {
		play(t, g, there...)
	}
	if n := g.Repetition().Count; n != 5 {
		t.Fatalf("counted %d", n)
	}
	if ply, ok := g.FirstOccurrence(5); !ok || ply != 16 {
		t.Errorf("the fifth occurrence is said to be at %d", ply)
	}
	if ply, ok := g.FirstOccurrence(3); !ok || ply != 8 {
		t.Errorf("the third occurrence is said to be at %d", ply)
	}
	g.Goto(8)
	if _, ok := g.FirstOccurrence(4); ok || g.Repetition().Count != 3 {
		t.Error("what comes after the cursor has been counted")
	}
	g.Goto(2)
	play(t, g, "f3g1", "b8c6", "g1f3", "c6b8", "f3g1", "f6g8")
	if r := g.Repetition(); !reflect.DeepEqual(r.Plies, []int{0, 8}) {
		t.Errorf("in a variation: %+v", r)
	}
	g.Enter(make([]int, 16))
	if n := g.Current().Occurrences(); n != 5 || g.Repetition().Count != 5 {
		t.Errorf("back on the main line: %d", n)
	}
	play(t, g, "e2e4")
	if n := g.Repetition().Count; n != 1 {
		t.Errorf("a pawn move has made a position that stood %d times", n)
	}
}

func TestALongRecordIsCountedInTime(t *testing.T) {
	g := New(start(t, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard), position.Standard)
	began := time.Now()
	seed := uint32(1)
	for g.Ply() < 10_000 {
		moves := quiet(g.Position())
		seed = seed*1664525 + 1013904223
		g.Play(moves[int(seed>>8)%len(moves)])
		if len(quiet(g.Position())) == 0 {
			g.Undo()
		}
	}
	if g.Halfmoves() != 10_000 {
		t.Errorf("the counter stands at %d", g.Halfmoves())
	}
	r := g.Repetition()
	if r.Count != g.Current().Occurrences() {
		t.Errorf("counted %d and %d", r.Count, g.Current().Occurrences())
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("10,000 half-moves without a capture took %v", took)
	}
}

// quiet returns the legal moves without captures.
func quiet(p *position.Position) []position.Move {
	return slices.DeleteFunc(p.Moves(), func(m position.Move) bool {
		next := p.Play(m)
		return next.Halfmoves() == 0
	})
}
