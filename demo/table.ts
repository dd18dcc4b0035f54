/**
 * What happens when something is asked for at the table?
 *
 * The table holds the game, the conditions by which it is judged, what is marked on the board and
 * what is to be read beside it. Whoever wants something done calls a method here; whoever shows
 * something listens for changes.
 */

import type {
  Arbiter,
  ClaimKind,
  Color,
  Edition,
  Game,
  Language,
  Move,
  Node,
  Reason,
  Role,
  Ruling,
  Square,
  Variant,
} from '../js/index.js';
import { noteAt, noteOf, type Note } from './notes.js';
import type { Texts } from './texts/texts.js';
import type { Voice } from './voice.js';
import { actOf } from './words.js';

/** What a change has touched. */
export interface Change {
  /** Another game is on the table. */
  readonly game: boolean;
  /** The moves of the record are others than before. */
  readonly record: boolean;
  /** Another position is shown, or what may be done in it is different. */
  readonly position: boolean;
}

const NOTES_ONLY: Change = { game: false, record: false, position: false };

/** By what a game is judged, and in which language. */
export interface Conditions {
  readonly laws: Edition;
  readonly timeControl: 'standard' | 'rapid' | 'blitz';
  readonly supervised: boolean;
  readonly castlingRights: 'until-moved' | 'while-usable';
  readonly language: Language;
}

export const TODAY: Conditions = {
  laws: '2023',
  timeControl: 'standard',
  supervised: true,
  castlingRights: 'until-moved',
  language: 'en',
};

/** What a game is opened from; from nothing, a new game of chess. */
export type Source =
  | { readonly fen?: string; readonly variant?: Variant; readonly moves?: readonly string[] }
  | { readonly pgn: string; readonly ply?: number; readonly path?: readonly number[] };

/** What an example is about. */
export interface Look {
  readonly title: string;
  readonly look?: string;
}

export interface Mark {
  readonly square: Square;
  readonly kind:
    'path' | 'attack' | 'good' | 'point' | 'hand' | 'white-king' | 'black-king' | 'both-kings' | 'fixed';
  readonly label: string;
}

/** What is said aloud to who cannot see the board. */
export interface Speech {
  /** In the language of the table. */
  readonly text: string;
  readonly urgent: boolean;
}

/** The board while hands are on it: how the pieces stand, and who hears of the squares chosen. */
export interface HandsView {
  readonly placement: string;
  readonly marks: readonly Mark[];
  /** What the hands have come to, in a few words in the language of the ruling. */
  readonly state: string;
  choose(square: Square): void;
}

export class Table {
  readonly arbiter: Arbiter;
  #game: Game;
  #start: string;
  #conditions: Conditions = TODAY;
  #marks: readonly Mark[] = [];
  #voice: Voice;
  #note: Note;
  #look: ((texts: Texts) => Look) | null = null;
  #hands: HandsView | null = null;
  /** The plies at which a ruling was applied that can be taken back. */
  #ruled = new Set<number>();
  /** Whether the user has moved in the game, and the one put aside in which that was so. */
  #isOwn = false;
  #aside: { readonly pgn: string; readonly path: readonly number[] } | null = null;
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #writers: ((voice: Voice) => void)[] = [];
  readonly #hearers: ((speech: Speech) => void)[] = [];

  /** The voice is that of the language of today's conditions. */
  constructor(arbiter: Arbiter, voice: Voice) {
    this.arbiter = arbiter;
    this.#voice = voice;
    this.#game = arbiter.game();
    this.#note = noteAt(this.#game, voice);
    this.#start = startOf(this.#game);
  }

  get game(): Game {
    return this.#game;
  }

  get conditions(): Conditions {
    return this.#conditions;
  }

  /** In which words, and by which letters, the reader is spoken to. */
  get voice(): Voice {
    return this.#voice;
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

  /** What to look for in the game on the table; null where nobody said. */
  get look(): Look | null {
    return this.#look?.(this.#voice.texts) ?? null;
  }

  get hands(): HandsView | null {
    return this.#hands;
  }

  /** Whether there is a move or a ruling to take back. */
  get canUndo(): boolean {
    return this.#game.ply > 0 || this.#ruled.has(0);
  }

  /** Whether a ruling was applied at the position on the board. */
  get isRuled(): boolean {
    return this.#ruled.has(this.#game.ply);
  }

  /** Whether a game in which the user has moved was put aside for the one on the table. */
  get hasAside(): boolean {
    return this.#aside !== null;
  }

  /** Calls a listener after each change. */
  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls a writer now, and again whenever another language is chosen. */
  write(writer: (voice: Voice) => void): void {
    this.#writers.push(writer);
    writer(this.#voice);
  }

  /** Calls a hearer with all that is to be said aloud. */
  hear(hearer: (speech: Speech) => void): void {
    this.#hearers.push(hearer);
  }

  /**
   * Puts another game on the table. One in which the user has moved is put aside.
   *
   * @throws FenError, PgnError; the game on the table then stays.
   */
  open(source: Source, said: string, look: ((texts: Texts) => Look) | null = null): void {
    const game = this.#make(source);
    if (this.#isOwn) {
      this.#aside = { pgn: this.#game.pgn(), path: pathIn(this.#game) };
    }
    const isAside = this.#isOwn;
    this.#isOwn = false;
    this.#look = look;
    this.#replace(game);
    this.#say(said);
    if (isAside) this.#say(this.#voice.texts.said.aside);
  }

  /** Brings the game back that was put aside, and puts the one on the table aside if it is worth it. */
  bringBack(): void {
    const aside = this.#aside;
    if (aside === null) return;
    this.#aside = null;
    this.open(aside, this.#voice.texts.said.back);
    this.#isOwn = true;
  }

  /** Judges the game by other conditions; the language must have been loaded, and the voice is its. */
  judgeBy(conditions: Conditions, voice: Voice): void {
    const before = this.#conditions;
    this.#conditions = conditions;
    if (voice !== this.#voice) {
      this.#voice = voice;
      for (const write of this.#writers) write(voice);
    }
    const { language, ...rest } = conditions;
    if (Object.entries(rest).every(([name, value]) => before[name as keyof Conditions] === value)) {
      this.#game.language = language;
      this.#settle({ game: false, record: false, position: true });
      return;
    }
    this.#replace(this.#make({ pgn: this.#game.pgn(), path: pathIn(this.#game) }));
    this.#say(voice.texts.said.judged(conditions.laws));
  }

  /** Plays a move that is legal and that no ruling forbids; anything else is explained. */
  play(move: string | { from: Square; to: Square; promotion?: Role }): boolean {
    const asked = typeof move === 'string' ? this.read(move) : move;
    const { legal, move: found, reasons } = this.#game.explain(asked);
    if (!legal || found === null) {
      this.#refuse(typeof move === 'string' ? move : `${move.from}–${move.to}`, reasons);
      return false;
    }
    const played = this.#game.play(asked);
    this.#isOwn = true;
    this.#settle({ game: false, record: true, position: true });
    this.#tell(played);
    return true;
  }

  /** A move as it is typed, by the letters of the language or the English ones, for the arbiter. */
  read(text: string): string {
    const { fen, variant, language } = this.#game;
    using copy = this.arbiter.game({ fen, variant });
    for (const letters of new Set([language, 'en'])) {
      try {
        return copy.play(text, { letters }).uci;
      } catch {
        // It is none by these letters.
      }
    }
    return this.#voice.unspell(text);
  }

  /** Says why a move is not legal. */
  explain(from: Square, to: Square): void {
    const { legal, reasons } = this.#game.explain({ from, to });
    if (!legal) this.#refuse(`${from}–${to}`, reasons);
  }

  /** Makes a claim. A correct one ends the game; after another the intended move must be played. */
  claim(kind: ClaimKind, intending: string | null): void {
    const ruling = this.#game.claim(intending === null ? { kind } : { kind, intending });
    // One without effect is not recorded: there would be nothing for undo to take back.
    if (changesGame(ruling)) this.apply(ruling);
    this.#note = noteOf(ruling, this.#game);
    this.#changed(NOTES_ONLY);
    this.#say(`${this.#note.title}. ${this.#voice.spell(ruling.text)}`, true);
  }

  /** Records a ruling: its result, the position it goes back to, the moves it leaves. */
  apply(ruling: Ruling): void {
    this.#game.apply(ruling);
    this.#ruled.add(this.#game.ply);
    this.#isOwn = true;
    this.#settle({ game: false, record: true, position: true });
  }

  undo(): void {
    const { ply } = this.#game;
    const move = this.#game.undo();
    if (move === null) this.#ruled.delete(ply);
    this.#moved(move === null ? this.#voice.texts.said.takenBack : this.#change('taken-back', move));
  }

  redo(): void {
    const move = this.#game.redo();
    this.#moved(move === null ? '' : this.#change('made', move));
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
    this.#changed(NOTES_ONLY);
  }

  /** Lets the board show hands at work, or with null the game again. */
  lay(hands: HandsView | null): void {
    this.#hands = hands;
    this.#changed(NOTES_ONLY);
  }

  /** Says something aloud. */
  say(text: string, urgent = false): void {
    this.#say(text, urgent);
  }

  #make(source: Source): Game {
    const { language, ...conditions } = this.#conditions;
    if ('pgn' in source) {
      const game = this.arbiter.game({ pgn: source.pgn, language, ...conditions });
      if (source.path !== undefined) game.enter(source.path);
      if (source.ply !== undefined) game.goto(source.ply);
      return game;
    }
    const { moves = [], ...first } = source;
    const game = this.arbiter.game({ ...first, language, ...conditions });
    for (const move of moves) game.play(move);
    return game;
  }

  #replace(game: Game): void {
    const before = this.#game;
    this.#game = game;
    this.#start = startOf(game);
    this.#ruled.clear();
    this.#settle({ game: true, record: true, position: true });
    before.dispose();
  }

  #moved(said: string): void {
    this.#settle({ game: false, record: false, position: true });
    this.#say(said);
  }

  #refuse(what: string, reasons: readonly Reason[]): void {
    const by = reasons.flatMap((reason) => reason.by);
    const about = reasons.flatMap((reason) => reason.squares).filter((square) => !by.includes(square));
    this.#marks = [...this.#marked('attack', by), ...this.#marked('point', about)];
    const title = this.#voice.say('why.move', what);
    this.#note = { tone: 'refusal', title, lines: reasons };
    this.#changed(NOTES_ONLY);
    this.#say(`${title}. ${this.#voice.spell(reasons.map((reason) => reason.text).join(' '))}`, true);
  }

  /** Squares that are marked as the teaching table marks them. */
  #marked(kind: 'attack' | 'point', squares: readonly Square[]): Mark[] {
    return [...new Set(squares)].map((square) => ({ square, kind, label: this.#voice.say(`mark.${kind}`) }));
  }

  #tell(move: Move): void {
    const status = this.#game.status();
    this.#say(this.#change('made', move));
    if (status.over) this.#say(this.#voice.spell(status.text), true);
    else if (this.#game.claims().length > 0) this.#say(this.#voice.texts.said.mayClaim);
  }

  /** What came about by a move, or by taking it back, in the words of the board. */
  #change(how: 'made' | 'taken-back', move: Move): string {
    const { turn, inCheck } = this.#game;
    const { over } = this.#game.status();
    const act = actOf(move, how === 'made' ? otherThan(turn) : turn);
    const change = { how: act === null ? 'other' : how, act, turn: over ? null : turn } as const;
    return this.#voice.board.change({ ...change, check: inCheck && !over });
  }

  /** The move after which the game stands, in the words of the board. */
  #where(): string {
    const last = this.#game.history().at(-1);
    const act = last === undefined ? null : actOf(last, otherThan(this.#game.turn));
    return last === undefined || act !== null ? this.#voice.board.lastMove(act) : this.#change('made', last);
  }

  /** What was marked and read belongs to the position before. */
  #settle(change: Change): void {
    this.#marks = [];
    this.#note = noteAt(this.#game, this.#voice);
    this.#changed(change);
  }

  #changed(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  #say(text: string, urgent = false): void {
    if (text !== '') for (const hearer of this.#hearers) hearer({ text, urgent });
  }
}

const otherThan = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** Whether there is anything in a ruling that applying it would record. */
export function changesGame({ result, restorePly, mustPlay, moves }: Ruling): boolean {
  return result !== null || restorePly !== null || mustPlay !== null || moves !== null;
}

/** The FEN at ply 0, the game staying where it is. */
function startOf(game: Game): string {
  const { ply } = game;
  game.goto(0);
  const { fen } = game;
  game.goto(ply);
  return fen;
}

/** The path to where a game stands: the index of a child for each half-move. */
export function pathIn(game: Game, root: Node = game.tree()): number[] {
  let node = root;
  return game.history().map((move) => {
    const index = node.children.findIndex((child) => child.move?.uci === move.uci);
    node = node.children[index]!;
    return index;
  });
}
