package arbiter

// What else counts as an illegal move: a clock pressed without a move, two hands, a
// pawn left on the last rank?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// clockWithoutMove rules on a clock pressed without a move.
func (q *inquiry) clockWithoutMove() {
	if !q.rules.ClockWithoutMove {
		q.answer = NothingAsked
		q.say(reason.PressedUnregulated)
		return
	}
	q.count(&breach{code: reason.PressedWithoutMove, square: board.NoSquare, names: true})
}

// twoHands rules on a move made with two hands, which may have been an illegal move
// besides.
func (q *inquiry) twoHands() {
	p := q.Game.Position()
	counts := q.rules.TwoHands == laws.TwoHandsIllegal || q.rules.TwoHands == laws.TwoHandsPressed && q.Pressed
	switch {
	case !q.Illegal && !counts:
		q.answer = NothingAsked
		q.say(reason.TwoHandsBreach)
		return
	case !counts && !q.Pressed:
		q.uncompleted(p)
		return
	}
	b := breach{code: reason.IllegalCorrected, square: board.NoSquare, restores: q.Illegal, names: counts}
	if counts {
		b.code = reason.TwoHandsCount
	}
	goesOn := q.count(&b)
	if q.Illegal && counts && (goesOn || q.r.Result != game.Unfinished) {
		q.say(reason.BreachesCountOnce)
	}
	if q.Illegal && goesOn {
		q.replace(p)
	}
}

// unreplacedPromotion rules on a pawn that was left on the last rank.
func (q *inquiry) unreplacedPromotion() {
	p := q.Game.Position()
	moves := q.promotions(p)
	if moves == nil {
		q.Ply, q.DiscoveredPly = q.before+1, q.before+1
		q.illegalMove()
		return
	}
	at := moves[0].To()
	if !q.Pressed {
		q.sayAt(reason.UnreplacedNotPressed, at)
		q.r.allow(moves)
		return
	}
	b := breach{code: reason.UnreplacedRestored, square: at, restores: !q.rules.QueenIfUnreplaced, glaring: true}
	if q.rules.QueenIfUnreplaced {
		b.code = reason.UnreplacedQueen
		queens := moves[:0]
		for _, m := range moves {
			if m.Promotion() == board.Queen {
				queens = append(queens, m)
			}
		}
		moves = queens
	}
	if !q.rules.UnreplacedIllegal {
		q.sayAt(b.code, at)
		q.restore()
		q.r.allow(moves)
	} else if q.count(&b) {
		q.r.allow(moves)
	}
}

// mayPromote tells whether a pawn can have been left on the last rank as told.
func (q *inquiry) mayPromote() bool {
	p := q.Game.Position()
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	if !q.Tried.Given {
		return q.promotions(p) != nil
	}
	last := q.player.Other().HomeRank()
	return p.At(from) == board.NewPiece(q.player, board.Pawn) && to.Rank() == last &&
		distance(from.File(), to.File()) <= 1 && distance(from.Rank(), last) == 1
}

// promotions returns the legal promotions by the move told, or all where none is; nil
// where there is none. Before 2005 a pawn let go on the last rank bound only itself,
// and not its square.
func (q *inquiry) promotions(p *position.Position) []position.Move {
	from, to := board.NoSquare, board.NoSquare
	if q.Tried.Given {
		if !q.triedIsLegal(p) {
			return nil
		}
		from = board.Square(q.Tried.From)
		if q.rules.ReleaseBinds {
			to = board.Square(q.Tried.To)
		}
	}
	return movesOf(p, from, to, true)
}
