package arbiter_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
)

func TestWhatMayBeClaimed(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves string
		want             []string
	}{
		{"nothing at the start", start, "", nil},
		{"nothing at the second occurrence", start, shuffle, nil},
		{"the third occurrence has appeared", start, again(shuffle, 2), []string{"threefold-appeared (9.2.2)", "threefold-intended Nf3 (9.2.1)"}},
		{"it is about to appear", start, shuffle + " g1f3 g8f6 f3g1", []string{"threefold-intended Ng8 (9.2.1)"}},
		{"appeared, and again about to appear", start, again(shuffle, 2) + "g1f3 g8f6 f3g1", []string{"threefold-appeared (9.2.2)", "threefold-intended Ng8 (9.2.1)"}},
		{"not after it is gone", start, again(shuffle, 2) + "e2e4", nil},
		{"nothing when the game is over", start, again(shuffle, 4), nil},
		{"fifty moves completed, and any quiet move goes on with them", "7k/7p/8/8/8/8/8/K7 w - - 100 80", "",
			[]string{"fifty-appeared (9.3.2)", "fifty-intended Ka2 (9.3.1)", "fifty-intended Kb2 (9.3.1)", "fifty-intended Kb1 (9.3.1)"}},
		{"fifty moves by the intended move, but no pawn move", "7k/7p/8/8/8/8/7P/K7 w - - 99 80", "",
			[]string{"fifty-intended Kb1 (9.3.1)", "fifty-intended Ka2 (9.3.1)", "fifty-intended Kb2 (9.3.1)"}},
		{"nor a capture", "7k/7p/8/8/8/8/1p6/K7 w - - 99 80", "", []string{"fifty-intended Ka2 (9.3.1)", "fifty-intended Kb1 (9.3.1)"}},
		{"98 half-moves are too few also for an intended move", "7k/7p/8/8/8/8/8/K7 w - - 98 80", "", nil},
		{"nothing in analysis", start, again("Nf3 -- Ng1 --", 3), nil},
		{"no fifty moves in analysis", "7k/7p/8/8/8/8/8/K7 w - - 100 80", "-- --", nil},
		{"nothing after mate", "R6k/8/6K1/8/8/8/8/8 b - - 100 120", "", nil},
		{"nothing in a dead position", "7k/8/8/8/8/8/8/K7 w - - 100 80", "", nil},
		{"nothing after 75 moves", "7k/7p/8/8/8/8/8/K7 w - - 150 80", "", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, standard, test.moves)
			got := spellClaims(g, arbiter.Claims(g, edition))
			slices.Sort(got)
			slices.Sort(test.want)
			same(t, "claims", got, test.want)
		})
	}
}

func TestMovesWithWhichToClaim(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves, claim string
		want                    bool
	}{
		{"mate: the claim is made before the move", "k7/8/1K6/8/8/8/8/7R w - - 99 80", "", "fifty-intended Rh8# (9.3.1)", true},
		{"stalemate likewise", "k7/8/3Q4/8/8/8/8/2K5 w - - 99 80", "", "fifty-intended Qc7 (9.3.1)", true},
		{"losing a right does not set the counter back", "r3k3/8/8/8/8/8/8/4K2R w Kq - 98 100", "Ke2", "fifty-intended Ke7 (9.3.1)", true},
		{"castling does not either", "r3k3/8/8/8/8/8/8/4K2R w Kq - 98 100", "Ke2", "fifty-intended O-O-O (9.3.1)", true},
		{"castling in Chess960 is no capture", "4k3/8/8/8/8/8/8/5KR1 w G - 99 100", "", "fifty-intended O-O (9.3.1)", true},
		{"a promotion is a pawn move", "7k/P7/8/8/8/8/8/K7 w - - 99 80", "", "fifty-intended a8=Q+ (9.3.1)", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, random, test.moves)
			claims := spellClaims(g, arbiter.Claims(g, edition))
			if len(claims) == 0 || slices.Contains(claims, test.claim) != test.want {
				t.Errorf("claims %q", claims)
			}
		})
	}
}

func TestTheEvidenceOfClaims(t *testing.T) {
	g := record(t, start, standard, "e4 e5 "+again(shuffle, 2)+"g1f3 g8f6 f3g1")
	claims := arbiter.Claims(g, edition)
	if len(claims) != 2 || !slices.Equal(claims[0].Plies, []int{5, 9, 13}) || !slices.Equal(claims[1].Plies, []int{2, 6, 10, 14}) || claims[1].Count != 4 {
		t.Errorf("claims are %+v", claims)
	}
	if named := claims[1].Named("Ng8"); named.Text != "Ng8" || claims[1].Text != "" {
		t.Errorf("named %q, before %q", named.Text, claims[1].Text)
	}
	g.Goto(2)
	if claims := arbiter.Claims(g, edition); claims != nil {
		t.Errorf("claims after two plies: %v", claims)
	}
}

func TestTheEvidenceOfFiftyMoves(t *testing.T) {
	// Rook and king walk so that no position comes up three times.
	g := record(t, "7k/7p/8/8/8/8/7P/K1R5 w - - 0 1", standard, "h3 h6")
	path := []string{"a1", "a2", "a3", "a4", "b4", "b3", "b2", "b1"}
	for i := 0; g.Halfmoves() < 99; i++ {
		if i%2 == 0 {
			g.Play(find(g, path[i/2%8], path[(i/2+1)%8]))
			continue
		}
		g.Play(quiet(g, i))
	}
	claims := arbiter.Claims(g, edition)
	if len(claims) == 0 {
		t.Fatal("no claim at 99 half-moves")
	}
	for _, c := range claims {
		if c.Kind != arbiter.FiftyMoveClaim || c.Count != 100 || !slices.Equal(c.Plies, []int{2, 102}) {
			t.Errorf("claim %+v", c)
		}
	}
}

// quiet returns a king's move of Black that has not stood before.
func quiet(g *game.Game, i int) position.Move {
	best, fewest := position.NoMove, 99
	for _, m := range g.Position().Moves() {
		if g.Position().At(m.From()).Role() == board.King && g.Position().At(m.To()) == board.NoPiece {
			if n := g.OccurrencesAfter(m); n < fewest {
				best, fewest = m, n
			}
		}
	}
	return best
}

// slowClaims finds all claims by keeping every position in a list.
func slowClaims(keys []position.Key, p *position.Position, halfmoves int) []string {
	var list []string
	count := func(key position.Key) int {
		n := 0
		for _, k := range keys {
			if k == key {
				n++
			}
		}
		return n
	}
	if count(p.Key()) >= 3 {
		list = append(list, "threefold none")
	}
	if halfmoves >= 100 {
		list = append(list, "fifty-move none")
	}
	for _, m := range p.Moves() {
		next := p.Play(m)
		if count(next.Key()) >= 2 {
			list = append(list, fmt.Sprintf("threefold %d", m))
		}
		if next.Halfmoves() >= 100 {
			list = append(list, fmt.Sprintf("fifty-move %d", m))
		}
	}
	return list
}

// In random games with few pieces the claims are those that a plain list of all
// positions gives, each of them is upheld, and every other is not.
func TestClaimsAgreeWithAPlainList(t *testing.T) {
	source := rand.New(rand.NewPCG(9, 2))
	found := 0
	for _, fen := range []string{
		"7k/8/8/8/8/8/1p6/KR6 w - - 80 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 60 1", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
		"k7/p7/P7/8/8/8/8/K7 w - - 30 40", "n3k3/8/8/8/8/8/8/4K2N w - - 20 30",
	} {
		for range 12 {
			g := record(t, fen, standard, "")
			start := g.Start()
			keys := []position.Key{start.Key()}
			for range 70 {
				claims := arbiter.Claims(g, edition)
				var got []string
				for _, c := range claims {
					if c.Intending == position.NoMove {
						got = append(got, c.Kind.String()+" none")
					} else {
						got = append(got, fmt.Sprintf("%v %d", c.Kind, c.Intending))
					}
				}
				var want []string
				if !arbiter.StatusOf(g, edition).Over {
					want = slowClaims(keys, g.Position(), g.Halfmoves())
				}
				slices.Sort(got)
				slices.Sort(want)
				if !slices.Equal(got, want) {
					t.Fatalf("%s ply %d: claims %q, want %q", fen, g.Ply(), got, want)
				}
				found += len(got)
				checkRulings(t, g, want)
				moves := g.Position().Moves()
				if len(moves) == 0 {
					break
				}
				g.Play(moves[source.IntN(min(len(moves), 3))])
				keys = append(keys, g.Position().Key())
			}
		}
	}
	if found < 500 {
		t.Errorf("only %d claims were compared", found)
	}
}

func checkRulings(t *testing.T, g *game.Game, correct []string) {
	t.Helper()
	for _, kind := range []arbiter.ClaimKind{arbiter.ThreefoldClaim, arbiter.FiftyMoveClaim} {
		for _, m := range append(g.Position().Moves(), position.NoMove) {
			name := fmt.Sprintf("%v %d", kind, m)
			if m == position.NoMove {
				name = kind.String() + " none"
			}
			r := judge(g, arbiter.ClaimRequest{Kind: kind, Intending: m})
			if (r.Upheld == arbiter.Granted) != slices.Contains(correct, name) {
				t.Fatalf("ply %d: %s upheld: %v", g.Ply(), name, r.Upheld)
			}
		}
	}
}

func ExampleClaims() {
	g := game.New(position.Initial(), position.Standard)
	for range 2 {
		for _, m := range [][2]string{{"g1", "f3"}, {"g8", "f6"}, {"f3", "g1"}, {"f6", "g8"}} {
			g.Play(find(g, m[0], m[1]))
		}
	}
	for _, c := range arbiter.Claims(g, laws.Edition2023) {
		fmt.Println(c.Kind, c.Plies, "by Article", c.Article)
	}
	// Output:
	// threefold [0 4 8] by Article 9.2.2
	// threefold [1 5 9] by Article 9.2.1
}
