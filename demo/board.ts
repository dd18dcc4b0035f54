/**
 * What does the board show, and what do its gestures ask for?
 */

import type { BoardState, ChessBoardElement } from '../js/board/index.js';
import type { Game, Square } from '../js/index.js';
import type { Table } from './table.js';

/** Connects a board with the table. */
export function connectBoard(board: ChessBoardElement, table: Table): void {
  const draw = (isOtherGame: boolean): void => {
    // A piece in hand belongs to the game before.
    if (isOtherGame) board.state = null;
    board.state = { ...stateOf(table.game), highlights: table.marks };
  };
  board.addEventListener('move-request', (event) => {
    if (!table.play(event.detail)) event.preventDefault();
  });
  board.addEventListener('explain-request', ({ detail: { from, to } }) => table.explain(from, to));
  table.hear(({ text, urgent }) => (urgent ? board.alert(text) : board.announce(text)));
  table.listen(({ game }) => draw(game));
  draw(false);
}

function stateOf(game: Game): BoardState {
  const last = game.history().at(-1);
  return {
    fen: game.fen,
    turn: game.turn,
    dests: game.dests(),
    movable: game.turn,
    lastMove: last === undefined || last.san === '--' ? null : [last.from, last.to],
    check: game.inCheck ? kingOf(game) : null,
    castlings: castlingsOf(game),
    explains: preventedOf(game),
  };
}

/** The castlings that the player to move may do now. */
function castlingsOf(game: Game): NonNullable<BoardState['castlings']> {
  return game
    .castling(game.turn)
    .flatMap(({ state, side, king, rook }) =>
      state === 'legal' && king !== null && rook !== null
        ? [{ side, king: king.from, kingTo: king.to, rook: rook.from, rookTo: rook.to }]
        : [],
    );
}

/** The castlings that the player to move has the right to and may not do now: king to rook. */
function preventedOf(game: Game): Map<Square, Square[]> {
  const prevented = new Map<Square, Square[]>();
  for (const { state, king, rook } of game.castling(game.turn)) {
    if (state !== 'prevented' || king === null || rook === null) continue;
    prevented.set(king.from, [...(prevented.get(king.from) ?? []), rook.from]);
  }
  return prevented;
}

/** Where the king of the player to move stands. */
function kingOf(game: Game): Square | null {
  const letter = game.turn === 'white' ? 'K' : 'k';
  let index = 0;
  for (const sign of game.fen) {
    if (sign === letter) return `${'abcdefgh'[index % 8]}${8 - Math.floor(index / 8)}` as Square;
    if (sign >= '1' && sign <= '8') index += Number(sign);
    else if (sign !== '/') index += 1;
  }
  return null;
}
