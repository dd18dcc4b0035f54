package reason

// How a game ends, what may be claimed, and how a claim is judged.

// What ends a game by itself.
const (
	// Checkmate: the king is in check and there is no legal move. Squares: it;
	// By: the pieces that give check.
	Checkmate Code = "checkmate"
	// Stalemate: there is no legal move and no check. Squares: the king.
	Stalemate Code = "stalemate"
	// DeadPosition: neither player can mate by any series of legal moves.
	DeadPosition Code = "dead-position"
	// Fivefold: the same position has appeared five times. Plies: when.
	Fivefold Code = "fivefold"
	// SeventyFiveMoves: each player has made 75 moves without a pawn move or a
	// capture. Count: the half-moves counted.
	SeventyFiveMoves Code = "seventy-five-moves"
)

// What ends a game by a ruling on a claim.
const (
	// Threefold: a correct claim of the third occurrence. Plies: when.
	Threefold Code = "threefold"
	// FiftyMoves: a correct claim of fifty moves by each player without a pawn
	// move or a capture. Count: the half-moves counted.
	FiftyMoves Code = "fifty-moves"
)

// What may be claimed.
const (
	// ThreefoldAppeared: the position has just appeared for at least the third
	// time. Plies: when.
	ThreefoldAppeared Code = "threefold-appeared"
	// ThreefoldIntended: it is about to appear for at least the third time.
	// Plies: when, the last of them after the move; Text: the move.
	ThreefoldIntended Code = "threefold-intended"
	// FiftyAppeared: the last fifty moves by each player were made without a
	// pawn move or a capture. Count: the half-moves counted.
	FiftyAppeared Code = "fifty-appeared"
	// FiftyIntended: with the intended move they will have been. Count: the
	// half-moves counted, with that move; Text: the move.
	FiftyIntended Code = "fifty-intended"
)

// The rulings on a claim.
const (
	// ClaimCorrect: the game is drawn.
	ClaimCorrect Code = "claim-correct"
	// ClaimIncorrect: the opponent gets more time. Count: how many minutes.
	ClaimIncorrect Code = "claim-incorrect"
	// ClaimRefused: there was no right to claim at this moment.
	ClaimRefused Code = "claim-refused"
)

// Why a claim is incorrect or refused, and what follows from it.
const (
	// ClaimTooFew: the position has not appeared three times. Count: how often;
	// Plies: when.
	ClaimTooFew Code = "claim-too-few"
	// ClaimTooFewIntended: the intended move would not make it the third time.
	// Count, Plies: how often and when, with that move; Text: the move.
	ClaimTooFewIntended Code = "claim-too-few-intended"
	// ClaimTooSoon: fewer than fifty moves by each player. Count: the half-moves
	// counted.
	ClaimTooSoon Code = "claim-too-soon"
	// ClaimTooSoonIntended: with the intended move, too. Count: the half-moves
	// counted, with that move; Text: the move.
	ClaimTooSoonIntended Code = "claim-too-soon-intended"
	// ClaimPawnMove: the intended move moves a pawn. Text: the move.
	ClaimPawnMove Code = "claim-pawn-move"
	// ClaimCapture: the intended move captures. Text: the move.
	ClaimCapture Code = "claim-capture"
	// ClaimMoveIllegal: the intended move is not legal. Text: what was written.
	ClaimMoveIllegal Code = "claim-move-illegal"
	// ClaimNotWritten: the intended move was not written down. Text: the move.
	ClaimNotWritten Code = "claim-not-written"
	// ClaimNotOnMove: only the player who has the move may claim.
	ClaimNotOnMove Code = "claim-not-on-move"
	// ClaimTouched: the player has touched a piece to move or capture it.
	ClaimTouched Code = "claim-touched"
	// ClaimGameOver: the game has ended already. Ply: when.
	ClaimGameOver Code = "claim-game-over"
	// ClaimAnalysis: a null move stands in the line, so it is no game.
	ClaimAnalysis Code = "claim-analysis"
	// ClaimTouchedStill: touching a piece has not ended the right to claim.
	ClaimTouchedStill Code = "claim-touched-still"
	// ClaimOtherMove: after a ruling the intended move is not among those that are
	// still allowed in this turn. Text: the move.
	ClaimOtherMove Code = "claim-other-move"
	// ClaimNotWithdrawn: a claim cannot be taken back.
	ClaimNotWithdrawn Code = "claim-not-withdrawn"
	// ClaimIsOffer: the claim counts as an offer of a draw all the same.
	ClaimIsOffer Code = "claim-is-offer"
	// ClaimMoveBinds: the intended move must be played. Text: the move.
	ClaimMoveBinds Code = "claim-move-binds"
	// ClaimPieceBinds: the intended move is illegal, and the piece must make another
	// one. Squares: where it stands.
	ClaimPieceBinds Code = "claim-piece-binds"
	// RulingBinds: a ruling allows only some of the legal moves.
	RulingBinds Code = "ruling-binds"
)

// What an incorrect claim costs where the claimant loses time as well. Player: the
// claimant.
const (
	// ClaimFormula: how much, in place of ClaimIncorrect, where nobody told the
	// clocks. Count: how many minutes the opponent gets; Time: the most that the
	// claimant loses.
	ClaimFormula Code = "claim-formula"
	// ClaimFormulaFloor: the same where the claimant keeps at least a minute.
	ClaimFormulaFloor Code = "claim-formula-floor"
	// ClaimantLoses: Time: how much.
	ClaimantLoses Code = "claimant-loses"
	// ClaimantKeeps: too little is left for the claimant to lose any.
	ClaimantKeeps Code = "claimant-keeps"
)

// Whether a right to castle that every legal reply takes away still counts when
// positions are compared, where that makes a difference.
const (
	// RightOpen: the text does not decide.
	RightOpen Code = "right-open"
	// RightRuled: the Presidential Board of 2005 has ruled that it counts.
	RightRuled Code = "right-ruled"
	// RightAgainstRuling: that ruling is not followed here, as was asked.
	RightAgainstRuling Code = "right-against-ruling"
	// RightSettled: the text says that it counts.
	RightSettled Code = "right-settled"
	// OpinionUntilMoved: it counts until king or rook has moved. Count, Plies: how
	// often and when the position has stood by that, with an intended move.
	OpinionUntilMoved Code = "opinion-until-moved"
	// OpinionWhileUsable: it counts no more. Count, Plies: likewise.
	OpinionWhileUsable Code = "opinion-while-usable"
	// RightCaptured: a right ended by the capture of its rook, so a later move of
	// the king loses nothing. Squares: the rook's; Ply: when it was captured.
	RightCaptured Code = "right-captured"
)

// Why two positions with the same pieces on the same squares are not the same.
const (
	// DifferentCastling: a right to castle was kept then and is lost now.
	// Squares: the rook's square; Ply: after which half-move it was lost.
	DifferentCastling Code = "different-castling"
	// DifferentEnPassant: a capture en passant was possible in only one of them.
	// Squares: the target of the capture; Ply: where it was possible.
	DifferentEnPassant Code = "different-en-passant"
)
