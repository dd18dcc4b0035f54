// The package in the place of chess.js 1.4: the same names, answered by the Laws.

export { Chess } from './chess.js';
export { xoroshiro128 } from './hash.js';
export { Move } from './move.js';
export {
  BISHOP,
  BLACK,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  WHITE,
} from './names.js';
export type { Color, Piece, PieceSymbol, Square } from './names.js';
export { validateFen } from './validate.js';
