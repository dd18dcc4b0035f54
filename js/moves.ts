// How is a move read that a caller names by its squares?

import { fields, string } from './arguments.js';
import { ArgumentError } from './errors.js';
import { KING, roleNumber, squareNumber } from './squares.js';

/** A move from one square to another; the Moves of this package are such. */
export interface MoveSquares {
  /** The square that a piece leaves, such as "e2". */
  readonly from: string;
  /** Where it goes; for castling the king’s target, or the rook’s square. */
  readonly to: string;
  /** What a pawn becomes, as a word or an English letter. */
  readonly promotion?: string | null | undefined;
}

/** The number of a square. */
export function readSquare(name: string, value: unknown): number {
  const number = squareNumber(string(name, value));
  if (number < 0) throw new ArgumentError(name, 'a square such as e4 was expected.', { value });
  return number;
}

/** Reads a move whose squares and promotion must be some, legal or not. */
export function readMove(move: MoveSquares): { from: number; to: number; promotion: number } {
  const read = fields('move', move, ({ from, to, promotion }) => ({ from, to, promotion }));
  if (move === undefined) throw new ArgumentError('move', 'a string or an object was expected.');
  const promotion = roleNumber(string('move.promotion', read.promotion ?? ''));
  if (promotion < 0) throw new ArgumentError('move.promotion', 'a role such as queen was expected.');
  return { from: readSquare('move.from', read.from), to: readSquare('move.to', read.to), promotion };
}

/** Reads what there is of a move: -1 for what is no square, a king for what a pawn cannot become. */
export function readAnyMove(move: unknown): { from: number; to: number; promotion: number } {
  try {
    return fields('move', move, ({ from, to, promotion }) => {
      const role = typeof promotion === 'string' ? roleNumber(promotion) : promotion == null ? 0 : -1;
      return { from: anySquare(from), to: anySquare(to), promotion: role < 0 ? KING : role };
    });
  } catch {
    return { from: -1, to: -1, promotion: 0 };
  }
}

function anySquare(name: unknown): number {
  return typeof name === 'string' ? squareNumber(name) : -1;
}
