package position

// What must be known about a position to tell its legal moves: the pieces that
// give check, the pinned pieces, where the king is safe.

import (
	"math/bits"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

// view is a position as seen by the player who has the move.
type view struct {
	us, them, occupied board.SquareSet
	king               board.Square
	// checkers give check. pinned are the own pieces that alone stand between
	// their king and an opponent's line piece.
	checkers, pinned board.SquareSet
	// targets are the squares to which a piece other than the king may go as far
	// as check and own men are concerned.
	targets board.SquareSet
}

// bit is Square.Set for a square that is known to be one of the 64.
func bit(s board.Square) board.SquareSet { return 1 << (s & 63) }

// look fills the view for the player who has the move.
func (v *view) look(p *Position) {
	b := &p.board
	us := p.turn
	v.us, v.them = b.Men(us), b.Men(us.Other())
	v.occupied = v.us | v.them
	v.king = (b.Kings() & v.us).First()
	v.checkers = (board.KnightAttacks(v.king)&b.Knights() | board.PawnAttacks(us, v.king)&b.Pawns()) & v.them
	v.pinned = 0
	snipers := (board.BishopLines(v.king)&b.Diagonals() | board.RookLines(v.king)&b.Orthogonals()) & v.them
	for ; snipers != 0; snipers &= snipers - 1 {
		shield := board.Between(v.king, snipers.First()) & v.occupied
		if shield == 0 {
			v.checkers |= snipers & -snipers
		} else if !shield.More() {
			v.pinned |= shield & v.us
		}
	}
	v.targets = ^v.us
	if v.checkers != 0 {
		if v.checkers.More() {
			v.targets = 0
		} else {
			v.targets &= v.checkers | board.Between(v.king, v.checkers.First())
		}
	}
}

// pinnedTargets returns which of the squares that the bishop, rook or queen on s
// attacks it may go to.
//
//go:inline
func (v *view) pinnedTargets(s board.Square, attacks board.SquareSet) board.SquareSet {
	attacks &= v.targets
	if v.pinned&bit(s) != 0 {
		attacks &= board.Line(v.king, s)
	}
	return attacks
}

// kingMoves returns the squares to which the king may step (Article 3.8.1) and the
// rooks with which it may castle (Article 3.8.2, Guidelines II.3). The squares
// of both are looked at together.
func (v *view) kingMoves(p *Position) (targets, rooks board.SquareSet) {
	targets = board.KingAttacks(v.king) &^ v.us
	if v.checkers == 0 {
		rooks = p.rooks & board.RankSet(p.turn.HomeRank())
	}
	if rooks == 0 {
		return v.safe(p, targets), 0
	}
	var ways [2]board.SquareSet
	for rest := rooks; rest != 0; rest &= rest - 1 {
		rook := rest.First()
		side := castling.SideOf(v.king, rook)
		if way, free := v.castlingWay(p, rook, side); free {
			ways[side] = way
		} else {
			rooks &^= bit(rook)
		}
	}
	safe := v.safe(p, targets|ways[castling.ASide]|ways[castling.HSide])
	for rest := rooks; rest != 0; rest &= rest - 1 {
		if way := ways[castling.SideOf(v.king, rest.First())]; way&^safe != 0 {
			rooks &^= rest & -rest
		}
	}
	return targets & safe, rooks
}

// castlingWay returns the squares the king crosses and lands on when it castles
// with a rook, and whether nothing is in the way of the two and the rook uncovers
// no check. The king must not be in check.
func (v *view) castlingWay(p *Position, rook board.Square, side castling.Side) (way board.SquareSet, free bool) {
	kingTo, rookTo := castling.KingTo(p.turn, side), castling.RookTo(p.turn, side)
	both := bit(v.king) | bit(rook)
	way = board.Between(v.king, kingTo) | bit(kingTo)
	if (way|board.Between(rook, rookTo)|bit(rookTo)|board.Between(v.king, rook))&v.occupied&^both != 0 {
		return 0, false
	}
	home := board.RankSet(p.turn.HomeRank())
	uncovered := board.RookAttacks(kingTo, v.occupied&^both|bit(rookTo)) & home & p.board.Orthogonals() & v.them
	return way, uncovered == 0
}

// safe returns those of the squares that the opponent does not attack, seen
// through the own king. For a square or two it asks who attacks them, for more it
// collects all that the opponent attacks.
func (v *view) safe(p *Position, squares board.SquareSet) board.SquareSet {
	if squares == 0 {
		return 0
	}
	them, occupied := p.turn.Other(), v.occupied&^bit(v.king)
	if rest := squares & (squares - 1); !rest.More() {
		safe := squares
		for ; squares != 0; squares &= squares - 1 {
			if p.board.Attackers(squares.First(), them, occupied) != 0 {
				safe &^= squares & -squares
			}
		}
		return safe
	}
	return squares &^ p.board.AttackedBy(them, occupied)
}

// pawnTargets are the squares to which the unpinned pawns may go: one step, two
// steps, captures towards the a-file and the h-file.
type pawnTargets struct{ one, two, towardsA, towardsH board.SquareSet }

// forward moves each square of the set one rank ahead for the colour.
func forward(set board.SquareSet, c board.Color) board.SquareSet {
	return board.SquareSet(bits.RotateLeft64(uint64(set), 8-16*int(c)))
}

// pawnTargets returns where the given pawns may go, all at once; they must not
// be pinned.
//
//go:inline
func (v *view) pawnTargets(pawns board.SquareSet, c board.Color) pawnTargets {
	empty := ^v.occupied
	ahead := forward(pawns, c)
	one := ahead & empty
	third := board.RankSet(2 + 3*int(c))
	captures := v.targets & v.them
	return pawnTargets{
		one:      one & v.targets,
		two:      forward(one&third, c) & empty & v.targets,
		towardsA: (ahead &^ board.FileA) >> 1 & captures,
		towardsH: (ahead &^ board.FileH) << 1 & captures,
	}
}

// pinnedPawn returns where the pinned pawn on s may go.
func (v *view) pinnedPawn(s board.Square, c board.Color) pawnTargets {
	t := v.pawnTargets(s.Set(), c)
	line := board.Line(v.king, s)
	return pawnTargets{t.one & line, t.two & line, t.towardsA & line, t.towardsH & line}
}

// enPassantFrom returns the squares of the pawns that may legally capture en
// passant (Article 3.7.3.1). Both pawns leave their squares at once, so the king
// is looked at with the board as it would be.
func (v *view) enPassantFrom(p *Position) board.SquareSet {
	if p.enPassant == board.NoSquare {
		return 0
	}
	b := &p.board
	captured := bit(p.enPassant ^ 8)
	legal := board.PawnAttacks(p.turn.Other(), p.enPassant) & b.Pawns() & v.us
	for rest := legal; rest != 0; rest &= rest - 1 {
		from := rest & -rest
		after := v.occupied&^(from|captured) | bit(p.enPassant)
		attackers := v.checkers&^captured&^(b.Diagonals()|b.Orthogonals()) |
			(board.BishopAttacks(v.king, after)&b.Diagonals()|board.RookAttacks(v.king, after)&b.Orthogonals())&v.them
		if attackers != 0 {
			legal &^= from
		}
	}
	return legal
}
