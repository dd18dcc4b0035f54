/**
 * Where do the letters of the files and the numbers of the ranks stand?
 *
 * They are for the eye alone: who hears the board is told the name of each square. Four texts, ranks and
 * files on light and on dark squares, since sixteen take four times as long to lay out: a rank is a line, a
 * file a stop of the tabulator.
 */

import { FILES, RANKS, type Color } from './squares.js';

export class Coordinates {
  readonly #element: HTMLElement;

  /** Lie over `board`, below what is carried there. */
  constructor(board: HTMLElement) {
    this.#element = make(board, 'coordinates');
    this.#element.setAttribute('aria-hidden', 'true');
    board.prepend(this.#element);
  }

  /** As they are seen by a side. */
  draw(below: Color): void {
    const write = (words: string, names: readonly string[], dark: number, between: string): HTMLElement[] => {
      const seen = below === 'white' ? names : [...names].reverse();
      return [0, 1].map((parity) => {
        const text = make(this.#element, parity === dark ? `${words} on-dark` : words);
        text.textContent = seen.map((name, index) => (index % 2 === parity ? name : '')).join(between);
        return text;
      });
    };
    this.#element.replaceChildren(
      ...write('ranks', [...RANKS].reverse(), 1, '\n'),
      ...write('files', FILES, 0, '\t'),
    );
  }
}

function make(within: HTMLElement, words: string): HTMLElement {
  const element = within.ownerDocument.createElement('div');
  element.className = words;
  return element;
}
