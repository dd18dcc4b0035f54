// Does a Chess answer as chess.js 1.4 itself does, call by call, in games and in set-ups drawn at random?
//
// Where it must not, that is told in docs/chessjs.md, and here by a condition beside the call.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as original from 'chess.js';
import { Chess, SQUARES, type PieceSymbol, type Square } from './index.js';

const long = process.env['ARBITER_LONG'] ? 20 : 1;

/** Whole numbers below a limit, always the same for a seed. */
function numbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Both play the same; what is asked of one is asked of the other. */
interface Pair {
  readonly ours: Chess;
  readonly theirs: original.Chess;
  /**
   * Whether a pawn could have been captured en passant but for a king then attacked: chess.js counts that
   * position as another one.
   */
  ghost: boolean;
}

const start = (fen?: string, skipValidation = false): Pair => ({
  ours: new Chess(fen, { skipValidation }),
  theirs: new original.Chess(fen, { skipValidation }),
  ghost: false,
});

/** Calls that answer alike in every position. */
const questions: Record<string, (chess: Chess) => unknown> = {
  fen: (chess) => chess.fen(),
  'fen, en passant always': (chess) => chess.fen({ forceEnpassantSquare: true }),
  turn: (chess) => chess.turn(),
  moveNumber: (chess) => chess.moveNumber(),
  moves: (chess) => chess.moves(),
  isCheck: (chess) => chess.isCheck(),
  inCheck: (chess) => chess.inCheck(),
  isCheckmate: (chess) => chess.isCheckmate(),
  isStalemate: (chess) => chess.isStalemate(),
  isInsufficientMaterial: (chess) => chess.isInsufficientMaterial(),
  'rights of White': (chess) => chess.getCastlingRights('w'),
  'rights of Black': (chess) => chess.getCastlingRights('b'),
};

/** Calls that are made now and then: they take chess.js long, or say what others say. */
const further: Record<string, (chess: Chess) => unknown> = {
  'moves, verbose': (chess) => chess.moves({ verbose: true }),
  'moves of each piece': (chess) =>
    [...'pnbrqk'].map((piece) => chess.moves({ piece: piece as PieceSymbol })),
  'moves of each square': (chess) =>
    SQUARES.map((square) => chess.moves({ square, verbose: true }).map((move) => move.lan)),
  board: (chess) => chess.board(),
  ascii: (chess) => chess.ascii(),
  attackers: (chess) => SQUARES.map((square) => [chess.attackers(square), chess.attackers(square, 'w')]),
  isAttacked: (chess) => SQUARES.map((square) => chess.isAttacked(square, 'b')),
  get: (chess) => SQUARES.map((square) => chess.get(square)),
  findPiece: (chess) => [
    chess.findPiece({ type: 'p', color: 'b' }),
    chess.findPiece({ type: 'q', color: 'w' }),
  ],
  perft: (chess) => chess.perft(2),
  history: (chess) => chess.history(),
  'history, verbose': (chess) => chess.history({ verbose: true }),
  pgn: (chess) => chess.pgn(),
  // With comments chess.js leaves out spaces.
  'pgn, in lines': (chess) => chess.getComments().length > 0 || chess.pgn({ maxWidth: 40, newline: '|' }),
  getComments: (chess) => chess.getComments(),
  getHeaders: (chess) => chess.getHeaders(),
};

function compare({ ours, theirs }: Pair, asked: Record<string, (chess: Chess) => unknown>): void {
  for (const [name, ask] of Object.entries(asked)) {
    const [answer, wanted] = [plain(ask(ours)), plain(ask(theirs as unknown as Chess))];
    assert.deepEqual(answer, wanted, `${name}: ${theirs.fen()}`);
  }
}

/** A king that is taken goes on being in check in chess.js. */
const canTakeKing = (chess: original.Chess) =>
  chess.moves({ verbose: true }).some(({ captured }) => captured === 'k');

/** Compares by what the game may end, where the Laws and chess.js agree. */
function compareEnds(pair: Pair): void {
  const { ours, theirs } = pair;
  pair.ghost ||= theirs.fen() !== theirs.fen({ forceEnpassantSquare: true });
  if (!pair.ghost) {
    assert.equal(ours.hash(), theirs.hash(), theirs.fen());
    assert.equal(ours.isThreefoldRepetition(), theirs.isThreefoldRepetition(), theirs.pgn());
  }
  const isDead = ours.game?.status().reason === 'dead-position';
  if (ours.isCheckmate()) {
    assert.equal(ours.isDraw(), false);
  } else if (!pair.ghost && !isDead) {
    assert.equal(ours.isDrawByFiftyMoves(), theirs.isDrawByFiftyMoves());
    assert.equal(ours.isDraw(), theirs.isDraw(), theirs.fen());
    assert.equal(ours.isGameOver(), theirs.isGameOver(), theirs.fen());
  }
}

test('games drawn at random are answered alike after every move', () => {
  for (let n = 0; n < 40 * long; n++) {
    const draw = numbers(n);
    const pair = start();
    const { ours, theirs } = pair;
    for (let ply = 0; ply < 40 + draw(160); ply++) {
      compare(pair, questions);
      compareEnds(pair);
      if (draw(40) === 0) compare(pair, further);
      const moves = theirs.moves();
      if (moves.length === 0) break;
      const san = moves[draw(moves.length)]!;
      const kind = draw(20);
      if (kind === 0 && !theirs.isCheck()) {
        assert.deepEqual(plain(ours.move(null)), plain(theirs.move(null)));
        // chess.js counts on, and confuses its hash when the move is taken back.
        pair.ghost = true;
      } else if (kind === 1) {
        assert.deepEqual(plain(ours.undo()), plain(theirs.undo()));
      } else if (kind === 2) {
        const { from, to, promotion } = theirs.moves({ verbose: true }).find((move) => move.san === san)!;
        const squares = { from, to, ...(promotion && { promotion }) };
        assert.deepEqual(plain(ours.move(squares)), plain(theirs.move(squares)));
      } else {
        assert.deepEqual(plain(ours.move(san, { strict: kind < 5 })), plain(theirs.move(san)));
      }
      if (draw(30) === 0) for (const chess of [ours, theirs]) chess.setComment(`a {comment} of ply ${ply}`);
      if (draw(90) === 0) assert.equal(ours.removeComment(), theirs.removeComment());
    }
    compare(pair, further);
    for (;;) {
      const [back, wanted] = [ours.undo(), theirs.undo()];
      assert.deepEqual(plain(back), plain(wanted));
      if (!back) break;
      assert.equal(ours.fen(), theirs.fen());
    }
  }
});

test('boards of any men are answered alike, with and without kings', () => {
  const letters = 'PNBRQKpnbrqk';
  for (let n = 0; n < 120 * long; n++) {
    const draw = numbers(10_000 + n);
    const pair = start();
    const { ours, theirs } = pair;
    for (const chess of [ours, theirs]) chess.clear();
    const most = 2 + draw(16);
    for (let i = 0; i < most; i++) {
      const letter = letters[draw(12)]!;
      const piece = { type: letter.toLowerCase() as PieceSymbol, color: letter < 'a' ? 'w' : 'b' } as const;
      const square = SQUARES[draw(64)]!;
      // A pawn on the first or last rank leaves the board in chess.js.
      if (piece.type === 'p' && /[18]/.test(square)) continue;
      if (draw(8) === 0) assert.deepEqual(ours.remove(square), theirs.remove(square));
      else assert.equal(ours.put(piece, square), theirs.put(piece, square));
      assert.equal(ours.fen(), theirs.fen());
    }
    if (draw(2) === 0 && !theirs.isCheck()) assert.equal(ours.setTurn('b'), theirs.setTurn('b'));
    for (let ply = 0; ply < 8; ply++) {
      if (canTakeKing(theirs)) break;
      compare(pair, questions);
      if (ply % 7 === 0) compare(pair, { ...further, 'moves of each square': () => [] });
      const moves = theirs.moves({ verbose: true });
      if (moves.length === 0) break;
      const { from, to, promotion } = moves[draw(moves.length)]!;
      const squares = { from, to, ...(promotion && { promotion }) };
      assert.deepEqual(plain(ours.move(squares)), plain(theirs.move(squares)));
    }
    while (theirs.history().length > 0) assert.deepEqual(plain(ours.undo()), plain(theirs.undo()));
  }
});

test('a board that is changed in the middle of a game goes on alike', () => {
  for (let n = 0; n < 60 * long; n++) {
    const draw = numbers(50_000 + n);
    const pair = start();
    const { ours, theirs } = pair;
    const made: original.Move[] = []; // asked for them, chess.js would spoil the board
    for (let step = 0; step < 40; step++) {
      if (canTakeKing(theirs)) break;
      compare(pair, questions);
      const moves = theirs.moves();
      const kind = draw(10);
      if (kind === 0) {
        const piece = { type: 'nbrq'[draw(4)] as PieceSymbol, color: 'wb'[draw(2)] as 'w' } as const;
        const square = SQUARES[draw(64)]! as Square;
        if (theirs.get(square)?.type === 'k') continue;
        assert.equal(ours.put(piece, square), theirs.put(piece, square));
      } else if (kind === 1) {
        const rights = { k: draw(2) === 0, ...(draw(2) === 0 && { q: draw(2) === 0 }) };
        assert.equal(ours.setCastlingRights('w', rights), theirs.setCastlingRights('w', rights));
      } else if (kind === 2) {
        // The last move may be one of a man that is there no more.
        const last = made.at(-1);
        if (!last || theirs.get(last.to)?.type !== (last.promotion ?? last.piece)) continue;
        if (theirs.get(last.from)) continue;
        made.pop();
        // The notation is that with which the move was made, not as it would be on the changed board.
        const wanted = theirs.undo()!;
        assert.deepEqual(plain({ ...ours.undo(), san: wanted.san }), plain(wanted));
      } else if (moves.length > 0) {
        const san = moves[draw(moves.length)]!;
        made.push(theirs.move(san));
        assert.deepEqual(plain(ours.move(san)), plain(made.at(-1)));
      }
    }
  }
});
