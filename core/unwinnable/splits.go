package unwinnable

// Which capture sets the men free?
//
// Where men stand locked, each holding the others, the fixpoint lets a man be
// taken and walk away as well. Here the cases are told apart. As long as none of
// the men that never move is taken, they hold the rest. So either that lasts for
// ever, or there is a first capture of one of them: it is gone, its taker stands
// in its place, all others where they may have come by then. From there the same
// is asked again. A mate is impossible if it is so in each case.

import (
	"math/bits"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// maxSplits is how many captures may follow each other.
const maxSplits = 10

type splitTree struct {
	worlds [maxSplits + 2]mobility // each after a capture in the one before; the next one is free
	states int
	budget int
	bounds *Bounds // what is known of all worlds, where that is asked for
}

// splits tells whether it is proved, by cases on men that never move but may be
// taken, that winner can never mate. states counts the fixpoints.
func splits(p *position.Position, winner board.Color, budget int) (proved bool, states int) {
	if p.PassedSquare() != board.NoSquare && p.EnPassant() != board.NoSquare {
		return false, 0
	}
	t := splitTree{budget: budget}
	if !t.worlds[0].load(p, winner) {
		return false, 0
	}
	proved = t.prove(0)
	return proved, t.states
}

// prove tells whether mate is impossible in a world, now and after each capture
// of a man that holds.
func (t *splitTree) prove(depth int) bool {
	m := &t.worlds[depth]
	if !t.keep(m, &t.worlds[depth+1]) || m.mates() {
		return false
	}
	if t.bounds != nil {
		t.bounds.add(m)
	}
	for side := winning; side <= losing; side++ {
		for i := m.first[side] + 1; i < m.first[side+1]; i++ {
			if m.kept>>i&1 == 0 || i == 1 && m.first[losing] == 2 {
				continue
			}
			for x := m.first[side^1]; x < m.first[side^1+1]; x++ {
				if m.takes[x]&m.reach[i] == 0 {
					continue
				}
				if depth == maxSplits {
					return false
				}
				t.worlds[depth+1] = *m
				t.worlds[depth+1].capture(side, i, x)
				if !t.prove(depth + 1) {
					return false
				}
			}
		}
	}
	return true
}

// keep saturates a world in which no man is taken of those that never move as
// long as none of them is taken. before is room for what it was.
func (t *splitTree) keep(m, before *mobility) bool {
	still := uint32(0)
	for i := 0; i < m.men; i++ {
		if m.reach[i] != 0 && !m.reach[i].More() && m.gone>>i&1 == 0 {
			still |= 1 << i
		}
	}
	*before = *m
	for {
		if t.states >= t.budget {
			return false
		}
		t.states++
		kept := still
		m.kept = kept
		m.keepLast()
		m.saturate()
		for rest := still; rest != 0; rest &= rest - 1 {
			if m.reach[bits.TrailingZeros32(rest)].More() {
				still &^= rest & -rest
			}
		}
		if still == kept {
			return true
		}
		*m = *before
	}
}

// capture lets x take i, which was kept until now.
func (m *mobility) capture(side, i, x int) {
	for s := winning; s <= losing; s++ {
		for j := m.first[s]; j < m.first[s+1]; j++ {
			if m.capturable(s, j) {
				m.gone |= 1 << j
			}
		}
	}
	square := m.reach[i]
	m.reach[i], m.takes[i] = 0, 0
	m.reach[x] = square
	m.gone &^= 1 << x
	for j := 0; j < m.men; j++ {
		if m.role[j] != board.Pawn {
			m.takes[j] = 0
		}
	}
}
