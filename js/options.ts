// What may a caller choose, and what does a page need, in one object?

import type { Language } from './languages.js';
import type { LetterSet } from './letters.js';
import type { CastlingOption, Color, Edition, Move, Square, Status, Variant } from './wire.js';

/** How a FEN is written. */
export interface FenStyle {
  /** x-fen, the default, writes KQkq for outermost rooks; shredder always writes files. */
  readonly castling?: 'x-fen' | 'shredder';
  /** legal, the default, names the en passant square only where a capture is legal. */
  readonly enPassant?: 'legal' | 'always';
}

/** How a move is read. */
export interface PlayOptions {
  /** lenient, the default, reads what people write; strict the PGN standard's notation only. */
  readonly mode?: 'lenient' | 'strict';
  /** Whose letters name the pieces; English by default. */
  readonly letters?: LetterSet;
}

/** How destinations are told. */
export interface DestsOptions {
  /** own, the default: lists that nobody else has; shared: frozen ones, made when read, of other answers too. */
  readonly lists?: 'own' | 'shared';
}

/** By their numbers in the program (core/position, Variant). */
export const VARIANTS = ['standard', 'chess960'] as const;

/** Whose the lists of destinations are. */
export const LISTS = ['own', 'shared'] as const;

/** How a PGN is written. */
export interface PgnStyle {
  /** By which letters pieces are named; English by default, as the standard demands. */
  readonly letters?: LetterSet;
  /** false leaves the variations out. */
  readonly variations?: boolean;
  /** false leaves the comments out. */
  readonly comments?: boolean;
}

/** How far a search goes. */
export interface SearchOptions {
  /** How many positions are looked at, at most; 50,000 by default. */
  readonly states?: number;
  /** Whether a search of over 100,000 positions may take its memory here; a worker gives it back. */
  readonly allowLargeMemory?: boolean;
}

/** All that a page needs to show a game, as plain JSON. */
export interface Snapshot {
  /** The position at the cursor, in X-FEN. */
  readonly fen: string;
  /** The whole record. */
  readonly pgn: string;
  /** By which rules castling goes. */
  readonly variant: Variant;
  /** The edition by which the game is judged. */
  readonly laws: Edition;
  /** The language of the sentences. */
  readonly language: Language;
  /** How many half-moves the cursor is from the first position. */
  readonly ply: number;
  /** The number of the next move, as a FEN has it. */
  readonly moveNumber: number;
  /** Who has the move. */
  readonly turn: Color;
  /** Whether that player is in check. */
  readonly inCheck: boolean;
  /** The move that led to this position; null at the first. */
  readonly lastMove: Move | null;
  /** The moves from the first position to the cursor. */
  readonly history: readonly Move[];
  /** The legal moves: from each square, the squares to choose as target. */
  readonly dests: Readonly<Partial<Record<Square, readonly Square[]>>>;
  /** The four castlings, as `castling()` tells them. */
  readonly castling: readonly CastlingOption[];
  /** Whether and how the game has ended. */
  readonly status: Status;
}
