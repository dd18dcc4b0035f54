// Where is a Chess right and chess.js not, and what does it give besides?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as original from 'chess.js';
import { Chess, type Square } from './index.js';

const play = <C extends Chess | original.Chess>(chess: C, moves: string): C => {
  for (const move of moves.split(' ')) chess.move(move);
  return chess;
};

test('a capture en passant that is not legal makes no other position', () => {
  // The pawn on e4 may not take on d3: the rook on h4 would attack its king on a4.
  const fen = '8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1';
  const moves = 'd4 Ka5 Kd1 Ka4 Ke1 Ka5 Kd1 Ka4 Ke1';
  const [ours, theirs] = [play(new Chess(fen), moves), play(new original.Chess(fen), moves)];
  assert.deepEqual([ours.isThreefoldRepetition(), theirs.isThreefoldRepetition()], [true, false]);
  assert.equal(ours.game!.repetition().count, 3);
});

test('null moves are no repetition', () => {
  const [ours, theirs] = [new Chess(), new original.Chess()].map((chess) => play(chess, '-- -- -- --'));
  assert.deepEqual([ours!.isThreefoldRepetition(), theirs!.isThreefoldRepetition()], [false, true]);
});

test('the hash is that of the position, also after a null move was taken back', () => {
  const [ours, theirs] = [new Chess(), new original.Chess()];
  const first = ours.hash();
  assert.equal(theirs.hash(), first);
  for (const chess of [ours, theirs]) {
    chess.move('--');
    chess.undo();
  }
  assert.equal(ours.hash(), first);
  assert.notEqual(theirs.hash(), first);
});

test('repetitions before a null move count again when it is taken back', () => {
  const chess = play(new Chess(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  assert.equal(chess.isThreefoldRepetition(), true);
  chess.move('--');
  assert.equal(chess.isThreefoldRepetition(), false);
  chess.undo();
  assert.equal(chess.isThreefoldRepetition(), true);
  chess.undo();
  assert.equal(chess.isThreefoldRepetition(), false);
});

test('a dead position is a draw, though there are men enough', () => {
  const fen = '8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/6K1/8 w - - 0 1';
  const [ours, theirs] = [new Chess(fen), new original.Chess(fen)];
  assert.equal(ours.game!.status().reason, 'dead-position');
  assert.deepEqual([ours.isDraw(), ours.isGameOver(), ours.isInsufficientMaterial()], [true, true, false]);
  assert.deepEqual([theirs.isDraw(), theirs.isGameOver()], [false, false]);
  assert.ok(ours.moves().length > 0);
});

test('mate on the hundredth half-move is no draw', () => {
  const fen = '7k/8/6K1/8/8/8/8/R7 w - - 99 100';
  const [ours, theirs] = [play(new Chess(fen), 'Ra8#'), play(new original.Chess(fen), 'Ra8#')];
  assert.deepEqual([ours.isCheckmate(), ours.isDraw(), ours.isDrawByFiftyMoves()], [true, false, false]);
  assert.deepEqual([theirs.isCheckmate(), theirs.isDraw()], [true, true]);
});

test('a right without its rook and an en passant square without its pawn are dropped', () => {
  const fen = '4k3/8/8/4P3/8/8/8/4K3 w KQ d6 0 1';
  const [ours, theirs] = [new Chess(fen), new original.Chess(fen)];
  assert.equal(ours.fen(), '4k3/8/8/4P3/8/8/8/4K3 w - - 0 1');
  assert.equal(ours.fen({ forceEnpassantSquare: true }), ours.fen());
  assert.deepEqual(
    ['O-O', 'exd6'].map((san) => [ours.moves().includes(san), theirs.moves().includes(san)]),
    [
      [false, true],
      [false, true],
    ],
  );
});

test('the moves of one square are written as they must be among all', () => {
  const fen = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
  const [ours, theirs] = [new Chess(fen), new original.Chess(fen)];
  assert.deepEqual(ours.moves({ square: 'b1' }), ['Na3', 'Nc3', 'Nbd2']);
  assert.deepEqual(theirs.moves({ square: 'b1' }), ['Na3', 'Nc3', 'Nd2']);
});

test('a promotion is never chosen silently', () => {
  const fen = '8/P6k/8/8/8/8/8/4K3 w - - 0 1';
  assert.equal(new original.Chess(fen).move('a7a8').san, 'a8=N');
  assert.throws(() => new Chess(fen).move('a7a8'), { message: 'Invalid move: a7a8' });
});

test('a board without kings is one to move on', () => {
  const chess = new Chess();
  chess.clear();
  chess.put({ type: 'n', color: 'w' }, 'a1');
  const squares: Square[] = ['b3', 'd4', 'f5'];
  for (const to of squares) {
    const from = chess.findPiece({ type: 'n', color: 'w' })[0]!;
    assert.equal(chess.move({ from, to }).piece, 'n');
    chess.setTurn('w');
  }
  assert.deepEqual(chess.history(), ['Nb3', '--', 'Nd4', '--', 'Nf5', '--']);
  assert.equal(chess.game, null);
  chess.put({ type: 'k', color: 'w' }, 'e1');
  chess.put({ type: 'k', color: 'b' }, 'e8');
  assert.equal(chess.game!.fen, '4k3/8/8/5N2/8/8/8/4K3 w - - 6 4');
});

test('a king that is taken is gone', () => {
  const chess = new Chess('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1', { skipValidation: true });
  assert.ok(chess.moves().includes('Qxe8'));
  chess.move('Qxe8');
  assert.deepEqual([chess.isCheck(), chess.findPiece({ type: 'k', color: 'b' })], [false, []]);
});

test('an editor that puts men one by one comes to a game that can be played', () => {
  const chess = new Chess();
  const wanted = new Chess('r3k2r/pppq1ppp/2npbn2/8/8/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1');
  chess.clear();
  for (const row of wanted.board()) for (const man of row) if (man) assert.ok(chess.put(man, man.square));
  for (const color of ['w', 'b'] as const) {
    assert.deepEqual(chess.getCastlingRights(color), { k: false, q: false });
    assert.ok(chess.setCastlingRights(color, { k: true, q: true }));
  }
  assert.equal(chess.fen(), wanted.fen());
  assert.deepEqual(chess.moves(), wanted.moves());
  assert.equal(chess.move('O-O-O').flags, 'q');
});

test('the game beneath is a copy with the same moves, taken anew when they change', () => {
  const chess = play(new Chess(), 'e4 e5 Nf3 Nc6 Bc4 Bc5');
  const game = chess.game!;
  assert.deepEqual([game.ply, game.fen], [6, chess.fen()]);
  assert.equal(chess.game, game);
  assert.equal(game.castling('white')[0]!.state, 'legal');
  game.play('O-O');
  assert.equal(chess.moveNumber(), 4);
  assert.equal(chess.game!.ply, 6);
  chess.move('O-O');
  assert.equal(chess.game!.ply, 7);
  chess.game!.dispose();
  assert.equal(chess.game!.history().at(-1)!.castling, 'h');
  assert.equal(chess.arbiter.checkFen(chess.fen()).ok, true);
  play(chess, '-- d4');
  assert.deepEqual([chess.game!.ply, chess.game!.fen], [1, chess.fen()]);
});

test('an en passant square in a FEN that no pawn can use makes no other position', () => {
  const fen = '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1';
  const moves = 'Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1';
  const [ours, theirs] = [play(new Chess(fen), moves), play(new original.Chess(fen), moves)];
  assert.deepEqual([ours.isThreefoldRepetition(), theirs.isThreefoldRepetition()], [true, false]);
});

test('a board that was changed is the first of its kind', () => {
  const chess = play(new Chess(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  chess.remove('a2');
  assert.equal(chess.isThreefoldRepetition(), false);
  play(chess, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  assert.equal(chess.isThreefoldRepetition(), true);
});

test('what would spoil a board of chess.js is refused, or read as it is meant', () => {
  const chess = new Chess();
  assert.equal(chess.put({ type: 'q' } as { type: 'q'; color: 'w' }, 'e4'), false);
  assert.equal(chess.put({ type: 'N' as 'n', color: 'w' }, 'e4'), true);
  assert.deepEqual(chess.get('e4'), { type: 'n', color: 'w' });
  chess.get('e4')!.color = 'b';
  assert.deepEqual(chess.get('e4'), { type: 'n', color: 'w' });
  assert.equal(new Chess('8/8', { skipValidation: true }).fen(), '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.deepEqual(
    new Chess('P6k/8/8/8/8/8/8/7K w - - 0 1', { skipValidation: true }).moves({ piece: 'p' }),
    [],
  );
});

test('Chess.ready compiles in the background what new Chess starts', async () => {
  await Chess.ready();
  assert.equal(new Chess().moves().length, 20);
});
