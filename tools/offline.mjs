// How does the demo's service worker know the files that it keeps? The build
// writes the worker last, with the hash of each file in it.

import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { hashOf } from './integrity.mjs';
import { root } from './steps.mjs';

const script = 'service-worker.js';

/** What no page of the demo loads: the worker, what is for debuggers and for pages without modules. */
const isLeftOut = (name) => name === script || /\.(map|classic\.js)$/.test(name);

/** Writes the worker into a folder that holds the demo. */
export async function writeWorker(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !isLeftOut(name))
    .sort();
  const files = {};
  let bytes = 0;
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    bytes += content.length;
    files[name] = hashOf(content);
  }
  const list = JSON.stringify(files);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 16);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['demo/service-worker.ts'],
    outfile: path.join(folder, script),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: { FILES: list, VERSION: JSON.stringify(version) },
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const { size } = await stat(path.join(folder, script));
  const own = size - list.length;
  return { note: `${names.length} files, ${Math.round(bytes / 1000)} kB; the worker ${own} bytes` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeWorker(path.resolve(process.argv[2]));
