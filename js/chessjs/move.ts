// What does chess.js tell of a move?

import {
  ROLE_LETTERS,
  capturedOf,
  castlingOf,
  fromOf,
  isDoubleStep,
  isEnPassant,
  isNull,
  promotionOf,
  roleOf,
  toOf,
} from './board.js';
import { SQUARES, type Color, type PieceSymbol, type Square } from './names.js';

/** A move as it is kept: what it is, how it is written, and the positions before and after it. */
export interface Made {
  readonly packed: number;
  readonly color: Color;
  readonly san: string;
  readonly before: string;
  readonly after: string;
}

/** Gives a class its name, which a console shows and a minifier changes. */
export function keepName(type: object, name: string): void {
  Object.defineProperty(type, 'name', { value: name, configurable: true });
}

/** A move; `moves`, `move`, `undo` and `history` make them. */
export class Move {
  color: Color;
  from: Square;
  to: Square;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  /**
   * One letter for each thing that the move is: n plain, c capture, b two squares by a pawn, e en
   * passant, p promotion, k and q castling, - null move.
   *
   * @deprecated use the methods.
   */
  flags: string;
  san: string;
  /** The squares, and the letter of a promotion: e7e8q. */
  lan: string;
  /** The FEN before the move. */
  before: string;
  /** The FEN after the move. */
  after: string;

  static {
    keepName(this, 'Move');
  }

  /** @internal */
  constructor({ packed, color, san, before, after }: Made) {
    const captured = ROLE_LETTERS[capturedOf(packed)] as PieceSymbol | '';
    const promotion = ROLE_LETTERS[promotionOf(packed)] as PieceSymbol | '';
    // The properties are in the order of chess.js, and those two are there in any case.
    this.color = color;
    this.from = squareOf(packed, fromOf(packed));
    this.to = squareOf(packed, toOf(packed));
    this.piece = isNull(packed) ? 'k' : (ROLE_LETTERS[roleOf(packed)] as PieceSymbol);
    this.captured = (captured || undefined) as PieceSymbol;
    this.promotion = (promotion || undefined) as PieceSymbol;
    this.flags = flagsOf(packed);
    this.san = san;
    this.lan = this.from + this.to + promotion;
    this.before = before;
    this.after = after;
  }

  /** Whether a man is captured by moving to its square; not so en passant. */
  isCapture(): boolean {
    return this.flags.includes('c');
  }

  /** Whether a pawn is promoted. */
  isPromotion(): boolean {
    return this.flags.includes('p');
  }

  /** Whether a pawn is captured en passant. */
  isEnPassant(): boolean {
    return this.flags.includes('e');
  }

  /** Whether it is castling with the rook on the h-side. */
  isKingsideCastle(): boolean {
    return this.flags.includes('k');
  }

  /** Whether it is castling with the rook on the a-side. */
  isQueensideCastle(): boolean {
    return this.flags.includes('q');
  }

  /** Whether a pawn moves two squares. */
  isBigPawn(): boolean {
    return this.flags.includes('b');
  }
}

/** The name of a square of a move; a null move is noted from a8 to a8. */
function squareOf(packed: number, square: number): Square {
  return SQUARES[isNull(packed) ? 0 : square ^ 56]!;
}

function flagsOf(packed: number): string {
  if (isNull(packed)) return '-';
  if (castlingOf(packed) !== 0) return castlingOf(packed) === 2 ? 'k' : 'q';
  if (isEnPassant(packed)) return 'e';
  if (isDoubleStep(packed)) return 'b';
  return (capturedOf(packed) !== 0 ? 'c' : 'n') + (promotionOf(packed) !== 0 ? 'p' : '');
}
