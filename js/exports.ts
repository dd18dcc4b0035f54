// What does the package offer under its name, in every place?

export type { Arbiter, CheckOptions, Chess960, GameOptions, Laws } from './arbiter.js';
export {
  ArbiterError,
  ArgumentError,
  BudgetError,
  ERROR_CODES,
  FenError,
  IllegalMoveError,
  InstanceDeadError,
  MoveSyntaxError,
  PgnError,
  PlyError,
  StaleHandleError,
  WasmLoadError,
} from './errors.js';
export type { ErrorCode, ErrorDetails } from './errors.js';
export type {
  ClaimRequest,
  FenStyle,
  Game,
  Language,
  MoveSquares,
  PgnStyle,
  PlayOptions,
  Snapshot,
} from './game.js';
export type { InitOptions } from './init.js';
export type { LetterSet, PieceLetters } from './letters.js';
export type { WasmSource } from './load.js';
export type { PgnGame, PgnSource } from './pgn.js';
export type { Node } from './tree.js';
export type {
  ArticleStatus,
  CastlingJumps,
  CastlingMethod,
  CastlingOption,
  CastlingOrder,
  CastlingState,
  Claim,
  ClaimKind,
  ClockChange,
  Color,
  Difference,
  DifferenceKind,
  Edition,
  EndReason,
  Evidence,
  Explanation,
  FenField,
  FenReport,
  File,
  LostRight,
  Move,
  NearMiss,
  Notes,
  Path,
  PgnProblem,
  Problem,
  ProblemLevel,
  Reason,
  Repetition,
  Result,
  RightLostBy,
  Role,
  Ruling,
  Severity,
  Shape,
  Side,
  Square,
  Status,
  Variant,
} from './wire.js';
