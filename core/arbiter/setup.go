package arbiter

// What follows when the pieces, the colours, the board or the clock were set up
// wrongly, or pieces were displaced (Articles 7.1 to 7.6, rapid and blitz)?

import (
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

// byMovement tells that the article behind a castling that is not possible is that
// on how king and rook move, because the appendix does not speak of it.
const byMovement = "by-movement"

// tooLate tells whether each player has made as many moves as make the set-up
// stand.
func (q *inquiry) tooLate() bool {
	late := q.rules.SetupMoves >= 0 && q.MovesMade >= q.rules.SetupMoves
	if late {
		q.answer = Rejected
	}
	return late
}

// unlessLate rules by one reason in time, and by another with the limit after it. It
// returns whether it was too late.
func (q *inquiry) unlessLate(inTime, late reason.Code) bool {
	if q.tooLate() {
		q.sayCount(late, q.rules.SetupMoves)
		return true
	}
	q.say(inTime)
	return false
}

// wrongSetup rules on a game that began from a wrong position, or with the clock set
// wrongly.
func (q *inquiry) wrongSetup() {
	if q.Detail == ClockMisset {
		q.unlessLate(reason.ClockReset, reason.ClockTooLate)
		return
	}
	if !q.unlessLate(reason.WrongSetupNewGame, reason.WrongSetupTooLate) || q.Detail == PiecesMisplaced {
		return
	}
	king, rook := "", ""
	if q.rules.Misplaced == laws.MisplacedUnsaid {
		king = byMovement
	}
	if q.rules.Misplaced != laws.MisplacedNoCastles {
		rook = byMovement
	}
	q.tell(reason.SwappedKingStays, king, &none)
	if q.Detail == KingAndRookSwapped {
		q.tell(reason.SwappedRookStays, rook, &none)
	}
}

// coloursReversed rules on a game in which the players have each other's colours.
func (q *inquiry) coloursReversed() {
	limit := q.rules.ColoursReversedMoves
	if q.MovesMade < limit {
		q.sayCount(reason.ColoursNewGame, limit)
		return
	}
	q.answer = Rejected
	q.say(reason.ColoursGoOn)
	if limit == 0 {
		q.say(reason.ColoursArbiter)
	}
}

// boardTurned rules on a board with the wrong corner to the right.
func (q *inquiry) boardTurned() { q.unlessLate(reason.BoardTransferred, reason.BoardTooLate) }

// displacedPieces rules on pieces that were knocked over, seen at once or later.
func (q *inquiry) displacedPieces() {
	if q.Ply > 0 {
		q.say(reason.DisplacedLater)
		q.restore()
		q.say(reason.ClocksByJudgement)
		return
	}
	q.say(reason.DisplacedOwnTime)
	if q.Pressed {
		q.say(reason.DisplacedPressed)
	}
}
