/**
 * Which castling does a king in hand mean by a square, and does the square mean a plain step as well?
 *
 * Castling is named by the square of the own rook or by the square that the king comes to. The first
 * is never anything else; the second may be a plain step too, in Chess960, and then the player is
 * asked. Whether a castling is legal is said by the host: by `castlings`, or by `dests` alone, in which
 * a king's own rook, or a square farther than one step, can only mean castling.
 */

import { distance, fileOf, rankOf, type Color, type Piece, type Square } from './squares.js';
import type { View } from './state.js';

export interface CastlingSquares {
  readonly king: Square;
  readonly rook: Square;
  readonly kingTo: Square;
  readonly rookTo: Square;
  readonly side: 'a' | 'h';
}

/**
 * Whether a king in hand castles by the square of its own rook: when it is dragged there, by a click
 * as well, or not at all. In Chess960 it always does.
 */
export type RookCastling = 'drag' | 'always' | 'never';

/** How a square is chosen: a key and two clicks are alike. */
export type Gesture = 'click' | 'drag';

/** The castlings that the listed moves tell by themselves. */
export function castlingsIn(
  pieces: ReadonlyMap<Square, Piece>,
  dests: ReadonlyMap<Square, ReadonlySet<Square>>,
): CastlingSquares[] {
  const found: CastlingSquares[] = [];
  for (const [king, targets] of dests) {
    const piece = pieces.get(king);
    if (piece?.role !== 'king') continue;
    for (const side of ['h', 'a'] as const) {
      const rank = rankOf(king);
      const kingTo: Square = `${side === 'h' ? 'g' : 'c'}${rank}`;
      const rooks = rooksBeside(pieces, king, side, piece.color);
      const outermost = targets.has(kingTo) && distance(king, kingTo) > 1 ? rooks[0] : undefined;
      const rook = rooks.find((square) => targets.has(square)) ?? outermost;
      if (rook === undefined) continue;
      found.push({ king, rook, kingTo, rookTo: `${side === 'h' ? 'f' : 'd'}${rank}`, side });
    }
  }
  return found;
}

/** The own rooks on one side of a king, the outermost first. */
function rooksBeside(
  pieces: ReadonlyMap<Square, Piece>,
  king: Square,
  side: 'a' | 'h',
  color: Color,
): Square[] {
  const files = side === 'h' ? 'hgfedcb' : 'abcdefg';
  return [...files.slice(0, files.indexOf(fileOf(king)))]
    .map((file) => `${file}${rankOf(king)}` as Square)
    .filter((square) => pieces.get(square)?.role === 'rook' && pieces.get(square)?.color === color);
}

/** The castling that a listed square may mean to the king on `from`. */
export function castlingOf(view: View, from: Square, to: Square): CastlingSquares | null {
  if (!isListed(view, from, to)) return null;
  const own = view.castlings.filter((castling) => castling.king === from);
  return (
    own.find((castling) => castling.rook === to) ?? own.find((castling) => castling.kingTo === to) ?? null
  );
}

/** Whether the host listed this move. */
export function isListed(view: View, from: Square, to: Square): boolean {
  return view.dests.get(from)?.has(to) ?? false;
}

/** Whether a listed move can be made by this gesture: the own rook's square may be for drags alone. */
export function isTarget(view: View, from: Square, to: Square, by: Gesture): boolean {
  if (!isListed(view, from, to)) return false;
  const isOwnPiece = view.pieces.get(to)?.color === view.pieces.get(from)?.color;
  return !isOwnPiece || view.rookCastling === 'always' || view.rookCastling === by;
}

/** Whether a listed square means castling and a plain step of the king, both legal. */
export function isStepOrCastling(view: View, from: Square, to: Square): boolean {
  const castling = castlingOf(view, from, to);
  return castling !== null && castling.rook !== to && distance(from, to) === 1;
}

/**
 * The squares by which a castling is asked for: those of king and rook, which mean nothing else in
 * either variant; where the host does not list the rook's, those of the king.
 */
export function requestOf(view: View, { king, rook, kingTo }: CastlingSquares): { from: Square; to: Square } {
  return { from: king, to: isListed(view, king, rook) ? rook : kingTo };
}
