// Does the package start in a browser, as it is published, under a strict policy?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, serve, type Served, type Site } from './testing/browser.js';

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const page = '<!doctype html><title>t</title>';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

/** Serves dist/ with the files of a site and calls an action with a page of it. */
async function onPage(site: Site, action: (page: Page, origin: string, said: string[]) => Promise<void>) {
  const served: Served = await serve({
    folder: 'dist',
    ...site,
    files: { '/index.html': page, '/favicon.ico': '', ...site.files },
  });
  const tab = await browser.newPage();
  try {
    const said: string[] = [];
    tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => said.push(String(error)));
    await tab.goto(`${served.origin}/`);
    await action(tab, served.origin, said);
  } finally {
    await tab.close();
    await served.close();
  }
}

test('init finds the file beside the module and leaves no globals', async () => {
  await onPage({ headers: { 'content-security-policy': policy } }, async (tab, origin, said) => {
    const answer = await tab.evaluate(async (address) => {
      const names = Object.getOwnPropertyNames(globalThis).sort().join();
      const { init } = (await import(address)) as typeof import('./index.js');
      const untouched = Object.getOwnPropertyNames(globalThis).sort().join() === names;
      const [arbiter, again] = await Promise.all([init(), init()]);
      const game = arbiter.game();
      game.play('e4');
      return {
        untouched: untouched && Object.getOwnPropertyNames(globalThis).sort().join() === names,
        same: arbiter === again,
        fen: game.fen,
        reasons: game.explain('e4').reasons.length,
        perft: arbiter.perft(game.fen, 3),
      };
    }, `${origin}/index.js`);
    assert.deepEqual(answer, {
      untouched: true,
      same: true,
      fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      reasons: 1,
      perft: 13160,
    });
    assert.deepEqual(said, []);
  });
});

test('a server that does not know the media type costs one warning, no more', async () => {
  const base64 = readFileSync('dist/arbiter.wasm').toString('base64');
  await onPage({ files: { '/wasm.txt': base64 } }, async (tab, origin, said) => {
    const moves = await tab.evaluate(async (address) => {
      const { init } = (await import(`${address}/index.js`)) as typeof import('./index.js');
      const text = await (await fetch(`${address}/wasm.txt`)).text();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: 'text/plain' }));
      return (await init({ wasm: url })).game().moves().length;
    }, origin);
    assert.equal(moves, 20);
    assert.equal(said.length, 1);
    assert.match(said[0]!, /^warning: chess-arbiter: .* is served as "text\/plain"/);
  });
});

test('a page in place of the file is told with a hint, and init works after that', async () => {
  await onPage({ files: { '/wrong.wasm': '<!doctype html>' } }, async (tab, origin) => {
    const answer = await tab.evaluate(async (address) => {
      const { init } = (await import(`${address}/index.js`)) as typeof import('./index.js');
      const first = await init({ wasm: `${address}/wrong.wasm` }).catch((error) => [error.name, error.code]);
      const missing = await init({ wasm: `${address}/missing.wasm` }).catch((error) => error.details.status);
      return [first, missing, (await init()).game().moves().length];
    }, origin);
    assert.deepEqual(answer, [['WasmLoadError', 'ERR_WASM_LOAD'], 404, 20]);
  });
});
