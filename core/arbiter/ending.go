package arbiter

// How does a game end by what the players say: by agreement or by resignation
// (Articles 5.1.2 and 5.2.3)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/reason"
)

// agreement rules on a draw that both players want.
func (q *inquiry) agreement() {
	if q.rules.AgreementNeedsMoves && !bothHaveMoved(q.Game) {
		q.say(reason.AgreementTooEarly)
		q.r.Upheld = Rejected
		return
	}
	q.say(reason.AgreementDraws)
	q.r.Upheld = Granted
	q.r.end(game.Drawn, reason.Agreement)
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
func (q *inquiry) resignation() {
	if asked := asks[q.Manner]; asked != reason.None && !q.Confirmed {
		q.answer = NothingAsked
		q.say(reason.ResignationAsk)
		q.say(asked)
		q.say(reason.ResignationSign)
		return
	}
	q.decide(q.Game.Position(), q.rules.ResignationDraws,
		reason.ResignationLoses, reason.ResignationDraws, reason.Resignation, 0)
}

// leftWithoutNotice rules on a player who is gone and has not resigned.
func (q *inquiry) leftWithoutNotice() {
	q.answer = NothingAsked
	q.say(reason.LeftUnresigned)
	q.say(reason.LeftDiscourteous)
}
