package game

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

func TestWhatIsDeadStaysDead(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	tested := map[int]int{}
	// This test holds a position dead while a pawn stands on e4.
	test := func(p *position.Position) bool {
		tested[p.Fullmove()*2+int(p.Turn())]++
		return p.At(28) != board.NoPiece
	}
	ask := func(moment string, want int) {
		t.Helper()
		if ply, ok := g.FirstDead(test); ok != (want >= 0) || ok && ply != want {
			t.Errorf("%s: %d, %v; want %d", moment, ply, ok, want)
		}
	}
	ask("at the start", -1)
	play(t, g, "g1f3", "d7d5", "e2e4", "d5e4", "d2d3", "e4d3")
	ask("after it came and went", 3)
	g.Goto(2)
	ask("before it came", -1)
	g.Goto(4)
	ask("on the way there", 3)
	for ply, n := range tested {
		if n != 1 {
			t.Errorf("ply %d was tested %d times", ply, n)
		}
	}
	g.Goto(2)
	play(t, g, "d2d3", "d5d4", "e2e4")
	ask("in a variation", 5)
	g.Goto(0)
	g.Enter([]int{0, 0, 0, 0, 0, 0})
	ask("back on the main line", 3)
	if tested[2] != 1 {
		t.Errorf("the first position was tested %d times", tested[2])
	}
}

func TestWhatIsKnownNotToBeDeadIsNotTested(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	tests := 0
	pawnOnE4 := func(p *position.Position) bool {
		tests++
		return p.At(28) != board.NoPiece
	}
	g.NotDead()
	if _, ok := g.FirstDead(pawnOnE4); ok || tests != 0 {
		t.Errorf("dead %v after %d tests of the first position", ok, tests)
	}
	play(t, g, "e2e4", "d7d5", "e4d5")
	g.NotDead()
	if ply, ok := g.FirstDead(pawnOnE4); !ok || ply != 1 {
		t.Errorf("dead %v at ply %d, where a position before was not asked about", ok, ply)
	}
	g.NotDead()
	if _, ok := g.FirstDead(pawnOnE4); !ok {
		t.Error("what was found dead is not dead any more")
	}
}
