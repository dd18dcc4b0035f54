import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, movesFrom, movesOfSide } from './listed.js';
import { readState, type BoardState } from './state.js';
import type { Square } from './squares.js';
import { ENGLISH } from './strings/en.js';

const view = (fen: string, dests: Record<string, string[]>, more: Partial<BoardState> = {}) =>
  readState({ fen, dests: new Map(Object.entries(dests)), ...more });

const of = (shown: ReturnType<typeof view>, square: Square): string =>
  ENGLISH.moves(movesFrom(shown, square, shown.pieces.get(square)!));

const side = (shown: ReturnType<typeof view>): string => {
  const all = movesOfSide(shown);
  return ENGLISH.movesOfSide(shown.turn, all, countOf(all));
};

test('the moves of a piece tell what is captured', () => {
  const shown = view('4k3/8/8/8/8/3p4/4P3/4K3 w - -', { e2: ['e3', 'e4', 'd3'] });
  assert.equal(of(shown, 'e2'), 'white pawn on e2: e3, e4, takes on d3');
});

test('a pawn that leaves its file captures, also where the square is empty', () => {
  const shown = view('4k3/8/8/3pP3/8/8/8/4K3 w - d6', { e5: ['e6', 'd6'] });
  assert.equal(of(shown, 'e5'), 'white pawn on e5: e6, takes on d6');
});

test('a piece that the host lists no move for has none', () => {
  const shown = view('4k3/8/8/8/8/8/4P3/4K3 w - -', { e1: ['d1'] });
  assert.equal(of(shown, 'e2'), 'white pawn on e2 has no moves now');
  assert.equal(of(shown, 'e8'), 'black king on e8 has no moves now');
});

test('a castling is told once, by whichever squares it is listed', () => {
  const castlings = [{ king: 'e1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' as const }];
  const shown = view('4k3/8/8/8/8/8/8/4K2R w K -', { e1: ['d1', 'g1', 'h1'] }, { castlings });
  assert.equal(of(shown, 'e1'), 'white king on e1: d1, g1 castles kingside');
  const untold = view('r3k3/8/8/8/8/8/8/4K3 b q -', { e8: ['c8', 'a8', 'e7'] });
  assert.equal(of(untold, 'e8'), 'black king on e8: c8 castles queenside, e7');
});

test('a step of the king to the square of a castling stays a step', () => {
  const castlings = [{ king: 'f1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' as const }];
  const told = (targets: string[], variant: 'standard' | 'chess960') =>
    of(view('4k3/8/8/8/8/8/8/5K1R w K -', { f1: targets }, { castlings, variant }), 'f1');
  assert.equal(told(['e1', 'g1', 'h1'], 'chess960'), 'white king on f1: e1, g1, h1 castles kingside');
  assert.equal(told(['e1', 'g1', 'h1'], 'standard'), 'white king on f1: e1, g1, g1 castles kingside');
  assert.equal(told(['e1', 'h1'], 'chess960'), 'white king on f1: e1, h1 castles kingside');
});

test('the moves of a side are told piece by piece, the king first, and a promotion counts as four', () => {
  const shown = view('1n2k3/P7/8/8/8/8/8/R3K3 w - -', { a7: ['a8', 'b8'], a1: ['b1'], e1: ['d1', 'f1'] });
  assert.equal(
    side(shown),
    'White has 11 moves. King e1: d1, f1; rook a1: b1; pawn a7: a8 promotes, takes on b8 promotes',
  );
});

test('a side without moves has none', () => {
  assert.equal(side(view('7k/5Q2/6K1/8/8/8/8/8 b - -', {})), 'Black has no moves');
  assert.equal(side(view('7k/8/8/8/8/8/8/K7 b - -', { h8: ['g8'] })), 'Black has 1 move. King h8: g8');
});
