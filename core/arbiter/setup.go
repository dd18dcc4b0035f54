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

// unlessLate rules by one reason in time, and by another with the limit after it.
func (q *inquiry) unlessLate(inTime, late reason.Code) Ruling {
	if q.tooLate() {
		return q.ruled(q.counted(late, q.rules.SetupMoves))
	}
	return q.ruled(q.why(inTime))
}

// wrongSetup rules on a game that began from a wrong position, or with the clock set
// wrongly.
func (q *inquiry) wrongSetup() Ruling {
	if q.Detail == ClockMisset {
		return q.unlessLate(reason.ClockReset, reason.ClockTooLate)
	}
	r := q.unlessLate(reason.WrongSetupNewGame, reason.WrongSetupTooLate)
	if r.Code == reason.WrongSetupTooLate && q.Detail != PiecesMisplaced {
		king, rook := "", ""
		if q.rules.Misplaced == laws.MisplacedUnsaid {
			king = byMovement
		}
		if q.rules.Misplaced != laws.MisplacedNoCastles {
			rook = byMovement
		}
		r.ground(q.Case, q.why(reason.SwappedKingStays), king)
		if q.Detail == KingAndRookSwapped {
			r.ground(q.Case, q.why(reason.SwappedRookStays), rook)
		}
	}
	return r
}

// coloursReversed rules on a game in which the players have each other's colours.
func (q *inquiry) coloursReversed() Ruling {
	limit := q.rules.ColoursReversedMoves
	if q.MovesMade < limit {
		return q.ruled(q.counted(reason.ColoursNewGame, limit))
	}
	q.answer = Rejected
	r := q.ruled(q.why(reason.ColoursGoOn))
	if limit == 0 {
		q.more(&r, q.why(reason.ColoursArbiter))
	}
	return r
}

// boardTurned rules on a board with the wrong corner to the right.
func (q *inquiry) boardTurned() Ruling {
	return q.unlessLate(reason.BoardTransferred, reason.BoardTooLate)
}

// displacedPieces rules on pieces that were knocked over, seen at once or later.
func (q *inquiry) displacedPieces() Ruling {
	if q.Ply > 0 {
		r := q.ruled(q.why(reason.DisplacedLater))
		q.restore(&r)
		q.clocks(&r)
		return r
	}
	r := q.ruled(q.why(reason.DisplacedOwnTime))
	if q.Pressed {
		q.more(&r, q.why(reason.DisplacedPressed))
	}
	return r
}
