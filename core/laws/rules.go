package laws

// What differs from edition to edition, as numbers and choices?

// Rules are the parameters of an edition for one kind of game. Where a rule does
// not exist in an edition its field is zero.
type Rules struct {
	// ClaimLostBy is what ends the right to claim on a move (Article 9.4).
	ClaimLostBy Act
	// WrongClaim is what an incorrect claim costs (Article 9.5).
	WrongClaim Penalty
	// IntendedTouches tells that the intended move of an incorrect claim is made by
	// Article 4: the piece of one that is illegal must move (from 2009 on).
	IntendedTouches bool
	// CastlingRight is how far the text decides whether a castling right that every
	// legal reply destroys still makes a difference (Article 9.2).
	CastlingRight Decision
	// Fivefold and SeventyFive are the draws without a claim (Article 9.6).
	Fivefold    Sequence
	SeventyFive bool

	// PromotionFinal tells that the choice of the piece is final once it has touched
	// the square (Article 4.4, from 2005 on).
	PromotionFinal bool
	// ReleaseBinds tells that a king released on its castling square must castle there
	// if that is legal, and a pawn released on the last rank be promoted on that square
	// (Article 4.7, from 2005 on).
	ReleaseBinds bool
	// OfferRefusedByTouch tells that touching a piece to move or capture it refuses
	// the opponent's offer of a draw (Article 9.1, from 2001 on); before, only a move
	// or a word does.
	OfferRefusedByTouch bool

	// Illegal is how illegal moves are judged (Article 7 and the appendices).
	Illegal IllegalRule
	// UnreplacedIllegal tells that a pawn left on the last rank with the clock
	// pressed counts as an illegal move (Article 7.4, from 2005 on).
	UnreplacedIllegal bool
	// QueenIfUnreplaced tells that a pawn left on the last rank becomes a queen (from
	// 2014 on); before, the position is restored and the choice is free.
	QueenIfUnreplaced bool
	// ClockWithoutMove tells that pressing the clock without a move counts as an
	// illegal move (from 2017 on).
	ClockWithoutMove bool
	// TwoHands tells when a move with two hands counts as an illegal move.
	TwoHands TwoHandsRule
	// SetupMoves is how many moves each player may have made when a wrong set-up of
	// the pieces, the board or the clock is still put right; -1 where it is put right
	// however late.
	SetupMoves int
	// Misplaced is what a king or rook that began on a wrong square may no longer do,
	// once the set-up is not put right any more.
	Misplaced MisplacedRule
	// ColoursReversedMoves is the same for reversed colours: found before so many
	// moves by each player the game is stopped and begun again; 0 where it always
	// goes on.
	ColoursReversedMoves int

	// ResignationDraws tells that a resignation is a draw where the opponent cannot
	// mate (Article 5.1.2, from 2023 on).
	ResignationDraws bool
	// AgreementNeedsMoves tells that both players must have made a move before they
	// agree to a draw (Article 5.2.3, from 2017 on).
	AgreementNeedsMoves bool
	// UnskilledPlay tells that the text on flag fall speaks of the most unskilled
	// play (1997 to 2005). Mate by any series of legal moves is asked either way.
	UnskilledPlay bool
	// MatingPotential tells that a blitz player wins only with material that Article
	// C4 calls enough: with it a position can come about in which mate in one cannot
	// be avoided (1997 only).
	MatingPotential bool
	// BothFlagsDraw tells that the game is drawn when both flags have fallen and
	// nobody knows which fell first, in the last or only period.
	BothFlagsDraw bool
	// ArbiterCallsFlag tells that the arbiter calls a fallen flag himself.
	ArbiterCallsFlag bool
	// ArbiterSteersHands tells that the arbiter steps in at once when he sees a
	// breach of Article 4; else only when asked.
	ArbiterSteersHands bool

	// FromMinutes and BelowMinutes bound the time for all moves of one player in a
	// game of this kind, 60 moves' increments counted in; BelowMinutes is 0 for
	// standard play. From 2014 on, exactly ten minutes are blitz.
	FromMinutes, BelowMinutes int
}

// Act is something a player does.
type Act uint8

// Two acts that end the right to claim.
const (
	Moving   Act = iota // making a move
	Touching            // touching a piece with the intention of moving or capturing it
)

// Decision is how far a text settles a question.
type Decision uint8

// The three kinds, for a castling right that every legal reply destroys.
const (
	Open    Decision = iota // both readings are held, and no ruling is known
	Ruled                   // a ruling beside the text decides: the right is lost by the own move
	Settled                 // the text itself says that
)

// Sequence is which occurrences of a position count together.
type Sequence uint8

// The three kinds.
const (
	None        Sequence = iota // there is no such rule
	Consecutive                 // at consecutive alternate moves by each player
	Anywhere                    // in a row or not
)

// Penalty is what a breach costs in time.
type Penalty struct {
	// Opponent is what the other player gets, in minutes.
	Opponent int
	// HalvesUpTo is the most that the offender loses, in minutes, where he loses
	// half of the time that he has left; 0 where he loses nothing.
	HalvesUpTo int
	// FloorMinutes is below which the offender's clock is not set by that: with less
	// than it he loses nothing.
	FloorMinutes int
}

// IllegalRule is how completed illegal moves are judged.
type IllegalRule struct {
	// Minutes is what the opponent gets for an illegal move that does not lose.
	Minutes int
	// LosesAt is the offence that loses the game; 0 where none does.
	LosesAt int
	// DrawIfCannotMate tells that it is a draw instead where the opponent cannot
	// mate by any series of legal moves.
	DrawIfCannotMate bool
	// Who acts.
	Who IllegalActor
	// ArbiterActsOnBoth tells that the arbiter acts without a claim where both kings
	// are in check or a promotion is not completed (rapid in 2005 and 2009).
	ArbiterActsOnBoth bool
	// StandsAfterReply tells that the move stands once the opponent has made his
	// own next move (rapid in 2001: has touched a piece for it).
	StandsAfterReply bool
	// DrawIfBothRemain tells that the game is drawn where both kings are in check,
	// or a pawn stands on the last rank, after the next completed move too.
	DrawIfBothRemain bool
}

// IllegalActor is who puts an illegal move right.
type IllegalActor uint8

// Who may act.
const (
	ByArbiter    IllegalActor = iota // the arbiter, or a player who points it out
	ByClaim                          // the arbiter too, but only when the opponent claims
	ByClaimToWin                     // the opponent, before he makes his own move; he wins
)

// TwoHandsRule is when a move with two hands counts as an illegal move.
type TwoHandsRule uint8

// The three kinds.
const (
	TwoHandsAllowed TwoHandsRule = iota // a breach, not an illegal move
	TwoHandsIllegal                     // always (2017)
	TwoHandsPressed                     // once the clock was pressed (from 2018 on)
)

// MisplacedRule is what a king or rook that began on a wrong square may not do.
type MisplacedRule uint8

// The three kinds.
const (
	MisplacedUnsaid    MisplacedRule = iota // nothing is said, or the set-up is put right however late
	SwappedKingStays                        // a king that began on its queen's square may not castle
	MisplacedNoCastles                      // no castling for a misplaced king, nor with a misplaced rook
)
