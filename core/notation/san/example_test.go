package san_test

import (
	"fmt"

	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
)

func Example() {
	p := position.Initial()
	german, _ := san.LettersOf("de")
	m, _ := san.Parse(&p, "Sg1-f3", san.Options{Mode: san.Lenient, Letters: german})
	fmt.Println(san.Format(&p, m), string(san.Append(nil, &p, m, san.Figurines)))

	_, e := san.Parse(&p, "Sf3", san.Options{Mode: san.Lenient})
	fmt.Println(e.Code, e.Offset)
	// Output:
	// Nf3 ♘f3
	// unreadable 0
}
