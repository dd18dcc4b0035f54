// Where is a Chromium for the browser tests?

import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './debian.mjs';
import { Failure } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first one there is: $CHROME, one on the PATH, or where macOS keeps applications. */
function find() {
  if (process.env.CHROME) {
    if (existsSync(process.env.CHROME)) return process.env.CHROME;
    throw new Failure(`$CHROME is ${process.env.CHROME}, where there is nothing`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file)) ?? null;
}

/** The path of a Chromium, which is installed first where Debian's packages can be. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  const installed = (await install('chromium')) && find();
  if (installed) return installed;
  throw new Failure('no Chromium: install one, or say where it is in $CHROME');
}
