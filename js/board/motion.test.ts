import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionOf } from './motion.js';
import { readPlacement } from './state.js';

const MOTIONS: [name: string, before: string, after: string, glides: string[] | null, isMove: boolean][] = [
  ['a move glides', '8/8/8/8/8/8/4P3/8', '8/8/8/8/4P3/8/8/8', ['e2e4'], true],
  ['a capture glides over what it takes', '8/8/8/3p4/4P3/8/8/8', '8/8/8/3P4/8/8/8/8', ['e4d5'], true],
  ['a capture taken back glides', '8/8/8/3P4/8/8/8/8', '8/8/8/3p4/4P3/8/8/8', ['d5e4'], true],
  ['en passant glides', '8/8/8/3pP3/8/8/8/8', '8/8/3P4/8/8/8/8/8', ['e5d6'], true],
  ['castling glides twice', '8/8/8/8/8/8/8/4K2R', '8/8/8/8/8/8/8/5RK1', ['e1g1', 'h1f1'], true],
  ['king and rook may change places', '8/8/8/8/8/8/8/5KR1', '8/8/8/8/8/8/8/5RK1', ['f1g1', 'g1f1'], true],
  ['a promotion glides from the pawn', '1r6/P7/8/8/8/8/8/8', '1N6/8/8/8/8/8/8/8', ['a7b8'], true],
  ['the nearest of two equals glides', '8/8/8/8/8/8/8/R6R', '8/8/8/8/8/8/8/R5R1', ['h1g1'], true],
  ['nothing glides where nothing changed', '8/8/8/8/8/8/8/R6R', '8/8/8/8/8/8/8/R6R', [], true],
  [
    'a bishop glides on its own colour of squares',
    '8/8/8/8/8/8/8/2B2B2',
    '8/8/8/8/8/3BB3/8/8',
    ['c1e3', 'f1d3'],
    true,
  ],
  [
    'a promotion taken back glides from the queen',
    'Q3k3/8/8/8/8/8/8/4K3',
    '4k3/P7/8/8/8/8/8/4K3',
    ['a8a7'],
    true,
  ],
  [
    'three moves of each side, made or taken back at once, all glide',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    'r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R',
    ['b1c3', 'b8c6', 'e2e4', 'e7e5', 'g1f3', 'g8f6'],
    true,
  ],
  [
    'an exchange taken back glides, and what was taken appears',
    'r1bqkbnr/pppp1ppp/8/4n3/4P3/8/PPPP1PPP/RNBQKB1R',
    'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
    ['e5c6'],
    true,
  ],
  [
    'a pawn does not glide over to another file without going ahead',
    '4k3/8/8/8/8/8/P7/4K3',
    '4k3/8/8/8/8/7P/8/4K3',
    [],
    false,
  ],
  [
    'a wholly different position is a jump',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    '2kr3r/pp1n1pp1/2pq1n1p/3p4/3P4/2NBPN1P/PPQ2PP1/2KR3R',
    null,
    false,
  ],
  ['another ending is a jump', '8/5k2/8/3K4/4P3/8/8/8', '8/8/1k6/8/8/2R5/8/K7', ['d5a1', 'f7b6'], false],
  ['a board that is set up is a jump', '8/8/8/8/8/8/8/8', '4k3/8/8/8/8/8/8/4K3', [], false],
];

for (const [name, before, after, glides, isMove] of MOTIONS) {
  test(name, () => {
    const motion = motionOf(readPlacement(before), readPlacement(after));
    const found = motion.glides.map(({ from, to }) => from + to).sort();
    if (glides !== null) assert.deepEqual(found, glides);
    assert.equal(motion.isMove, isMove);
  });
}
