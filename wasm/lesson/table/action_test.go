package table

import (
	"slices"
	"testing"
)

func TestActionsReadBack(t *testing.T) {
	for _, a := range []Action{
		Ask("play", "e1g1"),
		Ask("claim", "fifty-move", "Nf3+"),
		Ask("mark", "e1=path", "g1=good"),
		Ask("mark"),
		{Verb: "pgn", Text: "1. e4 {two\nlines} e5\n"},
	} {
		got := Read(a.String())
		if got.Verb != a.Verb || !slices.Equal(got.Args, a.Args) || got.Text != a.Text {
			t.Errorf("%q reads as %+v", a.String(), got)
		}
	}
}

func TestWhatIsNoActionChangesNothing(t *testing.T) {
	table := New()
	table.Do(Read("move e2 e4"))
	before := table.Do(Action{})
	for _, text := range []string{
		"", " ", "\n", "move", "move e7", "move e9 e5", "play", "play e7e9", "play e2e4", "type", "goto", "goto x",
		"goto -1", "goto 7", "tab", "tab nowhere", "edition\n1066", "time\nbullet", "language\nxx",
		"catalogue xx\nnothing", "mark e9=good e=x", "dance e2 e4",
	} {
		table.Do(Read(text))
		if after := table.Do(Action{}); after.Board.FEN != before.Board.FEN {
			t.Errorf("%q changes the position to %s", text, after.Board.FEN)
		}
	}
}

func TestARefusedMoveIsExplainedOnTheBoardAndInWords(t *testing.T) {
	table := New()
	answer := table.Do(Read("move e2 e5"))
	if table.Refused == nil || answer.Alert == "" || len(answer.Board.Highlights) == 0 {
		t.Errorf("the refusal of e2-e5 is %+v, said as %q, marked by %v", table.Refused, answer.Alert, answer.Board.Highlights)
	}
	table.Do(Read("move e2 e4"))
	if table.Refused != nil || table.Ply() != 1 {
		t.Error("the refusal stays after a move that is legal")
	}
}

func TestAKingMayBePutOnTheRookOfACastlingThatIsPrevented(t *testing.T) {
	table := New()
	table.Show("standard\n4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1\n\n")
	got := table.Do(Action{}).Board
	if len(got.Explains) != 1 || got.Explains[0].From != "e1" || !slices.Equal(got.Explains[0].To, []string{"h1"}) {
		t.Errorf("the castlings that are explained are %v, want e1 to h1 only", got.Explains)
	}
	if len(got.Castlings) != 1 || got.Castlings[0].Rook != "a1" {
		t.Errorf("the castlings that are legal are %v, want the one with a1 only", got.Castlings)
	}
}
