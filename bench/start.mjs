// One cold start, in a process of its own: prints the milliseconds from init()
// with the file's bytes at hand to the first answer.
// usage: node bench/start.mjs ENTRY WASM

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [entry, wasm] = process.argv.slice(2);
const bytes = readFileSync(wasm);
const { init } = await import(pathToFileURL(entry).href);
const started = performance.now();
const arbiter = await init({ wasm: bytes });
const dests = arbiter.game().dests();
const time = performance.now() - started;
if (dests.size !== 10) throw new Error('ten men can move at the start');
console.log(time);
process.exit(0);
