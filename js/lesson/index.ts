/**
 * What does the package offer for lessons?
 *
 * `<chess-lesson>`, the whole teaching table (see element.ts), and `loadLesson`, which draws two of its
 * panels beside a game that the page keeps itself: which castlings there are, and which draws may
 * be claimed. Such a page shows a record, and hears what a click on a panel asks for by cancelable
 * events that bubble from the panel:
 *
 * - `play-request` {uci}: play this move, a castling.
 * - `claim-request` {kind, intending}: claim a draw.
 * - `goto-request` {ply}: show this ply of the record.
 * - `mark-request` {marks}: mark these squares of the board.
 *
 * The panels are plain elements in the page's own tree, so the page's style sheets dress them.
 */

import { ArgumentError } from '../errors.js';
import type { Language } from '../languages.js';
import type { WasmSource } from '../load.js';
import type { ClaimKind, Color, Edition, Square, Variant } from '../wire.js';
import { loadWords } from './languages.js';
import { startProgram, type Program } from './program.js';

export { ChessLessonElement } from './element.js';

/** The game up to the position that the panels are about. */
export interface LessonRecord {
  /** Standard chess or Chess960. */
  readonly variant: Variant;
  /** The FEN of the first position. */
  readonly start: string;
  /** The moves up to the position shown, in UCI. */
  readonly moves: readonly string[];
  /** The score, if a ruling has ended the game; "" or nothing otherwise. */
  readonly result?: string;
  /** The edition of the Laws by which it is judged; 2023 by default. */
  readonly laws?: Edition;
  /** When a right to castle ends, where the edition leaves that open; "until-moved" by default. */
  readonly castlingRights?: 'until-moved' | 'while-usable';
}

/** Where the panels of `loadLesson` are drawn, and where the program is loaded from. */
export interface LessonOptions {
  /** Where lesson.wasm is; by default beside this module. */
  readonly wasm?: WasmSource | Promise<WasmSource>;
  /** Stops the loading. */
  readonly signal?: AbortSignal;
  /** The elements to draw into; what stands in them is replaced. */
  readonly castling?: HTMLElement | null;
  /** The element for the panel of claims. */
  readonly claims?: HTMLElement | null;
}

/** A square that a panel asks to have marked. */
export interface LessonMark {
  /** Which square. */
  readonly square: Square;
  /** The path of king and rook, what is good or to be noticed, and where an attack comes from. */
  readonly kind: 'path' | 'good' | 'point' | 'attack';
}

/** What a click on a panel asks for; all bubble, are composed and can be cancelled. */
export interface LessonEventMap {
  /** Play this move, a castling in UCI. */
  'play-request': CustomEvent<{ uci: string }>;
  /** Claim a draw, as it stands or with the move in SAN that is about to be made. */
  'claim-request': CustomEvent<{ kind: ClaimKind; intending: string | null }>;
  /** Show this ply of the record. */
  'goto-request': CustomEvent<{ ply: number }>;
  /** Mark these squares of the board. */
  'mark-request': CustomEvent<{ marks: readonly LessonMark[] }>;
}

/**
 * Starts lesson.wasm and mounts its panels, empty at first.
 *
 * @throws WasmLoadError where the program cannot be loaded or does not start.
 */
export async function loadLesson(options: LessonOptions = {}): Promise<Lesson> {
  const { castling = null, claims = null } = options;
  const words = loadWords('en');
  words.catch(() => undefined); // it is waited for below
  const program = await startProgram(options, { castling, claims });
  program.act(await words);
  return new Lesson(
    program,
    [castling, claims].filter((panel) => panel !== null),
  );
}

/** The mounted panels. */
export class Lesson {
  readonly #program: Program;
  readonly #panels: readonly HTMLElement[];
  readonly #listening = new AbortController();
  /** By what is judged, as the program was told. */
  #edition = '2023';
  #reading = 'until-moved';
  /** The language that was asked for last. */
  #wanted = 'en';

  /** @internal Made by `loadLesson`. */
  constructor(program: Program, panels: readonly HTMLElement[]) {
    this.#program = program;
    this.#panels = panels;
    for (const panel of panels) {
      panel.replaceChildren();
      panel.addEventListener('click', (event) => onClick(event, panel), {
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
    const problem = this.#program.show([variant, start, moves.join(' '), result].join('\n'));
    if (problem !== null) throw new ArgumentError('record', `it cannot be shown: ${problem}.`, { problem });
    const { laws = '2023', castlingRights = 'until-moved' } = record;
    if (laws !== this.#edition) this.#program.act(`edition\n${(this.#edition = laws)}`);
    if (castlingRights !== this.#reading) this.#program.act(`reading\n${(this.#reading = castlingRights)}`);
  }

  /**
   * Has the panels speak a language, which is loaded if need be; the last one that was asked for stays.
   *
   * @throws Error where it cannot be loaded; the panels then speak as before.
   */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const words = await loadWords(language);
    if (!this.#listening.signal.aborted && language === this.#wanted) this.#program.act(words);
  }

  /** Empties the panels for good and stops listening to them. */
  dispose(): void {
    this.#listening.abort();
    for (const panel of this.#panels) panel.replaceChildren();
  }
}

/** The one listener of a panel: what was clicked says in an attribute what it asks for. */
function onClick(event: MouseEvent, panel: HTMLElement): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-action]');
  if (!button || !panel.contains(button)) return;
  const [verb, first = '', second] = button.dataset['action']!.split(' ');
  const marks = button.dataset['action']!.split(' ').slice(1);
  if (verb === 'play') emit(button, 'play-request', { uci: first });
  if (verb === 'goto') emit(button, 'goto-request', { ply: Number(first) });
  if (verb === 'claim') {
    emit(button, 'claim-request', { kind: first as ClaimKind, intending: second ?? null });
  }
  if (verb === 'mark') emit(button, 'mark-request', { marks: marks.map(markOf) });
}

function emit<Name extends keyof LessonEventMap>(
  target: HTMLElement,
  name: Name,
  detail: LessonEventMap[Name]['detail'],
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}

/** Reads a mark as the program writes it: "e1=path". */
function markOf(word: string): LessonMark {
  const [square, kind] = word.split('=');
  return { square: square as Square, kind: kind as LessonMark['kind'] };
}

declare global {
  interface HTMLElementEventMap extends LessonEventMap {}
}

export type { ClaimKind, Color, Edition, Language, Square, Variant, WasmSource };
