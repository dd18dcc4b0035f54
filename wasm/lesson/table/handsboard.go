package table

// Where do the pieces stand in the middle of a turn?
//
// This only shows what hands did, so that one can go on; what it means is the
// arbiter's to say.

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// man is a piece in the middle of a turn.
type man struct {
	piece board.Piece
	// home is where it stood when the turn began, at where it is; NoSquare off the board.
	home, at board.Square
}

// HandsBoard is the board as the hands have left it.
type HandsBoard struct {
	p    *position.Position
	men  []man
	held []int // of men, in the order in which they were touched
	last int   // of men, the one that was let go last; -1 for none
}

// HandsBoard replays the events of the turn.
func (t *Table) HandsBoard() *HandsBoard {
	b := &HandsBoard{p: t.Position(), last: -1}
	for s := range board.NoSquare {
		if piece := b.p.At(s); piece != board.NoPiece {
			b.men = append(b.men, man{piece, s, s})
		}
	}
	for i := range t.Hands.Events {
		if e := &t.Hands.Events[i]; !e.ByOpponent {
			b.event(e)
		}
	}
	return b
}

func (b *HandsBoard) own(m *man) bool { return m.piece.Color() == b.p.Turn() }

// on returns the number of the man that is touched on a square: of two the opponent's;
// -1 for none.
func (b *HandsBoard) on(s board.Square) int {
	found := -1
	for i := range b.men {
		if b.men[i].at == s && (found < 0 || !b.own(&b.men[i])) {
			found = i
		}
	}
	return found
}

// at returns the man that is touched on a square, nil for none.
func (b *HandsBoard) at(s board.Square) *man {
	if i := b.on(s); i >= 0 {
		return &b.men[i]
	}
	return nil
}

func (b *HandsBoard) letGo(i int) {
	kept := b.held[:0]
	for _, held := range b.held {
		if held != i {
			kept = append(kept, held)
		}
	}
	b.held = kept
}

func (b *HandsBoard) event(e *arbiter.Event) {
	switch e.Kind {
	case arbiter.Touch:
		if i := b.on(e.Square); i >= 0 {
			b.letGo(i)
			b.held = append(b.held, i)
		}
	case arbiter.Release:
		if i := b.released(e.Square); i >= 0 {
			b.letGo(i)
			b.men[i].at, b.last = e.Square, i
		}
	case arbiter.Remove:
		if i := b.on(e.Square); i >= 0 {
			b.letGo(i)
			b.men[i].at = board.NoSquare
		}
	case arbiter.Place:
		for i := range b.men {
			if m := &b.men[i]; m.at == e.Square && b.own(m) {
				m.at = board.NoSquare
			}
		}
		b.men = append(b.men, man{board.NewPiece(b.p.Turn(), e.Role), board.NoSquare, e.Square})
		b.held = append(b.held, len(b.men)-1)
	case arbiter.Press:
		b.held = nil
	}
}

// released returns which of the men in the hand is let go on a square: one that castles
// there, one that stands there, one that can go there, or the last.
func (b *HandsBoard) released(s board.Square) int {
	moves := b.p.Moves()
	best, rank := -1, 0
	for _, i := range b.held {
		m := &b.men[i]
		worth := 1
		switch {
		case !b.own(m):
			worth = 0
		case castles(moves, m.home, s):
			worth = 4
		case m.at == s:
			worth = 3
		case goes(moves, m.home, s):
			worth = 2
		}
		if best < 0 || worth >= rank {
			best, rank = i, worth
		}
	}
	return best
}

// goes tells whether a move, not a castling, takes the piece from a square to another.
func goes(moves []position.Move, from, to board.Square) bool {
	for _, m := range moves {
		if !m.IsCastling() && m.From() == from && m.To() == to {
			return true
		}
	}
	return false
}

// castles tells whether a castling takes king or rook from a square to another.
func castles(moves []position.Move, from, to board.Square) bool {
	for _, m := range moves {
		if m.IsCastling() && (m.From() == from && m.KingTo() == to || m.To() == from && rookTo(m) == to) {
			return true
		}
	}
	return false
}

// rookTo returns where the rook lands in a castling: beside the king, towards the
// middle.
func rookTo(m position.Move) board.Square {
	king := m.KingTo()
	if king.File() == 6 {
		return king - 1
	}
	return king + 1
}

// Held returns the squares of the men in the hand, in the order in which they were
// touched.
func (b *HandsBoard) Held() []board.Square {
	var list []board.Square
	for _, i := range b.held {
		if at := b.men[i].at; at != board.NoSquare {
			list = append(list, at)
		}
	}
	return list
}

// WhereIs returns where the piece is that stood on a square when the turn began.
func (b *HandsBoard) WhereIs(home board.Square) board.Square {
	for i := range b.men {
		if b.men[i].home == home {
			return b.men[i].at
		}
	}
	return board.NoSquare
}

// moved returns from where to where the man went that was let go last away from its
// square, NoSquare for none.
func (b *HandsBoard) moved() (from, to board.Square) {
	if b.last >= 0 {
		if m := &b.men[b.last]; m.home != m.at && m.home != board.NoSquare && m.at != board.NoSquare {
			return m.home, m.at
		}
	}
	for i := range b.men {
		if m := &b.men[i]; b.own(m) && m.home != m.at && m.home != board.NoSquare && m.at != board.NoSquare {
			return m.home, m.at
		}
	}
	return board.NoSquare, board.NoSquare
}

// Placement returns the first field of a FEN. Where two men stand on one square the own
// one is seen.
func (b *HandsBoard) Placement() string {
	var seen [64]board.Piece
	for own := range 2 {
		for i := range b.men {
			if m := &b.men[i]; m.at != board.NoSquare && b.own(m) == (own == 1) {
				seen[m.at] = m.piece
			}
		}
	}
	return placement(&seen)
}

// placement writes what stands on the squares of a board, as the first field of a FEN.
func placement(seen *[64]board.Piece) string {
	var text []byte
	for rank := 7; rank >= 0; rank-- {
		empty := byte('0')
		for file := range 8 {
			piece := seen[board.SquareAt(file, rank)]
			if piece == board.NoPiece {
				empty++
				continue
			}
			if empty > '0' {
				text = append(text, empty)
			}
			text, empty = append(text, piece.Letter()), '0'
		}
		if empty > '0' {
			text = append(text, empty)
		}
		if rank > 0 {
			text = append(text, '/')
		}
	}
	return string(text)
}

// marks are what is in the hand, what can still move and where it may go.
func (b *HandsBoard) marks(r *arbiter.Ruling) []Mark {
	var marks []Mark
	var taken board.SquareSet
	add := func(s board.Square, kind string) {
		if s != board.NoSquare && !taken.Has(s) {
			taken |= s.Set()
			marks = append(marks, Mark{s, kind})
		}
	}
	for _, s := range b.Held() {
		add(s, "hand")
	}
	if r == nil || r.Hands == arbiter.HandsMade || r.Hands == arbiter.HandsCompleted {
		return marks
	}
	way := func(from, to board.Square) {
		if at := b.WhereIs(from); at != to {
			add(to, "may")
		}
	}
	for _, m := range r.Moves {
		if m.IsCastling() {
			way(m.From(), m.KingTo())
			way(m.To(), rookTo(m))
		} else {
			way(m.From(), m.To())
		}
	}
	for _, m := range r.Moves {
		if b.WhereIs(m.From()) == m.From() {
			add(m.From(), "can")
		}
		if m.IsCastling() && b.WhereIs(m.To()) == m.To() {
			add(m.To(), "can")
		}
	}
	return marks
}
