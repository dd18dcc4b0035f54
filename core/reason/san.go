package reason

// What else can be wrong with the text of a move, apart from the reasons for
// which a move is refused.
const (
	// NotStandard: the text names one legal move, but not in the spelling that
	// is asked for. Squares: from, to of that move.
	NotStandard Code = iota + endMoves // not-standard
	// NullMove: the text names a null move, which the Laws do not know, or which
	// would leave a king in check.
	NullMove // null-move

	endSan
)
