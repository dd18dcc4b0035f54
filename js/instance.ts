// What is one running Go program, seen from JavaScript?
//
// Texts go in through one buffer and come out through another, moves come out as
// numbers, and whatever is more than that is left in the mailbox as a value. A
// program that traps is dead from then on: it may have left anything half done.

import { InstanceDeadError, WasmLoadError } from './errors.js';
import { otherVersion } from './load.js';
import { INPUT_ROOM } from './pieces.js';
import { startProgram, startProgramLater } from './program.js';
import { WIRE_HASH, type ExportName } from './wire.js';

/** A handle, a length, a flag, an answer: all that crosses in a call is a number. */
type Call = (...numbers: number[]) => number;

/** A program that has started, whichever compiler has made it. */
export interface Program {
  readonly exports: WebAssembly.Exports;
  readonly memory: WebAssembly.Memory;
  /** Whether it has ended without a trap; its exports answer garbage from then on. */
  readonly hasEnded: boolean;
  /** Takes the value that an export has left. */
  take(): unknown;
}

/** What wasm/arbiter exports; what each does stands there. */
type Exports = Readonly<Record<ExportName, Call>>;

/** What an export answers where it cannot do what is asked. */
export const REFUSED = -1;
export const STALE = -2;
export const FULL = -3;
export const OUTSIDE = -4;

/** The buffers of the program, in the order in which they are asked for. */
const ROOM = { input: INPUT_ROOM, output: 1 << 14, words: 1 << 11 };

/** Room that is left behind a text for a short one. */
const BEHIND = 1 << 8;

export { INPUT_ROOM };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What holds a game of the program: its handle, 0 when it was let go of. */
interface Holder {
  readonly handle: number;
}

/** A running program. */
export class Instance {
  /** The program's functions; each throws an InstanceDeadError once the program has failed. */
  readonly call: Exports;
  /** The languages that are loaded. */
  readonly languages = new Set<string>(['en']);
  readonly #program: Program;
  readonly #addresses: readonly number[];
  #death: InstanceDeadError | undefined;
  /**
   * Lets go of the games that nobody holds any more. A game that was disposed of stays registered:
   * taking it out costs more than all else that dispose does, and its handle names nothing any more.
   */
  #games: FinalizationRegistry<number> | undefined;
  /** Games that are not registered yet: most of those that are short-lived never need to be. */
  #young: Holder[] = [];
  #input!: Uint8Array;
  #text!: Uint8Array;
  #output!: Uint8Array;
  #words!: Int32Array;

  private constructor(program: Program) {
    this.#program = program;
    const { exports } = program;
    if ((exports['wireHash'] as Call | undefined)?.() !== WIRE_HASH) {
      throw otherVersion();
    }
    const call: Record<string, Call> = {};
    for (const name in exports) {
      const value = exports[name];
      if (typeof value === 'function') call[name] = this.#guard(value as Call);
    }
    // Filled name by name it is a slow object to look into; that of which it is the prototype is a quick one.
    this.call = Object.create(call) as Exports;
    const address = exports['address'] as Call;
    this.#addresses = [address(0), address(1), address(2)];
    this.#look();
  }

  /** Starts a program, in the way of the compiler that made it. */
  static start(module: WebAssembly.Module, start = startProgram): Instance {
    try {
      return new Instance(start(module));
    } catch (cause) {
      throw notStarted(cause);
    }
  }

  /** Starts a program on a page too whose browser instantiates only small ones at once: Chromium before 114. */
  static async startLater(module: WebAssembly.Module): Promise<Instance> {
    try {
      return new Instance(await startProgramLater(module));
    } catch (cause) {
      throw notStarted(cause);
    }
  }

  /** Whether the program has failed. */
  get isDead(): boolean {
    return this.#death !== undefined;
  }

  /** Looks after a game, from the end of what is being done on, or when sixty more have come. */
  adopt(game: Holder): void {
    if (this.#young.push(game) === 1) queueMicrotask(() => this.#register());
    else if (this.#young.length > 60) this.#register();
  }

  #register(): void {
    this.#games ??= new FinalizationRegistry((handle) => {
      if (!this.isDead) this.call.dropGame(handle);
    });
    for (const game of this.#young) if (game.handle !== 0) this.#games.register(game, game.handle);
    this.#young = [];
  }

  /** Numbers the program answers with. */
  get words(): Int32Array {
    if (this.#words.length === 0) this.#look();
    return this.#words;
  }

  /** Writes a text into the input and returns its length there; what is beyond 65 kB is cut off. */
  write(text: string): number {
    if (text === '') return 0;
    if (this.#text.length === 0) this.#look();
    return encoder.encodeInto(text, this.#text).written;
  }

  /** Writes a short text behind the one in the input; returns its length. */
  writeBehind(text: string, offset: number): number {
    return encoder.encodeInto(text, this.#input.subarray(offset)).written;
  }

  /** Writes what fits of a text from an offset on; tells the units read and the bytes written. */
  writePart(text: string, offset: number): { read: number; written: number } {
    if (this.#input.length === 0) this.#look();
    return encoder.encodeInto(offset === 0 ? text : text.slice(offset, offset + INPUT_ROOM), this.#input);
  }

  /** Writes bytes, at most INPUT_ROOM. */
  writeBytes(bytes: Uint8Array): void {
    if (this.#input.length === 0) this.#look();
    this.#input.set(bytes);
  }

  /** Reads the text that the program has written. */
  read(length: number): string {
    if (this.#output.length === 0) this.#look();
    return decoder.decode(this.#output.subarray(0, length));
  }

  /** Writes a list of numbers into the input, at most a quarter of INPUT_ROOM. */
  writeNumbers(numbers: readonly number[]): void {
    this.writeBytes(new Uint8Array(Int32Array.from(numbers).buffer));
  }

  /** Takes the value that the program has left in the mailbox. */
  take<T>(): T {
    return this.#program.take() as T;
  }

  /** Makes the views anew: growing memory detaches them. */
  #look(): void {
    const { buffer } = this.#program.memory;
    const [input, output, words] = this.#addresses as [number, number, number];
    this.#input = new Uint8Array(buffer, input, ROOM.input);
    this.#text = this.#input.subarray(0, ROOM.input - BEHIND);
    this.#output = new Uint8Array(buffer, output, ROOM.output);
    this.#words = new Int32Array(buffer, words, ROOM.words);
  }

  #guard(call: Call): Call {
    return (a, b, c, d, e) => {
      if (this.#death) throw this.#death;
      let answer: number;
      try {
        answer = call(a!, b!, c!, d!, e!);
      } catch (cause) {
        throw (this.#death = new InstanceDeadError(cause));
      }
      // The standard compiler's programs end without a trap, and answer garbage.
      if (this.#program.hasEnded) throw (this.#death = new InstanceDeadError());
      return answer;
    };
  }
}

function notStarted(cause: unknown): WasmLoadError {
  if (cause instanceof WasmLoadError) return cause;
  return new WasmLoadError('The WebAssembly program does not start.', {}, cause);
}
