// Does anything a caller can pass trap the program, go unanswered, or change a game?
//
// Every method gets every hostile value; each must answer or throw an error of this
// package with a code of the table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArbiterError, ERROR_CODES, init, type Arbiter, type Game } from './index.node.js';

const arbiter = await init();

const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();
const thrower = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile getter');
    },
  },
);
const cyclic: Record<string, unknown> = {};
cyclic['from'] = cyclic['kind'] = cyclic['fen'] = cyclic;

/** Values that no method asks for, and texts that are none of what it asks for. */
const hostile: Record<string, unknown> = {
  undefined: undefined,
  null: null,
  true: true,
  NaN: NaN,
  infinity: -Infinity,
  'a huge number': 1e308,
  'a negative number': -1,
  'a fraction': 0.5,
  'minus zero': -0,
  'a bigint': 5n,
  'a symbol': Symbol('x'),
  'a function': () => 'e4',
  'an object': {},
  'an object without prototype': Object.create(null),
  'an array': [],
  'a sparse array': new Array(1e6),
  'an array of nothing': [undefined, null, {}],
  'a date': new Date(NaN),
  'a boxed string': new String('e4'),
  'a revoked proxy': revoked,
  'an object that throws': thrower,
  'an object in itself': cyclic,
  'an object of wrong fields': { from: 1, to: {}, promotion: [], kind: 5, fen: 7, mode: {}, code: null },
  'an object with toString': { toString: () => 'e4', valueOf: () => 4 },
  'the empty text': '',
  'a space': ' ',
  'null bytes': '\0\0e4\0',
  'a lone surrogate': '\ud800',
  'lone surrogates in a FEN': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq \udfff 0 1',
  'a name of Object': '__proto__',
  'a bidirectional mark': '\u202ee4',
  'a million letters': 'e4'.repeat(500_000),
  'a million slashes': '/'.repeat(1_000_000),
  'three million bytes': '♔'.repeat(1_000_000),
  'a million spaces and a move': `${' '.repeat(1_000_000)}e4`,
  'many brackets': '('.repeat(100_000),
  'many numbers': '9'.repeat(100_000),
};

/** Every method with one argument to put a value in. */
const gameMethods: Record<string, (game: Game, value: any) => unknown> = {
  fenAs: (game, value) => game.fenAs(value),
  'fenAs castling': (game, value) => game.fenAs({ castling: value }),
  'fenAs enPassant': (game, value) => game.fenAs({ enPassant: value }),
  language: (game, value) => (game.language = value),
  moves: (game, value) => game.moves(value),
  play: (game, value) => game.play(value),
  'play from': (game, value) => game.play({ from: value, to: 'e4' }),
  'play to': (game, value) => game.play({ from: 'e2', to: value }),
  'play promotion': (game, value) => game.play({ from: 'e2', to: 'e5', promotion: value }),
  'play options': (game, value) => game.play('e5', value),
  'play mode': (game, value) => game.play('e5', { mode: value }),
  'play letters': (game, value) => game.play('e5', { letters: value }),
  'play a letter': (game, value) =>
    game.play('e5', { letters: { king: value, queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' } }),
  explain: (game, value) => game.explain(value),
  'explain from': (game, value) => game.explain({ from: value, to: value }),
  goto: (game, value) => game.goto(value),
  enter: (game, value) => game.enter(value),
  'enter path': (game, value) => game.enter([value]),
  promote: (game, value) => game.promote(value),
  remove: (game, value) => game.remove([9, value]),
  castling: (game, value) => game.castling(value),
  claim: (game, value) => game.claim(value),
  'claim kind': (game, value) => game.claim({ kind: value }),
  'claim intending': (game, value) => game.claim({ kind: 'threefold', intending: value }),
  'claim touched': (game, value) => game.claim({ kind: 'threefold', touched: value }),
  'claim written': (game, value) => game.claim({ kind: 'threefold', written: value }),
  'claim by': (game, value) => game.claim({ kind: 'threefold', by: value }),
  apply: (game, value) => game.apply(value),
  'apply code': (game, value) => game.apply({ ...game.claim({ kind: 'threefold' }), code: value }),
  'apply result': (game, value) =>
    game.apply({ ...game.claim({ kind: 'threefold' }), result: value ?? '1-0' }),
  'apply reason': (game, value) => game.apply({ ...game.claim({ kind: 'threefold' }), reason: value ?? 'x' }),
  'apply mustPlay': (game, value) =>
    game.apply({ ...game.claim({ kind: 'threefold' }), mustPlay: value || 'x' }),
  'apply moves': (game, value) => game.apply({ ...game.claim({ kind: 'threefold' }), moves: value ?? 'x' }),
  'apply a move': (game, value) => game.apply({ ...game.claim({ kind: 'threefold' }), moves: [value] }),
  dests: (game, value) => game.dests(value),
  'dests lists': (game, value) => game.dests({ lists: value }),
  pgn: (game, value) => game.pgn(value),
  'pgn letters': (game, value) => game.pgn({ letters: value }),
  'pgn variations': (game, value) => game.pgn({ variations: value }),
};

const arbiterMethods: Record<string, (arbiter: Arbiter, value: any) => unknown> = {
  game: (it, value) => it.game(value).dispose(),
  'game fen': (it, value) => it.game({ fen: value }).dispose(),
  'game pgn': (it, value) => it.game({ pgn: value }).dispose(),
  'game variant': (it, value) => it.game({ variant: value }).dispose(),
  'game laws': (it, value) => it.game({ laws: value }).dispose(),
  'game timeControl': (it, value) => it.game({ timeControl: value }).dispose(),
  'game language': (it, value) => it.game({ language: value }).dispose(),
  checkFen: (it, value) => it.checkFen(value),
  'checkFen lenient': (it, value) => it.checkFen(value, { mode: 'lenient', variant: 'chess960' }),
  'checkFen options': (it, value) => it.checkFen('8/8/8/8/8/8/8/8 w - - 0 1', value),
  readPgn: (it, value) =>
    [...(it.readPgn(value) as Iterable<{ game: Game | null }>)].forEach(({ game }) => game?.dispose()),
  'readPgn options': (it, value) => [...it.readPgn('1. e4 *', value)].forEach(({ game }) => game?.dispose()),
  dests: (it, value) => it.dests(value),
  'dests lists': (it, value) => it.dests('4k3/8/8/8/8/8/8/4K3 w - - 0 1', { lists: value }),
  'dests options': (it, value) => it.dests('4k3/8/8/8/8/8/8/4K3 w - - 0 1', value),
  perft: (it, value) => it.perft(value, 1),
  'perft depth': (it, value) => it.perft('4k3/8/8/8/8/8/8/4K3 w - - 0 1', value),
  'perft options': (it, value) => it.perft('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 1, value),
  'chess960.fen': (it, value) => it.chess960.fen(value),
  'chess960.number': (it, value) => it.chess960.number(value),
  'chess960.shuffle': (it, value) => it.chess960.shuffle(value),
  'chess960.shuffle result': (it, value) => it.chess960.shuffle(() => value),
  'laws.article edition': (it, value) => it.laws.article(value, '9.2'),
  'laws.article id': (it, value) => it.laws.article('2023', value),
  'laws.article language': (it, value) => it.laws.article('2023', '9.2.2', value),
};

/** Calls; an error must be one of this package, with a code of the table and a message. */
function answers(name: string, call: () => unknown): void {
  try {
    call();
  } catch (error) {
    // What the test itself did to make the value may fail as well: spreading, iterating.
    if (!(error instanceof ArbiterError)) throw new Error(`${name} threw ${String(error)}`, { cause: error });
    assert.ok(ERROR_CODES.includes(error.code) && error.message.length > 0, name);
    assert.notEqual(error.code, 'ERR_INSTANCE_DEAD', name);
    assert.ok(error.message.length < 2000, `${name}: ${error.message.length} characters of message`);
  }
}

for (const [method, call] of Object.entries(gameMethods)) {
  test(`game: ${method} with hostile values`, () => {
    const game = arbiter.game({ pgn: '1. e4 (1. d4 {x}) e5 2. Nf3 *' });
    const before = JSON.stringify(game.snapshot());
    const tree = JSON.stringify(game.tree());
    for (const [name, value] of Object.entries(hostile)) {
      answers(`${method} with ${name}`, () => call(game, value));
      // What is no fault has an effect: going to the first ply, entering the empty path.
      if (/^(goto|enter|promote)/.test(method)) game.enter([0, 0, 0]);
      assert.equal(JSON.stringify(game.snapshot()), before, `${method} with ${name} has changed the game`);
      assert.equal(JSON.stringify(game.tree()), tree, `${method} with ${name} has changed the record`);
    }
    game.dispose();
  });
}

for (const [method, call] of Object.entries(arbiterMethods)) {
  test(`arbiter: ${method} with hostile values`, () => {
    for (const [name, value] of Object.entries(hostile)) {
      if (method === 'readPgn' && value !== null && typeof value === 'object') continue; // streams: pgn.test.ts
      answers(`${method} with ${name}`, () => call(arbiter, value));
    }
    assert.equal(arbiter.game().moves().length, 20);
  });
}

test('explain never throws, whatever it is given', () => {
  const game = arbiter.game();
  for (const [name, value] of Object.entries(hostile)) {
    const { legal, move, reasons } = game.explain(value as never);
    assert.deepEqual([legal, move, reasons.length > 0], [false, null, true], name);
  }
  game.dispose();
});

test('a getter is read once, and what it gives the second time does no harm', () => {
  const game = arbiter.game();
  let reads = 0;
  const turncoat = {
    get from() {
      return reads++ === 0 ? 'e2' : 'x'.repeat(1000);
    },
    to: 'e4',
  };
  assert.equal(game.play(turncoat).san, 'e4');
  assert.equal(reads, 1);
  game.dispose();
});
