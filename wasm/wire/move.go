package wire

// A move, and why it is not one.

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Move is a legal move, or the null move of an analysis (san "--", uci "0000",
// from and to the king's square). In the variant standard the squares of a
// castling are the king's, in chess960 those of king and rook.
type Move = struct {
	// Where the piece comes from.
	From string `js:"from"` // ts: Square
	// Where it goes; for castling in chess960 the rook's square.
	To string `js:"to"` // ts: Square
	// The move as engines write it, such as "e7e8q".
	UCI string `js:"uci"`
	// The move in the PGN standard's notation, such as "exd8=Q+".
	SAN string `js:"san"`
	// What moves; for castling the king.
	Piece string `js:"piece"` // ts: Role
	// What is captured, also en passant.
	Captured *string `js:"captured"` // ts: Role
	// What the pawn becomes.
	Promotion *string `js:"promotion"` // ts: Role
	// The side of a castling: a is queenside, h is kingside.
	Castling *string `js:"castling"` // ts: Side
	// Whether a pawn captures in passing.
	EnPassant bool `js:"enPassant"`
}

// Reason is one reason for an answer, with the squares behind it.
type Reason = struct {
	// The stable name of the reason.
	Code string `js:"code"`
	// The article of the Laws that stands behind it; null where none does.
	Article *string `js:"article"`
	// A sentence in the game's language.
	Text string `js:"text"`
	// The squares it is about.
	Squares []string `js:"squares"` // ts: Square
	// The squares of the pieces that cause it.
	By []string `js:"by"` // ts: Square
}

// Explanation tells whether a move is legal and, where it is not, every reason.
type Explanation = struct {
	Legal bool `js:"legal"`
	// The move, where it is legal.
	Move *Move `js:"move"`
	// Every reason why it is not legal; empty where it is.
	Reasons []Reason `js:"reasons"`
}

// Refusal is what stands behind an error of play.
type Refusal = struct {
	// The stable name of the chief reason.
	Code string `js:"code"`
	// A sentence in the game's language.
	Text string `js:"text"`
	// The piece of text at fault.
	Token string `js:"token"`
	// Where it starts in the text, counted in UTF-16 units.
	Offset int `js:"offset"`
	// The legal moves that an ambiguous or unfinished text fits.
	Candidates []Move `js:"candidates"`
	// Why the move is not legal.
	Explanation Explanation `js:"explanation"`
}

// NewMove tells a legal move of a position, or a null move.
func NewMove(p *position.Position, m position.Move, variant position.Variant) *Move {
	packed := Pack(p, m, variant)
	role := func(bits int) string { return board.Role(packed >> bits & 7).String() }
	move := &Move{
		From: board.Square(packed & 63).String(), To: board.Square(packed >> 6 & 63).String(),
		UCI: uci.Format(m, variant), SAN: san.Format(p, m),
		Piece: role(12), Captured: orNull(role(15)), Promotion: orNull(role(18)), EnPassant: m.IsEnPassant(),
	}
	if m.IsCastling() {
		move.Castling = text(m.CastlingSide().String())
	}
	return move
}

// move tells a legal move at the cursor.
func (c *Context) move(m position.Move) *Move { return NewMove(c.Game.Position(), m, c.Game.Variant()) }

// moves tells several; never nil.
func (c *Context) moves(list []position.Move) []Move {
	told := make([]Move, len(list))
	for i, m := range list {
		told[i] = *c.move(m)
	}
	return told
}

// Explanation tells whether the move between two squares is legal, and why not.
func (c *Context) Explanation(from, to board.Square, promotion board.Role) *Explanation {
	m, reasons := c.WhyNot(from, to, promotion)
	if reasons == nil {
		return c.Legal(m)
	}
	return &Explanation{Reasons: reasons}
}

// WhyNot tells every reason why the move between two squares is not legal. Where it is,
// there are none, and it returns the move.
func (c *Context) WhyNot(from, to board.Square, promotion board.Role) (m position.Move, reasons []Reason) {
	x := arbiter.Explain(c.Game, c.Edition, from, to, promotion)
	if x.Legal {
		return x.Move, nil
	}
	return position.NoMove, c.Reasons(x.Reasons, c.Game.Position().At(from))
}

// Legal tells that a move is legal.
func (c *Context) Legal(m position.Move) *Explanation {
	return &Explanation{Legal: true, Move: c.move(m), Reasons: []Reason{}}
}

// ExplainText tells why a text is no legal move.
func (c *Context) ExplainText(e *san.Error) *Explanation {
	return &Explanation{Reasons: c.WhyNotText(e)}
}

// WhyNotText tells why a text is no legal move: what is wrong with the text and,
// where it could be read, every reason against each move it may mean.
func (c *Context) WhyNotText(e *san.Error) []Reason {
	if e.Castling {
		return c.Reasons(arbiter.ExplainCastling(c.Game, c.Edition, e.Side), board.NoPiece)
	}
	list := []Reason{*c.about(e)}
	if e.Code != reason.NoSuchMove || e.To >= board.NoSquare {
		return list
	}
	for _, from := range e.From {
		m, reasons := c.WhyNot(from, e.To, e.Promotion)
		if reasons == nil {
			return []Reason{*c.about(misspelt(e, m))}
		}
		for i := range reasons {
			isKnown := func(r Reason) bool { return r.Code == reasons[i].Code && r.Text == reasons[i].Text }
			if !slices.ContainsFunc(list, isKnown) {
				list = append(list, reasons[i])
			}
		}
	}
	if len(e.From) == 1 {
		return list[1:] // the piece is known, and why it may not go there
	}
	return list
}

// misspelt tells that a text which was refused means a legal move, and calls it what it is
// not: a capture, en passant, or a step of the king where it is castling.
func misspelt(e *san.Error, m position.Move) *san.Error {
	return &san.Error{Code: reason.NotStandard, Token: e.Token, Candidates: []position.Move{m}}
}

// about tells what is wrong with a text.
func (c *Context) about(e *san.Error) *Reason {
	about := e.About()
	if e.Code == reason.NotStandard {
		m := e.Candidates[0]
		about.Squares = []uint8{uint8(m.From()), uint8(Target(m, c.Game.Variant()))}
	}
	return c.reason(c.ground(about), board.NoPiece)
}

// ground adds the article behind a reason.
//
//go:noinline
func (c *Context) ground(r *reason.Reason) *arbiter.Ground {
	return &arbiter.Ground{Reason: *r, Article: c.Edition.Behind(r.Code, "")}
}

// Refusal tells why a text names no move that may be played; offset is the place
// in the text counted as JavaScript does.
func (c *Context) Refusal(e *san.Error, offset int) *Refusal {
	r := &Refusal{
		Code: e.Code.String(), Token: e.Token, Offset: offset, Candidates: c.moves(e.Candidates),
		Explanation: *c.ExplainText(e),
	}
	r.Text = c.joined(r.Explanation.Reasons)
	return r
}

// RefusalOf tells why a move between two squares may not be played.
func (c *Context) RefusalOf(from, to board.Square, promotion board.Role) *Refusal {
	r := &Refusal{Candidates: []Move{}, Explanation: *c.Explanation(from, to, promotion)}
	if len(r.Explanation.Reasons) > 0 {
		r.Code = r.Explanation.Reasons[0].Code
	}
	if r.Code == reason.PromotionMissing.String() {
		for _, role := range board.Promotions[:] {
			if m, ok := c.Game.Position().Find(from, to, role); ok {
				r.Candidates = append(r.Candidates, *c.move(m))
			}
		}
	}
	r.Text = c.joined(r.Explanation.Reasons)
	return r
}

// joined returns the sentences of reasons in one text.
func (c *Context) joined(reasons []Reason) string {
	sentences := make([]string, len(reasons))
	for i := range reasons {
		sentences[i] = reasons[i].Text
	}
	return c.Language.Together(sentences)
}

// Forbidden tells that a legal move is not allowed, because a ruling demands
// one of others, by an article; byClaim tells that it is the move of a claim.
func (c *Context) Forbidden(allowed []position.Move, article string, byClaim bool) *Explanation {
	about := c.ground(&reason.Reason{Code: reason.RulingBinds})
	if byClaim && len(allowed) == 1 {
		about = c.ground(&reason.Reason{Code: reason.ClaimMoveBinds, Text: *c.notation(allowed[0])})
	}
	if article != "" {
		about.Article = article
	}
	return &Explanation{Reasons: []Reason{*c.reason(about, board.NoPiece)}}
}

// RefusalByRuling tells that a ruling demands another move than the legal one
// that was tried; the candidates are the moves that it allows.
func (c *Context) RefusalByRuling(allowed []position.Move, article string, byClaim bool) *Refusal {
	x := c.Forbidden(allowed, article, byClaim)
	return &Refusal{
		Code: x.Reasons[0].Code, Text: c.joined(x.Reasons), Explanation: *x, Candidates: c.moves(allowed),
	}
}
