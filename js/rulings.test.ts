// What does a ruling on a claim change, and on which position may it be applied?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, type Game, type GameOptions } from './index.node.js';

const shuffle = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';

async function open(moves = ''): Promise<Game> {
  const game = (await init()).game();
  for (const move of moves.split(' ').filter(Boolean)) game.play(move);
  return game;
}

const code = (expected: string) => (error: unknown) => (error as { code?: string }).code === expected;

test('a correct claim that is applied ends the game, and undo takes it back', async () => {
  using game = await open(shuffle);
  const ruling = game.claim({ kind: 'threefold' });
  assert.equal(ruling.upheld, true);
  game.apply(ruling);
  assert.deepEqual([game.status().over, game.status().reason], [true, 'threefold']);
  assert.equal(game.undo(), null);
  assert.equal(game.status().over, false);
});

test('a ruling on a position that has passed is not applied', async () => {
  using game = await open(shuffle);
  const ruling = game.claim({ kind: 'threefold' });
  game.play('e4');
  assert.throws(() => game.apply(ruling), code('ERR_RULING'));
  assert.equal(game.status().over, false);
});

test('a ruling that nobody gave is not applied', async () => {
  using game = await open();
  const ruling = game.claim({ kind: 'fifty-move' });
  for (const result of ['1-0', '0-1', '1/2-1/2'] as const) {
    const forged = {
      ...ruling,
      code: 'claim-correct',
      result,
      reason: 'fifty-moves',
      mustPlay: null,
    } as const;
    assert.throws(() => game.apply(forged), code('ERR_RULING'));
  }
  assert.deepEqual(game.status(), { over: false, result: '*', reason: null, article: null, text: '' });
});

test('after an incorrect claim by an intended move only that move is offered, played and redone', async () => {
  using game = await open('d4');
  game.undo();
  game.apply(game.claim({ kind: 'threefold', intending: 'e4' }));
  assert.deepEqual(
    game.moves().map((move) => move.san),
    ['e4'],
  );
  assert.deepEqual([...game.dests()], [['e2', ['e4']]]);
  assert.equal(game.explain('d4').legal, false);
  assert.throws(() => game.play('d4'), code('ERR_MOVE_NOT_ALLOWED'));
  assert.equal(game.redo(), null);
  assert.equal(game.ply, 0);
  assert.equal(game.play('e4').san, 'e4');
  assert.equal(game.moves().length, 20);
});

test('a castling that must be played is offered on both its squares', async () => {
  const arbiter = await init();
  using game = arbiter.game({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
  game.apply(game.claim({ kind: 'threefold', intending: 'O-O' }));
  assert.deepEqual([...game.dests()], [['e1', ['g1', 'h1']]]);
});

test('an intended move that cannot be read is an error; one that is not legal is ruled on', async () => {
  using game = await open();
  assert.throws(() => game.claim({ kind: 'threefold', intending: 'zz' }), code('ERR_MOVE_UNREADABLE'));
  const ruling = game.claim({ kind: 'threefold', intending: 'Ke3' });
  assert.deepEqual([ruling.code, ruling.mustPlay], ['claim-incorrect', null]);
});

test('a written move keeps its case at the head of a sentence', async () => {
  using game = await open();
  assert.match(game.claim({ kind: 'threefold', intending: 'e4' }).text, / e4 must now be played/);
});

test('text without a tag, a move or a result is no game', async () => {
  const arbiter = await init();
  for (const pgn of ['hello world', '<html><body>404</body></html>', '8/8/8/8/8/8/8/8 w - - 0 1']) {
    assert.throws(() => arbiter.game({ pgn }), code('ERR_PGN'), pgn);
  }
  arbiter.game({ pgn: '*' }).dispose();
});

test('the place of a refused move in a PGN is that of the move and not of its number', async () => {
  const arbiter = await init();
  for (const [pgn, column] of [
    ['1.Ke3 *', 3],
    ['1.e4 e5 2.Ke3! *', 11],
    ['1...Ke3 *', 5],
  ] as const) {
    const [item] = arbiter.readPgn(pgn);
    const [problem] = item!.problems.filter(({ severity }) => severity === 'error');
    assert.deepEqual([problem!.column, problem!.offset], [column, column - 1], pgn);
    item!.game?.dispose();
  }
});

test('a note of en passant demands a capture en passant', async () => {
  const arbiter = await init();
  for (const text of ['e4 e.p.', 'e3 ep', 'Nf3 e.p.']) {
    using game = arbiter.game();
    assert.throws(() => game.play(text), code('ERR_MOVE_ILLEGAL'), text);
  }
  using game = arbiter.game({ fen: '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1' });
  assert.throws(() => game.play('d3 e.p.'), code('ERR_MOVE_ILLEGAL'));
  assert.equal(game.play('dxe3 e.p.').uci, 'd4e3');
});

test('a word that names no role is an error, and explained as such', async () => {
  using game = await open();
  for (const promotion of ['joker', 'x', '.', 'queens']) {
    const move = { from: 'e2', to: 'e4', promotion };
    assert.throws(() => game.play(move), code('ERR_ARGUMENT'), promotion);
    assert.deepEqual(
      game.explain(move).reasons.map((reason) => reason.code),
      ['promotion-not-possible'],
    );
  }
  assert.equal(game.ply, 0);
});

test('a large text after the first game costs nothing', async () => {
  const arbiter = await init();
  using game = arbiter.game({ pgn: '1. e4 *\n\n' + '1. d4 d5 *\n\n'.repeat(200_000) });
  assert.deepEqual(
    game.history().map((move) => move.san),
    ['e4'],
  );
});

test('a stream in one piece is read in parts', async () => {
  const arbiter = await init();
  const file = '1. e4 *\n\n'.repeat(50_000);
  for (const piece of [file, new TextEncoder().encode(file)]) {
    let games = 0;
    for await (const { game } of arbiter.readPgn([piece])) {
      games++;
      game!.dispose();
    }
    assert.equal(games, 50_000);
  }
});

test('an edition, a reading or a language that is not there is refused', async () => {
  const arbiter = await init();
  const refused = [
    { supervised: 1 },
    { castlingRights: 'always' },
    { laws: '2013' },
    { laws: 2023 },
    { timeControl: 'bullet' },
    { language: 'de' },
  ];
  for (const options of refused) assert.throws(() => arbiter.game(options as unknown as GameOptions));
});

test('no part of a text that is far too long is taken for the FEN', async () => {
  const arbiter = await init();
  const start = arbiter.chess960.fen(518);
  for (const fen of [' '.repeat(65_223) + start + ' GARBAGE', start + ' '.repeat(70_000) + 'GARBAGE']) {
    for (const mode of ['strict', 'lenient'] as const) {
      const { problems } = arbiter.checkFen(fen, { mode });
      assert.ok(
        problems.some((problem) => problem.code !== 'fen-spacing'),
        `${mode}: ${problems.map((problem) => problem.code).join(' ')}`,
      );
    }
    assert.throws(() => arbiter.game({ fen }), code('ERR_FEN'));
  }
});

test('of two rulings that lead back to one position the later one counts', async () => {
  using game = await open('Nf3 Nf6 Ng1 Ng8');
  game.apply(game.incident({ kind: 'illegal-move', color: 'white', ply: 3, discoveredPly: 4 }));
  assert.deepEqual([game.ply, game.moves().length], [2, 22]);
  game.play('e3');
  game.apply(game.incident({ kind: 'illegal-move', color: 'white', ply: 3, move: 'f3f5' }));
  const knight = ['f3d4', 'f3e5', 'f3g1', 'f3g5', 'f3h4'];
  assert.deepEqual(
    game
      .moves()
      .map(({ uci }) => uci)
      .sort(),
    knight,
  );
  assert.equal(game.undo(), null);
  assert.deepEqual([game.ply, game.history().at(-1)!.san], [3, 'e3']);
});
