package reason

// What the hands of a player have come to, and what follows from it (Article 4).

const (
	// What binds the player.

	// HandsNothing: no piece is touched, so any legal move may be made.
	HandsNothing Code = iota + endVerdicts // hands-nothing
	// HandsAdjusting: the player has said that pieces are adjusted, so touching them
	// binds to nothing.
	HandsAdjusting // hands-adjusting
	// AdjustTooLate: that was said only after a piece was touched. Squares: where the
	// piece stands.
	AdjustTooLate // adjust-too-late
	// AdjustNotOnMove: Player, who is not on move, has touched a piece or wants to
	// adjust one. Squares: where it stands, where one was touched.
	AdjustNotOnMove // adjust-not-on-move
	// TouchedNoneCan: none of the touched pieces can be moved or captured. Squares:
	// where they stand.
	TouchedNoneCan // touched-none-can
	// TouchedBoth: an own piece and one of the opponent's are touched, so the one must
	// capture the other. Squares: the own piece; By: the other.
	TouchedBoth // touched-both
	// TouchedBothIllegal: the same, but that capture is not legal. Squares and By as in
	// TouchedBoth.
	TouchedBothIllegal // touched-both-illegal
	// EarlierRuling: an earlier ruling on this position allows only some of the legal
	// moves.
	EarlierRuling // earlier-ruling
	// NotReleased: a piece is in the hand and not released, whatever was said. Squares:
	// where it stood.
	NotReleased // not-released

	// Castling by hand.

	// CastlingBinds: king and rook are touched, and castling with them is legal, so it
	// must be made. Squares: king, rook.
	CastlingBinds // castling-binds
	// RookFirst: the rook was touched before the king, so there is no castling with it
	// on this move. Squares: rook, king.
	RookFirst // rook-touched-first
	// RookFirstAllowed: the same in Chess960, where castling may begin with the rook.
	// Squares: the rook.
	RookFirstAllowed // rook-first-allowed
	// CastlingFrees: castling was meant and is illegal, and the king has no legal move:
	// any legal move may be made. Squares: king, rook.
	CastlingFrees // illegal-castling-frees
	// KingReleased: the king is released on its castling square, so castling there must
	// be made. Squares: it.
	KingReleased // king-released-castling
	// PartReleased: a piece is released as part of a legal move and cannot go to another
	// square. Squares: where.
	PartReleased // part-released
	// KingReleasedIllegal: the king is released as if to castle, which is illegal there:
	// it must make another move. Squares: where it was released.
	KingReleasedIllegal // king-released-illegal
	// KingReleasedFrees: the same, but the king has no legal move, so any legal move may
	// be made.
	KingReleasedFrees // king-released-frees
	// HalfCastling: the first motion of a castling in Chess960 is made, and what the
	// position looks like now counts for nothing. Squares: king, rook, as they stood.
	HalfCastling // half-castling
	// HalfCastlingChoice: that motion is a legal move of its own too, and the player
	// chooses: by the second motion, or by pressing the clock.
	HalfCastlingChoice // half-castling-choice
	// HalfCastlingPressed: the clock was pressed after the first motion, which is
	// therefore the move.
	HalfCastlingPressed // half-castling-pressed
	// CastlingAnnounced: the player has said that castling follows.
	CastlingAnnounced // castling-announced

	// Captures and promotions by hand.

	// CaptureUnfinished: the piece that is captured is not removed yet. Squares: where
	// it stands.
	CaptureUnfinished // capture-unfinished
	// PawnReleased: the pawn has reached the last rank and is not replaced yet. Squares:
	// where it is to be replaced, where that is known.
	PawnReleased // pawn-released
	// PromotionFree: the pawn must be promoted, and the piece is still to be chosen.
	PromotionFree // promotion-free
	// PromotionChosen: the new piece has touched the square, so the choice is final.
	// Squares: the square.
	PromotionChosen // promotion-chosen
	// PromotionOpen: the new piece is not released, so another may still be chosen.
	// Squares: the square.
	PromotionOpen // promotion-open
	// PromotionUnfinished: the new piece stands there, but the pawn, or the piece that it
	// captures, is not removed. Squares: the square.
	PromotionUnfinished // promotion-unfinished

	// Moves that are made.

	// MoveMade: the piece is released, and the move is made. Text: the move.
	MoveMade // move-made
	// CaptureMade: the captured piece is removed and the own piece released. Text: the
	// move.
	CaptureMade // capture-made
	// CastlingMade: king and rook are released on their squares. Text: the move.
	CastlingMade // castling-made
	// PromotionMade: the new piece is released and the pawn removed. Text: the move.
	PromotionMade // promotion-made
	// MoveCompleted: the clock is pressed.
	MoveCompleted // move-completed
	// MadeStands: what the hands did after the move was made does not count. Text: the
	// move.
	MadeStands // made-stands
	// IllegalCompleted: the clock is pressed, so the illegal move of Player is completed.
	IllegalCompleted // illegal-move-completed

	// Breaches, and complaints about them.

	// TouchBroken: Player has made a legal move that is not allowed any more, and the
	// arbiter who sees it steps in at once.
	TouchBroken // touch-broken
	// TouchBrokenOnClaim: the same, where the arbiter rules on it only when somebody asks
	// for it.
	TouchBrokenOnClaim // touch-broken-on-claim
	// ComplaintUpheld: the opponent of Player has complained in time, and is right.
	ComplaintUpheld // complaint-upheld
	// ComplaintBaseless: there is nothing to complain about.
	ComplaintBaseless // complaint-baseless
	// ComplaintLost: the opponent of Player has touched a piece, and can no longer
	// complain about what the hands did.
	ComplaintLost // complaint-lost
	// ClaimInTime: a draw was claimed while there was the right to do so.
	ClaimInTime // claim-in-time
	// ClaimAfterMove: a draw was claimed after a move was made.
	ClaimAfterMove // claim-after-move

	// What is wrong with an account of what hands did.

	// EventUnknown: there is no such event.
	EventUnknown // event-unknown
	// EventTooMany: there are more events than a turn can have.
	EventTooMany // event-too-many
	// EventSquare: there is no such square.
	EventSquare // event-square
	// EventNoPiece: no piece stands there.
	EventNoPiece // event-no-piece
	// EventNothingInHand: there is no piece in the hand that could be released there.
	EventNothingInHand // event-nothing-in-hand
	// EventOwnPiece: the piece is the player's own, and no pawn that is promoted.
	EventOwnPiece // event-own-piece
	// EventNoPromotion: no pawn is promoted there.
	EventNoPromotion // event-no-promotion
	// EventPromotionRole: a pawn becomes a queen, rook, bishop or knight.
	EventPromotionRole // event-promotion-role
	// EventAfterEnd: the move was completed before.
	EventAfterEnd // event-after-end
	// EventNotOpponents: the player who is not on move cannot do that now.
	EventNotOpponents // event-not-opponents
	// EventNotPlayers: only the opponent can do that.
	EventNotPlayers // event-not-players

	endHands
)
