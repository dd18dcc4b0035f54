// Does the worker answer as the rules on the page do, and does it end as it is told?

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expose } from 'comlink';
import { Arbiter } from '../arbiter.js';
import * as errors from '../errors.js';
import { Game } from '../game.js';
import { init as initHere } from '../index.node.js';
import { RemoteArbiter } from './client.js';
import { Crew } from './crew.js';
import { packError, unpackError } from './faults.js';
import { answer } from './host.js';
import {
  ArgumentError,
  FenError,
  IllegalMoveError,
  init,
  InstanceDeadError,
  MoveSyntaxError,
  PgnError,
  PlyError,
  StaleHandleError,
  WorkerError,
  type Color,
  type Ruling,
  type WorkerGame,
} from './index.node.js';
import { pretend } from '../testing/threads.js';
import { Line } from './line.js';
import { BUILD } from './wire.js';

const here = await initHere();
const arbiter = await init();

/** Black wins here, which is found after 340,000 positions. */
const DEEP = '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The public names of a class. */
const names = (type: { prototype: object }) =>
  Object.getOwnPropertyNames(type.prototype).filter((name) => !/^(constructor|handle|judgeBy)$/.test(name));

test('every member of Game and Arbiter is there', async () => {
  const game = await arbiter.game();
  for (const name of names(Game)) assert.ok(name in game, name);
  for (const name of names(Arbiter)) assert.ok(name in arbiter, name);
  for (const part of ['laws', 'chess960'] as const) {
    assert.deepEqual(Object.keys(arbiter[part]).sort(), Object.keys(here[part]).sort());
  }
  await game.dispose();
});

/** Calls of a game, in an order in which each has something to tell. */
const script: [string, ...unknown[]][] = [
  ['play', 'e4'],
  ['play', { from: 'e7', to: 'e5' }],
  ['play', 'Nf3', { mode: 'strict' }],
  ['undo'],
  ['redo'],
  ['goto', 1],
  ['play', 'c5'],
  ['enter', [0]],
  ['promote', [0, 1]],
  ['remove', [0, 1]],
  ['enter', [0, 0]],
  ['moves', 'g1'],
  ['moves'],
  ['dests'],
  ['dests', { lists: 'mine' }],
  ['history'],
  ['tree'],
  ['castling', 'white'],
  ['castling'],
  ['castlingStates'],
  ['canCastle', 'white', 'h'],
  ['canMate', 'white'],
  ['status'],
  ['repetition'],
  ['claims'],
  ['explain', 'Nf6'],
  ['fenAs', { castling: 'shredder', enPassant: 'always' }],
  ['claim', { kind: 'threefold' }],
  ['touch', [{ touch: 'g1' }]],
  ['incident', { kind: 'flag-fall', color: 'white' }],
  ['pgn', { letters: 'figurine' }],
  ['pgn'],
  ['snapshot'],
  ...['fen', 'turn', 'ply', 'moveNumber', 'inCheck', 'variant', 'laws', 'language'].map((name) => [name]),
] as [string, ...unknown[]][];

/** What a call or a property of a game answers, or how it refuses. */
async function outcome(game: object, [name, ...args]: [string, ...unknown[]]): Promise<unknown> {
  try {
    const found = (game as Record<string, unknown>)[name];
    return await (typeof found === 'function' ? found.apply(game, args) : found);
  } catch (error) {
    const { name, code, message, details } = error as ArgumentError;
    return { name, code, message, details };
  }
}

test('every call answers as on the page', async () => {
  const options = { laws: '2018', timeControl: 'rapid', supervised: false } as const;
  using plain = here.game(options);
  const game = await arbiter.game(options);
  for (const call of script) {
    assert.deepEqual(await outcome(game, call), await outcome(plain, call), call.join(' '));
  }
  const resignation = { kind: 'resignation', color: 'white' } as const;
  const ruling: Ruling = await game.incident(resignation);
  assert.deepEqual(ruling, plain.incident(resignation));
  await game.apply(ruling);
  assert.equal((await game.status()).reason, 'resignation');
  await game.dispose();

  assert.equal(await arbiter.version, here.version);
  // What is only looked up on the page comes from the worker as a Map.
  assert.deepEqual(await arbiter.dests(START, { lists: 'shared' }), here.dests(START));
  assert.deepEqual(await outcome(arbiter, ['dests', 'x']), await outcome(here, ['dests', 'x']));
  for (const fen of ['', START, '8/8/8/8/8/8/8/8 w - - 0 1']) {
    assert.deepEqual(
      await arbiter.checkFen(fen, { mode: 'lenient' }),
      here.checkFen(fen, { mode: 'lenient' }),
    );
  }
  for (const depth of [3, 5]) assert.equal(await arbiter.perft(START, depth), here.perft(START, depth));
  assert.equal(await arbiter.chess960.fen(0), here.chess960.fen(0));
  assert.equal(await arbiter.chess960.number(START), 518);
  assert.deepEqual(
    await arbiter.chess960.shuffle(() => 0.5),
    here.chess960.shuffle(() => 0.5),
  );
  assert.deepEqual(await arbiter.laws.editions, here.laws.editions);
  assert.deepEqual(await arbiter.laws.article('2005', '9.2'), here.laws.article('2005', '9.2'));
  assert.equal(await arbiter.laws.at('2014-06-30'), '2009');
  assert.deepEqual(await arbiter.laws.articles('1997'), here.laws.articles('1997'));
});

test('an error keeps its class, code, details and message', async () => {
  const game = await arbiter.game();
  const promises: [Promise<unknown>, new (...args: never[]) => Error, () => unknown][] = [
    [arbiter.game({ fen: 'no' }), FenError, () => here.game({ fen: 'no' })],
    [arbiter.game({ pgn: '' }), PgnError, () => here.game({ pgn: '' })],
    [game.play('e5'), IllegalMoveError, () => here.game().play('e5')],
    [game.play('%'), MoveSyntaxError, () => here.game().play('%')],
    [game.goto(7), PlyError, () => here.game().goto(7)],
    [game.moves('i9' as 'a1'), ArgumentError, () => here.game().moves('i9' as 'a1')],
    [game.canMate('red' as Color), ArgumentError, () => here.game().canMate('red' as Color)],
    [arbiter.perft('no', 6), FenError, () => here.perft('no', 6)],
  ];
  for (const [promise, type, plainly] of promises) {
    const error = await promise.then(
      () => assert.fail(type.name),
      (error: unknown) => error as Error,
    );
    assert.ok(error instanceof type, `${error}`);
    assert.throws(plainly, (wanted: Error) => {
      assert.deepEqual({ ...error }, { ...wanted });
      assert.deepEqual([error.name, error.message], [wanted.name, wanted.message]);
      return true;
    });
  }
  assert.equal(await game.ply, 0);
  await assert.rejects(game.play((() => {}) as never), ArgumentError);
  const hostile = new Proxy({}, { get: () => assert.fail(), has: () => assert.fail() });
  await assert.rejects(arbiter.game(hostile), ArgumentError);
  await game.dispose();
  await game.dispose();
  await assert.rejects(game.fen, StaleHandleError);
});

test('every class of error crosses', () => {
  const classes = Object.values(errors).filter((each) => typeof each === 'function');
  assert.ok(classes.length > 10);
  for (const { prototype } of classes) {
    const error = Object.assign(Object.create(prototype) as Error, { code: 'ERR_PLY' });
    const crossed = unpackError(structuredClone(packError(error)));
    assert.equal(Object.getPrototypeOf(crossed), prototype, prototype.name);
    assert.equal((crossed as errors.ArbiterError).code, 'ERR_PLY');
  }
});

test('many calls in flight do not mix, and those of one game keep their order', async () => {
  const plain = here.game();
  const line = ['d4', 'Nf6', 'c4', 'e6', 'Nc3', 'Bb4', 'e3', 'O-O'];
  const wanted = line.map((san) => (plain.play(san), plain.fen));
  const games = await Promise.all(Array.from({ length: 50 }, () => arbiter.game()));
  const answers = line.flatMap((san, ply) =>
    games.map(async (game, i) => {
      if (i % 3 === 0 && ply === 0) game.explain('%').catch(() => {});
      void game.play(san);
      return [ply, await game.fen] as const;
    }),
  );
  for (const [ply, fen] of await Promise.all(answers)) assert.equal(fen, wanted[ply]);
  await Promise.all(games.map((game) => game.dispose()));
});

test('a long search tells how far it is, and ends by a signal while games live on', async () => {
  const game = await arbiter.game({ fen: DEEP });
  const told: number[] = [];
  const times: number[] = [];
  const progress = (states: number) => (told.push(states), times.push(performance.now()));
  const searching = game.canMate('black', { progress });
  await game.play('Kf4'); // the search is of the position at its call
  const { verdict, line, states } = await searching;
  assert.equal(verdict, 'winnable');
  assert.ok(states > 100_000 && states <= 1_000_000);
  assert.ok(told.length > 1 && told[0]! <= 10_000 && told.at(-1)! < states, `${told}`);
  assert.ok(
    told.every((states, i) => i === 0 || states > told[i - 1]!),
    `${told}`,
  );
  // Most pauses, on whatever machine; the first is that in which the worker starts.
  const pauses = times.slice(2).map((time, i) => time - times[i + 1]!);
  assert.ok(pauses.filter((pause) => pause > 500).length <= pauses.length / 4, `${pauses}`);
  using plain = here.game({ fen: DEEP });
  for (const san of line!) plain.play(san);
  assert.equal(plain.status().reason, 'checkmate');

  await game.undo();
  for (const stopAt of [1, 2]) {
    const controller = new AbortController();
    let heard = 0;
    const progress = () => ++heard === stopAt && controller.abort('enough');
    const stopped = game.canMate('black', { signal: controller.signal, progress });
    await assert.rejects(stopped, (reason) => reason === 'enough');
    assert.equal(heard, stopAt);
  }
  await assert.rejects(game.canMate('black', { signal: AbortSignal.timeout(60) }), { name: 'TimeoutError' });
  await assert.rejects(arbiter.perft(START, 9, { signal: AbortSignal.timeout(60) }), {
    name: 'TimeoutError',
  });
  await assert.rejects(
    game.canMate('black', { signal: AbortSignal.abort('before') }),
    (reason) => reason === 'before',
  );
  assert.equal((await game.canMate('black', { states: 20_000 })).verdict, 'undecided');
  assert.equal(await game.fen, DEEP);
  for (const options of [{ states: 0 }, { signal: 5 }, { progress: 5 }, 5]) {
    await assert.rejects(game.canMate('black', options as object), ArgumentError);
  }
  assert.equal((await game.canCastle('white', 'h')).verdict, 'impossible');
  await game.dispose();
});

test('a PGN is read from texts and streams', async () => {
  const pgn = Array.from({ length: 300 }, (_, i) => `[White "Ö${i}"]\n\n1. e4 e5 2. Nf3 *\n\n`).join('');
  const bytes = new TextEncoder().encode(pgn);
  const bits = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, i) =>
    bytes.slice(i * 777, i * 777 + 777),
  );
  for (const source of [pgn, bits, new Blob([pgn]).stream()]) {
    let count = 0;
    for await (const { headers, game, problems } of arbiter.readPgn(source as string)) {
      assert.equal(headers['White'], `Ö${count++}`);
      assert.deepEqual(problems, []);
      assert.equal(await game!.ply, 3);
      await game!.dispose();
    }
    assert.equal(count, 300);
  }
  assert.throws(() => arbiter.readPgn(5 as never), ArgumentError);
  await assert.rejects(async () => {
    for await (const _ of arbiter.readPgn([5] as never));
  }, ArgumentError);
});

test('languages are loaded by the page and spoken in the worker', async () => {
  const game = await arbiter.game();
  await assert.rejects(game.setLanguage('zh'), { code: 'ERR_LANGUAGE_NOT_LOADED' });
  await arbiter.loadLanguage('zh');
  await game.setLanguage('zh');
  await here.loadLanguage('zh');
  using plain = here.game({ language: 'zh' });
  assert.equal(await game.language, 'zh');
  assert.deepEqual(await game.explain('e5'), plain.explain('e5'));
  await assert.rejects(arbiter.loadLanguage('xx' as 'zh'), ArgumentError);
  await game.dispose();
});

test('terminate refuses what is pending, and init makes a new worker', async () => {
  assert.equal(await init(), arbiter);
  const game: WorkerGame = await arbiter.game({ fen: DEEP });
  const long = [game.canMate('black'), arbiter.perft(START, 9)];
  const refused = long.map((each) => assert.rejects(each, { code: 'ERR_WORKER_ENDED' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const short = assert.rejects(game.fen, { code: 'ERR_WORKER_ENDED' });
  arbiter.terminate();
  arbiter.terminate();
  await Promise.all([...refused, short]);
  await assert.rejects(game.fen, WorkerError);
  await assert.rejects(arbiter.perft(START, 5), WorkerError);
  const fresh = await init();
  assert.notEqual(fresh, arbiter);
  assert.equal((await (await fresh.game()).moves()).length, 20);
  fresh.terminate();
});

test('a failed start is told, and the next one works', async () => {
  const script = `
    import { init } from ${JSON.stringify(new URL('./worker.node.js', import.meta.url).href)};
    const said = [];
    const other = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    for (const options of [{ wasm: other.slice(4) }, { wasm: other }, { signal: AbortSignal.abort('no') }]) {
      await init(options).catch((error) => said.push(error.code ?? error));
    }
    const game = await (await init()).game();
    game.canMate('white');
    process.on('unhandledRejection', () => said.push('unhandled'));
    process.on('exit', () => console.log(said.join()));
    console.log(await game.ply);`;
  const { stdout } = await run(script);
  assert.equal(stdout, '0\nERR_WASM_LOAD,ERR_WASM_LOAD,no\n');
});

test('the process waits for what is pending, and ends by itself when nothing is', async () => {
  const { stdout } = await run(`
    import { init } from ${JSON.stringify(new URL('./worker.node.js', import.meta.url).href)};
    const arbiter = await init();
    const game = await arbiter.game({ fen: '${DEEP}' });
    game.canMate('black').then(({ verdict }) => console.log(verdict));`);
  assert.equal(stdout, 'winnable\n');
});

/** Runs a module in a process of its own, which must end by itself. */
function run(script: string) {
  const args = ['--input-type=module', '--eval', script];
  return promisify(execFile)(process.execPath, args, {
    timeout: 60_000,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
}

test('a program that has died takes its worker along', async () => {
  let ended = 0;
  const line = new Line(() => pretend(answer, () => ended++));
  // No program has been started behind it.
  await assert.rejects(
    line.ask((host) => host.open({})),
    InstanceDeadError,
  );
  assert.deepEqual([line.hasEnded, ended], [true, 1]);
  await assert.rejects(
    line.ask((host) => host.open({})),
    InstanceDeadError,
  );
  const broken = () => {
    throw new Error('not here');
  };
  assert.throws(() => new Line(broken), { code: 'ERR_WORKER_START' });
});

const program = () => WebAssembly.compile(readFileSync(new URL('./arbiter.wasm', import.meta.url)));

test('a script of another version is refused', async () => {
  for (const build of [undefined, '0.0.1 1', `${BUILD}0`]) {
    let ended = 0;
    const spawn = () =>
      pretend(
        (endpoint) => expose({ start: () => build }, endpoint),
        () => ended++,
      );
    await assert.rejects(Crew.start(spawn, await program(), new AbortController().signal), {
      code: 'ERR_WORKER_START',
      message: /of another version .* one package/,
    });
    assert.equal(ended, 1);
  }
});

test('the games of a file that nobody waits for are let go of', async (t) => {
  const crew = await Crew.start(() => pretend(answer), await program(), new AbortController().signal);
  t.after(() => crew.terminate());
  const remote = new RemoteArbiter(crew);
  const disposed = t.mock.method(Game.prototype, 'dispose');
  for (const [count, dropped] of [
    [10, 9],
    [1000, 2 * 32 - 1], // those in hand and those ahead
  ] as const) {
    disposed.mock.resetCalls();
    for await (const { game } of remote.readPgn('1. e4 *\n\n'.repeat(count))) {
      assert.equal(await game!.ply, 1);
      break;
    }
    await remote.version; // what is let go of is told before it
    await remote.version;
    assert.equal(disposed.mock.callCount(), dropped);
  }
});

test('a search that dies for want of memory leaves the games alone', async () => {
  const dies = {
    start: () => BUILD,
    open: () => 1,
    beginSearch: () => {},
    continueSearch: () => {
      throw new InstanceDeadError();
    },
  };
  let made = 0;
  const spawn = () => pretend(made++ === 0 ? answer : (endpoint) => expose(dies, endpoint));
  const crew = await Crew.start(spawn, await program(), new AbortController().signal);
  const game = await new RemoteArbiter(crew).game({ fen: DEEP });
  await assert.rejects(game.canMate('black'), { code: 'ERR_OUT_OF_MEMORY', details: { states: 1_000_000 } });
  assert.equal(await game.fen, DEEP);
  crew.terminate();
});
