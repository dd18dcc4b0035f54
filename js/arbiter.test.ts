// Does the Arbiter do what its documentation promises, apart from games?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArgumentError, ArbiterError, ERROR_CODES, FenError, init } from './index.node.js';
import * as everything from './index.node.js';

const arbiter = await init();
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('the version is that of the package', () => {
  assert.equal(arbiter.version, JSON.parse(readFileSync('package.json', 'utf8')).version);
});

test('checkFen names all problems at once, each with its field and its place', () => {
  const report = arbiter.checkFen('rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w xQkq e9 -1 0');
  assert.equal(report.ok, false);
  assert.equal(report.fen, null);
  const found = report.problems.map(({ code, field, offset }) => [code, field, offset]);
  for (const wanted of [
    ['fen-rank-width', 'placement', 18],
    ['fen-castling-letter', 'castling', 46],
    ['fen-en-passant', 'en-passant', 51],
    ['fen-halfmove', 'halfmove', 54],
    ['fen-fullmove', 'fullmove', 57],
  ]) {
    assert.ok(
      found.some((one) => JSON.stringify(one) === JSON.stringify(wanted)),
      `${wanted} in ${JSON.stringify(found)}`,
    );
  }
});

test('offsets count UTF-16 units, as JavaScript does', () => {
  const { problems } = arbiter.checkFen('♔nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 😀x - 0 1');
  const offset = problems.find(
    ({ field, code }) => field === 'castling' && code === 'fen-castling-letter',
  )!.offset;
  assert.equal(offset, 46);
});

test('strict demands all three levels; lenient repairs, says so, and only warns of the third', () => {
  const noRook = '4k3/8/8/8/8/8/8/4K3 w K - 0 1';
  assert.equal(arbiter.checkFen(noRook).ok, false);
  const repaired = arbiter.checkFen(noRook, { mode: 'lenient' });
  assert.deepEqual([repaired.ok, repaired.fen], [true, '4k3/8/8/8/8/8/8/4K3 w - - 0 1']);
  assert.ok(
    repaired.problems.length > 0 && repaired.problems.every(({ severity }) => severity === 'warning'),
  );
  const ninePawns = '4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1';
  assert.equal(arbiter.checkFen(ninePawns).ok, false);
  assert.deepEqual(
    arbiter.checkFen(ninePawns).problems.map(({ level, severity }) => [level, severity]),
    [['reachable', 'error']],
  );
  assert.equal(arbiter.checkFen(ninePawns, { mode: 'lenient' }).ok, true);
  assert.deepEqual(arbiter.checkFen(START), { ok: true, problems: [], fen: START });
});

test('every starting position of Chess960 has its number, there and back', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 960; number++) {
    const fen = arbiter.chess960.fen(number);
    assert.equal(arbiter.chess960.number(fen), number);
    seen.add(fen);
  }
  assert.equal(seen.size, 960);
  assert.equal(arbiter.chess960.fen(518), START);
  assert.equal(arbiter.chess960.number('4k3/8/8/8/8/8/8/4K3 w - - 0 1'), null);
  assert.throws(() => arbiter.chess960.number('x'), FenError);
  for (const number of [-1, 960, 1.5, NaN, '5' as never])
    assert.throws(() => arbiter.chess960.fen(number), ArgumentError);
});

test('shuffling uses the caller’s source of chance', () => {
  assert.deepEqual(
    arbiter.chess960.shuffle(() => 0),
    { number: 0, fen: arbiter.chess960.fen(0) },
  );
  assert.equal(arbiter.chess960.shuffle(() => 0.9999999).number, 959);
  assert.equal(arbiter.chess960.shuffle(() => 1).number, 959);
  const { number, fen } = arbiter.chess960.shuffle();
  assert.equal(arbiter.chess960.number(fen), number);
  for (const random of [() => NaN, () => -1, () => 'x' as never, 5 as never]) {
    assert.throws(() => arbiter.chess960.shuffle(random), ArgumentError);
  }
});

test('the Laws tell their articles and how well they are attested', () => {
  assert.equal(arbiter.laws.editions.at(-1), '2023');
  const article = arbiter.laws.article('2023', '9.2.2', 'en');
  assert.equal(article.id, '9.2.2');
  assert.ok(article.title && article.rule);
  assert.ok(['read', 'quoted', 'partly-memory', 'memory'].includes(article.status));
  assert.throws(() => arbiter.laws.article('2023', '99.9'), ArgumentError);
  assert.throws(() => arbiter.laws.article('1066' as never, '9.2.2'), { code: 'ERR_EDITION_NOT_AVAILABLE' });
});

test('perft counts, in both variants', () => {
  assert.equal(arbiter.perft(START, 0), 1);
  assert.equal(arbiter.perft(START, 4), 197281);
  assert.equal(
    arbiter.perft('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3),
    97862,
  );
  const bqn = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
  assert.equal(arbiter.perft(bqn, 3, { variant: 'chess960' }), 12189);
  assert.throws(() => arbiter.perft(bqn, 1), FenError);
  for (const depth of [-1, 21, 1.5, '3' as never])
    assert.throws(() => arbiter.perft(START, depth), ArgumentError);
});

test('every error class has a name, and every code is one word', () => {
  for (const [name, value] of Object.entries(everything)) {
    if (typeof value === 'function' && value.prototype instanceof Error) {
      assert.equal(value.prototype.name, name);
      assert.ok(value === ArbiterError || value.prototype instanceof ArbiterError);
    }
  }
  for (const code of ERROR_CODES) assert.match(code, /^ERR_[A-Z_]+$/);
});

test('an error carries its code through a structured clone', () => {
  try {
    arbiter.game().play('e5');
    assert.fail('an illegal move was made');
  } catch (error) {
    const { code, message, details } = error as ArbiterError;
    assert.deepEqual(structuredClone({ code, message, details }), { code, message, details });
    assert.equal(code, 'ERR_MOVE_ILLEGAL');
  }
});
