/**
 * How is lesson.wasm started and spoken to?
 *
 * Text goes in through the program's fixed buffer, in pieces if need be. Objects go through the
 * mailbox: the elements to draw into, and the answers.
 */

import { InstanceDeadError, WasmLoadError } from '../errors.js';
import { createGo, forget, memoryOf, start, type Go } from '../generated/runtime.js';
import { beside, loadModule, otherVersion, type WasmSource } from '../load.js';
import { WIRE_HASH } from '../wire.js';
import type { LessonAnswer } from './answer.js';
import { moduleAt } from './modules.js';
import { makeNode } from './nodes.js';

export interface ProgramOptions {
  /** Where lesson.wasm is; by default beside this module. */
  readonly wasm?: WasmSource | Promise<WasmSource>;
  readonly signal?: AbortSignal;
}

/** The places of a page that the program draws into; any of them may be missing. */
export interface Places {
  readonly course?: HTMLElement | null;
  readonly above?: HTMLElement | null;
  readonly below?: HTMLElement | null;
  readonly side?: HTMLElement | null;
  readonly foot?: HTMLElement | null;
  readonly conditions?: HTMLElement | null;
  readonly castling?: HTMLElement | null;
  readonly claims?: HTMLElement | null;
}

interface Exports {
  wireHash?(): number;
  bufferAddress(): number;
  bufferLength(): number;
  addText(length: number): void;
  show(): number;
  act(now: number, more: number): void;
}

/** The elements to draw into, what makes others, and the answers of `act` and of a `show` that has refused. */
interface Mailbox extends Places {
  readonly make: (text: string) => Node;
  /** In JSON. */
  answer: string;
  error: string;
}

/**
 * Starts the program with the places that it draws into.
 *
 * @throws WasmLoadError where the program cannot be loaded or does not start.
 */
export async function startProgram(options: ProgramOptions, places: Places): Promise<Program> {
  const { signal = new AbortController().signal } = options;
  const source = (await options.wasm) ?? beside(() => new URL('./lesson.wasm', import.meta.url));
  const module = await (typeof source === 'string' || source instanceof URL
    ? moduleAt(source, signal)
    : loadModule(source, { integrity: undefined, signal, readFile: undefined }));
  const mailbox: Mailbox = { ...places, make: makeNode, answer: '', error: '' };
  const go = createGo({ __mailbox: mailbox });
  const instance = await begin(() => WebAssembly.instantiate(module, go.importObject));
  signal.throwIfAborted();
  await begin(() => start(go, instance));
  const { wireHash } = instance.exports as unknown as Exports;
  // The program of another entry starts, too; it has the hash, and not what this one calls.
  if (!('addText' in instance.exports) || wireHash?.() !== WIRE_HASH) throw otherVersion();
  return new Program(go, instance, mailbox);
}

/** Takes a step of the start; whatever goes wrong in it, the program does not start. */
async function begin<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new WasmLoadError('The WebAssembly program does not start.', {}, cause);
  }
}

const encoder = new TextEncoder();

/** A program that runs. */
export class Program {
  readonly #exports: Exports;
  readonly #instance: WebAssembly.Instance;
  readonly #mailbox: Mailbox;
  readonly #go: Go;
  #isDead = false;

  /** @internal Made by `startProgram`. */
  constructor(go: Go, instance: WebAssembly.Instance, mailbox: Mailbox) {
    this.#go = go;
    this.#instance = instance;
    this.#exports = instance.exports as unknown as Exports;
    this.#mailbox = mailbox;
  }

  /** Draws the panels for a record; returns the code of what is wrong with it, null for nothing. */
  show(record: string): string | null {
    const isShown = this.#call(() => {
      this.#send(record);
      return this.#exports.show();
    });
    return isShown ? null : this.#mailbox.error;
  }

  /** Does what an action asks for, and draws what has changed, unless more actions follow at once. */
  act(action: string, more = false): LessonAnswer {
    this.#call(() => {
      this.#send(action);
      this.#exports.act(performance.now(), Number(more));
    });
    return JSON.parse(this.#mailbox.answer) as LessonAnswer;
  }

  /** Hands a text over, in pieces that fit the program's buffer. */
  #send(text: string): void {
    const { bufferAddress, bufferLength, addText } = this.#exports;
    for (let rest = text; rest !== '';) {
      const memory = memoryOf(this.#instance).buffer;
      const view = new Uint8Array(memory, bufferAddress() >>> 0, bufferLength());
      const { read, written } = encoder.encodeInto(rest, view);
      addText(written);
      rest = rest.slice(read);
    }
  }

  /** Calls into the program; one that has failed is not called again. */
  #call<T>(work: () => T): T {
    if (this.#isDead) throw new InstanceDeadError();
    try {
      const answer = work();
      forget(this.#go);
      if (!this.#go.exited) return answer;
    } catch (cause) {
      this.#isDead = true;
      throw new InstanceDeadError(cause);
    }
    this.#isDead = true;
    throw new InstanceDeadError();
  }
}
