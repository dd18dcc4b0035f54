package pgn

import (
	"os"
	"testing"
	"time"

	"chessarbiter/core/game"
	"chessarbiter/core/reason"
)

// corpus is a file of published games with what is known about it.
type corpus struct {
	path                                   string
	games, halfmoves, castlings, threefold int
	longest                                int
}

var players = []corpus{
	{"Fischer.pgn", 827, 67_340, 1_469, 8, 224},
	{"Carlsen.pgn", 2_851, 258_481, 5_176, 191, 348},
	{"Kasparov.pgn", 2_110, 161_843, 3_733, 31, 236},
}

// TestTheGamesOfChampionsAreReplayed reads, writes and reads again; all three
// files with ARBITER_LONG=1, else the shortest.
func TestTheGamesOfChampionsAreReplayed(t *testing.T) {
	files := players
	if os.Getenv("ARBITER_LONG") == "" {
		files = files[:1]
	}
	for _, c := range files {
		t.Run(c.path, func(t *testing.T) { c.replay(t) })
	}
}

func (c corpus) replay(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/players/" + c.path)
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	games := Read(string(text), Options{})
	t.Logf("read in %v", time.Since(began))
	found := corpus{path: c.path, games: len(games)}
	for _, g := range games {
		for _, p := range g.Problems {
			if p.Code != reason.PgnEncoding || c.path != "Kasparov.pgn" { // one name has a byte that is not UTF-8
				t.Errorf("%v: %+v", g.Tags[:6], p)
			}
		}
		end := g.Record.Ply()
		found.halfmoves += end
		found.longest = max(found.longest, end)
		third := false
		for _, n := range g.Record.Line()[1:] {
			if n.Move().IsCastling() {
				found.castlings++
			}
			third = third || n.Occurrences() >= 3
		}
		if third {
			found.threefold++
		}
	}
	if found != c {
		t.Errorf("found %+v, want %+v", found, c)
	}

	began = time.Now()
	var written []byte
	for _, g := range games {
		written = Append(written, g.Record, Style{})
	}
	t.Logf("written in %v", time.Since(began))
	again := Read(string(written), Options{Mode: Strict})
	if len(again) != len(games) {
		t.Fatalf("%d games were written, %d read again", len(games), len(again))
	}
	for i := range games {
		if difference := differ(games[i].Record, again[i].Record); difference != "" {
			t.Fatalf("game %d: %s", i, difference)
		}
		for _, p := range again[i].Problems {
			t.Fatalf("game %d as written: %+v", i, p)
		}
	}
}

// differ says in what two records differ, "" where they are the same. Tags are
// compared as written.
func differ(a, b *game.Game) string {
	if string(appendHeading(nil, a)) != string(appendHeading(nil, b)) {
		return "the headings differ: " + string(appendHeading(nil, a)) + string(appendHeading(nil, b))
	}
	if a.Start() != b.Start() || a.Variant() != b.Variant() || a.Result() != b.Result() {
		return "the first positions, the variants or the results differ"
	}
	return differNodes(a.Root(), b.Root())
}

func differNodes(a, b *game.Node) string {
	type pair struct{ a, b *game.Node }
	for stack := []pair{{a, b}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.a.Move() != top.b.Move() || *top.a.Position() != *top.b.Position() {
			return "a move differs"
		}
		if one, other := dump(top.a.Notes()), dump(top.b.Notes()); one != other {
			return "the notes differ: " + one + " and " + other
		}
		children, others := top.a.Children(), top.b.Children()
		if len(children) != len(others) {
			return "the variations differ"
		}
		for i := range children {
			stack = append(stack, pair{children[i], others[i]})
		}
	}
	return ""
}
