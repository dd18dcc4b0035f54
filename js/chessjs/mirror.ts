// How does the program follow the moves of a Chess? One of its games, begun where the board last
// changed otherwise than by a move, is played along and answers what the position allows.

import { FULL, REFUSED, type Instance } from '../instance.js';
import { refusal } from '../refusals.js';
import { unpackMove } from '../squares.js';
import type { Refusal } from '../wire.js';
import { JUMPS, KNIGHT, PAWN, STEPS, castlingOf, fromOf, promotionOf, roleOf, toOf } from './board.js';

/** Moves in their packed form, each with its notation. */
export interface MoveList {
  readonly packed: readonly number[];
  readonly sans: readonly string[];
}

/** By what a position may end a game. */
export interface Standing {
  readonly check: boolean;
  /** Whether there is no legal move. */
  readonly stuck: boolean;
  /** Whether nobody can mate any more, as far as that is seen at once. */
  readonly dead: boolean;
  /** How often the position has occurred. */
  readonly occurrences: number;
}

/** A move that was made, or why it was not. */
export type Played = { readonly packed: number; readonly san: string } | { readonly refused: Error };

export class Mirror {
  /** How the program calls the game; 0 when it was let go of. */
  handle: number;
  /** How many moves of the Chess had been made when the game began. */
  readonly base: number;
  readonly #instance: Instance;

  /** Begins a game; null where the position cannot be played, or there is no room. */
  static begin(instance: Instance, fen: string, base: number): Mirror | null {
    const handle = instance.call.newGame(instance.write(fen), 0);
    if (handle === REFUSED) instance.take();
    return handle === REFUSED || handle === FULL ? null : new Mirror(instance, handle, base);
  }

  private constructor(instance: Instance, handle: number, base: number) {
    this.#instance = instance;
    this.handle = handle;
    this.base = base;
    instance.adopt(this);
  }

  /** Whether the program has failed. */
  get isDead(): boolean {
    return this.#instance.isDead;
  }

  end(): void {
    if (this.handle !== 0 && !this.isDead) this.#instance.call.dropGame(this.handle);
    this.handle = 0;
  }

  /** The legal moves, in the order of chess.js. */
  moves(): MoveList {
    const instance = this.#instance;
    const count = instance.call.moves(this.handle, -1);
    const { words } = instance;
    const order: number[] = []; // sorted as it grows: it comes in order for the most part
    for (let i = 0; i < count; i++) {
      const key = rankInOrder(words[i]!) * 256 + i;
      let place = i;
      for (; place > 0 && order[place - 1]! > key; place--) order[place] = order[place - 1]!;
      order[place] = key;
    }
    const packed: number[] = [];
    const sans: string[] = [];
    for (const key of order) {
      packed.push(words[key & 255]!);
      sans.push(unpackMove(words[key & 255]!).san);
    }
    return { packed, sans };
  }

  /** Makes the move that a text spells. */
  playText(text: string): Played {
    const instance = this.#instance;
    return this.#played(instance.call.playText(this.handle, instance.write(text), 0, 0));
  }

  /** Makes a move by its squares. */
  playSquares(from: number, to: number, promotion: number): Played {
    return this.#played(this.#instance.call.playSquares(this.handle, from, to, promotion));
  }

  /** Makes a legal move. */
  play(packed: number): void {
    this.#instance.call.playSquares(this.handle, fromOf(packed), toOf(packed), promotionOf(packed));
  }

  #played(packed: number): Played {
    if (packed < 0) return { refused: refusal(this.#instance.take<Refusal>()) };
    return { packed, san: unpackMove(packed).san };
  }

  /** Takes the last move back for good. */
  takeBack(): void {
    this.#instance.call.takeBack(this.handle);
  }

  standing(): Standing {
    const told = this.#instance.call.standing(this.handle);
    return {
      check: (told & 1) !== 0,
      stuck: (told & 2) !== 0,
      dead: (told & 4) !== 0,
      occurrences: told >> 3,
    };
  }

  perft(fen: string, depth: number): number {
    return this.#instance.call.perft(this.#instance.write(fen), 0, depth);
  }
}

/** The place of each step and jump among those of its kind, by files and ranks from -2 on. */
const CLOCKWISE = new Uint8Array(25);
for (const moves of [STEPS, JUMPS]) {
  moves.forEach(([files, ranks], i) => (CLOCKWISE[(ranks + 2) * 5 + files + 2] = i));
}

/**
 * Where a move stands in the order of chess.js: by the square it leaves, as a diagram is read, then
 * clockwise from the upper left and outwards; a pawn's steps come before its captures, and castling
 * last.
 */
function rankInOrder(move: number): number {
  if (castlingOf(move) !== 0) return (1 << 20) - castlingOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const files = (to & 7) - (from & 7);
  const ranks = (to >> 3) - (from >> 3);
  const role = roleOf(move);
  let within: number;
  if (role === PAWN) {
    const kind = files === 0 ? Math.abs(ranks) - 1 : files === ranks ? 3 : 2;
    within = kind * 8 + promotionOf(move);
  } else if (role === KNIGHT) {
    within = CLOCKWISE[(ranks + 2) * 5 + files + 2]!;
  } else {
    const step = CLOCKWISE[(Math.sign(ranks) + 2) * 5 + Math.sign(files) + 2]!;
    within = step * 8 + Math.max(Math.abs(files), Math.abs(ranks));
  }
  return ((from ^ 56) << 8) | within;
}
