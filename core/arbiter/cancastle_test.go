package arbiter_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
)

const askedStates = 50_000

// The game of the question of 2014 up to 12...Qe5+.
const (
	pedantry   = "e4 d5 exd5 Qxd5 Qf3 Bg4 Qxf7+ Kxf7 Bb5 Qxb5 Nf3 Bxf3 gxf3 Qb6 a4 Qa6 Ra2 Qd6 Ra1 Nc6 h4 Nd8 b3 Qe5+"
	pedantry14 = pedantry + " Kd1 Qd5 Ke1 Qe5+"
	pedantry16 = pedantry14 + " Kd1 Qd5 Ke1 Qe5+"
)

func TestWhetherACastlingCanEverComeAbout(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves string
		variant          position.Variant
		right            string // K, Q, k or q
		want             arbiter.Prospect
		longest          int // the most half-moves of a line that is still short
	}{
		{"the question of 2014: the right exists, and no continuation uses it", start, pedantry, standard, "K", arbiter.Impossible, 0},
		{"one half-move before it still could be used", start, strings.TrimSuffix(pedantry, " Qe5+"), standard, "K", arbiter.Possible, 4},
		{"White's a-side right was lost by the rook", start, pedantry, standard, "Q", arbiter.Impossible, 0},
		{"Black's by the king", start, pedantry, standard, "k", arbiter.Impossible, 0},
		{"line A: 2.Qe2 keeps the right", notebook, "Qe5+", standard, "K", arbiter.Possible, 5},
		{"line B: the king must move", notebook, "Qg3+", standard, "K", arbiter.Impossible, 0},
		{"at once", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", standard, "K", arbiter.Possible, 1},
		{"with the opponent's move first", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", "", standard, "K", arbiter.Possible, 2},
		{"White, from the start", start, "", standard, "K", arbiter.Possible, 7},
		{"White to the a-side, from the start", start, "", standard, "Q", arbiter.Possible, 13},
		{"Black, from the start", start, "", standard, "k", arbiter.Possible, 8},
		{"Black to the a-side, from the start", start, "", standard, "q", arbiter.Possible, 14},
		{"the rook that could castle moves next, or the king", "4k3/8/8/8/8/8/7p/4K2R w K - 0 1", "", standard, "K", arbiter.Impossible, 0},
		{"nor does it help that a pawn is blocked", "4k3/8/8/8/8/p7/P6p/4K2R w K - 0 1", "", standard, "K", arbiter.Impossible, 0},
		{"a free pawn is promoted and takes the attacker", "4k3/8/8/8/8/8/P6p/4K2R w K - 0 1", "", standard, "K", arbiter.Possible, 15},
		{"a bishop walled in, and no move to spare", "4k3/8/8/8/8/4p1p1/4P1P1/4KB1R w K - 0 1", "", standard, "K", arbiter.Impossible, 0},
		{"a bishop walled in, and another that can never attack the wall", "4k3/8/8/8/8/4p1p1/B3P1P1/4KB1R w K - 0 1", "", standard, "K", arbiter.Impossible, 0},
		{"a bishop walled in, and another that can open the wall", "4k3/8/8/8/8/4p1p1/4P1P1/B3KB1R b K - 0 1", "", standard, "K", arbiter.Possible, 20},
		{"the attacker can go away in time", "4k3/8/8/8/8/8/P5r1/4K2R w K - 0 1", "", standard, "K", arbiter.Possible, 3},
		{"mate", "4k3/8/8/8/8/8/3PPP2/r3K2R w K - 0 1", "", standard, "K", arbiter.Impossible, 0},
		{"a bishop buried behind its pawns", "rnbqkbnr/pppp1ppp/8/8/8/3Pp1P1/PPP1P2P/RNBQKBNR w KQkq - 0 1", "", standard, "K", arbiter.Possible, 9},
		{"a check by the knight leaves the rook", "r3k3/2N5/8/8/8/8/8/7K b q - 1 1", "", standard, "q", arbiter.Impossible, 0},
		{"Chess960 from position 0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", "", random, "Q", arbiter.Possible, 13},
		{"Chess960 from position 0, to the h-side", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", "", random, "K", arbiter.Possible, 6},
		{"Chess960 from position 959", "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1", "", random, "K", arbiter.Possible, 13},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, test.variant, test.moves)
			color, side := right(test.right)
			a := arbiter.CanCastle(g, color, side, askedStates)
			t.Logf("%v, %d states, %s", a.Verdict, a.States, spellLine(g, a.Line))
			if a.Verdict != test.want || len(a.Line) > test.longest || a.States > askedStates {
				t.Errorf("%v by %d half-moves after %d states, want %v", a.Verdict, len(a.Line), a.States, test.want)
			}
			checkLine(t, g, color, side, a)
		})
	}
}

// right reads the letter of a right in a FEN.
func right(letter string) (board.Color, castling.Side) {
	i := strings.Index("KQkq", letter)
	return board.Color(i / 2), castling.Side(1 - i%2)
}

func spellLine(g *game.Game, line []position.Move) string {
	p := *g.Position()
	var list []string
	for _, m := range line {
		list = append(list, san.Format(&p, m))
		p = p.Play(m)
	}
	return strings.Join(list, " ")
}

// checkLine plays a line: legal moves, of which the last is the castling.
func checkLine(t *testing.T, g *game.Game, c board.Color, side castling.Side, a arbiter.CanCastleAnswer) {
	t.Helper()
	if (a.Verdict == arbiter.Possible) != (len(a.Line) > 0) {
		t.Fatalf("%v with a line of %d", a.Verdict, len(a.Line))
	}
	p := *g.Position()
	for i, m := range a.Line {
		if !p.IsLegal(m) {
			t.Fatalf("%d. half-move of %s is not legal", i+1, spellLine(g, a.Line))
		}
		if last := i == len(a.Line)-1; last != (m.IsCastling() && p.Turn() == c && m.CastlingSide() == side) {
			t.Fatalf("half-move %d of %d is castling: %v", i+1, len(a.Line), !last)
		}
		p = p.Play(m)
	}
}

// With few men on the board the answer is that of a search of all positions in
// any order.
func TestCanCastleAgreesWithAPlainSearch(t *testing.T) {
	source := rand.New(rand.NewPCG(3, 8))
	verdicts := map[arbiter.Prospect]int{}
	for _, text := range []string{
		"4k3/8/8/8/8/8/7p/4K2R w K - 0 1", "4k3/8/8/8/8/p1n5/P7/R3K3 w Q - 0 1", "4k3/8/8/8/5q2/8/6p1/4K2R b K - 0 1",
		"r3k2r/8/8/8/8/8/4p1p1/R3K2R w KQkq - 0 1", "4k3/8/8/8/8/4p1p1/4PnP1/4KB1R w K - 0 1",
	} {
		for range 20 {
			g := record(t, text, standard, "")
			for range 8 {
				for _, letter := range []string{"K", "Q", "k", "q"} {
					color, side := right(letter)
					a := arbiter.CanCastle(g, color, side, 3000)
					checkLine(t, g, color, side, a)
					verdicts[a.Verdict]++
					if want, ok := plainly(g, color, side, 3000); ok && want != (a.Verdict == arbiter.Possible) && a.Verdict != arbiter.Undecided {
						t.Fatalf("%s ply %d, %s: %v, by a plain search %v", text, g.Ply(), letter, a.Verdict, want)
					}
				}
				moves := g.Position().Moves()
				if len(moves) == 0 {
					break
				}
				g.Play(moves[source.IntN(len(moves))])
			}
		}
	}
	t.Log(verdicts)
	if verdicts[arbiter.Possible] < 50 || verdicts[arbiter.Impossible] < 50 {
		t.Errorf("verdicts %v", verdicts)
	}
}

// plainly searches in the order found; ok is false where the limit is too low.
func plainly(g *game.Game, c board.Color, side castling.Side, limit int) (possible, ok bool) {
	rook := g.Position().CastlingRook(c, side)
	if rook == board.NoSquare {
		return false, true
	}
	seen := map[position.Key]bool{g.Position().Key(): true}
	queue := []position.Position{*g.Position()}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		for _, m := range p.Moves() {
			if m.IsCastling() && m.To() == rook {
				return true, true
			}
			next := p.Play(m)
			if !next.CastlingRooks().Has(rook) || seen[next.Key()] {
				continue
			}
			if len(seen) == limit {
				return false, false
			}
			seen[next.Key()] = true
			queue = append(queue, next)
		}
	}
	return false, true
}

func TestABudgetIsKept(t *testing.T) {
	g := record(t, start, standard, "")
	for _, states := range []int{-1, 0, 1, 2, 30} {
		a := arbiter.CanCastle(g, board.White, castling.ASide, states)
		if a.Verdict != arbiter.Undecided || a.States > max(0, states) {
			t.Errorf("%d states allowed: %v after %d", states, a.Verdict, a.States)
		}
	}
	g = record(t, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", standard, "")
	if a := arbiter.CanCastle(g, board.White, castling.HSide, 1); a.Verdict != arbiter.Possible {
		t.Errorf("one state: %v", a.Verdict)
	}
}

// In ordinary games every right that is kept is found usable within the budget.
func TestKeptRightsOfRandomGamesArePossible(t *testing.T) {
	source := rand.New(rand.NewPCG(1, 4))
	asked, undecided, most := 0, 0, 0
	for range 150 {
		g := record(t, start, standard, "")
		for range 24 {
			moves := g.Position().Moves()
			if len(moves) == 0 {
				break
			}
			g.Play(moves[source.IntN(len(moves))])
		}
		for _, letter := range []string{"K", "Q", "k", "q"} {
			color, side := right(letter)
			if g.Position().CastlingRook(color, side) == board.NoSquare {
				continue
			}
			a := arbiter.CanCastle(g, color, side, askedStates)
			checkLine(t, g, color, side, a)
			asked++
			most = max(most, a.States)
			if a.Verdict == arbiter.Undecided {
				undecided++
				t.Logf("undecided: %s %s", letter, spellFEN(g))
			}
		}
	}
	t.Logf("%d asked, %d undecided, %d states at most", asked, undecided, most)
	if asked < 30 || undecided > asked/20 {
		t.Errorf("%d of %d undecided", undecided, asked)
	}
}

func spellFEN(g *game.Game) string { return fen.Format(g.Position(), fen.Style{}) }

func BenchmarkCanCastle(b *testing.B) {
	// A bishop is walled in, and three others wander about: no end is found.
	p, err := fen.Read("4k3/8/8/3B4/8/4p1p1/B3P1P1/1B2KB1R w K - 0 1", standard)
	if err != nil {
		b.Fatal(err.Problems)
	}
	for b.Loop() {
		if a := arbiter.CanCastle(game.New(p, standard), board.White, castling.HSide, askedStates); a.Verdict != arbiter.Undecided {
			b.Fatalf("%+v", a)
		}
	}
}
