import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  castlingOf,
  castlingsIn,
  isStepOrCastling,
  isTarget,
  requestOf,
  type RookCastling,
} from './castling.js';
import { readPlacement, readState, withMove, withRookCastling, type BoardState } from './state.js';
import type { Square } from './squares.js';

const STANDARD: BoardState = {
  fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  dests: new Map([['e1', ['d1', 'f1', 'c1', 'a1', 'g1', 'h1']]]),
};
/** The king on f1 can step to g1, castle to it, and castle to c1. */
const BESIDE: BoardState = {
  fen: '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1',
  variant: 'chess960',
  dests: new Map([['f1', ['e1', 'g1', 'h1', 'a1', 'c1']]]),
};
/** King and rook change places: g1 is the rook's square and the king's target. */
const SWAP: BoardState = {
  fen: '4k3/8/8/8/8/8/8/5KR1 w G - 0 1',
  variant: 'chess960',
  dests: new Map([['f1', ['e1', 'g1']]]),
};
/** The king stands on its target: its rook's square alone can say castling. */
const THERE: BoardState = {
  fen: '4k3/8/8/8/8/8/8/6KR w H - 0 1',
  variant: 'chess960',
  dests: new Map([['g1', ['f1', 'h1']]]),
};

const MEANINGS: [name: string, state: BoardState, move: `${Square}${Square}`, meaning: string][] = [
  ['the king’s square castles', STANDARD, 'e1g1', 'castling h'],
  ['so does the rook’s', STANDARD, 'e1h1', 'castling h'],
  ['on the a-side too', STANDARD, 'e1c1', 'castling a'],
  ['by its rook too', STANDARD, 'e1a1', 'castling a'],
  ['a step beside it is a step', STANDARD, 'e1f1', 'plain'],
  ['in Chess960 the rook’s square castles', BESIDE, 'f1h1', 'castling h'],
  ['a square that means a step too is asked about', BESIDE, 'f1g1', 'asked h'],
  ['a farther square is castling alone', BESIDE, 'f1c1', 'castling a'],
  ['king and rook that change places are not asked about', SWAP, 'f1g1', 'castling h'],
  ['a king on its target castles by its rook', THERE, 'g1h1', 'castling h'],
  ['and steps away', THERE, 'g1f1', 'plain'],
  ['what is not listed means nothing', STANDARD, 'e1b1', 'plain'],
  ['nor does a castling that is told but not listed', withTold(THERE, []), 'g1h1', 'plain'],
];

function withTold(state: BoardState, to: string[]): BoardState {
  const told = { king: 'g1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' } as const;
  return { ...state, dests: new Map([['g1', to]]), castlings: [told] };
}

for (const [name, state, move, meaning] of MEANINGS) {
  test(name, () => {
    const view = readState(state);
    const from = move.slice(0, 2) as Square;
    const to = move.slice(2) as Square;
    const castling = castlingOf(view, from, to);
    const word = isStepOrCastling(view, from, to) ? 'asked' : 'castling';
    assert.equal(castling === null ? 'plain' : `${word} ${castling.side}`, meaning);
  });
}

const ROOKS: [name: string, state: BoardState, preference: RookCastling, click: boolean, drag: boolean][] = [
  ['in standard chess the rook’s square castles by a drag alone', STANDARD, 'drag', false, true],
  ['by a click as well where the page prefers it', STANDARD, 'always', true, true],
  ['or not at all', STANDARD, 'never', false, false],
  ['in Chess960 it always castles', BESIDE, 'drag', true, true],
  ['whatever the page prefers', BESIDE, 'never', true, true],
];

for (const [name, state, preference, click, drag] of ROOKS) {
  test(name, () => {
    const king = state === STANDARD ? 'e1' : 'f1';
    for (const view of [readState(state, preference), withRookCastling(readState(state), preference)]) {
      assert.equal(isTarget(view, king, 'h1', 'click'), click);
      assert.equal(isTarget(view, king, 'h1', 'drag'), drag);
      assert.equal(isTarget(view, king, 'g1', 'click'), true);
    }
  });
}

test('the castlings are read from the listed moves when they are not told', () => {
  const of = ({ fen, dests }: BoardState): string[] =>
    castlingsIn(readPlacement(fen), readState({ fen, dests: dests ?? new Map() }).dests).map(
      ({ king, rook, kingTo, rookTo }) => `${king}-${kingTo} ${rook}-${rookTo}`,
    );
  assert.deepEqual(of(STANDARD), ['e1-g1 h1-f1', 'e1-c1 a1-d1']);
  assert.deepEqual(of(BESIDE), ['f1-g1 h1-f1', 'f1-c1 a1-d1']);
  assert.deepEqual(of(SWAP), ['f1-g1 g1-f1']);
  assert.deepEqual(of(THERE), ['g1-g1 h1-f1']);
  assert.deepEqual(
    of({ ...STANDARD, dests: new Map([['e1', ['g1']]]) }),
    ['e1-g1 h1-f1'],
    'hosts that list the king’s square alone',
  );
  assert.deepEqual(of({ ...STANDARD, dests: new Map([['e1', ['d1', 'f1']]]) }), []);
  assert.deepEqual(
    of({ fen: '8/8/8/8/8/8/8/RR2K3', dests: new Map([['e1', ['b1']]]) }),
    ['e1-c1 b1-d1'],
    'the inner rook, if that is the one listed',
  );
  assert.deepEqual(of({ fen: '8/8/8/8/8/8/8/R3Q2R', dests: new Map([['e1', ['g1', 'c1']]]) }), []);
});

test('a castling is asked for by king and rook, or by the king’s squares if only those are listed', () => {
  const view = readState(STANDARD);
  assert.deepEqual(requestOf(view, castlingOf(view, 'e1', 'g1')!), { from: 'e1', to: 'h1' });
  const plain = readState({ ...STANDARD, dests: new Map([['e1', ['g1']]]) });
  assert.deepEqual(requestOf(plain, castlingOf(plain, 'e1', 'g1')!), { from: 'e1', to: 'g1' });
});

test('a castling shown as made moves king and rook, also where they change places', () => {
  for (const [state, from, to, squares] of [
    [STANDARD, 'e1', 'h1', ['f1 rook', 'g1 king']],
    [STANDARD, 'e1', 'c1', ['c1 king', 'd1 rook']],
    [SWAP, 'f1', 'g1', ['f1 rook', 'g1 king']],
    [THERE, 'g1', 'h1', ['f1 rook']],
  ] as const) {
    const view = readState(state);
    const before = [...view.pieces].map(([square, { role }]) => `${square} ${role}`);
    const after = [...withMove(view, from, to, castlingOf(view, from, to))];
    const moved = after.map(([square, { role }]) => `${square} ${role}`);
    assert.deepEqual(moved.filter((one) => !before.includes(one)).sort(), squares);
    assert.equal(moved.length, before.length);
  }
});

test('a step to the same square leaves the rook where it is', () => {
  const moved = withMove(readState(BESIDE), 'f1', 'g1', null);
  assert.equal(moved.get('g1')?.role, 'king');
  assert.equal(moved.get('h1')?.role, 'rook');
  assert.equal(moved.has('f1'), false);
});
