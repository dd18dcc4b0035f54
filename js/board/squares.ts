/**
 * Where is a square on the board as it is seen, and which square lies next to it?
 *
 * Geometry only: names of squares, the order in which an orientation shows them, and the steps
 * of the arrow keys. Rows count from the top of the picture, columns from its left, both 0 to 7.
 */

/** The colour of a player and of their pieces. */
export type Color = 'white' | 'black';
/** What a piece is. */
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
/** A file by its letter. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** A rank by its number. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** The name of a square. */
export type Square = `${File}${Rank}`;

/** A piece of a colour. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** A place in the picture: row 0 is the top one, column 0 the left one. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const FILES: readonly File[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const RANKS: readonly Rank[] = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** All 64 squares in the order of a FEN: from a8 to h8, then down to h1. */
export const SQUARES: readonly Square[] = [...RANKS]
  .reverse()
  .flatMap((rank) => FILES.map((file): Square => `${file}${rank}`));

export function isSquare(value: unknown): value is Square {
  return typeof value === 'string' && /^[a-h][1-8]$/.test(value);
}

export function fileOf(square: Square): File {
  return square[0] as File;
}

export function rankOf(square: Square): Rank {
  return square[1] as Rank;
}

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The place where a square is seen when `below` has the near side. */
export function placeOf(square: Square, below: Color): Place {
  const file = FILES.indexOf(fileOf(square));
  const rank = RANKS.indexOf(rankOf(square));
  return below === 'white' ? { row: 7 - rank, column: file } : { row: rank, column: 7 - file };
}

/** The square seen at a place, or null outside the board. */
export function squareAt(place: Place, below: Color): Square | null {
  const file = FILES[below === 'white' ? place.column : 7 - place.column];
  const rank = RANKS[below === 'white' ? 7 - place.row : place.row];
  return file !== undefined && rank !== undefined ? `${file}${rank}` : null;
}

/** All 64 squares in the order in which they are seen, row by row from the top left. */
export function visualOrder(below: Color): readonly Square[] {
  return below === 'white' ? SQUARES : [...SQUARES].reverse();
}

/** How many steps of a king lie between two squares. */
export function distance(one: Square, other: Square): number {
  const a = placeOf(one, 'white');
  const b = placeOf(other, 'white');
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}

export function isLight(square: Square): boolean {
  return (FILES.indexOf(fileOf(square)) + RANKS.indexOf(rankOf(square))) % 2 === 1;
}

/** Whether the square is on the rank where a pawn of this colour is promoted. */
export function isPromotionRank(square: Square, color: Color): boolean {
  return rankOf(square) === (color === 'white' ? '8' : '1');
}
