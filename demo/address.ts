/**
 * How does a link open the same position again?
 *
 * The address names the number and the moves played: `?position=521&moves=g1f3.g8f6`, and the edition
 * and the language where they are not those of today and English. It follows the game, so that the page
 * can be opened anew and left and come back to; another position is another step of the browser's history.
 */

import type { Edition, Language } from '../js/index.js';
import { copy } from '../js/lesson/handover.js';
import { languageIn, type SetConditions } from './conditions.js';
import { find } from './dom.js';
import { faultOf, numberOf, openNumber, readNumber, type SayOfNumber } from './numbers.js';
import { Report } from './report.js';
import { TODAY, type Table } from './table.js';
import type { Texts } from './texts/texts.js';

/** Opens what the address asks for, and from then on keeps the address to the game. */
export async function connectAddress(table: Table, set: SetConditions, say: SayOfNumber): Promise<void> {
  const report = new Report(table, find('share-report'));
  let isReading = true;
  const read = async (): Promise<void> => {
    isReading = true;
    const asked = new URL(location.href).searchParams;
    await set(conditionsOf(asked, table));
    openAsked(asked, table, say);
    isReading = false;
    write();
  };
  const write = (): void => {
    const link = addressOf(table);
    find<HTMLInputElement>('link').value = link;
    find<HTMLInputElement>('start-fen').value = table.start;
    report.clear();
    if (isReading || link === location.href) return;
    const before = new URL(location.href).searchParams.get('position');
    const isOther = before !== null && before !== new URL(link).searchParams.get('position');
    history[isOther ? 'pushState' : 'replaceState'](null, '', link);
  };
  await read();
  table.listen(write);
  addEventListener('popstate', () => void read());
  connectCopy(report, 'copy-fen', 'start-fen', ({ chess960 }) => chess960.fenCopied);
  connectCopy(report, 'copy-link', 'link', ({ chess960 }) => chess960.linkCopied);
}

/** The edition and the language that are asked for; what there is not is not asked for. */
function conditionsOf(asked: URLSearchParams, table: Table): { laws: Edition; language: Language } {
  const laws = asked.get('laws') ?? '';
  return {
    laws: table.arbiter.laws.editions.find((edition) => edition === laws) ?? TODAY.laws,
    language: languageIn(location.href),
  };
}

/** Puts the position of the address on the table; what is wrong with it is told where numbers are. */
function openAsked(asked: URLSearchParams, table: Table, say: SayOfNumber): void {
  const text = asked.get('position');
  if (text === null) return;
  const number = readNumber(text);
  const moves = (asked.get('moves') ?? '').split('.').filter((move) => move !== '');
  try {
    if (number !== null) return openNumber(table, number, moves);
    say((texts) => faultOf(text, texts), true);
  } catch {
    openNumber(table, number!);
    say(({ chess960 }) => chess960.badMoves(number!), true);
  }
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

function connectCopy(report: Report, button: string, field: string, done: (texts: Texts) => string): void {
  find(button).addEventListener('click', async () => {
    const text = find<HTMLInputElement>(field);
    const isCopied = await copy(text.value);
    if (!isCopied) text.select();
    report.tell(({ texts }) => [isCopied ? done(texts) : texts.chess960.notCopied]);
  });
}
