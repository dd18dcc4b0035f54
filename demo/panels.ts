/**
 * How do the panels of lesson.wasm hang together with the table?
 */

import { loadLesson, type LessonMark } from '../js/lesson/index.js';
import { find, make } from './dom.js';
import type { Table } from './table.js';

const LABELS: Readonly<Record<LessonMark['kind'], string>> = {
  path: 'on the way',
  good: 'where it ends',
  point: 'in question',
  attack: 'the reason why not',
};

/** Mounts the panels and keeps them up to date. Without them the board works all the same. */
export async function connectPanels(table: Table): Promise<void> {
  const castling = find('castling');
  const claims = find('claims');
  try {
    await mount(table, castling, claims);
  } catch (error) {
    const text = `This cannot be shown: ${error instanceof Error ? error.message : String(error)}`;
    for (const panel of [castling, claims]) {
      panel.replaceChildren(make('p', { class: 'failure', role: 'alert' }, text));
    }
    reportError(error);
  } finally {
    for (const panel of [castling, claims]) panel.removeAttribute('aria-busy');
  }
}

async function mount(table: Table, castling: HTMLElement, claims: HTMLElement): Promise<void> {
  const lesson = await loadLesson({ castling, claims });
  const draw = (): void => {
    const { game } = table;
    const moves = game.history().map((move) => move.uci);
    const { over, result } = game.status();
    lesson.show({ variant: game.variant, start: table.start, moves, result: over ? result : '' });
  };
  draw();
  table.listen(({ position }) => {
    if (position) draw();
  });
  for (const panel of [castling, claims]) {
    panel.addEventListener('play-request', ({ detail: { uci } }) => table.play(uci));
    panel.addEventListener('goto-request', ({ detail: { ply } }) => table.goto(ply));
    panel.addEventListener('claim-request', ({ detail: { kind, intending } }) =>
      table.claim(kind, intending),
    );
    panel.addEventListener('mark-request', ({ detail: { marks } }) => {
      table.mark(marks.map(({ square, kind }) => ({ square, kind, label: LABELS[kind] })));
      find('board').scrollIntoView({ block: 'nearest' });
    });
  }
}
