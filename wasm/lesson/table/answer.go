package table

// What is the page told after an action?

// Answer is what the page is told: the state of the board, and what else there is to
// do. It becomes a JavaScript value, so it holds plain data only (see package wire).
type Answer struct {
	Board       BoardState `js:"board"`
	Orientation string     `js:"orientation"`
	// Say is said politely to a screen reader, Alert at once; "" for nothing.
	Say   string `js:"say"`
	Alert string `js:"alert"`
	// Wants is a language that has to be loaded before it can be spoken, "" for none.
	Wants string `js:"wants"`
	// Same tells that only time has passed: the board is as it was and is not told.
	Same bool `js:"same"`
	// Ticks tells that a clock runs, so that the page has to ask for a tick now and then.
	Ticks bool `js:"ticks"`
	// Texts is a language whose texts of the lesson are not known yet, "" for none.
	Texts string `js:"texts"`
	// Copy is a text that the page is to copy, or to keep as a file where File names one.
	Copy string `js:"copy"`
	File string `js:"file"`
}

// BoardState is the state of the board element (js/board/state.ts).
type BoardState struct {
	FEN        string            `js:"fen"`
	Variant    string            `js:"variant"`
	Dests      []Targets         `js:"dests"`
	Explains   []Targets         `js:"explains"`
	LastMove   []string          `js:"lastMove"` // empty for none
	Check      string            `js:"check"`    // "" for none
	Movable    string            `js:"movable"`
	Gestures   string            `js:"gestures"`
	Castlings  []CastlingSquares `js:"castlings"`
	Highlights []Highlight       `js:"highlights"`
	Shapes     []Shape           `js:"shapes"`
}

// Targets are the squares that may be chosen after a square.
type Targets struct {
	From string   `js:"from"`
	To   []string `js:"to"`
}

// CastlingSquares is a castling that is legal now.
type CastlingSquares struct {
	King   string `js:"king"`
	Rook   string `js:"rook"`
	KingTo string `js:"kingTo"`
	RookTo string `js:"rookTo"`
	Side   string `js:"side"`
}

// Highlight is a mark on a square.
type Highlight struct {
	Square string `js:"square"`
	Kind   string `js:"kind"`
	Label  string `js:"label"`
}

// Shape is an arrow, or a circle where To is "".
type Shape struct {
	From  string `js:"from"`
	To    string `js:"to"`
	Brush string `js:"brush"`
}
