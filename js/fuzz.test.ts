// Does the program hold against random input, driven through the API?
//
// A seeded source of chance makes texts near to FENs, moves and PGNs, and random
// play over all methods. Nothing may trap; what is accepted must be stable.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArbiterError, init, type Game } from './index.node.js';

const arbiter = await init();
const seconds = process.env['ARBITER_LONG'] ? 120 : 4;
const seed = Number(process.env['ARBITER_SEED'] ?? 20231);

/** Numbers from 0 to 1, the same for the same seed. */
function chance(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const random = chance(seed);
const below = (n: number) => Math.floor(random() * n);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const PIECES = [
  'a',
  '8',
  '/',
  ' ',
  'K',
  'k',
  'O-O',
  '0-0-0',
  'e.p.',
  '=Q',
  'x',
  '+',
  '#',
  '(',
  ')',
  '{',
  '}',
  '$',
  '%',
  ';',
  '\n',
  '\r',
  '"',
  '[',
  ']',
  '\\',
  '1.',
  '...',
  '-',
  '--',
  '♘',
  'é',
  '\0',
  '\ud83d',
  '9999999999',
  '[%clk 1:2:3]',
  '\t',
  '*',
  '1-0',
  'w',
  'b',
  'KQkq',
  'e3',
];

/** A text with a few pieces changed, doubled, left out or moved. */
function mutate(text: string): string {
  for (let n = 1 + below(4); n > 0; n--) {
    const at = below(text.length + 1);
    const to = at + below(6);
    const change = below(4);
    if (change === 0) text = text.slice(0, at) + pick(PIECES) + text.slice(at);
    else if (change === 1) text = text.slice(0, at) + text.slice(to);
    else if (change === 2) text = text.slice(0, at) + pick(PIECES) + text.slice(to);
    else text = text.slice(0, at) + text.slice(at, to).repeat(2) + text.slice(to);
  }
  return text;
}

function randomGame(): Game {
  const variant = pick(['standard', 'chess960'] as const);
  const game = arbiter.game({
    variant,
    fen: variant === 'standard' ? undefined! : arbiter.chess960.fen(below(960)),
  } as never);
  for (let n = below(60); n > 0; n--) {
    const moves = game.moves();
    if (moves.length === 0) break;
    game.play(pick(moves));
  }
  return game;
}

/** Runs an action until the time is up; an error of this package is an answer. */
function repeat(action: () => void): void {
  const end = performance.now() + (seconds * 1000) / 4;
  let rounds = 0;
  while (performance.now() < end || rounds <= 20) {
    const state = rounds++;
    try {
      action();
    } catch (error) {
      if (!(error instanceof ArbiterError) || error.code === 'ERR_INSTANCE_DEAD') {
        throw new Error(`seed ${seed}, round ${state}`, { cause: error });
      }
    }
  }
}

test('FENs near to right ones are judged alike each time, and what is accepted is stable', () => {
  repeat(() => {
    const game = randomGame();
    const fen = game.fenAs({
      castling: pick(['x-fen', 'shredder'] as const),
      enPassant: pick(['legal', 'always'] as const),
    });
    const { variant } = game;
    assert.equal(arbiter.checkFen(fen, { variant, mode: 'lenient' }).fen, game.fen, fen);
    game.dispose();
    const text = mutate(fen);
    for (const mode of ['strict', 'lenient'] as const) {
      const report = arbiter.checkFen(text, { variant, mode });
      assert.deepEqual(arbiter.checkFen(text, { variant, mode }), report);
      assert.equal(
        report.ok,
        report.problems.every(({ severity }) => severity === 'warning'),
      );
      if (report.fen === null) continue;
      assert.equal(arbiter.checkFen(report.fen, { variant, mode: 'lenient' }).fen, report.fen, text);
      const opened = arbiter.game({ fen: report.fen, variant });
      assert.equal(opened.fen, report.fen);
      opened.dispose();
    }
  });
});

test('texts near to moves are read as one legal move or refused, and explain agrees', () => {
  repeat(() => {
    const game = randomGame();
    const moves = game.moves();
    if (moves.length > 0) {
      const move = pick(moves);
      const text = mutate(pick([move.san, move.uci, `${move.from}-${move.to}`]));
      const before = game.fen;
      const { legal, move: explained } = game.explain(text);
      let played = null;
      try {
        played = game.play(text);
      } catch (error) {
        assert.ok(error instanceof ArbiterError);
        assert.equal(game.fen, before);
      }
      assert.deepEqual([legal, explained], [played !== null, played], text);
      if (played) assert.ok(moves.some(({ uci }) => uci === played.uci));
    }
    game.dispose();
  });
});

test('PGNs near to right ones are read in the same way however they come, and round-trip', () => {
  repeat(() => {
    const game = randomGame();
    const text = mutate(mutate(game.pgn()));
    game.dispose();
    for (const { game: first } of arbiter.readPgn(text, { mode: pick(['strict', 'lenient'] as const) })) {
      if (!first) continue;
      const written = first.pgn();
      const second = [...arbiter.readPgn(written)][0]!.game!;
      assert.deepEqual(second.tree(), first.tree());
      assert.equal(second.pgn(), written);
      first.dispose();
      second.dispose();
    }
  });
});

test('random play over all methods keeps the record whole', () => {
  repeat(() => {
    const game = randomGame();
    for (let n = 0; n < 30; n++) {
      const moves = game.moves();
      const act = below(10);
      if (act < 4 && moves.length > 0) game.play(pick(moves));
      else if (act === 4) game.undo();
      else if (act === 5) game.redo();
      else if (act === 6) game.goto(below(game.ply + 1));
      else if (act === 7 && game.ply > 0 && random() < 0.2) game.remove([0]);
      else if (act === 8)
        assert.equal(game.claim({ kind: pick(['threefold', 'fifty-move'] as const) }).edition, '2023');
      else game.castling();
      const over = game.status().over;
      assert.equal(game.moves().length === 0, over && /mate/.test(game.status().reason!), game.fen);
      const targets = [...game.dests()].flatMap(([from, list]) => list.map((to) => from + to));
      for (const { from, to } of game.moves()) assert.ok(targets.includes(from + to));
      assert.equal(game.history().length, game.ply);
    }
    const copy = arbiter.game({ pgn: game.pgn() });
    assert.deepEqual(copy.tree(), game.tree());
    copy.dispose();
    game.dispose();
  });
});
