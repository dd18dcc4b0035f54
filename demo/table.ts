/**
 * What happens when something is asked for at the table?
 *
 * The table holds the game, what is marked on the board and what is to be read beneath it. Whoever
 * wants something done calls a method here; whoever shows something listens for changes.
 */

import {
  MoveSyntaxError,
  type Arbiter,
  type ClaimKind,
  type Game,
  type Move,
  type Reason,
  type Role,
  type Ruling,
  type Square,
} from '../js/index.js';
import { speak } from './words.js';

/** What a change has touched. */
export interface Change {
  /** Another game is on the table. */
  readonly game: boolean;
  /** The moves of the record are others than before. */
  readonly record: boolean;
  /** Another position is shown. */
  readonly position: boolean;
}

export interface Mark {
  readonly square: Square;
  readonly kind: 'path' | 'attack' | 'good' | 'point';
  readonly label: string;
}

export interface Line {
  readonly text: string;
  readonly article: string | null;
  /** The part of the page that tells more. */
  readonly more?: string;
}

/** What is to be read beneath the board. */
export interface Note {
  readonly tone: 'hint' | 'refusal' | 'ruling';
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What is said aloud to who cannot see the board. */
export interface Speech {
  readonly text: string;
  readonly urgent: boolean;
}

export const HINT: Note = {
  tone: 'hint',
  title: 'Why not?',
  lines: [{ text: 'Try any move, also one that is not allowed: the reason will stand here.', article: null }],
};

export class Table {
  readonly arbiter: Arbiter;
  #game: Game;
  #start: string;
  #marks: readonly Mark[] = [];
  #note: Note = HINT;
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #hearers: ((speech: Speech) => void)[] = [];

  constructor(arbiter: Arbiter) {
    this.arbiter = arbiter;
    this.#game = arbiter.game();
    this.#start = startOf(this.#game);
  }

  get game(): Game {
    return this.#game;
  }

  /** The FEN of the first position of the record. */
  get start(): string {
    return this.#start;
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  get note(): Note {
    return this.#note;
  }

  /** Calls a listener after each change. */
  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls a hearer with all that is to be said aloud. */
  hear(hearer: (speech: Speech) => void): void {
    this.#hearers.push(hearer);
  }

  /** Puts another game on the table; the one before is given back. */
  replace(game: Game, said: string): void {
    const before = this.#game;
    this.#game = game;
    this.#start = startOf(game);
    this.#settle({ game: true, record: true, position: true });
    if (before !== game) before.dispose();
    this.#say(said);
  }

  /** Plays a move that is legal and that no ruling forbids; anything else is explained. */
  play(move: string | { from: Square; to: Square; promotion?: Role }): boolean {
    const { legal, move: found, reasons } = this.#game.explain(move);
    if (!legal || found === null) {
      this.#refuse(typeof move === 'string' ? move : `${move.from}–${move.to}`, reasons);
      return false;
    }
    const played = this.#game.play(move);
    this.#settle({ game: false, record: true, position: true });
    this.#tell(played);
    return true;
  }

  /** Says why a move is not legal. */
  explain(from: Square, to: Square): void {
    const { legal, reasons } = this.#game.explain({ from, to });
    if (!legal) this.#refuse(`${from}–${to}`, reasons);
  }

  /**
   * Makes a claim. A correct one ends the game; after another the intended move must be played. One
   * whose intended move cannot be read is not judged.
   */
  claim(kind: ClaimKind, intending: string | null): void {
    let ruling: Ruling;
    try {
      ruling = this.#game.claim(intending === null ? { kind } : { kind, intending });
    } catch (error) {
      if (!(error instanceof MoveSyntaxError)) throw error;
      this.#refuseClaim(error.message);
      return;
    }
    // One without effect is not recorded: there would be nothing for undo to take back.
    if (ruling.result !== null || ruling.mustPlay !== null) this.#game.apply(ruling);
    this.#settle({ game: false, record: true, position: true });
    this.#note = noteOf(ruling, this.#game);
    this.#changed({ game: false, record: false, position: false });
    this.#say(`${this.#note.title}. ${ruling.text}`, true);
  }

  undo(): void {
    const before = this.#allowed();
    const move = this.#game.undo();
    if (move !== null) this.#moved(`Taken back: ${speak(move)}`);
    else this.#moved(this.#allowed() === before ? this.#where() : 'The ruling is taken back');
  }

  redo(): void {
    const move = this.#game.redo();
    this.#moved(move === null ? '' : speak(move));
  }

  goto(ply: number): void {
    this.#game.goto(ply);
    this.#moved(this.#where());
  }

  enter(path: readonly number[]): void {
    this.#game.enter([...path]);
    this.#moved(this.#where());
  }

  /** Marks squares on the board, in place of those marked before. */
  mark(marks: readonly Mark[]): void {
    this.#marks = marks;
    this.#changed({ game: false, record: false, position: false });
  }

  #moved(said: string): void {
    this.#settle({ game: false, record: false, position: true });
    this.#say(said);
  }

  #refuse(what: string, reasons: readonly Reason[]): void {
    const by = reasons.flatMap((reason) => reason.by);
    const about = reasons.flatMap((reason) => reason.squares).filter((square) => !by.includes(square));
    this.#marks = [
      ...[...new Set(by)].map((square): Mark => ({ square, kind: 'attack', label: 'the reason why not' })),
      ...[...new Set(about)].map((square): Mark => ({ square, kind: 'point', label: 'what it is about' })),
    ];
    this.#note = { tone: 'refusal', title: `${what} is not possible`, lines: reasons };
    this.#changed({ game: false, record: false, position: false });
    this.#say(`Not possible. ${reasons.map((reason) => reason.text).join(' ')}`, true);
  }

  #refuseClaim(text: string): void {
    const title = 'The claim cannot be judged';
    this.#marks = [];
    this.#note = { tone: 'refusal', title, lines: [{ text, article: null }] };
    this.#changed({ game: false, record: false, position: false });
    this.#say(`${title}. ${text}`, true);
  }

  /** What may be played now; a ruling leaves one move, or none. */
  #allowed(): string {
    return this.#game.status().over
      ? ''
      : this.#game
          .moves()
          .map((move) => move.uci)
          .join(' ');
  }

  #tell(move: Move): void {
    const status = this.#game.status();
    this.#say(`${speak(move)}${status.over ? '' : this.#game.inCheck ? ', check' : ''}`);
    if (status.over) this.#say(status.text, true);
    else if (this.#game.claims().length > 0) this.#say('A draw may be claimed');
  }

  #where(): string {
    const last = this.#game.history().at(-1);
    return last === undefined ? 'The first position' : `After ${speak(last)}`;
  }

  /** What was marked and read belongs to the position before. */
  #settle(change: Change): void {
    this.#marks = [];
    const { over, text, article } = this.#game.status();
    this.#note = over
      ? { tone: 'ruling', title: 'The game is over', lines: [{ text, article }] }
      : this.#game.claims().length > 0
        ? claimable(this.#game)
        : HINT;
    this.#changed(change);
  }

  #changed(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  #say(text: string, urgent = false): void {
    if (text !== '') for (const hearer of this.#hearers) hearer({ text, urgent });
  }
}

/** That a draw may be claimed is worth a note: the panel that tells more may be out of sight. */
function claimable(game: Game): Note {
  const color = game.turn === 'white' ? 'White' : 'Black';
  const text = `${color} has the move and may claim a draw.`;
  return {
    tone: 'hint',
    title: 'A draw may be claimed',
    lines: [{ text, article: null, more: 'claims-title' }],
  };
}

/** The FEN at ply 0, the game staying where it is. */
function startOf(game: Game): string {
  const { ply } = game;
  game.goto(0);
  const { fen } = game;
  game.goto(ply);
  return fen;
}

const TITLES: Readonly<Record<string, string>> = {
  'claim-correct': 'The claim is correct',
  'claim-incorrect': 'The claim is not correct',
  'claim-refused': 'The claim is refused',
};

function noteOf(ruling: Ruling, game: Game): Note {
  const line: Line = { text: ruling.text, article: ruling.article };
  const title = TITLES[ruling.code] ?? 'The claim';
  if (!ruling.upheld) return { tone: 'refusal', title, lines: [line] };
  const { text, article } = game.status();
  return { tone: 'ruling', title, lines: [line, { text, article }] };
}
