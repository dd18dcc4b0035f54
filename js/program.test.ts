// Do long answers, numbers and texts of any kind reach JavaScript whole?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { init } from './index.node.js';
import { compiler } from './program.js';

const arbiter = await init();

const texts = [
  'a',
  'thirty-two letters and no more !',
  'thirty-three letters, one too many',
  'Wörter',
  'ход 馬 ♞ 🐎',
  `${'long, '.repeat(50)}ход`,
  'x'.repeat(5000),
];

test('a comment comes back as it was, of whatever length and alphabet', () => {
  for (const text of texts) {
    const game = arbiter.game({ pgn: `1. e4 {${text}} e5 *` });
    assert.deepEqual(game.tree().children[0]!.after, [text]);
    game.dispose();
  }
});

test('an answer of many thousand values is whole', () => {
  const moves = 'Nf3 Nf6 Ng1 Ng8 '.repeat(150).trim().split(' ');
  const game = arbiter.game({ pgn: `${moves.join(' ')} *` });
  const line: string[] = [];
  for (let node = game.tree().children[0]; node; node = node.children[0]) {
    assert.equal(node.ply, line.length + 1);
    line.push(node.move!.san);
  }
  assert.deepEqual(line, moves);
  assert.deepEqual(game.repetition().plies.slice(0, 3), [0, 4, 8]);
  game.dispose();
});

test('an answer holds nothing of the one before', () => {
  const game = arbiter.game();
  const [first, again] = [game.castling(), game.castling()];
  assert.deepEqual(first, again);
  assert.notEqual(first[0], again[0]);
  assert.deepEqual(Object.keys(game.explain('e5')).sort(), Object.keys(game.explain('e4')).sort());
  game.dispose();
});

test('numbers, null and truth values are what they are', () => {
  const game = arbiter.game({ pgn: '1. e4 {[%clk 0:01:07.5]} e5 {[%clk 0:00:00]} 2. d4 *' });
  const clocks: (number | null)[] = [];
  for (let node = game.tree().children[0]; node; node = node.children[0]) clocks.push(node.clock);
  assert.deepEqual(clocks, [67_500, 0, null]);
  const { legal } = game.explain('e9');
  assert.equal(legal, false);
  game.dispose();
});

test("the release compiler's program imports nothing", () => {
  if (compiler === 'go') return;
  const module = new WebAssembly.Module(readFileSync(new URL('./arbiter.wasm', import.meta.url)));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => !/^[a-z][A-Za-z]*$|^_initialize$/.test(name)),
    [],
  );
});
