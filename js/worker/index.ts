// The package in promises, in a browser: the rules run in a module worker, whose script is looked for
// beside this module, and so is the WebAssembly file.

import { createInit, type InitOptions } from '../init.js';
import type { WorkerArbiter } from './api.js';
import { RemoteArbiter } from './client.js';
import { Crew } from './crew.js';
import type { Spawn } from './line.js';

export * from './exports.js';

const spawn: Spawn = () => {
  // Bundlers know a worker by these very words.
  const worker = new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
  return {
    endpoint: worker,
    onEnd: (tell) => worker.addEventListener('error', (event) => tell(event.error ?? event.message)),
    keep: () => {},
    terminate: () => worker.terminate(),
  };
};

/**
 * Starts a worker with the rules in it. Every call gets the same Arbiter; after a failure a call tries
 * again, and after the program has died or the worker was ended a call gets a new one.
 *
 * @throws WasmLoadError, WorkerError, ArgumentError, or the reason of the signal
 */
export const init: (options?: InitOptions) => Promise<WorkerArbiter> = createInit({
  defaultSource: () => new URL('./arbiter.wasm', import.meta.url),
  start: async (module, { signal }) => new RemoteArbiter(await Crew.start(spawn, module, signal)),
});
