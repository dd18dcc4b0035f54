// How does a signal end a wait?

import { ArgumentError } from './errors.js';

/** Reads the signal that stops something. */
export function readSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined || signal instanceof AbortSignal) return signal;
  throw new ArgumentError('options.signal', 'an AbortSignal was expected.');
}

/** Waits for an answer until a signal says to stop; then the signal's reason is thrown. */
export async function stoppable<T>(signal: AbortSignal | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  let stop!: () => void;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([answer, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
