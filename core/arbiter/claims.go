package arbiter

// What may the player who has the move claim (Articles 9.2 and 9.3)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// ClaimKind is what a player claims.
type ClaimKind uint8

// The two kinds.
const (
	ThreefoldClaim ClaimKind = iota // third occurrence of the position (Article 9.2)
	FiftyMoveClaim                  // fifty moves without pawn move or capture (Article 9.3)
)

var claimNames = [2]string{"threefold", "fifty-move"}

// String returns "threefold" or "fifty-move".
func (k ClaimKind) String() string { return claimNames[k&1] }

// Claim is a correct claim. Of its reason, Plies are the evidence: for a third
// occurrence the plies at which the position has stood, for fifty moves the ply
// from which the half-moves are counted and the one to which. With an intended
// move the last of them is the ply that the move would lead to. Text is the
// intended move and left empty here: Named fills it in.
type Claim struct {
	Kind      ClaimKind
	Intending position.Move // position.NoMove where the position has appeared already
	Ground
}

// Named returns the claim with its intended move in SAN.
func (c Claim) Named(san string) Claim {
	c.Text = san
	return c
}

// Claims is Case.Claims for an edition.
func Claims(g *game.Game, e laws.Edition) []Claim {
	c := Case{Game: g, Edition: e}
	return c.Claims()
}

// Claims returns every correct claim of the player who has the move: first those
// that need no further move, then those by an intended move, in the order of the
// legal moves, as far as an earlier ruling allows them. There is none when the game
// is over, and none in analysis.
func (c *Case) Claims() []Claim {
	g := c.Game
	if g.IsAnalysis() || c.Ended.Over || c.IsOver() {
		return nil
	}
	reading := c.reading()
	var claims []Claim
	add := func(kind ClaimKind, m position.Move) {
		if r, ok := supported(g, reading, kind, m); ok {
			claims = append(claims, Claim{Kind: kind, Intending: m})
			claims[len(claims)-1].Ground = *grounded(c.Edition, r, "")
		}
	}
	add(ThreefoldClaim, position.NoMove)
	add(FiftyMoveClaim, position.NoMove)

	// Three occurrences are at least eight half-moves apart in all.
	repetition := g.Halfmoves()+1 >= 4*(threefold-1)
	fifty := g.Halfmoves()+1 >= fiftyMoves
	if !repetition && !fifty {
		return claims
	}
	for _, m := range g.Position().Moves() {
		if !c.allows(m) {
			continue
		}
		if repetition && (reading != game.UntilMoved || g.OccurrencesAfter(m) >= threefold) {
			add(ThreefoldClaim, m)
		}
		if fifty {
			add(FiftyMoveClaim, m)
		}
	}
	return claims
}

// supported tells whether the record supports a claim, and why.
func supported(g *game.Game, by game.Reading, kind ClaimKind, m position.Move) (*reason.Reason, bool) {
	if kind == ThreefoldClaim {
		counted := repetition(g, m, by)
		return threefoldClaim(&counted, m)
	}
	return fiftyClaim(g, m)
}

// repetition tells how often the position has stood, or would after a move, by a
// reading.
func repetition(g *game.Game, m position.Move, by game.Reading) game.Repetition {
	if m == position.NoMove {
		return g.RepetitionBy(by)
	}
	return g.RepetitionAfterBy(m, by)
}

func threefoldClaim(r *game.Repetition, m position.Move) (*reason.Reason, bool) {
	correct := r.Count >= threefold
	return &reason.Reason{
		Code:  codeOf(correct, m, reason.ThreefoldAppeared, reason.ThreefoldIntended, reason.ClaimTooFew, reason.ClaimTooFewIntended),
		Count: r.Count, Plies: r.Plies,
	}, correct
}

func fiftyClaim(g *game.Game, m position.Move) (*reason.Reason, bool) {
	halfmoves, to := g.Halfmoves(), g.Ply()
	if m != position.NoMove {
		halfmoves, to = halfmoves+1, to+1
	}
	pawn, capture := g.Position().Irreversible(m)
	correct := halfmoves >= fiftyMoves && !pawn && !capture
	r := &reason.Reason{
		Code:  codeOf(correct, m, reason.FiftyAppeared, reason.FiftyIntended, reason.ClaimTooSoon, reason.ClaimTooSoonIntended),
		Count: halfmoves, Plies: []int{max(0, to-halfmoves), to},
	}
	switch {
	case pawn:
		r = &reason.Reason{Code: reason.ClaimPawnMove}
	case capture:
		r = &reason.Reason{Code: reason.ClaimCapture}
	}
	return r, correct
}

// codeOf chooses by verdict and by whether a move is intended.
func codeOf(correct bool, m position.Move, appeared, intended, not, notIntended reason.Code) reason.Code {
	switch {
	case correct && m == position.NoMove:
		return appeared
	case correct:
		return intended
	case m == position.NoMove:
		return not
	}
	return notIntended
}

// Difference says why an earlier position, told as a near miss by the record, is
// not the same as the later one: the reasons' Plies name the earlier position,
// Ply tells from when on it was gone.
func Difference(e laws.Edition, miss game.NearMiss) []Ground {
	list := make([]Ground, len(miss.Differences))
	for i, d := range miss.Differences {
		code := reason.DifferentCastling
		if d.Kind == game.EnPassantDiffers {
			code = reason.DifferentEnPassant
		}
		r := reason.New(code, []board.Square{d.Square}, nil)
		r.Ply, r.Plies = d.LostAt, []int{miss.Ply}
		list[i] = *grounded(e, r, "")
	}
	return list
}
