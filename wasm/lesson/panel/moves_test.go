package panel

import (
	"strconv"
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/table"
)

func mustTake(t testing.TB, pgn string) *table.Table {
	t.Helper()
	shown := table.New()
	shown.Do(table.Action{Verb: "pgn", Text: pgn})
	if shown.Exchange.Taken != 0 {
		t.Fatalf("the PGN is not taken: %s", show(drawn(shown, (*view).exchange)))
	}
	return shown
}

func TestTheSheetHasEveryMoveInItsPlace(t *testing.T) {
	for _, test := range []struct{ name, pgn, want string }{
		{
			"moves of the main line, a row for each move",
			"1. e4 e5 2. Nf3 *",
			"[the first position]\n1. [e4] [e5]\n2. [Nf3]",
		},
		{
			"comments before and after a move, and before the game",
			"{ ahead } 1. { before } e4 { after } e5 { end } *",
			"[the first position]\nahead\nbefore\n1. [e4]\nafter\n1... [e5]\nend",
		},
		{
			"variations after the move that they vary, within each other in brackets",
			"1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5 (1... c5) 2. Nf3 *",
			"[the first position]\n1. [e4]\n1. [d4] [d5] (1... [Nf6] 2. [c4]) 2. [c4]\n1. [c4]\n1... [e5]\n1... [c5]\n2. [Nf3]",
		},
		{
			"a variation of a variation at its end closes with it",
			"1. e4 (1. d4 d5 (1... Nf6)) e5 *",
			"[the first position]\n1. [e4]\n1. [d4] [d5] (1... [Nf6])\n1... [e5]",
		},
		{
			"a game that Black begins",
			"[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n7... Kd7 8. Kd2 *",
			"[the first position]\n7... [Kd7]\n8. [Kd2]",
		},
		{
			"signs, clocks and evaluations, and no command as text",
			"1. e4! $14 { [%clk 1:29:59] [%eval 0.3] best [%csl Ge4] } e5?? $99 *",
			"[the first position]\n1. [e4! +=] 1:29:59 left evaluation 0.3\nbest\n1... [e5?? $99]",
		},
		{
			"a null move",
			"1. e4 -- 2. d4 *",
			"[the first position]\n1. [e4] [--]\n2. [d4]",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := strings.ReplaceAll(sheetOf(mustTake(t, test.pgn)).String(), " \n", "\n")
			if strings.TrimSpace(got) != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

func sheetOf(t *table.Table) Node { return drawn(t, (*view).sheet)[0] }

// buttons returns the actions of all buttons of a tree, by their labels, and which of them
// is the current one.
func buttonsOf(n Node, list map[string]string) (current string) {
	if n.Tag == "button" {
		list[n.Kids[0].Text] = n.Attr("data-action")
		if n.Attr("aria-current") != "" {
			current = n.Kids[0].Text
		}
	}
	for _, kid := range n.Kids {
		if found := buttonsOf(kid, list); found != "" {
			current = found
		}
	}
	return current
}

func TestEveryMoveOfTheSheetLeadsToItsPosition(t *testing.T) {
	shown := mustTake(t, "1. e4 (1. d4 d5 (1... f5 2. c4 (2. g4 h5 3. gxh5)) 2. a3) (1. b3 Nc6) e6 (1... c5 2. Nf3 (2. Nc3 g6)) 2. h4 *")
	actions := map[string]string{}
	if current := buttonsOf(sheetOf(shown), actions); current != "the first position" {
		t.Errorf("the current position is %q, want the first", current)
	}
	if len(actions) != 18 {
		t.Fatalf("%d buttons, want 18: %v", len(actions), actions)
	}
	for label, action := range actions {
		shown.Do(table.Read(action))
		if current := buttonsOf(sheetOf(shown), map[string]string{}); current != label {
			t.Errorf("%s (%s) leads to %s", label, action, current)
		}
	}
}

func TestWhatIsNoWayThroughTheTreeLeadsNowhere(t *testing.T) {
	shown := mustTake(t, "1. e4 (1. d4) e5 *")
	for _, way := range []string{"", "x", "9", "-1", "1:7 1", "1:1", "1:1 0", "1:-1 1", "2:1 2", "1:1 1:1 1", "1:1 2", "1:x 1", ":", "1 2"} {
		if shown.Do(table.Read("visit " + way)); shown.Ply() != 0 {
			t.Errorf("visit %q leads to ply %d", way, shown.Ply())
			shown.Do(table.Read("start"))
		}
	}
}

func TestTheTreeIsChanged(t *testing.T) {
	for _, test := range []struct{ name, pgn, actions, want string }{
		{"a variation is put first", "1. e4 (1. d4 d5) e5 *", "visit 1:1 2,promote", "1. d4 (1. e4 e5) 1... d5 *"},
		{"the innermost one first", "1. e4 (1. d4 d5 (1... f5)) e5 *", "visit 1:1 2:1 2,promote", "1. e4 (1. d4 f5 (1... d5)) 1... e5 *"},
		{"the main line stays", "1. e4 (1. d4) e5 *", "visit 2,promote", "1. e4 (1. d4) 1... e5 *"},
		{"a variation is removed", "1. e4 (1. d4 d5) e5 *", "visit 1:1 1,remove", "1. e4 e5 *"},
		{"a line is removed from a move on", "1. e4 e5 2. Nf3 *", "visit 2,remove", "1. e4 *"},
		{"nothing is removed at the start", "1. e4 *", "remove", "1. e4 *"},
		{"a comment is written", "1. e4 *", "visit 1,comment\n  best by test ", "1. e4 { best by test } *"},
		{"a comment is changed, and what it commands stays", "1. e4 { [%clk 0:01:00] good [%csl Ge4] } *", "visit 1,comment\nbad", "1. e4 { [%clk 0:01:00] [%csl Ge4] bad } *"},
		{"a comment is taken away", "1. e4 { good } *", "visit 1,comment", "1. e4 *"},
		{"a comment too long is not taken", "1. e4 { good } *", "visit 1,comment\n" + strings.Repeat("x", 1<<15), "1. e4 { good } *"},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := mustTake(t, test.pgn)
			for action := range strings.SplitSeq(test.actions, ",") {
				shown.Do(table.Read(action))
			}
			_, got, _ := strings.Cut(shown.PGN(), "\n\n")
			if got = strings.Join(strings.Fields(got), " "); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// longGame is a record of 2,000 half-moves with comments and variations.
func longGame() string {
	var b strings.Builder
	for i := range 1000 {
		pair := [...]string{"Nf3 Nf6", "Ng1 Ng8"}[i%2]
		b.WriteString(strconv.Itoa(i+1) + ". " + pair + " ")
		if i%10 == 0 {
			b.WriteString("{ once more } (" + strconv.Itoa(i+1) + "... Nc6) ")
		}
	}
	return b.String() + "*"
}

func TestAStepDrawsTwoRowsAnew(t *testing.T) {
	shown := mustTake(t, longGame())
	shown.Do(table.Read("goto 1000"))
	before := sheetOf(shown)
	for _, test := range []struct {
		action string
		most   int
	}{
		{"forward", 2}, {"forward", 2}, {"back", 2}, {"goto 3", 2}, {"tab moves", 0}, {"move e2 e4", 2}, {"remove", 2}, {"language\nen", 0},
	} {
		shown.Do(table.Read(test.action))
		after := sheetOf(shown)
		anew := 0
		for i := range after.Kids[1:] {
			if after.Kids[i+1].Element != before.Kids[i+1].Element {
				anew++
			}
		}
		if test.action == "remove" { // what can change order or comments draws all anew
			test.most = len(after.Kids)
		}
		if anew > test.most {
			t.Errorf("%s draws %d rows anew, want %d at most", test.action, anew, test.most)
		}
		before = after
	}
}

func BenchmarkStep(b *testing.B) {
	shown := mustTake(b, longGame())
	shown.Do(table.Read("tab moves"))
	shown.Do(table.Read("goto 1000"))
	for i := 0; b.Loop(); i++ {
		shown.Do(table.Read([...]string{"forward", "back"}[i%2]))
		Side(shown)
	}
}

func TestHostileTextStaysText(t *testing.T) {
	hostile := `<script>alert(1)</script><img src=x onerror=alert(1)>"' javascript:alert(1)`
	shown := mustTake(t, "[White \""+strings.ReplaceAll(hostile, `"`, `\"`)+"\"]\n[Event \"<b>\"]\n\n1. e4 { "+hostile+" } *")
	shown.Do(table.Read("forward"))
	for _, tab := range shown.Tabs() {
		shown.Do(table.Ask("tab", string(tab)))
		var walk func(n Node)
		walk = func(n Node) {
			if n.Tag == "script" || n.Tag == "img" || n.Tag == "b" || n.Tag == "a" {
				t.Errorf("%s: an element %s comes of the text", tab, n.Tag)
			}
			for _, a := range n.Attrs {
				if strings.HasPrefix(a.Name, "on") || a.Name == "style" || (a.Name == "href" || a.Name == "src") {
					t.Errorf("%s: the attribute %s=%q", tab, a.Name, a.Value)
				}
				if a.Name == "data-action" && strings.Contains(a.Value, "alert") {
					t.Errorf("%s: the action %q", tab, a.Value)
				}
			}
			for _, kid := range n.Kids {
				walk(kid)
			}
		}
		for _, n := range Side(shown) {
			walk(n)
		}
	}
}

func TestDeepVariationsAreDrawn(t *testing.T) {
	var b strings.Builder
	b.WriteString("1. e4 e5 ")
	for i := range 300 {
		b.WriteString("(" + [...]string{"1... c5", "1... c6", "1... e6"}[i%3] + " 2. d4 (2. Nf3 ")
	}
	b.WriteString(strings.Repeat(")", 600) + " *")
	shown := table.New()
	shown.Do(table.Action{Verb: "read", Text: b.String()})
	shown.Do(table.Read("take 0"))
	if sheet := sheetOf(shown).String(); !strings.Contains(sheet, "[e4]") {
		t.Errorf("the main line is not drawn: %.200s", sheet)
	}
}

func TestTheEndOfTheGameStandsBelowTheSheet(t *testing.T) {
	shown := mustTake(t, "1. f3 e5 2. g4 Qh4# 0-1")
	if told := show(drawn(shown, (*view).moves)); strings.Contains(told, "Checkmate") {
		t.Errorf("before the mate it says\n%s", told)
	}
	shown.Do(table.Ask("end"))
	if told := show(drawn(shown, (*view).moves)); !strings.Contains(told, "[Qh4#]\n0–1\n") {
		t.Errorf("after the mate it says\n%s", told)
	}
}

func TestWhatIsWrongSeveralTimesIsToldOnce(t *testing.T) {
	shown := table.New()
	shown.Do(table.Read("read\n8/8/8/8/8/8/8/8"))
	told := show(drawn(shown, (*view).exchange))
	if n := strings.Count(told, "fewer than six fields"); n != 1 {
		t.Errorf("missing fields are told %d times:\n%s", n, told)
	}
	for _, king := range []string{"White has no king", "Black has no king"} {
		if !strings.Contains(told, king) {
			t.Errorf("%q is not told:\n%s", king, told)
		}
	}
}
