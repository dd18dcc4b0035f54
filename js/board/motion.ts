/**
 * Which piece went where between two pictures of the board?
 *
 * Pure: pairs the pieces that left a square with those that appeared on one, so that the renderer
 * moves an element instead of making a new one and may let it glide: for a move, for one taken
 * back, and for some steps through a game at once.
 */

import { FILES, RANKS, distance, fileOf, rankOf, type Piece, type Square } from './squares.js';

export interface Glide {
  readonly from: Square;
  readonly to: Square;
}

export interface Motion {
  readonly glides: readonly Glide[];
  /** True for moves made or taken back, false for a jump to another position. */
  readonly isMove: boolean;
}

type Standing = readonly [square: Square, piece: Piece];

/** What one move can do: two pieces glide, one is taken or put back. */
const ONE_MOVE = { glides: 2, others: 1 };
/** Where more has changed, so many may glide at most, and for each change two pieces must stay. */
const MANY_MOVES = { glides: 8, stayingForEach: 2 };

/** Pairs what left with what appeared, nearest first: the same piece, then pawns with what they became. */
export function motionOf(before: ReadonlyMap<Square, Piece>, after: ReadonlyMap<Square, Piece>): Motion {
  const left = new Map([...before].filter(([square, piece]) => !isSame(after.get(square), piece)));
  const came = new Map([...after].filter(([square, piece]) => !isSame(before.get(square), piece)));
  const staying = after.size - came.size;
  const glides: Glide[] = [];
  const pair = (fits: (from: Standing, to: Standing) => boolean): void => {
    const pairs = [...came].flatMap((to) =>
      [...left].filter((from) => fits(from, to)).map(([from]) => ({ from, to: to[0] })),
    );
    pairs.sort((one, other) => distance(one.from, one.to) - distance(other.from, other.to));
    for (const glide of pairs) {
      if (!left.has(glide.from) || !came.has(glide.to)) continue;
      left.delete(glide.from);
      came.delete(glide.to);
      glides.push(glide);
    }
  };
  pair(isSamePiece);
  pair(isPromotion);
  const others = left.size + came.size;
  const isOneMove = glides.length <= ONE_MOVE.glides && others <= ONE_MOVE.others;
  const changes = glides.length + others;
  const isFewMoves =
    glides.length <= MANY_MOVES.glides && staying >= changes * MANY_MOVES.stayingForEach && glides.length > 0;
  return { glides, isMove: isOneMove || isFewMoves };
}

/** Whether a piece can have come there: a bishop keeps its colour of squares, a pawn goes ahead. */
function isSamePiece([from, piece]: Standing, [to, other]: Standing): boolean {
  if (!isSame(piece, other)) return false;
  const { files, ranks } = apart(from, to);
  if (piece.role === 'bishop') return (files + ranks) % 2 === 0;
  return piece.role !== 'pawn' || files <= ranks;
}

/** Whether one can be the pawn that became the other, or was before. */
function isPromotion([from, piece]: Standing, [to, other]: Standing): boolean {
  if (piece.color !== other.color || (piece.role === 'pawn') === (other.role === 'pawn')) return false;
  const { files, ranks } = apart(from, to);
  return files <= ranks;
}

function apart(from: Square, to: Square): { files: number; ranks: number } {
  return {
    files: Math.abs(FILES.indexOf(fileOf(from)) - FILES.indexOf(fileOf(to))),
    ranks: Math.abs(RANKS.indexOf(rankOf(from)) - RANKS.indexOf(rankOf(to))),
  };
}

function isSame(one: Piece | undefined, other: Piece): boolean {
  return one?.color === other.color && one.role === other.role;
}
