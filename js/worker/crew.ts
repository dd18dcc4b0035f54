// Which workers are there? One holds the games, and each long search gets one of its own, with a
// program of its own, that is dropped afterwards: so its memory is given back, and it can be stopped.

import { WorkerError } from '../errors.js';
import { Line, type Remotely, type Spawn } from './line.js';
import { BUILD } from './wire.js';

/** The workers of one Arbiter. */
export class Crew {
  readonly main: Line;
  readonly #spawn: Spawn;
  readonly #module: WebAssembly.Module;
  readonly #alone = new Set<Line>();

  private constructor(spawn: Spawn, module: WebAssembly.Module) {
    this.#spawn = spawn;
    this.#module = module;
    this.main = new Line(spawn);
  }

  /** Starts the worker that holds the games. */
  static async start(spawn: Spawn, module: WebAssembly.Module, signal: AbortSignal): Promise<Crew> {
    signal.throwIfAborted();
    const crew = new Crew(spawn, module);
    try {
      await stoppable(signal, begin(crew.main, module));
    } catch (error) {
      crew.main.end(error);
      throw error;
    }
    return crew;
  }

  /** Asks the worker that holds the games. */
  ask<T>(question: (host: Remotely) => Promise<T>): Promise<T> {
    return this.main.ask(question);
  }

  /** Does something in a worker of its own, until a signal stops it. */
  async alone<T>(signal: AbortSignal | undefined, work: (line: Line) => Promise<T>): Promise<T> {
    this.main.throwIfEnded();
    signal?.throwIfAborted();
    const line = new Line(this.#spawn);
    this.#alone.add(line);
    try {
      return await stoppable(
        signal,
        begin(line, this.#module).then(() => work(line)),
      );
    } finally {
      this.#alone.delete(line);
      line.end(ended());
    }
  }

  /** Ends all workers. */
  terminate(): void {
    for (const line of [this.main, ...this.#alone]) line.end(ended());
  }
}

/** Starts the program in a worker, whose script must be of the same build as this. */
async function begin(line: Line, module: WebAssembly.Module): Promise<void> {
  const build = await line.ask((host) => host.start(module));
  if (build === BUILD) return;
  throw new WorkerError(
    'ERR_WORKER_START',
    'The script of the worker is of another version than the JavaScript of the page. ' +
      'Take both from one package; a cache may hold an old file.',
  );
}

const ended = () =>
  new WorkerError('ERR_WORKER_ENDED', 'The worker has been ended; call init() for a new one.');

/** Waits for an answer until a signal says to stop. */
export async function stoppable<T>(signal: AbortSignal | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  let stop!: () => void;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([answer, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
