// How does a call on the page become a question to the worker?

import type { GameOptions } from '../arbiter.js';
import { fields, string, word } from '../arguments.js';
import { ArgumentError } from '../errors.js';
import { LANGUAGES, notLoaded, type Language } from '../languages.js';
import type { PgnSource } from '../pgn.js';
import { cut, cutAll, partsOf } from '../pieces.js';
import { loadCatalogue } from '../sentences.js';
import type { CanCastle, CanMate, Color, FenReport } from '../wire.js';
import type { WorkerArbiter, WorkerGame, WorkerPgnGame, WorkerSearchOptions } from './api.js';
import { stoppable, type Crew } from './crew.js';
import { readSignal, search } from './search.js';
import { ARBITER_CALLS, GAME_METHODS, GAME_PROPERTIES, type ReadGame } from './wire.js';

/** How many games of a file come at once. */
const BATCH = 16;

/** From this length on a count takes long. */
const LONG_PERFT = 5;

/** Lets go of the games that nobody holds any more. */
const forgotten = new FinalizationRegistry<{ readonly crew: Crew; readonly game: number }>(
  ({ crew, game }) => {
    crew.ask((host) => host.drop(game)).catch(() => {});
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

  dispose(): Promise<void> {
    forgotten.unregister(this);
    return this.#crew.ask((host) => host.drop(this.#game));
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

  async loadLanguage(language: Language): Promise<void> {
    const name = word('language', language, LANGUAGES);
    let text = '';
    try {
      if (name !== 'en') text = await loadCatalogue(name);
    } catch (cause) {
      throw notLoaded('language', name, cause);
    }
    return this.#crew.ask((host) => host.addLanguage(name, text));
  }

  async game(options?: GameOptions): Promise<WorkerGame> {
    return makeGame(this.#crew, await this.#crew.ask((host) => host.open(options)));
  }

  readPgn(
    source: PgnSource,
    options?: { readonly mode?: 'strict' | 'lenient' },
  ): AsyncIterable<WorkerPgnGame> {
    const crew = this.#crew;
    const parts = typeof source === 'string' ? cut(source) : partsOf(source);
    return {
      async *[Symbol.asyncIterator]() {
        const reader = await crew.ask((host) => host.openReader(options));
        try {
          for await (const piece of cutAll(parts)) {
            // A view is copied with all that lies behind it.
            const own = typeof piece === 'string' ? piece : piece.slice();
            await crew.ask((host) => host.feedReader(reader, own));
            yield* readGames(crew, reader);
          }
          await crew.ask((host) => host.feedReader(reader, null));
          yield* readGames(crew, reader);
        } finally {
          if (!crew.main.hasEnded) await crew.ask((host) => host.dropReader(reader));
        }
      },
    };
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

/** The games of a file that are complete; those that nobody waited for are let go of. */
async function* readGames(crew: Crew, reader: number): AsyncGenerator<WorkerPgnGame> {
  let batch: ReadGame[];
  do {
    batch = await crew.ask((host) => host.readGames(reader, BATCH));
    let given = 0;
    try {
      for (const { headers, game, problems } of batch) {
        given++;
        yield { headers, game: game === null ? null : makeGame(crew, game), problems };
      }
    } finally {
      for (const { game } of batch.slice(given)) {
        if (game !== null && !crew.main.hasEnded) await crew.ask((host) => host.drop(game));
      }
    }
  } while (batch.length === BATCH);
}
