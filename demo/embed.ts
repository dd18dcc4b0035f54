// A game on one board: it is told the moves, and asks for each move and for each reason.

import { init } from 'chess-arbiter';
import 'chess-arbiter/board/define';

const board = document.querySelector('chess-board')!;
const status = document.querySelector('#status')!;
const game = (await init()).game();

function show(text: string): void {
  board.state = { fen: game.fen, dests: game.dests() };
  status.textContent = game.status().text || text;
}

board.addEventListener('move-request', ({ detail }) => show(game.play(detail).san));
board.addEventListener('explain-request', ({ detail }) => {
  const { reasons } = game.explain(detail);
  show(reasons.map(({ text, article }) => `${text} (Article ${article})`).join(' '));
});

show('White begins.');
