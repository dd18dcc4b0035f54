/**
 * How does a page get the words of the board in a language?
 *
 * Each language is a file of its own, which is loaded when it is asked for.
 */

import type { BoardStrings } from '../strings.js';
import { ENGLISH } from './en.js';

/** The languages that the board speaks, by their ISO 639-1 codes. */
export type BoardLanguage = 'en' | 'es' | 'pt' | 'id' | 'zh';

/**
 * Loads the words of a language; set them as `board.strings`. Of a code such as "pt-BR" the first part
 * counts; a language that the board does not speak gives English.
 */
export async function loadStrings(language: BoardLanguage | (string & {})): Promise<BoardStrings> {
  switch (language.toLowerCase().split('-')[0]) {
    case 'es':
      return (await import('./es.js')).default;
    case 'pt':
      return (await import('./pt.js')).default;
    case 'id':
      return (await import('./id.js')).default;
    case 'zh':
      return (await import('./zh.js')).default;
    default:
      return ENGLISH;
  }
}
