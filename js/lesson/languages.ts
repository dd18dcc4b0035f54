/**
 * Where are the sentences of the arbiter and the words of the table in each language?
 */

import { loadCatalogue } from '../sentences.js';

/** What stands between the two: see wasm/lesson/table/conditions.go. */
const SEPARATOR = '\n----\n';

const words: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  es: () => import('languages/table-es.js'),
  pt: () => import('languages/table-pt.js'),
  id: () => import('languages/table-id.js'),
  zh: () => import('languages/table-zh.js'),
};

/** Loads both catalogues of a language, as the program takes them. */
export async function loadWords(language: string): Promise<string> {
  const [sentences, table] = await Promise.all([loadCatalogue(language), words[language]!()]);
  return sentences + SEPARATOR + table.default;
}
