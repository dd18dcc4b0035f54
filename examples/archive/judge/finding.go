// Package judge looks at one record of a game as a sceptical arbiter would: which
// claims of a draw stood and were not made, was it played on after its end, is it
// scored as the Laws say?
package judge

// What is said about a game?

// Kind is what sort of finding it is.
type Kind string

// The kinds. Each says which of the facts of a Finding have a meaning.
const (
	// Claim: a player could have claimed a draw and did not. Player: who; Ply, Move,
	// Plies, Count: where it stood first and its evidence; Turns: at how many turns.
	Claim Kind = "claim"
	// PlayedOn: the game had ended by itself, and more moves were made. Ply, Move:
	// where it ended; Plies, Count: the evidence; Beyond: how many half-moves more.
	PlayedOn Kind = "played-on"
	// Score: the result is not that of the Laws. Lawful: what it would be; Ply, Move:
	// where the game ended; Player: whose flag fell or who resigned.
	Score Kind = "score"
	// Open: the result turns on whether a player can still mate, which the states
	// allowed did not decide. Player: whose flag fell.
	Open Kind = "open"
	// Record: something is wrong with the record itself. At: the byte of the file.
	Record Kind = "record"
)

// Finding is one thing that is to be said about a game, as a row. The columns of the
// game are the same in all its rows.
type Finding struct {
	File   string `json:"file"`
	Game   int    `json:"game"`   // its number in the file, from 1
	Offset int64  `json:"offset"` // the byte of the file at which the game begins, from 0
	White  string `json:"white"`
	Black  string `json:"black"`
	Event  string `json:"event"`
	Date   string `json:"date"`
	Result string `json:"result"` // as scored: 1-0, 0-1, 1/2-1/2 or *

	Kind Kind `json:"kind"`
	// Code is the reason, by its stable code in package reason.
	Code string `json:"code"`
	// Article of Edition is what it rests on, "" where no article is concerned, and
	// Attested is how well we know its text. Basis is how the edition was found.
	Article  string `json:"article"`
	Edition  string `json:"edition"`
	Basis    Basis  `json:"basis"`
	Attested string `json:"attested"`

	Player string `json:"player"` // white, black or ""
	// Ply is how many half-moves of the record had been made, Move the last of them,
	// such as 34...Qe2; "" at the first position.
	Ply  int    `json:"ply"`
	Move string `json:"move"`
	// Plies are those at which the position stood, or between which moves are counted.
	Plies []int `json:"plies"`
	// Count is of occurrences or of half-moves, as Code says.
	Count  int    `json:"count"`
	Turns  int    `json:"turns"`
	Beyond int    `json:"beyond"`
	Lawful string `json:"lawful"`
	At     int64  `json:"at"`
	Text   string `json:"text"` // the reason in words, with article and edition
}
