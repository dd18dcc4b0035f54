/**
 * Which moves does the host list, for somebody who asks?
 *
 * From the destinations of a state to plain facts about each move: no rule is applied, only what
 * stands on the squares is looked at. A castling that the list holds twice, by the king's square
 * and by the rook's, is told once.
 */

import { castlingOf, isStepOrCastling, isTarget } from './castling.js';
import type { View } from './state.js';
import { SQUARES, fileOf, isPromotionRank, type Piece, type Role, type Square } from './squares.js';
import type { MovesFrom, Target } from './strings.js';

/** The order in which the pieces of a side are told. */
const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** A promotion is four moves. */
const PROMOTIONS = 4;

/** The moves of the piece on a square, by the squares at which a click or a key makes them. */
export function movesFrom(view: View, square: Square, piece: Piece): MovesFrom {
  const targets: Target[] = [];
  const unclear: Target[] = [];
  for (const to of view.dests.get(square) ?? []) {
    if (!isTarget(view, square, to, 'click')) continue;
    const side = castlingOf(view, square, to)?.side ?? null;
    const castling: Target = { to, captures: false, promotes: false, castling: side };
    if (side === null) targets.push(targetOf(view, square, piece, to));
    else if (!isStepOrCastling(view, square, to)) targets.push(castling);
    else {
      targets.push(targetOf(view, square, piece, to));
      unclear.push(castling);
    }
  }
  // A square that may be a step as well names the castling only where no other does.
  for (const target of unclear) {
    if (!targets.some(({ castling }) => castling === target.castling)) targets.push(target);
  }
  return { square, piece, targets: targets.filter(isFirst) };
}

/** Whether no target before means the same castling. */
function isFirst({ castling }: Target, index: number, all: readonly Target[]): boolean {
  return castling === null || all.findIndex((target) => target.castling === castling) === index;
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
  const isPawn = piece.role === 'pawn';
  return {
    to,
    captures: view.pieces.has(to) || (isPawn && fileOf(from) !== fileOf(to)),
    promotes: isPawn && isPromotionRank(to, piece.color),
    castling: null,
  };
}
