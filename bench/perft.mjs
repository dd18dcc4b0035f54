// How quickly are moves generated? Perft, with the moves of the last ply counted or listed in
// full, in Node, in Chromium and by the program that Go makes of the same source, beside
// Stockfish as the machine runs it; and Chess960 beside standard chess.
//
// The full lists of the last ply are made side by side, as the replies to the moves of one position
// (core/position/replylists.go). "Each list anew" makes each move and lists the moves then, as chessops and
// Stockfish do; it is told beside, without a goal.
//
// Stockfish and Go are asked in turn with the others. What counts is the time of the processor,
// of the thread that works: the system knows it of Stockfish's threads, Chromium of its page.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { compileBench } from '../tools/compile.mjs';
import { Failure } from '../tools/steps.mjs';
import { kiwipete, start } from './inputs.mjs';
import { print, rank, skip } from './measure.mjs';

const inRoot = (path) => new URL(`../${path}`, import.meta.url).pathname;

/** What each counts from the two positions: chess.js and the like take longer for less. */
const tasks = [
  {
    name: 'from the start',
    ...start,
    depths: { Arbiter: 5, Stockfish: 5, Go: 5, 'chess.js': 3, other: 4 },
  },
  { name: 'of kiwipete', ...kiwipete, depths: { Arbiter: 4, Stockfish: 4, Go: 4, other: 3 } },
];

/** The contestant that is told beside, without a goal. */
const anew = 'Arbiter, each list anew';

/** Runs the contestants in turn; each returns `{ units, seconds }`. Rows as `compare` gives them. */
async function contest(contestants, { rounds = 9, warmup = 2 } = {}) {
  const names = Object.keys(contestants);
  const speeds = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round++) {
    for (const name of names) {
      const { units, seconds } = await contestants[name]();
      if (round >= 0) speeds[name].push(units / seconds);
    }
  }
  return rank(
    names.map((name) => ({ name, speeds: speeds[name] })),
    names[0],
  );
}

/** The count of nodes, if it is the right one. */
function checked(name, fen, expected, found) {
  if (found !== expected) throw new Error(`${name}: perft of ${fen} is ${expected}, not ${found}`);
  return found;
}

/** Processor time of this process. */
function timed(work) {
  const started = process.cpuUsage();
  const units = work();
  const { user, system } = process.cpuUsage(started);
  return { units, seconds: (user + system) / 1e6 };
}

/** A program that answers lines; `ask` resolves with what `read` finds in one of them. */
function talk(file, read) {
  const child = spawn(file, { stdio: ['pipe', 'pipe', 'ignore'] });
  let found = (_) => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    const value = read(line);
    if (value !== null) found(value);
  });
  const ask = (text) =>
    new Promise((resolve) => {
      found = resolve;
      child.stdin.write(text);
    });
  return { pid: child.pid, ask, end: () => child.kill() };
}

/** Stockfish's `go perft`, null where there is none. It builds full lists at the last ply. */
function stockfish() {
  const file = ['/usr/games/stockfish', '/usr/bin/stockfish', '/opt/homebrew/bin/stockfish'].find(existsSync);
  if (!file) return null;
  const { pid, ask, end } = talk(file, (line) => /^Nodes searched: (\d+)/.exec(line)?.[1] ?? null);
  const threads = `/proc/${pid}/task`;
  const seconds = () => {
    if (!existsSync(`${threads}/${pid}/schedstat`)) return performance.now() / 1000;
    const times = readdirSync(threads).map((thread) =>
      Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return times.reduce((sum, time) => sum + time) / 1e9;
  };
  const perft = async (fen, depth) => {
    const started = seconds();
    const units = Number(await ask(`position fen ${fen}\ngo perft ${depth}\n`));
    return { units, seconds: seconds() - started };
  };
  return { perft, end };
}

/**
 * The program that Go makes, null where it makes none: for processors from 2015 on, unless it is told
 * otherwise. Stockfish is the system's, for any.
 */
function native() {
  const file = inRoot('temp/bench-perft');
  const env = { GOAMD64: 'v3', ...process.env };
  try {
    execFileSync('go', ['build', '-o', file, './bench/perft'], { cwd: inRoot('.'), stdio: 'ignore', env });
  } catch {
    return null;
  }
  const { ask, end } = talk(file, (line) => line.split(' ').map(Number));
  const perft = async (fen, depth, how) => {
    const [units, nanoseconds] = await ask(`${how} ${depth} ${fen}\n`);
    return { units, seconds: nanoseconds / 1e9 };
  };
  return { perft, end };
}

/** The bytes of the program that lists, null without TinyGo. */
async function listingBytes() {
  try {
    return readFileSync(await compileBench('perft'));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}

/** The program that lists, of its bytes: `(fen, depth, anew) => nodes`. For the page, too. */
async function lister(bytes) {
  const module = await WebAssembly.compile(bytes);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const program = /** @type {any} */ (exports);
  program._initialize();
  return (fen, depth, anew = false) => {
    const text = new TextEncoder().encode(fen);
    new Uint8Array(program.memory.buffer, program.address() >>> 0, text.length).set(text);
    return program.perft(text.length, depth, Number(anew));
  };
}

/** A page of Chromium with the same contestants, null where there is no Chromium. */
async function page(bytes) {
  const wasm = readFileSync(inRoot('dist/arbiter.wasm'));
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', process.env['CHROME']];
  const executablePath = found.reverse().find((path) => path && existsSync(path));
  if (!executablePath) return null;
  const { chromium } = await import('playwright-core');
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { init } from './dist/index.js';
        import { otherPeers } from './bench/peers.mjs';
        const anew = ${JSON.stringify(anew)};
        globalThis.prepare = async (wasm, list) => {
          const arbiter = await init({ wasm: Uint8Array.from(wasm) });
          const listed = list && (await (${lister})(Uint8Array.from(list)));
          const others = await otherPeers();
          globalThis.peers = {
            Arbiter: { perft: (fen, depth) => arbiter.perft(fen, depth) },
            'Arbiter, listed': { perft: listed },
            [anew]: { perft: (fen, depth) => listed(fen, depth, true) },
            ...others,
          };
          return Object.keys(others);
        };`,
      resolveDir: inRoot('.'),
    },
    external: ['./languages/*'],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args });
  const tab = await browser.newPage();
  const protocol = await tab.context().newCDPSession(tab);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
  };
  await tab.addScriptTag({ content: outputFiles[0].text });
  const others = await tab.evaluate(
    ([wasm, list]) => /** @type {any} */ (globalThis).prepare(wasm, list),
    [[...wasm], bytes && [...bytes]],
  );
  const perft = async (name, fen, depth, times) => {
    const started = await seconds();
    const units = await tab.evaluate(([name, fen, depth, times]) => {
      const { peers } = /** @type {any} */ (globalThis);
      let nodes = 0;
      for (let n = 0; n < times; n++) nodes = peers[name].perft(fen, depth);
      return nodes;
    }, /** @type {[string, string, number, number]} */ ([name, fen, depth, times]));
    return { units, times, seconds: (await seconds()) - started };
  };
  return { others, perft, end: () => browser.close() };
}

/**
 * Positions of standard chess like those of Chess960: after sixteen half-moves at random, in most of
 * which kings and rooks are still at home.
 */
function afterEightMoves(arbiter) {
  let seed = 1;
  const random = (most) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * most);
  };
  return Array.from({ length: 100 }, () => {
    const game = arbiter.game();
    for (let ply = 0; ply < 16; ply++) {
      const moves = game.moves().filter(({ san }) => !/^[KRO]/.test(san));
      if (moves.length > 0) game.play(moves[random(moves.length)]);
    }
    const { fen } = game;
    game.dispose();
    return fen;
  });
}

/** Chess960 beside standard chess, 100 positions each, in the middle of the opening. */
async function printChess960(arbiter, fish) {
  const suites = readFileSync(inRoot('core/position/testdata/chess960.epd'), 'utf8')
    .split('\n')
    .slice(0, 100);
  const shuffled = suites.map((line) => ({
    fen: line.split(' ;')[0],
    nodes: Number(/;D4 (\d+)/.exec(line)?.[1]),
  }));
  const standard = afterEightMoves(arbiter).map((fen) => ({ fen, nodes: arbiter.perft(fen, 4) }));
  if (fish) {
    for (const { fen, nodes } of standard) checked('Arbiter', fen, (await fish.perft(fen, 4)).units, nodes);
  }
  const all = (name, list, options) => () =>
    timed(() =>
      list.reduce(
        (sum, { fen, nodes }) => sum + checked(name, fen, nodes, arbiter.perft(fen, 4, options)),
        0,
      ),
    );
  const rows = await contest({
    Chess960: all('Chess960', shuffled, { variant: 'chess960' }),
    'standard chess': all('standard chess', standard, {}),
  });
  print('perft 4 of 100 positions after eight moves, counted, in Node', 'nodes', rows, {
    'standard chess': 0.9,
  });
}

/** Prints all of it. `peers` are those of peers.mjs, Arbiter among them. */
export async function printPerft({ arbiter, peers }) {
  const bytes = await listingBytes();
  const list = bytes && (await lister(bytes));
  const [fish, go, tab] = [stockfish(), native(), await page(bytes)];
  if (!bytes) skip('perft with full lists, in WebAssembly', 'TinyGo does not compile here');
  if (!fish) skip('perft beside Stockfish', 'it is not found');
  if (!go) skip('perft natively', 'Go is not found');
  if (!tab) skip('perft in Chromium', 'it is not found');
  const others = Object.keys(peers).filter((name) => name !== 'Arbiter' && peers[name].perft);
  for (const { name: task, fen, nodes, depths } of tasks) {
    const depthOf = (name) => depths[name.split(',')[0]] ?? depths.other;
    const here = (name, perft) => () =>
      timed(() => checked(name, fen, nodes[depthOf(name)], perft(fen, depthOf(name))));
    const fishes = fish && {
      async Stockfish() {
        const { units, seconds } = await fish.perft(fen, depths.Stockfish);
        return { units: checked('Stockfish', fen, nodes[depths.Stockfish], units), seconds };
      },
    };
    // Long enough for the clock of a page: about 30 ms for the quick ones.
    const there = (name, times) => async () => {
      const { units, seconds } = await tab.perft(name, fen, depthOf(name), times);
      return { units: times * checked(name, fen, nodes[depthOf(name)], units), seconds };
    };
    const gone = (how) => async () => {
      const { units, seconds } = await go.perft(fen, depths.Go, how);
      return { units: checked('Go', fen, nodes[depths.Go], units), seconds };
    };
    const inNode = Object.fromEntries(others.map((name) => [name, here(name, peers[name].perft)]));
    const counted = { chessops: 80, 'chess.js': 600, Stockfish: 2.5 };
    const listed = { chessops: 45, Stockfish: 1 };
    const show = async (how, where, contestants, goals) =>
      print(`perft ${task}, ${how}, ${where}`, 'nodes', await contest(contestants), goals);
    await show(
      'counted at the last ply',
      'in Node',
      { Arbiter: here('Arbiter', arbiter.perft.bind(arbiter)), ...inNode, ...fishes },
      counted,
    );
    if (list) {
      await show(
        'with full lists',
        'in Node',
        {
          Arbiter: here('Arbiter', list),
          [anew]: here(anew, (fen, depth) => list(fen, depth, true)),
          ...inNode,
          ...fishes,
        },
        listed,
      );
    }
    if (tab) {
      const inPage = Object.fromEntries(tab.others.map((name) => [name, there(name, 2)]));
      await show(
        'counted at the last ply',
        'in Chromium',
        { Arbiter: there('Arbiter', 6), ...inPage, ...fishes },
        counted,
      );
      if (list) {
        await show(
          'with full lists',
          'in Chromium',
          {
            'Arbiter, listed': there('Arbiter, listed', 3),
            [anew]: there(anew, 2),
            ...inPage,
            ...fishes,
          },
          listed,
        );
      }
    }
    if (go && fish) {
      await show('counted at the last ply', 'natively', { Go: gone('count'), ...fishes }, { Stockfish: 1 });
      await show(
        'with full lists',
        'natively',
        { Go: gone('list'), 'Go, each list anew': gone('anew'), ...fishes },
        { Stockfish: 1 },
      );
    }
  }
  await printChess960(arbiter, fish);
  for (const program of [fish, go, tab]) await program?.end();
}
