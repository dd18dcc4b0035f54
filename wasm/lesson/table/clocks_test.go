package table

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
)

func TestTimesAreReadAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]int{
		"5": 300_000, "5:00": 300_000, "0:05": 5_000, " 1:30:00 ": 5_400_000, "90:00": 5_400_000, "0": 0,
	} {
		if got, ok := ReadTime(text); !ok || got != want {
			t.Errorf("%q reads as %d, want %d", text, got, want)
		}
	}
	for _, text := range []string{"", ":", "5:", "5:60", "five", "-1", "1:2:3:4", "1234:00", "999:00:00", "1.5"} {
		if got, ok := ReadTime(text); ok {
			t.Errorf("%q reads as %d", text, got)
		}
	}
}

// later lets time pass and does what the actions say.
func later(table *Table, ms float64, actions ...string) (last *Answer) {
	table.Now += ms
	return do(table, actions...)
}

func TestTheClocksGoOnlyWhileTheyRun(t *testing.T) {
	table := sit(t, chess, "clocks 5:00 3:00")
	expect := func(when string, white, black int, ticks bool) {
		t.Helper()
		answer := do(table, "tick")
		if w, b := table.Left(board.White), table.Left(board.Black); w != white || b != black || answer.Ticks != ticks {
			t.Errorf("%s the clocks show %d and %d and tick %v, want %d, %d, %v", when, w, b, answer.Ticks, white, black, ticks)
		}
	}
	later(table, 1000)
	expect("before the start", 300_000, 180_000, false)
	do(table, "clock-start")
	later(table, 10_000)
	expect("White thinks", 290_000, 180_000, true)
	do(table, "move e2 e4")
	later(table, 5_000)
	expect("a move lets Black's clock run", 290_000, 175_000, true)
	do(table, "clock-press")
	later(table, 2_000)
	expect("pressed without a move", 288_000, 175_000, true)
	do(table, "clock-stop")
	later(table, 60_000)
	expect("both stopped", 288_000, 175_000, false)
	do(table, "clock-set black\n0:30", "clock-set black\nsoon", "clock-start")
	later(table, 1_000)
	expect("set and started by the move", 288_000, 29_000, true)
	do(table, "back")
	expect("the record is walked", 288_000, 29_000, false)
}

func TestATickTellsNothingOfTheBoard(t *testing.T) {
	table := sit(t, chess, "clocks 5:00 5:00", "clock-start")
	if answer := later(table, 200, "tick"); !answer.Same || answer.Board.FEN != "" || !answer.Ticks {
		t.Errorf("a tick answers %+v", answer)
	}
}

func TestAFlagFallsOnceAndTheArbiterIsAsked(t *testing.T) {
	table := sit(t, "standard\n4k2r/8/8/8/8/8/8/4KN2 w - - 0 1\n", "clocks 0:02 1:00", "clock-start")
	answer := later(table, 2_500, "tick")
	if !table.Clocks.Fallen[board.White] || table.Clocks.Running || answer.Same || answer.Ticks || answer.Alert == "" {
		t.Fatalf("White's flag has not fallen: %+v, answer %+v", table.Clocks, answer)
	}
	if answer = later(table, 200, "tick"); answer.Alert != "" {
		t.Error("it falls a second time")
	}
	do(table, "flag black")
	if table.Answered() != nil {
		t.Error("a ruling on a flag that has not fallen")
	}
	do(table, "flag white")
	a := table.Answered()
	if a == nil || table.Open != Arbiter || a.Ruling.Result != game.BlackWins {
		t.Fatalf("White's flag has fallen against king and rook, and the answer is %+v", a)
	}
	do(table, "apply")
	if s := table.Status(); !s.Over || s.Result != game.BlackWins {
		t.Errorf("the ruling is applied, and the game is %+v", s)
	}
}

func TestAFlagFallsAgainstAKingThatCannotMate(t *testing.T) {
	table := sit(t, "standard\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n", "clocks 0:01 1:00", "clock-start")
	later(table, 1_000, "tick", "flag white")
	if a := table.Answered(); a == nil || a.Ruling.Result != game.Drawn {
		t.Errorf("White's flag has fallen against a bare king, and the answer is %+v", a)
	}
}

func TestARulingGivesTimeAndTakesItBack(t *testing.T) {
	table := sit(t, chess+"e2e4 e7e5", "clocks 5:00 3:00", "incident illegal-move move=g1g3", "apply")
	if left := table.Left(board.Black); left != 300_000 {
		t.Errorf("two minutes more for Black make %d", left)
	}
	do(table, "back")
	if left := table.Left(board.Black); left != 180_000 {
		t.Errorf("taken back, Black has %d", left)
	}
}

func TestTakenBackTheClocksShowWhatTheyDid(t *testing.T) {
	for _, test := range []struct{ name, clocks string }{
		{"a clock that can show no more", "clocks 5:00 99:59:00"},
		{"a clock that is full", "clocks 5:00 100:00:00"},
	} {
		table := sit(t, chess+"e2e4 e7e5", test.clocks)
		before := table.Left(board.Black)
		do(table, "incident illegal-move move=g1g3", "apply")
		if left := table.Left(board.Black); left != mostTime {
			t.Errorf("%s: after the ruling Black has %d", test.name, left)
		}
		do(table, "take-back")
		if left := table.Left(board.Black); left != before {
			t.Errorf("%s: taken back Black has %d, and had %d", test.name, left, before)
		}
	}
}

func TestHiddenClocksAreNotToldOf(t *testing.T) {
	table := sit(t, chess, "clocks 5:00 3:00", "clock-start", "clocks\n")
	if table.clocksTold() != nil || table.Clocks.Running {
		t.Error("hidden clocks count, or run")
	}
	if do(table, "clock-start"); table.Clocks.Running {
		t.Error("hidden clocks are started")
	}
	if do(table, "clocks\non"); table.Left(board.Black) != 180_000 {
		t.Error("shown again they show another time")
	}
}
