package reason

const (
	// Why a move is not legal. A move may be refused for several reasons at once.

	// GameOver: mate or stalemate is on the board, there are no moves. Squares:
	// the mated or stalemated king.
	GameOver Code = iota + 1 // game-over
	// NoPiece: the square moved from is empty. Squares: it.
	NoPiece // no-piece
	// NotYourPiece: the piece is the opponent's. Squares: its square.
	NotYourPiece // not-your-piece
	// SameSquare: the piece would stay where it is. Squares: its square.
	SameSquare // same-square
	// OwnPieceOnTarget: the target is occupied by a piece of the same colour.
	// Squares: the target.
	OwnPieceOnTarget // own-piece-on-target
	// KingNotCaptured: the target is the opponent's king. Squares: the target.
	KingNotCaptured // king-not-captured
	// NotHowItMoves: that is not how the piece moves. Squares: from, to.
	NotHowItMoves // not-how-it-moves
	// WayBlocked: pieces stand between. Squares: where they stand.
	WayBlocked // way-blocked
	// PawnBlocked: a pawn does not capture straight ahead. Squares: the
	// occupied squares ahead.
	PawnBlocked // pawn-blocked
	// NothingToCapture: a pawn moves diagonally only to capture. Squares: the
	// empty target.
	NothingToCapture // nothing-to-capture
	// EnPassantExpired: the pawn beside may not be taken in passing, because
	// it did not just advance two squares, or the chance has passed. Squares:
	// the target; By: the pawn beside.
	EnPassantExpired // en-passant-expired
	// EnPassantTarget: a pawn that has just advanced two squares is not captured
	// where it stands. Squares: where the capturing pawn goes; By: the pawn.
	EnPassantTarget // en-passant-target
	// PawnNotHome: only from its original square may a pawn advance two
	// squares. Squares: from, to.
	PawnNotHome // pawn-not-home
	// KingIntoCheck: the king would stand on an attacked square. Squares: the
	// target; By: the attackers.
	KingIntoCheck // king-into-check
	// LeavesKingInCheck: after the move the king would be attacked, because
	// the move uncovers it. Squares: the king; By: the attackers.
	LeavesKingInCheck // leaves-king-in-check
	// Pinned: the piece is pinned and leaves the line of the pin. Squares: the
	// line from the king to the pinning piece, without the two; By: the
	// pinning piece.
	Pinned // pinned
	// DoesNotAnswerCheck: the king is in check and the move does not end it.
	// Squares: the king; By: the pieces that give check.
	DoesNotAnswerCheck // does-not-answer-check
	// PromotionMissing: the pawn must become something. Squares: the target.
	PromotionMissing // promotion-missing
	// PromotionNotPossible: only a pawn that reaches the last rank is
	// exchanged. Squares: the target.
	PromotionNotPossible // promotion-not-possible
	// PromotionRole: a pawn becomes a queen, rook, bishop or knight only.
	// Squares: the target.
	PromotionRole // promotion-role
	// NotASquare: from or to is none of the 64 squares.
	NotASquare // not-a-square
	// Unreadable: the text names no move.
	Unreadable // unreadable
	// Ambiguous: the text fits several legal moves. Squares: from where.
	Ambiguous // ambiguous
	// NoSuchMove: the text is readable, but no piece of that kind can go
	// there. Squares: the target; By: the pieces of that kind.
	NoSuchMove // no-such-move

	// Why castling is not possible: prevented now, or gone.

	// CastlingNever: the right was not held at the first position of the
	// record. Squares: none.
	CastlingNever // castling-never
	// CastlingKingMoved: the right is lost, the king has moved. Ply: after
	// which half-move.
	CastlingKingMoved // castling-king-moved
	// CastlingRookMoved: the right is lost, that rook has moved. Ply: after
	// which half-move.
	CastlingRookMoved // castling-rook-moved
	// CastlingRookCaptured: the right is lost, that rook was captured. Ply:
	// after which half-move.
	CastlingRookCaptured // castling-rook-captured
	// CastlingDone: this side has castled already. Ply: after which half-move.
	CastlingDone // castling-done
	// CastlingRightLost: the right is lost; this position does not tell how.
	CastlingRightLost // castling-right-lost
	// CastlingOutOfCheck: the king is in check. Squares: the king; By: the
	// pieces that give check.
	CastlingOutOfCheck // castling-out-of-check
	// CastlingThroughCheck: a square the king must cross is attacked. Squares:
	// those squares; By: the attackers.
	CastlingThroughCheck // castling-through-check
	// CastlingIntoCheck: the king's target square is attacked. Squares: it;
	// By: the attackers.
	CastlingIntoCheck // castling-into-check
	// CastlingUncoversCheck: the castling rook shields the king's target
	// square and would leave the shield (Chess960). Squares: the target; By:
	// the attackers.
	CastlingUncoversCheck // castling-uncovers-check
	// CastlingWayOccupied: pieces stand on squares that king or rook must
	// cross or land on. Squares: where they stand.
	CastlingWayOccupied // castling-way-occupied
	// CastlingOwnRookInWay: the side's own other castling rook stands in the
	// way (Chess960). Squares: where it stands.
	CastlingOwnRookInWay // castling-own-rook-in-way

	endMoves
)
