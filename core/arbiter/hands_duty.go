package arbiter

// What do the touched pieces bind a player to (Articles 4.3 to 4.5)?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// duty is what the touched pieces bind to.
type duty struct {
	// moves are those left, nil for all.
	moves []position.Move
	// grounds are why, the decisive one first.
	grounds []reason.Reason
}

// allowed returns the moves that an earlier ruling, the touched and the released
// pieces leave, nil for all.
func (h *hands) allowed() []position.Move {
	return within(within(h.duty().moves, h.limit), h.narrow)
}

// within returns those moves of a list that stand in a stronger one, or the stronger
// list where none does; nil stands for all moves.
func within(list, stronger []position.Move) []position.Move {
	if len(stronger) == 0 {
		return list
	}
	both := slices.DeleteFunc(slices.Clone(stronger), func(m position.Move) bool {
		return list != nil && !slices.Contains(list, m)
	})
	if len(both) == 0 {
		return stronger
	}
	return both
}

// of returns the legal moves that move the own piece from o or capture the other one
// there. In Chess960 castling moves its rook too, because it may begin with it.
func (h *hands) of(o board.Square) []position.Move {
	return h.choose(func(m position.Move) bool {
		return m.From() == o || h.table.captured(m) == o || h.chess960 && m.IsCastling() && m.To() == o
	})
}

func (h *hands) choose(keep func(position.Move) bool) (list []position.Move) {
	for _, m := range h.legal {
		if keep(m) {
			list = append(list, m)
		}
	}
	return list
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

// duty goes through the touched pieces in their order. A later touch changes what an
// earlier one binds to only where the Laws say so: a piece of each colour, and king
// and rook.
func (h *hands) duty() duty {
	king := h.p.King(h.us)
	first := [2]board.Square{board.NoSquare, board.NoSquare} // the first own, the first of the opponent's
	binding, barred, refused := board.NoSquare, board.NoSquare, board.NoSquare
	var moves []position.Move
	var both reason.Reason
	kingTouched := false
	for _, o := range h.touched {
		side := 1
		if h.table.own.Has(o) {
			side = 0
		}
		if first[side] == board.NoSquare {
			first[side] = o
			if first[0] != board.NoSquare && first[1] != board.NoSquare {
				both = reason.New(reason.TouchedBoth, first[:1], first[1:])
				if captures := h.choose(func(m position.Move) bool {
					return m.From() == first[0] && h.table.captured(m) == first[1]
				}); captures != nil {
					return duty{captures, []reason.Reason{both}}
				}
				both.Code = reason.TouchedBothIllegal
			}
		}
		kingTouched = kingTouched || o == king
		if kingTouched && h.mayCastle(o) && (binding == board.NoSquare || binding == king) && barred != o {
			if castling := h.choose(func(m position.Move) bool { return m.IsCastling() && m.To() == o }); castling != nil {
				return duty{castling, []reason.Reason{about(reason.CastlingBinds, king, o)}}
			}
			refused = o
			continue
		}
		if !kingTouched && h.mayCastle(o) && barred == board.NoSquare {
			barred = o
		}
		if binding == board.NoSquare {
			if moves = h.of(o); moves != nil {
				binding = o
			}
		}
	}
	return h.bound(moves, binding, barred, refused, both, kingTouched)
}

// about is a reason about some squares.
func about(code reason.Code, squares ...board.Square) reason.Reason {
	return reason.New(code, squares, nil)
}

// bound tells what the binding piece binds to. barred is a rook that was touched
// ahead of the king, refused one with which castling was meant and is illegal.
func (h *hands) bound(moves []position.Move, binding, barred, refused board.Square, both reason.Reason, kingTouched bool) duty {
	king := h.p.King(h.us)
	d := duty{moves: moves}
	add := func(r reason.Reason) { d.grounds = append(d.grounds, r) }
	if len(h.touched) == 0 {
		add(reason.Reason{Code: reason.HandsNothing})
		return d
	}
	if both.Code != "" {
		add(both)
	}
	if kingTouched && barred != board.NoSquare && (binding == king || binding == barred) {
		if h.chess960 {
			add(about(reason.RookFirstAllowed, barred))
		} else {
			// Where castling with it is legal the rook can move, so it binds, and not the king.
			d.grounds = slices.Insert(d.grounds, 0, about(reason.RookFirst, barred, king))
		}
	}
	switch {
	case binding == board.NoSquare && refused != board.NoSquare:
		add(about(reason.CastlingFrees, king, refused))
	case binding == board.NoSquare:
		add(about(reason.TouchedNoneCan, h.touched...))
	case refused != board.NoSquare && binding == king:
		d.grounds = slices.Insert(d.grounds, 0, about(reason.CastlingMustMoveKing, king))
	case h.table.own.Has(binding):
		add(about(reason.TouchedMustMove, binding))
	default:
		add(about(reason.TouchedMustCapture, binding))
	}
	return d
}
