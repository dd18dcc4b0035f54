// A game on one board, with the reason why a move is refused.

import { init } from 'chess-arbiter';
import 'chess-arbiter/board/define';

const board = document.querySelector('chess-board')!;
const status = document.querySelector('#status')!;
const game = (await init()).game();

function show(text: string): void {
  board.state = { fen: game.fen, dests: game.dests() };
  status.textContent = game.status().text || text;
}

board.addEventListener('move-request', ({ detail }) => {
  show(game.play(detail).san);
});
board.addEventListener('explain-request', ({ detail }) => {
  const { reasons } = game.explain(detail);
  const all = reasons.map((why) => `${why.text} (Article ${why.article})`);
  show(all.join(' '));
});

show('White begins.');
