/**
 * What stands above and beside the board: whose move it is, how the game ended, and the note that
 * says why something is not possible.
 */

import { find, make } from './dom.js';
import type { Table } from './table.js';
import { WORDS } from './verdict.js';
import { score } from './words.js';

/** Shows status and note, and keeps them up to date. */
export function connectStatus(table: Table): void {
  const turn = find('turn');
  const variant = find('variant');
  const note = find('note');
  const title = find('note-title');
  const look = find('look');
  const back = find<HTMLButtonElement>('back');
  const box = title.parentElement!;
  // What can be scrolled must be reached by Tab; what cannot is no stop on the way.
  const reach = (): void => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // On a phone the note lies below the board, and may be out of sight when a move is refused.
  const reveal = (): void => {
    const hidden = box.getBoundingClientRect().bottom + 8 - document.documentElement.clientHeight;
    const top = Math.min(hidden, find('board').getBoundingClientRect().top);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (top > 0) scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
  };
  let shown = table.note;
  const draw = (): void => {
    const stop = table.voice.language === 'zh' ? '。' : '.';
    turn.textContent = statusOf(table);
    variant.textContent = table.hands?.state || variantOf(table);
    const { title: about, look: what = '' } = table.look ?? { title: '' };
    look.hidden = what === '';
    find('look-title').textContent = /[?？]$/.test(about) ? about : `${about}${stop}`;
    find('look-for').textContent = table.voice.spell(what);
    back.hidden = !table.hasAside;
    const { language } = table.game;
    title.textContent = table.note.title;
    title.lang = language;
    box.classList.toggle('is-refusal', table.note.tone === 'refusal');
    box.classList.toggle('is-ruling', table.note.tone === 'ruling');
    note.lang = language;
    note.replaceChildren(linesOf(table));
    box.scrollTop = 0;
    reach();
    if (table.note !== shown && table.note.tone === 'refusal') reveal();
    shown = table.note;
  };
  back.addEventListener('click', () => {
    table.bringBack();
    if (back.hidden) find('board').focus();
  });
  new ResizeObserver(reach).observe(box);
  table.listen(draw);
  draw();
}

function statusOf({ game, voice }: Table): string {
  const { over, result, reason } = game.status();
  const { status } = voice.texts;
  if (over && reason !== null) {
    const ends: Readonly<Record<string, string>> = status.ends;
    return status.ended(ends[reason] ?? voice.say('why.over'), score(result));
  }
  return game.inCheck ? status.inCheck(game.turn) : status.toMove(game.turn);
}

function variantOf({ game, voice }: Table): string {
  return voice.texts.status.variant(game.variant === 'chess960', game.moveNumber);
}

function linesOf({ note, game, voice }: Table): HTMLElement {
  const { article: articleOf } = WORDS[game.language];
  const items = note.lines.map(({ text, article, more }) => [
    `${voice.spell(text)} `,
    ...(article === null ? [] : [make('span', { class: 'article' }, articleOf(article))]),
    ...(more === undefined ? [] : [make('a', { href: `#${more.id}` }, more.text)]),
  ]);
  if (items.length === 1) return make('p', {}, ...items[0]!);
  return make('ul', {}, ...items.map((item) => make('li', {}, ...item)));
}
