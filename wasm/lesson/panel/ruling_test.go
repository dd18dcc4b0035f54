package panel

import (
	"regexp"
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/table"
)

// sit opens a table with a record and lets the reader do what the actions say.
func sit(t *testing.T, record string, actions ...string) *table.Table {
	t.Helper()
	shown := mustRead(t, record)
	for _, a := range actions {
		shown.Do(table.Read(a))
	}
	return shown
}

func castlingTab(t *table.Table) []Node { return drawn(t, func(v *view) { v.castlings(true) }) }

func answerOn(t *table.Table, kind table.QuestionKind) []Node {
	return drawn(t, func(v *view) { v.answer(kind) })
}

// squaresOf returns the squares of a small board with the first position.
func squaresOf(t *table.Table) Node {
	return drawn(t, func(v *view) { v.figure(0, 0, 0) })[0].Kids[0]
}

const (
	knights    = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"
	bothCastle = "standard\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n"
	f1Attacked = "standard\nr3k2r/8/8/8/8/8/5r2/R3K2R w KQkq - 0 1\n"
)

func TestRulingsReadAsTheArbiterSaysThem(t *testing.T) {
	for _, test := range []struct {
		name, record string
		actions      []string
		want         string
	}{
		{
			"a correct claim, with the positions and the one that the intended move leads to",
			chess + knights, []string{"tab claims", "claim threefold Ng8"},
			"The claim is upheld · Drawn\n" +
				"After Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2.1\n" +
				"The claim is correct: the game is drawn. Article 9.2.1\n" +
				"[Apply the ruling][Under every edition]\nThe text of 2023 was read.\n" +
				"Ply 0 [the first position]\nPly 4 [2...Ng8]\nPly 8 4...Ng8",
		},
		{
			"an incorrect one, with the penalty of the edition",
			chess + knights, []string{"tab claims", "edition\n2009", "claim threefold h6"},
			"The claim is rejected · The game goes on\n" +
				"After h6 the position will have appeared only once (4...h6), and three times are needed. Article 9.2a\n" +
				"The claim is incorrect: the opponent gets 3 more minutes, and the game goes on. Article 9.5b\n" +
				"h6 must now be played. Article 9.5b\n" +
				"The claim counts as an offer of a draw, which the opponent may still accept. Article 9.1b\n" +
				"Clocks\nWhite +3:00\nMust be played\nh6\n[Apply the ruling][Under every edition]",
		},
		{
			"a position that only looks the same stands beside the one on the board",
			chess + rookTrips, []string{"tab claims", "claim threefold"},
			"It only looks the same as after [2...Nf6]:\n" +
				"At 2...Nf6 the right to castle with the rook on h1 was still kept; it was lost at 3.Rg1. Article 9.2.3.2\n" +
				"At 2...Nf6 the right to castle with the rook on h8 was still kept; it was lost at 3...Rg8. Article 9.2.3.2\n" +
				"Ply 4 [2...Nf6]\nPly 8 now",
		},
		{
			"once it is applied it can be taken back",
			chess + knights, []string{"tab claims", "claim threefold Ng8", "apply"},
			"The ruling is applied. [Take it back]",
		},
		{
			"a text that names no move is no claim",
			chess + knights, []string{"tab claims", "claim threefold Nx9"},
			"Black has the move and may claim a draw.\n" +
				"After Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2.1\n[Claim with Ng8]\n" +
				"“9” does not name a move.\nMake any claim",
		},
		{
			"hands that have castled half",
			bothCastle, []string{"tab hands", "square e1", "square g1"},
			"This turn so far\nWhite touches e1\nWhite lets go on g1\n[Without the last][Start again]\nHalf a castling is made\n",
		},
		{
			"hands that have made a move can play it",
			bothCastle, []string{"tab hands", "square e1", "square g1", "square h1", "square f1"},
			"The move is made\nO-O is made: king and rook have been let go. Article 4.7.2\n[Play O-O][Under every edition]",
		},
		{
			"hands that have made an illegal one can ask what follows",
			f1Attacked, []string{"tab hands", "square e1", "square g1"},
			"Still allowed\nKd1, Kxf2, O-O-O\n[Ask the arbiter][Apply the ruling][Under every edition]",
		},
		{
			"an illegal move found at once",
			chess + "e2e4 e7e5", []string{"tab arbiter", "incident-kind\nillegal-move", "incident-field move\ng1g3", "incident-ask"},
			"The game goes on\nWhite has made an illegal move: it is put right. Article 7.5.1\nThat is not how a knight moves. Article 3.6\n" +
				"This is White's first illegal move, so Black gets 2 minutes more. Article 7.5.5\n",
		},
		{
			"a draw by agreement is no claim",
			chess + "e2e4 e7e5", []string{"tab arbiter", "incident agreement"},
			"\nDrawn\n",
		},
		{
			"a flag that falls against a king that cannot mate",
			"standard\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n", []string{"tab arbiter", "incident flag-fall white"},
			"Possible mate\nBlack can mate by no series of legal moves.",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := show(Side(sit(t, test.record, test.actions...))); !strings.Contains(got, test.want) {
				t.Errorf("got\n%s\nwant in it\n%s", got, test.want)
			}
		})
	}
}

func TestTheSameQuestionUnderEveryEdition(t *testing.T) {
	got := show(Side(sit(t, chess+"e2e4 e7e5", "tab arbiter", "incident illegal-move move=g1g3", "editions")))
	for _, want := range []string{
		"The same question under every edition\nEdition\nRuling\nWhy\n1997\nThe game goes on · 3 moves allowed\n",
		"2001\nThe game goes on · Black +2:00 · 3 moves allowed\nWhite has made an illegal move: it is put right. Article 7.4a",
		"2023\nThe game goes on · Black +2:00 · 3 moves allowed\nWhite has made an illegal move: it is put right. Article 7.5.1",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got\n%s\nwant in it\n%s", got, want)
		}
	}
}

func TestWhatARulingDemandsIsNamed(t *testing.T) {
	got := show(Side(sit(t, chess+knights, "claim threefold h6", "apply", "move f6 g8", "tab why")))
	if want := "By a ruling, h6 must be played now. Article 9.5.3"; !strings.Contains(got, want) {
		t.Errorf("got\n%s\nwant in it\n%s", got, want)
	}
}

func TestWhetherACastlingCanEverComeAbout(t *testing.T) {
	for _, test := range []struct{ name, record, want string }{
		{"it can", "standard\n4k3/8/8/8/8/8/8/4KB1R w K - 0 1\n", "It can still come about, for example so:\n1.B"},
		{
			"the right is kept and can never be used", "standard\n4k3/8/8/8/8/8/7p/4K2R w K - 0 1\n",
			"It can never come about: no series of legal moves leads to it.",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := mustRead(t, test.record)
			if got := show(castlingTab(shown)); !strings.Contains(got, "[Can it ever be used?]") {
				t.Errorf("nobody can ask: %s", got)
			}
			shown.Do(table.Read("can-castle white h"))
			if got := show(castlingTab(shown)); !strings.Contains(got, test.want) || strings.Contains(got, "[Can it ever be used?]") {
				t.Errorf("got\n%s\nwant in it\n%s", got, test.want)
			}
		})
	}
}

func TestTheRefusalIsDrawnOnTheBoard(t *testing.T) {
	for _, test := range []struct {
		name, record, move string
		want               []table.Shape
	}{
		{
			"a pin is a ray to the king", "standard\n4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1\n", "move e3 c4",
			[]table.Shape{{From: "e3", To: "c4", Brush: "yellow"}, {From: "e8", To: "e1", Brush: "red"}},
		},
		{
			"a check that is not answered", "standard\n4k3/8/8/8/8/8/4r3/4K2N w - - 0 1\n", "move h1 g3",
			[]table.Shape{{From: "h1", To: "g3", Brush: "yellow"}, {From: "e2", To: "e1", Brush: "red"}},
		},
		{
			"what stands in the way has a circle", chess, "move a1 a4",
			[]table.Shape{{From: "a1", To: "a4", Brush: "yellow"}, {From: "a2", Brush: "red"}},
		},
		{
			"castling across an attacked square", f1Attacked, "explain e1 h1",
			[]table.Shape{{From: "e1", To: "h1", Brush: "yellow"}, {From: "f2", To: "f1", Brush: "red"}},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := sit(t, test.record).Do(table.Read(test.move)).Board.Shapes
			if len(got) != len(test.want) {
				t.Fatalf("got %v, want %v", got, test.want)
			}
			for i := range got {
				if got[i] != test.want[i] {
					t.Errorf("got %v, want %v", got[i], test.want[i])
				}
			}
		})
	}
}

func TestSmallBoardsReadTheirPosition(t *testing.T) {
	n := squaresOf(mustRead(t, "standard\n4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1\n"))
	if got, want := n.Attr("aria-label"), "the first position. White: king e1, rook a1, pawn e2. Black: king e8."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(n.Kids) != 64 || n.Kids[4].Attr("class") != "light black king" || n.Kids[56].Attr("class") != "dark white rook" {
		t.Error("the men do not stand where they should")
	}
}

// key is what a word looks like that the catalogue does not have.
var key = regexp.MustCompile(`(?m)\b[a-z]+(\.[A-Za-z0-9-]+)+\b`)

func TestNoWordIsMissing(t *testing.T) {
	check := func(t *testing.T, shown *table.Table) {
		t.Helper()
		for _, nodes := range [][]Node{Side(shown), Foot(shown), Conditions(shown), Above(shown), Below(shown)} {
			for _, n := range nodes {
				walk(n, func(text string) {
					if found := key.FindString(text); found != "" && !strings.Contains(text, "...") {
						t.Errorf("%q has no words", found)
					}
				})
			}
		}
	}
	for _, k := range kinds {
		t.Run(k.kind, func(t *testing.T) {
			check(t, sit(t, chess+"e2e4 e7e5", "tab arbiter", "incident-kind\n"+k.kind, "incident-field color\nwhite", "incident-ask", "editions"))
			if sit(t, chess+"e2e4 e7e5", "incident "+k.kind).Asked == nil {
				t.Error("the arbiter does not know it")
			}
		})
	}
	for _, tool := range strings.Fields(table.HandTools) {
		check(t, sit(t, bothCastle, "tab hands", "hand-tool\n"+tool, "hand-by\nopponent"))
	}
	var events []string
	for _, d := range deeds {
		event := "hand " + d.event
		if d.event == "complain" {
			event = "hand opponent:complain"
		}
		events = append(events, event)
		check(t, sit(t, bothCastle, "tab hands", event))
	}
	check(t, sit(t, bothCastle, append([]string{"tab hands", "square h1", "hand together=e1", "hand release=h2"}, events...)...))
	check(t, sit(t, chess, "clocks 0:00 5:00", "clock-start", "tick"))
	check(t, sit(t, chess, "clocks 1:00 5:00", "clock-start"))
	check(t, sit(t, chess+knights, "tab claims", "claim threefold h6", "apply", "tab why"))
	check(t, sit(t, chess, "tab arbiter", "incident-kind\nillegal-move", "incident-field move\nx", "incident-field ply\n1"))
	check(t, sit(t, chess, "tab arbiter", "incident-kind\nboard-turned", "incident-field movesMade\nmany"))
}

// walk goes through what a tree says, in text and in labels.
func walk(n Node, do func(text string)) {
	do(n.Text)
	for _, name := range [...]string{"aria-label", "title", "placeholder"} {
		do(n.Attr(name))
	}
	for _, kid := range n.Kids {
		walk(kid, do)
	}
}
