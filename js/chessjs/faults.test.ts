// Is what is wrong refused as chess.js refuses it, by the same class of error and in the same words?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as original from 'chess.js';
import { ArbiterError, IllegalMoveError } from '../errors.js';
import { Chess, validateFen, type Square } from './index.js';

/** What a call answers, or how it fails. */
function outcome(call: () => unknown): unknown {
  try {
    return { answer: JSON.parse(JSON.stringify(call() ?? null)) as unknown };
  } catch (error) {
    return { type: (error as Error).constructor.name, message: (error as Error).message };
  }
}

const START = original.DEFAULT_POSITION;

const fens = [
  '',
  'x',
  START,
  START.replace(' 0 1', ''),
  START.replace('w KQkq - 0 1', 'w'),
  START.split(' ')[0]!,
  `${START} more`,
  `  ${START}`,
  ...['0', '-1', 'x', '1.5', '1x'].map((number) => START.replace(/1$/, number)),
  ...['-1', 'x', '1000'].map((number) => START.replace(/0 1$/, `${number} 1`)),
  ...['e3', 'e6', 'e4', 'i3', '--', 'E3'].map((square) => START.replace(' - ', ` ${square} `)),
  ...['e3', 'e6'].map((square) => START.replace(' w ', ' b ').replace(' - ', ` ${square} `)),
  ...['', '-', 'KQ-', 'AHah', 'KK'].map((rights) => START.replace('KQkq', rights)),
  ...['W', 'white', '-'].map((turn) => START.replace(' w ', ` ${turn} `)),
  ...['8/8', '9', '44', '7', 'xppppppp', 'pppppppp1', '0pppppppp', '1x6'].map((rank) =>
    START.replace('pppppppp', rank),
  ),
  START.replace('rnbq', 'rnbp'),
  START.replace('RNBQK', 'RNBQQ'),
  START.replace('rnbqk', 'rnbqq'),
  START.replace('RNBQK', 'RNBKK'),
  START.replace('rnbqk', 'rnkqk'),
];

test('a FEN is found wrong in the same words', () => {
  for (const fen of fens) {
    assert.deepEqual(validateFen(fen), original.validateFen(fen), fen);
    assert.deepEqual(
      outcome(() => new Chess(fen).fen()),
      outcome(() => new original.Chess(fen).fen()),
      fen,
    );
  }
});

const moves: unknown[] = [
  'e5',
  'Nf6',
  'Ke2',
  'O-O',
  'O-O-O',
  'e',
  '',
  '  ',
  'e9',
  'Zf3',
  'e2e5',
  'e4 e5',
  'Nb1d2',
  '\u{1F600}',
  '--',
  null,
  undefined,
  7,
  true,
  {},
  [],
  { from: 'e2' },
  { from: 'e2', to: 'e5' },
  { from: 'E2', to: 'E4' },
  { from: 'e2', to: 'e4', promotion: 'q' },
  { from: 'e2', to: 'e4', promotion: null },
  { from: 'e1', to: 'h1' },
  { from: 12, to: 28 },
  { from: 'z9', to: 'e4' },
];

/** Positions where these are tried: the start, in check, with castling, with promotions. */
const places = [
  START,
  'rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1',
];

test('a move is refused in the same words, and everything stays as it was', () => {
  for (const fen of places) {
    for (const move of moves) {
      const [ours, theirs] = [new Chess(fen), new original.Chess(fen)];
      assert.deepEqual(
        outcome(() => ours.move(move as string)),
        outcome(() => theirs.move(move as string)),
        `${JSON.stringify(move)}: ${fen}`,
      );
      assert.equal(ours.fen(), theirs.fen());
      assert.deepEqual(ours.history(), theirs.history());
    }
  }
});

test('a promotion needs its piece, in lower case and one that a pawn can become', () => {
  const fen = places[3]!;
  for (const promotion of ['q', 'r', 'b', 'n', 'k', 'p', 'Q', 'queen', '', null, undefined, 7]) {
    for (const to of ['a8', 'b8']) {
      const move = { from: 'a7', to, promotion } as { from: string; to: string };
      assert.deepEqual(
        outcome(() => new Chess(fen).move(move)),
        outcome(() => new original.Chess(fen).move(move)),
        JSON.stringify(move),
      );
    }
  }
});

test('strict refuses what is not written as moves writes it', () => {
  const spellings = ['Nf3', 'Nf3+', 'Nf3!?', 'Ng1f3', 'Ngf3', 'g1f3', 'Ng1-f3', 'N1f3', 'e4', 'e2e4'];
  for (const strict of [true, false]) {
    for (const text of spellings) {
      const call = (chess: Chess | original.Chess) => () => chess.move(text, { strict });
      assert.deepEqual(outcome(call(new Chess())), outcome(call(new original.Chess())), `${text}, ${strict}`);
    }
  }
});

test('more of what people write is read, unless strict', () => {
  const spellings = ['nf3', 'Pe4', 'N1f3', '♘f3', 'g1-f3', 'Ng1-f3'];
  for (const text of spellings) {
    assert.match(new Chess().move(text).san, /^(?:Nf3|e4)$/, text);
    assert.throws(() => new Chess().move(text, { strict: true }), { message: `Invalid move: ${text}` });
  }
  const castling = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
  for (const text of ['0-0', 'o-o', 'O-O', 'e1h1', 'Ke1-g1'])
    assert.equal(new Chess(castling).move(text).san, 'O-O');
});

test('a text that two moves fit is refused, where chess.js plays the first', () => {
  const queens = '7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1';
  for (const text of ['Qbd3', 'Q1d3']) {
    assert.throws(() => new Chess(queens).move(text), { message: `Invalid move: ${text}` });
    assert.ok(new original.Chess(queens).move(text));
  }
});

test('no squares and no pieces are answered alike', () => {
  const calls: Record<string, (chess: Chess) => unknown> = {
    get: (chess) => chess.get('z9' as Square),
    'get of nothing': (chess) => chess.get(undefined as unknown as Square),
    'get in upper case': (chess) => chess.get('E1' as Square),
    'put on no square': (chess) => chess.put({ type: 'q', color: 'w' }, 'z9' as Square),
    'put of no piece': (chess) => chess.put({ type: 'x' as 'q', color: 'w' }, 'e4'),
    'put of a second king': (chess) => chess.put({ type: 'k', color: 'w' }, 'e4'),
    'put of a king on itself': (chess) => chess.put({ type: 'k', color: 'w' }, 'e1'),
    remove: (chess) => chess.remove('z9' as Square),
    'remove of nothing': (chess) => chess.remove('e4'),
    'moves of no square': (chess) => chess.moves({ square: 'z9' as Square }),
    'moves in upper case': (chess) => chess.moves({ square: 'E2' as Square }),
    'moves of a piece in upper case': (chess) => chess.moves({ piece: 'N' as 'n' }),
    'moves of another piece': (chess) => chess.moves({ square: 'e2', piece: 'n' }),
    attackers: (chess) => chess.attackers('z9' as Square),
    isAttacked: (chess) => chess.isAttacked('z9' as Square, 'w'),
    squareColor: (chess) => [
      chess.squareColor('z9' as Square),
      chess.squareColor('a1'),
      chess.squareColor('a2'),
    ],
    setTurn: (chess) => [chess.setTurn('w'), chess.setTurn('b'), chess.turn(), chess.history()],
    undo: (chess) => chess.undo(),
    perft: (chess) => [chess.perft(0), chess.perft(1), chess.perft(3)],
    removeHeader: (chess) => [chess.removeHeader('Nothing'), chess.removeHeader('White')],
    header: (chess) => chess.header('White', 'A', 'Black'),
    setHeader: (chess) => chess.setHeader('White', undefined as unknown as string),
    'setHeader of a number': (chess) => [
      chess.setHeader('WhiteElo', 2500 as unknown as string),
      chess.setHeader('Round', 0 as unknown as string),
      chess.pgn(),
    ],
    'getCastlingRights of no colour': (chess) => chess.getCastlingRights('x' as 'w'),
    getComment: (chess) => [
      chess.getComment() ?? null,
      chess.removeComment() ?? null,
      chess.removeComments(),
    ],
    setCastlingRights: (chess) => [
      chess.setCastlingRights('w', { k: false }),
      chess.setCastlingRights('w', { k: true, q: true }),
      chess.remove('h1') && chess.setCastlingRights('w', { k: true }),
      chess.getCastlingRights('w'),
    ],
  };
  for (const [name, call] of Object.entries(calls)) {
    const theirs = new original.Chess() as unknown as Chess;
    assert.deepEqual(
      outcome(() => call(new Chess())),
      outcome(() => call(theirs)),
      name,
    );
  }
});

test('what refuses a move stands behind the error', () => {
  const cause = (chess: Chess, move: Parameters<Chess['move']>[0]) => {
    try {
      chess.move(move);
    } catch (error) {
      return (error as Error).cause;
    }
    return undefined;
  };
  const pinned = new Chess('4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1');
  for (const move of ['Nc3', { from: 'e2', to: 'c3' }]) {
    const told = cause(pinned, move);
    assert.ok(told instanceof IllegalMoveError);
    assert.match(told.explanation.reasons[0]!.text, /e4/);
  }
  assert.equal(
    (cause(new Chess(places[3]), { from: 'a7', to: 'a8' }) as ArbiterError).code,
    'ERR_PROMOTION_MISSING',
  );
  assert.equal((cause(new Chess(), 'hello') as ArbiterError).code, 'ERR_MOVE_UNREADABLE');
});
