// Does a game do what its documentation promises, line by line?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ArgumentError,
  FenError,
  IllegalMoveError,
  MoveSyntaxError,
  PgnError,
  PlyError,
  StaleHandleError,
  init,
  type Game,
  type GameOptions,
} from './index.node.js';

const arbiter = await init();
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function open(options: GameOptions = {}, moves = ''): Game {
  const game = arbiter.game(options);
  for (const move of moves.split(' ').filter(Boolean)) game.play(move);
  return game;
}
const sans = (game: Game) => game.history().map((move) => move.san);
const code = (expected: string) => (error: unknown) => (error as { code: string }).code === expected;

test('a new game is the initial position of chess, by the newest edition, in English', () => {
  const game = open();
  assert.deepEqual(
    [game.fen, game.turn, game.ply, game.moveNumber, game.variant, game.laws, game.language, game.inCheck],
    [START, 'white', 0, 1, 'standard', '2023', 'en', false],
  );
  assert.equal(open({ variant: 'chess960' }).fen, START);
});

test('a FEN must be right in its syntax and playable; what no game leads to is played', () => {
  assert.throws(() => open({ fen: 'x' }), FenError);
  assert.throws(() => open({ fen: '' }), FenError);
  assert.throws(
    () => open({ fen: '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1' }),
    (error: unknown) => {
      assert.ok(error instanceof FenError && error.code === 'ERR_FEN');
      assert.equal(error.problems[0]!.code, 'setup-opponent-in-check');
      assert.deepEqual(error.problems, error.details.problems);
      return true;
    },
  );
  assert.throws(() => open({ fen: '4k3/8/8/8/8/8/8/4K3 w K - 0 1' }), FenError, 'nothing is repaired');
  const threeCheckers = open({ fen: '4k3/8/8/1b6/5n2/8/2r1K3/8 w - - 0 1' });
  assert.ok(threeCheckers.moves().every((move) => move.piece === 'king'));
});

test('the FEN names the en passant square only where a capture is legal, and on demand always', () => {
  const game = open({}, 'e4');
  assert.equal(game.fen, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  assert.equal(game.fenAs({ enPassant: 'always' }).split(' ')[3], 'e3');
  assert.equal(game.fenAs({ castling: 'shredder' }).split(' ')[2], 'HAha');
  assert.equal(open({}, 'e4 a6 e5 d5').fen.split(' ')[3], 'd6');
});

test('moves carry squares, notation, pieces and what is special about them', () => {
  const game = open({ fen: 'r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1' });
  const find = (uci: string) => game.moves().find((move) => move.uci === uci);
  assert.deepEqual(find('e5d6'), {
    from: 'e5',
    to: 'd6',
    uci: 'e5d6',
    san: 'exd6',
    piece: 'pawn',
    captured: 'pawn',
    promotion: null,
    castling: null,
    enPassant: true,
  });
  assert.deepEqual(find('b7a8n'), {
    from: 'b7',
    to: 'a8',
    uci: 'b7a8n',
    san: 'bxa8=N',
    piece: 'pawn',
    captured: 'rook',
    promotion: 'knight',
    castling: null,
    enPassant: false,
  });
  assert.deepEqual(find('e1g1'), {
    from: 'e1',
    to: 'g1',
    uci: 'e1g1',
    san: 'O-O',
    piece: 'king',
    captured: null,
    promotion: null,
    castling: 'h',
    enPassant: false,
  });
  assert.equal(game.moves().filter((move) => move.castling !== null).length, 2, 'one entry per castling');
  assert.equal(game.moves('b7').length, 8, 'four per promotion');
  assert.deepEqual(
    game.moves('b7'),
    game.moves().filter((move) => move.from === 'b7'),
  );
  assert.deepEqual(game.moves('a4'), []);
});

test('castling has the king’s squares in chess and king and rook in Chess960; both are read in both', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  for (const [variant, uci] of [
    ['standard', 'e1g1'],
    ['chess960', 'e1h1'],
  ] as const) {
    for (const spelling of [
      'e1g1',
      'e1h1',
      'O-O',
      '0-0',
      { from: 'e1', to: 'g1' },
      { from: 'e1', to: 'h1' },
    ]) {
      const game = open({ fen, variant });
      assert.equal(game.play(spelling).uci, uci);
      assert.equal(game.fen, 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1');
    }
  }
});

test('destinations list both squares of a castling, and in Chess960 the king’s target where it cannot step there', () => {
  const chess = open({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
  assert.deepEqual(chess.dests().get('e1'), ['d1', 'f1', 'g1', 'h1', 'd2', 'e2', 'f2']);
  const beside = open({ fen: '4k3/8/8/8/8/8/8/5K1R w H - 0 1', variant: 'chess960' });
  assert.deepEqual(beside.dests().get('f1'), ['e1', 'g1', 'h1', 'e2', 'f2', 'g2']);
  assert.equal(beside.play('f1g1').san, 'Kg1', 'the king steps where it can');
  const far = open({ fen: '4k3/8/8/8/8/8/8/1K5R w H - 0 1', variant: 'chess960' });
  assert.deepEqual(far.dests().get('b1'), ['a1', 'c1', 'g1', 'h1', 'a2', 'b2', 'c2']);
  assert.equal(far.play({ from: 'b1', to: 'g1' }).san, 'O-O');
  const there = open({ fen: '4k3/8/8/8/8/8/8/6KR w H - 0 1', variant: 'chess960' });
  assert.deepEqual(there.dests().get('g1'), ['f1', 'h1', 'f2', 'g2', 'h2']);
  assert.equal(open().dests().size, 10);
});

test('the states of the castlings are told alone, too', () => {
  for (const fen of [START, 'r3k2r/8/8/8/8/5q2/8/R3K2R w KQk - 0 1', 'r3k2r/8/8/8/8/8/8/4K2R b Kkq - 0 1']) {
    const game = open({ fen });
    for (const move of ['', 'Rg1', 'Ra8b8', 'h8g8']) {
      if (game.moves().some(({ uci, san }) => uci === move || san === move)) game.play(move);
      assert.deepEqual(
        game.castlingStates(),
        game.castling().map(({ state }) => state),
        `${game.fen} after ${move}`,
      );
    }
  }
});

test('lenient reads what people write, strict the standard’s notation only', () => {
  const lenient: [string, string, string][] = [
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', '0-0', 'O-O'],
    ['8/P6k/8/8/8/8/8/4K3 w - - 0 1', 'a8Q', 'a8=Q'],
    ['8/P6k/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'a8=Q'],
    [START, 'Ng1-f3', 'Nf3'],
    [START, '♘f3', 'Nf3'],
    [START, 'e2e4', 'e4'],
    [START, 'e4+', 'e4'],
    ['4k3/8/8/8/5p2/8/8/4KR2 w - - 0 1', 'Rf4', 'Rxf4'],
  ];
  for (const [fen, written, san] of lenient) {
    assert.equal(open({ fen }).play(written).san, san);
    assert.throws(() => open({ fen }).play(written, { mode: 'strict' }), MoveSyntaxError);
    assert.equal(open({ fen }).play(san, { mode: 'strict' }).san, san);
  }
});

test('national letters are read only where they are named', () => {
  for (const [letters, written] of [
    ['de', 'Sf3'],
    ['fr', 'Cf3'],
    ['es', 'Cf3'],
    ['hu', 'Hf3'],
    ['nl', 'Pf3'],
    ['figurines', '♘f3'],
  ] as const) {
    assert.equal(open().play(written, { letters }).uci, 'g1f3');
    if (letters !== 'figurines') assert.throws(() => open().play(written), MoveSyntaxError);
  }
  const own = { king: 'A', queen: 'B', rook: 'T', bishop: 'D', knight: 'Ж' };
  assert.equal(open().play('Жf3', { letters: own }).uci, 'g1f3');
  assert.match(open({}, 'Nf3').pgn({ letters: own }), /1\. Жf3/);
  assert.match(open({}, 'Nf3').pgn({ letters: 'de' }), /1\. Sf3/);
  assert.throws(() => open().play('e4', { letters: 'xx' }), ArgumentError);
  assert.throws(() => open().play('e4', { letters: { ...own, queen: 'A' } }), ArgumentError);
});

test('an ambiguous move is an error that lists the candidates', () => {
  const game = open({ fen: 'k7/8/8/8/8/8/8/K3R2R w - - 0 1' });
  assert.throws(
    () => game.play('Rf1'),
    (error: unknown) => {
      assert.ok(error instanceof MoveSyntaxError && error.code === 'ERR_MOVE_AMBIGUOUS');
      assert.deepEqual((error.details.candidates as { uci: string }[]).map((move) => move.uci).sort(), [
        'e1f1',
        'h1f1',
      ]);
      return true;
    },
  );
});

test('a missing promotion piece is an error of its own, however the move is given', () => {
  const game = open({ fen: '8/P6k/8/8/8/8/8/4K3 w - - 0 1' });
  for (const move of ['a8', 'a7a8', { from: 'a7', to: 'a8' }]) {
    assert.throws(
      () => game.play(move),
      (error: unknown) => {
        assert.ok(error instanceof MoveSyntaxError && error.code === 'ERR_PROMOTION_MISSING');
        assert.equal((error.details.candidates as unknown[]).length, 4);
        return true;
      },
    );
  }
  for (const promotion of ['knight', 'n', 'N']) {
    const copy = open({ fen: game.fen });
    assert.equal(copy.play({ from: 'a7', to: 'a8', promotion }).san, 'a8=N');
  }
});

test('an illegal move is refused with every reason, and the game stays as it was', () => {
  const game = open({ fen: '4r1k1/8/8/8/8/8/4N3/r3K3 w - - 0 1' });
  const before = JSON.stringify(game.snapshot());
  assert.throws(
    () => game.play('e2c3'),
    (error: unknown) => {
      assert.ok(error instanceof IllegalMoveError && error.code === 'ERR_MOVE_ILLEGAL');
      assert.deepEqual(error.explanation, game.explain('e2c3'));
      assert.deepEqual(error.explanation.reasons.map((reason) => reason.code).sort(), [
        'does-not-answer-check',
        'pinned',
      ]);
      assert.ok(error.explanation.reasons.every((reason) => reason.article && reason.text.endsWith('.')));
      return true;
    },
  );
  assert.equal(JSON.stringify(game.snapshot()), before);
});

test('explain answers for every text and object, legal or not', () => {
  const game = open();
  assert.deepEqual(game.explain('e4'), {
    legal: true,
    move: game.moves().find((move) => move.san === 'e4'),
    reasons: [],
  });
  assert.equal(game.explain({ from: 'e2', to: 'e4' }).legal, true);
  for (const [move, reason] of [
    ['e5', 'not-how-it-moves'],
    ['Ke2', 'own-piece-on-target'],
    [{ from: 'e7', to: 'e5' }, 'not-your-piece'],
    [{ from: 'e4', to: 'e5' }, 'no-piece'],
    [{ from: 'x', to: 'e5' }, 'not-a-square'],
    ['blah', 'unreadable'],
    [{ from: 'a1', to: 'a3' }, 'way-blocked'],
  ] as const) {
    const { legal, move: none, reasons } = game.explain(move);
    assert.deepEqual([legal, none], [false, null]);
    assert.ok(
      reasons.some(({ code }) => code === reason),
      `${JSON.stringify(move)}: ${JSON.stringify(reasons)}`,
    );
  }
  assert.equal(open({}, 'f3 e5 g4 Qh4').explain('a3').reasons[0]!.code, 'game-over');
});

test('undo and redo walk the line, and a new move leaves the old one in the tree', () => {
  const game = open({}, 'e4 e5 Nf3');
  assert.equal(game.undo()?.san, 'Nf3');
  assert.equal(game.undo()?.san, 'e5');
  assert.equal(game.redo()?.san, 'e5');
  game.undo();
  game.play('c5');
  assert.equal(game.redo(), null);
  assert.deepEqual(sans(game), ['e4', 'c5']);
  assert.deepEqual([game.undo()?.san, game.undo()?.san, game.undo()], ['c5', 'e4', null]);
  const [e4] = game.tree().children;
  assert.deepEqual(
    e4!.children.map((node) => node.move!.san),
    ['e5', 'c5'],
  );
});

test('goto reaches every ply of the line and no other', () => {
  const game = open({}, 'e4 e5 Nf3');
  game.goto(1);
  assert.deepEqual([game.ply, sans(game), game.turn, game.moveNumber], [1, ['e4'], 'black', 1]);
  game.goto(3);
  assert.equal(game.ply, 3);
  for (const ply of [4, -1, 1e15]) {
    assert.throws(
      () => game.goto(ply),
      (error: unknown) => error instanceof PlyError && error.details.last === 3,
    );
  }
  for (const ply of [0.5, NaN, Infinity, '1' as never, null as never])
    assert.throws(() => game.goto(ply), ArgumentError);
  assert.equal(game.ply, 3);
});

test('paths enter, promote and remove', () => {
  const game = open({}, 'e4 e5');
  game.goto(0);
  game.play('d4');
  game.promote([1]);
  assert.deepEqual(
    game.tree().children.map((node) => node.move!.san),
    ['d4', 'e4'],
  );
  game.enter([1, 0]);
  assert.deepEqual(sans(game), ['e4', 'e5']);
  game.remove([1]);
  assert.deepEqual([sans(game), game.tree().children.length], [[], 1]);
  for (const path of [[5], [0, 0], [0, 0, 0, 0]]) {
    for (const change of ['enter', 'promote', 'remove'] as const)
      assert.throws(() => game[change](path), code('ERR_PATH'));
  }
  for (const path of [[-1], [1.5], ['0'], 'x', null, undefined, { length: 1 }]) {
    assert.throws(() => game.enter(path as never), ArgumentError);
  }
});

test('castling: four options in their order, judged as if each colour had the move', () => {
  const game = open({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' });
  assert.deepEqual(
    game.castling().map(({ color, side }) => color + side),
    ['whiteh', 'whitea', 'blackh', 'blacka'],
  );
  assert.deepEqual(
    game.castling('black').map(({ color, side, state, uci, san }) => [color, side, state, uci, san]),
    [
      ['black', 'h', 'legal', null, null],
      ['black', 'a', 'legal', null, null],
    ],
  );
  const [kingside] = game.castling('white');
  assert.deepEqual(kingside, {
    color: 'white',
    side: 'h',
    state: 'legal',
    method: 'double-move',
    order: 'either',
    jumps: kingside!.jumps,
    king: { from: 'e1', to: 'g1' },
    rook: { from: 'h1', to: 'f1' },
    uci: 'e1g1',
    san: 'O-O',
    lost: null,
    reasons: [],
    mayBeOccupied: [],
  });
  game.play('Rxh8+');
  game.play('Kd7');
  const states = game.castling().map(({ state, lost }) => [state, lost]);
  assert.deepEqual(states, [
    ['lost', { ply: 1, by: 'rook-moved' }],
    ['legal', null],
    ['lost', { ply: 1, by: 'rook-captured' }],
    ['lost', { ply: 2, by: 'king-moved' }],
  ]);
  const never = open({ fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1' }).castling('white')[0]!;
  assert.deepEqual(
    [never.state, never.method, never.king, never.rook, never.lost],
    ['never', null, null, null, null],
  );
  const castled = open({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }, 'O-O').castling('white')[0]!;
  assert.deepEqual(castled.lost, { ply: 1, by: 'castled' });
});

test('prevented castlings say what stands in the way, with squares, pieces and the article', () => {
  const game = open({ fen: '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1' });
  const { state, reasons } = game.castling('white')[0]!;
  assert.equal(state, 'prevented');
  assert.deepEqual(reasons.map(({ code, squares, by }) => [code, squares, by])[0], [
    'castling-out-of-check',
    ['e1'],
    ['e2'],
  ]);
  assert.ok(reasons.every(({ article, text }) => article && text));
});

test('a game ends by itself, mate first, and stays over', () => {
  const cases: [string, string, string, string][] = [
    [START, 'f3 e5 g4 Qh4#', 'checkmate', '0-1'],
    ['7k/5K2/8/6Q1/8/8/8/8 w - - 0 1', 'Qg6', 'stalemate', '1/2-1/2'],
    ['4k3/8/8/8/8/8/4p3/4K3 w - - 0 1', 'Kxe2', 'dead-position', '1/2-1/2'],
    ['7k/8/6K1/8/8/8/8/R7 w - - 149 120', 'Ra8#', 'checkmate', '1-0'],
    ['7k/8/6K1/8/8/8/8/R7 w - - 149 120', 'Rb1', 'seventy-five-moves', '1/2-1/2'],
    ['7k/8/6K1/8/8/8/8/R7 w - - 149 120', 'Rb1 Kg8 Rb2', 'seventy-five-moves', '1/2-1/2'],
  ];
  for (const [fen, moves, reason, result] of cases) {
    const status = open({ fen }, moves).status();
    assert.deepEqual([status.over, status.reason, status.result], [true, reason, result]);
    assert.ok(status.article && status.text);
  }
  assert.deepEqual(open().status(), { over: false, result: '*', reason: null, article: null, text: '' });
  const mated = open({}, 'f3 e5 g4 Qh4#');
  assert.deepEqual([mated.moves(), mated.dests().size, mated.claims(), mated.inCheck], [[], 0, [], true]);
});

test('whether a game is over is asked anew after whatever changes it', () => {
  const changes: ((game: Game) => unknown)[] = [
    (game) => game.play('Qxf7#'),
    (game) => game.redo(),
    (game) => game.goto(7),
    (game) => game.enter([0, 0, 0, 0, 0, 0, 0]),
    (game) => game.apply(game.incident({ kind: 'resignation', color: 'white' })),
  ];
  for (const change of changes) {
    const game = open({}, 'e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#');
    game.goto(6);
    // Asked once, it is told with the destinations.
    assert.equal(game.status().over, false);
    game.dests();
    assert.notEqual(game.status(), game.status());
    change(game);
    assert.equal(game.status().over, true, String(change));
  }
});

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

test('repetition counts the position with its plies and tells near misses apart', () => {
  const game = open({}, SHUFFLE.repeat(2));
  assert.deepEqual([game.repetition().count, game.repetition().plies], [3, [0, 4, 8]]);
  const miss = open({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' }, 'Ke2 Ke7 Ke1 Ke8').repetition();
  assert.equal(miss.count, 1);
  assert.deepEqual(
    miss.nearMisses.map(({ ply, differences }) => [ply, differences.length]),
    [[0, 4]],
  );
  assert.deepEqual(
    { ...miss.nearMisses[0]!.differences[0]!, text: '' },
    {
      kind: 'castling',
      color: 'white',
      side: 'a',
      square: 'a1',
      lostAt: 1,
      text: '',
    },
  );
});

test('after fivefold the moves are still there, and the status stays over', () => {
  const game = open({}, SHUFFLE.repeat(4));
  assert.deepEqual([game.status().reason, game.moves().length, game.claims()], ['fivefold', 20, []]);
  game.play('e4');
  assert.equal(game.status().reason, 'fivefold');
  game.goto(15);
  assert.equal(game.status().over, false);
});

test('a record goes out as PGN and comes back the same', () => {
  const game = open({ fen: arbiter.chess960.fen(7), variant: 'chess960' });
  game.play(game.moves()[0]!);
  game.play(game.moves()[0]!);
  game.undo();
  game.play(game.moves()[3]!);
  const again = arbiter.game({ pgn: game.pgn() });
  assert.deepEqual([again.variant, again.tree(), again.pgn()], ['chess960', game.tree(), game.pgn()]);
  assert.ok(!game.pgn({ variations: false }).includes('('));
  assert.equal(arbiter.game({ pgn: '1. e4 e5 2. Nf3 *' }).ply, 3);
  assert.match(open({}, 'f3 e5 g4 Qh4#').pgn(), /\[Result "0-1"\][^]*0-1\s*$/);
});

test('a PGN without a game that can be set up is an error with its problems', () => {
  assert.throws(() => arbiter.game({ pgn: '' }), PgnError);
  assert.throws(
    () => arbiter.game({ pgn: '1. e4 e5 2. Ke3 *' }),
    (error: unknown) => {
      assert.ok(error instanceof PgnError && error.code === 'ERR_PGN');
      assert.deepEqual(error.problems.map(({ line, column, ply, token }) => [line, column, ply, token])[0], [
        1,
        13,
        3,
        'Ke3',
      ]);
      return true;
    },
  );
  assert.throws(() => arbiter.game({ pgn: '*', fen: START }), ArgumentError);
});

test('a snapshot is plain JSON with all that a page shows', () => {
  const game = open({}, 'e4 e5');
  const shot = game.snapshot();
  assert.deepEqual(JSON.parse(JSON.stringify(shot)), shot);
  assert.deepEqual([shot.fen, shot.ply, shot.lastMove?.san, shot.turn], [game.fen, 2, 'e5', 'white']);
  assert.deepEqual(shot.dests, Object.fromEntries(game.dests()));
  assert.equal(arbiter.game({ pgn: shot.pgn }).fen, game.fen);
});

test('null moves make analysis: nothing can be claimed, nothing is counted', () => {
  const game = arbiter.game({ pgn: '1. e4 Z0 2. d4 *' });
  assert.deepEqual(sans(game), ['e4', '--', 'd4']);
  assert.deepEqual([game.history()[1]!.uci, game.repetition().count, game.claims()], ['0000', 0, []]);
  assert.equal(game.claim({ kind: 'threefold' }).upheld, false);
});

test('a game that was disposed of is stale for good', () => {
  const game = open();
  game.dispose();
  game.dispose();
  const other = open({}, 'e4');
  for (const use of [
    () => game.fen,
    () => game.turn,
    () => game.moves(),
    () => game.dests(),
    () => game.play('e4'),
    () => game.explain('e4'),
    () => game.undo(),
    () => game.redo(),
    () => game.goto(0),
    () => game.history(),
    () => game.tree(),
    () => game.enter([]),
    () => game.pgn(),
    () => game.snapshot(),
    () => game.castling(),
    () => game.status(),
    () => game.repetition(),
    () => game.claims(),
    () => game.claim({ kind: 'threefold' }),
    () => game.apply(other.claim({ kind: 'threefold' })),
  ]) {
    assert.throws(
      use,
      (error: unknown) => error instanceof StaleHandleError && error.code === 'ERR_STALE_HANDLE',
    );
  }
  assert.equal(other.ply, 1);
  if (Symbol.dispose) {
    const third = open();
    third.dests();
    third[Symbol.dispose]();
    assert.throws(() => third.fen, StaleHandleError);
    assert.throws(() => third.status(), StaleHandleError);
  }
});

test('editions and languages that are not there are refused by name', () => {
  assert.throws(
    () => arbiter.game({ laws: '1990' as never }),
    (error: unknown) => {
      assert.ok(error instanceof ArgumentError && error.code === 'ERR_EDITION_NOT_AVAILABLE');
      assert.deepEqual(error.details.available, arbiter.laws.editions);
      return true;
    },
  );
  assert.throws(() => arbiter.game({ language: 'es' as never }), code('ERR_LANGUAGE_NOT_LOADED'));
  const game = open();
  assert.throws(() => (game.language = 'zh' as never), code('ERR_LANGUAGE_NOT_LOADED'));
  game.language = 'en';
  assert.equal(game.laws, '2023');
});
