/**
 * Which articles is castling judged by here, and what do they say?
 *
 * Those on castling in Chess960, where the edition has them, and those that the reasons of this moment
 * rest on; title and rule are the arbiter's, in the language of the reader.
 */

import { find, make } from './dom.js';
import type { Table } from './table.js';
import { WORDS } from './verdict.js';

/** The articles on castling in Chess960, as the editions since 2009 number them. */
const CHESS960 = ['II.3.2', 'II.3.1', 'F.3b', 'F.3a'];

/** Shows the articles and keeps them to the position, the edition and the language. */
export function connectRule(table: Table): void {
  const place = find('rule');
  let shown = '';
  const draw = (): void => {
    const { laws, language } = table.conditions;
    const reasons = table.game.castling().flatMap((castling) => castling.reasons);
    const named = reasons.flatMap(({ article }) => article ?? []);
    const ids = [...new Set([...CHESS960, ...named])];
    const wanted = [laws, language, ...ids].join(' ');
    if (wanted === shown) return;
    shown = wanted;
    place.lang = language;
    place.replaceChildren(...ids.flatMap((id) => articleOf(table, id)));
  };
  table.listen(({ position }) => {
    if (position) draw();
  });
  draw();
}

/** Number, title and rule of an article; nothing where the edition has none of this number. */
function articleOf(table: Table, id: string): HTMLElement[] {
  const { laws, language } = table.conditions;
  try {
    const { title, rule } = table.arbiter.laws.article(laws, id, language);
    const number = make('span', { class: 'article' }, WORDS[language].article(id, laws));
    return [make('dt', {}, title, ' ', number), make('dd', {}, rule)];
  } catch {
    return [];
  }
}
