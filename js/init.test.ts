// Does init() take every source, tell what is wrong with it, and recover?

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ArgumentError, InstanceDeadError, WasmLoadError } from './errors.js';
import { Instance } from './instance.js';
import { Arbiter } from './arbiter.js';
import { createInit } from './init.js';
import type { WasmSource } from './load.js';
import { init as initInNode } from './index.node.js';

const file = new URL('./arbiter.wasm', import.meta.url);
const bytes = readFileSync(file);
const wasm = { headers: { 'content-type': 'application/wasm' } };
const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const start = (module: WebAssembly.Module) => new Arbiter(Instance.start(module));

/** An init of its own, as if the module had just been imported. */
const fresh = (defaultSource: () => WasmSource = () => bytes) => createInit({ defaultSource, start });

/** Serves answers to fetch by URL while a test runs. */
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  const fetched: string[] = [];
  mock.method(globalThis, 'fetch', async (source: string | URL | Request, options?: RequestInit) => {
    const url = String(source instanceof Request ? source.url : source);
    fetched.push(url);
    options?.signal?.throwIfAborted();
    const answer = answers[url];
    if (!answer) throw new TypeError('fetch failed');
    const response = await Promise.race([
      answer(),
      new Promise<never>((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal!.reason)),
      ),
    ]);
    Object.defineProperty(response, 'url', { value: url });
    return response;
  });
  return fetched;
}

/** Runs a test with console.warn counted. */
async function warnings(action: () => Promise<unknown>): Promise<string[]> {
  const warn = mock.method(console, 'warn', () => {});
  try {
    await action();
    return warn.mock.calls.map((call) => String(call.arguments[0]));
  } finally {
    warn.mock.restore();
  }
}

const works = async (arbiter: Promise<Arbiter>) => assert.equal((await arbiter).game().moves().length, 20);
const url = 'https://example.org/arbiter.wasm';
const good = () => new Response(bytes, wasm);

test('every kind of source is taken', async () => {
  serve({ [url]: good });
  const sources: Record<string, () => unknown> = {
    bytes: () => bytes,
    'an ArrayBuffer': () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    'a DataView': () => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    'a module': () => new WebAssembly.Module(bytes),
    'a response': good,
    'a string': () => url,
    'a URL': () => new URL(url),
    'a request': () => new Request(url),
    'a promise': () => Promise.resolve(url),
  };
  for (const [name, source] of Object.entries(sources)) {
    const said = await warnings(() => works(fresh()({ wasm: source() as WasmSource })));
    assert.deepEqual(said, [], name);
  }
  mock.restoreAll();
});

test('Node also takes the path of a file, and by default the file beside the module', async () => {
  await works(initInNode());
  const { createInit: make } = await import('./init.js');
  const { readFile } = await import('node:fs/promises');
  const init = make({ defaultSource: () => file, readFile: (source) => readFile(source), start });
  await works(init({ wasm: fileURLToPath(file) }));
  await assert.rejects(
    make({ defaultSource: () => new URL('file:///nowhere.wasm'), readFile: (s) => readFile(s), start })(),
    WasmLoadError,
  );
});

test('what is no source is refused by name', async () => {
  for (const source of [5, true, {}, [], () => bytes, null]) {
    await assert.rejects(fresh()({ wasm: source as never }), ArgumentError);
  }
  for (const options of [{ integrity: 5 }, { signal: {} }, 5, null]) {
    await assert.rejects(fresh()(options as never), ArgumentError);
  }
});

test('every call gets the same Arbiter; another source only warns', async () => {
  const init = fresh();
  const [a, b] = await Promise.all([init(), init({ wasm: bytes })]);
  assert.equal(a, b);
  assert.deepEqual(await warnings(async () => assert.equal(await init(), a)), []);
  const said = await warnings(async () => assert.equal(await init({ wasm: url }), a));
  assert.equal(said.length, 1);
});

test('a wrong media type costs one warning', async () => {
  serve({ [url]: () => new Response(bytes, { headers: { 'content-type': 'text/plain' } }) });
  const said = await warnings(() => works(fresh()({ wasm: url })));
  assert.equal(said.length, 1);
  assert.match(said[0]!, /text\/plain/);
  mock.restoreAll();
});

test('a page in place of the file is told as such, with a hint', async () => {
  serve({ [url]: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }) });
  await assert.rejects(fresh()({ wasm: url }), (error: unknown) => {
    assert.ok(error instanceof WasmLoadError && error.code === 'ERR_WASM_LOAD');
    assert.equal(error.details.url, url);
    assert.match(String(error.details.hint), /optimizeDeps/);
    return true;
  });
  mock.restoreAll();
});

test('faults of the server, of the net and of the file are load errors', async () => {
  serve({
    'https://example.org/404': () => new Response('', { status: 404 }),
    'https://example.org/broken': () => new Response(bytes.subarray(0, 1000), wasm),
    'https://example.org/empty': () => new Response('', wasm),
  });
  for (const [path, detail] of [
    ['404', { status: 404 }],
    ['broken', {}],
    ['empty', {}],
    ['offline', {}],
  ] as const) {
    await assert.rejects(fresh()({ wasm: `https://example.org/${path}` }), (error: unknown) => {
      assert.ok(error instanceof WasmLoadError, String(error));
      assert.equal(error.details.url, `https://example.org/${path}`);
      assert.equal(
        error.details.status ?? 0,
        'status' in detail ? detail.status : (error.details.status ?? 0),
      );
      return true;
    });
  }
  for (const source of [
    new Uint8Array(),
    new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    new TextEncoder().encode('<html>'),
  ]) {
    await assert.rejects(fresh()({ wasm: source }), WasmLoadError);
  }
  mock.restoreAll();
});

test('after a failure a call tries again', async () => {
  let answer = () => new Response('', { status: 503 });
  const fetched = serve({ [url]: () => answer() });
  const init = fresh(() => url);
  await assert.rejects(Promise.all([init(), init()]), WasmLoadError);
  answer = good;
  await works(init());
  assert.equal(fetched.length, 2);
  mock.restoreAll();
});

test('a signal ends the wait; the load ends when nobody waits any more', async () => {
  let aborted = false;
  mock.method(globalThis, 'fetch', (_: unknown, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        aborted = true;
        reject(signal.reason);
      });
      setTimeout(() => resolve(good()), 50);
    });
  });
  const init = fresh(() => url);
  const impatient = new AbortController();
  const [first, second] = [init({ signal: impatient.signal }), init()];
  impatient.abort(new Error('enough'));
  await assert.rejects(first, /enough/);
  await works(second);
  assert.equal(aborted, false);

  const alone = fresh(() => url);
  const controller = new AbortController();
  const waiting = alone({ signal: controller.signal });
  controller.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(aborted, true);
  await works(alone());
  await assert.rejects(fresh()({ signal: AbortSignal.abort() }), { name: 'AbortError' });
  mock.restoreAll();
});

test('a load that nobody can stop is handed no signal, whoever waits for it later', async () => {
  const signals: unknown[] = [];
  mock.method(globalThis, 'fetch', async (_: unknown, { signal }: RequestInit) => {
    signals.push(signal);
    return good();
  });
  const controller = new AbortController();
  const init = fresh(() => url);
  const [first, second] = [init(), init({ signal: controller.signal })];
  controller.abort(new Error('enough'));
  await assert.rejects(second, /enough/);
  await works(first);
  assert.deepEqual(signals, [null]);
  mock.restoreAll();
});

test('integrity is checked for bytes, for responses, and by fetch', async () => {
  await works(fresh()({ wasm: bytes, integrity }));
  await works(fresh()({ wasm: good(), integrity: `sha256-wrong ${integrity}` }));
  const wrong = integrity.replace(/.{4}$/, 'AAAA');
  await assert.rejects(fresh()({ wasm: bytes, integrity: wrong }), WasmLoadError);
  await assert.rejects(fresh()({ wasm: good(), integrity: wrong }), WasmLoadError);
  await assert.rejects(fresh()({ wasm: bytes, integrity: 'md5-x' }), ArgumentError);
  await assert.rejects(fresh()({ wasm: new WebAssembly.Module(bytes), integrity }), ArgumentError);
  const fetch = mock.method(globalThis, 'fetch', async () => good());
  await works(fresh()({ wasm: url, integrity }));
  assert.equal((fetch.mock.calls[0]!.arguments as unknown as [unknown, RequestInit])[1].integrity, integrity);
  mock.restoreAll();
});

test('a program of another version is refused', async () => {
  const other = new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 2, 0,
  ]);
  const init = fresh();
  await assert.rejects(init({ wasm: other }), WasmLoadError);
  await works(init());
});

test('nothing is left on the global object', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort();
  await works(fresh()());
  assert.deepEqual(Object.getOwnPropertyNames(globalThis).sort(), before);
});

test('when the program dies, all of its games throw, and init makes a new one', async () => {
  const init = fresh();
  const arbiter = await init();
  const game = arbiter.game();
  let instance: Instance | undefined;
  const { take } = Instance.prototype;
  mock.method(Instance.prototype, 'take', function (this: Instance) {
    instance = this;
    return take.call(this);
  });
  game.castling();
  mock.restoreAll();
  // An address far outside of the memory: what a fault in the program would do.
  mock.method(console, 'error', () => {});
  mock.method(console, 'log', () => {});
  assert.throws(() => instance!.call.changeTree(1 << 20, 0x7fffffff, 0), InstanceDeadError);
  mock.restoreAll();
  for (const use of [
    () => game.fen,
    () => game.play('e4'),
    () => arbiter.game(),
    () => arbiter.checkFen(''),
  ]) {
    assert.throws(use, { code: 'ERR_INSTANCE_DEAD' });
  }
  game.dispose();
  const next = await init();
  assert.notEqual(next, arbiter);
  assert.equal(next.game().moves().length, 20);
});
