// The package in a browser, and wherever there is fetch: the WebAssembly file is
// looked for beside this module.

import { Arbiter } from './arbiter.js';
import { createInit } from './init.js';
import { Instance } from './instance.js';
import { beside } from './load.js';

export * from './exports.js';

/**
 * Loads the rules. Every call gets the same Arbiter; after a failure a call tries again, and after the
 * program has died a call gets a new one.
 *
 * @throws WasmLoadError, ArgumentError, or the reason of the signal
 */
export const init = createInit({
  defaultSource: () => beside(() => new URL('./arbiter.wasm', import.meta.url)),
  start: async (module) => new Arbiter(await Instance.startLater(module)),
});
