package arbiter_test

// Castling by hand in Chess960: the rules of Fischer Random Chess, point by point.

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const (
	double     = "4k3/8/8/8/8/8/8/2K4R w H - 0 1"   // king c1 to g1, rook h1 to f1
	shortWay   = "4k3/8/8/8/8/8/8/5K1R w H - 0 1"   // king f1 to g1, rook h1 to f1
	transposes = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1"   // king and rook change places
	kingOnly   = "4k3/8/8/8/8/8/8/NN1RK3 w D - 0 1" // the rook stands on d1 already
	rookOnly   = "4k3/8/8/8/8/8/8/6KR w H - 0 1"    // the king stands on g1 already
)

var chess960Cases = []handsCase{
	// 1 to 5: the four methods.
	{"double move, the king first", double, "touch c1, release g1", "castling: c1h1 (4.7.2)"},
	{"double move, the king first, then the rook", double, "touch c1, release g1, touch h1, release f1, press", "completed: c1h1 (4.7.2)"},
	{"double move, the rook first, then the king", double, "touch h1, release f1, touch c1, release g1, press", "completed: c1h1 (4.7.2)"},
	{"both taken into the hand", double, "touch c1, touch h1, release f1, release g1", "made: c1h1 (4.7.2)"},
	{"transposition, the king first", transposes, "touch f1, release g1", "castling: f1g1 (4.7.2)"},
	{"transposition, the king first, then the rook", transposes, "touch f1, release g1, touch g1, release f1", "made: f1g1 (4.7.2)"},
	{"transposition, the rook first", transposes, "touch g1, release f1", "castling: f1g1 (FR.13)"},
	{"transposition, the rook first, then the king", transposes, "touch g1, release f1, touch f1, release g1", "made: f1g1 (4.7.2)"},
	{"the king only", kingOnly, "touch e1, release c1, press", "completed: e1d1 (4.7.2)"},
	{"the king only, as its only move with that rook", kingOnly, "touch e1, touch d1", "bound: e1d1 (4.4.1)"},
	{"the rook only", rookOnly, "touch h1, release f1, press", "completed: g1h1 (4.7.2)"},
	{"the king onto its own rook", double, "touch c1, release h1", "castling: c1h1 (4.7.2)"},
	{"the king onto its own rook, and then both to their squares", double, "touch c1, release h1, touch h1, release f1, touch h1, release g1", "made: c1h1 (4.7.2)"},

	// 2: which of them is moved first is the player's choice.
	{"a rook that is touched may castle", double, "touch h1", "bound: c1h1 h1d1 h1e1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 (4.3.1)"},
	{"also when the king is touched after it", double, "touch h1, touch c1", "bound: c1h1 h1d1 h1e1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 (FR.2)"},
	{"king and then rook must castle", double, "touch c1, touch h1", "bound: c1h1 (4.4.1)"},
	{"where that is illegal the king must move", "4kr2/8/8/8/8/8/8/2K4R w H - 0 1", "touch c1, touch h1", "bound: c1b1 c1b2 c1c2 c1d1 c1d2 (4.4.3)"},

	// 13: what the position looks like after the first motion counts for nothing.
	{"the rook jumps over its king, which is no move of a rook", shortWay, "touch h1, release f1", "castling: f1h1 (FR.13)"},
	{"half of it, and the clock", shortWay, "touch h1, release f1, press", "illegal-completed: f1h1 (FR.13)"},

	// 14: the first motion can be a move by itself.
	{"a move of the king by itself", shortWay, "touch f1, release g1", "castling: f1g1 f1h1 (FR.14)"},
	{"pressed, it is that move", shortWay, "touch f1, release g1, press", "completed: f1g1 (4.7)"},
	{"the second motion makes it castling", shortWay, "touch f1, release g1, touch h1, release f1, press", "completed: f1h1 (4.7.2)"},
	{"to touch the rook is to choose", shortWay, "touch f1, release g1, touch h1", "castling: f1h1 (4.7.2)"},
	{"a move of the rook by itself", double, "touch h1, release f1", "castling: c1h1 h1f1 (FR.14)"},
	{"pressed, it is the move of the rook", double, "touch h1, release f1, press", "completed: h1f1 (4.7)"},
	{"to touch the king is to choose", double, "touch h1, release f1, touch c1", "castling: c1h1 (FR.13)"},
	{"not on the square of castling it is a move like any other", double, "touch h1, release g1", "made: h1g1 (4.7)"},
	{"where castling is illegal it is a move like any other", "3rk3/8/8/8/8/8/8/2K4R w H - 0 1", "touch h1, release f1", "made: h1f1 (4.7)"},

	// 15: castling may be announced.
	{"announced, the first motion is no move by itself", double, "say castling, touch h1, release f1", "castling: c1h1 (FR.13)"},
	{"announced after it", shortWay, "touch f1, release g1, say castling", "castling: f1h1 (4.7.2)"},
}

func TestHandsInChess960(t *testing.T) {
	for _, test := range chess960Cases {
		t.Run(test.name, func(t *testing.T) {
			c := arbiter.Case{Game: record(t, test.fen, position.Chess960, ""), Edition: edition}
			r := handle(t, &c, test.events)
			whole(t, &c, r)
			if got := verdict(c.Game, r); got != test.verdict {
				t.Errorf("%s:\n got %s\nwant %s\n%v", test.events, got, test.verdict, spell(r.Grounds))
			}
		})
	}
}

// Point 13: after the first motion the opponent may seem to be stalemated, in check or
// mated. The second motion is still to come, and only the move as a whole counts.
func TestAHalfMadeCastlingEndsNothing(t *testing.T) {
	for _, test := range []struct{ name, fen string }{
		{"mate", "5k2/8/8/8/8/8/4R1R1/2K4R w H - 0 1"},
		{"stalemate", "k7/8/2N5/8/8/8/1R6/2K4R w H - 0 1"},
		{"check", "5k2/8/8/8/8/8/8/2K4R w H - 0 1"},
	} {
		for _, turn := range []struct {
			events string
			whole  bool
		}{
			{"touch h1, release f1", false},
			{"touch h1, release f1, touch c1", false},
			{"touch h1, release f1, touch c1, release g1", true},
			{"touch h1, release f1, press", true},
			{"touch c1, release g1", false},
		} {
			c := arbiter.Case{Game: record(t, test.fen, position.Chess960, ""), Edition: edition}
			r := handle(t, &c, turn.events)
			whole(t, &c, r)
			ended := slices.ContainsFunc(r.Grounds, func(g arbiter.Ground) bool {
				return g.Code == reason.Checkmate || g.Code == reason.Stalemate
			})
			if want := turn.whole && test.name != "check"; ended != want {
				t.Errorf("%s, %s: ended %v, want %v: %v", test.name, turn.events, ended, want, spell(r.Grounds))
			}
			if !turn.whole && r.Hands != arbiter.HandsCastling {
				t.Errorf("%s, %s: %v", test.name, turn.events, r.Hands)
			}
		}
	}
}

// Each edition, also one that does not know Chess960, judges the half-made castling by
// the rules of Fischer Random Chess.
func TestHalfMadeCastlingInEachEdition(t *testing.T) {
	for key := range strings.FieldsSeq(everyEdition) {
		c := arbiter.Case{Game: record(t, double, position.Chess960, ""), Edition: editionNamed(t, key)}
		r := handle(t, &c, "touch h1, release f1")
		whole(t, &c, r)
		if got, want := verdict(c.Game, r), "castling: c1h1 h1f1 (FR.14)"; got != want {
			t.Errorf("%s: %s, want %s", key, got, want)
		}
	}
}

// In chess the rook may not go first, wherever its first motion leads.
func TestInChessTheRookDoesNotGoFirst(t *testing.T) {
	for variant, want := range map[position.Variant]string{
		position.Standard: "made: h1f1 (4.7)",
		position.Chess960: "castling: e1h1 h1f1 (FR.14)",
	} {
		c := arbiter.Case{Game: record(t, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", variant, ""), Edition: edition}
		if got := verdict(c.Game, handle(t, &c, "touch h1, release f1")); got != want {
			t.Errorf("%v: %s, want %s", variant, got, want)
		}
	}
}
