// Where is the program that plays for every Chess of a page?

import { Arbiter } from '../arbiter.js';
import { inlinedModule, inlinedModuleNow } from '../inlined.js';
import { Instance } from '../instance.js';

interface Running {
  readonly instance: Instance;
  readonly arbiter: Arbiter;
}

let running: Running | undefined;

/**
 * The program, started when it is first asked for, and again after it has failed.
 *
 * @throws WasmLoadError where it cannot be compiled at once (`Chess.ready`).
 */
export function program(): Running {
  if (!running || running.instance.isDead) {
    const instance = Instance.start(inlinedModuleNow());
    running = { instance, arbiter: new Arbiter(instance) };
  }
  return running;
}

/** Compiles the program in the background, so that it can be started at once. */
export async function ready(): Promise<void> {
  await inlinedModule();
}
