// Which names does chess.js 1.4 have for colours, pieces, squares and tags, and for what do they stand?

import { squareNumber } from '../squares.js';
import { BLACK_MAN, ROLE_LETTERS } from './board.js';

/** White, as chess.js names it. */
export const WHITE = 'w';
/** Black, as chess.js names it. */
export const BLACK = 'b';

/** A pawn. */
export const PAWN = 'p';
/** A knight. */
export const KNIGHT = 'n';
/** A bishop. */
export const BISHOP = 'b';
/** A rook. */
export const ROOK = 'r';
/** A queen. */
export const QUEEN = 'q';
/** A king. */
export const KING = 'k';

/** A colour by its letter. */
export type Color = 'w' | 'b';
/** A kind of man by its English letter, in lower case. */
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
/** The name of a square. */
export type Square = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A man. */
export type Piece = {
  color: Color;
  type: PieceSymbol;
};

/** The FEN of the position from which chess starts. */
export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The squares from a8 to h1, rank by rank, as a diagram is read. */
export const SQUARES: Square[] = Array.from(
  { length: 64 },
  (_, i) => ('abcdefgh'[i & 7]! + (8 - (i >> 3))) as Square,
);

/** The tags that every PGN has, with what stands in them where nothing is known. */
export const SEVEN_TAG_ROSTER: Record<string, string> = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
};

/** Further tags in the order in which they are written. */
const FURTHER_TAGS =
  'WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType ' +
  'EventDate EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime ' +
  'UTCDate TimeControl SetUp FEN Termination Annotator Mode PlyCount';

const HEADER: Readonly<Record<string, string | null>> = {
  ...SEVEN_TAG_ROSTER,
  ...Object.fromEntries(FURTHER_TAGS.split(' ').map((tag) => [tag, null])),
};

/** The tags of a new game: null stands for one that is not written. */
export const newHeader = (): Record<string, string | null> => ({ ...HEADER });

/** The number of a square; -1 for what is none. */
export const squareAt = (name: unknown) => (typeof name === 'string' ? squareNumber(name) : -1);

export const pieceOf = (man: number): Piece => ({
  type: ROLE_LETTERS[man & 7] as PieceSymbol,
  color: man & BLACK_MAN ? 'b' : 'w',
});

/** The number of a man; 0 for what is none. */
export function manOf({ type, color }: Piece): number {
  const role = type ? (ROLE_LETTERS as readonly string[]).indexOf(type) : -1;
  if (role < 1 || (color !== 'w' && color !== 'b')) return 0;
  return color === 'w' ? role : role | BLACK_MAN;
}
