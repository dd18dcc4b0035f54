package arbiter_test

// How the tables of these tests are set up.

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

var edition = laws.Edition2023

// record plays moves, in UCI or SAN and "--" for a null move, from a position.
func record(t *testing.T, position0 string, variant position.Variant, moves string) *game.Game {
	t.Helper()
	p, err := fen.Read(position0, variant)
	if err != nil {
		t.Fatalf("%s: %v", position0, err.Problems)
	}
	g := game.New(p, variant)
	for _, text := range strings.Fields(moves) {
		if text == "--" {
			if g.PlayNull() == nil {
				t.Fatalf("no null move at ply %d", g.Ply())
			}
			continue
		}
		g.Play(move(t, g, text))
	}
	return g
}

// move reads a legal move in UCI or SAN.
func move(t *testing.T, g *game.Game, text string) position.Move {
	t.Helper()
	if m, err := uci.Parse(g.Position(), text); err == nil {
		return m
	}
	m, err := san.Parse(g.Position(), text, san.Options{})
	if err != nil {
		t.Fatalf("ply %d: %s is not legal: %s", g.Ply(), text, err.Code)
	}
	return m
}

// again repeats moves n times.
func again(moves string, n int) string { return strings.Repeat(moves+" ", n) }

// spell writes reasons as "code squares by=squares article", in order.
func spell(grounds []arbiter.Ground) []string {
	var list []string
	for _, g := range grounds {
		text := g.Code.String()
		if len(g.Squares) > 0 {
			text += " " + names(g.Squares)
		}
		if len(g.By) > 0 {
			text += " by " + names(g.By)
		}
		list = append(list, text+" ("+g.Article+")")
	}
	return list
}

func names(squares []uint8) string {
	var list []string
	for _, s := range squares {
		list = append(list, board.Square(s).String())
	}
	return strings.Join(list, ",")
}

// spellClaims writes claims as "code move plies article".
func spellClaims(g *game.Game, claims []arbiter.Claim) []string {
	var list []string
	for _, c := range claims {
		text := c.Code.String()
		if c.Intending != position.NoMove {
			text += " " + san.Format(g.Position(), c.Intending)
		}
		list = append(list, text+" ("+c.Article+")")
	}
	return list
}

func codes(grounds []arbiter.Ground) []reason.Code {
	var list []reason.Code
	for _, g := range grounds {
		list = append(list, g.Code)
	}
	return list
}

func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s:\n got %q\nwant %q", what, got, want)
	}
}

// find returns the legal move from one square to another.
func find(g *game.Game, from, to string) position.Move {
	a, _ := board.ParseSquare(from)
	b, _ := board.ParseSquare(to)
	m, _ := g.Position().Find(a, b, board.NoRole)
	return m
}

// judge rules on a claim in standard play.
func judge(g *game.Game, q arbiter.ClaimRequest) *arbiter.Ruling {
	c := arbiter.Case{Game: g, Edition: edition}
	return c.Claim(q)
}

// added returns the minutes that the opponent of the player on move gets.
func added(g *game.Game, r *arbiter.Ruling) int {
	if r.Change == nil {
		return 0
	}
	return r.Change.Of(g.Position().Turn().Other()) / 60_000
}
