import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlinesOf } from './arrows.js';
import type { Shape } from './shapes.js';
import { placeOf, type Square } from './squares.js';

type Point = readonly [x: number, y: number];

const arrow = (from: Square, to: Square): Shape => ({ from, to, brush: 'green' });
const circle = (from: Square): Shape => ({ from, to: null, brush: 'red' });

/** The seven corners of an arrow: three of one side, the tip, three of the other. */
function corners(shapes: Shape[], below: 'white' | 'black' = 'white'): Point[][] {
  return outlinesOf(shapes, below).map(({ d }) =>
    d
      .slice(1, -1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number]),
  );
}

const tip = (points: readonly Point[]): Point => points[3]!;
const middle = (square: Square): Point => {
  const { row, column } = placeOf(square, 'white');
  return [column + 0.5, row + 0.5];
};
const gap = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

/** How far a point lies from the line through the middles of two squares. */
function aside(point: Point, from: Square, to: Square): number {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const length = Math.hypot(bx - ax, by - ay);
  return Math.abs((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / length;
}

for (const [name, from, to] of [
  ['an arrow up the file', 'e2', 'e4'],
  ['an arrow to the next square', 'e4', 'e5'],
  ['an arrow down a diagonal', 'h8', 'a1'],
  ['the arrow of a knight, which is straight', 'g1', 'f3'],
] as const) {
  test(`${name} ends short of the middle of its square, on its line`, () => {
    const [points] = corners([arrow(from, to)]);
    const end = tip(points!);
    assert.ok(aside(end, from, to) < 0.002);
    assert.ok(gap(end, middle(to)) > 0.1 && gap(end, middle(to)) < 0.2, `${gap(end, middle(to))}`);
    assert.ok(gap(end, middle(from)) < gap(middle(from), middle(to)));
    assert.ok(points!.every((point) => point.every((value) => value > 0 && value < 8)));
  });
}

test('arrows that meet on a square stop earlier than one alone', () => {
  const alone = tip(corners([arrow('e2', 'e4')])[0]!);
  const [one, other] = corners([arrow('e2', 'e4'), arrow('g3', 'e4')]);
  assert.ok(gap(tip(one!), middle('e4')) > gap(alone, middle('e4')) + 0.1);
  assert.ok(gap(tip(one!), tip(other!)) > 0.3);
});

const SIDE_BY_SIDE: [name: string, shapes: Shape[]][] = [
  ['there and back', [arrow('e2', 'e4'), arrow('e4', 'e2')]],
  ['one behind the other to the same square', [arrow('a1', 'a8'), arrow('a4', 'a8')]],
  ['the same twice', [arrow('b2', 'g7'), { ...arrow('b2', 'g7'), brush: 'red' }]],
  ['against each other on part of the way', [arrow('h4', 'c4'), arrow('a4', 'e4')]],
];

for (const [name, shapes] of SIDE_BY_SIDE) {
  test(`arrows on one line go side by side: ${name}`, () => {
    const [one, other] = corners(shapes);
    const { from, to } = shapes[0]!;
    const tips = [tip(one!), tip(other!)];
    for (const end of tips) assert.ok(Math.abs(aside(end, from, to!) - 0.13) < 0.002);
    const [line] = corners([shapes[0]!]);
    const across = (point: Point): number =>
      (point[0] - tip(line!)[0]) * (middle(to!)[1] - middle(from)[1]) -
      (point[1] - tip(line!)[1]) * (middle(to!)[0] - middle(from)[0]);
    assert.ok(across(tips[0]!) * across(tips[1]!) < 0, 'on both sides of the line');
  });
}

test('arrows that only follow each other on a line stay in its middle', () => {
  for (const points of corners([arrow('a1', 'a4'), arrow('a4', 'a8')])) {
    assert.ok(aside(tip(points), 'a1', 'a8') < 0.002);
  }
});

test('a turned board turns the arrows', () => {
  const [white] = corners([arrow('g1', 'f3')]);
  const [black] = corners([arrow('g1', 'f3')], 'black');
  white!.forEach(([x, y], index) => {
    assert.ok(gap(black![index]!, [8 - x, 8 - y]) < 0.002);
  });
});

test('circles round one square lie in each other', () => {
  const outlines = outlinesOf([circle('d4'), circle('d4'), circle('e4')], 'white');
  const outer = outlines.map(({ d }) => Number(/a([\d.]+) /.exec(d)![1]));
  const inner = outlines.map(({ d }) => Number(/zM.*?a([\d.]+) /.exec(d)![1]));
  assert.deepEqual(
    outlines.map(({ kind }) => kind),
    ['circle', 'circle', 'circle'],
  );
  assert.ok(outer[1]! < inner[0]!, 'the second lies within the first');
  assert.equal(outer[2], outer[0]);
  assert.ok(outer[0]! < 0.5);
});
