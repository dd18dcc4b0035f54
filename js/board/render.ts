/**
 * How does a scene get onto the page?
 *
 * Builds the shadow tree once and then changes only what differs. A square keeps its nodes for
 * life, also when the board is turned; a piece that moves keeps its element and glides there.
 * Rows stand in the order in which they are seen, so reading order and picture agree.
 */

import { motionOf } from './motion.js';
import { drawPiece } from './pieces.js';
import { lookOf, type Scene } from './scene.js';
import {
  SQUARES,
  fileOf,
  isSquare,
  placeOf,
  rankOf,
  visualOrder,
  type Color,
  type Piece,
  type Square,
} from './squares.js';
import type { BoardStrings } from './strings.js';

const GLIDE_MS = 160;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Cell {
  readonly cell: HTMLElement;
  readonly button: HTMLButtonElement;
  piece: { readonly element: HTMLElement; readonly piece: Piece } | null;
  ghost: HTMLElement | null;
  words: string;
}

export interface DrawOptions {
  readonly below: Color;
  readonly strings: BoardStrings;
  /** The one square that Tab reaches. */
  readonly tabStop: Square;
  /** Whether pieces may glide. */
  readonly animates: boolean;
  /** The origin of a piece that the pointer has carried already, so that it does not glide. */
  readonly carried: Square | null;
}

export class BoardRenderer {
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  readonly layer: HTMLElement;
  readonly #document: Document;
  readonly #rows: readonly HTMLElement[];
  readonly #cells = new Map<Square, Cell>();
  #pieces: ReadonlyMap<Square, Piece> = new Map();
  #below: Color | null = null;
  #dragged: HTMLElement | null = null;

  constructor(document: Document) {
    this.#document = document;
    this.frame = this.#make('div', 'frame');
    this.board = this.#make('div', 'board');
    this.board.setAttribute('role', 'grid');
    this.layer = this.#make('div', 'layer');
    this.#rows = Array.from({ length: 8 }, () => {
      const row = this.#make('div', 'row');
      row.removeAttribute('part');
      row.setAttribute('role', 'row');
      return row;
    });
    for (const square of SQUARES) this.#cells.set(square, this.#makeCell(square));
    this.board.append(...this.#rows);
    this.frame.append(this.board, this.layer);
  }

  draw(scene: Scene, options: DrawOptions): void {
    const turned = this.#below !== options.below;
    if (turned) this.#arrange(options.below);
    this.#movePieces(scene.pieces, options, turned);
    for (const [square, cell] of this.#cells) {
      const look = lookOf(scene, square);
      const words = look.words.join(' ');
      if (cell.words !== words) {
        cell.words = words;
        cell.cell.className = words;
        cell.cell.setAttribute('part', words);
      }
      set(cell.cell, 'aria-selected', String(look.facts.held));
      set(cell.button, 'aria-label', options.strings.square(look.facts));
      set(cell.button, 'tabindex', square === options.tabStop ? '0' : '-1');
      this.#drawGhost(cell, look.ghost);
    }
  }

  /** The square that a node of the board belongs to. */
  squareOf(node: EventTarget | null): Square | null {
    const cell = node instanceof Element ? node.closest<HTMLElement>('[data-square]') : null;
    const name = cell?.dataset['square'];
    return isSquare(name) ? name : null;
  }

  focus(square: Square): void {
    this.#cells.get(square)?.button.focus({ preventScroll: true });
  }

  /** Carries the piece of a square to a point of the window. */
  drag(square: Square, x: number, y: number): void {
    const cell = this.#cells.get(square);
    const element = cell?.piece?.element;
    if (cell === undefined || element === undefined) return;
    if (this.#dragged !== element) {
      this.drop(false);
      this.#dragged = element;
      element.classList.add('dragging');
    }
    const box = cell.cell.getBoundingClientRect();
    const scale = box.width / cell.cell.offsetWidth || 1;
    const dx = (x - box.left - box.width / 2) / scale;
    const dy = (y - box.top - box.height / 2) / scale;
    element.style.translate = `${dx}px ${dy}px`;
  }

  /** Lets go of the piece that is carried; it may glide back to where it belongs. */
  drop(glidesBack: boolean): void {
    const element = this.#dragged;
    if (element === null) return;
    const at = element.style.translate;
    element.style.removeProperty('translate');
    element.classList.remove('dragging');
    this.#dragged = null;
    if (glidesBack) this.#glide(element, { translate: at });
  }

  /** Ends every animation and lets go of what is carried. */
  rest(): void {
    this.drop(false);
    for (const { piece } of this.#cells.values()) {
      for (const animation of piece?.element.getAnimations?.() ?? []) animation.cancel();
      piece?.element.classList.remove('gliding');
    }
  }

  #arrange(below: Color): void {
    this.#below = below;
    visualOrder(below).forEach((square, index) => {
      this.#rows[index >> 3]!.append(this.#cells.get(square)!.cell);
    });
  }

  #movePieces(pieces: ReadonlyMap<Square, Piece>, options: DrawOptions, turned: boolean): void {
    if (pieces === this.#pieces) return;
    const { glides, isMove } = motionOf(this.#pieces, pieces);
    const carriers = new Map<Square, { element: HTMLElement; from: Square }>();
    for (const { from, to } of glides) {
      const moving = this.#cells.get(from)!.piece;
      if (moving) carriers.set(to, { element: moving.element, from });
    }
    const kept = new Set([...carriers.values()].map(({ element }) => element));
    for (const [square, cell] of this.#cells) {
      const piece = pieces.get(square) ?? null;
      const carrier = carriers.get(square);
      const old = cell.piece;
      if (!carrier && old && piece && isSame(old.piece, piece)) continue;
      if (old && !kept.has(old.element)) old.element.remove();
      cell.piece = null;
      if (piece === null) continue;
      const element = carrier?.element ?? this.#make('span', '');
      this.#dress(element, piece);
      cell.button.append(element);
      cell.piece = { element, piece };
      const glides = isMove && options.animates && !turned && carrier?.from !== options.carried;
      if (carrier && glides) {
        const from = placeOf(carrier.from, options.below);
        const to = placeOf(square, options.below);
        // A piece is a little smaller than its square: the step is one square, in its own width.
        const step = 100 * (cell.cell.offsetWidth / element.offsetWidth || 1);
        const x = (from.column - to.column) * step;
        const y = (from.row - to.row) * step;
        this.#glide(element, { translate: `${x}% ${y}%` });
      }
    }
    this.#pieces = pieces;
  }

  #glide(element: HTMLElement, from: Keyframe): void {
    if (typeof element.animate !== 'function') return;
    element.classList.add('gliding');
    const animation = element.animate([from, { translate: '0 0' }], {
      duration: GLIDE_MS,
      easing: EASING,
    });
    const end = (): void => {
      if (element.getAnimations().length === 0) element.classList.remove('gliding');
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #drawGhost(cell: Cell, piece: Piece | null): void {
    if ((cell.ghost === null) === (piece === null)) return;
    cell.ghost?.remove();
    cell.ghost = null;
    if (piece === null) return;
    cell.ghost = this.#make('span', '');
    cell.ghost.append(drawPiece(piece, this.#document));
    cell.ghost.className = `ghost ${piece.color} ${piece.role}`;
    cell.ghost.setAttribute('part', cell.ghost.className);
    cell.button.append(cell.ghost);
  }

  #dress(element: HTMLElement, piece: Piece): void {
    const words = `piece ${piece.color} ${piece.role}`;
    if (element.getAttribute('part') === words) return;
    element.className = words;
    element.setAttribute('part', words);
    element.replaceChildren(drawPiece(piece, this.#document));
  }

  #makeCell(square: Square): Cell {
    const cell = this.#make('div', 'square');
    cell.setAttribute('role', 'gridcell');
    cell.dataset['square'] = square;
    cell.dataset['file'] = fileOf(square);
    cell.dataset['rank'] = rankOf(square);
    const button = this.#document.createElement('button');
    button.type = 'button';
    cell.append(button);
    return { cell, button, piece: null, ghost: null, words: '' };
  }

  #make(tag: 'div' | 'span', name: string): HTMLElement {
    const element = this.#document.createElement(tag);
    if (name !== '') {
      element.className = name;
      element.setAttribute('part', name);
    }
    return element;
  }
}

function isSame(one: Piece, other: Piece): boolean {
  return one.color === other.color && one.role === other.role;
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
