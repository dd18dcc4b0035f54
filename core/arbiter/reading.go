package arbiter

// Is a right to castle that every legal reply takes away still there when two
// positions are compared (Article 9.2), and who says so?

import (
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// The two whose opinions stand against each other in An Arbiter's Notebook 81.
const (
	Gijssen reason.Code = "gijssen"
	Reuben  reason.Code = "reuben"
)

// reading returns how castling rights are compared in the case. Where the text
// itself decides nothing is chosen.
func (c *Case) reading() game.Reading {
	if c.WhileUsable && c.rules().CastlingRight != laws.Settled {
		return game.WhileUsable
	}
	return game.UntilMoved
}

// Repetition tells how often the position at the cursor has stood, by the reading
// of the case; in analysis nothing is counted.
func (c *Case) Repetition() game.Repetition {
	if c.Game.IsAnalysis() {
		return game.Repetition{}
	}
	return c.Game.RepetitionBy(c.reading())
}

// readings tells, where the two readings count differently, what decides between
// them and what either of them holds.
func (r *Ruling) readings(c *Case, intending position.Move) {
	moved := repetition(c.Game, intending, game.UntilMoved)
	usable := repetition(c.Game, intending, game.WhileUsable)
	if moved.Count == usable.Count {
		return
	}
	decides := reason.RightOpen
	switch c.rules().CastlingRight {
	case laws.Settled:
		r.ground(c, reason.Reason{Code: reason.RightSettled}, "")
		return
	case laws.Ruled:
		decides = reason.RightRuled
		if c.WhileUsable {
			decides = reason.RightAgainstRuling
		}
	}
	r.ground(c, reason.Reason{Code: decides}, "")
	r.opinion(c, Gijssen, reason.OpinionUntilMoved, &moved)
	r.opinion(c, Reuben, reason.OpinionWhileUsable, &usable)
}

func (r *Ruling) opinion(c *Case, holder, code reason.Code, counted *game.Repetition) {
	why := reason.Reason{Code: code, Count: counted.Count, Plies: counted.Plies}
	r.Opinions = append(r.Opinions, Opinion{Holder: holder, Upheld: counted.Count >= threefold, Ground: grounded(c.Edition, why, "")})
}

// captures tells of each right to castle that ended by the capture of its rook,
// which is always before the counted positions, where the king has first moved
// between them: that move lost nothing, though the articles on the right speak of
// moves only.
func (r *Ruling) captures(c *Case) {
	first := r.Repetition.Plies[0]
	for _, o := range CastlingOptions(c.Game, c.Edition) {
		if o.State != CastlingLost || o.Loss.By != game.RookCaptured {
			continue
		}
		if moved, ok := firstKingMove(c.Game, o); ok && moved > first {
			why := o.Reasons[0].Reason
			why.Code = reason.RightCaptured
			r.ground(c, why, "")
		}
	}
}

// firstKingMove returns the ply to which the first move of the king led that had
// the castling.
func firstKingMove(g *game.Game, o CastlingOption) (ply int, ok bool) {
	start := g.Start()
	home := start.King(o.Color)
	for ply := 1; ply <= g.Ply(); ply++ {
		if g.At(ply).Position().King(o.Color) != home {
			return ply, true
		}
	}
	return 0, false
}
