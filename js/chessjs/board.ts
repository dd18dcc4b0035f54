// Who stands where, and what is noted beside the board? A position as chess.js keeps one:
// any men on any squares, also where nobody could play. What is legal is not known here.

import { squareNumber } from '../squares.js';

/** Squares are numbered a1, b1 … h8; a man is a role of the program's numbers, a black one with this bit. */
export const BLACK_MAN = 8;

/** The letters of the roles by the program's numbers. */
export const ROLE_LETTERS = ['', 'p', 'n', 'k', '', 'b', 'r', 'q'] as const;
export const [PAWN, KNIGHT, KING, BISHOP, ROOK, QUEEN] = [1, 2, 3, 5, 6, 7];

/** The rights to castle, as bits. */
export const [WHITE_H, WHITE_A, BLACK_H, BLACK_A] = [1, 2, 4, 8];

/** Each right with its letter and where king and rook stand for it. */
const RIGHTS = [
  { right: WHITE_H, letter: 'K', king: 4, rook: 7, color: 0 },
  { right: WHITE_A, letter: 'Q', king: 4, rook: 0, color: 0 },
  { right: BLACK_H, letter: 'k', king: 60, rook: 63, color: BLACK_MAN },
  { right: BLACK_A, letter: 'q', king: 60, rook: 56, color: BLACK_MAN },
] as const;

/** The rights that end when something leaves a square or comes to it. */
const RIGHTS_AT = new Uint8Array(64);
for (const { right, king, rook } of RIGHTS) {
  RIGHTS_AT[king]! |= right;
  RIGHTS_AT[rook]! |= right;
}

/** Eight steps of one square, clockwise from the upper left, diagonal and straight in turn. */
export const STEPS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;

/** The knight's moves, clockwise from the left. */
export const JUMPS = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
] as const;

/** A null move. */
export const NULL_MOVE = 1 << 24;

/** The parts of a packed move (wasm/wire/pack.go). */
export const fromOf = (move: number) => move & 63;
export const toOf = (move: number) => (move >> 6) & 63;
export const roleOf = (move: number) => (move >> 12) & 7;
export const capturedOf = (move: number) => (move >> 15) & 7;
export const promotionOf = (move: number) => (move >> 18) & 7;
/** 1 on the a-side, 2 on the h-side, 0 for any other move. */
export const castlingOf = (move: number) => (move >> 21) & 3;
export const isEnPassant = (move: number) => (move & (1 << 23)) !== 0;
export const isNull = (move: number) => (move & NULL_MOVE) !== 0;
export const isDoubleStep = (move: number) =>
  roleOf(move) === PAWN && Math.abs(fromOf(move) - toOf(move)) === 16;

/** The square that lies some files and ranks away, -1 beyond the edge. */
export function away(square: number, files: number, ranks: number): number {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

/** What a move changes that it does not tell itself. */
export interface Noted {
  readonly castling: number;
  readonly enPassant: number;
  readonly halfMoves: number;
  readonly moveNumber: number;
}

export class Board implements Noted {
  readonly men = new Uint8Array(64);
  /** 0 where White has the move, 1 where Black has it. */
  turn = 0;
  castling = 0;
  /** The square that a pawn has just passed; -1 where none has. */
  enPassant = -1;
  halfMoves = 0;
  moveNumber = 1;
  /** Where the kings stand, White's first; -1 for one that is not there. */
  readonly kings = [-1, -1];

  /** Sets the board up by a FEN, of which each field is read as far as it can be. */
  read(fen: string): void {
    const [men = '', turn, castling = '', enPassant = '', halfMoves, moveNumber] = fen.split(/\s+/);
    this.men.fill(0);
    this.kings.fill(-1);
    let at = 0; // squares as a diagram is read
    for (const letter of men) {
      if (letter === '/') continue;
      const gap = '0123456789'.indexOf(letter);
      if (gap >= 0) at += gap;
      else if (at < 64) this.put((at++ ^ 56) as number, manOf(letter));
    }
    this.turn = turn === 'b' ? 1 : 0;
    this.castling = 0;
    for (const { right, letter } of RIGHTS) if (castling.includes(letter)) this.castling |= right;
    this.dropRights();
    this.enPassant = squareNumber(enPassant);
    if (!this.#couldHavePassed(this.enPassant)) this.enPassant = -1;
    this.halfMoves = parseInt(halfMoves ?? '0', 10);
    this.moveNumber = parseInt(moveNumber ?? '1', 10);
  }

  /** Puts a man on a square, 0 for none. */
  put(square: number, man: number): void {
    const before = this.men[square]!;
    if ((before & 7) === KING && this.kings[before >> 3] === square) this.kings[before >> 3] = -1;
    if ((man & 7) === KING) this.kings[man >> 3] = square;
    this.men[square] = man;
  }

  /** Drops the rights to castle for which king or rook is not in place. */
  dropRights(): void {
    for (const { right, king, rook, color } of RIGHTS) {
      if (this.men[king] !== (KING | color) || this.men[rook] !== (ROOK | color)) this.castling &= ~right;
    }
  }

  /** The position as FEN; the en passant square stands where a capture is legal, or always. */
  fen(always = false): string {
    let text = '';
    for (let rank = 56; rank >= 0; rank -= 8) {
      let gap = 0;
      for (let square = rank; square < rank + 8; square++) {
        const man = this.men[square]!;
        if (man === 0) {
          gap++;
          continue;
        }
        if (gap > 0) text += gap;
        gap = 0;
        text += LETTERS[man];
      }
      if (gap > 0) text += gap;
      if (rank > 0) text += '/';
    }
    const passed = always ? this.enPassant : this.legalEnPassant();
    return `${text} ${this.turn === 0 ? 'w' : 'b'} ${CASTLINGS[this.castling]} ${
      passed < 0 ? '-' : nameOf(passed)
    } ${this.halfMoves} ${this.moveNumber}`;
  }

  /** Makes a move, legal or not, of a man that is there. */
  make(move: number): void {
    this.enPassant = -1;
    this.halfMoves++;
    if (!isNull(move)) this.#makeOnBoard(move);
    this.moveNumber += this.turn;
    this.turn ^= 1;
  }

  #makeOnBoard(move: number): void {
    const { men, turn } = this;
    const from = fromOf(move);
    const to = toOf(move);
    const man = men[from]!;
    if ((man & 7) === PAWN || capturedOf(move) !== 0) this.halfMoves = 0;
    if (isEnPassant(move)) this.put(to ^ 8, 0);
    this.put(from, 0);
    this.put(to, promotionOf(move) === 0 ? man : promotionOf(move) | (man & BLACK_MAN));
    if (castlingOf(move) !== 0) {
      const [corner, beside] = castlingOf(move) === 2 ? [to + 1, to - 1] : [to - 2, to + 1];
      men[beside] = men[corner]!;
      men[corner] = 0;
    }
    this.castling &= ~(RIGHTS_AT[from]! | RIGHTS_AT[to]!);
    if ((man & 7) === PAWN && Math.abs(from - to) === 16) {
      const enemy = PAWN | (turn === 0 ? BLACK_MAN : 0);
      const beside = [away(to, -1, 0), away(to, 1, 0)];
      if (beside.some((square) => men[square] === enemy)) this.enPassant = (from + to) >> 1;
    }
  }

  /** Takes a move back, with what was noted before it. */
  unmake(move: number, { castling, enPassant, halfMoves, moveNumber }: Noted): void {
    this.turn ^= 1;
    this.castling = castling;
    this.enPassant = enPassant;
    this.halfMoves = halfMoves;
    this.moveNumber = moveNumber;
    if (isNull(move)) return;
    const from = fromOf(move);
    const to = toOf(move);
    const enemy = this.turn === 0 ? BLACK_MAN : 0;
    this.put(to, 0);
    this.put(from, roleOf(move) | (enemy ^ BLACK_MAN));
    if (isEnPassant(move)) this.put(to ^ 8, PAWN | enemy);
    else if (capturedOf(move) !== 0) this.put(to, capturedOf(move) | enemy);
    if (castlingOf(move) !== 0) {
      const [corner, beside] = castlingOf(move) === 2 ? [to + 1, to - 1] : [to - 2, to + 1];
      this.men[corner] = this.men[beside]!;
      this.men[beside] = 0;
    }
  }

  /** The en passant square where a capture there leaves no king attacked; -1 where there is none. */
  legalEnPassant(): number {
    const { enPassant, men, turn } = this;
    if (enPassant < 0) return -1;
    const own = PAWN | (turn === 0 ? 0 : BLACK_MAN);
    for (const files of [-1, 1]) {
      const from = away(enPassant, files, turn === 0 ? -1 : 1);
      if (from < 0 || men[from] !== own) continue;
      const passed = men[enPassant ^ 8]!;
      men[from] = 0;
      men[enPassant ^ 8] = 0;
      men[enPassant] = own;
      const legal = !this.isKingAttacked(turn);
      men[from] = own;
      men[enPassant ^ 8] = passed;
      men[enPassant] = 0;
      if (legal) return enPassant;
    }
    return -1;
  }

  /** Whether a colour's king is attacked; one that is not there is not. */
  isKingAttacked(color: number): boolean {
    const king = this.kings[color]!;
    return king >= 0 && this.isAttacked(king, color ^ 1);
  }

  isAttacked(square: number, by: number): boolean {
    return this.#attackers(square, by, true).length > 0;
  }

  /** The squares of the men of a colour that attack a square, as a diagram is read. */
  attackers(square: number, by: number): number[] {
    return this.#attackers(square, by, false).sort((a, b) => (a ^ 56) - (b ^ 56));
  }

  #attackers(square: number, by: number, one: boolean): number[] {
    const { men } = this;
    const color = by === 0 ? 0 : BLACK_MAN;
    const found: number[] = [];
    for (const [files, ranks] of JUMPS) {
      const from = away(square, files, ranks);
      if (from >= 0 && men[from] === (KNIGHT | color)) found.push(from);
      if (one && found.length > 0) return found;
    }
    for (let step = 0; step < 8; step++) {
      const [files, ranks] = STEPS[step]!;
      const slider = step & 1 ? ROOK : BISHOP;
      let from = away(square, files, ranks);
      const near = from < 0 ? 0 : men[from]!;
      // A pawn attacks upwards if it is white, and so stands below.
      const isPawn = near === (PAWN | color) && files !== 0 && ranks === (by === 0 ? -1 : 1);
      if (isPawn || near === (KING | color)) {
        found.push(from);
      } else {
        while (from >= 0 && men[from] === 0) from = away(from, files, ranks);
        const man = from < 0 ? 0 : men[from]!;
        if (man === (slider | color) || man === (QUEEN | color)) found.push(from);
      }
      if (one && found.length > 0) return found;
    }
    return found;
  }

  /** Whether the program can play on: a king each, no pawn on an end rank, nobody about to lose a king. */
  isPlayable(): boolean {
    const { men, kings } = this;
    let count = 0;
    for (let square = 0; square < 64; square++) {
      const role = men[square]! & 7;
      if (role === KING) count++;
      if (role === PAWN && (square < 8 || square > 55)) return false;
    }
    if (count !== 2 || kings[0]! < 0 || kings[1]! < 0) return false;
    return !this.isKingAttacked(this.turn ^ 1) && this.halfMoves >= 0 && this.moveNumber >= 0;
  }

  /** Whether only kings, one minor piece, or bishops on squares of one colour are left. */
  isBare(): boolean {
    let count = 0;
    let minor = 0;
    const bishops = [0, 0]; // on dark and light squares
    for (let square = 0; square < 64; square++) {
      const role = this.men[square]! & 7;
      if (role === 0) continue;
      count++;
      if (role === BISHOP || role === KNIGHT) minor++;
      if (role === BISHOP) bishops[((square >> 3) + square) & 1]!++;
    }
    const [dark, light] = bishops as [number, number];
    const alike = dark === 0 || light === 0;
    return count === 2 || (count === 3 && minor === 1) || (alike && count === dark + light + 2);
  }

  /** Whether the pawn beside a square, of the player who has moved, can have passed it just now. */
  #couldHavePassed(square: number): boolean {
    const { men, turn } = this;
    return (
      square >= 0 &&
      square >> 3 === (turn === 0 ? 5 : 2) &&
      men[square] === 0 &&
      men[square + (turn === 0 ? 8 : -8)] === 0 &&
      men[square ^ 8] === (PAWN | (turn === 0 ? BLACK_MAN : 0))
    );
  }
}

/** The letters of men in a FEN. */
const LETTERS = [...ROLE_LETTERS.map((letter) => letter.toUpperCase()), ...ROLE_LETTERS];

/** The field of a FEN for each set of rights. */
const CASTLINGS = Array.from(
  { length: 16 },
  (_, set) =>
    RIGHTS.filter(({ right }) => set & right)
      .map(({ letter }) => letter)
      .join('') || '-',
);

/** The man with a letter, upper case for White; 0 for a letter that no man has. */
export function manOf(letter: string): number {
  const man = LETTERS.indexOf(letter);
  return letter === '' || man < 0 ? 0 : man;
}

export const nameOf = (square: number) => 'abcdefgh'[square & 7]! + ((square >> 3) + 1);
