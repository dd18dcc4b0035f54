// Package reason names why: the stable code of every refusal, problem and
// obstacle, with the squares it rests on, as plain data.
//
// Every room of the core answers with these. Which article of the Laws stands
// behind a code is told by package laws, what it reads like by package phrase.
package reason

import "strings"

//go:generate go test -run TestNames . -update

// Code is one reason. Its name is stable and never changes its meaning; its number
// is not.
//
// The codes of each file go on where those of the file before end. A new one stands
// before the end of its file, with its name behind it, and go generate puts the name
// into names.go.
type Code uint16

// LinesInText is how many lines each text of a table has that Line reads: it reads past half
// of them to find one.
const LinesInText = 32

// None is no code.
const None Code = 0

// endCodes is the number behind the last code.
const endCodes = endPgn

// String returns the name of the code, such as "hands-nothing"; that of None is "".
func (c Code) String() string { return c.Line(names[:]) }

// Line returns the line of the code in a table that has one for each, by their numbers; ""
// for what is no code. A text of the table has LinesInText lines, behind an empty one.
func (c Code) Line(table []string) string {
	if c >= endCodes {
		return ""
	}
	line, rest := "", table[c/LinesInText]
	for range c%LinesInText + 2 {
		line, rest, _ = strings.Cut(rest, "\n")
	}
	return line
}

// Named returns the code with that name; false where there is none.
func Named(name string) (c Code, ok bool) {
	for c = 1; c < endCodes; c++ {
		if c.String() == name {
			return c, true
		}
	}
	return 0, false
}

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
