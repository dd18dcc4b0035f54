// How do the Go programs in wasm/ become .wasm files, with which compiler?

import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Failure, root, run } from './steps.mjs';

/** The main packages, each of which becomes NAME.wasm. */
export const programs = ['arbiter', 'lesson'].filter((name) => existsSync(path.join(root, 'wasm', name)));

const tinygo = path.join(root, 'tools/tinygo.sh');

/**
 * Finds the release compiler, or builds it. Returns what to say about it and
 * which compiler the files in dist/ come from; without TinyGo that is Go's own,
 * unless ARBITER_REQUIRE_TINYGO forbids it.
 */
export async function chooseCompiler() {
  const { code, stdout, output } = await run(tinygo, ['ensure'], { allow: true });
  if (code === 0) return { compiler: 'tinygo', note: `TinyGo ${stdout.trim().replace(' ', ' from ')}` };
  if (process.env.ARBITER_REQUIRE_TINYGO) {
    throw new Failure(`${output}\nARBITER_REQUIRE_TINYGO is set, and there is no TinyGo.`);
  }
  return { compiler: 'go', note: 'no TinyGo here: the standard compiler makes larger and slower files' };
}

/** Compiles every program with one compiler into a folder; returns their sizes in words. */
export async function compile(compiler, folder) {
  await mkdir(folder, { recursive: true });
  for (const program of programs) {
    const file = path.join(folder, `${program}.wasm`);
    if (compiler === 'tinygo') {
      await run(tinygo, ['compile', file, `./wasm/${program}`]);
    } else {
      const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-s -w -buildid='];
      await run('go', ['build', ...flags, '-o', file, `./wasm/${program}`], {
        env: { GOOS: 'js', GOARCH: 'wasm' },
      });
    }
  }
  return {
    note: (await Promise.all(programs.map((name) => size(path.join(folder, `${name}.wasm`))))).join(', '),
  };
}

async function size(file) {
  const bytes = await readFile(file);
  const kilobytes = (n) => `${Math.round(n / 1000)} kB`;
  return `${path.basename(file)} ${kilobytes(bytes.length)}, brotli ${kilobytes(brotliCompressSync(bytes).length)}`;
}
