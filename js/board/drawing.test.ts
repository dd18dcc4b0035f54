import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HandDrawings, brushOf, drawn } from './drawing.js';
import type { Brush, Shape } from './shapes.js';
import type { Square } from './squares.js';

const arrow = (from: Square, to: Square | null, brush: Brush = 'green'): Shape => ({ from, to, brush });
const names = (list: readonly Shape[]): string[] =>
  list.map(({ from, to, brush }) => `${from}${to ?? ''} ${brush}`);

const BRUSHES: [keys: string, brush: Brush][] = [
  ['', 'green'],
  ['shift', 'red'],
  ['alt', 'blue'],
  ['shift alt', 'yellow'],
  ['ctrl', 'yellow'],
  ['ctrl shift', 'yellow'],
  ['ctrl shift alt', 'yellow'],
];

for (const [keys, brush] of BRUSHES) {
  test(`${keys || 'no key'} draws ${brush}`, () => {
    const [shiftKey, altKey, ctrlKey] = ['shift', 'alt', 'ctrl'].map((key) => keys.split(' ').includes(key));
    assert.equal(brushOf({ shiftKey: shiftKey!, altKey: altKey!, ctrlKey: ctrlKey! }), brush);
  });
}

const DRAWN: [name: string, before: Shape[], shape: Shape, after: string[]][] = [
  ['a shape is added above the others', [arrow('e2', 'e4')], arrow('d4', null), ['e2e4 green', 'd4 green']],
  ['the same again is taken away', [arrow('e2', 'e4'), arrow('d4', null)], arrow('e2', 'e4'), ['d4 green']],
  ['another brush replaces it', [arrow('e2', 'e4')], arrow('e2', 'e4', 'red'), ['e2e4 red']],
  ['the way back is another arrow', [arrow('e2', 'e4')], arrow('e4', 'e2'), ['e2e4 green', 'e4e2 green']],
  ['a circle is not an arrow', [arrow('e2', 'e4')], arrow('e2', null), ['e2e4 green', 'e2 green']],
];

for (const [name, before, shape, after] of DRAWN) {
  test(name, () => assert.deepEqual(names(drawn(before, shape)), after));
}

function board(allows: (list: readonly Shape[]) => boolean = () => true) {
  const offers: string[][] = [];
  let changes = 0;
  const hand = new HandDrawings({
    offer: (list) => (offers.push(names(list)), allows(list)),
    changed: () => changes++,
  });
  return { hand, offers, changes: () => changes };
}

test('what is being drawn is seen at once, and offered at its end', () => {
  const { hand, offers } = board();
  hand.begin('e2', 'red');
  assert.deepEqual(names(hand.seen), ['e2 red']);
  hand.lead('e4');
  assert.deepEqual(names(hand.seen), ['e2e4 red']);
  assert.deepEqual([hand.list, offers], [[], []]);
  hand.end();
  assert.deepEqual(names(hand.list), ['e2e4 red']);
  assert.deepEqual(offers, [['e2e4 red']]);
});

test('an arrow that ends off the board, or is given up, comes to nothing', () => {
  const { hand, offers } = board();
  hand.begin('e2', 'green');
  hand.lead(null);
  assert.deepEqual(hand.seen, []);
  hand.end();
  hand.begin('e2', 'green');
  hand.abandon();
  hand.end();
  assert.deepEqual([hand.list, offers], [[], []]);
});

test('a pointer that stays on its square changes nothing', () => {
  const { hand, changes } = board();
  hand.begin('e2', 'green');
  const before = changes();
  hand.lead('e2');
  assert.equal(changes(), before);
});

test('a host that refuses keeps what was there, drawn or taken away', () => {
  const { hand, offers } = board((list) => list.length === 1);
  hand.list = [arrow('a1', 'a8')];
  assert.deepEqual(offers, [], 'what the host sets is not offered to it');
  hand.begin('e2', 'green');
  hand.end();
  hand.clear();
  assert.deepEqual(names(hand.list), ['a1a8 green']);
  assert.deepEqual(offers, [['a1a8 green', 'e2 green'], []]);
});

test('a host that sets the drawings while a change is offered is obeyed', () => {
  const { hand } = board(() => {
    hand.list = [arrow('h1', 'h8', 'blue')];
    return true;
  });
  hand.begin('e2', 'green');
  hand.end();
  assert.deepEqual(names(hand.list), ['h1h8 blue']);
});

test('nothing is offered where there is nothing to clear', () => {
  const { hand, offers } = board();
  hand.clear();
  assert.deepEqual(offers, []);
});

test('what is set is checked, copied and frozen', () => {
  const { hand } = board();
  const mine = [arrow('e2', 'e2')];
  hand.list = mine;
  mine.push(arrow('a1', null));
  assert.deepEqual(names(hand.list), ['e2 green']);
  assert.ok(Object.isFrozen(hand.list));
  assert.throws(() => (hand.list = [arrow('e9' as Square, null)]), /drawings names "e9"/);
  assert.throws(() => (hand.list = [arrow('e2', null, 'pink' as Brush)]), /drawings has the brush "pink"/);
  assert.deepEqual(names(hand.list), ['e2 green']);
});
