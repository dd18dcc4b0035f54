// How fast are the rules for who calls them from JavaScript? From a FEN to all destinations, through real
// games, to a list of moves in full, through PGN files: beside chessops, kokopu and chess.js, on the same
// positions and games. The answers are compared before anything is timed.

import { firstGames, games, players, positions, sample } from './inputs.mjs';
import { compare, note, print, rank, speed } from './measure.mjs';

const sorted = (list) => [...list].sort().join(' ');

/** Fails unless what two contestants answer is the same. */
function same(what, where, [name, answer], [other, wanted]) {
  if (answer !== wanted) throw new Error(`${what} of ${where}: ${name} says ${answer}, ${other} ${wanted}`);
}

/** Runs the same work of every contestant; `work` gives none where one has nothing to do. */
function contest(peers, work) {
  const contestants = {};
  for (const [name, peer] of Object.entries(peers)) {
    const own = work(peer, name);
    if (own) contestants[name] = own;
  }
  return contestants;
}

/** The goals for the peers that are there. */
const among = (peers, goals) => Object.fromEntries(Object.entries(goals).filter(([name]) => name in peers));

const spread = (list, most) => sample(list, most);

/** From a FEN to a Map of destinations. */
export function printDests({ arbiter, peers }) {
  const fens = positions(arbiter, games(arbiter));
  for (const fen of fens) {
    const mine = peers.Arbiter.destsText(fen);
    if (peers.chessops)
      same('Destinations', fen, ['Arbiter', mine], ['chessops', peers.chessops.destsText(fen)]);
    for (const name of ['kokopu', 'chess.js']) {
      if (peers[name])
        same('Moves', fen, ['Arbiter', peers.Arbiter.count(fen)], [name, peers[name].dests(fen)]);
    }
  }
  const rows = compare(
    contest(peers, (peer, name) => {
      const some = name === 'chess.js' ? spread(fens, 40) : fens;
      const times = name === 'chess.js' ? 1 : name.startsWith('Arbiter') ? 50 : 10;
      return () => {
        for (let i = 0; i < times; i++) for (const fen of some) peer.dests(fen);
        return some.length * times;
      };
    }),
    { rounds: 11, warmup: 4 },
  );
  const title = `FEN to a Map of destinations, ${fens.length} positions`;
  const shared = 'Arbiter, shared lists';
  print(
    `${title}, lists of its own`,
    'positions',
    without(rows, shared),
    among(peers, { chessops: 8, 'chess.js': 60 }),
  );
  print(
    `${title}, shared lists`,
    'positions',
    without(rank(rows, shared), 'Arbiter'),
    among(peers, { chessops: 15 }),
  );
}

const without = (rows, other) => rows.filter(({ name }) => name !== other);

/** Through real games: a move, all destinations, whether the game is over. */
export function printPlay({ arbiter, peers }) {
  const lines = games(arbiter, { most: 500 });
  const some = { kokopu: spread(lines, 60), 'chess.js': spread(lines, 12) };
  for (const [name, peer] of Object.entries(peers)) {
    if (!peer.play || name === 'chess.js' || name === 'kokopu') continue;
    for (const line of spread(lines, 100)) {
      same('Destinations', 'a game', ['Arbiter', peers.Arbiter.play(line)], [name, peer.play(line)]);
    }
  }
  const rows = compare(
    contest(peers, (peer, name) => {
      if (!peer.play) return null;
      const own = some[name] ?? lines;
      const plies = own.reduce((sum, line) => sum + line.length, 0);
      return () => {
        for (const line of own) peer.play(line);
        return plies;
      };
    }),
    { rounds: 7 },
  );
  const title = `A move, destinations and status through ${lines.length} real games`;
  const shared = 'Arbiter, shared lists';
  const goals = among(peers, { chessops: 8, 'chess.js': 150 });
  print(`${title}, lists of its own`, 'half-moves', without(rows, shared), goals);
  print(`${title}, shared lists`, 'half-moves', without(rank(rows, shared), 'Arbiter'), goals);
}

/** All moves of a position with all that is told of them, SAN too. */
export function printMoves({ arbiter, peers }) {
  const fens = positions(arbiter, games(arbiter));
  for (const fen of spread(fens, 50)) {
    const mine = sorted(peers.Arbiter.sans(fen));
    for (const [name, peer] of Object.entries(peers)) {
      if (peer.sans) same('Moves', fen, ['Arbiter', mine], [name, sorted(peer.sans(fen))]);
    }
  }
  const rows = compare(
    contest(peers, (peer, name) => {
      if (!peer.moves) return null;
      const own = { kokopu: spread(fens, 100), 'chess.js': spread(fens, 12) }[name] ?? fens;
      // So much work that the engine has compiled it before the rounds that count.
      const times = { Arbiter: 20, chessops: 3, kokopu: 3 }[name] ?? 1;
      return () => {
        for (let i = 0; i < times; i++) for (const fen of own) peer.moves(fen);
        return own.length * times;
      };
    }),
    { rounds: 7 },
  );
  print(
    `All moves with every field, SAN too, ${fens.length} positions`,
    'positions',
    rows,
    among(peers, { 'chess.js': 10, kokopu: 10 }),
  );
}

/** PGN files: games read, every move checked. */
export function printPgn({ peers }) {
  let count = 0;
  for (const { name, text, plies } of players) {
    const read = peers.Arbiter.pgn(text);
    if (read !== plies) throw new Error(`${name}.pgn has ${plies} half-moves, not ${read}`);
    count += text.split(/(?=^\[Event )/m).filter((game) => game.trim() !== '').length;
  }
  const all = players.map(({ text }) => text);
  const few = {
    'chess.js': all.map((text) => firstGames(text, 6)),
    kokopu: all.map((text) => firstGames(text, 60)),
  };
  const half = all.map((text) => firstGames(text, 400));
  for (const [name, peer] of Object.entries(peers)) {
    if (!peer.pgn) continue;
    for (const text of few[name] ?? half) {
      same('Half-moves', 'a file', ['Arbiter', peers.Arbiter.pgn(text)], [name, peer.pgn(text)]);
    }
  }
  const rows = compare(
    contest(peers, (peer, name) => {
      if (!peer.pgn) return null;
      const own = few[name] ?? all;
      const plies = own.map((text) => peers.Arbiter.pgn(text)).reduce((sum, n) => sum + n, 0);
      return () => {
        for (const text of own) peer.pgn(text);
        return plies;
      };
    }),
    { rounds: 5, warmup: 1 },
  );
  const title = `PGN, ${count} games of ${players.length} files, every move checked`;
  print(title, 'half-moves', rows, among(peers, { chessops: 5, 'chess.js': 20 }));
  const plies = players.reduce((sum, { plies }) => sum + plies, 0);
  const perSecond = speed((rows[0].perSecond * count) / plies, 'games');
  console.log(`  that is ${perSecond}`);
  note(title, perSecond);
}
