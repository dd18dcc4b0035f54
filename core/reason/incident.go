package reason

// How an incident is ruled, and how a game ends by it.

const (
	// What ends a game by a ruling that is not one on a claim.

	// Agreement: both players have agreed to a draw.
	Agreement Code = iota + endHands // agreement
	// Resignation: Player has resigned.
	Resignation // resignation
	// FlagFall: the flag of Player has fallen; nobody where both have.
	FlagFall // flag-fall
	// IllegalMoves: Player has made as many illegal moves as decide the game.
	IllegalMoves // illegal-moves
	// ArbiterDecision: the arbiter has declared the result.
	ArbiterDecision // arbiter

	// Illegal moves.

	// IllegalCorrected: the illegal move of Player is put right.
	IllegalCorrected // illegal-move-corrected
	// IllegalUncompleted: the clock is not pressed, so Player makes a legal move in
	// place of the illegal one, and nothing is counted.
	IllegalUncompleted // illegal-move-not-completed
	// IllegalLoses: it is as many illegal moves of Player as lose the game. Count:
	// how many lose it.
	IllegalLoses // illegal-move-loses
	// IllegalDraws: Player would lose by it, but the opponent cannot mate by any
	// series of legal moves.
	IllegalDraws // illegal-move-draws
	// IllegalStands: the opponent has made a move since, so the illegal move of Player
	// stands, and what followed too.
	IllegalStands // illegal-move-stands
	// IllegalAwaitsClaim: nothing is put right unless the opponent of Player claims.
	IllegalAwaitsClaim // illegal-move-awaits-claim
	// IllegalClaimInTime: that claim must come before the opponent makes a move.
	IllegalClaimInTime // illegal-move-claim-in-time
	// IllegalWinClaimable: the opponent of Player may claim a win before making a move.
	IllegalWinClaimable // illegal-move-win-claimable
	// IllegalNoPenalty: illegal moves are not counted.
	IllegalNoPenalty // illegal-move-no-penalty
	// IllegalPenalty: the opponent of Player gets time. Time: how much; Count: which
	// illegal move of the player it is.
	IllegalPenalty // illegal-move-penalty
	// MoveIsLegal: the move of Player that was called illegal is legal. Squares: from
	// where, to where.
	MoveIsLegal // move-is-legal
	// KingCaptured: Player has captured the king, which is an illegal move; the
	// earlier illegal move, which left it in check, is put right first.
	KingCaptured // king-captured
	// DoubleMove: Player has moved twice in a row; the second is an illegal move.
	DoubleMove // double-move
	// ReplyIsFree: the opponent of Player need not repeat the reply.
	ReplyIsFree // reply-is-free
	// LaterFlagVoid: a flag that fell later does not decide.
	LaterFlagVoid // later-flag-void
	// PositionRestored: the position before the irregularity is restored. Ply: it.
	PositionRestored // position-restored
	// LastIdentifiable: the position before the irregularity is not known. Ply: the
	// last one that can be identified, which is restored.
	LastIdentifiable // last-identifiable
	// NoneIdentified: nobody knows the position before the irregularity, and no
	// earlier one was named.
	NoneIdentified // none-identified
	// ClocksByJudgement: the arbiter sets the clocks by the best judgement.
	ClocksByJudgement // clocks-by-judgement
	// TouchedMustMove: the piece that made the illegal move must be moved. Squares:
	// where it stands.
	TouchedMustMove // touched-must-move
	// TouchedMustCapture: it has no legal move, but the piece that it captured can be
	// captured by another, which must be done. Squares: where that stands.
	TouchedMustCapture // touched-must-capture
	// TouchedFree: the piece that made the illegal move has no legal move, so any
	// legal move may be made. Squares: where it stands.
	TouchedFree // touched-free
	// CastlingMustMoveKing: castling was illegal, so the king must make another move,
	// which may be castling to the other side. Squares: where it stands.
	CastlingMustMoveKing // illegal-castling-king-moves
	// BreachesCountOnce: several breaches in one move count as one illegal move.
	BreachesCountOnce // breaches-count-once

	// What else counts as an illegal move, or does not.

	// PressedWithoutMove: Player has pressed the clock without a move, which counts as
	// an illegal move.
	PressedWithoutMove // clock-without-move
	// PressedUnregulated: the same, where the text does not call it an illegal move:
	// the arbiter decides.
	PressedUnregulated // clock-without-move-unregulated
	// TwoHandsCount: Player has made the move with two hands, which counts as an
	// illegal move.
	TwoHandsCount // two-hands-illegal
	// TwoHandsBreach: the same, where it is a breach but no illegal move: the arbiter
	// may warn or penalise.
	TwoHandsBreach // two-hands-breach
	// UnreplacedQueen: Player has left a pawn on the last rank and pressed the clock:
	// an illegal move, and the pawn becomes a queen. Squares: where it stands.
	UnreplacedQueen // unreplaced-promotion-queen
	// UnreplacedRestored: the same, where the pawn goes back and is to be moved and
	// promoted, and Player may choose the piece. Squares: where it stands.
	UnreplacedRestored // unreplaced-promotion-restored
	// UnreplacedNotPressed: Player has not pressed the clock, and may still put a piece
	// in place of the pawn. Squares: where it stands.
	UnreplacedNotPressed // unreplaced-promotion-not-pressed

	// Both kings in check, or a pawn left on the last rank, and nobody has claimed.

	// RemainsWait: the arbiter waits for the next completed move.
	RemainsWait // illegal-position-wait
	// RemainsDraw: the next move is completed, and the position is still illegal: a
	// draw.
	RemainsDraw // illegal-position-draw
	// RemainsCorrected: the arbiter steps in and puts it right.
	RemainsCorrected // illegal-position-corrected

	// How the game was set up.

	// WrongSetupNewGame: the game began from a wrong position: it is annulled and a
	// new game is played.
	WrongSetupNewGame // wrong-setup-new-game
	// WrongSetupTooLate: too many moves are made, so the game goes on. Count: how many
	// by each player are enough for that.
	WrongSetupTooLate // wrong-setup-too-late
	// SwappedKingStays: the king of Player began on a wrong square and may not castle.
	SwappedKingStays // swapped-king-may-not-castle
	// SwappedRookStays: nor may any king castle with the rook of Player that began on a
	// wrong square.
	SwappedRookStays // swapped-rook-may-not-castle
	// ClockReset: the clock was set wrongly: it is stopped and set right.
	ClockReset // clock-set-right
	// ClockTooLate: too many moves are made to change the clock. Count: as in
	// WrongSetupTooLate.
	ClockTooLate // clock-too-late
	// ColoursNewGame: the colours were reversed: the game is stopped and a new one
	// played. Count: from how many moves by each player on it would go on.
	ColoursNewGame // colours-new-game
	// ColoursGoOn: the game goes on with the colours reversed.
	ColoursGoOn // colours-go-on
	// ColoursArbiter: the arbiter may rule otherwise.
	ColoursArbiter // colours-arbiter
	// BoardTransferred: the board was turned: the position goes to a board that
	// stands right.
	BoardTransferred // board-transferred
	// BoardTooLate: too many moves are made to turn the board. Count: as in
	// WrongSetupTooLate.
	BoardTooLate // board-too-late
	// DisplacedOwnTime: Player has displaced pieces and puts them right in the own
	// time.
	DisplacedOwnTime // displaced-own-time
	// DisplacedPressed: Player has pressed the clock before that; it is set going for
	// Player again, and the arbiter may penalise.
	DisplacedPressed // displaced-pressed
	// DisplacedLater: it is found later that pieces were displaced.
	DisplacedLater // displaced-later

	// Ends.

	// GameHadEnded: the game had ended before, so this changes nothing. Ply: when; 0
	// where a ruling ended it.
	GameHadEnded // game-had-ended
	// AgreementDraws: the game is drawn by agreement.
	AgreementDraws // agreement-draws
	// AgreementTooEarly: both players must have made a move before they can agree.
	AgreementTooEarly // agreement-too-early
	// ResignationLoses: Player has resigned and loses.
	ResignationLoses // resignation-loses
	// ResignationDraws: Player has resigned, but the opponent cannot mate by any series
	// of legal moves.
	ResignationDraws // resignation-draws
	// ResignationAsk: what Player did may be meant otherwise, so the arbiter asks.
	ResignationAsk // resignation-unclear
	// ClocksStoppedAsk, KingTippedAsk and HandHeldOutAsk say what may have been meant.
	ClocksStoppedAsk // resignation-clocks-stopped
	KingTippedAsk    // resignation-king-tipped
	HandHeldOutAsk   // resignation-hand-held-out
	// ResignationSign: the only sure way is to write the result down and sign it.
	ResignationSign // resignation-sign
	// LeftUnresigned: Player has left, which is no resignation: the clock runs on.
	LeftUnresigned // left-without-notice
	// LeftDiscourteous: it is discourteous, and the arbiter may penalise it.
	LeftDiscourteous // left-discourteous
	// FlagLoses: the flag of Player has fallen, and the opponent can mate: Player loses.
	FlagLoses // flag-fall-loses
	// FlagDraws: the flag of Player has fallen, but the opponent cannot mate by any
	// series of legal moves.
	FlagDraws // flag-fall-draws
	// FlagUnskilled: the text speaks of the most unskilled play, which is the same
	// question.
	FlagUnskilled // flag-fall-unskilled
	// FlagUncalled: a fallen flag counts when the opponent of Player claims it; the
	// arbiter does not call it.
	FlagUncalled // flag-fall-uncalled
	// BothFlagsGoOn: both flags have fallen in an earlier period, and nobody knows
	// which fell first: the game goes on.
	BothFlagsGoOn // both-flags-go-on
	// BothFlagsDraw: the same in the last period: a draw.
	BothFlagsDraw // both-flags-draw
	// PotentialLacking: the opponent of Player has too little material to win in blitz.
	PotentialLacking // mating-potential-lacking
	// PotentialOpen: whether the material of the opponent of Player is enough to win in
	// blitz does not follow from the text.
	PotentialOpen // mating-potential-open
	// MateUndecided: whether the opponent of Player can still mate is not decided, so
	// the result is not either.
	MateUndecided // mate-undecided
	// NeitherCanMate: Player cannot mate either, so the position is dead, and the game
	// ended with it.
	NeitherCanMate // neither-can-mate

	// Conduct.

	// DisturbanceForbidden: Player has disturbed the opponent, which is forbidden.
	DisturbanceForbidden // disturbance
	// DisturbanceTime: the arbiter may give the opponent of Player time, as much as he
	// sees fit.
	DisturbanceTime // disturbance-time
	// OfferOpen: the offer of Player stays open until it is accepted, refused in words
	// or by touching a piece, or the game ends otherwise.
	OfferOpen // draw-offer-open
	// OfferOpenToMove: the same, where only a move refuses it, and not a touch.
	OfferOpenToMove // draw-offer-open-until-move
	// OfferUntimely: Player should offer after making a move and before pressing the
	// clock. The offer is valid, but it may be a disturbance.
	OfferUntimely // draw-offer-untimely
	// OfferEventRules: the rules of an event may forbid agreed draws.
	OfferEventRules // draw-offer-event-rules
	// AssistantAllowed: Player may have an assistant who moves the pieces, whom the
	// arbiter must accept.
	AssistantAllowed // assistant-allowed
	// AssistantUnregulated: the text does not speak of assistants: the arbiter decides.
	AssistantUnregulated // assistant-unregulated

	// What is wrong with an account of an incident.

	// IncidentPly: there is no such ply in the record, or none was named.
	IncidentPly // incident-ply
	// IncidentOrder: it cannot have been found before it happened.
	IncidentOrder // incident-order
	// IncidentIdentified: the position to be restored must lie in the record, before
	// the irregularity.
	IncidentIdentified // incident-identified
	// IncidentOffence: a first, second or third illegal move can be told.
	IncidentOffence // incident-offence
	// IncidentMovesMade: a number of moves is not negative.
	IncidentMovesMade // incident-moves-made
	// IncidentPlayer: it is not the player who moved there.
	IncidentPlayer // incident-color
	// IncidentMove: no such move can have been tried.
	IncidentMove // incident-move
	// IncidentUnknown: there is no such kind of incident, or of what it tells.
	IncidentUnknown // incident-unknown

	endIncidents
)
