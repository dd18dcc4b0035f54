package arbiter

// What changes when a piece is touched, let go, taken off the board or put on it, and
// when the clock is pressed?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// touch takes in that a piece is touched.
func (h *hands) touch(s board.Square, together bool) reason.Code {
	if h.table.placed(s) {
		h.table.released = false
		return reason.None
	}
	o := h.table.topmost(s, h.last)
	if o == board.NoSquare {
		return reason.EventNoPiece
	}
	h.touching = true
	h.letGo(o)
	h.held = append(h.held, o)
	if h.adjusting {
		return reason.None
	}
	h.intend(o, together)
	h.look()
	return reason.None
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
		return reason.None
	}
	o := h.toRelease(s)
	if o == board.NoSquare {
		return reason.EventNothingInHand
	}
	h.letGo(o)
	if h.table.where[o] == s {
		return reason.None
	}
	h.table.where[o] = s
	if h.table.own.Has(o) {
		h.last, h.lastAt = o, s
		h.intend(o, false)
		h.adjusting = false
	}
	h.look()
	return reason.None
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
	return reason.None
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
	return reason.None
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
