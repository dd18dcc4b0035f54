package board_test

import (
	"fmt"

	"chessarbiter/core/board"
)

func ExampleBoard_Attackers() {
	b := board.Initial()
	f3, _ := board.ParseSquare("f3")
	for s := range b.Attackers(f3, board.White, b.Occupied()).All() {
		fmt.Printf("%c%v ", b.At(s).Letter(), s)
	}
	// Output: Ng1 Pe2 Pg2
}
