package unwinnable

// Can mate be given where only the kings and pawns are followed exactly?
//
// Swarms of bishops make millions of positions that do not matter. Here all men
// but the kings and pawns are a cloud: each may stand on any square that it may
// ever reach, is on the board or not as it pleases, attacks from there, fills a
// flight, takes a pawn, or makes a move that changes nothing. What is left is
// small, and has a counterpart of each legal move, so that no mate in it means no
// mate at all. Who has the move is still exact: a side without a cloud may be
// stalemated.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// skeleton is what is followed exactly; the winning side plays up the board.
type skeleton struct {
	pawns [2]board.SquareSet
	kings [2]board.Square
	turn  uint8
	pass  board.Square // the square that a pawn just passed over, NoSquare else
}

// cloud keeps the skeletons that were met, and room for the next question.
type cloud struct {
	men       mobility // where the men may ever stand
	picture   mobility // the men beside one skeleton
	moves     [2]bool  // a side has men in the cloud
	rest      [2]board.SquareSet
	skeletons []skeleton
	table     []uint32 // 1 + index of a skeleton
}

// proves tells whether it is proved, by following only kings and pawns, that
// winner can never mate, and how many skeletons were met. false says that it is
// not proved within the budget.
func (c *cloud) proves(p *position.Position, winner board.Color, budget int) (proved bool, states int) {
	if p.CastlingRooks() != 0 || p.EnPassant() != board.NoSquare || !c.men.load(p, winner) || p.IsCheckmate() {
		return false, 0
	}
	m := &c.men
	m.saturate()
	c.picture = *m
	root := skeleton{turn: uint8(p.Turn() ^ winner), pass: board.NoSquare}
	for side := winning; side <= losing; side++ {
		root.kings[side] = m.home[m.first[side]].First()
		c.moves[side], c.rest[side] = false, 0
		for i := m.first[side] + 1; i < m.first[side+1]; i++ {
			switch {
			case m.role[i] == board.Pawn:
				root.pawns[side] |= m.home[i]
			case m.fixed[side]&m.reach[i] == m.reach[i]:
				c.rest[side] |= m.reach[i]
			default:
				c.moves[side] = true
			}
		}
	}
	c.skeletons = c.skeletons[:0]
	clear(c.table)
	c.meet(&root)
	for next := 0; next < len(c.skeletons); next++ {
		if len(c.skeletons) > budget || !c.follow(c.skeletons[next]) {
			return false, len(c.skeletons)
		}
	}
	return true, len(c.skeletons)
}

// meet keeps a skeleton that was not met before.
func (c *cloud) meet(k *skeleton) {
	if len(c.table) < 2*len(c.skeletons)+2 {
		c.table = make([]uint32, max(1<<9, 4*len(c.table)))
		for i := range c.skeletons {
			c.table[c.slot(&c.skeletons[i])] = uint32(i + 1)
		}
	}
	if slot := c.slot(k); c.table[slot] == 0 {
		c.skeletons = append(c.skeletons, *k)
		c.table[slot] = uint32(len(c.skeletons))
	}
}

// slot returns where the table has a skeleton, or has room for it.
func (c *cloud) slot(k *skeleton) uint32 {
	h := uint64(k.pawns[0])*0x9e3779b97f4a7c15 ^ uint64(k.pawns[1])*0xc2b2ae3d27d4eb4f
	h ^= uint64(k.kings[0])<<8 | uint64(k.kings[1])<<16 | uint64(k.turn)<<24 | uint64(k.pass)<<32
	h = (h ^ h>>29) * 0x9e3779b97f4a7c15
	mask := uint32(len(c.table) - 1)
	slot := uint32(h>>32) & mask
	for c.table[slot] != 0 && c.skeletons[c.table[slot]-1] != *k {
		slot = (slot + 1) & mask
	}
	return slot
}

// follow meets all that comes of a skeleton; false if that may be mate or a
// promotion.
func (c *cloud) follow(k skeleton) bool {
	m := &c.men
	us, them := int(k.turn), int(k.turn^1)
	next := k
	next.turn, next.pass = uint8(them), board.NoSquare
	guarded := pawnSteps(them, k.pawns[them])
	king := k.kings[us].Set()
	targets := ^board.SquareSet(0) // what must be taken, in check by a pawn
	if guarded&king != 0 {
		targets = pawnSteps(us, king) & k.pawns[them]
		if targets.More() {
			targets = 0
		}
	}

	steps := board.KingAttacks(k.kings[us]) & m.reach[m.first[us]] &^
		(k.pawns[us] | c.rest[us] | c.rest[them] | guarded | m.held[them] | board.KingAttacks(k.kings[them]))
	for ; steps != 0; steps &= steps - 1 {
		after := next
		after.kings[us] = steps.First()
		after.pawns[them] &^= steps & -steps
		if !c.arrive(&after, 0, king) {
			return false
		}
	}

	if c.moves[us] {
		if targets == ^board.SquareSet(0) && !c.arrive(&next, 0, 0) {
			return false
		}
		for rest := k.pawns[them] & targets & c.takes(us); rest != 0; rest &= rest - 1 {
			after := next
			after.pawns[them] &^= rest & -rest
			if !c.arrive(&after, 0, 0) {
				return false
			}
		}
	}
	return c.pawns(&k, &next, targets)
}

// pawns meets what comes of the moves of pawns.
func (c *cloud) pawns(k, next *skeleton, targets board.SquareSet) bool {
	us, them := int(k.turn), int(k.turn^1)
	occupied := k.pawns[us] | k.pawns[them] | k.kings[us].Set() | k.kings[them].Set() | c.rest[us] | c.rest[them]
	captures := (k.pawns[them] | c.stands(them)&^occupied) & targets
	if ahead(them, k.pass.Set())&targets != 0 {
		captures |= k.pass.Set()
	}
	for rest := k.pawns[us]; rest != 0; rest &= rest - 1 {
		from := rest & -rest
		one := ahead(us, from) &^ occupied
		to := pawnSteps(us, from) & captures
		if targets == ^board.SquareSet(0) {
			to |= one
			if from&(board.Rank1<<8|board.Rank8>>8) != 0 && (us == winning) == (from < 1<<16) {
				to |= ahead(us, one) &^ occupied
			}
		}
		for ; to != 0; to &= to - 1 {
			square := to & -to
			if square&(board.Rank1|board.Rank8) != 0 {
				return false
			}
			after := *next
			after.pawns[us] ^= from | square
			after.pawns[them] &^= square
			left := from
			switch {
			case square == k.pass.Set() && square&pawnSteps(us, from) != 0:
				left |= ahead(them, square)
				after.pawns[them] &^= left
			case square == ahead(us, ahead(us, from)):
				after.pass = ahead(us, from).First()
			}
			if !c.arrive(&after, square, left) {
				return false
			}
		}
	}
	return true
}

func ahead(side int, s board.SquareSet) board.SquareSet {
	if side == winning {
		return s << 8
	}
	return s >> 8
}

func (c *cloud) takes(side int) (set board.SquareSet) {
	for i := c.men.first[side] + 1; i < c.men.first[side+1]; i++ {
		if c.men.role[i] != board.Pawn {
			set |= c.men.takes[i]
		}
	}
	return set
}

func (c *cloud) stands(side int) (set board.SquareSet) {
	for i := c.men.first[side] + 1; i < c.men.first[side+1]; i++ {
		if c.men.role[i] != board.Pawn {
			set |= c.men.reach[i]
		}
	}
	return set
}

// arrive meets a skeleton after a move: of the pawn that now stands on pawn, of a
// man of the cloud where left is empty, else of the king. false if it may be mate.
func (c *cloud) arrive(k *skeleton, pawn, left board.SquareSet) bool {
	if k.turn == losing && c.mates(k, pawn, left) {
		return false
	}
	c.meet(k)
	return true
}

// mates tells whether the losing king may be mated by the last move.
func (c *cloud) mates(k *skeleton, pawn, left board.SquareSet) bool {
	m, all := &c.picture, &c.men
	occupied := k.pawns[winning] | k.pawns[losing] | k.kings[winning].Set() | k.kings[losing].Set()
	m.last, m.left, m.promoted = 0, left, 0
	for side := winning; side <= losing; side++ {
		king := m.first[side]
		m.fixed[side] = k.pawns[side] | k.kings[side].Set() | c.rest[side]
		m.reach[king] = k.kings[side].Set()
		m.seen[side] = k.pawns[side]
		pawns := k.pawns[side]
		for i := king + 1; i < m.first[side+1]; i++ {
			if m.role[i] == board.Pawn {
				m.reach[i] = pawns & -pawns
				pawns &= pawns - 1
				if m.reach[i]&pawn != 0 {
					m.last |= 1 << i
				}
				continue
			}
			m.reach[i] = all.reach[i] &^ occupied
			m.seen[side] |= m.reach[i]
			if left == 0 {
				m.last |= 1 << i
			}
		}
	}
	return m.mates()
}
