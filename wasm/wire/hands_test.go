package wire

// Does a ruling on hands name the move that it is about?

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
)

func TestARulingOnHandsNamesTheMove(t *testing.T) {
	for _, test := range []struct{ events, text string }{
		{`[{"touch":"c3"},{"release":"e4"},{"press":true}]`,
			"Ne4 is made: the piece has been let go. The clock was pressed, so the move is completed (Article 4.7, 2023)."},
		{`[{"touch":"c3"},{"touch":"d5"}]`,
			"The knight on c3 must capture the pawn on d5, as both were touched (Article 4.3.3, 2023)."},
	} {
		p, e := fen.Read("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", position.Standard)
		if e != nil {
			t.Fatal(e)
		}
		told, fault := ReadEvents("[" + test.events + ",null]")
		if fault != nil {
			t.Fatal(fault)
		}
		g := game.New(p, position.Standard)
		c := arbiter.Case{Game: g, Edition: laws.Edition2023}
		r, wrong := c.Touch(told.Events)
		if wrong != nil {
			t.Fatal(wrong)
		}
		context := Context{Game: g, Edition: laws.Edition2023, Language: phrase.English}
		if got := context.Ruling(r).Text; got != test.text {
			t.Errorf("%s: %q, want %q", test.events, got, test.text)
		}
	}
}
