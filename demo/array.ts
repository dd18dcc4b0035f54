/**
 * Where do king and rook land, from the position that the game began with?
 *
 * A table of the first rank: the pieces as they stand, and after each of the castlings, with the squares
 * that may stay occupied. All of it is what the arbiter says of that position.
 */

import { drawPiece } from '../js/board/pieces.js';
import { readPlacement, type Role } from '../js/board/index.js';
import type { CastlingOption, Square } from '../js/index.js';
import { find, make } from './dom.js';
import { numberOf } from './numbers.js';
import type { Table } from './table.js';

const FILES = [...'abcdefgh'];

/** Draws the table and keeps it to the game's first position. */
export function connectArray(table: Table): void {
  const place = find('array');
  const draw = (): void => {
    const first = table.arbiter.game({ fen: table.start, variant: 'chess960' });
    const castlings = first.castling('white');
    first.dispose();
    const number = numberOf(table);
    const { texts, board } = table.voice;
    const { chess960 } = texts;
    const nameOf = (shown: Role | 'free'): string => (shown === 'free' ? chess960.free : board.role(shown));
    place.replaceChildren(
      make(
        'caption',
        {},
        number === null ? '' : chess960.caption(number),
        make('b', {}, lettersOf(table.start)),
      ),
      make('tr', {}, make('td', {}), ...FILES.map((file) => make('th', { scope: 'col' }, file))),
      row(chess960.start, (square) => manOn(table.start, square), nameOf),
      ...castlings.map((castling) =>
        row(castling.side === 'a' ? 'O-O-O' : 'O-O', (square) => afterOf(castling, square), nameOf),
      ),
    );
  };
  table.listen(({ game }) => {
    if (game) draw();
  });
  table.write(draw);
}

/** The letters of White's first rank, as a FEN has them. */
function lettersOf(fen: string): string {
  return fen.split(' ', 1)[0]!.split('/').at(-1)!;
}

/** What is shown on a square of a row. */
type Shown = Role | 'free' | null;

function manOn(fen: string, square: Square): Shown {
  return readPlacement(fen).get(square)?.role ?? null;
}

function afterOf({ king, rook, mayBeOccupied }: CastlingOption, square: Square): Shown {
  if (king?.to === square) return 'king';
  if (rook?.to === square) return 'rook';
  return mayBeOccupied.includes(square) ? 'free' : null;
}

function row(
  name: string,
  shown: (square: Square) => Shown,
  nameOf: (shown: Role | 'free') => string,
): HTMLElement {
  const cells = FILES.map((file, i) =>
    make('td', { class: i % 2 === 0 ? 'dark' : 'light' }, ...contentOf(shown(`${file}1` as Square), nameOf)),
  );
  return make('tr', {}, make('th', { scope: 'row' }, name), ...cells);
}

function contentOf(shown: Shown, nameOf: (shown: Role | 'free') => string): Node[] {
  if (shown === null) return [];
  const name = make('span', { class: 'apart' }, nameOf(shown));
  if (shown === 'free') return [make('span', { class: 'free', 'aria-hidden': 'true' }), name];
  return [drawPiece({ color: 'white', role: shown }, document), name];
}
