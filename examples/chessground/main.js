// The rules behind chessground: it is told the moves, and each move is told to the rules.

import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';
import { init } from 'chess-arbiter';
import './style.css';

const arbiter = await init();
const status = document.querySelector('#status');
let game = arbiter.game();

const board = Chessground(document.querySelector('#board'), {
  movable: { free: false, events: { after: play } },
  // Where castling goes is told by the moves, in Chess960 by the square of the rook.
  draggable: { showGhost: true },
});

function show(text) {
  board.set({
    fen: game.fen,
    turnColor: game.turn,
    check: game.inCheck,
    movable: { color: game.turn, dests: game.dests() },
  });
  status.textContent = text;
}

function play(from, to) {
  const last = game.moves(from).filter((move) => move.to === to && move.promotion);
  const { san } = game.play(last.length ? { from, to, promotion: 'queen' } : { from, to });
  show(game.status().text || san);
}

document.querySelector('#shuffle').addEventListener('click', () => {
  const { number, fen } = arbiter.chess960.shuffle();
  game.dispose();
  game = arbiter.game({ fen, variant: 'chess960' });
  show(`Position ${number}`);
});

show('White begins.');
