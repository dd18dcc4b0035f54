// How long does it take after a move to see that the game is not over by a dead position?
//
// In the release compiler's WebAssembly, over all positions of the real games of testdata/players: the
// look that settles most, and what comes behind it. Each is timed by the processor, as often as the
// figure needs to be known.

import { readFileSync } from 'node:fs';
import { compileBench } from '../tools/compile.mjs';
import { players } from './inputs.mjs';
import { median, printValue } from './measure.mjs';

/** Starts the program of bench/dead. What it imports it never calls. */
async function start() {
  const module = await WebAssembly.compile(readFileSync(await compileBench('dead')));
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const program = /** @type {any} */ (exports);
  program._initialize();
  return program;
}

const ROLES = ['', 'pawn', 'knight', 'king', '', 'bishop', 'rook', 'queen'];
const squareOf = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

/** Takes in all games; returns how many there are. */
function read(arbiter, program) {
  let games = 0;
  for (const { text, name, plies } of players) {
    let moves = 0;
    for (const { game } of arbiter.readPgn(text)) {
      const bytes = game
        .history()
        .flatMap(({ from, to, promotion }) => [
          squareOf(from),
          squareOf(to),
          promotion === null ? 0 : ROLES.indexOf(promotion),
        ]);
      game.dispose();
      new Uint8Array(program.memory.buffer, program.address() >>> 0, bytes.length).set(bytes);
      moves += program.add(bytes.length / 3);
      games++;
    }
    if (moves !== plies) throw new Error(`${plies} half-moves of ${name}.pgn became ${moves}`);
  }
  return games;
}

/** Processor time of a call, in microseconds. */
function time(call) {
  const started = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(started);
  return user + system;
}

/** Prints what the look costs, and what is behind it. */
export async function printDead(arbiter, rounds = 15) {
  const program = await start();
  const games = read(arbiter, program);
  const [before, behind] = [program.count(0), program.count(1)];
  const times = [0, 1].map(() => /** @type {number[]} */ ([]));
  for (let round = -2; round < rounds; round++) {
    for (const kind of [0, 1]) {
      const took = time(() => program.look(kind)) / program.count(kind);
      if (round >= 0) times[kind].push(took);
    }
  }
  console.log(`\nIs the position dead? After each move of ${games} real games, ${before + behind} positions`);
  printValue('dead position: the look', median(times[0]), 'us', 0.1, 3);
  const share = ((100 * behind) / (before + behind)).toFixed(1);
  printValue(`dead position: behind the look, ${share} %`, median(times[1]), 'us', 5);
  console.log(`  ${program.look(1)} positions are dead`);
}
