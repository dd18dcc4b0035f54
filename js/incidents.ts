// What can a caller tell the arbiter of what happened at the board? Everything here is JSON.

import type { ClaimKind, Color, Role, Square } from './wire.js';

/** What both players have left on their clocks, in milliseconds. */
export interface Clock {
  /** Milliseconds. */
  readonly white: number;
  /** Milliseconds. */
  readonly black: number;
}

/** What a ruling may depend on besides. */
export interface RulingOptions {
  /** The clocks; where a penalty depends on them and they are not told, `clockChange` is null. */
  readonly clock?: Clock | undefined;
}

/** What a player claims (Articles 9.2 to 9.5). */
export interface ClaimRequest extends RulingOptions {
  /** Threefold repetition or fifty moves. */
  readonly kind: ClaimKind;
  /** The move that the player means to make, where the position is yet to come. */
  readonly intending?: string | undefined;
  /** Whether the player has touched a piece to move or capture it. */
  readonly touched?: boolean | undefined;
  /** Whether the intended move was written down; true by default. */
  readonly written?: boolean | undefined;
  /** Who claims; the player who has the move by default. */
  readonly by?: Color | undefined;
  /** Whether the player wants to take the claim back, which is not possible (Article 9.5.1). */
  readonly withdrawn?: boolean | undefined;
}

/** Who did something: the player who has the move, unless the opponent is named. */
export interface EventBy {
  /** `player` by default. */
  readonly by?: 'player' | 'opponent' | undefined;
}

/** A piece on a square, of either colour, is touched or taken up (Article 4.3). */
export interface TouchEvent extends EventBy {
  /** The square of the piece. */
  readonly touch: Square;
  /** At the same moment as the touch before it. */
  readonly together?: boolean | undefined;
}

/** The intention to adjust pieces is expressed (Article 4.2); touches after it bind nobody. */
export interface AdjustEvent extends EventBy {
  readonly adjust: true;
}

/** The piece in the hand is let go on a square (Article 4.7). */
export interface ReleaseEvent extends EventBy {
  /** The square on which it is let go. */
  readonly release: Square;
}

/** A captured piece, or the pawn that is promoted, is taken off the board. */
export interface RemoveEvent extends EventBy {
  /** The square of the piece that is taken off. */
  readonly remove: Square;
}

/** A new piece touches the square of promotion (Article 4.4.4); `release` lets it go. */
export interface PlaceEvent extends EventBy {
  /** What the new piece is. */
  readonly place: Role;
  /** The square that it touches. */
  readonly at: Square;
}

/** The clock is pressed: the move is completed (Article 6.2). */
export interface PressEvent extends EventBy {
  readonly press: true;
}

/** Something is said: "check", "I adjust", "I am about to castle", or a draw is offered. */
export interface SayEvent extends EventBy {
  readonly say: 'check' | 'adjust' | 'castling' | 'draw';
}

/** A draw is claimed (Article 9.4: before a piece is touched). */
export interface ClaimEvent extends EventBy {
  /** Of which kind. */
  readonly claim: ClaimKind;
}

/** The opponent complains about what the hands did (Article 4.8). */
export interface ComplainEvent {
  readonly complain: true;
  readonly by: 'opponent';
}

/** One thing that hands or voices did in a turn. */
export type BoardEvent =
  | TouchEvent
  | AdjustEvent
  | ReleaseEvent
  | RemoveEvent
  | PlaceEvent
  | PressEvent
  | SayEvent
  | ClaimEvent
  | ComplainEvent;

/** Who asks for a ruling. */
export interface Asked {
  /**
   * The arbiter, by default, or the opponent, whom `upheld` answers. Where a game is not supervised, some
   * editions let nothing be done unless the opponent claims it.
   */
  readonly claimedBy?: 'arbiter' | 'opponent' | undefined;
}

/** The flag of a player has fallen (Article 6.9). */
export interface FlagFall {
  readonly kind: 'flag-fall';
  /** Whose flag fell; the player's who has the move by default. */
  readonly color?: Color | undefined;
  /** Both flags have fallen, and nobody knows which fell first. */
  readonly both?: boolean | undefined;
  /** Whether this is the last or only period of the time control; true by default. */
  readonly lastPeriod?: boolean | undefined;
}

/** A player resigns (Article 5.1.2). */
export interface Resignation {
  readonly kind: 'resignation';
  /** Who resigns. */
  readonly color: Color;
  /** How; what may be misread is asked back unless `confirmed`. `announced` by default. */
  readonly manner?: 'announced' | 'signed' | 'stopped-clocks' | 'tipped-king' | 'handshake' | undefined;
  /** The arbiter has asked, and the player has said that this is a resignation. */
  readonly confirmed?: boolean | undefined;
}

/** Both players agree to a draw (Article 5.2.3). */
export interface Agreement {
  readonly kind: 'agreement';
}

/** What tells how often a player has made an illegal move; the first time by default. */
export interface Offence {
  /** Whose breach it is; the player's who has the move by default. */
  readonly color?: Color | undefined;
  /** The number of this player's illegal moves in the game, this one included. */
  readonly offence?: number | undefined;
}

/** What tells which position can be gone back to. */
export interface Identified {
  /**
   * Whether the position before the irregularity is known (true by default); or the ply of the last
   * position that is.
   */
  readonly identified?: boolean | number | undefined;
}

/** A player has made an illegal move (Article 7.5). */
export interface IllegalMove extends Offence, Identified {
  readonly kind: 'illegal-move';
  /** The ply that the move led to, or would have; by default that of a move just made. */
  readonly ply?: number | undefined;
  /** The ply at which it was found; at once by default. */
  readonly discoveredPly?: number | undefined;
  /** The move by its squares, such as "e1g1". */
  readonly move?: string | undefined;
  /** Whether the clock was pressed, which completes the move; true by default. */
  readonly pressed?: boolean | undefined;
}

/** A player has moved twice in a row: the second is an illegal move (Article 7.5). */
export interface DoubleMove extends Offence, Identified {
  readonly kind: 'double-move';
  /** The ply of either of the two moves. */
  readonly ply: number;
  /** The ply at which it was found; at once by default. */
  readonly discoveredPly?: number | undefined;
}

/** A player has pressed the clock without a move (Article 7.5.3). */
export interface ClockWithoutMove extends Offence {
  readonly kind: 'clock-without-move';
}

/** A player has used both hands for one move (Article 7.5.4). */
export interface TwoHands extends Offence {
  readonly kind: 'two-hands';
  /** Whether the clock was pressed; true by default. */
  readonly pressed?: boolean | undefined;
  /** Whether the move was an illegal one besides; both count once. */
  readonly illegal?: boolean | undefined;
}

/** A player has left a pawn on the last rank (Article 7.5.2). */
export interface UnreplacedPromotion extends Offence {
  readonly kind: 'unreplaced-promotion';
  /** The pawn's move by its squares, such as "a7a8"; found by itself where only one pawn can. */
  readonly move?: string | undefined;
  /** Whether the clock was pressed; true by default. */
  readonly pressed?: boolean | undefined;
}

/** The game has begun from a wrong position (Article 7.2, Appendix A). */
export interface WrongSetup {
  readonly kind: 'wrong-setup';
  /** What was wrong. */
  readonly detail?: 'pieces' | 'king-and-queen' | 'king-and-rook' | 'clock' | undefined;
  /** Whose king it is. */
  readonly color?: Color | undefined;
  /** How many moves each player has completed. */
  readonly movesMade: number;
}

/** The players have each other's colours (Article 7.3). */
export interface ColoursReversed {
  readonly kind: 'colours-reversed';
  /** How many moves each player has completed. */
  readonly movesMade: number;
}

/** The board lies the wrong way (Article 7.2.2). */
export interface BoardTurned {
  readonly kind: 'board-turned';
  /** How many moves each player has completed. */
  readonly movesMade?: number | undefined;
}

/** A player has knocked pieces over (Article 7.4). */
export interface DisplacedPieces extends Identified {
  readonly kind: 'displaced-pieces';
  /** Who did; the player who has the move by default. */
  readonly color?: Color | undefined;
  /** Where the move led to that displaced them, if it is found later. */
  readonly ply?: number | undefined;
  /** The ply at which it was found. */
  readonly discoveredPly?: number | undefined;
  /** Whether the clock was pressed before they stood right again; false by default. */
  readonly pressed?: boolean | undefined;
}

/** Both kings are in check, or a pawn stands on the last rank, and nobody has claimed (Appendix A). */
export interface BothKingsInCheck {
  readonly kind: 'both-kings-in-check';
  /** Whether another move has been completed since; false by default. */
  readonly pressed?: boolean | undefined;
}

/** A player has left without resigning and without a word to the arbiter. */
export interface LeftWithoutNotice {
  readonly kind: 'left-without-notice';
  /** Who has left. */
  readonly color: Color;
}

/** A player has disturbed the opponent (Article 11.5). */
export interface Disturbance {
  readonly kind: 'disturbance';
  /** Who did; the player who has the move by default. */
  readonly color?: Color | undefined;
}

/** A player offers a draw (Article 9.1). */
export interface DrawOffer {
  readonly kind: 'draw-offer';
  /** Who offers; the player who has the move by default. */
  readonly color?: Color | undefined;
}

/** A player who cannot move the pieces has an assistant (Article 4.9). */
export interface Assistant {
  readonly kind: 'assistant';
  /** Whose assistant; the player’s who has the move by default. */
  readonly color?: Color | undefined;
}

/** A player has captured the king that an illegal move left in check (Article 1.4.1). */
export interface KingCaptured extends Offence, Identified {
  readonly kind: 'king-captured';
  /** The ply that the illegal move led to; the next one by default. */
  readonly ply?: number | undefined;
}

/** What an arbiter may be told, told apart by `kind`. */
export type Incident = Asked &
  (
    | FlagFall
    | Resignation
    | Agreement
    | IllegalMove
    | DoubleMove
    | ClockWithoutMove
    | TwoHands
    | UnreplacedPromotion
    | WrongSetup
    | ColoursReversed
    | BoardTurned
    | DisplacedPieces
    | BothKingsInCheck
    | LeftWithoutNotice
    | Disturbance
    | DrawOffer
    | Assistant
    | KingCaptured
  );
