package unwinnable

// Does everything stay within the bounds that an answer shows?

import (
	"math/rand/v2"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// roam visits all positions that can be reached while winner has a man beside its king,
// up to a number, and tells whether those are all.
func roam(p position.Position, winner board.Color, limit int, visit func(p *position.Position)) bool {
	seen := map[position.Key]bool{p.Key(): true}
	queue := []position.Position{p}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		if b := p.Board(); !b.Men(winner).More() {
			continue
		}
		visit(&p)
		for _, move := range p.Moves() {
			next := p.Play(move)
			if key := next.Key(); !seen[key] {
				if len(seen) >= limit {
					return false
				}
				seen[key] = true
				queue = append(queue, next)
			}
		}
	}
	return true
}

// within holds the bounds of an answer against all positions that can be reached, or the
// first of them, and tells whether there are bounds.
func within(t *testing.T, p *position.Position, winner board.Color, limit int) bool {
	t.Helper()
	var s Solver
	a := s.Ask(p, winner, 20_000)
	if a.Bounds.Kings[board.White] == 0 {
		return false
	}
	first := p.Board()
	roam(*p, winner, limit, func(q *position.Position) {
		b := q.Board()
		for c := board.White; c <= board.Black; c++ {
			if !a.Bounds.Kings[c].Has(q.King(c)) {
				t.Errorf("%s, %v by %v: the king of %v comes to %v in %s", format(p), a.Verdict, a.Evidence.Kind, c, q.King(c), format(q))
			}
		}
		for square := range a.Bounds.Fixed.All() {
			if b.At(square) != first.At(square) {
				t.Errorf("%s, %v by %v: %v is not as it was in %s", format(p), a.Verdict, a.Evidence.Kind, square, format(q))
			}
		}
	})
	return true
}

func squares(names ...string) (set board.SquareSet) {
	for _, name := range names {
		s, _ := board.ParseSquare(name)
		set |= s.Set()
	}
	return set
}

func TestBoundsAreThoseOfTheWall(t *testing.T) {
	var s Solver
	wall := squares("b4", "d4", "f4", "h4", "b5", "d5", "f5", "h5")
	home := board.RankSet(0) | board.RankSet(1) | board.RankSet(2) // the gaps are attacked
	for _, test := range []struct {
		why, fen     string
		winner       board.Color
		white, black board.SquareSet
		fixed        board.SquareSet
	}{
		{"each king has three ranks", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", board.White, home, turned(home), wall},
		{"the same for Black", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", board.Black, home, turned(home), wall},
		{"a position that is won has none", "4k3/8/8/p3p2p/P3P2P/8/8/4K3 w - - 0 1", board.White, 0, 0, 0},
		{"nor has one in which there is too little to mate", "8/8/3k4/8/8/8/8/K7 w - - 0 1", board.White, 0, 0, 0},
	} {
		t.Run(test.why, func(t *testing.T) {
			p := read(t, test.fen)
			want := Bounds{Kings: [2]board.SquareSet{test.white, test.black}, Fixed: test.fixed}
			if got := s.Ask(&p, test.winner, 1000).Bounds; got != want {
				t.Errorf("%s: %x, want %x", test.fen, got, want)
			}
		})
	}
}

func TestNothingLeavesTheBoundsOfLabelledPositions(t *testing.T) {
	known, some := map[string]int{}, 0
	for _, l := range readLabels(t, sparsely(23)) {
		if l.verdict != Unwinnable.String() {
			continue
		}
		p := read(t, l.fen)
		if within(t, &p, l.winner, 3000) {
			some++
			known[l.evidence]++
		}
	}
	t.Logf("%d with bounds, %d kinds", some, len(known))
	if some < 10 {
		t.Errorf("only %d positions have bounds", some)
	}
}

func TestNothingLeavesTheBoundsOfLockedPositions(t *testing.T) {
	random := rand.New(rand.NewPCG(seed(), 7))
	rounds, some := 2000, 0
	if long() {
		rounds = 20_000
	}
	for range rounds {
		p, ok := locked(random)
		if !ok {
			continue
		}
		for c := board.White; c <= board.Black; c++ {
			if within(t, &p, c, 3000) {
				some++
			}
		}
	}
	if some < 10 {
		t.Errorf("only %d positions have bounds", some)
	}
}
