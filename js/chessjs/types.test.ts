// Does a program that was written against the types of chess.js compile against these? The compiler
// tells, and what it has let through is run.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as original from 'chess.js';
import * as ours from './index.js';
import { Chess, type Color, type Move, type Piece, type PieceSymbol, type Square } from './index.js';

/** What of a class is not private. */
type Public<C> = { [K in keyof C]: C[K] };

/** What has the type of the original is asked for, and what has ours is given; then the other way round. */
const giveTheirs = {
  chess: (chess: Public<Chess>): Public<original.Chess> => chess,
  move: (move: Move): original.Move => move,
  piece: (piece: Piece): original.Piece => piece,
  square: (square: Square): original.Square => square,
  symbol: (symbol: PieceSymbol): original.PieceSymbol => symbol,
  color: (color: Color): original.Color => color,
};
const giveOurs = {
  chess: (chess: Public<original.Chess>): Omit<Public<Chess>, 'game' | 'arbiter'> => chess,
  move: (move: original.Move): Move => move,
  piece: (piece: original.Piece): Piece => piece,
  square: (square: original.Square): Square => square,
  symbol: (symbol: original.PieceSymbol): PieceSymbol => symbol,
  color: (color: original.Color): Color => color,
};

/** What a module exports besides its classes. */
type Rest<M> = Omit<M, 'Chess' | 'Move' | 'default'>;
const modules: [Rest<typeof original>, Rest<typeof ours>] = [ours, original];

/** A class from which the original's games can be made. */
type Factory = new (...options: ConstructorParameters<typeof original.Chess>) => Public<original.Chess>;
const factories: Factory[] = [Chess, original.Chess];

test('both modules have the same exports, with the same constants', () => {
  const names = Object.keys(original).filter((name) => name !== 'default' && name !== 'module.exports');
  assert.deepEqual(Object.keys(ours).sort(), names.sort());
  const [one, other] = modules.map((module) =>
    names.map((name) => [name, JSON.stringify(module[name as keyof typeof module])]),
  );
  assert.deepEqual(one, other);
});

test('both classes have the same methods', () => {
  const methods = (type: { readonly prototype: object }) =>
    Object.getOwnPropertyNames(type.prototype).filter((name) => !name.startsWith('_'));
  const ownGetters = ['arbiter', 'game'];
  const list = methods(Chess).filter((name) => !ownGetters.includes(name));
  assert.deepEqual(list.sort(), methods(original.Chess).sort());
  assert.deepEqual(methods(ours.Move).sort(), methods(original.Move).sort());
  assert.deepEqual([Chess.name, ours.Move.name], ['Chess', 'Move']);
});

test('a value of either module is taken by the other', () => {
  const values = (chess: Public<original.Chess>) => {
    const [move] = chess.moves({ verbose: true });
    return { chess: chess.fen(), move: { ...move! }, piece: chess.get('e1'), square: move!.to };
  };
  const taken = [giveTheirs.chess(new Chess()), giveOurs.chess(new original.Chess())];
  const [one, other] = taken.map((chess) => values(chess as Public<original.Chess>));
  assert.deepEqual(one, other);
  assert.deepEqual(giveTheirs.piece(new Chess().get('a1')!), giveOurs.piece(new original.Chess().get('a1')!));
});

test('a program that was written for chess.js runs with either class', () => {
  const told = factories.map((Factory) => {
    const chess = new Factory('4k3/P7/8/8/8/8/8/4K2R w K - 0 1', { skipValidation: false });
    const texts: string[] = chess.moves({ square: 'e1' });
    const kings: string[] = chess.moves({ piece: 'k' });
    const moves: original.Move[] = chess.moves({ verbose: true, piece: 'p' });
    const choice: { verbose?: boolean; square?: original.Square } = { verbose: true, square: 'h1' };
    const either: string[] | original.Move[] = chess.moves(choice);
    const move: original.Move = chess.move({ from: 'a7', to: 'a8', promotion: 'q' });
    const undone: original.Move | null = chess.undo();
    const line: string[] = chess.history();
    const headers: Record<string, string> = chess.setHeader('White', 'A');
    const all: Record<string, string | null> = chess.header('Black', 'B');
    const piece: original.Piece | undefined = chess.get('h1');
    const rows: ({ square: original.Square; type: original.PieceSymbol; color: original.Color } | null)[][] =
      chess.board();
    const rights: { k: boolean; q: boolean } = chess.getCastlingRights('w');
    const notes: { fen: string; comment: string }[] = chess.getComments();
    return [texts, kings, moves, either, move, undone, line, headers, all, piece, rows, rights, notes];
  });
  assert.equal(JSON.stringify(told[0]), JSON.stringify(told[1]));
});
