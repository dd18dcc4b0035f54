/**
 * Which moves does the host list, for somebody who asks?
 *
 * From the destinations of a state to plain facts about each move: no rule is applied, only what
 * stands on the squares is looked at. A castling that the list holds twice, by the king's square
 * and by the rook's, is told once.
 */

import type { View } from './state.js';
import {
  FILES,
  SQUARES,
  distance,
  fileOf,
  isPromotionRank,
  type Piece,
  type Role,
  type Square,
} from './squares.js';
import type { MovesFrom, Side, Target } from './strings.js';

/** The order in which the pieces of a side are told. */
const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** A promotion is four moves. */
const PROMOTIONS = 4;

/** The moves of the piece on a square. */
export function movesFrom(view: View, square: Square, piece: Piece): MovesFrom {
  const targets: Target[] = [];
  for (const to of view.dests.get(square) ?? []) {
    const target = targetOf(view, square, piece, to);
    const isTold = target.castling !== null && targets.some(({ castling }) => castling === target.castling);
    if (!isTold) targets.push(target);
  }
  return { square, piece, targets };
}

/** The moves of the player to move, of each piece that has some. */
export function movesOfSide(view: View): MovesFrom[] {
  return SQUARES.flatMap((square) => {
    const piece = view.pieces.get(square);
    return piece?.color === view.turn ? [movesFrom(view, square, piece)] : [];
  })
    .filter(({ targets }) => targets.length > 0)
    .sort((one, other) => ORDER.indexOf(one.piece.role) - ORDER.indexOf(other.piece.role));
}

/** How many moves these are. */
export function countOf(pieces: readonly MovesFrom[]): number {
  return pieces
    .flatMap(({ targets }) => targets)
    .reduce((count, { promotes }) => count + (promotes ? PROMOTIONS : 1), 0);
}

function targetOf(view: View, from: Square, piece: Piece, to: Square): Target {
  const other = view.pieces.get(to);
  const isPawn = piece.role === 'pawn';
  return {
    to,
    captures: (other !== undefined && other.color !== piece.color) || (isPawn && fileOf(from) !== fileOf(to)),
    promotes: isPawn && isPromotionRank(to, piece.color),
    castling: piece.role === 'king' ? sideOf(view, from, to, other?.color === piece.color) : null,
  };
}

/** A king that goes to its own rook, or to the castling's own square by more than a step, castles. */
function sideOf(view: View, from: Square, to: Square, toOwn: boolean): Side | null {
  const isListed = view.castlings.some(
    ({ king, rook, kingTo }) => king === from && (rook === to || (kingTo === to && distance(from, to) > 1)),
  );
  if (!toOwn && !isListed && distance(from, to) < 2) return null;
  return FILES.indexOf(fileOf(to)) > FILES.indexOf(fileOf(from)) ? 'h' : 'a';
}
