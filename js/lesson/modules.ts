/**
 * How often is lesson.wasm fetched and compiled in a page?
 *
 * Once for each address, however many tables stand there: whoever comes later waits for the same
 * module. A load that has failed is forgotten, so that the next one tries again, and one that nobody
 * waits for any more is stopped.
 */

import { loadModule } from '../load.js';

interface Load {
  readonly module: Promise<WebAssembly.Module>;
  /** Stops and forgets it. */
  stop(): void;
  /** How many wait for it. */
  waiting: number;
}

const loads = new Map<string, Load>();

/**
 * The module of an address. The signal ends the waiting of this one caller.
 *
 * @throws WasmLoadError where it cannot be loaded.
 */
export async function moduleAt(source: string | URL, signal: AbortSignal): Promise<WebAssembly.Module> {
  signal.throwIfAborted();
  const key = typeof source === 'string' ? `${globalThis.document?.baseURI} ${source}` : source.href;
  let load = loads.get(key);
  if (load === undefined) loads.set(key, (load = begin(source, key)));
  return wait(load, signal);
}

function begin(source: string | URL, key: string): Load {
  const stopping = new AbortController();
  const options = { integrity: undefined, signal: stopping.signal, readFile: undefined };
  const forget = (): void => {
    if (loads.get(key) === load) loads.delete(key);
  };
  const stop = (): void => {
    forget();
    stopping.abort();
  };
  const load: Load = { module: loadModule(source, options), stop, waiting: 0 };
  load.module.catch(forget);
  return load;
}

function wait(load: Load, signal: AbortSignal): Promise<WebAssembly.Module> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      if (--load.waiting === 0) load.stop();
      reject(signal.reason);
    };
    load.waiting++;
    signal.addEventListener('abort', leave, { once: true });
    void load.module.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
