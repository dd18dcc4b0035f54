/**
 * By which edition of the Laws, at which time control, by which reading and in which language is the
 * game judged?
 *
 * A language is loaded when it is chosen. What has no bearing is not asked: whether a game is
 * supervised only in rapid and blitz, the reading of castling rights only where the text leaves it open.
 * A page may ask for edition and language alone.
 */

import type { Edition, Language } from '../js/index.js';
import { errorOf, find, make } from './dom.js';
import type { Conditions, Table } from './table.js';
import { loadVoice, type Voice } from './voice.js';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['id', 'Bahasa Indonesia'],
  ['zh', '中文'],
];

/** The language that an address names; English where it names none that there is. */
export function languageIn(address: string): Language {
  const asked = new URL(address).searchParams.get('language');
  return LANGUAGES.find(([code]) => code === asked)?.[0] ?? 'en';
}

/** The editions that left open when a right to castle ends. */
const OPEN: readonly Edition[] = ['1997', '2001', '2005'];

/** Sets the conditions; those that are not named stay. */
export type SetConditions = (conditions: Partial<Conditions>) => Promise<void>;

/** The fields by their ids: what each shows of the conditions, and what it sets. */
const FIELDS: Readonly<
  Record<
    string,
    {
      readonly show: (conditions: Conditions) => string;
      readonly read: (value: string) => Partial<Conditions>;
      /** When there is nothing to choose. */
      readonly isMoot?: (conditions: Conditions) => boolean;
    }
  >
> = {
  laws: { show: ({ laws }) => laws, read: (value) => ({ laws: value as Edition }) },
  language: { show: ({ language }) => language, read: (value) => ({ language: value as Language }) },
  'time-control': {
    show: ({ timeControl }) => timeControl,
    read: (value) => ({ timeControl: value as Conditions['timeControl'] }),
  },
  supervised: {
    show: ({ supervised }) => (supervised ? 'yes' : 'no'),
    read: (value) => ({ supervised: value === 'yes' }),
    isMoot: ({ timeControl }) => timeControl === 'standard',
  },
  reading: {
    show: ({ castlingRights }) => castlingRights,
    read: (value) => ({ castlingRights: value as Conditions['castlingRights'] }),
    isMoot: ({ laws }) => !OPEN.includes(laws),
  },
};

/** Loads all that a language needs at the table. */
async function load({ arbiter }: Table, language: Language): Promise<Voice> {
  const [voice] = await Promise.all([loadVoice(language), arbiter.loadLanguage(language)]);
  return voice;
}

/** Connects the fields that the page has with the table, and returns what sets them from elsewhere. */
export function connectConditions(table: Table): SetConditions {
  const note = find('conditions-note');
  const editions = [...table.arbiter.laws.editions].reverse();
  find('laws').append(...editions.map((edition) => make('option', { value: edition }, edition)));
  find('language').append(
    ...LANGUAGES.map(([code, name]) => make('option', { value: code, lang: code }, name)),
  );
  const fields = Object.entries(FIELDS).flatMap(([id, field]) => {
    const select = document.getElementById(id) as HTMLSelectElement | null;
    return select === null ? [] : [{ ...field, id, select }];
  });

  const draw = (): void => {
    const { conditions } = table;
    for (const { id, select, show, isMoot } of fields) {
      select.value = show(conditions);
      if (isMoot !== undefined) find(`${id}-field`).hidden = isMoot(conditions);
    }
    note.classList.remove('is-fault');
    note.textContent = '';
  };

  // Of two languages that are asked for at once the last one counts, whichever comes first.
  let asked: Language | undefined;
  const set: SetConditions = async (changes) => {
    const { language = table.voice.language } = changes;
    if (changes.language !== undefined) asked = language;
    try {
      const voice = language === table.voice.language ? table.voice : await load(table, language);
      if (changes.language !== undefined && asked !== language) return;
      table.judgeBy({ ...table.conditions, ...changes }, voice);
      draw();
    } catch (error) {
      draw();
      note.classList.add('is-fault');
      note.replaceChildren(`${table.voice.texts.conditions.notLoaded} `, errorOf(error));
    }
  };

  for (const { select, read } of fields)
    select.addEventListener('change', () => void set(read(select.value)));
  draw();
  return set;
}
