// How are the pieces of a file taken from a stream, a Blob or an iterable?

import { ArgumentError } from './errors.js';
import { byteLength, cut, demandSource, isHighSurrogate, type Piece } from './pieces.js';

/** What parts are taken from one by one: an iterator, or a reader of a stream. */
interface Parts {
  next():
    Promise<{ readonly done?: boolean; readonly value?: unknown }> | { done?: boolean; value?: unknown };
  /** Tells the source that no more is wanted. */
  stop(reason: unknown): unknown;
}

/** A source that is being read. */
export class Pieces {
  readonly #total: () => number | null;
  readonly #parts: Parts;
  #cut: Generator<Piece> | undefined;
  #half = ''; // the first half of a character that is cut in two
  #isWaiting = false;
  #hasEnded = false;

  constructor(parts: Parts, total: () => number | null = () => null) {
    this.#parts = parts;
    this.#total = total;
  }

  /** How many bytes there are in all; null where that is not known. Those of a text are counted at the call. */
  get total(): number | null {
    return this.#total();
  }

  /** The next piece; null where there is none. */
  async next(): Promise<Piece | null> {
    for (;;) {
      const piece = this.#cut?.next();
      if (piece && !piece.done) return piece.value;
      this.#cut = undefined;
      if (this.#hasEnded) return null;
      const part = await this.#part();
      if (part === undefined) {
        this.#cut = cut(this.#half);
      } else if (typeof part === 'string') {
        const text = this.#half + part;
        this.#half = isHighSurrogate(text, text.length - 1) ? text.at(-1)! : '';
        this.#cut = cut(this.#half ? text.slice(0, -1) : text);
      } else if (part instanceof Uint8Array) {
        this.#cut = cut(part);
      } else {
        throw new ArgumentError('source', 'its pieces must be strings or Uint8Arrays.');
      }
    }
  }

  /** Lets go of the source; of one that owes a part too, which then need not come. */
  async stop(reason?: unknown): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#cut = undefined;
    // What goes wrong there is of no interest any more.
    const stopped = (async () => this.#parts.stop(reason))().catch(() => {});
    if (!this.#isWaiting) await stopped;
  }

  /** The next part; undefined where there is none. */
  async #part(): Promise<unknown> {
    this.#isWaiting = true;
    try {
      const { done, value } = await this.#parts.next();
      if (!done) return await value;
      this.#hasEnded = true;
      return undefined;
    } catch (error) {
      this.#hasEnded = true;
      throw error;
    } finally {
      this.#isWaiting = false;
    }
  }
}

/** Tells how a source is opened; it must not be read yet, and can be read again where its kind allows it. */
export function opener(source: unknown): () => Pieces {
  if (typeof source === 'string') return () => new Pieces(iterated([source]), () => byteLength(source));
  demandSource(source);
  if ('getReader' in source) return () => new Pieces(streamed(source));
  if (Symbol.asyncIterator in source || Symbol.iterator in source) return () => new Pieces(iterated(source));
  return () => new Pieces(streamed(source.stream()), () => source.size);
}

function iterated(source: Iterable<unknown> | AsyncIterable<unknown>): Parts {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  return { next: () => iterator.next(), stop: () => iterator.return?.() };
}

/** Streams cannot be iterated over in every browser, and an iterator cannot be stopped while it waits. */
function streamed(stream: ReadableStream<unknown>): Parts {
  if (stream.locked) throw new ArgumentError('source', 'the stream is being read already.');
  const reader = stream.getReader();
  return {
    async next() {
      const part = await reader.read();
      if (part.done) reader.releaseLock();
      return part;
    },
    stop: (reason) => reader.cancel(reason).finally(() => reader.releaseLock()),
  };
}
