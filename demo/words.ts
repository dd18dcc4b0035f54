/**
 * What is a move for who listens, and how is a score written?
 */

import type { Act } from '../js/board/index.js';
import type { Color, Move, Result } from '../js/index.js';

/** A player's move as the board puts it into words; null where the turn only passes. */
export function actOf(move: Move, color: Color): Act | null {
  const { san, castling, piece, from, to, captured, enPassant, promotion } = move;
  if (san === '--') return null;
  if (castling !== null) return { kind: 'castling', color, side: castling };
  return { kind: 'move', piece: { color, role: piece }, from, to, captured, enPassant, promotion };
}

const SCORES: Readonly<Record<Result, string>> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½', '*': '' };

/** A score as it is printed, "" while there is none. */
export function score(result: Result): string {
  return SCORES[result];
}
