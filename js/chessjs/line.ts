// Which moves have been made since the board was set up, and which may be made now?
//
// The board and the list of moves are kept here, so that they can be edited at will. What is legal
// is asked of the program, which follows the moves, and where it cannot play, of loose.ts.

import { BLACK_MAN, Board, NULL_MOVE, type Noted } from './board.js';
import { after, bare, findLoose, isStuck, looseMoves, loosePerft } from './loose.js';
import { Mirror, type MoveList, type Standing } from './mirror.js';
import type { Made } from './move.js';
import { program } from './running.js';

/** A move that was made, with what takes it back. */
export interface Entry extends Made, Noted {
  /**
   * From how many moves on the positions before this one belong together; -1 where the board was
   * edited later, so that they are not what they were.
   */
  since: number;
}

/** The squares of a move and the role of its promotion, by the program's numbers. */
export interface Squares {
  readonly from: number;
  readonly to: number;
  readonly promotion: number;
}

export class Line {
  readonly board = new Board();
  readonly made: Entry[] = [];
  /** The program's game; null where the position cannot be played, undefined where that is not known. */
  #mirror: Mirror | null | undefined;
  #since = 0;
  #fen: string | undefined;
  #moves: MoveList | undefined;
  #standing: Standing | undefined;

  /** Sets up a position, and forgets the moves. */
  load(fen: string): void {
    this.made.length = 0;
    this.edit((board) => board.read(fen));
  }

  /** Changes the board otherwise than by a move. */
  edit(change: (board: Board) => void): void {
    change(this.board);
    for (const entry of this.made) entry.since = -1;
    this.#begin();
    this.#forget();
  }

  get fen(): string {
    return (this.#fen ??= this.board.fen());
  }

  /** From how many moves on the positions belong together, and the first of them. */
  get start(): { readonly since: number; readonly fen: string } {
    const since = this.#since;
    return { since, fen: this.made[since]?.before ?? this.fen };
  }

  /** Whether the program can play the position. */
  get isPlayable(): boolean {
    return this.#follow() !== null;
  }

  /** The moves that may be made, with their notation. */
  moves(): MoveList {
    return (this.#moves ??= this.#follow()?.moves() ?? looseMoves(this.board));
  }

  standing(): Standing {
    return (this.#standing ??= this.#follow()?.standing() ?? this.#looseStanding());
  }

  perft(depth: number): number {
    return this.#follow()?.perft(this.fen, depth) ?? loosePerft(this.board, depth);
  }

  /** Makes the move that a text spells; answers why it was not made. */
  playText(text: string): Entry | { readonly refused: Error | undefined } {
    const mirror = this.#follow();
    if (!mirror) return this.#playListed(findLoose(this.moves(), text));
    const played = mirror.playText(text);
    return 'refused' in played ? played : this.#note(played.packed, played.san);
  }

  /** Makes the move whose notation a text is, but for what is marked on it. */
  playNotation(text: string): Entry | { readonly refused: Error | undefined } {
    const wanted = bare(text);
    return this.#playListed(this.moves().sans.findIndex((san) => bare(san) === wanted));
  }

  playSquares({ from, to, promotion }: Squares): Entry | { readonly refused: Error | undefined } {
    const mirror = this.#follow();
    if (!mirror) {
      const wanted = from | (to << 6) | (promotion << 18);
      const mask = 0xfff | (7 << 18);
      return this.#playListed(this.moves().packed.findIndex((move) => (move & mask) === wanted));
    }
    // For the program castling may be the king's way to the rook.
    const { men, turn } = this.board;
    if (men[to] !== 0 && (men[to]! & BLACK_MAN) >> 3 === turn) return { refused: undefined };
    const played = mirror.playSquares(from, to, promotion);
    return 'refused' in played ? played : this.#note(played.packed, played.san);
  }

  /** Passes the turn; the positions after it are counted anew. */
  playNull(): Entry {
    const entry = this.#note(NULL_MOVE, '--');
    this.#begin();
    return entry;
  }

  /** Takes the last move back. */
  undo(): Made | undefined {
    const entry = this.made.at(-1);
    if (!entry) return undefined;
    const mirror = this.#mirror?.isDead ? undefined : this.#mirror;
    if (mirror && mirror.base < this.made.length) mirror.takeBack();
    else this.#drop();
    this.made.pop();
    this.board.unmake(entry.packed, entry);
    this.#forget();
    const isEdited = entry.since < 0;
    this.#since = isEdited ? this.made.length : entry.since;
    if (isEdited) {
      const fenAfter = after(this.board, entry.packed, () => this.board.fen());
      return { ...entry, before: this.fen, after: fenAfter };
    }
    this.#fen = entry.before;
    return entry;
  }

  #playListed(index: number): Entry | { readonly refused: undefined } {
    const { packed, sans } = this.moves();
    if (index < 0) return { refused: undefined };
    const [move, san] = [packed[index]!, sans[index]!];
    this.#follow()?.play(move);
    return this.#note(move, san);
  }

  /** Makes on the board what the program has made. */
  #note(packed: number, san: string): Entry {
    const { board } = this;
    const { castling, enPassant, halfMoves, moveNumber, turn } = board;
    const before = this.fen;
    board.make(packed);
    this.#forget();
    const entry: Entry = {
      packed,
      color: turn === 0 ? 'w' : 'b',
      san,
      before,
      after: this.fen,
      castling,
      enPassant,
      halfMoves,
      moveNumber,
      since: this.#since,
    };
    this.made.push(entry);
    if (!this.#mirror) this.#begin();
    return entry;
  }

  /** Lets the positions that belong together begin with this one. */
  #begin(): void {
    this.#drop();
    this.#since = this.made.length;
  }

  #drop(): void {
    this.#mirror?.end();
    this.#mirror = undefined;
  }

  #forget(): void {
    this.#fen = this.#moves = this.#standing = undefined;
  }

  /** The program's game at this position; null where it can play none. */
  #follow(): Mirror | null {
    if (this.#mirror?.isDead) this.#mirror = undefined;
    if (this.#mirror !== undefined) return this.#mirror;
    if (!this.board.isPlayable()) return (this.#mirror = null);
    const { since, fen } = this.start;
    const mirror = Mirror.begin(program().instance, fen, since);
    for (const { packed } of this.made.slice(since)) mirror?.play(packed);
    return (this.#mirror = mirror);
  }

  #looseStanding(): Standing {
    const { board, made } = this;
    const position = (fen: string) => fen.split(' ', 4).join(' ');
    const here = position(this.fen);
    const earlier = made.slice(this.#since).filter(({ before }) => position(before) === here);
    return {
      check: board.isKingAttacked(board.turn),
      stuck: isStuck(board),
      dead: false,
      occurrences: earlier.length + 1,
    };
  }
}
