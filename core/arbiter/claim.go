package arbiter

// Is a claim of a draw correct, and what follows (Articles 9.2 to 9.5)?

import (
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

// Claim rules on a claim at the cursor.
func (c *Case) Claim(q ClaimRequest) Ruling {
	g := c.Game
	if !q.Illegal && q.Intending != position.NoMove && !g.Position().IsLegal(q.Intending) {
		q.Illegal = true
	}
	if q.Illegal {
		q.Intending = position.NoMove
	}
	r := Ruling{Edition: c.Edition, Restore: Unchanged, Upheld: Rejected}
	ground, refused := refusal(g, c.Edition, q)
	if refused {
		r.Code, r.Article, r.Grounds = reason.ClaimRefused, ground.Article, []Ground{ground}
		return r
	}
	ground, correct := r.examine(g, c.Edition, q)
	r.Grounds = []Ground{ground}
	if !correct {
		r.reject(c, q)
		return r
	}
	r.Code, r.Article, r.Upheld = reason.ClaimCorrect, ground.Article, Granted
	r.end(game.Drawn, reason.Threefold)
	if q.Kind == FiftyMoveClaim {
		r.End = reason.FiftyMoves
	}
	return r
}

// TooLate refuses a claim after a ruling that has ended the game, which is known
// beside the record only.
func (c *Case) TooLate(status Status) Ruling {
	ground := Ground{Reason: reason.Reason{Code: reason.ClaimGameOver, Ply: status.Ply}, Article: status.Article}
	return Ruling{
		Code: reason.ClaimRefused, Article: ground.Article, Edition: c.Edition, Upheld: Rejected,
		Restore: Unchanged, Grounds: []Ground{ground},
	}
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
func (r *Ruling) reject(c *Case, q ClaimRequest) {
	e, control := c.Edition, c.TimeControl.String()
	minutes := c.rules().WrongClaim.Opponent
	r.add(c.Game.Position().Turn().Other(), minutes*minute)
	r.Code, r.Article = reason.ClaimIncorrect, behind(e, reason.ClaimIncorrect, control)
	if code := r.Grounds[0].Code; code == reason.ClaimTooFew || code == reason.ClaimTooFewIntended {
		for _, miss := range r.Repetition.NearMisses {
			r.Grounds = append(r.Grounds, Difference(e, miss)...)
		}
	}
	r.Grounds = append(r.Grounds, grounded(e, reason.Reason{Code: reason.ClaimIncorrect, Count: minutes}, control))
	if q.Intending != position.NoMove {
		r.MustPlay = q.Intending
		r.Grounds = append(r.Grounds, grounded(e, reason.Reason{Code: reason.ClaimMoveBinds}, ""))
	}
	r.Grounds = append(r.Grounds, grounded(e, reason.Reason{Code: reason.ClaimIsOffer}, ""))
}
