// Package san writes and reads moves in algebraic notation.
//
// Writing gives one spelling, that of the PGN standard's export format. Reading
// is strict, which takes that spelling and no other, or lenient, which takes what
// people write: other signs for castling, capture and promotion, missing or wrong
// signs of check, long forms, figures, the spelling of UCI. Neither ever guesses:
// a text that fits several legal moves is refused with all of them, and letters
// of another language than English are read only where they are named.
package san

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Mode is how much is read besides the standard spelling.
type Mode uint8

// The two modes.
const (
	Strict  Mode = iota // only what Append writes
	Lenient             // what people write
)

// MaxLength is how long, in bytes, the text of a move may be.
const MaxLength = 100

// Options choose what is read.
type Options struct {
	Mode      Mode
	Letters   *Letters // nil for English
	NullMoves bool     // read -- as position.NoMove; lenient also Z0, null and @@@@
}

// Error says why a text is no legal move of the position.
type Error struct {
	// Code is, of package reason: Unreadable, NullMove, NoSuchMove, Ambiguous,
	// PromotionMissing, PromotionNotPossible, PromotionRole, or NotStandard,
	// which only the strict mode gives.
	Code reason.Code
	// Token is the piece of text at fault, always valid UTF-8: for Unreadable the
	// first character that does not fit, for the others the move.
	Token string
	// Offset is where the token stands in the text, in bytes.
	Offset int
	// Candidates are the legal moves that the text fits: for Ambiguous and
	// PromotionMissing all, for NotStandard the one. Else there are none.
	Candidates []position.Move
	// From are the squares of the own pieces that the text may speak of, where
	// it could be read, and To and Promotion what they would do: they tell
	// position.WhyNot what to explain. For castling they are the squares of the
	// king and of its rook. To is board.NoSquare where the text names none.
	From      []board.Square
	To        board.Square
	Promotion board.Role
	// Castling tells that the text names a castling, Side to which side.
	Castling bool
	Side     castling.Side
}

// Error returns the code; package phrase has the sentence.
func (e *Error) Error() string { return e.Code.String() }

// About tells what is wrong with the text, with the squares that package reason
// lists for the code. Those of NotStandard are for the caller, who knows how the
// variant tells castling by squares.
func (e *Error) About() *reason.Reason {
	var squares board.SquareSet
	var by []board.Square
	switch e.Code {
	case reason.Ambiguous:
		for _, m := range e.Candidates {
			squares |= m.From().Set()
		}
	case reason.PromotionMissing:
		for _, m := range e.Candidates {
			squares |= m.To().Set()
		}
	case reason.NoSuchMove:
		by = e.From
		fallthrough
	case reason.PromotionNotPossible, reason.PromotionRole:
		if e.To < board.NoSquare {
			squares = e.To.Set()
		}
	}
	about := reason.New(e.Code, squares.Squares(), by)
	about.Text = e.Token
	return about
}

// Parse reads a legal move of the position. The error is nil exactly where the
// move is one; position.NoMove without an error is a null move.
//
// A P without a square of departure may be the English pawn or the Dutch knight:
// unless letters are named, it is ambiguous where both can go.
//
// In the lenient mode a text that spells a move as UCI does is read so, whatever
// the letters, unless its promotion letter means another piece among them.
func Parse(p *position.Position, text string, o Options) (position.Move, *Error) {
	if len(text) > MaxLength {
		return position.NoMove, unreadable(text, MaxLength)
	}
	r := reader{text: text, letters: o.Letters}
	if r.letters == nil {
		r.letters, r.unnamed = &english, true
	}
	var s resolver
	if r.letters == &english && r.plain(&s.spoken) {
		return s.find(p, text, 0, o)
	}
	r.spaces()
	start := r.at
	if spelling := r.null(); spelling != notNull {
		if !o.NullMoves || spelling == protocolNull || !p.CanPass() || o.Mode == Strict && text != "--" {
			return position.NoMove, &Error{Code: reason.NullMove, Token: clip(text, start), Offset: start, To: board.NoSquare}
		}
		return position.NoMove, nil
	}
	var fault int
	if s.spoken, fault = r.read(); fault >= 0 {
		return position.NoMove, unreadable(text, fault)
	}
	return s.find(p, text, start, o)
}

// find returns the one legal move that a text speaks of, which begins at an offset.
func (r *resolver) find(p *position.Position, text string, start int, o Options) (position.Move, *Error) {
	m, e := r.resolve(p)
	if e == nil && o.Mode == Strict && !written(text, p, m, o.Letters) {
		e = &Error{
			Code: reason.NotStandard, Candidates: []position.Move{m},
			From: []board.Square{m.From()}, To: m.To(), Promotion: m.Promotion(),
		}
	}
	if e != nil {
		e.Token, e.Offset = clip(text, start), start
		return position.NoMove, e
	}
	return m, nil
}

// written tells whether the text is what Append writes.
func written(text string, p *position.Position, m position.Move, letters *Letters) bool {
	var room [32]byte
	return string(Append(room[:0], p, m, letters)) == text
}
