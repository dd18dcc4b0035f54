// How big is what a page loads?

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { note, verdict } from './measure.mjs';

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
    const goal = budget ? `at most ${budget} kB` : '';
    const reached = size <= budget * 1000;
    const told = `${(size / 1000).toFixed(1)} kB`;
    console.log(
      `  ${name.padEnd(26)}${told.padStart(18)}${`of ${(raw / 1000).toFixed(0)} kB`.padStart(14)}   ${verdict(goal, reached)}`.trimEnd(),
    );
    if (budget) note(`${name} after brotli`, told, goal, reached);
  };
  /** @type {[string, string, number][]} */
  const programs = [
    ['arbiter.wasm', 'dist/arbiter.wasm', 100],
    ['lesson.wasm', 'dist/lesson.wasm', 130],
    ['arbiter.wasm, standard Go', 'dist/go/arbiter.wasm', 0],
  ];
  for (const [name, file, budget] of programs) {
    if (!existsSync(new URL(file, root))) continue; // made by who asks for the standard compiler
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
