// What can be asked of the program apart from any game, and how does one get a game?

import { choice, fields, flag, integer, string } from './arguments.js';
import { destinations } from './destinations.js';
import { ArgumentError, BudgetError, FenError, PgnError } from './errors.js';
import { Game } from './game.js';
import { FULL, OUTSIDE, REFUSED, type Instance } from './instance.js';
import { loadLanguage, readLanguage, type Language } from './languages.js';
import { LISTS, VARIANTS, type DestsOptions } from './options.js';
import {
  readPgnAsync,
  readPgnOptions,
  readPgnText,
  type PgnGame,
  type PgnOptions,
  type PgnSource,
} from './pgn.js';
import { VERSION } from './version.js';
import type { Article, Edition, FenReport, Problem, Square, Variant } from './wire.js';

const EDITIONS = ['1997', '2001', '2005', '2009', '2014', '2017', '2018', '2023'] as const;
const TIME_CONTROLS = ['standard', 'rapid', 'blitz'] as const;

/** What a game starts from and by which rules it is judged. */
export interface GameOptions {
  /** The first position; the initial position of chess by default. */
  readonly fen?: string;
  /** A record to begin with, in place of a FEN: its first game. The cursor stands at its end. */
  readonly pgn?: string;
  /** By which rules castling goes and is written; `standard` by default. */
  readonly variant?: Variant;
  /** The edition of the Laws; the newest by default. */
  readonly laws?: Edition;
  /** Penalties depend on it. */
  readonly timeControl?: 'standard' | 'rapid' | 'blitz';
  /**
   * What becomes of a right to castle that every legal reply destroys, where the Laws leave it open
   * (the editions before 2009): `until-moved`, the default, keeps it until king or rook has moved, as
   * every text since 2009 says; `while-usable` counts it as gone.
   */
  readonly castlingRights?: 'until-moved' | 'while-usable';
  /**
   * Whether there are enough arbiters for the competition rules to apply in rapid and blitz; true by
   * default. Standard play is supervised.
   */
  readonly supervised?: boolean;
  /** The language of the sentences in answers. */
  readonly language?: Language;
}

/** How a FEN is checked. */
export interface CheckOptions {
  /** By which rules castling rights are judged; `standard` by default. */
  readonly variant?: Variant;
  /** strict, the default, forgives nothing; lenient repairs syntax and rights and warns of it. */
  readonly mode?: 'strict' | 'lenient';
}

/** The starting positions of Chess960. */
export interface Chess960 {
  /** The FEN of the starting position with a number from 0 to 959; 518 is that of chess. */
  fen(number: number): string;
  /** The number of a starting position, null for any other position. */
  number(fen: string): number | null;
  /** Draws a starting position, by a source of numbers from 0 to 1 such as Math.random. */
  shuffle(random?: () => number): { readonly number: number; readonly fen: string };
}

/** The Laws of Chess as data, in our words. */
export interface Laws {
  /** The editions, by the year in which they came into force. */
  readonly editions: readonly Edition[];
  /** The numbers of the articles of an edition that are listed, in the order of the Laws. */
  articles(edition: Edition): string[];
  /** An article by its number, such as "9.2.2". */
  article(edition: Edition, id: string, language?: Language): Article;
  /** The edition in force on a day written as 2014-06-30; null before the first. */
  at(date: string): Edition | null;
}

/** The rules of chess; `init()` gets one. */
export class Arbiter {
  readonly #instance: Instance;

  /** The starting positions of Chess960. */
  readonly chess960: Chess960 = Object.freeze({
    fen: (number: number) => this.#startFen(integer('number', number, 0, 959)),
    number: (fen: string) => this.#startNumber(fen),
    shuffle: (random: () => number = Math.random) => {
      if (typeof random !== 'function') throw new ArgumentError('random', 'a function was expected.');
      const drawn = random();
      if (typeof drawn !== 'number' || !(drawn >= 0 && drawn <= 1)) {
        throw new ArgumentError('random', 'it must return numbers from 0 to 1.');
      }
      const number = Math.min(959, Math.floor(drawn * 960));
      return { number, fen: this.#startFen(number) };
    },
  });

  /** The editions of the Laws of Chess and their articles. */
  readonly laws: Laws = Object.freeze({
    editions: EDITIONS,
    articles: (edition: Edition) => {
      const { call } = this.#instance;
      return this.#instance
        .read(call.articles(readEdition('edition', edition)))
        .trimEnd()
        .split(' ');
    },
    article: (edition: Edition, id: string, language?: Language) => {
      const number = readEdition('edition', edition);
      const inLanguage = readLanguage(this.#instance, 'language', language);
      const length = this.#instance.write(string('id', id));
      if (this.#instance.call.article(number, inLanguage, length) === OUTSIDE) {
        throw new ArgumentError('id', 'no article of this number is listed.', { id });
      }
      return this.#instance.take<Article>();
    },
    at: (date: string) => {
      const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(string('date', date));
      if (!parts || new Date(date).toJSON()?.slice(0, 10) !== date) {
        throw new ArgumentError('date', 'a day such as 2014-06-30 was expected.');
      }
      const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
      return EDITIONS[this.#instance.call.editionAt(year, month, day)] ?? null;
    },
  });

  /** @internal `init()` makes Arbiters. */
  constructor(instance: Instance) {
    this.#instance = instance;
  }

  /** The version of this package. */
  get version(): string {
    return VERSION;
  }

  /** @internal Whether the program has failed. */
  get isDead(): boolean {
    return this.#instance.isDead;
  }

  /**
   * Opens a game.
   *
   * @throws FenError, PgnError, ArgumentError
   */
  game(options?: GameOptions): Game {
    const read = fields(
      'options',
      options,
      ({ fen, pgn, variant, laws, timeControl, castlingRights, supervised, language }) => ({
        fen,
        pgn,
        variant,
        laws,
        timeControl,
        castlingRights,
        supervised,
        language,
      }),
    );
    const variant = choice('options.variant', read.variant, VARIANTS, 0);
    const timeControl = choice('options.timeControl', read.timeControl, TIME_CONTROLS, 0);
    const rights = choice('options.castlingRights', read.castlingRights, ['until-moved', 'while-usable'], 0);
    const supervised = flag('options.supervised', read.supervised, true);
    const edition = readEdition('options.laws', read.laws);
    const language = readLanguage(this.#instance, 'options.language', read.language);
    let game: Game;
    if (read.pgn !== undefined) {
      if (read.fen !== undefined || read.variant !== undefined) {
        throw new ArgumentError('options.pgn', 'a PGN tells its position and its variant itself.');
      }
      game = this.#fromPgn(string('options.pgn', read.pgn));
    } else {
      const fen = read.fen === undefined ? '' : wholeFen(string('options.fen', read.fen));
      const handle = this.#instance.call.newGame(this.#instance.write(fen), variant);
      if (handle === REFUSED) throw new FenError(this.#instance.take<Problem[]>());
      if (handle === FULL) throw new BudgetError();
      game = new Game(this.#instance, handle, VARIANTS[variant]!);
    }
    const flags = (supervised ? 0 : 1) | (rights << 1);
    if (timeControl !== 0 || flags !== 0 || edition !== EDITIONS.length - 1) {
      game.judgeBy(EDITIONS[edition]!, edition, timeControl, flags);
    }
    if (language !== 0) game.language = read.language as Language;
    return game;
  }

  /** The same to read only, with lists that are shared with other answers, and frozen: faster. */
  dests(
    fen: string,
    options: { readonly lists: 'shared'; readonly variant?: Variant },
  ): ReadonlyMap<Square, readonly Square[]>;
  /**
   * What `Game.dests` tells, of a position that no game is wanted for.
   *
   * @throws FenError, ArgumentError
   */
  dests(fen: string, options?: DestsOptions & { readonly variant?: Variant }): Map<Square, Square[]>;
  dests(fen: string, options?: DestsOptions & { readonly variant?: Variant }): unknown {
    const { variant, lists } = readCheck(options);
    const count = this.#instance.call.fenDests(this.#instance.write(wholeFen(string('fen', fen))), variant);
    if (count === REFUSED) throw new FenError(this.#instance.take<Problem[]>());
    return destinations(this.#instance.words, count, lists);
  }

  /**
   * Loads the sentences of a language, so that games can be `language` of it; English is built in.
   *
   * @throws ArbiterError ERR_LANGUAGE_NOT_LOADED
   */
  async loadLanguage(language: Language): Promise<void> {
    await loadLanguage(this.#instance, 'language', language);
  }

  /** Tells all that is wrong with a FEN. Never throws for any text. */
  checkFen(fen: string, options?: CheckOptions): FenReport {
    const { variant, mode } = readCheck(options);
    const length = this.#instance.write(wholeFen(typeof fen === 'string' ? fen : ''));
    this.#instance.call.checkFen(length, variant, mode);
    return this.#instance.take<FenReport>();
  }

  /**
   * Reads the games of a PGN one by one. Never throws for any text: what is wrong with a game stands
   * in its problems, and the next one is read all the same. The caller disposes of each game.
   * No more of a source is taken than the games that are asked for need, and a loop that is left
   * lets go of it.
   */
  readPgn(source: string, options?: PgnOptions): Iterable<PgnGame>;
  readPgn(source: Exclude<PgnSource, string>, options?: PgnOptions): AsyncIterable<PgnGame>;
  readPgn(source: PgnSource, options?: PgnOptions): Iterable<PgnGame> | AsyncIterable<PgnGame> {
    const how = readPgnOptions(options);
    return typeof source === 'string'
      ? readPgnText(this.#instance, source, how)
      : readPgnAsync(this.#instance, source, how);
  }

  /**
   * Counts the sequences of legal moves of a length.
   *
   * @throws FenError
   */
  perft(fen: string, depth: number, options?: { readonly variant?: Variant }): number {
    const { variant } = readCheck(options);
    const plies = integer('depth', depth, 0, 20);
    const length = this.#instance.write(wholeFen(string('fen', fen)));
    const count = this.#instance.call.perft(length, variant, plies);
    if (count === REFUSED) throw new FenError(this.#instance.take<Problem[]>());
    return count;
  }

  #fromPgn(pgn: string): Game {
    const [item] = readPgnText(this.#instance, pgn, readPgnOptions(undefined));
    const problems = item?.problems ?? [];
    const errors = problems.filter((problem) => problem.severity === 'error');
    // Words that are no moves are passed over in a file, but nothing else is no game.
    const empty = item?.game?.ply === 0 && Object.keys(item.headers).length === 0 && problems.length > 0;
    if (item?.game && errors.length === 0 && !empty) return item.game;
    item?.game?.dispose();
    throw new PgnError(
      item && !empty
        ? errors.map((problem) => `Line ${problem.line}: ${problem.text}`).join(' ')
        : 'There is no game in this text.',
      problems,
    );
  }

  #startFen(number: number): string {
    return this.#instance.read(this.#instance.call.startFen(number));
  }

  #startNumber(fen: string): number | null {
    const number = this.#instance.call.startNumber(this.#instance.write(wholeFen(string('fen', fen))));
    if (number === REFUSED) throw new FenError(this.#instance.take<Problem[]>());
    return number === OUTSIDE ? null : number;
  }
}

/**
 * An empty FEN is one with every field missing, and not the initial position; of one that is far too
 * long the end is left out, and words that no FEN has stand for it.
 */
function wholeFen(fen: string): string {
  return fen === '' ? ' ' : fen.length > 4096 ? `${fen.slice(0, 4096)} and more` : fen;
}

/** Reads the options of questions on a FEN, as numbers. */
function readCheck(options: unknown): { variant: number; mode: number; lists: number } {
  const { variant, mode, lists } = fields('options', options, ({ variant, mode, lists }) => ({
    variant,
    mode,
    lists,
  }));
  return {
    variant: choice('options.variant', variant, VARIANTS, 0),
    mode: choice('options.mode', mode, ['strict', 'lenient'], 0),
    lists: choice('options.lists', lists, LISTS, 0),
  };
}

/** Returns the number of an edition. */
function readEdition(name: string, value: unknown): number {
  const edition = string(name, value ?? '2023');
  const number = (EDITIONS as readonly string[]).indexOf(edition);
  if (number < 0) {
    throw new ArgumentError(
      name,
      `the edition '${edition.slice(0, 20)}' is not available.`,
      { available: EDITIONS },
      'ERR_EDITION_NOT_AVAILABLE',
    );
  }
  return number;
}
