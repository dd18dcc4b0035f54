/**
 * How is one of the 960 positions chosen, and how is the number of one found?
 *
 * By its number, by the next or any other, or by a FEN or the letters of its first rank. What is no
 * number and no such position is told in words, and the game on the board stays.
 */

import { ArbiterError } from '../js/index.js';
import { errorOf, find, make } from './dom.js';
import { Report } from './report.js';
import type { Look, Table } from './table.js';
import type { Texts } from './texts/texts.js';
import type { Voice } from './voice.js';

const COUNT = 960;
const CLASSICAL = 518;

/** Starts a game from the position with a number, and plays moves. */
export function openNumber(
  table: Table,
  number: number,
  moves: readonly string[] = [],
  look: ((texts: Texts) => Look) | null = null,
): void {
  const fen = table.arbiter.chess960.fen(number);
  table.open({ fen, variant: 'chess960', moves }, table.voice.say('setup.is-number', number), look);
}

/** The number of the position from which the game on the table began; null if it was another one. */
export function numberOf(table: Table): number | null {
  return table.arbiter.chess960.number(table.start);
}

/** Reads a number as it is typed; null for what is none of the 960. */
export function readNumber(text: string): number | null {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : COUNT;
  return number < COUNT ? number : null;
}

/** What is wrong with a number, in words. */
export function faultOf(text: string, { chess960 }: Texts): string {
  const what = text.trim();
  return what === '' ? chess960.noNumber : chess960.noSuchNumber(what);
}

/** Says something of a number beneath it; a fault is shown as one. */
export type SayOfNumber = (text: (texts: Texts) => string, isFault: boolean) => void;

/** Connects the chooser and the form that finds a number, and returns what tells of one. */
export function connectNumbers(table: Table): SayOfNumber {
  connectFinder(table);
  return connectChooser(table);
}

function connectChooser(table: Table): SayOfNumber {
  const field = find<HTMLInputElement>('number');
  const place = find('number-report');
  const report = new Report(table, place);
  const say: SayOfNumber = (text, isFault) => {
    report.tell(({ texts }) => [text(texts)]);
    place.classList.toggle('is-fault', isFault);
    if (isFault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  const step = (by: number): void => openNumber(table, ((numberOf(table) ?? CLASSICAL) + by + COUNT) % COUNT);
  find('number-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const number = readNumber(field.value);
    if (number !== null) return openNumber(table, number);
    const { value } = field;
    say((texts) => faultOf(value, texts), true);
    field.select();
  });
  find('previous').addEventListener('click', () => step(-1));
  find('next').addEventListener('click', () => step(1));
  find('random').addEventListener('click', () => openNumber(table, table.arbiter.chess960.shuffle().number));
  const draw = (): void => {
    const number = numberOf(table);
    field.value = number === null ? '' : String(number);
    say(({ chess960 }) => chess960.hint, false);
  };
  table.listen(({ game }) => {
    if (game) draw();
  });
  draw();
  for (const button of find('number-form').querySelectorAll('button')) button.disabled = false;
  return say;
}

function connectFinder(table: Table): void {
  const text = find<HTMLTextAreaElement>('fen');
  const report = new Report(table, find('fen-report'));
  const refuse = (lines: (voice: Voice) => readonly (Node | string)[]): void => {
    text.setAttribute('aria-invalid', 'true');
    report.tell((voice) => lines(voice).map((line) => make('p', { class: 'is-error' }, line)));
  };
  find('fen-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = text.value.trim();
    if (typed === '') return refuse(({ texts }) => [texts.chess960.nothing]);
    try {
      const number = numberIn(table, typed);
      if (number === null) return refuse(({ texts }) => [texts.chess960.noneOf960]);
      text.removeAttribute('aria-invalid');
      report.tell(({ texts }) => [make('p', { class: 'is-good' }, texts.chess960.found(number))]);
      openNumber(table, number);
    } catch (error) {
      if (!(error instanceof ArbiterError)) throw error;
      refuse(({ texts }) => [texts.chess960.unreadable, errorOf(error)]);
    }
  });
}

/**
 * The number of a FEN, or of the position whose first rank has these letters; null if it is none of the 960.
 *
 * @throws FenError for a FEN that cannot be read.
 */
function numberIn({ arbiter }: Table, typed: string): number | null {
  if (!/^[a-z]+$/i.test(typed)) return arbiter.chess960.number(typed);
  const fen = `${typed.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${typed.toUpperCase()} w KQkq - 0 1`;
  return arbiter.checkFen(fen, { variant: 'chess960' }).ok ? arbiter.chess960.number(fen) : null;
}
