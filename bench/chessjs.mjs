// What does a program gain that takes chess-arbiter/chessjs in the place of chess.js?

import { compare, print } from './measure.mjs';
import { firstGames, players } from './inputs.mjs';
import { brotli, entryBytes } from './sizes.mjs';

/** Calls that a program makes to show a position and to see whether the game is over. */
const statuses = [
  'isCheck',
  'isCheckmate',
  'isStalemate',
  'isThreefoldRepetition',
  'isInsufficientMaterial',
  'isDraw',
  'isGameOver',
];

/** Asks for the moves and the status; returns a sum of the answers. */
function look(chess, options) {
  let sum = chess.moves(options).length;
  for (const status of statuses) sum = sum * 2 + Number(chess[status]());
  return sum;
}

/** Loads a game, and looks at every position on the way back. */
function back(Chess, pgn) {
  const chess = new Chess();
  chess.loadPgn(pgn);
  let sum = 0;
  do sum += look(chess);
  while (chess.undo());
  return sum;
}

/** Makes the moves of a game one by one, and looks at every position with its moves in full. */
function forth(Chess, line) {
  const chess = new Chess();
  let sum = 0;
  for (const move of line) {
    sum += look(chess, { verbose: true });
    chess.move(move);
  }
  return sum;
}

/** Games of about 80 half-moves, as texts. */
function gamesOf80(Chess) {
  return firstGames(players[1].text, 200)
    .split(/(?=^\[Event )/m)
    .filter((pgn) => {
      const chess = new Chess();
      chess.loadPgn(pgn);
      return chess.history().length === 80;
    });
}

/** Prints the figures of both, in the same rounds. */
export async function printChessJs(root) {
  const { Chess } = await import(new URL('dist/chessjs.js', root).href);
  const { Chess: Original } = await import('chess.js');
  const pgns = gamesOf80(Chess);
  const lines = pgns.map((pgn) => {
    const chess = new Chess();
    chess.loadPgn(pgn);
    return chess.history();
  });
  for (const [i, pgn] of pgns.entries()) {
    const [ours, theirs] = [Chess, Original].map((type) => [back(type, pgn), forth(type, lines[i])].join());
    if (ours !== theirs) throw new Error(`game ${i} of 80 half-moves: ${ours}, not ${theirs}`);
  }
  const goals = { 'chess.js': 20 };
  const contest = (work, all) => {
    const times = (type, rounds) => () => {
      for (let round = 0; round < rounds; round++) for (const one of all) work(type, one);
      return rounds * all.length * 80;
    };
    return compare({ './chessjs': times(Chess, 20), 'chess.js': times(Original, 1) }, { rounds: 7 });
  };
  const games = `${pgns.length} games of 80 half-moves`;
  print(
    `./chessjs: ${games} loaded, moves() and status at each, undone`,
    'half-moves',
    contest(back, pgns),
    goals,
  );
  print(
    `./chessjs: ${games} made, moves in full and status at each`,
    'half-moves',
    contest(forth, lines),
    goals,
  );
  const empty = (type) => () => {
    for (let n = 0; n < 2000; n++) new type();
    return 2000;
  };
  print(
    './chessjs: new Chess()',
    'objects',
    compare({ './chessjs': empty(Chess), 'chess.js': empty(Original) }),
  );

  console.log('\nSize of the download after brotli');
  for (const [name, file] of [
    ['./chessjs', 'dist/chessjs.js'],
    ['chess.js', 'node_modules/chess.js/dist/esm/chess.js'],
  ]) {
    const size = brotli(await entryBytes(new URL(file, root).pathname));
    console.log(`  ${name.padEnd(26)}${`${(size / 1000).toFixed(1)} kB`.padStart(18)}`);
  }
}
