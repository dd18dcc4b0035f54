// What becomes of a batch whose worker fails, and of workers that nobody needs?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { Arbiter, type GameOptions } from '../arbiter.js';
import { BudgetError, InstanceDeadError, WorkerError } from '../errors.js';
import { listOf } from '../testing/lists.js';
import { pretend } from '../testing/threads.js';
import { trapping } from '../testing/trap.js';
import { RemoteArbiter } from './client.js';
import { Crew } from './crew.js';
import { answer } from './host.js';
import { init } from './index.node.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Black wins here, which is found after 340,000 positions: a second. */
const DEEP = '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1';
/** A position of which the program dies, in these tests. */
const POISON = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
/** One at which the thread ends. */
const CRASH = '4k3/8/8/8/8/8/8/4K1R1 w - - 0 1';

const bytes = readFileSync(new URL('./arbiter.wasm', import.meta.url));
/** The program as it is, but that a FEN as long as the poison is a fault. */
const deadly = new WebAssembly.Module(trapping(bytes, 'newGame', POISON.length));

interface Place {
  readonly remote: RemoteArbiter;
  /** How many threads were made, the one that holds the games among them, and how many have ended. */
  made: number;
  ended: number;
}

/** An Arbiter whose threads are pretended; `mayMake` is told the number of each. */
async function place(t: TestContext, mayMake = (_: number): boolean => true): Promise<Place> {
  // The standard compiler's program says how it ended.
  t.mock.method(console, 'error', () => {});
  t.mock.method(console, 'log', () => {});
  let crash: ((cause: unknown) => void) | undefined;
  const { game } = Arbiter.prototype;
  t.mock.method(Arbiter.prototype, 'game', function (this: Arbiter, options: GameOptions) {
    if (options?.fen === CRASH) crash!(new Error('the thread has crashed'));
    return game.call(this, options);
  });
  const state = { made: 0, ended: 0 };
  const spawn = () => {
    if (!mayMake(++state.made)) throw new Error('not now');
    const onEnd = (tell: (cause: unknown) => void) => void (crash = tell);
    return { ...pretend(answer, () => state.ended++), onEnd };
  };
  const crew = await Crew.start(spawn, deadly, new AbortController().signal, 1);
  t.after(() => crew.terminate());
  return Object.assign(state, { remote: new RemoteArbiter(crew) });
}

for (const question of ['destinations', 'status', 'claims', { canMate: 'white' }] as const) {
  test(`a program that dies refuses that position alone, and is replaced: ${JSON.stringify(question)}`, async (t) => {
    const at = await place(t);
    const places = [0, 7, 100, 399];
    const fens = Array.from({ length: 400 }, (_, i) => (places.includes(i) ? POISON : START));
    const answers = await listOf(at.remote.batch(fens, question));
    assert.equal(answers.length, fens.length);
    answers.forEach(({ index, answer, error }, i) => {
      assert.equal(index, i);
      if (!places.includes(i)) {
        assert.ok(answer !== null && error === null, `${i}: ${error}`);
      } else if (typeof question === 'string') {
        assert.ok(error instanceof InstanceDeadError, `${i}: ${error}`);
      } else {
        assert.ok(error instanceof BudgetError && error.code === 'ERR_OUT_OF_MEMORY', `${i}: ${error}`);
      }
    });
    assert.equal(at.ended, places.length);
    // The games are elsewhere.
    assert.equal(await (await at.remote.game()).fen, START);
  });
}

test('a thread that ends refuses the position that it was at, which is found out, and another goes on', async (t) => {
  const at = await place(t);
  const places = [0, 700, 701];
  const fens = Array.from({ length: 2000 }, (_, i) => (places.includes(i) ? CRASH : START));
  const answers = await listOf(at.remote.batch(fens, 'claims'));
  answers.forEach(({ index, error }, i) => {
    assert.equal(index, i);
    if (!places.includes(i)) return assert.equal(error, null);
    assert.ok(error instanceof WorkerError && error.code === 'ERR_WORKER_ENDED', `${error}`);
    assert.match((error.cause as WorkerError).message, /ended/);
  });
  assert.equal(answers.length, fens.length);
});

test('where no worker can be made the batch fails, and the next one tries again', async (t) => {
  const at = await place(t, (number) => number !== 2);
  await assert.rejects(listOf(at.remote.batch([START], 'status')), { code: 'ERR_WORKER_START' });
  assert.equal((await listOf(at.remote.batch([START], 'status'))).length, 1);
});

test('workers are started by the first batch, shared, and end when there has been none for a while', async (t) => {
  const at = await place(t);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  assert.equal(at.made, 1);
  const fens = Array.from({ length: 200 }, () => START);
  const batch = () => listOf(at.remote.batch(fens, 'status', { workers: 3 }));
  await batch();
  assert.equal(at.made, 4);
  await Promise.all([batch(), batch()]);
  assert.equal(at.made, 4);
  t.mock.timers.tick(9_999);
  await batch();
  t.mock.timers.tick(9_999);
  assert.equal(at.ended, 0);
  t.mock.timers.tick(1);
  assert.equal(at.ended, 3);
  assert.equal((await batch()).length, 200);
  assert.equal(at.made, 7);
  const [first] = await Promise.all([listOf(at.remote.batch(fens, 'claims', { workers: 1 })), batch()]);
  assert.ok(first.every(({ error }) => error === null));
});

test('a short batch does not wait for the long searches of another on the same worker', async (t) => {
  const { remote } = await place(t);
  const told: string[] = [];
  const long = (async () => {
    const question = { canMate: 'black', states: 1_000_000 } as const;
    for await (const { answer } of remote.batch([DEEP, DEEP], question)) told.push(answer!.verdict);
  })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const question of ['status', 'claims', 'destinations'] as const) {
    const [first, second] = await listOf(remote.batch([START, DEEP], question));
    assert.deepEqual([first!.error, second!.error], [null, null]);
    told.push(question);
  }
  // Another search waits for the end of the one that is under way, and for no more.
  const [searched] = await listOf(remote.batch([DEEP], { canMate: 'white' }));
  assert.equal(searched!.answer!.verdict, 'winnable');
  told.push('search');
  await long;
  assert.deepEqual(told, ['status', 'claims', 'destinations', 'winnable', 'search', 'winnable']);
});

test('a program that dies in a thread is replaced by another thread', async (t) => {
  t.mock.method(console, 'error', () => {});
  t.mock.method(console, 'log', () => {});
  const arbiter = await init({ wasm: deadly });
  t.after(() => arbiter.terminate());
  const fens = Array.from({ length: 1000 }, (_, i) => (i % 250 === 13 ? POISON : START));
  const answers = await listOf(arbiter.batch(fens, 'destinations', { workers: 2 }));
  assert.deepEqual(
    answers.filter(({ error }) => error?.code === 'ERR_INSTANCE_DEAD').map(({ index }) => index),
    [13, 263, 513, 763],
  );
  assert.equal(answers.filter(({ answer }) => answer?.size === 10).length, 996);
});
