// Are lists of destinations right, the caller's own and those that are shared?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentError, FenError, init } from './index.node.js';

const arbiter = await init();

test('lists of destinations are the caller’s own, or frozen and shared; a FEN has some without a game', () => {
  const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
  const game = arbiter.game({ fen });
  const own = game.dests();
  const shared = game.dests({ lists: 'shared' });
  assert.deepEqual([...shared], [...own]);
  assert.deepEqual([...arbiter.dests(fen)], [...own]);
  own.get('h1')!.length = 0;
  assert.equal(game.dests().get('h1')!.length, 9, 'what a caller does to a list shows nowhere else');
  assert.ok([...shared.values()].every(Object.isFrozen));
  assert.deepEqual([shared.size, [...shared.keys()]], [own.size, [...own.keys()]]);
  assert.deepEqual([shared.has('e1'), shared.has('a8'), shared.get('a8')], [true, false, undefined]);
  const told: unknown[] = [];
  shared.forEach((list, square, all) => told.push([square, list, all === shared]));
  assert.deepEqual(
    told,
    [...shared.entries()].map(([square, list]) => [square, list, true]),
  );
  assert.equal(arbiter.dests(fen, { lists: 'shared' }).get('h1'), shared.get('h1'));
  const beside = '4k3/8/8/8/8/8/8/5K1R w H - 0 1';
  assert.deepEqual(arbiter.dests(beside, { variant: 'chess960' }).get('f1'), [
    'e1',
    'g1',
    'h1',
    'e2',
    'f2',
    'g2',
  ]);
  assert.throws(() => arbiter.dests(beside), FenError);
  assert.throws(() => arbiter.dests('8/8 w'), FenError);
  assert.throws(() => game.dests({ lists: 'mine' as 'own' }), ArgumentError);
});

/** Where the pieces may go at the start, not read yet. */
const start = () => arbiter.game().dests({ lists: 'shared' });

test('lists of destinations stay right while thousands of others are told', () => {
  const shared = new Map<string, string>();
  const [read, unread] = [start(), start()];
  const knight = read.get('b1');
  let state = 7;
  for (let n = 0; n < 60; n++) {
    using game = arbiter.game();
    for (let ply = 0; ply < 80; ply++) {
      const moves = game.moves();
      if (moves.length === 0) break;
      const wanted = new Map<string, Set<string>>();
      for (const { from, to, castling } of moves) {
        const targets = wanted.get(from) ?? new Set();
        wanted.set(from, targets.add(to));
        if (castling) targets.add((castling === 'h' ? 'h' : 'a') + from[1]);
      }
      const told = game.dests({ lists: 'shared' });
      assert.equal(told.size, wanted.size);
      for (const [from, list] of told) {
        assert.deepEqual(new Set(list), wanted.get(from), game.fen);
        shared.set(list.join(), list.join());
      }
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      game.play(moves[(state >>> 8) % moves.length]!);
    }
  }
  assert.ok(shared.size > 2048, `${shared.size} lists, more than are kept`);
  assert.equal(read.get('b1'), knight, 'a list that was read is the same for ever');
  assert.deepEqual([...unread], [...arbiter.game().dests()], 'one that is read late is that of its position');
});
