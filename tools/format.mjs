// Is every source file formatted? gofmt for Go, Prettier for the rest.
//
//   node tools/format.mjs --write     formats them

import { fileURLToPath } from 'node:url';
import { Failure, finish, run, step } from './steps.mjs';

const goFolders = ['core', 'wasm', 'examples/archive'];
const prettier = (mode) =>
  run('node', ['node_modules/prettier/bin/prettier.cjs', mode, '--log-level=warn', '.']);

/** Fails, naming the files, if gofmt would change one. */
export async function checkGo() {
  const { stdout } = await run('gofmt', ['-l', ...goFolders]);
  if (stdout) throw new Failure(`not formatted (./build.sh format does it):\n${stdout}`);
}

/** Fails, naming the files, if Prettier would change one. */
export async function checkRest() {
  await prettier('--check');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await step('gofmt', () => run('gofmt', ['-w', ...goFolders]).then(() => ({})));
  await step('Prettier', () => prettier('--write').then(() => ({})));
  finish();
}
