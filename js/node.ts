// How are files read and compiled in Node, Deno and Bun?

import type { ReadFile } from './load.js';

/** Reads a source that is the path of a file, or a file: URL. */
export const readFile: ReadFile = (source) => {
  const isFile =
    typeof source === 'string' ? !/^[a-z][a-z0-9+.-]+:/i.test(source) : source.protocol === 'file:';
  if (isFile) return import('node:fs/promises').then(({ readFile }) => readFile(source));
  return typeof source === 'string' && source.startsWith('file:') ? readFile(new URL(source)) : null;
};

/** Compiles at once: a few milliseconds of work, and two less than in the background. */
export const compile = (bytes: BufferSource): WebAssembly.Module => new WebAssembly.Module(bytes);
