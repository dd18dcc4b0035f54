// What becomes of positions that go to a worker together?

import type { ArbiterError } from '../errors.js';
import { unpackError } from './faults.js';
import { unpack } from './packs.js';
import type { Task } from './pool.js';
import { readPosition } from './asking.js';
import type { BatchAnswer, BatchPosition, BatchQuestion } from './questions.js';
import type { Sendable, Slice } from './wire.js';

/** Who waits for the answers. */
export interface Asker {
  readonly batch: number;
  readonly question: BatchQuestion;
  /** Hears that so many positions more are answered, and how long a worker was at it. */
  heard(count: number, took: number): void;
  /** Hears that nothing more comes, and why. */
  failed(reason: unknown): void;
}

/** Some positions of a batch. */
export class Work implements Task {
  readonly #first: number;
  readonly #positions: readonly unknown[];
  readonly #asker: Asker;
  readonly #sent: readonly Sendable[];
  /** What is seen here to be no position. */
  readonly #wrong = new Map<number, Error>();
  #answers: BatchAnswer<BatchQuestion>[] = [];
  #done = 0;

  constructor(first: number, positions: readonly unknown[], asker: Asker) {
    this.#first = first;
    this.#positions = positions;
    this.#asker = asker;
    this.#sent = positions.map((position, i) => {
      if (typeof position === 'string') return position;
      try {
        return readPosition(`positions[${first + i}]`, position);
      } catch (error) {
        this.#wrong.set(i, error as Error);
        return null;
      }
    });
  }

  get batch(): number {
    return this.#asker.batch;
  }

  get question(): BatchQuestion {
    return this.#asker.question;
  }

  /** Whether all positions are answered. */
  get isDone(): boolean {
    return this.#done === this.#positions.length;
  }

  /** The answers that have come since this was last called. */
  given(): readonly BatchAnswer<BatchQuestion>[] {
    const answers = this.#answers;
    if (answers.length > 0) this.#answers = [];
    return answers;
  }

  rest(): readonly Sendable[] {
    return this.#sent.slice(this.#done);
  }

  take({ count, answers, faults, took }: Slice): void {
    const errors = new Map(faults);
    for (let i = 0; i < count; i++) {
      const fault = errors.get(i);
      if (fault) this.#refuse(unpackError(fault));
      else this.#answers.push(unpack(this.#first + this.#done, this.#position, answers, i));
      this.#done++;
    }
    this.#asker.heard(count, took);
  }

  refuse(error: Error): void {
    this.#refuse(error);
    this.#done++;
    this.#asker.heard(1, 0);
  }

  fail(reason: unknown): void {
    this.#asker.failed(reason);
  }

  /** The position that is answered next. */
  get #position(): BatchPosition {
    return this.#positions[this.#done] as BatchPosition;
  }

  #refuse(error: Error): void {
    this.#answers.push({
      index: this.#first + this.#done,
      position: this.#position,
      answer: null,
      error: (this.#wrong.get(this.#done) ?? error) as ArbiterError,
    });
  }
}
