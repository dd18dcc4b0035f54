import assert from 'node:assert/strict';
import { test } from 'node:test';
import { castlingQuestion, frameOf, promotionQuestion } from './questions.js';
import { ENGLISH } from './strings/en.js';
import { SPANISH } from './strings/es.js';
import { INDONESIAN } from './strings/id.js';
import { PORTUGUESE } from './strings/pt.js';
import { CHINESE } from './strings/zh.js';

const CASTLING = { king: 'f1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' } as const;

for (const strings of [ENGLISH, SPANISH, PORTUGUESE, INDONESIAN, CHINESE]) {
  test(`in ${strings.language} every answer has a name of its own and keys that mean no other`, () => {
    for (const { label, cancel, choices } of [
      promotionQuestion('white', 'a8', strings),
      castlingQuestion('black', CASTLING, strings),
    ]) {
      const names = [label, cancel, ...choices.map((choice) => choice.label)];
      assert.equal(new Set(names).size, names.length);
      assert.ok(names.every((name) => name.trim() !== ''));
      const keys = choices.flatMap((choice) => choice.keys);
      assert.equal(new Set(keys).size, keys.length, keys.join(' '));
      assert.ok(choices.every((choice) => choice.keys.length > 0));
      for (const choice of choices) assert.ok(choice.label.includes(choice.caption), choice.label);
    }
  });
}

test('the answers to a castling show what lands on which square', () => {
  const { over, choices } = castlingQuestion('black', CASTLING, ENGLISH);
  const seen = choices.map(({ pieces }) =>
    pieces.map(({ piece, at }) => `${piece.color} ${piece.role} ${at}`),
  );
  assert.deepEqual(over, ['g1', 'f1']);
  assert.deepEqual(seen, [['black king g1', 'black rook f1'], ['black king g1']]);
  assert.deepEqual(
    choices.map(({ label }) => label),
    ['castling, king g1, rook f1', 'king step, g1'],
  );
});

test('a question stands over its squares at the edge where they are seen', () => {
  assert.deepEqual(frameOf(['g1', 'f1'], 'white'), { first: 5, last: 6, isBelow: true });
  assert.deepEqual(frameOf(['g1', 'f1'], 'black'), { first: 1, last: 2, isBelow: false });
  assert.deepEqual(frameOf(['c8', 'd8'], 'white'), { first: 2, last: 3, isBelow: false });
  assert.deepEqual(frameOf(['a8'], 'black'), { first: 7, last: 7, isBelow: true });
});
