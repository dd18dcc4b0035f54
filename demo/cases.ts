/**
 * Which cases do the source documents tell? Each with its position, the Laws it was judged by, the
 * question that was asked, and what to look for. All of it as data.
 */

import type { Example } from './examples.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FIGURE_3 = '4k3/8/8/8/5q2/8/6P1/3QK2R b K - 0 1';
const LINE_A = 'f4e5 e1f1 e5f4 f1e1 f4e5 e1f1 e5f4 f1e1'.split(' ');
const LINE_B = 'f4g3 e1f1 g3f4 f1e1 f4g3 e1f1 g3f4 f1e1'.split(' ');
const QUESTION = (
  'e2e4 d7d5 e4d5 d8d5 d1f3 c8g4 f3f7 e8f7 f1b5 d5b5 g1f3 g4f3 g2f3 b5b6 a2a4 b6a6 a1a2 a6d6 ' +
  'a2a1 b8c6 h2h4 c6d8 b2b3 d6e5'
).split(' ');

export const CASES: readonly Example[] = [
  {
    title: 'Notebook 81, figure 1: the flag falls before a forced capture',
    from: { fen: 'Q7/8/8/8/8/8/3K4/rk6 w - - 0 1', moves: ['a8a1'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'flag-fall', color: 'black' } },
    look: 'After 1.Qxa1+ Black has one move, and it leaves bare kings. White cannot mate by any series of legal moves.',
  },
  {
    title: 'Notebook 81, figure 2: the flag falls in a chain of captures',
    from: { fen: '8/8/8/8/5Q2/1P1PQ3/p1K5/k4qqq b - - 0 1', moves: ['f1c1'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'flag-fall', color: 'black' } },
    look: 'Every capture is forced, and the chain ends in stalemate: five queens on the board, and still drawn.',
  },
  {
    title: 'Notebook 81, figure 3, line A: the right could have been kept',
    from: { fen: FIGURE_3, moves: LINE_A },
    by: { laws: '2005' },
    ask: { claim: { kind: 'threefold', intending: 'Qe5+' } },
    look: 'At the first 1…Qe5+ White could still castle later, after 2.Qe2. Compare the boards: the marked one is another position. Both opinions agree.',
  },
  {
    title: 'Notebook 81, figure 3, line B: Gijssen’s reading',
    from: { fen: FIGURE_3, moves: LINE_B },
    by: { laws: '2001', castlingRights: 'until-moved' },
    ask: { claim: { kind: 'threefold', intending: 'Qg3+' } },
    look: 'The king had to move after 1…Qg3+. Was the right to castle gone by the check, or by 2.Kf1? Change the reading above, or the edition.',
  },
  {
    title: 'Notebook 81, figure 3, line B: Reuben’s reading',
    from: { fen: FIGURE_3, moves: LINE_B },
    by: { laws: '2001', castlingRights: 'while-usable' },
    ask: { claim: { kind: 'threefold', intending: 'Qg3+' } },
    look: 'The same claim by the other reading. Since 2009 the text decides: choose a later edition.',
  },
  {
    title: 'Notebook 81: castling with the rook that had moved',
    from: { fen: 'r3k2r/8/8/8/8/8/8/4K3 b k - 0 1' },
    by: { laws: '2005' },
    ask: { hands: [{ touch: 'e8' }, { touch: 'a8' }] },
    look: 'She touched king and a-rook to castle, and that rook had moved. The king must move: castling on the other side is a move of the king.',
  },
  {
    title: 'Notebook 81: king and queen swapped, found at move 35',
    from: { fen: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
    by: { laws: '2005', timeControl: 'rapid', supervised: false },
    ask: { incident: { kind: 'wrong-setup', detail: 'king-and-queen', color: 'black', movesMade: 35 } },
    look: 'Rapid: after three moves each nobody can complain of the set-up. The king stands where it stands, and cannot castle. Try two moves.',
  },
  {
    title: 'Notebook 81: two moves in a row',
    from: { fen: START, moves: ['e2e4'] },
    by: { laws: '2005' },
    ask: { incident: { kind: 'double-move', color: 'white', ply: 2 } },
    look: 'White moved again while Black was to move. The game goes back to the position after the first of the two, and a flag that fell since does not count.',
  },
  {
    title: 'Notebook 81: “check” with the rook still in the hand',
    from: { fen: '6k1/8/1B1P1r2/8/8/8/7K/8 b - - 0 1' },
    by: { laws: '2005' },
    ask: { hands: [{ touch: 'f6' }, { say: 'check' }] },
    look: 'The rook hovers over f2 and was not let go. Saying “check” makes no move: the rook may still take on d6. Let it go on f2 and compare.',
  },
  {
    title: 'The question of 2014: a right that no continuation can use',
    from: { fen: START, moves: QUESTION },
    ask: { ever: { color: 'white', side: 'h' } },
    look: 'After 12…Qe5+ the king has to go to d1. White still has the right to castle, and no game from here uses it.',
  },
  {
    title: 'The question of 2014: is it the third time?',
    from: {
      fen: START,
      moves: [...QUESTION, ...'e1d1 e5d5 d1e1 d5e5 e1d1 e5d5 d1e1'.split(' ')],
    },
    by: { laws: '2014' },
    ask: { claim: { kind: 'threefold', intending: 'Qe5+' } },
    look: 'Black claims with 16…Qe5+. The first of the three had a right that the others have not. In 1997 to 2005 try the other reading.',
  },
  {
    title: 'Arbiters’ manual: the king let go while castling',
    from: { fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
    ask: { hands: [{ touch: 'e1' }, { release: 'g1' }] },
    look: 'The move is not made yet, but only castling on this side is left. Let the rook go on f1, or try it with a rook on f8 that forbids it.',
  },
  {
    title: 'Arbiters’ manual: the right to complain',
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
    look: 'White touched the knight and moved a pawn. The opponent has touched a piece before complaining: take that event back and compare.',
  },
  {
    title: 'Arbiters’ manual: is a hand held out a resignation?',
    from: { fen: START, moves: ['e2e4', 'e7e5', 'g1f3', 'f7f6'] },
    ask: { incident: { kind: 'resignation', color: 'black', manner: 'handshake' } },
    look: 'Most ways of resigning can be misread, so the arbiter asks. Try each of them, and the arbiter’s question answered.',
  },
  {
    title: 'Arbiters’ manual: a player who leaves without a word',
    from: { fen: START, moves: ['e2e4', 'e7e5'] },
    ask: { incident: { kind: 'left-without-notice', color: 'white' } },
    look: 'That is no resignation, and it may be punished.',
  },
  {
    title: 'Fischer Random: castling half made',
    from: { fen: '1k5r/8/8/8/8/8/8/R4K1R w HA - 0 1', variant: 'chess960' },
    ask: { hands: [{ touch: 'f1' }, { release: 'g1' }] },
    look: 'The king’s step may be a move of its own or the first half of castling. Press the clock, or move the rook to f1: either chooses.',
  },
  {
    title: 'Fischer Random: castling announced',
    from: { fen: '1k5r/8/8/8/8/8/8/R4K1R w HA - 0 1', variant: 'chess960' },
    ask: { hands: [{ say: 'castling' }, { touch: 'f1' }, { release: 'g1' }] },
    look: '“I am about to castle” settles what the king’s step is.',
  },
];
