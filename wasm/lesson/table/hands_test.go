package table

import (
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

const (
	bothCastle = "standard\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n"
	f1Attacked = "standard\nr3k2r/8/8/8/8/8/5r2/R3K2R w KQkq - 0 1\n"
	promotes   = "standard\n1r5k/P7/8/8/8/8/8/4K3 w - - 0 1\n"
)

func TestHandsOnTheBoard(t *testing.T) {
	for _, test := range []struct {
		name, record string
		actions      []string
		state        arbiter.HandState
		placement    string
	}{
		{"nothing has happened", bothCastle, nil, arbiter.HandsNotAsked, "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"a touched king is bound", bothCastle, []string{"square e1"}, arbiter.HandsBound, "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"half a castling", bothCastle, []string{"square e1", "square g1"}, arbiter.HandsCastling, "r3k2r/8/8/8/8/8/8/R5KR"},
		{"the whole of it", bothCastle, []string{"square e1", "square g1", "square h1", "square f1"}, arbiter.HandsMade, "r3k2r/8/8/8/8/8/8/R4RK1"},
		{"and the clock", bothCastle, []string{"square e1", "square g1", "square h1", "square f1", "hand press"}, arbiter.HandsCompleted, "r3k2r/8/8/8/8/8/8/R4RK1"},
		{"the rook first, the king too", bothCastle, []string{"square h1", "hand touch=e1"}, arbiter.HandsBound, "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"an illegal castling", f1Attacked, []string{"square e1", "square g1"}, arbiter.HandsIllegal, "r3k2r/8/8/8/8/8/5r2/R5KR"},
		{"completed by the clock", f1Attacked, []string{"square e1", "square g1", "hand press"}, arbiter.HandsIllegalCompleted, "r3k2r/8/8/8/8/8/5r2/R5KR"},
		{"said to adjust, nothing binds", bothCastle, []string{"hand say=adjust", "square e1"}, arbiter.HandsFree, "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"a capture by two squares", bothCastle, []string{"square h1", "hand touch=h8", "hand remove=h8", "square h8"}, arbiter.HandsMade, "r3k2R/8/8/8/8/8/8/R3K3"},
		{"a pawn let go on the last rank", promotes, []string{"square a7", "square a8"}, arbiter.HandsPromoting, "Pr5k/8/8/8/8/8/8/4K3"},
		{
			"and replaced", promotes,
			[]string{"square a7", "square a8", "hand remove=a8", "hand-tool\nplace", "hand-role\nknight", "square a8", "hand release=a8"},
			arbiter.HandsMade, "Nr5k/8/8/8/8/8/8/4K3",
		},
		{"the last event taken back", bothCastle, []string{"square e1", "square g1", "hand-undo"}, arbiter.HandsBound, "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"all taken back", bothCastle, []string{"square e1", "square g1", "hand-clear"}, arbiter.HandsNotAsked, "r3k2r/8/8/8/8/8/8/R3K2R"},
	} {
		t.Run(test.name, func(t *testing.T) {
			table := sit(t, test.record, append([]string{"tab hands"}, test.actions...)...)
			state := arbiter.HandsNotAsked
			if a := table.Answered(); a != nil {
				state = a.Ruling.Hands
			}
			told := table.Do(Action{}).Board
			if placement := told.FEN[:len(test.placement)]; state != test.state || placement != test.placement {
				t.Errorf("the state is %s with %s on the board, want %s with %s", state, told.FEN, test.state, test.placement)
			}
			if told.Gestures != "squares" || len(told.Dests) != 0 {
				t.Errorf("the board makes moves: gestures %s, %v", told.Gestures, told.Dests)
			}
		})
	}
}

func TestWhatHandsCannotHaveDoneIsRefused(t *testing.T) {
	table := sit(t, bothCastle, "tab hands", "square e1")
	answer := do(table, "hand release=e9", "hand remove=d5")
	if len(table.Hands.Events) != 1 || table.Hands.Fault == "" || answer.Alert == "" {
		t.Errorf("taking off what is not there: events %v, fault %q, said %q", table.Hands.Events, table.Hands.Fault, answer.Alert)
	}
	do(table, "square g1")
	if table.Hands.Fault != "" {
		t.Error("the fault stays after an event that can be")
	}
}

func TestSquaresCountOnlyWhileTheTabIsOpen(t *testing.T) {
	table := sit(t, bothCastle, "square e1")
	if len(table.Hands.Events) != 0 {
		t.Error("a square is touched though moves are made")
	}
	do(table, "tab hands", "square e1", "tab why")
	if told := table.Do(Action{}).Board; told.Gestures != "moves" || len(told.Dests) == 0 {
		t.Error("no move can be made after the tab is left")
	}
}

func TestTheMoveThatHandsHaveMadeIsPlayed(t *testing.T) {
	table := sit(t, bothCastle, "tab hands", "square e1", "square g1", "hand-play")
	if table.Ply() != 0 {
		t.Error("half a castling is played")
	}
	do(table, "square h1", "square f1", "hand-play")
	if table.Ply() != 1 || !table.Current().Move().IsCastling() || len(table.Hands.Events) != 0 {
		t.Errorf("castling is not played: ply %d", table.Ply())
	}
}

func TestWhatHandsAreBoundToIsApplied(t *testing.T) {
	table := sit(t, bothCastle, "tab hands", "square h1", "hand touch=e1", "apply", "tab why", "move e1 e2")
	if table.Ply() != 0 || table.Refused == nil {
		t.Error("the king moves though the rook was touched first")
	}
	do(table, "move h1 h2")
	if table.Ply() != 1 {
		t.Error("the touched rook may not move")
	}
}

func TestAnIllegalMoveOfTheHandsIsPutToTheArbiter(t *testing.T) {
	for _, test := range []struct {
		name    string
		actions []string
		code    reason.Code
		tried   arbiter.Attempt
	}{
		{"not completed", []string{"square e1", "square g1"}, reason.IllegalUncompleted, arbiter.Attempt{From: 4, To: 6, Given: true}},
		{"completed", []string{"square e1", "square g1", "hand press"}, reason.IllegalCorrected, arbiter.Attempt{From: 4, To: 6, Given: true}},
		{"the clock alone", []string{"hand press"}, reason.PressedWithoutMove, arbiter.Attempt{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			table := sit(t, f1Attacked, append(append([]string{"tab hands"}, test.actions...), "hand-illegal")...)
			a := table.Answered()
			if table.Open != Arbiter || a == nil || a.Question.Kind != OnIncident {
				t.Fatalf("the tab is %s, the answer %+v", table.Open, a)
			}
			if a.Ruling.Code != test.code || a.Question.Incident.Tried != test.tried {
				t.Errorf("the ruling is %s on %+v", a.Ruling.Code, a.Question.Incident)
			}
		})
	}
}

func TestEventsAreReadAsLessonsWriteThem(t *testing.T) {
	none := board.NoSquare
	for word, want := range map[string]arbiter.Event{
		"touch=e1":          {Kind: arbiter.Touch, Square: 4},
		"together=h1":       {Kind: arbiter.Touch, Square: 7, Together: true},
		"release=g1":        {Kind: arbiter.Release, Square: 6},
		"remove=d5":         {Kind: arbiter.Remove, Square: 35},
		"place=queen@e8":    {Kind: arbiter.Place, Square: 60, Role: board.Queen},
		"press":             {Kind: arbiter.Press, Square: none},
		"say=castling":      {Kind: arbiter.Say, Square: none, Say: arbiter.SayCastling},
		"claim=fifty-move":  {Kind: arbiter.ClaimMade, Square: none, Claim: arbiter.FiftyMoveClaim},
		"opponent:complain": {Kind: arbiter.Complain, Square: none, ByOpponent: true},
		"opponent:touch=e8": {Kind: arbiter.Touch, Square: 60, ByOpponent: true},
		"adjust":            {Kind: arbiter.Adjust, Square: none},
	} {
		if got, ok := ReadEvent(word); !ok || got != want {
			t.Errorf("%s reads as %+v, want %+v", word, got, want)
		}
	}
	for _, word := range []string{"", "touch", "touch=e9", "place=queen", "place=dragon@e8", "say=hello", "claim=win", "kick=e1", "opponent:"} {
		if got, ok := ReadEvent(word); ok {
			t.Errorf("%s reads as %+v", word, got)
		}
	}
}

func TestTheManInTheHandIsMarked(t *testing.T) {
	table := sit(t, bothCastle, "tab hands", "square h1")
	marks := table.Do(Action{}).Board.Highlights
	if !slices.ContainsFunc(marks, func(h Highlight) bool { return h.Square == "h1" && h.Kind == "hand" }) ||
		!slices.ContainsFunc(marks, func(h Highlight) bool { return h.Square == "h8" && h.Kind == "good" && h.Label == "still allowed" }) ||
		slices.ContainsFunc(marks, func(h Highlight) bool { return h.Square == "e2" }) {
		t.Errorf("with the rook touched first the marks are %v", marks)
	}
}
