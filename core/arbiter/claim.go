package arbiter

// Is a claim of a draw correct, and what follows (Articles 9.2 to 9.5)?

import (
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
	// then.
	Illegal bool
	// Unwritten tells that the intended move was not written down.
	Unwritten bool
	// Touched tells that the player has touched a piece to move or capture it.
	Touched bool
	// ByOpponent tells that the claim is made by the player who is not on move.
	ByOpponent bool
	// TimeControl is the kind of game; penalties depend on it.
	TimeControl laws.TimeControl
}

// Ruling is the answer to a claim. It changes nothing by itself.
type Ruling struct {
	// Code is reason.ClaimCorrect, ClaimIncorrect or ClaimRefused.
	Code    reason.Code
	Article string
	Edition laws.Edition
	Upheld  bool
	// Result and End are the end of the game, where the claim is upheld:
	// game.Drawn by reason.Threefold or FiftyMoves; else game.Unfinished, "".
	Result game.Result
	End    reason.Code
	// AddedTo gets AddedMinutes more; 0 where no clock is changed.
	AddedMinutes int
	AddedTo      board.Color
	// MustPlay is the move that must be played next, position.NoMove for any.
	MustPlay position.Move
	// Grounds are why, the decisive one first, then what follows.
	Grounds []Ground
	// Repetition is the evidence on a third occurrence, with the intended move.
	Repetition game.Repetition
	// Halfmoves and Since are the evidence on fifty moves: how many half-moves
	// count, with the intended move, and from which ply on; 0 where they reach
	// back before the record.
	Halfmoves, Since int
}

// Named returns the ruling with the intended move, as it was written, in the
// facts of its grounds.
func (r Ruling) Named(move string) Ruling {
	grounds := make([]Ground, len(r.Grounds))
	for i, ground := range r.Grounds {
		ground.Text = move
		grounds[i] = ground
	}
	r.Grounds = grounds
	return r
}

// Judge rules on a claim at the cursor.
func Judge(g *game.Game, e laws.Edition, c ClaimRequest) (r Ruling) {
	if !c.Illegal && c.Intending != position.NoMove && !g.Position().IsLegal(c.Intending) {
		c.Illegal = true
	}
	if c.Illegal {
		c.Intending = position.NoMove
	}
	r.Edition = e
	ground, refused := refusal(g, e, c)
	if refused {
		r.Code, r.Article, r.Grounds = reason.ClaimRefused, ground.Article, []Ground{ground}
		return r
	}
	ground, correct := r.examine(g, e, c)
	r.Grounds = []Ground{ground}
	if !correct {
		r.reject(g, e, c)
		return r
	}
	r.Code, r.Article, r.Upheld = reason.ClaimCorrect, ground.Article, true
	r.Result, r.End = game.Drawn, reason.Threefold
	if c.Kind == FiftyMoveClaim {
		r.End = reason.FiftyMoves
	}
	return r
}

// refusal tells why there is no right to claim at this moment.
func refusal(g *game.Game, e laws.Edition, c ClaimRequest) (Ground, bool) {
	kind := c.Kind.String()
	if status := StatusOf(g, e); status.Over {
		r := reason.Reason{Code: reason.ClaimGameOver, Ply: status.Ply}
		return Ground{Reason: r, Article: status.Article}, true
	}
	switch {
	case g.IsAnalysis():
		return grounded(e, reason.Reason{Code: reason.ClaimAnalysis}, kind), true
	case c.ByOpponent:
		return grounded(e, reason.Reason{Code: reason.ClaimNotOnMove}, kind), true
	case c.Touched:
		return grounded(e, reason.Reason{Code: reason.ClaimTouched}, kind), true
	}
	return Ground{}, false
}

// examine gathers the evidence and decides.
func (r *Ruling) examine(g *game.Game, e laws.Edition, c ClaimRequest) (Ground, bool) {
	kind := c.Kind.String()
	if c.Illegal {
		return grounded(e, reason.Reason{Code: reason.ClaimMoveIllegal}, kind), false
	}
	var facts reason.Reason
	var correct bool
	if c.Kind == ThreefoldClaim {
		r.Repetition = repetition(g, c.Intending)
		facts, correct = threefoldClaim(r.Repetition, c.Intending)
	} else {
		facts, correct = fiftyClaim(g, c.Intending)
		if facts.Plies != nil {
			r.Halfmoves, r.Since = facts.Count, facts.Plies[0]
		}
	}
	if correct && c.Unwritten && c.Intending != position.NoMove {
		facts, correct = reason.Reason{Code: reason.ClaimNotWritten}, false
	}
	return grounded(e, facts, kind), correct
}

// reject adds what follows from an incorrect claim.
func (r *Ruling) reject(g *game.Game, e laws.Edition, c ClaimRequest) {
	r.AddedMinutes, r.AddedTo = e.WrongClaim(c.TimeControl), g.Position().Turn().Other()
	r.Code, r.Article = reason.ClaimIncorrect, behind(e, reason.ClaimIncorrect, c.TimeControl.String())
	if code := r.Grounds[0].Code; code == reason.ClaimTooFew || code == reason.ClaimTooFewIntended {
		for _, miss := range r.Repetition.NearMisses {
			r.Grounds = append(r.Grounds, Difference(e, miss)...)
		}
	}
	verdict := reason.Reason{Code: reason.ClaimIncorrect, Count: r.AddedMinutes}
	r.Grounds = append(r.Grounds, grounded(e, verdict, c.TimeControl.String()))
	if c.Intending != position.NoMove {
		r.MustPlay = c.Intending
		r.Grounds = append(r.Grounds, grounded(e, reason.Reason{Code: reason.ClaimMoveBinds}, ""))
	}
	r.Grounds = append(r.Grounds, grounded(e, reason.Reason{Code: reason.ClaimIsOffer}, ""))
}
