// The package in Node, Deno and Bun: the WebAssembly file is read from beside this
// module, and a source may be the path of a file.

import { Arbiter } from './arbiter.js';
import { createInit } from './init.js';
import { Instance } from './instance.js';
import { beside } from './load.js';
import { compile, readFile } from './node.js';

export * from './exports.js';

/**
 * Loads the rules. Every call gets the same Arbiter; after a failure a call tries again, and after the
 * program has died a call gets a new one.
 *
 * @throws WasmLoadError, ArgumentError, or the reason of the signal
 */
export const init = createInit({
  defaultSource: () => beside(() => new URL('./arbiter.wasm', import.meta.url)),
  readFile,
  compile,
  start: (module) => new Arbiter(Instance.start(module)),
});
