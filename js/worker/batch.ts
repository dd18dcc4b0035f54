// How are many positions answered by several workers, in order and with bounded memory?
//
// Positions are taken from their source in chunks, no more than the workers want, and each worker has the
// next chunk before it has done with one. What is answered waits until all before it is given.

import { stoppable } from '../stopping.js';
import type { Crew } from './crew.js';
import type { Seat } from './pool.js';
import { Answers, type Lists } from './answers.js';
import { readBatchOptions, readPositions, readQuestion, type ReadBatchOptions } from './asking.js';
import type { BatchAnswer, BatchOptions, BatchPositions, BatchQuestion } from './questions.js';
import { Source } from './source.js';
import { Work, type Asker } from './work.js';

/** How many positions the first chunks have, and how many the others at most. */
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 512;

/** How long a worker is to be busy with a chunk, about, in milliseconds. */
const CHUNK_TIME = 5;

/** How many chunks a worker has, and how many there are for each worker with those that wait to be given. */
const AT_HAND = 2;
const UNDER_WAY = 4;

/** After how many milliseconds one hears again of how far a batch is. */
const PAUSE = 100;

/** Answers a question about positions; each loop asks anew. */
export function answerBatch<Q extends BatchQuestion>(
  crew: Crew,
  positions: BatchPositions,
  question: Q,
  options: BatchOptions | undefined,
): AsyncIterable<BatchAnswer<Q>> {
  const list = readPositions(positions);
  const asked = readQuestion(question);
  const how = readBatchOptions(options, crew.cores);
  return {
    [Symbol.asyncIterator]: () =>
      new Answers(how.signal, () => new Batch<Q>(crew, new Source(list), asked, how)),
  };
}

/** How many batches there were: each has a number, by which a worker tells them apart. */
let batches = 0;

/** A loop over answers that is under way. */
class Batch<Q extends BatchQuestion> implements Lists<BatchAnswer<Q>>, Asker {
  readonly batch = ++batches;
  readonly question: BatchQuestion;
  readonly #crew: Crew;
  readonly #source: Source;
  readonly #how: ReadBatchOptions;
  readonly #seats: readonly Seat[];
  /** What was taken and not given, in order, and the seat of each. */
  readonly #works: { readonly work: Work; readonly seat: Seat; readonly drop: () => void }[] = [];
  readonly #news = new Bell();
  /** How many positions were taken from the source, and how many of them are answered. */
  #taken = 0;
  #answered = 0;
  /** How long a position takes, in milliseconds; 0 where that is not known yet. */
  #pace = 0;
  /** How long a worker has been at positions that are not answered. */
  #spent = 0;
  #hasEnded = false;
  #failure: { readonly reason: unknown } | undefined;
  #told = performance.now();

  constructor(crew: Crew, source: Source, question: BatchQuestion, how: ReadBatchOptions) {
    this.#crew = crew;
    this.#source = source;
    this.question = question;
    this.#how = how;
    this.#seats = crew.pool.enter(how.workers);
    void this.#read();
  }

  /** The next answers; null at the end. */
  async next(): Promise<readonly BatchAnswer<Q>[] | null> {
    for (;;) {
      const first = this.#works[0]?.work;
      const answers = first?.given();
      if (first?.isDone) {
        this.#works.shift();
        this.#news.ring();
      }
      this.#tell(false);
      if (answers?.length) return answers as readonly BatchAnswer<Q>[];
      if (first?.isDone) continue;
      if (!first && this.#hasEnded) {
        if (this.#failure) throw this.#failure.reason;
        this.#tell(true);
        return null;
      }
      await stoppable(this.#how.signal, this.#news.heard());
    }
  }

  /** Takes back what is not answered, and lets go of the source. */
  async close(): Promise<void> {
    this.#stop();
    this.#crew.pool.leave(this.#seats);
    await this.#source.stop();
  }

  /** Gives work to the workers until there is no more. */
  async #read(): Promise<void> {
    try {
      while (!this.#hasEnded) {
        const seat = this.#free();
        if (!seat) {
          await this.#news.heard();
          continue;
        }
        const positions = await this.#source.take(this.#size());
        if (positions.length === 0) break;
        if (!this.#hasEnded) this.#give(seat, positions);
      }
    } catch (reason) {
      this.#failure ??= { reason };
    }
    this.#hasEnded = true;
    this.#news.ring();
  }

  #give(seat: Seat, positions: readonly unknown[]): void {
    const work = new Work(this.#taken, positions, this);
    this.#taken += positions.length;
    this.#works.push({ work, seat, drop: seat.give(work) });
  }

  /** The seat that has least to do, where one has room for more. */
  #free(): Seat | undefined {
    if (this.#works.length >= UNDER_WAY * this.#seats.length) return undefined;
    let least = AT_HAND;
    let found: Seat | undefined;
    for (const seat of this.#seats) {
      const count = this.#works.filter((each) => each.seat === seat && !each.work.isDone).length;
      if (count < least) [least, found] = [count, seat];
    }
    return found;
  }

  /** How many positions the next chunk has. */
  #size(): number {
    if (this.#pace === 0) return FIRST_CHUNK;
    return Math.max(1, Math.min(LARGEST_CHUNK, Math.round(CHUNK_TIME / this.#pace)));
  }

  /** Hears that so many positions more are answered, and how long a worker was at it. */
  heard(count: number, took: number): void {
    this.#answered += count;
    this.#spent += took;
    if (count > 0) {
      const pace = this.#spent / count;
      this.#pace = this.#pace === 0 ? pace : 0.7 * this.#pace + 0.3 * pace;
      this.#spent = 0;
    }
    this.#news.ring();
  }

  /** Hears that nothing more comes, and why. */
  failed(reason: unknown): void {
    this.#failure ??= { reason };
    this.#stop();
  }

  #tell(isEnd: boolean): void {
    const { progress } = this.#how;
    if (!progress || (!isEnd && performance.now() < this.#told + PAUSE)) return;
    this.#told = performance.now();
    progress(this.#answered, this.#source.total);
  }

  #stop(): void {
    this.#hasEnded = true;
    for (const { drop } of this.#works.splice(0)) drop();
    this.#news.ring();
  }
}

/** Wakes up who waits for news. */
class Bell {
  #heard: Promise<void> | undefined;
  #wake: (() => void) | undefined;

  heard(): Promise<void> {
    return (this.#heard ??= new Promise((resolve) => (this.#wake = resolve)));
  }

  ring(): void {
    this.#wake?.();
    this.#heard = this.#wake = undefined;
  }
}
