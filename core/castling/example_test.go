package castling_test

import (
	"fmt"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
)

func ExampleNewPlan() {
	plan := castling.NewPlan(board.White, board.F1, board.H1)
	fmt.Println(plan.Side.SAN(), plan.KingFrom, plan.KingTo, plan.RookFrom, plan.RookTo)
	fmt.Println(plan.Method, plan.Order, plan.Jumps)
	fmt.Println(plan.Empty.Squares(), plan.MayBeOccupied.Squares())
	// Output:
	// O-O f1 g1 h1 f1
	// double-move king-first rook
	// [g1] [e1]
}
