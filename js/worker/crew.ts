// Which workers are there? One holds the games, and each long search gets one of its own, with a
// program of its own, that is dropped afterwards: so its memory is given back, and it can be stopped.
// Batches have more, which they share.

import { WorkerError } from '../errors.js';
import type { Language } from '../languages.js';
import { stoppable } from '../stopping.js';
import { Line, type Remotely, type Spawn } from './line.js';
import { Pool } from './pool.js';
import { BUILD } from './wire.js';

/** The workers of one Arbiter. */
export class Crew {
  readonly main: Line;
  /** The workers for batches. */
  readonly pool = new Pool(() => this.#join());
  /** How many of them there are unless one says otherwise. */
  readonly cores: number;
  readonly #spawn: Spawn;
  readonly #module: WebAssembly.Module;
  readonly #alone = new Set<Line>();
  /** The sentences of languages, by their names. */
  readonly #languages = new Map<Language, string>();
  /** Games that are let go of, and that the worker does not know of yet. */
  #dropped: number[] = [];

  private constructor(spawn: Spawn, module: WebAssembly.Module, cores: number) {
    this.#spawn = spawn;
    this.#module = module;
    this.cores = cores;
    this.main = new Line(spawn);
  }

  /** Starts the worker that holds the games. */
  static async start(
    spawn: Spawn,
    module: WebAssembly.Module,
    signal: AbortSignal | undefined,
    cores = globalThis.navigator?.hardwareConcurrency ?? 1,
  ): Promise<Crew> {
    signal?.throwIfAborted();
    const crew = new Crew(spawn, module, cores);
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
    this.#tellDropped();
    return this.main.ask(question);
  }

  /** Lets go of a game, before anything else is asked; many take one message together. */
  drop(game: number): void {
    if (this.main.hasEnded) return;
    if (this.#dropped.push(game) === 1) setTimeout(() => this.#tellDropped());
  }

  #tellDropped(): void {
    const games = this.#dropped;
    if (games.length === 0 || this.main.hasEnded) return;
    this.#dropped = [];
    this.main.ask((host) => host.drop(games)).catch(() => {});
  }

  /** Lets the workers speak a language, those too that come later. */
  async addLanguage(name: Language, text: string): Promise<void> {
    this.#languages.set(name, text);
    const others = this.pool.lines().map((line) => line.ask((host) => host.addLanguage(name, text)));
    await Promise.all([this.ask((host) => host.addLanguage(name, text)), ...others]);
  }

  /** A worker that speaks as the one that holds the games. */
  async #join(): Promise<Line> {
    this.main.throwIfEnded();
    const line = new Line(this.#spawn);
    try {
      await begin(line, this.#module);
      await Promise.all(
        [...this.#languages].map(([name, text]) => line.ask((host) => host.addLanguage(name, text))),
      );
    } catch (error) {
      line.end(error);
      throw error;
    }
    return line;
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
    this.pool.end(ended());
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
