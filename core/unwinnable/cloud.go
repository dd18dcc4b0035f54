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

import (
	"slices"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// skeleton is what is followed exactly; the winning side is White.
type skeleton struct {
	board board.Board
	turn  board.Color
	pass  board.Square // the square that a pawn just passed over, NoSquare else
	dead  bool         // proved to lead to no mate
	phase uint16       // where the men of the cloud may stand
}

// phase is where the men of the cloud may stand while the pawns stand still.
type phase struct {
	pawns  [2]board.SquareSet
	reach  [crew]board.SquareSet
	stands [2]board.SquareSet
}

// is tells whether two phases are equal.
func (p *phase) is(other *phase) bool {
	return p.pawns == other.pawns && p.stands == other.stands && slices.Equal(p.reach[:], other.reach[:])
}

// cloud keeps the skeletons that were met, and room for the next question.
type cloud struct {
	men       mobility // where the men may ever stand
	picture   mobility // the men beside one skeleton
	tree      splitTree
	inside    uint32 // the men of the cloud
	phases    []phase
	turn      board.Color
	spent     int // skeletons of the clouds before, of
	budget    int
	clouds    [recipes]uint32
	closed    [recipes]bool // what cannot be proved with that cloud
	open      bool          // there is one of this slice that is not closed
	slice     int           // how many skeletons one cloud may have
	most      int           // the same for the cloud in hand
	recipe    int           // which cloud is in hand
	next      int           // which skeleton of it is followed next; 0 where it has not begun
	pause     int           // how many are met before a pause
	asked     int           // how often the statics were asked, and proved something
	proved    int
	skeletons []skeleton
	table     []uint32 // 1 + index of a skeleton
}

// met tells how many skeletons were met for the question.
func (c *cloud) met() int {
	if c.next > 0 {
		return c.spent + len(c.skeletons)
	}
	return c.spent
}

// explore looks for a skeleton with the cloud in hand that may be mate; open where a
// pause is due.
func (c *cloud) explore() (result outcome) {
	if c.next == 0 {
		if c.most = min(c.slice, c.budget-c.spent); c.most <= 0 {
			return interrupted
		}
		c.plant(c.clouds[c.recipe])
	}
	result = exhausted
	for ; c.next <= len(c.skeletons); c.next++ {
		k := c.skeletons[c.next-1]
		if k.dead {
			continue
		}
		if c.met() >= c.pause {
			return open
		}
		if len(c.skeletons) > c.most {
			result = interrupted
			break
		}
		if !c.follow(&k) {
			result = found
			break
		}
		if len(c.phases) > maxPhases {
			result = interrupted
			break
		}
	}
	c.spent += len(c.skeletons)
	c.next = 0
	return result
}

// plant meets the first skeleton of a cloud.
func (c *cloud) plant(inside uint32) {
	m := &c.men
	c.inside, c.asked, c.proved = inside, 0, 0
	root := skeleton{turn: c.turn, pass: board.NoSquare}
	for side := winning; side <= losing; side++ {
		for i := m.first[side]; i < m.first[side+1]; i++ {
			if inside>>i&1 == 0 {
				root.board.Add(m.home[i], board.NewPiece(board.Color(side), m.role[i]))
			}
		}
	}
	c.skeletons, c.phases = c.skeletons[:0], c.phases[:0]
	c.resize(1 << 9)
	c.enter(&root, &m.home)
	c.meet(&root, true)
	c.next = 1
}

// meet keeps a skeleton that was not met before. After a move that cannot be
// taken back the statics are asked.
func (c *cloud) meet(k *skeleton, ask bool) {
	if len(c.table) < 2*len(c.skeletons)+2 {
		c.resize(4 * len(c.table))
		for i := range c.skeletons {
			c.table[c.slot(&c.skeletons[i])] = uint32(i + 1)
		}
	}
	slot := c.slot(k)
	if c.table[slot] != 0 {
		return
	}
	if ask && k.pass == board.NoSquare && (c.asked < 32+16*c.proved || len(c.skeletons)&31 == 0) {
		m := &c.tree.worlds[0]
		c.place(k, m)
		m.last = ^uint32(0)
		c.tree.states, c.tree.budget = 0, 20
		c.asked++
		if k.dead = c.tree.prove(0); k.dead {
			c.proved++
		}
	}
	c.skeletons = append(c.skeletons, *k)
	c.table[slot] = uint32(len(c.skeletons))
}

// resize empties the table, of a size that is a power of two.
func (c *cloud) resize(size int) {
	if cap(c.table) < size {
		c.table = make([]uint32, size)
	}
	c.table = c.table[:size]
	clear(c.table)
}

// slot returns where the table has a skeleton, or has room for it.
func (c *cloud) slot(k *skeleton) uint32 {
	key := position.Key{Board: k.board, EnPassant: k.pass, Turn: k.turn}
	mask := uint32(len(c.table) - 1)
	slot := (uint32(key.Hash()>>32) + uint32(k.phase)*0x9e3779b9) & mask
	for c.table[slot] != 0 {
		other := &c.skeletons[c.table[slot]-1]
		if other.board == k.board && other.turn == k.turn && other.pass == k.pass && other.phase == k.phase {
			break
		}
		slot = (slot + 1) & mask
	}
	return slot
}

// maxPhases is how many phases are looked at for one cloud.
const maxPhases = 500

// enter finds the phase of a skeleton in which the men of the cloud come from
// those squares: each goes where no pawn is in its way.
func (c *cloud) enter(k *skeleton, from *[crew]board.SquareSet) {
	c.phases = append(c.phases, phase{})
	last := len(c.phases) - 1
	next := &c.phases[last]
	m := &c.men
	pawns := k.board.Pawns()
	for side := winning; side <= losing; side++ {
		next.pawns[side] = pawns & k.board.Men(board.Color(side))
		closed := pawns | m.fixed[side]
		for i := m.first[side]; i < m.first[side+1]; i++ {
			if c.inside>>i&1 == 0 {
				continue
			}
			reach := from[i]
			if m.role[i] == board.Pawn {
				reach = m.reach[i]
			}
			for {
				more := steps(m.role[i], reach&^pawns) & m.reach[i] &^ (closed | reach)
				if more == 0 || m.role[i] == board.Pawn {
					break
				}
				reach |= more
			}
			next.reach[i] = reach &^ pawns
			next.stands[side] |= next.reach[i]
		}
	}
	known := last - 1
	for known >= 0 && !c.phases[known].is(next) {
		known--
	}
	if known >= 0 {
		c.phases = c.phases[:last]
		last = known
	}
	k.phase = uint16(last)
}

// follow meets all that comes of a skeleton; false if that may be mate.
func (c *cloud) follow(k *skeleton) bool {
	us, them := k.turn, k.turn^1
	occupied := k.board.Occupied()
	own := k.board.Men(us)
	now := &c.phases[k.phase]
	still := skeleton{board: k.board, turn: them, pass: board.NoSquare, phase: k.phase}
	for rest := own; rest != 0; rest &= rest - 1 {
		from := rest & -rest
		s := from.First()
		role := k.board.RoleAt(s)
		targets := board.Attacks(board.NewPiece(us, role), s, occupied) &^ own
		if role == board.Pawn {
			targets &= occupied | now.stands[them] | k.pass.Set()
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
					if !c.arrive(&piece, to, left, true) {
						return false
					}
				}
				role := board.Knight
				after.board.Add(to, board.NewPiece(us, role))
			} else {
				after.board.Add(to, board.NewPiece(us, role))
			}
			if !c.arrive(&after, to, left, role == board.Pawn || to&occupied != 0) {
				return false
			}
		}
	}
	if now.stands[us] == 0 {
		return true
	}
	if !c.arrive(&still, 0, now.stands[us], false) {
		return false
	}
	m := &c.men
	for i := m.first[us]; i < m.first[us+1]; i++ {
		if c.inside>>i&1 == 0 {
			continue
		}
		takes := steps(m.role[i], now.reach[i])
		if m.role[i] == board.Pawn {
			takes = m.takes[i]
		}
		targets := k.board.Men(them) &^ k.board.Kings() & takes
		if m.role[i] == board.Pawn {
			targets |= k.pass.Set() & takes
		}
		for ; targets != 0; targets &= targets - 1 {
			to := targets & -targets
			after := still
			left := now.stands[us]
			if to == k.pass.Set() {
				after.board.Clear(ahead(them, to))
				left |= ahead(them, to)
			}
			after.board.Clear(to)
			var from [crew]board.SquareSet
			copy(from[:], now.reach[:])
			from[i] = to
			c.enter(&after, &from)
			if !c.arrive(&after, 0, left, true) {
				return false
			}
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
func (c *cloud) arrive(k *skeleton, moved, left board.SquareSet, ask bool) bool {
	us := k.turn ^ 1
	now := &c.phases[k.phase]
	if k.board.Pawns() != now.pawns[winning]|now.pawns[losing] {
		c.enter(k, &now.reach)
		now = &c.phases[k.phase]
	}
	if now.stands[winning] == 0 && !k.board.Men(winning).More() {
		return true
	}
	haze := now.stands[winning] | now.stands[losing]
	if k.board.Attackers(k.board.KingOf(us), k.turn, k.board.Occupied()|haze) != 0 {
		return true
	}
	if us == winning && c.mates(k, moved, left) {
		return false
	}
	c.meet(k, ask)
	return true
}

// mates tells whether the losing king may be mated by the last move.
func (c *cloud) mates(k *skeleton, moved, left board.SquareSet) bool {
	m := &c.picture
	c.place(k, m)
	m.left = left
	if moved == 0 {
		m.last = m.gone
	}
	occupied := k.board.Occupied()
	for side := winning; side <= losing; side++ {
		m.fixed[side] = k.board.Men(board.Color(side))
		m.seen[side] = m.fixed[side] | c.phases[k.phase].stands[side]
	}
	for i := 0; i < m.men; i++ {
		if m.gone>>i&1 != 0 {
			m.reach[i] &^= occupied
		} else if m.home[i] == moved {
			m.last |= 1 << i
		}
	}
	return m.mates()
}

// place fills in the men of a skeleton and of the cloud.
func (c *cloud) place(k *skeleton, m *mobility) {
	all := &c.men
	m.men, m.last, m.promoted, m.kept, m.gone, m.rights = 0, 0, 0, 0, 0, 0
	for side := winning; side <= losing; side++ {
		us := k.board.Men(board.Color(side))
		m.first[side] = m.men
		m.add(&k.board, k.board.Kings()&us)
		m.add(&k.board, us&^k.board.Kings())
		for i := all.first[side]; i < all.first[side+1]; i++ {
			if c.inside>>i&1 != 0 {
				j := m.men & (crew - 1)
				m.role[j], m.home[j], m.reach[j], m.takes[j] = all.role[i], 0, c.phases[k.phase].reach[i], 0
				m.gone |= 1 << j
				m.promoted |= all.promoted >> i & 1 << j
				m.men++
			}
		}
	}
	m.first[2] = m.men
	m.keepLast()
}
