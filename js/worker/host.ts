// What does the worker do with what the page asks?
//
// Each call is done at once, in the order in which the calls came.

import { expose, transfer } from 'comlink';
import { Arbiter, type GameOptions } from '../arbiter.js';
import { Destinations } from '../destinations.js';
import { InstanceDeadError, StaleHandleError } from '../errors.js';
import type { Game } from '../game.js';
import { Instance } from '../instance.js';
import type { Language } from '../languages.js';
import { openPgn, type PgnReader } from '../pgn.js';
import { Desk, type Started } from './desk.js';
import { beginSearch, continueSearch } from './pauses.js';
import { receiveLanguage } from './received.js';
import { BUILD, carryErrors, GAME_METHODS, GAME_PROPERTIES, type Host, type ReadGame } from './wire.js';
import type { Endpoint } from './line.js';

const OF_A_GAME: ReadonlySet<string> = new Set<string>([
  ...GAME_METHODS,
  ...GAME_PROPERTIES,
  'canMate',
  'canCastle',
]);

/** Numbered things that the page holds. */
class Shelf<T> {
  readonly #things = new Map<number, T>();
  #last = 0;

  put(thing: T): number {
    this.#things.set(++this.#last, thing);
    return this.#last;
  }

  get(number: number): T {
    const thing = this.#things.get(number);
    if (thing === undefined) throw new StaleHandleError();
    return thing;
  }

  take(number: number): T | undefined {
    const thing = this.#things.get(number);
    this.#things.delete(number);
    return thing;
  }
}

/** What stands at a path of an object: called with arguments, or read where it is no function. */
function reach(object: unknown, path: string, args: unknown[]): unknown {
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((each, name) => (each as Record<string, unknown>)[name], object);
  const found = (holder as Record<string, unknown>)[last];
  const answer: unknown = typeof found === 'function' ? found.apply(holder, args) : found;
  return answer instanceof Destinations ? new Map(answer) : answer; // which can be sent
}

/** Answers a page over an endpoint. */
export function answer(endpoint: Endpoint): void {
  carryErrors();
  const games = new Shelf<Game>();
  const readers = new Shelf<PgnReader>();
  let started: Started | undefined;
  const program = () => {
    if (!started) throw new InstanceDeadError();
    return started;
  };
  const desk = new Desk(program);
  const host: Host = {
    start(module) {
      const instance = Instance.start(module);
      started = { instance, arbiter: new Arbiter(instance) };
      return BUILD;
    },
    call: (name, args) => reach(program().arbiter, name, args),
    shuffle: (drawn) => program().arbiter.chess960.shuffle(() => drawn as number),
    addLanguage(language, text) {
      receiveLanguage(String(language), text);
      return program().arbiter.loadLanguage(language as Language);
    },
    open: (options) => games.put(program().arbiter.game(options as GameOptions)),
    ask(number, name, args) {
      if (!OF_A_GAME.has(name)) throw new TypeError(`a game has no ${name}`);
      return reach(games.get(number), name, args);
    },
    beginSearch(number, question, args, states) {
      beginSearch(program().instance, games.get(number).handle, question, args, states);
    },
    continueSearch: () => continueSearch(program().instance),
    setLanguage(number, language) {
      games.get(number).language = language as Language;
    },
    drop(numbers) {
      for (const number of numbers) games.take(number)?.dispose();
    },
    openReader: (strict, made) => readers.put(openPgn(program().instance, strict, made)),
    readGames(number, most, piece) {
      const reader = readers.get(number);
      if (piece !== undefined) reader.feed(piece);
      const list: ReadGame[] = [];
      try {
        for (let item; list.length < most && (item = reader.next());) {
          list.push({ ...item, game: item.game && games.put(item.game) });
        }
      } catch (error) {
        for (const { game } of list) if (game !== null) games.take(game)?.dispose();
        throw error;
      }
      return list;
    },
    dropReader: (number) => readers.take(number)?.close(),
    batch(chunk) {
      if (chunk) desk.put(chunk);
      const slice = desk.answer();
      if (!slice || !('targets' in slice.answers)) return slice;
      const { targets, ends } = slice.answers;
      return transfer(slice, [targets.buffer, ends.buffer]);
    },
    dropBatch: (number) => desk.drop(number),
  };
  expose(host, endpoint);
}
