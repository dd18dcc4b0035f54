import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksPromotion, isExplained, isMovable, readPlacement, readState, withMove } from './state.js';
import type { BoardState } from './state.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

test('the placement of the start has 32 pieces on their squares', () => {
  const pieces = readPlacement(START);
  assert.equal(pieces.size, 32);
  assert.deepEqual(pieces.get('e1'), { color: 'white', role: 'king' });
  assert.deepEqual(pieces.get('d8'), { color: 'black', role: 'queen' });
  assert.deepEqual(pieces.get('h7'), { color: 'black', role: 'pawn' });
  assert.equal(pieces.get('e4'), undefined);
});

test('only the first field of a FEN is read, with space around it', () => {
  assert.deepEqual(readPlacement(`  ${START} b KQkq - 0 1 `), readPlacement(START));
});

test('a board may be empty or hold more than any game', () => {
  assert.equal(readPlacement('8/8/8/8/8/8/8/8').size, 0);
  assert.equal(readPlacement(Array(8).fill('QQQQQQQQ').join('/')).size, 64);
});

const BAD_PLACEMENTS: [name: string, fen: string, message: RegExp][] = [
  ['seven ranks are too few', '8/8/8/8/8/8/8', /7 ranks instead of 8/],
  ['nine ranks are too many', '8/8/8/8/8/8/8/8/8', /9 ranks instead of 8/],
  ['nothing is no placement', '', /1 ranks instead of 8/],
  ['a short rank is named', '8/8/8/7/8/8/8/8', /rank 5 has 7 squares/],
  ['a long rank is named', '8/8/8/8/8/8/8/8p', /rank 1 has 9 squares/],
  ['an unknown letter is named', '8/8/8/3x4/8/8/8/8', /rank 5 has the unknown letter "x"/],
  ['a zero is no number of squares', '8/8/8/80/8/8/8/8', /unknown letter "0"/],
  ['a name of an object is no piece', '8/8/8/8/8/8/8/constructor', /unknown letter "c"/],
];

for (const [name, fen, message] of BAD_PLACEMENTS) {
  test(name, () => assert.throws(() => readPlacement(fen), { name: 'TypeError', message }));
}

const BAD_STATES: [name: string, state: object, message: RegExp][] = [
  ['an origin that is no square is refused', { dests: new Map([['e9', ['e4']]]) }, /dests names "e9"/],
  ['a target that is no square is refused', { dests: new Map([['e2', ['x']]]) }, /dests names "x"/],
  ['a last move needs two squares', { lastMove: ['e2'] }, /lastMove names "undefined"/],
  ['a check needs a square', { check: 'king' }, /check names "king"/],
  ['a turn is White or Black', { turn: 'w' }, /turn is "w"/],
  ['movable names a side, both or none', { movable: 'all' }, /movable is "all"/],
  ['a variant is one of two', { variant: 'atomic' }, /variant is "atomic", not one of standard, chess960/],
  [
    'a castling has a side',
    { castlings: [{ king: 'e1', rook: 'h1', kingTo: 'g1', rookTo: 'f1' }] },
    /castlings is "undefined", not one of a, h/,
  ],
  [
    'and four squares',
    { castlings: [{ king: 'e1', rook: 'h1', kingTo: 'g1', side: 'h' }] },
    /castlings names "undefined"/,
  ],
  ['gestures are about moves or squares', { gestures: 'pieces' }, /gestures is "pieces"/],
  ['a highlight needs a square', { highlights: [{ square: '', kind: 'x' }] }, /highlights names ""/],
  [
    'a label is a text',
    { highlights: [{ square: 'e4', kind: 'x', label: 7 as never }] },
    /highlights is 7, not a text/,
  ],
  ['a kind is one word', { highlights: [{ square: 'e4', kind: 'a b' }] }, /"a b", which is not one word/],
];

for (const [name, state, message] of BAD_STATES) {
  test(name, () => {
    assert.throws(() => readState({ fen: START, ...state } as BoardState), { name: 'TypeError', message });
  });
}

test('what is left out has a default', () => {
  const view = readState({ fen: `${START} b KQkq - 0 1` });
  assert.equal(view.turn, 'black');
  assert.equal(view.movable, 'none');
  assert.equal(view.lastMove, null);
  assert.equal(view.check, null);
  assert.equal(readState({ fen: START }).turn, 'white');
  assert.equal(readState({ fen: START, dests: new Map() }).movable, 'white');
  assert.equal(readState({ fen: START, turn: 'black', dests: new Map() }).movable, 'black');
});

test('only the pieces named by movable can be taken up', () => {
  const of = (movable: 'white' | 'both' | 'none') => readState({ fen: START, movable });
  assert.equal(isMovable(of('white'), 'e2'), true);
  assert.equal(isMovable(of('white'), 'e7'), false);
  assert.equal(isMovable(of('both'), 'e7'), true);
  assert.equal(isMovable(of('both'), 'e4'), false);
  assert.equal(isMovable(of('none'), 'e2'), false);
});

test('only a pawn that reaches the far rank of its colour asks for a piece', () => {
  const fen = '8/P6R/8/8/8/8/7p/8';
  const view = readState({ fen });
  assert.equal(asksPromotion(view, 'a7', 'a8'), true);
  assert.equal(asksPromotion(view, 'h2', 'h1'), true);
  assert.equal(asksPromotion(view, 'h7', 'h8'), false);
  assert.equal(asksPromotion(view, 'a7', 'a6'), false);
  assert.equal(asksPromotion(readState({ fen, promotions: 'host' }), 'a7', 'a8'), false);
});

test('a move shown as made replaces what it captures and leaves the state alone', () => {
  const view = readState({ fen: '4k3/8/8/3p4/4P3/8/8/4K3' });
  const moved = withMove(view, 'e4', 'd5', null);
  assert.deepEqual(moved.get('d5'), { color: 'white', role: 'pawn' });
  assert.equal(moved.has('e4'), false);
  assert.equal(view.pieces.has('e4'), true);
});

test('the moves that the host explains are told', () => {
  const view = readState({ fen: START, explains: new Map([['e1', ['a1', 'h1']]]) });
  assert.equal(isExplained(view, 'e1', 'h1'), true);
  assert.equal(isExplained(view, 'e1', 'd1'), false);
  assert.equal(isExplained(view, 'h1', 'e1'), false);
  const wrong = { fen: START, explains: new Map([['e1', ['i1']]]) };
  assert.throws(() => readState(wrong), /explains names "i1"/);
});
