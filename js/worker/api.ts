// What can be asked in a worker? All that `Arbiter` and `Game` can, by the same names, in promises:
// put `await` before it. That goes for properties too: `await game.fen`.

import type { Arbiter, Chess960, GameOptions, Laws } from '../arbiter.js';
import type { Game } from '../game.js';
import type { Language } from '../languages.js';
import type { PgnGame, PgnOptions, PgnSource } from '../pgn.js';
import type { CanCastle, CanMate, Color, Variant } from '../wire.js';
import type { BatchAnswer, BatchOptions, BatchPositions, BatchQuestion } from './questions.js';

/** The same members, each in a promise. */
export type InPromises<T> = {
  readonly [K in keyof T]: [T[K]] extends [(...args: infer A) => infer R]
    ? (...args: A) => Promise<Awaited<R>>
    : Promise<T[K]>;
};

/** How far a search in a worker goes, and how one hears of it and ends it. */
export interface WorkerSearchOptions {
  /** How many positions are looked at, at most; 1,000,000 by default. Up to 33,554,430 count. */
  readonly states?: number;
  /** Stops the search; the promise is rejected with the signal's reason. Games live on. */
  readonly signal?: AbortSignal;
  /** Hears how many positions were looked at in vain, several times a second. */
  readonly progress?: (states: number) => void;
}

type Replaced = 'handle' | 'judgeBy' | 'canMate' | 'canCastle' | 'dispose' | typeof Symbol.dispose;

/** A game in a worker. What is asked of it is done in the order of the calls. */
export interface WorkerGame extends InPromises<Omit<Game, Replaced>> {
  /** Sets the language of the sentences in answers. */
  setLanguage(language: Language): Promise<void>;

  /** As in `Game`, of the position at the time of the call, with a search in a worker of its own. */
  canMate(color: Color, options?: WorkerSearchOptions): Promise<CanMate>;

  /** As in `Game`, of the position at the time of the call, with a search in a worker of its own. */
  canCastle(color: Color, side: 'a' | 'h', options?: WorkerSearchOptions): Promise<CanCastle>;

  /** Lets go of the game. Every later call is rejected with a StaleHandleError. */
  dispose(): Promise<void>;

  /** The same as dispose, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** One game of a PGN, read in a worker. */
export interface WorkerPgnGame extends Omit<PgnGame, 'game'> {
  /** The game, its cursor at the end of the main line; null where it could not be set up, or was not asked for. */
  readonly game: WorkerGame | null;
}

/** The rules of chess, in a worker; `init()` gets one. */
export interface WorkerArbiter extends InPromises<
  Pick<Arbiter, 'version' | 'checkFen' | 'dests' | 'loadLanguage'>
> {
  /** The starting positions of Chess960, in promises. */
  readonly chess960: InPromises<Chess960>;
  /** The Laws of Chess as data, in promises. */
  readonly laws: InPromises<Laws>;

  /**
   * Opens a game.
   *
   * @throws FenError, PgnError, ArgumentError
   */
  game(options?: GameOptions): Promise<WorkerGame>;

  /**
   * Reads the games of a PGN one by one, piece by piece. What is wrong with a game stands in its
   * problems. The caller disposes of each game. Some tens of games are read ahead of those asked for,
   * and no more; a loop that is left lets go of them and of the source.
   */
  readPgn(source: PgnSource, options?: PgnOptions): AsyncIterable<WorkerPgnGame>;

  /**
   * Asks the same question of many positions, of a file or an endless source, with all cores. The answers
   * come in the order of the positions; one that cannot be set up is answered with its error, and stops
   * nothing. Some hundred positions are taken ahead for each worker, so memory stays what it is; a loop that
   * is left stops the work within some milliseconds and lets go of the source.
   *
   * @throws ArgumentError; in the loop what the source throws, the reason of the signal, WorkerError
   */
  batch<Q extends BatchQuestion>(
    positions: BatchPositions,
    question: Q,
    options?: BatchOptions,
  ): AsyncIterable<BatchAnswer<Q>>;

  /**
   * Counts the sequences of legal moves of a length; from five on in a worker of its own, which the
   * signal ends.
   *
   * @throws FenError, or the reason of the signal
   */
  perft(
    fen: string,
    depth: number,
    options?: { readonly variant?: Variant; readonly signal?: AbortSignal },
  ): Promise<number>;

  /**
   * Ends the workers at once. Whatever is pending, and every later call, is rejected with
   * ERR_WORKER_ENDED; init() makes a new Arbiter. In Node nothing needs it: a worker that is not asked
   * keeps no process alive.
   */
  terminate(): void;
}
