/**
 * How does a link open the same position again?
 *
 * The address names the number and the moves played: `?position=521&moves=g1f3.g8f6`, and the edition
 * and the language where they are not those of today and English. It follows the game, so that the page
 * can be opened anew and left and come back to; another position is another step of the browser's history.
 */

import type { Edition, Language } from '../js/index.js';
import { copy } from '../js/lesson/handover.js';
import type { SetConditions } from './conditions.js';
import { find } from './dom.js';
import { faultOf, numberOf, openNumber, readNumber } from './numbers.js';
import { TODAY, type Table } from './table.js';

const LANGUAGES: readonly string[] = ['en', 'es', 'pt', 'id', 'zh'] satisfies Language[];

/** Opens what the address asks for, and from then on keeps the address to the game. */
export async function connectAddress(table: Table, set: SetConditions): Promise<void> {
  let isReading = true;
  const read = async (): Promise<void> => {
    isReading = true;
    const asked = new URL(location.href).searchParams;
    await set(conditionsOf(asked, table));
    openAsked(asked, table);
    isReading = false;
    write();
  };
  const write = (): void => {
    const link = addressOf(table);
    find<HTMLInputElement>('link').value = link;
    find<HTMLInputElement>('start-fen').value = table.start;
    find('share-report').textContent = '';
    if (isReading || link === location.href) return;
    const before = new URL(location.href).searchParams.get('position');
    const isOther = before !== null && before !== new URL(link).searchParams.get('position');
    history[isOther ? 'pushState' : 'replaceState'](null, '', link);
  };
  await read();
  table.listen(write);
  addEventListener('popstate', () => void read());
  connectCopy('copy-fen', 'start-fen', 'The FEN is copied.');
  connectCopy('copy-link', 'link', 'The link is copied.');
}

/** The edition and the language that are asked for; what there is not is not asked for. */
function conditionsOf(asked: URLSearchParams, table: Table): { laws: Edition; language: Language } {
  const laws = asked.get('laws') ?? '';
  const language = asked.get('language') ?? '';
  return {
    laws: table.arbiter.laws.editions.find((edition) => edition === laws) ?? TODAY.laws,
    language: LANGUAGES.includes(language) ? (language as Language) : TODAY.language,
  };
}

/** Puts the position of the address on the table; what is wrong with it is told where numbers are. */
function openAsked(asked: URLSearchParams, table: Table): void {
  const text = asked.get('position');
  if (text === null) return;
  const number = readNumber(text);
  const moves = (asked.get('moves') ?? '').split('.').filter((move) => move !== '');
  const report = find('number-report');
  try {
    if (number !== null) return openNumber(table, number, moves);
    report.textContent = faultOf(text);
  } catch {
    openNumber(table, number!);
    report.textContent = `The moves of this link cannot be played from position ${number}.`;
  }
  report.classList.add('is-fault');
}

function addressOf(table: Table): string {
  const address = new URL(location.pathname, location.href);
  const { laws, language } = table.conditions;
  address.searchParams.set('position', String(numberOf(table) ?? ''));
  const moves = table.game.history().map(({ uci }) => uci);
  if (moves.length > 0) address.searchParams.set('moves', moves.join('.'));
  if (laws !== TODAY.laws) address.searchParams.set('laws', laws);
  if (language !== TODAY.language) address.searchParams.set('language', language);
  return address.href;
}

function connectCopy(button: string, field: string, done: string): void {
  find(button).addEventListener('click', async () => {
    const text = find<HTMLInputElement>(field);
    const isCopied = await copy(text.value);
    if (!isCopied) text.select();
    find('share-report').textContent = isCopied ? done : 'The browser does not copy; the text is marked.';
  });
}
