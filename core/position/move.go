package position

// What a move is, in sixteen bits.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

// Move is a move of a piece from a square to a square. A castling goes from the
// king's square to that of its own rook, whatever the variant; the borders
// (package uci, the JavaScript API) translate. From is in bits 0 to 5, To in bits
// 6 to 11, the kind in bits 12 to 15. The zero Move, a1 to a1, is "no move".
type Move uint16

// NoMove is the zero Move. As a half-move of a record it is a null move, which
// only analysis knows: the turn passes.
const NoMove Move = 0

// The kinds of moves; those from kindPromotion on carry a role in the three low bits.
const (
	kindNormal     = 0
	kindCastling   = 1
	kindEnPassant  = 2
	kindDoubleStep = 3
	kindPromotion  = 8
)

func newMove(from, to board.Square, kind int) Move {
	return Move(from) | Move(to)<<6 | Move(kind)<<12
}

// NewMove returns an ordinary move, or a promotion where role is not NoRole. It
// does not know castlings, double steps and captures en passant: Find does.
func NewMove(from, to board.Square, promotion board.Role) Move {
	if promotion != board.NoRole {
		return newMove(from, to, kindPromotion|int(promotion))
	}
	return newMove(from, to, kindNormal)
}

// From returns the square the piece leaves; for castling the king's.
func (m Move) From() board.Square { return board.Square(m & 63) }

// To returns the square the piece goes to; for castling the rook's.
func (m Move) To() board.Square { return board.Square(m >> 6 & 63) }

func (m Move) kind() int { return int(m >> 12) }

// Promotion returns what the pawn becomes, NoRole for any other move.
func (m Move) Promotion() board.Role {
	if m.kind() < kindPromotion {
		return board.NoRole
	}
	return board.Role(m.kind() & 7)
}

// IsCastling tells whether the king castles with the rook on To.
func (m Move) IsCastling() bool { return m.kind() == kindCastling }

// IsEnPassant tells whether a pawn captures in passing.
func (m Move) IsEnPassant() bool { return m.kind() == kindEnPassant }

// IsDoubleStep tells whether a pawn advances two squares.
func (m Move) IsDoubleStep() bool { return m.kind() == kindDoubleStep }

// CastlingSide returns the side of a castling.
func (m Move) CastlingSide() castling.Side { return castling.SideOf(m.From(), m.To()) }

// KingTo returns where the king lands: To, but for castling the square of
// castling.KingTo.
func (m Move) KingTo() board.Square {
	if !m.IsCastling() {
		return m.To()
	}
	color := board.White
	if m.From().Rank() != 0 {
		color = board.Black
	}
	return castling.KingTo(color, m.CastlingSide())
}
