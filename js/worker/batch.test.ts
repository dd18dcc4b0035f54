// Are many positions answered as they are one by one, each with what is asked, and in order?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import type { GameOptions } from '../arbiter.js';
import { init as initHere } from '../index.node.js';
import { listOf } from '../testing/lists.js';
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

const all = <Q extends BatchQuestion>(positions: BatchPositions, question: Q, options?: BatchOptions) =>
  listOf(arbiter.batch(positions, question, options));

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
