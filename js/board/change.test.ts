import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOf } from './change.js';
import { readState, type BoardState } from './state.js';
import { ENGLISH } from './strings/en.js';

type Told = Partial<BoardState>;

const said = (from: string, to: string, before: Told = {}, after: Told = {}): string | null => {
  const change = changeOf(readState({ fen: from, ...before }), readState({ fen: to, ...after }));
  return change && ENGLISH.change(change);
};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w';
const CASES: [name: string, from: string, to: string, text: string | null, before?: Told, after?: Told][] = [
  ['the same position is no change', START, START, null],
  [
    'a quiet move, and whose turn it is',
    START,
    'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b',
    'White knight g1 to f3. Black to move',
  ],
  [
    'a capture with check',
    'rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w',
    'rnbqkbnr/pppp1Qpp/8/4p3/4P3/8/PPPP1PPP/RNB1KBNR b',
    'White queen h5 takes pawn on f7, check. Black to move',
    {},
    { check: 'e8' },
  ],
  [
    'a capture in passing',
    '4k3/8/8/3pP3/8/8/8/4K3 w',
    '4k3/8/3P4/8/8/8/8/4K3 b',
    'White pawn e5 takes on d6 en passant. Black to move',
  ],
  [
    'a promotion',
    '4k3/P7/8/8/8/8/8/4K3 w',
    'N3k3/8/8/8/8/8/8/4K3 b',
    'White pawn a7 to a8, becomes a knight. Black to move',
  ],
  [
    'a promotion that captures',
    '4k3/8/8/8/8/8/p7/1N2K3 b',
    '4k3/8/8/8/8/8/8/1q2K3 w',
    'Black pawn a2 takes knight on b1, becomes a queen. White to move',
  ],
  [
    'castling on the kingside',
    '4k3/8/8/8/8/8/8/4K2R w',
    '4k3/8/8/8/8/8/8/5RK1 b',
    'White castles kingside. Black to move',
  ],
  [
    'castling on the queenside',
    'r3k3/8/8/8/8/8/8/4K3 b',
    '2kr4/8/8/8/8/8/8/4K3 w',
    'Black castles queenside. White to move',
  ],
  [
    'a castling in Chess960 by which only the rook changes its square',
    '4k3/8/8/8/8/8/8/6KR w',
    '4k3/8/8/8/8/8/8/5RK1 b',
    'White castles kingside. Black to move',
  ],
  [
    'a castling in Chess960 by which only the king changes its square',
    '4k3/8/8/8/8/8/8/3RK3 w',
    '4k3/8/8/8/8/8/8/2KR4 b',
    'White castles queenside. Black to move',
  ],
  [
    'a castling in Chess960 by which king and rook change places',
    '4k3/8/8/8/8/8/8/5KR1 w',
    '4k3/8/8/8/8/8/8/5RK1 b',
    'White castles kingside. Black to move',
  ],
  [
    'a castling taken back',
    '4k3/8/8/8/8/8/8/5RK1 b',
    '4k3/8/8/8/8/8/8/4K2R w',
    'Taken back: White castles kingside. White to move',
  ],
  [
    'a king that steps beside its rook does not castle',
    '4k3/8/8/8/8/8/8/5K1R w',
    '4k3/8/8/8/8/8/8/6KR b',
    'White king f1 to g1. Black to move',
  ],
  [
    'a capture taken back',
    'rnbqkbnr/pppp1Qpp/8/4p3/4P3/8/PPPP1PPP/RNB1KBNR b',
    'rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w',
    'Taken back: White queen h5 takes pawn on f7. White to move',
  ],
  [
    'a promotion taken back, with the check that stands again',
    'N3k3/8/8/8/8/8/8/4K2r b',
    '4k3/P7/8/8/8/8/8/4K2r w',
    'Taken back: White pawn a7 to a8, becomes a knight. White to move, in check',
    {},
    { check: 'e1' },
  ],
  [
    'a quiet move taken back, as the turn tells',
    'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b',
    START,
    'Taken back: White knight g1 to f3. White to move',
  ],
  [
    'a quiet move taken back, as the last moves tell',
    'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R',
    START,
    'Taken back: White knight g1 to f3. White to move',
    { lastMove: ['g1', 'f3'] },
  ],
  [
    'a move back to where the piece came from is a move',
    'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w',
    'rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b',
    'White knight f3 to g1. Black to move',
    { lastMove: ['g8', 'f6'] },
    { lastMove: ['f3', 'g1'] },
  ],
  [
    'two moves at once are another position',
    START,
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w',
    'New position. White to move',
  ],
  [
    'a piece set on the board is another position',
    '4k3/8/8/8/8/8/8/4K3 w',
    '4k3/8/8/8/8/8/8/4KQ2 w',
    'New position. White to move',
  ],
  [
    'a mate leaves nobody to move',
    'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b',
    'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w',
    'Black queen d8 to h4, check',
    {},
    { dests: new Map(), check: 'e1' },
  ],
];

for (const [name, from, to, text, before, after] of CASES) {
  test(`what is said: ${name}`, () => assert.equal(said(from, to, before, after), text));
}
