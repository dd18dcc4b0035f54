/**
 * By which edition of the Laws, at which time control, by which reading and in which language is the
 * game judged?
 *
 * A language is loaded when it is chosen. What has no bearing is not asked: whether a game is
 * supervised only in rapid and blitz, the reading of castling rights only where the text leaves it open.
 */

import type { Edition, Language } from '../js/index.js';
import { find, make } from './dom.js';
import type { Conditions, Table } from './table.js';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['id', 'Bahasa Indonesia'],
  ['zh', '中文'],
];

/** The editions that left open when a right to castle ends. */
const OPEN: readonly Edition[] = ['1997', '2001', '2005'];

/** Sets the conditions; those that are not named stay. */
export type SetConditions = (conditions: Partial<Conditions>) => Promise<void>;

/** Connects the fields with the table, and returns what sets them from elsewhere. */
export function connectConditions(table: Table): SetConditions {
  const laws = find<HTMLSelectElement>('laws');
  const language = find<HTMLSelectElement>('language');
  const timeControl = find<HTMLSelectElement>('time-control');
  const supervised = find<HTMLSelectElement>('supervised');
  const reading = find<HTMLSelectElement>('reading');
  const note = find('conditions-note');
  const editions = [...table.arbiter.laws.editions].reverse();
  laws.append(...editions.map((edition) => make('option', { value: edition }, edition)));
  language.append(...LANGUAGES.map(([code, name]) => make('option', { value: code, lang: code }, name)));

  const draw = (): void => {
    const { conditions } = table;
    laws.value = conditions.laws;
    language.value = conditions.language;
    timeControl.value = conditions.timeControl;
    supervised.value = conditions.supervised ? 'yes' : 'no';
    reading.value = conditions.castlingRights;
    find('supervised-field').hidden = conditions.timeControl === 'standard';
    find('reading-field').hidden = !OPEN.includes(conditions.laws);
    const differs = conditions.laws !== '2023' || conditions.language !== 'en';
    note.classList.remove('is-fault');
    note.textContent = differs ? 'The cards on castling and claims are in English, by the Laws of 2023.' : '';
  };

  const set: SetConditions = async (changes) => {
    const wanted = { ...table.conditions, ...changes };
    try {
      if (wanted.language !== 'en') await table.arbiter.loadLanguage(wanted.language);
      table.judgeBy({ ...table.conditions, ...changes });
      draw();
    } catch (error) {
      draw();
      note.classList.add('is-fault');
      note.textContent = `This language cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
    }
  };

  const listen = (select: HTMLSelectElement, read: (value: string) => Partial<Conditions>): void =>
    select.addEventListener('change', () => void set(read(select.value)));
  listen(laws, (value) => ({ laws: value as Edition }));
  listen(language, (value) => ({ language: value as Language }));
  listen(timeControl, (value) => ({ timeControl: value as Conditions['timeControl'] }));
  listen(supervised, (value) => ({ supervised: value === 'yes' }));
  listen(reading, (value) => ({ castlingRights: value as Conditions['castlingRights'] }));
  draw();
  return set;
}
