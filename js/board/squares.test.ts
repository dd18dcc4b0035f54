import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  SQUARES,
  distance,
  isPromotionRank,
  isSquare,
  placeOf,
  squareAt,
  visualOrder,
  type Color,
  type Square,
} from './squares.js';

const PLACES: [name: string, square: Square, below: Color, row: number, column: number][] = [
  ['a8 is top left for White', 'a8', 'white', 0, 0],
  ['h1 is bottom right for White', 'h1', 'white', 7, 7],
  ['e4 is in the fourth row from below for White', 'e4', 'white', 4, 4],
  ['a8 is bottom right for Black', 'a8', 'black', 7, 7],
  ['h1 is top left for Black', 'h1', 'black', 0, 0],
  ['e4 is left of the middle for Black', 'e4', 'black', 3, 3],
];

for (const [name, square, below, row, column] of PLACES) {
  test(name, () => {
    assert.deepEqual(placeOf(square, below), { row, column });
    assert.equal(squareAt({ row, column }, below), square);
  });
}

test('every square has one place and comes back from it, whichever side is below', () => {
  for (const below of ['white', 'black'] as const) {
    const places = SQUARES.map((square) => placeOf(square, below));
    assert.equal(new Set(places.map(({ row, column }) => row * 8 + column)).size, 64);
    assert.deepEqual(
      places.map((place) => squareAt(place, below)),
      SQUARES,
    );
    visualOrder(below).forEach((square, index) => {
      assert.deepEqual(placeOf(square, below), { row: index >> 3, column: index & 7 });
    });
  }
});

test('there is no square outside the board', () => {
  for (const place of [
    { row: -1, column: 0 },
    { row: 8, column: 0 },
    { row: 0, column: -1 },
    { row: 0, column: 8 },
  ]) {
    assert.equal(squareAt(place, 'white'), null);
    assert.equal(squareAt(place, 'black'), null);
  }
});

test('only names from a1 to h8 are squares', () => {
  for (const value of ['a1', 'h8', 'e4']) assert.equal(isSquare(value), true, value);
  for (const value of ['', 'e', 'e0', 'e9', 'i1', 'E4', 'e4 ', 'e44', 4, null, undefined]) {
    assert.equal(isSquare(value), false, String(value));
  }
});

test('distance counts the steps of a king', () => {
  assert.equal(distance('e1', 'e1'), 0);
  assert.equal(distance('e1', 'f2'), 1);
  assert.equal(distance('e1', 'g1'), 2);
  assert.equal(distance('a1', 'h8'), 7);
});

test('pawns are promoted on the far rank of their colour', () => {
  assert.equal(isPromotionRank('a8', 'white'), true);
  assert.equal(isPromotionRank('a1', 'white'), false);
  assert.equal(isPromotionRank('h1', 'black'), true);
  assert.equal(isPromotionRank('h8', 'black'), false);
});
