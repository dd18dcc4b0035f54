// Does every one of hundreds of questions that are in flight at once get its own answer, also while
// files are read, searches run, and games come and go?

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Game } from '../game.js';
import { init as initHere } from '../index.node.js';
import { init, type Color, type WorkerGame } from './index.node.js';

const here = await initHere();
const arbiter = await init();
after(() => arbiter.terminate());

/** Numbers from 0 to 1 that are the same in each run (xorshift). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** What an action answers, or the code of what it throws. */
async function outcome(action: () => unknown): Promise<unknown> {
  try {
    return await action();
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

type Either = Game | WorkerGame;
/** What may be asked of a game, there as here. */
type Question = (game: Either) => unknown;

/** Draws a question; what it asks for depends on the position here. */
function draw(game: Game, random: () => number): Question {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const legal = game.moves();
  const move = legal.length > 0 ? pick(legal).san : 'e4';
  const ply = Math.floor(random() * 12);
  const color = pick<Color>(['white', 'black']);
  return pick<Question>([
    (each) => each.play(move),
    (each) => each.play(move),
    (each) => each.play(move),
    (each) => each.play('Qh9'), // no square
    (each) => each.play('Ka8'), // seldom a move
    (each) => each.undo(),
    (each) => each.redo(),
    (each) => each.goto(ply),
    (each) => each.fen,
    (each) => each.ply,
    (each) => each.turn,
    (each) => each.moves(),
    (each) => each.dests(),
    (each) => each.status(),
    (each) => each.castling(color),
    (each) => each.explain('O-O'),
    (each) => each.history(),
    (each) => each.pgn(),
    (each) => each.repetition(),
    (each) => each.incident({ kind: 'resignation', color, manner: 'announced' }),
  ]);
}

for (const seed of [1, 20_261_130, 0x5eed]) {
  test(`answers never mix: 800 questions to 12 games at once, seed ${seed}`, async () => {
    const random = randomOf(seed);
    const pairs = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const options = { fen: here.chess960.fen(i * 80), variant: 'chess960' } as const;
        return { plain: here.game(options), game: await arbiter.game(options) };
      }),
    );
    const asked: Promise<void>[] = [];
    const expect = (place: string, answer: Promise<unknown>, wanted: Promise<unknown>) =>
      asked.push(Promise.all([answer, wanted]).then(([got, is]) => assert.deepEqual(got, is, place)));
    for (let n = 0; n < 800; n++) {
      const i = Math.floor(random() * pairs.length);
      const { plain, game } = pairs[i]!;
      const question = draw(plain, random);
      // Both are asked now; nothing is waited for.
      expect(
        `question ${n} to game ${i}: ${question}`,
        outcome(() => question(game)),
        outcome(() => question(plain)),
      );
      if (n % 100 === 50) {
        const number = Math.floor(random() * 960);
        const fen = here.chess960.fen(number);
        const variant = 'chess960';
        expect('a number', arbiter.chess960.number(fen), Promise.resolve(number));
        expect(
          'a count',
          arbiter.perft(fen, 2, { variant }),
          Promise.resolve(here.perft(fen, 2, { variant })),
        );
      }
      if (n % 200 === 120) {
        // One game goes, and another comes in its place.
        plain.dispose();
        void game.dispose();
        expect(
          'a game that is gone',
          outcome(() => game.fen),
          Promise.resolve('ERR_STALE_HANDLE'),
        );
        pairs[i] = { plain: here.game(), game: await arbiter.game() };
      }
    }
    await Promise.all(asked);
    for (const { plain, game } of pairs) {
      assert.equal(await game.pgn(), plain.pgn());
      plain.dispose();
      await game.dispose();
    }
  });
}

test('files are read side by side, while games are asked and searches run', async () => {
  const text = (name: string) => `[White "${name}"]\n\n1. e4 e5 2. Nf3 *\n\n`.repeat(300);
  const files = Array.from({ length: 6 }, async (_, i) => {
    let count = 0;
    for await (const { headers, game } of arbiter.readPgn(new Blob([text(`file ${i}`)]))) {
      assert.equal(headers['White'], `file ${i}`);
      const [ply, fen] = await Promise.all([game!.ply, game!.fen]);
      assert.deepEqual([ply, fen.split(' ')[1]], [3, 'b']);
      await game!.dispose();
      count++;
    }
    return count;
  });
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const counts = Array.from({ length: 3 }, () => arbiter.perft(start, 5));
  const game = await arbiter.game({ fen: '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1' });
  const controller = new AbortController();
  const stopped = game.canMate('black', {
    signal: controller.signal,
    progress: () => controller.abort('enough'),
  });
  const searched = game.canMate('white', { states: 2000 });
  await assert.rejects(stopped, (reason) => reason === 'enough');
  assert.equal(typeof (await searched).verdict, 'string');
  assert.deepEqual(await Promise.all(counts), [4_865_609, 4_865_609, 4_865_609]);
  assert.deepEqual(await Promise.all(files), [300, 300, 300, 300, 300, 300]);
  await game.dispose();
});
