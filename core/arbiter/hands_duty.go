package arbiter

// What do the touched pieces bind a player to (Articles 4.3 to 4.5)?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// allowed returns the moves that an earlier ruling, the touched and the released
// pieces leave, nil for all.
//
//go:noinline
func (h *hands) allowed() []position.Move {
	h.duty(false)
	return within(within(h.bound, h.limit), h.narrow)
}

func has(list []position.Move, m position.Move) bool { return slices.Contains(list, m) }

// within returns those moves of a list that stand in a stronger one, or the stronger
// list where none does; no list stands for all moves.
//
//go:noinline
func within(list, stronger []position.Move) []position.Move {
	if len(stronger) == 0 {
		return list
	}
	var both []position.Move
	for _, m := range stronger {
		if list == nil || has(list, m) {
			both = append(both, m)
		}
	}
	if both == nil {
		return stronger
	}
	return both
}

// of returns the legal moves that move the own piece from o or capture the other one
// there. In Chess960 castling moves its rook too, because it may begin with it.
func (h *hands) of(o board.Square) (list []position.Move) {
	for _, m := range h.legal {
		if m.From() == o || h.table.captured(m) == o || h.chess960 && m.IsCastling() && m.To() == o {
			list = append(list, m)
		}
	}
	return list
}

// capture returns the legal moves by which the piece from one square captures that on
// another.
func (h *hands) capture(own, theirs board.Square) (list []position.Move) {
	for _, m := range h.legal {
		if m.From() == own && h.table.captured(m) == theirs {
			list = append(list, m)
		}
	}
	return list
}

// castling returns the legal castling with a rook, NoMove for none.
func (h *hands) castling(rook board.Square) position.Move {
	for _, m := range h.legal {
		if m.IsCastling() && m.To() == rook {
			return m
		}
	}
	return position.NoMove
}

// mayCastle tells whether king and rook stand so that castling with them can be
// meant, legal or not.
func (h *hands) mayCastle(rook board.Square) bool {
	king := h.p.King(h.us)
	if h.p.At(rook) != board.NewPiece(h.us, board.Rook) || farRank(king, h.us) != 0 || farRank(rook, h.us) != 0 {
		return false
	}
	return h.chess960 || king.File() == 4 && (rook.File() == 0 || rook.File() == 7)
}

// duty goes through the touched pieces in their order and finds what binds, told as
// notes where tell is true. A later touch changes what an earlier one binds to only
// where the Laws say so: a piece of each colour, and king and rook.
func (h *hands) duty(tell bool) {
	const none = board.NoSquare
	king := h.p.King(h.us)
	own, theirs := none, none // the first of each that was touched
	barred := none            // a rook that was touched ahead of the king
	h.bound, h.binding, h.refused = nil, none, none
	kingTouched := false
	for _, o := range h.touched {
		first := own == none || theirs == none
		if h.table.own.Has(o) {
			if own == none {
				own = o
			}
		} else if theirs == none {
			theirs = o
		}
		if first && own != none && theirs != none {
			if h.bound = h.capture(own, theirs); h.bound != nil {
				h.note(tell, reason.TouchedBoth, own, theirs)
				return
			}
			if h.binding != none {
				h.bound = h.of(h.binding)
			}
		}
		kingTouched = kingTouched || o == king
		switch {
		case !h.mayCastle(o):
		case !kingTouched:
			if barred == none {
				barred = o
			}
		case h.binding == none || h.binding == king:
			if m := h.castling(o); m != position.NoMove {
				h.bound = []position.Move{m}
				h.note(tell, reason.CastlingBinds, king, o)
				return
			}
			h.refused = o
			continue
		}
		if h.binding == none {
			if h.bound = h.of(o); h.bound != nil {
				h.binding = o
			}
		}
	}
	if tell {
		h.tellDuty(king, own, theirs, barred, kingTouched)
	}
}

// tellDuty notes why a piece binds, or none does. Where the rook was touched first and
// castling with it is legal, the rook can move, so it binds and not the king.
func (h *hands) tellDuty(king, own, theirs, barred board.Square, kingTouched bool) {
	const none = board.NoSquare
	rookFirst := kingTouched && barred != none && (h.binding == king || h.binding == barred)
	mustMoveKing := h.refused != none && h.binding == king
	h.note(rookFirst && !h.chess960, reason.RookFirst, barred, king)
	h.note(mustMoveKing, reason.CastlingMustMoveKing, king, none)
	h.note(own != none && theirs != none, reason.TouchedBothIllegal, own, theirs)
	h.note(rookFirst && h.chess960, reason.RookFirstAllowed, barred, none)
	switch {
	case mustMoveKing:
	case len(h.touched) == 0:
		h.note(true, reason.HandsNothing, none, none)
	case h.binding == none && h.refused != none:
		h.note(true, reason.CastlingFrees, king, h.refused)
	case h.binding == none:
		h.note(true, reason.TouchedNoneCan, none, none)
	case h.table.own.Has(h.binding):
		h.note(true, reason.TouchedMustMove, h.binding, none)
	default:
		h.note(true, reason.TouchedMustCapture, h.binding, none)
	}
}
