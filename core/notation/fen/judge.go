package fen

// Is what the text says a position that can be played, and what must be repaired
// for that?

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// judge reads the text, judges the position and repairs what may be repaired.
func (r *reader) judge() {
	r.syntax()
	if !r.placed {
		return
	}
	p, problems, ok := position.New(r.Setup, r.Variant)
	misfit := r.rightsMisfit(problems)
	if r.lenient && r.repair(problems) {
		p, problems, ok = position.New(r.Setup, r.Variant)
	}
	for i := range problems {
		problem := &problems[i]
		if r.turned || !slices.Contains(dependOnTurn[:], problem.Code) {
			problem.Offset = r.offsetOf(problem)
			r.report(problem, false)
		}
	}
	if misfit {
		r.suggestChess960()
	}
	r.Position, r.Playable = p, ok && !r.refused
}

// dependOnTurn are the problems that one of the players only can have.
var dependOnTurn = [...]reason.Code{
	reason.SetupOpponentInCheck, reason.SetupEnPassantRank, reason.SetupEnPassantOccupied, reason.SetupEnPassantPawn,
	reason.SetupEnPassantOrigin, reason.SetupManyCheckers, reason.SetupImpossibleCheck, reason.SetupEnPassantCheck,
	reason.SetupHalfmoveTooHigh,
}

// repair drops the castling rights and the en passant square that do not fit the
// men, and tells whether there were any.
func (r *reader) repair(problems []reason.Problem) (changed bool) {
	for i := range problems {
		problem := &problems[i]
		if problem.Level != reason.Playable {
			continue
		}
		switch problem.Field {
		case fieldNames[castlingField]:
			kept := -1
			if problem.Code == reason.FenCastlingTwice {
				kept = r.firstLetter(problem.Squares)
			}
			for _, s := range problem.Squares {
				if rook := board.Square(s); r.letters[letterIndex(rook)] != kept {
					r.Setup.Rooks &^= rook.Set()
				}
			}
		case fieldNames[enPassantField]:
			if !r.turned {
				continue
			}
			r.Setup.EnPassant = board.NoSquare
			problem.Repaired = "-"
		default:
			continue
		}
		problem.Offset = r.offsetOf(problem)
		r.report(problem, true)
		changed = true
	}
	return changed
}

// rightsMisfit tells whether a castling right does not fit the men.
func (r *reader) rightsMisfit(problems []reason.Problem) bool {
	for i := range problems {
		if problems[i].Field == fieldNames[castlingField] && problems[i].Level == reason.Playable {
			return true
		}
	}
	return false
}

// suggestChess960 says so where rights that do not fit in standard chess are
// right in Chess960.
func (r *reader) suggestChess960() {
	if r.Variant != position.Standard {
		return
	}
	at := r.fields[castlingField]
	setup := r.Setup
	setup.Rooks = 0
	for _, letter := range []byte(r.text[at.from:at.to]) {
		rook, ok := rookOf(letter, &setup.Board, position.Chess960)
		if !ok || setup.Rooks.Has(rook) {
			return
		}
		setup.Rooks |= rook.Set()
	}
	if _, problems, _ := position.NewPlayable(setup, position.Chess960); !r.rightsMisfit(problems) {
		r.report(&reason.Problem{
			Code: reason.SetupVariantChess960, Level: reason.Playable, Severity: reason.Warning,
			Field: fieldNames[castlingField], Offset: at.from, Text: r.clip(at),
		}, true)
	}
}

// offsetOf returns where in the text the cause of a position's problem stands.
func (r *reader) offsetOf(problem *reason.Problem) int {
	for field, name := range fieldNames[:] {
		switch {
		case name != problem.Field:
			continue
		case field == placementField && len(problem.Squares) > 0:
			return r.offsetOfSquare(board.Square(problem.Squares[0]))
		case field == castlingField:
			if letter := r.firstLetter(problem.Squares); letter != 0 {
				return letter
			}
		}
		return r.fields[field].from
	}
	return 0
}

// firstLetter returns the offset of the first of the castling letters that name
// one of the squares, 0 where none does.
func (r *reader) firstLetter(squares []uint8) int {
	first := 0
	for _, s := range squares {
		if letter := r.letters[letterIndex(board.Square(s))]; letter != 0 && (first == 0 || letter < first) {
			first = letter
		}
	}
	return first
}
