package arbiter

// What follows when a flag has fallen (Articles 6.8 to 6.12, 10.3, 10.4, III.3)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// flagFall rules on one fallen flag, or on both.
func (q *inquiry) flagFall() {
	if q.Both {
		q.bothFlags()
		return
	}
	p := q.Game.Position()
	q.decide(p, true, reason.FlagLoses, reason.FlagDraws, reason.FlagFall, 0)
	draws := q.r.Code == reason.FlagDraws
	var asked Ruling
	if draws && asked.canMate(q.Case, p, q.player) == unwinnable.Unwinnable {
		q.say(reason.NeitherCanMate)
	}
	if q.rules.UnskilledPlay && (draws || q.r.Code == reason.FlagLoses) {
		q.say(reason.FlagUnskilled)
	}
	if !q.rules.ArbiterCallsFlag && !q.ByOpponent {
		q.say(reason.FlagUncalled)
	}
}

// bothFlags rules on two fallen flags of which nobody knows which fell first.
func (q *inquiry) bothFlags() {
	if q.EarlierPeriod || !q.rules.BothFlagsDraw {
		q.answer = Rejected
		q.say(reason.BothFlagsGoOn)
		return
	}
	q.say(reason.BothFlagsDraw)
	q.r.end(game.Drawn, reason.FlagFall)
}

// potential tells whether a player has the material that Article C4 asks for to win
// in blitz: pieces that can bring about a position in which the opponent has the
// move and cannot avoid mate by the next one. The article names two knights against
// a bare king as too little and a rook against a knight as enough. What lies between
// is not decided.
func potential(b *board.Board, winner board.Color) unwinnable.Verdict {
	const dark board.SquareSet = 0xaa55aa55aa55aa55
	own := func(r board.Role) board.SquareSet { return b.Of(winner, r) }
	bishops, knights := own(board.Bishop), own(board.Knight)
	switch {
	case own(board.Pawn)|own(board.Rook)|own(board.Queen) != 0,
		bishops != 0 && knights != 0, knights.Count() > 2,
		bishops&dark != 0 && bishops&^dark != 0:
		return unwinnable.Winnable
	case bishops|knights == 0,
		!b.Men(winner.Other()).More():
		return unwinnable.Unwinnable
	}
	return unwinnable.Undecided
}
