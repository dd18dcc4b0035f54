// Can a batch be followed, left and stopped, and does it keep no more than it must?

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listOf } from '../testing/lists.js';
import { init, type BatchOptions, type BatchPositions, type BatchQuestion } from './index.node.js';

const arbiter = await init();

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Black wins here, which is found after 340,000 positions: a second. */
const DEEP = '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1';

const all = <Q extends BatchQuestion>(positions: BatchPositions, question: Q, options?: BatchOptions) =>
  listOf(arbiter.batch(positions, question, options));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('no more is taken from an endless source than four chunks for each worker, and what is given', async () => {
  let taken = 0;
  let isClosed = false;
  function* endless() {
    try {
      for (;;) {
        taken++;
        yield START;
      }
    } finally {
      isClosed = true;
    }
  }
  const most = (2 * 4 + 1) * 512;
  for await (const { index } of arbiter.batch(endless(), 'destinations', { workers: 2 })) {
    assert.ok(taken - index <= most + 1, `${taken} were taken when ${index} was given`);
    if (index === 20_000) await pause(300); // nothing is taken meanwhile beyond that
    if (index === 30_000) break;
  }
  assert.ok(isClosed);
  const before = taken;
  await pause(50);
  assert.equal(taken, before);
});

test('memory stays what it is, however many positions there are', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  function* endless() {
    for (let number = 0; ; number = (number + 1) % 900) yield `${START.slice(0, -1)}${number + 100}`;
  }
  let before = 0;
  for await (const { index } of arbiter.batch(endless(), 'destinations', { workers: 2 })) {
    if (index === 30_000) before = used();
    if (index === 200_000) break;
  }
  const grown = used() - before;
  // Forty bytes for each position that is kept would be more.
  assert.ok(grown < 5e6, `${grown} bytes more`);
});

test('one hears how far a batch is, to the end', async () => {
  const positions = Array.from({ length: 30_000 }, () => START);
  for (const [source, total] of [
    [positions, positions.length],
    [positions.values(), null],
  ] as const) {
    const told: [number, number | null][] = [];
    const progress = (...each: [number, number | null]) => told.push(each);
    await all(source, 'claims', { progress });
    assert.deepEqual(told.at(-1), [positions.length, total]);
    assert.ok(told.every(([answered, all], i) => all === total && answered >= (told[i - 1]?.[0] ?? 0)));
    assert.ok(told.length < 1000, `${told.length} times`);
  }
  const thrown = all(positions, 'claims', {
    progress: () => {
      throw new Error('not so');
    },
  });
  await assert.rejects(thrown, /not so/);
});

test('a signal ends a batch within a part of a chunk, and the workers are there for the next', async () => {
  const deep = Array.from({ length: 1000 }, () => DEEP);
  const question = { canMate: 'black', states: 1_000_000 } as const;
  const workers = 1;
  const begun = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  let count = 0;
  let second = 0;
  const stopped = (async () => {
    for await (const { answer } of arbiter.batch(deep, question, { workers, signal })) {
      assert.equal(answer!.verdict, 'winnable');
      second = performance.now() - begun; // or more
      if (++count === 1) setTimeout(() => controller.abort('enough'), second / 10);
    }
  })();
  await assert.rejects(stopped, (reason) => reason === 'enough');
  assert.equal(count, 1); // of the sixteen that the worker was given
  const aborted = performance.now();
  assert.equal((await all([START], 'status', { workers }))[0]!.answer!.over, false);
  assert.ok(performance.now() - aborted < 5 * second, 'the worker was busy with what nobody waits for');

  for (const options of [{ signal: AbortSignal.abort('before') }, { signal: AbortSignal.timeout(30) }]) {
    await assert.rejects(all(deep, question, options), (reason) =>
      ['before', 'TimeoutError'].includes((reason as Error).name ?? reason),
    );
  }
  const late = new AbortController();
  await assert.rejects(
    async () => {
      for await (const { index } of arbiter.batch(deep, 'status', { signal: late.signal })) {
        assert.ok(index <= 5);
        if (index === 5) late.abort('inside');
      }
    },
    (reason) => reason === 'inside',
  );
});

test('a loop that is left, and one whose source or body throws, let go of the source', async () => {
  let returned = 0;
  function* positions(fail: boolean) {
    try {
      for (let i = 0; i < 100; i++) yield START;
      if (fail) throw new Error('no more');
    } finally {
      returned++;
    }
  }
  for await (const _ of arbiter.batch(positions(false), 'claims')) break;
  assert.equal(returned, 1);
  await assert.rejects(async () => {
    for await (const _ of arbiter.batch(positions(false), 'claims')) throw new Error('mine');
  }, /mine/);
  assert.equal(returned, 2);
  let count = 0;
  await assert.rejects(async () => {
    for await (const _ of arbiter.batch(positions(true), 'claims', { workers: 2 })) count++;
  }, /no more/);
  assert.equal(count, 100); // what came before is answered
  assert.equal(returned, 3);

  // A source that never comes is let go of all the same.
  const never = (async function* () {
    yield START;
    await new Promise(() => {});
  })();
  for await (const { index } of arbiter.batch(never, 'claims')) if (index === 0) break;
});

/** Runs a module in a process of its own, which must end by itself. */
async function run(script: string): Promise<string> {
  const entry = JSON.stringify(new URL('./worker.node.js', import.meta.url).href);
  const text = `import { init } from ${entry};\nconst arbiter = await init();\n${script}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text], {
    timeout: 60_000,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  return stdout;
}

test('a batch keeps a process alive while it is waited for, and nothing does behind it', async () => {
  const fens = JSON.stringify(Array.from({ length: 300 }, () => START));
  const whole = `let n = 0;
    for await (const { answer } of arbiter.batch(${fens}, 'destinations', { workers: 2 })) n += answer.size;
    console.log(n);`;
  assert.equal(await run(whole), '3000\n');
  const left = `const answers = arbiter.batch(${fens}, 'status')[Symbol.asyncIterator]();
    console.log((await answers.next()).value.index);`;
  assert.equal(await run(left), '0\n');
});

test('terminate refuses what is pending, and what is asked later', async () => {
  const other = await init();
  assert.equal(other, arbiter);
  const fens = Array.from({ length: 1000 }, () => DEEP);
  const pending = all(fens, { canMate: 'black', states: 1_000_000 }, { workers: 2 });
  const refused = assert.rejects(pending, { code: 'ERR_WORKER_ENDED' });
  await pause(100);
  arbiter.terminate();
  await refused;
  await assert.rejects(all([START], 'status'), { code: 'ERR_WORKER_ENDED' });
});
