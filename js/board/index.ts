/**
 * What does the package offer for the board? Importing it registers nothing: see `define`.
 */

export { ChessBoardElement } from './element.js';
export type {
  ChessBoardEventMap,
  DrawingsChange,
  ExplainRequest,
  KeysRequest,
  MoveCancel,
  MoveRequest,
  MovesRequest,
  SquareChoose,
  SquareExplain,
  SquareFocus,
  TypedMove,
} from './events.js';
export type { CancelReason } from './input.js';
export type { CommandName, Commands, Letters } from './keyboard.js';
export { shapesOf } from './shapes.js';
export type { Brush, Shape, ShapeNotes } from './shapes.js';
export { readPlacement } from './state.js';
export type { BoardState, Castling, Highlight } from './state.js';
export type { Color, File, Piece, Rank, Role, Square } from './squares.js';
export { ENGLISH } from './strings/en.js';
export { loadStrings } from './strings/load.js';
export type { BoardLanguage } from './strings/load.js';
export type { Act, BoardStrings, Change, MovesFrom, Side, SquareFacts, Target } from './strings.js';
