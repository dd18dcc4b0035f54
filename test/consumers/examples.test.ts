// Does every example run as its README tells?

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, serve } from '../../js/testing/browser.js';
import { longTest, openExample } from './project.js';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** Opens a page, plays on it, and fails on anything that it complains about. */
async function onPage(url: string, action: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('favicon.ico')) said.push(response.url());
  });
  try {
    await page.goto(url);
    await action(page).catch((error: Error) => {
      throw new Error(`${error.message}\n${said.join('\n')}`);
    });
    assert.deepEqual(
      said.filter((line) => !line.includes('Failed to load resource')),
      [],
    );
  } finally {
    await page.close();
  }
}

/** Waits until the page tells a text. */
const tells = (page: Page, text: string | RegExp) =>
  page.locator('#status').filter({ hasText: text }).waitFor({ timeout: 30_000 });

/** Clicks on two squares of a board. */
async function move(page: Page, from: string, to: string): Promise<void> {
  for (const square of [from, to]) await page.locator(`chess-board [data-square=${square}]`).click();
}

/** Builds an example, serves a folder of it, and plays on it. */
async function onSite(name: string, folder: string, action: (page: Page) => Promise<void>): Promise<void> {
  await using project = await openExample(name);
  await project.run('npm', ['run', 'build', '--silent']);
  const site = await serve({ folder: project.path(folder) });
  try {
    await onPage(`${site.origin}/`, action);
  } finally {
    await site.close();
  }
}

test('node: the games of a file', async () => {
  await using project = await openExample('node');
  const { stdout } = await project.run('npm', ['start', '--silent']);
  const lines = stdout.trim().split('\n');
  assert.equal(lines[0], 'Scholar – Novice, 1-0');
  assert.match(lines[1]!, /mate/i);
  const claims = lines.filter((line) => line.includes('3 times'));
  assert.deepEqual(
    claims.map((line) => line.slice(0, 14)),
    ['  After ply 7:', '  After ply 8:', '  After ply 8:'],
  );
});

test('node: a server that answers how positions stand', async () => {
  await using project = await openExample('node');
  const server = spawn(process.execPath, ['server.js'], {
    cwd: project.folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [address] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
    const fens = ['8/8/4k3/8/8/3BK3/8/8 w - - 0 1', 'no', 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1'];
    const body = Array.from({ length: 3000 }, (_, i) => fens[i % 3]).join('\n');
    const response = await fetch(address.trim(), { method: 'POST', body });
    const lines = (await response.text()).trimEnd().split('\n');
    const told = lines.map((line) => JSON.parse(line) as { fen: string; reason?: string; error?: string });
    assert.equal(told.length, 3000);
    told.forEach(({ fen, reason, error }, i) => {
      assert.equal(fen, fens[i % 3]);
      assert.equal(reason, ['dead-position', undefined, 'stalemate'][i % 3]);
      assert.equal(typeof error, i % 3 === 1 ? 'string' : 'undefined');
    });
  } finally {
    server.kill();
  }
});

test('script: one tag, opened from the disk', async () => {
  await using project = await openExample('script');
  await onPage(pathToFileURL(project.path('index.html')).href, async (page) => {
    await tells(page, 'Juegan las blancas.');
    await move(page, 'e2', 'e4');
    await tells(page, 'e4');
    await move(page, 'e7', 'e3');
    await tells(page, 'Un peón no se mueve así.');
  });
});

/** What the sites of vite and webpack do. */
async function playAndAsk(page: Page): Promise<void> {
  await tells(page, 'White begins.');
  await move(page, 'e2', 'e4');
  await tells(page, 'e4');
  await move(page, 'e7', 'e3');
  await tells(page, 'That is not how a pawn moves. (Article 3.7.1)');
}

longTest('vite', () => onSite('vite', 'dist', playAndAsk));

longTest('webpack', () => onSite('webpack', 'public', playAndAsk));

longTest('react: a move is played and taken back', () =>
  onSite('react', 'dist', async (page) => {
    await tells(page, 'White begins.');
    await move(page, 'e2', 'e4');
    await tells(page, 'e4');
    const back = page.getByRole('button', { name: 'Take back' });
    await back.click();
    await page.waitForFunction(() => document.querySelector('#status')?.textContent === '');
    assert.equal(await back.isDisabled(), true);
    await move(page, 'd2', 'd4');
    await tells(page, 'd4');
  }),
);

longTest('chessground: moves, and a game of Chess960', () =>
  onSite('chessground', 'dist', async (page) => {
    await tells(page, 'White begins.');
    const click = async (file: number, rank: number) => {
      const { x, y, width } = (await page.locator('#board').boundingBox())!;
      await page.mouse.click(x + ((file - 0.5) * width) / 8, y + ((8.5 - rank) * width) / 8);
    };
    await click(5, 2);
    await click(5, 4);
    await tells(page, 'e4');
    await page.getByRole('button', { name: 'Chess960' }).click();
    await tells(page, /Position \d+/);
  }),
);

test('every example is listed; those of the package are tested here, and name its version', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const folders = (await readdir('examples', { withFileTypes: true })).filter((each) => each.isDirectory());
  const [list, tests] = await Promise.all(
    ['examples/README.md', 'test/consumers/examples.test.ts'].map((file) => readFile(file, 'utf8')),
  );
  assert.ok(folders.length > 5);
  for (const { name } of folders) {
    assert.ok(list!.includes(`](${name}/)`), name);
    if (existsSync(`examples/${name}/go.mod`)) continue; // a module of Go, which tools/test.mjs tests
    const manifest = JSON.parse(await readFile(`examples/${name}/package.json`, 'utf8'));
    assert.equal(manifest.dependencies['chess-arbiter'], `file:../../chess-arbiter-${version}.tgz`);
    assert.match(tests!, new RegExp(`(openExample|onSite)\\('${name}'`));
  }
});
