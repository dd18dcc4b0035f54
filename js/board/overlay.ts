/**
 * How do arrows and circles get onto the page?
 *
 * They lie over everything and are for the eye alone: the names of the squares tell of them.
 */

import { outlinesOf } from './arrows.js';
import type { Shape } from './shapes.js';
import type { Color } from './squares.js';

const SVG = 'http://www.w3.org/2000/svg';

export class Overlay {
  readonly #board: HTMLElement;
  readonly #picture: SVGSVGElement;

  /** Lies over `board` when there is something to draw. */
  constructor(board: HTMLElement) {
    this.#board = board;
    this.#picture = make(board.ownerDocument, 'svg', 'shapes');
    this.#picture.setAttribute('viewBox', '0 0 8 8');
    this.#picture.setAttribute('aria-hidden', 'true');
  }

  draw(shapes: readonly Shape[], below: Color): void {
    if (shapes.length === 0) return this.#picture.remove();
    const document = this.#board.ownerDocument;
    this.#picture.replaceChildren(
      ...outlinesOf(shapes, below).map(({ kind, brush, d }) => {
        const path = make(document, 'path', `${kind} ${brush}`);
        path.setAttribute('d', d);
        return path;
      }),
    );
    if (!this.#picture.isConnected) this.#board.after(this.#picture);
  }
}

function make<Tag extends 'svg' | 'path'>(
  document: Document,
  tag: Tag,
  words: string,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute('class', words);
  element.setAttribute('part', words);
  return element;
}
