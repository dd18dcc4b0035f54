// Do both compilers' programs answer alike? The same games are played in both, and
// every answer is compared, to the last word. Under the standard compiler alone its
// program is compared with a second one, so that at least nothing is left to chance.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Arbiter } from './arbiter.js';
import { Instance } from './instance.js';
import { startProgram as startRelease } from './program.js';
import { startProgram as startStandard } from './program-go.js';

const positions = process.env['ARBITER_LONG'] ? 10_000 : 400;

async function start(file: string | URL, startProgram: typeof startRelease): Promise<Arbiter> {
  return new Arbiter(Instance.start(await WebAssembly.compile(readFileSync(file)), startProgram));
}

/** Everything there is to ask, at each position of random games; as lines of text. */
function* transcript(arbiter: Arbiter): Generator<string> {
  let state = 1;
  const below = (n: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
  for (let n = 0; n < positions;) {
    const variant = below(2) === 0 ? 'standard' : 'chess960';
    const game = arbiter.game(
      variant === 'standard' ? {} : { variant, fen: arbiter.chess960.fen(below(960)) },
    );
    for (let ply = 0; ply < 80 && n < positions; ply++, n++) {
      const moves = game.moves();
      const from = `${'abcdefgh'[below(8)]}${1 + below(8)}`;
      const to = `${'abcdefgh'[below(8)]}${1 + below(8)}`;
      const fen = game.fenAs({ castling: 'shredder', enPassant: 'always' });
      const faulty = fen.slice(0, below(fen.length)) + fen.slice(below(fen.length));
      const answers = [
        fen,
        moves,
        [...game.dests()],
        game.castling(),
        game.status(),
        game.repetition(),
        game.claims(),
        game.claim({ kind: 'threefold', intending: moves[0]?.san ?? '' }),
        game.claim({ kind: 'fifty-move' }),
        game.explain({ from, to }),
        game.explain(`N${to}`),
        game.explain(`${from}${to}`),
        game.inCheck,
        arbiter.checkFen(faulty, { variant }),
        arbiter.checkFen(faulty, { variant, mode: 'lenient' }),
      ];
      yield answers.map((answer) => JSON.stringify(answer)).join('\n');
      if (moves.length === 0) break;
      game.play(moves[below(moves.length)]!);
      if (below(8) === 0) game.undo();
    }
    yield game.pgn();
    yield JSON.stringify(
      [...arbiter.readPgn(game.pgn().replace(/\d+\. /, '1. Ka9 ('))].map(({ problems, game: read }) => [
        problems,
        read?.tree(),
      ]),
    );
    game.dispose();
  }
}

test(`both programs answer alike in ${positions} positions`, async () => {
  const one = transcript(await start(new URL('./arbiter.wasm', import.meta.url), startRelease));
  const other = transcript(await start('dist/go/arbiter.wasm', startStandard));
  let lines = 0;
  for (const line of one) {
    assert.equal(line, other.next().value);
    lines++;
  }
  assert.ok(other.next().done && lines > positions);
});
