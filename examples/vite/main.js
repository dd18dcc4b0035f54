// A board that plays by the Laws, and says why a move is refused.

import { init } from 'chess-arbiter';
import 'chess-arbiter/board/define';
import 'chess-arbiter/board.css';
import './style.css';

const game = (await init()).game();
const board = document.querySelector('chess-board');
const status = document.querySelector('#status');

function show(text) {
  const last = game.history().at(-1);
  board.state = { fen: game.fen, dests: game.dests(), lastMove: last ? [last.from, last.to] : null };
  status.textContent = text;
}

board.addEventListener('move-request', ({ detail }) => {
  const { san } = game.play(detail);
  show(game.status().text || san);
});
board.addEventListener('explain-request', ({ detail }) =>
  show(
    game
      .explain(detail)
      .reasons.map((reason) => `${reason.text} (Article ${reason.article})`)
      .join(' '),
  ),
);
show('White begins.');
