/**
 * How does what stands in the pages' HTML follow the language?
 *
 * An element names its text, `data-text="play.undo"`, and in the same way that of an attribute:
 * `data-text-aria-label`, `data-text-placeholder`. In the HTML stands the English one, so that there is
 * something to read before there is a script.
 */

import type { Language } from '../js/index.js';
import { languageIn, type SetConditions } from './conditions.js';
import type { Table } from './table.js';

const ATTRIBUTES = ['aria-label', 'placeholder'];

/** Other pages that open in the language which their address names. */
const LINKS = 'a[data-language]';

/** Keeps the page in the language of the table. */
export function connectPage(table: Table): void {
  table.write((voice) => {
    document.documentElement.lang = voice.language;
    for (const element of document.querySelectorAll('[data-text]')) {
      const text = voice.named(element.getAttribute('data-text')!);
      if (element.textContent !== text) element.textContent = text;
    }
    for (const name of ATTRIBUTES) {
      for (const element of document.querySelectorAll(`[data-text-${name}]`)) {
        element.setAttribute(name, voice.named(element.getAttribute(`data-text-${name}`)!));
      }
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const address = inLanguage(link.href, voice.language);
      if (address !== link.href) link.href = address;
    }
  });
}

/** Opens the page in the language of its address, and from then on keeps the address to the language. */
export async function connectLanguage(table: Table, set: SetConditions): Promise<void> {
  await set({ language: languageIn(location.href) });
  table.write(({ language }) => {
    const address = inLanguage(location.href, language);
    if (address !== location.href) history.replaceState(null, '', address);
  });
}

/** An address that names a language, where it is not English. */
function inLanguage(href: string, language: Language): string {
  const address = new URL(href);
  if (language === 'en') address.searchParams.delete('language');
  else address.searchParams.set('language', language);
  return address.href;
}
