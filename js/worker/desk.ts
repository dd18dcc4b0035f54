// How does a worker answer many positions, so that the page hears of them soon and can stop it?
//
// Chunks of positions lie in the order in which they came. Whenever the page asks, the first is gone on
// with for some milliseconds, also in the middle of a long search, and what is answered by then goes out.
// Then it is the turn of another batch, so that none waits for the long searches of another.

import type { Arbiter } from '../arbiter.js';
import type { Game } from '../game.js';
import type { Instance } from '../instance.js';
import type { CanMate } from '../wire.js';
import { packError, searchError } from './faults.js';
import { DestinationsPack, packMate } from './packs.js';
import { beginSearch, continueSearch } from './pauses.js';
import type { BatchCanMate, BatchPosition } from './questions.js';
import type { Chunk, Slice } from './wire.js';

/** For how many milliseconds a worker answers before it tells, and hears what is new. */
const SLICE = 10;

/**
 * How many positions a search may look at at once, which costs least; some milliseconds. What is found with
 * a quarter of them is found so with any number: no stage of the search was cut short.
 */
const FEW = 4000;

/** A program that has been started. */
export interface Started {
  readonly instance: Instance;
  readonly arbiter: Arbiter;
}

/** A chunk that is not done. */
interface Begun extends Chunk {
  /** How many of its positions are answered. */
  done: number;
  /** The game of the position that is being searched. */
  searched: Game | undefined;
}

/** The chunks that a worker has still to answer. */
export class Desk {
  readonly #program: () => Started;
  #chunks: Begun[] = [];
  /** What most positions are answered with: being the same object, it crosses once in a message. */
  readonly #usual: { status?: unknown; claims?: unknown } = {};

  constructor(program: () => Started) {
    this.#program = program;
  }

  put(chunk: Chunk): void {
    this.#chunks.push({ ...chunk, done: 0, searched: undefined });
  }

  /** Forgets a chunk, whether it has been begun or not. */
  drop(number: number): void {
    const dropped = this.#chunks.find((chunk) => chunk.number === number);
    if (dropped) leaveSearch(dropped);
    this.#chunks = this.#chunks.filter((chunk) => chunk !== dropped);
  }

  /** Goes on with a chunk; null where there is none. */
  answer(): Slice | null {
    const chunk = this.#next();
    if (!chunk) return null;
    const { number, question, positions } = chunk;
    const started = this.#program();
    const { instance } = started;
    const pack = question === 'destinations' ? new DestinationsPack(instance) : undefined;
    const list: unknown[] = [];
    const faults: Slice['faults'][number][] = [];
    const begun = performance.now();
    const end = begun + SLICE;
    let count = 0;
    let isLong: boolean;
    do {
      isLong = chunk.searched !== undefined; // behind a long search it is the turn of another
      const position = positions[chunk.done]!;
      try {
        if (typeof question === 'object') {
          const answer = search(started, chunk, question, end);
          if (answer === null) break; // it is not at its end
          list.push(packMate(answer));
        } else {
          const game = open(started, position);
          try {
            if (pack) pack.add(instance.call.dests(game.handle));
            else list.push(this.#ask(game, question as 'status' | 'claims'));
          } finally {
            game.dispose();
          }
        }
      } catch (error) {
        faults.push([
          count,
          packError(typeof question === 'object' ? searchError(error, question.states) : error),
        ]);
        if (pack) pack.add(0);
        else list.push(null);
      }
      chunk.done++;
      count++;
    } while (chunk.done < positions.length && !isLong && !instance.isDead && performance.now() < end);
    this.#goOn(chunk);
    const answers = pack ? pack.done() : list;
    return {
      chunk: number,
      count,
      answers,
      faults,
      took: performance.now() - begun,
      isDead: instance.isDead,
    };
  }

  #ask(game: Game, question: 'status' | 'claims'): unknown {
    if (question === 'status') {
      const status = game.status();
      return status.over ? status : (this.#usual.status ??= status);
    }
    const claims = game.claims();
    return claims.length > 0 ? claims : (this.#usual.claims ??= claims);
  }

  /** Whose turn it is. The program searches one position at a time: other searches wait for its end. */
  #next(): Begun | undefined {
    const searching = this.#chunks.find(({ searched }) => searched);
    return this.#chunks.find(
      (chunk) => !searching || chunk === searching || typeof chunk.question !== 'object',
    );
  }

  /** After a chunk of one batch it is the turn of the others. */
  #goOn(last: Begun): void {
    const left = this.#chunks.filter((chunk) => chunk !== last || last.done < last.positions.length);
    const [own, others] = [true, false].map((isOwn) =>
      left.filter((chunk) => (chunk.batch === last.batch) === isOwn),
    );
    this.#chunks = [...others!, ...own!];
  }
}

/** Goes on with the search of a position; null where it is not at its end in time. */
function search(started: Started, chunk: Begun, question: BatchCanMate, end: number): CanMate | null {
  const { canMate: color, states = FEW } = question;
  try {
    if (!chunk.searched) {
      const game = (chunk.searched = open(started, chunk.positions[chunk.done]!));
      const few = Math.min(states, FEW);
      const first = game.canMate(color, { states: few });
      const isSame = few === states || (first.verdict !== 'undecided' && 4 * first.states <= few);
      if (isSame) {
        leaveSearch(chunk);
        return first;
      }
      beginSearch(started.instance, game.handle, 'canMate', [color], states);
    }
    const { answer } = continueSearch<CanMate>(started.instance, end);
    if (answer !== null) leaveSearch(chunk);
    return answer;
  } catch (error) {
    leaveSearch(chunk);
    throw error;
  }
}

function leaveSearch(chunk: Begun): void {
  chunk.searched?.dispose();
  chunk.searched = undefined;
}

const open = ({ arbiter }: Started, position: BatchPosition): Game =>
  arbiter.game(typeof position === 'string' ? { fen: position } : position);
