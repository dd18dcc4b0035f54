// One cold start, in a process of its own: prints the milliseconds that init() takes
// with the file's bytes at hand, and those until the first game has told its
// destinations.
// usage: node bench/start.mjs ENTRY WASM

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [entry, wasm] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const { init } = await import(pathToFileURL(entry).href);
const started = performance.now();
const arbiter = await init({ wasm: bytes });
const ready = performance.now() - started;
const dests = arbiter.game().dests();
const answered = performance.now() - started;
if (dests.size !== 10) throw new Error('ten men can move at the start');
console.log(JSON.stringify([ready, answered]));
process.exit(0);
