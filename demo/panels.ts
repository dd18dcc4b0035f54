/**
 * How do the panels of lesson.wasm hang together with the table?
 */

import type { Language } from '../js/index.js';
import { loadLesson } from '../js/lesson/index.js';
import { errorOf, find, make } from './dom.js';
import type { Table } from './table.js';

/**
 * Mounts the panels and keeps them up to date, in the language and by the Laws of the table. Without
 * them the board works all the same.
 */
export async function connectPanels(table: Table): Promise<void> {
  const panels = { castling: find('castling'), claims: find('claims') };
  try {
    await mount(table, panels);
  } catch (error) {
    for (const panel of Object.values(panels)) {
      const text = make('span', {});
      table.write(({ texts }) => (text.textContent = texts.play.cannotShow));
      panel.replaceChildren(make('p', { class: 'failure', role: 'alert' }, text, ' ', errorOf(error)));
    }
    reportError(error);
  } finally {
    for (const panel of Object.values(panels)) panel.removeAttribute('aria-busy');
  }
}

async function mount(
  table: Table,
  places: { readonly castling: HTMLElement; readonly claims: HTMLElement },
): Promise<void> {
  const lesson = await loadLesson(places);
  const panels = Object.values(places);
  const speak = async (language: Language): Promise<void> => {
    await lesson.speak(language);
    if (language === table.conditions.language) for (const panel of panels) panel.lang = language;
  };
  const draw = (): void => {
    const { game, conditions, start } = table;
    const moves = game.history().map((move) => move.uci);
    const { over, result } = game.status();
    const { laws, castlingRights } = conditions;
    const { variant } = game;
    lesson.show({ variant, start, moves, result: over ? result : '', laws, castlingRights });
  };
  draw();
  let spoken: Language = 'en';
  table.listen(({ position }) => {
    if (position) draw();
    if (spoken === table.conditions.language) return;
    spoken = table.conditions.language;
    // What cannot be loaded leaves the panels in the language before.
    speak(spoken).catch(reportError);
  });
  for (const panel of panels) {
    panel.addEventListener('play-request', ({ detail: { uci } }) => table.play(uci));
    panel.addEventListener('goto-request', ({ detail: { ply } }) => table.goto(ply));
    panel.addEventListener('claim-request', ({ detail: { kind, intending } }) =>
      table.claim(kind, intending),
    );
    panel.addEventListener('mark-request', ({ detail: { marks } }) => {
      table.mark(marks.map(({ square, kind }) => ({ square, kind, label: table.voice.say(`mark.${kind}`) })));
      find('board').scrollIntoView({ block: 'nearest' });
    });
  }
}
