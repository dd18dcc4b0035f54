// Is the package whole? Every address that package.json promises is there and is
// packed, and so is every language; importing an entry leaves no trace outside its
// own module; what a page gets asks for nothing of Node; the script of a worker is
// one file; and the types stand on their own.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { threads } from './bundle.mjs';
import { Failure, root, run } from './steps.mjs';

/** All the files that a value of `exports` leads to. */
function targets(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(targets);
}

/** What another process says of an entry: the globals that importing it added, and its exports. */
const probe = `
  const before = new Set(Reflect.ownKeys(globalThis));
  const module = await import(process.argv[1]);
  const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
  console.log(JSON.stringify({ added, names: Object.keys(module) }));
`;

async function checkEntry(entry, mayExportNothing) {
  const { stdout } = await run('node', ['--input-type=module', '--eval', probe, path.join(root, entry)]);
  const { added, names } = JSON.parse(stdout);
  if (added.length) return [`importing ${entry} adds globals: ${added.join(', ')}`];
  return names.length || mayExportNothing ? [] : [`${entry} exports nothing`];
}

/** Bundles entries for a page, which fails where one imports what only Node has; warnings are faults too. */
async function checkForPages(files) {
  const told = (messages) => messages.map((each) => `${each.location?.file}: ${each.text}`);
  try {
    const { warnings } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: files,
      outdir: 'temp/pages',
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'silent',
    });
    return told(warnings);
  } catch (error) {
    return told(error.errors);
  }
}

/** Whether the script of a worker loads no other file, so that it can be copied as it is. */
async function checkThread(file) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const loaded = Object.keys(metafile.inputs).slice(1);
  return loaded.map((each) => `${file} loads ${each}`);
}

/** Type-checks a program that imports every typed entry by its public name. */
async function checkTypes(names) {
  const folder = path.join(root, 'temp/consumer');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'index.ts');
  await writeFile(file, names.map((name, i) => `export * as entry${i} from '${name}';\n`).join(''));
  const flags = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--types', ''];
  const libraries = ['--lib', 'es2022,esnext.disposable,dom,dom.iterable'];
  const { code, output } = await run(
    'node',
    ['node_modules/typescript/bin/tsc', ...flags, ...libraries, '--module', 'nodenext', file],
    { allow: true },
  );
  return code === 0 ? [] : [output];
}

/** Fails, naming what is missing or what an import left behind. */
export async function checkPackage() {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
  const { files, size } = Object.values(JSON.parse(stdout))[0];
  const packed = new Set(files.map((file) => `./${file.path}`));
  const { name, main, module, browser, types, exports, sideEffects } = manifest;
  const catalogues = (await readdir(path.join(root, 'core/phrase/languages'))).map(
    (name) => `./dist/languages/${name.replace(/txt$/, 'js')}`,
  );
  const scriptsOfWorkers = Object.keys(threads).map((name) => `./dist/${name}.js`);
  const promised = new Set([
    ...[main, module, browser, types, ...targets(exports)],
    ...catalogues,
    ...scriptsOfWorkers,
  ]);
  const missing = [...promised].filter((file) => !packed.has(file));
  if (missing.length) throw new Failure(missing.map((file) => `${file} is not in the package`).join('\n'));

  const scripts = [...promised].filter((file) => file.endsWith('.js') && !scriptsOfWorkers.includes(file));
  const forPages = Object.values(exports).flatMap((value) =>
    value.default?.endsWith('.js') ? [value.default] : [],
  );
  const typed = Object.keys(exports).filter((key) => exports[key].types);
  const wrong = [
    ...(await checkForPages(forPages)),
    ...(await Promise.all(scriptsOfWorkers.map(checkThread))).flat(),
    ...(await checkTypes(typed.map((key) => path.posix.join(name, key)))),
    ...(await Promise.all(scripts.map((file) => checkEntry(file, sideEffects.includes(file))))).flat(),
  ];
  if (wrong.length) throw new Failure(wrong.join('\n'));
  return { note: `${packed.size} files, ${Math.round(size / 1000)} kB packed` };
}
