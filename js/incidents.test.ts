// Are hands and incidents judged as they are told, and is an account with a fault refused with its place?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, type BoardEvent, type Edition, type Game, type Incident } from './index.node.js';

const arbiter = await init();
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function open(moves = '', options: Parameters<typeof arbiter.game>[0] = {}): Game {
  const game = arbiter.game(options);
  for (const move of moves.split(' ').filter(Boolean)) game.play(move);
  return game;
}

/** A fault by its code and the field that it names. */
const fault = (code: string, name: string) => (error: unknown) => {
  const told = error as { code?: string; details?: { name?: unknown } };
  assert.deepEqual([told.code, told.details?.name], [code, name]);
  return true;
};

test('a touched piece must move, and the ruling, once applied, holds for moves, dests and play', () => {
  using game = open();
  const ruling = game.touch([{ touch: 'g1' }]);
  assert.equal(ruling.state, 'bound');
  assert.deepEqual(
    ruling.moves!.map(({ san }) => san),
    ['Nf3', 'Nh3'],
  );
  assert.equal(game.moves().length, 20);
  game.apply(JSON.parse(JSON.stringify(ruling)));
  assert.deepEqual(
    game
      .moves()
      .map(({ san }) => san)
      .sort(),
    ['Nf3', 'Nh3'],
  );
  assert.deepEqual([...game.dests()], [['g1', ['f3', 'h3']]]);
  assert.throws(
    () => game.play('e4'),
    ({ code, details }) => code === 'ERR_MOVE_NOT_ALLOWED' && details.moves.length === 2,
  );
  assert.equal(game.undo(), null);
  assert.equal(game.moves().length, 20);
});

test('a move that a ruling forbids is refused by the article of that ruling', () => {
  const fen = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
  for (const [events, code, article] of [
    [[{ touch: 'e1' }, { touch: 'h1' }], 'ruling-binds', '4.4.1'],
    [[{ touch: 'a1' }], 'ruling-binds', '4.3.1'],
  ] as const) {
    using game = open('', { fen });
    game.apply(game.touch(events));
    const [reason] = game.explain('h4').reasons;
    assert.deepEqual([reason!.code, reason!.article], [code, article]);
  }
  using game = open();
  game.apply(game.claim({ kind: 'threefold', intending: 'e4' }));
  const [reason] = game.explain('h4').reasons;
  assert.deepEqual([reason!.code, reason!.article], ['claim-move-binds', '9.5.3']);
});

test('a game that goes back can be played on from there, and undo takes the ruling back', () => {
  using game = open('e4 e5 Nf3 Nc6 Bb5');
  const ruling = game.incident({ kind: 'illegal-move', color: 'white', ply: 3, discoveredPly: 5 });
  assert.equal(ruling.restorePly, 2);
  game.apply(ruling);
  assert.equal(game.ply, 2);
  assert.equal(game.undo(), null);
  assert.equal(game.ply, 5);
  game.apply(ruling);
  game.play('Bc4');
  assert.match(game.pgn({ variations: false }), /1\. e4 e5 2\. Bc4/);
});

test('a ruling is forgotten with the branch on which it was given, and no undo leads back there', () => {
  using game = open('e4 e5 Nf3');
  game.apply(game.incident({ kind: 'illegal-move', ply: 2, discoveredPly: 3 }));
  assert.equal(game.ply, 1);
  game.remove([0, 0]);
  assert.equal(game.undo()?.san, 'e4');
  assert.deepEqual([game.ply, game.tree().children[0]!.children], [0, []]);

  using other = open('e4 e5 Nf3 Nc6');
  other.apply(other.incident({ kind: 'illegal-move', ply: 3, discoveredPly: 4, move: 'g1e3' }));
  assert.equal(other.moves().length, 3);
  other.remove([0, 0, 0, 0]);
  assert.deepEqual([other.moves().length, other.undo(), other.ply], [3, null, 3]);
  assert.equal(other.history().at(-1)!.san, 'Nf3');

  using third = open('e4 e5');
  third.apply(third.incident({ kind: 'resignation', color: 'white' }));
  third.remove([0, 0]);
  third.play('e5');
  assert.equal(third.status().over, false);
});

test('a resignation ends the game once its ruling is applied', () => {
  using game = open('e4');
  const ruling = game.incident({ kind: 'resignation', color: 'black' });
  assert.deepEqual([ruling.result, ruling.reason], ['1-0', 'resignation']);
  assert.equal(game.status().over, false);
  game.apply(ruling);
  const status = game.status();
  assert.deepEqual([status.over, status.result, status.reason], [true, '1-0', 'resignation']);
  assert.notEqual(status.text, '');
});

test('whoever asks is answered, and what is found too late stands', () => {
  const rapid = { laws: '2018', timeControl: 'rapid', supervised: false } as const;
  using game = open('e4 e5', rapid);
  const incident = { kind: 'flag-fall', color: 'black' } as const;
  assert.equal(game.incident(incident).upheld, null);
  assert.equal(game.incident({ ...incident, claimedBy: 'opponent' }).upheld, true);
  const twice = { kind: 'double-move', ply: 2, claimedBy: 'opponent' } as const;
  assert.equal(game.incident(twice).code, 'double-move');
  const late = game.incident({ ...twice, discoveredPly: 4 });
  assert.deepEqual([late.code, late.upheld], ['illegal-move-stands', false]);
  using promotes = open('', { fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' });
  assert.equal(promotes.incident({ kind: 'unreplaced-promotion' }).code, 'unreplaced-promotion-queen');
  const waiting = promotes.incident({ kind: 'unreplaced-promotion', pressed: false });
  assert.equal(waiting.code, 'unreplaced-promotion-not-pressed');
});

test('what an account lacks or has too much is told by its field', () => {
  using game = open();
  const before = game.fen;
  for (const [events, code, name] of [
    ['x', 'ERR_ARGUMENT', 'events'],
    [null, 'ERR_ARGUMENT', 'events'],
    [[{ touch: 'z9' }], 'ERR_ARGUMENT', 'events[0].touch'],
    [[{ touch: 'e2' }, { release: 7 }], 'ERR_ARGUMENT', 'events[1].release'],
    [[{}], 'ERR_ARGUMENT', 'events[0]'],
    [[null], 'ERR_ARGUMENT', 'events[0]'],
    [[{ touch: 'e2', release: 'e4' }], 'ERR_ARGUMENT', 'events[0]'],
    [[{ press: false }], 'ERR_ARGUMENT', 'events[0].press'],
    [[{ say: 'mate' }], 'ERR_ARGUMENT', 'events[0].say'],
    [[{ place: 'joker', at: 'e8' }], 'ERR_ARGUMENT', 'events[0].place'],
    [[{ place: 'queen' }], 'ERR_ARGUMENT', 'events[0].at'],
    [[{ touch: 'e2', by: 'arbiter' }], 'ERR_ARGUMENT', 'events[0].by'],
    [Array.from({ length: 65 }, () => ({ adjust: true })), 'ERR_ARGUMENT', 'events'],
    [[{ touch: 'e4' }], 'ERR_EVENT', 'events[0].touch'],
    [[{ release: 'e4' }], 'ERR_EVENT', 'events[0].release'],
    [[{ touch: 'e2' }, { release: 'e4' }, { press: true }, { touch: 'd2' }], 'ERR_EVENT', 'events[3].touch'],
  ] as [BoardEvent[], string, string][]) {
    assert.throws(() => game.touch(events), fault(code, name), JSON.stringify(events));
  }
  for (const [incident, code, name] of [
    [null, 'ERR_ARGUMENT', 'incident'],
    [{}, 'ERR_ARGUMENT', 'incident.kind'],
    [{ kind: 'earthquake' }, 'ERR_ARGUMENT', 'incident.kind'],
    [{ kind: 'flag-fall', color: 'red' }, 'ERR_ARGUMENT', 'incident.color'],
    [{ kind: 'resignation' }, 'ERR_ARGUMENT', 'incident.color'],
    [{ kind: 'illegal-move', ply: 1.5 }, 'ERR_ARGUMENT', 'incident.ply'],
    [{ kind: 'illegal-move', ply: 9 }, 'ERR_PLY', 'incident.ply'],
    [{ kind: 'illegal-move', ply: 1, discoveredPly: 0 }, 'ERR_PLY', 'incident.discoveredPly'],
    [{ kind: 'illegal-move', ply: 1, move: 'e9e1' }, 'ERR_ARGUMENT', 'incident.move'],
    [{ kind: 'illegal-move', ply: 1, offence: -1 }, 'ERR_INCIDENT', 'incident.offence'],
    [{ kind: 'double-move', color: 'white' }, 'ERR_PLY', 'incident.ply'],
  ] as [Incident, string, string][]) {
    assert.throws(() => game.incident(incident), fault(code, name), JSON.stringify(incident));
  }
  const options = { clock: { white: -1, black: 0 } };
  assert.throws(() => game.touch([], options), fault('ERR_ARGUMENT', 'options.clock.white'));
  assert.equal(game.fen, before);
  assert.equal(game.play('e4').san, 'e4');
});

test("a caller's getters do no harm", () => {
  using game = open();
  const throwing = {
    get touch(): 'e2' {
      throw new Error('no');
    },
  };
  assert.throws(() => game.touch([throwing]), { code: 'ERR_ARGUMENT' });
  const big = { kind: 'flag-fall', color: 'x'.repeat(100_000) };
  assert.throws(() => game.incident(big as unknown as Incident), { code: 'ERR_ARGUMENT' });
  const round: unknown[] = [];
  round.push(round);
  assert.throws(() => game.touch(round as BoardEvent[]), { code: 'ERR_ARGUMENT' });
  assert.equal(game.ply, 0);
});

test('a clock makes a penalty that depends on it a number; without one it is a formula', () => {
  using game = open('', { laws: '2005' });
  const claim = { kind: 'threefold', intending: 'e4' } as const;
  const open_ = game.claim(claim);
  assert.deepEqual([open_.clockChange, typeof open_.evidence.formula], [null, 'string']);
  for (const [left, lost] of [
    [600_000, 180_000],
    [300_000, 150_000],
    [90_000, 30_000],
    [60_000, 0],
    [30_000, 0],
  ]) {
    const { clockChange } = game.claim({ ...claim, clock: { white: left!, black: 600_000 } });
    assert.deepEqual(clockChange, { white: 0 - lost!, black: 180_000 }, `${left} ms left`);
  }
});

test('each edition gives its articles, and is told on which day', () => {
  assert.deepEqual(arbiter.laws.editions, ['1997', '2001', '2005', '2009', '2014', '2017', '2018', '2023']);
  for (const [day, edition] of [
    ['1997-06-30', null],
    ['1997-07-01', '1997'],
    ['2014-06-30', '2009'],
    ['2014-07-01', '2014'],
    ['2017-12-31', '2017'],
    ['2026-11-30', '2023'],
  ] as [string, Edition | null][]) {
    assert.equal(arbiter.laws.at(day), edition, day);
  }
  for (const edition of arbiter.laws.editions) {
    const ids = arbiter.laws.articles(edition);
    assert.ok(ids.length > 40, edition);
    for (const id of ids) {
      const { title, rule } = arbiter.laws.article(edition, id);
      assert.ok(title && rule, `${edition} ${id}`);
    }
  }
});

test('a day that the calendar does not have is refused', () => {
  for (const day of ['2014-02-31', '2014-13-45', '2014-6-30', '', 'today']) {
    assert.throws(() => arbiter.laws.at(day), { code: 'ERR_ARGUMENT' });
  }
});

test('languages are loaded when they are asked for, and not before', async () => {
  using game = open('f3 e5 g4 Qh4');
  assert.throws(() => (game.language = 'zh'), { code: 'ERR_LANGUAGE_NOT_LOADED' });
  await Promise.all([arbiter.loadLanguage('zh'), arbiter.loadLanguage('zh')]);
  game.language = 'zh';
  assert.match(game.status().text, /将/u);
  assert.match(arbiter.laws.article('2023', '5.1.1', 'zh').rule, /\p{Script=Han}/u);
  assert.equal((await init({ languages: ['es', 'pt', 'id'] })).game({ language: 'pt' }).language, 'pt');
  await assert.rejects(arbiter.loadLanguage('xx' as 'es'), { code: 'ERR_ARGUMENT' });
});

test('a claim, a touch and an incident are plain JSON', () => {
  using game = open('', { fen: START });
  for (const ruling of [
    game.claim({ kind: 'threefold' }),
    game.touch([{ touch: 'e2' }]),
    game.incident({ kind: 'agreement' }),
  ]) {
    assert.deepEqual(JSON.parse(JSON.stringify(ruling)), ruling);
  }
});
