/**
 * Is a value that the board is told what it should be?
 *
 * Each check gives the value back, or throws a TypeError that names the field.
 */

import { isSquare, type Square } from './squares.js';

/** An error of what the board is told, which is to be thrown. */
export function fault(what: string): TypeError {
  return new TypeError(`chess-board: ${what}`);
}

export function square(value: unknown, field: string): Square {
  if (isSquare(value)) return value;
  throw fault(`${field} names "${String(value)}", which is not a square`);
}

export function oneOf<T extends string>(value: T, allowed: readonly T[], field: string, verb = 'is'): T {
  if (allowed.includes(value)) return value;
  throw fault(`${field} ${verb} "${value}", not one of ${allowed.join(', ')}`);
}

export function text(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw fault(`${field} is ${String(value)}, not a text`);
}
