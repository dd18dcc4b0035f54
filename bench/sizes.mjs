// How big is what a page loads, and how soon is it ready?

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median } from './measure.mjs';

/** The size after brotli at its highest quality, in bytes. */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

/** The size after gzip at its highest level, in bytes. */
export const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * The JavaScript behind an entry of dist/ as a bundler ships it to a browser for the start: without what
 * is imported later, such as a language or what the board speaks with.
 */
export async function entryBytes(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    outdir: path.dirname(file),
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['./languages/*'],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const first = new Set();
  const take = (name) => {
    if (first.has(name)) return;
    first.add(name);
    for (const found of metafile.outputs[name].imports) {
      if (found.kind === 'import-statement' && !found.external) take(found.path);
    }
  };
  for (const [name, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint !== undefined && path.resolve(entryPoint) === path.resolve(file)) take(name);
  }
  const names = new Set([...first].map((name) => path.resolve(name)));
  const files = outputFiles.filter((output) => names.has(path.resolve(output.path)));
  return Buffer.concat(files.map(({ contents }) => contents));
}

/** Prints the sizes against their budgets, in kB of 1000 bytes after brotli. */
export async function printSizes(root) {
  console.log('\nSize after brotli -q 11');
  const row = (name, raw, size, budget) => {
    const verdict = budget ? `at most ${budget} kB: ${size <= budget * 1000 ? 'kept' : 'NOT KEPT'}` : '';
    console.log(
      `  ${name.padEnd(26)}${`${(size / 1000).toFixed(1)} kB`.padStart(18)}${`of ${(raw / 1000).toFixed(0)} kB`.padStart(14)}   ${verdict}`.trimEnd(),
    );
  };
  /** @type {[string, string, number][]} */
  const programs = [
    ['arbiter.wasm', 'dist/arbiter.wasm', 100],
    ['lesson.wasm', 'dist/lesson.wasm', 130],
    ['arbiter.wasm, standard Go', 'dist/go/arbiter.wasm', 0],
  ];
  for (const [name, file, budget] of programs) {
    const bytes = readFileSync(new URL(file, root));
    row(name, bytes.length, brotli(bytes), budget);
  }
  /** @type {[string, string, number][]} */
  const scripts = [
    ['JavaScript of .', 'dist/index.js', 10],
    ['./inline, all of it', 'dist/inline.js', 0],
    ['JavaScript of ./board', 'dist/board-define.js', 0],
    ['JavaScript of ./lesson', 'dist/lesson.js', 0],
  ];
  for (const language of ['es', 'pt', 'id', 'zh']) {
    const file = `dist/languages/${language}.js`;
    const bytes = readFileSync(new URL(file, root));
    row(`language ${language}`, bytes.length, brotli(bytes), 0);
  }
  for (const [name, file, budget] of scripts) {
    const bytes = await entryBytes(new URL(file, root).pathname);
    row(name, bytes.length, brotli(bytes), budget);
  }
}

/**
 * Whether the median of a list is known well: the two values between which the true
 * one lies 19 times of 20 are 6 % apart at most.
 */
function isSteady(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const [middle, reach] = [sorted.length / 2, Math.sqrt(sorted.length)];
  return sorted[Math.ceil(middle + reach)] - sorted[Math.floor(middle - reach)] < 0.06 * median(list);
}

/**
 * Prints how long init() takes in Node with the file already read, in a process
 * of its own each time, and how long it is until the first game has told its
 * destinations: `load()` answers with both, in milliseconds. The contestants take
 * turns, as often as it takes until their medians are known well.
 */
export async function printStart(loaders, { rounds = 25, most = 150 } = {}) {
  const times = Object.keys(loaders).map(() => /** @type {[number, number][]} */ ([]));
  const readyTimes = (list) => list.map(([ready]) => ready);
  for (let round = 0; round < most; round++) {
    if (round >= rounds && times.every((list) => isSteady(readyTimes(list)))) break;
    for (const [i, { load }] of Object.values(loaders).entries()) times[i].push(await load());
  }
  console.log(`\nReady after init(), in Node, with the bytes at hand; ${times[0].length} processes each`);
  for (const [i, [name, { budget }]] of Object.entries(loaders).entries()) {
    const time = median(readyTimes(times[i]));
    const best = Math.min(...readyTimes(times[i])).toFixed(1);
    const first = median(times[i].map(([, answered]) => answered)).toFixed(1);
    const verdict = budget ? `under ${budget} ms: ${time < budget ? 'kept' : 'NOT KEPT'}` : '';
    const line = `  ${name.padEnd(26)}${`${time.toFixed(1)} ms`.padStart(18)}${`best ${best}`.padStart(14)}   ${verdict}`;
    console.log(`${line.trimEnd()}; destinations after ${first} ms`);
  }
}
