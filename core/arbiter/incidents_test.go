package arbiter_test

// Incidents that cannot have happened, and what holds for every ruling on one.

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func TestWhatCannotHaveHappened(t *testing.T) {
	ok := illegalAt(2, "")
	set := func(i arbiter.Incident, change func(*arbiter.Incident)) arbiter.Incident { return with(i, change) }
	for _, test := range []struct {
		sentence string
		incident arbiter.Incident
		code     reason.Code
		field    string
	}{
		{"an illegal move beyond the next half-move", illegalAt(4, ""), reason.IncidentPly, "ply"},
		{"an illegal move to the first position", illegalAt(0, ""), reason.IncidentPly, "ply"},
		{"an illegal move nowhere", illegalAt(-1, ""), reason.IncidentPly, "ply"},
		{"far beyond the record", illegalAt(1<<30, ""), reason.IncidentPly, "ply"},
		{"a capture of the king that is none", illegalAt(4, "a2a3"), reason.IncidentPly, "ply"},
		{"found before it happened", set(ok, foundAt(1)), reason.IncidentOrder, "discoveredPly"},
		{"found at the first position", set(ok, foundAt(0)), reason.IncidentOrder, "discoveredPly"},
		{"an offence too many", set(ok, offence(4)), reason.IncidentOffence, "offence"},
		{"an offence less than none", set(ok, offence(-1)), reason.IncidentOffence, "offence"},
		{"identified after the irregularity", set(ok, lastKnown(2)), reason.IncidentIdentified, "identified"},
		{"identified by no ply", set(ok, lastKnown(-3)), reason.IncidentIdentified, "identified"},
		{"by the player who did not move there", set(ok, func(i *arbiter.Incident) { i.Player = reason.White }), reason.IncidentPlayer, "color"},
		{"by a third player", set(ok, func(i *arbiter.Incident) { i.Player = 3 }), reason.IncidentPlayer, "color"},
		{"from no square", set(ok, func(i *arbiter.Incident) { i.Tried = arbiter.Attempt{From: 64, Given: true} }), reason.IncidentMove, "move"},
		{"to no square", set(ok, func(i *arbiter.Incident) { i.Tried = arbiter.Attempt{To: 255, Given: true} }), reason.IncidentMove, "move"},
		{"a set-up after less than no move", setUp(arbiter.PiecesMisplaced, -1), reason.IncidentMovesMade, "movesMade"},
		{"a set-up of no kind", setUp(9, 1), reason.IncidentUnknown, "detail"},
		{"a resignation in no manner", resign(reason.White, 9), reason.IncidentUnknown, "manner"},
		{"no kind", arbiter.Incident{Kind: 99}, reason.IncidentUnknown, "kind"},
		{"two moves by Black before White's first", doubleBy(reason.Black, 0), reason.IncidentPlayer, "color"},
		{"the same by the second", doubleBy(reason.Black, 1), reason.IncidentPlayer, "color"},
		{"two moves by White before the game", doubleBy(reason.White, 0), reason.IncidentPlayer, "color"},
		{"two moves of which not even the first is recorded", doubleBy(reason.White, 4), reason.IncidentPly, "ply"},
		{"the first of them not recorded", doubleBy(reason.White, 3), reason.IncidentPlayer, "color"},
		{"two moves, identified after them", set(doubleBy(reason.Black, 3), lastKnown(3)), reason.IncidentIdentified, "identified"},
		{"pieces displaced beyond the record", set(kind(arbiter.DisplacedPieces, 0), func(i *arbiter.Incident) { i.Ply, i.DiscoveredPly = 9, 9 }), reason.IncidentPly, "ply"},
		{"a promotion that nobody can make", arbiter.Incident{Kind: arbiter.UnreplacedPromotion}, reason.IncidentMove, "move"},
		{"a promotion by a pawn at home", arbiter.Incident{Kind: arbiter.UnreplacedPromotion, Tried: tried("a2a8")}, reason.IncidentMove, "move"},
		{"a promotion by the player who has not the move", arbiter.Incident{Kind: arbiter.UnreplacedPromotion, Player: reason.Black}, reason.IncidentPlayer, "color"},
		{"a captured king at no ply", arbiter.Incident{Kind: arbiter.KingCaptured, Ply: 9, Identified: arbiter.Before}, reason.IncidentPly, "ply"},
	} {
		g := record(t, start, position.Standard, "e4 e5")
		c := arbiter.Case{Game: g, Edition: laws.Edition2023}
		r, fault := c.Incident(test.incident)
		if fault == nil {
			t.Errorf("%s: ruled %s", test.sentence, told(g, r))
			continue
		}
		if fault.Code != test.code || fault.Field != test.field || fault.Event != -1 || r != nil || g.Ply() != 2 {
			t.Errorf("%s: %+v %+v", test.sentence, *fault, r)
		}
	}
}

// Facts that say nothing of a kind of incident do not change its ruling.
func TestFactsOfOtherKindsDoNotCount(t *testing.T) {
	for _, k := range []arbiter.IncidentKind{arbiter.ClockWithoutMove, arbiter.TwoHands, arbiter.BothKingsInCheck, arbiter.FlagFall, arbiter.WrongSetup} {
		for _, e := range laws.Editions() {
			c := arbiter.Case{Game: record(t, start, position.Standard, "e4 e5"), Edition: e, TimeControl: laws.Rapid, Unsupervised: true}
			plain := arbiter.Incident{Kind: k, Pressed: true, ByOpponent: true, Identified: arbiter.Before}
			r, _ := c.Incident(plain)
			again, fault := c.Incident(with(plain, func(i *arbiter.Incident) { i.Ply, i.DiscoveredPly, i.Identified = 1, 9, 1 }))
			if fault != nil || told(c.Game, r) != told(c.Game, again) {
				t.Errorf("edition %v, kind %d: %s, and before %s", e, k, told(c.Game, again), told(c.Game, r))
			}
		}
	}
}

// chance makes an incident of random numbers, mostly one that can have happened.
func chance(source *rand.Rand, g *game.Game) arbiter.Incident {
	last := g.Ply()
	yes := func() bool { return source.IntN(3) == 0 }
	i := arbiter.Incident{
		Kind: arbiter.IncidentKind(source.IntN(int(arbiter.KingCaptured) + 1)), Player: reason.Player(source.IntN(3)),
		Both: yes(), EarlierPeriod: yes(), Manner: arbiter.Manner(source.IntN(5)), Confirmed: yes(), Ply: source.IntN(last + 3),
		Offence: source.IntN(4), Identified: source.IntN(last+4) - 2, Pressed: !yes(), MovesMade: source.IntN(13),
		Detail: arbiter.SetupDetail(source.IntN(4)), Illegal: yes(), ByOpponent: yes(),
	}
	i.DiscoveredPly = i.Ply + source.IntN(4) - 1
	if yes() {
		i.Identified = arbiter.Before
	}
	if yes() {
		b := g.Position().Board()
		men, own := b.Occupied().Squares(), b.Men(g.Position().Turn()).Squares()
		i.Tried = arbiter.Attempt{From: uint8(own[source.IntN(len(own))]), To: uint8(men[source.IntN(len(men))]), Given: true}
		if yes() {
			i.Tried.To = uint8(source.IntN(64))
		}
	}
	return i
}

// Whatever happened in whatever game: the article of each reason stands in the
// edition, the moves allowed are legal where the game goes on, the game is untouched,
// and a result is never given without its cause.
func TestEveryIncidentInEveryEdition(t *testing.T) {
	source := rand.New(rand.NewPCG(7, 5))
	ruled, seen := 0, map[reason.Code]bool{
		reason.TouchedMustCapture: true, // too rare: TestWhichMoveReplacesAnIllegalOne
	}
	for _, from := range []string{
		start, "4k3/P6P/8/8/8/8/p6p/R3K2R w KQ - 0 1", "8/8/8/4k3/8/8/4K3/R7 w - - 0 1", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", "6k1/8/5NK1/4N3/8/8/8/8 b - - 0 1",
		"5k2/R6K/8/4n3/8/8/8/8 b - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "4k3/8/8/8/pb6/1PN5/8/4K3 w - - 0 1", attackedWay,
	} {
		for range 60 {
			g := record(t, from, position.Standard, "")
			for range source.IntN(8) {
				moves := g.Position().Moves()
				if len(moves) == 0 {
					break
				}
				g.Play(moves[source.IntN(len(moves))])
			}
			ply := g.Ply()
			for range 40 {
				i := chance(source, g)
				c := arbiter.Case{
					Game: g, Edition: laws.Editions()[source.IntN(8)], TimeControl: laws.TimeControl(source.IntN(3)),
					Unsupervised: source.IntN(2) == 0,
				}
				if source.IntN(2) == 0 {
					c.CanMate = solved
				}
				r, fault := c.Incident(i)
				if g.Ply() != ply {
					t.Fatal("the game was changed")
				}
				if fault != nil {
					if fault.Event != -1 || fault.Code == reason.None || fault.Field == "" {
						t.Errorf("fault %+v of %+v", *fault, i)
					}
					continue
				}
				ruled++
				sound(t, &c, r)
				if t.Failed() {
					t.Fatalf("%v %v %v, position %s after %d: %+v", c.Edition, c.TimeControl, c.Unsupervised, from, ply, i)
				}
				for _, ground := range r.Grounds {
					seen[ground.Code] = true
				}
			}
		}
	}
	if ruled < 5000 {
		t.Errorf("only %d incidents could have happened", ruled)
	}
	for _, code := range incidentCodes(t) {
		if !seen[code] && !strings.HasPrefix(code.String(), "incident-") {
			t.Errorf("%s was never said", code)
		}
	}
}

// incidentCodes are the codes that the rulings on incidents name, by a look at their
// source.
func incidentCodes(t *testing.T) []reason.Code {
	t.Helper()
	names := map[string]bool{}
	for _, file := range []string{"incidents", "illegal", "double", "counted", "setup", "flag", "ending", "conduct"} {
		tree, err := parser.ParseFile(token.NewFileSet(), file+".go", nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "reason" {
					names[s.Sel.Name] = true
				}
			}
			return true
		})
	}
	data, err := os.ReadFile("../reason/incident.go")
	if err != nil {
		t.Fatal(err)
	}
	var list []reason.Code
	ends := map[string]bool{"Agreement": true, "Resignation": true, "FlagFall": true, "IllegalMoves": true, "ArbiterDecision": true}
	for line := range strings.Lines(string(data)) {
		ident, name, ok := strings.Cut(strings.TrimSpace(line), " // ")
		if !ok || !strings.HasPrefix(line, "\t") {
			continue
		}
		ident, _, _ = strings.Cut(ident, " ")
		if !names[ident] {
			t.Errorf("no ruling names %s", ident)
		}
		code, ok := reason.Named(name)
		if !ok {
			t.Fatalf("%s is the name of no code", name)
		}
		if !ends[ident] {
			list = append(list, code)
		}
	}
	return list
}

// Every branch that applies a rule has its article as data: each code that the
// rulings on incidents name has one in some edition, except for what is wrong with an
// account.
func TestEveryBranchHasItsArticle(t *testing.T) {
	for _, code := range incidentCodes(t) {
		has := code == reason.GameHadEnded // has that of the end
		for _, e := range laws.Editions() {
			has = has || e.Behind(code, "") != ""
		}
		if fault := strings.HasPrefix(code.String(), "incident-"); has == fault {
			t.Errorf("%s: has an article: %v", code, has)
		}
	}
}

func FuzzIncident(f *testing.F) {
	f.Add(uint64(1), uint8(3))
	f.Fuzz(func(t *testing.T, seed uint64, plies uint8) {
		source := rand.New(rand.NewPCG(seed, 1))
		g := game.New(position.Initial(), position.Standard)
		for range plies % 40 {
			moves := g.Position().Moves()
			if len(moves) == 0 {
				break
			}
			g.Play(moves[source.IntN(len(moves))])
		}
		for _, e := range laws.Editions() {
			c := arbiter.Case{Game: g, Edition: e, TimeControl: laws.TimeControl(source.IntN(3)), Unsupervised: source.IntN(2) == 0}
			if r, fault := c.Incident(chance(source, g)); fault == nil {
				sound(t, &c, r)
			}
		}
	})
}
