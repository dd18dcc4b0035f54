package reason

// What is wrong with a position that was set up, at three levels.

// Level is how deep a problem of a set-up lies.
type Level uint8

// The three levels of a FEN. A problem of syntax leaves nothing to play, one of
// playable leaves something the rules of movement cannot handle, one of
// reachable something that no game leads to but that can be played.
const (
	Syntax Level = iota
	Playable
	Reachable
)

var levelNames = [3]string{"syntax", "playable", "reachable"}

// String returns "syntax", "playable" or "reachable".
func (l Level) String() string { return levelNames[l%3] }

// Severity is how much a problem matters to the reader of a set-up.
type Severity uint8

// An error refuses the set-up. A warning does not: what it names is harmless, was
// repaired, or lies at a level that was not asked for.
const (
	Error Severity = iota
	Warning
)

var severityNames = [2]string{"error", "warning"}

// String returns "error" or "warning".
func (s Severity) String() string { return severityNames[s&1] }

// Problem is one fault of a set-up.
type Problem struct {
	Code     Code
	Level    Level
	Severity Severity
	Field    string // which field of the FEN: "placement", "turn", "castling", "en-passant", "halfmove", "fullmove" or "fen"
	Offset   int    // byte offset in the FEN text, 0-based; -1 where it does not come from text
	Squares  []uint8
	Text     string // the piece of text at fault, or the colour the problem is about; "" where there is neither
	Repaired string // what a warning put in place of the fault, "" where it was left out
}

const (
	// Faults of text.

	FenEmpty          Code = iota + endIncidents // fen-empty
	FenFieldMissing                              // fen-field-missing: fewer than six fields
	FenFieldExtra                                // fen-field-extra: more than six fields
	FenSpacing                                   // fen-spacing: other than single spaces between fields
	FenRankCount                                 // fen-rank-count: not eight ranks
	FenRankWidth                                 // fen-rank-width: a rank has not eight files; Squares: the a-file square of that rank
	FenDigits                                    // fen-digits: two digits in a row, 0 or 9
	FenPieceLetter                               // fen-piece-letter: a letter that names no piece
	FenTurn                                      // fen-turn: neither w nor b
	FenCastlingLetter                            // fen-castling-letter: a letter that names no castling right
	FenCastlingTwice                             // fen-castling-twice: a right named twice, or two for one side
	FenCastlingOrder                             // fen-castling-order: rights out of order; a warning
	FenEnPassant                                 // fen-en-passant: neither a square nor -
	FenHalfmove                                  // fen-halfmove: no number in 0..65535
	FenFullmove                                  // fen-fullmove: no number in 1..65535

	// Faults that make a set-up unplayable.

	SetupNoKing            // setup-no-king. Squares: none; Text: the colour
	SetupManyKings         // setup-many-kings. Squares: the kings
	SetupOpponentInCheck   // setup-opponent-in-check: the side not to move is in check; Squares: its king and the attackers
	SetupKingsAdjacent     // setup-kings-adjacent. Squares: the kings
	SetupPawnOnEndRank     // setup-pawn-on-end-rank. Squares: the pawns
	SetupCastlingKing      // setup-castling-king: a right whose king is not in place; Squares: the rook square named
	SetupCastlingRook      // setup-castling-rook: a right without its rook; Squares: where it should stand
	SetupEnPassantRank     // setup-en-passant-rank: the square is not on the right rank for the turn; Squares: it
	SetupEnPassantOccupied // setup-en-passant-occupied. Squares: the en passant square
	SetupEnPassantPawn     // setup-en-passant-pawn: no pawn before the square; Squares: where it should stand
	SetupEnPassantOrigin   // setup-en-passant-origin: the square behind is not empty; Squares: it

	// Signs that no game leads to a set-up.

	SetupManyMen           // setup-many-men: more than sixteen men of a colour; Text: the colour
	SetupManyPawns         // setup-many-pawns: more than eight pawns; Text: the colour
	SetupManyPromoted      // setup-many-promoted: more promoted pieces than missing pawns; Text: the colour
	SetupManyCheckers      // setup-many-checkers: more than two pieces give check; Squares: they
	SetupImpossibleCheck   // setup-impossible-check: two pieces that cannot give check at once, or a check no move can have given; Squares: they
	SetupEnPassantCheck    // setup-en-passant-check: the check cannot have come by the double step, or stood before it; Squares: the checkers
	SetupCastlingFiles     // setup-castling-files: kings or castling rooks on unequal files (Chess960); Squares: they
	SetupHalfmoveTooHigh   // setup-halfmove-too-high, a warning: more half-moves without a pawn move than half-moves played
	SetupHalfmoveEnPassant // setup-halfmove-en-passant, a warning: a double step was just made, so the counter must be 0
	SetupBishopsOnColour   // setup-bishops-on-colour: more bishops on one colour of squares than promotions allow; Squares: they
	SetupVariantChess960   // setup-variant-chess960, a warning: rights that only Chess960 can have

	endSetup
)
