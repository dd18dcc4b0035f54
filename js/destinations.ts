// How do numbers become the squares that each piece may be put on?

import { SQUARES } from './squares.js';
import type { Square } from './wire.js';

/** How many words the program writes for each square with destinations (wasm/arbiter, dests). */
export const WORDS = 3;

/** Makes destinations of what the program wrote, with lists that are shared or those of nobody else. */
export function destinations(
  words: Int32Array,
  count: number,
  areShared: number,
): ReadonlyMap<Square, readonly Square[]> {
  return areShared ? new Destinations(words, count) : ownDestinations(words, 0, count * WORDS);
}

/** Makes a Map of the words from one on to another, with lists of its own unless `make` makes others. */
export function ownDestinations<List extends readonly Square[] = Square[]>(
  words: ArrayLike<number>,
  from: number,
  to: number,
  make = list as unknown as (size: number, lower: number, upper: number, squares: readonly Square[]) => List,
): Map<Square, List> {
  const map = new Map<Square, List>();
  // Within a bundle a name of the file is read anew each time, a constant of the function once.
  const squares = SQUARES;
  const step = WORDS;
  for (let at = from; at < to; at += step) {
    map.set(squares[words[at]! & 63]!, make(words[at]! >> 6, words[at + 1]!, words[at + 2]!, squares));
  }
  return map;
}

/** Makes the list of a set of squares, of which it is known how many they are. */
function list(size: number, lower: number, upper: number, squares: readonly Square[]): Square[] {
  const list = new Array<Square>(size);
  let i = 0;
  for (; lower !== 0; lower &= lower - 1) list[i++] = squares[31 - Math.clz32(lower & -lower)]!;
  for (; upper !== 0; upper &= upper - 1) list[i++] = squares[63 - Math.clz32(upper & -upper)]!;
  return list;
}

/** Lists that answers share, with the two halves of the set in each: where two fall into one place, the last. */
const kept = new Array<{ lower: number; upper: number; list: readonly Square[] } | undefined>(1 << 11);

/** The same, frozen: that of another answer, where it is kept. */
function sharedList(size: number, lower: number, upper: number): readonly Square[] {
  const place = Math.imul(Math.imul(upper, 0x9e3779b1) ^ lower, 0x85ebca6b) >>> 21;
  let found = kept[place];
  if (found?.lower !== lower || found.upper !== upper) {
    found = kept[place] = { lower, upper, list: Object.freeze(list(size, lower, upper, SQUARES)) };
  }
  return found.list;
}

/** Destinations that are put into a Map and into lists when they are read, which takes longer than all else. */
export class Destinations implements ReadonlyMap<Square, readonly Square[]> {
  readonly #words: readonly number[];
  #map: Map<Square, readonly Square[]> | undefined;

  constructor(words: Int32Array, count: number) {
    const own = new Array<number>(count * WORDS);
    for (let at = 0; at < own.length; at++) own[at] = words[at]!;
    this.#words = own;
  }

  get size(): number {
    return this.#words.length / WORDS;
  }

  has(square: Square): boolean {
    return this.#words.some((told, at) => at % WORDS === 0 && SQUARES[told & 63] === square);
  }

  get(square: Square): readonly Square[] | undefined {
    return this.#read().get(square);
  }

  keys(): MapIterator<Square> {
    return this.#read().keys();
  }

  values(): MapIterator<readonly Square[]> {
    return this.#read().values();
  }

  entries(): MapIterator<[Square, readonly Square[]]> {
    return this.#read().entries();
  }

  forEach(tell: (list: readonly Square[], square: Square, all: this) => void, self?: unknown): void {
    this.#read().forEach((list, square) => tell.call(self, list, square, this));
  }

  [Symbol.iterator](): MapIterator<[Square, readonly Square[]]> {
    return this.entries();
  }

  #read(): Map<Square, readonly Square[]> {
    return (this.#map ??= ownDestinations(this.#words, 0, this.#words.length, sharedList));
  }
}
