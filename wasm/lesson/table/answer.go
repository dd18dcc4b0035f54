package table

// What is the page told after an action?

// Answer is what the page is told: the state of the board, and what else there is to
// do.
type Answer struct {
	Board       BoardState
	Orientation string
	// Say is said politely to a screen reader, Alert at once; "" for nothing.
	Say   string
	Alert string
	// Wants is a language that has to be loaded before it can be spoken, "" for none.
	Wants string
	// Same tells that only time has passed, or that more follows at once: the board is not told.
	Same bool
	// Ticks tells that a clock runs, so that the page has to ask for a tick now and then.
	Ticks bool
	// Texts is a language whose texts of the lesson are not known yet, "" for none.
	Texts string
	// Copy is a text that the page is to copy, or to keep as a file where File names one.
	Copy string
	File string
}

// BoardState is the state of the board element (js/board/state.ts).
type BoardState struct {
	FEN        string
	Variant    string
	Dests      []Targets
	Explains   []Targets
	LastMove   []string // empty for none
	Check      string   // "" for none
	Movable    string
	Gestures   string
	Castlings  []CastlingSquares
	Highlights []Highlight
	Shapes     []Shape
}

// Targets are the squares that may be chosen after a square.
type Targets struct {
	From string
	To   []string
}

// CastlingSquares is a castling that is legal now.
type CastlingSquares struct {
	King   string
	Rook   string
	KingTo string
	RookTo string
	Side   string
}

// Highlight is a mark on a square.
type Highlight struct {
	Square string
	Kind   string
	Label  string
}

// Shape is an arrow, or a circle where To is "".
type Shape struct {
	From  string
	To    string
	Brush string
}
