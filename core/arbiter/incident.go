package arbiter

// What can happen at a board, and who rules on it?

import "chessarbiter/core/reason"

// Incident is what happened. Which of its fields count stands with each kind;
// Player and Offence may be left out (reason.Nobody, 0): the player who has the
// move, or whose the irregular move was, and the first offence. ByOpponent counts
// with all of them.
type Incident struct {
	Kind   IncidentKind
	Player reason.Player
	// Both tells that both flags have fallen and nobody knows which fell first.
	Both bool
	// EarlierPeriod tells that it is not the last or only period of the time control.
	EarlierPeriod bool
	// Manner is how a player resigned; Confirmed tells that the arbiter has asked
	// and the player has said that he resigns.
	Manner    Manner
	Confirmed bool
	// Ply is where the irregular move led to, or would have; DiscoveredPly is the
	// ply at which it was found, less than 0 for at once. It may lie beyond the record.
	Ply, DiscoveredPly int
	// Offence is the number of the player's illegal moves, this one included.
	Offence int
	// Identified is the ply of the last position that can be identified: Before for
	// that before the irregular move, Unknown where nobody knows.
	Identified int
	// Tried is the move that was made, where somebody told.
	Tried Attempt
	// Pressed tells that the clock was pressed, so that the move is completed.
	Pressed bool
	// MovesMade is how many moves each player has completed.
	MovesMade int
	// Detail is what was wrong with a set-up.
	Detail SetupDetail
	// Illegal tells that a move made with two hands was an illegal move besides.
	Illegal bool
	// ByOpponent tells that the opponent asks for the ruling, and not the arbiter.
	ByOpponent bool
}

// Attempt is a move that was tried, by its squares; Given tells that there is one.
type Attempt struct {
	From, To uint8
	Given    bool
}

// Two values of Incident.Identified that are no plies.
const (
	Before  = -1 // the position before the irregular move is known
	Unknown = -2 // no position is known for certain
)

// NextPly is the Ply of an illegal move that was just made.
const NextPly = -1 << 31

// IncidentKind is what happened.
type IncidentKind uint8

// The kinds.
const (
	// FlagFall: the flag of Player has fallen; Both, EarlierPeriod.
	FlagFall IncidentKind = iota
	// Resignation: Player resigns; Manner, Confirmed.
	Resignation
	// Agreement: both players agree to a draw.
	Agreement
	// IllegalMove: Player made one; Ply, DiscoveredPly, Offence, Identified, Tried,
	// Pressed, ByOpponent.
	IllegalMove
	// DoubleMove: Player moved twice in a row; Ply names either of the two moves;
	// DiscoveredPly where it is told, Offence, Identified, ByOpponent.
	DoubleMove
	// ClockWithoutMove: Player pressed the clock without a move; Offence.
	ClockWithoutMove
	// TwoHands: Player moved with two hands; Pressed, Offence, Illegal.
	TwoHands
	// UnreplacedPromotion: Player left a pawn on the last rank; Pressed, Tried, Offence.
	UnreplacedPromotion
	// WrongSetup: the game began from a wrong position; Detail, MovesMade, Player.
	WrongSetup
	// ColoursReversed: the players have each other's colours; MovesMade.
	ColoursReversed
	// BoardTurned: the board is turned; MovesMade.
	BoardTurned
	// DisplacedPieces: Player knocked pieces over; Pressed. With Ply it is found later,
	// at DiscoveredPly, that the move to Ply displaced some; Identified.
	DisplacedPieces
	// BothKingsInCheck: both kings are in check, or a pawn stands on the last rank, and
	// nobody has claimed anything; Pressed tells that another move was completed.
	BothKingsInCheck
	// LeftWithoutNotice: Player has left without resigning or telling the arbiter.
	LeftWithoutNotice
	// Disturbance: Player has disturbed the opponent.
	Disturbance
	// DrawOffer: Player has offered a draw.
	DrawOffer
	// Assistant: Player cannot move the pieces himself and has brought an assistant.
	Assistant
	// KingCaptured: Player has captured the king that an illegal move left in check;
	// Ply where that move led to, 0 or less for the next half-move of the record;
	// Offence, Identified.
	KingCaptured
)

// Manner is how a player resigns.
type Manner uint8

// The manners of which the arbiters' manual speaks.
const (
	Announced     Manner = iota // said aloud
	Signed                      // the result written on the scoresheet and signed
	StoppedClocks               // the clocks stopped
	TippedKing                  // the king laid down
	Handshake                   // a hand held out
)

// SetupDetail is what is wrong with a set-up.
type SetupDetail uint8

// The kinds.
const (
	PiecesMisplaced     SetupDetail = iota // the initial position is wrong
	KingAndQueenSwapped                    // king and queen of Player stand on each other's square
	KingAndRookSwapped                     // king and a rook of Player
	ClockMisset                            // the clock is set wrongly
)
