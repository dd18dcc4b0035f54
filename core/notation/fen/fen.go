// Package fen reads and writes positions in Forsyth-Edwards Notation: six fields
// on one line.
//
// Castling rights are read in three spellings, in both variants: KQkq for the
// classical squares; in Chess960 the same letters for the outermost rook on that
// side of the king (X-FEN); and the file of the rook, HAha and so on (Shredder),
// which X-FEN uses too where the rook is not the outermost. The en passant square
// is read wherever a pawn was passed over, and written, unless the Style says
// otherwise, only where a capture is legal.
//
// A FEN can be wrong at three levels: of its syntax; as a position that can be
// played; as one that a game can have led to. Check looks at all three and can
// repair; Read asks for the first two and repairs nothing.
package fen

import (
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Mode is how much Check forgives.
type Mode uint8

const (
	// Strict accepts a FEN without a fault at any of the three levels.
	Strict Mode = iota
	// Lenient repairs faults of syntax and of rights, and only warns of a
	// position that no game leads to. It never guesses about men: ranks that are
	// not eight files wide, unknown letters, a missing king or an opponent in
	// check stay errors.
	Lenient
)

// MaxProblems is how many problems a report names at most.
const MaxProblems = 64

// Report is what Check found.
type Report struct {
	// Problems are the faults: those of syntax in the order of the text, then
	// those of the position. Where there are more than MaxProblems the others are
	// left out, but an error is never hidden by warnings.
	Problems []reason.Problem
	// OK tells that no problem is an error.
	OK bool
	// Repaired is the FEN of the position as this package writes it, with all
	// repairs; "" unless OK.
	Repaired string
	// Setup is what was read, after repairs. It means little where the placement
	// was unreadable.
	Setup position.Setup
	// Position is the position, where Playable.
	Position position.Position
	// Playable tells that no problem of the levels syntax and playable is left.
	Playable bool
	// Variant is the variant that the FEN was read as.
	Variant position.Variant
}

// Check reads a FEN and names all that is wrong with it, at all three levels. It
// accepts any text.
func Check(text string, variant position.Variant, mode Mode) *Report {
	r := &reader{text: text, lenient: mode == Lenient, Report: Report{Variant: variant}}
	r.judge()
	if r.OK = r.Playable && !r.failed; r.OK {
		r.Repaired = Format(&r.Position, Style{})
	}
	return &r.Report
}

// Unplayable returns the problems of the levels syntax and playable.
func (r *Report) Unplayable() []reason.Problem {
	var list []reason.Problem
	for i := range r.Problems {
		if r.Problems[i].Level != reason.Reachable {
			list = append(list, r.Problems[i])
		}
	}
	return list
}

// Error is why a FEN cannot be played.
type Error struct {
	Problems []reason.Problem // at least one, of the levels syntax and playable
}

// Error returns the code of the first problem that is not a mere warning.
func (e *Error) Error() string {
	for i := range e.Problems {
		if e.Problems[i].Severity == reason.Error {
			return e.Problems[i].Code.String()
		}
	}
	return ""
}

// Read returns the position of a FEN that is right in its syntax and playable,
// also where no game leads to it. It repairs nothing.
func Read(text string, variant position.Variant) (position.Position, *Error) {
	r := reader{text: text, Report: Report{Variant: variant}}
	if r.syntax(); !r.failed {
		if p, _, ok := position.NewPlayable(r.Setup, variant); ok {
			return p, nil
		}
	}
	report := Check(text, variant, Strict)
	return position.Position{}, &Error{report.Unplayable()}
}
