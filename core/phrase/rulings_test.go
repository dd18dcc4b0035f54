package phrase_test

// How do whole rulings read? testdata/rulings.txt has examples in all languages;
// `go test ./core/phrase -run Rulings -update` writes them anew.

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

var update = flag.Bool("update", false, "write testdata/rulings.txt anew")

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// qe5 is the game of the question of 2014, up to the claim at move 16.
const qe5 = "e4 d5 exd5 Qxd5 Qf3 Bg4 Qxf7+ Kxf7 Bb5 Qxb5 Nf3 Bxf3 gxf3 Qb6 a4 Qa6 Ra2 Qd6 Ra1 Nc6 h4 Nd8 b3 Qe5+ Kd1 Qd5 Ke1 Qe5+ Kd1 Qd5 Ke1"

// example is a ruling that is asked for.
type example struct {
	title, edition, fen, moves string
	timeControl                laws.TimeControl
	clocks                     *arbiter.Clocks
	intending                  string // a claim of a third occurrence with that move
	ask                        func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault)
}

func claim(q arbiter.ClaimRequest) func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) {
	return func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) { return c.Claim(q), nil }
}

func incident(i arbiter.Incident) func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) {
	return func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) { return c.Incident(i) }
}

// hands reads "touch e1, release g1, press".
func hands(turn string) func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) {
	kinds := map[string]arbiter.EventKind{
		"touch": arbiter.Touch, "release": arbiter.Release, "remove": arbiter.Remove, "place": arbiter.Place, "press": arbiter.Press,
		"adjust": arbiter.Adjust,
	}
	return func(c *arbiter.Case) (*arbiter.Ruling, *arbiter.Fault) {
		var events []arbiter.Event
		for _, part := range strings.Split(turn, ", ") {
			words := strings.Fields(part + " -")
			e := arbiter.Event{Kind: kinds[words[0]], Square: board.NoSquare}
			if s, ok := board.ParseSquare(words[1]); ok {
				e.Square = s
			}
			if e.Kind == arbiter.Place {
				e.Role = board.Queen
			}
			events = append(events, e)
		}
		return c.Touch(events)
	}
}

var examples = []example{
	{title: "The position has appeared three times", edition: "2023", fen: initial, moves: "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
		ask: claim(arbiter.ClaimRequest{})},
	{title: "The question of 2014: after 12...Qe5+ White could still castle one day", edition: "2014", fen: initial, moves: qe5, intending: "Qe5+"},
	{title: "The same, where the text leaves it open", edition: "2001", fen: initial, moves: qe5, intending: "Qe5+"},
	{title: "The same by the ruling of Dresden, with clocks", edition: "2005", fen: initial, moves: qe5, intending: "Qe5+",
		clocks: &arbiter.Clocks{White: 300_000, Black: 183_000}},
	{title: "A claim after touching a piece", edition: "2018", fen: initial, moves: "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
		ask: claim(arbiter.ClaimRequest{Touched: true})},
	{title: "A claim of fifty moves that comes too soon", edition: "2009", fen: "7k/8/8/8/8/8/8/R3K3 w - - 40 60",
		ask: claim(arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim})},
	{title: "King and rook touched, in that order", edition: "2023", fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ask: hands("touch e1, touch h1")},
	{title: "The rook before the king", edition: "2023", fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ask: hands("touch h1, touch e1")},
	{title: "Castling through an attacked square", edition: "2017", fen: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", ask: hands("touch e1, release g1")},
	{title: "A pinned piece touched", edition: "2023", fen: "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", ask: hands("touch e2")},
	{title: "An own piece and one of the opponent's touched", edition: "2014", fen: "4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1", ask: hands("touch d2, touch d5")},
	{title: "A promotion that is not finished", edition: "2005", fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1", ask: hands("touch a7, place a8")},
	{title: "A move made and completed", edition: "2023", fen: initial, ask: hands("touch e2, release e4, press")},
	{title: "The first illegal move", edition: "2023", fen: initial, moves: "e4 e5 Nf3",
		ask: incident(arbiter.Incident{Kind: arbiter.IllegalMove, Player: reason.White, Ply: 3, DiscoveredPly: 3, Offence: 1, Identified: arbiter.Before, Pressed: true})},
	{title: "The last illegal move against a lone king", edition: "2018", fen: "8/8/8/4k3/8/8/4K3/4Q3 w - - 0 1", moves: "Kd3+ Kd5",
		ask: incident(arbiter.Incident{Kind: arbiter.IllegalMove, Player: reason.White, Ply: 1, DiscoveredPly: 1, Offence: 2, Identified: arbiter.Before, Pressed: true})},
	{title: "Two moves in a row", edition: "2005", fen: initial, moves: "e4",
		ask: incident(arbiter.Incident{Kind: arbiter.DoubleMove, Player: reason.White, Ply: 1, Offence: 1, Identified: arbiter.Before})},
	{title: "A flag falls, and the opponent has a lone king", edition: "2023", fen: "8/8/8/4k3/8/8/4K3/4Q3 w - - 0 1",
		ask: incident(arbiter.Incident{Kind: arbiter.FlagFall, Player: reason.White})},
	{title: "Both flags have fallen", edition: "2023", fen: initial, moves: "e4 e5", ask: incident(arbiter.Incident{Kind: arbiter.FlagFall, Both: true})},
	{title: "A king tipped over", edition: "2023", fen: initial, moves: "e4 e5",
		ask: incident(arbiter.Incident{Kind: arbiter.Resignation, Player: reason.White, Manner: arbiter.TippedKing})},
	{title: "Resignation against a lone king", edition: "2023", fen: "8/8/8/4k3/8/8/4K3/4Q3 w - - 0 1",
		ask: incident(arbiter.Incident{Kind: arbiter.Resignation, Player: reason.White, Manner: arbiter.Announced})},
	{title: "The clock pressed without a move, in blitz", edition: "2023", timeControl: laws.Blitz, fen: initial, moves: "e4 e5",
		ask: incident(arbiter.Incident{Kind: arbiter.ClockWithoutMove, Player: reason.White, Offence: 1})},
	{title: "King and queen swapped, found late in rapid", edition: "2005", timeControl: laws.Rapid, fen: initial, moves: "e4 e5",
		ask: incident(arbiter.Incident{Kind: arbiter.WrongSetup, Detail: arbiter.KingAndQueenSwapped, Player: reason.Black, MovesMade: 35})},
	{title: "Colours reversed, found early", edition: "2018", fen: initial, moves: "e4 e5",
		ask: incident(arbiter.Incident{Kind: arbiter.ColoursReversed, MovesMade: 4})},
	{title: "An offer of a draw", edition: "2018", fen: initial, moves: "e4 e5", ask: incident(arbiter.Incident{Kind: arbiter.DrawOffer, Player: reason.White})},
}

// rule plays the moves and asks.
func (e example) rule(t *testing.T) (*game.Game, *arbiter.Ruling) {
	t.Helper()
	p, bad := fen.Read(e.fen, position.Standard)
	if bad != nil {
		t.Fatalf("%s: the FEN is wrong", e.title)
	}
	g := game.New(p, position.Standard)
	read := func(text string) position.Move {
		m, wrong := san.Parse(g.Position(), text, san.Options{})
		if wrong != nil {
			t.Fatalf("%s: %s is not legal", e.title, text)
		}
		return m
	}
	for _, text := range strings.Fields(e.moves) {
		g.Play(read(text))
	}
	edition, ok := laws.Named(e.edition)
	if !ok {
		t.Fatalf("no edition %s", e.edition)
	}
	c := &arbiter.Case{Game: g, Edition: edition, TimeControl: e.timeControl, Clocks: e.clocks}
	if e.intending != "" {
		return g, c.Claim(arbiter.ClaimRequest{Intending: read(e.intending)}).Named(e.intending)
	}
	r, fault := e.ask(c)
	if fault != nil {
		t.Fatalf("%s: %s, %s", e.title, fault.Field, fault.Code)
	}
	if r.Hands != arbiter.HandsNotAsked && r.MustPlay != position.NoMove {
		r = r.Named(san.Format(g.Position(), r.MustPlay))
	}
	return g, r
}

// say tells a ruling in a language; intending is the move of a claim.
func say(l phrase.Language, g *game.Game, r *arbiter.Ruling, intending string) string {
	b := g.Position().Board()
	context := phrase.Context{
		Man: func(s uint8) byte {
			if piece := b.At(board.Square(s)); piece != board.NoPiece {
				return piece.Letter()
			}
			return 0
		},
		Moment: func(ply int) string {
			node, before := g.At(ply), g.Position()
			move := intending
			if node != nil && node.Parent() != nil {
				before = node.Parent().Position()
				move = san.Format(before, node.Move())
			} else if node != nil || move == "" {
				return l.Ply(ply)
			}
			dots := "."
			if before.Turn() == board.Black {
				dots = "..."
			}
			return fmt.Sprint(before.Fullmove()) + dots + move
		},
	}
	var sentences []string
	for _, ground := range r.Grounds {
		sentences = append(sentences, l.Sentence(&ground.Reason, &context))
	}
	for _, opinion := range r.Opinions {
		sentences = append(sentences, l.Sentence(&opinion.Reason, &context))
	}
	return l.Cited(l.Together(sentences), r.Article, r.Edition.String())
}

func TestRulings(t *testing.T) {
	languages := []phrase.Language{phrase.English}
	for _, code := range []string{"es", "pt", "id", "zh"} {
		text, err := os.ReadFile("languages/" + code + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		l, fault := phrase.Read(string(text))
		if fault != nil {
			t.Fatalf("%s, line %d: %s: %v", code, fault.Line, fault.Key, fault.Kind)
		}
		languages = append(languages, l)
	}
	var told strings.Builder
	told.WriteString("Whole rulings, as they read in every language. Written by the test TestRulings.\n")
	for _, e := range examples {
		g, r := e.rule(t)
		fmt.Fprintf(&told, "\n%s (%s, %v)\n", e.title, e.edition, e.timeControl)
		for _, l := range languages {
			fmt.Fprintf(&told, "  %v  %s\n", l, say(l, g, r, e.intending))
		}
	}
	const file = "testdata/rulings.txt"
	if *update {
		if err := os.WriteFile(file, []byte(told.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	had := strings.Split(string(want), "\n")
	for i, line := range strings.Split(told.String(), "\n") {
		if i >= len(had) || had[i] != line {
			t.Fatalf("line %d of %s (write it anew with -update):\n reads %s", i+1, file, line)
		}
	}
}
