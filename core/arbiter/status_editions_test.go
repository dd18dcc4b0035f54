package arbiter_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
)

// Five occurrences of the first position, the third and the fourth eight plies
// apart.
const (
	longWay   = "g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8"
	scattered = shuffle + " " + shuffle + " " + longWay + " " + shuffle
)

func TestHowAGameEndsInEachEdition(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves, editions, want string
	}{
		{"mate", start, "f3 e5 g4 Qh4#", "1997 2001 2005 2009 2014", "0-1 checkmate at 4 (5.1a)"},
		{"mate", start, "f3 e5 g4 Qh4#", since2017, "0-1 checkmate at 4 (5.1.1)"},
		{"stalemate", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", "Qf7", "1997", "1/2-1/2 stalemate at 1 (5.2)"},
		{"stalemate", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", "Qf7", "2001 2005 2009 2014", "1/2-1/2 stalemate at 1 (5.2a)"},
		{"stalemate", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", "Qf7", since2017, "1/2-1/2 stalemate at 1 (5.2.1)"},
		{"a dead position", "8/8/3k4/8/8/8/1r6/K1N5 w - - 0 1", "Kxb2", "1997", "1/2-1/2 dead-position at 1 (9.6)"},
		{"a dead position", "8/8/3k4/8/8/8/1r6/K1N5 w - - 0 1", "Kxb2", "2001 2005 2009 2014", "1/2-1/2 dead-position at 1 (5.2b)"},
		{"a dead position", "8/8/3k4/8/8/8/1r6/K1N5 w - - 0 1", "Kxb2", since2017, "1/2-1/2 dead-position at 1 (5.2.2)"},
		{"the fifth occurrence in a row", start, again(shuffle, 4) + "e4", "1997 2001 2005 2009", ""},
		{"the fifth occurrence in a row", start, again(shuffle, 4) + "e4", "2014", "1/2-1/2 fivefold at 16 (9.6a)"},
		{"the fifth occurrence in a row", start, again(shuffle, 4) + "e4", since2017, "1/2-1/2 fivefold at 16 (9.6.1)"},
		{"the fifth occurrence, not in a row", start, scattered + " e4", "1997 2001 2005 2009 2014", ""},
		{"the fifth occurrence, not in a row", start, scattered + " e4", since2017, "1/2-1/2 fivefold at 20 (9.6.1)"},
		{"a row that begins after other occurrences", start, longWay + " " + again(shuffle, 4), "2014", "1/2-1/2 fivefold at 24 (9.6a)"},
		{"a row that begins after other occurrences", start, longWay + " " + again(shuffle, 4), since2017, "1/2-1/2 fivefold at 20 (9.6.1)"},
		{"fivefold-then-mate", start, fivefoldThenMate, "1997 2001 2005 2009 2014", "0-1 checkmate at 24"},
		{"fivefold-then-mate", start, fivefoldThenMate, since2017, "1/2-1/2 fivefold at 20 (9.6.1)"},
		{"seventy-five moves", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "Re3 Kd7", "1997 2001 2005 2009", ""},
		{"seventy-five moves", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "Re3 Kd7", "2014", "1/2-1/2 seventy-five-moves at 1 (9.6b)"},
		{"seventy-five moves", "3k4/8/8/8/8/8/4R3/4K3 w - - 149 110", "Re3 Kd7", since2017, "1/2-1/2 seventy-five-moves at 1 (9.6.2)"},
		{"75-move-mate-precedence", "7k/8/6K1/8/8/8/8/R7 w - - 149 200", "Ra8#", allEditions, "1-0 checkmate at 1"},
		{"mate after seventy-five moves", "7k/8/6K1/8/8/8/8/R7 w - - 151 200", "Ra8#", "1997 2001 2005 2009", "1-0 checkmate at 1"},
		{"mate after seventy-five moves", "7k/8/6K1/8/8/8/8/R7 w - - 151 200", "Ra8#", since2014, "1/2-1/2 seventy-five-moves at 0"},
		{"nothing in analysis", start, again("Nf3 -- Ng1 --", 5), allEditions, ""},
	} {
		for _, e := range named(t, test.editions) {
			t.Run(fmt.Sprintf("%s/%v", test.name, e), func(t *testing.T) {
				c := arbiter.Case{Game: record(t, test.fen, standard, test.moves), Edition: e}
				got, short := "", ""
				if s := c.Status(); s.Over {
					short = fmt.Sprintf("%v %s at %d", s.Result, s.Code, s.Ply)
					got = fmt.Sprintf("%s (%s)", short, s.Article)
					if _, ok := e.Article(s.Article); !ok {
						t.Errorf("edition %v has no Article %q", e, s.Article)
					}
				}
				if test.want != got && test.want != short || (test.want == "") != (got == "") {
					t.Errorf("%q, want %q", got, test.want)
				}
				if c.IsOver() != (test.want != "") {
					t.Errorf("over is %v", c.IsOver())
				}
				if claims := c.Claims(); c.IsOver() && claims != nil {
					t.Errorf("claims after the end: %v", spellClaims(c.Game, claims))
				}
			})
		}
	}
}

// The fifth occurrence goes unnoticed and play goes on to mate.
const fivefoldThenMate = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 f2f3 e7e5 g2g4 d8h4"

func TestTheOccurrencesThatEndAGame(t *testing.T) {
	g := record(t, start, standard, longWay+" "+again(shuffle, 4))
	for e, want := range map[laws.Edition]string{laws.Edition2014: "[8 12 16 20 24]", laws.Edition2023: "[0 8 12 16 20]"} {
		if s := arbiter.StatusOf(g, e); fmt.Sprint(s.Plies) != want {
			t.Errorf("%v: %v, want %s", e, s.Plies, want)
		}
	}
}

// In random games that go to and fro, the end by repetition and by moves is that of
// a plain list of all positions, in each edition.
func TestEndsAgreeWithAPlainList(t *testing.T) {
	source := rand.New(rand.NewPCG(5, 75))
	ends := map[string]int{}
	for range 150 {
		g := record(t, "r3k3/p7/8/8/8/8/P7/R3K3 w Qq - 110 80", standard, "")
		start := g.Start()
		keys := []position.Key{start.Key()}
		for range 60 {
			moves := g.Position().Moves()
			if len(moves) == 0 {
				break
			}
			g.Play(moves[source.IntN(min(2, len(moves)))])
			keys = append(keys, g.Position().Key())
		}
		if g.Position().HasMoves() {
			for _, e := range laws.Editions() {
				c := arbiter.Case{Game: g, Edition: e}
				got, want := c.Status(), plainEnd(g, keys, e.Effective().Year)
				ends[want]++
				if spelled := fmt.Sprintf("%s at %d", got.Code, got.Ply); got.Over != (want != "") || got.Over && spelled != want {
					t.Fatalf("%v: %s, want %s", e, spelled, want)
				}
			}
		}
	}
	if len(ends) < 10 || ends[""] < 300 {
		t.Errorf("only these ends were compared: %v", ends)
	}
}

func plainEnd(g *game.Game, keys []position.Key, year int) string {
	stood := func(ply int, row bool) (n int) {
		for i := ply; i >= 0; i-- {
			if keys[i] == keys[ply] && (!row || ply-i == 4*n) {
				n++
			}
		}
		return n
	}
	for ply := range keys {
		switch {
		case year < 2014:
		case stood(ply, year < 2017) >= 5:
			return fmt.Sprintf("fivefold at %d", ply)
		case g.At(ply).Position().Halfmoves() >= 150:
			return fmt.Sprintf("seventy-five-moves at %d", ply)
		}
	}
	return ""
}
