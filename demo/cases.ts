/**
 * Which cases do the source documents tell? Each with its position, the Laws it was judged by, the
 * question that was asked, and the name of what is told of it. All of it as data.
 */

import type { Example } from './examples.js';
import type { Texts } from './texts/texts.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FIGURE_3 = '4k3/8/8/8/5q2/8/6P1/3QK2R b K - 0 1';
const LINE_A = 'f4e5 e1f1 e5f4 f1e1 f4e5 e1f1 e5f4 f1e1'.split(' ');
const LINE_B = 'f4g3 e1f1 g3f4 f1e1 f4g3 e1f1 g3f4 f1e1'.split(' ');
const QUESTION = (
  'e2e4 d7d5 e4d5 d8d5 d1f3 c8g4 f3f7 e8f7 f1b5 d5b5 g1f3 g4f3 g2f3 b5b6 a2a4 b6a6 a1a2 a6d6 ' +
  'a2a1 b8c6 h2h4 c6d8 b2b3 d6e5'
).split(' ');

const told =
  (name: keyof Texts['cases']): Example['told'] =>
  ({ cases }) =>
    cases[name];

export const CASES: readonly Example[] = [
  {
    told: told('forcedCapture'),
    from: { fen: 'Q7/8/8/8/8/8/3K4/rk6 w - - 0 1', moves: ['a8a1'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'flag-fall', color: 'black' } },
  },
  {
    told: told('chain'),
    from: { fen: '8/8/8/8/5Q2/1P1PQ3/p1K5/k4qqq b - - 0 1', moves: ['f1c1'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'flag-fall', color: 'black' } },
  },
  {
    told: told('lineA'),
    from: { fen: FIGURE_3, moves: LINE_A },
    by: { laws: '2005' },
    ask: { claim: { kind: 'threefold', intending: 'Qe5+' } },
  },
  {
    told: told('gijssen'),
    from: { fen: FIGURE_3, moves: LINE_B },
    by: { laws: '2001', castlingRights: 'until-moved' },
    ask: { claim: { kind: 'threefold', intending: 'Qg3+' } },
  },
  {
    told: told('reuben'),
    from: { fen: FIGURE_3, moves: LINE_B },
    by: { laws: '2001', castlingRights: 'while-usable' },
    ask: { claim: { kind: 'threefold', intending: 'Qg3+' } },
  },
  {
    told: told('movedRook'),
    from: { fen: 'r3k2r/8/8/8/8/8/8/4K3 b k - 0 1' },
    by: { laws: '2005' },
    ask: { hands: [{ touch: 'e8' }, { touch: 'a8' }] },
  },
  {
    told: told('swapped'),
    from: { fen: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
    by: { laws: '2005', timeControl: 'rapid', supervised: false },
    ask: { incident: { kind: 'wrong-setup', detail: 'king-and-queen', color: 'black', movesMade: 35 } },
  },
  {
    told: told('twoMoves'),
    from: { fen: START, moves: ['e2e4'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'double-move', color: 'white', ply: 2 } },
  },
  {
    told: told('check'),
    from: { fen: '6k1/8/1B1P1r2/8/8/8/7K/8 b - - 0 1' },
    by: { laws: '2005' },
    ask: { hands: [{ touch: 'f6' }, { say: 'check' }] },
  },
  {
    told: told('uselessRight'),
    from: { fen: START, moves: QUESTION },
    ask: { ever: { color: 'white', side: 'h' } },
  },
  {
    told: told('thirdTime'),
    from: {
      fen: START,
      moves: [...QUESTION, ...'e1d1 e5d5 d1e1 d5e5 e1d1 e5d5 d1e1'.split(' ')],
    },
    by: { laws: '2014' },
    ask: { claim: { kind: 'threefold', intending: 'Qe5+' } },
  },
  {
    told: told('letGo'),
    from: { fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
    ask: { hands: [{ touch: 'e1' }, { release: 'g1' }] },
  },
  {
    told: told('complaint'),
    from: { fen: START },
    ask: {
      hands: [
        { touch: 'g1' },
        { touch: 'e2' },
        { release: 'e4' },
        { press: true },
        { touch: 'g8', by: 'opponent' },
        { complain: true, by: 'opponent' },
      ],
    },
  },
  {
    told: told('handshake'),
    from: { fen: START, moves: ['e2e4', 'e7e5', 'g1f3', 'f7f6'] },
    ask: { incident: { kind: 'resignation', color: 'black', manner: 'handshake' } },
  },
  {
    told: told('left'),
    from: { fen: START, moves: ['e2e4', 'e7e5'] },
    ask: { incident: { kind: 'left-without-notice', color: 'white' } },
  },
  {
    told: told('halfMade'),
    from: { fen: '1k5r/8/8/8/8/8/8/R4K1R w HA - 0 1', variant: 'chess960' },
    ask: { hands: [{ touch: 'f1' }, { release: 'g1' }] },
  },
  {
    told: told('announced'),
    from: { fen: '1k5r/8/8/8/8/8/8/R4K1R w HA - 0 1', variant: 'chess960' },
    ask: { hands: [{ say: 'castling' }, { touch: 'f1' }, { release: 'g1' }] },
  },
];
