// Do functions hand back several values whole? Those of results.ll are linked as a program is, with and
// without optimization of the whole, and called.

import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, root } from '../steps.mjs';
import { lower } from './link.mjs';

/**
 * A call, what it gives, and what that tells.
 * @type {[string, (number | bigint)[], number | bigint, string][]}
 */
const calls = [
  ['main_text', [], 2099, 'a text of two words, and the rest of the rest of it'],
  ['main_byte', [0x12345], 0x45, 'a byte of a second value'],
  ['main_mixed', [-3n], -6n + 1_000_000n + 65533n, '64 bits, one bit and sixteen'],
  ['main_nested', [7], 4, 'a struct within a struct'],
  ['main_nested', [8], -1, 'a struct within a struct, whose last bit is not set'],
  ['main_twice', [5], 51005, 'values of an earlier call after a later one'],
  ['main_pointer', [0], 3515, 'a function by its pointer'],
  ['main_pointer', [1], 1515, 'another function by its pointer'],
  ['main_fraction', [3], 4.5, 'numbers with a fraction'],
  ['main_seven', [9], 609, 'seven values, through memory'],
  ['main_branches', [5], 5, 'the second value of one function'],
  ['main_branches', [6], 1818, 'or the third of another'],
  ['main_pure', [2], 609, 'a function that touches no memory'],
];

/** Checks what every call gives. @throws Failure that names what is wrong. */
export async function checkLink(llvm) {
  process.env.ARBITER_LLVM = llvm;
  const folder = path.join(root, 'temp/link');
  await mkdir(folder, { recursive: true });
  const wrong = [];
  for (const options of [[], ['-inline-threshold=0', '-disable-lsr']]) {
    const object = path.join(folder, 'results.o');
    const file = path.join(folder, 'results.wasm');
    lower(path.join(root, 'tools/link/results.ll'), object, options);
    execFileSync(path.join(llvm, 'wasm-ld'), ['--no-entry', '--export-all', object, '-o', file]);
    const { instance } = await WebAssembly.instantiate(await readFile(file));
    for (const [name, given, wanted, what] of calls) {
      const run = /** @type {Function} */ (instance.exports[name]);
      const got = run(...given);
      if (got !== wanted) wrong.push(`${what}: ${name}(${given}) gives ${got} and not ${wanted}`);
    }
    const split = await readFile(`${object}.split.ll`, 'utf8');
    if (!split.includes('global.get result.i32.1')) wrong.push('no result is split');
  }
  if (wrong.length) throw new Failure(wrong.join('\n'), { failed: wrong.length });
  return { passed: 2 * calls.length };
}
