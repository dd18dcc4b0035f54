package arbiter_test

// Published cases on hands at the board, by name, in each edition that they name, and
// reports of faults in other programs. The tables stand in core/testdata.

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

// handsRulings tell for the cases of core/testdata/rulings.json what hands did, and
// what their prose says. An article is one of those in the grounds; "|" parts those of
// different editions.
var handsRulings = []struct {
	id, events, verdict, articles string
	editions                      string // other than those that the case names
}{
	{"mackinnon-000-illegal", "touch e8, touch a8", "bound: e8d7 e8d8 e8e7 e8f7 e8f8 e8g8", "4.4c", ""},
	{"mackinnon-000-illegal", "touch e8, release c8, touch a8", "illegal: e8d7 e8d8 e8e7 e8f7 e8f8 e8g8", "4.4c", ""},
	{"cabral-diallo-14OO", "touch e1, release g1, touch h1, release f1, press", "illegal-completed: e1c1 e1d1 e1d2 e1f2", "4.4.3", ""},
	{"rook-then-king", "touch h1, touch e1", "bound: h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8", "4.4b|4.4.2", ""},
	{"king-released-d1", "touch e1, release d1, touch d1, release c1, touch a1, release d1", "made: e1d1", "4.7", ""},
	{"king-released-d1", "touch e1, release d1, touch d1, release c1, touch a1, release d1, press", "completed: e1d1", "4.7", ""},
	{"pinned-piece-touched", "touch e2", "free: any", "4.5", ""},
	{"yadav-check-not-released", "touch f6, say check", "bound: f6d6 f6e6 f6f1 f6f2 f6f3 f6f4 f6f5 f6f7 f6f8 f6g6 f6h6", "4.6", ""},
	{"yadav-check-not-released", "touch f6, say check, touch d6, remove d6, release d6", "made: f6d6", "4.6a", ""},
	{"claim-after-touch", "touch f6, claim threefold", "bound: f6d5 f6e4 f6g4 f6g8 f6h5", "9.4", "2009 2014 2017 2018 2023"},
	{"claim-after-touch", "touch f6, claim threefold", "bound: f6d5 f6e4 f6g4 f6g8 f6h5", "4.3a", "1997 2001 2005"},
	{"promotion-not-replaced", "touch a7, release a8, press", "illegal-completed: a7a8q", "7.5a|7.5.2", "2014 2017 2018 2023"},
	{"promotion-not-replaced", "touch a7, release a8, press", "illegal-completed: a7a8b a7a8n a7a8q a7a8r", "7.4a", "2005 2009"},
	{"clock-pressed-without-move", "press", "illegal-completed: any", "7.8.1|7.5.3", ""},
	{"two-breaches-in-one-move", "touch e1, release g1, touch h1, release f1, press", "illegal-completed: e1c1 e1d1 e1d2 e1f2", "4.4.3", ""},
}

func TestPublishedRulingsOnHands(t *testing.T) {
	cases := rulings(t)
	judged := map[string]bool{}
	for _, test := range handsRulings {
		i := slices.IndexFunc(cases, func(c ruling) bool { return c.ID == test.id })
		if i < 0 {
			t.Errorf("no case %s", test.id)
			continue
		}
		c := cases[i]
		judged[c.ID] = true
		keys := strings.Fields(test.editions)
		if len(keys) == 0 {
			keys = c.Editions
		}
		for _, key := range keys {
			key = strings.TrimPrefix(key, "fide-")[:4]
			t.Run(test.id+"/"+key, func(t *testing.T) {
				moves := strings.Join(c.Moves, " ")
				if c.ID == "king-released-d1" {
					moves = "" // the move of the case is the one that is made by hand here
				}
				q := arbiter.Case{Game: record(t, c.FEN, variantOf(c.Variant), moves), Edition: editionNamed(t, key)}
				r := handle(t, &q, test.events)
				whole(t, &q, r)
				got, article, _ := strings.Cut(verdict(q.Game, r), " (")
				if got != test.verdict || !slices.Contains(strings.Split(test.articles, "|"), strings.TrimSuffix(article, ")")) {
					t.Errorf("%s:\n got %s by %s\nwant %s by %s\n%v", test.events, got, article, test.verdict, test.articles, spell(r.Grounds))
				}
			})
		}
	}
	for _, c := range cases {
		if strings.HasPrefix(c.Kind, "touch-move") && !judged[c.ID] {
			t.Errorf("%s is not judged", c.ID)
		}
	}
}

// handsReports tell for the reports without a list of touched pieces what hands did.
var handsReports = map[string]string{
	"arb-013-promotion-not-replaced": "touch a7, release a8, press = illegal-completed: a7a8q (7.5.2)",
	"arb-015-king-released-on-g1":    "touch e1, release g1 = castling: e1g1 (4.7.2)",
	"arb-018-clock-without-move":     "touch b1, release b1, press = illegal-completed: b1a3 b1c3 (7.5.3)",
	"arb-023-touch-then-claim":       "touch b1, claim threefold = bound: b1a3 b1c3 (9.4)",
	"arb-026-adjust":                 "say adjust, touch g1 = free: any (4.2.1)",
	"arb-028-claim-lost-by-touch":    "touch b1, touch g1, release f3, press, opponent touch b8, opponent complain = completed: g1f3 (4.8)",
}

func TestPublishedReportsOnHands(t *testing.T) {
	data, err := os.ReadFile("../testdata/reports.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	judged := 0
	for line := range strings.Lines(string(data)) {
		var c struct {
			ID, Area string
			Input    struct {
				FEN     string
				Touched []string
			}
			Expected struct {
				Allowed []string `json:"allowed_moves"`
				Article string
			}
		}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		told, ok := handsReports[c.ID]
		if c.Area != "arbiter" || !ok && c.Input.Touched == nil {
			continue
		}
		judged++
		t.Run(c.ID, func(t *testing.T) {
			if c.Input.FEN == "" {
				c.Input.FEN = start
			}
			q := arbiter.Case{Game: record(t, c.Input.FEN, standard, ""), Edition: edition}
			events, want, _ := strings.Cut(told, " = ")
			for _, piece := range c.Input.Touched {
				_, square, _ := strings.Cut(piece, " ")
				events += "touch " + square + ","
			}
			r := handle(t, &q, events)
			whole(t, &q, r)
			if got := verdict(q.Game, r); want != "" && got != want {
				t.Errorf("%s, want %s", got, want)
			}
			slices.Sort(c.Expected.Allowed)
			if allowed := strings.Join(c.Expected.Allowed, " "); want == "" && allowed != spellAllowed(q.Game, r.Moves) {
				t.Errorf("%s is allowed, want %s", spellAllowed(q.Game, r.Moves), allowed)
			}
			for article := range strings.SplitSeq(c.Expected.Article, ", ") {
				if want == "" && !slices.ContainsFunc(r.Grounds, func(g arbiter.Ground) bool { return g.Article == article }) {
					t.Errorf("nothing rests on %s: %v", article, spell(r.Grounds))
				}
			}
		})
	}
	if judged != 15 {
		t.Errorf("%d reports are judged", judged)
	}
}

// An Arbiter's Notebook 81: a child castles with a rook whose right is gone. It may
// castle to the other side, or move the king; the rook need not be moved.
func TestTheCastlingChild(t *testing.T) {
	g := record(t, "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1", standard, "")
	for key := range strings.FieldsSeq(everyEdition) {
		c := arbiter.Case{Game: g, Edition: editionNamed(t, key)}
		r := handle(t, &c, "touch e8, release c8, touch a8, release d8, press")
		if r.Hands != arbiter.HandsIllegalCompleted || !allows(r, g, "e8", "h8") || allows(r, g, "a8", "b8") {
			t.Errorf("%s: %s", key, verdict(g, r))
		}
		r = handle(t, &c, "touch e8, touch a8, touch h8, release g8, release f8, press")
		if r.Hands != arbiter.HandsCompleted || !allows(r, g, "e8", "h8") {
			t.Errorf("%s: %s", key, verdict(g, r))
		}
	}
}

// An Arbiter's Notebook 81: the rook is carried to f2, “check” is said, and the bishop
// on b6 is seen in time. The rook is not released, so it may capture on d6; the arbiter
// may give the opponent time.
func TestTheRookOnF2(t *testing.T) {
	g := record(t, "6k1/8/1B1P1r2/8/8/8/7K/8 b - - 0 1", standard, "")
	for key := range strings.FieldsSeq(everyEdition) {
		c := arbiter.Case{Game: g, Edition: editionNamed(t, key)}
		r := handle(t, &c, "touch f6, say check, remove d6, release d6, press")
		if r.Hands != arbiter.HandsCompleted || !allows(r, g, "f6", "d6") || len(r.Moves) != 1 {
			t.Errorf("%s: %s", key, verdict(g, r))
		}
		if !slices.ContainsFunc(spell(r.Grounds), func(s string) bool { return strings.HasPrefix(s, "disturbance-time") }) {
			t.Errorf("%s: no time for the opponent: %v", key, spell(r.Grounds))
		}
		if r = handle(t, &c, "touch f6, say check, release f2"); !allows(r, g, "f6", "f2") || r.Hands != arbiter.HandsMade {
			t.Errorf("%s: released on f2: %s", key, verdict(g, r))
		}
	}
}

// allows tells whether a ruling allows the move between two squares.
func allows(r *arbiter.Ruling, g *game.Game, from, to string) bool {
	a, _ := board.ParseSquare(from)
	b, _ := board.ParseSquare(to)
	m, ok := g.Position().Find(a, b, board.NoRole)
	return ok && m != position.NoMove && (r.Moves == nil || slices.Contains(r.Moves, m))
}
