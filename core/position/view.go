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
	// checkers give check. pinned are the own pieces that alone stand between
	// their king and an opponent's line piece.
	checkers, pinned board.SquareSet
	// targets are the squares to which a piece other than the king may go as far
	// as check and own men are concerned.
	targets board.SquareSet
	king    board.Square
}

// bit is Square.Set for a square that is known to be one of the 64.
//
//go:inline
func bit(s board.Square) board.SquareSet { return 1 << (s & 63) }

// look returns the view of the player who has the move.
func (p *Position) look() (v view) {
	b := &p.board
	us := p.turn
	v.occupied = b.Occupied()
	v.us = b.Men(us)
	v.them = v.occupied ^ v.us
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
	return v
}

// pinnedTargets returns where the pinned piece on s, which is no pawn, may go.
func (v *view) pinnedTargets(p *Position, s board.Square) board.SquareSet {
	return board.Attacks(p.board.At(s), s, v.occupied) & v.targets & board.Line(v.king, s)
}

// kingMoves returns the squares to which the king may step (Article 3.8.1) and the
// rooks with which it may castle (Article 3.8.2, Guidelines II.3). The squares
// of both are looked at together.
func (v *view) kingMoves(p *Position) (steps, rooks board.SquareSet) {
	steps = board.KingAttacks(v.king) &^ v.us
	if v.checkers == 0 {
		rooks = p.rooks & v.us
	}
	crossed, home := steps, board.RankSet(p.turn.HomeRank())
	for rest := rooks; rest != 0; rest &= rest - 1 {
		if empty, way := castling.Ways(v.king, rest.First()); empty&home&v.occupied == 0 {
			crossed |= way & home
		} else {
			rooks &^= rest & -rest
		}
	}
	safe := v.safe(p, crossed)
	for rest := rooks; rest != 0; rest &= rest - 1 {
		if _, way := castling.Ways(v.king, rest.First()); way&home&^safe != 0 || v.uncovers(p, rest.First()) {
			rooks &^= rest & -rest
		}
	}
	return steps & safe, rooks
}

// uncovers tells whether castling with a rook leaves the king on its new square in
// check from behind where the rook stood: in Chess960 only.
func (v *view) uncovers(p *Position, rook board.Square) bool {
	behind := board.RankSet(p.turn.HomeRank()) & p.board.Orthogonals() & v.them
	if behind == 0 {
		return false
	}
	side := castling.SideOf(v.king, rook)
	kingTo, rookTo := castling.KingTo(p.turn, side), castling.RookTo(p.turn, side)
	occupied := v.occupied&^(bit(v.king)|bit(rook)) | bit(rookTo)
	return behind&board.RookAttacks(kingTo, occupied) != 0
}

// safe returns those of the squares that the opponent does not attack, seen
// through the own king. Of the line pieces only those are looked at that have one of
// the squares on their lines.
func (v *view) safe(p *Position, squares board.SquareSet) board.SquareSet {
	if squares == 0 {
		return 0
	}
	b, occupied := &p.board, v.occupied&^bit(v.king)
	ahead := forward(b.Pawns()&v.them, p.turn.Other())
	safe := squares &^ ((ahead&^board.FileA)>>1 | (ahead&^board.FileH)<<1 | board.KingAttacks((b.Kings() & v.them).First()))
	for rest := b.Knights() & v.them; rest != 0; rest &= rest - 1 {
		safe &^= board.KnightAttacks(rest.First())
	}
	for rest := b.Diagonals() & v.them; rest != 0; rest &= rest - 1 {
		if s := rest.First(); board.BishopLines(s)&safe != 0 {
			safe &^= board.BishopAttacks(s, occupied)
		}
	}
	for rest := b.Orthogonals() & v.them; rest != 0; rest &= rest - 1 {
		if s := rest.First(); board.RookLines(s)&safe != 0 {
			safe &^= board.RookAttacks(s, occupied)
		}
	}
	return safe
}

// pawnTargets are the squares to which the unpinned pawns may go: one step, two
// steps, captures towards the a-file and the h-file.
type pawnTargets struct{ one, two, towardsA, towardsH board.SquareSet }

// forward moves each square of the set one rank ahead for the colour.
//
//go:inline
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

// pawnMoves returns where all pawns may go. A pinned one stays on its line.
//
//go:inline
func (v *view) pawnMoves(p *Position) pawnTargets {
	pawns := p.board.Pawns() & v.us
	t := v.pawnTargets(pawns&^v.pinned, p.turn)
	for rest := pawns & v.pinned; rest != 0; rest &= rest - 1 {
		pinned := v.pinnedPawn(rest.First(), p.turn)
		t.one |= pinned.one
		t.two |= pinned.two
		t.towardsA |= pinned.towardsA
		t.towardsH |= pinned.towardsH
	}
	return t
}

// pinnedPawn returns where the pinned pawn on s may go.
//
//go:noinline
func (v *view) pinnedPawn(s board.Square, c board.Color) pawnTargets {
	t := v.pawnTargets(bit(s), c)
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
