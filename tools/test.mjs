// What does ./build.sh test do? Every check and every test there is, in order:
// form, build, lint and types, then the tests of each language in each place
// where the code runs. With ARBITER_LONG=1 the tests run their long suites too.

import { checkArrows } from './arrows.mjs';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ownLinker } from './compile.mjs';
import { docs } from './docs.mjs';
import { checkGo, checkRest } from './format.mjs';
import { fuzz } from './fuzz.mjs';
import { goTests, narrowTests, staticcheck } from './gotest.mjs';
import { browserTests, consumerTests, scriptTests } from './jstest.mjs';
import { checkLink } from './link/check.mjs';
import { checkPackage } from './package.mjs';
import { finish, run, step } from './steps.mjs';

const wasm = { GOOS: 'js', GOARCH: 'wasm' };
/** What reads numbers: in the release programs an int has 32 bits, natively and under js/wasm 64. */
const narrow = [
  './wasm/lesson/...',
  './wasm/wire',
  './core/arbiter',
  './core/session',
  './core/notation/fen',
];
/** A module of its own; what needs Apache Beam takes minutes to compile for the first time. */
const archive = 'examples/archive';
const archived = process.env.ARBITER_LONG ? './...' : './judge';
const quietly = (command, args, options) => run(command, args, options).then(() => ({}));
const tsc = (project) => quietly('node', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]);

await step('gofmt', checkGo);
await step('Prettier', checkRest);
await step('arrows between packages', checkArrows);
await step('go vet', () => quietly('go', ['vet', './...']));
await step('go vet, js/wasm', () => quietly('go', ['vet', './...'], { env: wasm }));
await step('staticcheck', () => staticcheck({}));
await step('staticcheck, js/wasm', () => staticcheck(wasm));
await step('go test', () => goTests(['./...']));
if (process.arch === 'x64') await step('go test, 32 bits', () => narrowTests(narrow));
await step('go test -fuzz', fuzz);
await step('go test, js/wasm', () => goTests(['./core/...', './wasm/...'], wasm));
await step('go vet, archive', () => quietly('go', ['vet', '-C', archive, archived]));
await step('go test, archive', () => goTests([archived], {}, archive));

const compiler = await build({ both: true });
if (compiler) {
  const llvm = await ownLinker();
  if (llvm) await step('several results', () => checkLink(llvm));
  await step('tsc', () => tsc('tsconfig.json'));
  await step('tsc, scripts', () => tsc('tools/tsconfig.json'));
  await step('package', checkPackage);
  await docs();
  for (const each of new Set([compiler, 'go'])) {
    await step(`node --test, ${each}`, () => scriptTests(each));
  }
  let chrome = '';
  const found = await step('Chromium', async () => {
    chrome = await ensureChromium();
    return { note: chrome };
  });
  if (found) await step(`node --test, Chromium, ${compiler}`, () => browserTests(compiler, chrome));
  if (found) await step('node --test, packed package', () => consumerTests(compiler, chrome));
}
finish();
