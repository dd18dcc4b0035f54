/**
 * Can one play on a board whose later parts are slow to come, or never do?
 */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page, Route } from 'playwright-core';
import { click, drag } from '../testing/boardpage.js';
import { bundleParts, openBrowser, serve, type Served } from '../testing/browser.js';

let browser: Browser;
let site: Served;

before(async () => {
  site = await serve({
    files: {
      ...(await bundleParts('js/board/define.ts')),
      '/index.html': `<!doctype html><title>Board</title><style>chess-board { width: 400px }</style>
        <chess-board></chess-board><script type="module" src="/page.js"></script>`,
      '/page.js': `import '/define.js';
        window.board = document.querySelector('chess-board');
        window.log = [];
        board.addEventListener('move-request', ({ detail }) =>
          window.log.push(detail.from + detail.to + (detail.promotion ?? '')));
        board.state = {
          fen: '4k3/P7/8/8/8/8/4P3/4K3 w - - 0 1',
          dests: new Map([['e2', ['e3', 'e4']], ['a7', ['a8']]]),
          shapes: [{ from: 'e2', to: 'e4', brush: 'green' }],
        };`,
      '/favicon.ico': '',
    },
  });
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens the page; `answer` is what becomes of the request for the later parts. */
async function open(answer: (route: Route) => unknown, run: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  try {
    await page.route('**/extras.js', answer);
    const asked = page.waitForRequest('**/extras.js');
    await page.goto(`${site.origin}/index.html`);
    await asked;
    await run(page);
  } finally {
    await page.close();
  }
}

/** Has the same position again, as a host that takes the move back. */
const again = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.board.state = { ...window.board.state! };
  });

const log = (page: Page): Promise<string[]> => page.evaluate(() => window.log);

test('where the later parts cannot be had, moves are made by clicks, by drags and by keys', () =>
  open(
    (route) => route.abort(),
    async (page) => {
      await click(page, 'e2', 'e4');
      await again(page);
      await drag(page, 'e2', 'e3');
      await again(page);
      await page.evaluate(() => window.board.focus({ square: 'e2' }));
      for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      assert.deepEqual(await log(page), ['e2e4', 'e2e3', 'e2e4']);
      assert.equal(
        await page.locator('[data-square=e4] button').getAttribute('aria-label'),
        'e4, white pawn',
      );
    },
  ));

test('and a pawn becomes a queen, since nobody can be asked', () =>
  open(
    (route) => route.abort(),
    async (page) => {
      await click(page, 'a7', 'a8');
      await page.waitForFunction(() => window.log.length === 1);
      assert.deepEqual(await log(page), ['a7a8queen']);
    },
  ));

test('where they are slow, what waits for them is done when they come', async () => {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await open(
    async (route) => {
      await held;
      await route.continue();
    },
    async (page) => {
      await click(page, 'a7', 'a8');
      assert.equal(await page.getByRole('dialog').count(), 0);
      assert.equal(await page.locator('.shapes').count(), 0);
      assert.deepEqual(await log(page), []);
      come();
      await page.getByRole('dialog', { name: 'Promote to' }).waitFor();
      await page.keyboard.press('n');
      await page.waitForFunction(() => window.log.length === 1);
      assert.deepEqual(await log(page), ['a7a8knight']);
      assert.equal(await page.locator('.shapes .arrow').count(), 1);
    },
  );
});
