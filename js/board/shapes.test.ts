import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init } from '../index.node.js';
import { sceneOf } from './scene.js';
import { IDLE } from './input.js';
import { readShapes, shapesOf, type Shape } from './shapes.js';
import { readState } from './state.js';

const arbiter = await init();
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const ARROW: Shape = { from: 'e2', to: 'e4', brush: 'green' };

test('the shapes of a PGN are those of its moves, in their colours', () => {
  const source = `{[%csl Ye4,Rd5][%cal Ge2e4]} 1. e4 {Both. [%cal Bg1f3,Yf1c4]} e5 {[%csl Ge5]} *`;
  const [found] = [...arbiter.readPgn(source)];
  using game = found!.game!;
  const root = game.tree();
  const e4 = root.children[0]!;
  assert.deepEqual(shapesOf(root), [
    { from: 'e4', to: null, brush: 'yellow' },
    { from: 'd5', to: null, brush: 'red' },
    { from: 'e2', to: 'e4', brush: 'green' },
  ]);
  assert.deepEqual(shapesOf(e4), [
    { from: 'g1', to: 'f3', brush: 'blue' },
    { from: 'f1', to: 'c4', brush: 'yellow' },
  ]);
  assert.deepEqual(shapesOf(e4.children[0]!), [{ from: 'e5', to: null, brush: 'green' }]);
  assert.deepEqual(readShapes(shapesOf(e4), 'shapes'), shapesOf(e4));
});

test('a colour without a brush is drawn green, and an arrow to its own square as a circle', () => {
  const shapes = [
    { color: 'C', from: 'a1', to: null },
    { color: 'red', from: 'b2', to: 'b2' },
    { color: 'red', from: 'j9', to: null },
  ];
  assert.deepEqual(shapesOf({ shapes }), [
    { from: 'a1', to: null, brush: 'green' },
    { from: 'b2', to: null, brush: 'red' },
  ]);
});

const BAD: [name: string, shape: object, message: RegExp][] = [
  ['a shape begins on a square', { ...ARROW, from: 'e9' }, /shapes names "e9", which is not a square/],
  ['a shape ends on a square', { ...ARROW, to: 'k1' }, /shapes names "k1", which is not a square/],
  ['a shape has one of four brushes', { ...ARROW, brush: 'pink' }, /the brush "pink", not one of green/],
];

for (const [name, shape, message] of BAD) {
  test(name, () => {
    const state = { fen: START, shapes: [shape as Shape] };
    assert.throws(() => readState(state), { name: 'TypeError', message });
  });
}

test('the scene has the shapes of the host and those made by hand', () => {
  const hand: Shape = { from: 'd4', to: null, brush: 'red' };
  const scene = sceneOf(readState({ fen: START, shapes: [ARROW] }), IDLE, null, [hand]);
  assert.deepEqual(scene.shapes, [ARROW, hand]);
});
