package table_test

import (
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/lesson/table"
)

// A record whose next moves are found nowhere else: the words in its comments too.
const secret = `[White "Alice"]
[Black "Bob"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 { the pin [%csl Gb5] } (3. Bc4 { also good } Bc5) 3... a6 4. Ba4 Nf6 5. O-O { castled } Be7 *
`

// all returns everything that the table draws, with every attribute.
func all(t *table.Table) string {
	var b strings.Builder
	var write func(n panel.Node)
	write = func(n panel.Node) {
		b.WriteString(n.Text + "\n")
		for _, a := range n.Attrs {
			b.WriteString(a.Name + "=" + a.Value + "\n")
		}
		for _, kid := range n.Kids {
			write(kid)
		}
	}
	for _, draw := range []func(*table.Table) []panel.Node{panel.Side, panel.Foot, panel.Above, panel.Below, panel.Conditions, panel.Course} {
		for _, n := range draw(t) {
			write(n)
		}
	}
	return b.String()
}

func guessing(t *testing.T, side string) *table.Table {
	t.Helper()
	shown := table.New()
	shown.Do(table.Read("pgn\n" + secret))
	for range 4 {
		shown.Do(table.Read("forward"))
	}
	shown.Do(table.Read("guess-moves " + side))
	if shown.Guess == nil || shown.Ply() < 4 {
		t.Fatal("nothing is guessed")
	}
	return shown
}

func TestWhatIsGuessed(t *testing.T) {
	for _, test := range []struct {
		name    string
		actions []string
		verdict table.GuessVerdict
		ply     int
		says    string
	}{
		{"the move of the record is right, and the reply comes by itself", []string{"move f1 b5"}, table.GuessRight, 6, "Bb5 is right. The reply was a6."},
		{"a move may be typed", []string{"type\nBb5"}, table.GuessRight, 6, "Bb5 is right. The reply was a6."},
		{"a variation of the record is right too, and the main line is still asked for", []string{"move f1 c4"}, table.GuessVariation, 4, "Bc4 is in the record, as a variation. The main line goes another way: find that move too."},
		{"any other legal move is legal, and not what was played", []string{"move f3 e5"}, table.GuessOther, 4, "Nxe5 is legal, but another move was played here."},
		{"castling is found by the king's step", []string{"move f1 b5", "move b5 a4", "move e1 g1"}, table.GuessRight, 10, "O-O is right. The reply was Be7."},
		{"the move may be shown", []string{"guess-show"}, table.GuessShown, 6, "Bb5 was played. The reply was a6."},
		{"one hint names the piece", []string{"guess-hint"}, "", 4, "The piece that moves: bishop."},
		{"two hints name its square", []string{"guess-hint", "guess-hint"}, "", 4, "It stands on f1."},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := guessing(t, "white")
			var told *table.Answer
			for _, a := range test.actions {
				told = shown.Do(table.Read(a))
			}
			if said := told.Say + told.Alert; shown.Guess.Verdict != test.verdict || shown.Ply() != test.ply || said != test.says {
				t.Errorf("verdict %q at ply %d, said %q; want %q at %d, %q", shown.Guess.Verdict, shown.Ply(), said, test.verdict, test.ply, test.says)
			}
		})
	}
}

func TestAGuessIsToldWhatItDoesByTheRules(t *testing.T) {
	shown := guessing(t, "white")
	shown.Do(table.Read("move f3 e5"))
	if drawn := all(shown); !strings.Contains(drawn, "It would capture: pawn e5.") {
		t.Errorf("the capture is not told in\n%s", drawn)
	}
	shown.Do(table.Read("move e1 e2"))
	if drawn := all(shown); !strings.Contains(drawn, "It would give up a right to castle.") {
		t.Errorf("the lost right is not told in\n%s", drawn)
	}
	shown.Do(table.Read("move f3 f6"))
	if drawn := all(shown); shown.Open != table.OfGuess || !strings.Contains(drawn, "knight") || shown.Guess.Asked[0].Misses != 2 {
		t.Errorf("an illegal move counts, leaves the tab or is not explained: %+v", shown.Guess.Asked)
	}
}

func TestTriesAreCountedOnce(t *testing.T) {
	shown := guessing(t, "white")
	for _, a := range []string{"move f3 e5", "move f3 e5", "move f1 c4", "guess-hint", "move f1 b5", "move b5 a4", "guess-show"} {
		shown.Do(table.Read(a))
	}
	m := shown.Guess.Asked[0]
	if m.Misses != 1 || m.Variations != 1 || m.Hints != 1 || m.IsFirst() {
		t.Errorf("the first move was found by %+v", m)
	}
	if asked, found, first := shown.Guess.Score(); asked != 3 || found != 2 || first != 1 || !shown.Guess.IsOver {
		t.Errorf("the score is %d of %d, %d at once; want 2 of 3, 1 at once", found, asked, first)
	}
	if told := shown.Do(table.Action{}); told.Board.Movable != "none" {
		t.Error("a move can be made after the last")
	}
}

func TestTheSolutionIsNowhereBeforeItIsFound(t *testing.T) {
	shown := guessing(t, "white")
	hidden := []string{"Bb5", "f1b5", "b5", "pin", "also good", "castled", "Ba4", "Bc4"}
	look := func(after string) {
		t.Helper()
		given := shown.Do(table.Read("copy pgn")).Copy
		told := shown.Do(table.Action{})
		drawn := all(shown) + told.Say + told.Alert + given
		for _, h := range told.Board.Highlights {
			drawn += h.Square
		}
		for _, s := range told.Board.Shapes {
			drawn += s.From + s.To
		}
		for _, word := range hidden {
			if strings.Contains(drawn, word) {
				t.Errorf("after %q the page has %q", after, word)
			}
		}
	}
	look("the beginning")
	for _, a := range []string{
		"tab moves", "tab exchange", "tab claims", "tab castling", "tab why", "tab guess", "forward", "end", "back", "end", "move e1 e2", "move a2 a5",
		"type\nxyz", "promote", "remove", "visit 5", "goto 5", "visit 4", "comment\nmine", "take 0", "tab setup", "setup-play", "apply", "language\nes",
		"panels\nmoves exchange", "panels", "guess-moves black", "mode guess", "about f1", "guess-hint",
	} {
		shown.Do(table.Read(a))
		look(a)
	}
	shown.Do(table.Read("move f1 b5"))
	hidden = []string{"Ba4", "castled", "pin"}
	look("the first move")
}

func TestTheWholeRecordComesBack(t *testing.T) {
	shown := guessing(t, "black")
	if shown.Ply() != 5 {
		t.Fatalf("White's move does not come by itself: ply %d", shown.Ply())
	}
	shown.Do(table.Read("move a7 a6"))
	shown.Do(table.Read("guess-end"))
	if shown.Guess != nil || shown.Ply() != 7 || shown.End() != 10 || !strings.Contains(shown.PGN(), "also good") {
		t.Errorf("after the end: ply %d of %d\n%s", shown.Ply(), shown.End(), shown.PGN())
	}
}

func TestALessonCanHaveItsMovesGuessed(t *testing.T) {
	const step = "[Lesson \"l\"]\n[Step \"s\"]\n[Mode \"guess\"]\n[Side \"black\"]\n\n1. e4 e5 2. Nf3 Nc6 *"
	shown := table.New()
	shown.Do(table.Action{Verb: "lesson", Text: step})
	if shown.Guess == nil || shown.Ply() != 1 || shown.Open != table.OfGuess {
		t.Fatalf("nothing is guessed at ply %d", shown.Ply())
	}
	shown.Do(table.Read("move e7 e5"))
	if shown.Ply() != 3 {
		t.Errorf("the guess leads to ply %d, want 3", shown.Ply())
	}
	shown.Do(table.Read("step 1"))
	if shown.Ply() != 1 {
		t.Errorf("the step begins anew at ply %d, want 1", shown.Ply())
	}
}
