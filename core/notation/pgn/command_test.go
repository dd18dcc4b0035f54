package pgn

import (
	"reflect"
	"testing"

	"chessarbiter/core/board"
)

func TestCommandsAreTakenFromComments(t *testing.T) {
	tests := []struct {
		comment, text string
		commands      []Command
	}{
		{"plain", "plain", nil},
		{"[%clk 1:30:00]", "", []Command{{"clk", "1:30:00"}}},
		{"before [%eval 0.17] between [%x] after", "before between after", []Command{{"eval", "0.17"}, {"x", ""}}},
		{"[%depth20 +0.35] [%foo_bar x y]", "", []Command{{"depth20", "+0.35"}, {"foo_bar", "x y"}}},
		{"[%clk 1:30:00", "[%clk 1:30:00", nil},
		{"a [b] c", "a [b] c", nil},
		{"[%\nclk\t0:01 ]x", "x", []Command{{"clk", "0:01"}}},
		{"[%]", "", []Command{{"", ""}}},
	}
	for _, test := range tests {
		if got := Text(test.comment); got != test.text {
			t.Errorf("%q says %q", test.comment, got)
		}
		if got := Commands(test.comment); !reflect.DeepEqual(got, test.commands) {
			t.Errorf("%q has the commands %q", test.comment, got)
		}
	}
}

func TestTheDetailsOfAMoveAreRead(t *testing.T) {
	ms := func(n int) *int { return &n }
	e5, d4, f6 := board.SquareAt(4, 4), board.SquareAt(3, 3), board.SquareAt(5, 5)
	tests := []struct {
		name     string
		comments []string
		want     Details
	}{
		{"nothing", []string{"plain"}, Details{}},
		{"a clock with hours", []string{"[%clk 1:30:05]"}, Details{Clock: ms(5_405_000)}},
		{"a clock with a fraction", []string{"[%clk 0:02:59.4]"}, Details{Clock: ms(179_400)}},
		{"minutes, and seconds alone", []string{"[%clk 3:07] [%emt 12.345678]"}, Details{Clock: ms(187_000), Elapsed: ms(12_345)}},
		{"the last counts", []string{"[%clk 0:00:01]", "[%clk 0:00:02]"}, Details{Clock: ms(2_000)}},
		{"no times", []string{"[%clk x] [%clk 1:2:3:4] [%clk -1:00] [%clk 1:00.x] [%clk] [%emt 99999999999999999999] [%clk 16777215:59:59]"}, Details{}},
		{"an evaluation", []string{"[%eval 0.17]"}, Details{Evaluation: &Evaluation{Text: "0.17", Value: 17}}},
		{"an evaluation for Black with its depth", []string{"[%eval -1.235,20]"}, Details{Evaluation: &Evaluation{Text: "-1.235,20", Value: -124}}},
		{"mate", []string{"[%eval #-3]"}, Details{Evaluation: &Evaluation{Text: "#-3", Mate: true, Value: -3}}},
		{"no evaluations", []string{"[%eval x] [%eval #] [%eval NaN] [%eval Inf] [%eval 1e300]"}, Details{}},
		{"shapes", []string{"[%csl Gd4, Re5][%cal Ye5f6]"}, Details{Shapes: []Shape{{'G', d4, d4}, {'R', e5, e5}, {'Y', e5, f6}}}},
		{"no shapes", []string{"[%csl ,G,Gd9,gd4,Gd4e,Gd4e9]"}, Details{}},
	}
	for _, test := range tests {
		if got := ReadDetails(test.comments); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %+v", test.name, got)
		}
	}
}
