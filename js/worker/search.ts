// How is a question searched for long, with word of how far it has come?
//
// A program that computes hears nothing and says nothing. So the question is asked again and again,
// with four times the budget each time, which costs a third more: first beside the games, where most
// are answered at once, and then in a worker of its own.

import { fields, integer } from '../arguments.js';
import { ArgumentError, BudgetError, InstanceDeadError } from '../errors.js';
import type { GameOptions } from '../arbiter.js';
import { stoppable, type Crew } from './crew.js';
import type { WorkerSearchOptions } from './api.js';
import type { Search } from './wire.js';

/** What is looked at beside the games, at most: some ten milliseconds, in which they wait. */
const FIRST = 10_000;
const FACTOR = 4;
const DEFAULT_STATES = 1_000_000;

/** More than this the program does not look at. */
const MOST: Readonly<Record<Search, number>> = { canMate: (1 << 25) - 2, canCastle: 1 << 20 };

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
  let budget = Math.min(most, FIRST);
  const [fen, variant, first] = await stoppable(
    signal,
    Promise.all([
      crew.ask((host) => host.ask(game, 'fen', [])),
      crew.ask((host) => host.ask(game, 'variant', [])),
      crew.ask((host) => host.ask(game, question, [...args, { states: budget }])) as Promise<A>,
    ]),
  );
  if (first.verdict !== 'undecided' || budget === most) return first;
  progress?.(first.states);
  return crew.alone(signal, async (line) => {
    try {
      const copy = await line.ask((host) => host.open({ fen, variant } as GameOptions));
      for (;;) {
        budget = Math.min(most, budget * FACTOR);
        const asked = [...args, { states: budget, allowLargeMemory: true }];
        const answer = (await line.ask((host) => host.ask(copy, question, asked))) as A;
        if (answer.verdict !== 'undecided' || budget === most) return answer;
        if (!signal?.aborted) progress?.(answer.states);
      }
    } catch (error) {
      if (!(error instanceof InstanceDeadError)) throw error;
      const text = 'The search has failed, for want of memory; allow fewer states.';
      throw new BudgetError('ERR_OUT_OF_MEMORY', text, { states: budget }, error);
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

/** Reads the signal that stops something. */
export function readSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined || signal instanceof AbortSignal) return signal;
  throw new ArgumentError('options.signal', 'an AbortSignal was expected.');
}
