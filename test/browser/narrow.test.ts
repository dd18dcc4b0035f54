/**
 * Does every page of the demo fit into the narrowest window, in every language and with letters twice as
 * large? It must not scroll sideways, and no text may be cut or lie over another.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf } from './layout.js';
import { address, newPage, openDemo } from './table.js';

openDemo();

const LANGUAGES = ['en', 'es', 'pt', 'id', 'zh'];
const LESSONS = ['rights', 'passing', 'notebook', 'hands', 'endings', 'chess960', 'stories'];
const COURSE = 'chess-lesson .card';

interface Case {
  readonly name: string;
  /** Its addresses. */
  readonly at: readonly string[];
  /** What says that it is there. */
  readonly ready: string;
}

const inEach = (file: string): string[] =>
  LANGUAGES.map((language) => `${file}${file.includes('?') ? '&' : '?'}language=${language}`);

const CASES: readonly Case[] = [
  { name: 'The table', at: inEach('index.html'), ready: 'html[data-ready] .castling' },
  { name: 'Chess960', at: inEach('chess960.html'), ready: 'html[data-ready] .castling' },
  { name: 'The choice of lessons', at: inEach('lessons/index.html'), ready: 'html[data-ready]' },
  ...LESSONS.map((lesson) => ({
    name: `The lesson ${lesson}`,
    at: inEach(`lessons/index.html?lesson=${lesson}`),
    ready: `html[data-ready] ${COURSE}`,
  })),
  { name: 'The smallest page', at: ['embed.html'], ready: '#status:has-text("White begins.")' },
  { name: 'The page with chessground', at: ['chessground.html'], ready: '#castling li' },
  { name: 'The page of one tag', at: ['one-tag.html'], ready: COURSE },
];

/** The ways in which letters become twice as large; a browser's own setting has other media queries, too. */
async function eachSizeOf(page: Page, look: (letters: string) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number): Promise<unknown> =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  const style = (size: string): Promise<unknown> =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  await look('as they are');
  await style('200%');
  await look('twice as large by a style');
  await style('');
  await set(32);
  await look('twice as large by the browser');
  await set(16);
  await session.detach();
}

const open = (): Promise<Page> => newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

for (const { name, at, ready } of CASES) {
  test(`${name} fits into 320 pixels, also with letters twice as large`, async () => {
    const page = await open();
    try {
      const faults: string[] = [];
      for (const place of at) {
        await page.goto(address() + place);
        await page.locator(ready).first().waitFor();
        await eachSizeOf(page, async (letters) => {
          faults.push(...(await faultsOf(page)).map((fault) => `${place}, letters ${letters}: ${fault}`));
        });
      }
      assert.deepEqual(faults, []);
    } finally {
      await page.close();
    }
  });
}

/** Opens a page with letters twice as large, and tells what is wrong with it after each of some acts. */
async function inLargeLetters(
  place: string,
  ready: string,
  run: (page: Page, look: (after: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const page = await open();
  try {
    const faults: string[] = [];
    await page.goto(address() + place);
    await page.locator(ready).first().waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await run(page, async (after) => {
      faults.push(...(await faultsOf(page)).map((fault) => `${after}: ${fault}`));
    });
    assert.deepEqual([...new Set(faults)], []);
  } finally {
    await page.close();
  }
}

for (const { name, file } of [
  { name: 'the table', file: 'index.html' },
  { name: 'Chess960', file: 'chess960.html' },
]) {
  test(`every example of ${name} fits, with its ruling and what is said of the articles`, () =>
    inLargeLetters(`${file}?language=es`, 'html[data-ready] .castling', async (page, look) => {
      const titles = await page.locator('#examples option:not([value=""])').allTextContents();
      assert.notEqual(titles.length, 0);
      for (const label of titles) {
        await page.locator('#examples').selectOption({ label });
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('details')) closed.open = true;
          const buttons = document.querySelectorAll<HTMLElement>('.article-button[aria-expanded=false]');
          for (const button of buttons) button.click();
        });
        await look(label);
      }
    }));
}

test('every kind of incident fits, with its questions', () =>
  inLargeLetters('index.html?language=es', 'html[data-ready] .castling', async (page, look) => {
    await page.locator('#tab-incident').click();
    const kinds = await page.locator('#incident-kind option').allTextContents();
    assert.notEqual(kinds.length, 0);
    for (const label of kinds) {
      await page.locator('#incident-kind').selectOption({ label });
      await look(label);
    }
  }));

test('every panel of a lesson fits, and what the arbiter answers', () =>
  inLargeLetters('lessons/index.html?lesson=notebook&language=es', COURSE, async (page, look) => {
    for (const ask of await page.locator('chess-lesson .ask').all()) await ask.click();
    await look('asked');
    const tabs = page.locator('chess-lesson [role=tab]');
    assert.notEqual(await tabs.count(), 0);
    for (const tab of await tabs.all()) {
      await tab.click();
      await look(await tab.innerText());
    }
  }));
