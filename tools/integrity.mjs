// Which hash has each file that a page may load? dist/integrity.json tells it, as
// the integrity attribute of HTML and `init({ integrity })` want it: path in dist/ ->
// "sha384-…".

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Whether a page may load a file of dist/: not what is for Node or for a debugger, nor the demo. */
const isForPages = (file) =>
  /\.(js|css|wasm)$/.test(file) && !/\.node\.js$/.test(file) && /^(languages\/)?[^/]+$/.test(file);

/** The hash of bytes. */
export const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes integrity.json into a folder that holds the built package. */
export async function writeIntegrity(folder) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(path.sep).join('/'));
  const files = names.filter(isForPages).sort();
  const hashes = files.map(async (file) => [file, hashOf(await readFile(path.join(folder, file)))]);
  const table = Object.fromEntries(await Promise.all(hashes));
  await writeFile(path.join(folder, 'integrity.json'), `${JSON.stringify(table, null, 2)}\n`);
  return { note: `${files.length} files` };
}
