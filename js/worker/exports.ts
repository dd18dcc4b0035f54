// What does the entry for workers offer, in every place?

export * from '../exports.js';
export type { InPromises, WorkerArbiter, WorkerGame, WorkerPgnGame, WorkerSearchOptions } from './api.js';
export type {
  BatchAnswer,
  BatchAnswered,
  BatchAnswerTo,
  BatchCanMate,
  BatchOptions,
  BatchPosition,
  BatchPositions,
  BatchQuestion,
  BatchRefused,
} from './questions.js';
