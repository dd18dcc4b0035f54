// From wherever a page gets the files, do they load, and is what forbids it told?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { bundle, openBrowser, serve, type Served, type Site } from './testing/browser.js';
import { WIRE_HASH } from './wire.js';

type Entry = typeof import('./index.js');

const blank = '<!doctype html><title>t</title>';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

/** Serves dist/ and opens a blank page of it, at a path; tells also what the page said. */
async function onPage(
  site: Site & { at?: string },
  action: (page: Page, origin: string, said: string[]) => Promise<void>,
) {
  const at = site.at ?? '/';
  const files = { [`${at}index.html`]: blank, '/favicon.ico': '', ...site.files };
  const served: Served = await serve({ folder: 'dist', ...site, files });
  const tab = await browser.newPage();
  try {
    const said: string[] = [];
    tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => said.push(String(error)));
    await tab.goto(served.origin + at);
    await action(tab, served.origin, said);
  } finally {
    await tab.close();
    await served.close();
  }
}

/** Loads the entry from an address and counts the moves of the first position, or tells the fault. */
const load = (page: Page, address: string, wasm?: string): Promise<unknown> =>
  page.evaluate(
    async ([address, wasm]) => {
      const { init } = (await import(address!)) as Entry;
      return init(wasm === undefined ? {} : { wasm }).then(
        (arbiter) => arbiter.game().moves().length,
        (error: Error) => error.message,
      );
    },
    [address, wasm],
  );

test('any media type loads, and all but the right one warn once (pkg-001, pkg-002)', async () => {
  const types = ['text/plain', 'application/octet-stream', '', 'application/wasm; charset=utf-8'];
  for (const type of ['application/wasm', ...types]) {
    await onPage({ types: { '.wasm': type } }, async (page, origin, said) => {
      assert.equal(await load(page, `${origin}/index.js`), 20, type);
      assert.equal(said.length, type === 'application/wasm' ? 0 : 1, type);
    });
  }
});

test('a page that preloads the file, as docs/loading.md says, fetches it once', async () => {
  const [line] = /<link rel="preload".*>/.exec(readFileSync('docs/loading.md', 'utf8'))!;
  const page = blank + line.replace('/chess-arbiter/dist', '');
  await onPage({ files: { '/preloading.html': page } }, async (page, origin, said) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const times = () => fetched.filter((path) => path === '/arbiter.wasm').length;
    await page.goto(`${origin}/preloading.html`);
    assert.equal(times(), 1);
    assert.equal(await load(page, `${origin}/index.js`), 20);
    assert.equal(times(), 1);
    assert.deepEqual(said, []);
  });
});

test('a response that was read before is refused, and a fresh one taken (pkg-003)', async () => {
  await onPage({}, async (page, origin) => {
    const answer = await page.evaluate(async (address) => {
      const { init } = (await import(`${address}/index.js`)) as Entry;
      const get = () => fetch(`${address}/arbiter.wasm`);
      const response = await get();
      await response.clone().arrayBuffer();
      const copy = response.clone();
      await response.arrayBuffer();
      const used = await init({ wasm: response }).catch((error) => [error.code, error.details.name]);
      return [used, (await init({ wasm: copy })).game().moves().length];
    }, origin);
    assert.deepEqual(answer, [['ERR_ARGUMENT', 'options.wasm'], 20]);
  });
});

test('files load from a sub-folder, and from beside the page by its base (pkg-005, pkg-018)', async () => {
  await onPage({ under: '/deep/er/lib', at: '/app/' }, async (page, origin, said) => {
    assert.equal(await load(page, '../deep/er/lib/index.js'), 20);
    assert.deepEqual(said, []);
    const missing = await load(page, `${origin}/deep/er/lib/index.js?2`, 'arbiter.wasm');
    assert.match(String(missing), /\/app\/arbiter\.wasm answers with status 404/);
    await page.evaluate(() => {
      const base = Object.assign(document.createElement('base'), { href: '/deep/er/lib/' });
      document.head.append(base);
    });
    assert.equal(await load(page, `${origin}/deep/er/lib/index.js?3`, 'arbiter.wasm'), 20);
  });
});

test('files load from another origin: rules, board and worker', async () => {
  const cdn = await serve({ folder: 'dist', headers: { 'access-control-allow-origin': '*' } });
  try {
    await onPage({ folder: 'js' }, async (page, _, said) => {
      assert.equal(await load(page, `${cdn.origin}/index.js`), 20);
      const answer = await page.evaluate(async (address) => {
        await import(`${address}/board-define.js`);
        const board = document.createElement('chess-board');
        board.setAttribute('fen', '4k3/8/8/8/8/8/8/4K3');
        document.body.append(board);
        const { init } = (await import(`${address}/worker.js`)) as typeof import('./worker/index.js');
        const arbiter = await init();
        const moves = await (await arbiter.game()).moves();
        arbiter.terminate();
        return [board.shadowRoot!.querySelectorAll('svg').length >= 2, moves.length];
      }, cdn.origin);
      assert.deepEqual(answer, [true, 20]);
      assert.deepEqual(said, []);
    });
  } finally {
    await cdn.close();
  }
});

test('a policy without leave to compile is told as that, streaming or not', async () => {
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
  for (const type of ['application/wasm', 'text/plain']) {
    const site = { headers: { 'content-security-policy': policy }, types: { '.wasm': type } };
    await onPage(site, async (page, origin) => {
      const message = String(await load(page, `${origin}/index.js`));
      assert.match(message, /may not be compiled\. .*'wasm-unsafe-eval' in script-src/);
    });
  }
});

test('one file that a page has made of it loads when it is told where the program is', async () => {
  const text = await bundle('dist/index.js');
  await onPage({ files: { '/bundle.txt': text } }, async (page, origin) => {
    const answers = await page.evaluate(async (address) => {
      const text = await (await fetch(`${address}/bundle.txt`)).text();
      const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const { init } = (await import(blob)) as Entry;
      const lost = await init().catch((error) => [error.code, error.message]);
      const moves = (await init({ wasm: `${address}/arbiter.wasm` })).game().moves().length;
      return [lost, moves];
    }, origin);
    const [[code, message], moves] = answers as [[string, string], number];
    assert.equal(code, 'ERR_WASM_LOAD');
    assert.match(message, /not known where .* init\(\{ wasm: url \}\)/);
    assert.equal(moves, 20);
  });
});

test('a worker made from a Blob loads it by an absolute address, and by bytes (pkg-011)', async () => {
  await onPage({}, async (page, origin, said) => {
    const answer = await page.evaluate(async (address) => {
      const script = `
        const { init } = await import('${address}/index.js');
        const count = async (options) => (await init(options)).game().moves().length;
        postMessage(await count());`;
      const ask = (script: string) =>
        new Promise((resolve, reject) => {
          const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
          const worker = new Worker(blob, { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        });
      const bytes = `new Uint8Array(await (await fetch('${address}/arbiter.wasm')).arrayBuffer())`;
      return [await ask(script), await ask(script.replace('count()', `count({ wasm: ${bytes} })`))];
    }, origin);
    assert.deepEqual(answer, [20, 20]);
    assert.deepEqual(said, []);
  });
});

test("each entry refuses the other's program, and one of another version", async () => {
  // The hash stands in the program as a number that one instruction pushes.
  const lesson = readFileSync('dist/lesson.wasm');
  const body = Buffer.from([0x41, ...leb128(WIRE_HASH)]);
  assert.equal(lesson.indexOf(body), lesson.lastIndexOf(body));
  const other = Buffer.from(lesson);
  other[other.indexOf(body) + 1]! ^= 1;
  await onPage({ files: { '/other.txt': other.toString('base64') } }, async (page, origin) => {
    const answers = await page.evaluate(async (address) => {
      const { init } = (await import(`${address}/index.js`)) as Entry;
      const { loadLesson } = (await import(`${address}/lesson.js`)) as typeof import('./lesson/index.js');
      const said = (promise: Promise<unknown>) =>
        promise.then(
          () => 'loads',
          (error) => `${error.code} ${error.message}`,
        );
      const text = await (await fetch(`${address}/other.txt`)).text();
      const other = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      return {
        ours: await said(loadLesson()),
        other: await said(loadLesson({ wasm: other })),
        lesson: await said(loadLesson({ wasm: `${address}/arbiter.wasm` })),
        rules: await said(init({ wasm: `${address}/lesson.wasm` })),
      };
    }, origin);
    const { ours, ...refused } = answers;
    assert.equal(ours, 'loads');
    for (const [name, message] of Object.entries(refused)) {
      assert.match(message, /^ERR_WASM_LOAD The WebAssembly .*(another version|does not start)/, name);
    }
    assert.match(refused.other, /another version than the JavaScript\. Take both from one package/);
  });
});

/** A number as WebAssembly spells a constant. */
function leb128(value: number): number[] {
  const bytes: number[] = [];
  for (;;) {
    const low = value & 0x7f;
    value >>= 7;
    if ((value === 0 && !(low & 0x40)) || (value === -1 && low & 0x40)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}
