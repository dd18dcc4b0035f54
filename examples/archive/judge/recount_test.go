package judge

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
)

// recount finds the claims of a record again, without the memory that a game keeps of
// its positions: positions are compared as the text of their FEN, each with each, and
// intended moves are made. until is the ply before which the game had not ended.
func recount(g *game.Game, until int) []string {
	line := g.Line()
	texts := make([]string, len(line))
	for i, node := range line {
		texts[i] = place(node.Position())
	}
	count := func(ply int, text string) (n int) {
		for i := range ply + 1 {
			if texts[i] == text {
				n++
			}
		}
		return n
	}
	last := len(line) - 1
	decisive := g.Result() == game.WhiteWins || g.Result() == game.BlackWins
	type seen struct{ first, turns int }
	found := map[string]*seen{}
	for ply := 0; ply <= last && ply < until; ply++ {
		p := line[ply].Position()
		standing := map[string]bool{}
		madeThreefold, madeFifty := false, false
		if count(ply, texts[ply]) >= 3 {
			standing["threefold-appeared"] = true
		}
		if p.Halfmoves() >= 100 {
			standing["fifty-appeared"] = true
		}
		for _, m := range p.Moves() {
			next := p.Play(m)
			written := ply+1 == last && line[last].Move() == m
			if count(ply, place(&next)) >= 2 {
				standing["threefold-intended"] = true
				madeThreefold = madeThreefold || written
			}
			if next.Halfmoves() >= 100 {
				standing["fifty-intended"] = true
				madeFifty = madeFifty || written
			}
		}
		for code := range standing {
			if !decisive && (ply == last || madeThreefold && code[0] == 't' || madeFifty && code[0] == 'f') {
				continue
			}
			key := code + " " + p.Turn().String()
			if found[key] == nil {
				found[key] = &seen{first: ply}
			}
			found[key].turns++
		}
	}
	list := []string{}
	for key, s := range found {
		list = append(list, fmt.Sprintf("%s at %d x%d", key, s.first, s.turns))
	}
	slices.Sort(list)
	return list
}

// place is what of a FEN makes two positions the same.
func place(p *position.Position) string {
	return strings.Join(strings.Fields(fen.Format(p, fen.Style{}))[:4], " ")
}

// sameClaims judges a record and counts its claims again. It returns how many there are.
func sameClaims(t *testing.T, name, text string) int {
	t.Helper()
	j := Judge{Undated: laws.Edition2023, States: 1000}
	read := pgn.Read(text, pgn.Options{})[0]
	report := j.Game(read)
	until := 1 << 30
	if status := (&sheet{Judge: &j, read: read}).status(); status >= 0 {
		until = status
	}
	got := []string{}
	for i := range report.Findings {
		if f := &report.Findings[i]; f.Kind == Claim {
			got = append(got, fmt.Sprintf("%s %s at %d x%d", f.Code, f.Player, f.Ply, f.Turns))
		}
	}
	slices.Sort(got)
	if want := recount(read.Record, until); !slices.Equal(got, want) {
		t.Errorf("%s:\n  %s\nfound\n  %s\nwant\n  %s", name, text, strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
	return len(got)
}

// status returns the ply at which a game had ended by itself, -1 where it had not.
func (s *sheet) status() int {
	s.head()
	if status := s.c.Status(); status.Over {
		return status.Ply
	}
	return -1
}

// TestClaimsAreCountedAgain counts the claims in games made at random, in which men go
// to and fro often.
func TestClaimsAreCountedAgain(t *testing.T) {
	starts := []string{
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/8/3p4/8/4P3/4K2R w K - 0 1",
		"8/8/4k3/8/8/3K4/8/R7 w - - 90 80", "4k1n1/8/8/8/8/8/8/1N2K3 b - - 60 70", "8/8/4k3/8/8/3K4/8/QQ6 w - - 0 1",
	}
	dates := []string{"1960.01.01", "2003.01.01", "2015.01.01", "2020.01.01"}
	results := []string{"1-0", "1/2-1/2", "*"}
	random := rand.New(rand.NewPCG(1, 2))
	claims := 0
	for i := range 400 {
		start := starts[i%len(starts)]
		p, fault := fen.Read(start, position.Standard)
		if fault != nil {
			t.Fatal(fault)
		}
		e := expectation{tags: "Date=" + dates[random.IntN(len(dates))] + "; FEN=" + start}
		e.text = wander(random, p, 20+random.IntN(100)) + results[random.IntN(len(results))]
		claims += sameClaims(t, fmt.Sprint("game ", i), e.pgn())
	}
	if claims < 400 {
		t.Errorf("only %d claims: the games do not repeat enough", claims)
	}
}

// wander makes moves at random, of four in three the one that takes the last own man
// back where that is possible.
func wander(random *rand.Rand, p position.Position, halfmoves int) string {
	var b strings.Builder
	var own [2]position.Move
	for range halfmoves {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		m := moves[random.IntN(len(moves))]
		turn := p.Turn()
		if back, ok := p.Find(own[turn].To(), own[turn].From(), board.NoRole); ok && own[turn] != position.NoMove && random.IntN(4) > 0 {
			m = back
		}
		own[turn] = m
		b.WriteString(san.Format(&p, m) + " ")
		p = p.Play(m)
	}
	return b.String()
}

// TestClaimsInGamesOfChampionsAreCountedAgain counts the claims in Fischer's games, with
// ARBITER_LONG=1 in Carlsen's and Kasparov's, too.
func TestClaimsInGamesOfChampionsAreCountedAgain(t *testing.T) {
	files := map[string]int{"Fischer.pgn": 29}
	if os.Getenv("ARBITER_LONG") != "" {
		files["Carlsen.pgn"], files["Kasparov.pgn"] = 269, 88
	}
	for name, want := range files {
		text, err := os.ReadFile("../../../testdata/players/" + name)
		if err != nil {
			t.Fatal(err)
		}
		claims := 0
		for _, g := range pgn.Read(string(text), pgn.Options{}) {
			claims += sameClaims(t, fmt.Sprintf("%s at byte %d", name, g.Start), string(text[g.Start:g.End]))
		}
		if claims != want {
			t.Errorf("%s: %d claims, not %d", name, claims, want)
		}
	}
}
