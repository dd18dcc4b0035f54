import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Signal } from './input.js';
import { SquarePicker } from './picking.js';
import type { Square } from './squares.js';

const press = (at: Square, pointer = 1): Signal => ({ on: 'press', pointer, at, x: 0, y: 0 });
const move = (at: Square | null, pointer = 1): Signal => ({ on: 'move', pointer, at, x: 9, y: 9 });
const release = (at: Square | null, pointer = 1): Signal => ({ on: 'release', pointer, at });
const choose = (at: Square): Signal => ({ on: 'choose', at });
const lost: Signal = { on: 'cancel', reason: 'pointer-cancelled' };

const TABLE: [name: string, signals: Signal[], ...squares: Square[]][] = [
  ['a click chooses its square', [press('e2'), release('e2')], 'e2'],
  ['a key does', [choose('e2'), choose('e2')], 'e2', 'e2'],
  ['a drag chooses both its ends', [press('e2'), move('e3'), release('e4')], 'e2', 'e4'],
  ['a drag that ends outside chooses nothing', [press('e2'), move(null), release(null)]],
  ['a pointer that is taken away chooses nothing', [press('e2'), lost, release('e2')]],
  [
    'a second finger ends the drag, and neither chooses',
    [press('e2'), press('h2', 2), release('h2', 2), release('e4')],
  ],
  ['a pointer that did not press chooses nothing', [press('e2'), release('e4', 2)]],
  [
    'after that all is as before',
    [press('e2'), press('h2', 2), release('e2'), press('d4'), release('d4')],
    'd4',
  ],
];

for (const [name, signals, ...squares] of TABLE) {
  test(name, () => {
    const picker = new SquarePicker();
    assert.deepEqual(
      signals.flatMap((signal) => [...picker.take(signal)]),
      squares,
    );
  });
}
