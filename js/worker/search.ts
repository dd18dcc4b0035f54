// How is a question searched for long, with word of how far it has come?
//
// Most are answered at once, beside the games. What is left is asked anew in a worker of its own, which
// looks at so many positions at a time that there is word of it several times a second.

import { fields, integer } from '../arguments.js';
import { ArgumentError } from '../errors.js';
import type { GameOptions } from '../arbiter.js';
import { readSignal, stoppable } from '../stopping.js';
import type { Crew } from './crew.js';
import type { WorkerSearchOptions } from './api.js';
import { searchError } from './faults.js';
import type { Search } from './wire.js';

/** What is looked at beside the games, at most: some ten milliseconds, in which they wait. */
const FIRST = 10_000;
const DEFAULT_STATES = 1_000_000;

/** More than this the program does not look at. */
export const MOST: Readonly<Record<Search, number>> = { canMate: (1 << 25) - 2, canCastle: 1 << 20 };

/** Asks whether a player can mate or castle from where a game stands now. */
export async function search<A extends { verdict: string; states: number }>(
  crew: Crew,
  game: number,
  question: Search,
  args: readonly unknown[],
  options: WorkerSearchOptions | undefined,
): Promise<A> {
  const { states, signal, progress } = readOptions(options);
  signal?.throwIfAborted();
  const most = Math.min(states, MOST[question]);
  const few = Math.min(most, FIRST);
  const [fen, variant, first] = await stoppable(
    signal,
    Promise.all([
      crew.ask((host) => host.ask(game, 'fen', [])),
      crew.ask((host) => host.ask(game, 'variant', [])),
      crew.ask((host) => host.ask(game, question, [...args, { states: few }])) as Promise<A>,
    ]),
  );
  if (first.verdict !== 'undecided' || few === most) return first;
  let told = first.states;
  progress?.(told);
  return crew.alone(signal, async (line) => {
    try {
      const copy = await line.ask((host) => host.open({ fen, variant } as GameOptions));
      await line.ask((host) => host.beginSearch(copy, question, [...args], most));
      for (;;) {
        const { states, answer } = await line.ask((host) => host.continueSearch());
        if (answer !== null) return answer as A;
        if (states > told && !signal?.aborted) progress?.((told = states));
      }
    } catch (error) {
      throw searchError(error, most);
    }
  });
}

function readOptions(options: unknown) {
  const read = fields('options', options, ({ states, signal, progress }) => ({ states, signal, progress }));
  const { progress } = read;
  if (progress !== undefined && typeof progress !== 'function') {
    throw new ArgumentError('options.progress', 'a function was expected.');
  }
  return {
    states: integer('options.states', read.states ?? DEFAULT_STATES, 1, 1e8),
    signal: readSignal(read.signal),
    progress: progress as ((states: number) => void) | undefined,
  };
}
