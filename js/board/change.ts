/**
 * What happened between two pictures of the board?
 *
 * Pure, and without rules: a move is what leaves one square and stands on another, seen from the
 * first picture to the second, or, where it was taken back, from the second to the first. It is
 * there to be put into words; how the pieces glide is the business of `motion`.
 */

import type { View } from './state.js';
import {
  FILES,
  fileOf,
  isPromotionRank,
  rankOf,
  type Color,
  type Piece,
  type Role,
  type Square,
} from './squares.js';
import type { Act, Change } from './strings.js';

type Pieces = ReadonlyMap<Square, Piece>;
type Move = Extract<Act, { kind: 'move' }>;

/** What came about, or null where all pieces stand as before. */
export function changeOf(before: View, after: View): Change | null {
  const squares = differences(before.pieces, after.pieces);
  if (squares.length === 0) return null;
  const turn = after.canMove ? after.turn : null;
  const check = after.check !== null;
  const made = actOf(before.pieces, after.pieces, squares);
  const undone = actOf(after.pieces, before.pieces, squares);
  const isMade = made !== null && (undone === null || isForward(before, after, made));
  if (isMade) return { how: 'made', act: made, turn, check };
  return { how: undone ? 'taken-back' : 'other', act: undone, turn, check };
}

/** The move by which one picture becomes the other, if it is one move. */
function actOf(before: Pieces, after: Pieces, squares = differences(before, after)): Act | null {
  return castlingOf(before, after, squares) ?? moveOf(before, after, squares);
}

/** A quiet move could as well be another taken back: the last move tells, else whose turn it was. */
function isForward(before: View, after: View, made: Act): boolean {
  if (made.kind !== 'move') return true;
  const isLast = ([from, to]: readonly [Square, Square]): boolean => from === made.from && to === made.to;
  if (after.lastMove && isLast(after.lastMove)) return true;
  const [from, to] = before.lastMove ?? [];
  if (from === made.to && to === made.from) return false;
  return before.turn === made.piece.color;
}

function moveOf(before: Pieces, after: Pieces, squares: readonly Square[]): Move | null {
  if (squares.length > 3) return null;
  const came = squares.filter((square) => after.has(square));
  const to = came[0];
  if (to === undefined || came.length !== 1) return null;
  const arrived = after.get(to)!;
  const from = squares.find((square) => {
    const piece = square === to ? undefined : before.get(square);
    return piece?.color === arrived.color && (piece.role === arrived.role || isPromoted(piece, arrived, to));
  });
  const piece = from && before.get(from);
  if (from === undefined || piece === undefined) return null;
  const beside = squares.find((square) => square !== from && square !== to);
  const at = beside ?? to;
  const captured = before.get(at) ?? null;
  if (captured?.color === piece.color) return null;
  if (beside !== undefined && !isPassed(piece, captured, from, to, beside)) return null;
  return {
    kind: 'move',
    piece,
    from,
    to,
    captured: captured?.role ?? null,
    enPassant: beside !== undefined,
    promotion: piece.role === arrived.role ? null : arrived.role,
  };
}

function isPromoted(piece: Piece, arrived: Piece, to: Square): boolean {
  return piece.role === 'pawn' && arrived.role !== 'king' && isPromotionRank(to, piece.color);
}

/** Whether a pawn goes to `to` and takes the one that stands beside it, on the file of `to`. */
function isPassed(piece: Piece, captured: Piece | null, from: Square, to: Square, at: Square): boolean {
  return (
    piece.role === 'pawn' &&
    captured?.role === 'pawn' &&
    fileOf(at) === fileOf(to) &&
    rankOf(at) === rankOf(from)
  );
}

/**
 * King or rook passes the other on their rank and both come to stand as by a castling. One of them
 * may stay where it is, as in Chess960.
 */
function castlingOf(before: Pieces, after: Pieces, squares: readonly Square[]): Act | null {
  for (const color of ['white', 'black'] as const) {
    const rank = color === 'white' ? '1' : '8';
    for (const side of ['a', 'h'] as const) {
      const king: Square = `${side === 'a' ? 'c' : 'g'}${rank}`;
      const rook: Square = `${side === 'a' ? 'd' : 'f'}${rank}`;
      if (!is(after, king, color, 'king') || !is(after, rook, color, 'rook')) continue;
      const kingFrom = only(before, squares, king, color, 'king');
      const rookFrom = only(before, squares, rook, color, 'rook');
      if (kingFrom === null || rookFrom === null) continue;
      if (squares.some((square) => ![king, rook, kingFrom, rookFrom].includes(square))) continue;
      if (FILES.indexOf(fileOf(kingFrom)) < FILES.indexOf(fileOf(rookFrom)) === (side === 'h')) {
        return { kind: 'castling', color, side };
      }
    }
  }
  return null;
}

/** Where the piece that stands on `to` afterwards stood before: there, or on a square that it left. */
function only(
  before: Pieces,
  squares: readonly Square[],
  to: Square,
  color: Color,
  role: Role,
): Square | null {
  if (is(before, to, color, role)) return to;
  const left = squares.filter((square) => is(before, square, color, role));
  return left.length === 1 && rankOf(left[0]!) === rankOf(to) ? left[0]! : null;
}

function is(pieces: Pieces, square: Square, color: Color, role: Role): boolean {
  const piece = pieces.get(square);
  return piece?.color === color && piece.role === role;
}

function differences(before: Pieces, after: Pieces): Square[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((square) => {
    const one = before.get(square);
    const other = after.get(square);
    return one?.color !== other?.color || one?.role !== other?.role;
  });
}
