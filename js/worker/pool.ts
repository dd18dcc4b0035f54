// Which workers answer batches, and what becomes of one that fails?
//
// They are started when a batch wants them, stay for the next one, and end when nothing was asked for a
// while. One that fails is replaced: what it was at is refused, and the others do not notice.

import { InstanceDeadError, WorkerError } from '../errors.js';
import type { Line } from './line.js';
import type { BatchQuestion } from './questions.js';
import type { Chunk, Sendable, Slice } from './wire.js';

/** After how many milliseconds without a batch its workers end. */
const IDLE = 10_000;

/** How many questions a worker has at a time: one that it is at, and one that it need not wait for. */
const AHEAD = 2;

/** Positions that are answered by one worker, in order. */
export interface Task {
  /** Which batch it is of. */
  readonly batch: number;
  readonly question: BatchQuestion;
  /** The positions that are not answered yet. */
  rest(): readonly Sendable[];
  /** Takes the answers of the next positions. */
  take(slice: Slice): void;
  /** Takes an error in place of the next answer. */
  refuse(error: Error): void;
  /** Hears that no answers will come, since there is no worker. */
  fail(reason: unknown): void;
}

/** A task that is not done. */
interface Pending {
  readonly task: Task;
  /** How many of its positions the worker has. */
  sent: number;
  /** Whether a worker ended by itself that had it: then its positions go one by one, and nothing else. */
  isSuspect: boolean;
}

/** The workers for batches of one Arbiter. */
export class Pool {
  readonly #open: () => Promise<Line>;
  readonly #seats: Seat[] = [];
  #batches = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Promise<Line>) {
    this.#open = open;
  }

  /** Seats for a batch, the least busy ones; `leave` must be called behind it. */
  enter(workers: number): readonly Seat[] {
    this.#batches++;
    clearTimeout(this.#idle);
    while (this.#seats.length < workers) this.#seats.push(new Seat(this.#open));
    const seats = [...this.#seats].sort((a, b) => a.batches - b.batches).slice(0, workers);
    for (const seat of seats) seat.batches++;
    return seats;
  }

  leave(seats: readonly Seat[]): void {
    for (const seat of seats) seat.batches--;
    if (--this.#batches > 0) return;
    this.#idle = setTimeout(
      () => this.end(new WorkerError('ERR_WORKER_ENDED', 'The worker was idle.')),
      IDLE,
    );
    // In Node a timer would keep the process alive.
    (this.#idle as { unref?(): void }).unref?.();
  }

  /** The workers that run. */
  lines(): Line[] {
    return this.#seats.flatMap((seat) => seat.line ?? []);
  }

  /** Ends the workers; what they have not answered fails for this reason. */
  end(reason: Error): void {
    clearTimeout(this.#idle);
    for (const seat of this.#seats.splice(0)) seat.end(reason);
  }
}

/** Where a worker is, or the one in its place. */
export class Seat {
  /** How many batches have this seat. */
  batches = 0;
  /** The worker, while it runs. */
  line: Line | undefined;
  readonly #open: () => Promise<Line>;
  #opening: Promise<Line> | undefined;
  #last = 0;
  /** What is not done, by numbers, in the order in which it came. */
  readonly #tasks = new Map<number, Pending>();
  #asking = 0;
  #end: { readonly reason: Error } | undefined;

  constructor(open: () => Promise<Line>) {
    this.#open = open;
  }

  /** Gives the worker something to do; returns how to take it back. */
  give(task: Task): () => void {
    const number = ++this.#last;
    this.#tasks.set(number, { task, sent: 0, isSuspect: false });
    if (this.#asking < AHEAD) void this.#ask();
    return () => this.#drop(number);
  }

  end(reason: Error): void {
    this.#end = { reason };
    this.line?.end(reason);
    this.line = undefined;
    this.#failAll(reason);
  }

  /** Asks until nothing is left to do. */
  async #ask(): Promise<void> {
    this.#asking++;
    try {
      while (this.#tasks.size > 0) await this.#askOnce();
    } finally {
      this.#asking--;
    }
  }

  async #askOnce(): Promise<void> {
    let line: Line;
    try {
      line = await (this.#opening ??= this.#start());
    } catch (error) {
      this.#opening = undefined;
      return this.#failAll(error);
    }
    try {
      const chunk = this.#unsent();
      const slice = await line.ask((host) => host.batch(chunk));
      if (line !== this.line || slice === null) return;
      const found = this.#tasks.get(slice.chunk);
      if (found) {
        found.sent -= slice.count;
        found.task.take(slice);
        if (found.task.rest().length === 0) this.#tasks.delete(slice.chunk);
      }
      if (slice.isDead) this.#replace();
    } catch (error) {
      if (line !== this.line) return; // another question has heard of it before
      if (!line.hasEnded) return this.#failAll(error);
      this.#replace(error);
    }
  }

  async #start(): Promise<Line> {
    const line = await this.#open();
    if (this.#end) {
      line.end(this.#end.reason);
      throw this.#end.reason;
    }
    return (this.line = line);
  }

  /** What the worker can be given besides what it has. */
  #unsent(): Chunk | undefined {
    for (const [number, pending] of this.#tasks) {
      const { task, sent, isSuspect } = pending;
      if (sent === 0) {
        const positions = isSuspect ? task.rest().slice(0, 1) : task.rest();
        pending.sent = positions.length;
        return { number, batch: task.batch, question: task.question, positions };
      }
      if (isSuspect) break;
    }
    return undefined;
  }

  /** Goes on with a new worker, and finds out at which position the old one ended by itself, if it did. */
  #replace(error?: unknown): void {
    this.line?.end(new InstanceDeadError());
    this.line = this.#opening = undefined;
    const sent = [...this.#tasks].filter(([, pending]) => pending.sent > 0);
    const [number, first] = sent[0] ?? [0, undefined];
    if (error !== undefined && sent.length === 1 && first!.sent === 1) {
      const text = 'The worker has ended while it was at this position.';
      first!.task.refuse(new WorkerError('ERR_WORKER_ENDED', text, error));
      if (first!.task.rest().length === 0) this.#tasks.delete(number);
    }
    for (const [, pending] of sent) {
      pending.sent = 0;
      if (error !== undefined) pending.isSuspect = true;
    }
  }

  #drop(number: number): void {
    const found = this.#tasks.get(number);
    this.#tasks.delete(number);
    if (found?.sent) this.line?.ask((host) => host.dropBatch(number)).catch(() => {});
  }

  #failAll(reason: unknown): void {
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const { task } of tasks) task.fail(reason);
  }
}
