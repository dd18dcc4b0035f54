package arbiter_test

// How turns are told in these tests, and how what hands have come to is spelled.

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

// turn reads events such as "touch e1, release g1, place queen a8, press"; "and
// touch h1" is a touch at the same moment as the one before, "opponent" stands ahead
// of what the other player does.
func turn(t *testing.T, text string) []arbiter.Event {
	t.Helper()
	var events []arbiter.Event
	for part := range strings.SplitSeq(text, ",") {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		e := arbiter.Event{Square: board.NoSquare}
		for words[0] == "opponent" || words[0] == "and" {
			e.ByOpponent = e.ByOpponent || words[0] == "opponent"
			e.Together = e.Together || words[0] == "and"
			words = words[1:]
		}
		kind := slices.Index([]string{"touch", "adjust", "release", "remove", "place", "press", "say", "claim", "complain"}, words[0])
		if kind < 0 {
			t.Fatalf("no event %q", part)
		}
		e.Kind = arbiter.EventKind(kind)
		for _, word := range words[1:] {
			if s, ok := board.ParseSquare(word); ok {
				e.Square = s
			}
			for _, role := range board.Roles {
				if role.String() == word {
					e.Role = role
				}
			}
			if say := slices.Index([]string{"check", "adjust", "castling", "draw"}, word); say >= 0 {
				e.Say = arbiter.Saying(say)
			}
			if word == "fifty-move" {
				e.Claim = arbiter.FiftyMoveClaim
			}
		}
		events = append(events, e)
	}
	return events
}

// handle rules on a turn.
func handle(t *testing.T, c *arbiter.Case, text string) *arbiter.Ruling {
	t.Helper()
	r, fault := c.Touch(turn(t, text))
	if fault != nil {
		t.Fatalf("%s: event %d, %s: %s", text, fault.Event, fault.Field, fault.Code)
	}
	return r
}

// verdict spells what the hands have come to: the state, the moves that are allowed,
// the article.
func verdict(g *game.Game, r *arbiter.Ruling) string {
	moves := "any"
	if r.Moves != nil {
		moves = spellAllowed(g, r.Moves)
	}
	return r.Hands.String() + ": " + moves + " (" + r.Article + ")"
}

func spellAllowed(g *game.Game, list []position.Move) string {
	var names []string
	for _, m := range list {
		names = append(names, uci.Format(m, g.Variant()))
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// everyEdition are the keys of all editions.
const everyEdition = "1997 2001 2005 2009 2014 2017 2018 2023"

func editionNamed(t *testing.T, key string) laws.Edition {
	t.Helper()
	e, ok := laws.Named(key)
	if !ok {
		t.Fatalf("no edition %s", key)
	}
	return e
}

// whole checks what holds for each ruling on hands.
func whole(t *testing.T, c *arbiter.Case, r *arbiter.Ruling) {
	t.Helper()
	legal := c.Game.Position().Moves()
	for _, m := range r.Moves {
		if !slices.Contains(legal, m) {
			t.Errorf("%s is allowed and not legal", uci.Format(m, c.Game.Variant()))
		}
	}
	if r.Moves != nil && len(r.Moves) == 0 {
		t.Error("no move is allowed")
	}
	if len(r.Moves) == 1 != (r.MustPlay != position.NoMove) || r.MustPlay != position.NoMove && r.Moves[0] != r.MustPlay {
		t.Errorf("must play %d of %v", r.MustPlay, r.Moves)
	}
	if (r.Hands == arbiter.HandsMade || r.Hands == arbiter.HandsCompleted) && r.MustPlay == position.NoMove {
		t.Errorf("%v without a move", r.Hands)
	}
	if r.Hands == arbiter.HandsFree && r.Moves != nil || r.Hands == arbiter.HandsBound && r.Moves == nil {
		t.Errorf("%v with the moves %v", r.Hands, r.Moves)
	}
	if r.Restore != arbiter.Unchanged || len(r.Grounds) == 0 || r.Article != r.Grounds[0].Article || r.Attested == 0 {
		t.Errorf("ruling %+v", r)
	}
	for i, ground := range r.Grounds {
		if slices.Contains(codes(r.Grounds[:i]), ground.Code) {
			t.Errorf("%s is said twice", ground.Code)
		}
		if _, ok := c.Edition.Article(ground.Article); !ok {
			t.Errorf("%v: %s rests on %q, which is no article", c.Edition, ground.Code, ground.Article)
		}
	}
}
