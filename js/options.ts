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

/** How a PGN is written. */
export interface PgnStyle {
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
  readonly fen: string;
  readonly pgn: string;
  readonly variant: Variant;
  readonly laws: Edition;
  readonly language: Language;
  readonly ply: number;
  readonly moveNumber: number;
  readonly turn: Color;
  readonly inCheck: boolean;
  readonly lastMove: Move | null;
  readonly history: readonly Move[];
  readonly dests: Readonly<Partial<Record<Square, readonly Square[]>>>;
  readonly castling: readonly CastlingOption[];
  readonly status: Status;
}
