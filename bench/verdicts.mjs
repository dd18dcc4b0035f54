// How long does an answer take that says why? Castlings with their reasons, claims at every ply of a game of 200
// moves, and the states of the castlings alone; through the public API, in microseconds of the processor.

import { microseconds, printValue } from './measure.mjs';

/** Castlings that are legal, prevented by everything that prevents them, lost and never held. */
const castlings = [
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  'r3k2r/8/8/8/8/5q2/8/RN2K2R w KQkq - 0 1',
  'r3k2r/8/8/2b5/8/4r3/8/R3K1NR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
];

/** A legal game of a length, the same each time: drawn moves, none of which ends it. */
function longGame(arbiter, plies) {
  const game = arbiter.game();
  let state = 2026;
  const below = (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
  while (game.ply < plies) {
    // Pawns stay where they can, or the game would end early.
    const quiet = game
      .moves()
      .filter((move) => move.captured === null && (move.piece !== 'pawn' || below(40) === 0));
    const moves = quiet.length > 0 ? quiet : game.moves();
    if (moves.length === 0) throw new Error(`the game ended at ply ${game.ply}`);
    game.play(moves[below(moves.length)]);
    if (game.status().over) {
      game.undo();
      if (game.moves().every(() => below(50) === 0)) throw new Error(`the game ended at ply ${game.ply}`);
    }
  }
  return game;
}

/** Prints the figures. */
export function printVerdicts({ arbiter }) {
  console.log('\nAnswers with reasons');
  const games = castlings.map((fen) => arbiter.game({ fen }));
  const moved = arbiter.game();
  for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Be2', 'Nf6', 'O-O', 'Rg8']) moved.play(move);
  games.push(moved);
  for (const game of games) {
    const states = game.castling().map(({ state }) => state);
    if (String(states) !== String(game.castlingStates()))
      throw new Error(`castlings in ${game.fen}: ${states}`);
  }
  const told = games.flatMap((game) => game.castling().map(({ state }) => state));
  for (const state of ['legal', 'prevented', 'lost']) {
    if (!told.includes(state)) throw new Error(`no castling is ${state}`);
  }
  const pick = (list, i) => list[i % list.length];
  printValue(
    'castling(): four castlings with reasons',
    microseconds((i) => pick(games, i).castling(), 600),
    'us',
    150,
    1,
  );
  printValue(
    'castlingStates(): the four states alone',
    microseconds((i) => pick(games, i).castlingStates(), 30000),
    'us',
    1,
  );
  const long = longGame(arbiter, 400);
  const times = [];
  for (let ply = 0; ply <= 400; ply += 20) {
    long.goto(ply);
    times.push(microseconds(() => long.claims(), 40, 7));
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  printValue('claims() in a game of 200 moves, mean of its plies', mean, 'us', 250, 1);
  printValue('claims() in a game of 200 moves, slowest ply', Math.max(...times), 'us', 250, 1);
  for (const game of [...games, long]) game.dispose();
}
