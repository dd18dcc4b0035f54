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
		empty := byte(0)
		for file := 0; file < 8; file++ {
			piece := b.At(board.SquareAt(file, rank))
			if piece == board.NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				dst = append(dst, '0'+empty)
				empty = 0
			}
			dst = append(dst, piece.Letter())
		}
		if empty > 0 {
			dst = append(dst, '0'+empty)
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
	dst = append(dst, ' ')
	dst = append(dst, square.String()...)
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(p.Halfmoves()), 10)
	dst = append(dst, ' ')
	return strconv.AppendInt(dst, int64(p.Fullmove()), 10)
}
