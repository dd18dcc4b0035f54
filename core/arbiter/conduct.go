package arbiter

// What may the players do beside their moves: disturb, offer a draw, bring an
// assistant (Articles 11.5, 9.1 and 4.9)?

import "chessarbiter/core/reason"

// disturbance rules on a player who has disturbed the opponent. How much time that
// is worth is the arbiter's to say.
func (q *inquiry) disturbance() {
	q.say(reason.DisturbanceForbidden)
	q.say(reason.DisturbanceTime)
	formula := q.r.Grounds[1]
	q.r.Formula = &formula
}

// drawOffer rules on an offer of a draw.
func (q *inquiry) drawOffer() {
	q.answer = NothingAsked
	code := reason.OfferOpenToMove
	if q.rules.OfferRefusedByTouch {
		code = reason.OfferOpen
	}
	q.say(code)
	if q.Game.Position().Turn() == q.player {
		q.say(reason.OfferUntimely)
	}
	if q.knows(reason.OfferEventRules) {
		q.say(reason.OfferEventRules)
	}
}

// assistant rules on a player who cannot move the pieces and has brought somebody
// who does.
func (q *inquiry) assistant() {
	q.answer = NothingAsked
	if q.knows(reason.AssistantAllowed) {
		q.say(reason.AssistantAllowed)
	} else {
		q.say(reason.AssistantUnregulated)
	}
}
