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
const PROMOTION_LETTERS = ['', '', 'n', '', '', 'b', 'r', 'q'];
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

/** Makes a move of its packed form (wasm/wire/pack.go) and its notation. */
export function unpackMove(packed: number, san: string): Move {
  const from = SQUARES[packed & 63]!;
  const to = SQUARES[(packed >> 6) & 63]!;
  const promotion = (packed >> 18) & 7;
  return {
    from,
    to,
    uci: packed >> 24 ? '0000' : from + to + PROMOTION_LETTERS[promotion],
    san,
    piece: ROLES[(packed >> 12) & 7]!,
    captured: ROLES[(packed >> 15) & 7]!,
    promotion: ROLES[promotion]!,
    castling: SIDES[(packed >> 21) & 3]!,
    enPassant: (packed & (1 << 23)) !== 0,
  };
}

/** Makes the map of destinations of what the program wrote (wasm/arbiter, dests). */
export function unpackDestinations(targets: Uint8Array, length: number): Map<Square, Square[]> {
  const map = new Map<Square, Square[]>();
  for (let i = 0; i < length;) {
    const from = SQUARES[targets[i++]!]!;
    const count = targets[i++]!;
    const list = new Array<Square>(count);
    for (let n = 0; n < count; n++) list[n] = SQUARES[targets[i++]!]!;
    map.set(from, list);
  }
  return map;
}
