/**
 * Which arrows show on the board where king and rook would land?
 *
 * For both players and both sides, as long as the right is there: green where nothing is in the way,
 * yellow where something is. One that stays on its square has a circle.
 */

import type { BoardState, Shape } from '../js/board/index.js';
import type { Game } from '../js/index.js';
import { find } from './dom.js';
import type { Table } from './table.js';

/** Connects the button, and returns what the board shows besides the position. */
export function connectArrows(table: Table): () => Partial<BoardState> {
  const button = find<HTMLButtonElement>('arrows');
  let isShown = false;
  button.disabled = false;
  button.addEventListener('click', () => {
    isShown = !isShown;
    button.setAttribute('aria-pressed', String(isShown));
    table.mark(table.marks);
  });
  return () => ({ shapes: isShown ? arrowsOf(table.game) : [] });
}

function arrowsOf(game: Game): Shape[] {
  return game.castling().flatMap(({ state, king, rook }): Shape[] => {
    if (king === null || rook === null || (state !== 'legal' && state !== 'prevented')) return [];
    const brush = state === 'legal' ? 'green' : 'yellow';
    return [king, rook].map(({ from, to }) => ({ from, to: from === to ? null : to, brush }));
  });
}
