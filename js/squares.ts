// How do numbers become squares, roles and moves?

import type { Move, Role, Side, Square } from './wire.js';

/** The squares in the program's order, a1, b1 … h8. */
export const SQUARES = Array.from(
  { length: 64 },
  (_, i) => 'abcdefgh'[i & 7]! + ((i >> 3) + 1),
) as readonly Square[];

/** The roles by the program's numbers; bishops come after a gap. */
const ROLES: readonly (Role | null)[] = [null, 'pawn', 'knight', 'king', null, 'bishop', 'rook', 'queen'];
/** The number of a role that no pawn becomes. */
export const KING = 3;
const SIDES: readonly (Side | null)[] = [null, 'a', 'h'];

/** The program's number of a square, -1 where the text names none. */
export function squareNumber(name: string): number {
  if (name.length !== 2) return -1;
  const file = name.charCodeAt(0) - 97;
  const rank = name.charCodeAt(1) - 49;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

/** The program's number of a role, by its name or its English letter; 0 for no text, -1 for any other. */
export function roleNumber(name: string): number {
  if (name === '') return 0;
  const word = name.toLowerCase();
  const number = ROLES.indexOf(word as Role);
  return number > 0 || word.length > 1 || word === '.' ? number : '.pnk.brq'.indexOf(word);
}

/** The letters of pieces in notation, by role. */
const LETTERS = ['', '', 'N', 'K', '', 'B', 'R', 'Q'];

/** Names of two squares that were written before. */
const COORDINATES = new Array<string | undefined>(4096);

/** Makes a move of its packed form (wasm/wire/pack.go), in which bits 25 to 28 are for its notation. */
export function unpackMove(packed: number): Move {
  const from = SQUARES[packed & 63]!;
  const to = SQUARES[(packed >> 6) & 63]!;
  const role = (packed >> 12) & 7;
  const captured = (packed >> 15) & 7;
  const promotion = (packed >> 18) & 7;
  const side = (packed >> 21) & 3;
  const isNull = packed & (1 << 24);
  return {
    from,
    to,
    uci: isNull ? '0000' : (COORDINATES[packed & 4095] ??= from + to) + LETTERS[promotion]!.toLowerCase(),
    san:
      (isNull
        ? '--'
        : side
          ? ['O-O-O', 'O-O'][side - 1]!
          : LETTERS[role]! +
            (packed & (1 << 25) ? from[0] : '') +
            (packed & (1 << 26) ? from[1] : '') +
            (captured ? 'x' : '') +
            to +
            (promotion ? '=' + LETTERS[promotion] : '')) + ['', '+', '#'][packed >> 27]!,
    piece: ROLES[role]!,
    captured: ROLES[captured]!,
    promotion: ROLES[promotion]!,
    castling: SIDES[side]!,
    enPassant: (packed & (1 << 23)) !== 0,
  };
}

/** How many lists are kept at most. */
const LISTS = 1 << 11;

/** Destinations that are looked up, and put into no Map: that would take longer than all the rest. */
export class Destinations implements ReadonlyMap<Square, readonly Square[]> {
  readonly #squares: readonly Square[];
  readonly #lists: readonly (readonly Square[])[];

  constructor(squares: readonly Square[], lists: readonly (readonly Square[])[]) {
    this.#squares = squares;
    this.#lists = lists;
  }

  get size(): number {
    return this.#squares.length;
  }

  get(square: Square): readonly Square[] | undefined {
    return this.#lists[this.#squares.indexOf(square)];
  }

  has(square: Square): boolean {
    return this.#squares.includes(square);
  }

  keys(): MapIterator<Square> {
    return this.#squares.values();
  }

  values(): MapIterator<readonly Square[]> {
    return this.#lists.values();
  }

  entries(): MapIterator<[Square, readonly Square[]]> {
    return this.#squares.map((square, i): [Square, readonly Square[]] => [square, this.#lists[i]!]).values();
  }

  forEach(tell: (list: readonly Square[], square: Square, all: this) => void, self?: unknown): void {
    this.#squares.forEach((square, i) => tell.call(self, this.#lists[i]!, square, this));
  }

  [Symbol.iterator](): MapIterator<[Square, readonly Square[]]> {
    return this.entries();
  }
}

/** Lists of squares, by the numbers that the program gives them (wasm/wire/pack.go, Shelf). */
export class Shelf {
  readonly #lists = new Array<readonly Square[]>(LISTS);
  readonly #made: Square[] = [];

  /** Makes destinations of what the program wrote (wasm/arbiter, dests), with lists of their own. */
  own(words: Int32Array, count: number): Map<Square, Square[]> {
    const map = new Map<Square, Square[]>();
    this.#read(words, count, (square, list) => map.set(square, [...list]));
    return map;
  }

  /** The same with lists that other answers share, and that are frozen. */
  shared(words: Int32Array, count: number): ReadonlyMap<Square, readonly Square[]> {
    const squares = new Array<Square>(count);
    const lists = new Array<readonly Square[]>(count);
    let i = 0;
    this.#read(words, count, (square, list) => {
      squares[i] = square;
      lists[i++] = list;
    });
    return new Destinations(squares, lists);
  }

  #read(words: Int32Array, count: number, tell: (square: Square, list: readonly Square[]) => void): void {
    const [lists, made] = [this.#lists, this.#made];
    for (let i = 0; count > 0; count--) {
      const told = words[i++]!;
      const number = (told >> 6) & (LISTS - 1);
      if (told >= 0) {
        let size = 0;
        for (let half = 0; half < 64; half += 32) {
          for (let rest = words[i++]!; rest !== 0; rest &= rest - 1) {
            made[size++] = SQUARES[half + 31 - Math.clz32(rest & -rest)]!;
          }
        }
        lists[number] = Object.freeze(made.slice(0, size));
      }
      tell(SQUARES[told & 63]!, lists[number]!);
    }
  }
}
