/**
 * Do the pages of the demo beside the table and the lessons do what they show? Most of them are small ones
 * that site owners and teachers copy from; that on Chess960 has a file of its own, too.
 */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { address, newPage, openDemo } from './table.js';

openDemo();

/** What says that a page has been set up. */
const READY = {
  'embed.html': '#status:has-text("White begins.")',
  'chessground.html': '#castling li',
  'one-tag.html': 'chess-lesson .course h2, chess-lesson .course h3',
  'chess960.html': 'html[data-ready] .castling',
} as const;

const NAMES = Object.keys(READY) as (keyof typeof READY)[];

/** Opens a page, uses it, and fails on whatever it complains about or fetches from elsewhere. */
async function at(
  name: keyof typeof READY,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', ...options });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(address()) || response.url().startsWith('data:');
    if (!isOwn || response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address() + name);
    await page
      .locator(READY[name])
      .first()
      .waitFor()
      .catch((error: Error) => assert.fail([error.message, ...complaints].join('\n')));
    await use(page);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

const status = (page: Page, text: string): Promise<void> =>
  page.locator('#status').filter({ hasText: text }).waitFor();

/** Clicks squares of chessground, which has no elements for them. */
async function click(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    const { x, y, width } = (await page.locator('cg-board').boundingBox())!;
    const file = square.charCodeAt(0) - 97;
    const rank = Number(square[1]) - 1;
    await page.mouse.click(x + ((file + 0.5) * width) / 8, y + ((7.5 - rank) * width) / 8);
  }
}

/** Types a move of chessground's page. */
async function type(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await page.getByLabel('Type a move').fill(move);
    await page.getByLabel('Type a move').press('Enter');
  }
}

test('embed: moves are played, a refused one gets its reason, mate is told', () =>
  at('embed.html', async (page) => {
    const go = async (...squares: string[]): Promise<void> => {
      for (const square of squares) await page.locator(`chess-board [data-square=${square}]`).click();
    };
    await go('f2', 'f3');
    await status(page, 'f3');
    await go('e7', 'e4');
    await status(page, 'That is not how a pawn moves. (Article 3.7.');
    await go('e5');
    await status(page, 'e5');
    await go('g2', 'g4');
    await status(page, 'g4');
    await go('d8', 'h4');
    await status(page, 'mate');
  }));

test('embed: the script that is shown is the one that runs', () =>
  at('embed.html', async (page) => {
    const shown = await page.locator('[data-source]').textContent();
    assert.equal(`${shown}\n`, readFileSync('demo/embed.ts', 'utf8'));
    const elements = await page.getByRole('region', { name: 'The elements of the page' }).innerText();
    for (const line of elements.split('\n')) {
      const [start] = line.match(/^<[^>]*>/)!;
      assert.ok(readFileSync('demo/embed.html', 'utf8').includes(start), start);
    }
  }));

test('chessground: castling by the king’s square and by the rook’s is played', () =>
  at('chessground.html', async (page) => {
    for (const target of ['g1', 'h1']) {
      await page.getByRole('button', { name: 'New game' }).click();
      await type(page, 'Nf3', 'Nf6', 'g3', 'g6', 'Bg2', 'Bg7');
      await click(page, 'e1', target);
      await status(page, 'Black to move after O-O');
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await status(page, 'White to move after Bg7');
  }));

test('chessground: a move that is not legal is put back, with its reasons beside the castlings', () =>
  at('chessground.html', async (page) => {
    await click(page, 'e1', 'g1');
    const note = page.locator('#note');
    await note.filter({ hasText: 'Article 3.8' }).waitFor();
    await status(page, 'White to move');
    const white = page.locator('#castling li').first();
    assert.match(await white.innerText(), /^White 0-0: prevented\. .*f1.*\(3\.8\.2/);
    await type(page, 'e4', 'e5', 'Ke2');
    await page.locator('#castling li').filter({ hasText: 'White 0-0: lost' }).waitFor();
    assert.equal(await note.innerText(), '');
    await type(page, 'Kd9');
    assert.equal(await page.getByLabel('Type a move').inputValue(), 'Kd9');
    assert.notEqual(await note.innerText(), '');
  }));

test('chessground: what can be claimed is listed, and a pawn becomes what is chosen', () =>
  at('chessground.html', async (page) => {
    await type(page, 'Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1');
    const claims = page.locator('#claims li');
    await claims.filter({ hasText: 'Article 9.2' }).first().waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    await claims.filter({ hasText: 'No draw can be claimed now.' }).waitFor();
    await type(page, 'a4', 'b5', 'axb5', 'a6', 'bxa6', 'Bb7', 'axb7', 'Nc6');
    await page.getByLabel('Pawns become').selectOption('knight');
    await click(page, 'b7', 'a8');
    await status(page, 'Black to move after bxa8=N');
  }));

test('chessground: a game of Chess960 castles by the rook', () =>
  at('chessground.html', async (page) => {
    // The position of chess itself, which is number 518 of 960.
    await page.evaluate(() => void (Math.random = () => 518.5 / 960));
    await page.getByRole('button', { name: 'Chess960' }).click();
    await type(page, 'Nf3', 'Nf6', 'g3', 'g6', 'Bg2', 'Bg7');
    await click(page, 'e1', 'h1');
    await status(page, 'Black to move after O-O');
  }));

test('chessground is in the script of its page and in no other, and the page names its licence', () =>
  at('chessground.html', async (page) => {
    const holders = (folder: string): string[] =>
      readdirSync(folder)
        .filter(
          (file) => file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes('cg-board'),
        )
        .map((file) => `${folder}/${file}`);
    assert.deepEqual([...holders('dist'), ...holders('dist/demo')], ['dist/demo/chessground.js']);
    const link = page.getByRole('link', { name: 'GNU General Public License, version 3 or later' });
    const text = await page.request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
    assert.match(await text.text(), /GNU GENERAL PUBLIC LICENSE\s+Version 3/);
  }));

test('one tag: the lesson is there, and the tags that are shown are the ones that made it', () =>
  at('one-tag.html', async (page) => {
    const shown = await page.getByRole('region', { name: 'Two lines for a page' }).innerText();
    const lines = shown.split('\n');
    assert.equal(lines.length, 2);
    const source = readFileSync('demo/one-tag.html', 'utf8');
    for (const line of lines) assert.ok(source.includes(line), line);
    assert.equal(await page.locator('chess-lesson chess-board [data-square]').count(), 64);
  }));

test('one tag: the two lines that are shown make a page that teaches', async () => {
  const page = await newPage();
  try {
    await page.goto(`${address()}one-tag.html`);
    const shown = await page.getByRole('region', { name: 'Two lines for a page' }).innerText();
    await page.route('**/own.html', (route) => route.fulfill({ contentType: 'text/html', body: shown }));
    await page.goto(`${address()}own.html`);
    await page.locator(READY['one-tag.html']).first().waitFor();
  } finally {
    await page.close();
  }
});

for (const name of NAMES) {
  test(`${name} is reached from the table, and leads back`, async () => {
    const page = await newPage();
    try {
      await page.goto(address());
      await page.locator(`a[href="${name}"]`).first().click();
      await page.locator(READY[name]).first().waitFor();
      await page.getByRole('link', { name: 'The arbiter’s table' }).click();
      await page.waitForURL(/index\.html$/);
    } finally {
      await page.close();
    }
  });

  for (const width of [320, 768, 1200]) {
    test(`${name} fits into ${width} pixels`, () =>
      at(
        name,
        async (page) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= width, `${wide} pixels`);
          const cut = await page
            .locator('pre')
            .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
          assert.equal(cut, 0, 'no line of the code is cut');
        },
        { viewport: { width, height: 800 } },
      ));
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe-core finds nothing wrong with ${name}, ${colorScheme}`, () =>
      at(
        name,
        async (page) => {
          await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
          const found = await page.evaluate(async () => {
            const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
            return (await axe.run(document)).violations.flatMap(({ id, nodes }) =>
              nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
            );
          });
          assert.deepEqual(found, []);
        },
        { colorScheme, viewport: { width: 360, height: 800 } },
      ));
  }
}
