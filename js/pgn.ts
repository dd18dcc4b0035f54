// How are the games of a PGN read one by one, from a text or from a stream?

import { ArgumentError, BudgetError } from './errors.js';
import { Game } from './game.js';
import { FULL, INPUT_ROOM, OUTSIDE, type Instance } from './instance.js';
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
  readonly problems: readonly PgnProblem[];
}

/** A file that is being read. */
export interface PgnReader {
  feedText(text: string): void;
  /** At most INPUT_ROOM of them. */
  feedBytes(bytes: Uint8Array): void;
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
    feedText(text) {
      for (let offset = 0; offset < text.length;) {
        const { read, written } = instance.writePart(text, offset);
        call.feedReader(handle, written);
        offset += read;
      }
    },
    feedBytes(bytes) {
      instance.writeBytes(bytes);
      call.feedReader(handle, bytes.length);
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
        yield* readPiece(reader, text);
        reader.end();
        yield* games(reader);
      } finally {
        reader.close();
      }
    },
  };
}

/** Feeds a piece of a file in parts, however large it is, and yields the games that each completes. */
function* readPiece(reader: PgnReader, piece: string | Uint8Array): Generator<PgnGame> {
  for (let offset = 0; offset < piece.length;) {
    let end = offset + INPUT_ROOM;
    if (typeof piece === 'string') {
      if (isHighSurrogate(piece, end - 1)) end++;
      reader.feedText(piece.slice(offset, end));
    } else {
      reader.feedBytes(piece.subarray(offset, end));
    }
    offset = end;
    yield* games(reader);
  }
}

/** Reads a stream; pieces may be cut anywhere. */
export function readPgnAsync(instance: Instance, source: unknown, strict: boolean): AsyncIterable<PgnGame> {
  const chunks = chunksOf(source);
  return {
    async *[Symbol.asyncIterator]() {
      const reader = openPgn(instance, strict);
      let half = ''; // the first half of a character that is cut in two
      try {
        for await (const chunk of chunks) {
          if (typeof chunk === 'string') {
            const text = half + chunk;
            half = isHighSurrogate(text, text.length - 1) ? text.at(-1)! : '';
            yield* readPiece(reader, half ? text.slice(0, -1) : text);
          } else if (chunk instanceof Uint8Array) {
            yield* readPiece(reader, chunk);
          } else {
            throw new ArgumentError('source', 'its pieces must be strings or Uint8Arrays.');
          }
        }
        reader.feedText(half);
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

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}

function chunksOf(source: unknown): AsyncIterable<unknown> | Iterable<unknown> {
  if (source !== null && typeof source === 'object') {
    if (Symbol.asyncIterator in source) return source as AsyncIterable<unknown>;
    if (Symbol.iterator in source) return source as Iterable<unknown>;
    if ('getReader' in source) return pieces(source as ReadableStream<unknown>);
  }
  throw new ArgumentError('source', 'a string, an iterable of pieces or a ReadableStream was expected.');
}

/** The pieces of a stream, in browsers whose streams cannot be iterated over. */
async function* pieces(stream: ReadableStream<unknown>): AsyncGenerator<unknown> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}
