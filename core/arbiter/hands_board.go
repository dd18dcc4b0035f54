package arbiter

// Where do the pieces stand by hand in the middle of a turn, and which moves can
// still come out of that?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
)

// table is the board as the hands have left it. A piece is named by the square on
// which it stood when the turn began, because two can be on one square for a moment.
type table struct {
	men, own board.SquareSet
	// where each piece is now, NoSquare off the board.
	where [64]board.Square
	// role is a new piece that was put on the square at, NoRole for none; released
	// tells that the hand has let it go.
	role     board.Role
	at       board.Square
	released bool
	chess960 bool
}

func (t *table) set(p *position.Position) {
	b := p.Board()
	t.men, t.own = b.Occupied(), b.Men(p.Turn())
	for s := range board.NoSquare {
		t.where[s] = s
	}
}

// placed tells whether a new piece was put on a square.
func (t *table) placed(s board.Square) bool { return t.role != board.NoRole && t.at == s }

// on returns the pieces of a set that are on a square now.
//
//go:noinline
func (t *table) on(s board.Square, set board.SquareSet) (found board.SquareSet) {
	for rest := set; rest != 0; rest &= rest - 1 {
		if o := rest.First(); t.where[o&63] == s {
			found |= o.Set()
		}
	}
	return found
}

func (t *table) anyOn(s board.Square) bool { return t.placed(s) || t.on(s, t.men) != 0 }

// topmost returns the piece that is touched on a square: of two the opponent's, which
// is about to be removed, or else the one that was not put there last.
func (t *table) topmost(s, last board.Square) board.Square {
	found := t.on(s, t.men)
	if theirs := found &^ t.own; theirs != 0 {
		return theirs.First()
	}
	if found.More() {
		found &^= last.Set()
	}
	return found.First()
}

// farRank returns a rank as the colour counts it, from 0.
func farRank(s board.Square, c board.Color) int { return s.Rank() ^ c.HomeRank() }

// removable returns the piece on a square that a player may take off the board: the
// opponent's, or the own pawn that is promoted.
func (t *table) removable(s board.Square, p *position.Position) board.Square {
	found := t.on(s, t.men)
	if theirs := found &^ t.own; theirs != 0 {
		return theirs.First()
	}
	b := p.Board()
	if found &= b.Pawns(); farRank(s, p.Turn()) < 6 {
		return board.NoSquare
	}
	return found.First()
}

// promoting returns the touched pawn that can be replaced on a square of the last
// rank, NoSquare where there is none.
func (t *table) promoting(s board.Square, p *position.Position, touched []board.Square) board.Square {
	if farRank(s, p.Turn()) != 7 {
		return board.NoSquare
	}
	for _, o := range touched {
		beside := o.File() - s.File()
		free := t.where[o] == o || t.where[o] == s || t.where[o] == board.NoSquare
		if t.own.Has(o) && p.At(o).Role() == board.Pawn && farRank(o, p.Turn()) == 6 && beside*beside <= 1 && free {
			return o
		}
	}
	return board.NoSquare
}

// unchanged tells whether all stands as it did before the turn.
func (t *table) unchanged() bool {
	return t.role == board.NoRole && t.moved(t.men) == 0
}

// begun tells whether an own piece has left its square, or a new one is on the board.
// loose tells that a new one does not count until it is let go.
func (t *table) begun(loose bool) bool {
	return t.role != board.NoRole && (t.released || !loose) || t.moved(t.own) != 0
}

// moved returns the pieces of a set that are not where they were.
//
//go:noinline
func (t *table) moved(set board.SquareSet) (found board.SquareSet) {
	for rest := set; rest != 0; rest &= rest - 1 {
		if o := rest.First(); t.where[o&63] != o {
			found |= o.Set()
		}
	}
	return found
}

// goes tells whether a move takes the piece from o to a square.
func (t *table) goes(m position.Move, o, s board.Square) bool {
	switch {
	case !m.IsCastling():
		return m.From() == o && m.To() == s
	case m.From() == o:
		return m.KingTo() == s || t.chess960 && m.To() == s
	}
	return m.To() == o && rookTo(m) == s
}

// rookTo returns where the rook lands in a castling.
func rookTo(m position.Move) board.Square {
	return castling.RookTo(board.Color(m.From().Rank()/7), m.CastlingSide())
}

// captured returns the square of the piece that a move captures, NoSquare for none.
//
//go:noinline
func (t *table) captured(m position.Move) board.Square {
	switch {
	case m.IsEnPassant():
		return m.To() ^ 8
	case m.IsCastling() || !t.men.Has(m.To()):
		return board.NoSquare
	}
	return m.To()
}

// fits tells whether all that was done so far is a part of a move, and whether it is
// the whole of it. loose is as for begun.
func (t *table) fits(m position.Move, loose bool) (fits, whole bool) {
	captured, promotes := t.captured(m), m.Promotion() != board.NoRole
	whole = !promotes
	if t.role != board.NoRole && (t.released || !loose) {
		if !promotes || t.at != m.To() || t.role != m.Promotion() {
			return false, false
		}
		whole = t.released
	}
	for rest := t.men; rest != 0; rest &= rest - 1 {
		o := rest.First()
		end := o
		switch {
		case o == captured || o == m.From() && promotes:
			end = board.NoSquare
		case m.IsCastling() && o == m.From():
			end = m.KingTo()
		case m.IsCastling() && o == m.To():
			end = rookTo(m)
		case o == m.From():
			end = m.To()
		}
		switch now := t.where[o&63]; {
		case now == end:
		case now == o:
			whole = false
		case o == m.From() && now == m.To() && (promotes || m.IsCastling() && t.chess960):
			whole = false
		default:
			return false, false
		}
	}
	return true, whole
}

// fitting returns the moves of a list of which all that was done is a part, and the
// one of which it is the whole, NoMove for none.
//
//go:noinline
func (t *table) fitting(list []position.Move, loose bool) (parts []position.Move, whole position.Move) {
	for _, m := range list {
		if fits, all := t.fits(m, loose); fits {
			parts = append(parts, m)
			if all {
				whole = m
			}
		}
	}
	return parts, whole
}

// castlingOf returns the castling in a list, NoMove for none.
func castlingOf(list []position.Move) position.Move {
	for _, m := range list {
		if m.IsCastling() {
			return m
		}
	}
	return position.NoMove
}

// look finds out how far the board is from a move. What is made of an allowed move
// stays: only the moves that begin so are left.
//
//go:noinline
func (h *hands) look() {
	if h.stage == made {
		_, h.shown = h.table.fitting(h.legal, false)
		return
	}
	h.move, h.shown, h.stage = position.NoMove, position.NoMove, resting
	loose := !h.rules.PromotionFinal
	if !h.table.begun(loose) {
		return
	}
	allowed := h.allowed()
	if allowed == nil {
		allowed = h.legal
	}
	parts, whole := h.table.fitting(allowed, loose)
	if len(parts) == 0 {
		parts, h.shown = h.table.fitting(h.legal, loose)
		h.stage = unlawful
		if len(parts) > 0 {
			h.stage = broken
		}
		return
	}
	h.narrow, h.stage = parts, partly
	if whole == position.NoMove {
		return
	}
	if castling := castlingOf(parts); castling != position.NoMove && len(parts) > 1 {
		// A legal move that may be the first motion of castling.
		if h.announced || h.isTouched(castling.From()) && h.isTouched(castling.To()) {
			h.narrow = []position.Move{castling}
			return
		}
		h.stage, h.move = half, whole
		return
	}
	h.stage, h.move, h.narrow = made, whole, []position.Move{whole}
}
