package arbiter_test

// How the tables of incidents are written and read.

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// happening is a row: what happened in a game, and how it is ruled in editions.
type happening struct {
	sentence string
	fen      string // "" for the initial position
	moves    string
	editions string
	control  laws.TimeControl
	// unsupervised play
	free     bool
	incident arbiter.Incident
	// article has one for all editions, or one for each.
	article string
	verdict string // as told spells it
}

// asked returns the case of a row in an edition; the full solver answers who can mate.
func (h *happening) asked(t *testing.T, e laws.Edition) *arbiter.Case {
	t.Helper()
	from := h.fen
	if from == "" {
		from = start
	}
	return &arbiter.Case{
		Game: record(t, from, position.Standard, h.moves), Edition: e, TimeControl: h.control, Unsupervised: h.free,
		CanMate: solved,
	}
}

var solver unwinnable.Solver

func solved(p *position.Position, winner board.Color) unwinnable.Verdict {
	return solver.Ask(p, winner, 50_000).Verdict
}

// told writes a ruling as "code, result by end, back to ply, White +2:00, moves …",
// with what there is of it.
func told(g *game.Game, r *arbiter.Ruling) string {
	parts := []string{r.Code.String()}
	add := func(format string, facts ...any) { parts = append(parts, fmt.Sprintf(format, facts...)) }
	if r.Upheld == arbiter.Granted {
		add("granted")
	} else if r.Upheld == arbiter.Rejected {
		add("rejected")
	}
	if r.Result != game.Unfinished {
		add("%v by %s", r.Result, r.End)
	}
	if r.Restore != arbiter.Unchanged {
		add("back to %d", r.Restore)
	}
	if r.Change != nil {
		for _, c := range []board.Color{board.White, board.Black} {
			if ms := r.Change.Of(c); ms != 0 {
				add("%s %+d:%02d", c, ms/60_000, ms/1000%60)
			}
		}
	}
	p := g.Position()
	if r.Restore != arbiter.Unchanged {
		p = g.At(r.Restore).Position()
	}
	if r.MustPlay != position.NoMove {
		add("must play %s", san.Format(p, r.MustPlay))
	} else if r.Moves != nil {
		var list []string
		for _, m := range r.Moves {
			list = append(list, san.Format(p, m))
		}
		add("moves %s", strings.Join(list, " "))
	}
	return strings.Join(parts, ", ")
}

// judgeAll rules on each row in each of its editions.
func judgeAll(t *testing.T, rows []happening) {
	t.Helper()
	for i := range rows {
		h := &rows[i]
		articles := strings.Fields(h.article)
		for j, e := range named(t, h.editions) {
			t.Run(h.sentence+"/"+e.String()+"/"+strconv.Itoa(i), func(t *testing.T) {
				c := h.asked(t, e)
				r, fault := c.Incident(h.incident)
				if fault != nil {
					t.Fatalf("fault %+v", *fault)
				}
				sound(t, c, r)
				if got := told(c.Game, r); got != h.verdict {
					t.Errorf("\n got %s\nwant %s", got, h.verdict)
				}
				if len(articles) == 0 {
					return
				}
				if want := articles[min(j, len(articles)-1)]; r.Article != want {
					t.Errorf("Article %s, not %s", r.Article, want)
				}
			})
		}
	}
}

// sound checks what holds for every ruling on an incident.
func sound(t *testing.T, c *arbiter.Case, r *arbiter.Ruling) {
	t.Helper()
	if len(r.Grounds) == 0 || r.Code == reason.None || r.Article != r.Grounds[0].Article || r.Edition != c.Edition {
		t.Errorf("not whole: %+v", r)
	}
	for _, g := range r.Grounds {
		if _, ok := c.Edition.Article(g.Article); !ok {
			t.Errorf("%s rests on Article %q, which the edition %v does not have", g.Code, g.Article, c.Edition)
		}
	}
	if (r.Result == game.Unfinished) != (r.End == reason.None) {
		t.Errorf("result %v by %q", r.Result, r.End)
	}
	p := c.Game.Position()
	if r.Restore != arbiter.Unchanged {
		node := c.Game.At(r.Restore)
		if node == nil {
			t.Fatalf("there is no ply %d to go back to", r.Restore)
		}
		p = node.Position()
	}
	if r.Moves != nil && len(r.Moves) == 0 {
		t.Error("no move is allowed")
	}
	for _, m := range r.Moves {
		if !p.IsLegal(m) {
			t.Errorf("%v is allowed and not legal", m)
		}
	}
	if r.MustPlay != position.NoMove && (len(r.Moves) != 1 || r.Moves[0] != r.MustPlay) {
		t.Error("the move that must be played is not the one allowed")
	}
	if r.Attested == 0 {
		t.Error("nothing is said of how the ruling is attested")
	}
}

// tried reads the squares of a move, such as e1g1.
func tried(squares string) arbiter.Attempt {
	from, _ := board.ParseSquare(squares[:2])
	to, _ := board.ParseSquare(squares[2:4])
	return arbiter.Attempt{From: uint8(from), To: uint8(to), Given: true}
}
