/**
 * What does the board show, and what do its gestures ask for?
 */

import type { BoardState, ChessBoardElement } from '../js/board/index.js';
import type { Game, Square } from '../js/index.js';
import { kingOf } from './evidence.js';
import type { HandsView, Table } from './table.js';

/** Connects a board with the table; `more` is what it shows besides the game. */
export function connectBoard(
  board: ChessBoardElement,
  table: Table,
  more: () => Partial<BoardState> = () => ({}),
): void {
  const speak = (): void => {
    const { voice } = table;
    if (board.lang === voice.language) return;
    // What the host has said has no language of its own: it is read in that of the element.
    board.lang = voice.language;
    if (board.strings.language !== voice.language) board.strings = voice.board;
    board.setAttribute('label', voice.texts.said.game);
  };
  const draw = (isOtherGame: boolean): void => {
    // A piece in hand belongs to the game before.
    if (isOtherGame) board.state = null;
    speak();
    board.state = table.hands === null ? { ...playing(table), ...more() } : handsAt(table.hands, table.game);
  };
  board.addEventListener('move-request', (event) => {
    if (!table.play(event.detail)) event.preventDefault();
  });
  board.addEventListener('square-choose', ({ detail: { square } }) => table.hands?.choose(square));
  board.addEventListener('explain-request', ({ detail: { from, to } }) => table.explain(from, to));
  table.hear(({ text, urgent }) => (urgent ? board.alert(text) : board.announce(text)));
  table.listen(({ game }) => draw(game));
  draw(false);
}

/** The board while hands are on it: every click is a square, and no move is made. */
function handsAt({ placement, marks }: HandsView, game: Game): BoardState {
  return { fen: placement, turn: game.turn, gestures: 'squares', movable: 'both', highlights: marks };
}

function playing(table: Table): BoardState {
  return { ...stateOf(table.game), highlights: table.marks };
}

function stateOf(game: Game): BoardState {
  const last = game.history().at(-1);
  return {
    fen: game.fen,
    turn: game.turn,
    variant: game.variant,
    dests: game.dests(),
    announcement: '',
    movable: game.turn,
    lastMove: last === undefined || last.san === '--' ? null : [last.from, last.to],
    check: game.inCheck ? kingOf(game.fen, game.turn) : null,
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
