package pgn

import (
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"chessarbiter/core/reason"
)

// feed reads a text that comes in pieces of the sizes that size gives.
func feed(text string, o Options, size func() int) []*Game {
	r := NewReader(o)
	var games []*Game
	for len(text) > 0 {
		n := min(size(), len(text))
		r.Feed([]byte(text[:n]))
		text = text[n:]
		games = r.drain(games)
	}
	r.Close()
	return r.drain(games)
}

// same compares games that were read from the same text.
func same(a, b []*Game) string {
	if len(a) != len(b) {
		return "the number of games differs"
	}
	for i := range a {
		if !reflect.DeepEqual(a[i].Problems, b[i].Problems) {
			return "the problems differ: " + brief(a[i]) + " and " + brief(b[i])
		}
		if !reflect.DeepEqual(a[i].Tags, b[i].Tags) {
			return "the tags differ"
		}
		if a[i].Start != b[i].Start || a[i].End != b[i].End {
			return "the places differ"
		}
		if (a[i].Record == nil) != (b[i].Record == nil) {
			return "one has no record"
		}
		if a[i].Record != nil {
			if difference := differ(a[i].Record, b[i].Record); difference != "" {
				return difference
			}
		}
	}
	return ""
}

// samples are texts with everything in them.
func samples(t testing.TB) []string {
	t.Helper()
	list := []string{
		"\ufeff[Event \"Mémorial ½\"]\r\n[Site \"a \\\"b\\\" \\\\\"]\r\n\r\n% skipped\r\n1. e4 {ü [%clk 0:01:00]\r\n[x} e5 ; rest ½\r\n2.♘f3 $1 $16 (2. f4! exf4 (2... d5)) Nc6 3. Bb5± a6 ½-½\r\n\r\n",
		"[A \"1\"\r[B \"2\"]\r\r1.e4 e8(Q) ( [%x] } ) ]\r%y\r1/2-1/2 [C \"3\"] 1… 1.\u00a0e4 {never\n\n[Event \"next\"]\n\n1. e4 \xe9\xff *",
		"1. e4 * {behind}\u00a0; it\r\n{next} 1. d4 *\u2003\n\n* [A \"1\"] ( * ) {x} 1-0{y}",
		"[ \n[\"x\"][y]1.e4!?e5(1...c5)2.Nf3(",
	}
	for _, r := range reports(t) {
		list = append(list, r.Input.PGN)
	}
	for _, file := range []string{"utf8-bom.pgn", "molinari-bordais-1979.pgn", "cutechess-fischerrandom.pgn"} {
		text, err := os.ReadFile("testdata/" + file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, string(text))
	}
	return list
}

func TestWhereTheTextIsCutDoesNotMatter(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for i, text := range samples(t) {
		for _, mode := range []Mode{Lenient, Strict} {
			o := Options{Mode: mode}
			whole := Read(text, o)
			if difference := same(whole, feed(text, o, func() int { return 1 })); difference != "" {
				t.Errorf("sample %d byte by byte: %s", i, difference)
			}
			if difference := same(whole, feed(text, o, func() int { return 1 + random.IntN(7) })); difference != "" {
				t.Errorf("sample %d in pieces: %s", i, difference)
			}
		}
	}
}

func TestAGameComesAsSoonAsItIsComplete(t *testing.T) {
	r := NewReader(Options{})
	r.Feed([]byte("1. e4 e5 1-0\n"))
	if r.Next() == nil {
		t.Error("the game is kept back")
	}
	r.Feed([]byte("[Event \"x\"]\n\n1. d4 "))
	if r.Next() != nil {
		t.Error("a game has come that is not complete")
	}
	r.Feed([]byte("d5 "))
	r.Close()
	if g := r.Next(); g == nil || mainLine(g.Record) != "d4 d5" {
		t.Error("the last game has not come")
	}
	if r.Next() != nil {
		t.Error("a game has come twice")
	}
}

func TestHostileTextIsBounded(t *testing.T) {
	const next = "\n\n[Event \"next\"]\n\n1. d4 *\n"
	const mega = 1 << 20
	tests := []struct {
		name, text string
		code       reason.Code
	}{
		{"variations nested deeply", "1. e4 " + strings.Repeat("(1. d4 ", 100_000), reason.PgnVariationDepth},
		{"closed again", "1. e4 " + strings.Repeat("(1. d4 ", 100_000) + strings.Repeat(")", 100_000) + " e5 *", reason.PgnVariationDepth},
		{"nothing but openings", strings.Repeat("(", mega), reason.PgnVariationNowhere},
		{"nothing but closings", strings.Repeat(")", mega), reason.PgnTooMany},
		{"a word without an end", strings.Repeat("x", mega), reason.PgnTooMany},
		{"digits without an end", strings.Repeat("1", mega), reason.None},
		{"a line without an end", "1. e4 *" + strings.Repeat(" ", mega), reason.None},
		{"a comment without an end", "1. e4 {" + strings.Repeat("\n[x ", mega), reason.PgnBraceOpen},
		{"a comment too long", "1. e4 {" + strings.Repeat("x", MaxGameBytes) + "( ) 1-0 } e5 *", reason.PgnTooLong},
		{"a line comment too long", "1. e4 ;" + strings.Repeat("x", MaxGameBytes) + "\ne5 *", reason.PgnTooLong},
		{"a tag without an end", "[Event \"" + strings.Repeat("x", mega), reason.PgnTag},
		{"a heading of brackets", strings.Repeat("[", mega), reason.PgnTag},
		{"very many tags", strings.Repeat("[A \"1\"]", mega/8) + "*", reason.PgnTagTwice},
		{"very many moves", strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", MaxMoves/4+10) + "*", reason.PgnTooLong},
		{"very many variations of one move", "1. e4 " + strings.Repeat("(d4 d5)(c4)", mega/8) + "*", reason.None},
		{"glyphs without an end", "1. e4 " + strings.Repeat("$1", mega) + "*", reason.None},
		{"percent signs", strings.Repeat("%", mega) + "\n1. e4 %" + strings.Repeat("%", mega) + "\n*", reason.PgnEscape},
		{"bytes that mean nothing", strings.Repeat("\x00\xff\x80", mega), reason.PgnEncoding},
	}
	for _, test := range tests {
		began := time.Now()
		games := feed(test.text+next, Options{}, func() int { return 64 << 10 })
		if took := time.Since(began); took > 20*time.Second {
			t.Errorf("%s: took %v", test.name, took)
		}
		if last := games[len(games)-1]; last.Record == nil || mainLine(last.Record) != "d4" {
			t.Errorf("%s: the next game is lost", test.name)
		}
		found := test.code == reason.None
		for _, p := range games[0].Problems {
			found = found || p.Code == test.code
			if len(p.Token) > maxToken {
				t.Errorf("%s: a token of %d bytes", test.name, len(p.Token))
			}
		}
		if !found || len(games[0].Problems) > MaxProblems {
			t.Errorf("%s: %d problems, %s", test.name, len(games[0].Problems), brief(games[0]))
		}
	}
}

func TestHeadingsAloneAreThoseOfTheGames(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, text := range append(samples(t), fischer(t)) {
		games := Read(text, Options{})
		headings := feed(text, Options{HeadingsOnly: true}, func() int { return 1 + random.IntN(40) })
		if len(headings) != len(games) {
			t.Fatalf("%d headings of %d games: %q", len(headings), len(games), text)
		}
		for i, h := range headings {
			g := games[i]
			if h.Record != nil || !reflect.DeepEqual(h.Tags, g.Tags) || h.Start != g.Start || h.End != g.End {
				t.Errorf("game %d of %q: got %v from %d to %d", i, text, h.Tags, h.Start, h.End)
			}
		}
	}
}

func TestAGameReadAloneIsTheSame(t *testing.T) {
	text := fischer(t)
	last := 0
	for i, g := range Read(text, Options{}) {
		if g.Start < last || g.End <= g.Start || strings.TrimSpace(text[last:g.Start]) != "" {
			t.Fatalf("game %d is from %d to %d, after %d", i, g.Start, g.End, last)
		}
		last = g.End
		alone := Read(text[g.Start:g.End], Options{})
		if len(alone) != 1 || differ(alone[0].Record, g.Record) != "" {
			t.Fatalf("game %d is another when read alone", i)
		}
	}
	if strings.TrimSpace(text[last:]) != "" {
		t.Error("there is text behind the last game")
	}
}

// fischer returns the text of real games.
func fischer(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("../../../testdata/players/Fischer.pgn")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
