/**
 * How is a line of moves played through that was found, beside the game and without touching it?
 */

import type { ChessBoardElement } from '../js/board/index.js';
import type { Square } from '../js/index.js';
import { make } from './dom.js';
import { kingOf } from './evidence.js';
import type { Table } from './table.js';

/** A position of the line. */
interface Step {
  readonly fen: string;
  readonly squares: readonly [Square, Square] | null;
  /** The king in check, if one is. */
  readonly check: Square | null;
}

function stepsOf(table: Table, line: readonly string[]): Step[] {
  const { arbiter, game } = table;
  using copy = arbiter.game({ fen: game.fen, variant: game.variant });
  const step = (squares: Step['squares']): Step => ({
    fen: copy.fen,
    squares,
    check: copy.inCheck ? kingOf(copy.fen, copy.turn) : null,
  });
  return [
    step(null),
    ...line.map((san) => {
      const { from, to } = copy.play(san);
      return step([from, to]);
    }),
  ];
}

/** The moves, with the letters of the reader's language, each of which shows its position on a small board, with buttons to go to and fro. */
export function lineOf(table: Table, line: readonly string[]): HTMLElement[] {
  const { voice } = table;
  const { ever } = voice.texts;
  const steps = stepsOf(table, line);
  const names = line.map((san) => voice.spell(san));
  let at = 0;
  const board = make('chess-board' as 'div', { coordinates: 'none', animation: 'none' });
  board.inert = true;
  const button = (text: string, to: () => number): HTMLButtonElement => {
    const made = make('button', { type: 'button' }, text);
    made.addEventListener('click', () => show(to()));
    return made;
  };
  const moves = names.map((name, index) => button(name, () => index + 1));
  const where = make('span', { class: 'hint' });
  const back = button(ever.back, () => Math.max(0, at - 1));
  const forward = button(ever.forward, () => Math.min(line.length, at + 1));
  const show = (step: number): void => {
    at = step;
    const { fen, squares, check } = steps[step]!;
    (board as unknown as ChessBoardElement).state = { fen, lastMove: squares, check };
    moves.forEach((move, index) => {
      if (index + 1 === step) move.setAttribute('aria-current', 'step');
      else move.removeAttribute('aria-current');
    });
    back.disabled = step === 0;
    forward.disabled = step === line.length;
    where.textContent = step === 0 ? ever.now : ever.step(step, line.length, names[step - 1]!);
  };
  show(0);
  return [
    make(
      'p',
      { class: 'line', lang: voice.language },
      ...moves.flatMap((move, index) => (index === 0 ? [move] : [' ', move])),
    ),
    make(
      'div',
      { class: 'through' },
      make('div', { class: 'figure' }, board),
      make('div', { class: 'row' }, back, forward, where),
    ),
  ];
}
