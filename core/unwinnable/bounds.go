package unwinnable

// What is there to be seen of a proof? How far the kings come, and what never moves.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Bounds are the squares within which all goes on for ever, as long as the side asked
// about has a man beside its king: without one it cannot mate in any case.
type Bounds struct {
	// Kings are the squares outside of which that colour's king never stands; neither
	// set is empty where anything is known.
	Kings [2]board.SquareSet
	// Fixed are the squares of the men that never move and are never taken.
	Fixed board.SquareSet
}

// boundsOf finds the bounds by the proof of White's inability to mate: the first that
// holds of one fixpoint, one after each move, and cases. Where none holds, which other
// proofs leave open, they are those of the one fixpoint.
func (s *Solver) boundsOf(p *position.Position) (b Bounds) {
	var m mobility
	if !m.grow(p, board.White) {
		return b
	}
	single := Bounds{Fixed: ^board.SquareSet(0)}
	single.add(&m)
	if !m.mates() {
		return single
	}
	if moves := p.AppendMoves(s.moves[:0]); p.InCheck() && staticAfter(p, board.White, moves) {
		occupied := p.Board()
		b.Fixed = occupied.Occupied()
		for _, move := range moves {
			var next position.Position
			p.PlayTo(&next, move)
			m.grow(&next, board.White)
			b.add(&m)
			b.Fixed &^= move.From().Set() | move.To().Set()
		}
		b.Kings[board.White] |= p.King(board.White).Set()
		b.Kings[board.Black] |= p.King(board.Black).Set()
		return b
	}
	b.Fixed = ^board.SquareSet(0)
	t := splitTree{budget: mostSplits, bounds: &b}
	if t.worlds[0].load(p, board.White); t.prove(0) {
		return b
	}
	return single
}

// add takes in what may happen in a world, of which White is the winning side.
func (b *Bounds) add(m *mobility) {
	var fixed board.SquareSet
	for side := winning; side <= losing; side++ {
		b.Kings[side] |= m.reach[m.first[side]]
		for i := m.first[side]; i < m.first[side+1]; i++ {
			if m.reach[i] == m.home[i] && m.fixed[side]&m.home[i] != 0 && m.gone>>i&1 == 0 {
				fixed |= m.home[i]
			}
		}
	}
	b.Fixed &= fixed
}

// turned are the bounds for the board upside down and the colours exchanged.
func (b *Bounds) turned() Bounds {
	return Bounds{
		Kings: [2]board.SquareSet{turned(b.Kings[board.Black]), turned(b.Kings[board.White])},
		Fixed: turned(b.Fixed),
	}
}
