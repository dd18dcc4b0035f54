package arbiter

// How does a game end by what the players say: by agreement or by resignation
// (Articles 5.1.2 and 5.2.3)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/reason"
)

// agreement rules on a draw that both players want.
func (q *inquiry) agreement() Ruling {
	if q.rules.AgreementNeedsMoves && !bothHaveMoved(q.Game) {
		r := q.ruled(q.why(reason.AgreementTooEarly))
		r.Upheld = Rejected
		return r
	}
	r := q.ruled(q.why(reason.AgreementDraws))
	r.Upheld = Granted
	r.end(game.Drawn, reason.Agreement)
	return r
}

// bothHaveMoved tells whether each player has made a move, in the record or before
// it. A record that begins without some of the men was begun after that.
func bothHaveMoved(g *game.Game) bool {
	start := g.Start()
	b := start.Board()
	before := 2 * (start.Fullmove() - 1)
	if start.Turn() == board.Black {
		before++
	}
	return before+g.Ply() >= 2 || b.Occupied().Count() < 32
}

// asks says of a manner of resigning what else it may have meant.
var asks = [...]reason.Code{
	StoppedClocks: reason.ClocksStoppedAsk,
	TippedKing:    reason.KingTippedAsk,
	Handshake:     reason.HandHeldOutAsk,
}

// resignation rules on a player who has resigned, or may have.
func (q *inquiry) resignation() Ruling {
	if asked := asks[q.Manner]; asked != "" && !q.Confirmed {
		q.answer = NothingAsked
		r := q.ruled(q.why(reason.ResignationAsk))
		q.more(&r, q.why(asked))
		q.more(&r, q.why(reason.ResignationSign))
		return r
	}
	return q.decide(q.Game.Position(), q.rules.ResignationDraws,
		reason.ResignationLoses, reason.ResignationDraws, reason.Resignation, 0)
}

// leftWithoutNotice rules on a player who is gone and has not resigned.
func (q *inquiry) leftWithoutNotice() Ruling {
	q.answer = NothingAsked
	r := q.ruled(q.why(reason.LeftUnresigned))
	q.more(&r, q.why(reason.LeftDiscourteous))
	return r
}
