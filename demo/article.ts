/**
 * What does the article behind a sentence say?
 *
 * A small button names the article; pressed, it opens the title and what the article says, in the
 * words of this package and the language of the ruling.
 */

import type { Arbiter, Edition } from '../js/index.js';
import { make } from './dom.js';
import type { Table } from './table.js';
import { WORDS } from './verdict.js';
import type { Voice } from './voice.js';

let last = 0;

/** The button that names an article, and the place that it opens. */
export function articleOf(
  { arbiter }: Table,
  edition: Edition,
  id: string,
  voice: Voice,
): [HTMLElement, HTMLElement] {
  const target = `law-${(last += 1)}`;
  const place = make('div', { class: 'law', id: target, hidden: '' });
  const button = make(
    'button',
    { type: 'button', class: 'article-button', 'aria-expanded': 'false', 'aria-controls': target },
    WORDS[voice.language].article(id, edition),
  );
  button.addEventListener('click', () => {
    place.hidden = !place.hidden;
    button.setAttribute('aria-expanded', String(!place.hidden));
    if (place.childElementCount > 0) return;
    place.append(...textOf(arbiter, edition, id, voice));
  });
  return [button, place];
}

function textOf(arbiter: Arbiter, edition: Edition, id: string, { language, texts }: Voice): HTMLElement[] {
  try {
    const { title, rule } = arbiter.laws.article(edition, id, language);
    return [make('strong', {}, title), make('p', {}, rule)];
  } catch {
    return [make('p', {}, texts.notTold)];
  }
}
