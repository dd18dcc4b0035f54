/**
 * What does a page get when it writes `<chess-board>`?
 *
 * The custom element: it keeps the state given by its host, feeds the input machine, carries out
 * its effects as cancelable events and has the scene drawn. It knows no rule of chess. Importing
 * this file does nothing, and works where there is no DOM.
 *
 * Its events are told in events.ts.
 */

import type { RookCastling } from './castling.js';
import type { Chooser } from './chooser.js';
import { HandDrawings } from './drawing.js';
import type { ChessBoardEventMap, Emit } from './events.js';
import { afterPaint } from './finish.js';
import { Hand } from './hand.js';
import { heldAt, type Input } from './input.js';
import { commandOf } from './keyboard.js';
import type { PieceStyle } from './pieces.js';
import { listenToPointers, type Pointers } from './pointer.js';
import { BoardRenderer } from './render.js';
import { attempt, extras, partOf, type Later } from './later.js';
import { factsOf, sceneOf } from './scene.js';
import { Spoken } from './spoken.js';
import {
  EMPTY_VIEW,
  isSamePlacement,
  readState,
  withRookCastling,
  type BoardState,
  type View,
} from './state.js';
import type { Shape } from './shapes.js';
import { isSquare, opposite, type Color, type Square } from './squares.js';
import type { BoardStrings } from './strings.js';
import { adoptStyle } from './style.js';

/** How long, in milliseconds, what is needed later waits for an idle moment. */
const IDLE_MS = 300;

/** In Node there is no HTMLElement: the class can be imported there, not made. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<chess-board>`, a board that knows no rules: it shows the `state` that its host gives, and tells by the
 * events of `ChessBoardEventMap` what the player asks for. Importing the class registers nothing:
 * `ChessBoardElement.define()` does, and so does the entry `chess-arbiter/board/define`.
 */
export class ChessBoardElement extends Base {
  static readonly observedAttributes: readonly string[] = [
    'orientation',
    'fen',
    'label',
    'rook-castling',
    'drawings',
    'hints',
    'pieces',
    'typed',
  ];

  /**
   * Registers the element, unless the name is taken already; then the first one stays. A class has
   * one name only, so any other name than the usual one gets a class derived from this.
   */
  static define(tag = 'chess-board'): void {
    const registry = globalThis.customElements;
    if (registry === undefined || registry.get(tag) !== undefined) return;
    registry.define(tag, tag === 'chess-board' ? this : class extends this {});
  }

  #state: BoardState | null = null;
  #view: View = EMPTY_VIEW;
  #pointed: Square | null = null;
  #tabStop: Square = 'a1';
  #drawing = false;
  readonly #renderer: BoardRenderer;
  readonly #hand: Hand;
  readonly #chooser: Later<Chooser>;
  readonly #drawings: HandDrawings;
  readonly #pointers: Pointers;
  readonly #spoken: Spoken;

  readonly #emit: Emit = (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  constructor() {
    super();
    const document = this.ownerDocument;
    const root = this.attachShadow({ mode: 'open' });
    this.#renderer = new BoardRenderer(document);
    const { frame } = this.#renderer;
    root.append(frame);
    this.#spoken = new Spoken({ root, frame, emit: this.#emit });
    this.#hand = new Hand({
      view: () => this.#view,
      emit: this.#emit,
      spoken: this.#spoken,
      changed: (before) => this.#draw(before),
    });
    this.#chooser = partOf(
      ({ Chooser }) =>
        new Chooser(frame, {
          choose: (signal) => this.#hand.signal(signal),
          cancel: (reason) => this.#hand.signal({ on: 'cancel', reason }),
        }),
    );
    this.#drawings = new HandDrawings({
      offer: (drawings) => this.#emit('drawings-change', { drawings }),
      changed: () => this.#draw(null),
    });
    this.#pointers = this.#listenToPointers(root);
    this.#listen();
  }

  /** What the board shows; null before the first one. Setting it answers a pending request. */
  get state(): BoardState | null {
    return this.#state;
  }

  /** @throws TypeError for a state that is not well formed; the board then keeps what it had. */
  set state(state: BoardState | null) {
    const before = this.#view;
    const view = state === null ? EMPTY_VIEW : readState(state, this.#rookCastling());
    const hadState = this.#state !== null;
    this.#state = state;
    this.#view = view;
    this.#spoken.shown(before, view);
    this.#hand.answered(before, view);
    if (hadState && !isSamePlacement(before, view)) {
      this.#drawings.abandon();
      this.#drawings.clear();
    }
  }

  /**
   * The arrows and circles drawn by hand: by the right button of a mouse or a long press, or set here.
   * A click where nothing is in hand and a new position take them away. The list is frozen.
   *
   * @throws TypeError when one that is set is not well formed.
   */
  get drawings(): readonly Shape[] {
    return this.#drawings.list;
  }

  /**
   * Replaces what is drawn by hand.
   *
   * @throws TypeError for a shape that is none
   */
  set drawings(shapes: readonly Shape[]) {
    this.#drawings.list = shapes;
  }

  /** The side at the bottom. */
  get orientation(): Color {
    return this.getAttribute('orientation') === 'black' ? 'black' : 'white';
  }

  /** Turns the board; the same as the attribute `orientation`. */
  set orientation(color: Color) {
    this.setAttribute('orientation', color);
  }

  /** The words of the board; English unless set, and where some are missing. Of those, only what squares need is there at once. */
  get strings(): BoardStrings {
    return this.#spoken.strings;
  }

  /** Sets all words, or some of them: those left out are English. */
  set strings(strings: Partial<BoardStrings>) {
    this.#spoken.useStrings(strings);
    // A question that is open is asked again in the new words.
    const hadFocus = this.#hasFocus();
    this.#chooser.part?.close();
    this.#draw(null);
    if (hadFocus && !this.#hasFocus()) this.focus();
  }

  /** Turns the board round. */
  flip(): void {
    this.orientation = opposite(this.orientation);
  }

  /** Says a text politely to a screen reader: a move, a hint. */
  announce(text: string): void {
    this.#spoken.say((speaker) => speaker.announce(text));
  }

  /** Says a text at once: a refusal with its reason, a result. */
  alert(text: string): void {
    this.#spoken.alert(text);
  }

  /** Puts back a piece in hand; the reason of `move-cancel` is "escape". */
  cancel(): void {
    this.#hand.signal({ on: 'cancel', reason: 'escape' });
  }

  /** Focuses the square that last had the focus, or the one given. */
  override focus(options?: FocusOptions & { square?: string }): void {
    if (isSquare(options?.square)) this.#tabStop = options.square;
    this.#draw(null);
    if (this.#isAsking) this.#chooser.part!.focus();
    else this.#renderer.focus(this.#tabStop);
  }

  /** @hidden */
  connectedCallback(): void {
    const root = this.shadowRoot!;
    adoptStyle(root);
    this.#loadExtras(root);
    // A property set before the element was defined hides the accessor: hand it over.
    for (const name of ['state', 'strings', 'orientation', 'drawings'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      Reflect.deleteProperty(this, name);
      // What is not well formed leaves the others as they are.
      attempt(() => Reflect.set(this, name, value));
    }
    // Most hosts set a state at once; only without one is the empty board named.
    queueMicrotask(() => {
      if (!this.#renderer.isDrawn) this.#draw(null);
    });
  }

  /** @hidden */
  disconnectedCallback(): void {
    this.#pointers.rest();
    this.#drawings.abandon();
    this.#hand.signal({ on: 'cancel', reason: 'removed' });
    this.#pointed = null;
    this.#renderer.rest();
    this.#spoken.rest();
  }

  /** @hidden */
  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    // A state that was set before the element was defined counts, and waits to be handed over.
    if (name === 'fen' && Object.hasOwn(this, 'state')) return;
    if (name === 'fen') this.state = value === null ? null : { fen: value };
    else if (name === 'typed') this.#spoken.typed = value !== null;
    else {
      if (name === 'rook-castling') this.#view = withRookCastling(this.#view, this.#rookCastling());
      if (name === 'drawings' && value === 'off') this.#drawings.abandon();
      this.#draw(null);
      this.#pointers.look();
    }
  }

  /** Loads what is needed later: when the page is idle, or at once if a reader's colours are part of it. */
  #loadExtras(root: ShadowRoot): void {
    const load = (): void =>
      extras.use(({ STYLE, Coordinates }) => {
        adoptStyle(root, STYLE);
        afterPaint(() => this.#renderer.addCoordinates(Coordinates));
      });
    const isUrgent =
      extras.part !== null ||
      this.getAttribute('theme') === 'high-contrast' ||
      globalThis.matchMedia?.('(prefers-contrast: more), (forced-colors: active)').matches;
    if (isUrgent) load();
    else afterPaint(load, IDLE_MS);
  }

  #listenToPointers(root: ShadowRoot): Pointers {
    let wasEmptyHanded = false;
    let pressed: Square | null = null;
    return listenToPointers(this.#renderer.board, {
      squareOf: (node) => this.#renderer.squareOf(node),
      squareAtPoint: (x, y) => this.#renderer.squareOf(root.elementFromPoint(x, y)),
      squareBelow: (x, y) => this.#renderer.squareBelow(x, y),
      holds: () => this.#hand.held !== null,
      point: (square) => this.#point(square),
      signal: (signal, event) => {
        if (signal.on === 'press' || signal.on === 'choose') {
          wasEmptyHanded = this.#hand.held === null;
          pressed = signal.at;
        }
        if (signal.on === 'choose') this.#hand.choose(signal.at);
        else this.#hand.signal(signal);
        if (signal.on === 'press') this.#focusSquare(signal.at);
        const { input } = this.#hand;
        if (input.name === 'dragging' && event !== null) this.#renderer.drag(input.from);
        const isClick = signal.on === 'choose' || (signal.on === 'release' && signal.at === pressed);
        if (isClick && wasEmptyHanded) this.#drawings.clear();
      },
      draws: () => this.getAttribute('drawings') !== 'off',
      drawings: this.#drawings,
    });
  }

  #listen(): void {
    const { board } = this.#renderer;
    board.addEventListener('focusin', (event) => {
      const square = this.#renderer.squareOf(event.target);
      if (square === null || this.#drawing) return;
      this.#tabStop = square;
      this.#point(square);
      this.#draw(null);
      this.#emit('square-focus', { square });
    });
    board.addEventListener('focusout', (event) => {
      if (this.#drawing) return;
      this.#point(null);
      if (!board.contains(event.relatedTarget as Node | null)) board.classList.remove('pointed');
    });
    // Focus that a pointer has set needs no ring; a browser shows one, since a script moves it.
    board.addEventListener('pointerdown', () => board.classList.add('pointed'), true);
    board.addEventListener('keydown', (event) => {
      board.classList.remove('pointed');
      this.#onKey(event);
    });
    board.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
  }

  #onKey(event: KeyboardEvent): void {
    const at = this.#renderer.squareOf(event.target);
    if (at === null || event.defaultPrevented || event.isComposing) return;
    const view = this.#view;
    const hasShortcuts = this.getAttribute('shortcuts') !== 'off';
    const answering = { spoken: this.#spoken, emit: this.#emit, hasShortcuts };
    const below = this.orientation;
    const later = extras.part;
    const command =
      commandOf(event, at, below) ?? later?.shortcutFor(event, { view, at, below }, answering) ?? null;
    if (command === null) return;
    if (command.do === 'cancel' && this.#hand.held === null) return;
    event.preventDefault();
    if (command.do === 'focus') this.#focusSquare(command.square);
    else if (command.do === 'cancel') this.#hand.signal({ on: 'cancel', reason: 'escape' });
    else if (event.repeat) return;
    else if (command.do === 'choose') this.#hand.choose(at);
    else if (command.do === 'flip') {
      this.flip();
      this.#spoken.say((speaker) => speaker.turned(this.orientation));
    } else {
      const facts = factsOf(sceneOf(view, this.#hand.input, this.#pointed), at);
      later?.answer(command.do, { view, at, held: this.#hand.held, facts }, answering);
    }
  }

  #point(square: Square | null): void {
    if (this.#pointed === square) return;
    this.#pointed = square;
    if (this.#hand.input.name === 'armed') this.#draw(null);
  }

  #focusSquare(square: Square): void {
    if (!this.#isAsking) this.#renderer.focus(square);
  }

  /** `before` is the input state that was left, null if only the picture changes. */
  #draw(before: Input | null): void {
    const input = this.#hand.input;
    const { orientation } = this;
    const isDropped = before?.name === 'dragging' && input.name !== 'dragging';
    const isMade = input.name === 'sent' || input.name === 'asking';
    const hadFocus = this.#hasFocus();

    this.#drawing = true;
    if (this.#isAsking && input.name !== 'asking') {
      this.#tabStop = heldAt(input) ?? (input.name === 'sent' ? input.to : this.#tabStop);
    }
    if (isDropped) this.#renderer.drop(!isMade && this.#animates());
    const hints = this.getAttribute('hints') !== 'off';
    this.#renderer.draw(sceneOf(this.#view, input, this.#pointed, this.#drawings.seen, hints), {
      below: orientation,
      strings: this.strings,
      tabStop: this.#tabStop,
      animates: () => this.#animates(),
      carried: isDropped && isMade ? before.from : null,
      pieceStyle: this.#pieceStyle(),
    });
    const name = this.strings.board(orientation, this.#view.turn);
    const label = this.getAttribute('label');
    const { language, hint } = this.strings;
    this.#renderer.describe({ name: label ? `${label}: ${name}` : name, hint, language });
    this.#drawChooser(before !== null);
    if (hadFocus && !this.#hasFocus()) this.#renderer.focus(this.#tabStop);
    this.#drawing = false;
  }

  /** Whether a question lies over the board. */
  get #isAsking(): boolean {
    return this.#chooser.part?.isOpen === true;
  }

  /** `takesFocus` unless it is only drawn anew. */
  #drawChooser(takesFocus: boolean): void {
    const { board } = this.#renderer;
    const { input } = this.#hand;
    if (input.name === 'asking') {
      this.#chooser.use(
        (chooser) => this.#ask(chooser, takesFocus),
        () => this.#hand.answer(),
      );
    } else if (this.#isAsking) {
      board.inert = false;
      this.#chooser.part!.close();
    }
  }

  #ask(chooser: Chooser, takesFocus: boolean): void {
    const { input } = this.#hand;
    if (input.name !== 'asking') return;
    const wasOpen = chooser.isOpen;
    if (!wasOpen) chooser.open(input, this.#view, this.strings, this.#pieceStyle());
    chooser.place(this.orientation);
    if (!wasOpen && takesFocus) chooser.focus();
    this.#renderer.board.inert = true;
  }

  #pieceStyle(): PieceStyle {
    return this.getAttribute('pieces') === 'glyphs' ? 'glyphs' : 'drawn';
  }

  #hasFocus(): boolean {
    return this.shadowRoot?.activeElement != null;
  }

  #rookCastling(): RookCastling {
    const preference = this.getAttribute('rook-castling');
    return preference === 'always' || preference === 'never' ? preference : 'drag';
  }

  #animates(): boolean {
    return (
      this.isConnected &&
      this.getAttribute('animation') !== 'none' &&
      globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== true
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-board': ChessBoardElement;
  }
  interface HTMLElementEventMap extends ChessBoardEventMap {}
}
