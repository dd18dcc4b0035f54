import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDLE, step, type Board, type Effect, type Input, type Signal } from './input.js';
import type { Role, Square } from './squares.js';

/**
 * White's pawn e2, kings e1 and f5 and rooks can be taken up; castling with the rook on a1 is explained.
 * The king on f5 can step or castle to g5, and castles by its rook on h5 when it is dragged there.
 */
const DESTS: Record<string, Square[]> = {
  e2: ['e3', 'e4'],
  f5: ['f6', 'g5', 'h5', 'a5'],
  h5: ['h6'],
  e1: ['g1', 'h1'],
  h1: ['h2', 'h3'],
  a1: ['a2'],
  a7: ['a8'],
};

const board: Board = {
  isMovable: (at) => at in DESTS,
  isListed: (from, to) => DESTS[from]?.includes(to) ?? false,
  isTarget: (from, to, by) =>
    board.isListed(from, to) && to !== 'a5' && (from + to !== 'f5h5' || by === 'drag'),
  asks: (from, to) => (from === 'a7' && to === 'a8' ? 'promotion' : from + to === 'f5g5' ? 'castling' : null),
  castles: (from, to) => ['e1g1', 'e1h1', 'f5h5'].includes(from + to),
  isExplained: (from, to) => from === 'e1' && to === 'a1',
};

const press = (at: Square, x = 0, pointer = 1): Signal => ({ on: 'press', pointer, at, x, y: 0 });
const move = (at: Square | null, x: number, pointer = 1): Signal => ({ on: 'move', pointer, at, x, y: 0 });
const release = (at: Square | null, pointer = 1): Signal => ({ on: 'release', pointer, at });
const click = (at: Square): Signal[] => [press(at), release(at)];
const drag = (from: Square, to: Square | null): Signal[] => [press(from), move(to, 50), release(to)];
const choose = (at: Square): Signal => ({ on: 'choose', at });
const cancel = (reason: Extract<Signal, { on: 'cancel' }>['reason']): Signal => ({ on: 'cancel', reason });
const decide = (castles: boolean): Signal => ({ on: 'decide', castles });
const promote = (role: Role): Signal => ({ on: 'promote', role });
const answered: Signal = { on: 'answered', keeps: false };
const answeredAlike: Signal = { on: 'answered', keeps: true };
const refused: Signal = { on: 'refused' };

/** The last state in short, and every effect in order. */
function play(signals: Signal[]): [state: string, ...effects: string[]] {
  let input: Input = IDLE;
  const effects: Effect[] = [];
  for (const signal of signals) {
    const next = step(input, signal, board);
    input = next.input;
    effects.push(...next.effects);
  }
  return [nameOf(input), ...effects.map(nameOfEffect)];
}

function nameOf(input: Input): string {
  switch (input.name) {
    case 'idle':
      return 'idle';
    case 'armed':
      return `armed ${input.from}`;
    case 'dragging':
      return `dragging ${input.from} over ${input.over}`;
    default:
      return `${input.name} ${input.from}${input.to}`;
  }
}

function nameOfEffect(effect: Effect): string {
  if (effect.do === 'cancelled') return `${effect.reason} ${effect.from}`;
  const promotion = effect.do === 'request' && effect.promotion ? ` ${effect.promotion}` : '';
  const castling = effect.do === 'request' && effect.castles ? ' castling' : '';
  return `${effect.do} ${effect.from}${effect.to}${promotion}${castling}`;
}

const TABLE: [name: string, signals: Signal[], state: string, ...effects: string[]][] = [
  // clicks
  ['a press takes a piece up at once', [press('e2')], 'armed e2'],
  ['the release of that press leaves it in hand', click('e2'), 'armed e2'],
  ['a second click puts it back', [...click('e2'), ...click('e2')], 'idle', 'unselected e2'],
  ['a click on a target sends the move', [...click('e2'), ...click('e4')], 'sent e2e4', 'request e2e4'],
  ['a press on a target sends nothing yet', [...click('e2'), press('e4')], 'armed e2'],
  [
    'a slip is corrected before the release',
    [...click('e2'), press('e4'), move('e3', 30), release('e3')],
    'sent e2e3',
    'request e2e3',
  ],
  ['a slip off the board does nothing', [...click('e2'), press('e4'), release(null)], 'armed e2'],
  ['a click on another own piece takes that up', [...click('e2'), ...click('e1')], 'armed e1'],
  [
    'a click on no target asks why and keeps the piece in hand',
    [...click('e2'), ...click('e5')],
    'armed e2',
    'explain e2e5',
  ],
  ['a click on an empty square of an idle board does nothing', click('d5'), 'idle'],
  ['a release without a press does nothing', [release('e2')], 'idle'],
  [
    'a trembling press at the edge of a square is no move',
    [press('e2'), move('e3', 3), release('e3')],
    'armed e2',
  ],

  // castling
  [
    'a king in hand castles by a click on its rook',
    [...click('e1'), ...click('h1')],
    'sent e1h1',
    'request e1h1 castling',
  ],
  ['a king castles by a drag to its rook', drag('e1', 'h1'), 'sent e1h1', 'request e1h1 castling'],
  [
    'a rook that is a target can still be dragged',
    [...click('e1'), ...drag('h1', 'h3')],
    'sent h1h3',
    'request h1h3',
  ],
  [
    'a click on the rook of a castling that is explained asks why, and takes up the rook',
    [...click('e1'), ...click('a1')],
    'armed a1',
    'explain e1a1',
  ],
  ['so does a choice', [choose('e1'), choose('a1')], 'armed a1', 'explain e1a1'],
  ['nothing is asked before the release', [...click('e1'), press('a1')], 'armed a1'],
  [
    'nothing is asked when that rook is dragged away',
    [...click('e1'), ...drag('a1', 'a2')],
    'sent a1a2',
    'request a1a2',
  ],
  ['nothing is asked when the rook is chosen first', [...click('a1'), ...click('e1')], 'armed e1'],

  // step or castling
  ['a square that a king can step and castle to is asked about', drag('f5', 'g5'), 'asking f5g5'],
  ['by clicks as well', [...click('f5'), ...click('g5')], 'asking f5g5'],
  [
    'the answer may be castling',
    [choose('f5'), choose('g5'), decide(true)],
    'sent f5g5',
    'request f5g5 castling',
  ],
  ['or a step', [choose('f5'), choose('g5'), decide(false)], 'sent f5g5', 'request f5g5'],
  ['Escape goes back to the king in hand', [...drag('f5', 'g5'), cancel('escape')], 'armed f5', 'escape f5'],
  ['a piece is no answer to it', [...drag('f5', 'g5'), promote('queen')], 'asking f5g5'],
  ['nor is it an answer to a promotion', [...drag('a7', 'a8'), decide(true)], 'asking a7a8'],
  ['nothing is decided where nothing is asked', [choose('f5'), decide(true)], 'armed f5'],
  [
    'where the rook’s square is for drags, a drag to it castles',
    drag('f5', 'h5'),
    'sent f5h5',
    'request f5h5 castling',
  ],
  ['and a click takes the rook up', [...click('f5'), ...click('h5')], 'armed h5'],
  ['and so does a choice', [choose('f5'), choose('h5')], 'armed h5'],
  ['and the rook can be dragged', [...click('f5'), ...drag('h5', 'h6')], 'sent h5h6', 'request h5h6'],
  [
    'where the rook’s square is for nothing, a drag to it puts back and asks nothing',
    drag('f5', 'a5'),
    'idle',
    'rook-castling-off f5',
  ],

  // drags
  ['less than 4 pixels are no drag', [press('e2'), move('e2', 3.9)], 'armed e2'],
  ['4 pixels are a drag', [press('e2'), move('e2', 4)], 'dragging e2 over e2'],
  ['a drag follows the pointer', [press('e2'), move('e3', 40), move('e4', 80)], 'dragging e2 over e4'],
  ['a drop on a target sends the move', drag('e2', 'e4'), 'sent e2e4', 'request e2e4'],
  ['a drop on no target asks why', drag('e2', 'e5'), 'armed e2', 'explain e2e5'],
  ['a drop outside puts back', drag('e2', null), 'idle', 'dropped-outside e2'],
  [
    'a drop on the origin after a way round puts back',
    [press('e2'), move('e4', 40), move('e2', 0), release('e2')],
    'idle',
    'dropped-on-origin e2',
  ],
  ['a clumsy click that never left its square is a click', drag('e2', 'e2'), 'armed e2'],
  [
    'a piece in hand can be dragged as well',
    [...click('e2'), ...drag('e2', 'e4')],
    'sent e2e4',
    'request e2e4',
  ],
  ['nothing is dragged from an empty square', [press('d5'), move('e4', 50)], 'idle'],

  // several pointers and cancels
  ['Escape puts back a piece in hand', [...click('e2'), cancel('escape')], 'idle', 'escape e2'],
  ['Escape on an idle board does nothing', [cancel('escape')], 'idle'],
  [
    'the right button puts back a dragged piece',
    [press('e2'), move('e4', 40), cancel('right-button'), release('e4')],
    'idle',
    'right-button e2',
  ],
  [
    'a touch taken away puts back',
    [press('e2'), move('e4', 40), cancel('pointer-cancelled')],
    'idle',
    'pointer-cancelled e2',
  ],
  [
    'a page that scrolls leaves the piece in hand',
    [...click('e2'), press('e4'), cancel('pointer-cancelled'), release('e4')],
    'armed e2',
  ],
  [
    'a second finger puts back a dragged piece, and neither finger moves',
    [press('e2'), move('e4', 40), press('d4', 0, 2), release('e4'), release('d4', 2)],
    'idle',
    'second-finger e2',
  ],
  [
    'a second finger during a press puts back',
    [press('e2'), press('e4', 0, 2), release('e4', 2)],
    'idle',
    'second-finger e2',
  ],
  [
    'another pointer does not move the drag',
    [press('e2'), move('e3', 40), move('e4', 80, 2)],
    'dragging e2 over e3',
  ],
  ['another pointer does not drop', [press('e2'), move('e4', 40), release('e4', 2)], 'dragging e2 over e4'],
  ['a long press puts back', [press('e2'), cancel('long-press'), release('e2')], 'idle', 'long-press e2'],
  ['removal puts back', [press('e2'), cancel('removed')], 'idle', 'removed e2'],
  ['removal ends a request', [...drag('e2', 'e4'), cancel('removed')], 'idle', 'request e2e4'],

  // without a pointer
  ['a chosen piece is in hand', [choose('e2')], 'armed e2'],
  ['two choices are a move', [choose('e2'), choose('e4')], 'sent e2e4', 'request e2e4'],
  ['chosen twice is put back', [choose('e2'), choose('e2')], 'idle', 'unselected e2'],
  ['a choice of no target asks why', [choose('e2'), choose('d5')], 'armed e2', 'explain e2d5'],
  ['a choice during a drag is ignored', [press('e2'), move('e4', 40), choose('e1')], 'dragging e2 over e4'],

  // promotion
  ['a promotion asks first', drag('a7', 'a8'), 'asking a7a8'],
  [
    'the answer is sent with the move',
    [...drag('a7', 'a8'), promote('knight')],
    'sent a7a8',
    'request a7a8 knight',
  ],
  ['Escape goes back to the piece in hand', [...drag('a7', 'a8'), cancel('escape')], 'armed a7', 'escape a7'],
  ['a press beside goes back as well', [...drag('a7', 'a8'), press('e4')], 'armed a7', 'dismissed a7'],
  [
    'after that another piece can be chosen',
    [choose('a7'), choose('a8'), cancel('dismissed'), choose('a8'), promote('queen')],
    'sent a7a8',
    'dismissed a7',
    'request a7a8 queen',
  ],
  ['a piece is not chosen where none is asked', [choose('e2'), promote('queen')], 'armed e2'],

  // the host
  ['a new state answers a request', [...drag('e2', 'e4'), answered], 'idle', 'request e2e4'],
  ['a refusal answers it too', [...drag('e2', 'e4'), refused], 'idle', 'request e2e4'],
  [
    'nothing is taken up before the answer',
    [...drag('e2', 'e4'), ...click('e1')],
    'sent e2e4',
    'request e2e4',
  ],
  ['nothing is chosen before the answer', [...drag('e2', 'e4'), choose('e1')], 'sent e2e4', 'request e2e4'],
  [
    'Escape does not take a request back',
    [...drag('e2', 'e4'), cancel('escape')],
    'sent e2e4',
    'request e2e4',
  ],
  ['another position puts back', [choose('e2'), answered], 'idle', 'state-changed e2'],
  ['the same position keeps the piece in hand', [choose('e2'), answeredAlike], 'armed e2'],
  ['the same position keeps the question', [...drag('a7', 'a8'), answeredAlike], 'asking a7a8'],
  ['another position ends the question', [...drag('a7', 'a8'), answered], 'idle', 'state-changed a7'],
];

for (const [name, signals, ...expected] of TABLE) {
  test(name, () => assert.deepEqual(play(signals), expected));
}

test('whatever comes, a request names a listed move and is made once until its answer', () => {
  const squares: Square[] = ['e1', 'e2', 'e3', 'e4', 'h1', 'h3', 'a7', 'a8', 'd5', 'f5', 'g5', 'h5'];
  const signals: Signal[] = [
    ...squares.flatMap((at) => [
      press(at),
      press(at, 0, 2),
      move(at, 50),
      release(at),
      release(at, 2),
      choose(at),
    ]),
    ...(['escape', 'right-button', 'pointer-cancelled', 'dismissed', 'removed'] as const).map(cancel),
    move(null, 90),
    release(null),
    promote('rook'),
    decide(true),
    decide(false),
    answered,
    answeredAlike,
    refused,
  ];
  let seed = 960;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  let input: Input = IDLE;
  let requests = 0;
  for (let n = 0; n < 100_000; n++) {
    const before = input;
    const next = step(input, signals[Math.floor(random() * signals.length)]!, board);
    input = next.input;
    for (const effect of next.effects) {
      if (effect.do !== 'request') continue;
      requests += 1;
      assert.notEqual(before.name, 'sent');
      assert.equal(input.name, 'sent');
      assert.ok(board.isListed(effect.from, effect.to));
      const asks = board.asks(effect.from, effect.to);
      assert.equal(effect.promotion !== null, asks === 'promotion');
      if (asks === null) assert.equal(effect.castles, board.castles(effect.from, effect.to));
      assert.equal(before.name === 'asking', asks !== null);
    }
  }
  assert.ok(requests > 300, `${requests} requests`);
});
