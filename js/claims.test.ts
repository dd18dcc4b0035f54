// Are claims judged by Articles 9.2 and 9.3, and do their rulings count once applied?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentError, MoveSyntaxError, init, type Game, type GameOptions } from './index.node.js';

const arbiter = await init();
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

function open(options: GameOptions = {}, moves = ''): Game {
  const game = arbiter.game(options);
  for (const move of moves.split(' ').filter(Boolean)) game.play(move);
  return game;
}
const code = (expected: string) => (error: unknown) => (error as { code: string }).code === expected;

test('claims: as appeared and with the intended move, for the player who has the move', () => {
  const game = open({}, SHUFFLE.repeat(2));
  const [appeared] = game.claims();
  assert.deepEqual(
    [appeared!.kind, appeared!.intending, appeared!.plies, appeared!.article],
    ['threefold', null, [0, 4, 8], '9.2.2'],
  );
  game.undo();
  const [intended] = game.claims();
  assert.deepEqual([intended!.kind, intended!.intending, intended!.plies], ['threefold', 'Ng8', [0, 4, 8]]);
  assert.deepEqual(open().claims(), []);
  const fifty = open({ fen: '3k4/8/8/8/8/8/4R3/4K3 w - - 100 80' });
  assert.ok(fifty.claims().some(({ kind, intending }) => kind === 'fifty-move' && intending === null));
});

test('a claim is a question; its ruling counts once it is applied, and undo takes it back', () => {
  const game = open({}, SHUFFLE.repeat(2));
  const ruling = game.claim({ kind: 'threefold' });
  assert.deepEqual(
    [ruling.upheld, ruling.result, ruling.reason, ruling.edition, ruling.code],
    [true, '1/2-1/2', 'threefold', '2023', 'claim-correct'],
  );
  assert.equal(game.status().over, false);
  game.apply(JSON.parse(JSON.stringify(ruling)));
  assert.deepEqual(
    [game.status().over, game.status().reason, game.status().result],
    [true, 'threefold', '1/2-1/2'],
  );
  assert.deepEqual(game.claims(), []);
  assert.equal(game.claim({ kind: 'threefold' }).code, 'claim-refused');
  assert.match(game.pgn(), /1\/2-1\/2\s*$/);
  assert.equal(game.undo(), null);
  assert.deepEqual([game.status().over, game.ply], [false, 8]);
  assert.equal(game.undo()?.san, 'Ng8');
});

test('after a wrong claim the intended move must be played, and the opponent gets time', () => {
  for (const [timeControl, minutes] of [
    ['standard', 2],
    ['rapid', 1],
    ['blitz', 1],
  ] as const) {
    const game = open({ timeControl }, 'e4 e5');
    const ruling = game.claim({ kind: 'threefold', intending: 'Nf3' });
    assert.deepEqual([ruling.upheld, ruling.mustPlay, ruling.result], [false, 'Nf3', null]);
    assert.deepEqual(ruling.clockChange, { white: 0, black: minutes * 60_000 });
    game.apply(ruling);
    assert.throws(() => game.play('Nc3'), code('ERR_MOVE_NOT_ALLOWED'));
    assert.equal(game.explain('Nc3').legal, false);
    assert.equal(game.play('Nf3').san, 'Nf3');
  }
});

test('only the player who has the move claims, before touching a piece, with the move written down', () => {
  const game = open({}, SHUFFLE.repeat(2));
  assert.equal(game.claim({ kind: 'threefold', by: 'black' }).upheld, false);
  assert.equal(game.claim({ kind: 'threefold', touched: true }).upheld, false);
  game.undo();
  assert.equal(game.claim({ kind: 'threefold', intending: 'Ng8' }).upheld, true);
  assert.equal(game.claim({ kind: 'threefold', intending: 'Ng8', written: false }).upheld, false);
  assert.equal(
    game.claim({ kind: 'threefold', intending: 'Qh4' }).upheld,
    false,
    'an illegal move is ruled on',
  );
  assert.throws(() => game.claim({ kind: 'threefold', intending: 'Qh9' }), MoveSyntaxError);
});

test('a ruling that does not fit is not applied', () => {
  const game = open();
  const ruling = open({}, SHUFFLE.repeat(2)).claim({ kind: 'threefold' });
  assert.throws(() => game.apply({ ...ruling, result: null }), code('ERR_RULING'));
  assert.throws(() => game.apply({ ...ruling, mustPlay: 'Qh5' }), code('ERR_RULING'));
  assert.throws(() => game.apply({ ...ruling, code: 'x' }), ArgumentError);
  assert.equal(game.status().over, false);
});
