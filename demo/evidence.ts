/**
 * Which positions does a ruling speak of, and how are they shown side by side?
 *
 * Each is a small board that cannot be played on. On one that is almost the same, what made the
 * difference is marked: the king and rook of a right that was lost, the square of a capture in passing.
 */

import type { ChessBoardElement, Highlight } from '../js/board/index.js';
import type { Difference, Ruling, Square } from '../js/index.js';
import { make } from './dom.js';
import type { Table } from './table.js';
import { WORDS } from './verdict.js';
import type { Voice } from './voice.js';

/** A position of the record: what it looks like and which move led to it. */
export interface Moment {
  readonly fen: string;
  /** The move, such as "12...Qe5+", with the letters of the reader's language; "" for the first position. */
  readonly move: string;
  readonly squares: readonly [Square, Square] | null;
}

/** The positions up to the one on the board, and the one after an intended move. */
export function momentsOf(table: Table, intending?: string): Moment[] {
  const { arbiter, game, start, voice } = table;
  using copy = arbiter.game({ fen: start, variant: game.variant });
  const moments: Moment[] = [{ fen: copy.fen, move: '', squares: null }];
  try {
    const moves = game.history().map(({ uci }) => uci);
    for (const move of intending === undefined ? moves : [...moves, intending]) {
      const { turn, moveNumber } = copy;
      const { san, from, to } = copy.play(move);
      const name = `${moveNumber}${turn === 'white' ? '.' : '...'}${voice.spell(san)}`;
      moments.push({ fen: copy.fen, move: name, squares: [from, to] });
    }
  } catch {
    // A line with a null move cannot be replayed, and an intended move may be illegal.
  }
  return moments;
}

/** A position as a figure with what is to say of it. */
export function figureOf(
  moment: Moment,
  caption: readonly (Node | string)[],
  marks: readonly Highlight[] = [],
): HTMLElement {
  const board = make('chess-board' as 'div', { coordinates: 'none', animation: 'none' });
  board.inert = true;
  (board as unknown as ChessBoardElement).state = {
    fen: moment.fen,
    lastMove: moment.squares,
    highlights: marks,
  };
  return make('figure', { class: 'figure' }, board, make('figcaption', {}, ...caption));
}

/** The boards of what occurred before: the same position, and the ones that are almost the same. */
export function repetitionOf(
  { evidence }: Ruling,
  moments: readonly Moment[],
  voice: Voice,
): HTMLElement | null {
  const words = WORDS[voice.language];
  const same = evidence.plies.map((ply) => ({ ply, differences: [] as readonly Difference[] }));
  const all = [...same, ...evidence.nearMisses].sort((a, b) => a.ply - b.ply);
  const figures = all.flatMap(({ ply, differences }) => {
    const moment = moments[ply];
    if (moment === undefined) return [];
    const isSame = differences.length === 0;
    const title = make(
      'strong',
      { class: isSame ? 'is-same' : 'is-miss' },
      isSame ? words.same : words.missed,
    );
    const caption = [
      make('span', { class: 'moment' }, moment.move === '' ? words.start : moment.move),
      ' ',
      title,
      ...differences.map(({ text }) => make('span', { class: 'difference' }, voice.spell(text))),
    ];
    return [figureOf(moment, caption, marksOf(differences, moment.fen))];
  });
  return figures.length === 0 ? null : make('div', { class: 'figures' }, ...figures);
}

function marksOf(differences: readonly Difference[], fen: string): Highlight[] {
  return differences.flatMap(({ kind, color, square, text }) => {
    const king = kind === 'castling' ? kingOf(fen, color) : null;
    const squares = king === null ? [square] : [square, king];
    return squares.map((at) => ({ square: at, kind: 'attack', label: text }));
  });
}

/** Where a king stands. */
export function kingOf(fen: string, color: 'white' | 'black'): Square | null {
  const letter = color === 'white' ? 'K' : 'k';
  let index = 0;
  for (const sign of fen) {
    if (sign === letter) return `${'abcdefgh'[index % 8]}${8 - Math.floor(index / 8)}` as Square;
    if (sign >= '1' && sign <= '8') index += Number(sign);
    else if (sign !== '/') index += 1;
  }
  return null;
}
