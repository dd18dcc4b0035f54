package position

// Which moves are legal (Article 3)?

import (
	"slices"

	"chessarbiter/core/board"
)

// MaxMoves bounds the legal moves of any playable position, also of those that
// no game reaches. From each direction one man at most reaches a square, and the
// squares have 420 neighbours in all; knights leap 336 ways; each of 22 promotions
// counts four times, and two castlings make 824. It is a power of two, so that a
// place below it is found by a mask.
const MaxMoves = 1 << 10

// AppendMoves appends the legal moves of the position to list. It does not
// allocate where list has room for the moves of any position, MaxMoves.
func (p *Position) AppendMoves(list []Move) []Move {
	n := len(list)
	if cap(list)-n < MaxMoves {
		list = slices.Grow(list, MaxMoves)
	}
	n += p.write((*[MaxMoves]Move)(list[n : n+MaxMoves]))
	return list[:n]
}

// Moves returns the legal moves of the position.
func (p *Position) Moves() []Move {
	return p.AppendMoves(make([]Move, 0, MaxMoves))
}

// write writes the legal moves to out and returns how many they are.
func (p *Position) write(out *[MaxMoves]Move) int {
	v := p.look()
	n := v.writeKing(p, out, 0)
	if v.checkers.More() {
		return n
	}
	n = v.writePieces(p, out, n)
	n = writePawns(out, n, v.pawnMoves(p), p.turn)
	if p.enPassant != board.NoSquare {
		for rest := v.enPassantFrom(p); rest != 0; rest &= rest - 1 {
			out[n&(MaxMoves-1)] = newMove(rest.First(), p.enPassant, kindEnPassant)
			n++
		}
	}
	return n
}

// writeKing writes the moves of the king to out[n:] and returns n after them.
//
//go:inline
func (v *view) writeKing(p *Position, out *[MaxMoves]Move, n int) int {
	targets, rooks := v.kingMoves(p)
	n = writeTargets(out, n, v.king, targets)
	for ; rooks != 0; rooks &= rooks - 1 {
		out[n&(MaxMoves-1)] = newMove(v.king, rooks.First(), kindCastling)
		n++
	}
	return n
}

// writePieces does the same for all men but the king and the pawns.
//
//go:inline
func (v *view) writePieces(p *Position, out *[MaxMoves]Move, n int) int {
	b := &p.board
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s := rest.First()
		n = writeTargets(out, n, s, board.KnightAttacks(s)&v.targets)
	}
	for rest := b.Diagonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s := rest.First()
		n = writeTargets(out, n, s, board.BishopAttacks(s, v.occupied)&v.targets)
	}
	for rest := b.Orthogonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s := rest.First()
		n = writeTargets(out, n, s, board.RookAttacks(s, v.occupied)&v.targets)
	}
	for rest := v.pinned &^ b.Pawns(); rest != 0; rest &= rest - 1 {
		n = writeTargets(out, n, rest.First(), v.pinnedTargets(p, rest.First()))
	}
	return n
}

// writeTargets writes a move to each target to out[n:] and returns n after them.
//
//go:inline
func writeTargets(out *[MaxMoves]Move, n int, from board.Square, targets board.SquareSet) int {
	for ; targets != 0; targets &= targets - 1 {
		out[n&(MaxMoves-1)] = Move(from) | Move(targets.First())<<6
		n++
	}
	return n
}

const endRanks = board.Rank1 | board.Rank8

//go:inline
func writePawns(out *[MaxMoves]Move, n int, t pawnTargets, c board.Color) int {
	back := Move(8) - 16*Move(c)
	if (t.one|t.towardsA|t.towardsH)&endRanks != 0 {
		n = writePromotions(out, n, t.one&endRanks, back)
		n = writePromotions(out, n, t.towardsA&endRanks, back-1)
		n = writePromotions(out, n, t.towardsH&endRanks, back+1)
		t.one &^= endRanks
		t.towardsA &^= endRanks
		t.towardsH &^= endRanks
	}
	n = writeSteps(out, n, t.one, back)
	n = writeSteps(out, n, t.towardsA, back-1)
	n = writeSteps(out, n, t.towardsH, back+1)
	for rest := t.two; rest != 0; rest &= rest - 1 {
		to := Move(rest.First())
		out[n&(MaxMoves-1)] = to - 2*back | to<<6 | kindDoubleStep<<12
		n++
	}
	return n
}

// writeSteps writes the moves to each target from the square back below it.
//
//go:inline
func writeSteps(out *[MaxMoves]Move, n int, targets board.SquareSet, back Move) int {
	for ; targets != 0; targets &= targets - 1 {
		to := Move(targets.First())
		out[n&(MaxMoves-1)] = to - back | to<<6
		n++
	}
	return n
}

// writePromotions does the same for pawns that promote.
func writePromotions(out *[MaxMoves]Move, n int, targets board.SquareSet, back Move) int {
	for ; targets != 0; targets &= targets - 1 {
		to := Move(targets.First())
		for _, role := range board.Promotions[:] {
			out[n&(MaxMoves-1)] = to - back | to<<6 | kindPromotion<<12 | Move(role)<<12
			n++
		}
	}
	return n
}

// CountMoves returns how many legal moves there are.
func (p *Position) CountMoves() int {
	v := p.look()
	n := v.countKing(p)
	if v.checkers.More() {
		return n
	}
	n += v.countPieces(p) + v.pawnMoves(p).count()
	if p.enPassant != board.NoSquare {
		n += v.enPassantFrom(p).Count()
	}
	return n
}

//go:inline
func (v *view) countKing(p *Position) int {
	steps, rooks := v.kingMoves(p)
	return steps.Count() + rooks.Count()
}

// countPieces counts the moves of all men but the king and the pawns.
//
//go:inline
func (v *view) countPieces(p *Position) int {
	n, b := 0, &p.board
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		n += (board.KnightAttacks(rest.First()) & v.targets).Count()
	}
	for rest := b.Diagonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		n += (board.BishopAttacks(rest.First(), v.occupied) & v.targets).Count()
	}
	for rest := b.Orthogonals() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		n += (board.RookAttacks(rest.First(), v.occupied) & v.targets).Count()
	}
	for rest := v.pinned &^ b.Pawns(); rest != 0; rest &= rest - 1 {
		n += v.pinnedTargets(p, rest.First()).Count()
	}
	return n
}

//go:inline
func (t pawnTargets) count() int {
	n := t.one.Count() + t.two.Count() + t.towardsA.Count() + t.towardsH.Count()
	if last := (t.one | t.towardsA | t.towardsH) & endRanks; last != 0 {
		n += 3 * ((t.one & endRanks).Count() + (t.towardsA & endRanks).Count() + (t.towardsH & endRanks).Count())
	}
	return n
}

// HasMoves tells whether there is a legal move. Mostly a pawn has one, so they
// are looked at first.
func (p *Position) HasMoves() bool {
	v := p.look()
	t := v.pawnMoves(p)
	return t.one|t.two|t.towardsA|t.towardsH != 0 || p.CountMoves() != 0
}

// Perft returns how many different sequences of depth half-moves there are,
// counting the moves of the last ply without making them.
func (p *Position) Perft(depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	if depth == 1 {
		return uint64(p.CountMoves())
	}
	return perft(p, depth, make([]Move, 0, MaxMoves*depth))
}

// perft keeps its moves in the room of buffer beyond its length.
func perft(p *Position, depth int, buffer []Move) (nodes uint64) {
	moves := p.AppendMoves(buffer[len(buffer):])
	if depth == 2 {
		var r replies
		r.look(p)
		for _, m := range moves {
			nodes += uint64(r.count(p, m))
		}
		return nodes
	}
	var next Position
	for _, m := range moves {
		p.PlayTo(&next, m)
		nodes += perft(&next, depth-1, moves[len(moves):])
	}
	return nodes
}
