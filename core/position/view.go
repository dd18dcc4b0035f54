package position

// What must be known about a position to tell its legal moves: the pieces that
// give check, the pinned pieces, the squares the opponent attacks.

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
	// danger are the squares the opponent attacks, seen through the own king.
	danger board.SquareSet
	// targets are the squares to which a piece other than the king may go as far
	// as check and own men are concerned.
	targets board.SquareSet
}

// bit is Square.Set for a square that is known to be one of the 64.
func bit(s board.Square) board.SquareSet { return 1 << (s & 63) }

// look fills the view for the player who has the move.
func (v *view) look(p *Position) {
	b := &p.board
	them := p.turn.Other()
	v.us, v.them = b.Men(p.turn), b.Men(them)
	v.occupied = v.us | v.them
	kingSet := b.Kings() & v.us
	v.king = kingSet.First()
	v.danger = b.AttackedBy(them, v.occupied&^kingSet)

	diagonals, orthogonals := b.Diagonals()&v.them, b.Orthogonals()&v.them
	v.checkers = 0
	if v.danger&kingSet != 0 {
		v.checkers = b.Attackers(v.king, them, v.occupied)
	}
	v.pinned = 0
	snipers := board.BishopAttacks(v.king, v.them)&diagonals | board.RookAttacks(v.king, v.them)&orthogonals
	for ; snipers != 0; snipers &= snipers - 1 {
		shield := board.Between(v.king, snipers.First()) & v.occupied
		if !shield.More() {
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

// pieceTargets returns the squares to which the knight, bishop, rook or queen on
// s may go.
func (v *view) pinnedTargets(s board.Square, attacks board.SquareSet) board.SquareSet {
	attacks &= v.targets
	if v.pinned&bit(s) != 0 {
		attacks &= board.Line(v.king, s)
	}
	return attacks
}

// kingTargets returns the squares to which the king may go without castling.
func (v *view) kingTargets() board.SquareSet {
	return board.KingAttacks(v.king) &^ v.us &^ v.danger
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

// castlingRooks returns the rooks with which the king may castle now (Article
// 3.8.2 and Guidelines II.3).
func (v *view) castlingRooks(p *Position) board.SquareSet {
	home := board.RankSet(p.turn.HomeRank())
	legal := p.rooks & home
	if legal == 0 || v.checkers != 0 {
		return 0
	}
	for rest := legal; rest != 0; rest &= rest - 1 {
		rook := rest.First()
		side := castling.SideOf(v.king, rook)
		kingTo, rookTo := castling.KingTo(p.turn, side), castling.RookTo(p.turn, side)
		both := bit(v.king) | bit(rook)
		kingWay := board.Between(v.king, kingTo) | bit(kingTo)
		rookWay := board.Between(rook, rookTo) | bit(rookTo)
		if (kingWay|rookWay|board.Between(v.king, rook))&v.occupied&^both != 0 || kingWay&v.danger&^bit(v.king) != 0 ||
			board.RookAttacks(kingTo, v.occupied&^both|bit(rookTo))&home&v.them&p.board.Orthogonals() != 0 {
			legal &^= bit(rook)
		}
	}
	return legal
}
