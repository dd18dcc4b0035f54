/**
 * Which piece went where between two pictures of the board?
 *
 * Pure: pairs the pieces that left a square with those that appeared on one, so that the renderer
 * moves an element instead of making a new one and may let it glide.
 */

import { distance, type Piece, type Square } from './squares.js';

export interface Glide {
  readonly from: Square;
  readonly to: Square;
}

/** More pieces than this on the move mean another position, and that is shown at once. */
const MOST_GLIDES = 2;

export interface Motion {
  readonly glides: readonly Glide[];
  /** True for a move made or taken back, false for a jump to another position. */
  readonly isMove: boolean;
}

/**
 * Pairs what left with what appeared: the same piece first, the nearest of several; then a pawn
 * with the piece it was promoted to, and back.
 */
export function motionOf(before: ReadonlyMap<Square, Piece>, after: ReadonlyMap<Square, Piece>): Motion {
  const left = [...before].filter(([square, piece]) => !isSame(after.get(square), piece));
  const came = [...after].filter(([square, piece]) => !isSame(before.get(square), piece));
  const glides: Glide[] = [];
  const pair = (fits: (one: Piece, other: Piece) => boolean): void => {
    for (const [to, piece] of [...came]) {
      const candidates = left
        .filter(([, other]) => fits(piece, other))
        .sort(([a], [b]) => distance(a, to) - distance(b, to));
      const found = candidates[0];
      if (found === undefined) continue;
      left.splice(left.indexOf(found), 1);
      came.splice(
        came.findIndex(([square]) => square === to),
        1,
      );
      glides.push({ from: found[0], to });
    }
  };
  pair((one, other) => isSame(one, other));
  pair((one, other) => one.color === other.color && (one.role === 'pawn') !== (other.role === 'pawn'));
  return {
    glides,
    isMove: glides.length <= MOST_GLIDES && left.length <= 1 && came.length <= 1,
  };
}

function isSame(one: Piece | undefined, other: Piece): boolean {
  return one?.color === other.color && one.role === other.role;
}
