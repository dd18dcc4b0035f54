// Does a Chess start at once in a browser, under a strict policy, and is it told what to do where it may not?

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, serve } from '../testing/browser.js';

const policy = (scripts: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${scripts}`,
});

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

/** Opens a page of its own beside dist/, and asks something of it. */
async function onPage<T>(headers: Record<string, string>, ask: (page: Page, origin: string) => Promise<T>) {
  const site = {
    folder: 'dist',
    headers,
    files: { '/index.html': '<!doctype html><title>t</title>', '/favicon.ico': '' },
  };
  const served = await serve(site);
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await page.goto(`${served.origin}/`);
    return { answer: await ask(page, served.origin), said };
  } finally {
    await page.close();
    await served.close();
  }
}

/** Makes a page like those of Chromium before 114, which start only small programs at once. */
const makeOld = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['Module', 'Instance'] as const) {
      const type = WebAssembly[name] as new (...all: unknown[]) => object;
      const refusing = new Proxy(type, {
        construct() {
          throw new RangeError(`WebAssembly.${name} is disallowed on the main thread`);
        },
      });
      Object.defineProperty(WebAssembly, name, { value: refusing });
    }
  });

test('new Chess() answers without a wait, fetches nothing and leaves no globals', async () => {
  const { answer, said } = await onPage(policy("'wasm-unsafe-eval'"), (page, origin) =>
    page.evaluate(async (address) => {
      const names = Object.getOwnPropertyNames(globalThis).sort().join();
      const { Chess } = (await import(address)) as typeof import('./index.js');
      const chess = new Chess();
      const moves = chess.moves().length;
      chess.move('e4');
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('.js'));
      const untouched = Object.getOwnPropertyNames(globalThis).sort().join() === names;
      return { moves, fen: chess.fen(), fetched: fetched.length, untouched };
    }, `${origin}/chessjs.js`),
  );
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  assert.deepEqual(answer, { moves: 20, fen, fetched: 0, untouched: true });
  assert.deepEqual(said, []);
});

test('the inlined entry starts where nothing may be fetched', async () => {
  const { answer, said } = await onPage(policy("'wasm-unsafe-eval'"), (page, origin) =>
    page.evaluate(async (address) => {
      const { init } = (await import(address)) as typeof import('../inline.js');
      return (await init()).game().moves().length;
    }, `${origin}/inline.js`),
  );
  assert.equal(answer, 20);
  assert.deepEqual(said, []);
});

test('where a policy forbids the program, the error says what it must allow', async () => {
  const { answer } = await onPage(policy(''), (page, origin) =>
    page.evaluate(async (address) => {
      const { Chess } = (await import(address)) as typeof import('./index.js');
      try {
        return [new Chess().fen()];
      } catch (error) {
        const { name, code, details } = error as Error & { code: string; details: { hint: string } };
        return [name, code, details.hint];
      }
    }, `${origin}/chessjs.js`),
  );
  assert.deepEqual(answer, [
    'WasmLoadError',
    'ERR_WASM_LOAD',
    "A content security policy must allow 'wasm-unsafe-eval' in script-src.",
  ]);
});

test('an old browser is told to wait for Chess.ready, and then works', async () => {
  const { answer } = await onPage({}, async (page, origin) => {
    await makeOld(page);
    return page.evaluate(async (address) => {
      const { Chess } = (await import(address)) as typeof import('./index.js');
      let told = '';
      try {
        new Chess();
      } catch (error) {
        told = (error as Error).message;
      }
      await Chess.ready();
      return { told, moves: new Chess().moves().length };
    }, `${origin}/chessjs.js`);
  });
  assert.equal(answer.moves, 20);
  assert.match(answer.told, /await Chess\.ready\(\) before the first new Chess\(\)/);
});

for (const entry of ['index.js', 'inline.js']) {
  test(`init of ${entry} works in an old browser too`, async () => {
    const { answer } = await onPage({}, async (page, origin) => {
      await makeOld(page);
      return page.evaluate(async (address) => {
        const { init } = (await import(address)) as typeof import('../index.js');
        return (await init()).game().moves().length;
      }, `${origin}/${entry}`);
    });
    assert.equal(answer, 20);
  });
}
