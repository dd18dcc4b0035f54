package arbiter

// Is a right to castle that every legal reply takes away still there when two
// positions are compared (Article 9.2), and who says so?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// The two whose opinions stand against each other in An Arbiter's Notebook 81.
const (
	Gijssen = "gijssen"
	Reuben  = "reuben"
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
	counted := [2]game.Repetition{
		repetition(c.Game, intending, game.UntilMoved), repetition(c.Game, intending, game.WhileUsable),
	}
	if counted[0].Count == counted[1].Count {
		return
	}
	decides := reason.RightOpen
	switch c.rules().CastlingRight {
	case laws.Settled:
		r.because(c, reason.RightSettled, "")
		return
	case laws.Ruled:
		decides = reason.RightRuled
		if c.WhileUsable {
			decides = reason.RightAgainstRuling
		}
	}
	r.because(c, decides, "")
	for i := range counted {
		n := &counted[i]
		why := &reason.Reason{Code: opinions[i], Count: n.Count, Plies: n.Plies}
		r.Opinions = append(r.Opinions, Opinion{Holder: holders[i], Upheld: n.Count >= threefold})
		r.Opinions[i].Ground = *grounded(c.Edition, why, "")
	}
}

// The opinions and who holds them, by game.Reading.
var (
	opinions = [2]reason.Code{reason.OpinionUntilMoved, reason.OpinionWhileUsable}
	holders  = [2]string{Gijssen, Reuben}
)

// captures tells of each right to castle that ended by the capture of its rook,
// which is always before the counted positions, where the king has first moved
// between them: that move lost nothing, though the articles on the right speak of
// moves only.
func (r *Ruling) captures(c *Case) {
	g := c.Game
	start := g.Start()
	for i := range 4 {
		color, side := board.Color(i>>1), castling.Side(1-i&1)
		loss, state := g.CastlingLoss(color, side)
		if state == game.Lost && loss.By == game.RookCaptured && firstKingMove(g, color) > r.Repetition.Plies[0] {
			rook := start.CastlingRook(color, side)
			why := reason.New(reason.RightCaptured, []board.Square{rook}, nil)
			why.Ply = loss.Ply
			r.ground(c, why, "")
		}
	}
}

// firstKingMove returns the ply to which the first move of a king led, -1 where it
// has not moved.
func firstKingMove(g *game.Game, c board.Color) int {
	home := g.At(0).Position().King(c)
	for ply := 1; ply <= g.Ply(); ply++ {
		if g.At(ply).Position().King(c) != home {
			return ply
		}
	}
	return -1
}
