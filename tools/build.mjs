// What does ./build.sh build do? It makes dist/: the package that is published,
// and in dist/demo/ the demo, a static site.
//
// dist/ is made beside the old one and then takes its place, so that it is
// always whole.

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleDemo, bundlePackage } from './bundle.mjs';
import { chooseCompiler, compile } from './compile.mjs';
import { writeIntegrity } from './integrity.mjs';
import { writeWorker } from './offline.mjs';
import { finish, root, run, step } from './steps.mjs';

const dist = path.join(root, 'dist');

/**
 * Builds dist/, as steps. Returns the compiler of dist/arbiter.wasm, or null if
 * a step has failed. With `both`, dist/go/ gets the wasm files of the standard
 * compiler, for tests.
 */
export async function build({ both = false } = {}) {
  const fresh = path.join(root, 'temp', `dist.${process.pid}`);
  let compiler = 'go';
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const done =
    (await step('compiler', async () => {
      const choice = await chooseCompiler();
      compiler = choice.compiler;
      return { note: choice.note };
    })) &&
    (await step('runtimes', () => run('node', ['tools/runtime.mjs']).then(() => ({})))) &&
    (await step(`wasm, ${compiler}`, () => compile(compiler, fresh))) &&
    (!both || (await step('wasm, go', () => compile('go', path.join(fresh, 'go'))))) &&
    (await step('JavaScript', () => bundlePackage(compiler, fresh))) &&
    (await step('hashes', () => writeIntegrity(fresh))) &&
    (await step('demo', () => bundleDemo({ compiler, wasm: fresh, folder: path.join(fresh, 'demo') }))) &&
    (await step('offline', () => writeWorker(path.join(fresh, 'demo')))) &&
    (await step('types', () => declareTypes(path.join(fresh, 'types'))));
  if (done) {
    const old = path.join(root, 'temp', `old.${process.pid}`);
    if (existsSync(dist)) await rename(dist, old);
    await rename(fresh, dist);
    await rm(old, { recursive: true, force: true });
  }
  await rm(fresh, { recursive: true, force: true });
  return done ? compiler : null;
}

/** Writes the declarations of js/ into a folder, with those of the generated module that they name. */
async function declareTypes(folder) {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tools/tsconfig.types.json'];
  await run('node', [...tsc, '--outDir', folder]);
  await cp(path.join(root, 'js/generated/runtime.d.ts'), path.join(folder, 'generated/runtime.d.ts'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  finish();
}
