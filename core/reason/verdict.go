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
	// ClaimIsOffer: the claim counts as an offer of a draw all the same.
	ClaimIsOffer Code = "claim-is-offer"
	// ClaimMoveBinds: the intended move must be played. Text: the move.
	ClaimMoveBinds Code = "claim-move-binds"
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
