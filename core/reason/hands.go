package reason

// What the hands of a player have come to, and what follows from it (Article 4).

// What binds the player.
const (
	// HandsNothing: no piece is touched, so any legal move may be made.
	HandsNothing Code = "hands-nothing"
	// HandsAdjusting: the player has said that pieces are adjusted, so touching them
	// binds to nothing.
	HandsAdjusting Code = "hands-adjusting"
	// AdjustTooLate: that was said only after a piece was touched. Squares: where the
	// piece stands.
	AdjustTooLate Code = "adjust-too-late"
	// AdjustNotOnMove: Player, who is not on move, has touched a piece or wants to
	// adjust one. Squares: where it stands, where one was touched.
	AdjustNotOnMove Code = "adjust-not-on-move"
	// TouchedNoneCan: none of the touched pieces can be moved or captured. Squares:
	// where they stand.
	TouchedNoneCan Code = "touched-none-can"
	// TouchedBoth: an own piece and one of the opponent's are touched, so the one must
	// capture the other. Squares: the own piece; By: the other.
	TouchedBoth Code = "touched-both"
	// TouchedBothIllegal: the same, but that capture is not legal. Squares and By as in
	// TouchedBoth.
	TouchedBothIllegal Code = "touched-both-illegal"
	// EarlierRuling: an earlier ruling on this position allows only some of the legal
	// moves.
	EarlierRuling Code = "earlier-ruling"
	// NotReleased: a piece is in the hand and not released, whatever was said. Squares:
	// where it stood.
	NotReleased Code = "not-released"
)

// Castling by hand.
const (
	// CastlingBinds: king and rook are touched, and castling with them is legal, so it
	// must be made. Squares: king, rook.
	CastlingBinds Code = "castling-binds"
	// RookFirst: the rook was touched before the king, so there is no castling with it
	// on this move. Squares: rook, king.
	RookFirst Code = "rook-touched-first"
	// RookFirstAllowed: the same in Chess960, where castling may begin with the rook.
	// Squares: the rook.
	RookFirstAllowed Code = "rook-first-allowed"
	// CastlingFrees: castling was meant and is illegal, and the king has no legal move:
	// any legal move may be made. Squares: king, rook.
	CastlingFrees Code = "illegal-castling-frees"
	// KingReleased: the king is released on its castling square, so castling there must
	// be made. Squares: it.
	KingReleased Code = "king-released-castling"
	// PartReleased: a piece is released as part of a legal move and cannot go to another
	// square. Squares: where.
	PartReleased Code = "part-released"
	// KingReleasedIllegal: the king is released as if to castle, which is illegal there:
	// it must make another move. Squares: where it was released.
	KingReleasedIllegal Code = "king-released-illegal"
	// KingReleasedFrees: the same, but the king has no legal move, so any legal move may
	// be made.
	KingReleasedFrees Code = "king-released-frees"
	// HalfCastling: the first motion of a castling in Chess960 is made, and what the
	// position looks like now counts for nothing. Squares: king, rook, as they stood.
	HalfCastling Code = "half-castling"
	// HalfCastlingChoice: that motion is a legal move of its own too, and the player
	// chooses: by the second motion, or by pressing the clock.
	HalfCastlingChoice Code = "half-castling-choice"
	// HalfCastlingPressed: the clock was pressed after the first motion, which is
	// therefore the move.
	HalfCastlingPressed Code = "half-castling-pressed"
	// CastlingAnnounced: the player has said that castling follows.
	CastlingAnnounced Code = "castling-announced"
)

// Captures and promotions by hand.
const (
	// CaptureUnfinished: the piece that is captured is not removed yet. Squares: where
	// it stands.
	CaptureUnfinished Code = "capture-unfinished"
	// PawnReleased: the pawn has reached the last rank and is not replaced yet. Squares:
	// where it is to be replaced, where that is known.
	PawnReleased Code = "pawn-released"
	// PromotionFree: the pawn must be promoted, and the piece is still to be chosen.
	PromotionFree Code = "promotion-free"
	// PromotionChosen: the new piece has touched the square, so the choice is final.
	// Squares: the square.
	PromotionChosen Code = "promotion-chosen"
	// PromotionOpen: the new piece is not released, so another may still be chosen.
	// Squares: the square.
	PromotionOpen Code = "promotion-open"
	// PromotionUnfinished: the new piece stands there, but the pawn, or the piece that it
	// captures, is not removed. Squares: the square.
	PromotionUnfinished Code = "promotion-unfinished"
)

// Moves that are made.
const (
	// MoveMade: the piece is released, and the move is made. Text: the move.
	MoveMade Code = "move-made"
	// CaptureMade: the captured piece is removed and the own piece released. Text: the
	// move.
	CaptureMade Code = "capture-made"
	// CastlingMade: king and rook are released on their squares. Text: the move.
	CastlingMade Code = "castling-made"
	// PromotionMade: the new piece is released and the pawn removed. Text: the move.
	PromotionMade Code = "promotion-made"
	// MoveCompleted: the clock is pressed.
	MoveCompleted Code = "move-completed"
	// MadeStands: what the hands did after the move was made does not count. Text: the
	// move.
	MadeStands Code = "made-stands"
	// IllegalCompleted: the clock is pressed, so the illegal move of Player is completed.
	IllegalCompleted Code = "illegal-move-completed"
)

// Breaches, and complaints about them.
const (
	// TouchBroken: Player has made a legal move that is not allowed any more, and the
	// arbiter who sees it steps in at once.
	TouchBroken Code = "touch-broken"
	// TouchBrokenOnClaim: the same, where the arbiter rules on it only when somebody asks
	// for it.
	TouchBrokenOnClaim Code = "touch-broken-on-claim"
	// ComplaintUpheld: the opponent of Player has complained in time, and is right.
	ComplaintUpheld Code = "complaint-upheld"
	// ComplaintBaseless: there is nothing to complain about.
	ComplaintBaseless Code = "complaint-baseless"
	// ComplaintLost: the opponent of Player has touched a piece, and can no longer
	// complain about what the hands did.
	ComplaintLost Code = "complaint-lost"
	// ClaimInTime: a draw was claimed while there was the right to do so.
	ClaimInTime Code = "claim-in-time"
	// ClaimAfterMove: a draw was claimed after a move was made.
	ClaimAfterMove Code = "claim-after-move"
)

// What is wrong with an account of what hands did.
const (
	// EventUnknown: there is no such event.
	EventUnknown Code = "event-unknown"
	// EventTooMany: there are more events than a turn can have.
	EventTooMany Code = "event-too-many"
	// EventSquare: there is no such square.
	EventSquare Code = "event-square"
	// EventNoPiece: no piece stands there.
	EventNoPiece Code = "event-no-piece"
	// EventNothingInHand: there is no piece in the hand that could be released there.
	EventNothingInHand Code = "event-nothing-in-hand"
	// EventOwnPiece: the piece is the player's own, and no pawn that is promoted.
	EventOwnPiece Code = "event-own-piece"
	// EventNoPromotion: no pawn is promoted there.
	EventNoPromotion Code = "event-no-promotion"
	// EventPromotionRole: a pawn becomes a queen, rook, bishop or knight.
	EventPromotionRole Code = "event-promotion-role"
	// EventAfterEnd: the move was completed before.
	EventAfterEnd Code = "event-after-end"
	// EventNotOpponents: the player who is not on move cannot do that now.
	EventNotOpponents Code = "event-not-opponents"
	// EventNotPlayers: only the opponent can do that.
	EventNotPlayers Code = "event-not-players"
)
