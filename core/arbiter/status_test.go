package arbiter_test

import (
	"fmt"
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const shuffle = "g1f3 g8f6 f3g1 f6g8"

func TestHowAGameEnds(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves string
		want             string // "" for a game that goes on
	}{
		{"the start", start, "", ""},
		{"mate by Black", start, "f3 e5 g4 Qh4#", "0-1 checkmate at 4 (5.1.1)"},
		{"mate by White", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#", "1-0 checkmate at 1 (5.1.1)"},
		{"mate in the first position", "R6k/8/6K1/8/8/8/8/8 b - - 100 120", "", "1-0 checkmate at 0 (5.1.1)"},
		{"stalemate", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", "Qf7", "1/2-1/2 stalemate at 1 (5.2.1)"},
		{"a dead position by capture", "8/8/3k4/8/8/8/1r6/K1N5 w - - 0 1", "Kxb2", "1/2-1/2 dead-position at 1 (5.2.2)"},
		{"a dead position stays dead", "8/8/3k4/8/8/8/1r6/K1N5 w - - 0 1", "Kxb2 Kd5 Kc2 Kd4", "1/2-1/2 dead-position at 1 (5.2.2)"},
		{"bare kings in the first position", "8/8/3k4/8/8/8/8/K7 w - - 0 1", "Kb1", "1/2-1/2 dead-position at 0 (5.2.2)"},
		{"stalemate by the capture that leaves dead material", "knK5/8/8/4B3/8/8/8/8 w - - 0 1", "Bxb8", "1/2-1/2 stalemate at 1 (5.2.1)"},
		{"stalemate after a dead position changes nothing", "k1K5/8/8/4B3/8/8/8/8 w - - 0 1", "Bb8", "1/2-1/2 dead-position at 0 (5.2.2)"},
		{"the fourth occurrence ends nothing", start, again(shuffle, 3), ""},
		{"the fifth occurrence ends the game", start, again(shuffle, 4), "1/2-1/2 fivefold at 16 (9.6.1)"},
		{"what was played after it does not count", start, again(shuffle, 4) + "f3 e5 g4 Qh4#", "1/2-1/2 fivefold at 16 (9.6.1)"},
		{"149 half-moves are not enough", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "", ""},
		{"150 half-moves are", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "Re3", "1/2-1/2 seventy-five-moves at 1 (9.6.2)"},
		{"also in a position that was set up", "3k4/8/8/8/8/8/4R3/4K3 w - - 163 120", "", "1/2-1/2 seventy-five-moves at 0 (9.6.2)"},
		{"a capture comes too late after 150", "3k4/8/8/8/8/8/4R3/4K2n w - - 150 110", "Kf1 Kd7 Kg2 Kd8 Kxh1", "1/2-1/2 seventy-five-moves at 0 (9.6.2)"},
		{"mate on the 150th half-move comes first", "7k/8/6K1/8/8/8/8/R7 w - - 149 200", "Ra8#", "1-0 checkmate at 1 (5.1.1)"},
		{"stalemate on the 150th half-move comes first", "7k/5Q2/8/8/8/8/8/4K3 b - - 150 110", "", "1/2-1/2 stalemate at 0 (5.2.1)"},
		{"a dead position on the 150th half-move comes first", "8/8/3k4/8/8/8/8/K7 w - - 150 110", "", "1/2-1/2 dead-position at 0 (5.2.2)"},
		{"nothing is counted in analysis", start, again("Nf3 -- Ng1 --", 5), ""},
		{"not even what came before the null move", start, again(shuffle, 4) + "-- --", ""},
		{"nor seventy-five moves", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "-- --", ""},
		{"mate in analysis is mate", start, "f3 -- g4 e5 -- Qh4#", "0-1 checkmate at 6 (5.1.1)"},
		{"a dead position in analysis is dead", "8/8/3k4/8/8/8/8/K7 w - - 0 1", "-- --", "1/2-1/2 dead-position at 0 (5.2.2)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, position.Standard, test.moves)
			s := arbiter.StatusOf(g, edition)
			got := ""
			if s.Over {
				got = fmt.Sprintf("%v %s at %d (%s)", s.Result, s.Code, s.Ply, s.Article)
			} else if s.Result != game.Unfinished || s.Code != reason.None {
				t.Errorf("not over, but %+v", s)
			}
			if got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}

func TestTheFactsOfAnEnd(t *testing.T) {
	mate := arbiter.StatusOf(record(t, start, position.Standard, "f3 e5 g4 Qh4#"), edition)
	same(t, "mate", spell([]arbiter.Ground{mate.Ground}), []string{"checkmate e1 by h4 (5.1.1)"})

	repeated := record(t, start, position.Standard, "e4 e5 "+again(shuffle, 4)+"f3")
	if s := arbiter.StatusOf(repeated, edition); s.Ply != 18 || !slices.Equal(s.Plies, []int{2, 6, 10, 14, 18}) {
		t.Errorf("the fifth occurrence is told as ply %d of %v", s.Ply, s.Plies)
	}
	counted := record(t, "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", position.Standard, "Re3 Kd7 Re4")
	if s := arbiter.StatusOf(counted, edition); s.Count != 150 || s.Ply != 1 {
		t.Errorf("seventy-five moves are told as %d half-moves at ply %d", s.Count, s.Ply)
	}
}

func TestTheStatusFollowsTheCursor(t *testing.T) {
	g := record(t, start, position.Standard, again(shuffle, 5))
	for ply := range 21 {
		g.Goto(ply)
		if got, want := arbiter.StatusOf(g, edition).Over, ply >= 16; got != want {
			t.Errorf("ply %d: over is %v", ply, got)
		}
	}
}

func ExampleStatusOf() {
	g := game.New(position.Initial(), position.Standard)
	for _, m := range [][2]string{{"f2", "f3"}, {"e7", "e5"}, {"g2", "g4"}, {"d8", "h4"}} {
		g.Play(find(g, m[0], m[1]))
	}
	s := arbiter.StatusOf(g, laws.Edition2023)
	fmt.Println(s.Result, s.Code, "by Article", s.Article)
	// Output: 0-1 checkmate by Article 5.1.1
}
