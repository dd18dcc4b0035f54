// Is what a caller asks of many positions what can be asked?

import { choice, fields, integer, pick, string } from '../arguments.js';
import type { GameOptions } from '../arbiter.js';
import { ArgumentError } from '../errors.js';
import { readSignal } from '../stopping.js';
import type { BatchOptions, BatchPositions, BatchQuestion } from './questions.js';
import { MOST } from './search.js';

/** How many workers there are by default, at most, and how many one may ask for. */
const MOST_BY_DEFAULT = 16;
const MOST_WORKERS = 64;

const DEFAULT_STATES = 50_000;
const QUESTIONS = ['destinations', 'status', 'claims'] as const;
const COLORS = ['white', 'black'] as const;

/** Options of a batch that are known to be right. */
export interface ReadBatchOptions {
  readonly workers: number;
  readonly signal: AbortSignal | undefined;
  readonly progress: BatchOptions['progress'];
}

/** Positions that can be taken one by one. A text is no list of positions, but of letters. */
export function readPositions(positions: unknown): BatchPositions {
  if (positions !== null && typeof positions === 'object') {
    if (Symbol.asyncIterator in positions || Symbol.iterator in positions) return positions as BatchPositions;
  }
  throw new ArgumentError('positions', 'an iterable of FENs, or of options of games, was expected.');
}

/** What a game is opened with, as it can be sent; the worker looks at it closer. */
export function readPosition(name: string, position: unknown): GameOptions {
  if (position === null || typeof position !== 'object') string(name, position); // which throws
  const read = pick(
    name,
    position,
    'fen',
    'pgn',
    'variant',
    'laws',
    'timeControl',
    'castlingRights',
    'supervised',
    'language',
  );
  for (const [field, value] of Object.entries(read)) {
    if (value !== undefined && typeof value !== 'boolean') string(`${name}.${field}`, value);
  }
  if (read.fen === undefined && read.pgn === undefined) {
    throw new ArgumentError(name, 'a FEN, or options with a fen or a pgn, was expected.');
  }
  return read as GameOptions;
}

/** A question with all that belongs to it. */
export function readQuestion(question: unknown): BatchQuestion {
  if (question === null || typeof question !== 'object') {
    return QUESTIONS[choice('question', question, QUESTIONS)]!;
  }
  const { canMate, states } = fields('question', question, ({ canMate, states }) => ({ canMate, states }));
  const most = integer('question.states', states ?? DEFAULT_STATES, 1, 1e8);
  return {
    canMate: COLORS[choice('question.canMate', canMate, COLORS)]!,
    states: Math.min(most, MOST.canMate),
  };
}

export function readBatchOptions(options: unknown, cores: number): ReadBatchOptions {
  const { workers, signal, progress } = fields('options', options, ({ workers, signal, progress }) => ({
    workers,
    signal,
    progress,
  }));
  if (progress !== undefined && typeof progress !== 'function') {
    throw new ArgumentError('options.progress', 'a function was expected.');
  }
  const wanted = workers ?? Math.max(1, Math.min(MOST_BY_DEFAULT, cores));
  return {
    workers: integer('options.workers', wanted, 1, MOST_WORKERS),
    signal: readSignal(signal),
    progress: progress as BatchOptions['progress'],
  };
}
