/**
 * What does a board consist of before anything stands on it?
 *
 * A grid of eight rows with 64 cells, a button in each, in the order seen by White. It is built
 * once for each document and copied for every board, which is much quicker than to build it anew.
 */

import { fileOf, isLight, rankOf, visualOrder, type Square } from './squares.js';

export interface Cell {
  readonly cell: HTMLElement;
  readonly button: HTMLButtonElement;
}

export interface Skeleton {
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly cells: ReadonlyMap<Square, Cell>;
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
  const cells = new Map<Square, Cell>();
  const order = visualOrder('white');
  rows.forEach((row, index) => {
    [...row.children].forEach((child, column) => {
      const cell = child as HTMLElement;
      cells.set(order[index * 8 + column]!, { cell, button: cell.firstElementChild as HTMLButtonElement });
    });
  });
  return { frame, board, rows, cells };
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
  for (let index = 0; index < 8; index++) {
    const row = make('row');
    row.removeAttribute('part');
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', String(index + 1));
    board.append(row);
  }
  visualOrder('white').forEach((square, index) => {
    const cell = make(plainWords(square));
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String((index & 7) + 1));
    cell.setAttribute('aria-selected', 'false');
    cell.dataset['square'] = square;
    cell.dataset['file'] = fileOf(square);
    cell.dataset['rank'] = rankOf(square);
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    cell.append(button);
    board.children[index >> 3]!.append(cell);
  });
  frame.append(board);
  return frame;
}
