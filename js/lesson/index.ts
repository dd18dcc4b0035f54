/**
 * How do the teaching panels come into a page?
 *
 * `loadLesson` starts lesson.wasm; the Go program in it draws two panels into elements of the
 * page: which castlings there are, and which draws may be claimed. A page shows it a record, and
 * hears what a click on a panel asks for by cancelable events that bubble from the panel:
 *
 * - `play-request` {uci}: play this move, a castling.
 * - `claim-request` {kind, intending}: claim a draw.
 * - `goto-request` {ply}: show this ply of the record.
 * - `mark-request` {marks}: mark these squares of the board.
 *
 * The panels are plain elements in the page's own tree, so the page's style sheets dress them.
 */

import { ArgumentError, InstanceDeadError, WasmLoadError } from '../errors.js';
import { createGo, forget, memoryOf, start, type Go } from '../generated/runtime.js';
import { beside, loadModule, otherVersion, type WasmSource } from '../load.js';
import { WIRE_HASH, type ClaimKind, type Color, type Square, type Variant } from '../wire.js';

/** The game up to the position that the panels are about. */
export interface LessonRecord {
  readonly variant: Variant;
  /** The FEN of the first position. */
  readonly start: string;
  /** The moves up to the position shown, in UCI. */
  readonly moves: readonly string[];
  /** The score, if a ruling has ended the game; "" or nothing otherwise. */
  readonly result?: string;
}

export interface LessonOptions {
  /** Where lesson.wasm is; by default beside this module. */
  readonly wasm?: WasmSource | Promise<WasmSource>;
  readonly signal?: AbortSignal;
  /** The elements to draw into; what stands in them is replaced. */
  readonly castling?: HTMLElement | null;
  readonly claims?: HTMLElement | null;
}

export interface LessonMark {
  readonly square: Square;
  readonly kind: 'path' | 'good' | 'point' | 'attack';
}

export interface LessonEventMap {
  'play-request': CustomEvent<{ uci: string }>;
  'claim-request': CustomEvent<{ kind: ClaimKind; intending: string | null }>;
  'goto-request': CustomEvent<{ ply: number }>;
  'mark-request': CustomEvent<{ marks: readonly LessonMark[] }>;
}

interface Exports {
  wireHash?(): number;
  bufferAddress(): number;
  bufferLength(): number;
  addText(length: number): void;
  show(): number;
  act(): number;
}

/** The elements to draw into, and the answers of `act` and of a `show` that has refused. */
interface Mailbox {
  castling: HTMLElement | null;
  claims: HTMLElement | null;
  verb: string;
  what: string;
  move: string;
  ply: number;
  error: string;
}

/**
 * Starts lesson.wasm and mounts its panels, empty at first.
 *
 * @throws WasmLoadError where the program cannot be loaded or does not start.
 */
export async function loadLesson(options: LessonOptions = {}): Promise<Lesson> {
  const { signal = new AbortController().signal } = options;
  const source = (await options.wasm) ?? beside(() => new URL('./lesson.wasm', import.meta.url));
  const module = await loadModule(source, { integrity: undefined, signal, readFile: undefined });
  const mailbox: Mailbox = {
    castling: options.castling ?? null,
    claims: options.claims ?? null,
    verb: '',
    what: '',
    move: '',
    ply: 0,
    error: '',
  };
  const go = createGo({ __mailbox: mailbox });
  const instance = await begin(() => WebAssembly.instantiate(module, go.importObject));
  signal.throwIfAborted();
  await begin(() => start(go, instance));
  const { wireHash } = instance.exports as unknown as Exports;
  // The program of another entry starts, too; it has the hash, and not what this one calls.
  if (!('addText' in instance.exports) || wireHash?.() !== WIRE_HASH) throw otherVersion();
  return new Lesson(go, instance, mailbox);
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

/** The mounted panels. */
export class Lesson {
  readonly #exports: Exports;
  readonly #instance: WebAssembly.Instance;
  readonly #mailbox: Mailbox;
  readonly #go: Go;
  readonly #listening = new AbortController();
  #isDead = false;

  /** @internal Made by `loadLesson`. */
  constructor(go: Go, instance: WebAssembly.Instance, mailbox: Mailbox) {
    this.#go = go;
    this.#instance = instance;
    this.#exports = instance.exports as unknown as Exports;
    this.#mailbox = mailbox;
    const panels = [mailbox.castling, mailbox.claims].filter((panel) => panel !== null);
    for (const panel of panels) panel.replaceChildren();
    for (const panel of panels) {
      panel.addEventListener('click', (event) => this.#onClick(event, panel), {
        signal: this.#listening.signal,
      });
    }
  }

  /**
   * Draws the panels for a record. Only what has changed is touched.
   *
   * @throws ArgumentError for a record that cannot be played, with `details.problem`, the code of
   * what is wrong; the panels stay as they were.
   */
  show(record: LessonRecord): void {
    if (this.#listening.signal.aborted) return;
    const { variant, start, moves, result = '' } = record;
    const isShown = this.#call(() => {
      this.#send([variant, start, moves.join(' '), result].join('\n'));
      return this.#exports.show();
    });
    if (isShown) return;
    const problem = this.#mailbox.error;
    throw new ArgumentError('record', `it cannot be shown: ${problem}.`, { problem });
  }

  /** Empties the panels for good and stops listening to them. */
  dispose(): void {
    this.#listening.abort();
    this.#mailbox.castling?.replaceChildren();
    this.#mailbox.claims?.replaceChildren();
  }

  /** The one listener of a panel: what was clicked says in an attribute what it asks for. */
  #onClick(event: MouseEvent, panel: HTMLElement): void {
    const button = (event.target as Element).closest<HTMLElement>('[data-action]');
    const action = button?.dataset['action'];
    if (!button || action === undefined || !panel.contains(button)) return;
    const isKnown = this.#call(() => {
      this.#send(action);
      return this.#exports.act();
    });
    if (!isKnown) return;
    const { verb, what, move, ply } = this.#mailbox;
    if (verb === 'play') emit(button, 'play-request', { uci: what });
    if (verb === 'goto') emit(button, 'goto-request', { ply });
    if (verb === 'claim') {
      emit(button, 'claim-request', { kind: what as ClaimKind, intending: move === '' ? null : move });
    }
    if (verb === 'mark') emit(button, 'mark-request', { marks: marksOf(what) });
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

function emit<Name extends keyof LessonEventMap>(
  target: HTMLElement,
  name: Name,
  detail: LessonEventMap[Name]['detail'],
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** Reads marks as the program writes them: "e1=path g1=good". */
function marksOf(text: string): LessonMark[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [square, kind] = word.split('=');
      return { square: square as Square, kind: kind as LessonMark['kind'] };
    });
}

declare global {
  interface HTMLElementEventMap extends LessonEventMap {}
}

export type { ClaimKind, Color, Square, Variant, WasmSource };
