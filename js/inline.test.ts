// Is the program inside the script the one of the file, and is nothing fetched for it?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mock, test } from 'node:test';
import { init } from './inline.js';
import { decode, inlinedBytes, inlinedModule, inlinedModuleNow } from './inlined.js';

const file = readFileSync(new URL('./arbiter.wasm', import.meta.url));

test('the bytes inside the script are those of the file', () => {
  assert.ok(file.equals(inlinedBytes()));
});

test('any bytes become ASCII that needs no escape and ends no script, and come back', async () => {
  const { encode } = await import(path.resolve('tools/inlined.mjs'));
  const ofEveryKind = Uint8Array.from({ length: 4096 }, (_, i) => (i * i * 31 + i) & 255);
  for (const bytes of [file, ofEveryKind, ofEveryKind.subarray(7, 8), new Uint8Array()]) {
    const { text, ...code } = encode(bytes);
    assert.match(text, /^[ !#%&()-;=-[\]-_a-~]*$/);
    assert.deepEqual(decode(text, code), new Uint8Array(bytes));
  }
});

test('nothing is fetched, and every call gets the same Arbiter', async () => {
  const fetched = mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('fetch failed')));
  const [arbiter, again] = await Promise.all([init(), init()]);
  assert.equal(arbiter, again);
  assert.equal(arbiter.game().moves().length, 20);
  assert.equal(fetched.mock.callCount(), 0);
  mock.restoreAll();
});

test('the program is compiled once, whoever asks for it first', async () => {
  const module = await inlinedModule();
  assert.equal(inlinedModuleNow(), module);
  assert.equal(await inlinedModule(), module);
});

test('another source may be named, as with the entry that fetches', async () => {
  const warn = mock.method(console, 'warn', () => {});
  await init();
  await init({ wasm: file });
  assert.equal(warn.mock.callCount(), 1);
  mock.restoreAll();
});
