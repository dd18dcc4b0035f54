// Does a refusal say why, of whatever was written?

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, type Game, type PgnGame, type Variant } from './index.node.js';

const arbiter = await init();

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CASTLES = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
const PROMOTES = '1n5k/P1P5/6K1/8/8/8/8/8 w - - 0 1';
const PASSES = '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1';

const open = (fen: string, variant: Variant = 'standard') => arbiter.game({ fen, variant });

/** What is said of a text that is refused, by play and by explain alike. */
function refused(game: Game, text: string): { code: string; message: string; reasons: string[] } {
  const { legal, reasons } = game.explain(text);
  assert.equal(legal, false, text);
  try {
    game.play(text);
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    assert.equal(message, reasons.map((reason) => reason.text).join(' '), text);
    return { code, message, reasons: reasons.map((reason) => reason.code) };
  }
  assert.fail(`${text} was played`);
}

test('a legal move that is called what it is not is told to be misspelt, never refused without a reason', () => {
  for (const [what, fen, texts] of [
    ['a capture of nothing', INITIAL, ['e2xe4', 'e2:e4']],
    ['en passant', INITIAL, ['e4 e.p.', 'Nf3 e.p.']],
    ['en passant, beside the one that is', PASSES, ['d3 e.p.']],
    ['a step of the king, or its capture of the rook', CASTLES, ['Kg1', 'Kc1', 'Kh1', 'Kxh1', 'e1xh1']],
  ] as const) {
    for (const text of texts) {
      const { code, message, reasons } = refused(open(fen), text);
      assert.deepEqual([code, reasons], ['ERR_MOVE_ILLEGAL', ['not-standard']], `${what}: ${text}`);
      assert.equal(message, `“${text}” is not the standard spelling of this move.`);
    }
  }
});

test('castling is refused for what becomes of castling, not for where the king may step', () => {
  for (const [fen, text, wanted] of [
    ['4k3/8/8/8/8/8/8/5K1R w - - 0 1', 'O-O', ['castling-never']], // Kg1 is legal
    ['4k3/8/8/8/8/8/8/RK6 w - - 0 1', 'O-O-O', ['castling-never']], // Kc1 is legal
    ['4k3/8/8/8/8/8/8/6KR w - - 0 1', 'O-O', ['castling-never']], // the king is there
    ['4k3/8/8/8/8/8/8/qRK5 w B - 0 1', 'O-O-O', ['castling-uncovers-check']],
    ['R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', 'O-O', ['game-over', 'castling-never']],
  ] as const) {
    const game = open(fen, 'chess960');
    assert.deepEqual(refused(game, text).reasons, wanted, fen);
    game.dispose();
  }
  const moved = arbiter.game({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
  for (const move of ['Kf1', 'Kd8', 'Ke1', 'Ke8']) moved.play(move);
  const { message, reasons } = refused(moved, 'O-O');
  assert.deepEqual(reasons, ['castling-king-moved']);
  assert.equal(message, moved.castling('white')[0]!.reasons[0]!.text);
});

test('a pawn that is to be captured en passant on its own square is told where the capture goes', () => {
  const game = open(PASSES);
  for (const text of ['dxe4', 'd4xe4', 'd4e4', 'dxe4 e.p.']) {
    const { message, reasons } = refused(game, text);
    assert.deepEqual(reasons, ['not-how-it-moves', 'en-passant-target'], text);
    assert.ok(message.endsWith('To capture the pawn on e4 en passant, the pawn goes to e3.'), message);
  }
  assert.equal(game.play('dxe3').enPassant, true);
});

test('a text that does not tell enough is refused with the squares that it leaves open', () => {
  for (const [fen, text, wanted, squares] of [
    [PROMOTES, 'ab', 'The pawn is promoted on b8: say to what.', ['b8']],
    [PROMOTES, 'axb8', 'The pawn is promoted on b8: say to what.', ['b8']],
    [PROMOTES, 'xb8', '“xb8” is ambiguous: it fits the pieces on a7 and c7.', ['a7', 'c7']],
  ] as const) {
    const [reason, ...others] = open(fen).explain(text).reasons;
    assert.deepEqual([reason!.text, reason!.squares, others], [wanted, squares, []]);
  }
});

test('the strict mode names the text at fault, and the move that it means', () => {
  const game = open(INITIAL);
  assert.throws(
    () => game.play('e2e4', { mode: 'strict' }),
    (error: any) => {
      assert.equal(error.code, 'ERR_MOVE_UNREADABLE');
      assert.equal(error.message, '“e2e4” is not the standard spelling of this move.');
      assert.deepEqual(
        error.details.candidates?.map(({ san }: { san: string }) => san),
        ['e4'],
      );
      return true;
    },
  );
});

test('a fault of a PGN is told with its squares, as the same fault of a move or a FEN is', () => {
  for (const [pgn, wanted] of [
    ['1. d4 d5 2. Nf3 Nf6 3. Nd2 *', '“Nd2” is ambiguous: it fits the pieces on b1 and f3.'],
    [`[FEN "${PROMOTES}"]\n\n1. axb8 *`, 'The pawn is promoted on b8: say to what.'],
    ['1. f3 e5 2. g4 Qh4# 3. a3 *', 'The game is over: there is no legal move.'],
    ['[FEN "4k3/8/8/8/8/8/8/4K3 w K - 0 1"]\n\n1. Kd2 *', 'There is no rook on h1 to castle with.'],
    ['[FEN "4K3/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. Kd7 *', 'Black has no king.'],
    ['[FEN "4k3/8/8/8/8/8/8/4X3 w - - 0 1"]\n\n1. Kd2 *', '“X” names no piece.'],
  ] as const) {
    const [{ game, problems }] = [...arbiter.readPgn(pgn)] as [PgnGame];
    assert.ok(
      problems.some(({ text }) => text.endsWith(` ${wanted}`)),
      `${pgn}: ${problems[0]?.text}`,
    );
    game?.dispose();
  }
});

test('whatever is written is either played or refused for a reason, in whole sentences', () => {
  const signs = 'abcdefgh12345678KQRBNPxO-=+#:( )e.p.qrnb0';
  let seed = 1;
  const draw = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  let refusals = 0;
  for (let n = 0; n < 60; n++) {
    const game = open(arbiter.chess960.fen(draw(960)), 'chess960');
    for (let ply = draw(90); ply > 0 && game.moves().length > 0; ply--) {
      const moves = game.moves();
      game.play(moves[draw(moves.length)]!.uci);
    }
    const written = [
      ...game.moves().flatMap(({ san, uci }) => [san, uci]),
      'O-O',
      'O-O-O',
      'Kg1',
      'Kc8',
      'ab',
    ];
    for (let i = 0; i < 60; i++) {
      let text = written[draw(written.length)]!;
      for (let changes = draw(3); changes > 0; changes--) {
        const at = draw(text.length + 1);
        text = text.slice(0, at) + signs[draw(signs.length)]! + text.slice(at + draw(2));
      }
      if (game.explain(text).legal) {
        game.play(text);
        game.undo();
        continue;
      }
      const { message } = refused(game, text);
      assert.doesNotMatch(message, /^$| on [.:,]|“”|\s\s\S+$|undefined/, `${text}: ${message}`);
      refusals++;
    }
    game.dispose();
  }
  assert.ok(refusals > 500);
});
