// Is the package whole? Every address that package.json promises is there and is
// packed, and so is every language; importing an entry leaves no trace outside its
// own module; what a page gets asks for nothing of Node; the script of a worker is
// one file; the types stand on their own; nothing is packed twice; and the board is small.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { entryBytes, gzip } from '../bench/sizes.mjs';
import { classic, threads } from './bundle.mjs';
import { encode } from './inlined.mjs';
import { hashOf } from './integrity.mjs';
import { Failure, root, run } from './steps.mjs';

/** All the files that a value of `exports` leads to. */
function targets(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(targets);
}

/** The most that may be downloaded to install the package, in bytes. */
const LARGEST = 1_500_000;

/** The most that a page may load before a board is seen and played on, in bytes after gzip. */
const LARGEST_BOARD = 15_000;

/** The scripts of one kind each: those of workers, and the one that is no module. */
const isScript = (file) =>
  Object.keys({ ...threads, ...classic }).some((name) => file === `./dist/${name}.js`);

/** What is wrong with the order of conditions: the first that fits is taken, so `types` come first. */
function checkConditions(exports) {
  return Object.entries(exports).flatMap(([key, value]) => {
    const conditions = Object.keys(value);
    if (typeof value === 'string' || (conditions[0] === 'types' && conditions.at(-1) === 'default'))
      return [];
    return [`${key} in exports does not begin with types and end with default`];
  });
}

/** The program may be packed as a file, and within two scripts: a module that entries share, and the other. */
async function checkCopies(packed) {
  const { text } = encode(await readFile(path.join(root, 'dist/arbiter.wasm')));
  const holders = [];
  for (const file of packed.filter((file) => file.endsWith('.js'))) {
    if ((await readFile(path.join(root, file), 'utf8')).includes(text.slice(0, 1000))) holders.push(file);
  }
  const [modules, others] = [holders.filter((file) => !isScript(file)), holders.filter(isScript)];
  const programs = packed.filter((file) => file.endsWith('.wasm')).sort();
  return [
    ...(modules.length === 1
      ? []
      : [`the program is within ${modules.length} modules: ${modules.join(', ')}`]),
    ...(others.length === 1 ? [] : [`the program is within ${others.length} scripts: ${others.join(', ')}`]),
    ...(programs.join() === './dist/arbiter.wasm,./dist/lesson.wasm'
      ? []
      : [`packed are ${programs.join()}`]),
  ];
}

/** A script that is no module is read in the charset of its page. */
async function checkAscii(file) {
  const text = await readFile(path.join(root, file), 'utf8');
  return /^[\x00-\x7f]*$/.test(text) ? [] : [`${file} does not consist of ASCII`];
}

/** Whether integrity.json has every file that a page may load, and its hash. */
async function checkIntegrity(packed) {
  const table = JSON.parse(await readFile(path.join(root, 'dist/integrity.json'), 'utf8'));
  const loadable = packed.filter((file) => /\.(js|css|wasm)$/.test(file) && !file.endsWith('.node.js'));
  const missing = loadable.filter((file) => !(file.replace('./dist/', '') in table));
  const wrong = [];
  for (const [file, hash] of Object.entries(table)) {
    if (hashOf(await readFile(path.join(root, 'dist', file))) !== hash) wrong.push(file);
  }
  return [
    ...missing.map((file) => `${file} is not in integrity.json`),
    ...wrong.map((file) => `${file} has another hash than integrity.json tells`),
  ];
}

/** Whether a board is small: what it loads later is not counted, see js/board/extras.ts. */
async function checkBoard() {
  const size = gzip(await entryBytes(path.join(root, 'dist/board-define.js')));
  return size <= LARGEST_BOARD
    ? []
    : [`./board/define is ${size} bytes after gzip, and may be ${LARGEST_BOARD}`];
}

/** What another process says of an entry: the globals that importing it added, and its exports. */
const probe = `
  const before = new Set(Reflect.ownKeys(globalThis));
  const module = await import(process.argv[1]);
  const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
  console.log(JSON.stringify({ added, names: Object.keys(module) }));
`;

async function checkEntry(entry, mayExportNothing, globals) {
  const { stdout } = await run('node', ['--input-type=module', '--eval', probe, path.join(root, entry)]);
  const { added, names } = JSON.parse(stdout);
  if (added.join() !== globals) return [`importing ${entry} adds globals: ${added.join(', ')}`];
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
  const { name, main, module, browser, unpkg, jsdelivr, types, exports, sideEffects } = manifest;
  const catalogues = (await readdir(path.join(root, 'core/phrase/languages'))).flatMap((name) =>
    (name === 'en.txt' ? ['js'] : ['js', 'classic.js']).map(
      (end) => `./dist/languages/${name.replace(/txt$/, end)}`,
    ),
  );
  const scriptsOfWorkers = Object.keys(threads).map((name) => `./dist/${name}.js`);
  const promised = new Set([
    ...[main, module, browser, unpkg, jsdelivr, types, ...targets(exports)],
    ...catalogues,
    ...scriptsOfWorkers,
  ]);
  const missing = [...promised].filter((file) => !packed.has(file));
  if (missing.length) throw new Failure(missing.map((file) => `${file} is not in the package`).join('\n'));

  const scripts = [...promised].filter(
    (file) => /(?<!\.classic)\.js$/.test(file) && !scriptsOfWorkers.includes(file),
  );
  const forPages = Object.values(exports).flatMap((value) =>
    value.default?.endsWith('.js') ? [value.default] : [],
  );
  const typed = Object.keys(exports).filter((key) => exports[key].types);
  const wrong = [
    ...(await checkForPages(forPages)),
    ...(await Promise.all(scriptsOfWorkers.map(checkThread))).flat(),
    ...(await checkTypes(typed.map((key) => path.posix.join(name, key)))),
    ...(await Promise.all(scripts.map((file) => checkEntry(file, sideEffects.includes(file), '')))).flat(),
    ...(await checkEntry(unpkg, true, 'ChessArbiter')),
    ...(await checkAscii(unpkg)),
    ...checkConditions(exports),
    ...(await checkCopies([...packed])),
    ...(await checkIntegrity([...packed])),
    ...(await checkBoard()),
    ...(size > LARGEST ? [`the package is ${size} bytes long, and may be ${LARGEST}`] : []),
  ];
  if (wrong.length) throw new Failure(wrong.join('\n'));
  return { note: `${packed.size} files, ${Math.round(size / 1000)} kB packed` };
}
