// On what is measured? On the project's own test data: positions of perft
// suites and real games.

import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The initial position and its node counts by depth. */
export const start = {
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  nodes: [1, 20, 400, 8902, 197281, 4865609],
};

/** A position full of captures, castlings, promotions and pins. */
export const kiwipete = {
  fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  nodes: [1, 48, 2039, 97862, 4085603],
};

/** The files of real games, and how many half-moves they have (testdata/players). */
export const players = [
  { name: 'Carlsen', plies: 258481 },
  { name: 'Fischer', plies: 67340 },
  { name: 'Kasparov', plies: 161843 },
].map(({ name, plies }) => ({ name, plies, text: read(`testdata/players/${name}.pgn`) }));

/** The first games of a PGN. */
export const firstGames = (text, most) =>
  text
    .split(/(?=^\[Event )/m)
    .slice(0, most)
    .join('');

/** So many of a list, evenly spread. */
export function sample(list, most) {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)]);
}

/** The main lines of real games, as `{ from, to, promotion }` half-moves. */
export function games(arbiter, { most = 60 } = {}) {
  const lines = [];
  for (const { game } of arbiter.readPgn(read('testdata/players/Fischer.pgn'))) {
    if (!game) continue;
    while (game.redo());
    lines.push(
      game.history().map(({ from, to, promotion }) => ({ from, to, promotion: promotion ?? undefined })),
    );
    game.dispose();
    if (lines.length === most) break;
  }
  return lines;
}

/** Positions of those games, evenly spread: FENs. */
export function positions(arbiter, lines, { most = 200 } = {}) {
  const all = [];
  for (const line of lines) {
    const game = arbiter.game();
    for (const move of line) {
      game.play(move);
      all.push(game.fen);
    }
    game.dispose();
  }
  return sample(all, most);
}
