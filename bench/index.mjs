// npm run bench: Arbiter beside chess.js, chessops and kokopu, in one run, on the
// same positions and games, every answer checked. Figures are ratios: how many
// times slower than Arbiter's release build the others are.

import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from '../tools/bundle.mjs';
import { compile } from '../tools/compile.mjs';
import { firstGames, games, players, positions } from './inputs.mjs';
import { printBatch } from './batch.mjs';
import { printBoards } from './board.mjs';
import { printChessJs } from './chessjs.mjs';
import { printDead } from './dead.mjs';
import { compare, print } from './measure.mjs';
import { arbiterPeer, chessJs, chessops, kokopu } from './peers.mjs';
import { printPerft } from './perft.mjs';
import { printShares } from './shares.mjs';
import { printSizes, printStart } from './sizes.mjs';

const root = new URL('../', import.meta.url);
const inRoot = (path) => new URL(path, root).pathname;

/** Bundles the Node entry for one compiler's wasm and returns where it lies. */
async function entryFor(compiler, wasm) {
  const folder = inRoot(`temp/bench-${compiler}`);
  await bundle({ sources: { index: 'js/index.node.ts' }, compiler, folder, minify: true });
  cpSync(wasm, `${folder}/arbiter.wasm`);
  return `${folder}/index.js`;
}

const release = { entry: inRoot('dist/index.node.js'), wasm: inRoot('dist/arbiter.wasm') };
await compile('go', inRoot('dist/go'));
const standard = {
  entry: await entryFor('go', inRoot('dist/go/arbiter.wasm')),
  wasm: inRoot('dist/go/arbiter.wasm'),
};
const load = async ({ entry }) => (await import(pathToFileURL(entry).href)).init();
const [arbiter, arbiterGo] = [await load(release), await load(standard)];

const peers = {
  Arbiter: arbiterPeer(arbiter),
  'Arbiter, standard Go': arbiterPeer(arbiterGo),
  chessops,
  kokopu,
  'chess.js': chessJs,
};
const contest = (work) =>
  Object.fromEntries(Object.entries(peers).map(([name, peer]) => [name, work(peer, name)]));

console.log(
  `Node ${process.version}; each figure the median of interleaved rounds; "x" says how many times slower than Arbiter`,
);

await printPerft({ arbiter, peers });

const lines = games(arbiter);
const fens = positions(arbiter, lines);
print(
  `FEN to destinations, ${fens.length} positions of real games`,
  'positions',
  compare(
    contest((peer) => () => {
      for (let times = 0; times < 10; times++) for (const fen of fens) peer.dests(fen);
      return fens.length * 10;
    }),
    { rounds: 9, warmup: 5 },
  ),
  { chessops: 5 },
);
print(
  `play, destinations and status, ${lines.length} real games (chessops and kokopu know no repetition)`,
  'half-moves',
  compare(
    contest((peer, name) => {
      const some = name === 'chess.js' ? lines.slice(0, 4) : lines;
      return () => some.reduce((plies, line) => plies + peer.play(line), 0);
    }),
    { rounds: 7 },
  ),
  { chessops: 5 },
);

for (const { name, text, plies } of players) {
  if (peers.Arbiter.pgn(text) !== plies) throw new Error(`${name}.pgn has ${plies} half-moves`);
}
print(
  'PGN of real games, every move checked',
  'half-moves',
  compare(
    contest((peer, name) => {
      const all = players.map(({ text }) => text);
      const some = firstGames(all[1], { 'chess.js': 10, kokopu: 60 }[name] ?? 250);
      return () => (name === 'Arbiter' ? all : [some]).reduce((plies, text) => plies + peer.pgn(text), 0);
    }),
    { rounds: 5, warmup: 1 },
  ),
);

await printChessJs(root);
await printDead(arbiter);
await printBatch(root);
await printSizes(root);
await printShares();
const coldStart =
  ({ entry, wasm }) =>
  () =>
    JSON.parse(String(execFileSync(process.execPath, [inRoot('bench/start.mjs'), entry, wasm])));
await printStart({
  Arbiter: { load: coldStart(release), budget: 8 },
  'Arbiter, standard Go': { load: coldStart(standard) },
});
await printBoards();
process.exit(0);
