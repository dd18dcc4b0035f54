package uci_test

import (
	"fmt"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

func Example() {
	p, _ := fen.Read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard)
	m, _ := uci.Parse(&p, "e1h1")
	fmt.Println(uci.Format(m, position.Standard), uci.Format(m, position.Chess960))
	// Output: e1g1 e1h1
}
