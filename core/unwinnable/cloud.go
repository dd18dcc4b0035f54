package unwinnable

// Can mate be given where swarms of men are not told apart?
//
// Many bishops make millions of positions that do not matter. Here some men are a
// cloud: each may stand on any square that it may ever reach, is on the board or
// not as it pleases, attacks from there, fills a flight, takes a man, or makes a
// move that changes nothing. All others are followed exactly. What is left is
// small, and has a counterpart of each legal move, so that no mate in it means no
// mate at all. Who has the move is still exact: a side without a cloud may be
// stalemated.

import "chessarbiter/core/board"
import "chessarbiter/core/position"

// skeleton is what is followed exactly; the winning side is White.
type skeleton struct {
	board board.Board
	turn  board.Color
	pass  board.Square // the square that a pawn just passed over, NoSquare else
}

// cloud keeps the skeletons that were met, and room for the next question.
type cloud struct {
	men       mobility // where the men may ever stand
	picture   mobility // the men beside one skeleton
	inside    uint32   // the men of the cloud
	stands    [2]board.SquareSet
	takes     [2]board.SquareSet
	skeletons []skeleton
	table     []uint32 // 1 + index of a skeleton
}

// proves tells whether it is proved, by following only a part of the men, that
// winner can never mate, and how many skeletons were met. false says that it is
// not proved within the budget. Four clouds are tried: all men but kings and
// pawns; those that have their like; those of either side.
func (c *cloud) proves(p *position.Position, winner board.Color, budget int) (proved bool, states int) {
	if p.CastlingRooks() != 0 || p.EnPassant() != board.NoSquare || !c.men.load(p, winner) || p.IsCheckmate() {
		return false, 0
	}
	m := &c.men
	m.saturate()
	var tried [4]uint32
	for recipe := 0; recipe < 4; recipe++ {
		inside := c.choose(recipe)
		again := inside == 0
		for _, other := range tried[:recipe] {
			again = again || other == inside
		}
		if again {
			continue
		}
		tried[recipe] = inside
		proved = c.explore(inside, p.Turn()^winner, (budget-states)/(4-recipe))
		states += len(c.skeletons)
		if proved {
			return true, states
		}
	}
	return false, states
}

// choose returns the men of a cloud.
func (c *cloud) choose(recipe int) (inside uint32) {
	m := &c.men
	for side := winning; side <= losing; side++ {
		for i := m.first[side] + 1; i < m.first[side+1]; i++ {
			if m.role[i] == board.Pawn || m.fixed[side]&m.reach[i] == m.reach[i] {
				continue
			}
			like := false
			for j := m.first[side] + 1; j < m.first[side+1]; j++ {
				like = like || j != i && m.role[j] == m.role[i] && m.reach[j]&m.reach[i] != 0
			}
			if recipe == 0 || recipe == 1 && like || recipe == side+2 {
				inside |= 1 << i
			}
		}
	}
	return inside
}

// explore tells whether no skeleton with that cloud may be mate.
func (c *cloud) explore(inside uint32, turn board.Color, budget int) bool {
	m := &c.men
	c.inside = inside
	root := skeleton{turn: turn, pass: board.NoSquare}
	for side := winning; side <= losing; side++ {
		c.stands[side], c.takes[side] = 0, 0
		for i := m.first[side]; i < m.first[side+1]; i++ {
			if inside>>i&1 != 0 {
				c.stands[side] |= m.reach[i]
				c.takes[side] |= m.takes[i]
			} else {
				root.board.Add(m.home[i], board.NewPiece(board.Color(side), m.role[i]))
			}
		}
	}
	c.skeletons = c.skeletons[:0]
	clear(c.table)
	c.meet(&root)
	for next := 0; next < len(c.skeletons); next++ {
		k := c.skeletons[next]
		if len(c.skeletons) > budget || !c.follow(&k) {
			return false
		}
	}
	return true
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
	key := position.Key{Board: k.board, EnPassant: k.pass, Turn: k.turn}
	mask := uint32(len(c.table) - 1)
	slot := uint32(key.Hash()>>32) & mask
	for c.table[slot] != 0 && c.skeletons[c.table[slot]-1] != *k {
		slot = (slot + 1) & mask
	}
	return slot
}

// follow meets all that comes of a skeleton; false if that may be mate.
func (c *cloud) follow(k *skeleton) bool {
	us, them := k.turn, k.turn^1
	occupied := k.board.Occupied()
	own := k.board.Men(us)
	still := skeleton{board: k.board, turn: them, pass: board.NoSquare}
	for rest := own; rest != 0; rest &= rest - 1 {
		from := rest & -rest
		s := from.First()
		role := k.board.RoleAt(s)
		targets := board.Attacks(board.NewPiece(us, role), s, occupied) &^ own
		if role == board.Pawn {
			targets &= occupied | c.stands[them] | k.pass.Set()
			one := ahead(us, from) &^ occupied
			if s.Rank() == 1+5*int(us) {
				targets |= ahead(us, one) &^ occupied
			}
			targets |= one
		} else if role == board.King {
			targets &= c.men.reach[c.men.first[us]] &^ c.men.held[them]
		}
		for ; targets != 0; targets &= targets - 1 {
			to := targets & -targets
			after := still
			left := from
			if role == board.Pawn {
				switch {
				case to == k.pass.Set() && to&ahead(us, from) == 0:
					left |= ahead(them, to)
				case to == ahead(us, ahead(us, from)):
					after.pass = ahead(us, from).First()
				}
			}
			after.board.Clear(left | to)
			if role == board.Pawn && to&(board.Rank1|board.Rank8) != 0 {
				for _, promoted := range board.Promotions[:3] {
					piece := after
					piece.board.Add(to, board.NewPiece(us, promoted))
					if !c.arrive(&piece, to, left) {
						return false
					}
				}
				role := board.Knight
				after.board.Add(to, board.NewPiece(us, role))
			} else {
				after.board.Add(to, board.NewPiece(us, role))
			}
			if !c.arrive(&after, to, left) {
				return false
			}
		}
	}
	if c.stands[us] == 0 {
		return true
	}
	if !c.arrive(&still, 0, c.stands[us]) {
		return false
	}
	for rest := k.board.Men(them) &^ k.board.Kings() & c.takes[us]; rest != 0; rest &= rest - 1 {
		after := still
		after.board.Clear(rest & -rest)
		if !c.arrive(&after, 0, c.stands[us]) {
			return false
		}
	}
	return true
}

func ahead(side board.Color, s board.SquareSet) board.SquareSet {
	if side == winning {
		return s << 8
	}
	return s >> 8
}

// arrive meets a skeleton after a move that left the squares of left: of the man
// that now stands on moved, or of a man of the cloud where that is empty. A move
// after which the own king is certainly attacked is none. false says that it may
// be mate.
func (c *cloud) arrive(k *skeleton, moved, left board.SquareSet) bool {
	us := k.turn ^ 1
	haze := c.stands[winning] | c.stands[losing]
	if k.board.Attackers(k.board.KingOf(us), k.turn, k.board.Occupied()|haze) != 0 {
		return true
	}
	if us == winning && c.mates(k, moved, left) {
		return false
	}
	c.meet(k)
	return true
}

// mates tells whether the losing king may be mated by the last move.
func (c *cloud) mates(k *skeleton, moved, left board.SquareSet) bool {
	m, all := &c.picture, &c.men
	occupied := k.board.Occupied()
	m.men, m.last, m.left, m.promoted, m.kept, m.gone = 0, 0, left, 0, 0, 0
	for side := winning; side <= losing; side++ {
		us := k.board.Men(board.Color(side))
		m.first[side] = m.men
		m.add(&k.board, k.board.Kings()&us)
		m.add(&k.board, us&^k.board.Kings())
		m.fixed[side], m.seen[side] = us, us
		for i := m.first[side]; i < m.men; i++ {
			if m.home[i] == moved {
				m.last |= 1 << i
			}
		}
		for i := all.first[side]; i < all.first[side+1]; i++ {
			if c.inside>>i&1 != 0 {
				j := m.men
				m.men++
				m.role[j], m.reach[j] = all.role[i], all.reach[i]&^occupied
				m.seen[side] |= m.reach[j]
				if moved == 0 {
					m.last |= 1 << j
				}
			}
		}
	}
	m.first[2] = m.men
	return m.mates()
}
