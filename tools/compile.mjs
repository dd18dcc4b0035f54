// How do the Go programs in wasm/ become .wasm files, with which compiler?

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Failure, root, run } from './steps.mjs';

/** The main packages, each of which becomes NAME.wasm. */
export const programs = ['arbiter', 'lesson'];

const tinygo = path.join(root, 'tools/tinygo.sh');
const js = { GOOS: 'js', GOARCH: 'wasm' };

/**
 * What LLVM is told when it links. What is marked `//go:inline` is put in where it is called,
 * and otherwise only what is no longer than a call; no loop gets a copy of its head or a second
 * counter. LLVM keeps what it has linked (~/.cache/tinygo/thinlto) without asking for these flags: who
 * tries others on the same sources empties that folder.
 */
const link = '-mllvm -inline-threshold=25 -mllvm -rotation-max-header-size=0 -mllvm -disable-lsr';

/**
 * What TinyGo is told besides. A program is small, but for the packages below, traps without a word, and
 * frees its memory itself, between calls (wasm/heap/heap_tinygo.go).
 */
const flags = [
  ...['-gc=custom', '-tags=custommalloc', '-opt=z', '-panic=trap'],
  `-ldflags=-extldflags='${link}'`,
];

/** What is made fast and not small (tools/link/speed.mjs): moves, games, and the search for mates. */
const fast = ['board', 'position', 'game', 'unwinnable'].map((name) => `chessarbiter/core/${name}`);

/**
 * A second and third pass of wasm-opt over what TinyGo made with one: 4 % smaller after brotli.
 * The standard compiler's files gain less than 1 % for 20 seconds. Nothing lies below address
 * 1024: the linker puts the stack first, and it grows down.
 * The functions that stand in for imports are no exports for JavaScript.
 */
const optimize = [
  '--remove-exports=syscall/js.*',
  '--remove-exports=runtime.*',
  '--remove-exports=arc4random',
  '--low-memory-unused',
  '--enable-bulk-memory',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
];

/** The passes: arbiter shall be fast, lesson small. */
const passes = {
  arbiter: ['-O3', '--flatten', '--rereloop', '-O3'],
  lesson: ['--flatten', '--rereloop', '-Oz', '-Oz', '--code-folding', '-Oz'],
};

/** What nobody needs who runs a program. */
const strip = ['--strip-debug', '--strip-producers'];

/**
 * Finds the release compiler, or builds it. Returns what to say about it and
 * which compiler the files in dist/ come from; without TinyGo that is Go's own,
 * unless ARBITER_REQUIRE_TINYGO forbids it.
 */
export async function chooseCompiler() {
  const { code, stdout, output } = await run(tinygo, ['ensure'], { allow: true });
  if (code === 0) return { compiler: 'tinygo', note: `TinyGo ${stdout.trim().replace(' ', ' from ')}` };
  // 2 says that what $TINYGO names is not the right one: that is a mistake to mend.
  if (code === 2 || process.env.ARBITER_REQUIRE_TINYGO) throw new Failure(output);
  return { compiler: 'go', note: 'no TinyGo here: the standard compiler makes larger and slower files' };
}

/** Where LLVM lies, where programs are linked by tools/link; "" where TinyGo is not ours and links them itself. */
export async function ownLinker() {
  const { code, stdout } = await run(tinygo, ['llvm'], { allow: true });
  return code === 0 ? stdout.trim() : '';
}

/** Compiles every program with one compiler into a folder; returns their sizes in words. */
export async function compile(compiler, folder) {
  await mkdir(folder, { recursive: true });
  const sizes = programs.map(async (program) => {
    const made = path.join(
      root,
      'temp/wasm',
      `${program}-${compiler}-${await fingerprint(compiler, `./wasm/${program}`)}.wasm`,
    );
    if (!existsSync(made)) {
      await mkdir(path.dirname(made), { recursive: true });
      const unfinished = `${made}.${process.pid}.wasm`;
      await (compiler === 'tinygo' ? compileTinyGo : compileGo)(program, unfinished);
      await rename(unfinished, made);
    }
    await copyFile(made, path.join(folder, `${program}.wasm`));
    const bytes = await readFile(made);
    return `${program} ${kilobytes(bytes)}, ${kilobytes(brotliCompressSync(bytes))} after brotli`;
  });
  return { note: (await Promise.all(sizes)).join('; ') };
}

async function compileTinyGo(program, file) {
  await translate(`./wasm/${program}`, file, program);
  await optimizeFile(file, program, strip);
}

/** Has TinyGo make a file of a package, in the manner of one of the programs. */
async function translate(from, file, manner, more = []) {
  // A linker that is not ours would make all of it small and slow.
  const level = manner === 'arbiter' && !(await ownLinker()) ? ['-opt=s'] : [];
  const env = { ARBITER_FAST: fast.join(' ') };
  await run(tinygo, ['compile', file, from, ...flags, ...level, ...more], { env });
}

const optimizeFile = (file, program, options) =>
  run('node', [
    'node_modules/binaryen/bin/wasm-opt',
    ...optimize,
    ...passes[program],
    ...options,
    file,
    '-o',
    file,
  ]);

/**
 * Compiles arbiter.wasm by TinyGo as for a release, but for its functions' names, which it keeps.
 * Returns where it lies.
 */
export async function compileNamed() {
  const file = path.join(
    root,
    'temp/wasm',
    `arbiter-named-${await fingerprint('tinygo', './wasm/arbiter')}.wasm`,
  );
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}.wasm`;
  await mkdir(path.dirname(file), { recursive: true });
  await translate('./wasm/arbiter', unfinished, 'arbiter', ['-no-debug=false']);
  await optimizeFile(unfinished, 'arbiter', ['--debuginfo']);
  await rename(unfinished, file);
  return file;
}

/** Compiles a program of bench/ by TinyGo, in the manner of arbiter.wasm. Returns where it lies. */
export async function compileBench(program) {
  const from = `./bench/${program}`;
  const file = path.join(root, 'temp/wasm', `bench-${program}-${await fingerprint('tinygo', from)}.wasm`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}.wasm`;
  await mkdir(path.dirname(file), { recursive: true });
  await translate(from, unfinished, 'arbiter');
  await optimizeFile(unfinished, 'arbiter', strip);
  await rename(unfinished, file);
  return file;
}

async function compileGo(program, file) {
  const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-s -w -buildid='];
  await run('go', ['build', ...flags, '-o', file, `./wasm/${program}`], { env: js });
}

/** A hash of all that a program is made from, so that what has not changed is not made again. */
async function fingerprint(compiler, source) {
  const format =
    '{{if not .Standard}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}\n{{end}}{{range .IgnoredGoFiles}}{{$d}}/{{.}}\n{{end}}{{end}}';
  const [{ stdout }, { stdout: version }] = await Promise.all([
    run('go', ['list', '-deps', '-f', format, source], { env: js }),
    compiler === 'tinygo' ? run(tinygo, ['ensure']) : run('go', ['version']),
  ]);
  const files = stdout.split('\n').filter(Boolean);
  const recipe = [
    ...['go.mod', 'package-lock.json', 'tools/compile.mjs', 'tools/tinygo.sh'],
    ...['tools/link/link.mjs', 'tools/link/results.mjs', 'tools/link/speed.mjs'],
  ];
  const hash = createHash('sha256').update(version);
  for (const file of [...recipe.map((name) => path.join(root, name)), ...files])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const kilobytes = (bytes) => `${Math.round(bytes.length / 1000)} kB`;
