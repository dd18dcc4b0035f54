/**
 * What does a board consist of before anything stands on it?
 *
 * A grid of eight rows with 64 cells in the order seen by White. It is built once for each document and
 * copied for every board, which is much quicker than to build it anew. What nobody waits for follows when
 * the board has been painted: see finish.ts.
 */

import { isLight, visualOrder, type Square } from './squares.js';

export interface Skeleton {
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly cells: ReadonlyMap<Square, HTMLElement>;
}

/** The words, class and part names, of a square on which nothing is shown. */
export function plainWords(square: Square): string {
  return isLight(square) ? 'square light' : 'square dark';
}

const models = new WeakMap<Document, HTMLElement>();

export function makeSkeleton(document: Document): Skeleton {
  let model = models.get(document);
  if (model === undefined) models.set(document, (model = build(document)));
  const frame = model.cloneNode(true) as HTMLElement;
  const board = frame.firstElementChild as HTMLElement;
  const rows = [...board.children] as HTMLElement[];
  const order = visualOrder('white');
  const cells = rows.flatMap((row) => [...row.children] as HTMLElement[]);
  return { frame, board, rows, cells: new Map(cells.map((cell, index) => [order[index]!, cell])) };
}

function build(document: Document): HTMLElement {
  const make = (words: string): HTMLElement => {
    const element = document.createElement('div');
    element.className = words;
    element.setAttribute('part', words);
    return element;
  };
  const frame = make('frame');
  const board = make('board');
  board.setAttribute('role', 'grid');
  const order = visualOrder('white');
  for (let index = 0; index < 64; index += 8) {
    const row = make('row');
    row.removeAttribute('part');
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', String(index / 8 + 1));
    order.slice(index, index + 8).forEach((square, column) => {
      const cell = make(plainWords(square));
      cell.setAttribute('role', 'gridcell');
      cell.setAttribute('aria-colindex', String(column + 1));
      cell.setAttribute('aria-selected', 'false');
      cell.dataset['square'] = square;
      row.append(cell);
    });
    board.append(row);
  }
  frame.append(board);
  return frame;
}
