package reason

// How an incident is ruled, and how a game ends by it.

// What ends a game by a ruling that is not one on a claim.
const (
	// Agreement: both players have agreed to a draw.
	Agreement Code = "agreement"
	// Resignation: Player has resigned.
	Resignation Code = "resignation"
	// FlagFall: the flag of Player has fallen; nobody where both have.
	FlagFall Code = "flag-fall"
	// IllegalMoves: Player has made as many illegal moves as decide the game.
	IllegalMoves Code = "illegal-moves"
	// ArbiterDecision: the arbiter has declared the result.
	ArbiterDecision Code = "arbiter"
)

// Illegal moves.
const (
	// IllegalCorrected: the illegal move of Player is put right.
	IllegalCorrected Code = "illegal-move-corrected"
	// IllegalUncompleted: the clock is not pressed, so Player makes a legal move in
	// place of the illegal one, and nothing is counted.
	IllegalUncompleted Code = "illegal-move-not-completed"
	// IllegalLoses: it is as many illegal moves of Player as lose the game. Count:
	// how many lose it.
	IllegalLoses Code = "illegal-move-loses"
	// IllegalDraws: Player would lose by it, but the opponent cannot mate by any
	// series of legal moves.
	IllegalDraws Code = "illegal-move-draws"
	// IllegalStands: the opponent has made a move since, so the illegal move of Player
	// stands, and what followed too.
	IllegalStands Code = "illegal-move-stands"
	// IllegalAwaitsClaim: nothing is put right unless the opponent of Player claims.
	IllegalAwaitsClaim Code = "illegal-move-awaits-claim"
	// IllegalClaimInTime: that claim must come before the opponent makes a move.
	IllegalClaimInTime Code = "illegal-move-claim-in-time"
	// IllegalWinClaimable: the opponent of Player may claim a win before making a move.
	IllegalWinClaimable Code = "illegal-move-win-claimable"
	// IllegalNoPenalty: illegal moves are not counted.
	IllegalNoPenalty Code = "illegal-move-no-penalty"
	// IllegalPenalty: the opponent of Player gets time. Time: how much; Count: which
	// illegal move of the player it is.
	IllegalPenalty Code = "illegal-move-penalty"
	// MoveIsLegal: the move of Player that was called illegal is legal. Squares: from
	// where, to where.
	MoveIsLegal Code = "move-is-legal"
	// KingCaptured: Player has captured the king, which is an illegal move; the
	// earlier illegal move, which left it in check, is put right first.
	KingCaptured Code = "king-captured"
	// DoubleMove: Player has moved twice in a row; the second is an illegal move.
	DoubleMove Code = "double-move"
	// ReplyIsFree: the opponent of Player need not repeat the reply.
	ReplyIsFree Code = "reply-is-free"
	// LaterFlagVoid: a flag that fell later does not decide.
	LaterFlagVoid Code = "later-flag-void"
	// PositionRestored: the position before the irregularity is restored. Ply: it.
	PositionRestored Code = "position-restored"
	// LastIdentifiable: the position before the irregularity is not known. Ply: the
	// last one that can be identified, which is restored.
	LastIdentifiable Code = "last-identifiable"
	// NoneIdentified: nobody knows the position before the irregularity, and no
	// earlier one was named.
	NoneIdentified Code = "none-identified"
	// ClocksByJudgement: the arbiter sets the clocks by the best judgement.
	ClocksByJudgement Code = "clocks-by-judgement"
	// TouchedMustMove: the piece that made the illegal move must be moved. Squares:
	// where it stands.
	TouchedMustMove Code = "touched-must-move"
	// TouchedMustCapture: it has no legal move, but the piece that it captured can be
	// captured by another, which must be done. Squares: where that stands.
	TouchedMustCapture Code = "touched-must-capture"
	// TouchedFree: the piece that made the illegal move has no legal move, so any
	// legal move may be made. Squares: where it stands.
	TouchedFree Code = "touched-free"
	// CastlingMustMoveKing: castling was illegal, so the king must make another move,
	// which may be castling to the other side. Squares: where it stands.
	CastlingMustMoveKing Code = "illegal-castling-king-moves"
	// BreachesCountOnce: several breaches in one move count as one illegal move.
	BreachesCountOnce Code = "breaches-count-once"
)

// What else counts as an illegal move, or does not.
const (
	// PressedWithoutMove: Player has pressed the clock without a move, which counts as
	// an illegal move.
	PressedWithoutMove Code = "clock-without-move"
	// PressedUnregulated: the same, where the text does not call it an illegal move:
	// the arbiter decides.
	PressedUnregulated Code = "clock-without-move-unregulated"
	// TwoHandsCount: Player has made the move with two hands, which counts as an
	// illegal move.
	TwoHandsCount Code = "two-hands-illegal"
	// TwoHandsBreach: the same, where it is a breach but no illegal move: the arbiter
	// may warn or penalise.
	TwoHandsBreach Code = "two-hands-breach"
	// UnreplacedQueen: Player has left a pawn on the last rank and pressed the clock:
	// an illegal move, and the pawn becomes a queen. Squares: where it stands.
	UnreplacedQueen Code = "unreplaced-promotion-queen"
	// UnreplacedRestored: the same, where the pawn goes back and is to be moved and
	// promoted, and Player may choose the piece. Squares: where it stands.
	UnreplacedRestored Code = "unreplaced-promotion-restored"
	// UnreplacedNotPressed: Player has not pressed the clock, and may still put a piece
	// in place of the pawn. Squares: where it stands.
	UnreplacedNotPressed Code = "unreplaced-promotion-not-pressed"
)

// Both kings in check, or a pawn left on the last rank, and nobody has claimed.
const (
	// RemainsWait: the arbiter waits for the next completed move.
	RemainsWait Code = "illegal-position-wait"
	// RemainsDraw: the next move is completed, and the position is still illegal: a
	// draw.
	RemainsDraw Code = "illegal-position-draw"
	// RemainsCorrected: the arbiter steps in and puts it right.
	RemainsCorrected Code = "illegal-position-corrected"
)

// How the game was set up.
const (
	// WrongSetupNewGame: the game began from a wrong position: it is annulled and a
	// new game is played.
	WrongSetupNewGame Code = "wrong-setup-new-game"
	// WrongSetupTooLate: too many moves are made, so the game goes on. Count: how many
	// by each player are enough for that.
	WrongSetupTooLate Code = "wrong-setup-too-late"
	// SwappedKingStays: the king of Player began on a wrong square and may not castle.
	SwappedKingStays Code = "swapped-king-may-not-castle"
	// SwappedRookStays: nor may any king castle with the rook of Player that began on a
	// wrong square.
	SwappedRookStays Code = "swapped-rook-may-not-castle"
	// ClockReset: the clock was set wrongly: it is stopped and set right.
	ClockReset Code = "clock-set-right"
	// ClockTooLate: too many moves are made to change the clock. Count: as in
	// WrongSetupTooLate.
	ClockTooLate Code = "clock-too-late"
	// ColoursNewGame: the colours were reversed: the game is stopped and a new one
	// played. Count: from how many moves by each player on it would go on.
	ColoursNewGame Code = "colours-new-game"
	// ColoursGoOn: the game goes on with the colours reversed.
	ColoursGoOn Code = "colours-go-on"
	// ColoursArbiter: the arbiter may rule otherwise.
	ColoursArbiter Code = "colours-arbiter"
	// BoardTransferred: the board was turned: the position goes to a board that
	// stands right.
	BoardTransferred Code = "board-transferred"
	// BoardTooLate: too many moves are made to turn the board. Count: as in
	// WrongSetupTooLate.
	BoardTooLate Code = "board-too-late"
	// DisplacedOwnTime: Player has displaced pieces and puts them right in the own
	// time.
	DisplacedOwnTime Code = "displaced-own-time"
	// DisplacedPressed: Player has pressed the clock before that; it is set going for
	// Player again, and the arbiter may penalise.
	DisplacedPressed Code = "displaced-pressed"
	// DisplacedLater: it is found later that pieces were displaced.
	DisplacedLater Code = "displaced-later"
)

// Ends.
const (
	// GameHadEnded: the game had ended before, so this changes nothing. Ply: when; 0
	// where a ruling ended it.
	GameHadEnded Code = "game-had-ended"
	// AgreementDraws: the game is drawn by agreement.
	AgreementDraws Code = "agreement-draws"
	// AgreementTooEarly: both players must have made a move before they can agree.
	AgreementTooEarly Code = "agreement-too-early"
	// ResignationLoses: Player has resigned and loses.
	ResignationLoses Code = "resignation-loses"
	// ResignationDraws: Player has resigned, but the opponent cannot mate by any series
	// of legal moves.
	ResignationDraws Code = "resignation-draws"
	// ResignationAsk: what Player did may be meant otherwise, so the arbiter asks.
	ResignationAsk Code = "resignation-unclear"
	// ClocksStoppedAsk, KingTippedAsk and HandHeldOutAsk say what may have been meant.
	ClocksStoppedAsk Code = "resignation-clocks-stopped"
	KingTippedAsk    Code = "resignation-king-tipped"
	HandHeldOutAsk   Code = "resignation-hand-held-out"
	// ResignationSign: the only sure way is to write the result down and sign it.
	ResignationSign Code = "resignation-sign"
	// LeftUnresigned: Player has left, which is no resignation: the clock runs on.
	LeftUnresigned Code = "left-without-notice"
	// LeftDiscourteous: it is discourteous, and the arbiter may penalise it.
	LeftDiscourteous Code = "left-discourteous"
	// FlagLoses: the flag of Player has fallen, and the opponent can mate: Player loses.
	FlagLoses Code = "flag-fall-loses"
	// FlagDraws: the flag of Player has fallen, but the opponent cannot mate by any
	// series of legal moves.
	FlagDraws Code = "flag-fall-draws"
	// FlagUnskilled: the text speaks of the most unskilled play, which is the same
	// question.
	FlagUnskilled Code = "flag-fall-unskilled"
	// FlagUncalled: a fallen flag counts when the opponent of Player claims it; the
	// arbiter does not call it.
	FlagUncalled Code = "flag-fall-uncalled"
	// BothFlagsGoOn: both flags have fallen in an earlier period, and nobody knows
	// which fell first: the game goes on.
	BothFlagsGoOn Code = "both-flags-go-on"
	// BothFlagsDraw: the same in the last period: a draw.
	BothFlagsDraw Code = "both-flags-draw"
	// PotentialLacking: the opponent of Player has too little material to win in blitz.
	PotentialLacking Code = "mating-potential-lacking"
	// PotentialOpen: whether the material of the opponent of Player is enough to win in
	// blitz does not follow from the text.
	PotentialOpen Code = "mating-potential-open"
	// MateUndecided: whether the opponent of Player can still mate is not decided, so
	// the result is not either.
	MateUndecided Code = "mate-undecided"
	// NeitherCanMate: Player cannot mate either, so the position is dead, and the game
	// ended with it.
	NeitherCanMate Code = "neither-can-mate"
)

// Conduct.
const (
	// DisturbanceForbidden: Player has disturbed the opponent, which is forbidden.
	DisturbanceForbidden Code = "disturbance"
	// DisturbanceTime: the arbiter may give the opponent of Player time, as much as he
	// sees fit.
	DisturbanceTime Code = "disturbance-time"
	// OfferOpen: the offer of Player stays open until it is accepted, refused in words
	// or by touching a piece, or the game ends otherwise.
	OfferOpen Code = "draw-offer-open"
	// OfferOpenToMove: the same, where only a move refuses it, and not a touch.
	OfferOpenToMove Code = "draw-offer-open-until-move"
	// OfferUntimely: Player should offer after making a move and before pressing the
	// clock. The offer is valid, but it may be a disturbance.
	OfferUntimely Code = "draw-offer-untimely"
	// OfferEventRules: the rules of an event may forbid agreed draws.
	OfferEventRules Code = "draw-offer-event-rules"
	// AssistantAllowed: Player may have an assistant who moves the pieces, whom the
	// arbiter must accept.
	AssistantAllowed Code = "assistant-allowed"
	// AssistantUnregulated: the text does not speak of assistants: the arbiter decides.
	AssistantUnregulated Code = "assistant-unregulated"
)

// What is wrong with an account of an incident.
const (
	// IncidentPly: there is no such ply in the record, or none was named.
	IncidentPly Code = "incident-ply"
	// IncidentOrder: it cannot have been found before it happened.
	IncidentOrder Code = "incident-order"
	// IncidentIdentified: the position to be restored must lie in the record, before
	// the irregularity.
	IncidentIdentified Code = "incident-identified"
	// IncidentOffence: a first, second or third illegal move can be told.
	IncidentOffence Code = "incident-offence"
	// IncidentMovesMade: a number of moves is not negative.
	IncidentMovesMade Code = "incident-moves-made"
	// IncidentPlayer: it is not the player who moved there.
	IncidentPlayer Code = "incident-color"
	// IncidentMove: no such move can have been tried.
	IncidentMove Code = "incident-move"
	// IncidentUnknown: there is no such kind of incident, or of what it tells.
	IncidentUnknown Code = "incident-unknown"
)
