// What do the page and the worker say to each other?
//
// Comlink carries calls and answers; what each call is called stands here, for both.

import { transferHandlers, type TransferHandler } from 'comlink';
import type { PgnGame } from '../pgn.js';
import type { Piece } from '../pieces.js';
import { VERSION } from '../version.js';
import { WIRE_HASH } from '../wire.js';
import { packError, unpackError, type Fault } from './faults.js';
import type { PackedAnswers } from './packs.js';
import type { BatchPosition, BatchQuestion } from './questions.js';

/** Page and script of the worker belong together where this is equal. */
export const BUILD = `${VERSION} ${WIRE_HASH}`;

/** What is asked of a game by its name in `Game`: a method, or a property to read. */
export const GAME_METHODS = [
  'fenAs',
  'moves',
  'dests',
  'play',
  'explain',
  'undo',
  'redo',
  'goto',
  'history',
  'tree',
  'enter',
  'promote',
  'remove',
  'castling',
  'castlingStates',
  'status',
  'repetition',
  'claims',
  'claim',
  'touch',
  'incident',
  'apply',
  'pgn',
  'snapshot',
] as const;

export const GAME_PROPERTIES = [
  'fen',
  'turn',
  'ply',
  'moveNumber',
  'inCheck',
  'variant',
  'laws',
  'language',
] as const;

/** What is asked of an Arbiter, and where it has it. */
export const ARBITER_CALLS = [
  'version',
  'checkFen',
  'dests',
  'perft',
  'chess960.fen',
  'chess960.number',
  'laws.editions',
  'laws.articles',
  'laws.article',
  'laws.at',
] as const;

/** A question that may take long. */
export type Search = 'canMate' | 'canCastle';

/** How far a search is: how many positions were looked at, or the answer. */
export interface Progress<A> {
  readonly states: number;
  readonly answer: A | null;
}

/** A game of a file, with the number of the game in the worker. */
export type ReadGame = Omit<PgnGame, 'game'> & { readonly game: number | null };

/** A position as it is sent; null stands for one that is none. */
export type Sendable = BatchPosition | null;

/** Positions of a batch that are sent together. */
export interface Chunk {
  readonly number: number;
  /** Which batch it is of. */
  readonly batch: number;
  readonly question: BatchQuestion;
  readonly positions: readonly Sendable[];
}

/** What a worker has found out since it was last asked. */
export interface Slice {
  readonly chunk: number;
  /** How many positions more of the chunk are done. */
  readonly count: number;
  readonly answers: PackedAnswers;
  /** What is wrong with those of them that have no answer, by their place among the answers. */
  readonly faults: readonly (readonly [number, Fault])[];
  /** How long it took, in milliseconds. */
  readonly took: number;
  /** Whether the program has failed at the last position. */
  readonly isDead: boolean;
}

/** The worker's side, as the page sees it through Comlink. Games and readers are numbers. */
export interface Host {
  /** Starts the program, and tells the BUILD of the script. */
  start(module: WebAssembly.Module): string;
  call(name: (typeof ARBITER_CALLS)[number], args: unknown[]): unknown;
  shuffle(drawn: unknown): { number: number; fen: string };
  addLanguage(language: unknown, text: string): Promise<void>;
  open(options: unknown): number;
  ask(game: number, name: string, args: unknown[]): unknown;
  /** Begins a search that continueSearch goes on with; nothing else may be asked of the game until it ends. */
  beginSearch(game: number, question: Search, args: unknown[], states: number): void;
  continueSearch(): Progress<unknown>;
  setLanguage(game: number, language: unknown): void;
  drop(games: readonly number[]): void;
  openReader(strict: boolean, games: number): number;
  /**
   * The next games, at most so many; fewer where another piece is wanted. One that comes is taken in
   * first, and null is the end of the file.
   */
  readGames(reader: number, most: number, piece?: Piece | null): ReadGame[];
  dropReader(reader: number): void;
  /** Takes a chunk in, if one comes, and goes on with one for some milliseconds. */
  batch(chunk?: Chunk): Slice | null;
  dropBatch(chunk: number): void;
}

/** Comlink's own handler of what was thrown would lose code, details and class. */
export function carryErrors(): void {
  const handler = transferHandlers.get('throw') as TransferHandler<{ value: unknown }, unknown>;
  transferHandlers.set('throw', {
    canHandle: (value): value is { value: unknown } => handler.canHandle(value),
    serialize: ({ value }) => [packError(value), []],
    deserialize: (fault) => {
      throw unpackError(fault as ReturnType<typeof packError>);
    },
  } satisfies TransferHandler<{ value: unknown }, unknown>);
}
