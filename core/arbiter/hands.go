package arbiter

// What have the hands of the player who has the move come to (Article 4)?
//
// The turn is told as a list of events. They are replayed on a board of their own,
// which shows where the pieces stand by hand, while three things narrow what the
// player may still play: the touched pieces (hands_duty.go), a piece released as
// part of a legal move, and a made move. Each of them only takes moves away.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// MaxEvents is how many events a turn may have.
const MaxEvents = 64

// Touch rules on what the hands have come to, after all events of the turn so far.
// Where the account cannot be true there is a fault, and nothing is ruled.
func (c *Case) Touch(events []Event) (*Ruling, *Fault) {
	if len(events) > MaxEvents {
		return nil, &Fault{Code: reason.EventTooMany, Event: MaxEvents, Field: "touch"}
	}
	h := hands{c: c, rules: c.rules(), p: c.Game.Position(), chess960: c.Game.Variant() == position.Chess960}
	h.begin()
	for i := range events {
		if code, field := h.event(&events[i]); code != reason.None {
			return nil, &Fault{Code: code, Event: i, Field: field}
		}
	}
	return h.ruling(), nil
}

// stage is how far the pieces on the board are from a move.
type stage uint8

const (
	resting  stage = iota // no own piece has left its square
	partly                // a part of an allowed move is made
	half                  // a legal move is made that may be the first motion of castling
	broken                // what is made belongs to a legal move that is not allowed
	unlawful              // what is made belongs to no legal move
	made
)

// asked is what the last event asks for, beside what the hands have come to.
type asked uint8

const (
	nothingAsked asked = iota
	claimAsked
	complaintAsked
)

// hands is a turn as it is replayed.
type hands struct {
	c        *Case
	rules    *laws.Rules
	p        *position.Position
	us       board.Color
	chess960 bool
	legal    []position.Move
	limit    []position.Move // the legal moves that an earlier ruling allows, none for all
	table    table

	// touched are the squares on which the pieces stood that were touched to move or
	// capture them, in their order; held those of the pieces that are not let go.
	touched, held []board.Square
	// bound are the moves that the touched pieces leave, narrow those that the pieces
	// released so far leave; nil for all.
	bound, narrow []position.Move
	// binding is where the piece stood that binds; refused a rook with which castling
	// was meant and is illegal.
	binding, refused board.Square
	stage            stage
	// move is the one made, or the complete one that the board shows at stage half;
	// shown is a legal one that the board shows though it is not allowed.
	move, shown position.Move
	// last and lastAt are where the piece stood that was released last, and where it
	// was released.
	last, lastAt board.Square

	adjusting, announced bool
	// ended tells that the clock was pressed and the turn is over; pressed, that it
	// was pressed.
	ended, pressed bool
	// chose tells that the clock made the move out of the first motion of castling.
	chose bool
	// disturbed tells that "check" was said over a piece in the hand.
	disturbed bool
	// offer tells that a draw was offered, timely between move and clock.
	offer, timely bool
	// tooLate is the square of the piece that was touched before adjusting was said.
	tooLate board.Square
	// meddled tells that the opponent touched a piece, or said so, out of turn.
	meddled   bool
	meddledAt board.Square
	// theirs tells that the opponent has touched a piece in the own turn.
	theirs, theirsAdjusting bool
	complained              bool
	// claim is what became of a claim, "" for none.
	claim     reason.Code
	claimKind ClaimKind
	asked     asked
	notes     []note
	// touching tells that the event before was a touch by the player.
	touching bool
}

func (h *hands) begin() {
	h.us = h.p.Turn()
	h.legal = h.p.Moves()
	for _, m := range h.c.Allowed {
		if has(h.legal, m) {
			h.limit = append(h.limit, m)
		}
	}
	h.table.set(h.p)
	h.table.chess960 = h.chess960
	h.tooLate, h.meddledAt, h.last, h.lastAt = board.NoSquare, board.NoSquare, board.NoSquare, board.NoSquare
}

// eventFields are the names of the kinds of events, as the API spells them.
var eventFields = [...]string{"touch", "adjust", "release", "remove", "place", "press", "say", "claim", "complain"}

// event takes in an event. Where it cannot be true the code says why, and the field
// which part of it is at fault.
func (h *hands) event(e *Event) (fault reason.Code, field string) {
	if int(e.Kind) >= len(eventFields) {
		return reason.EventUnknown, eventFields[Touch]
	}
	field = eventFields[e.Kind]
	together := e.Together && h.touching
	h.asked, h.touching = nothingAsked, false
	switch e.Kind {
	case Say:
		if e.Say > SayDraw {
			return reason.EventUnknown, field
		}
	case ClaimMade:
		if e.Claim > FiftyMoveClaim {
			return reason.EventUnknown, field
		}
	case Touch, Release, Remove, Place:
		if e.Square >= board.NoSquare {
			if e.Kind == Place {
				field = "at"
			}
			return reason.EventSquare, field
		}
	}
	if e.ByOpponent {
		return h.opponent(e), field
	}
	switch {
	case e.Kind == Complain:
		return reason.EventNotPlayers, field
	case h.ended:
		return reason.EventAfterEnd, field
	}
	switch e.Kind {
	case Touch:
		fault = h.touch(e.Square, together)
	case Adjust:
		h.adjust()
	case Release:
		fault = h.release(e.Square)
	case Remove:
		fault = h.remove(e.Square)
	case Place:
		if fault = h.place(e.Role, e.Square); fault == reason.EventNoPromotion {
			field = "at"
		}
	case Press:
		h.press()
	case Say:
		h.said(e.Say)
	case ClaimMade:
		h.claimed(e.Claim)
	}
	return fault, field
}

// opponent takes in what the other player does.
func (h *hands) opponent(e *Event) reason.Code {
	// The other player has the move once a move is made (Article 1).
	onMove := h.ended || h.shown != position.NoMove || h.stage == made
	switch {
	case e.Kind == Touch:
		if !h.table.anyOn(e.Square) {
			return reason.EventNoPiece
		}
		if onMove {
			h.theirs = h.theirs || !h.theirsAdjusting
		} else {
			h.meddled, h.meddledAt = true, e.Square
		}
	case e.Kind == Adjust, e.Kind == Say && e.Say == SayAdjust:
		h.theirsAdjusting = onMove
		h.meddled = h.meddled || !onMove
	case e.Kind == Complain:
		h.asked = complaintAsked
		h.complained = h.complained || !h.theirs
	case e.Kind == Say && e.Say != SayCastling:
	case e.Kind == ClaimMade && !onMove:
		h.claim, h.claimKind, h.asked = reason.ClaimNotOnMove, e.Claim, claimAsked
	case h.ended:
		return reason.EventAfterEnd
	default:
		return reason.EventNotOpponents
	}
	return reason.None
}

// adjust is the intention to adjust: touches bind to nothing from here on, until a
// piece is moved after all (Article 4.2).
func (h *hands) adjust() {
	if len(h.touched) > 0 && h.stage != made {
		h.tooLate = h.touched[0]
	}
	h.adjusting = true
}

func (h *hands) said(what Saying) {
	switch what {
	case SayAdjust:
		h.adjust()
	case SayCheck:
		h.disturbed = h.disturbed || h.inHand() != board.NoSquare && h.stage != made
	case SayCastling:
		h.announced = true
		h.look()
	case SayDraw:
		h.offer, h.timely = true, h.stage == made || h.stage == half
	}
}

// claimed notes whether a claim of a draw comes in time (Article 9.4).
func (h *hands) claimed(kind ClaimKind) {
	h.claimKind, h.asked = kind, claimAsked
	switch {
	case h.stage == made || h.shown != position.NoMove:
		h.claim = reason.ClaimAfterMove
	case h.rules.ClaimLostBy == laws.Touching && len(h.touched) > 0:
		h.claim = reason.ClaimTouched
	default:
		h.claim, h.asked = reason.ClaimInTime, nothingAsked
	}
}
