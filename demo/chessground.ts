/**
 * How are the rules put behind chessground, with what can be castled and claimed beside it?
 *
 * Chessground marks what `dests()` lists and lets go anywhere (`free`), so that a move that is not
 * legal comes here too, and its reasons can be shown.
 */

import { Chessground } from '@lichess-org/chessground';
import { init, type Reason, type Role, type Square } from 'chess-arbiter';

const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const arbiter = await init();
let game = arbiter.game();

const board = Chessground(find('board'), {
  movable: { free: true, events: { after: (from, to) => play(from as Square, to as Square) } },
  premovable: { enabled: false },
});

/** Plays what was done on the board, or says why it cannot be. */
function play(from: Square, to: Square): void {
  const isPromotion = game.moves(from).some((move) => move.to === to && move.promotion !== null);
  const promotion = find<HTMLSelectElement>('promotion').value as Role;
  const move = isPromotion ? { from, to, promotion } : { from, to };
  const { legal, reasons } = game.explain(move);
  if (legal) game.play(move);
  show(reasons);
}

/** Draws the game, and the reasons why a move was refused. */
function show(reasons: readonly Reason[] = []): void {
  const { over, text } = game.status();
  const last = game.history().at(-1);
  board.set({
    fen: game.fen,
    turnColor: game.turn,
    check: game.inCheck,
    lastMove: last ? [last.from, last.to] : [],
    movable: { color: over ? undefined : game.turn, dests: game.dests() },
  });
  const side = game.turn === 'white' ? 'White' : 'Black';
  find('status').textContent = over ? text : `${side} to move${last ? ` after ${last.san}` : ''}`;
  find('note').replaceChildren(...reasons.map(({ text, article }) => line('p', text, article)));
  find('castling').replaceChildren(...game.castling().map(castling));
  const claims = game.claims().map(({ text, article }) => line('li', text, article));
  find('claims').replaceChildren(...(claims.length ? claims : [line('li', 'No draw can be claimed now.')]));
  find<HTMLButtonElement>('undo').disabled = game.ply === 0;
}

/** One of the four castlings: how it stands, and what is in its way. */
function castling({ color, side, state, reasons }: ReturnType<typeof game.castling>[number]): HTMLElement {
  const name = `${color === 'white' ? 'White' : 'Black'} ${side === 'h' ? '0-0' : '0-0-0'}: ${state}. `;
  return line('li', name + reasons.map(({ text, article }) => `${text} (${article})`).join(' '));
}

function line(tag: 'p' | 'li', text: string, article: string | null = null): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = article === null ? text : `${text} (Article ${article})`;
  return element;
}

function begin(options: Parameters<typeof arbiter.game>[0] = {}): void {
  game.dispose();
  game = arbiter.game(options);
  show();
}

find('undo').addEventListener('click', () => {
  game.undo();
  show();
});
find('new').addEventListener('click', () => begin());
find('shuffle').addEventListener('click', () =>
  begin({ fen: arbiter.chess960.shuffle().fen, variant: 'chess960' }),
);
find('move-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = find<HTMLInputElement>('move');
  const { legal, reasons } = game.explain(field.value);
  if (legal) {
    game.play(field.value);
    field.value = '';
  }
  show(reasons);
});

show();
