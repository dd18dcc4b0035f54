import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDLE, type Input } from './input.js';
import { factsOf, hasSameFacts, lookOf, otherLooks, sceneOf, type Scene } from './scene.js';
import { readState, type BoardState } from './state.js';
import { SQUARES, type Square } from './squares.js';
import { ENGLISH } from './strings/en.js';

const STATE: BoardState = {
  fen: 'r3k2r/P7/8/8/8/8/4q3/4K2R w K - 0 1',
  dests: new Map([
    ['e1', ['e2', 'd1', 'g1', 'h1']],
    ['a7', ['a8', 'b8']],
  ]),
  variant: 'chess960',
  castlings: [{ king: 'e1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' }],
  lastMove: ['e7', 'e2'],
  check: 'e1',
  highlights: [{ square: 'f1', kind: 'attack', label: 'attacked by the queen' }],
};

const holds = (from: Square): Input => ({ name: 'armed', from, press: null });

function look(square: Square, input: Input = IDLE, pointed: Square | null = null) {
  const scene = sceneOf(readState(STATE), input, pointed);
  const { words, ghost } = lookOf(scene, square);
  const name = ENGLISH.square(factsOf(scene, square));
  return { words: words.replace('square ', ''), name, ghost: ghost?.role ?? null };
}

const LOOKS: [name: string, look: ReturnType<typeof look>, words: string, label: string][] = [
  ['an empty square is named as empty', look('d4'), 'dark', 'd4, empty'],
  ['a1 is dark', look('a1'), 'dark', 'a1, empty'],
  ['h1 is light', look('h1'), 'light movable', 'h1, white rook'],
  ['a king in check says so', look('e1'), 'dark movable check', 'e1, white king, in check'],
  ['the last move names both its squares', look('e7'), 'dark last-move', 'e7, empty, last move from here'],
  [
    'the last move is named on the piece',
    look('e2'),
    'light last-move',
    'e2, black queen, last move to here',
  ],
  [
    'a mark adds its label to the name',
    look('f1'),
    'light mark mark-attack',
    'f1, empty, attacked by the queen',
  ],
  ['a piece in hand is named so', look('a7', holds('a7')), 'dark movable held', 'a7, white pawn, in hand'],
  ['a target is named', look('d1', holds('e1')), 'light target', 'd1, empty, can go here'],
  [
    'a capture is named and ringed',
    look('e2', holds('e1')),
    'light last-move target capture',
    'e2, black queen, can be captured, last move to here',
  ],
  [
    'the own rook is a castling target',
    look('h1', holds('e1')),
    'light movable target castling',
    'h1, white rook, castles',
  ],
  ['so is the square of the king', look('g1', holds('e1')), 'dark target castling', 'g1, empty, castles'],
  ['a promotion is named', look('b8', holds('a7')), 'dark target promotion', 'b8, empty, promotes here'],
  [
    'a promotion that captures is ringed too',
    look('a8', holds('a7')),
    'light target promotion capture',
    'a8, black rook, promotes here',
  ],
];

for (const [name, got, words, label] of LOOKS) {
  test(name, () => {
    assert.equal(got.words, words);
    assert.equal(got.name, label);
  });
}

test('both landing squares of a castling are shown while its rook is pointed at', () => {
  const input = holds('e1');
  assert.deepEqual([look('g1', input, 'h1').ghost, look('f1', input, 'h1').ghost], ['king', 'rook']);
  assert.deepEqual([look('g1', input, 'g1').ghost, look('f1', input, 'g1').ghost], ['king', 'rook']);
  assert.deepEqual([look('g1', input, 'd1').ghost, look('g1', IDLE, 'h1').ghost], [null, null]);
  assert.match(look('g1', input, 'h1').words, /landing/);
  assert.doesNotMatch(look('e1', input, 'h1').words, /landing/);
});

test('without hints nothing tells where the piece in hand can go', () => {
  const sceneWith = (pointed: Square | null) => sceneOf(readState(STATE), holds('e1'), pointed, [], false);
  const of = (square: Square, pointed: Square | null) => lookOf(sceneWith(pointed), square);
  assert.equal(of('d1', null).words, 'square light');
  assert.equal(ENGLISH.square(factsOf(sceneWith(null), 'd1')), 'd1, empty');
  assert.equal(of('f1', 'h1').words, 'square light mark mark-attack');
  assert.equal(of('g1', 'h1').ghost, null);
  assert.match(of('e1', null).words, /\bheld\b/);
});

test('a move that waits for its answer is shown as made', () => {
  const sent: Input = { name: 'sent', from: 'e1', to: 'h1', promotion: null, castles: true };
  assert.equal(look('g1', sent).name, 'g1, white king');
  assert.equal(look('h1', sent).name, 'h1, empty');
  const asking: Input = { name: 'asking', about: 'promotion', from: 'a7', to: 'a8' };
  assert.equal(look('a8', asking).name, 'a8, white pawn');
});

test('in standard chess the own rook is a target while the king is dragged, and else none', () => {
  const view = readState({ ...STATE, variant: 'standard' });
  const name = (input: Input, pointed: Square | null): string => {
    const scene = sceneOf(view, input, pointed);
    return `${ENGLISH.square(factsOf(scene, 'h1'))}; ${lookOf(scene, 'f1').words.includes('landing')}`;
  };
  const dragging: Input = { name: 'dragging', from: 'e1', pointer: 1, over: 'h1', left: true };
  assert.equal(name(holds('e1'), 'h1'), 'h1, white rook; false');
  assert.equal(name(dragging, null), 'h1, white rook, castles; true');
});

test('while it is asked whether the king steps or castles, both landing squares are shown', () => {
  const view = readState({
    fen: '4k3/8/8/8/8/8/8/5K1R w H - 0 1',
    variant: 'chess960',
    dests: new Map([['f1', ['e1', 'g1', 'h1']]]),
  });
  const scene = sceneOf(view, { name: 'asking', about: 'castling', from: 'f1', to: 'g1' }, null);
  assert.equal(scene.pieces.get('g1')?.role, 'king');
  assert.equal(scene.pieces.get('h1')?.role, 'rook');
  assert.equal(lookOf(scene, 'f1').ghost?.role, 'rook');
  for (const square of ['f1', 'g1'] as const) assert.ok(lookOf(scene, square).words.includes('landing'));
});

test('a square is told with its circle and with the arrows that begin there', () => {
  const shapes = [
    { from: 'e4', to: null, brush: 'red' },
    { from: 'e4', to: 'f6', brush: 'green' },
    { from: 'f6', to: 'h5', brush: 'blue' },
  ] as const;
  const drawn = [{ from: 'h5', to: null, brush: 'yellow' }] as const;
  const scene = sceneOf(readState({ fen: '8/8/8/8/8/8/8/8', shapes }), IDLE, null, drawn);
  const name = (square: Square): string => ENGLISH.square(factsOf(scene, square));
  assert.equal(name('e4'), 'e4, empty, red circle, green arrow to f6');
  assert.equal(name('f6'), 'f6, empty, blue arrow to h5');
  assert.equal(name('h5'), 'h5, empty, yellow circle');
});

test('what is pointed at changes no name, and a piece in hand, a drawing or another position may', () => {
  const view = readState(STATE);
  const armed = sceneOf(view, holds('e1'), 'd1');
  assert.equal(hasSameFacts(armed, sceneOf(view, holds('e1'), 'h1')), true);
  const dragging: Input = { name: 'dragging', from: 'e1', pointer: 1, over: 'd1', left: true };
  const others = [
    sceneOf(view, IDLE, 'd1'),
    sceneOf(view, holds('a7'), 'd1'),
    sceneOf(view, dragging, null),
    sceneOf(view, holds('e1'), 'd1', [], false),
    sceneOf(view, holds('e1'), 'd1', [{ from: 'e4', to: null, brush: 'red' }]),
    sceneOf(readState(STATE), holds('e1'), 'd1'),
  ];
  for (const other of others) assert.equal(hasSameFacts(armed, other), false);
});

test('where only what is pointed at changes, no square looks otherwise but those that are told', () => {
  const view = readState(STATE);
  const dragging = (over: Square | null): Input => ({
    name: 'dragging',
    from: 'e1',
    pointer: 1,
    over,
    left: true,
  });
  for (const over of ['d1', 'h1', 'a1', 'b5', null] as const) {
    for (const next of ['h1', 'e2', null] as const) {
      const [before, after] = [over, next].map((at) => sceneOf(view, dragging(at), null)) as [Scene, Scene];
      const told = otherLooks(before, after)!;
      const differ = SQUARES.filter(
        (at) => JSON.stringify(lookOf(before, at)) !== JSON.stringify(lookOf(after, at)),
      );
      assert.deepEqual(
        differ.filter((at) => !told.includes(at)),
        [],
      );
      assert.ok(differ.length > 0 || over === next);
    }
  }
  assert.equal(otherLooks(sceneOf(view, IDLE, null), sceneOf(view, dragging(null), null)), null);
  assert.equal(otherLooks(undefined, sceneOf(view, IDLE, null)), null);
});
