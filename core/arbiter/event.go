package arbiter

// What can hands do at the board (Article 4), and what is wrong with an account of it?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

// Event is one thing that happened in a turn, in its order.
type Event struct {
	Kind EventKind
	// Square is the square of a touch, a release, a removal or a placed piece.
	Square board.Square
	// Role is the piece that was placed.
	Role board.Role
	// Say is what was said.
	Say Saying
	// Claim is what was claimed.
	Claim ClaimKind
	// ByOpponent tells that the player who is not on move did it.
	ByOpponent bool
	// Together tells that a touch came at the same moment as the touch before it.
	// The own piece counts as touched first then (Article 4.3.3), and of king and
	// rook the king.
	Together bool
}

// EventKind is what happened.
type EventKind uint8

// The kinds of events.
const (
	Touch     EventKind = iota // a piece is touched, or taken up, on its square
	Adjust                     // the intention to adjust pieces is expressed
	Release                    // the piece in the hand is let go on a square
	Remove                     // a piece is taken off the board
	Place                      // a new piece is put on a square: it touches it, the hand has not let go
	Press                      // the clock is pressed
	Say                        // something is said
	ClaimMade                  // a draw is claimed
	Complain                   // the opponent complains about what the hands did (Article 4.8)
)

// Saying is what a player says.
type Saying uint8

// What matters of what players say.
const (
	SayCheck    Saying = iota // "check"
	SayAdjust                 // "I adjust"
	SayCastling               // "I am about to castle"
	SayDraw                   // a draw is offered
)

// HandState is what a player's hands have come to in this turn.
type HandState uint8

// The states. Zero: not asked.
const (
	HandsNotAsked HandState = iota
	// HandsFree: nothing binds the player.
	HandsFree
	// HandsBound: a touched piece must be moved or captured; nothing is made yet.
	HandsBound
	// HandsCastling: the first motion of a castling is made, and only the second is
	// missing, or the clock that makes the first a move of its own.
	HandsCastling
	// HandsPromoting: a pawn has reached the last rank and is not replaced yet.
	HandsPromoting
	// HandsMade: the move is made (Article 4.7); the clock is not pressed.
	HandsMade
	// HandsCompleted: the clock is pressed (Article 6.2).
	HandsCompleted
	// HandsIllegal: an illegal move is made, the clock is not pressed.
	HandsIllegal
	// HandsIllegalCompleted: an illegal move is completed by pressing the clock.
	HandsIllegalCompleted
)

var handStateNames = [...]string{"", "free", "bound", "castling", "promoting", "made", "completed", "illegal", "illegal-completed"}

// String returns the state as the JavaScript API spells it.
func (s HandState) String() string { return handStateNames[s%9] }

// Fault is what is wrong with an account of what happened. Nothing was ruled then.
type Fault struct {
	// Code says what.
	Code reason.Code
	// Event is the number of the event at fault, from 0; -1 for an incident.
	Event int
	// Field is the field at fault, such as "ply" or "touch".
	Field string
}
