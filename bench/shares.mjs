// What of arbiter.wasm is there for which feature?
//
// The program is taken apart in a build that is the release but for the names of its functions: those
// of one Go package are emptied, what nothing calls any more goes, and what is missing then after
// brotli is that package's share. So what two share counts for neither, and constants for nobody.

import { readFileSync } from 'node:fs';
import binaryen from 'binaryen';
import { compileNamed } from '../tools/compile.mjs';
import { note, verdict } from './measure.mjs';
import { brotli } from './sizes.mjs';

/** Packages with what they are there for, and the most that they may have, in kB. */
const FEATURES = /** @type {[string, string, number?][]} */ ([
  ['core/position', 'rules of movement'],
  ['core/castling', 'castling'],
  ['core/game', 'the record'],
  ['core/arbiter', 'rulings and claims'],
  ['core/session', 'games under way'],
  ['core/unwinnable', 'can a side ever mate', 15],
  ['core/laws', 'editions of the Laws'],
  ['core/phrase', 'sentences'],
  ['core/notation/fen', 'FEN'],
  ['core/notation/san', 'SAN'],
  ['core/notation/pgn', 'PGN'],
  ['core/chess960', 'Chess960'],
  ['wasm/wire', 'answers and accounts'],
]);

/** The size after brotli without the functions of a package. */
function sizeWithout(bytes, name) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(binaryen.Features.All);
  for (let i = 0; i < module.getNumFunctions(); i++) {
    const func = module.getFunctionByIndex(i);
    const info = binaryen.getFunctionInfo(func);
    if (!info.module && name !== null && isOf(info.name, name)) {
      /** @type {any} */ (binaryen).Function(func).body = module.unreachable();
    }
  }
  module.runPasses(['remove-unused-module-elements', 'strip-debug', 'strip-producers']);
  const size = brotli(module.emitBinary());
  module.dispose();
  return size;
}

/** Whether a function is one of a package: `chessarbiter/core/game.New`, `(*chessarbiter/core/game.Game).Play`. */
const isOf = (func, name) => func.replace(/^\(?\*?/, '').startsWith(`chessarbiter/${name}.`);

/** Prints each feature's share. */
export async function printShares() {
  const bytes = readFileSync(await compileNamed());
  const whole = sizeWithout(bytes, null);
  console.log(`\nShares of arbiter.wasm after brotli -q 11, ${(whole / 1000).toFixed(1)} kB in all`);
  for (const [name, what, budget] of FEATURES) {
    const share = whole - sizeWithout(bytes, name);
    const told = `${(share / 1000).toFixed(1)} kB`;
    const goal = budget ? `at most ${budget} kB` : '';
    const reached = budget ? share <= budget * 1000 : null;
    console.log(`  ${what.padEnd(26)}${told.padStart(18)}   ${name}   ${verdict(goal, reached)}`.trimEnd());
    note(`Share of arbiter.wasm: ${what}`, told, goal, reached);
  }
}
