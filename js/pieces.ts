// How is a text that comes from anywhere cut into pieces that go in at once?

import { ArgumentError } from './errors.js';

/** The longest piece that goes in at once: so many bytes, or units of a string. */
export const INPUT_ROOM = 1 << 16;

/** Part of a text, or of its bytes in UTF-8. */
export type Piece = string | Uint8Array;

/** Cuts a part of a file, however large it is; no character is cut in two. */
export function* cut(part: Piece): Generator<Piece> {
  for (let offset = 0; offset < part.length;) {
    let end = offset + INPUT_ROOM;
    if (typeof part === 'string') {
      if (isHighSurrogate(part, end - 1)) end++;
      yield part.slice(offset, end);
    } else {
      yield part.subarray(offset, end);
    }
    offset = end;
  }
}

/** Cuts the parts of a stream, which may end anywhere, also within a character. */
export async function* cutAll(parts: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<Piece> {
  let half = ''; // the first half of a character that is cut in two
  for await (const part of parts) {
    if (typeof part === 'string') {
      const text = half + part;
      half = isHighSurrogate(text, text.length - 1) ? text.at(-1)! : '';
      yield* cut(half ? text.slice(0, -1) : text);
    } else if (part instanceof Uint8Array) {
      yield* cut(part);
    } else {
      throw new ArgumentError('source', 'its pieces must be strings or Uint8Arrays.');
    }
  }
  if (half) yield half;
}

/** The parts of a source that is not a string. */
export function partsOf(source: unknown): AsyncIterable<unknown> | Iterable<unknown> {
  if (source !== null && typeof source === 'object') {
    if (Symbol.asyncIterator in source) return source as AsyncIterable<unknown>;
    if (Symbol.iterator in source) return source as Iterable<unknown>;
    if ('getReader' in source) return partsOfStream(source as ReadableStream<unknown>);
  }
  throw new ArgumentError('source', 'a string, an iterable of pieces or a ReadableStream was expected.');
}

/** The parts of a stream, in browsers whose streams cannot be iterated over. */
async function* partsOfStream(stream: ReadableStream<unknown>): AsyncGenerator<unknown> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}
