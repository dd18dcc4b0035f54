// Does an instance leave nothing behind: none of ten thousand games, no listener, no global, no promise
// that nobody hears; and when its program fails, is that told by every call until init() makes a new one?

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mock, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { promisify } from 'node:util';
import { init as initHere, type InitOptions } from './index.node.js';
import { Chess } from './chessjs/index.js';
import { program as chessProgram } from './chessjs/running.js';
import { init as initInline } from './inline.js';
import { Instance } from './instance.js';
import { compiler } from './program.js';
import { pretend } from './testing/threads.js';
import { trapping } from './testing/trap.js';
import { RemoteArbiter } from './worker/client.js';
import { Crew } from './worker/crew.js';
import { answer } from './worker/host.js';
import { init as initWorker, type WorkerArbiter } from './worker/index.node.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Collects what is forgotten, until something forgotten just now has been told of. */
async function collectAll(): Promise<void> {
  let isTold = false;
  const registry = new FinalizationRegistry(() => (isTold = true));
  registry.register({}, null);
  for (let times = 0; times < 200 && !isTold; times++) {
    await turn();
    collect();
  }
}
const bytes = readFileSync(new URL('./arbiter.wasm', import.meta.url));

/** The standard compiler's collector is not ours: a part of the rounds, with more room, is enough. */
const [slack, rounds] = compiler === 'go' ? [256e6, 1_000] : [2e6, 10_000];

/** The programs that have left an answer. */
const programs = new Set<Instance>();
const { take } = Instance.prototype;
Instance.prototype.take = function <T>(this: Instance) {
  programs.add(this);
  return take.call(this) as T;
};
const size = () => Math.max(...[...programs].map((each) => (each.isDead ? 0 : each.words.buffer.byteLength)));

/** A worker's host in this process, so that the memory of its program can be seen. */
async function initNear(): Promise<WorkerArbiter> {
  const module = await WebAssembly.compile(bytes);
  const spawn = () => pretend(answer);
  return new RemoteArbiter(await Crew.start(spawn, module, new AbortController().signal));
}

/** The code of what a call throws; null where it answers. */
const codeOf = async (call: () => unknown) => {
  try {
    await call();
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** The program as it is, but that `repetition` is a fault; it stays that of its entry. */
const trapped = trapping(bytes, 'repetition');

for (const [entry, init] of Object.entries({
  '.': initHere,
  './inline': initInline,
  './worker': initWorker,
})) {
  test(`a program that traps is dead for every later call, and init() gives a new one: ${entry}`, async () => {
    // The standard compiler's program says how it ended.
    mock.method(console, 'error', () => {});
    mock.method(console, 'log', () => {});
    const start = init as (options?: InitOptions) => Promise<WorkerArbiter>;
    const arbiter = await start({ wasm: trapped });
    const [game, other] = [await arbiter.game(), await arbiter.game()];
    await game.play('e4');
    await other.dests();
    let cancelled = false;
    const source = new ReadableStream<string>(
      {
        pull: (controller) => controller.enqueue('1. e4 *\n\n'.repeat(20)),
        cancel: () => void (cancelled = true),
      },
      { highWaterMark: 0 },
    );
    const reading = (async () => {
      for await (const { game } of arbiter.readPgn(source)) await game!.repetition();
    })();
    assert.equal(await codeOf(() => reading), 'ERR_INSTANCE_DEAD');
    assert.equal(cancelled, true);
    const calls: (() => unknown)[] = [
      () => game.fen,
      () => other.status(),
      () => other.play('e4'),
      () => game.explain('e4'),
      () => game.castling(),
      () => arbiter.game(),
      () => arbiter.checkFen(''),
      () => arbiter.perft('8/8/8/8/8/8/8/8 w - - 0 1', 1),
      async () => {
        for await (const _ of arbiter.readPgn('1. e4 *'));
      },
    ];
    for (const call of calls) assert.equal(await codeOf(call), 'ERR_INSTANCE_DEAD', String(call));
    await game.dispose();
    const next = await start();
    assert.notEqual(next, arbiter);
    const anew = await next.game();
    assert.equal((await anew.moves()).length, 20);
    assert.equal(await codeOf(() => game.fen), 'ERR_INSTANCE_DEAD');
    await anew.dispose();
    if (entry === './worker') next.terminate();
    mock.restoreAll();
  });
}

test('a Chess whose program has trapped plays on with a new one', () => {
  const chess = new Chess();
  chess.move('e4');
  const { instance } = chessProgram();
  mock.method(console, 'error', () => {});
  mock.method(console, 'log', () => {});
  // A path of a length that no memory has.
  assert.throws(() => instance.call.changeTree(1 << 20, 0x7fffffff, 0), { code: 'ERR_INSTANCE_DEAD' });
  mock.restoreAll();
  assert.equal(chess.move('e5').san, 'e5');
  assert.deepEqual(chess.history(), ['e4', 'e5']);
  assert.notEqual(chessProgram().instance, instance);
});

const line = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O';
const moves = line.replace(/\d+\. /g, '').split(' ');

test('ten thousand games leave memory flat, however they are let go of', async (t) => {
  const here = await initHere();
  const near = await initNear();
  t.after(() => near.terminate());
  const file = `[White "x"]\n\n${line} {a comment} *\n\n`.repeat(rounds);
  const play = (game: { play(move: string): unknown }) => {
    for (const move of moves) void game.play(move);
  };
  /** Gives forgotten games time to be collected. */
  const rest = async (n: number) => {
    if (n % 2000 !== 0) return;
    await collectAll();
    await turn();
  };
  const ways: Record<string, () => Promise<unknown>> = {
    async 'made on the page, dropped by using'() {
      for (let n = 0; n < rounds; n++) {
        using game = here.game();
        play(game);
        game.castling();
      }
    },
    async 'made on the page, forgotten'() {
      for (let n = 0; n < rounds; n++) {
        play(here.game());
        await rest(n);
      }
    },
    async 'read on the page, disposed of'() {
      for (const { game } of here.readPgn(file)) game!.dispose();
    },
    async 'read on the page, forgotten'() {
      let n = 0;
      for (const { game } of here.readPgn(file)) {
        assert.equal(game!.ply, 9);
        await rest(n++);
      }
    },
    async 'made by new Chess()'() {
      for (let n = 0; n < rounds; n++) {
        const chess = new Chess();
        for (const move of moves) chess.move(move);
        await rest(n);
      }
    },
    async 'read in the worker, disposed of'() {
      for await (const { game } of near.readPgn(file)) await game!.dispose();
    },
    async 'read in the worker, forgotten'() {
      let n = 0;
      for await (const { game } of near.readPgn(file)) {
        assert.ok(game);
        await rest(n++);
      }
    },
    async 'made in the worker, dropped by await using'() {
      for (let n = 0; n < rounds / 10; n++) {
        await using game = await near.game();
        play(game);
      }
    },
    async 'made in the worker, forgotten'() {
      for (let n = 0; n < rounds; n++) {
        await near.game();
        await rest(n);
      }
    },
  };
  for (const [way, make] of Object.entries(ways)) {
    await make();
    await rest(0);
    await rest(0);
    const before = size();
    await make();
    // Memory grows by a quarter at a time, and whether once more depends on when the page's own memory is cleared.
    assert.ok(size() <= before * 1.25 + slack, `${way}: ${before} bytes became ${size()}`);
    assert.ok(size() < 24e6 + slack, `${way}: ${size()} bytes`); // all of them together would need more
  }
});

/** What a program says of each entry: what it has left at import, and what after all was let go of. */
const uses: Record<string, string> = {
  'index.node': `
    const arbiter = await entry.init();
    for (const { game } of arbiter.readPgn('1. e4 *')) game.dispose();
    for await (const { game } of arbiter.readPgn(new Blob(['1. e4 *']), { signal })) game.dispose();
    arbiter.game().dispose();`,
  inline: `
    const arbiter = await entry.init({ signal });
    arbiter.game().dispose();`,
  chessjs: `new entry.Chess().move('e4');`,
  'worker.node': `
    const arbiter = await entry.init({ signal });
    for await (const { game } of arbiter.readPgn(new Blob(['1. e4 *', '1. d4 *']), { signal })) {
      await game.dispose();
      break;
    }
    const game = await arbiter.game();
    await game.canMate('white', { signal });
    await game.dispose();
    arbiter.terminate();
    await game.dispose();
    await new Promise((resolve) => setTimeout(resolve, 50));`,
};

for (const [entry, use] of Object.entries(uses)) {
  test(`nothing is left by ${entry}, neither at import nor when all was let go of`, async () => {
    const file = path.resolve('dist', `${entry}.js`);
    const script = `
      import { getEventListeners } from 'node:events';
      process.on('unhandledRejection', (reason) => console.log('unhandled', reason));
      const controller = new AbortController();
      const { signal } = controller;
      const state = () => JSON.stringify([
        Object.getOwnPropertyNames(globalThis).sort(),
        process.eventNames().map((name) => [String(name), process.listenerCount(name)]).sort(),
        getEventListeners(signal, 'abort').length,
      ]);
      const before = state();
      const entry = await import(${JSON.stringify(file)});
      if (state() !== before) console.log('import', before, state());
      {${use}}
      if (state() !== before) console.log('use', before, state());`;
    const args = ['--input-type=module', '--eval', script];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    assert.equal(stdout + stderr, '');
  });
}
