/**
 * Which texts do the pages with the table have, and how does one get those of a language?
 *
 * English is inside; every other language is a file of its own, loaded when it is chosen.
 */

import type { Language } from '../../js/index.js';
import { ENGLISH } from './en.js';

/** The same texts, whatever they say; some are made of facts. */
type Like<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : Like<T[Name]>;
};

export type Texts = Like<typeof ENGLISH>;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Texts }>>> = {
  es: () => import('./es.js'),
  pt: () => import('./pt.js'),
  id: () => import('./id.js'),
  zh: () => import('./zh.js'),
};

/** Loads the texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'en' ? ENGLISH : (await OTHERS[language]()).default;
}
