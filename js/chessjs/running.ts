// Where is the program that plays for every Chess of a page?

import { Arbiter } from '../arbiter.js';
import { WasmLoadError } from '../errors.js';
import { inlinedModule, inlinedModuleNow } from '../inlined.js';
import { Instance } from '../instance.js';

interface Running {
  readonly instance: Instance;
  readonly arbiter: Arbiter;
}

let running: Running | undefined;

const isRunning = () => running !== undefined && !running.instance.isDead;

const run = (instance: Instance): Running => ({ instance, arbiter: new Arbiter(instance) });

/**
 * The program, started when it is first asked for, and again after it has failed.
 *
 * @throws WasmLoadError where it cannot be started at once (`Chess.ready`).
 */
export function program(): Running {
  if (!running || !isRunning()) running = run(startNow());
  return running;
}

/** Starts the program in the background. */
export async function ready(): Promise<void> {
  const instance = isRunning() ? undefined : await Instance.startLater(await inlinedModule());
  if (instance && !isRunning()) running = run(instance);
}

/**
 * A page may be forbidden to compile a program of this size at once, or at all: by Chromium before 114, or
 * by its content security policy.
 */
function startNow(): Instance {
  try {
    return Instance.start(inlinedModuleNow());
  } catch (error) {
    const cause = error instanceof WasmLoadError ? (error.cause ?? error) : error;
    const hint =
      cause instanceof RangeError
        ? 'This browser starts only small programs at once: await Chess.ready() before the first new Chess().'
        : "A content security policy must allow 'wasm-unsafe-eval' in script-src.";
    throw new WasmLoadError(`The program cannot be started here. ${hint}`, { hint }, cause);
  }
}
