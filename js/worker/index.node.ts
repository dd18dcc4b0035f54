// The package in promises, in Node, Deno and Bun: the rules run in a thread.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createInit, type InitOptions } from '../init.js';
import { beside } from '../load.js';
import { compile, readFile } from '../node.js';
import type { WorkerArbiter } from './api.js';
import { RemoteArbiter } from './client.js';
import { Crew } from './crew.js';
import type { Spawn } from './line.js';

export * from './exports.js';

const spawn: Spawn = () => {
  // The script is whole; flags of the process, such as --input-type, are not for it.
  const worker = new Worker(new URL('./worker-thread.node.js', import.meta.url), { execArgv: [] });
  return {
    endpoint: {
      postMessage: (message) => worker.postMessage(message),
      addEventListener(_, listener) {
        const tell = listener as (event: MessageEvent) => void;
        worker.on('message', (data: unknown) => tell({ data } as MessageEvent));
      },
      removeEventListener: () => {},
    },
    onEnd(tell) {
      worker.on('error', tell);
      worker.on('exit', tell);
    },
    keep: (alive) => (alive ? worker.ref() : worker.unref()),
    terminate: () => void worker.terminate(),
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
  readFile,
  compile,
  start: async (module, { signal }) =>
    new RemoteArbiter(await Crew.start(spawn, module, signal, availableParallelism())),
});
