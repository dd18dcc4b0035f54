package arbiter_test

// What is wrong with an account of a turn?

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func TestFaultsOfEvents(t *testing.T) {
	for _, test := range []struct {
		name, fen, events string
		code              reason.Code
		event             int
		field             string
	}{
		{"an empty square is touched", knightD5, "touch e4", reason.EventNoPiece, 0, "touch"},
		{"a square that is none is touched", knightD5, "touch c3, touch", reason.EventSquare, 1, "touch"},
		{"the piece has left the square", knightD5, "touch c3, release e4, touch c3", reason.EventNoPiece, 2, "touch"},
		{"a release with nothing in the hand", knightD5, "release e4", reason.EventNothingInHand, 0, "release"},
		{"a second release", knightD5, "touch c3, release e4, release e5", reason.EventNothingInHand, 2, "release"},
		{"an opponent's piece is moved", knightD5, "touch d5, release d4", reason.EventNothingInHand, 1, "release"},
		{"a release nowhere", knightD5, "touch c3, release", reason.EventSquare, 1, "release"},
		{"an own piece is taken off", knightD5, "remove c3", reason.EventOwnPiece, 0, "remove"},
		{"a pawn that is not promoted is taken off", passing, "touch e5, remove e5", reason.EventOwnPiece, 1, "remove"},
		{"nothing is taken off", knightD5, "remove c4", reason.EventNoPiece, 0, "remove"},
		{"the same piece twice", knightD5, "remove d5, remove d5", reason.EventNoPiece, 1, "remove"},
		{"taken off nowhere", knightD5, "remove", reason.EventSquare, 0, "remove"},
		{"a new piece without a promotion", knightD5, "place queen e4", reason.EventNoPromotion, 0, "at"},
		{"a new piece where the pawn does not go", promotes, "touch a7, place queen c8", reason.EventNoPromotion, 1, "at"},
		{"a new king", promotes, "touch a7, place king a8", reason.EventPromotionRole, 1, "place"},
		{"a new pawn", promotes, "touch a7, place pawn a8", reason.EventPromotionRole, 1, "place"},
		{"a new piece nowhere", promotes, "touch a7, place queen", reason.EventSquare, 1, "at"},
		{"after the move was completed", knightD5, "touch c3, release e4, press, touch e1", reason.EventAfterEnd, 3, "touch"},
		{"pressed twice", knightD5, "touch c3, release e4, press, press", reason.EventAfterEnd, 3, "press"},
		{"a claim after it was completed", knightD5, "touch c3, release e4, press, claim threefold", reason.EventAfterEnd, 3, "claim"},
		{"after an illegal move was completed", knightD5, "touch c3, release c4, press, touch c4", reason.EventAfterEnd, 3, "touch"},
		{"the opponent's claim after it", knightD5, "touch c3, release e4, press, opponent claim threefold", reason.EventAfterEnd, 3, "claim"},
		{"the opponent moves", knightD5, "touch c3, opponent touch e8, opponent release e7", reason.EventNotOpponents, 2, "release"},
		{"the opponent takes a piece off", knightD5, "opponent remove c3", reason.EventNotOpponents, 0, "remove"},
		{"the opponent promotes", knightD5, "opponent place queen e8", reason.EventNotOpponents, 0, "place"},
		{"the opponent presses", knightD5, "touch c3, release e4, opponent press", reason.EventNotOpponents, 2, "press"},
		{"the opponent announces castling", castles, "opponent say castling", reason.EventNotOpponents, 0, "say"},
		{"the opponent touches nothing", knightD5, "opponent touch e4", reason.EventNoPiece, 0, "touch"},
		{"the player complains", knightD5, "complain", reason.EventNotPlayers, 0, "complain"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := arbiter.Case{Game: record(t, test.fen, standard, ""), Edition: edition}
			r, fault := c.Touch(turn(t, test.events))
			if fault == nil {
				t.Fatalf("%s is ruled: %s", test.events, verdict(c.Game, r))
			}
			if fault.Code != test.code || fault.Event != test.event || fault.Field != test.field {
				t.Errorf("%s: %+v, want %s at %d, %s", test.events, *fault, test.code, test.event, test.field)
			}
			if r != nil {
				t.Error("something is ruled")
			}
		})
	}
}

func TestEventsThatAreNone(t *testing.T) {
	c := arbiter.Case{Game: record(t, knightD5, standard, ""), Edition: edition}
	for _, test := range []struct {
		event arbiter.Event
		field string
	}{
		{arbiter.Event{Kind: arbiter.Complain + 1}, "touch"},
		{arbiter.Event{Kind: arbiter.Say, Say: arbiter.SayDraw + 1}, "say"},
		{arbiter.Event{Kind: arbiter.ClaimMade, Claim: arbiter.FiftyMoveClaim + 1}, "claim"},
		{arbiter.Event{Kind: arbiter.Touch, Square: 200}, "touch"},
	} {
		_, fault := c.Touch([]arbiter.Event{test.event})
		if fault == nil || fault.Field != test.field || !slices.Contains([]reason.Code{reason.EventUnknown, reason.EventSquare}, fault.Code) {
			t.Errorf("%+v: %+v", test.event, fault)
		}
	}
	if _, fault := c.Touch(slices.Repeat([]arbiter.Event{{Kind: arbiter.Adjust}}, 64)); fault != nil {
		t.Errorf("64 events: %+v", fault)
	}
	if _, fault := c.Touch(slices.Repeat([]arbiter.Event{{Kind: arbiter.Adjust}}, 65)); fault == nil || fault.Code != reason.EventTooMany || fault.Event != 64 {
		t.Errorf("65 events: %+v", fault)
	}
}

// After the end of the game hands bind nobody. In a position that is dead or stands for
// the fifth time the moves are still told, for analysis.
func TestHandsAfterTheEnd(t *testing.T) {
	for _, test := range []struct{ name, fen, moves, events, verdict, said string }{
		{"mate", "R6k/8/6K1/8/8/8/8/8 b - - 0 1", "", "touch h8", "free: any (5.1.1)", "game-had-ended"},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "", "free: any (5.2.1)", "game-had-ended"},
		{"a dead position", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "", "touch g1", "bound: g1e2 g1f3 g1h3 (4.3.1)", "game-had-ended"},
		{"the fifth occurrence", start, again(shuffle, 4), "touch b1", "bound: b1a3 b1c3 (4.3.1)", "game-had-ended"},
		{"the move that mates", nearMate, "", "touch a1, release a8", "made: a1a8 (4.7)", "checkmate"},
		{"the move that stalemates", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "", "touch f1, release f7, press", "completed: f1f7 (4.7)", "stalemate"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := arbiter.Case{Game: record(t, test.fen, standard, test.moves), Edition: edition}
			r := handle(t, &c, test.events)
			if got := verdict(c.Game, r); got != test.verdict {
				t.Errorf("%s, want %s", got, test.verdict)
			}
			if !slices.ContainsFunc(codes(r.Grounds), func(code reason.Code) bool { return code.String() == test.said }) {
				t.Errorf("nothing is said about %s: %v", test.said, spell(r.Grounds))
			}
		})
	}
	c := arbiter.Case{Game: record(t, castles, standard, ""), Edition: edition, Ended: arbiter.Status{Over: true}}
	c.Ended.Code, c.Ended.Article = reason.Resignation, "5.1.2"
	if r := handle(t, &c, "touch e1"); r.Hands != arbiter.HandsFree || r.Code != reason.GameHadEnded || r.Article != "5.1.2" {
		t.Errorf("after a ruling: %+v", r)
	}
}

// An earlier ruling on the position binds as long as its moves are not played: here that
// the king must move after an illegal castling.
func TestHandsAfterAnEarlierRuling(t *testing.T) {
	g := record(t, f1Watched, standard, "")
	c := arbiter.Case{Game: g, Edition: edition}
	c.Allowed = handle(t, &c, "touch e1, release g1, touch h1, release f1, press").Moves
	for _, test := range []struct{ events, verdict string }{
		{"", "bound: e1c1 e1d1 e1d2 e1e2 (12.1)"},
		{"touch e1", "bound: e1c1 e1d1 e1d2 e1e2 (4.3.1)"},
		{"touch e1, touch a1", "bound: e1c1 (4.4.1)"},
		{"adjust, touch h1", "bound: e1c1 e1d1 e1d2 e1e2 (12.1)"},
		{"touch h1", "bound: e1c1 e1d1 e1d2 e1e2 (12.1)"},
		{"touch h1, release h2", "bound: e1c1 e1d1 e1d2 e1e2 (12.1)"},
		{"touch h1, release h2, press, opponent touch e8", "completed: h1h2 (4.8)"},
		{"touch e1, release d2, press", "completed: e1d2 (4.7)"},
	} {
		r := handle(t, &c, test.events)
		whole(t, &c, r)
		if got := verdict(g, r); got != test.verdict {
			t.Errorf("%s: %s, want %s: %v", test.events, got, test.verdict, spell(r.Grounds))
		}
	}
	c.Allowed = []position.Move{find(g, "e1", "d2")}
	if got := verdict(g, handle(t, &c, "touch e1, release g1")); got != "illegal: e1d2 (7.5.1)" {
		t.Errorf("one move allowed, and castled: %s", got)
	}
	c.Allowed = []position.Move{0, 0xffff}
	if got := verdict(g, handle(t, &c, "")); got != "free: any (4.3)" {
		t.Errorf("moves that are none: %s", got)
	}
}

// What else happened in the turn is told beside what the hands have come to.
func TestWhatElseIsTold(t *testing.T) {
	for _, test := range []struct{ name, fen, events, told string }{
		{"a disturbance", knightD5, "touch c3, say check, release e4", "move-made (4.7), disturbance-time (12.9)"},
		{"check said after the move is none", knightD5, "touch c3, release e4, say check", "move-made (4.7)"},
		{"an offer in time", knightD5, "touch c3, release e4, say draw, press", "move-made (4.7), move-completed (6.2.1), draw-offer-open (9.1.2.1)"},
		{"an offer at another time", knightD5, "say draw", "draw-offer-open (9.1.2.1), draw-offer-untimely (9.1.2.1)"},
		{"adjusting said too late", knightD5, "touch d5, adjust", "touched-must-capture d5 (4.3.2), adjust-too-late d5 (4.2.1)"},
		{"the opponent adjusts out of turn", knightD5, "opponent adjust, opponent touch e8", "adjust-not-on-move e8 (4.2.1)"},
		{"an announcement of castling is a matter of Chess960", castles, "say castling", "hands-nothing (4.3)"},
		{"a claim in time", knightD5, "claim threefold", "claim-in-time (9.4)"},
		{"why a move is illegal", f1Watched, "touch e1, release g1", "king-released-illegal g1 (4.7.2), castling-through-check f1 by f8 (3.8.2.2), illegal-move-not-completed (7.5.1)"},
		{"why another is", pinned, "touch e2, release c3", "illegal-move-not-completed (7.5.1), pinned e2,e3 by e4 (3.9.2), touched-none-can e2 (4.5)"},
		{"a breach", knightD5, "touch d5, touch e1, release e2", "touched-both-illegal e1 by d5 (4.3.3), touched-must-capture d5 (4.3.2), touch-broken (12.1)"},
		{"a breach that stands", knightD5, "touch d5, touch e1, release e2, press, opponent touch e8", "complaint-lost (4.8), move-made (4.7), move-completed (6.2.1)"},
		{"a move that was given up", castles, "touch e1, release g1, touch g1, release e1", "king-released-castling g1 (4.7.2)"},
		{"a pawn that was left", promotes, "touch a7, release a8, press", "unreplaced-promotion-queen a8 (7.5.2)"},
		{"a capture half made", knightD5, "touch c3, release d5", "capture-unfinished d5 (4.7.1)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := arbiter.Case{Game: record(t, test.fen, standard, ""), Edition: edition}
			r := handle(t, &c, test.events)
			whole(t, &c, r)
			for _, g := range r.Grounds {
				if by := reason.White; g.Player != reason.Nobody && (g.Player == by) == (g.Code == reason.AdjustNotOnMove) {
					t.Errorf("%s is about the wrong player", g.Code)
				}
			}
			if got := strings.Join(spell(r.Grounds), ", "); got != test.told {
				t.Errorf("%s:\n got %s\nwant %s", test.events, got, test.told)
			}
		})
	}
}

// The opponent's right to complain goes with his touch, not with other things.
func TestTheRightToComplain(t *testing.T) {
	for events, lost := range map[string]bool{
		"touch c3, release e4":                                                        false,
		"touch c3, release e4, opponent touch e8":                                     true,
		"touch c3, release e4, press, opponent touch e8":                              true,
		"touch c3, opponent touch e8, release e4, press":                              false,
		"touch c3, release e4, press, opponent say adjust, opponent touch e8":         false,
		"touch c3, release c4, press, opponent touch e8":                              true,
		"touch d5, touch e1, release e2, opponent complain":                           false,
		"touch d5, touch e1, release e2, opponent complain, opponent touch e8":        false,
		"touch d5, touch e1, release e2, press, opponent touch e8, opponent complain": true,
	} {
		c := arbiter.Case{Game: record(t, knightD5, standard, ""), Edition: edition}
		if r := handle(t, &c, events); r.ComplaintLost != lost {
			t.Errorf("%s: lost %v", events, r.ComplaintLost)
		}
	}
	for events, upheld := range map[string]arbiter.Upheld{
		"touch d5, touch e1, release e2":                                       arbiter.NothingAsked,
		"touch d5, touch e1, release e2, opponent complain":                    arbiter.Granted,
		"touch e1, release e2, opponent complain":                              arbiter.Rejected,
		"touch c3, release c4, opponent complain":                              arbiter.Granted,
		"touch d5, touch e1, release e2, opponent touch e8, opponent complain": arbiter.Rejected,
		"touch c3, claim threefold":                                            arbiter.Rejected,
		"claim threefold":                                                      arbiter.NothingAsked,
		"touch c3, claim threefold, release e4":                                arbiter.NothingAsked,
		"opponent claim threefold":                                             arbiter.Rejected,
	} {
		c := arbiter.Case{Game: record(t, knightD5, standard, ""), Edition: edition}
		if r := handle(t, &c, events); r.Upheld != upheld {
			t.Errorf("%s: %v, want %v", events, r.Upheld, upheld)
		}
	}
}
