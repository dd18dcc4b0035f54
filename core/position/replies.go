package position

// How many replies are there to each move? For Perft, which asks it of all moves of a
// position; replylists.go lists them.
//
// Most moves change nothing for most of the opponent's men. So it is counted once what the
// opponent could do if the player passed, and noted which squares that depends on. A
// move that captures nothing only empties a square and fills another: where neither
// is among those noted, the number stands. Else what depends on them is counted anew,
// or the move is made.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

// replies knows what the moves of a position leave to the opponent.
type replies struct {
	passed              Position // the position if the player passed
	view                view     // of the opponent, then
	king, pieces, pawns int      // the moves of the opponent then: of the king, the pieces, the pawns
	// The squares on which the moves of the pieces depend, and of the pawns.
	pieceSquares, pawnSquares board.SquareSet
	// By role: squares from which or to which a man of that role may change the moves of
	// the king, or what is pinned, or give check.
	kingSquares [8]board.SquareSet
	next        Position // after a move that had to be made
}

// look takes in a position.
func (r *replies) look(p *Position) {
	r.passed = *p
	r.passed.enPassant = board.NoSquare
	r.passed.turn = p.turn.Other()
	r.view = r.passed.look()
	v, b := &r.view, &p.board
	r.king = v.countKing(&r.passed)
	r.pieces = v.countPieces(&r.passed)
	r.pawns = v.pawnMoves(&r.passed).count()

	ahead := forward(b.Pawns()&v.us, r.passed.turn)
	r.pawnSquares = ahead | forward(ahead, r.passed.turn) | (ahead&^board.FileA)>>1 | (ahead&^board.FileH)<<1
	r.pieceSquares = 0
	for rest := b.Diagonals() & v.us; rest != 0; rest &= rest - 1 {
		r.pieceSquares |= board.BishopAttacks(rest.First(), v.occupied)
	}
	for rest := b.Orthogonals() & v.us; rest != 0; rest &= rest - 1 {
		r.pieceSquares |= board.RookAttacks(rest.First(), v.occupied)
	}
	r.lookAtKing(p)
}

// lookAtKing notes the squares on which the moves of the opponent's king depend, which of
// the opponent's men are pinned, and checks.
func (r *replies) lookAtKing(p *Position) {
	v, b, us := &r.view, &p.board, r.passed.turn
	goals := board.KingAttacks(v.king) &^ v.us
	var all board.SquareSet // for men of all roles
	home := board.RankSet(us.HomeRank())
	for rest := r.passed.rooks & v.us; rest != 0; rest &= rest - 1 {
		if empty, way := castling.Ways(v.king, rest.First()); empty&home&v.us == 0 {
			goals |= way & home
			all |= home
		}
	}
	// On the lines to the king a man may also stand behind one of the opponent's.
	shields := (board.BishopAttacks(v.king, v.occupied) | board.RookAttacks(v.king, v.occupied)) & v.us
	diagonal := board.BishopAttacks(v.king, v.occupied&^shields)
	upright := board.RookAttacks(v.king, v.occupied&^shields)
	knight := board.KnightAttacks(v.king)
	pawn := board.PawnAttacks(us, v.king)
	var king board.SquareSet
	diagonals, orthogonals := b.Diagonals()&v.them, b.Orthogonals()&v.them
	for rest := board.BishopLines(v.king)&diagonals | board.RookLines(v.king)&orthogonals; rest != 0; rest &= rest - 1 {
		all |= board.Between(v.king, rest.First())
	}
	occupied := v.occupied &^ bit(v.king)
	for ; goals != 0; goals &= goals - 1 {
		goal := goals.First()
		diagonal |= board.BishopAttacks(goal, occupied)
		upright |= board.RookAttacks(goal, occupied)
		knight |= board.KnightAttacks(goal)
		pawn |= board.PawnAttacks(us, goal)
		king |= board.KingAttacks(goal)
		for rest := board.BishopLines(goal)&diagonals | board.RookLines(goal)&orthogonals; rest != 0; rest &= rest - 1 {
			if between := board.Between(goal, rest.First()); !(between & occupied).More() {
				all |= between
			}
		}
	}
	r.kingSquares[board.Pawn] = all | pawn
	r.kingSquares[board.Knight] = all | knight
	r.kingSquares[board.King] = all | king
	r.kingSquares[board.Bishop] = all | diagonal
	r.kingSquares[board.Rook] = all | upright
	r.kingSquares[board.Queen] = all | diagonal | upright
}

// count returns how many replies there are to a legal move of the position.
func (r *replies) count(p *Position, m Move) int {
	touched := bit(m.From()) | bit(m.To())
	if r.mustBeMade(p, m, touched) {
		p.PlayTo(&r.next, m)
		return r.next.CountMoves()
	}
	n := r.king + r.pieces + r.pawns
	if touched&(r.pieceSquares|r.pawnSquares) == 0 {
		return n
	}
	v := &r.view
	v.shift(touched)
	if touched&r.pieceSquares != 0 {
		n += v.countPieces(&r.passed) - r.pieces
	}
	if touched&r.pawnSquares != 0 {
		n += v.pawnMoves(&r.passed).count() - r.pawns
	}
	v.shift(touched)
	return n
}

// mustBeMade tells whether a move, which touches two squares, changes more than where one of the player's men
// stands in the way of the opponent's pieces and pawns.
//
//go:inline
func (r *replies) mustBeMade(p *Position, m Move, touched board.SquareSet) bool {
	return touched&r.kingSquares[p.board.RoleAt(m.From())] != 0 || !r.isQuiet(m)
}

// shift has a man of the other player go from one of two squares to the other, or back.
//
//go:inline
func (v *view) shift(squares board.SquareSet) {
	v.occupied ^= squares
	v.them ^= squares
}

// isQuiet tells whether a move only takes a man from one square to an empty one, and can
// not be answered en passant.
func (r *replies) isQuiet(m Move) bool {
	switch m.kind() {
	case kindNormal:
		return r.view.occupied&bit(m.To()) == 0
	case kindDoubleStep:
		return r.pawnSquares&bit((m.From()+m.To())/2) == 0
	}
	return false
}
