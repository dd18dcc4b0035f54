// Which number stands for a position? The one that chess.js computes, so that hashes that
// a program has kept stay valid: keys for each man on each square, drawn by xoroshiro128** from
// the seed that chess.js 1.4 has, and combined by exclusive or.

import { BLACK_MAN, ROLE_LETTERS, type Board } from './board.js';

const MASK = (1n << 64n) - 1n;

const rotate = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & MASK;

/** The generator xoroshiro128** of Blackman and Vigna; the state is both words, the first in the low half. */
export function xoroshiro128(state: bigint): () => bigint {
  let a = state & MASK;
  let b = (state >> 64n) & MASK;
  return () => {
    const drawn = (rotate((a * 5n) & MASK, 7n) * 9n) & MASK;
    b ^= a;
    a = (rotate(a, 24n) ^ b ^ (b << 16n)) & MASK;
    b = rotate(b, 37n);
    return drawn;
  };
}

const SEED = 0xa187eb39cdcaed8f31c4b365b102e01en;

interface Keys {
  /** By colour, role in the order of ROLE_LETTERS, and square. */
  readonly men: readonly (readonly (readonly bigint[])[])[];
  readonly enPassant: readonly bigint[];
  readonly castling: readonly bigint[];
  readonly turn: bigint;
}

let drawn: Keys | undefined;

/** Draws the keys, in the order in which chess.js does: it has 128 squares, of which 64 are used. */
function keys(): Keys {
  if (drawn) return drawn;
  const draw = xoroshiro128(SEED);
  const list = (length: number) => Array.from({ length }, () => draw());
  const men = Array.from({ length: 2 }, () => Array.from({ length: 6 }, () => list(128)));
  const [enPassant, castling] = [list(8), list(16)];
  return (drawn = { men, enPassant, castling, turn: draw() });
}

/** The hash of a position; the en passant file counts where the capture is possible. */
export function hashOf(board: Board): string {
  const { men, enPassant, castling, turn } = keys();
  let hash = castling[board.castling]!;
  for (let square = 0; square < 64; square++) {
    const man = board.men[square]!;
    if (man === 0) continue;
    const role = 'pnbrqk'.indexOf(ROLE_LETTERS[man & 7]!);
    hash ^= men[man & BLACK_MAN ? 1 : 0]![role]![(7 - (square >> 3)) * 16 + (square & 7)]!;
  }
  const passed = board.legalEnPassant();
  if (passed >= 0) hash ^= enPassant[passed & 7]!;
  if (board.turn !== 0) hash ^= turn;
  return hash.toString(16);
}
