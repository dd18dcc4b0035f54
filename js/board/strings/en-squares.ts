/**
 * How are the board and its squares named in English?
 *
 * What every board says from the start; the rest of English is loaded with what speaks.
 */

import type { Shape } from '../shapes.js';
import type { Color, Piece } from '../squares.js';
import type { BoardStrings, SquareFacts } from '../strings.js';

const TARGETS = {
  move: 'can go here',
  capture: 'can be captured',
  castling: 'castles',
  promotion: 'promotes here',
} as const;

export const name = (piece: Piece): string => `${piece.color} ${piece.role}`;

export const side = (color: Color): string => (color === 'white' ? 'White' : 'Black');

const drawn = ({ to, brush }: Shape): string => (to === null ? `${brush} circle` : `${brush} arrow to ${to}`);

export const ENGLISH_SQUARES = {
  language: 'en',
  board: (below: Color, turn: Color) => `Chess board, ${side(below)} at the bottom, ${side(turn)} to move`,
  hint: 'Arrow keys walk, Enter takes a piece up and puts it down, F1 lists the keys',
  square: ({ square, piece, check, held, target, lastMove, labels, shapes }: SquareFacts) =>
    [
      square,
      piece === null ? 'empty' : name(piece),
      ...(check ? ['in check'] : []),
      ...(held ? ['in hand'] : []),
      ...(target ? [TARGETS[target]] : []),
      ...(lastMove ? [`last move ${lastMove} here`] : []),
      ...labels,
      ...shapes.map(drawn),
    ].join(', '),
  letters: { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' },
} satisfies Partial<BoardStrings>;
