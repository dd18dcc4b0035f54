/**
 * Where are the sentences of the arbiter and the words of the table in each language?
 *
 * The program carries none of them, English neither: a page loads what its reader reads.
 */

import { loadCatalogue } from '../sentences.js';

/** What stands between the two: see wasm/lesson/table/conditions.go. */
const SEPARATOR = '\n----\n';

type Module = Promise<{ readonly default: string }>;

const words: Readonly<Record<string, () => Module>> = {
  en: () => import('languages/table-en.js'),
  es: () => import('languages/table-es.js'),
  pt: () => import('languages/table-pt.js'),
  id: () => import('languages/table-id.js'),
  zh: () => import('languages/table-zh.js'),
};

const english = async (): Promise<string> => {
  const { default: text } = await (import('languages/en.js') as Module);
  return text;
};

/** Loads a text of the table in a language; English for a code that is none, null where there is no such text. */
export async function loadText(language: string, key: string): Promise<string | null> {
  const { default: table } = await (words[language] ?? words['en']!)();
  return (
    table
      .split('\n')
      .find((line) => line.startsWith(`${key} = `))
      ?.slice(key.length + 3) ?? null
  );
}

/** Loads a language and returns the action that has the program speak it; English for a code that is none. */
export async function loadWords(language: string): Promise<string> {
  const code = language in words ? language : 'en';
  const sentences = code === 'en' ? english() : loadCatalogue(code);
  const table = words[code]!();
  return `catalogue ${code}\n${await sentences}${SEPARATOR}${(await table).default}`;
}
