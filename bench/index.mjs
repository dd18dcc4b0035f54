// npm run bench: Arbiter beside chess.js, chessops, kokopu and others, in one run, on the
// same positions and games, every answer checked. Figures are ratios: how many
// times slower than Arbiter's release build the others are. At the end they stand in a
// table, and in a file.
// usage: npm run bench -- [ROW ...] [--json FILE]; without a ROW all of them

import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Failure } from '../tools/steps.mjs';
import { printBatch } from './batch.mjs';
import { printBoards } from './board.mjs';
import { printChessJs } from './chessjs.mjs';
import { printDead } from './dead.mjs';
import { skip } from './measure.mjs';
import { printMemory } from './memory.mjs';
import { arbiterPeer, otherPeers } from './peers.mjs';
import { printPerft } from './perft.mjs';
import { printReady } from './ready.mjs';
import { report } from './report.mjs';
import { printDests, printMoves, printPgn, printPlay } from './rules.mjs';
import { printShares } from './shares.mjs';
import { printSizes } from './sizes.mjs';
import { printVerdicts } from './verdicts.mjs';

const root = new URL('../', import.meta.url);
const inRoot = (path) => new URL(path, root).pathname;
const began = performance.now();

/** A row that needs TinyGo, without which it is left out. */
const withTinyGo = (what, work) => async (context) => {
  try {
    await work(context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    skip(what, 'TinyGo does not compile here');
  }
};

/** The rows, in the order in which they are measured. */
const rows = {
  perft: printPerft,
  dests: printDests,
  play: printPlay,
  moves: printMoves,
  pgn: printPgn,
  verdicts: printVerdicts,
  batch: () => printBatch(root),
  ready: () => printReady(root),
  memory: () => printMemory(inRoot('dist/index.node.js')),
  dead: withTinyGo('dead', ({ arbiter }) => printDead(arbiter)),
  chessjs: () => printChessJs(root),
  sizes: () => printSizes(root),
  shares: withTinyGo('shares', printShares),
  boards: () => printBoards(),
};

const args = process.argv.slice(2);
const option = args.indexOf('--json');
const file = option < 0 ? inRoot('temp/bench.json') : args.splice(option, 2)[1];
const unknown = args.filter((name) => !(name in rows));
if (unknown.length > 0 || !file) {
  console.error(
    `usage: npm run bench -- [ROW ...] [--json FILE]\nThe rows are ${Object.keys(rows).join(', ')}.`,
  );
  process.exit(2);
}
if (!existsSync(inRoot('dist/arbiter.wasm'))) {
  console.error('There is nothing to measure yet: run ./build.sh build first.');
  process.exit(2);
}

console.log(
  `Node ${process.version}; each figure the median of interleaved rounds; "x" says how many times slower than Arbiter`,
);
const arbiter = await (await import(pathToFileURL(inRoot('dist/index.node.js')).href)).init();
const shared = arbiterPeer(arbiter, { lists: 'shared' });
const peers = {
  Arbiter: arbiterPeer(arbiter),
  'Arbiter, by a game': { dests: arbiterPeer(arbiter).destsOfGame },
  'Arbiter, shared lists': { dests: shared.dests, destsText: shared.destsText, play: shared.play },
  ...(await otherPeers()),
};
for (const name of args.length > 0 ? args : Object.keys(rows)) {
  await rows[name]({ arbiter, peers });
}
report(file, (performance.now() - began) / 1000);
process.exit(0);
