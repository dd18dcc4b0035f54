// Package uci writes and reads moves as the protocol UCI spells them: the square
// a piece leaves, the square it goes to, and a small letter for a promotion.
//
// Castling has two spellings. In chess it is the king's two squares (e1g1), in
// Chess960 the king's square and that of its own rook (e1h1). Both are read in
// both variants.
package uci

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// null is how the protocol spells a null move.
const null = "0000"

// Format returns the move as it is spelled in the variant, "0000" for
// position.NoMove.
func Format(m position.Move, v position.Variant) string {
	return string(Append(make([]byte, 0, 5), m, v))
}

// Append appends to dst what Format returns.
func Append(dst []byte, m position.Move, v position.Variant) []byte {
	if m == position.NoMove {
		return append(dst, null...)
	}
	from, to := m.From(), m.To()
	if v == position.Standard {
		to = m.KingTo()
	}
	dst = append(dst, 'a'+byte(from&7), '1'+byte(from>>3), 'a'+byte(to&7), '1'+byte(to>>3))
	if r := m.Promotion(); r != board.NoRole {
		dst = append(dst, r.Letter()|0x20)
	}
	return dst
}

// Error says why a text is no legal move.
type Error struct {
	// Code is Unreadable, NullMove, NoSuchMove, PromotionMissing,
	// PromotionNotPossible or PromotionRole of package reason.
	Code   reason.Code
	Token  string // the piece of text at fault, always valid UTF-8
	Offset int    // where it stands in the text, in bytes
	// From, To and Promotion are what the text names, where it could be read;
	// else both squares are board.NoSquare. They tell position.WhyNot what to
	// explain.
	From, To   board.Square
	Promotion  board.Role
	Candidates []position.Move // for PromotionMissing the four promotions
}

// Error returns the code; package phrase has the sentence.
func (e *Error) Error() string { return e.Code.String() }

// Parse reads a legal move of the position. Castling is read by the square of
// the king's own rook always, and by the square on which the king lands where no
// other king move goes there. The text must be just the move, in small letters.
func Parse(p *position.Position, text string) (position.Move, *Error) {
	if text == null {
		return position.NoMove, &Error{Code: reason.NullMove, Token: null, From: board.NoSquare, To: board.NoSquare}
	}
	from, to, promotion, fault := split(text)
	if fault >= 0 {
		return position.NoMove, &Error{
			Code: reason.Unreadable, Token: excerpt(text[fault:]), Offset: fault,
			From: board.NoSquare, To: board.NoSquare,
		}
	}
	e := &Error{Token: text, From: from, To: to, Promotion: promotion}
	if promotion == board.King || promotion == board.Pawn {
		e.Code, e.Token, e.Offset = reason.PromotionRole, text[4:], 4
		return position.NoMove, e
	}
	if m, ok := p.Find(from, to, promotion); ok {
		return m, nil
	}
	e.Code = reason.NoSuchMove
	if promotion != board.NoRole {
		if _, ok := p.Find(from, to, board.NoRole); ok {
			e.Code, e.Token, e.Offset = reason.PromotionNotPossible, text[4:], 4
		}
		return position.NoMove, e
	}
	for _, role := range board.Promotions[:] {
		if m, ok := p.Find(from, to, role); ok {
			e.Code, e.Offset = reason.PromotionMissing, len(text)
			e.Candidates = append(e.Candidates, m)
		}
	}
	return position.NoMove, e
}

// split takes the text apart; fault is the offset of the first byte that does
// not fit, -1 where all do.
func split(text string) (from, to board.Square, promotion board.Role, fault int) {
	for i := 0; i < 4; i++ {
		low := [2]byte{'a', '1'}[i&1]
		if i >= len(text) || text[i] < low || text[i] > low+7 {
			return board.NoSquare, board.NoSquare, board.NoRole, min(i, len(text))
		}
	}
	from, _ = board.ParseSquare(text[:2])
	to, _ = board.ParseSquare(text[2:4])
	if len(text) == 4 {
		return from, to, board.NoRole, -1
	}
	promotion, ok := board.RoleOf(text[4])
	if !ok || text[4] < 'a' {
		return from, to, board.NoRole, 4
	}
	if len(text) > 5 {
		return from, to, board.NoRole, 5
	}
	return from, to, promotion, -1
}

// excerpt returns the first character of a text, U+FFFD where it is no UTF-8,
// "" for the empty text.
func excerpt(text string) string {
	for _, r := range text {
		return string(r)
	}
	return ""
}
