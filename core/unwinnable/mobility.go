package unwinnable

// Where may each man ever stand?
//
// A least fixpoint over-approximates all that can ever happen: it starts with
// the men where they are and grows until nothing can be added. What it leaves
// out never happens; what it has may be impossible for a hundred reasons that it
// does not look at. Each rule only asks for less as the sets grow, so that any
// state in which no rule adds anything is a proof:
//
//   - a man goes to a square only if each man that stands there at the start, or
//     in between, can leave it, or is of the other side and can be taken there;
//   - a pawn captures only where another side's man other than the king may stand;
//   - a king never goes to a square that a man attacks from wherever it may
//     stand, if that man can never be taken;
//   - a pawn never passes another pawn of its file while neither can leave the
//     file or be taken (duels.go).
//
// The side that is asked about is turned to play up the board.

import (
	"math/bits"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
)

// crew is how many men the analysis keeps; nothing is proved where there are more.
const crew = 32

// The sides as the analysis numbers them.
const (
	winning = 0
	losing  = 1
)

// mobility is the state of the fixpoint. The men of the winning side come first,
// each side's king first among its own.
type mobility struct {
	men   int
	first [3]int // where the men of each side begin; the end

	home, reach, takes [crew]board.SquareSet // takes: where it arrives by moves that may capture
	role               [crew]board.Role
	promoted           uint32
	kept               uint32 // assumed never to be taken where they stand
	gone               uint32 // may have been taken before

	rights board.SquareSet // rooks with which no castling was possible yet

	seen  [2]board.SquareSet // squares on which men other than the king may stand
	taken [2]board.SquareSet // squares on which a side may capture
	fixed [2]board.SquareSet // squares whose man never leaves and is never taken
	shut  [2]board.SquareSet // those of them that nobody enters by assumption
	held  [2]board.SquareSet // squares that a side attacks for ever

	last uint32          // men that may have made the last move
	left board.SquareSet // squares that another man may have left by it
}

// load places the men of a position; false where there are too many.
func (m *mobility) load(p *position.Position, winner board.Color) bool {
	b := p.Board()
	rooks := p.CastlingRooks()
	if b.Occupied().Count() > crew {
		return false
	}
	if winner == board.Black {
		b.Code0, b.Code1, b.Code2 = turned(b.Code0), turned(b.Code1), turned(b.Code2)
		b.WhiteMen, rooks = turned(b.WhiteMen), turned(rooks)
		b.WhiteMen ^= b.Occupied()
	}
	m.men, m.promoted, m.kept, m.gone, m.last = 0, 0, 0, 0, ^uint32(0)
	for side := winning; side <= losing; side++ {
		m.first[side] = m.men
		us := b.Men(board.Color(side))
		m.add(&b, b.Kings()&us)
		m.add(&b, us&^b.Kings())
	}
	m.first[2] = m.men
	m.keepLast()
	m.rights = rooks
	return true
}

// turned turns a set of squares upside down.
//
//go:noinline
func turned(set board.SquareSet) board.SquareSet {
	return board.SquareSet(bits.ReverseBytes64(uint64(set)))
}

// keepLast keeps the only man of the winning king: once it is taken there is no
// mate any more.
func (m *mobility) keepLast() {
	if m.first[losing] == 2 {
		m.kept |= 1 << 1
	}
}

func (m *mobility) add(b *board.Board, set board.SquareSet) {
	for ; set != 0; set &= set - 1 {
		i := m.men & (crew - 1)
		m.home[i] = set & -set
		m.reach[i] = set & -set
		m.takes[i] = 0
		m.role[i] = b.RoleAt(set.First())
		m.men++
	}
}

// castle lets a king and the rook on that square castle; false as long as a man
// is for ever in the way, or attacks the king's way.
func (m *mobility) castle(rook board.Square) bool {
	side := winning
	if rook >= 8 {
		side = losing
	}
	king := m.first[side]
	plan := castling.NewPlan(board.Color(side), m.home[king].First(), rook)
	if plan.Empty&(m.fixed[winning]|m.fixed[losing]) != 0 || (plan.KingWay|plan.KingTo.Set())&m.held[side^1] != 0 {
		return false
	}
	m.reach[king] |= plan.KingTo.Set()
	for i := king; i < m.first[side+1]; i++ {
		if m.home[i] == rook.Set() && m.reach[i] != 0 {
			m.reach[i] |= plan.RookTo.Set()
		}
	}
	return true
}

func sideways(s board.SquareSet) board.SquareSet { return (s&^board.FileA)>>1 | (s&^board.FileH)<<1 }

// steps returns the squares one step away from those of a set: for men that
// move along lines, the next on the line.
func steps(role board.Role, s board.SquareSet) board.SquareSet {
	beside := sideways(s)
	if role == board.Knight {
		left, right := (s&^board.FileA)>>1, (s&^board.FileH)<<1
		far := (left&^board.FileA)>>1 | (right&^board.FileH)<<1
		return far<<8 | far>>8 | beside<<16 | beside>>16
	}
	var t board.SquareSet
	if role&1 != 0 {
		t = beside<<8 | beside>>8
	}
	if role&2 != 0 {
		t |= beside | s<<8 | s>>8
	}
	return t
}

// pawnSteps returns the squares that pawns of a side attack.
func pawnSteps(side int, s board.SquareSet) board.SquareSet {
	if side == winning {
		return sideways(s) << 8
	}
	return sideways(s) >> 8
}

// attacks returns all squares that a man of the winning side may ever attack.
func (m *mobility) attacks(i int) board.SquareSet {
	role := m.role[i&(crew-1)]
	reach := m.reach[i&(crew-1)]
	if role&4 != 0 && reach != 0 && !reach.More() { // it may be shown in one place of many
		fixed := m.fixed[winning] | m.fixed[losing]
		if king := m.reach[m.first[losing]]; !king.More() {
			fixed &^= king
		}
		return board.Attacks(board.NewPiece(board.White, role), reach.First(), fixed)
	}
	if role != board.Pawn {
		return steps(role, reach)
	}
	t := pawnSteps(winning, reach)
	if m.promoted>>i&1 != 0 {
		t |= steps(board.Queen, reach) | steps(board.Knight, reach)
	}
	return t
}

// saturate grows the sets until no rule adds to them.
func (m *mobility) saturate() {
	for m.round() {
	}
}

// round applies each rule to each man, and tells whether that added anything.
func (m *mobility) round() (grown bool) {
	m.gather()
	var duels [crew]board.SquareSet
	m.duels(&duels)
	for rest := m.rights; rest != 0; rest &= rest - 1 {
		if m.castle(rest.First()) {
			m.rights &^= rest & -rest
			grown = true
		}
	}
	fixed := m.fixed[winning] | m.fixed[losing]
	for side := winning; side <= losing; side++ {
		other := side ^ 1
		king := m.first[side]
		barred := m.fixed[side] | m.fixed[other]&m.home[m.first[other]]
		shut := m.shut[other]
		for i := king; i < m.first[side+1]; i++ {
			role, old := m.role[i], m.reach[i]
			reach, takes := old, m.takes[i]
			if role == board.Pawn {
				takes |= pawnSteps(side, reach) & m.seen[other] &^ barred
				reach |= takes &^ shut
				free := ^(fixed | duels[i])
				for more := reach; ; {
					if side == winning {
						more = more << 8 & free
					} else {
						more = more >> 8 & free
					}
					if more == 0 {
						break
					}
					reach |= more
				}
				if reach&(board.Rank1|board.Rank8) != 0 || m.promoted>>i&1 != 0 {
					m.promoted |= 1 << i
					more := (steps(board.Queen, reach) | steps(board.Knight, reach)) &^ barred
					reach |= more &^ shut
					takes |= more
				}
			} else {
				barred := barred
				if i == king {
					barred |= m.held[other]
				}
				for {
					takes = steps(role, reach) &^ barred
					if takes&^(reach|shut) == 0 {
						break
					}
					reach |= takes &^ shut
				}
			}
			if reach != old || takes != m.takes[i] {
				grown = true
				m.reach[i], m.takes[i] = reach, takes
			}
		}
	}
	return grown
}

// gather brings what the men may do together.
func (m *mobility) gather() {
	for side := winning; side <= losing; side++ {
		var seen, taken board.SquareSet
		for i := m.first[side]; i < m.first[side+1]; i++ {
			taken |= m.takes[i]
			if i != m.first[side] {
				seen |= m.reach[i]
			}
		}
		m.seen[side], m.taken[side] = seen, taken
	}
	for side := winning; side <= losing; side++ {
		var fixed, shut board.SquareSet
		for i := m.first[side]; i < m.first[side+1]; i++ {
			if !m.reach[i].More() && !m.capturable(side, i) {
				fixed |= m.reach[i]
				if m.kept>>i&1 != 0 {
					shut |= m.reach[i]
				}
			}
		}
		m.fixed[side], m.shut[side] = fixed, shut
	}
	m.held[winning] = m.holds(winning)
	m.held[losing] = m.holds(losing)
}

// capturable tells whether a man may be taken, or may have been.
func (m *mobility) capturable(side, i int) bool {
	if i == m.first[side] || m.kept>>i&1 != 0 {
		return false
	}
	return m.gone>>i&1 != 0 || m.reach[i]&m.taken[side^1] != 0
}

// holds returns the squares that a side attacks for ever: that a man attacks
// from each square on which it may stand, if it is never taken. A line piece
// does so past its king's opponent, which has no other square to flee to on that
// line, and past its own men that move on the same line.
func (m *mobility) holds(side int) board.SquareSet {
	other := side ^ 1
	var held board.SquareSet
	var blocks [2]board.SquareSet // on diagonals, on ranks and files
	known := false
	for i := m.first[side]; i < m.first[side+1]; i++ {
		reach, role := m.reach[i], m.role[i]
		if reach == 0 || m.capturable(side, i) || m.promoted>>i&1 != 0 || reach.Count() > 8 {
			continue
		}
		if role&4 != 0 && !known {
			known = true
			for j := 0; j < m.men; j++ {
				line := m.role[j]
				own := j >= m.first[side] && j < m.first[side+1]
				if j == m.first[other] {
					continue
				}
				if !own || line&5 != 5 {
					blocks[0] |= m.reach[j]
				}
				if !own || line&6 != 6 {
					blocks[1] |= m.reach[j]
				}
			}
		}
		always := ^board.SquareSet(0)
		for ; reach != 0 && always&^held != 0; reach &= reach - 1 {
			s := reach.First()
			var set board.SquareSet
			switch {
			case role == board.Pawn:
				set = pawnSteps(side, reach&-reach)
			case role&4 == 0:
				set = steps(role, reach&-reach)
			default:
				if role&1 != 0 {
					set = board.BishopAttacks(s, blocks[0])
				}
				if role&2 != 0 {
					set |= board.RookAttacks(s, blocks[1])
				}
			}
			always &= set
		}
		held |= always
	}
	return held
}
