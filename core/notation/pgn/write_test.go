package pgn

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// record plays moves from a position.
func record(t *testing.T, start string, variant position.Variant, moves ...string) *game.Game {
	t.Helper()
	p, e := fen.Read(start, variant)
	if e != nil {
		t.Fatal(e)
	}
	g := game.New(p, variant)
	for _, text := range moves {
		m, e := san.Parse(g.Position(), text, san.Options{Mode: san.Lenient, NullMoves: true})
		if e != nil {
			t.Fatal(text, e)
		}
		g.Play(m)
	}
	return g
}

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestTheExportFormatIsWritten(t *testing.T) {
	g := record(t, initial, position.Standard, "e4", "e5", "Nf3")
	g.Goto(1)
	g.Play(record(t, initial, position.Standard, "e4", "c5").Current().Move())
	g.Current().Annotate().NAGs = []uint8{1, 14}
	g.Current().Annotate().After = []string{"sharp", "a } inside"}
	g.Goto(0)
	g.Play(record(t, initial, position.Standard, "d4").Current().Move())
	g.Current().Annotate().Before = []string{"or"}
	g.Root().Annotate().After = []string{"  the game \n"}
	g.AddTag("Annotator", `a "b" \c`+"\n")
	g.AddTag("White", "A")
	g.AddTag("Odd name]", "")
	g.SetResult(game.Drawn)
	want := `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "A"]
[Black "?"]
[Result "1/2-1/2"]
[Annotator "a \"b\" \\c "]
[Odd_name_ ""]

{ the game } 1. e4 ({ or } 1. d4) 1... e5 (1... c5 $1 $14 { sharp } ; a } inside
) 2. Nf3 1/2-1/2

`
	if got := Format(g, Style{}); got != want {
		t.Errorf("written as\n%s", got)
	}
	for _, test := range []struct {
		style Style
		want  string
	}{
		{Style{WithoutVariations: true}, "{ the game } 1. e4 e5 2. Nf3 1/2-1/2"},
		{Style{WithoutComments: true}, "1. e4 (1. d4) 1... e5 (1... c5 $1 $14) 2. Nf3 1/2-1/2"},
		{Style{WithoutVariations: true, WithoutComments: true, Letters: san.Figurines}, "1. e4 e5 2. ♘f3 1/2-1/2"},
	} {
		if got := Format(g, test.style); !strings.HasSuffix(got, "\n\n"+test.want+"\n\n") {
			t.Errorf("%+v: written as\n%s", test.style, got)
		}
	}
}

func TestAnyCommentIsReadAsItWasWritten(t *testing.T) {
	tag := "[Event \"x\"]"
	tests := []struct{ name, comment, again string }{
		{"lines like tags", "see\n" + tag + "\n[Result \"*\"]\nthere", ""},
		{"a brace, then a line like a tag", "a { b\n" + tag, ""},
		{"a line like a tag, then a brace", "a\n" + tag + " { b", "a " + tag + " { b"},
		{"a line like a tag, and its end far away", "a\n" + tag + strings.Repeat("b", MaxTagBytes), "a " + tag + strings.Repeat("b", MaxTagBytes)},
		{"a closing brace", "a } b", ""},
	}
	for _, test := range tests {
		g := record(t, initial, position.Standard, "e4")
		g.Current().Annotate().After = []string{test.comment}
		want := test.comment
		if test.again != "" {
			want = test.again // reading would take the line for the next game's
		}
		games := Read(Format(g, Style{}), Options{Mode: Strict})
		if len(games) != 1 || !games[0].OK() || games[0].Record.At(1).Annotate().After[0] != want {
			t.Errorf("%s: read again as %d games, %.99s", test.name, len(games), tree(games[0]))
		}
	}
}

func TestTheHeadingTellsTheFirstPosition(t *testing.T) {
	const fischer = "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"
	const bare = "4k3/8/8/8/8/8/8/4K3 b - - 3 40"
	tests := []struct {
		name, fen string
		variant   position.Variant
		tags      []game.Tag
		want      string
	}{
		{"the initial position", initial, position.Standard, nil, ""},
		{"the initial position in Chess960", initial, position.Chess960, nil, `[Variant "Chess960"] [SetUp "1"] [FEN "` + initial + `"]`},
		{"Chess960", fischer, position.Chess960, nil, `[Variant "Chess960"] [SetUp "1"] [FEN "` + fischer + `"]`},
		{"another position", bare, position.Standard, nil, `[SetUp "1"] [FEN "` + bare + `"]`},
		{"tags that are right stay", fischer, position.Chess960,
			[]game.Tag{{Name: "FEN", Value: "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w DGdg - 0 1"}, {Name: "Variant", Value: "fischerandom"}},
			`[FEN "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w DGdg - 0 1"] [Variant "fischerandom"] [SetUp "1"]`},
		{"tags that are wrong do not", bare, position.Standard,
			[]game.Tag{{Name: "SetUp", Value: "0"}, {Name: "FEN", Value: initial}, {Name: "Variant", Value: "Chess960"}},
			`[SetUp "1"] [FEN "` + bare + `"] [Variant "Standard"]`},
		{"an en passant square stays that nothing can use", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", position.Standard, nil,
			`[SetUp "1"] [FEN "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"]`},
	}
	for _, test := range tests {
		g := record(t, test.fen, test.variant)
		for _, tag := range test.tags {
			g.AddTag(tag.Name, tag.Value)
		}
		heading, _, _ := strings.Cut(Format(g, Style{}), "\n\n")
		lines := strings.Split(heading, "\n")
		if got := strings.Join(lines[7:], " "); got != test.want {
			t.Errorf("%s: %s", test.name, got)
		}
		roundTrip(t, []*Game{{Record: g}})
	}
}

func TestLinesAreAtMostEightyCharactersLong(t *testing.T) {
	moves := []string{"Nf3", "Nf6", "Ng1", "Ng8"}
	g := record(t, initial, position.Standard)
	for i := range 200 {
		m, _ := san.Parse(g.Position(), moves[i%4], san.Options{})
		n := g.Play(m)
		switch {
		case i%7 == 0:
			n.Annotate().After = []string{"Überlegung"}
		case i%5 == 0:
			n.Annotate().NAGs = []uint8{1}
		}
	}
	for line := range strings.Lines(Format(g, Style{Letters: san.Figurines})) {
		if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > width {
			t.Errorf("%d characters: %s", n, line)
		}
	}
	roundTrip(t, []*Game{{Record: g}})
}

func TestACommentCannotBreakOut(t *testing.T) {
	for _, comment := range []string{
		"a } 1-0 { b", "a\n[Event \"x\"]\n\n1. e4", "}\n[Event \"x\"]", "; % {", "a\n% b", "}\r\n}", "a\n[%clk 0:01]", "a\n[ not a tag ]",
	} {
		g := record(t, initial, position.Standard, "e4")
		g.Current().Annotate().After = []string{comment, "next"}
		games := Read(Format(g, Style{}), Options{Mode: Strict})
		if len(games) != 1 {
			t.Errorf("%q makes %d games", comment, len(games))
			continue
		}
		after := games[0].Record.Current().Notes().After
		same := strings.Join(strings.Fields(comment), " ")
		if len(after) != 2 || strings.Join(strings.Fields(after[0]), " ") != same || games[0].Record.Ply() != 1 {
			t.Errorf("%q is read as %q", comment, after)
		}
	}
}

func TestADeepTreeIsWritten(t *testing.T) {
	const depth = 3_000
	g := record(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", position.Standard)
	for range depth { // the second move at each ply is a variation of the first
		moves := g.Position().Moves()
		g.Play(moves[0])
		g.Undo()
		g.Play(moves[1])
	}
	text := Format(g, Style{})
	if strings.Count(text, "(") != depth || strings.Count(text, ")") != depth {
		t.Error("the variations are not all there")
	}
	if problems := Read(text, Options{})[0].Problems; problems[0].Code != reason.PgnVariationDepth || len(problems) != 1 {
		t.Errorf("%+v", problems)
	}
}
