package arbiter

// What is ruled on what the hands have come to, and on which grounds?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// note is a reason as it is gathered: what, and about which squares.
type note struct {
	code      reason.Code
	at, other board.Square // NoSquare where there is none
}

// note notes a reason where it holds.
//
//go:noinline
func (h *hands) note(when bool, code reason.Code, at, other board.Square) {
	if when {
		h.notes = append(h.notes, note{code, at, other})
	}
}

// say notes a reason without squares.
//
//go:noinline
func (h *hands) say(when bool, code reason.Code) { h.note(when, code, board.NoSquare, board.NoSquare) }

// reason makes the reason of a note.
func (h *hands) reason(n note) *reason.Reason {
	squares := make([]board.Square, 0, 2)
	for _, s := range [...]board.Square{n.at, n.other} {
		if s != board.NoSquare {
			squares = append(squares, s)
		}
	}
	var by []board.Square
	player := h.us
	switch n.code {
	case reason.TouchedNoneCan:
		squares = h.touched
	case reason.TouchedBoth, reason.TouchedBothIllegal:
		squares, by = squares[:1], squares[1:]
	case reason.AdjustNotOnMove:
		player = h.us.Other()
	}
	r := reason.New(n.code, squares, by)
	r.Player = PlayerOf(player)
	return r
}

// ruling tells what the hands have come to. The decisive reason is what binds the
// player, or makes the move; where the last event asks for something, the answer
// to that.
func (h *hands) ruling() *Ruling {
	over := h.c.over()
	if len(h.legal) == 0 || h.c.Ended.Over {
		return h.hadEnded(over)
	}
	stands := h.stands()
	moves := h.allowed()
	if stands != position.NoMove {
		moves = []position.Move{stands}
	}
	state := h.state(stands)
	h.answer()
	first := h.decisive(stands)
	h.irregular(first, state)
	h.further(stands, state)
	if h.notes[0].code == reason.HandsNothing && len(h.notes) > 1 {
		h.notes = h.notes[1:] // what did happen says more
	}

	r := &Ruling{Code: h.notes[0].code, Edition: h.c.Edition, Restore: Unchanged, Hands: state, Moves: slices.Clone(moves)}
	for i, n := range h.notes {
		r.ground(h.c, h.reason(n), h.detail(n.code))
		if i == first {
			h.refusals(r, n.code)
		}
	}
	r.Article = r.Grounds[0].Article
	if over.Over {
		r.cite(reason.GameHadEnded, over.Ply, over.Article)
	}
	r.ComplaintLost = h.theirs && !h.complained
	if len(moves) == 1 {
		r.MustPlay = moves[0]
		h.ends(r)
	}
	switch h.asked {
	case claimAsked:
		r.Code, r.Upheld = reason.ClaimRefused, Rejected
	case complaintAsked:
		r.Upheld = Rejected
		if r.Code == reason.ComplaintUpheld {
			r.Upheld = Granted
		}
	}
	return r
}

// hadEnded is the ruling on hands after the end of the game, which bind nobody.
func (h *hands) hadEnded(over *Status) *Ruling {
	r := h.c.hadEnded(reason.GameHadEnded, reason.GameHadEnded, over)
	r.Hands = HandsFree
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
	if h.broke() && !h.complained && (h.theirs || !h.rules.ArbiterSteersHands) {
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
	case h.promoting():
		return HandsPromoting
	case castlingOf(h.narrow) != position.NoMove:
		return HandsCastling
	case h.allowed() != nil:
		return HandsBound
	}
	return HandsFree
}

// answer notes what answers the last event, where it asks for something. A lost right
// to complain is told as what makes the move stand.
func (h *hands) answer() {
	switch {
	case h.asked == claimAsked:
		h.say(true, h.claim)
	case h.asked != complaintAsked || !h.complained:
	case h.broke() || h.stage == broken || h.stage == unlawful || h.ended && h.stage != made:
		h.say(true, reason.ComplaintUpheld)
	default:
		h.say(true, reason.ComplaintBaseless)
	}
}

// tell notes what the touched pieces bind to, or an earlier ruling that leaves less.
func (h *hands) tell() {
	h.duty(false)
	limited := len(within(h.bound, h.limit)) != len(h.bound)
	h.say(limited, reason.EarlierRuling)
	h.duty(!limited)
}

// decisive notes the reasons for what is allowed or made, the decisive one first. It
// returns the number of the first of them.
func (h *hands) decisive(stands position.Move) int {
	const none = board.NoSquare
	first := len(h.notes)
	switch _, whole := h.table.fits(h.move, false); {
	case h.decidedByComplaint():
		h.say(true, reason.ComplaintLost)
	case h.broke() && stands == h.shown:
		h.say(true, reason.TouchBrokenOnClaim)
	case h.stage == made && !whole:
		h.say(true, reason.MadeStands)
	case h.stage == made:
		h.say(true, h.making(h.move))
	case h.pressed && h.stage == resting && h.table.unchanged():
		h.say(h.ended, reason.PressedWithoutMove)
		h.say(!h.ended, reason.PressedUnregulated)
		h.tell()
	case h.stage == unlawful:
		h.illegal()
	case h.stage == half:
		castling := castlingOf(h.narrow)
		h.note(true, reason.HalfCastlingChoice, castling.From(), castling.To())
	case h.stage == partly:
		h.unfinished(h.narrow[0])
	case h.disturbed && h.inHand() != none:
		h.note(true, reason.NotReleased, h.inHand(), none)
		h.tell()
	case h.stage == resting && h.table.role != board.NoRole:
		h.note(true, reason.PromotionOpen, h.table.at, none)
		h.tell()
	case h.narrow != nil:
		h.left(h.narrow[0], h.narrow[0].KingTo())
	case len(h.touched) == 0 && h.adjusting && h.limit == nil:
		h.say(true, reason.HandsAdjusting)
	default:
		h.tell()
	}
	return first
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

// illegal notes why, where what is made belongs to no legal move: the king let go as
// if to castle, or what the touched pieces bind to.
func (h *hands) illegal() {
	const none = board.NoSquare
	h.duty(false)
	king := h.p.King(h.us)
	at := h.table.where[king&63]
	castles := at != king && h.refused == none && h.castlingTarget(king, at) && h.limit == nil && h.narrow == nil
	switch {
	case castles && h.binding == king:
		h.note(true, reason.KingReleasedIllegal, at, none)
	case castles && h.bound == nil:
		h.note(true, reason.KingReleasedFrees, at, none)
	default:
		h.tell()
	}
}

// castlingTarget tells whether a king from one square is let go on another as if it
// castled.
func (h *hands) castlingTarget(king, at board.Square) bool {
	if farRank(king, h.us) != 0 || at.Rank() != king.Rank() || at.File() != 2 && at.File() != 6 {
		return false
	}
	return h.chess960 || king.File() == 4
}

// unfinished notes why, where a part of an allowed move is made. It binds more than
// the touched pieces do.
func (h *hands) unfinished(m position.Move) {
	const none = board.NoSquare
	unreplaced := h.ended && h.table.role == board.NoRole
	switch at := h.table.where[m.From()&63]; {
	case m.Promotion() != board.NoRole:
		switch {
		case unreplaced && h.rules.QueenIfUnreplaced:
			h.note(true, reason.UnreplacedQueen, m.To(), none)
		case unreplaced:
			h.note(true, reason.UnreplacedRestored, m.To(), none)
		case h.table.role != board.NoRole && h.table.released:
			h.note(true, reason.PromotionUnfinished, h.table.at, none)
		case h.table.role != board.NoRole && !h.rules.PromotionFinal:
			h.note(true, reason.PromotionOpen, h.table.at, none)
		default:
			h.left(m, m.To())
		}
	case !m.IsCastling():
		h.note(true, reason.CaptureUnfinished, h.table.captured(m), none)
	default:
		if at != m.From() {
			h.left(m, at)
		} else { // the rook is moved first, and the king still stands
			h.note(!h.chess960, reason.PartReleased, h.lastAt, none)
		}
		h.note(h.chess960, reason.HalfCastling, m.From(), m.To())
	}
}

// left notes what a piece that was let go on a square as a part of a move binds to,
// also when the board shows it no more. The king that castles has an article of its
// own from 2005 on.
func (h *hands) left(m position.Move, at board.Square) {
	code := reason.PartReleased
	switch {
	case m.IsCastling() && h.rules.ReleaseBinds:
		code = reason.KingReleased
	case m.Promotion() == board.NoRole:
	case h.rules.PromotionFinal && len(h.narrow) == 1:
		code = reason.PromotionChosen
	default:
		code = reason.PawnReleased
	}
	h.note(true, code, at, board.NoSquare)
}

// irregular notes that what is made is illegal: ahead of the reasons from first on,
// unless they are about castling or a promotion and say more.
func (h *hands) irregular(first int, state HandState) {
	code := reason.IllegalUncompleted
	switch {
	case state == HandsIllegal:
	case state == HandsIllegalCompleted && !h.table.unchanged():
		code = reason.IllegalCompleted
	default:
		return
	}
	ahead := h.stage != partly
	switch h.notes[first].code {
	case reason.UnreplacedQueen:
		return // says so itself
	case reason.CastlingMustMoveKing, reason.CastlingFrees, reason.KingReleasedIllegal, reason.KingReleasedFrees:
		ahead = false
	}
	h.say(true, code)
	for i := len(h.notes) - 1; ahead && i > first; i-- {
		h.notes[i], h.notes[i-1] = h.notes[i-1], h.notes[i]
	}
}

// further notes what follows, and what else happened in the turn.
func (h *hands) further(stands position.Move, state HandState) {
	const none = board.NoSquare
	complaint, broke := h.decidedByComplaint(), h.broke()
	h.say(stands != position.NoMove && (broke && stands == h.shown || h.stage == made && complaint), h.making(stands))
	h.note(h.chose, reason.HalfCastlingPressed, h.move.From(), h.move.To())
	h.say((broke || h.stage == broken) && (stands == position.NoMove || stands == h.move), reason.TouchBroken)
	h.say(h.choosesPiece(state), reason.PromotionFree)
	h.say(state == HandsCompleted, reason.MoveCompleted)
	h.say(h.pressed && !h.ended && !h.table.unchanged(), reason.PressedUnregulated)
	h.say(h.announced && h.chess960, reason.CastlingAnnounced)
	h.say(h.disturbed, reason.DisturbanceTime)
	h.note(h.tooLate != none, reason.AdjustTooLate, h.tooLate, none)
	h.note(h.meddled, reason.AdjustNotOnMove, h.meddledAt, none)
	h.say(h.claim != reason.None && h.asked != claimAsked, h.claim)
	h.say(h.offer && h.rules.OfferRefusedByTouch, reason.OfferOpen)
	h.say(h.offer && !h.rules.OfferRefusedByTouch, reason.OfferOpenToMove)
	h.say(h.offer && !h.timely, reason.OfferUntimely)
	h.say(h.theirs && !complaint, reason.ComplaintLost)
}

// choosesPiece tells whether nothing but promotions is allowed, and no piece is chosen.
func (h *hands) choosesPiece(state HandState) bool {
	moves := h.allowed()
	for _, m := range moves {
		if m.Promotion() == board.NoRole {
			return false
		}
	}
	return (state == HandsBound || state == HandsPromoting && h.table.role == board.NoRole) && len(moves) > 1
}

// decidedByComplaint tells whether the lost right to complain is the decisive reason.
func (h *hands) decidedByComplaint() bool {
	return h.theirs && (h.broke() && !h.complained || h.asked == complaintAsked)
}

// refusals adds why castling with the touched rook is illegal, or why the last release
// makes no legal move; decisive is what is ruled on it.
func (h *hands) refusals(r *Ruling, decisive reason.Code) {
	switch {
	case decisive == reason.CastlingMustMoveKing, decisive == reason.CastlingFrees:
		r.refuse(h.c, h.p.King(h.us), h.refused)
	case h.stage == unlawful:
		r.refuse(h.c, h.last, h.lastAt)
	}
}

// refuse adds why the move from one square to another is not legal at the cursor.
func (r *Ruling) refuse(c *Case, from, to board.Square) {
	if from >= board.NoSquare || to >= board.NoSquare {
		return
	}
	r.Mover = c.Game.Position().At(from)
	promotion := board.NoRole
	if r.Mover.Role() == board.Pawn && farRank(to, r.Mover.Color()) == 7 {
		promotion = board.Queen
	}
	reasons := Explain(c.Game, c.Edition, from, to, promotion).Reasons
	r.Grounds = append(r.Grounds, reasons...)
	for i := range reasons {
		r.rests(c.Edition, reasons[i].Article)
	}
}

// ends tells where the move that is made ends the game at once.
func (h *hands) ends(r *Ruling) {
	if r.Hands != HandsMade && r.Hands != HandsCompleted {
		return
	}
	var next position.Position
	h.p.PlayTo(&next, r.MustPlay)
	if next.HasMoves() {
		return
	}
	code := reason.Stalemate
	if next.InCheck() {
		code = reason.Checkmate
	}
	r.ground(h.c, reason.New(code, []board.Square{next.King(next.Turn())}, next.Checkers().Squares()), "")
}
