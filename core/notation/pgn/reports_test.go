package pgn

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/reason"
)

// report is a published report of a fault in another library's reading of PGN.
type report struct {
	ID, Area string
	Input    struct {
		PGN      string
		BytesHex string `json:"bytes_hex"`
	}
	Expected struct {
		Valid      bool `json:"valid_by_standard"`
		MainLine   []string
		Comments   []string
		Strict     string
		Lenient    string
		Games      int
		SecondGame *struct{ Event string } `json:"second_game"`
		NAGs       map[string][]uint8
		Depth      int `json:"variation_depth"`
		Commands   []map[string]string
		Shapes     []string
		Text       string `json:"comment_text"`
	}
}

func reports(t testing.TB) []report {
	t.Helper()
	text, err := os.ReadFile("../../testdata/reports.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var list []report
	for line := range strings.Lines(string(text)) {
		var r report
		var area struct{ Area string }
		if err := json.Unmarshal([]byte(line), &area); err != nil {
			t.Fatal(err)
		}
		if area.Area != "pgn" {
			continue
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		if r.Input.BytesHex != "" {
			raw, err := hex.DecodeString(r.Input.BytesHex)
			if err != nil {
				t.Fatal(err)
			}
			r.Input.PGN = string(raw)
		}
		list = append(list, r)
	}
	if len(list) < 30 {
		t.Fatalf("%d reports", len(list))
	}
	return list
}

func TestPublishedReportsAreAnswered(t *testing.T) {
	for _, r := range reports(t) {
		t.Run(r.ID, func(t *testing.T) { r.check(t) })
	}
}

func (r report) check(t *testing.T) {
	games := Read(r.Input.PGN, Options{})
	strict := Read(r.Input.PGN, Options{Mode: Strict})
	if want := max(1, r.Expected.Games); len(games) != want || len(strict) != want {
		t.Fatalf("%d games, %d strictly, want %d", len(games), len(strict), want)
	}
	g := games[0]
	told := r.Expected.Valid || r.Expected.Strict != "" || r.Expected.Lenient != ""
	if ok := allOK(strict); told && r.ID != "pgn-056-encoding" && ok != r.Expected.Valid {
		t.Errorf("strictly valid: %v, %+v", ok, strict[0].Problems)
	}
	if r.Expected.Valid && len(g.Problems) > 0 {
		t.Errorf("a valid game has problems: %+v", g.Problems)
	}
	if strings.Contains(r.Expected.Lenient, "warn") && (len(g.Problems) == 0 || !g.OK()) {
		t.Errorf("the lenient mode should warn: %+v", g.Problems)
	}
	if strings.HasPrefix(r.Expected.Lenient, "accept") && !g.OK() {
		t.Errorf("the lenient mode should accept: %+v", g.Problems)
	}
	if r.Expected.MainLine != nil && mainLine(g.Record) != strings.Join(r.Expected.MainLine, " ") {
		t.Errorf("main line %s", mainLine(g.Record))
	}
	comments := commentsOf(g.Record.Root())
	if r.Expected.Comments != nil && !slices.Equal(comments, r.Expected.Comments) {
		t.Errorf("comments %q", comments)
	}
	if second := r.Expected.SecondGame; second != nil {
		if event, _ := games[1].Record.Tag("Event"); event != second.Event {
			t.Errorf("the second game is that of %q", event)
		}
	}
	if d := depth(g.Record.Root()); r.Expected.Depth != 0 && d != r.Expected.Depth {
		t.Errorf("variations %d deep", d)
	}
	for n := g.Record.Root().First(); n != nil; n = n.First() {
		if want, told := r.Expected.NAGs[san.Format(n.Parent().Position(), n.Move())]; told && !slices.Equal(n.Notes().NAGs, want) {
			t.Errorf("glyphs %v", n.Notes().NAGs)
		}
	}
	for i, want := range r.Expected.Commands {
		found := map[string]string{}
		for _, c := range Commands(comments[i]) {
			found[c.Name] = c.Value
		}
		for name, value := range want {
			if found[name] != value {
				t.Errorf("command %s is %q", name, found[name])
			}
		}
	}
	if r.Expected.Shapes != nil {
		var shapes []string
		for _, s := range ReadDetails(comments).Shapes {
			color := map[byte]string{'G': "green", 'R': "red", 'Y': "yellow"}[s.Color]
			if s.From == s.To {
				shapes = append(shapes, "circle "+color+" "+s.From.String())
			} else {
				shapes = append(shapes, "arrow "+color+" "+s.From.String()+s.To.String())
			}
		}
		if !slices.Equal(shapes, r.Expected.Shapes) {
			t.Errorf("shapes %q", shapes)
		}
	}
	if r.Expected.Text != "" && Text(comments[0]) != r.Expected.Text {
		t.Errorf("text %q", Text(comments[0]))
	}
	roundTrip(t, games)
}

func allOK(games []*Game) bool {
	return !slices.ContainsFunc(games, func(g *Game) bool { return !g.OK() })
}

// commentsOf returns all comments from a node on, along the main line.
func commentsOf(n *game.Node) []string {
	var list []string
	for ; n != nil; n = n.First() {
		list = append(append(list, n.Notes().Before...), n.Notes().After...)
	}
	return list
}

// depth returns how deeply variations are nested.
func depth(n *game.Node) int {
	deepest := 0
	for ; n != nil; n = n.First() {
		for _, alternative := range n.Children() {
			if alternative != n.First() {
				deepest = max(deepest, 1+depth(alternative))
			}
		}
	}
	return deepest
}

// roundTrip writes the games, reads them strictly and compares.
func roundTrip(t *testing.T, games []*Game) {
	t.Helper()
	var written []byte
	var kept []*Game
	for _, g := range games {
		if g.Record != nil {
			written = Append(written, g.Record, Style{})
			kept = append(kept, g)
		}
	}
	again := Read(string(written), Options{Mode: Strict})
	if len(again) != len(kept) {
		t.Fatalf("%d games were written, %d read again from\n%s", len(kept), len(again), written)
	}
	for i := range kept {
		for _, p := range again[i].Problems {
			if p.Cause.Code != reason.NullMove && p.Code != reason.PgnTagTwice && p.Code != reason.PgnSetUp {
				t.Fatalf("as written: %+v\n%s", p, written)
			}
		}
		if difference := differ(kept[i].Record, again[i].Record); difference != "" {
			t.Fatalf("game %d: %s\n%s", i, difference, written)
		}
	}
}

func TestFilesAsPublishedAreReadWithoutAProblem(t *testing.T) {
	tests := []struct {
		file             string
		games, halfmoves int
	}{
		{"cutechess-fischerrandom.pgn", 4, 396},
		{"kasparov-deep-blue-1997.pgn", 6, 519},
		{"molinari-bordais-1979.pgn", 1, 10},
		{"nepomniachtchi-liren-game1.pgn", 1, 97},
		{"utf8-bom.pgn", 2, 0},
		{"stories.pgn", 35, 4111},
	}
	for _, test := range tests {
		text, err := os.ReadFile("testdata/" + test.file)
		if err != nil {
			t.Fatal(err)
		}
		games := Read(string(text), Options{})
		halfmoves := 0
		for i, g := range games {
			for _, p := range g.Problems {
				t.Errorf("%s, game %d: %+v", test.file, i, p)
			}
			halfmoves += g.Record.Ply()
		}
		if len(games) != test.games || halfmoves != test.halfmoves {
			t.Errorf("%s: %d games, %d half-moves", test.file, len(games), halfmoves)
		}
		roundTrip(t, games)
	}
}
