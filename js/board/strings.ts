/**
 * What does the board say, and in which words?
 *
 * Every word that reaches a reader, a screen reader's user first, stands in one `BoardStrings`
 * object. English is here; a page in another language sets the property `strings`.
 */

import type { Color, Piece, Role, Square } from './squares.js';
import type { Letters } from './keyboard.js';

/** What a square's name has to tell besides its piece. */
export interface SquareFacts {
  readonly square: Square;
  readonly piece: Piece | null;
  readonly held: boolean;
  /** What choosing this square would do with the piece in hand. */
  readonly target: 'move' | 'capture' | 'castling' | 'promotion' | null;
  readonly check: boolean;
  readonly lastMove: 'from' | 'to' | null;
  /** Labels of the host's highlights. */
  readonly labels: readonly string[];
}

export interface BoardStrings {
  board(below: Color, turn: Color): string;
  square(facts: SquareFacts): string;
  /** Said when a piece is taken up by a key. */
  held(square: Square, piece: Piece, targets: readonly Square[]): string;
  /** Said when it is put back. */
  putBack(square: Square): string;
  promotion: string;
  cancel: string;
  role(role: Role): string;
  /** The letters that jump to a piece and choose in the promotion dialog. */
  letters: Letters;
}

const TARGETS = {
  move: 'can go here',
  capture: 'can be captured',
  castling: 'castles',
  promotion: 'promotes here',
} as const;

function name(piece: Piece | null): string {
  return piece === null ? 'empty' : `${piece.color} ${piece.role}`;
}

function capital(color: Color): string {
  return color === 'white' ? 'White' : 'Black';
}

export const ENGLISH: BoardStrings = {
  board: (below, turn) => `Chess board, ${capital(below)} at the bottom, ${capital(turn)} to move`,
  square: (facts) =>
    [
      facts.square,
      name(facts.piece),
      ...(facts.check ? ['in check'] : []),
      ...(facts.held ? ['in hand'] : []),
      ...(facts.target ? [TARGETS[facts.target]] : []),
      ...(facts.lastMove ? [`last move ${facts.lastMove} here`] : []),
      ...facts.labels,
    ].join(', '),
  held: (square, piece, targets) => {
    if (targets.length === 0) return `${name(piece)} on ${square} in hand, it cannot move`;
    const squares = targets.length === 1 ? '1 square' : `${targets.length} squares`;
    return `${name(piece)} on ${square} in hand, ${squares}: ${targets.join(', ')}`;
  },
  putBack: (square) => `put back on ${square}`,
  promotion: 'Promote to',
  cancel: 'Cancel',
  role: (role) => role,
  letters: { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' },
};
