/**
 * What does the package offer for the board? Importing it registers nothing: see `define`.
 */

export { ChessBoardElement } from './element.js';
export type {
  ChessBoardEventMap,
  ExplainRequest,
  MoveCancel,
  MoveRequest,
  SquareChoose,
  SquareFocus,
} from './element.js';
export type { CancelReason } from './input.js';
export type { Letters } from './keyboard.js';
export { shapesOf } from './shapes.js';
export type { Brush, Shape, ShapeNotes } from './shapes.js';
export { readPlacement } from './state.js';
export type { BoardState, Castling, Highlight } from './state.js';
export type { Color, File, Piece, Rank, Role, Square } from './squares.js';
export { ENGLISH } from './strings.js';
export type { BoardStrings, SquareFacts } from './strings.js';
