package arbiter

// What else counts as an illegal move: a clock pressed without a move, two hands, a
// pawn left on the last rank?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// clockWithoutMove rules on a clock pressed without a move.
func (q *inquiry) clockWithoutMove() Ruling {
	if !q.rules.ClockWithoutMove {
		q.answer = NothingAsked
		return q.ruled(q.why(reason.PressedUnregulated))
	}
	r, _ := q.count(breach{why: q.why(reason.PressedWithoutMove), by: q.Game.Position(), names: true})
	return r
}

// twoHands rules on a move made with two hands, which may have been an illegal move
// besides.
func (q *inquiry) twoHands() Ruling {
	p := q.Game.Position()
	counts := q.rules.TwoHands == laws.TwoHandsIllegal || q.rules.TwoHands == laws.TwoHandsPressed && q.Pressed
	switch {
	case !q.Illegal && !counts:
		q.answer = NothingAsked
		return q.ruled(q.why(reason.TwoHandsBreach))
	case !q.Illegal:
		r, _ := q.count(breach{why: q.why(reason.TwoHandsCount), by: p, names: true})
		return r
	case !counts && !q.Pressed:
		return q.uncompleted(p)
	}
	b := breach{why: q.why(reason.IllegalCorrected), by: p, restores: true, names: counts}
	if counts {
		b.why = q.why(reason.TwoHandsCount)
	}
	r, goesOn := q.count(b)
	if counts && (goesOn || r.Result != 0) {
		q.more(&r, q.why(reason.BreachesCountOnce))
	}
	if goesOn {
		q.replace(&r, p)
	}
	return r
}

// unreplacedPromotion rules on a pawn that was left on the last rank.
func (q *inquiry) unreplacedPromotion() Ruling {
	p := q.Game.Position()
	moves := q.promotions(p)
	if moves == nil {
		q.Ply, q.DiscoveredPly = q.before+1, q.before+1
		return q.illegalMove()
	}
	at := uint8(moves[0].To())
	if !q.Pressed {
		r := q.ruled(q.at(reason.UnreplacedNotPressed, at))
		r.allow(moves)
		return r
	}
	b := breach{why: q.at(reason.UnreplacedRestored, at), by: p, restores: !q.rules.QueenIfUnreplaced, glaring: true}
	if q.rules.QueenIfUnreplaced {
		b.why = q.at(reason.UnreplacedQueen, at)
		queens := moves[:0]
		for _, m := range moves {
			if m.Promotion() == board.Queen {
				queens = append(queens, m)
			}
		}
		moves = queens
	}
	r, goesOn := Ruling{}, true
	if q.rules.UnreplacedIllegal {
		r, goesOn = q.count(b)
	} else {
		r = q.ruled(b.why)
		q.restore(&r)
	}
	if goesOn {
		r.allow(moves)
	}
	return r
}

// mayPromote tells whether a pawn can have been left on the last rank as told.
func (q *inquiry) mayPromote() bool {
	p := q.Game.Position()
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	if !q.Tried.Given {
		return q.promotions(p) != nil
	}
	last := q.player.Other().HomeRank()
	near := max(from.File(), to.File())-min(from.File(), to.File()) <= 1
	return p.At(from) == board.NewPiece(q.player, board.Pawn) && to.Rank() == last && near &&
		max(from.Rank(), last)-min(from.Rank(), last) == 1
}

// promotions returns the legal promotions by the move told, or all where none is; nil
// where there is none. Where the pawn binds only itself, its other promotions too.
func (q *inquiry) promotions(p *position.Position) []position.Move {
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	if q.Tried.Given && !q.triedIsLegal(p) {
		return nil
	}
	bound := q.rules.KingBindsCastling // from the same edition on, a pawn let go on the last rank binds its square
	return movesOf(p, func(m position.Move) bool {
		return m.Promotion() != board.NoRole && (!q.Tried.Given || m.From() == from && (m.To() == to || !bound))
	})
}
