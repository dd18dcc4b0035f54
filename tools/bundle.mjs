// How does the TypeScript in js/ become the JavaScript in dist/ and in the tests?
//
// Every bundle is flat: all its files lie in one folder with the .wasm files, so
// that `new URL('./arbiter.wasm', import.meta.url)` is right in each of them.

import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { programs } from './compile.mjs';
import { inlined } from './inlined.mjs';
import { Failure, root } from './steps.mjs';

/** The entries of the package: file in dist/ -> source. */
export const entries = {
  index: 'js/index.ts',
  'index.node': 'js/index.node.ts',
  inline: 'js/inline.ts',
  chessjs: 'js/chessjs/index.ts',
  board: 'js/board/index.ts',
  'board-define': 'js/board/define.ts',
  'board-strings-en': 'js/board/strings/en.ts',
  'board-strings-es': 'js/board/strings/es.ts',
  'board-strings-pt': 'js/board/strings/pt.ts',
  'board-strings-id': 'js/board/strings/id.ts',
  'board-strings-zh': 'js/board/strings/zh.ts',
  lesson: 'js/lesson/index.ts',
  'lesson-define': 'js/lesson/define.ts',
  worker: 'js/worker/index.ts',
  'worker.node': 'js/worker/index.node.ts',
};

/** The scripts of the workers: file in dist/ -> source. Each is whole and loads no other. */
export const threads = {
  'worker-thread': 'js/worker/thread.ts',
  'worker-thread.node': 'js/worker/thread.node.ts',
};

/** The script that is no module, with the program inside: file in dist/ -> source. */
export const classic = { 'arbiter.classic': 'js/classic.ts' };

/** Files that are shipped as they are: source -> file in dist/. */
const copies = { 'js/board/board.css': 'board.css' };

/** Imports of these two get the files for the compiler that made the wasm files. */
const filesOf = (compiler) => ({
  name: 'compiler',
  setup(build) {
    // The lesson's program is another one.
    build.onResolve({ filter: /(^|\/)program\.js$/ }, ({ path: name, resolveDir }) =>
      path.resolve(resolveDir, name) === path.join(root, 'js/program.js')
        ? { path: path.join(root, `js/program-${compiler}.ts`) }
        : null,
    );
    build.onResolve({ filter: /(^|\/)generated\/runtime\.js$/ }, () => ({
      path: path.join(root, `js/generated/runtime-${compiler}.js`),
    }));
  },
});

/** The catalogues of the languages: folder -> how the names of its modules begin. */
const catalogues = { 'core/phrase/languages': '', 'core/phrase/words/languages': 'table-' };

/** The words of the table in English stand in Go, in a raw string. */
const englishWords = 'core/phrase/words/english.go';

/** English is built into arbiter.wasm; lesson.wasm, which shows no article, reads it without the articles. */
const isArticle = (line) => line.startsWith('article/');

/** Imports of languages/CODE.js stay as they are: each is a file beside the bundle. */
const languages = {
  name: 'languages',
  setup(build) {
    build.onResolve({ filter: /(^|\/)languages\/[a-z-]+\.js$/ }, (found) => ({
      path: `./languages/${path.posix.basename(found.path)}`,
      external: true,
    }));
  },
};

/** A style sheet becomes a text in the script that imports it: a short one where scripts are short. */
const sheets = (minify) => ({
  name: 'sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      return { contents: minify ? await shortened(text) : text, loader: 'text' };
    });
  },
});

/** A style sheet without what only a reader needs; esbuild leaves blanks in the values of variables. */
async function shortened(text) {
  const { code } = await esbuild.transform(text, { loader: 'css', minify: true });
  return code
    .trim()
    .replace(/(--[\w-]+): /g, '$1:')
    .replace(/, /g, ',');
}

/**
 * Packages that are bundled: comlink, since the package depends on no other, and for the pages of the
 * demo chessground, and this package by its own name.
 */
const bundled = {
  name: 'bundled',
  setup(build) {
    const packages = {
      comlink: 'comlink/dist/esm/comlink.mjs',
      '@lichess-org/chessground': '@lichess-org/chessground/dist/chessground.js',
    };
    for (const [name, file] of Object.entries(packages)) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
        path: path.join(root, 'node_modules', file),
        sideEffects: false,
      }));
    }
    build.onResolve({ filter: /^chess-arbiter(\/|$)/ }, ({ path: name }) => ({
      path: path.join(root, entries[name.slice('chess-arbiter/'.length).replaceAll('/', '-') || 'index']),
      sideEffects: name.endsWith('/define'),
    }));
  },
};

/** Where a script that is no module of the page's gets the sentences of a language from. */
const sentencesFrom = (file) => ({
  name: 'sentences',
  setup(build) {
    build.onResolve({ filter: /^\.\/sentences\.js$/ }, () => ({ path: path.join(root, file) }));
  },
});

/** Writes the catalogues as modules and as scripts into languages/ in a folder, without their comments. */
async function writeLanguages(folder) {
  await mkdir(path.join(folder, 'languages'), { recursive: true });
  const write = async (name, text, isScript) => {
    const isEnglish = name === 'en';
    const lines = text
      .split('\n')
      .filter((line) => line && !line.startsWith('#') && !(isEnglish && isArticle(line)));
    const spelled = JSON.stringify(`${lines.join('\n')}\n`);
    const file = path.join(folder, 'languages', name);
    await writeFile(`${file}.js`, `export default ${spelled};\n`);
    if (isScript && !isEnglish)
      await writeFile(`${file}.classic.js`, `document.currentScript.sentences = ${spelled};\n`);
  };
  for (const [source, prefix] of Object.entries(catalogues)) {
    for (const name of await readdir(path.join(root, source))) {
      const text = await readFile(path.join(root, source, name), 'utf8');
      await write(prefix + path.basename(name, '.txt'), text, prefix === ''); // the panels are modules only
    }
  }
  const text = await readFile(path.join(root, englishWords), 'utf8');
  await write('table-en', text.match(/`([^`]*)`/)[1], false);
}

/** Bundles the package's entries into a folder. */
export async function bundlePackage(compiler, folder) {
  await bundle({ sources: entries, compiler, folder, minify: true, wasm: folder });
  await bundleThreads({ compiler, folder, minify: true });
  await dropEmptyImports(folder);
  await compileWhileLoading(folder, 'index.js');
  await bundleClassic({ compiler, folder, minify: true, wasm: folder });
  for (const [source, name] of Object.entries(copies)) {
    await cp(path.join(root, source), path.join(folder, name));
  }
}

/**
 * Blanks imports of a shared file from which no name is taken. esbuild writes them to keep an order of
 * effects; no shared file has any, as package.json says, and a user's bundler warns of each. Blanks
 * keep the columns, and so the source maps, right.
 */
async function dropEmptyImports(folder) {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.js'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const dropped = text.replace(/\bimport"\.\/chunk-\w+\.js";/g, (found) => ' '.repeat(found.length));
    if (dropped !== text) await writeFile(file, dropped);
  }
}

/**
 * Has Chromium compile the functions of a file, and of those that it imports, while they load and in
 * the background: `init()` and the first game call them once each, and would wait for every one.
 */
async function compileWhileLoading(folder, name, done = new Set()) {
  if (done.has(name)) return;
  done.add(name);
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${text}`);
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8'));
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  for (const [, found] of text.matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g))
    await compileWhileLoading(folder, found, done);
}

/** What is copied of chessground, whose style sheets one page of the demo names. */
const chessground = {
  'chessground/LICENSE.txt': 'LICENSE',
  'chessground/chessground.base.css': 'assets/chessground.base.css',
  'chessground/chessground.brown.css': 'assets/chessground.brown.css',
  'chessground/chessground.cburnett.css': 'assets/chessground.cburnett.css',
};

/** Where a page of the demo shows the text of a script of the demo. */
const shownSource = /(?<=<code data-source="([\w-]+\.ts)">)(?=<\/code>)/g;

/**
 * Makes the demo, a static site that needs nothing beside it: the files of demo/
 * as they are, the scripts that its pages name bundled from their TypeScript or
 * taken from the package, and the wasm files, which lie in the folder `wasm`.
 */
export async function bundleDemo({ compiler, wasm, folder }) {
  const demo = path.join(root, 'demo');
  await cp(demo, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const pages = (await readdir(demo, { recursive: true })).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(path.join(demo, name), 'utf8')));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/<script[^>]* src="(?:\.\.\/)*([\w-]+)\.js"/g)].map(([, name]) => name),
  );
  const sources = Object.fromEntries(named.map((name) => [name, entries[name] ?? `demo/${name}.ts`]));
  await bundle({ sources, compiler, folder, minify: true, wasm });
  for (const [i, text] of texts.entries()) await showSources(text, path.join(folder, pages[i]));
  await mkdir(path.join(folder, 'chessground'));
  for (const [name, source] of Object.entries(chessground)) {
    await cp(path.join(root, 'node_modules/@lichess-org/chessground', source), path.join(folder, name));
  }
  for (const program of programs)
    await cp(path.join(wasm, `${program}.wasm`), path.join(folder, `${program}.wasm`));
}

/** Writes a page with the scripts that it shows, so that what is shown is what runs. */
async function showSources(text, file) {
  const names = [...text.matchAll(shownSource)].map(([, name]) => name);
  if (!names.length) return;
  const sources = await Promise.all(names.map((name) => readFile(path.join(root, 'demo', name), 'utf8')));
  const escaped = sources.map((source) => source.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trimEnd());
  await writeFile(
    file,
    text.replace(shownSource, () => escaped.shift()),
  );
}

/**
 * Bundles sources (`{ name: file }`) for one compiler's wasm into a folder. The folder `wasm` has the
 * file that is put into scripts; by default it is that of the build.
 */
export async function bundle({ sources, compiler, folder, minify, wasm = wasmOf(compiler) }) {
  await writeLanguages(folder);
  const plugins = [filesOf(compiler), languages];
  const define = await inlined(path.join(wasm, 'arbiter.wasm'));
  await runEsbuild({ sources, folder, minify, splitting: true, plugins, define });
}

/** Bundles the script that is no module, beside languages/. */
async function bundleClassic({ compiler, folder, minify, wasm }) {
  const plugins = [filesOf(compiler), sentencesFrom('js/classic-sentences.ts')];
  const define = await inlined(path.join(wasm, 'arbiter.wasm'));
  await runEsbuild({ sources: classic, folder, minify, format: 'iife', plugins, define });
  for (const name of Object.keys(classic)) await escape(path.join(folder, `${name}.js`));
}

/** A script that is no module is read in the charset of its page: so nothing but ASCII may stand in it. */
async function escape(file) {
  const text = await readFile(file, 'utf8');
  const code = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  await writeFile(file, text.replace(/[^\x00-\x7f]/g, code));
}

/** Where the build lays the wasm files of a compiler. */
function wasmOf(compiler) {
  return path.join(root, compiler === 'go' ? 'dist/go' : 'dist');
}

/** Bundles the scripts of the workers into the folder of what starts them. */
export function bundleThreads({ compiler, folder, minify }) {
  const plugins = [filesOf(compiler), sentencesFrom('js/worker/received.ts')];
  return runEsbuild({ sources: threads, folder, minify, plugins });
}

/**
 * @param {{ sources: Record<string, string>, folder: string, minify: boolean, plugins: esbuild.Plugin[],
 *   format?: esbuild.Format, splitting?: boolean, define?: Record<string, string> }} options
 */
async function runEsbuild({
  sources,
  folder,
  minify,
  plugins,
  format = 'esm',
  splitting = false,
  define = {},
}) {
  const { warnings } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.entries(sources).map(([out, source]) => ({ in: source, out })),
    outdir: folder,
    bundle: true,
    splitting,
    chunkNames: '[name]-[hash]',
    format,
    platform: 'neutral',
    target: 'es2022',
    external: ['node:*'],
    packages: 'external',
    plugins: [...plugins, bundled, sheets(minify)],
    define,
    minify,
    keepNames: false,
    sourcemap: format === 'esm', // the other script has been changed after, and says nothing new
    legalComments: 'inline',
    logLevel: 'silent',
  });
  if (warnings.length)
    throw new Failure((await esbuild.formatMessages(warnings, { kind: 'warning' })).join('\n'));
}
