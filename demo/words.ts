/**
 * How is a move said aloud, and how is a score written?
 */

import type { Move, Result } from '../js/index.js';

/** A move in words, for who listens: "knight g1 to f3", "pawn e4 takes on d5". */
export function speak(move: Move): string {
  if (move.san === '--') return 'the turn passes';
  if (move.castling !== null) return move.castling === 'h' ? 'castles kingside' : 'castles queenside';
  const how = move.enPassant
    ? `takes in passing on ${move.to}`
    : move.captured !== null
      ? `takes the ${move.captured} on ${move.to}`
      : `to ${move.to}`;
  const becomes = move.promotion === null ? '' : `, becomes a ${move.promotion}`;
  return `${move.piece} ${move.from} ${how}${becomes}`;
}

const SCORES: Readonly<Record<Result, string>> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½', '*': '' };

/** A score as it is printed, "" while there is none. */
export function score(result: Result): string {
  return SCORES[result];
}

/** "1 move", "2 moves". */
export function count(n: number, one: string): string {
  return `${n} ${n === 1 ? one : `${one}s`}`;
}
