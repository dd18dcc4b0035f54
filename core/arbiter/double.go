package arbiter

// What follows when one player has moved twice in a row?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

// doubleMove takes the game back to the position after the first of the two moves:
// the second is an illegal move, and the opponent has the move.
func (q *inquiry) doubleMove() {
	if q.count(&breach{code: reason.DoubleMove, square: board.NoSquare, restores: true, names: true}) {
		penalty := q.r.Grounds[2:]
		q.r.Grounds = slices.Clip(q.r.Grounds[:2])
		q.say(reason.ReplyIsFree)
		q.say(reason.LaterFlagVoid)
		q.r.Grounds = append(q.r.Grounds, penalty...)
		q.say(reason.ClocksByJudgement)
	}
}

// examineDouble finds the position after the first of the two moves. The ply told
// is that of either move: of the first, where the opponent has the move there.
func (q *inquiry) examineDouble() (fault reason.Code, field string) {
	g := q.Game
	if q.Ply < 0 || q.Ply > g.Ply()+1 {
		return reason.IncidentPly, "ply"
	}
	turn := func(ply int) board.Color { return g.At(ply).Position().Turn() }
	if q.Incident.Player != reason.Nobody {
		q.player = board.Color(q.Incident.Player - reason.White)
	} else if q.Ply <= g.Ply() {
		q.player = turn(q.Ply).Other()
	} else {
		q.player = q.player.Other()
	}
	first := q.Ply
	if first > g.Ply() || turn(first) == q.player {
		first--
	}
	if first > 1 && g.At(first-1).IsNull() {
		first -= 2
	}
	if first < 0 || first > g.Ply() || turn(first) == q.player {
		return reason.IncidentPlayer, "color"
	}
	if start := g.Start(); first == 0 && start.Fullmove() == 1 && q.player == board.Black {
		return reason.IncidentPlayer, "color"
	}
	q.before, q.irregular = first, first+1
	return q.identify()
}
