// What can be asked of many positions at once, and what is answered?

import type { GameOptions } from '../arbiter.js';
import type { ArbiterError } from '../errors.js';
import type { CanMate, Claim, Color, Square, Status } from '../wire.js';

/**
 * A position: a FEN, by the rules of standard chess; or what a game is opened with, `fen` or `pgn` among it.
 * Of a PGN it is the last position, and what came before counts for claims.
 */
export type BatchPosition = string | GameOptions;

/** Where positions come from; a source that is asked for each when it is wanted may be endless. */
export type BatchPositions = Iterable<BatchPosition> | AsyncIterable<BatchPosition>;

/** Whether a player can mate, asked of many positions. */
export interface BatchCanMate {
  /** Whose mate is asked about. */
  readonly canMate: Color;
  /** How many positions are looked at for each, at most; 50,000 by default. Up to 33,554,430 count. */
  readonly states?: number;
}

/** What is asked of each position: as `dests`, `status`, `claims` and `canMate` of a game are. */
export type BatchQuestion = 'destinations' | 'status' | 'claims' | BatchCanMate;

/** What a question is answered with. */
export type BatchAnswerTo<Q extends BatchQuestion> = Q extends 'destinations'
  ? Map<Square, Square[]>
  : Q extends 'status'
    ? Status
    : Q extends 'claims'
      ? Claim[]
      : CanMate;

/** How many workers answer, and how one hears of it and ends it. */
export interface BatchOptions {
  /** How many workers answer, from 1 to 64; by default as many as the machine has cores, and at most 16. */
  readonly workers?: number;
  /** Ends the loop with the signal's reason; the workers are there for the next batch. */
  readonly signal?: AbortSignal;
  /**
   * Hears some ten times a second, and at the end, how many positions are answered, also those that
   * were not given yet; and how many there are in all, null where that is not known.
   */
  readonly progress?: (answered: number, total: number | null) => void;
}

interface BatchItem {
  /** The number of the position, from 0 on. */
  readonly index: number;
  /** The position as it came. */
  readonly position: BatchPosition;
}

/** A position that is answered. */
export interface BatchAnswered<Q extends BatchQuestion> extends BatchItem {
  /** The answer; destinations are made into a Map when it is read. */
  readonly answer: BatchAnswerTo<Q>;
  readonly error: null;
}

/** A position that cannot be answered. */
export interface BatchRefused extends BatchItem {
  readonly answer: null;
  /** Why: what `game` or the question would have thrown, mostly a FenError. */
  readonly error: ArbiterError;
}

/** What comes of one position: the answer, or the error. */
export type BatchAnswer<Q extends BatchQuestion> = BatchAnswered<Q> | BatchRefused;
