package reason

// How a game ends, what may be claimed, and how a claim is judged.

const (
	// What ends a game by itself.

	// Checkmate: the king is in check and there is no legal move. Squares: it;
	// By: the pieces that give check.
	Checkmate Code = iota + endSan // checkmate
	// Stalemate: there is no legal move and no check. Squares: the king.
	Stalemate // stalemate
	// DeadPosition: neither player can mate by any series of legal moves.
	DeadPosition // dead-position
	// Fivefold: the same position has appeared five times. Plies: when.
	Fivefold // fivefold
	// SeventyFiveMoves: each player has made 75 moves without a pawn move or a
	// capture. Count: the half-moves counted.
	SeventyFiveMoves // seventy-five-moves

	// What ends a game by a ruling on a claim.

	// Threefold: a correct claim of the third occurrence. Plies: when.
	Threefold // threefold
	// FiftyMoves: a correct claim of fifty moves by each player without a pawn
	// move or a capture. Count: the half-moves counted.
	FiftyMoves // fifty-moves

	// What may be claimed.

	// ThreefoldAppeared: the position has just appeared for at least the third
	// time. Plies: when.
	ThreefoldAppeared // threefold-appeared
	// ThreefoldIntended: it is about to appear for at least the third time.
	// Plies: when, the last of them after the move; Text: the move.
	ThreefoldIntended // threefold-intended
	// FiftyAppeared: the last fifty moves by each player were made without a
	// pawn move or a capture. Count: the half-moves counted.
	FiftyAppeared // fifty-appeared
	// FiftyIntended: with the intended move they will have been. Count: the
	// half-moves counted, with that move; Text: the move.
	FiftyIntended // fifty-intended

	// The rulings on a claim.

	// ClaimCorrect: the game is drawn.
	ClaimCorrect // claim-correct
	// ClaimIncorrect: the opponent gets more time. Count: how many minutes.
	ClaimIncorrect // claim-incorrect
	// ClaimRefused: there was no right to claim at this moment.
	ClaimRefused // claim-refused

	// Why a claim is incorrect or refused, and what follows from it.

	// ClaimTooFew: the position has not appeared three times. Count: how often;
	// Plies: when.
	ClaimTooFew // claim-too-few
	// ClaimTooFewIntended: the intended move would not make it the third time.
	// Count, Plies: how often and when, with that move; Text: the move.
	ClaimTooFewIntended // claim-too-few-intended
	// ClaimTooSoon: fewer than fifty moves by each player. Count: the half-moves
	// counted.
	ClaimTooSoon // claim-too-soon
	// ClaimTooSoonIntended: with the intended move, too. Count: the half-moves
	// counted, with that move; Text: the move.
	ClaimTooSoonIntended // claim-too-soon-intended
	// ClaimPawnMove: the intended move moves a pawn. Text: the move.
	ClaimPawnMove // claim-pawn-move
	// ClaimCapture: the intended move captures. Text: the move.
	ClaimCapture // claim-capture
	// ClaimMoveIllegal: the intended move is not legal. Text: what was written.
	ClaimMoveIllegal // claim-move-illegal
	// ClaimNotWritten: the intended move was not written down. Text: the move.
	ClaimNotWritten // claim-not-written
	// ClaimNotOnMove: only the player who has the move may claim.
	ClaimNotOnMove // claim-not-on-move
	// ClaimTouched: the player has touched a piece to move or capture it.
	ClaimTouched // claim-touched
	// ClaimGameOver: the game has ended already. Ply: when.
	ClaimGameOver // claim-game-over
	// ClaimAnalysis: a null move stands in the line, so it is no game.
	ClaimAnalysis // claim-analysis
	// ClaimTouchedStill: touching a piece has not ended the right to claim.
	ClaimTouchedStill // claim-touched-still
	// ClaimOtherMove: after a ruling the intended move is not among those that are
	// still allowed in this turn. Text: the move.
	ClaimOtherMove // claim-other-move
	// ClaimNotWithdrawn: a claim cannot be taken back.
	ClaimNotWithdrawn // claim-not-withdrawn
	// ClaimIsOffer: the claim counts as an offer of a draw all the same.
	ClaimIsOffer // claim-is-offer
	// ClaimMoveBinds: the intended move must be played. Text: the move.
	ClaimMoveBinds // claim-move-binds
	// ClaimPieceBinds: the intended move is illegal, and the piece must make another
	// one. Squares: where it stands.
	ClaimPieceBinds // claim-piece-binds
	// RulingBinds: a ruling allows only some of the legal moves.
	RulingBinds // ruling-binds

	// What an incorrect claim costs where the claimant loses time as well. Player: the
	// claimant.

	// ClaimFormula: how much, in place of ClaimIncorrect, where nobody told the
	// clocks. Count: how many minutes the opponent gets; Time: the most that the
	// claimant loses.
	ClaimFormula // claim-formula
	// ClaimFormulaFloor: the same where the claimant keeps at least a minute.
	ClaimFormulaFloor // claim-formula-floor
	// ClaimantLoses: Time: how much.
	ClaimantLoses // claimant-loses
	// ClaimantKeeps: too little is left for the claimant to lose any.
	ClaimantKeeps // claimant-keeps

	// Whether a right to castle that every legal reply takes away still counts when
	// positions are compared, where that makes a difference.

	// RightOpen: the text does not decide.
	RightOpen // right-open
	// RightRuled: the Presidential Board of 2005 has ruled that it counts.
	RightRuled // right-ruled
	// RightAgainstRuling: that ruling is not followed here, as was asked.
	RightAgainstRuling // right-against-ruling
	// RightSettled: the text says that it counts.
	RightSettled // right-settled
	// OpinionUntilMoved: it counts until king or rook has moved. Count, Plies: how
	// often and when the position has stood by that, with an intended move.
	OpinionUntilMoved // opinion-until-moved
	// OpinionWhileUsable: it counts no more. Count, Plies: likewise.
	OpinionWhileUsable // opinion-while-usable
	// RightCaptured: a right ended by the capture of its rook, so a later move of
	// the king loses nothing. Squares: the rook's; Ply: when it was captured.
	RightCaptured // right-captured

	// Why two positions with the same pieces on the same squares are not the same.

	// DifferentCastling: a right to castle was kept then and is lost now.
	// Squares: the rook's square; Ply: after which half-move it was lost.
	DifferentCastling // different-castling
	// DifferentEnPassant: a capture en passant was possible in only one of them.
	// Squares: the target of the capture; Ply: where it was possible.
	DifferentEnPassant // different-en-passant

	endVerdicts
)
