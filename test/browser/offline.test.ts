/**
 * Does the demo open without a network, from one version at a time, and can it be installed?
 *
 * Each test has a copy of the site in a folder of a server, by a name that is no developer's own machine,
 * and a context of its own; so no other test meets the worker.
 */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf, openBrowser, serve, type Served } from '../../js/testing/browser.js';
import { Table } from './table.js';

let browser: Browser;
/** A site that is another one's origin. */
let elsewhere: Served;

before(async () => {
  browser = await openBrowser();
  elsewhere = await serve({ headers: { 'access-control-allow-origin': '*' }, files: { '/index.html': '' } });
});
after(async () => {
  await browser?.close();
  await elsewhere?.close();
});

const UNDER = '/school/chess';

/** A copy of the site, and a browser that visits it. */
class Visit {
  readonly folder: string;
  readonly context: BrowserContext;
  readonly server: Served;
  /** What its pages have complained about, page by page. */
  readonly complaints: string[][] = [];

  constructor(folder: string, context: BrowserContext, server: Served) {
    [this.folder, this.context, this.server] = [folder, context, server];
  }

  /** Where the site is, with a slash at the end. */
  get address(): string {
    return `${this.server.origin.replace('127.0.0.1', 'demo.localhost')}${UNDER}/`;
  }

  /** Opens one of its pages and waits until it can be used. */
  async open(path = ''): Promise<Page> {
    const page = await this.context.newPage();
    this.complaints.push(complaintsOf(page, ['error', 'warning']));
    await page.goto(this.address + path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return page;
  }

  /** Opens the site, and leaves it when it has been kept. */
  async keep(): Promise<void> {
    const page = await this.open();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.close();
  }

  /** Changes texts in files of the site, and then the list of its files. */
  renew(...changes: readonly [name: string, from: string | RegExp, to: string][]): void {
    for (const change of changes) this.#change(...change);
    execFileSync('node', ['tools/offline.mjs', this.folder]);
  }

  /** Changes the worker and nothing else. */
  changeWorker(from: string | RegExp, to: string): void {
    this.#change('service-worker.js', from, to);
  }

  #change(name: string, from: string | RegExp, to: string): void {
    const file = join(this.folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, to);
    assert.notEqual(changed, text, name);
    writeFileSync(file, changed);
  }
}

/** Visits a copy of the site, and fails on what its pages complain about. */
async function visit(
  run: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
  shortens = false,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-offline-'));
  cpSync('dist/demo', folder, { recursive: true });
  const files = { '/beside.html': 'A page of the school' };
  const server = await serve({ folder, under: UNDER, files, shortens });
  const window = { viewport: { width: 1200, height: 1700 }, reducedMotion: 'reduce' as const };
  const context = await browser.newContext({ ...window, locale: 'en-GB', ...options });
  try {
    const there = new Visit(folder, context, server);
    await run(there);
    assert.deepEqual(there.complaints.flat(), []);
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Has a page look for another version, and tells what becomes of it. The browser may have looked before. */
const update = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const settled = new Promise<string>((done) => {
      registration.addEventListener('updatefound', () => {
        const next = registration.installing!;
        next.addEventListener('statechange', () => done(next.state));
      });
    });
    await registration.update();
    return registration.installing === null && registration.waiting !== null ? 'installed' : settled;
  });

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** What the arbiter's table says that it is, in its HTML. */
const told = async (page: Page): Promise<string> =>
  (await page.locator('meta[name=description]').getAttribute('content'))!.split(':', 1)[0]!;

/** Asks a question of a lesson by its button and reads the answer. */
async function ask(page: Page, button: string, number: number): Promise<string> {
  const card = page.locator('chess-lesson .course .card').nth(number);
  await card.getByRole('button', { name: button, exact: true }).click();
  return card.locator('.reply').innerText();
}

test('without its server the table plays and says why a move is refused', () =>
  visit(async (there) => {
    await there.keep();
    await there.server.close();
    for (const path of ['', 'index.html']) {
      const page = await there.open(path);
      const table = new Table(page);
      await table.play('e2e4', 'e7e5', 'e1e3');
      assert.deepEqual(await table.moves(), ['e4', 'e5']);
      await page.locator('.note').filter({ hasText: 'Article 3.8' }).waitFor();
      await page.close();
    }
  }));

test('without its server a lesson opens, is asked, and is answered in another language, too', () =>
  visit(async (there) => {
    await there.keep();
    await there.server.close();
    const page = await there.open('lessons/index.html?lesson=hands&language=en');
    assert.match(await ask(page, 'Ask the arbiter', 0), /must be moved.*Article 4\.3/);
    await page.getByLabel('Language', { exact: true }).first().selectOption('pt');
    await page.getByRole('heading', { level: 2, name: 'Fazer um lance e completá-lo' }).waitFor();
    assert.match(await ask(page, 'Perguntar ao árbitro', 1), /Artigo 4\.2/);
    const folder = await there.open('lessons/');
    assert.equal(await folder.getByRole('navigation').getByRole('link').count(), 7);
  }));

test('without its server the page on Chess960 and the pages to copy from open', () =>
  visit(async (there) => {
    await there.keep();
    await there.server.close();
    const page = await there.open('chess960.html?position=0');
    await page.getByRole('button', { name: 'Next position' }).click();
    await page.getByLabel('Type a move').fill('e4');
    await page.getByLabel('Type a move').press('Enter');
    assert.deepEqual(await new Table(page).moves(), ['e4']);
    await page.goto(`${there.address}embed.html`);
    await page.locator('#status:has-text("White begins.")').waitFor();
    await page.goto(`${there.address}one-tag.html`);
    await page.locator('chess-lesson .course h3').first().waitFor();
    await page.goto(`${there.address}chessground.html`);
    await page.locator('#castling li').first().waitFor();
  }));

test('where a host takes the ending of pages away they open without their server by both addresses', () =>
  visit(
    async (there) => {
      await there.keep();
      await there.server.close();
      for (const path of ['', 'index.html', 'chess960', 'chess960.html', 'lessons/index.html']) {
        const page = await there.open(path);
        assert.equal(page.url().replace(/\?.*/, ''), there.address + path);
        await page.close();
      }
    },
    {},
    true,
  ));

test('a page keeps to its version while another is at hand, which the next opening has alone', () =>
  visit(async (there) => {
    await there.keep();
    const beside = await there.context.newPage();
    await beside.goto(new URL('/beside.html', there.address).href);
    const caches = (): Promise<string[]> => beside.evaluate(() => window.caches.keys());
    const [first] = await caches();
    await beside.evaluate(() => window.caches.open('of another site'));

    const page = await there.open();
    there.renew(
      ['index.html', 'knows the Laws of Chess:', 'is new:'],
      ['lessons/hands/pt.txt', 'title = Fazer', 'title = Novo: fazer'],
    );
    assert.equal(await update(page), 'installed');
    assert.equal((await caches()).length, 3);
    await page.reload();
    assert.equal(await told(page), 'A chess board that knows the Laws of Chess');
    const lesson = await there.open('lessons/index.html?lesson=hands&language=pt');
    await lesson.getByRole('heading', { level: 2, name: 'Fazer um lance e completá-lo' }).waitFor();

    await page.close();
    await lesson.close();
    await beside.evaluate(async (name) => {
      while ((await window.caches.keys()).includes(name)) await new Promise((done) => setTimeout(done, 10));
    }, first!);
    const [other, second, ...more] = (await caches()).sort().reverse();
    assert.deepEqual([other, more], ['of another site', []]);
    assert.ok(second!.startsWith(`arbiter ${there.address} `) && second !== first, second);
    await there.server.close();
    assert.equal(await told(await there.open()), 'A chess board that is new');
    const renewed = await there.open('lessons/index.html?lesson=hands&language=pt');
    await renewed.getByRole('heading', { level: 2, name: 'Novo: fazer um lance e completá-lo' }).waitFor();
  }));

test('a version of which a file is missing or another one is not taken', () =>
  visit(async (there) => {
    await there.keep();
    const page = await there.open();
    there.changeWorker('"lesson.wasm"', '"missing.wasm"');
    assert.equal(await update(page), 'redundant');
    there.changeWorker(
      /"missing.wasm":".*?"/,
      `"lesson.wasm":"${hashOf(join(there.folder, 'arbiter.wasm'))}"`,
    );
    assert.equal(await update(page), 'redundant');
    there.renew(['index.html', 'knows the Laws of Chess:', 'is new:']);
    assert.equal(await update(page), 'installed');
  }));

test('only reading the files of the site by their own addresses is answered by the worker', () =>
  visit(
    async (there) => {
      await there.keep();
      const page = await there.open();
      /** Whether the worker has answered, with the status and the media type. */
      const get = async (
        address: string,
        options: { method?: string; headers?: Record<string, string> } = {},
      ): Promise<string> => {
        const { href } = new URL(address, page.url());
        const [response] = await Promise.all([
          page.waitForResponse(href),
          page.evaluate(([url, given]) => fetch(url, given).then(() => undefined), [href, options] as const),
        ]);
        const type = response.headers()['content-type'] ?? '';
        return `${response.fromServiceWorker() ? 'worker' : 'network'} ${response.status()} ${type}`.trim();
      };
      assert.equal(await get('arbiter.wasm'), 'worker 200 application/wasm');
      assert.equal(await get('icon.svg'), 'worker 200 image/svg+xml');
      assert.match(await get('arbiter.wasm', { method: 'POST' }), /^network/);
      assert.match(await get('arbiter.wasm', { headers: { range: 'bytes=0-3' } }), /^network/);
      assert.match(await get('arbiter.wasm?fresh'), /^network 200/);
      assert.match(await get('main.js.map'), /^network 200/);
      assert.match(await get('nothing.here'), /^network 404/);
      assert.match(await get('/beside.html'), /^network 200/);
      assert.match(await get(`${elsewhere.origin}/index.html`), /^network 200/);
      await there.server.close();
      const isCompiled = await page.evaluate(async () => {
        const program = await WebAssembly.compileStreaming(fetch('arbiter.wasm'));
        return program instanceof WebAssembly.Module;
      });
      assert.ok(isCompiled);
      there.complaints.length = 0; // the console tells of what is not there
    },
    { bypassCSP: true },
  ));

/** Has pages note whether they have asked for the worker, when, and what became of it. */
const noteAsking = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = (...given) => {
      const { ready } = document.documentElement.dataset;
      const asked = register(...given);
      const end = asked.then(
        () => 'taken',
        () => 'refused',
      );
      Object.assign(window, { asked: end.then((word) => `${ready ? 'ready' : 'not ready'}, ${word}`) });
      return asked;
    };
  });

/** What a page has noted when it has nothing to do. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
    return `${await ((window as { asked?: unknown }).asked ?? 'not asked')}`;
  });

test('a page asks for the worker when it is ready, and works where that is refused', () =>
  visit(async (there) => {
    await noteAsking(there.context);
    rmSync(join(there.folder, 'service-worker.js'));
    for (const path of ['', 'lessons/', 'chess960.html']) {
      const page = await there.open(path);
      assert.equal(await asked(page), 'ready, refused', path);
    }
    const table = new Table(await there.open());
    await table.play('e2e4');
    assert.deepEqual(await table.moves(), ['e4']);
    there.complaints.length = 0; // the console tells of what is not there
  }));

test('on a developer’s own machine, and by the pages to copy from, nothing is asked for', () =>
  visit(async (there) => {
    await noteAsking(there.context);
    const page = await there.context.newPage();
    await page.goto(`${there.server.origin}${UNDER}/`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    assert.equal(await asked(page), 'not asked');
    for (const name of ['embed.html', 'one-tag.html', 'chessground.html']) {
      await page.goto(there.address + name);
      await page.locator('chess-board [data-square], cg-board').first().waitFor({ state: 'attached' });
      assert.equal(await asked(page), 'not asked', name);
    }
  }));

test('Chromium finds nothing wrong with the manifest, and its pictures have the sizes that it tells', () =>
  visit(async (there) => {
    const page = await there.open();
    const session = await there.context.newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    assert.deepEqual(manifest.errors, []);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The contexts of tests are private windows.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId),
      ['in-incognito'],
    );
    const { start_url, scope, icons } = JSON.parse(manifest.data!) as {
      start_url: string;
      scope: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    assert.equal(new URL(start_url, manifest.url).href, there.address);
    assert.equal(new URL(scope, manifest.url).href, there.address);
    for (const { src, sizes, type } of icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') assert.equal(size, sizes, src);
      assert.ok(type.startsWith(src.endsWith('.svg') ? 'image/svg' : 'image/png'), src);
    }
    const told = icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
    for (const wanted of ['any any', 'any 192x192', 'any 512x512', 'maskable any', 'maskable 512x512']) {
      assert.ok(told.includes(wanted), wanted);
    }
  }));

test('every page names the manifest and has the colours of the paper', () => {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(
    readFileSync('demo/page.css', 'utf8'),
  )!;
  const names = readdirSync('dist/demo', { recursive: true }) as string[];
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join('dist/demo', name));
  assert.equal(pages.length, 6);
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    const [, address] = /<link rel="manifest" href="(.*?)"/.exec(text)!;
    assert.equal(join(page, '..', address!), 'dist/demo/manifest.webmanifest');
    const colours = [...text.matchAll(/<meta name="theme-color" content="(#\w+)" media=".*: (\w+)\)"/g)];
    assert.deepEqual(
      colours.map(([, colour, scheme]) => `${scheme} ${colour}`),
      [`light ${light}`, `dark ${dark}`],
      page,
    );
  }
  const manifest = JSON.parse(readFileSync('dist/demo/manifest.webmanifest', 'utf8')) as object;
  assert.ok('theme_color' in manifest && 'background_color' in manifest);
  assert.deepEqual([manifest.theme_color, manifest.background_color], [light, light]);
});

test('the worker is less than 2 kB beside its list of files', () => {
  const text = readFileSync('dist/demo/service-worker.js', 'utf8');
  const list = /\{"[^}]*\}/.exec(text)![0];
  assert.ok('arbiter.wasm' in (JSON.parse(list) as object));
  assert.ok(text.length - list.length < 2000, `${text.length - list.length} bytes`);
});
