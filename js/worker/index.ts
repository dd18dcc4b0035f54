// The package in promises, in a browser: the rules run in a module worker, whose script is looked for
// beside this module, and so is the WebAssembly file.

import { createInit, type InitOptions } from '../init.js';
import { beside } from '../load.js';
import type { WorkerArbiter } from './api.js';
import { RemoteArbiter } from './client.js';
import { Crew } from './crew.js';
import type { Spawn } from './line.js';

export * from './exports.js';

/** Makes the worker; its script must be of the page's own origin, or be imported by one that is. */
function makeWorker(): Worker {
  try {
    // Bundlers know a worker by these very words.
    return new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
  } catch (cause) {
    if ((cause as Error).name !== 'SecurityError') throw cause;
    // On a CDN the script lies beside this one. Bundlers must not take this for another file.
    const script = import.meta.url.replace(/[^/]*$/, 'worker-thread.js');
    const text = `import ${JSON.stringify(script)};`;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    return new Worker(address, { type: 'module' });
  }
}

const spawn: Spawn = () => {
  const worker = makeWorker();
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
  defaultSource: () => beside(() => new URL('./arbiter.wasm', import.meta.url)),
  start: async (module, { signal }) => new RemoteArbiter(await Crew.start(spawn, module, signal)),
});
