package arbiter

// What may the players do beside their moves: disturb, offer a draw, bring an
// assistant (Articles 11.5, 9.1 and 4.9)?

import "chessarbiter/core/reason"

// disturbance rules on a player who has disturbed the opponent. How much time that
// is worth is the arbiter's to say.
func (q *inquiry) disturbance() Ruling {
	r := q.ruled(q.why(reason.DisturbanceForbidden))
	q.more(&r, q.why(reason.DisturbanceTime))
	r.Formula = &r.Grounds[1]
	return r
}

// drawOffer rules on an offer of a draw.
func (q *inquiry) drawOffer() Ruling {
	q.answer = NothingAsked
	code := reason.OfferOpenToMove
	if q.rules.OfferRefusedByTouch {
		code = reason.OfferOpen
	}
	r := q.ruled(q.why(code))
	if q.Game.Position().Turn() == q.player {
		q.more(&r, q.why(reason.OfferUntimely))
	}
	if q.knows(reason.OfferEventRules) {
		q.more(&r, q.why(reason.OfferEventRules))
	}
	return r
}

// assistant rules on a player who cannot move the pieces and has brought somebody
// who does.
func (q *inquiry) assistant() Ruling {
	q.answer = NothingAsked
	if q.knows(reason.AssistantAllowed) {
		return q.ruled(q.why(reason.AssistantAllowed))
	}
	return q.ruled(q.why(reason.AssistantUnregulated))
}
