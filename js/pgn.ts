// How are the games of a PGN read one by one, from a text or from a stream?

import { choice, pick } from './arguments.js';
import { ArgumentError, BudgetError } from './errors.js';
import { Game } from './game.js';
import { FULL, OUTSIDE, type Instance } from './instance.js';
import { byteLength, cut, demandSource, type Piece } from './pieces.js';
import { VARIANTS } from './options.js';
import { readSignal, stoppable } from './stopping.js';
import type { PgnItem, PgnLine, PgnProblem } from './wire.js';

/** Where a PGN comes from: a text, a file, or pieces of one, as strings or as bytes of UTF-8. */
export type PgnSource =
  | string
  | Blob
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>
  | ReadableStream<string | Uint8Array>;

/** How a PGN is read. */
export interface PgnOptions {
  /** strict takes as error whatever the standard does not allow; lenient is the default. */
  readonly mode?: 'strict' | 'lenient';
  /**
   * What is made of each game. `open`, the default: a Game. `line`: its main line as plain data, with
   * nothing to dispose of. `none`: nothing; its moves are passed over unread, which is more than
   * twice as fast, and problems of moves are not told.
   */
  readonly games?: 'open' | 'line' | 'none';
  /** Hears how far the file is read, after each 65 kB of it and at its end. */
  readonly onProgress?: (progress: PgnProgress) => void;
  /** Ends the reading, which then throws the signal's reason; games that were given live on. */
  readonly signal?: AbortSignal;
}

/** How far a PGN is read. */
export interface PgnProgress {
  /** Bytes, those of a string in UTF-8. */
  readonly bytes: number;
  /** The bytes of the whole; null for a stream or an iterable. */
  readonly total: number | null;
  /** Games that were given. */
  readonly games: number;
}

/** One game of a PGN. */
export interface PgnGame {
  /** The tag pairs; of a tag that stands twice the last counts. */
  readonly headers: Readonly<Record<string, string>>;
  /** The game, its cursor at the end of the main line; null where it could not be set up, or was not asked for. */
  readonly game: Game | null;
  /** The main line, where it was asked for in place of the game, and the game could be set up. */
  readonly line: PgnLine | null;
  /** What was wrong with its text, each with line and column; a good one has none. */
  readonly problems: readonly PgnProblem[];
  /** The byte of the file at which the game starts, from 0; those of a string are counted in UTF-8. */
  readonly start: number;
  /** The byte behind its end: `file.slice(start, end)` is the game alone. */
  readonly end: number;
}

/** A file that is being read in the program. */
export interface PgnReader {
  /** Takes the next piece, of at most INPUT_ROOM; null is the end. */
  feed(piece: Piece | null): void;
  next(): PgnGame | null;
  close(): void;
}

/** How a file is read, as it was understood. */
export interface Reading {
  readonly strict: boolean;
  /** The index in GAMES. */
  readonly games: number;
  readonly onProgress: ((progress: PgnProgress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** What can be made of a game; the program knows it by the index. */
const GAMES = ['open', 'line', 'none'] as const;

/** Reads the options of a call. */
export function readPgnOptions(options: unknown): Reading {
  const { mode, games, onProgress, signal } = pick(
    'options',
    options,
    'mode',
    'games',
    'onProgress',
    'signal',
  );
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new ArgumentError('options.onProgress', 'a function was expected.');
  }
  return {
    strict: choice('options.mode', mode, ['lenient', 'strict'], 0) === 1,
    games: choice('options.games', games, GAMES, 0),
    onProgress: onProgress as Reading['onProgress'],
    signal: readSignal(signal),
  };
}

/** Opens a reader in the program; it must be closed. */
export function openPgn(instance: Instance, strict: boolean, games: number): PgnReader {
  const { call } = instance;
  let handle = call.openReader(Number(strict), games);
  if (handle === FULL) throw new BudgetError();
  return {
    feed(piece) {
      if (piece === null) {
        call.endReader(handle);
        return;
      }
      if (typeof piece !== 'string') {
        instance.writeBytes(piece);
        call.feedReader(handle, piece.length);
        return;
      }
      for (let offset = 0; offset < piece.length;) {
        const { read, written } = instance.writePart(piece, offset);
        call.feedReader(handle, written);
        offset += read;
      }
    },
    next() {
      const answer = call.readGame(handle);
      if (answer === OUTSIDE) return null;
      if (answer === FULL) throw new BudgetError();
      const { words } = instance;
      // A game without a fault is told by its handle, and the words and the text beside it.
      const {
        handle: game,
        headers,
        variant,
        ...rest
      } = answer === 0
        ? instance.take<PgnItem>()
        : {
            handle: answer,
            headers: instance.read(words[0]!).split('\0'),
            variant: VARIANTS[words[1]!]!,
            problems: [],
            line: null,
            start: words[2]!,
            end: words[3]!,
          };
      const pairs: [string, string][] = [];
      for (let i = 1; i < headers.length; i += 2) pairs.push([headers[i - 1]!, headers[i]!]);
      return {
        headers: Object.fromEntries(pairs),
        game: game ? new Game(instance, game, variant) : null,
        ...rest,
      };
    },
    close() {
      if (handle && !instance.isDead) call.dropReader(handle);
      handle = 0;
    },
  };
}

/** Tells how far a file is read, where someone wants to hear it. */
export class Teller {
  /** How many games were given. */
  games = 0;
  #bytes = 0;
  readonly #total: number | null;
  readonly #tell: Reading['onProgress'];

  constructor(tell: Reading['onProgress'], total: () => number | null) {
    this.#tell = tell;
    this.#total = tell ? total() : null;
  }

  /** Tells of a piece whose games were given, or of the end. */
  after(piece: Piece | null): void {
    if (!this.#tell) return;
    if (piece !== null) this.#bytes += byteLength(piece);
    this.#tell({ bytes: this.#bytes, total: this.#total, games: this.games });
  }
}

/** Reads a text piece by piece, so that games come before all of it has been read. */
export function readPgnText(instance: Instance, text: string, how: Reading): Iterable<PgnGame> {
  return {
    *[Symbol.iterator]() {
      how.signal?.throwIfAborted();
      const reader = openPgn(instance, how.strict, how.games);
      try {
        const teller = new Teller(how.onProgress, () => byteLength(text));
        for (const piece of cut(text)) yield* games(reader, piece, teller, how.signal);
        yield* games(reader, null, teller, how.signal);
      } finally {
        reader.close();
      }
    },
  };
}

/** Reads a source piece by piece; it may be cut anywhere. */
export function readPgnAsync(instance: Instance, source: unknown, how: Reading): AsyncIterable<PgnGame> {
  demandSource(source);
  const { signal } = how;
  return {
    async *[Symbol.asyncIterator]() {
      signal?.throwIfAborted();
      // Most files are strings, so what reads others comes when it is needed.
      const pieces = (await import('./sources.js')).opener(source)();
      let reader: PgnReader | undefined;
      try {
        reader = openPgn(instance, how.strict, how.games);
        const teller = new Teller(how.onProgress, () => pieces.total);
        let piece: Piece | null;
        do {
          piece = await stoppable(signal, pieces.next());
          yield* games(reader, piece, teller, signal);
        } while (piece !== null);
      } finally {
        reader?.close();
        await pieces.stop(signal?.reason);
      }
    },
  };
}

/** The games that are complete when a piece has come. */
function* games(reader: PgnReader, piece: Piece | null, teller: Teller, signal: AbortSignal | undefined) {
  reader.feed(piece);
  for (let game = reader.next(); game; game = reader.next()) {
    teller.games++;
    yield game;
    signal?.throwIfAborted();
  }
  teller.after(piece);
}
