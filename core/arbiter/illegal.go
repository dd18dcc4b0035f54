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
	// code says what it was, at which square where one matters.
	code   reason.Code
	square board.Square
	// restores tells that the position before it is restored where the game goes on.
	restores bool
	// names tells that the code says something too where the game is lost by it.
	names bool
	// glaring tells that it leaves both kings in check or a promotion incomplete.
	glaring bool
}

// illegalMove rules on a move that was illegal, found at once or later.
func (q *inquiry) illegalMove() {
	p := q.Game.At(q.before).Position()
	if q.triedIsLegal(p) {
		q.answer = Rejected
		q.say(reason.MoveIsLegal)
		q.r.Grounds[0].Squares = []uint8{q.Tried.From, q.Tried.To}
		return
	}
	if !q.Pressed && q.DiscoveredPly == q.Ply {
		q.uncompleted(p)
		return
	}
	if q.count(&breach{code: reason.IllegalCorrected, square: board.NoSquare, restores: true}) {
		q.replace(p)
		q.say(reason.ClocksByJudgement)
	}
}

// uncompleted rules on an illegal move before the clock was pressed.
func (q *inquiry) uncompleted(p *position.Position) {
	q.say(reason.IllegalUncompleted)
	q.refuse()
	q.r.Restore = q.before
	q.replace(p)
}

// refuse tells why the move that was made is illegal, where the position still stands.
func (q *inquiry) refuse() {
	if q.Kind == IllegalMove && q.Tried.Given && q.before == q.Game.Ply() {
		q.r.refuse(q.Case, board.Square(q.Tried.From), board.Square(q.Tried.To))
	}
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
// is put right it returns true: the ruling tells the position and the penalty then,
// and what may be played is the caller's to settle. The position before the breach
// decides whether the opponent can mate.
//
//go:noinline
func (q *inquiry) count(b *breach) bool {
	rule := &q.rules.Illegal
	unclaimed := rule.Who != laws.ByArbiter && !q.ByOpponent && !(b.glaring && rule.ArbiterActsOnBoth)
	switch {
	case rule.StandsAfterReply && q.DiscoveredPly > q.irregular:
		q.answer = Rejected
		q.say(reason.IllegalStands)
		return false
	case unclaimed && rule.Who == laws.ByClaimToWin:
		q.say(reason.IllegalWinClaimable)
		return false
	case unclaimed:
		q.say(reason.IllegalAwaitsClaim)
		if rule.StandsAfterReply {
			q.say(reason.IllegalClaimInTime)
		}
		return false
	}
	if rule.LosesAt > 0 && q.Offence >= rule.LosesAt {
		asks := rule.DrawIfCannotMate || q.rules.MatingPotential
		q.decide(q.Game.At(q.before).Position(), asks, reason.IllegalLoses, reason.IllegalDraws, reason.IllegalMoves, q.Offence)
		if b.names {
			q.say(b.code)
		}
		q.refuse()
		return false
	}
	q.sayAt(b.code, b.square)
	q.refuse()
	still := q.r.Mover != board.NoPiece && q.Identified == Before // nothing was moved since
	if b.restores && !still {
		q.restore()
	}
	switch {
	case rule.Minutes > 0:
		time := rule.Minutes * minute
		q.r.add(q.opponent, time)
		q.tell(reason.IllegalPenalty, q.Edition.Detail(q.TimeControl, !q.Unsupervised),
			&facts{square: board.NoSquare, count: q.Offence, time: time})
	case rule.LosesAt == 0:
		q.say(reason.IllegalNoPenalty)
	}
	if b.restores && still {
		q.restore()
	}
	return true
}

// restore takes the game back to the position before the irregularity, or to the
// last that can be identified.
//
//go:noinline
func (q *inquiry) restore() {
	code := reason.PositionRestored
	switch {
	case q.Identified == Unknown:
		code = reason.NoneIdentified
	case q.Identified == Before:
		q.r.Restore = q.before
	default:
		q.r.Restore = q.Identified
		if q.Identified < q.before {
			code = reason.LastIdentifiable
		}
	}
	detail := ""
	if q.Kind == DisplacedPieces {
		detail = "displaced"
	}
	q.tell(code, detail, &facts{square: board.NoSquare, ply: max(q.r.Restore, 0)})
}

// replace tells by which moves the illegal one may be replaced: the piece that made
// it was touched, and one that it captured too (Articles 4.3 to 4.5). That holds where
// the position before it is restored.
//
//go:noinline
func (q *inquiry) replace(p *position.Position) {
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	mover, target := p.At(from), p.At(to)
	if !q.Tried.Given || q.r.Restore != q.before || mover == board.NoPiece {
		return
	}
	far := from.Rank() == to.Rank() && distance(from.File(), to.File()) > 1
	castling := mover == board.NewPiece(q.player, board.King) && (far || target == board.NewPiece(q.player, board.Rook))
	code, about, detail := reason.TouchedMustMove, from, ""
	if castling {
		code, detail = reason.CastlingMustMoveKing, "castling"
	}
	var moves []position.Move
	own := mover.Color() == q.player
	if own {
		moves = movesOf(p, from, board.NoSquare, false)
	} else {
		to, target = from, mover // the opponent's piece was moved
	}
	if moves == nil && !castling && target != board.NoPiece && target.Color() == q.opponent {
		code, about = reason.TouchedMustCapture, to
		moves = movesOf(p, board.NoSquare, to, false)
	}
	if moves == nil {
		code, about = reason.TouchedFree, from
	}
	if moves != nil || own {
		q.r.allow(moves)
		q.tell(code, detail, &facts{square: about})
	}
}

// distance is how far two files or ranks lie apart.
func distance(a, b int) int { return max(a, b) - min(a, b) }

// movesOf returns the legal moves from a square and to a square, board.NoSquare for
// any, or promotions only; nil where there is none.
//
//go:noinline
func movesOf(p *position.Position, from, to board.Square, promotions bool) []position.Move {
	var list []position.Move
	for _, m := range p.Moves() {
		if (from == board.NoSquare || m.From() == from) && (to == board.NoSquare || m.To() == to) &&
			(!promotions || m.Promotion() != board.NoRole) {
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
func (q *inquiry) kingCaptured() {
	capturer := q.player
	if rule := &q.rules.Illegal; rule.LosesAt == 1 && rule.Who == laws.ByArbiter {
		q.player, q.opponent = q.opponent, q.player
	}
	goesOn := q.count(&breach{code: reason.KingCaptured, square: board.NoSquare, restores: true})
	if goesOn {
		q.say(reason.ClocksByJudgement)
	} else if q.r.Result != game.Unfinished {
		q.player = capturer
		q.say(reason.KingCaptured)
	}
}

// bothKingsInCheck rules on an illegal position that nobody has claimed.
func (q *inquiry) bothKingsInCheck() {
	remains := q.rules.Illegal.DrawIfBothRemain && !q.ByOpponent
	switch {
	case remains && q.Pressed:
		q.say(reason.RemainsDraw)
		q.r.end(game.Drawn, reason.ArbiterDecision)
	case remains:
		q.say(reason.RemainsWait)
	case q.count(&breach{code: reason.RemainsCorrected, square: board.NoSquare, restores: true, glaring: true}):
		q.say(reason.ClocksByJudgement)
	}
}
