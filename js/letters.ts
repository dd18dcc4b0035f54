// By which letters are pieces named?

import { pick, string } from './arguments.js';
import { ArgumentError } from './errors.js';

/** A name for each piece; that of the pawn may be left out. */
export interface PieceLetters {
  /** At most 8 characters without a space, as all of them. */
  readonly king: string;
  readonly queen: string;
  readonly rook: string;
  readonly bishop: string;
  readonly knight: string;
  /** Nothing by default. */
  readonly pawn?: string;
}

/** A language by its ISO 639-1 code, such as "es" or "de", "figurines", or letters of one's own. */
export type LetterSet = string | PieceLetters;

/** Puts letters in the form that the program reads; empty for English. */
export function readLetters(name: string, value: unknown): string {
  if (value === undefined || value === 'en') return '';
  if (typeof value === 'string') {
    if (/^[a-z]{2,9}$/.test(value)) return value;
    throw new ArgumentError(name, 'a language such as es, or figurines, was expected.');
  }
  const read = pick(name, value, 'king', 'queen', 'rook', 'bishop', 'knight', 'pawn');
  const names = [read.king, read.queen, read.rook, read.bishop, read.knight, read.pawn ?? ''];
  return names
    .map((letter) => {
      const text = string(name, letter);
      if (text.length > 8 || text.includes(' ')) throw new ArgumentError(name, 'short names were expected.');
      return `${text} `;
    })
    .join('');
}
