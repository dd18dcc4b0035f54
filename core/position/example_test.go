package position_test

import (
	"fmt"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

func ExamplePosition_WhyNot() {
	p, _ := fen.Read("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", position.Standard)
	for _, m := range p.Moves() {
		fmt.Println(m.From(), m.To())
	}
	for _, reason := range p.WhyNot(board.E1, board.G1, board.NoRole) {
		fmt.Println(reason.Code)
	}
	// Output:
	// e1 d1
	// e1 f1
	// e1 e2
	// castling-out-of-check
}
