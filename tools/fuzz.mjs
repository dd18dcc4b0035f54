// How are the fuzz targets run? Each for a few seconds, or for a minute with
// ARBITER_LONG=1; what it finds is kept by Go in the package's testdata/fuzz.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, root, run } from './steps.mjs';

/** All fuzz targets of the Go packages: `{ folder, name }`. */
async function targets() {
  const { stdout } = await run('go', [
    'list',
    '-f',
    '{{.Dir}} {{.TestGoFiles}} {{.XTestGoFiles}}',
    './core/...',
    './wasm/lesson/script',
  ]);
  const found = [];
  for (const line of stdout.trim().split('\n')) {
    const [folder, ...files] = line.replace(/[[\]]/g, '').split(' ').filter(Boolean);
    for (const file of files) {
      const source = await readFile(path.join(folder, file), 'utf8');
      for (const [, name] of source.matchAll(/^func (Fuzz\w+)/gm)) found.push({ folder, name });
    }
  }
  return found;
}

/** The end of the time can meet an input that is being tried; Go before 1.27
 * then reports the deadline as a failure that no input has made (golang/go
 * issue 75804). Nothing else ends without an input of its own. */
const deadline = (error) =>
  /^\s*context deadline exceeded$/m.test(error.output) && !/Failing input|panic|\.go:\d+/.test(error.output);

/** Fuzzes one target; what ended only by its deadline is fuzzed again. */
async function fuzzTarget({ folder, name }, time, tries = 3) {
  const flags = ['-run=^$', `-fuzz=^${name}$`, `-fuzztime=${time}`, '-fuzzminimizetime=5x', '-parallel=2'];
  try {
    await run('go', ['test', ...flags, `./${path.relative(root, folder)}`]);
  } catch (error) {
    if (tries === 1 || !deadline(error)) throw error;
    await fuzzTarget({ folder, name }, time, tries - 1);
  }
}

/** Fuzzes every target in turn. */
export async function fuzz() {
  const time = process.env.ARBITER_LONG ? '60s' : '4s';
  const list = await targets();
  if (!list.length) throw new Failure('there is no fuzz target');
  for (const target of list) await fuzzTarget(target, time);
  return { passed: list.length };
}
