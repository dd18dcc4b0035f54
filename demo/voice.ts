/**
 * How does the page speak and write to its reader?
 *
 * With the words of the board, with some of the teaching table's and a few of its own. And with the
 * letters of the reader's language in moves: those of the arbiter, also within sentences, are English.
 */

import { loadStrings, type BoardStrings, type Role } from '../js/board/index.js';
import type { Language } from '../js/index.js';
import { loadText } from '../js/lesson/languages.js';
import { SAYINGS, type Sayings } from './sayings.js';

/** What is said in the words of the teaching table. */
const KEYS = [
  'why.hint',
  'why.move',
  'why.over',
  'why.claimable',
  'why.to-claims',
  'subject.white',
  'subject.black',
  'moves.variation',
  'setup.is-number',
  'exchange.taken',
  'exchange.taken-game',
  'mark.path',
  'mark.good',
  'mark.point',
  'mark.attack',
  'mark.hand',
  'mark.may',
  'mark.can',
] as const;

type Key = (typeof KEYS)[number] | keyof Sayings;

/** The pieces that notation names, by their English letters. */
const ROLES: Readonly<Record<string, Role>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };

/** The letters of pieces in moves as the arbiter writes them, wherever these stand in a text. */
const WRITTEN = /(?<![A-Za-z])[KQRBN](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[QRBN]/g;

export class Voice {
  readonly language: Language;
  /** All that the board says. */
  readonly board: BoardStrings;
  readonly #texts: ReadonlyMap<Key, string>;
  /** The English letters by those of the language. */
  readonly #english: ReadonlyMap<string, string>;

  constructor(language: Language, board: BoardStrings, texts: ReadonlyMap<Key, string>) {
    this.language = language;
    this.board = board;
    this.#texts = texts;
    this.#english = new Map(Object.keys(ROLES).map((letter) => [this.#letter(letter), letter]));
  }

  /** Words in the language, with facts in their places. */
  say(key: Key, ...facts: readonly (string | number)[]): string {
    return this.#texts
      .get(key)!
      .replace(/\{(\d)\}/g, (_, number: string) => String(facts[Number(number) - 1]));
  }

  /** A text with the letters of the language in its moves, for the English ones of the arbiter. */
  spell(text: string): string {
    return text.replace(WRITTEN, (letter) => this.#letter(letter));
  }

  /** A move, as far as it is one, with the English letters for those of the language. */
  unspell(move: string): string {
    return move.replace(/(?<=^|=)[A-Z]/g, (letter) => this.#english.get(letter) ?? letter);
  }

  #letter(english: string): string {
    return this.board.letters[ROLES[english]!].toUpperCase();
  }
}

/** Loads what a language needs. */
export async function loadVoice(language: Language): Promise<Voice> {
  const table = KEYS.map(async (key) => [key, (await loadText(language, key)) ?? key] as const);
  const [board, ...texts] = await Promise.all([loadStrings(language), ...table]);
  const own = Object.entries(SAYINGS[language]) as [keyof Sayings, string][];
  return new Voice(language, board, new Map<Key, string>([...texts, ...own]));
}
