// Package reason names why: the stable code of every refusal, problem and
// obstacle, with the squares it rests on, as plain data.
//
// Every room of the core answers with these. Which article of the Laws stands
// behind a code is told by package laws, what it reads like by package phrase.
package reason

// Code is the stable name of one reason; it never changes its meaning.
type Code string

// Reason is one reason with its facts. Which facts are set, and what they mean,
// stands with each code. Squares are numbered as in package board, a1 = 0.
type Reason struct {
	Code    Code
	Squares []uint8 // the squares it is about
	By      []uint8 // the squares of the pieces that cause it
	Ply     int     // the ply it goes back to, where the code says so
	Plies   []int   // the plies it counts, where the code says so
	Count   int     // how many, where the code says so
	Text    string  // what was written, or a move in SAN, where the code says so
	Player  Player  // whom it is about, where the code says so
	Time    int     // milliseconds, where the code says so
}

// Player is one of the two players. Its zero value is nobody.
type Player uint8

// The players.
const (
	Nobody Player = iota
	White
	Black
)

// New returns a reason about some squares, caused by the pieces on others.
//
//go:noinline
func New[S ~uint8](code Code, squares, by []S) *Reason {
	return &Reason{Code: code, Squares: numbers(squares), By: numbers(by)}
}

//go:noinline
func numbers[S ~uint8](list []S) []uint8 {
	if len(list) == 0 {
		return nil
	}
	plain := make([]uint8, len(list))
	for i, s := range list {
		plain[i] = uint8(s)
	}
	return plain
}
