package fen

// Which rook does a castling letter name, and which letter names a rook?

import (
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// castling reads the rights as the squares of the rooks. Whether king and rooks
// are in place is judged later.
func (r *reader) castling(at span) {
	if r.text[at.from:at.to] == "-" {
		return
	}
	last, ordered := 0, true
	for i := at.from; i < at.to; i++ {
		rook, ok := rookOf(r.text[i], &r.Setup.Board, r.Variant)
		if !ok {
			_, size := utf8.DecodeRuneInString(r.text[i:at.to])
			r.fault(reason.FenCastlingLetter, fieldNames[castlingField], span{i, i + size}, "")
			i += size - 1
			continue
		}
		if r.Setup.Rooks.Has(rook) {
			r.fault(reason.FenCastlingTwice, fieldNames[castlingField], span{i, i + 1}, "")
			continue
		}
		r.Setup.Rooks |= rook.Set()
		r.letters[letterIndex(rook)] = i
		place := placeInField(rook, &r.Setup.Board)
		ordered = ordered && place >= last
		last = place
	}
	if !ordered {
		r.report(&reason.Problem{
			Code: reason.FenCastlingOrder, Level: reason.Syntax, Severity: reason.Warning,
			Field: fieldNames[castlingField], Offset: at.from, Text: r.clip(at),
		}, true)
	}
}

// letterIndex numbers the squares of the first rank 0 to 7 and of the eighth 8
// to 15.
func letterIndex(s board.Square) int { return s.File() | s.Rank()&1<<3 }

// placeInField is higher for rights that are written later: white before black,
// the h-side before the a-side.
func placeInField(rook board.Square, b *board.Board) int {
	color := board.Color(rook.Rank() & 1)
	return 2*int(color) + 1 - int(castling.SideOf(b.KingOf(color), rook))
}

// rookOf returns the square of the rook that a letter names, whether or not it
// stands there. K and Q name, in Chess960, the outermost rook on that side of the
// king, and the corner where there is none.
func rookOf(letter byte, b *board.Board, variant position.Variant) (board.Square, bool) {
	color := board.White
	if letter >= 'a' {
		color = board.Black
	}
	home := color.HomeRank()
	side := castling.HSide
	switch upper := letter &^ 0x20; {
	case upper >= 'A' && upper <= 'H':
		return board.SquareAt(int(upper-'A'), home), true
	case upper == 'Q':
		side = castling.ASide
	case upper != 'K':
		return board.NoSquare, false
	}
	if variant == position.Chess960 {
		if rook := outermost(b, color, side); rook != board.NoSquare {
			return rook, true
		}
	}
	return board.SquareAt(7*int(side), home), true
}

// outermost returns the rook of a colour nearest to the edge on that side of its
// king, on their home rank; NoSquare where there is none.
func outermost(b *board.Board, color board.Color, side castling.Side) board.Square {
	king := b.KingOf(color)
	rooks := b.Of(color, board.Rook) & board.RankSet(color.HomeRank())
	if king.Rank() != color.HomeRank() {
		return board.NoSquare
	}
	if side == castling.ASide {
		if rook := rooks.First(); rook < king {
			return rook
		}
		return board.NoSquare
	}
	if rook := rooks.Last(); rook != board.NoSquare && rook > king {
		return rook
	}
	return board.NoSquare
}

// appendRights appends the castling field.
func appendRights(dst []byte, p *position.Position, shredder bool) []byte {
	rooks := p.CastlingRooks()
	if rooks == 0 {
		return append(dst, '-')
	}
	b := p.Board()
	for _, color := range [2]board.Color{board.White, board.Black} {
		for _, side := range [2]castling.Side{castling.HSide, castling.ASide} {
			rook := p.CastlingRook(color, side)
			if rook == board.NoSquare {
				continue
			}
			letter := 'A' + byte(rook.File())
			if !shredder && rook == outermost(&b, color, side) {
				letter = "QK"[side]
			}
			dst = append(dst, letter|byte(color)<<5)
		}
	}
	return dst
}
