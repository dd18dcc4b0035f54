// Does every answer of the program have the shape that its type promises?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, type Game } from './index.node.js';
import { misfits } from './testing/shapes.js';

const arbiter = await init();

/** Positions and lines in which every part of an answer is there at least once. */
const games: Record<string, () => Game> = {
  'the first position': () => arbiter.game(),
  'rights that are lost': () =>
    play(arbiter.game({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' }), 'Rxh8+ Ke7 Ke2'),
  'castling made': () => play(arbiter.game({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' }), 'O-O O-O-O'),
  'rights that cannot be used': () => arbiter.game({ fen: 'r3k2r/8/8/4r3/8/8/8/R3K2R w KQkq - 0 1' }),
  Chess960: () => arbiter.game({ fen: arbiter.chess960.fen(0), variant: 'chess960' }),
  mate: () => play(arbiter.game(), 'f3 e5 g4 Qh4#'),
  'threefold, and near misses': () =>
    play(
      arbiter.game({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' }),
      'Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8',
    ),
  'fifty moves': () => arbiter.game({ fen: '3k4/8/8/8/8/8/4R3/4K3 w - - 100 80' }),
  'en passant that was possible': () =>
    play(arbiter.game({ fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1' }), 'd5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8'),
};

function play(game: Game, moves: string): Game {
  for (const move of moves.split(' ')) game.play(move);
  return game;
}

for (const [name, open] of Object.entries(games)) {
  test(`answers about ${name} are as their types say`, () => {
    const game = open();
    const fits = (value: unknown, type: string) => assert.deepEqual(misfits(value, type), []);
    fits(game.moves(), 'Move[]');
    fits(game.history(), 'Move[]');
    fits(game.castling(), 'CastlingOption[]');
    fits(game.castling('black'), 'CastlingOption[]');
    fits(game.status(), 'Status');
    fits(game.repetition(), 'Repetition');
    fits(game.claims(), 'Claim[]');
    for (const kind of ['threefold', 'fifty-move'] as const) {
      fits(game.claim({ kind }), 'Ruling');
      fits(game.claim({ kind, intending: 'Ke2' }), 'Ruling');
      fits(game.claim({ kind, intending: 'Qa1', by: game.turn === 'white' ? 'black' : 'white' }), 'Ruling');
    }
    for (const move of ['Ke2', 'e4', 'O-O', 'Qh9', '', 'e1e3']) fits(game.explain(move), 'Explanation');
    fits(game.explain({ from: 'a1', to: 'a8' }), 'Explanation');
    const { ply, move, children, ...notes } = game.tree();
    assert.deepEqual([ply, move], [0, null]);
    fits(notes, 'Notes');
    assert.ok(children.every((child) => child.ply === 1 && misfits(child.move, 'Move').length === 0));
    game.dispose();
  });
}

test('reports on FENs and PGNs are as their types say', () => {
  for (const fen of [
    '',
    'x',
    'rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    '4k3/8/8/8/8/8/8/4K3 w K - 0 1',
  ]) {
    for (const mode of ['strict', 'lenient'] as const) {
      assert.deepEqual(misfits(arbiter.checkFen(fen, { mode }), 'FenReport'), []);
    }
  }
  for (const { problems, game } of arbiter.readPgn(
    '[Event "a\n\n1. e4 {x [%clk 0:1:0] [%csl Ga1][%cal Ra1a2,Xb1b2]} $1 e9 ) *',
  )) {
    assert.deepEqual(misfits(problems, 'PgnProblem[]'), []);
    assert.ok(problems.length > 0);
    for (const shape of game!.tree().children[0]!.shapes) assert.deepEqual(misfits(shape, 'Shape'), []);
    game!.dispose();
  }
});

test('an answer is a plain object that JSON and structuredClone carry whole', () => {
  const game = arbiter.game();
  for (const value of [
    game.moves(),
    game.castling(),
    game.snapshot(),
    game.explain('e5'),
    game.claim({ kind: 'threefold' }),
  ]) {
    assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
    assert.deepEqual(structuredClone(value), value);
  }
  game.dispose();
});
