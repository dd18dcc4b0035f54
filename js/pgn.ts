// How are the games of a PGN read one by one, from a text or from a stream?

import { BudgetError } from './errors.js';
import { Game } from './game.js';
import { FULL, OUTSIDE, type Instance } from './instance.js';
import { cut, cutAll, partsOf, type Piece } from './pieces.js';
import type { PgnItem, PgnProblem } from './wire.js';

/** Where a PGN comes from: a text, or pieces of one, as strings or as bytes of UTF-8. */
export type PgnSource =
  | string
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>
  | ReadableStream<string | Uint8Array>;

/** One game of a PGN. */
export interface PgnGame {
  /** The tag pairs; of a tag that stands twice the last counts. */
  readonly headers: Readonly<Record<string, string>>;
  /** The game, its cursor at the end of the main line; null where it could not be set up. */
  readonly game: Game | null;
  /** What was wrong with its text, each with line and column; a good one has none. */
  readonly problems: readonly PgnProblem[];
}

/** A file that is being read. */
export interface PgnReader {
  /** Bytes are at most INPUT_ROOM. */
  feed(piece: Piece): void;
  end(): void;
  next(): PgnGame | null;
  close(): void;
}

/** Opens a reader in the program; it must be closed. */
export function openPgn(instance: Instance, strict: boolean): PgnReader {
  const { call } = instance;
  let handle = call.openReader(strict ? 1 : 0);
  if (handle === FULL) throw new BudgetError();
  return {
    feed(piece) {
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
    end: () => void call.endReader(handle),
    next() {
      const answer = call.readGame(handle);
      if (answer === OUTSIDE) return null;
      if (answer === FULL) throw new BudgetError();
      const { handle: game, variant, headers, problems } = instance.take<PgnItem>();
      return {
        headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
        game: game ? new Game(instance, game, variant) : null,
        problems,
      };
    },
    close() {
      if (handle && !instance.isDead) call.dropReader(handle);
      handle = 0;
    },
  };
}

/** Reads a text piece by piece, so that games come before all of it has been read. */
export function readPgnText(instance: Instance, text: string, strict: boolean): Iterable<PgnGame> {
  return {
    *[Symbol.iterator]() {
      const reader = openPgn(instance, strict);
      try {
        for (const piece of cut(text)) {
          reader.feed(piece);
          yield* games(reader);
        }
        reader.end();
        yield* games(reader);
      } finally {
        reader.close();
      }
    },
  };
}

/** Reads a stream; its parts may be cut anywhere. */
export function readPgnAsync(instance: Instance, source: unknown, strict: boolean): AsyncIterable<PgnGame> {
  const parts = partsOf(source);
  return {
    async *[Symbol.asyncIterator]() {
      const reader = openPgn(instance, strict);
      try {
        for await (const piece of cutAll(parts)) {
          reader.feed(piece);
          yield* games(reader);
        }
        reader.end();
        yield* games(reader);
      } finally {
        reader.close();
      }
    },
  };
}

function* games(reader: PgnReader): Generator<PgnGame> {
  for (let game = reader.next(); game; game = reader.next()) yield game;
}
