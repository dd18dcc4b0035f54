// How do numbers become squares, roles and moves?

import type { Move, Role, Side, Square } from './wire.js';

/**
 * The squares in the program's order, a1, b1 … h8. Names of properties are texts that an engine knows apart by
 * where they lie, and so a Map finds them sooner.
 */
export const SQUARES = Object.keys(
  Object.fromEntries(Array.from({ length: 64 }, (_, i) => ['abcdefgh'[i & 7]! + ((i >> 3) + 1), 0])),
) as unknown as readonly Square[];

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

/** Makes a move of its packed form (wasm/wire/pack.go), in which bits 25 to 28 are for its notation. */
export function unpackMove(packed: number): Move {
  // Within a bundle a name of the file is read anew each time, a constant of the function once.
  const squares = SQUARES;
  const letters = LETTERS;
  const roles = ROLES;
  const from = squares[packed & 63]!;
  const to = squares[(packed >> 6) & 63]!;
  const role = (packed >> 12) & 7;
  const captured = (packed >> 15) & 7;
  const promotion = (packed >> 18) & 7;
  const side = (packed >> 21) & 3;
  const isNull = packed & (1 << 24);
  return {
    from,
    to,
    uci: isNull ? '0000' : from + to + (promotion ? letters[promotion]!.toLowerCase() : ''),
    san:
      (isNull
        ? '--'
        : side
          ? ['O-O-O', 'O-O'][side - 1]!
          : letters[role]! +
            (packed & (1 << 25) ? from[0] : '') +
            (packed & (1 << 26) ? from[1] : '') +
            (captured ? 'x' : '') +
            to +
            (promotion ? '=' + letters[promotion] : '')) + ['', '+', '#'][packed >> 27]!,
    piece: roles[role]!,
    captured: roles[captured]!,
    promotion: roles[promotion]!,
    castling: SIDES[side]!,
    enPassant: (packed & (1 << 23)) !== 0,
  };
}
