/**
 * How does the page speak and write to its reader?
 *
 * With the words of the board, with some of the teaching table's, and with its own texts. And with the
 * letters of the reader's language in moves: those of the arbiter, also within sentences, are English.
 */

import { loadStrings, type BoardStrings, type Role } from '../js/board/index.js';
import type { Language } from '../js/index.js';
import { loadText } from '../js/lesson/languages.js';
import { loadTexts, type Texts } from './texts/texts.js';

/** What is said in the words of the teaching table. */
const KEYS = [
  'white',
  'black',
  'tab.moves',
  'tab.castling',
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
  'setup.standard',
  'setup.chess960',
  'exchange.at-line',
  'conditions.language',
  'conditions.standard',
  'conditions.rapid',
  'conditions.blitz',
  'conditions.until-moved',
  'claim.kind',
  'hands.whose',
  'hands.over',
  'hands.fault',
  'deed.press',
  'deed.draw',
  'incident.illegal-move',
  'incident.double-move',
  'incident.king-captured',
  'incident.clock-without-move',
  'incident.two-hands',
  'incident.unreplaced-promotion',
  'incident.flag-fall',
  'incident.resignation',
  'incident.agreement',
  'incident.draw-offer',
  'incident.displaced-pieces',
  'incident.wrong-setup',
  'incident.colours-reversed',
  'incident.board-turned',
  'incident.both-kings-in-check',
  'incident.left-without-notice',
  'incident.disturbance',
  'incident.assistant',
  'field.ply',
  'field.discoveredPly',
  'field.discoveredPly.none',
  'field.movesMade',
  'field.offence',
  'field.offence.1',
  'field.offence.2',
  'field.offence.3',
  'field.claimedBy',
  'field.claimedBy.arbiter',
  'field.claimedBy.opponent',
  'field.manner',
  'field.manner.announced',
  'field.manner.signed',
  'field.manner.stopped-clocks',
  'field.manner.tipped-king',
  'field.manner.handshake',
  'field.detail',
  'field.detail.pieces',
  'field.detail.king-and-queen',
  'field.detail.king-and-rook',
  'field.detail.clock',
] as const;

export type TableKey = (typeof KEYS)[number];

/** The pieces that notation names, by their English letters. */
const ROLES: Readonly<Record<string, Role>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };

/** The letters of pieces in moves as the arbiter writes them, wherever these stand in a text. */
const WRITTEN = /(?<![A-Za-z])[KQRBN](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[QRBN]/g;

export class Voice {
  readonly language: Language;
  /** All that the board says. */
  readonly board: BoardStrings;
  /** What the page says in words of its own. */
  readonly texts: Texts;
  readonly #table: ReadonlyMap<string, string>;
  /** The English letters by those of the language. */
  readonly #english: ReadonlyMap<string, string>;

  constructor(language: Language, board: BoardStrings, texts: Texts, table: ReadonlyMap<string, string>) {
    this.language = language;
    this.board = board;
    this.texts = texts;
    this.#table = table;
    this.#english = new Map(Object.keys(ROLES).map((letter) => [this.#letter(letter), letter]));
  }

  /** Words of the teaching table, with facts in their places. */
  say(key: TableKey, ...facts: readonly (string | number)[]): string {
    return this.#table
      .get(key)!
      .replace(/\{(\d)\}/g, (_, number: string) => String(facts[Number(number) - 1]));
  }

  /** The text that a page names: "room.name", or "table:key" for words of the teaching table. */
  named(name: string): string {
    const [, key] = /^table:(.*)$/.exec(name) ?? [];
    const text = key === undefined ? at(this.texts, name.split('.')) : this.#table.get(key);
    if (typeof text !== 'string') throw new Error(`there is no text ${name}`);
    return text;
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

/** What lies at a path in an object; undefined where nothing does. */
function at(from: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], from);
}

/** Loads what a language needs. */
export async function loadVoice(language: Language): Promise<Voice> {
  const table = KEYS.map(async (key) => [key, (await loadText(language, key)) ?? key] as const);
  const [board, texts, ...words] = await Promise.all([loadStrings(language), loadTexts(language), ...table]);
  return new Voice(language, board, texts, new Map(words));
}
