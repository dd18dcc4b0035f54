/**
 * What does the board say, and which words does it need for it?
 *
 * Every word that reaches a reader, a screen reader's user first, stands in one `BoardStrings`
 * object: one file for each language in strings/. This file tells what a language has to know.
 * Each function gets plain facts and gives a sentence without its full stop.
 */

import type { Color, Piece, Role, Square } from './squares.js';
import type { Commands, Letters } from './keyboard.js';
import type { Shape } from './shapes.js';

/** What a square's name has to tell besides its piece. */
export interface SquareFacts {
  readonly square: Square;
  readonly piece: Piece | null;
  /** Whether its piece is in hand. */
  readonly held: boolean;
  /** What choosing this square would do with the piece in hand. */
  readonly target: 'move' | 'capture' | 'castling' | 'promotion' | null;
  /** Whether a king in check stands there. */
  readonly check: boolean;
  /** Whether the last move left it or reached it. */
  readonly lastMove: 'from' | 'to' | null;
  /** Labels of the host's highlights. */
  readonly labels: readonly string[];
  /** The circles round this square and the arrows that begin here. */
  readonly shapes: readonly Shape[];
}

/** The side of a castling: `a` is queenside, `h` kingside. */
export type Side = 'a' | 'h';

/** A move as it is seen: what stands elsewhere now. */
export type Act =
  | {
      readonly kind: 'move';
      readonly piece: Piece;
      readonly from: Square;
      readonly to: Square;
      readonly captured: Role | null;
      /** The pawn captured stood beside the target. */
      readonly enPassant: boolean;
      readonly promotion: Role | null;
    }
  | { readonly kind: 'castling'; readonly color: Color; readonly side: Side };

/** What came about between two states of the board. */
export interface Change {
  /** A move made, a move taken back, or another position, which no one move leads to. */
  readonly how: 'made' | 'taken-back' | 'other';
  /** Null for another position. */
  readonly act: Act | null;
  /** Who is to move now; null where nobody can. */
  readonly turn: Color | null;
  readonly check: boolean;
}

/** A move that a piece may make. */
export interface Target {
  readonly to: Square;
  /** Whether it captures, also en passant. */
  readonly captures: boolean;
  readonly promotes: boolean;
  /** The side of a castling; null for every other move. */
  readonly castling: Side | null;
}

/** The moves that are listed for one piece; none for one that cannot move. */
export interface MovesFrom {
  readonly square: Square;
  readonly piece: Piece;
  readonly targets: readonly Target[];
}

/** All that the board says in a language. */
export interface BoardStrings {
  /** The language as a BCP 47 tag, by which a screen reader chooses its voice. */
  readonly language: string;
  /** The name of the grid. */
  board(below: Color, turn: Color): string;
  /** Told once about the grid: how to begin. */
  readonly hint: string;
  /** The name of a square’s button: the square, what stands there, what can be done. */
  square(facts: SquareFacts): string;
  /** Said when a piece is taken up by a key. */
  held(from: MovesFrom): string;
  /** Said when it is put back. */
  putBack(square: Square): string;
  /** Said when the position has changed. */
  change(change: Change): string;
  /** The last move, of which perhaps only the two squares are known; null if there is none. */
  lastMove(move: Act | readonly [Square, Square] | null): string;
  /** The legal moves of one piece. */
  moves(from: MovesFrom): string;
  /** The legal moves of a side, those of each piece together. `count` is the number of moves. */
  movesOfSide(color: Color, pieces: readonly MovesFrom[], count: number): string;
  /** Said when the board has been turned round. */
  turned(below: Color): string;
  /** Said when a move is refused and the host gives no reason. */
  refused(from: Square, to: Square): string;
  /** The list of keys; `commands` is null where single characters are switched off. */
  keys(letters: Letters, commands: Commands | null): string;
  /** The field for typed moves: its name and its button. */
  readonly typed: {
    readonly label: string;
    readonly play: string;
    /** Said when the host refuses what was typed and gives no reason. */
    refused(text: string): string;
  };
  /** Asked when a pawn is promoted. */
  readonly promotion: string;
  /** Asked where a king can step to a square and castle to it as well, and the two answers. */
  readonly castlingQuestion: string;
  /** The answer that means a step of the king. */
  readonly kingStep: string;
  /** The answer that means castling. */
  readonly castling: string;
  /** The answer that takes the move back. */
  readonly cancel: string;
  /** The name of a piece among the answers to a promotion. */
  role(role: Role): string;
  /** The letters that jump to a piece and choose in the promotion dialog. */
  readonly letters: Letters;
  /** The letters of the commands; a piece's letter goes before, see `commandsOf`. */
  readonly commands: Commands;
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
