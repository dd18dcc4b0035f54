/**
 * What has to be asked before a move can be sent, and what are the answers?
 *
 * Which piece a pawn becomes; and, where a king can step to a square and castle to it as well, which
 * of the two is meant. Data only: the chooser shows it, the input machine takes the answer.
 */

import { castlingOf, type CastlingSquares } from './castling.js';
import type { Input, Signal } from './input.js';
import { placeOf, type Color, type Piece, type Role, type Square } from './squares.js';
import type { View } from './state.js';
import type { BoardStrings } from './strings.js';

export interface Choice {
  /** The name of the answer. */
  readonly label: string;
  /** What is written under the pieces, part of the label. */
  readonly caption: string;
  /** The pieces by which it is shown, each over the square that it comes to. */
  readonly pieces: readonly { readonly piece: Piece; readonly at: Square }[];
  /** The keys that choose it at once, in lower case. */
  readonly keys: readonly string[];
  readonly signal: Signal;
}

export interface Question {
  readonly label: string;
  readonly cancel: string;
  /** The squares, all on one rank, over which it is asked. */
  readonly over: readonly Square[];
  /** The first stands nearest to the edge of the board. */
  readonly choices: readonly Choice[];
}

/** What a hand asks. */
export function questionOf(
  { about, from, to }: Extract<Input, { name: 'asking' }>,
  view: View,
  strings: BoardStrings,
): Question {
  const color = view.pieces.get(from)?.color ?? view.turn;
  const castling = about === 'castling' ? castlingOf(view, from, to) : null;
  return castling === null
    ? promotionQuestion(color, to, strings)
    : castlingQuestion(color, castling, strings);
}

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

export function promotionQuestion(color: Color, to: Square, strings: BoardStrings): Question {
  return {
    label: strings.promotion,
    cancel: strings.cancel,
    over: [to],
    choices: PROMOTIONS.map((role) => ({
      label: strings.role(role),
      caption: '',
      pieces: [{ piece: { color, role }, at: to }],
      keys: [strings.letters[role].toLowerCase()],
      signal: { on: 'promote', role },
    })),
  };
}

export function castlingQuestion(
  color: Color,
  { kingTo, rookTo }: CastlingSquares,
  strings: BoardStrings,
): Question {
  const king = { piece: { color, role: 'king' as const }, at: kingTo };
  const rook = { piece: { color, role: 'rook' as const }, at: rookTo };
  return {
    label: strings.castlingQuestion,
    cancel: strings.cancel,
    over: [kingTo, rookTo],
    choices: [
      {
        label: `${strings.castling}, ${strings.role('king')} ${kingTo}, ${strings.role('rook')} ${rookTo}`,
        caption: strings.castling,
        pieces: [king, rook],
        keys: [strings.letters.rook.toLowerCase(), 'o', '0'],
        signal: { on: 'decide', castles: true },
      },
      {
        label: `${strings.kingStep}, ${kingTo}`,
        caption: strings.kingStep,
        pieces: [king],
        keys: [strings.letters.king.toLowerCase()],
        signal: { on: 'decide', castles: false },
      },
    ],
  };
}

/** Where a question stands in the picture: columns from and to, counted from 0, and which edge. */
export function frameOf(
  over: readonly Square[],
  below: Color,
): { readonly first: number; readonly last: number; readonly isBelow: boolean } {
  const places = over.map((square) => placeOf(square, below));
  const columns = places.map(({ column }) => column);
  return { first: Math.min(...columns), last: Math.max(...columns), isBelow: places[0]!.row > 3 };
}
