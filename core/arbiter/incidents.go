package arbiter

// How does the arbiter rule on an incident, and can it have happened as it is told?

import (
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// mostOffences is the highest number of an illegal move that can matter.
const mostOffences = 3

// inquiry is an incident that can have happened, with what is known about it.
type inquiry struct {
	*Case
	Incident
	rules            *laws.Rules
	player, opponent board.Color // whose incident it is
	// before is the ply of the position before an irregularity, irregular that where
	// the irregular move led to.
	before, irregular int
	// answer is what the opponent is told where he asked.
	answer Upheld
	// r is the ruling, as far as it has come; nil before the first reason.
	r *Ruling
}

// Incident rules on what happened. Where it cannot have happened as it is told
// nothing is ruled, and the fault names the field. An incident changes nothing
// where the game had ended before.
func (c *Case) Incident(i Incident) (*Ruling, *Fault) {
	q := inquiry{Case: c, Incident: i, rules: c.rules(), answer: Granted}
	if code, field := q.examine(); code != reason.None {
		return nil, &Fault{Code: code, Event: -1, Field: field}
	}
	q.opponent = q.player.Other()
	q.Offence = max(q.Offence, 1)
	if over := q.overBefore(); over.Over {
		q.cameTooLate(over)
	} else {
		q.rule()
		q.narrow()
	}
	q.weigh()
	if i.ByOpponent && q.r.Upheld == NothingAsked {
		q.r.Upheld = q.answer
	}
	return q.r, nil
}

// narrow leaves what an earlier ruling on the position allows too, where the position
// stands again.
func (q *inquiry) narrow() {
	left := within(q.r.Moves, q.Allowed)
	if q.r.Restore != q.Game.Ply() || len(left) == len(q.r.Moves) {
		return
	}
	q.r.MustPlay = position.NoMove
	q.r.allow(left)
	q.say(reason.EarlierRuling)
}

// rule finds who rules on the kind.
func (q *inquiry) rule() {
	switch q.Kind {
	case FlagFall:
		q.flagFall()
	case Resignation:
		q.resignation()
	case Agreement:
		q.agreement()
	case IllegalMove:
		q.illegalMove()
	case DoubleMove:
		q.doubleMove()
	case KingCaptured:
		q.kingCaptured()
	case ClockWithoutMove:
		q.clockWithoutMove()
	case TwoHands:
		q.twoHands()
	case UnreplacedPromotion:
		q.unreplacedPromotion()
	case WrongSetup:
		q.wrongSetup()
	case ColoursReversed:
		q.coloursReversed()
	case BoardTurned:
		q.boardTurned()
	case DisplacedPieces:
		q.displacedPieces()
	case BothKingsInCheck:
		q.bothKingsInCheck()
	case LeftWithoutNotice:
		q.leftWithoutNotice()
	case Disturbance:
		q.disturbance()
	case DrawOffer:
		q.drawOffer()
	default:
		q.assistant()
	}
}

// overBefore tells how the game had ended where that comes before the incident. A mate
// by the illegal move itself is none.
func (q *inquiry) overBefore() *Status {
	over := q.over()
	if !over.Over || q.Ended.Over {
		return over
	}
	switch q.Kind {
	case FlagFall:
		if over.Code == reason.DeadPosition {
			return q.unnoticed(over)
		}
	case IllegalMove, DoubleMove, KingCaptured:
		if over.Ply == q.irregular || over.Ply > q.irregular && q.DiscoveredPly >= q.irregular && q.DiscoveredPly < over.Ply {
			return &Status{}
		}
	}
	return over
}

// unnoticed tells how the game had ended where a position is dead: for the pieces that
// are left anybody sees it, and a position without a move too. Otherwise it is found
// out when a flag falls, and ruled on by that (Article 6.9).
func (q *inquiry) unnoticed(dead *Status) *Status {
	p := q.Game.Position()
	b := p.Board()
	switch code := terminal(p); {
	case code != reason.None:
		dead = &Status{Over: true, Result: game.Drawn, Ply: q.Game.Ply(), Ground: Ground{Reason: reason.Reason{Code: code}}}
		dead.ground(q.Case)
	case !unwinnable.ByMaterial(&b):
		return &Status{}
	}
	return dead
}

// cameTooLate rules on what came after the end.
func (q *inquiry) cameTooLate(over *Status) {
	q.answer = Rejected
	q.r = q.hadEnded(reason.GameHadEnded, reason.GameHadEnded, over)
	q.r.end(over.Result, over.Code)
}

// examine finds out what is known, and what is wrong with the account.
func (q *inquiry) examine() (fault reason.Code, field string) {
	if fault, field = q.outOfRange(); fault != reason.None {
		return fault, field
	}
	last := q.Game.Ply()
	q.before, q.irregular = last, last+1
	q.player = q.Game.Position().Turn()
	if q.Ply == NextPly && q.Kind == IllegalMove {
		q.Ply = last + 1
	}
	if q.capturesKing() || q.Kind == KingCaptured && q.Ply <= 0 {
		q.Kind, q.Ply = KingCaptured, last+1
	}
	if q.DiscoveredPly < 0 {
		q.DiscoveredPly = q.Ply
	}
	switch {
	case q.Kind == DoubleMove:
		fault, field = q.examineDouble()
	case q.Kind == IllegalMove, q.Kind == KingCaptured, q.Kind == DisplacedPieces && q.Ply > 0:
		fault, field = q.examinePly()
	case q.Kind == UnreplacedPromotion && q.accuses(q.player.Other()):
		return reason.IncidentPlayer, "color"
	case q.Kind == UnreplacedPromotion && !q.mayPromote():
		return reason.IncidentMove, "move"
	default:
		q.Identified, q.DiscoveredPly = Before, q.irregular
	}
	if q.Incident.Player != reason.Nobody {
		q.player = board.Color(q.Incident.Player - reason.White)
	}
	return fault, field
}

// outOfRange finds a number that is none of those that it can be.
func (q *inquiry) outOfRange() (fault reason.Code, field string) {
	switch {
	case q.Kind > KingCaptured:
		return reason.IncidentUnknown, "kind"
	case q.Manner > Handshake:
		return reason.IncidentUnknown, "manner"
	case q.Detail > ClockMisset:
		return reason.IncidentUnknown, "detail"
	case q.Incident.Player > reason.Black:
		return reason.IncidentPlayer, "color"
	case q.Offence < 0 || q.Offence > mostOffences:
		return reason.IncidentOffence, "offence"
	case q.MovesMade < 0:
		return reason.IncidentMovesMade, "movesMade"
	case q.Tried.Given && (board.Square(q.Tried.From) >= board.NoSquare || board.Square(q.Tried.To) >= board.NoSquare):
		return reason.IncidentMove, "move"
	}
	return reason.None, ""
}

// examinePly finds the position before an irregular move, and whose it was.
func (q *inquiry) examinePly() (fault reason.Code, field string) {
	if q.Ply < 1 || q.Ply > q.Game.Ply()+1 {
		return reason.IncidentPly, "ply"
	}
	if q.DiscoveredPly < q.Ply && q.Kind != KingCaptured {
		return reason.IncidentOrder, "discoveredPly"
	}
	q.before, q.irregular = q.Ply-1, q.Ply
	q.player = q.Game.At(q.before).Position().Turn()
	if q.Kind == KingCaptured {
		q.player = q.player.Other()
		q.irregular++
	}
	if q.Kind != DisplacedPieces && q.accuses(q.player.Other()) {
		return reason.IncidentPlayer, "color"
	}
	return q.identify()
}

// accuses tells whether a player is named.
func (q *inquiry) accuses(c board.Color) bool { return q.Incident.Player == PlayerOf(c) }

// capturesKing tells whether the move told captures the king that the move before,
// which the record cannot have, left in check.
func (q *inquiry) capturesKing() bool {
	p := q.Game.Position()
	from, to := board.Square(q.Tried.From), board.Square(q.Tried.To)
	return q.Kind == IllegalMove && q.Ply == q.Game.Ply()+2 && q.Tried.Given && to == p.King(p.Turn()) &&
		p.At(from) != board.NoPiece && p.At(from).Color() != p.Turn()
}

// identify finds whether the position that can be identified lies before the
// irregularity.
func (q *inquiry) identify() (fault reason.Code, field string) {
	if q.Identified < Unknown || q.Identified > q.before {
		return reason.IncidentIdentified, "identified"
	}
	return reason.None, ""
}

// facts are those that a reason about the player can have besides.
type facts struct {
	square           board.Square
	count, ply, time int
}

// none are no facts.
var none = facts{square: board.NoSquare}

// say gives a reason about the player, and the article behind it. The first one names
// the ruling.
//
//go:noinline
func (q *inquiry) say(code reason.Code) {
	q.tell(code, q.Edition.Detail(q.TimeControl, !q.Unsupervised), &none)
}

// sayCount is say with a number.
//
//go:noinline
func (q *inquiry) sayCount(code reason.Code, n int) {
	q.tell(code, q.Edition.Detail(q.TimeControl, !q.Unsupervised), &facts{square: board.NoSquare, count: n})
}

// sayAt is say with a square.
//
//go:noinline
func (q *inquiry) sayAt(code reason.Code, s board.Square) {
	q.tell(code, q.Edition.Detail(q.TimeControl, !q.Unsupervised), &facts{square: s})
}

// tell gives a reason. detail is what besides the code tells the article.
//
//go:noinline
func (q *inquiry) tell(code reason.Code, detail string, f *facts) {
	why := reason.Reason{Code: code, Player: PlayerOf(q.player), Count: f.count, Ply: f.ply, Time: f.time}
	if f.square != board.NoSquare {
		why.Squares = []uint8{uint8(f.square)}
	}
	if q.r == nil {
		q.r = q.ruling(code, &why, detail)
	} else {
		q.r.ground(q.Case, &why, detail)
	}
}

// knows tells whether the edition has an article behind a rule.
func (q *inquiry) knows(code reason.Code) bool { return q.Edition.Behind(code, "") != "" }

// chance tells whether the opponent can win, by what the edition asks for: mate by
// any series of legal moves, or in the blitz of old enough material. why is the
// reason where he cannot for lack of material, or where it is not decided.
func (q *inquiry) chance(p *position.Position) (chance unwinnable.Verdict, why reason.Code, mate *MateAnswer) {
	var asked Ruling
	if !q.rules.MatingPotential {
		if chance = asked.canMate(q.Case, p, q.opponent); chance == unwinnable.Undecided {
			why = reason.MateUndecided
		}
		return chance, why, asked.Mate
	}
	b := p.Board()
	chance = potential(&b, q.opponent)
	if chance != unwinnable.Unwinnable && asked.canMate(q.Case, p, q.opponent) == unwinnable.Unwinnable {
		chance = unwinnable.Unwinnable
	}
	switch chance {
	case unwinnable.Unwinnable:
		why = reason.PotentialLacking
	case unwinnable.Undecided:
		why = reason.PotentialOpen
	}
	return chance, why, asked.Mate
}

// decide ends the game for the opponent, or as a draw where asks tells that he must
// be able to win for that and he cannot. count is a number that the reasons tell.
func (q *inquiry) decide(p *position.Position, asks bool, loses, draws, end reason.Code, count int) {
	chance, why, mate := unwinnable.Winnable, reason.None, (*MateAnswer)(nil)
	if asks {
		chance, why, mate = q.chance(p)
	}
	switch {
	case why != reason.None:
		q.tell(why, end.String(), &none)
	case chance == unwinnable.Unwinnable:
		q.sayCount(draws, count)
	default:
		q.sayCount(loses, count)
	}
	q.r.Mate = mate
	switch chance {
	case unwinnable.Winnable:
		q.r.end(winFor(q.opponent), end)
	case unwinnable.Unwinnable:
		q.r.end(game.Drawn, end)
	default:
		q.answer = NothingAsked
	}
}

// restsOn has a line for each reason that depends on parameters of the edition: its
// code, and the names of the parameters in package laws.
const restsOn = `
illegal-move-penalty illegal-minutes illegal-loses-at
illegal-move-loses illegal-loses-at illegal-draw
illegal-move-draws illegal-loses-at illegal-draw
illegal-move-stands illegal-stands
illegal-move-claim-in-time illegal-stands
illegal-move-awaits-claim illegal-who
illegal-move-win-claimable illegal-who
illegal-position-wait illegal-draw-if-remains
illegal-position-draw illegal-draw-if-remains
clock-without-move clock-without-move
two-hands-illegal two-hands
unreplaced-promotion-queen queen-if-unreplaced
wrong-setup-too-late set-up-moves
clock-too-late set-up-moves
board-too-late set-up-moves
swapped-king-may-not-castle misplaced
colours-new-game colours-reversed-moves
agreement-too-early agreement-needs-moves
resignation-draws resignation-draws
both-flags-draw both-flags-draw
flag-fall-uncalled arbiter-calls-flag
mating-potential-lacking mating-potential
mating-potential-open mating-potential
draw-offer-open offer-refused-by-touch
draw-offer-open-until-move offer-refused-by-touch
`

// weigh notes how well the parameters are attested that the ruling rests on.
func (q *inquiry) weigh() {
	detail := "/" + q.TimeControl.String()
	for i := range q.r.Grounds {
		_, line, _ := strings.Cut(restsOn, "\n"+q.r.Grounds[i].Code.String()+" ")
		line, _, _ = strings.Cut(line, "\n")
		for name := ""; line != ""; {
			name, line, _ = strings.Cut(line, " ")
			q.r.Attested = max(q.r.Attested, q.Edition.Attested(name+detail))
		}
	}
}
