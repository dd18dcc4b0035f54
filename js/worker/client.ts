// How does a call on the page become a question to the worker?

import type { GameOptions } from '../arbiter.js';
import { fields, string, choice } from '../arguments.js';
import { ArgumentError } from '../errors.js';
import { LANGUAGES, notLoaded, type Language } from '../languages.js';
import { readPgnOptions, type PgnOptions, type PgnSource } from '../pgn.js';
import { loadCatalogue } from '../sentences.js';
import { readSignal, stoppable } from '../stopping.js';
import type { CanCastle, CanMate, Color, FenReport } from '../wire.js';
import type { WorkerArbiter, WorkerGame, WorkerPgnGame, WorkerSearchOptions } from './api.js';
import { answerBatch } from './batch.js';
import type { Crew } from './crew.js';
import type { BatchAnswer, BatchOptions, BatchPositions, BatchQuestion } from './questions.js';
import { readRemotely } from './reading.js';
import { search } from './search.js';
import { ARBITER_CALLS, GAME_METHODS, GAME_PROPERTIES } from './wire.js';

/** From this length on a count takes long. */
const LONG_PERFT = 5;

/** Lets go of the games that nobody holds any more. */
const forgotten = new FinalizationRegistry<{ readonly crew: Crew; readonly game: number }>(
  ({ crew, game }) => {
    crew.drop(game);
  },
);

class RemoteGame {
  readonly #crew: Crew;
  readonly #game: number;

  constructor(crew: Crew, game: number) {
    this.#crew = crew;
    this.#game = game;
    forgotten.register(this, { crew, game }, this);
  }

  static {
    for (const name of GAME_METHODS) {
      const value = function (this: RemoteGame, ...args: unknown[]) {
        return this.#ask(name, args);
      };
      Object.defineProperty(this.prototype, name, { value, configurable: true, writable: true });
    }
    for (const name of GAME_PROPERTIES) {
      const get = function (this: RemoteGame) {
        return this.#ask(name, []);
      };
      Object.defineProperty(this.prototype, name, { get, configurable: true });
    }
    // Engines without `using` have no such symbol.
    if (Symbol.asyncDispose) {
      const value = this.prototype.dispose;
      Object.defineProperty(this.prototype, Symbol.asyncDispose, {
        value,
        configurable: true,
        writable: true,
      });
    }
  }

  setLanguage(language: Language): Promise<void> {
    return this.#crew.ask((host) => host.setLanguage(this.#game, language));
  }

  canMate(color: Color, options?: WorkerSearchOptions): Promise<CanMate> {
    return search<CanMate>(this.#crew, this.#game, 'canMate', [color], options);
  }

  canCastle(color: Color, side: 'a' | 'h', options?: WorkerSearchOptions): Promise<CanCastle> {
    return search<CanCastle>(this.#crew, this.#game, 'canCastle', [color, side], options);
  }

  /** What is asked later comes after it, so there is nothing to wait for. */
  async dispose(): Promise<void> {
    forgotten.unregister(this);
    this.#crew.drop(this.#game);
  }

  #ask(name: string, args: unknown[]): Promise<unknown> {
    return this.#crew.ask((host) => host.ask(this.#game, name, args));
  }
}

const makeGame = (crew: Crew, game: number) => new RemoteGame(crew, game) as unknown as WorkerGame;

/** The Arbiter of a page whose games are in a worker. */
export class RemoteArbiter implements WorkerArbiter {
  readonly #crew: Crew;
  readonly chess960: WorkerArbiter['chess960'];
  readonly laws: WorkerArbiter['laws'];

  constructor(crew: Crew) {
    this.#crew = crew;
    this.chess960 = this.#part('chess960', {
      shuffle: async (random: () => number = Math.random) => {
        if (typeof random !== 'function') throw new ArgumentError('random', 'a function was expected.');
        const drawn = random();
        return crew.ask((host) => host.shuffle(drawn));
      },
    });
    this.laws = this.#part('laws', {});
  }

  get isDead(): boolean {
    return this.#crew.main.hasEnded;
  }

  get version(): Promise<string> {
    return this.#call('version', []) as Promise<string>;
  }

  checkFen(...args: Parameters<WorkerArbiter['checkFen']>): Promise<FenReport> {
    return this.#call('checkFen', args) as Promise<FenReport>;
  }

  dests(...args: Parameters<WorkerArbiter['dests']>): ReturnType<WorkerArbiter['dests']> {
    return this.#call('dests', args) as ReturnType<WorkerArbiter['dests']>;
  }

  async loadLanguage(language: Language): Promise<void> {
    const name = LANGUAGES[choice('language', language, LANGUAGES)]!;
    let text = '';
    try {
      if (name !== 'en') text = await loadCatalogue(name);
    } catch (cause) {
      throw notLoaded('language', name, cause);
    }
    return this.#crew.addLanguage(name, text);
  }

  async game(options?: GameOptions): Promise<WorkerGame> {
    return makeGame(this.#crew, await this.#crew.ask((host) => host.open(options)));
  }

  readPgn(source: PgnSource, options?: PgnOptions): AsyncIterable<WorkerPgnGame> {
    return readRemotely(this.#crew, source, readPgnOptions(options), makeGame);
  }

  batch<Q extends BatchQuestion>(
    positions: BatchPositions,
    question: Q,
    options?: BatchOptions,
  ): AsyncIterable<BatchAnswer<Q>> {
    return answerBatch(this.#crew, positions, question, options);
  }

  async perft(...[fen, depth, options]: Parameters<WorkerArbiter['perft']>): Promise<number> {
    const { variant, signal } = fields('options', options, ({ variant, signal }) => ({
      variant,
      signal: readSignal(signal),
    }));
    const args = [string('fen', fen), depth, { variant }];
    if (!(depth >= LONG_PERFT)) return stoppable(signal, this.#call('perft', args) as Promise<number>);
    return this.#crew.alone(signal, (line) =>
      line.ask((host) => host.call('perft', args) as Promise<number>),
    );
  }

  terminate(): void {
    this.#crew.terminate();
  }

  #call(name: (typeof ARBITER_CALLS)[number], args: unknown[]): Promise<unknown> {
    return this.#crew.ask((host) => host.call(name, args) as Promise<unknown>);
  }

  /** An object whose members are asked of the worker, but those that are given. */
  #part<T extends object>(part: string, given: object): T {
    const object = { ...given };
    for (const call of ARBITER_CALLS) {
      const [holder, name] = call.split('.') as [string, string];
      if (holder !== part) continue;
      const ask = (...args: unknown[]) => this.#call(call, args);
      const descriptor = call === 'laws.editions' ? { get: () => ask() } : { value: ask };
      Object.defineProperty(object, name, { ...descriptor, enumerable: true });
    }
    return Object.freeze(object) as T;
  }
}
