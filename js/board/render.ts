/**
 * How does a scene get onto the page?
 *
 * Takes an empty board and then changes only what differs. A square keeps its nodes for
 * life, also when the board is turned; a piece that moves keeps its element and glides there.
 * Rows stand in the order in which they are seen, so reading order and picture agree.
 */

import type { Coordinates } from './coordinates.js';
import { addButton, afterPaint } from './finish.js';
import { extras, partOf, type Later } from './later.js';
import { drawPiece, redrawPiece, type PieceStyle } from './pieces.js';
import type { Motion } from './motion.js';
import type { Overlay } from './overlay.js';
import type { Shape } from './shapes.js';
import { factsOf, hasSameFacts, lookOf, otherLooks, type Scene } from './scene.js';
import { makeSkeleton, plainWords } from './skeleton.js';
import {
  isSquare,
  placeOf,
  squareAt,
  visualOrder,
  type Color,
  type Piece,
  type Place,
  type Square,
} from './squares.js';
import type { BoardStrings } from './strings.js';

const GLIDE_MS = 160;
/** Before what glides is loaded, pieces stand where they are at once. */
const AT_REST: Motion = { glides: [], isMove: false };
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** A cell with what was last written into it, so that the page need not be asked. */
interface DrawnCell {
  readonly cell: HTMLElement;
  /** What has the focus and the name; null before the board has been painted. */
  button: HTMLButtonElement | null;
  piece: { readonly element: SVGSVGElement; readonly piece: Piece } | null;
  ghost: SVGSVGElement | null;
  words: string;
  name: string;
  isHeld: boolean;
  isTabStop: boolean;
}

type Point = readonly [x: number, y: number];

export interface DrawOptions {
  readonly below: Color;
  readonly strings: BoardStrings;
  /** The one square that Tab reaches. */
  readonly tabStop: Square;
  /** Whether pieces may glide; asked only where one would, since the answer may have the page laid out. */
  readonly animates: () => boolean;
  /** The origin of a piece that the pointer has carried already, so that it does not glide. */
  readonly carried: Square | null;
  readonly pieceStyle: PieceStyle;
}

export class BoardRenderer {
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  /** Whether anything has been drawn. */
  isDrawn = false;
  readonly #document: Document;
  readonly #rows: readonly HTMLElement[];
  readonly #cells: ReadonlyMap<Square, DrawnCell>;
  #pieces: ReadonlyMap<Square, Piece> = new Map();
  #below: Color = 'white';
  #pieceStyle: PieceStyle = 'drawn';
  #dragged: Square | null = null;
  /** Holds what is dragged: to style a box anew at each step takes half as long as a drawing. */
  readonly #carrier: HTMLElement;
  #swift: Animation | undefined;
  #shapes: readonly Shape[] = [];
  /** The way to the point asked about last, from the middle of the upper right square. */
  #way = '';
  #hasButtons = false;
  #coordinates: Coordinates | null = null;
  #named: { readonly scene: Scene; readonly options: DrawOptions } | null = null;
  readonly #overlay: Later<Overlay>;

  constructor(document: Document) {
    this.#document = document;
    this.#carrier = document.createElement('div');
    this.#carrier.className = 'dragging';
    const { frame, board, rows, cells } = makeSkeleton(document);
    this.frame = frame;
    this.board = board;
    this.#rows = rows;
    this.#overlay = partOf(({ Overlay }) => new Overlay(board));
    const fresh = { button: null, piece: null, ghost: null, name: '', isHeld: false, isTabStop: false };
    this.#cells = new Map([...cells].map(([at, cell]) => [at, { cell, ...fresh, words: plainWords(at) }]));
  }

  draw(scene: Scene, options: DrawOptions): void {
    const turned = this.#below !== options.below;
    if (!this.isDrawn) afterPaint(() => this.#addButtons());
    this.isDrawn = true;
    if (turned) this.#arrange(options.below);
    if (this.#pieceStyle !== options.pieceStyle) this.#redraw(options.pieceStyle);
    this.#movePieces(scene.pieces, options, turned);
    const others = otherLooks(this.#named?.scene, scene);
    for (const [square, cell] of this.#cells) {
      if (others?.includes(square) === false) continue;
      const { words, ghost } = lookOf(scene, square);
      if (cell.words !== words) {
        cell.words = words;
        cell.cell.className = words;
        cell.cell.setAttribute('part', words);
      }
      this.#drawGhost(cell, ghost);
    }
    this.#name(scene, options);
    this.#drawShapes(scene.shapes, options.below, turned);
  }

  /** Gives every square its button and its name, if they have none yet. */
  #addButtons(): void {
    if (this.#hasButtons) return;
    this.#hasButtons = true;
    for (const cell of this.#cells.values()) cell.button = addButton(cell.cell);
    const named = this.#named;
    this.#named = null;
    if (named !== null) this.#name(named.scene, named.options);
  }

  /** Names the squares, where something of their names may have changed, and moves the stop of Tab. */
  #name(scene: Scene, options: DrawOptions): void {
    const { strings, tabStop } = options;
    const before = this.#named;
    this.#named = { scene, options };
    if (!this.#hasButtons) return;
    const isSame = before?.options.strings === strings && hasSameFacts(before.scene, scene);
    for (const [square, cell] of this.#cells) {
      const button = cell.button!;
      if (cell.isTabStop !== (square === tabStop)) {
        cell.isTabStop = square === tabStop;
        button.tabIndex = cell.isTabStop ? 0 : -1;
      }
      if (isSame) continue;
      const facts = factsOf(scene, square);
      const name = strings.square(facts);
      if (cell.name !== name) {
        cell.name = name;
        button.setAttribute('aria-label', name);
      }
      if (cell.isHeld !== facts.held) {
        cell.isHeld = facts.held;
        cell.cell.setAttribute('aria-selected', String(cell.isHeld));
      }
    }
  }

  /** Shows the coordinates, whose style has to be there. */
  addCoordinates(Made: typeof Coordinates): void {
    this.#coordinates ??= new Made(this.board);
    this.#coordinates.draw(this.#below);
  }

  /** Says what the whole board is. Writing a `lang` has every node styled anew, also the same one. */
  describe(description: { name: string; hint: string; language: string }): void {
    const { name, hint, language } = description;
    if (this.frame.lang !== language) this.frame.lang = language;
    if (this.board.getAttribute('aria-description') !== hint) {
      this.board.setAttribute('aria-description', hint);
    }
    if (this.board.getAttribute('aria-label') !== name) this.board.setAttribute('aria-label', name);
  }

  /** The square that a node of the board belongs to. */
  squareOf(node: EventTarget | null): Square | null {
    const cell = node instanceof Element ? node.closest<HTMLElement>('[data-square]') : null;
    const name = cell?.dataset['square'];
    // A page may have squares of its own around the board, or over it.
    return isSquare(name) && this.board.contains(cell) ? name : null;
  }

  focus(square: Square): void {
    this.#addButtons();
    this.#cells.get(square)?.button?.focus({ preventScroll: true });
  }

  /** The square below a point of the window, to which what is carried goes, whatever lies over the board. */
  squareBelow(x: number, y: number): Square | null {
    // The page may show the board larger, turned or leaning; the middle of a box is right even then.
    const middleOf = (row: number, column: number): Point => {
      const { x, y, width, height } = this.#rows[row]!.children[column]!.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const corner = middleOf(0, 7);
    const left = middleOf(0, 0);
    const lower = middleOf(7, 7);
    const far = middleOf(7, 0);
    /** How far the point lies beside the line through two middles, where the far corner lies by 1. */
    const beside = ([ax, ay]: Point, [bx, by]: Point): number => {
      const area = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      return area([x, y]) / area(far);
    };
    const across = beside(corner, lower);
    const down = beside(corner, left);
    // A seventh, unless the board is seen in perspective.
    const depth = (across + down - beside(left, lower)) / 7;
    // A point on the line between two squares belongs to the second, as the page has it.
    const column = 1e-9 - across / depth;
    const row = 1e-9 + down / depth;
    this.#way = `translate(${(column * 100).toFixed(1)}%,${(row * 100).toFixed(1)}%)`;
    return squareAt({ row: Math.round(row), column: Math.round(column) + 7 }, this.#below);
  }

  /** Carries the piece of a square to the point asked about last. */
  drag(from: Square): void {
    const piece = this.#cells.get(from)!.piece;
    if (piece === null) return;
    if (this.#dragged !== from) {
      this.drop(false);
      this.#dragged = from;
      this.#carrier.append(piece.element);
      // Not within the squares, all of which would be gone through at each step.
      this.frame.append(this.#carrier);
      this.#swift ??= extras.part?.neverBeginning(this.#carrier);
      this.board.classList.add('grabbing');
    }
    this.#carrier.style.transform = this.#way;
  }

  /** Lets go of the piece that is carried; it may glide back to where it belongs. */
  drop(glidesBack: boolean): void {
    const from = this.#dragged;
    if (from === null) return;
    this.#dragged = null;
    this.#carrier.remove();
    this.board.classList.remove('grabbing');
    const element = this.#carrier.firstChild as SVGSVGElement | null;
    // What is carried may have left the board meanwhile.
    if (element === null) return;
    this.#cells.get(from)!.cell.append(element);
    if (glidesBack) {
      const apart = stepsFrom({ row: 0, column: 7 }, placeOf(from, this.#below));
      this.#glide(element, this.#carrier.style.transform + apart);
    }
  }

  /** Ends every animation and lets go of what is carried. */
  rest(): void {
    this.drop(false);
    for (const { piece } of this.#cells.values()) this.#still(piece?.element);
  }

  /** Ends the glide of a piece: it was on its way to a square, as seen from a side, that may be no more. */
  #still(element: SVGSVGElement | undefined): void {
    if (!element?.classList.contains('gliding')) return;
    for (const animation of element.getAnimations()) animation.cancel();
    element.classList.remove('gliding');
  }

  #arrange(below: Color): void {
    this.#below = below;
    for (const { piece } of this.#cells.values()) this.#still(piece?.element);
    visualOrder(below).forEach((square, index) => {
      const { cell } = this.#cells.get(square)!;
      cell.setAttribute('aria-colindex', String((index & 7) + 1));
      this.#rows[index >> 3]!.append(cell);
    });
    this.#coordinates?.draw(below);
  }

  #movePieces(pieces: ReadonlyMap<Square, Piece>, options: DrawOptions, turned: boolean): void {
    if (pieces === this.#pieces) return;
    const { glides, isMove } = extras.part?.motionOf(this.#pieces, pieces) ?? AT_REST;
    const carriers = new Map<Square, { element: SVGSVGElement; from: Square }>();
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
      const element = carrier?.element ?? drawPiece(piece, this.#document, this.#pieceStyle);
      const was = carrier && this.#pieces.get(carrier.from);
      if (was && !isSame(was, piece)) redrawPiece(element, piece, this.#pieceStyle);
      this.#still(element);
      cell.cell.append(element);
      cell.piece = { element, piece };
      const glides = carrier && isMove && !turned && carrier.from !== options.carried;
      if (glides && options.animates()) {
        const { below } = options;
        this.#glide(element, stepsFrom(placeOf(carrier.from, below), placeOf(square, below)));
      }
    }
    this.#pieces = pieces;
  }

  #glide(element: SVGSVGElement, transform: string): void {
    element.classList.add('gliding');
    const glide = { duration: GLIDE_MS, easing: EASING };
    const animation = element.animate({ transform: [transform, 'none'] }, glide);
    const end = (): void => {
      if (element.getAnimations().length === 0) element.classList.remove('gliding');
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #drawGhost(cell: DrawnCell, piece: Piece | null): void {
    if ((cell.ghost === null) === (piece === null)) return;
    cell.ghost?.remove();
    cell.ghost = null;
    if (piece === null) return;
    cell.ghost = drawPiece(piece, this.#document, this.#pieceStyle);
    const words = `ghost ${piece.color} ${piece.role}`;
    cell.ghost.setAttribute('class', words);
    cell.ghost.setAttribute('part', words);
    cell.cell.append(cell.ghost);
  }

  /** Gives every piece on the board the other look. */
  #redraw(style: PieceStyle): void {
    this.#pieceStyle = style;
    for (const { piece } of this.#cells.values()) {
      if (piece) redrawPiece(piece.element, piece.piece, style);
    }
  }

  /** Arrows and circles lie over everything and are for the eye alone. */
  #drawShapes(shapes: readonly Shape[], below: Color, turned: boolean): void {
    const isSameList =
      shapes.length === this.#shapes.length && shapes.every((shape, index) => shape === this.#shapes[index]);
    if (isSameList && !turned) return;
    this.#shapes = shapes;
    this.#overlay.use((overlay) => overlay.draw(shapes, below));
  }
}

/** A piece's box is as large as its square, so its own size is the step of one square. */
function stepsFrom(from: Place, to: Place): string {
  return `translate(${(from.column - to.column) * 100}%,${(from.row - to.row) * 100}%)`;
}

function isSame(one: Piece, other: Piece): boolean {
  return one.color === other.color && one.role === other.role;
}
