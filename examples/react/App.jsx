// A game on a board, with what the Laws say about it, and a way back.

import { useEffect, useState } from 'react';
import { Board } from './Board.jsx';

/** What is shown of a game: plain data, made anew after each change. */
const look = (game) => ({
  board: { fen: game.fen, dests: game.dests() },
  moves: game.history().map((move) => move.san),
  status: game.status(),
});

export function App({ arbiter }) {
  const [game, setGame] = useState(null);
  const [view, setView] = useState(null);
  const [text, setText] = useState('White begins.');

  useEffect(() => {
    const fresh = arbiter.game();
    setGame(fresh);
    setView(look(fresh));
    return () => fresh.dispose();
  }, [arbiter]);

  if (!game || !view) return null;

  const play = (move) => {
    setText(game.play(move).san);
    setView(look(game));
  };
  const explain = (move) =>
    setText(
      game
        .explain(move)
        .reasons.map((reason) => reason.text)
        .join(' '),
    );
  const undo = () => {
    game.undo();
    setText('');
    setView(look(game));
  };

  return (
    <main style={{ maxWidth: 400 }}>
      <Board state={view.board} onMove={play} onRefused={explain} />
      <p id="status" role="status">
        {view.status.text || text}
      </p>
      <button onClick={undo} disabled={view.moves.length === 0}>
        Take back
      </button>
    </main>
  );
}
