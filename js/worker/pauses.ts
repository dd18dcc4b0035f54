// How does a search in a worker of its own go on, so that one hears of it?
//
// Piece by piece: after each the page is told how far the search is, and a worker that is ended says
// nothing more. What comes of a question is the same as without pauses.

import { StaleHandleError } from '../errors.js';
import type { Instance } from '../instance.js';
import type { Progress, Search } from './wire.js';

/** How many positions are looked at before the clock is; a few milliseconds. */
const PIECE = 512;

/** After how many milliseconds the page is told. */
const PAUSE = 100;

/** Takes a question in place of the one before; its arguments are known to be right. */
export function beginSearch(
  { call }: Instance,
  handle: number,
  question: Search,
  [color, side]: readonly unknown[],
  states: number,
): void {
  const which = question === 'canMate' ? -1 : Number(side === 'h');
  call.beginSearch(handle, Number(color === 'black'), which, states);
}

/** Goes on until there is an answer or it is time to tell. */
export function continueSearch<A>(instance: Instance, end = performance.now() + PAUSE): Progress<A> {
  do {
    const left = instance.call.continueSearch(PIECE);
    if (left === 0) return { states: 0, answer: instance.take<A>() };
    if (left < 0) throw new StaleHandleError();
  } while (performance.now() < end);
  return { states: instance.words[0]!, answer: null };
}
