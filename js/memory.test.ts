// Is memory given back: that of games, of answers, of games that nobody disposed of?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { init } from './index.node.js';
import { Instance } from './instance.js';
import { compiler } from './program.js';

const arbiter = await init();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * How many bytes more are no leak, and how much of the rounds is run. The standard compiler's
 * collector is not ours: a look that nothing runs away is enough.
 */
const [slack, part] = compiler === 'go' ? [256e6, 0.1] : [2e6, 1];

/** How many bytes of memory the program has, found through one of its views. */
function size(): number {
  let buffer: ArrayBufferLike | undefined;
  const { getOwnPropertyDescriptor } = Object;
  const words = getOwnPropertyDescriptor(Instance.prototype, 'words')!;
  Object.defineProperty(Instance.prototype, 'words', {
    ...words,
    get() {
      const view = words.get!.call(this) as Int32Array;
      buffer = view.buffer;
      return view;
    },
  });
  void arbiter.game().turn;
  Object.defineProperty(Instance.prototype, 'words', words);
  return buffer!.byteLength;
}

const pick = <T>(list: readonly T[], n: number) => list[n % list.length]!;

/** Runs an action often; the standard compiler's finalizers run between turns of the event loop. */
async function often(action: () => void, rounds: number): Promise<void> {
  for (let i = 0; i < rounds * part; i++) {
    action();
    if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Runs an action often, and twice as often again: then it must not need more memory. */
async function flat(action: () => void, rounds: number): Promise<void> {
  await often(action, rounds);
  const before = size();
  await often(action, 2 * rounds);
  const after = size();
  assert.ok(after <= before + slack, `${before} bytes became ${after}`);
}

test('games that are disposed of give their memory back', async () => {
  await flat(() => {
    const game = arbiter.game();
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']) game.play(move);
    game.dispose();
  }, 5000);
});

test('answers give their memory back', async () => {
  const game = arbiter.game();
  await flat(() => void game.castling(), 1000);
  await flat(() => void game.explain('e5'), 1000);
  await flat(() => void arbiter.checkFen('x'), 1000);
  await flat(() => void game.pgn(), 1000);
  game.dispose();
});

test('files give their memory back, also where reading stops midway', async () => {
  const text = `1. e4 ${'{a comment} '.repeat(2000)} e5 *\n\n`.repeat(3);
  await flat(() => {
    for (const { game } of arbiter.readPgn(text)) {
      game!.dispose();
      break;
    }
  }, 300);
});

test('positions of games that are kept keep no others alive', async () => {
  // The words of a board look like addresses.
  const play = (n: number) => {
    const game = arbiter.game();
    for (let ply = 0; ply < 40; ply++) {
      const moves = game.moves();
      if (moves.length > 0) game.play(pick(moves, n * 7 + ply * 11));
    }
    return game;
  };
  const kept = Array.from({ length: 200 }, (_, n) => play(n));
  let n = 0;
  await flat(() => play(n++).dispose(), 1500);
  for (const game of kept) game.dispose();
});

// The standard compiler's own collector does that.
const onlyTinyGo = compiler === 'go' ? () => {} : test;
onlyTinyGo('JavaScript lets go of what the program has seen', () => {
  const game = arbiter.game();
  game.castling();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 3000; i++) game.castling();
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  assert.ok(grown < 3_000_000, `${grown} bytes are kept`);
  game.dispose();
});

test('games that nobody holds any more are let go of', async () => {
  const abandon = async () => {
    let noticed = 0;
    const registry = new FinalizationRegistry(() => noticed++);
    (() => {
      for (let i = 0; i < 5000; i++) {
        const game = arbiter.game();
        game.play('e4');
        registry.register(game, i);
      }
    })();
    const end = performance.now() + 20_000;
    while (noticed < 4900 && performance.now() < end) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.ok(noticed >= 4900, `${noticed} games were collected`);
  };
  // All of them together would take more than 60 MB.
  for (let i = 0; i < 12 * part; i++) await abandon();
  assert.ok(size() < 30e6 + slack, `${size()} bytes`);
});

test('what is alive stays whole while the rest is freed', () => {
  const kept = Array.from({ length: 200 }, (_, i) => {
    const game = arbiter.game({ fen: arbiter.chess960.fen(i), variant: 'chess960' });
    for (let ply = 0; ply < 20; ply++) game.play(pick(game.moves(), i + ply));
    return { game, fen: game.fen, pgn: game.pgn(), tree: JSON.stringify(game.tree()) };
  });
  for (let i = 0; i < 30_000; i++) {
    const game = arbiter.game();
    game.play('d4');
    if (i % 100 === 0) game.castling();
    game.dispose();
  }
  for (const { game, fen, pgn, tree } of kept) {
    assert.deepEqual([game.fen, game.pgn(), JSON.stringify(game.tree())], [fen, pgn, tree]);
    game.dispose();
  }
});
