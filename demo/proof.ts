/**
 * What proves that a player can never mate, and how is it seen on the board?
 *
 * Each king is confined to some squares, and some men never move and are never taken: they are marked,
 * told in words, and named on the squares for who cannot see them.
 */

import type { Color, MateProof, Square } from '../js/index.js';
import { make } from './dom.js';
import type { Mark } from './table.js';
import type { Voice } from './voice.js';

/** A king that may come to more squares than these is hardly confined. */
const CONFINED = 40;

const COLORS: readonly Color[] = ['white', 'black'];

const SAYINGS = { 'white-king': 'whiteKing', 'black-king': 'blackKing', 'both-kings': 'bothKings' } as const;

/** The squares to which a king is confined; null where it is not. */
const squaresOf = ({ kings }: MateProof, color: Color): readonly Square[] | null =>
  kings !== null && kings[color].length <= CONFINED ? kings[color] : null;

/** What is marked on the board. */
export function marksOf(proof: MateProof, voice: Voice): Mark[] {
  const [white, black] = COLORS.map((color) => new Set(squaresOf(proof, color)));
  const fixed = new Set(proof.fixed);
  const marks: Mark[] = proof.fixed.map((square) => ({
    square,
    kind: 'fixed',
    label: voice.texts.ever.fixed,
  }));
  for (const square of new Set([...white!, ...black!])) {
    if (fixed.has(square)) continue;
    const who = !black!.has(square) ? 'white-king' : white!.has(square) ? 'both-kings' : 'black-king';
    const label = voice.texts.ever[SAYINGS[who]];
    // The dots are those of a way, in the colour of whose way it is.
    marks.push({ square, kind: 'path', label }, { square, kind: who, label: '' });
  }
  return marks;
}

/** The same in words; null where there is nothing to tell. */
export function wordsOf(proof: MateProof, asked: Color, { texts: { ever } }: Voice): HTMLElement | null {
  const lines = COLORS.flatMap((color) => {
    const squares = squaresOf(proof, color);
    if (squares === null) return [];
    return [entry(`is-${color}-king`, ever.confined(color, squares.length), squares)];
  });
  const { fixed } = proof;
  if (fixed.length > 0) lines.push(entry('is-fixed', ever.fixedMen(fixed.length), fixed));
  if (lines.length === 0) return null;
  return make(
    'div',
    { class: 'proof' },
    make('ul', {}, ...lines),
    make('p', { class: 'hint' }, ever.holds(asked)),
  );
}

function entry(kind: string, text: string, squares: readonly Square[]): HTMLElement {
  return make(
    'li',
    { class: kind },
    make('strong', {}, text),
    ' ',
    make('span', { class: 'squares' }, inRuns(squares)),
  );
}

/** The names of squares in order of their ranks, those in a row as "a1–d1". */
function inRuns(squares: readonly Square[]): string {
  const runs: [Square, Square][] = [];
  for (const square of squares) {
    const last = runs.at(-1);
    if (last !== undefined && isBeside(last[1], square)) last[1] = square;
    else runs.push([square, square]);
  }
  return runs
    .map(([from, to]) => (from === to ? from : `${from}${isBeside(from, to) ? ', ' : '–'}${to}`))
    .join(', ');
}

const isBeside = (left: Square, right: Square): boolean =>
  left[1] === right[1] && right.charCodeAt(0) === left.charCodeAt(0) + 1;
