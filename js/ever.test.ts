// Can a player ever mate, and a castling ever come about? Lines are replayed by chessops.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import { init, type Color } from './index.node.js';

const arbiter = await init();
const every = process.env['ARBITER_LONG'] ? 7 : 41;
const rows = gunzipSync(readFileSync('core/unwinnable/testdata/labelled.tsv.gz'))
  .toString('utf8')
  .trim()
  .split('\n')
  .filter((_, i) => i % every === 0)
  .map((line) => line.split('\t') as [string, Color, string]);

/** Whether a line of moves ends in mate by a colour. */
function mates(fen: string, line: readonly string[], winner: Color): boolean {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  for (const san of line) {
    const move = parseSan(position, san);
    assert.ok(move, `${san} in ${fen}: ${line.join(' ')}`);
    position.play(move);
  }
  return position.isCheckmate() && position.turn !== winner;
}

test('known positions are decided as they are known, with a line that mates or a proof', () => {
  assert.ok(rows.length > 100);
  let open = 0;
  for (const [placement, winner, verdict] of rows) {
    const fen = `${placement} 0 1`;
    using game = arbiter.game({ fen });
    const answer = game.canMate(winner);
    assert.ok(answer.states <= 50_000, fen);
    if (answer.verdict === 'undecided') {
      open++;
      assert.deepEqual(
        [answer.line, answer.evidence],
        [null, { kind: null, count: 0, kings: null, fixed: [] }],
      );
      continue;
    }
    assert.equal(answer.verdict, verdict, `${fen} ${winner}`);
    if (answer.verdict === 'unwinnable') {
      assert.equal(answer.line, null);
      assert.notEqual(answer.evidence.kind, 'line');
    } else {
      assert.equal(answer.evidence.count, answer.line!.length);
      assert.ok(mates(fen, answer.line!, winner), `${fen} ${winner}: ${answer.line!.join(' ')}`);
    }
  }
  assert.ok(open <= rows.length / 50, `${open} of ${rows.length} are undecided`);
});

test('a locked position tells how far the kings come and what never moves', () => {
  using game = arbiter.game({ fen: '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1' });
  const { kind, kings, fixed } = game.canMate('white').evidence;
  const ranks = (...names: string[]) =>
    names.flatMap((rank) => [...'abcdefgh'].map((file) => `${file}${rank}`));
  assert.equal(kind, 'static');
  assert.deepEqual(kings, { white: ranks('1', '2', '3'), black: ranks('6', '7', '8') });
  assert.deepEqual(fixed, ['b4', 'd4', 'f4', 'h4', 'b5', 'd5', 'f5', 'h5']);
  assert.deepEqual(game.canMate('black').evidence.kings, kings);
});

test('a large search must be allowed, and what it may visit is kept to', () => {
  using game = arbiter.game({ fen: '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1' });
  assert.throws(() => game.canMate('white', { states: 100_001 }), { code: 'ERR_BUDGET_NEEDS_WORKER' });
  assert.equal(game.canMate('white', { states: 200_000, allowLargeMemory: true }).verdict, 'unwinnable');
  for (const states of [0, -1, 1.5, NaN, '9']) {
    assert.throws(() => game.canMate('white', { states: states as number }), { code: 'ERR_ARGUMENT' });
  }
  assert.throws(() => game.canMate('red' as Color), { code: 'ERR_ARGUMENT' });
  assert.ok(game.canMate('white', { states: 1 }).states <= 1);
});

test('a position that is dead though pieces are left ends the game', () => {
  using game = arbiter.game({ fen: '8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 0 1' });
  const status = game.status();
  assert.deepEqual([status.over, status.result, status.reason], [true, '1/2-1/2', 'dead-position']);
  assert.equal(game.incident({ kind: 'flag-fall', color: 'white' }).result, '1/2-1/2');
});

test('a castling that can come about is told by a line that ends with it', () => {
  using game = arbiter.game();
  const { verdict, line } = game.canCastle('white', 'h');
  assert.equal(verdict, 'possible');
  for (const san of line!) game.play(san);
  assert.equal(game.history().at(-1)!.castling, 'h');
  using lost = arbiter.game({ fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1' });
  assert.equal(lost.canCastle('white', 'h').verdict, 'impossible');
  assert.equal(arbiter.game().canCastle('white', 'a', { states: 1 }).verdict, 'undecided');
  assert.throws(() => lost.canCastle('white', 'h', { states: 100_001 }), { code: 'ERR_BUDGET_NEEDS_WORKER' });
  const many = { states: 200_000, allowLargeMemory: true };
  assert.equal(lost.canCastle('white', 'h', many).verdict, 'impossible');
});
