// Does a load that goes wrong tell what mends it, and is what another realm has made taken too?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ArgumentError, WasmLoadError } from './errors.js';
import { readFile } from './node.js';
import { beside, loadModule, type LoadOptions, type WasmSource } from './load.js';

const bytes = readFileSync(new URL('./arbiter.wasm', import.meta.url));
const { signal } = new AbortController();
const options: LoadOptions = { integrity: undefined, signal, readFile: undefined };

/** A response from an address, as fetch gives it. */
function from(url: string, body: BodyInit | null, init: ResponseInit): Response {
  const response = new Response(body, init);
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

const typed = (type: string): ResponseInit => ({ headers: type ? { 'content-type': type } : {} });

/** What a load says when it fails. */
async function failure(source: WasmSource, more: Partial<LoadOptions> = {}): Promise<WasmLoadError> {
  const error = await loadModule(source, { ...options, ...more }).then(
    () => assert.fail('it loads'),
    (error: unknown) => error,
  );
  assert.ok(error instanceof WasmLoadError, String(error));
  return error;
}

const url = 'https://example.org/arbiter.wasm';
const page = '<!doctype html><title>Not found</title>';

test('what mends a load stands in the message and in details.hint', async () => {
  const faults: [name: string, WasmSource, mend: RegExp][] = [
    ['a page in place of the file', from(url, page, typed('text/html')), /optimizeDeps\.exclude/],
    ['a page that begins with a gap', from(url, `\n  ${page}`, typed('')), /optimizeDeps\.exclude/],
    ['no such file', from(url, page, { status: 404 }), /Copy the file there/],
    ['a page as bytes', new TextEncoder().encode(page), /optimizeDeps\.exclude/],
  ];
  for (const [name, source, mend] of faults) {
    const { message, details } = await failure(source);
    assert.match(message, mend, name);
    assert.ok(message.endsWith(String(details.hint)), name);
  }
});

test('what the policy of a page forbids is told as that, in the words of each browser', async () => {
  const words = [
    "WebAssembly.Module(): Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive",
    'call to WebAssembly.compile() blocked by CSP',
    "Refused to create a WebAssembly object because 'unsafe-eval' or 'wasm-unsafe-eval' is not an allowed source of script",
  ];
  for (const word of words) {
    const compile = () => {
      throw new WebAssembly.CompileError(word);
    };
    for (const source of [bytes, from(url, bytes, typed('text/plain'))]) {
      const { message, cause } = await failure(source, { compile });
      assert.match(message, /may not be compiled\. .*'wasm-unsafe-eval' in script-src/);
      assert.equal((cause as Error).message, word);
    }
  }
});

test('a page on the disk is told that it cannot fetch', async () => {
  mock.method(globalThis, 'fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { message, details } = await failure(new URL('file:///home/me/arbiter.wasm'));
  assert.match(message, /opened from the disk .* chess-arbiter\/inline/);
  assert.equal(details.url, 'file:///home/me/arbiter.wasm');
  assert.equal((await failure(url)).details.hint, undefined);
  mock.restoreAll();
});

test('a bundle that does not know where it lies is told so', () => {
  const unknown = undefined as unknown as string; // what import.meta.url is in a classic script
  assert.throws(() => beside(() => new URL('./arbiter.wasm', unknown)), {
    code: 'ERR_WASM_LOAD',
    message: /init\(\{ wasm: url \}\)/,
  });
});

test('a response that was read before is refused by name', async () => {
  const response = from(url, bytes, typed('application/wasm'));
  await response.arrayBuffer();
  await assert.rejects(
    loadModule(response, options),
    (error: unknown) => error instanceof ArgumentError && error.details.name === 'options.wasm',
  );
});

test('every type loads; any but the plain right one costs one warning, which names the mend', async () => {
  for (const [type, warned] of [
    ['application/wasm', 0],
    ['Application/WASM', 1],
    ['application/wasm; charset=utf-8', 1],
    ['text/plain', 1],
    ['application/octet-stream', 1],
    ['application/wasm-not', 1],
    ['', 1],
  ] as const) {
    const warn = mock.method(console, 'warn', () => {});
    await loadModule(from(url, bytes, typed(type)), options);
    assert.equal(warn.mock.callCount(), warned, type);
    if (warned) assert.match(String(warn.mock.calls[0]!.arguments[0]), /"application\/wasm"/);
    mock.restoreAll();
  }
});

test('where nothing can stream, bytes are compiled without a warning', async () => {
  const { compileStreaming } = WebAssembly;
  const warn = mock.method(console, 'warn', () => {});
  Object.assign(WebAssembly, { compileStreaming: undefined });
  try {
    await loadModule(from(url, bytes, typed('application/wasm')), options);
  } finally {
    Object.assign(WebAssembly, { compileStreaming });
  }
  assert.equal(warn.mock.callCount(), 0);
  mock.restoreAll();
});

test('a URL, a module and bytes of another realm are taken', async () => {
  const other = runInNewContext('({ ArrayBuffer, Uint8Array, WebAssembly })') as typeof globalThis;
  const copy = new other.Uint8Array(new other.ArrayBuffer(bytes.length));
  copy.set(bytes);
  class URL {
    readonly href = 'file:///arbiter.wasm';
    get [Symbol.toStringTag]() {
      return 'URL';
    }
    toString() {
      return this.href;
    }
  }
  const sources = [copy, copy.buffer, new other.WebAssembly.Module(copy), new URL()];
  for (const source of sources) {
    const module = await loadModule(source as never, { ...options, readFile: async () => bytes });
    assert.ok(WebAssembly.Module.exports(module).some(({ name }) => name === 'wireHash'));
  }
});

test('in Node a path and a file: URL are read, and never fetched', async () => {
  const fetch = mock.method(globalThis, 'fetch', () => assert.fail('it fetches'));
  const file = new URL('./arbiter.wasm', import.meta.url);
  const paths = [file, file.href, file.pathname, 'file:///nowhere.wasm', '/nowhere.wasm', './no where.wasm'];
  for (const source of paths) {
    const loaded = await loadModule(source, { ...options, readFile }).catch((error: Error) => error);
    assert.equal(loaded instanceof WasmLoadError, String(source).includes('where'), String(source));
  }
  assert.equal(fetch.mock.callCount(), 0);
  mock.restoreAll();
});
