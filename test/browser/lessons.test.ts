/**
 * Can a reader choose a lesson and a language on the demo's page of lessons, on a phone and by keyboard?
 */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { complaintsOf, openBrowser, serve, type Served } from '../../js/testing/browser.js';

let browser: Browser;
let site: Served;

before(async () => {
  site = await serve({ folder: 'dist/demo' });
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens the page at a width, in English, and fails on anything that it complains about. */
async function atLessons(
  query: string,
  run: (page: Page) => Promise<void>,
  viewport = { width: 320, height: 800 },
): Promise<void> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = complaintsOf(page, ['error', 'warning']);
  try {
    await page.goto(`${site.origin}/lessons/index.html${query}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('seven lessons are listed, and each opens below the list', () =>
  atLessons('', async (page) => {
    const links = page.getByRole('navigation').getByRole('link');
    assert.equal(await links.count(), 7);
    for (const title of await links.allTextContents()) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await page
        .locator('chess-lesson')
        .getByRole('heading', { level: 2, name: title, exact: true })
        .waitFor();
      assert.equal(await page.locator('[aria-current]').textContent(), title);
      assert.ok(await fits(page), title);
    }
  }));

test('each lesson has its picture until one is opened, and then its board is in sight', () =>
  atLessons(
    '',
    async (page) => {
      const pictures = page.getByRole('navigation').locator('chess-board');
      assert.equal(await pictures.count(), 7);
      for (const picture of await pictures.all()) assert.ok(await picture.isVisible());
      await page.getByRole('link', { name: 'When the rules were the story' }).click();
      const board = page.locator('chess-lesson').locator('chess-board').first();
      await board.waitFor();
      assert.equal(await pictures.first().isVisible(), false);
      const { y, height } = (await board.boundingBox())!;
      assert.ok(y + height <= 720, `the board ends at ${y + height}`);
      const strip = (await page.getByRole('navigation').getByRole('list').boundingBox())!;
      const current = (await page.locator('[aria-current]').boundingBox())!;
      // To a pixel: the strip is scrolled by whole ones.
      const isSeen = current.x >= strip.x - 1 && current.x + current.width <= strip.x + strip.width + 1;
      assert.ok(isSeen, JSON.stringify({ current, strip }));
      await page.goBack();
      await pictures.first().waitFor();
      assert.equal(await page.locator('chess-lesson').count(), 0);
    },
    { width: 1280, height: 720 },
  ));

test('the language is that of the address, and the chooser changes page and lesson', () =>
  atLessons('?lesson=hands&language=es', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Lecciones sobre las Leyes del Ajedrez' }).waitFor();
    const lesson = page.locator('chess-lesson');
    await lesson.getByRole('heading', { level: 2, name: 'Hacer una jugada y completarla' }).waitFor();
    await page.getByLabel('Idioma').first().selectOption('id');
    await lesson.getByRole('heading', { level: 2, name: 'Membuat langkah dan menyelesaikannya' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'id');
    await page.goBack();
    await lesson.getByRole('heading', { level: 2, name: 'Hacer una jugada y completarla' }).waitFor();
  }));

for (const width of [320, 1280]) {
  test(`at ${width} pixels the lesson that is open is seen whole in the strip of lessons`, () =>
    atLessons(
      '?lesson=hands',
      async (page) => {
        const isWhole = (): boolean => {
          const strip = document.querySelector('#lessons')!.getBoundingClientRect();
          const own = document.querySelector('#lessons [aria-current]')!.getBoundingClientRect();
          return own.left >= strip.left - 1 && own.right <= strip.right + 1;
        };
        await page.waitForFunction(isWhole);
        await page.getByRole('link', { name: 'When the rules were the story' }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { level: 2, name: 'When the rules were the story' }).waitFor();
        await page.waitForFunction(isWhole);
      },
      { width, height: 720 },
    ));
}

for (const query of ['', 'one-tag.html', 'embed.html', 'chess960.html']) {
  test(`in a low window the board stands in the middle: ${query || 'the table'}`, async () => {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    try {
      await page.goto(`${site.origin}/${query}`);
      const board = page.locator('chess-board').first();
      await board.locator('[data-square=a1]').waitFor();
      const { x, width } = (await board.boundingBox())!;
      assert.ok(width < 400, `${width} pixels`);
      assert.ok(Math.abs(x + width / 2 - 320) < 10, `from ${x}, ${width} pixels`);
    } finally {
      await page.close();
    }
  });
}

test('a lesson is chosen by keyboard', () =>
  atLessons('', async (page) => {
    await page.getByRole('link', { name: 'How games end' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('chess-lesson').getByRole('heading', { level: 2, name: 'How games end' }).waitFor();
  }));

test('with letters of twice the size nothing is wider than the page', () =>
  atLessons(
    '?lesson=notebook&language=pt',
    async (page) => {
      await page.locator('chess-lesson').getByRole('heading', { level: 2 }).waitFor();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      assert.ok(await fits(page));
    },
    { width: 640, height: 900 },
  ));

for (const { lesson, tab } of [
  { lesson: 'hands', tab: 'Hands' },
  { lesson: 'notebook', tab: 'Set up' },
]) {
  test(`the board of the lesson ${lesson} stays in sight, with its buttons, while ${tab} is used`, () =>
    atLessons(
      `?lesson=${lesson}`,
      async (page) => {
        await page.getByRole('tab', { name: tab }).click();
        const panel = page.getByRole('tabpanel');
        await panel.evaluate((node) => node.scrollIntoView());
        const shown = await page.evaluate(() => scrollY);
        assert.ok(shown > 300, `the page was scrolled by ${shown}`);
        for (const part of ['chess-board', '.foot']) {
          const { y, height } = (await page.locator('chess-lesson').locator(part).boundingBox())!;
          assert.ok(y >= 0 && y + height <= 800, `${part} from ${y} to ${y + height}`);
        }
      },
      { width: 1280, height: 800 },
    ));
}

for (const { lesson, tab } of [
  { lesson: 'hands', tab: 'Hands' },
  { lesson: 'rights', tab: 'Set up' },
]) {
  test(`on a phone the board of the lesson ${lesson} stays above its panels while ${tab} is used, and covers nothing that is in use`, () =>
    atLessons(
      `?lesson=${lesson}`,
      async (page) => {
        const table = page.locator('chess-lesson');
        const box = async (part: Locator): Promise<{ top: number; bottom: number }> => {
          const { y, height } = (await part.boundingBox())!;
          return { top: y, bottom: y + height };
        };
        const button = page.getByRole('tab', { name: tab });
        await button.evaluate((node) => node.scrollIntoView());
        await button.click();
        const foot = table.locator('.foot');
        assert.ok((await box(button)).top >= (await box(foot)).bottom, 'the tab is seen');
        await page.getByRole('tabpanel').locator('select, button').last().focus();
        assert.ok((await box(table.locator('chess-board'))).top >= 0);
        await page.getByRole('tabpanel').locator('select, button').first().focus();
        assert.ok((await box(page.locator('chess-lesson :focus'))).top >= (await box(foot)).bottom);
        await page.getByRole('tab', { name: 'Castling' }).click();
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        assert.ok((await box(foot)).bottom < 0, 'other panels have the page for themselves');
      },
      { width: 390, height: 844 },
    ));
}
