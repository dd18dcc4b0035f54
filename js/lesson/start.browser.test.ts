/**
 * What stands there before lesson.wasm is ready, how often is it loaded and drawn, and what becomes of
 * a table whose program fails?
 */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page, Route } from 'playwright-core';
import { bundle, openBrowser, serve, type Served } from '../testing/browser.js';
import { trapping } from '../testing/trap.js';

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

let browser: Browser;
let site: Served;
let page: Page;
let program: Buffer;
let fetched = 0;
/** What nobody has caught, and what stands in the console as an error. */
const uncaught: string[] = [];
const told: string[] = [];

before(async () => {
  program = await readFile('dist/lesson.wasm');
  site = await serve({
    headers: { 'content-security-policy': POLICY },
    folder: 'dist',
    files: {
      '/index.html': `<!doctype html><html lang="en"><title>Lesson</title>
        <script type="module" src="table.js"></script></html>`,
      '/table.js': await bundle('js/lesson/define.ts'),
      '/favicon.ico': '',
    },
  });
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  uncaught.length = told.length = fetched = 0;
  page.on('pageerror', (error) => uncaught.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => customElements.get('chess-lesson') !== undefined);
});

const give = (wasm: Uint8Array) => (route: Route) =>
  route.fulfill({ body: Buffer.from(wasm), contentType: 'application/wasm' });

/** Holds the program back until what it returns is called, and counts how often it is asked for. */
async function holdProgram(): Promise<() => void> {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/lesson.wasm', async (route) => {
    fetched++;
    await held;
    await route.continue();
  });
  return release;
}

/** Puts a table into the page; how it started is told by `ended`. */
const putTable = (attributes: Record<string, string> = {}): Promise<void> =>
  page.evaluate((given) => {
    const table = document.createElement('chess-lesson');
    for (const [name, value] of Object.entries(given)) table.setAttribute(name, value);
    document.body.append(table);
  }, attributes);

/** How the start of the last table ended: "ready", or the code of what was wrong. */
const ended = (): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('chess-lesson')].at(-1)!.ready.then(
      () => 'ready',
      (error: { code?: string }) => error.code ?? String(error),
    ),
  );

const square = (name: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name},`) });
const tabs = () => page.getByRole('tab');

test('before the program is there the position stands on the board, and nothing can be moved', async () => {
  const release = await holdProgram();
  await putTable({ fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', orientation: 'black' });
  await page.getByRole('button', { name: 'e2, white pawn' }).click();
  await square('e4').click();
  await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
  await page.getByRole('grid', { name: /Black at the bottom/ }).waitFor();
  assert.equal(await tabs().count(), 0);
  release();
  assert.equal(await ended(), 'ready');
  await square('e2').click();
  await square('e4').click();
  await page.getByRole('button', { name: 'e4, white pawn' }).waitFor();
  assert.deepEqual(uncaught, []);
});

test('the tables of a page share one program; one that leaves meanwhile does not stop the others', async () => {
  const release = await holdProgram();
  for (let i = 0; i < 3; i++) await putTable();
  await page.evaluate(() => document.querySelector('chess-lesson')!.remove());
  release();
  assert.equal(await ended(), 'ready');
  await putTable();
  assert.equal(await ended(), 'ready');
  assert.equal(fetched, 1);
  assert.deepEqual([...uncaught, ...told], []);
});

test('a load that nobody waits for any more is stopped, and the next table begins another', async () => {
  const release = await holdProgram();
  const isStopped = await page.evaluate(async () => {
    const { fetch } = globalThis;
    const signals: (AbortSignal | null | undefined)[] = [];
    globalThis.fetch = (source, options) => {
      signals.push(options?.signal);
      return fetch(source, options);
    };
    const tables = [1, 2].map(() => document.body.appendChild(document.createElement('chess-lesson')));
    const seen: (boolean | undefined)[] = [];
    for (const table of tables) {
      await new Promise(requestAnimationFrame);
      seen.push(signals[0]?.aborted);
      table.remove();
    }
    return [...seen, signals[0]?.aborted, signals.length];
  });
  assert.deepEqual(isStopped, [false, false, true, 1]);
  release();
  await putTable();
  assert.equal(await ended(), 'ready');
  assert.deepEqual(uncaught, []);
});

test('a load that has failed is said beside the board, and the next table tries again', async () => {
  await page.route('**/lesson.wasm', (route) => route.fulfill({ status: 404 }));
  await putTable();
  assert.equal(await ended(), 'ERR_WASM_LOAD');
  await page.getByRole('alert').getByText('lesson.wasm').waitFor();
  await page.unroute('**/lesson.wasm');
  await putTable();
  assert.equal(await ended(), 'ready');
  assert.deepEqual(uncaught, []);
});

for (const [language, says] of [
  ['es', 'No se pudo cargar la mesa de enseñanza.'],
  ['zh', '教学台无法加载。'],
] as const) {
  test(`a reader of ${language} is told in it that the table cannot be had`, async () => {
    await page.route('**/lesson.wasm', (route) => route.fulfill({ status: 404 }));
    await putTable({ language });
    assert.equal(await ended(), 'ERR_WASM_LOAD');
    const note = page.getByRole('alert');
    await note.getByText(says).waitFor();
    assert.equal(await note.locator('[lang=en]').count(), 1);
    await page.unroute('**/lesson.wasm');
    assert.deepEqual(uncaught, []);
  });
}

test('whatever the attributes ask for, the panels are drawn once at the start', async () => {
  const redrawn = await page.evaluate(async () => {
    const table = document.createElement('chess-lesson');
    const attributes = { panels: 'castling why', edition: '2014', time: 'rapid', clocks: '', language: 'en' };
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    document.body.append(table);
    // What is drawn is put together before it comes into its place, so a first drawing changes places only.
    const places = ['side', 'foot', 'conditions', 'above', 'below'].map((name) =>
      table.shadowRoot!.querySelector(`.${name}`)!,
    );
    const records: MutationRecord[] = [];
    const changes = new MutationObserver((list) => records.push(...list));
    for (const place of places) {
      changes.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    await table.ready;
    records.push(...changes.takeRecords());
    return {
      put: records.filter(({ target }) => places.includes(target as Element)).length > 0,
      changed: records
        .filter(({ target, removedNodes }) => removedNodes.length > 0 || !places.includes(target as Element))
        .map(({ target }) => (target as Element).outerHTML ?? target.nodeValue),
    };
  });
  assert.deepEqual(redrawn, { put: true, changed: [] });
  assert.equal(await tabs().first().innerText(), 'Castling');
});

test('a program that fails while it starts is said beside the board, and a new table works', async () => {
  await page.route('**/lesson.wasm', give(trapping(program, 'act')));
  await putTable();
  assert.equal(await ended(), 'ERR_INSTANCE_DEAD');
  await page.getByRole('alert').getByText('The program of this table has failed.').waitFor();
  await page.unroute('**/lesson.wasm');
  await putTable({ wasm: 'lesson.wasm?again' });
  assert.equal(await ended(), 'ready');
  assert.deepEqual(uncaught, []);
});

test('a program that fails in a click leaves the position and a message, throws nothing, and a new table works', async () => {
  // "flip" has four bytes, and no other action here has.
  await page.route('**/failing.wasm', give(trapping(program, 'addText', 4)));
  await putTable({ wasm: 'failing.wasm', clocks: '' });
  assert.equal(await ended(), 'ready');
  await square('e2').click();
  await square('e4').click();
  await page.getByRole('button', { name: 'e4, white pawn' }).waitFor();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.getByRole('alert').getByText('The program of this table has failed.').waitFor();
  assert.equal(told.length, 1);
  assert.match(told[0]!, /InstanceDeadError/);

  // Nothing that is left can be asked, and nothing throws where something is.
  assert.equal(await tabs().count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Turn the board' }).count(), 0);
  await square('d7').click();
  await square('d5').click();
  await page.getByRole('button', { name: 'd7, black pawn' }).waitFor();
  await page.evaluate(() => {
    const table = document.querySelector('chess-lesson')!;
    table.act('flip');
    table.setAttribute('edition', '2014');
  });

  await putTable();
  assert.equal(await ended(), 'ready');
  assert.equal(await page.getByRole('tablist').count(), 1);

  // The one that has failed has a new program when it is put into the page again.
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('chess-lesson');
    second!.remove();
    first!.replaceWith(first!);
  });
  await tabs().first().waitFor();
  await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
  assert.equal(told.length, 1);
  assert.deepEqual(uncaught, []);
});
