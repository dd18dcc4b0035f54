// The package with the WebAssembly file inside the JavaScript: nothing is fetched.

import { Arbiter } from './arbiter.js';
import { createInit } from './init.js';
import { inlinedModule } from './inlined.js';
import { Instance } from './instance.js';

export * from './exports.js';

/**
 * Starts the rules, which are in this script. Every call gets the same Arbiter; after the program has
 * died a call gets a new one. `wasm` may name another source, as with the entry `chess-arbiter`.
 *
 * @throws WasmLoadError, ArgumentError, or the reason of the signal
 */
export const init = createInit({
  defaultSource: inlinedModule,
  start: async (module) => new Arbiter(await Instance.startLater(module)),
});
