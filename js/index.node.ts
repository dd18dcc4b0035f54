// The package in Node, Deno and Bun: the WebAssembly file is read from beside this
// module, and a source may be the path of a file.

import { createInit } from './init.js';
import type { ReadFile } from './load.js';

export * from './exports.js';

const readFile: ReadFile = (source) => {
  const isFile =
    typeof source === 'string' ? !/^[a-z][a-z0-9+.-]+:/i.test(source) : source.protocol === 'file:';
  if (isFile) return import('node:fs/promises').then(({ readFile }) => readFile(source));
  return typeof source === 'string' && source.startsWith('file:') ? readFile(new URL(source)) : null;
};

/**
 * Loads the rules. Every call gets the same Arbiter; after a failure a call tries again, and after the
 * program has died a call gets a new one.
 *
 * @throws WasmLoadError, ArgumentError, or the reason of the signal
 */
export const init = createInit({
  defaultSource: () => new URL('./arbiter.wasm', import.meta.url),
  readFile,
  // A few milliseconds of work, and two less than in the background.
  compile: (bytes) => new WebAssembly.Module(bytes),
});
