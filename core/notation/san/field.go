package san

// Which pieces can go to a square? Answered from that square, without a list of
// all moves.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// field is what the player who has the move sees.
type field struct {
	board            board.Board
	us               board.Color
	own, occupied    board.SquareSet
	king             board.Square
	theirs, passable board.SquareSet // passable is the square passed over by a pawn that just advanced two
}

func newField(p *position.Position) field {
	f := field{board: p.Board(), us: p.Turn(), passable: p.PassedSquare().Set()}
	f.own, f.theirs = f.board.Men(f.us), f.board.Men(f.us.Other())
	f.occupied = f.own | f.theirs
	f.king = (f.board.Kings() & f.own).First()
	return f
}

// reach returns the own pieces of a role, other than pawns, that attack a square.
func (f *field) reach(role board.Role, to board.Square) board.SquareSet {
	return board.Attacks(board.NewPiece(f.us, role), to, f.occupied) & f.board.OfRole(role) & f.own
}

// safe tells whether the own king stands unattacked after a piece other than it
// went from one square to another and the men on captured left the board besides.
func (f *field) safe(from, to, captured board.SquareSet) bool {
	after := f.occupied&^(from|captured) | to
	return f.board.Attackers(f.king, f.us.Other(), after)&^to == 0
}

// kingSafe tells whether the own king would stand unattacked on a square.
func (f *field) kingSafe(to board.Square) bool {
	after := f.occupied&^f.king.Set() | to.Set()
	return f.board.Attackers(to, f.us.Other(), after) == 0
}

// ahead returns the square one rank before s for the own pawns, or behind it for
// steps = -1; the rank must exist.
func (f *field) ahead(s board.Square, steps int) board.Square {
	return board.Square(int(s) + steps*(8-16*int(f.us)))
}

// lastRank tells whether the own pawns promote on the square.
func (f *field) lastRank(s board.Square) bool { return s.Rank() == f.us.Other().HomeRank() }
