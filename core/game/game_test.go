package game

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// play makes the moves named as squares, such as "e2e4"; "--" is a null move.
func play(t *testing.T, g *Game, moves ...string) {
	t.Helper()
	for _, text := range moves {
		if text == "--" {
			if g.PlayNull() == nil {
				t.Fatal("null move refused")
			}
			continue
		}
		g.Play(find(t, g, text))
	}
}

func find(t *testing.T, g *Game, text string) position.Move {
	t.Helper()
	from, _ := board.ParseSquare(text[:2])
	to, _ := board.ParseSquare(text[2:4])
	role := board.NoRole
	if len(text) == 5 {
		role, _ = board.RoleOf(text[4])
	}
	m, ok := g.Position().Find(from, to, role)
	if !ok {
		t.Fatalf("%s is not legal at ply %d", text, g.Ply())
	}
	return m
}

func TestTheCursorWalksTheLine(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	if g.Undo() || g.Redo() || g.Goto(1) || g.Goto(-1) || !g.Goto(0) {
		t.Fatal("an empty record lets the cursor move")
	}
	play(t, g, "e2e4", "e7e5", "g1f3")
	g.Goto(1)
	play(t, g, "c7c5", "b1c3")
	g.Goto(1)
	if !g.Redo() || g.Current().Move() != find(t, atPly(g, 1), "c7c5") {
		t.Error("redo does not return along the line last left")
	}
	g.Goto(0)
	if !g.Goto(3) || g.Ply() != 3 {
		t.Error("goto does not walk forward along the line last left")
	}
	if g.Goto(4) || g.Ply() != 3 {
		t.Error("goto beyond the end moves the cursor")
	}
	if !g.Enter([]int{0}) || g.Ply() != 1 || g.End() != 3 {
		t.Error("the cursor is not where the path leads")
	}
	if !g.Enter([]int{0, 0, 0}) || g.Enter([]int{0, 2}) || g.Enter([]int{0, -1}) || g.Ply() != 3 {
		t.Error("the cursor is not where the path leads")
	}
	g.Goto(1)
	if g.At(-1) != nil || g.At(2) != nil || g.At(0) != g.Root() || g.At(1).Parent() != g.Root() || g.At(1).Ply() != 1 {
		t.Error("a ply of the line is not where it should be")
	}
	if g.Root().First() != g.At(1) || g.At(1).Next() != nil || *g.At(1).Position() != *g.Position() {
		t.Error("a node is not where it should be")
	}
	if g.Enter([]int{}); g.Ply() != 0 || g.End() != 3 {
		t.Error("the root is not the end of the empty path")
	}
	g.Goto(1)
	if len(g.Root().Children()) != 1 || len(g.At(1).Children()) != 2 {
		t.Error("a move that was there has been added again")
	}
}

// atPly returns a second record with the first moves of g's line.
func atPly(g *Game, ply int) *Game {
	other := New(g.Start(), g.Variant())
	for _, n := range g.Line()[1 : ply+1] {
		other.Play(n.Move())
	}
	return other
}

func TestTheTreeIsReordered(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	play(t, g, "e2e4", "e7e5", "g1f3")
	g.Goto(0)
	play(t, g, "d2d4", "d7d5")
	g.Goto(0)
	play(t, g, "c2c4")
	if !g.Promote([]int{1}) || g.Promote([]int{}) || g.Promote([]int{3}) {
		t.Fatal("promote answers wrongly")
	}
	for i, want := range []string{"d2d4", "e2e4", "c2c4"} {
		if got := g.Root().Children()[i].Move(); got != find(t, New(g.Start(), g.Variant()), want) {
			t.Errorf("child %d is not %s", i, want)
		}
	}
	if g.Ply() != 1 || g.Path(g.Current())[0] != 2 {
		t.Error("promoting another move has moved the cursor")
	}
	g.Enter([]int{1, 0, 0})
	if !g.Remove([]int{1, 0}) || g.Ply() != 1 || g.Redo() {
		t.Error("the cursor stays in what was removed")
	}
	if g.Remove(nil) || g.Remove([]int{1, 0}) || !g.Remove([]int{2}) || len(g.Root().Children()) != 2 {
		t.Error("remove answers wrongly")
	}
	if g.Ply() != 1 {
		t.Error("removing another line has moved the cursor")
	}
}

func TestANullMoveMakesAnalysis(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	play(t, g, "e2e4", "--", "d1h5")
	if !g.IsAnalysis() || !g.At(2).IsNull() || g.Root().IsNull() {
		t.Error("the line is not analysis")
	}
	g.Goto(1)
	if g.IsAnalysis() {
		t.Error("the line before the null move is analysis")
	}
	play(t, g, "f7f6", "d1h5")
	if g.PlayNull() != nil || g.Ply() != 3 {
		t.Error("the turn was passed in check")
	}
}

func TestAMoveTakenBackLeavesTheRecord(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	if g.TakeBack() {
		t.Fatal("there is no move to take back")
	}
	for range 3 {
		play(t, g, "g1f3", "g8f6", "f3g1", "f6g8")
		if got := g.Current().Occurrences(); got != 2 {
			t.Errorf("%d occurrences, not 2", got)
		}
		for g.TakeBack() {
		}
		if g.Ply() != 0 || g.End() != 0 || g.Redo() || g.Root().First() != nil {
			t.Errorf("ply %d of %d is left", g.Ply(), g.End())
		}
	}
	play(t, g, "e2e4")
	g.Undo()
	play(t, g, "d2d4", "d7d5")
	g.Undo()
	if !g.TakeBack() || len(g.Root().Children()) != 1 || g.Root().First().Move().To().String() != "e4" {
		t.Error("another move is gone with it")
	}
}
