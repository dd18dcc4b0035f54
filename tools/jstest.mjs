// How are the JavaScript tests run? Each is bundled as the package is, against
// the wasm files of one compiler, and given to Node's test runner, which works
// in the project's folder and knows the compiler as ARBITER_WASM.
//
// js/**/*.test.ts runs in Node; js/**/*.browser.test.ts and test/browser/*.test.ts
// run in Node too and drive the Chromium that CHROME names; test/consumers/*.test.ts
// besides install the package, as npm packs it, into folders outside of this one.

import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle, bundleThreads } from './bundle.mjs';
import { programs } from './compile.mjs';
import { Failure, root, run } from './steps.mjs';

/** Entries that tests start in processes and pages of their own. */
const workers = { worker: 'js/worker/index.ts', 'worker.node': 'js/worker/index.node.ts' };

/** All test files, as paths from the project's folder. */
async function find() {
  const lists = await Promise.all(
    ['js', 'test'].map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names.map((name) => path.join(folder, name));
    }),
  );
  return lists
    .flat()
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

const isBrowserTest = (file) =>
  file.endsWith('.browser.test.ts') || file.startsWith(path.join('test', 'browser'));

const isConsumerTest = (file) => file.startsWith(path.join('test', 'consumers'));

/** Runs the tests that need no browser, against the wasm files of one compiler. */
export async function scriptTests(compiler) {
  return runTests(
    compiler,
    (await find()).filter((file) => !isBrowserTest(file) && !isConsumerTest(file)),
    'node',
    {},
  );
}

/** Runs the tests that drive a browser, against the wasm files of one compiler. */
export async function browserTests(compiler, chrome) {
  return runTests(compiler, (await find()).filter(isBrowserTest), 'browser', { CHROME: chrome });
}

/** Runs the tests that use the packed package as sites and programs do. */
export async function consumerTests(compiler, chrome) {
  const folder = path.join(root, 'temp/consumers');
  await mkdir(folder, { recursive: true });
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await run('npm', pack);
  const env = { CHROME: chrome, ARBITER_PACKAGE: path.join(folder, stdout.trim()) };
  return runTests(compiler, (await find()).filter(isConsumerTest), 'consumer', env);
}

async function runTests(compiler, files, kind, env) {
  if (!files.length) throw new Failure('there is no such test');
  const folder = path.join(root, 'temp', `test-${kind}-${compiler}`);
  await rm(folder, { recursive: true, force: true });
  const names = files.map((file) => file.replace(/\.ts$/, '').split(path.sep).join('-'));
  const sources = Object.fromEntries(names.map((name, i) => [name, files[i]]));
  await bundle({ sources: { ...sources, ...workers }, compiler, folder, minify: false });
  await bundleThreads({ compiler, folder, minify: false });
  for (const program of programs) await cp(wasmFile(compiler, program), path.join(folder, `${program}.wasm`));
  const long = process.env.ARBITER_LONG ? [] : ['--test-timeout=1200000'];
  const { code, output } = await run(
    'node',
    [
      '--enable-source-maps',
      '--test',
      '--test-reporter=spec',
      '--test-concurrency=2',
      ...long,
      ...names.map((name) => path.join(folder, `${name}.js`)),
    ],
    { env: { ...env, ARBITER_WASM: compiler }, allow: true },
  );
  const count = (word) => Number(output.match(new RegExp(`^\\S+ ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const passed = count('pass');
  const bad = count('fail') + count('cancelled') + count('skipped') + count('todo');
  if (code !== 0 || bad) {
    const report = output.slice(Math.max(0, output.indexOf('✖ failing tests:')));
    throw new Failure(report, { passed, failed: Math.max(1, bad) });
  }
  if (!passed) throw new Failure('node --test ran no test');
  return { passed };
}

/** The wasm file of a program: in dist/ the release compiler's, in dist/go/ the standard one's. */
function wasmFile(compiler, program) {
  return path.join(root, compiler === 'go' ? 'dist/go' : 'dist', `${program}.wasm`);
}
