package unwinnable

// Which men are the cloud?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// recipes is how many clouds are tried.
const recipes = 6

// proves tells whether it is proved, by following only a part of the men, that
// winner can never mate, and how many skeletons were met. false says that it is
// not proved within the budget.
func (c *cloud) proves(p *position.Position, winner board.Color, budget int) (proved bool, states int) {
	c.begin(p, winner, budget)
	return c.run(MaxStates) == exhausted, c.met()
}

// begin takes a question. Clouds of six kinds are tried: all men but kings and
// pawns; those that have their like; those of either side; those of the losing
// side that are far from the kings, with its pawns that have a free way; none.
func (c *cloud) begin(p *position.Position, winner board.Color, budget int) {
	c.spent, c.budget, c.next, c.slice = 0, budget, 0, widest+1
	if p.EnPassant() != board.NoSquare || !c.men.load(p, winner) || p.IsCheckmate() {
		return
	}
	m := &c.men
	m.saturate()
	if m.rights.Count() != p.CastlingRooks().Count() {
		return // castling is possible
	}
	c.turn = p.Turn() ^ winner
	c.slice, c.recipe, c.open = 256, 0, false
	for recipe := range c.clouds[:] {
		c.clouds[recipe] = c.choose(recipe)
		c.closed[recipe] = false
		for _, other := range c.clouds[:recipe] {
			c.closed[recipe] = c.closed[recipe] || other == c.clouds[recipe]
		}
	}
}

// widest is how many skeletons are met for one cloud.
const widest = 1 << 16

// run goes on for so many skeletons: exhausted says that mate is impossible,
// interrupted that this is not proved, open that a pause is due.
func (c *cloud) run(skeletons int) outcome {
	c.pause = c.met() + skeletons
	for c.slice <= widest {
		for ; c.recipe < recipes; c.recipe++ {
			if c.closed[c.recipe] {
				continue
			}
			result := c.explore()
			if result == exhausted || result == open {
				return result
			}
			c.closed[c.recipe] = result == found
			c.open = c.open || !c.closed[c.recipe]
		}
		if !c.open || c.spent >= c.budget {
			break
		}
		c.slice, c.recipe, c.open = 4*c.slice, 0, false
	}
	return interrupted
}

// choose returns the men of a cloud.
func (c *cloud) choose(recipe int) (inside uint32) {
	m := &c.men
	near := m.home[m.first[winning]] | m.home[m.first[losing]]
	near |= steps(board.King, near)
	near |= steps(board.King, near)
	for side := winning; side <= losing; side++ {
		for i := m.first[side] + 1; i < m.first[side+1]; i++ {
			like, loose := false, true
			for j := 0; j < m.men; j++ {
				own := j > m.first[side] && j < m.first[side+1]
				like = like || own && j != i && m.role[j] == m.role[i] && m.reach[j]&m.reach[i] != 0
				loose = loose && (m.role[j] != board.Pawn || m.home[j]&path(side, m.home[i]) == 0)
			}
			if m.role[i] == board.Pawn {
				if side == winning || !loose || m.promoted>>i&1 == 0 {
					continue
				}
				like = false
			} else {
				loose = false
			}
			if m.fixed[side]&m.reach[i] == m.reach[i] {
				continue
			}
			if recipe == 0 && !loose || recipe == 1 && like || recipe == side+2 && !loose || recipe == 4 && side == losing && m.home[i]&near == 0 {
				inside |= 1 << i
			}
		}
	}
	return inside
}

// path returns the squares of a file before a man of a side.
func path(side int, s board.SquareSet) (set board.SquareSet) {
	for s = ahead(board.Color(side), s); s != 0; s = ahead(board.Color(side), s) {
		set |= s
	}
	return set
}
