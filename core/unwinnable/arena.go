package unwinnable

// Which positions have been seen, and how were they reached?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// state is what makes two positions different, all that decides about moves: 40
// bytes without a pointer.
type state struct {
	board     board.Board
	rooks     uint16 // the rooks that may castle, of the first and the last rank
	enPassant board.Square
	turn      board.Color
	parent    uint32 // the index of the state it was reached from, which makes no difference
}

// is tells whether two states are the same position.
func (st *state) is(other *state) bool {
	return st.board == other.board && st.rooks == other.rooks && st.enPassant == other.enPassant && st.turn == other.turn
}

// stateOf reads a position. A square passed over counts where a capture en
// passant is legal.
func stateOf(p *position.Position) state {
	rooks := p.CastlingRooks()
	st := state{board: p.Board(), rooks: uint16(rooks&0xff | rooks>>48), enPassant: board.NoSquare, turn: p.Turn()}
	if p.PassedSquare() != board.NoSquare {
		st.enPassant = p.EnPassant()
	}
	return st
}

func (st *state) position() position.Position {
	rooks := board.SquareSet(st.rooks)
	return position.Restore(&position.Setup{
		Board: st.board, Turn: st.turn, Rooks: rooks&0xff | rooks>>8<<56, EnPassant: st.enPassant, Fullmove: 1,
	})
}

func (st *state) hash() uint64 {
	const factor = 0x9e3779b97f4a7c15
	b := &st.board
	h := (uint64(st.rooks)<<16 | uint64(st.enPassant)<<1 | uint64(st.turn)) * factor
	h = (h ^ h>>32 ^ uint64(b.Code0)) * factor
	h = (h ^ h>>29 ^ uint64(b.Code1)) * factor
	h = (h ^ h>>32 ^ uint64(b.Code2)) * factor
	h = (h ^ h>>29 ^ uint64(b.WhiteMen)) * factor
	return h ^ h>>32
}

// arena holds all positions that a question has seen, and grows to as many as
// the question allows. A queue of them waits, nearest to the goal first.
type arena struct {
	chunks []*chunk
	count  int // the nodes 1 to count are in use
	// table holds the index of a node in the low bits and a part of its hash in
	// the others, 0 where there is none. Its length is a power of two.
	table            []uint32
	room             []uint32 // what table is a part of
	heads            [queues]uint32
	low, other, turn int          // no queue below low holds anything
	seen             [4096]uint32 // how many positions there are of a kind
	mate             uint32       // the node that is mate
	tries, hits      int
}

const (
	queues    = 256
	indexBits = 25
	chunkBits = 14
	firstSize = 1 << 10 // of the table
)

// chunk has room for many nodes, so that an arena grows without being copied.
type chunk struct {
	states [1 << chunkBits]state
	next   [1 << chunkBits]uint32 // the next in the same queue
}

// node returns a node that is in use.
//
//go:inline
func (a *arena) node(index uint32) *state {
	return &a.chunks[index>>chunkBits].states[index&(1<<chunkBits-1)]
}

// next returns where the next after a node is told.
//
//go:inline
func (a *arena) next(index uint32) *uint32 {
	return &a.chunks[index>>chunkBits].next[index&(1<<chunkBits-1)]
}

// forget empties the arena and keeps its memory.
func (a *arena) forget() {
	a.count, a.table, a.low, a.other, a.turn = 0, nil, queues, 0, 0
	clear(a.heads[:])
	a.tries, a.hits = 0, 0
	clear(a.seen[:])
}

// rehash makes a table of that size of the nodes in use.
func (a *arena) rehash(size int) {
	if len(a.room) < size {
		a.room = make([]uint32, size)
	}
	a.table = a.room[:size]
	clear(a.table)
	for i := uint32(1); i <= uint32(a.count); i++ {
		h := a.node(i).hash()
		slot := int(h) & (size - 1)
		for a.table[slot] != 0 {
			slot = (slot + 1) & (size - 1)
		}
		a.table[slot] = uint32(h>>32)&^(1<<indexBits-1) | i
	}
}

// insert adds a state that has not been seen, and returns its index, 0 where it
// is known.
func (a *arena) insert(st *state, parent uint32) uint32 {
	if 2*a.count >= len(a.table) {
		a.rehash(max(4*len(a.table), firstSize))
	}
	h := st.hash()
	tag := uint32(h>>32) &^ (1<<indexBits - 1)
	mask := len(a.table) - 1
	slot := int(h) & mask
	for ; a.table[slot] != 0; slot = (slot + 1) & mask {
		entry := a.table[slot]
		if entry&^(1<<indexBits-1) == tag && a.node(entry&(1<<indexBits-1)).is(st) {
			return 0
		}
	}
	a.count++
	index := uint32(a.count)
	a.table[slot] = tag | index
	if int(index>>chunkBits) == len(a.chunks) {
		a.chunks = append(a.chunks, new(chunk))
	}
	n := a.node(index)
	*n = *st
	n.parent = parent
	return index
}

// push puts a node into a queue. pop takes one from the lowest, but every fifth time
// from each in turn, so that no guess leads astray for long; 0 where all are empty.
func (a *arena) push(index uint32, queue int) {
	queue = min(max(queue, 0), queues-1)
	*a.next(index) = a.heads[queue]
	a.heads[queue] = index
	a.low = min(a.low, queue)
}

func (a *arena) pop() uint32 {
	for a.low < queues && a.heads[a.low] == 0 {
		a.low++
	}
	if a.low == queues {
		return 0
	}
	queue := a.low
	if a.turn++; a.turn%5 == 0 {
		for queue = a.other; a.heads[queue] == 0; {
			queue = (queue + 1) % queues
		}
		a.other = (queue + 1) % queues
	}
	index := a.heads[queue]
	a.heads[queue] = *a.next(index)
	return index
}

// lineTo returns the moves from the first node to another.
func (s *Solver) lineTo(index uint32) []position.Move {
	plies := 0
	for i := index; s.node(i).parent != 0; i = s.node(i).parent {
		plies++
	}
	line := make([]position.Move, plies)
	for ; plies > 0; plies-- {
		parent := s.node(index).parent
		p := s.node(parent).position()
		for _, m := range p.AppendMoves(s.moves[:0]) {
			var next position.Position
			p.PlayTo(&next, m)
			if st := stateOf(&next); st.is(s.node(index)) {
				line[plies-1] = m
			}
		}
		index = parent
	}
	return line
}
