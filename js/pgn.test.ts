// Are the games of a PGN read one by one, whatever they come from?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArgumentError, init, type PgnGame } from './index.node.js';

const arbiter = await init();
const bobby = readFileSync('testdata/players/Fischer.pgn', 'latin1');
const text = bobby.slice(0, bobby.indexOf('[Event ', 60_000));

const outline = ({ headers, game, problems }: PgnGame) => {
  const told = { headers, problems, moves: game?.history().map((move) => move.san), pgn: game?.pgn() };
  game?.dispose();
  return told;
};
const read = (source: string) => [...arbiter.readPgn(source)].map(outline);
async function readAll(source: AsyncIterable<PgnGame>) {
  const list = [];
  for await (const game of source) list.push(outline(game));
  return list;
}

test('real games are read, written and read again', () => {
  const games = read(text);
  assert.ok(games.length > 50);
  for (const game of games) {
    assert.ok(game.headers['White'] && game.moves!.length > 0);
    assert.deepEqual(
      game.problems.filter(({ severity }) => severity === 'error'),
      [],
    );
    const [again] = read(game.pgn!);
    assert.deepEqual(again!.moves, game.moves);
    assert.equal(again!.pgn, game.pgn);
  }
});

test('pieces may be cut anywhere, as strings and as bytes', async () => {
  const source = `${text.slice(0, 3000)}\n[Event "Mémorial 😀"]\n\n1. e4 {é😀} e5 *\n`;
  const wanted = read(source);
  const bytes = new TextEncoder().encode(source);
  async function* strings(size: number) {
    for (let i = 0; i < source.length; i += size) yield source.slice(i, i + size);
  }
  async function* chunks(size: number) {
    for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
  }
  for (const size of [1, 7, 1000, 100_000]) {
    assert.deepEqual(await readAll(arbiter.readPgn(strings(size))), wanted);
    assert.deepEqual(await readAll(arbiter.readPgn(chunks(size))), wanted);
  }
  assert.deepEqual(await readAll(arbiter.readPgn(new Blob([bytes]).stream())), wanted);
  assert.deepEqual(await readAll(arbiter.readPgn([source.slice(0, 10), source.slice(10)])), wanted);
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  void writer.write(source).then(() => writer.close());
  const bare = { getReader: () => readable.getReader() } as unknown as ReadableStream<string>;
  assert.deepEqual(await readAll(arbiter.readPgn(bare)), wanted);
});

test('a text longer than the program’s buffer is read whole, its first games at once', () => {
  const source = `${'😀'.repeat(40_000).replace(/^/, '{')}} 1. e4 *\n\n`.repeat(3);
  assert.deepEqual(
    read(source).map((game) => game.moves),
    [['e4'], ['e4'], ['e4']],
  );
  const first = arbiter.readPgn(text.repeat(20))[Symbol.iterator]().next();
  assert.ok(!first.done);
  first.value.game!.dispose();
});

test('one bad game never stops the next', () => {
  const games = read(
    '[Event "a"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[Event "b"]\n[FEN "x"]\n\n1. e4 *\n\n[Event "c"]\n\n1. d4 *',
  );
  assert.deepEqual(
    games.map(({ headers, moves }) => [headers['Event'], moves]),
    [
      ['a', ['e4', 'e5']],
      ['b', undefined],
      ['c', ['d4']],
    ],
  );
  const [problem] = games[0]!.problems;
  assert.deepEqual([problem!.severity, problem!.line, problem!.ply, problem!.token], ['error', 3, 3, 'Ke3']);
  assert.ok(games[1]!.problems.some(({ severity }) => severity === 'error'));
});

test('headers are plain data, whatever they are called', () => {
  const [game] = read('[__proto__ "x"]\n[constructor "y"]\n\n1. e4 *');
  assert.deepEqual(Object.entries(game!.headers), [
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  assert.equal(Object.getPrototypeOf(game!.headers), Object.prototype);
});

test('the tree has variations, glyphs, comments, clocks and shapes', () => {
  const [{ game }] = [
    ...arbiter.readPgn(
      '{start} 1. e4 $1 {[%clk 0:01:30.5] good [%csl Gd5][%cal Re2e4]} (1. d4 {queen} d5) 1... e5 *',
    ),
  ] as [PgnGame];
  const root = game!.tree();
  assert.deepEqual([root.ply, root.move, root.after], [0, null, ['start']]);
  const [e4, d4] = root.children;
  assert.deepEqual([e4!.nags, e4!.after, e4!.clock], [[1], ['good'], 90_500]);
  assert.deepEqual(e4!.shapes, [
    { color: 'green', from: 'd5', to: null },
    { color: 'red', from: 'e2', to: 'e4' },
  ]);
  assert.deepEqual([d4!.move!.san, d4!.after, d4!.children[0]!.move!.san], ['d4', ['queen'], 'd5']);
});

test('a long game needs no deep stack', () => {
  const source = `1. Nf3 Nf6 ${'2. Ng1 Ng8 3. Nf3 Nf6 '.repeat(4000)}*`;
  const [{ game }] = [...arbiter.readPgn(source)] as [PgnGame];
  assert.equal(game!.history().length, 16_002);
  let depth = 0;
  for (let node = game!.tree(); node.children[0]; node = node.children[0]) depth++;
  assert.equal(depth, 16_002);
  assert.equal(game!.status().reason, 'fivefold');
  game!.goto(3);
  assert.equal(game!.ply, 3);
  game!.dispose();
});

test('sources that are none, and pieces that are none, are refused', async () => {
  for (const source of [5, null, undefined, {}, () => 'x']) {
    assert.throws(() => arbiter.readPgn(source as never), ArgumentError);
  }
  await assert.rejects(readAll(arbiter.readPgn([5 as never])), ArgumentError);
  assert.throws(() => arbiter.readPgn('', { mode: 'x' as never }), ArgumentError);
});

test('strict takes as error what the standard does not allow', () => {
  const source = '1. e4 e5 2. 0-0 *';
  const strict = [...arbiter.readPgn('[Event "x"]\n\n1. e2e4 *', { mode: 'strict' })][0]!;
  assert.ok(strict.problems.some(({ severity }) => severity === 'error'));
  assert.ok(read(source)[0]!.problems.some(({ token }) => token === '0-0'));
});
