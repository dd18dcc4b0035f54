// Which languages are there, and how do the sentences of one get into the program?

import { choice } from './arguments.js';
import { ArbiterError, ArgumentError } from './errors.js';
import type { Instance } from './instance.js';
import { loadCatalogue } from './sentences.js';

/** The languages whose sentences this package has; English is inside the program. */
export const LANGUAGES = ['en', 'es', 'pt', 'id', 'zh'] as const;

/** A language in which answers are given: English, Spanish, Portuguese, Indonesian, Chinese. */
export type Language = (typeof LANGUAGES)[number];

/** Loads the sentences of a language into a program, once. */
export async function loadLanguage(instance: Instance, name: string, value: unknown): Promise<void> {
  const number = choice(name, value, LANGUAGES);
  const language = LANGUAGES[number]!;
  if (instance.languages.has(language)) return;
  try {
    const text = await loadCatalogue(language);
    if (instance.call.addLanguage(number, instance.write(text)) < 0) throw new Error('of another version');
  } catch (cause) {
    throw notLoaded(name, language, cause);
  }
  instance.languages.add(language);
}

/** Makes the error of a language whose sentences do not come. */
export function notLoaded(name: string, language: Language, cause: unknown): ArbiterError {
  const text = `The sentences of '${language}' cannot be loaded.`;
  return new ArbiterError('ERR_LANGUAGE_NOT_LOADED', text, { name, language }, cause);
}

/** Reads a language that is loaded, and returns its number in the program. */
export function readLanguage(instance: Instance, name: string, value: unknown): number {
  const number = choice(name, value, LANGUAGES, 0);
  const language = LANGUAGES[number]!;
  if (!instance.languages.has(language)) {
    throw new ArgumentError(
      name,
      `the language '${language}' is not loaded.`,
      { available: [...instance.languages] },
      'ERR_LANGUAGE_NOT_LOADED',
    );
  }
  return number;
}
