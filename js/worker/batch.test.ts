// Are many positions answered as they are one by one, in order, and can it be followed, left and stopped?

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { promisify } from 'node:util';
import type { GameOptions } from '../arbiter.js';
import { init as initHere } from '../index.node.js';
import {
  ArgumentError,
  FenError,
  init,
  type BatchAnswer,
  type BatchOptions,
  type BatchPosition,
  type BatchPositions,
  type BatchQuestion,
  type CanMate,
  type Claim,
  type Square,
  type Status,
} from './index.node.js';

const here = await initHere();
const arbiter = await init();
after(() => arbiter.terminate());

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Black wins here, which is found after 340,000 positions: a second. */
const DEEP = '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1';

/** All positions of some real games, in their order, and between them others of many kinds. */
function varied(games: number): BatchPosition[] {
  const list: BatchPosition[] = [];
  const text = readFileSync('testdata/players/Fischer.pgn', 'utf8');
  for (const { game } of here.readPgn(text)) {
    if (games-- === 0) break;
    for (let ply = 0, last = game!.ply; ply <= last; ply++) {
      game!.goto(ply);
      list.push(game!.fen);
    }
    const n = list.length % 960;
    list.push(
      { fen: here.chess960.fen(n), variant: 'chess960' },
      game!.fen.replace(/\d+ \d+$/, `${99 + (n % 2)} 120`), // a draw may be claimed, by a move or at once
      game!.fen.replace(/\d+ \d+$/, '150 200'), // nobody need claim it
      { pgn: game!.pgn() },
      { fen: game!.fen, laws: '1997' },
    );
    game!.dispose();
  }
  list.push(
    { pgn: '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *' }, // a third occurrence
    'k7/8/1Q6/8/8/8/8/K7 b - - 0 1', // stalemate
    'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', // mate
    '8/8/4k3/8/8/3BK3/8/8 w - - 0 1', // dead
    '8/2p1p1k1/1pPpPp2/pP1P1Pp1/P5P1/8/6K1/3B4 w - - 0 1', // dead as well
    DEEP,
  );
  return list;
}

/** What is no position, and why. */
const BAD: readonly [unknown, typeof FenError | typeof ArgumentError][] = [
  ['', FenError],
  ['nonsense', FenError],
  ['8/8/8/8/8/8/8/8 w - - 0 1', FenError],
  [{ fen: 'no' }, FenError],
  [{ fen: START, variant: 'suicide' }, ArgumentError],
  [{ fen: START, laws: '1066' }, ArgumentError],
  [{ fen: START, pgn: '*' }, ArgumentError],
  [{ fen: () => START }, ArgumentError],
  [new Proxy({}, { get: () => assert.fail() }), ArgumentError],
  [{}, ArgumentError],
  [[START], ArgumentError],
  [undefined, ArgumentError],
  [null, ArgumentError],
  [960, ArgumentError],
  [Promise.resolve(START), ArgumentError],
];

/** What a game answers to a question of a batch. */
function one(position: BatchPosition, question: BatchQuestion): unknown {
  using game = here.game(typeof position === 'string' ? { fen: position } : position);
  if (question === 'destinations') return game.dests();
  if (question === 'status') return game.status();
  if (question === 'claims') return game.claims();
  const { canMate, states = 50_000 } = question;
  return game.canMate(canMate, { states, allowLargeMemory: true });
}

async function all<Q extends BatchQuestion>(
  positions: BatchPositions,
  question: Q,
  options?: BatchOptions,
): Promise<BatchAnswer<Q>[]> {
  const list: BatchAnswer<Q>[] = [];
  for await (const each of arbiter.batch(positions, question, options)) list.push(each);
  return list;
}

/** Checks that there is an answer to each position, in order, the same as a game gives. */
function check(positions: readonly BatchPosition[], question: BatchQuestion, answers: BatchAnswer<never>[]) {
  assert.equal(answers.length, positions.length);
  answers.forEach(({ index, position, answer, error }, i) => {
    assert.equal(index, i);
    assert.equal(position, positions[i]);
    assert.equal(error, null);
    assert.deepEqual(answer, one(positions[i]!, question), JSON.stringify([position, question]));
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('some thousand positions are answered as they are one by one', async () => {
  const positions = varied(60);
  assert.ok(positions.length > 4000, `${positions.length}`);
  for (const question of ['destinations', 'status', 'claims'] as const) {
    check(positions, question, (await all(positions, question, { workers: 3 })) as BatchAnswer<never>[]);
  }
  const some = positions.filter((_, i) => i % 8 === 0 || i > positions.length - 7);
  for (const question of [
    { canMate: 'white' },
    { canMate: 'black', states: 400_000 },
    { canMate: 'black', states: 30 },
  ] as const) {
    check(some, question, (await all(some, question)) as BatchAnswer<never>[]);
  }
});

test('the answer has the type that the question asks for, and is the caller’s own', async () => {
  for await (const { answer, error } of arbiter.batch([START], 'destinations')) {
    if (error) assert.fail();
    const map: Map<Square, Square[]> = answer;
    assert.deepEqual(map.get('e2'), ['e3', 'e4']);
  }
  const states: Status[] = [];
  const claims: Claim[][] = [];
  const mates: CanMate[] = [];
  const twice = [START, START];
  for await (const { answer } of arbiter.batch(twice, 'status')) states.push(answer!);
  for await (const { answer } of arbiter.batch(twice, 'claims')) claims.push(answer!);
  for await (const { answer } of arbiter.batch(twice, { canMate: 'white' })) mates.push(answer!);
  for (const [a, b] of [states, claims, mates]) assert.notEqual(a, b);
  const [same] = await all([START], 'destinations');
  assert.equal(same!.answer, same!.answer);
});

test('what is no position is one answer with its error, and stops nothing', async () => {
  for (const question of ['destinations', 'status', 'claims', { canMate: 'white' }] as const) {
    const positions = BAD.flatMap(([bad]) => [START, bad as BatchPosition]);
    const answers = await all(positions, question, { workers: 2 });
    assert.equal(answers.length, positions.length);
    const good = one(START, question);
    answers.forEach(({ index, position, answer, error }, i) => {
      assert.equal(index, i);
      assert.equal(position, positions[i]);
      if (i % 2 === 0) {
        assert.deepEqual([answer, error], [good, null]);
        return;
      }
      const type = BAD[(i - 1) / 2]![1];
      assert.equal(answer, null);
      assert.ok(error instanceof type, `${i}: ${error}`);
      if (type !== FenError) return;
      assert.throws(
        () => one(positions[i]!, question),
        (wanted: FenError) => {
          assert.deepEqual({ ...error }, { ...wanted });
          return true;
        },
      );
    });
  }
});

test('positions come from whatever can be iterated over, at once or later', async () => {
  const fens = [...new Set(varied(2).filter((each) => typeof each === 'string'))];
  const wanted = (await all(fens, 'status')).map(({ answer }) => answer);
  async function* slowly() {
    for (const [i, fen] of fens.entries()) {
      if (i % 40 === 0) await pause(i % 3);
      yield fen;
    }
  }
  const sources: (() => BatchPositions)[] = [
    () => new Set(fens),
    () => fens.values(),
    slowly,
    () => new Blob([fens.join('\n')]).stream().pipeThrough(lines()) as AsyncIterable<string>,
  ];
  for (const source of sources) {
    const answers = await all(source(), 'status', { workers: 2 });
    assert.deepEqual(
      answers.map(({ answer }) => answer),
      wanted,
    );
  }
  assert.deepEqual(await all([], 'status'), []);
});

/** Makes lines of a stream of bytes. */
function lines() {
  let rest = '';
  const decoder = new TextDecoder();
  return new TransformStream<Uint8Array, string>({
    transform(bytes, controller) {
      const list = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = list.pop()!;
      for (const line of list) controller.enqueue(line);
    },
    flush: (controller) => controller.enqueue(rest),
  });
}

test('the first answers do not wait for positions that are late', async () => {
  let more!: (fen: string) => void;
  const later = new Promise<string>((resolve) => (more = resolve));
  async function* positions() {
    yield START;
    yield await later;
  }
  const list: number[] = [];
  for await (const { index } of arbiter.batch(positions(), 'destinations')) {
    list.push(index);
    if (index === 0) more(DEEP); // comes only once the first is answered
  }
  assert.deepEqual(list, [0, 1]);
});

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
  check([START], 'status', (await all([START], 'status', { workers })) as BatchAnswer<never>[]);
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

test('an answer can be asked for before the one before it is there, and a batch can be read again', async () => {
  const fens = [START, DEEP, START];
  const batch = arbiter.batch(fens, 'destinations');
  for (let times = 0; times < 2; times++) {
    const iterator = batch[Symbol.asyncIterator]();
    const steps = await Promise.all(Array.from({ length: 5 }, () => iterator.next()));
    const sizes = steps.map(({ done, value }) => (done ? null : value.answer?.size));
    assert.deepEqual(
      sizes,
      [10, one(DEEP, 'destinations'), 10, null, null].map((each) => (each instanceof Map ? each.size : each)),
    );
    assert.deepEqual(await iterator.return!(), { done: true, value: undefined });
  }
  const unread = batch[Symbol.asyncIterator]();
  assert.deepEqual(await unread.return!(), { done: true, value: undefined });
  assert.deepEqual(await unread.next(), { done: true, value: undefined });
});

test('many batches at once never mix', async () => {
  const positions = varied(4);
  const questions: BatchQuestion[] = ['destinations', 'status', 'claims', { canMate: 'white', states: 300 }];
  const runs = Array.from({ length: 16 }, async (_, i) => {
    const question = questions[i % 4]!;
    const own = positions.slice(i * 9, 120 + i * 9);
    async function* source() {
      for (const [n, position] of own.entries()) {
        if ((n + i) % 17 === 0) await pause(1);
        yield position;
      }
    }
    const answers: BatchAnswer<BatchQuestion>[] = [];
    const from = i % 3 === 0 ? own : source();
    for await (const each of arbiter.batch(from, question, { workers: 1 + (i % 3) })) {
      answers.push(each);
      if (i === 7 && each.index === 60) return; // one is left midway
      if (each.index % 31 === i) await pause(2);
    }
    check(own, question, answers as BatchAnswer<never>[]);
  });
  const game = await arbiter.game();
  const moves = game.moves();
  await Promise.all(runs);
  assert.equal((await moves).length, 20);
  await game.dispose();
});

test('languages are spoken by the workers that are there and by those that come', async () => {
  const mate: GameOptions = { fen: 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1', language: 'pt' };
  const [before] = await all([mate], 'status', { workers: 1 });
  assert.equal(before!.error?.code, 'ERR_LANGUAGE_NOT_LOADED');
  await arbiter.loadLanguage('pt');
  await here.loadLanguage('pt');
  const answers = await all(
    Array.from({ length: 200 }, () => mate),
    'status',
    { workers: 5 },
  );
  for (const { answer } of answers) assert.deepEqual(answer, one(mate, 'status'));
});

test('arguments that are none are refused at the call', async () => {
  const calls: [unknown, unknown, unknown][] = [
    [START, 'status', undefined], // a text is a list of letters
    [5, 'status', undefined],
    [null, 'status', undefined],
    [{}, 'status', undefined],
    [[START], 'dests', undefined],
    [[START], undefined, undefined],
    [[START], {}, undefined],
    [[START], { canMate: 'red' }, undefined],
    [[START], { canMate: 'white', states: 0 }, undefined],
    [[START], 'status', 5],
    [[START], 'status', { workers: 0 }],
    [[START], 'status', { workers: 65 }],
    [[START], 'status', { signal: {} }],
    [[START], 'status', { progress: 'yes' }],
  ];
  for (const [positions, question, options] of calls) {
    assert.throws(
      () => arbiter.batch(positions as string[], question as 'status', options as object),
      ArgumentError,
      JSON.stringify([positions, question, options]),
    );
  }
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
