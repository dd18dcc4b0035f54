package arbiter

// What follows from an illegal move (Article 7 and the appendices for rapid and
// blitz)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// breach is an illegal move, or what counts as one.
type breach struct {
	// why says what it was.
	why reason.Reason
	// by are the position that decides whether the opponent can mate.
	by *position.Position
	// restores tells that the position before it is restored where the game goes on.
	restores bool
	// names tells that why says something too where the game is lost by it.
	names bool
	// glaring tells that it leaves both kings in check or a promotion incomplete.
	glaring bool
}

// illegalMove rules on a move that was illegal, found at once or later.
func (q *inquiry) illegalMove() Ruling {
	p := q.Game.At(q.before).Position()
	if q.triedIsLegal(p) {
		q.answer = Rejected
		why := q.why(reason.MoveIsLegal)
		why.Squares = []uint8{q.Tried.From, q.Tried.To}
		return q.ruled(why)
	}
	if !q.Pressed && q.DiscoveredPly == q.Ply {
		return q.uncompleted(p)
	}
	r, goesOn := q.count(breach{why: q.why(reason.IllegalCorrected), by: p, restores: true})
	if goesOn {
		q.replace(&r, p)
		q.clocks(&r)
	}
	return r
}

// uncompleted rules on an illegal move before the clock was pressed.
func (q *inquiry) uncompleted(p *position.Position) Ruling {
	r := q.ruled(q.why(reason.IllegalUncompleted))
	r.Restore = q.before
	q.replace(&r, p)
	return r
}

// triedIsLegal tells whether the move that was made is legal after all, to
// whatever the pawn was promoted.
func (q *inquiry) triedIsLegal(p *position.Position) bool {
	if !q.Tried.Given {
		return false
	}
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	_, plain := p.Find(from, to, board.NoRole)
	_, promotion := p.Find(from, to, board.Queen)
	return plain || promotion
}

// count judges by the ladder of the edition. Where the game goes on and the breach
// is put right, goesOn is true: the ruling tells the position and the penalty then,
// and what may be played is the caller's to settle.
func (q *inquiry) count(b breach) (r Ruling, goesOn bool) {
	rule := q.rules.Illegal
	unclaimed := rule.Who != laws.ByArbiter && !q.ByOpponent
	steps := unclaimed && b.glaring && rule.ArbiterActsOnBoth
	switch {
	case rule.StandsAfterReply && q.DiscoveredPly > q.irregular:
		q.answer = Rejected
		return q.ruled(q.why(reason.IllegalStands)), false
	case unclaimed && !steps && rule.Who == laws.ByClaimToWin:
		return q.ruled(q.why(reason.IllegalWinClaimable)), false
	case unclaimed && !steps:
		r = q.ruled(q.why(reason.IllegalAwaitsClaim))
		if rule.StandsAfterReply {
			q.more(&r, q.why(reason.IllegalClaimInTime))
		}
		return r, false
	}
	if rule.LosesAt > 0 && q.Offence >= rule.LosesAt {
		asks := rule.DrawIfCannotMate || q.rules.MatingPotential
		r = q.decide(b.by, asks, reason.IllegalLoses, reason.IllegalDraws, reason.IllegalMoves, q.Offence)
		if b.names {
			q.more(&r, b.why)
		}
		return r, false
	}
	r = q.ruled(b.why)
	if b.restores {
		q.restore(&r)
	}
	switch {
	case rule.Minutes > 0:
		why := q.counted(reason.IllegalPenalty, q.Offence)
		why.Time = rule.Minutes * minute
		r.add(q.opponent, why.Time)
		q.more(&r, why)
	case rule.LosesAt == 0:
		q.more(&r, q.why(reason.IllegalNoPenalty))
	}
	return r, true
}

// restore takes the game back to the position before the irregularity, or to the
// last that can be identified.
func (q *inquiry) restore(r *Ruling) {
	code, detail := reason.PositionRestored, ""
	if q.Kind == DisplacedPieces {
		detail = "displaced"
	}
	switch {
	case q.Identified == Unknown:
		r.ground(q.Case, q.why(reason.NoneIdentified), detail)
		return
	case q.Identified == Before:
		r.Restore = q.before
	default:
		r.Restore = q.Identified
		if q.Identified < q.before {
			code = reason.LastIdentifiable
		}
	}
	why := q.why(code)
	why.Ply = r.Restore
	r.ground(q.Case, why, detail)
}

// clocks leaves the clocks to the arbiter where the game went on from a position
// that is put right.
func (q *inquiry) clocks(r *Ruling) { q.more(r, q.why(reason.ClocksByJudgement)) }

// replace tells by which moves the illegal one may be replaced: the piece that made
// it was touched, and one that it captured too (Articles 4.3 to 4.5). That holds where
// the position before it is restored.
func (q *inquiry) replace(r *Ruling, p *position.Position) {
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	mover, target := p.At(from), p.At(to)
	if !q.Tried.Given || r.Restore != q.before || mover == board.NoPiece {
		return
	}
	far := from.Rank() == to.Rank() && max(from.File(), to.File())-min(from.File(), to.File()) > 1
	castling := mover == board.NewPiece(q.player, board.King) && (far || target == board.NewPiece(q.player, board.Rook))
	own := mover.Color() == q.player
	if !own {
		to, target = from, mover // the opponent's piece was moved
	}
	code, about, detail := reason.TouchedMustMove, from, q.detail()
	if castling {
		code, detail = reason.CastlingMustMoveKing, "castling"
	}
	moves := movesOf(p, func(m position.Move) bool { return own && m.From() == from })
	if moves == nil && !castling && target != board.NoPiece && target.Color() == q.opponent {
		code, about = reason.TouchedMustCapture, to
		moves = movesOf(p, func(m position.Move) bool { return m.To() == to })
	}
	switch {
	case moves == nil && !own:
		return
	case moves == nil:
		code, about = reason.TouchedFree, from
	}
	r.allow(moves)
	r.ground(q.Case, q.at(code, uint8(about)), detail)
}

// movesOf returns the legal moves that are wanted, nil where there is none.
func movesOf(p *position.Position, wanted func(position.Move) bool) []position.Move {
	var list []position.Move
	for _, m := range p.Moves() {
		if wanted(m) {
			list = append(list, m)
		}
	}
	return list
}

// allow leaves only some moves; nil leaves all.
func (r *Ruling) allow(moves []position.Move) {
	r.Moves = moves
	if len(moves) == 1 {
		r.MustPlay = moves[0]
	}
}

// kingCaptured rules on a player who answered an illegal move by capturing the king.
// The earlier illegal move comes first: where the first one loses, it is that one.
func (q *inquiry) kingCaptured() Ruling {
	b := breach{why: q.why(reason.KingCaptured), by: q.Game.At(q.before).Position(), restores: true, names: true}
	if rule := q.rules.Illegal; rule.LosesAt == 1 && rule.Who == laws.ByArbiter {
		q.player, q.opponent = q.opponent, q.player
	}
	r, goesOn := q.count(b)
	if goesOn {
		q.clocks(&r)
	}
	return r
}

// bothKingsInCheck rules on an illegal position that nobody has claimed.
func (q *inquiry) bothKingsInCheck() Ruling {
	switch {
	case q.rules.Illegal.DrawIfBothRemain && !q.ByOpponent && q.Pressed:
		r := q.ruled(q.why(reason.RemainsDraw))
		r.end(game.Drawn, reason.ArbiterDecision)
		return r
	case q.rules.Illegal.DrawIfBothRemain && !q.ByOpponent:
		return q.ruled(q.why(reason.RemainsWait))
	}
	r, goesOn := q.count(breach{why: q.why(reason.RemainsCorrected), by: q.Game.Position(), restores: true, glaring: true})
	if goesOn {
		q.clocks(&r)
	}
	return r
}
