/// <reference lib="esnext.disposable" preserve="true" />
// What can be done with a game?

import { account, choice, fields, flag, indices, integer, pick, string } from './arguments.js';
import { destinations, WORDS } from './destinations.js';
import { ArgumentError, BudgetError, PlyError, StaleHandleError } from './errors.js';
import type { BoardEvent, ClaimRequest, Incident, RulingOptions } from './incidents.js';
import { INPUT_ROOM, OUTSIDE, REFUSED, STALE, type Instance } from './instance.js';
import { LANGUAGES, readLanguage, type Language } from './languages.js';
import { readLetters } from './letters.js';
import { readAnyMove, readMove, readSquare, type MoveSquares } from './moves.js';
import {
  LISTS,
  type DestsOptions,
  type FenStyle,
  type PgnStyle,
  type PlayOptions,
  type SearchOptions,
  type Snapshot,
} from './options.js';
import { faultError, refusal, unknownLetters } from './refusals.js';
import { unpackMove } from './squares.js';
import { makeTree, type Node } from './tree.js';
import type {
  CanCastle,
  CanMate,
  CastlingOption,
  CastlingState,
  Claim,
  Color,
  Edition,
  Explanation,
  Fault,
  FlatNode,
  Move,
  Refusal,
  Repetition,
  Ruling,
  Square,
  Status,
  Variant,
} from './wire.js';

const COLORS = ['white', 'black'] as const;
const SIDES = ['a', 'h'] as const;
/** By their numbers in the program (core/arbiter, CastlingState). */
const CASTLING_STATES = ['legal', 'prevented', 'lost', 'never'] as const;
const DEFAULT_STATES = 50_000;
const MOST_STATES_HERE = 100_000;

/** A record of moves with a cursor, by the Laws of Chess. `arbiter.game()` makes one. */
export class Game {
  readonly #instance: Instance;
  readonly #variant: Variant;
  #laws: Edition = '2023';
  #handle: number;
  #language: Language = 'en';
  /** Whether the last answer was that of destinations, which told that the game is not over. */
  #goesOn = false;

  /** @internal Games are made by an Arbiter. */
  constructor(instance: Instance, handle: number, variant: Variant) {
    this.#instance = instance;
    this.#handle = handle;
    this.#variant = variant;
    instance.adopt(this);
  }

  /** @internal How the program calls the game; 0 when it has been disposed of. */
  get handle(): number {
    return this.#handle;
  }

  /** @internal By what the game is judged, by numbers of the program. */
  judgeBy(laws: Edition, edition: number, timeControl: number, flags: number): void {
    this.#laws = laws;
    this.#instance.call.setConditions(this.#handle, edition, timeControl, flags);
  }

  /** The position in X-FEN; the en passant square stands only where a capture is legal. */
  get fen(): string {
    return this.fenAs();
  }

  /** The position as FEN in a style of choice. */
  fenAs(style?: FenStyle): string {
    const { castling, enPassant } = pick('style', style, 'castling', 'enPassant');
    const shredder = choice('style.castling', castling, ['x-fen', 'shredder'], 0);
    const always = choice('style.enPassant', enPassant, ['legal', 'always'], 0);
    const { call } = this.#instance;
    return this.#instance.read(this.#ask(call.fenText(this.#handle, shredder, always)));
  }

  /** Who has the move. */
  get turn(): Color {
    return this.#fact(2) === 0 ? 'white' : 'black';
  }

  /** How many half-moves lead from the first position of the record to this one. */
  get ply(): number {
    return this.#fact(0);
  }

  /** The number of the next move, as a scoresheet counts. */
  get moveNumber(): number {
    return this.#fact(3);
  }

  /** Whether the player who has the move is in check. */
  get inCheck(): boolean {
    return this.#fact(4) !== 0;
  }

  /** Standard chess or Chess960. */
  get variant(): Variant {
    return this.#variant;
  }

  /** The edition of the Laws by which this game is judged. */
  get laws(): Edition {
    return this.#laws;
  }

  /** The language of the sentences in answers. */
  get language(): Language {
    return this.#language;
  }

  /**
   * Sets the language; it must be loaded.
   *
   * @throws ArbiterError with ERR_LANGUAGE_NOT_LOADED, ArgumentError
   */
  set language(language: Language) {
    const number = readLanguage(this.#instance, 'language', language);
    this.#ask(this.#instance.call.setLanguage(this.#handle, number));
    this.#language = LANGUAGES[number]!;
  }

  /** The legal moves, or those of the piece on one square. */
  moves(from?: Square): Move[] {
    const number = from === undefined ? -1 : readSquare('from', from);
    return this.#moves(this.#instance.call.moves(this.#handle, number));
  }

  /** The same to read only, with lists that are shared with other answers, and frozen: faster. */
  dests(options: { readonly lists: 'shared' }): ReadonlyMap<Square, readonly Square[]>;
  /** For each piece that can move, the squares it may be put on; castling as king to rook too. */
  dests(options?: DestsOptions): Map<Square, Square[]>;
  dests(options?: DestsOptions): unknown {
    const lists = options && fields('options', options, ({ lists }) => lists);
    const areShared = choice('options.lists', lists, LISTS, 0);
    const count = this.#ask(this.#instance.call.dests(this.#handle));
    const { words } = this.#instance;
    this.#goesOn = words[count * WORDS] !== 0;
    return destinations(words, count, areShared);
  }

  /**
   * Makes a move: notation such as "Nf3", squares such as "g1f3", or an object with squares.
   *
   * @throws MoveSyntaxError, IllegalMoveError; the game stays as it was.
   */
  play(move: string | MoveSquares, options?: PlayOptions): Move {
    const { call } = this.#instance;
    let strict = 0;
    let letters = '';
    if (options !== undefined) {
      const read = pick('options', options, 'mode', 'letters');
      strict = choice('options.mode', read.mode, ['lenient', 'strict'], 0);
      letters = readLetters('options.letters', read.letters);
    }
    let packed: number;
    if (typeof move === 'string') {
      const length = this.#instance.write(move);
      const more = letters === '' ? 0 : this.#instance.writeBehind(letters, length);
      packed = call.playText(this.#handle, length, strict, more);
      if (packed === OUTSIDE) throw unknownLetters('options.letters');
    } else {
      const { from, to, promotion } = readMove(move);
      packed = call.playSquares(this.#handle, from, to, promotion);
    }
    if (packed === REFUSED) throw refusal(this.#instance.take<Refusal>());
    return unpackMove(this.#ask(packed));
  }

  /** Tells whether a move is legal and, where it is not, every reason. Never throws for any move. */
  explain(move: string | MoveSquares): Explanation {
    this.#ask(0);
    const { call } = this.#instance;
    if (typeof move === 'string') {
      return this.#take(call.explainText(this.#handle, this.#instance.write(move)));
    }
    const { from, to, promotion } = readAnyMove(move);
    return this.#take(call.explainSquares(this.#handle, from, to, promotion));
  }

  /** Takes the last half-move back, or a ruling applied after it; null where no move was taken back. */
  undo(): Move | null {
    return this.#step(0);
  }

  /** Makes the half-move again that was taken back, or the next of the main line. */
  redo(): Move | null {
    return this.#step(1);
  }

  /**
   * Goes to a ply of the line on which the cursor stands.
   *
   * @throws PlyError
   */
  goto(ply: number): void {
    const number = integer('ply', ply, -1e15, 1e15);
    const last = this.#fact(1);
    if (number < 0 || number > last) {
      throw new PlyError(`There is no ply ${number} on this line; the last is ${last}.`, {
        ply: number,
        last,
      });
    }
    this.#ask(this.#instance.call.gotoPly(this.#handle, number));
  }

  /** The moves from the first position to the cursor. */
  history(): Move[] {
    const list: Move[] = [];
    for (const last = this.ply; list.length < last;) {
      list.push(...this.#moves(this.#instance.call.line(this.#handle, list.length)));
    }
    return list;
  }

  /** All moves of the record with their variations and comments, from the first position on. */
  tree(): Node {
    return makeTree(this.#take<FlatNode[]>(this.#instance.call.tree(this.#handle)));
  }

  /** Goes to the end of a path: the index of a child for each half-move, 0 for the main line. */
  enter(path: readonly number[]): void {
    this.#change(path, 0);
  }

  /** Makes the move at the end of a path the main continuation of the move before it. */
  promote(path: readonly number[]): void {
    this.#change(path, 1);
  }

  /** Takes the move at the end of a path out of the record, with all that follows it. */
  remove(path: readonly number[]): void {
    this.#change(path, 2);
  }

  /** The castlings: white h, white a, black h, black a; or the two of one colour. */
  castling(color?: Color): CastlingOption[] {
    const number = choice('color', color, COLORS, 2);
    return this.#take(this.#instance.call.castlings(this.#handle, number));
  }

  /** The states of those four alone, in the same order; quick. */
  castlingStates(): CastlingState[] {
    const told = this.#ask(this.#instance.call.castlingStates(this.#handle));
    return [0, 2, 4, 6].map((bit) => CASTLING_STATES[(told >> bit) & 3]!);
  }

  /** Whether the game is over, how and why. */
  status(): Status {
    const { call, isDead } = this.#instance;
    const isOver = this.#goesOn && !isDead ? 0 : call.isOver(this.#handle);
    if (this.#ask(isOver) === 0) {
      return { over: false, result: '*', reason: null, article: null, text: '' };
    }
    return this.#take(call.status(this.#handle));
  }

  /** How often the position has occurred, and where it nearly has. */
  repetition(): Repetition {
    return this.#take(this.#instance.call.repetition(this.#handle));
  }

  /** Every correct claim of the player who has the move; none when the game is over. */
  claims(): Claim[] {
    return this.#take(this.#instance.call.claims(this.#handle));
  }

  /**
   * Whether a right to castle that is kept can ever be used: whether any continuation has that castling.
   * At most 1,048,576 positions are looked at.
   *
   * @throws BudgetError ERR_BUDGET_NEEDS_WORKER for over 100,000 states without allowLargeMemory.
   */
  canCastle(color: Color, side: 'a' | 'h', options?: SearchOptions): CanCastle {
    const number = choice('color', color, COLORS);
    const which = choice('side', side, SIDES);
    return this.#take(this.#instance.call.canCastle(this.#handle, number, which, readStates(options)));
  }

  /**
   * Whether a player can mate by any series of legal moves, however silly (Articles 5.2.2 and 6.9).
   * The fifty-move rule and repetition do not count.
   *
   * @throws BudgetError ERR_BUDGET_NEEDS_WORKER for over 100,000 states without allowLargeMemory.
   */
  canMate(color: Color, options?: SearchOptions): CanMate {
    const number = choice('color', color, COLORS);
    return this.#take(this.#instance.call.canMate(this.#handle, number, readStates(options)));
  }

  /**
   * Judges a claim (Articles 9.2 to 9.5). Nothing changes until the ruling is applied.
   *
   * @throws ArgumentError; MoveSyntaxError where the intended move cannot be read; one that is not legal
   * is ruled on.
   */
  claim(request: ClaimRequest): Ruling {
    return this.#judge('claim', 'claim', request);
  }

  /**
   * Judges what the hands have done in the turn so far (Article 4), told afresh each time.
   *
   * @throws ArgumentError, ERR_EVENT for an event that cannot have happened so.
   */
  touch(events: readonly BoardEvent[], options?: RulingOptions): Ruling {
    return this.#judge('touch', 'events', events, options);
  }

  /**
   * Rules on something that happened (Articles 4 to 9 and the appendices). Nothing changes until the
   * ruling is applied.
   *
   * @throws ArgumentError, ERR_INCIDENT; PlyError for a ply that the record does not have.
   */
  incident(incident: Incident, options?: RulingOptions): Ruling {
    return this.#judge('incident', 'incident', incident, options);
  }

  /**
   * Records a ruling: its result with the reason, the ply to which the game goes back, the moves that
   * are still allowed, to which `moves`, `dests`, `play` and `redo` then keep. `undo` takes it back. No
   * move is made, also where `mustPlay` names one, and clocks are the caller's.
   *
   * @throws ArgumentError ERR_RULING where the ruling is not one on this position.
   */
  apply(ruling: Ruling): void {
    const read = pick(
      'ruling',
      ruling,
      'code',
      'result',
      'reason',
      'article',
      'restorePly',
      'mustPlay',
      'moves',
    );
    // null stands for every legal move.
    if (read.moves && typeof read.moves === 'object') {
      read.moves = fields('ruling.moves', read.moves, (list: unknown) =>
        Array.isArray(list) ? list.map((move: Move) => move.uci) : list,
      );
    }
    string('ruling.code', read.code);
    const length = this.#instance.write(account('ruling', read));
    const answer = this.#ask(this.#instance.call.apply(this.#handle, length));
    if (answer === REFUSED) throw faultError(this.#instance.take<Fault>());
    if (answer === OUTSIDE) {
      throw new ArgumentError('ruling', 'it does not belong to this position.', {}, 'ERR_RULING');
    }
  }

  /** The record as PGN, with all variations and comments unless the style says otherwise. */
  pgn(style?: PgnStyle): string {
    const read = pick('style', style, 'letters', 'variations', 'comments');
    const letters = readLetters('style.letters', read.letters);
    const flags =
      (flag('style.variations', read.variations, true) ? 0 : 1) |
      (flag('style.comments', read.comments, true) ? 0 : 2);
    const answer = this.#instance.call.pgnText(this.#handle, flags, this.#instance.write(letters));
    if (answer === OUTSIDE) throw unknownLetters('style.letters');
    return this.#take(answer);
  }

  /** All that a page needs to show the game, as plain JSON. `arbiter.game({ pgn })` reads its record. */
  snapshot(): Snapshot {
    const history = this.history();
    return {
      fen: this.fen,
      pgn: this.pgn(),
      variant: this.#variant,
      laws: this.laws,
      language: this.#language,
      ply: this.ply,
      moveNumber: this.moveNumber,
      turn: this.turn,
      inCheck: this.inCheck,
      lastMove: history.at(-1) ?? null,
      history,
      dests: Object.fromEntries(this.dests()),
      castling: this.castling(),
      status: this.status(),
    };
  }

  /** Lets go of the game in the program. Every later call throws a StaleHandleError. */
  dispose(): void {
    if (this.#handle === 0) return;
    const handle = this.#handle;
    this.#handle = 0;
    if (!this.#instance.isDead) this.#instance.call.dropGame(handle);
  }

  /** The same as dispose, for `using`. */
  declare [Symbol.dispose]: () => void;

  static {
    // Engines without `using` have no such symbol.
    if (Symbol.dispose) this.prototype[Symbol.dispose] = this.prototype.dispose;
  }

  /** Checks an answer: the handle may be stale. */
  #ask(answer: number): number {
    this.#goesOn = false;
    if (answer === STALE || this.#handle === 0) throw new StaleHandleError();
    return answer;
  }

  #take<T>(answer: number): T {
    this.#ask(answer);
    return this.#instance.take<T>();
  }

  #judge(
    question: 'claim' | 'touch' | 'incident',
    name: string,
    told: unknown,
    options?: RulingOptions,
  ): Ruling {
    const length = this.#instance.write(account(name, told, options));
    const answer = this.#instance.call[question](this.#handle, length);
    if (answer === REFUSED) throw faultError(this.#instance.take<Fault | Refusal>());
    return this.#take(answer);
  }

  #fact(which: number): number {
    this.#ask(this.#instance.call.facts(this.#handle));
    return this.#instance.words[which]!;
  }

  /** Makes moves of what the program wrote. */
  #moves(count: number): Move[] {
    this.#ask(count);
    const { words } = this.#instance;
    const list: Move[] = [];
    for (let i = 0; i < count; i++) list.push(unpackMove(words[i]!));
    return list;
  }

  #step(forward: number): Move | null {
    const packed = this.#ask(this.#instance.call.step(this.#handle, forward));
    return packed === OUTSIDE ? null : unpackMove(packed);
  }

  #change(path: readonly number[], change: number): void {
    const list = indices('path', path, 0x7fffffff);
    if (list.length <= INPUT_ROOM / 4) {
      this.#instance.writeNumbers(list);
      const answer = this.#instance.call.changeTree(this.#handle, list.length, change);
      if (this.#ask(answer) !== OUTSIDE) return;
    }
    throw new ArgumentError('path', 'the tree has no such path.', { path: list }, 'ERR_PATH');
  }
}

/** Reads how many positions a search may look at; many take memory that a page does not get back. */
function readStates(options: unknown): number {
  const read = pick('options', options, 'states', 'allowLargeMemory');
  const states = integer('options.states', read.states ?? DEFAULT_STATES, 1, 1e8);
  if (!flag('options.allowLargeMemory', read.allowLargeMemory, false) && states > MOST_STATES_HERE) {
    throw new BudgetError(
      'ERR_BUDGET_NEEDS_WORKER',
      `Over ${MOST_STATES_HERE} states keep the page waiting and its memory grown; ask in a worker, or allow it.`,
      { states },
    );
  }
  return states;
}
