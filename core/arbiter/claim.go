package arbiter

// Is a claim of a draw correct, and what follows (Articles 9.2 to 9.5)?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// ClaimRequest is what a player claims and how. The claim is that of the player
// who has the move.
type ClaimRequest struct {
	Kind ClaimKind
	// Intending is the move that the player means to make, position.NoMove for a
	// position that has appeared.
	Intending position.Move
	// Illegal tells that the intended move is not legal; Intending does not count
	// then. Tried are its squares, where they are known.
	Illegal bool
	Tried   Attempt
	// Unwritten tells that the intended move was not written down.
	Unwritten bool
	// Touched tells that the player has touched a piece to move or capture it.
	Touched bool
	// ByOpponent tells that the claim is made by the player who is not on move.
	ByOpponent bool
	// Withdrawn tells that the player wants to take the claim back.
	Withdrawn bool
}

// Named returns the ruling with the intended move, as it was written, in the
// facts of its grounds.
func (r *Ruling) Named(move string) *Ruling {
	named := *r
	named.Grounds = slices.Clone(r.Grounds)
	for i := range named.Grounds {
		named.Grounds[i].Text = move
	}
	return &named
}

// Claim rules on a claim at the cursor.
func (c *Case) Claim(q ClaimRequest) *Ruling {
	if !q.Illegal && q.Intending != position.NoMove && !c.Game.Position().IsLegal(q.Intending) {
		q.Illegal, q.Tried = true, Attempt{From: uint8(q.Intending.From()), To: uint8(q.Intending.To()), Given: true}
	}
	if q.Illegal {
		q.Intending = position.NoMove
	}
	if over := c.over(); over.Over {
		r := c.hadEnded(reason.ClaimRefused, reason.ClaimGameOver, over)
		r.Upheld = Rejected
		return r
	}
	code := reason.ClaimRefused
	var counted game.Repetition
	why := &reason.Reason{Code: c.refusal(&q)}
	if why.Code == reason.None {
		why, code = c.examine(&q, &counted)
	}
	found := why
	if code == reason.ClaimCorrect && q.Unwritten && q.Intending != position.NoMove {
		code, why = reason.ClaimIncorrect, &reason.Reason{Code: reason.ClaimNotWritten}
	}
	r := c.ruling(code, why, q.Kind.String())
	r.Upheld, r.Repetition = Rejected, counted
	if q.Kind == FiftyMoveClaim && found.Plies != nil {
		r.Halfmoves, r.Since = found.Count, found.Plies[0]
	}
	switch code {
	case reason.ClaimCorrect:
		r.accept(c, &q)
	case reason.ClaimIncorrect:
		r.reject(c, &q)
	}
	if q.Withdrawn && code != reason.ClaimRefused {
		r.because(c, reason.ClaimNotWithdrawn, "")
	}
	return r
}

// refusal tells why there is no right to claim at this moment, "" where there is.
func (c *Case) refusal(q *ClaimRequest) reason.Code {
	switch {
	case c.Game.IsAnalysis():
		return reason.ClaimAnalysis
	case q.ByOpponent:
		return reason.ClaimNotOnMove
	case q.Touched && c.rules().ClaimLostBy == laws.Touching:
		return reason.ClaimTouched
	case q.Intending != position.NoMove && !c.allows(q.Intending):
		return reason.ClaimOtherMove
	}
	return reason.None
}

// allows tells whether no earlier ruling on the position forbids a move.
func (c *Case) allows(m position.Move) bool {
	return len(c.Allowed) == 0 || slices.Contains(c.Allowed, m)
}

// examine gathers the evidence and decides, whether or not the move was written.
func (c *Case) examine(q *ClaimRequest, counted *game.Repetition) (why *reason.Reason, code reason.Code) {
	correct := false
	switch {
	case q.Illegal:
		why = &reason.Reason{Code: reason.ClaimMoveIllegal}
	case q.Kind == FiftyMoveClaim:
		why, correct = fiftyClaim(c.Game, q.Intending)
	default:
		*counted = repetition(c.Game, q.Intending, c.reading())
		why, correct = threefoldClaim(counted, q.Intending)
	}
	if correct {
		return why, reason.ClaimCorrect
	}
	return why, reason.ClaimIncorrect
}

// accept adds what follows from a correct claim.
func (r *Ruling) accept(c *Case, q *ClaimRequest) {
	r.Upheld = Granted
	r.cite(reason.ClaimCorrect, 0, r.Article)
	if q.Touched {
		r.because(c, reason.ClaimTouchedStill, "")
	}
	if q.Kind == FiftyMoveClaim {
		r.end(game.Drawn, reason.FiftyMoves)
		return
	}
	r.end(game.Drawn, reason.Threefold)
	r.readings(c, q.Intending)
	r.captures(c)
}

// reject adds what follows from an incorrect claim.
func (r *Ruling) reject(c *Case, q *ClaimRequest) {
	decisive := r.Grounds[0].Code
	if q.Unwritten && q.Intending != position.NoMove && decisive != reason.ClaimNotWritten {
		r.because(c, reason.ClaimNotWritten, q.Kind.String())
	}
	switch decisive {
	case reason.ClaimTooFew, reason.ClaimTooFewIntended:
		for _, miss := range r.Repetition.NearMisses {
			differences := Difference(c.Edition, miss)
			for i := range differences {
				r.ground(c, &differences[i].Reason, "")
			}
		}
		r.readings(c, q.Intending)
		r.captures(c)
	}
	r.fine(c)
	r.Article = c.Edition.Behind(reason.ClaimIncorrect, c.TimeControl.String())
	switch {
	case q.Intending != position.NoMove:
		r.allow([]position.Move{q.Intending})
		r.because(c, reason.ClaimMoveBinds, "")
	case q.Tried.Given:
		r.bindPiece(c, board.Square(q.Tried.From&63))
	}
	r.because(c, reason.ClaimIsOffer, "")
}

// because adds a reason that is told by its code alone.
//
//go:noinline
func (r *Ruling) because(c *Case, code reason.Code, detail string) {
	r.ground(c, &reason.Reason{Code: code}, detail)
}

// bindPiece binds the player to the piece that he named for an illegal move, where
// the edition lets Article 4 decide on the intended move and the piece can move.
func (r *Ruling) bindPiece(c *Case, from board.Square) {
	if !c.rules().IntendedTouches {
		return
	}
	for _, m := range c.Game.Position().Moves() {
		if m.From() == from && c.allows(m) {
			r.Moves = append(r.Moves, m)
		}
	}
	if r.Moves != nil {
		r.ground(c, reason.New(reason.ClaimPieceBinds, []board.Square{from}, nil), "")
	}
}
