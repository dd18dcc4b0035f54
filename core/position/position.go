// Package position is the rules of movement: what a position is, which moves
// are legal in it, why others are not, and what each leads to.
//
// A Setup is any arrangement, perhaps an impossible one. New makes a Position of
// it, or names all that is wrong. A Position is playable by construction, and
// each legal move leads to another. Chess and Chess960 have the same rules here,
// because castling is kept as the squares of the rooks and made as
// king-takes-own-rook.
package position

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

// Position is a playable position: one king of each colour, the player not to
// move not in check, each castling right with its king and rook in place. It is
// a value of 48 bytes; Play returns a new one. Only New and Play make them, and
// Restore gives them back; the zero Position is not one.
type Position struct {
	board     board.Board
	rooks     board.SquareSet // the rooks with which their king may still castle
	enPassant board.Square    // the square a pawn just passed over, whether or not it can be taken
	turn      board.Color
	halfmoves uint16
	fullmove  uint16
}

// Initial is the initial position of chess (Article 2.3).
func Initial() Position {
	return Position{
		board:     board.Initial(),
		rooks:     board.A1.Set() | board.H1.Set() | board.A8.Set() | board.H8.Set(),
		enPassant: board.NoSquare,
		fullmove:  1,
	}
}

// Board returns who stands where.
func (p *Position) Board() board.Board { return p.board }

// At returns the piece on a square.
func (p *Position) At(s board.Square) board.Piece { return p.board.At(s) }

// RoleAt returns the role of the piece on one of the 64 squares, NoRole where it is empty.
func (p *Position) RoleAt(s board.Square) board.Role { return p.board.RoleAt(s) }

// Turn returns the player who has the move.
func (p *Position) Turn() board.Color { return p.turn }

// Halfmoves returns how many half-moves have been made without a capture or a
// pawn move (Articles 9.3 and 9.6.2 count them).
func (p *Position) Halfmoves() int { return int(p.halfmoves) }

// Fullmove returns the number of the next move, 1 for the first; it goes up
// after Black's moves.
func (p *Position) Fullmove() int { return int(p.fullmove) }

// CastlingRooks returns the squares of the rooks with which their king keeps the
// right to castle.
func (p *Position) CastlingRooks() board.SquareSet { return p.rooks }

// King returns the square of a colour's king.
func (p *Position) King(c board.Color) board.Square { return p.board.KingOf(c) }

// CastlingRook returns the square of the rook with which that colour keeps the
// right to castle to that side, NoSquare where the right is not held.
func (p *Position) CastlingRook(c board.Color, side castling.Side) board.Square {
	rooks := p.rooks & board.RankSet(c.HomeRank())
	if rooks == 0 {
		return board.NoSquare
	}
	rook := rooks.First()
	if castling.SideOf(p.King(c), rook) != side {
		rook = rooks.Last()
	}
	if castling.SideOf(p.King(c), rook) != side {
		return board.NoSquare
	}
	return rook
}

// PassedSquare returns the square that a pawn just passed over by a double step,
// whether or not it can be taken there; else NoSquare.
func (p *Position) PassedSquare() board.Square { return p.enPassant }

// EnPassant returns the square on which a capture en passant is legal now
// (Article 3.7.3.1), else NoSquare.
func (p *Position) EnPassant() board.Square {
	// Mostly nobody stands beside the pawn.
	if p.enPassant == board.NoSquare ||
		board.PawnAttacks(p.turn.Other(), p.enPassant)&p.board.Pawns()&p.board.Men(p.turn) == 0 {
		return board.NoSquare
	}
	v := p.look()
	if v.enPassantFrom(p) == 0 {
		return board.NoSquare
	}
	return p.enPassant
}

// Checkers returns the squares of the pieces that give check to the player who
// has the move.
func (p *Position) Checkers() board.SquareSet {
	return p.board.Attackers(p.King(p.turn), p.turn.Other(), p.board.Occupied())
}

// InCheck tells whether the player who has the move is in check (Article 3.9).
func (p *Position) InCheck() bool { return p.Checkers() != 0 }

// IsCheckmate tells whether the king is in check and there is no legal move
// (Article 5.1.1).
func (p *Position) IsCheckmate() bool { return p.InCheck() && !p.HasMoves() }

// IsStalemate tells whether there is no legal move and no check (Article 5.2.1).
func (p *Position) IsStalemate() bool { return !p.InCheck() && !p.HasMoves() }

// Play returns the position after a legal move; NoMove only passes the turn (a
// null move, which the Laws do not know). What it returns for an illegal move is
// not specified.
func (p *Position) Play(m Move) (next Position) {
	p.PlayTo(&next, m)
	return next
}

// PlayTo is Play, but writes the position after the move to next, which may be p
// itself: for where a value that is copied once more counts.
func (p *Position) PlayTo(next *Position, m Move) {
	if m == NoMove {
		*next = *p
		next.pass()
		return
	}
	from, to := bit(m.From()), bit(m.To())
	b, us := p.board, p.turn
	rooks, halfmoves, fullmove := p.rooks&^(from|to), p.halfmoves, p.fullmove
	irreversible := b.Pawns()&from | b.Occupied()&to
	if b.Kings()&from != 0 {
		rooks &^= board.RankSet(us.HomeRank())
	}
	kind := m.kind()
	if kind == kindCastling {
		irreversible = 0
	}
	if halfmoves++; irreversible != 0 {
		halfmoves = 0
	} else if halfmoves == 0 {
		halfmoves--
	}
	fullmove += uint16(us)
	if fullmove == 0 {
		fullmove--
	}
	// Field by field: a struct of this size is copied by a slow call in WebAssembly.
	next.board.Code0 = moved(b.Code0, from, to)
	next.board.Code1 = moved(b.Code1, from, to)
	next.board.Code2 = moved(b.Code2, from, to)
	next.board.WhiteMen = b.WhiteMen&^(from|to) | to&(board.SquareSet(us)-1)
	next.rooks = rooks
	next.enPassant = board.NoSquare
	next.turn = us.Other()
	next.halfmoves = halfmoves
	next.fullmove = fullmove
	switch kind {
	case kindNormal:
	case kindDoubleStep:
		next.enPassant = (m.From() + m.To()) / 2
	case kindEnPassant:
		next.board.Clear(bit(m.To() ^ 8))
	case kindCastling:
		side := m.CastlingSide()
		next.board.Clear(to)
		next.board.Add(bit(castling.KingTo(us, side)), board.NewPiece(us, board.King))
		next.board.Add(bit(castling.RookTo(us, side)), board.NewPiece(us, board.Rook))
	default:
		next.board.Clear(to)
		next.board.Add(to, board.NewPiece(us, m.Promotion()))
	}
}

// moved returns a plane of the board after what stands on from went to to.
//
//go:inline
func moved(plane, from, to board.SquareSet) board.SquareSet {
	here := plane & from
	plane &^= from | to
	if here != 0 {
		plane |= to
	}
	return plane
}

// Irreversible tells whether a legal move is that of a pawn and whether it
// captures: either sets the counter of Articles 9.3 and 9.6.2 back. NoMove is
// neither.
func (p *Position) Irreversible(m Move) (pawn, capture bool) {
	if m == NoMove {
		return false, false
	}
	pawn = p.At(m.From()).Role() == board.Pawn
	capture = m.IsEnPassant() || p.At(m.To()) != board.NoPiece && !m.IsCastling()
	return pawn, capture
}

// pass makes a null move.
func (p *Position) pass() {
	p.enPassant = board.NoSquare
	if p.halfmoves++; p.halfmoves == 0 {
		p.halfmoves--
	}
	p.fullmove += uint16(p.turn)
	if p.fullmove == 0 {
		p.fullmove--
	}
	p.turn = p.turn.Other()
}

// CanPass tells whether a null move leaves a playable position: the player who
// has the move is not in check.
func (p *Position) CanPass() bool { return !p.InCheck() }
