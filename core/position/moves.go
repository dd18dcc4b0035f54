package position

// Which moves are legal (Article 3)?

import (
	"slices"

	"chessarbiter/core/board"
)

// MaxMoves bounds the legal moves of any playable position, also of those that
// no game reaches: each of 62 squares can be reached from eight directions and by
// eight knights, and three pawns of those directions promote in four ways.
const MaxMoves = 1100

// AppendMoves appends the legal moves of the position to list. It does not
// allocate where list has room for the moves of any position, MaxMoves.
func (p *Position) AppendMoves(list []Move) []Move {
	var v view
	v.look(p)
	list = slices.Grow(list, MaxMoves)
	g := generator{out: list[:cap(list)], n: len(list)}
	g.king(&v, p)
	if !v.checkers.More() {
		g.pieces(&v, p)
		g.pawns(&v, p)
	}
	return g.out[:g.n]
}

// Moves returns the legal moves of the position.
func (p *Position) Moves() []Move {
	return p.AppendMoves(make([]Move, 0, MaxMoves))
}

// generator writes moves to out[n:].
type generator struct {
	out []Move
	n   int
}

//go:inline
func (g *generator) add(m Move) {
	g.out[g.n] = m
	g.n++
}

//go:inline
func (g *generator) targets(from board.Square, targets board.SquareSet) {
	for ; targets != 0; targets &= targets - 1 {
		g.add(Move(from) | Move(targets.First())<<6)
	}
}

func (g *generator) king(v *view, p *Position) {
	targets, rooks := v.kingMoves(p)
	g.targets(v.king, targets)
	for ; rooks != 0; rooks &= rooks - 1 {
		g.add(newMove(v.king, rooks.First(), kindCastling))
	}
}

func (g *generator) pieces(v *view, p *Position) {
	b := &p.board
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		s := rest.First()
		g.targets(s, board.KnightAttacks(s)&v.targets)
	}
	for rest := b.Diagonals() & v.us; rest != 0; rest &= rest - 1 {
		s := rest.First()
		g.targets(s, v.pinnedTargets(s, board.BishopAttacks(s, v.occupied)))
	}
	for rest := b.Orthogonals() & v.us; rest != 0; rest &= rest - 1 {
		s := rest.First()
		g.targets(s, v.pinnedTargets(s, board.RookAttacks(s, v.occupied)))
	}
}

func (g *generator) pawns(v *view, p *Position) {
	pawns := p.board.Pawns() & v.us
	g.pawnTargets(v.pawnTargets(pawns&^v.pinned, p.turn), p.turn)
	for rest := pawns & v.pinned; rest != 0; rest &= rest - 1 {
		g.pawnTargets(v.pinnedPawn(rest.First(), p.turn), p.turn)
	}
	for rest := v.enPassantFrom(p); rest != 0; rest &= rest - 1 {
		g.add(newMove(rest.First(), p.enPassant, kindEnPassant))
	}
}

const endRanks = board.Rank1 | board.Rank8

func (g *generator) pawnTargets(t pawnTargets, c board.Color) {
	back := board.Square(8) - 16*board.Square(c)
	g.pawnSteps(t.one, back)
	g.pawnSteps(t.towardsA, back-1)
	g.pawnSteps(t.towardsH, back+1)
	for rest := t.two; rest != 0; rest &= rest - 1 {
		to := rest.First()
		g.add(newMove(to-2*back, to, kindDoubleStep))
	}
}

// pawnSteps adds the moves to each target from the square back below it.
func (g *generator) pawnSteps(targets board.SquareSet, back board.Square) {
	for rest := targets &^ endRanks; rest != 0; rest &= rest - 1 {
		to := rest.First()
		g.add(newMove(to-back, to, kindNormal))
	}
	for rest := targets & endRanks; rest != 0; rest &= rest - 1 {
		to := rest.First()
		for _, role := range board.Promotions[:] {
			g.add(newMove(to-back, to, kindPromotion|int(role)))
		}
	}
}

// CountMoves returns how many legal moves there are.
func (p *Position) CountMoves() int {
	var v view
	v.look(p)
	targets, rooks := v.kingMoves(p)
	n := targets.Count() + rooks.Count()
	if v.checkers.More() {
		return n
	}
	b := &p.board
	for rest := b.Knights() & v.us &^ v.pinned; rest != 0; rest &= rest - 1 {
		n += (board.KnightAttacks(rest.First()) & v.targets).Count()
	}
	for rest := b.Diagonals() & v.us; rest != 0; rest &= rest - 1 {
		s := rest.First()
		n += v.pinnedTargets(s, board.BishopAttacks(s, v.occupied)).Count()
	}
	for rest := b.Orthogonals() & v.us; rest != 0; rest &= rest - 1 {
		s := rest.First()
		n += v.pinnedTargets(s, board.RookAttacks(s, v.occupied)).Count()
	}
	pawns := b.Pawns() & v.us
	n += v.pawnTargets(pawns&^v.pinned, p.turn).count()
	for rest := pawns & v.pinned; rest != 0; rest &= rest - 1 {
		n += v.pinnedPawn(rest.First(), p.turn).count()
	}
	return n + v.enPassantFrom(p).Count()
}

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
	var v view
	v.look(p)
	t := v.pawnTargets(p.board.Pawns()&v.us&^v.pinned, p.turn)
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
	return perft(*p, depth, make([]Move, 0, MaxMoves*depth))
}

// perft keeps its moves in the room of buffer beyond its length.
func perft(p Position, depth int, buffer []Move) uint64 {
	moves := p.AppendMoves(buffer[len(buffer):])
	var nodes uint64
	for _, m := range moves {
		next := p.Play(m)
		if depth == 2 {
			nodes += uint64(next.CountMoves())
		} else {
			nodes += perft(next, depth-1, moves[len(moves):])
		}
	}
	return nodes
}
