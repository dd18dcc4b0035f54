package fen

// How is a position written?

import (
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Style is one of the ways to write a FEN. The zero Style is X-FEN, with the en
// passant square only where a capture is legal.
type Style struct {
	// Shredder names every castling rook by its file, as in HAha.
	Shredder bool
	// AlwaysEnPassant names the square that a pawn has just passed over also
	// where nothing can capture there, as the PGN standard of 1994 does.
	AlwaysEnPassant bool
}

// Format returns the FEN of a position.
func Format(p *position.Position, style Style) string {
	var buffer [96]byte
	return string(Append(buffer[:0], p, style))
}

// Append appends the FEN of a position to dst.
func Append(dst []byte, p *position.Position, style Style) []byte {
	b := p.Board()
	for rank := 7; rank >= 0; rank-- {
		for file := 0; file < 8; file++ {
			sign := byte('1')
			if piece := b.At(board.SquareAt(file, rank)); piece != board.NoPiece {
				sign = piece.Letter()
			} else if last := len(dst) - 1; file > 0 && dst[last] < '8' {
				dst[last]++ // one more empty square
				continue
			}
			dst = append(dst, sign)
		}
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', "wb"[p.Turn()], ' ')
	dst = appendRights(dst, p, style.Shredder)
	square := p.PassedSquare()
	if !style.AlwaysEnPassant {
		square = p.EnPassant()
	}
	for _, field := range [...]string{square.String(), strconv.Itoa(p.Halfmoves()), strconv.Itoa(p.Fullmove())} {
		dst = append(append(dst, ' '), field...)
	}
	return dst
}
