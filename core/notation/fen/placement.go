package fen

// Who stands where?

import (
	"strconv"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

// placement reads the first field. A rank of any width but eight files is not
// shifted into shape: the placement counts as unreadable.
func (r *reader) placement(at span) {
	r.placed = true
	rank, file, rankFrom := 7, 0, at.from
	for i := at.from; i < at.to; i++ {
		c := r.text[i]
		switch {
		case c == '/':
			r.rankWidth(rank, file, span{rankFrom, i})
			rank, file, rankFrom = rank-1, 0, i+1
		case c >= '0' && c <= '9':
			end := i + 1
			for end < at.to && r.text[end] >= '0' && r.text[end] <= '9' {
				end++
			}
			file += r.digits(span{i, end})
			i = end - 1
		default:
			piece, ok := board.PieceOf(c)
			if !ok {
				_, size := utf8.DecodeRuneInString(r.text[i:at.to])
				r.unplaceable(reason.FenPieceLetter, span{i, i + size}, nil)
				i += size - 1
			} else if rank >= 0 && file < 8 {
				r.setup.Board.Add(board.SquareAt(file, rank).Set(), piece)
			}
			file++
		}
	}
	r.rankWidth(rank, file, span{rankFrom, at.to})
	if rank != 0 {
		r.unplaceable(reason.FenRankCount, at, nil)
	}
}

// digits reads the number of empty squares. Several digits in a row are read as
// their sum by a lenient reader, and a 0 as nothing.
func (r *reader) digits(at span) int {
	sum := 0
	for _, c := range []byte(r.text[at.from:at.to]) {
		sum += int(c - '0')
	}
	switch {
	case at.to-at.from == 1 && sum >= 1 && sum <= 8:
	case sum > 8:
		r.unplaceable(reason.FenDigits, at, nil)
	case sum == 0:
		r.fault(reason.FenDigits, fieldNames[placementField], at, "")
	default:
		r.fault(reason.FenDigits, fieldNames[placementField], at, strconv.Itoa(sum))
	}
	return sum
}

func (r *reader) rankWidth(rank, files int, at span) {
	if files != 8 && rank >= 0 {
		r.unplaceable(reason.FenRankWidth, at, []uint8{uint8(8 * rank)})
	}
}

// unplaceable reports a fault that leaves open who stands where.
func (r *reader) unplaceable(code reason.Code, at span, squares []uint8) {
	r.placed = false
	if r.full(true) {
		return
	}
	r.report(&reason.Problem{
		Code: code, Level: reason.Syntax, Field: fieldNames[placementField], Offset: at.from,
		Squares: squares, Text: r.clip(at),
	}, false)
}

// offsetOfSquare returns where in the text the piece on a square stands. The
// placement must have been read.
func (r *reader) offsetOfSquare(s board.Square) int {
	at := r.fields[placementField]
	square := int(board.A8)
	for i := at.from; i < at.to; i++ {
		switch c := r.text[i]; {
		case c == '/':
			square -= 16
		case c <= '9':
			square += int(c - '0')
		case square == int(s):
			return i
		default:
			square++
		}
	}
	return at.from
}
