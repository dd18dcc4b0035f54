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

const encoder = new TextEncoder();

/** How many bytes a part has in UTF-8, also one that is longer than memory has room for twice. */
export function byteLength(part: Piece): number {
  if (typeof part !== 'string') return part.length;
  let length = 0;
  for (const piece of cut(part)) length += encoder.encode(piece as string).length;
  return length;
}

/** What a file is read from besides a string. */
export type Source = ReadableStream<unknown> | AsyncIterable<unknown> | Iterable<unknown> | Blob;

/** Fails for what no file can be read from. */
export function demandSource(source: unknown): asserts source is Source {
  const given = (typeof source === 'object' && source) || {};
  if ('getReader' in given || Symbol.asyncIterator in given || Symbol.iterator in given) return;
  if (typeof (given as Blob).stream === 'function') return;
  throw new ArgumentError('source', 'a string, a Blob, a stream or an iterable of pieces was expected.');
}

/** Whether the first half of a character that takes two units stands there. */
export function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}
