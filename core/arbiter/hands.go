package arbiter

// What have the hands of the player who has the move come to (Article 4)?
//
// The turn is told as a list of events. They are replayed on a board of their own,
// which shows where the pieces stand by hand, while three things narrow what the
// player may still play: the touched pieces (hands_duty.go), a piece released as
// part of a legal move, and a made move. Each of them only takes moves away.

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// MaxEvents is how many events a turn may have.
const MaxEvents = 64

// Touch rules on what the hands have come to, after all events of the turn so far.
// Where the account cannot be true there is a fault, and nothing is ruled.
func (c *Case) Touch(events []Event) (Ruling, *Fault) {
	if len(events) > MaxEvents {
		return Ruling{}, &Fault{Code: reason.EventTooMany, Event: MaxEvents, Field: "touch"}
	}
	h := hands{c: c, rules: c.rules(), p: c.Game.Position(), chess960: c.Game.Variant() == position.Chess960}
	h.begin()
	for i := range events {
		if code, field := h.event(&events[i]); code != "" {
			return Ruling{}, &Fault{Code: code, Event: i, Field: field}
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
	rules    laws.Rules
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
	return ""
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

// inHand is where the own piece stood that was taken up last and not let go.
func (h *hands) inHand() board.Square {
	for i := len(h.held) - 1; i >= 0; i-- {
		if h.table.own.Has(h.held[i]) {
			return h.held[i]
		}
	}
	return board.NoSquare
}

// letGo takes the piece from o out of the hands.
//
//go:noinline
func (h *hands) letGo(o board.Square) {
	kept := h.held[:0]
	for _, other := range h.held {
		if other != o {
			kept = append(kept, other)
		}
	}
	h.held = kept
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

// touch takes in that a piece is touched.
func (h *hands) touch(s board.Square, together bool) reason.Code {
	if h.table.placed(s) {
		h.table.released = false
		return ""
	}
	o := h.table.topmost(s, h.last)
	if o == board.NoSquare {
		return reason.EventNoPiece
	}
	h.touching = true
	h.letGo(o)
	h.held = append(h.held, o)
	if h.adjusting {
		return ""
	}
	h.intend(o, together)
	h.look()
	return ""
}

// intend notes that the piece from o is touched to move or capture it. Of two that
// are touched at the same moment the own one comes first, and the king ahead of the
// rook.
func (h *hands) intend(o board.Square, together bool) {
	if h.isTouched(o) {
		return
	}
	h.touched = append(h.touched, o)
	if n := len(h.touched); together && n > 1 {
		before := h.touched[n-2]
		if h.table.own.Has(o) && (!h.table.own.Has(before) || h.isKing(o) && h.isRook(before)) {
			h.touched[n-2], h.touched[n-1] = o, before
		}
	}
}

// isTouched tells whether the piece from o was touched to move or capture it.
//
//go:noinline
func (h *hands) isTouched(o board.Square) bool { return slices.Contains(h.touched, o) }

// release takes in that the piece in the hand is let go.
func (h *hands) release(s board.Square) reason.Code {
	if h.table.placed(s) && !h.table.released {
		h.table.released = true
		h.look()
		return ""
	}
	o := h.toRelease(s)
	if o == board.NoSquare {
		return reason.EventNothingInHand
	}
	h.letGo(o)
	if h.table.where[o] == s {
		return ""
	}
	h.table.where[o] = s
	if h.table.own.Has(o) {
		h.last, h.lastAt = o, s
		h.intend(o, false)
		h.adjusting = false
	}
	h.look()
	return ""
}

// toRelease finds which piece in the hands is meant by a release: one that castles
// there; one that is only put back, the opponent's where no own one is in the hand; the
// one taken up last that has a legal move there; or just the one taken up last.
func (h *hands) toRelease(s board.Square) board.Square {
	if o := h.goes(h.allowed(), s, true); o != board.NoSquare {
		return o
	}
	last := h.inHand()
	for i := len(h.held) - 1; i >= 0; i-- {
		o := h.held[i]
		if own := h.table.own.Has(o); own && h.table.where[o&63] == s || !own && last == board.NoSquare && o == s {
			return o
		}
	}
	if o := h.goes(h.legal, s, false); o != board.NoSquare {
		return o
	}
	return last
}

// goes returns the piece in the hands, the last one first, that one of the moves takes
// to a square; castling tells that only those moves count.
//
//go:noinline
func (h *hands) goes(list []position.Move, s board.Square, castling bool) board.Square {
	for i := len(h.held) - 1; i >= 0; i-- {
		for _, m := range list {
			if (m.IsCastling() || !castling) && h.table.own.Has(h.held[i]) && h.table.goes(m, h.held[i], s) {
				return h.held[i]
			}
		}
	}
	return board.NoSquare
}

// remove takes in that a piece is taken off the board.
func (h *hands) remove(s board.Square) reason.Code {
	o := h.table.removable(s, h.p)
	switch {
	case o != board.NoSquare:
		h.table.where[o] = board.NoSquare
		h.letGo(o)
		if !h.table.own.Has(o) {
			h.held = append(h.held, o)
		}
		h.intend(o, false)
		h.adjusting = false
	case h.table.placed(s):
		h.table.role = board.NoRole
	case h.table.anyOn(s):
		return reason.EventOwnPiece
	default:
		return reason.EventNoPiece
	}
	h.look()
	return ""
}

// place takes in that a new piece is put on the square of promotion.
func (h *hands) place(role board.Role, s board.Square) reason.Code {
	switch role {
	case board.NoRole, board.Pawn, board.King:
		return reason.EventPromotionRole
	}
	pawn := h.table.promoting(s, h.p, h.touched)
	possible := pawn != board.NoSquare
	for _, m := range h.legal {
		possible = possible || m.Promotion() == role && m.To() == s
	}
	if !possible {
		return reason.EventNoPromotion
	}
	if pawn != board.NoSquare && h.table.where[pawn] == s {
		h.table.where[pawn] = board.NoSquare // they cannot stand on one square
	}
	h.table.role, h.table.at, h.table.released = role, s, false
	h.adjusting = false
	h.look()
	return ""
}

// press takes in that the clock is pressed.
func (h *hands) press() {
	switch h.stage {
	case made:
	case half:
		h.stage, h.chose = made, true
		h.narrow = []position.Move{h.move}
	case resting:
		if h.table.unchanged() && !h.rules.ClockWithoutMove {
			h.pressed = true
			return
		}
	case partly:
		if !h.rules.UnreplacedIllegal && h.promoting() {
			h.pressed = true
			return
		}
		h.queen()
	}
	h.ended, h.pressed = true, true
}

// queen makes a queen of a pawn that is left on the last rank, where the edition does.
func (h *hands) queen() {
	if !h.rules.QueenIfUnreplaced || !h.promoting() || h.table.role != board.NoRole {
		return
	}
	var queens []position.Move
	for _, m := range h.narrow {
		if m.Promotion() == board.Queen {
			queens = append(queens, m)
		}
	}
	h.narrow = within(h.narrow, queens)
}

// promoting tells whether all that is allowed are promotions.
func (h *hands) promoting() bool {
	return len(h.narrow) > 0 && h.narrow[0].Promotion() != board.NoRole
}

func (h *hands) isKing(o board.Square) bool { return h.p.At(o).Role() == board.King }
func (h *hands) isRook(o board.Square) bool { return h.p.At(o).Role() == board.Rook }
