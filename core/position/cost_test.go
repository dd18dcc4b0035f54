package position_test

import (
	"testing"
	"unsafe"

	"chessarbiter/core/position"
)

func TestAPositionIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(position.Position{}); size > 96 {
		t.Errorf("a Position has %d bytes, and at most 96 are allowed", size)
	}
}

// Perft allocates the room for its moves once, however many nodes it counts.
func TestCountingMovesDoesNotAllocatePerNode(t *testing.T) {
	p := position.Initial()
	few := testing.AllocsPerRun(3, func() { p.Perft(3) })
	many := testing.AllocsPerRun(3, func() { p.Perft(4) })
	if few != many || many > 1 {
		t.Errorf("8,902 nodes cost %v allocations, 197,281 cost %v", few, many)
	}
	if n := testing.AllocsPerRun(10, func() { p.CountMoves() }); n != 0 {
		t.Errorf("counting the moves of one position costs %v allocations", n)
	}
	room := make([]position.Move, 0, position.MaxMoves)
	if n := testing.AllocsPerRun(10, func() { p.AppendMoves(room) }); n != 0 {
		t.Errorf("listing the moves costs %v allocations", n)
	}
}
