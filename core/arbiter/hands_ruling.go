package arbiter

// What is ruled on what the hands have come to, and on which grounds?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// ruling tells what the hands have come to. The decisive reason is what binds the
// player, or makes the move; where the last event asks for something, the answer
// to that.
func (h *hands) ruling() Ruling {
	if over := h.c.Ended; over.Over {
		return h.hadEnded(over)
	}
	if len(h.legal) == 0 {
		return h.hadEnded(h.c.Status())
	}
	stands := h.stands()
	moves := h.allowed()
	if stands != position.NoMove {
		moves = []position.Move{stands}
	}
	state := h.state(stands)
	grounds, further := append(h.answer(), h.irregular(h.decisive(stands), state)...), h.further(stands, state)
	if grounds[0].Code == reason.HandsNothing && len(further) > 0 {
		grounds, further = further[:1], further[1:] // what did happen says more
	}
	r := h.c.ruling(grounds[0].Code, grounds[0], h.detail(grounds[0].Code))
	for _, why := range grounds[1:] {
		r.ground(h.c, why, h.detail(why.Code))
	}
	if h.stage == unlawful && h.last != board.NoSquare {
		for _, g := range h.refusals() {
			r.Grounds = append(r.Grounds, g)
			r.rests(h.c.Edition, g.Article)
		}
	}
	for _, why := range further {
		r.ground(h.c, why, h.detail(why.Code))
	}
	if over := h.c.Status(); over.Over {
		why := reason.Reason{Code: reason.GameHadEnded, Ply: over.Ply}
		r.Grounds = append(r.Grounds, Ground{Reason: why, Article: over.Article})
	}
	r.Hands, r.Moves, r.ComplaintLost = state, slices.Clone(moves), h.theirs && !h.complained
	if len(moves) == 1 {
		r.MustPlay = moves[0]
		h.ends(&r)
	}
	switch {
	case h.asked == claimAsked:
		r.Code, r.Upheld = reason.ClaimRefused, Rejected
	case h.asked == complaintAsked:
		r.Upheld = Rejected
		if grounds[0].Code == reason.ComplaintUpheld {
			r.Upheld = Granted
		}
	}
	return r
}

// hadEnded is the ruling on hands after the end of the game, which bind nobody.
func (h *hands) hadEnded(over Status) Ruling {
	r := h.c.ruling(reason.GameHadEnded, reason.Reason{Code: reason.GameHadEnded, Ply: over.Ply}, "")
	r.Hands, r.Article, r.Grounds[0].Article = HandsFree, over.Article, over.Article
	r.rests(h.c.Edition, over.Article)
	if over.Ply == h.c.Game.Ply() && !h.c.Ended.Over {
		r.Grounds = append(r.Grounds, over.Ground)
	}
	r.end(over.Result, over.Code)
	return r
}

// detail is what besides the code tells the article.
func (h *hands) detail(code reason.Code) string {
	switch code {
	case reason.KingReleasedIllegal, reason.KingReleasedFrees:
		if h.c.Edition.Effective().Year >= 2014 {
			return "released"
		}
		return ""
	case reason.ClaimNotOnMove:
		return h.claimKind.String()
	}
	return h.c.Edition.Detail(h.c.TimeControl, !h.c.Unsupervised)
}

// broke tells whether the board shows a legal move that is not the allowed one.
func (h *hands) broke() bool { return h.shown != position.NoMove && h.shown != h.move }

// stands returns the move that is made and stands, NoMove for none. One that breaks
// the obligations stands where nobody may complain about it any more, or nobody has
// where the arbiter does not act unasked.
func (h *hands) stands() position.Move {
	if h.broke() && (h.theirs && !h.complained || !h.rules.ArbiterSteersHands && !h.complained) {
		return h.shown
	}
	if h.stage == made {
		return h.move
	}
	return position.NoMove
}

// state names what the hands have come to.
func (h *hands) state(stands position.Move) HandState {
	switch {
	case stands != position.NoMove && h.ended:
		return HandsCompleted
	case stands != position.NoMove:
		return HandsMade
	case h.ended && !h.broke():
		return HandsIllegalCompleted
	case h.stage == unlawful:
		return HandsIllegal
	case h.narrow != nil && h.narrow[0].Promotion() != board.NoRole:
		return HandsPromoting
	case h.narrow != nil && slices.ContainsFunc(h.narrow, position.Move.IsCastling):
		return HandsCastling
	case h.allowed() != nil:
		return HandsBound
	}
	return HandsFree
}

// about is a reason about the player.
func (h *hands) about(code reason.Code, squares ...board.Square) reason.Reason {
	r := about(code, squares...)
	r.Player = playerOf(h.us)
	return r
}

// answer is the reason that answers what the last event asks for.
func (h *hands) answer() []reason.Reason {
	switch {
	case h.asked == claimAsked:
		return []reason.Reason{{Code: h.claim}}
	case h.asked != complaintAsked:
		return nil
	case !h.complained:
		return nil // the lost right is told as what makes the move stand
	case h.broke() || h.stage == broken || h.stage == unlawful || h.ended && h.stage != made:
		return []reason.Reason{h.about(reason.ComplaintUpheld)}
	}
	return []reason.Reason{h.about(reason.ComplaintBaseless)}
}

// decisive are the reasons for what is allowed or made, the decisive one first.
func (h *hands) decisive(stands position.Move) []reason.Reason {
	duty := h.duty().grounds
	if len(within(h.duty().moves, h.limit)) != len(h.duty().moves) {
		// What it leaves is told in place of what else the touched pieces would.
		duty = []reason.Reason{{Code: reason.EarlierRuling}}
	}
	one := func(r reason.Reason) []reason.Reason { return []reason.Reason{r} }
	switch {
	case h.theirs && (h.broke() && !h.complained || h.asked == complaintAsked):
		return one(h.about(reason.ComplaintLost))
	case h.broke() && stands == h.shown:
		return one(h.about(reason.TouchBrokenOnClaim))
	case h.stage == made:
		if _, whole := h.table.fits(h.move, false); !whole {
			return one(about(reason.MadeStands))
		}
		return one(about(h.making(h.move)))
	case h.pressed && h.stage == resting && h.table.unchanged():
		code := reason.PressedUnregulated
		if h.ended {
			code = reason.PressedWithoutMove
		}
		return append(one(h.about(code)), duty...)
	case h.stage == unlawful:
		return h.illegal(duty)
	case h.stage == half:
		return one(about(reason.HalfCastlingChoice, h.castlingSquares()...))
	case h.stage == partly:
		return h.unfinished()
	case h.disturbed && h.inHand() != board.NoSquare:
		return append(one(about(reason.NotReleased, h.inHand())), duty...)
	case h.stage == resting && h.table.role != board.NoRole:
		return append(one(about(reason.PromotionOpen, h.table.at)), duty...)
	case h.narrow != nil:
		return one(h.left(h.narrow[0]))
	case len(h.touched) == 0 && h.adjusting:
		return one(about(reason.HandsAdjusting))
	}
	return duty
}

// making names how a move is made.
func (h *hands) making(m position.Move) reason.Code {
	switch {
	case m.IsCastling():
		return reason.CastlingMade
	case m.Promotion() != board.NoRole:
		return reason.PromotionMade
	case h.table.captured(m) != board.NoSquare:
		return reason.CaptureMade
	}
	return reason.MoveMade
}

// castlingSquares are those of king and rook of the castling that is half made.
func (h *hands) castlingSquares() []board.Square {
	for _, m := range h.narrow {
		if m.IsCastling() {
			return []board.Square{m.From(), m.To()}
		}
	}
	return nil
}

// illegal are the reasons where what is made belongs to no legal move.
func (h *hands) illegal(duty []reason.Reason) []reason.Reason {
	king := h.p.King(h.us)
	at := h.table.where[king&63]
	first := duty[0].Code
	switch {
	case at == king || first == reason.CastlingMustMoveKing || first == reason.CastlingFrees || !h.castlingTarget(king, at):
		return duty
	case slices.ContainsFunc(h.allowed(), func(m position.Move) bool { return m.From() != king }):
		return duty // another piece binds
	case h.allowed() == nil:
		return []reason.Reason{about(reason.KingReleasedFrees, at)}
	case first == reason.TouchedMustMove:
		return []reason.Reason{about(reason.KingReleasedIllegal, at)}
	}
	return duty
}

// castlingTarget tells whether a king from one square is let go on another as if it
// castled.
func (h *hands) castlingTarget(king, at board.Square) bool {
	if farRank(king, h.us) != 0 || at.Rank() != king.Rank() || at.File() != 2 && at.File() != 6 {
		return false
	}
	return h.chess960 || king.File() == 4
}

// unfinished are the reasons where a part of an allowed move is made. They bind more
// than the touched pieces do.
func (h *hands) unfinished() (list []reason.Reason) {
	m := h.narrow[0]
	if m.Promotion() != board.NoRole {
		return append(list, h.promotion(m))
	}
	if !m.IsCastling() {
		return append(list, about(reason.CaptureUnfinished, h.table.captured(m)))
	}
	switch at := h.table.where[m.From()]; {
	case at != m.From():
		list = append(list, h.partReleased(m, at))
	case !h.chess960: // the rook is moved first, and the king still stands
		list = append(list, about(reason.PartReleased, h.lastAt))
	}
	if h.chess960 {
		list = append(list, about(reason.HalfCastling, m.From(), m.To()))
	}
	return list
}

// partReleased is the reason where a piece was let go as a part of a move. The king
// that castles has an article of its own from 2005 on.
func (h *hands) partReleased(m position.Move, at board.Square) reason.Reason {
	if m.IsCastling() && h.rules.KingBindsCastling {
		return about(reason.KingReleased, at)
	}
	return about(reason.PartReleased, at)
}

// left is the reason where what was begun binds, though the board shows it no more.
func (h *hands) left(m position.Move) reason.Reason {
	switch {
	case m.Promotion() == board.NoRole:
		return h.partReleased(m, m.KingTo())
	case h.rules.PromotionFinal && len(h.narrow) == 1:
		return about(reason.PromotionChosen, m.To())
	}
	return about(reason.PawnReleased, m.To())
}

// irregular adds that what is made is illegal: ahead of the reasons, unless they are
// about castling or a promotion and say more.
func (h *hands) irregular(list []reason.Reason, state HandState) []reason.Reason {
	var code reason.Code
	switch {
	case state == HandsIllegal:
		code = reason.IllegalUncompleted
	case state == HandsIllegalCompleted && !h.table.unchanged():
		code = reason.IllegalCompleted
	default:
		return list
	}
	switch list[0].Code {
	case reason.UnreplacedQueen:
		return list // says so itself
	case reason.CastlingMustMoveKing, reason.CastlingFrees, reason.KingReleasedIllegal, reason.KingReleasedFrees:
		return append(list, h.about(code))
	}
	if h.stage == partly {
		return append(list, h.about(code))
	}
	return slices.Insert(list, 0, h.about(code))
}

// promotion is the reason where a promotion is not finished.
func (h *hands) promotion(m position.Move) reason.Reason {
	switch {
	case h.ended && h.table.role == board.NoRole && h.rules.QueenIfUnreplaced:
		return h.about(reason.UnreplacedQueen, m.To())
	case h.ended && h.table.role == board.NoRole:
		return h.about(reason.UnreplacedRestored, m.To())
	case h.table.role != board.NoRole && h.table.released:
		return about(reason.PromotionUnfinished, h.table.at)
	case h.table.role != board.NoRole && !h.rules.PromotionFinal:
		return about(reason.PromotionOpen, h.table.at)
	}
	return h.left(m)
}

// further are the reasons beside the decisive ones: what follows, and what else
// happened in the turn.
func (h *hands) further(stands position.Move, state HandState) (list []reason.Reason) {
	add := func(when bool, r reason.Reason) {
		if when {
			list = append(list, r)
		}
	}
	if h.broke() && stands == h.shown || h.stage == made && h.decidedByComplaint() {
		add(true, about(h.making(stands)))
	}
	add(h.chose, about(reason.HalfCastlingPressed, h.move.From(), h.move.To()))
	unasked := stands == position.NoMove || stands == h.move
	add((h.broke() || h.stage == broken) && unasked && h.stage != unlawful, h.about(reason.TouchBroken))
	add(h.choosesPiece(state), about(reason.PromotionFree))
	add(state == HandsCompleted, about(reason.MoveCompleted))
	add(h.pressed && !h.ended && !h.table.unchanged(), h.about(reason.PressedUnregulated))
	add(h.announced && h.chess960, about(reason.CastlingAnnounced))
	add(h.disturbed, h.about(reason.DisturbanceTime))
	add(h.tooLate != board.NoSquare, about(reason.AdjustTooLate, h.tooLate))
	if h.meddled {
		meddled := about(reason.AdjustNotOnMove)
		if h.meddledAt != board.NoSquare {
			meddled = about(reason.AdjustNotOnMove, h.meddledAt)
		}
		meddled.Player = playerOf(h.us.Other())
		add(true, meddled)
	}
	add(h.claim != "" && h.asked != claimAsked, reason.Reason{Code: h.claim})
	if h.offer {
		code := reason.OfferOpenToMove
		if h.rules.OfferRefusedByTouch {
			code = reason.OfferOpen
		}
		add(true, h.about(code))
		add(!h.timely, h.about(reason.OfferUntimely))
	}
	add(h.theirs && !h.decidedByComplaint(), h.about(reason.ComplaintLost))
	return list
}

// choosesPiece tells whether nothing but promotions is allowed, and no piece is chosen.
func (h *hands) choosesPiece(state HandState) bool {
	moves := h.allowed()
	return (state == HandsBound || state == HandsPromoting && h.table.role == board.NoRole) && len(moves) > 1 &&
		!slices.ContainsFunc(moves, func(m position.Move) bool { return m.Promotion() == board.NoRole })
}

// decidedByComplaint tells whether the lost right to complain is the decisive reason.
func (h *hands) decidedByComplaint() bool {
	return h.theirs && (h.broke() && !h.complained || h.asked == complaintAsked)
}

// refusals are why the last release makes no legal move.
func (h *hands) refusals() []Ground {
	promotion := board.NoRole
	if h.p.At(h.last).Role() == board.Pawn && farRank(h.lastAt, h.us) == 7 {
		promotion = board.Queen
	}
	return Explain(h.c.Game, h.c.Edition, h.last, h.lastAt, promotion).Reasons
}

// ends tells where the move that is made ends the game at once.
func (h *hands) ends(r *Ruling) {
	if r.Hands != HandsMade && r.Hands != HandsCompleted {
		return
	}
	next := h.p.Play(r.MustPlay)
	if next.HasMoves() {
		return
	}
	code := reason.Stalemate
	if next.InCheck() {
		code = reason.Checkmate
	}
	r.ground(h.c, reason.New(code, []board.Square{next.King(next.Turn())}, next.Checkers().Squares()), "")
}
