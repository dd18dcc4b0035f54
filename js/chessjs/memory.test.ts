// Is the memory of boards that nobody holds any more given back, and does a search by moves and
// undo leave nothing behind?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Instance } from '../instance.js';
import { compiler } from '../program.js';
import { Chess } from './index.js';
import { program } from './running.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The standard compiler's collector is not ours: a part of the rounds, with more room, is enough. */
const [slack, part] = compiler === 'go' ? [256e6, 0.1] : [2e6, 1];

/** How many bytes of memory the program has. */
const size = () => program().instance.words.buffer.byteLength;

/** Makes boards and lets go of them; every 500 it waits until the engine has noticed that. */
async function abandon(count: number, use: (chess: Chess, n: number) => void): Promise<void> {
  let [made, gone] = [0, 0];
  const registry = new FinalizationRegistry(() => gone++);
  const make = (): void => {
    const chess = new Chess();
    registry.register(chess, null);
    use(chess, made++);
  };
  while (made < count * part) {
    make();
    if (made % 500 !== 0) continue;
    // The last ones may still be in use.
    for (let turns = 0; gone < made - 10 && turns < 10_000; turns++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.ok(gone >= made - 10, `${made} boards were made, and ${gone} are gone`);
  }
}

test('ten thousand boards that nobody holds leave memory flat', async () => {
  const use = (chess: Chess) => {
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O']) chess.move(move);
    assert.equal(chess.isGameOver(), false);
  };
  await abandon(10_000, use);
  const before = size();
  await abandon(10_000, use);
  assert.ok(size() <= before + slack, `${before} bytes became ${size()}`);
});

test('ten thousand boards that are only made cost the program nothing', () => {
  const before = size();
  const kept = Array.from({ length: 10_000 }, () => new Chess());
  assert.equal(size(), before);
  assert.equal(kept.at(-1)!.fen(), new Chess().fen());
});

test('a search that makes moves and takes them back leaves memory flat', () => {
  const chess = new Chess('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
  const search = (depth: number): number => {
    if (depth === 0) return 1;
    let count = 0;
    for (const move of chess.moves()) {
      chess.move(move);
      count += search(depth - 1);
      chess.undo();
    }
    return count;
  };
  assert.equal(search(2), 2039);
  const before = size();
  for (let round = 0; round < 20 * part; round++) search(2);
  assert.ok(size() <= before + slack, `${before} bytes became ${size()}`);
});

test('a board whose program has failed plays on with a new one', () => {
  const chess = new Chess();
  for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) chess.move(move);
  const { instance } = program();
  assert.equal(instance.isDead, false);
  Object.defineProperty(instance, 'isDead', { value: true });
  assert.notEqual(program().instance, instance);
  assert.equal(new Chess().moves().length, 20);
  assert.equal(chess.isThreefoldRepetition(), true);
  assert.equal(chess.move('e4').san, 'e4');
  assert.equal(Instance.prototype.isPrototypeOf(program().instance), true);
});
