package pgn

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"chessarbiter/core/notation/san"
	"chessarbiter/core/reason"
)

// brief spells out the problems as "code at line:column" with an exclamation
// mark for errors.
func brief(g *Game) string {
	var list []string
	for _, p := range g.Problems {
		mark := ""
		if p.Severity == reason.Error {
			mark = "!"
		}
		list = append(list, fmt.Sprintf("%s%s %d:%d", p.Code, mark, p.Line, p.Column))
	}
	return strings.Join(list, ", ")
}

// tree spells out the moves with variations, comments and glyphs.
func tree(g *Game) string {
	if g.Record == nil {
		return "none"
	}
	text := string(Append(nil, g.Record, Style{}))
	_, moves, _ := strings.Cut(text, "\n\n")
	return strings.Join(strings.Fields(moves), " ")
}

func TestWhatPeopleWriteIsRead(t *testing.T) {
	tests := []struct{ name, text, tree, problems string }{
		{"nothing but moves", "e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *", ""},
		{"moves without spaces", "1.e4e5?", "*", "pgn-move! 1:3, pgn-result-missing 1:8"},
		{"a number glued to a move without its dot", "1e4 e5 2Nf3 *", "1. e4 e5 2. Nf3 *", ""},
		{"dots by themselves", "1 . e4 1 ... e5 2 . Nf3 *", "1. e4 e5 2. Nf3 *", ""},
		{"an ellipsis as one character", "1. e4 1… e5 2. Nf3 *", "1. e4 e5 2. Nf3 *", ""},
		{"moves as UCI spells them", "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1 *", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *", ""},
		{"castling with zeros and with letters", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 o-o *", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *", ""},
		{"a promotion in brackets", "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8(Q)+ *", "1. a8=Q+ *", ""},
		{"a variation without a space before it", "1. e4(1. d4)e5(1... c5)*", "1. e4 (1. d4) 1... e5 (1... c5) *", ""},
		{"comments without spaces", "1.{a}e4{b}e5;c\n*", "1. { a } e4 { b } 1... e5 { c } *", ""},
		{"an empty comment", "1. e4 {} e5 { } *", "1. e4 e5 *", ""},
		{"comments before, between and after numbers", "{a} 1. {b} e4 {c} 1... {d} e5 {e} {f} *", "{ a } 1. { b } e4 { c } 1... { d } e5 { e } { f } *", ""},
		{"a comment after a variation belongs to the move before it", "1. e4 (1. d4) {x} e5 *", "1. e4 { x } (1. d4) 1... e5 *", ""},
		{"a comment at the start of a variation", "1. e4 ({why not} 1. d4 {this}) e5 *", "1. e4 ({ why not } 1. d4 { this }) 1... e5 *", ""},
		{"comments behind the result", "1. e4 e5 1-0 {resigned} ; in time trouble\n{ the next game's }", "1. e4 e5 { resigned } { in time trouble } 1-0", ""},
		{"a comment after a number without a move", "1. e4 2. {x} *", "1. e4 { x } *", ""},
		{"a brace inside a line comment", "1. e4 ; a } b\n*", "1. e4 ; a } b *", ""},
		{"a semicolon inside braces", "1. e4 { a ; b } *", "1. e4 { a ; b } *", ""},
		{"an opening brace inside braces", "1. e4 { a { b } *", "1. e4 { a { b } *", ""},
		{"escaped lines anywhere", "% one\n[Event \"x\"]\n%[Site \"y\"]\n1. e4\n%e5\nc5 *\n% end", "1. e4 c5 *", ""},
		{"a percent sign in a comment's line", "1. e4 { fifty\n% of it } *", "1. e4 { fifty % of it } *", ""},
		{"glyphs", "1. e4 $1 $16 e5$2$255 *", "1. e4 $1 $16 e5 $2 $255 *", ""},
		{"signs after moves", "1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *", "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 *", ""},
		{"signs apart from moves", "1. e4 ! e5 ?! 2. Nf3 !? *", "1. e4 $1 e5 $6 2. Nf3 $5 *", ""},
		{"symbols glued to moves", "1. e4± e5+/- 2. Nf3-+ Nc6!= *", "1. e4 $16 e5 $16 2. Nf3 $19 Nc6 $1 $10 *", ""},
		{"a check with a symbol", "1. e4 f6 2. d4 g5 3. Qh5#+- *", "1. e4 f6 2. d4 g5 3. Qh5# $18 *", ""},
		{"words as symbols", "1. e4 N e5 D *", "1. e4 $146 e5 $220 *", ""},
		{"signs of check apart", "1. e4 f6 2. Qh5 + g6 *", "1. e4 f6 2. Qh5+ g6 *", ""},
		{"en passant said apart", "1. e4 a6 2. e5 d5 3. exd6 e.p. *", "1. e4 a6 2. e5 d5 3. exd6 *", ""},
		{"null moves of all spellings", "1. e4 -- 2. d4 Z0 3. c4 null 4. b4 0000 5. a4 @@@@ *", "1. e4 -- 2. d4 -- 3. c4 -- 4. b4 -- 5. a4 -- *", ""},
		{"half a point by itself", "1. e4 1/2", "1. e4 1/2-1/2", "pgn-result 1:7"},
		{"half a point as a character", "1. e4 ½-½", "1. e4 1/2-1/2", "pgn-result 1:7"},
		{"a result with a colon", "1. e4 1:0", "1. e4 1-0", "pgn-result 1:7"},
		{"a result with a dash", "1. e4 0–1", "1. e4 0-1", "pgn-result 1:7"},
		{"a result glued to a star", "1. e4*", "1. e4 *", ""},
		{"no result", "1. e4 e5\n", "1. e4 e5 *", "pgn-result-missing 2:1"},
		{"no result but in the heading", "[Result \"1-0\"]\n\n1. e4 e5", "1. e4 e5 1-0", "pgn-result-missing 3:9"},
		{"another result in the heading", "[Result \"1-0\"]\n\n1. e4 e5 *", "1. e4 e5 *", "pgn-result-mismatch 3:10"},
		{"a heading's result that is none", "[Result \"White won\"]\n\n1. e4 e5 1-0", "1. e4 e5 1-0", "pgn-result-tag 1:1"},
		{"a result in a variation", "1. e4 (1. d4 1-0) e5 0-1", "1. e4 (1. d4) 1... e5 0-1", "pgn-result-inside 1:14"},
		{"no-break spaces and a byte-order mark", "\ufeff1.\u00a0e4\u00a0e5\u2003*", "1. e4 e5 *", ""},
		{"the end of a file of DOS", "1. e4 e5 *\r\n\x1a", "1. e4 e5 *", ""},
		{"old line ends", "[Event \"x\"]\r\r1. e4\r*\r", "1. e4 *", "pgn-line-end 2:1"},
		{"an escape in the middle of a line", "1. e4 %c5 d5\ne5 *", "1. e4 e5 *", "pgn-escape 1:7"},
		{"a word that is no move", "1. e4 hello e5 *", "1. e4 e5 *", "pgn-stray 1:7"},
		{"a command outside a comment", "1. e4 [%clk 0:01:00] e5 *", "1. e4 e5 *", "pgn-stray 1:7"},
		{"a variation that did not begin", "1. e4) e5 *", "1. e4 e5 *", "pgn-variation-close 1:6"},
		{"a comment that did not begin", "1. e4 } e5 *", "1. e4 e5 *", "pgn-brace-close 1:7"},
		{"an empty variation", "1. e4 () e5 *", "1. e4 e5 *", "pgn-variation-empty 1:8"},
		{"a variation of nothing", "(1. d4) 1. e4 *", "1. e4 *", "pgn-variation-nowhere! 1:1"},
		{"a variation that does not end", "1. e4 (1. d4 d5 *", "1. e4 (1. d4 d5) *", "pgn-result-inside 1:17, pgn-variation-open! 1:7"},
		{"a line of a comment that looks like a tag", "1. e4 { see\n[Event \"x\"]\n[Result \"*\"] } e5 *", "1. e4 { see [Event \"x\"] [Result \"*\"] } 1... e5 *", ""},
		{"a comment that does not end", "1. e4 { x\ny", "1. e4 { x y } *", "pgn-brace-open! 1:7, pgn-result-missing 2:2"},
		{"a glyph too high", "1. e4 $256 e5 $ *", "1. e4 e5 *", "pgn-glyph 1:7, pgn-glyph 1:15"},
		{"a glyph of nothing", "$1 1. e4 *", "1. e4 *", "pgn-glyph 1:1"},
		{"an illegal move ends the line", "1. e4 e5 2. Ke3 Nf6 (2... d5) 3. d4 1-0", "1. e4 e5 1-0", "pgn-move! 1:13"},
		{"an illegal move ends its variation only", "1. e4 (1. Ke2 e5) e5 2. Nf3 *", "1. e4 e5 2. Nf3 *", "pgn-move! 1:11"},
		{"an ambiguous move", "1. d4 d5 2. Nf3 Nf6 3. Nd2 *", "1. d4 d5 2. Nf3 Nf6 *", "pgn-move! 1:24"},
		{"letters of a language that was not named", "1. e4 e5 2. Sf3 *", "1. e4 e5 *", "pgn-move! 1:13"},
		{"a null move in check", "1. e4 f6 2. Qh5+ -- *", "1. e4 f6 2. Qh5+ *", "pgn-move! 1:18"},
		{"the same move again as its own variation", "1. e4 (1. e4 e5 2. d4) 1... e5 2. Nf3 *", "1. e4 e5 2. d4 (2. Nf3) *", ""},
	}
	for _, test := range tests {
		games := Read(test.text, Options{})
		if len(games) != 1 {
			t.Errorf("%s: %d games", test.name, len(games))
			continue
		}
		if got := tree(games[0]); got != test.tree {
			t.Errorf("%s: read as %s", test.name, got)
		}
		if got := brief(games[0]); got != test.problems {
			t.Errorf("%s: problems %s", test.name, got)
		}
		roundTrip(t, games)
	}
}

func TestTheHeadingIsRead(t *testing.T) {
	tests := []struct{ name, text, tags, problems string }{
		{"escapes", `[Site "a \"b\" \\ c\d"]` + "\n*", `Site=a "b" \ c\d`, ""},
		{"several on one line", `[A "1"][B "2"] [C "3"] *`, "A=1 B=2 C=3", ""},
		{"spread over lines", "[A\n\"1\"\n]\n[ B \"2\" ]\n*", "A=1 B=2", ""},
		{"a bracket alone", "[\n\n[A \"1\"]\n*", "A=1", "pgn-tag 1:1"},
		{"quotation marks inside", `[A "the "great" one"] *`, `A=the "great" one`, "pgn-tag 1:1"},
		{"no closing bracket", "[A \"1\"\n[B \"2\"]\n*", "A=1 B=2", "pgn-tag 1:1"},
		{"no closing bracket, the next on its line", "[A \"1\" [B \"2\"]\n*", "A=1 B=2", "pgn-tag 1:1"},
		{"no closing quotation mark", "[A \"1]\n[B \"2\"]\n*", "A=1 B=2", "pgn-tag 1:1"},
		{"a backslash at the end", "[A \"C:\\\"]\n[B \"2\"]\n*", `A=C:\ B=2`, "pgn-tag 1:1"},
		{"no quotation marks", "[A 1 2]\n*", "A=1 2", "pgn-tag 1:1"},
		{"no value", "[A]\n*", "A=", "pgn-tag 1:1"},
		{"no name", "[\"x\"]\n*", "", "pgn-tag 1:1"},
		{"nothing", "[]\n*", "", "pgn-tag 1:1"},
		{"no space before the value", "[A\"1\"]\n*", "A=1", ""},
		{"a name twice", "[A \"1\"]\n[A \"2\"]\n*", "A=1 A=2", "pgn-tag-twice 2:1"},
		{"text that is not UTF-8", "[A \"M\xe9\x92s\"]\n*", "A=Mé’s", "pgn-encoding 1:1"},
		{"brackets and brackets", `[A "]"][B "["] *`, "A=] B=[", ""},
		{"a comment before it", "{ x }\n[A \"1\"]\n*", "A=1", "pgn-comment-before-heading 1:1"},
		{"SetUp without FEN", "[SetUp \"1\"]\n*", "SetUp=1", "pgn-set-up 1:1"},
		{"FEN although SetUp says no", "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n*", "SetUp=0 FEN=4k3/8/8/8/8/8/8/4K2R w K - 0 1", "pgn-set-up 1:1"},
	}
	for _, test := range tests {
		games := Read(test.text, Options{})
		if len(games) != 1 {
			t.Errorf("%s: %d games", test.name, len(games))
			continue
		}
		var tags []string
		for _, tag := range games[0].Tags {
			tags = append(tags, tag.Name+"="+tag.Value)
		}
		if got := strings.Join(tags, " "); got != test.tags {
			t.Errorf("%s: read as %s", test.name, got)
		}
		if got := brief(games[0]); got != test.problems {
			t.Errorf("%s: problems %s", test.name, got)
		}
		roundTrip(t, games)
	}
}

func TestTheFirstPositionIsFound(t *testing.T) {
	const fischer = "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"
	tests := []struct{ name, tags, variant, problems string }{
		{"no tags", "", "standard", ""},
		{"Chess960 without a FEN", `[Variant "Chess960"]`, "chess960", ""},
		{"Fischerandom", `[Variant "fischerandom"][SetUp "1"][FEN "` + fischer + `"]`, "chess960", ""},
		{"Fischer Random", `[Variant "Fischer Random Chess"][SetUp "1"][FEN "` + fischer + `"]`, "chess960", ""},
		{"no variant, but rights of Chess960", `[SetUp "1"][FEN "` + fischer + `"]`, "chess960", "pgn-variant-missing 1:12"},
		{"called standard, but rights of Chess960", `[Variant "Standard"][SetUp "1"][FEN "` + fischer + `"]`, "chess960", "pgn-variant-missing 1:32"},
		{"another variant", `[Variant "Atomic"]`, "none", "pgn-variant! 1:1"},
		{"a FEN to repair", `[SetUp "1"][FEN "4k3/8/8/8/8/8/8/4K3 w KQ - 0 0"]`, "standard", "pgn-fen 1:12"},
		{"a FEN without a king", `[SetUp "1"][FEN "8/8/8/8/8/8/8/4K3 w - - 0 1"]`, "none", "pgn-fen! 1:12"},
		{"no FEN in the tag", `[SetUp "1"][FEN "?"]`, "none", "pgn-fen! 1:12"},
		{"a position that no game leads to", `[SetUp "1"][FEN "4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1"]`, "standard", ""},
	}
	for _, test := range tests {
		games := Read(test.tags+"\n\n*\n\n[Event \"next\"]\n\n1. e4 *", Options{})
		if len(games) != 2 || mainLine(games[1].Record) != "e4" {
			t.Errorf("%s: the next game is lost", test.name)
			continue
		}
		variant := "none"
		if g := games[0].Record; g != nil {
			variant = g.Variant().String()
		}
		if got := brief(games[0]); got != test.problems || variant != test.variant {
			t.Errorf("%s: %s, problems %s", test.name, variant, got)
		}
		roundTrip(t, games)
	}
}

func TestOneBadGameDoesNotStopTheNext(t *testing.T) {
	const good = "[Event \"good\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n\n"
	for _, bad := range []string{
		"1. e4 { not closed\n\n", "1. e4 (1. d4 (1. c4\n\n", "1. e4 e5 2. Ke3 ((((\n\n", "[Event \"x\n\n", "[Event \"x\"]\n\n",
		"[Event \"x\"]\n1. e4\n", "[FEN \"\"]\n\n1. e4 { } ( ) $$$ *\n", "[Event \"x\"\n\n{ \n", "1. e4 $", "1. e4 \x00\xff\xfe *\n",
		"1. e4 * ", "}])\n\n", "[Variant \"Crazyhouse\"]\n\n1. e4 @e5 *\n", "{", "% x\n1. e4 %\n", "1. e4 e5 [\n", ";x\n1. e4 ;{\n",
		"[Event \"x\"]\n\n{ a comment } ; and another\n\n", "1. e4 { not closed\n\n[Event \"x\"]\n\n1. e4 { closed } *\n\n",
	} {
		for _, mode := range []Mode{Lenient, Strict} {
			games := Read(good+bad+"\n"+good, Options{Mode: mode})
			if len(games) < 2 {
				t.Errorf("%q: %d games", bad, len(games))
				continue
			}
			for _, g := range []*Game{games[0], games[len(games)-1]} {
				if g.Record == nil || mainLine(g.Record) != "d4 d5" || len(g.Tags) != 2 || g.Tags[0].Value != "good" {
					t.Errorf("%q spoils its neighbour: %s", bad, tree(g))
				}
			}
		}
	}
}

func TestAProblemNamesItsPlace(t *testing.T) {
	text := "[Event \"é\"]\r\n\r\n1. e4 é e5 {ü\r\n} 2. Ke3 *"
	g := Read(text, Options{})[0]
	if len(g.Problems) != 2 {
		t.Fatalf("%+v", g.Problems)
	}
	stray := Problem{Code: reason.PgnStray, Severity: reason.Warning, Line: 3, Column: 7, Offset: strings.Index(text, "é e5"), Ply: 2, Token: "é"}
	illegal := Problem{
		Code: reason.PgnMove, Severity: reason.Error, Line: 4, Column: 6, Offset: strings.Index(text, "Ke3"), Ply: 3, Token: "Ke3",
		Cause: reason.Reason{Code: reason.NoSuchMove, Squares: []uint8{20}, By: []uint8{4}, Text: "Ke3"}, // e3, e1
	}
	if !reflect.DeepEqual(g.Problems, []Problem{stray, illegal}) {
		t.Errorf("%+v", g.Problems)
	}
	g = Read("[Result \"1-0\"]\n\n1. 0-0 *", Options{Mode: Strict})[0]
	if g.OK() || g.Problems[0].Token != "0-0" || g.Problems[0].Ply != 1 {
		t.Errorf("%+v", g.Problems)
	}
}

func TestTheStrictModeAsksForTheStandard(t *testing.T) {
	tests := []struct{ text, code string }{
		{"1. e4 e5 *", ""},
		{"1. e4! e5 $1 (1... c5) { x } *", ""},
		{"e4 e5 *", ""},
		{"1. e4 ± *", "pgn-symbol"},
		{"1. e4± *", "pgn-symbol"},
		{"1. e2e4 *", "pgn-move"},
		{"1. e4 --  *", "pgn-move"},
		{"1. e4 f6 2. Qh5 *", "pgn-move"},
		{"1. e4", "pgn-result-missing"},
		{"1. e4!!! *", "pgn-glyph"},
		{"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n*", "pgn-set-up"},
		{"1. e4 *\n[Event \"x\"]\n*", "pgn-tag-after-moves"},
	}
	for _, test := range tests {
		code := ""
		for _, g := range Read(test.text, Options{Mode: Strict}) {
			for _, p := range g.Problems {
				code = p.Code.String()
			}
		}
		if code != test.code {
			t.Errorf("%q: %s, want %s", test.text, code, test.code)
		}
	}
}

func TestLettersAreReadWhereTheyAreNamed(t *testing.T) {
	german, ok := san.LettersOf("de")
	if !ok {
		t.Fatal("no German letters")
	}
	g := Read("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", Options{Letters: german})[0]
	if mainLine(g.Record) != "e4 e5 Nf3 Nc6 Bb5" || !g.OK() {
		t.Errorf("%s: %+v", mainLine(g.Record), g.Problems)
	}
	if text := Format(g.Record, Style{Letters: german}); !strings.Contains(text, "1. e4 e5 2. Sf3 Sc6 3. Lb5 *") {
		t.Error(text)
	}
}
