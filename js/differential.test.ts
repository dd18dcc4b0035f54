// Do the peers agree? Random games of chess and Chess960 through the public API:
// after every half-move the same legal moves, the same SAN and the same FEN as
// chessops, and in chess as chess.js. Their known faults (positions that no game
// reaches, claims, en passant read from a FEN) do not show in games from a starting
// position, so there is no exception here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import type { Move, Role } from 'chessops/types';
import { makeUci } from 'chessops/util';
import { init, type Arbiter, type Variant } from './index.node.js';

const long = Boolean(process.env.ARBITER_LONG);
const gamesOfEach = long ? 10_000 : 120;
const mostPlies = 120;

/** Numbers in 0 ≤ n < 1, the same for the same seed (mulberry32 by its constants). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const promotions: Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** The legal moves of a chessops position, promotions told apart. */
function chessopsMoves(position: Chess): Move[] {
  const moves: Move[] = [];
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      if (position.board.pawn.has(from) && (to < 8 || to >= 56)) {
        for (const promotion of promotions) moves.push({ from, to, promotion });
      } else moves.push({ from, to });
    }
  }
  return moves;
}

const sorted = (list: Iterable<string>): string[] => [...list].sort();

function compareGame(arbiter: Arbiter, variant: Variant, random: () => number): number {
  const start = variant === 'chess960' ? arbiter.chess960.shuffle(random).fen : undefined;
  using game = arbiter.game(start === undefined ? { variant } : { variant, fen: start });
  const position = Chess.fromSetup(parseFen(game.fen).unwrap()).unwrap();
  const chess = variant === 'standard' ? new ChessJs() : null;
  let plies = 0;
  for (; plies < mostPlies; plies++) {
    const where = game.fen;
    assert.equal(where, makeFen(position.toSetup()), 'FEN of chessops');
    if (chess) assert.equal(where, chess.fen(), 'FEN of chess.js');
    const moves = game.moves();
    const theirs = new Map(chessopsMoves(position).map((move) => [makeSan(position, move), move]));
    assert.deepEqual(
      sorted(moves.map((move) => move.san)),
      sorted(theirs.keys()),
      `SAN of chessops in ${where}`,
    );
    if (chess)
      assert.deepEqual(
        sorted(moves.map((move) => move.san)),
        sorted(chess.moves()),
        `SAN of chess.js in ${where}`,
      );
    for (const { san, uci } of moves) {
      const move = theirs.get(san)!;
      // chessops writes castling as king takes rook; so do we in Chess960.
      if (variant === 'chess960' || !san.startsWith('O-O'))
        assert.equal(uci, makeUci(move), `UCI of ${san} in ${where}`);
    }
    if (moves.length === 0) {
      assert.ok(position.isCheckmate() || position.isStalemate(), where);
      break;
    }
    const chosen = moves[Math.floor(random() * moves.length)]!;
    const move = theirs.get(chosen.san)!;
    position.play(move);
    chess?.move(chosen.san);
    const played = game.play(random() < 0.5 ? chosen.san : chosen.uci);
    assert.deepEqual(played, chosen, `what is played in ${where} is what was listed`);
  }
  return plies;
}

for (const variant of ['standard', 'chess960'] as const) {
  test(`${gamesOfEach} random games of ${variant}: the peers list the same moves, SAN and FEN`, async () => {
    const arbiter = await init();
    const random = randomFrom(variant === 'standard' ? 20260101 : 960);
    let plies = 0;
    for (let i = 0; i < gamesOfEach; i++) plies += compareGame(arbiter, variant, random);
    assert.ok(plies > gamesOfEach * 40, `${plies} half-moves were compared`);
  });
}
