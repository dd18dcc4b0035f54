package wire

// What is wrong with a FEN.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/phrase"
	"chessarbiter/core/reason"
)

// Problem is one fault of a FEN or of a position.
type Problem = struct {
	// The stable name of the fault.
	Code string `js:"code"`
	// syntax: the text; playable: what the rules of movement cannot handle;
	// reachable: what no game leads to, and can be played all the same.
	Level string `js:"level"` // ts: ProblemLevel
	// A warning has been repaired or can be lived with.
	Severity string `js:"severity"` // ts: Severity
	// The field of the FEN: placement, turn, castling, en-passant, halfmove,
	// fullmove, or fen for the whole.
	Field string `js:"field"` // ts: FenField
	// Where the fault starts in the text, counted in UTF-16 units; null where
	// it is in no one place.
	Offset *int `js:"offset"`
	// The squares it is about.
	Squares []string `js:"squares"` // ts: Square
	// An English sentence.
	Text string `js:"text"`
}

// FenReport is all that is to say about a FEN.
type FenReport = struct {
	// Whether there is no error among the problems.
	OK bool `js:"ok"`
	// All problems at once.
	Problems []Problem `js:"problems"`
	// The FEN in its one normal form, repaired in lenient mode; null where
	// there is none.
	Fen *string `js:"fen"`
}

// NewFenReport tells what was found in the text of a FEN.
func NewFenReport(textOfFen string, r *fen.Report) *FenReport {
	b := r.Setup.Board
	return &FenReport{OK: r.OK, Problems: NewProblems(textOfFen, r.Problems, b), Fen: orNull(r.Repaired)}
}

// NewProblems tells the problems of a FEN, whose pieces may be named in them.
func NewProblems(textOfFen string, problems []reason.Problem, b board.Board) []Problem {
	list := make([]Problem, len(problems))
	for i := range problems {
		p := &problems[i]
		list[i] = Problem{
			Code: p.Code.String(), Level: p.Level.String(), Severity: p.Severity.String(), Field: p.Field,
			Squares: squares(p.Squares), Text: phrase.English.Problem(p, &phrase.Context{Man: men(b)}),
		}
		if p.Offset >= 0 {
			offset := Units(textOfFen, p.Offset)
			list[i].Offset = &offset
		}
	}
	return list
}

// Units returns how many UTF-16 units, as JavaScript counts, the first bytes of a
// text are.
func Units(s string, bytes int) int {
	n := 0
	for i, r := range s {
		if i >= bytes {
			break
		}
		n++
		if r > 0xffff {
			n++
		}
	}
	return n
}
