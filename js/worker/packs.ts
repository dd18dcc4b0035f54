// How do many answers cross from a worker to the page in one message?
//
// Destinations cross as bytes that are handed over, and become Maps on the page when they are read: so
// the page, which is one thread, is not kept by what it does not look at. Of other answers most are the
// same object, which crosses once.

import { ownDestinations, WORDS } from '../destinations.js';
import type { Instance } from '../instance.js';
import type { CanMate, Claim, Square, Status } from '../wire.js';
import type { BatchAnswer, BatchPosition, BatchQuestion } from './questions.js';

/** Destinations as the program writes them, one behind the other, and where those of each position end. */
export interface PackedDestinations {
  readonly targets: Int32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** Takes the destinations of some positions. */
export class DestinationsPack {
  readonly #instance: Instance;
  readonly #ends: number[] = [];
  #targets = new Int32Array(1 << 12);
  #length = 0;

  constructor(instance: Instance) {
    this.#instance = instance;
  }

  /** Adds what the program has just written, of so many squares; none for a position without an answer. */
  add(count: number): void {
    const length = count * WORDS;
    const end = this.#length + length;
    if (end > this.#targets.length) {
      const larger = new Int32Array(2 * end);
      larger.set(this.#targets);
      this.#targets = larger;
    }
    // So few numbers are copied faster than a view of them is made.
    const { words } = this.#instance;
    for (let i = 0; i < length; i++) this.#targets[this.#length + i] = words[i]!;
    this.#length = end;
    this.#ends.push(end);
  }

  done(): PackedDestinations {
    return { targets: this.#targets.slice(0, this.#length), ends: Uint32Array.from(this.#ends) };
  }
}

/** A position with its destinations, a Map from when it is read. */
class Destined {
  readonly index: number;
  readonly position: BatchPosition;
  readonly error = null;
  #targets: Int32Array | null;
  readonly #start: number;
  readonly #end: number;
  #map: Map<Square, Square[]> | undefined;

  constructor(index: number, position: BatchPosition, { targets, ends }: PackedDestinations, i: number) {
    this.index = index;
    this.position = position;
    this.#targets = targets;
    this.#start = i === 0 ? 0 : ends[i - 1]!;
    this.#end = ends[i]!;
  }

  get answer(): Map<Square, Square[]> {
    if (this.#targets) {
      this.#map = ownDestinations(this.#targets, this.#start, this.#end);
      this.#targets = null;
    }
    return this.#map!;
  }
}

/** An answer whose line is one text, which crosses ten times as fast as a list of moves. */
type PackedMate = Omit<CanMate, 'line'> & { readonly line: string | null };

/** Packs what a search has found. */
export const packMate = (answer: CanMate): PackedMate => ({
  ...answer,
  line: answer.line && answer.line.join(' '),
});

/** What came for some positions: packed destinations, or a list of other answers. */
export type PackedAnswers = PackedDestinations | readonly unknown[];

/** Makes the answer of a position; each gets an object of its own. */
export function unpack(
  index: number,
  position: BatchPosition,
  answers: PackedAnswers,
  i: number,
): BatchAnswer<BatchQuestion> {
  if ('targets' in answers) return new Destined(index, position, answers, i);
  const answer = unpackOther(answers[i] as readonly Claim[] | Status | PackedMate);
  return { index, position, answer, error: null };
}

function unpackOther(answer: readonly Claim[] | Status | PackedMate): Claim[] | Status | CanMate {
  if ('length' in answer) return [...answer];
  if (!('line' in answer)) return { ...answer };
  // The line of a mate that is on the board has no moves.
  return { ...answer, line: answer.line === '' ? [] : (answer.line?.split(' ') ?? null) };
}
