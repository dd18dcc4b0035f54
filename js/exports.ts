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
  WorkerError,
} from './errors.js';
export type { ErrorCode, ErrorDetails } from './errors.js';
export type { Game } from './game.js';
export type * from './incidents.js';
export type { Language } from './languages.js';
export type { InitOptions } from './init.js';
export type { LetterSet, PieceLetters } from './letters.js';
export type { WasmSource } from './load.js';
export type { MoveSquares } from './moves.js';
export type { DestsOptions, FenStyle, PgnStyle, PlayOptions, SearchOptions, Snapshot } from './options.js';
export type { PgnGame, PgnOptions, PgnProgress, PgnSource } from './pgn.js';
export type { Node } from './tree.js';
export type {
  Article,
  ArticleStatus,
  CanCastle,
  CanCastleVerdict,
  CanMate,
  CastlingJumps,
  CastlingMethod,
  CastlingOption,
  CastlingOrder,
  CastlingState,
  Claim,
  ClaimKind,
  ClockChange,
  Color,
  Confinement,
  Difference,
  DifferenceKind,
  Edition,
  EndReason,
  Evidence,
  Explanation,
  FenField,
  FenReport,
  File,
  HandState,
  LostRight,
  MateEvidence,
  MateProof,
  MateVerdict,
  Move,
  NearMiss,
  Notes,
  Opinion,
  Path,
  PgnLine,
  PgnProblem,
  Problem,
  ProblemLevel,
  ProofKind,
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
