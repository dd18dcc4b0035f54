package game_test

import (
	"fmt"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

func Example() {
	g := game.New(position.Initial(), position.Standard)
	for _, move := range []string{"e2e4", "e7e5", "e1e2", "e8e7", "e2e1", "e7e8"} {
		from, _ := board.ParseSquare(move[:2])
		to, _ := board.ParseSquare(move[2:])
		m, _ := g.Position().Find(from, to, board.NoRole)
		g.Play(m)
	}
	r := g.Repetition()
	fmt.Println("stood", r.Count, "time; looked the same at ply", r.NearMisses[0].Ply)
	loss, state := g.CastlingLoss(board.White, castling.HSide)
	fmt.Println("the right is", state, "since ply", loss.Ply, "by", loss.By)
	// Output:
	// stood 1 time; looked the same at ply 2
	// the right is lost since ply 3 by king-moved
}
