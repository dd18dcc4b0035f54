package fen

// Who stands where?

import (
	"strconv"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

// A row is a rank as it is read: eight squares in each of four planes (see board.Board), side by
// side.
type row uint32

// puts tells for each piece's letter and each digit what it puts into a row: in the lower four bits
// how a board.Board spells the piece, above them how many files it takes.
var puts = makePuts()

// piecePut are the bits of which every piece has some, and no digit.
const piecePut = 7

func makePuts() (puts [utf8.RuneSelf]uint8) {
	for c := byte('1'); c <= '8'; c++ {
		puts[c] = (c - '0') << 4
	}
	for _, c := range []byte("PNBRQKpnbrqk") {
		piece, _ := board.PieceOf(c)
		puts[c] = 1<<4 | uint8(piece) ^ 8 // a Board marks the white men
	}
	return puts
}

// add puts a piece, or nothing, on the square of a file.
func (w *row) add(put uint8, file int) {
	// The multiplication takes each of the four bits to a plane of its own.
	*w |= row(uint32(put&15)*0x204081&0x01010101) << (file & 7)
}

// into puts the row on a rank of the board, one that the board does not have is left out.
func (w row) into(b *board.Board, rank int) {
	if rank < 0 {
		return
	}
	b.Code0 |= board.SquareSet(w&0xff) << (8 * rank & 63)
	b.Code1 |= board.SquareSet(w>>8&0xff) << (8 * rank & 63)
	b.Code2 |= board.SquareSet(w>>16&0xff) << (8 * rank & 63)
	b.WhiteMen |= board.SquareSet(w>>24) << (8 * rank & 63)
}

// placement reads the first field. A rank of any width but eight files is not
// shifted into shape: the placement counts as unreadable.
func (r *reader) placement(at span) {
	r.placed = true
	text := r.text[:at.to]
	rank, file, rankFrom := 7, 0, at.from
	var here row
	before := uint8(piecePut) // what the character before has put
	for i := at.from; i < len(text); i++ {
		c := text[i]
		put := uint8(0)
		if c < utf8.RuneSelf {
			put = puts[c]
		}
		if put != 0 && (put|before)&piecePut != 0 { // a piece, or a digit that follows none
			here.add(put, file)
			file += int(put >> 4)
			before = put
			continue
		}
		switch {
		case c == '/':
			r.rankWidth(rank, file, span{rankFrom, i})
			here.into(&r.Setup.Board, rank)
			rank, file, rankFrom, here = rank-1, 0, i+1, 0
		case isDigit(c):
			start, end := i, i+1
			if before&piecePut == 0 {
				start--
				file -= int(before >> 4)
			}
			for end < len(text) && isDigit(text[end]) {
				end++
			}
			file += r.digits(span{start, end})
			i = end - 1
		default:
			_, size := utf8.DecodeRuneInString(text[i:])
			r.unplaceable(reason.FenPieceLetter, span{i, i + size}, nil)
			i += size - 1
			file++
		}
		before = piecePut
	}
	r.rankWidth(rank, file, span{rankFrom, at.to})
	here.into(&r.Setup.Board, rank)
	if rank != 0 {
		r.unplaceable(reason.FenRankCount, at, nil)
	}
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// digits reads a number of empty squares that is not one digit from 1 to 8. Several digits in
// a row are read as their sum by a lenient reader, and a 0 or 9 as it is.
func (r *reader) digits(at span) int {
	sum := 0
	for _, c := range []byte(r.text[at.from:at.to]) {
		sum += int(c - '0')
	}
	switch {
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
