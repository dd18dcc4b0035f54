// What can go wrong, and how is each fault told apart?
//
// Every error of this package is an ArbiterError with a code of the table below.
// Check by `code`, which also survives a structured clone, rather than by class.

import type { Explanation, Move, PgnProblem, Problem } from './wire.js';

/** Every error code; `ErrorCode` tells what each means. */
export const ERROR_CODES = [
  'ERR_ARGUMENT',
  'ERR_EDITION_NOT_AVAILABLE',
  'ERR_LANGUAGE_NOT_LOADED',
  'ERR_WASM_LOAD',
  'ERR_INSTANCE_DEAD',
  'ERR_FEN',
  'ERR_MOVE_UNREADABLE',
  'ERR_MOVE_AMBIGUOUS',
  'ERR_PROMOTION_MISSING',
  'ERR_MOVE_ILLEGAL',
  'ERR_MOVE_NOT_ALLOWED',
  'ERR_PGN',
  'ERR_PLY',
  'ERR_EVENT',
  'ERR_INCIDENT',
  'ERR_PATH',
  'ERR_RULING',
  'ERR_STALE_HANDLE',
  'ERR_TOO_MANY_GAMES',
  'ERR_BUDGET_NEEDS_WORKER',
  'ERR_OUT_OF_MEMORY',
  'ERR_WORKER_START',
  'ERR_WORKER_ENDED',
] as const;

/**
 * A stable error code.
 *
 * - `ERR_ARGUMENT`: an argument has the wrong type or is out of its range; details.name says which.
 * - `ERR_EDITION_NOT_AVAILABLE`: that edition of the Laws is not known; details.available lists those
 *   that are.
 * - `ERR_LANGUAGE_NOT_LOADED`: the language is not loaded, and details.available lists those that are;
 *   or its file cannot be loaded, and cause tells why.
 * - `ERR_WASM_LOAD`: the WebAssembly file could not be loaded; details may tell url, status and a hint.
 * - `ERR_INSTANCE_DEAD`: the program has failed; init() makes a new one, old games stay dead.
 * - `ERR_FEN`: the FEN cannot be played; problems lists all that is wrong with it.
 * - `ERR_MOVE_UNREADABLE`: the text names no move; details.offset and details.token say where.
 * - `ERR_MOVE_AMBIGUOUS`: the text fits several legal moves; details.candidates lists them.
 * - `ERR_PROMOTION_MISSING`: the pawn must become something; details.candidates lists the four moves.
 * - `ERR_MOVE_ILLEGAL`: the move is not legal; explanation holds every reason.
 * - `ERR_MOVE_NOT_ALLOWED`: a ruling allows only other moves; details.moves lists them.
 * - `ERR_PGN`: the PGN holds no game that can be set up; problems lists all that is wrong with it.
 * - `ERR_PLY`: the record has no such ply; details.last is the last one, or details.name the field that
 *   names it.
 * - `ERR_EVENT`: an event cannot have happened so; details.name says which.
 * - `ERR_INCIDENT`: an incident cannot have happened so; details.name says which field is at fault.
 * - `ERR_PATH`: the tree has no such path.
 * - `ERR_RULING`: the ruling does not belong to this position.
 * - `ERR_STALE_HANDLE`: the game has been disposed of.
 * - `ERR_TOO_MANY_GAMES`: too many games are open; dispose of some.
 * - `ERR_BUDGET_NEEDS_WORKER`: so many states take time and memory that `allowLargeMemory` must allow, or
 *   that a worker can give back.
 * - `ERR_OUT_OF_MEMORY`: a search in a worker has failed for want of memory; details.states is what was
 *   allowed.
 * - `ERR_WORKER_START`: the worker does not start; its script may not be where it is looked for.
 * - `ERR_WORKER_ENDED`: the worker has been ended, by terminate() or from outside; init() makes a new one.
 */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Facts beside an error, as plain data. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The parent of every error of this package. */
export class ArbiterError extends Error {
  /** What is wrong, as a word that stays the same; check by this. */
  readonly code: ErrorCode;
  /** What it is about, such as the argument, the offset or the moves that fit. */
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
  }
}

/** The WebAssembly file could not be loaded. */
export class WasmLoadError extends ArbiterError {
  constructor(message: string, details: ErrorDetails, cause?: unknown) {
    super('ERR_WASM_LOAD', message, details, cause);
  }
}

/** The program behind an Arbiter or a Game has failed and answers no more. */
export class InstanceDeadError extends ArbiterError {
  constructor(cause?: unknown) {
    super('ERR_INSTANCE_DEAD', 'The WebAssembly program has failed; call init() for a new one.', {}, cause);
  }
}

/** A caller's argument is not what was asked for. `details.name` says which. */
export class ArgumentError extends ArbiterError {
  constructor(
    name: string,
    wanted: string,
    details: ErrorDetails = {},
    code: ErrorCode = 'ERR_ARGUMENT',
    cause?: unknown,
  ) {
    super(code, `${name}: ${wanted}`, { name, ...details }, cause);
  }
}

/** A FEN cannot be played; `problems` are all that is wrong with it. */
export class FenError extends ArbiterError {
  /** All that is wrong, warnings too, each with its field and offset. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const errors = problems.filter((problem) => problem.severity === 'error');
    super('ERR_FEN', [...new Set(errors.map((problem) => problem.text))].join(' '), { problems });
    this.problems = problems;
  }
}

/** A text is no move, fits several, or lacks the promotion piece. */
export class MoveSyntaxError extends ArbiterError {
  constructor(
    code: 'ERR_MOVE_UNREADABLE' | 'ERR_MOVE_AMBIGUOUS' | 'ERR_PROMOTION_MISSING',
    message: string,
    details: { token: string; offset: number; candidates: readonly Move[] },
  ) {
    super(code, message, details);
  }
}

/** A move is not legal, or not allowed by a ruling; `explanation` has every reason. */
export class IllegalMoveError extends ArbiterError {
  /** The answer of `explain` to the same move. */
  readonly explanation: Explanation;

  constructor(
    code: 'ERR_MOVE_ILLEGAL' | 'ERR_MOVE_NOT_ALLOWED',
    message: string,
    explanation: Explanation,
    details: ErrorDetails = {},
  ) {
    super(code, message, { explanation, ...details });
    this.explanation = explanation;
  }
}

/** A PGN holds no game that can be set up; `problems` are all that is wrong with it. */
export class PgnError extends ArbiterError {
  /** All that is wrong, each with its line and column. */
  readonly problems: readonly PgnProblem[];

  constructor(message: string, problems: readonly PgnProblem[]) {
    super('ERR_PGN', message, { problems });
    this.problems = problems;
  }
}

/** The record has no such ply. */
export class PlyError extends ArbiterError {
  constructor(message: string, details: ErrorDetails) {
    super('ERR_PLY', message, details);
  }
}

/** The game has been disposed of. */
export class StaleHandleError extends ArbiterError {
  constructor() {
    super('ERR_STALE_HANDLE', 'This game has been disposed of.');
  }
}

/** There is no room for more. */
export class BudgetError extends ArbiterError {
  constructor(
    code: 'ERR_TOO_MANY_GAMES' | 'ERR_BUDGET_NEEDS_WORKER' | 'ERR_OUT_OF_MEMORY' = 'ERR_TOO_MANY_GAMES',
    message = 'Too many games are open; dispose of some.',
    details: ErrorDetails = {},
    cause?: unknown,
  ) {
    super(code, message, details, cause);
  }
}

/** There is no worker, or there is none any more. */
export class WorkerError extends ArbiterError {
  constructor(code: 'ERR_WORKER_START' | 'ERR_WORKER_ENDED', message: string, cause?: unknown) {
    super(code, message, {}, cause);
  }
}

// Minifiers rename classes; what a reader of a log sees must stay.
for (const [name, type] of Object.entries({
  ArbiterError,
  WasmLoadError,
  InstanceDeadError,
  ArgumentError,
  FenError,
  MoveSyntaxError,
  IllegalMoveError,
  PgnError,
  PlyError,
  StaleHandleError,
  BudgetError,
  WorkerError,
})) {
  type.prototype.name = name;
}
