// Does the package work in pages without a bundler: from the disk, from a CDN, twice, under a strict policy?

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, serve, type Site } from '../../js/testing/browser.js';
import { POLICY } from './app.js';
import { newProject, visit, type Project } from './project.js';

const DIST = 'node_modules/chess-arbiter/dist';

let browser: Browser;
let project: Project;
before(async () => {
  [browser, project] = await Promise.all([openBrowser(), newProject({})]);
});
after(async () => {
  await browser?.close();
  await project?.[Symbol.asyncDispose]();
});

/** Every entry for pages, those that register an element last. */
const ENTRIES = ['index', 'inline', 'chessjs', 'worker', 'board', 'lesson', 'board-define', 'lesson-define'];

const html = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>t</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Looks at a page of a site whose folder lib/ is the package. */
async function look(files: Record<string, string>, site: Site = {}) {
  const served = await serve({ folder: project.path(DIST), under: '/lib', ...site, files });
  try {
    return await visit(browser, `${served.origin}/`);
  } finally {
    await served.close();
  }
}

/** A script that asks the rules, and a board, by the global of the classic script. */
const asks = (name = 'ChessArbiter') => `
  const tell = (answer) => (document.documentElement.dataset.answer = answer);
  ${name}.init({ languages: ['zh'] }).then((arbiter) => {
    const game = arbiter.game({ language: 'zh' });
    const board = document.querySelector('chess-board');
    const squares = board.shadowRoot.querySelectorAll('[data-square]').length;
    tell([game.moves().length, game.explain('e5').reasons[0].text, squares, new ${name}.Chess().moves().length].join());
  }, tell);`;

const ANSWER = '20,兵不是这样走的。,64,20';
const board = '<chess-board fen="4k3/8/8/8/8/8/8/4K3"></chess-board>';

test('a page opened from the disk works by one script tag (pkg-009, pkg-014)', async () => {
  await project.write({
    'page.html': html(`<script src="${DIST}/arbiter.classic.js"></script>${board}<script>${asks()}</script>`),
  });
  const { answer, said } = await visit(browser, pathToFileURL(project.path('page.html')).href);
  assert.deepEqual([answer, said], [ANSWER, []]);
});

test('from the disk, files beside the script are told to be out of reach (pkg-009)', async () => {
  await project.write({
    'split.html': html(`<script src="${DIST}/arbiter.classic.js"></script><script>
      ChessArbiter.init({ wasm: '${DIST}/arbiter.wasm' })
        .catch((error) => (document.documentElement.dataset.answer = error.message));</script>`),
  });
  const { answer } = await visit(browser, pathToFileURL(project.path('split.html')).href);
  assert.match(answer, /A page opened from the disk cannot fetch files: .*serve the page/);
});

test('one script tag works under a strict policy, from another origin too, in any charset (pkg-014)', async () => {
  const cdn = await serve({ folder: project.path(DIST) });
  try {
    const tags = `<script src="${cdn.origin}/arbiter.classic.js"></script>${board}<script src="ask.js"></script>`;
    const policy = POLICY.replace("script-src 'self'", `script-src 'self' ${cdn.origin}`);
    const files = { '/index.html': html(tags, '<meta charset="iso-8859-1">'), '/ask.js': asks() };
    const headers = { 'content-security-policy': policy };
    const types = { '.html': 'text/html', '.js': 'text/javascript' };
    const { answer, said } = await look(files, { headers, types });
    assert.deepEqual([answer, said], [ANSWER, []]);
  } finally {
    await cdn.close();
  }
});

test('a tag chooses its global, and what the page has already is left as it is (pkg-015)', async () => {
  const tag = '<script src="lib/arbiter.classic.js"></script>';
  const named = tag.replace('<script', '<script data-global="Rules"');
  const first = await look({
    '/index.html': html(`${named}${tag}${tag}${board}<script>${asks('Rules')}</script>`),
  });
  assert.deepEqual([first.answer, first.said], [ANSWER, []]);

  const taken = '<script>const own = (window.ChessArbiter = { version: "0.0.1" });</script>';
  const check = `<script>document.documentElement.dataset.answer =
    [ChessArbiter === own, Boolean(customElements.get('chess-board'))].join();</script>`;
  const second = await look({ '/index.html': html(taken + tag + check) });
  assert.equal(second.answer, 'true,true');
  assert.equal(second.said.length, 1);
  assert.match(second.said[0]!, /^warning: chess-arbiter: the page has another ChessArbiter already/);
});

test('two copies of the modules do not stand in each other’s way (pkg-015)', async () => {
  const script = `
    import { ChessBoardElement as one } from './lib/board-define.js';
    import { ChessBoardElement as two } from './lib/board-define.js?2';
    import { init as first } from './lib/index.js';
    import { init as second } from './lib/index.js?2';
    const [a, b] = await Promise.all([first(), second()]);
    document.documentElement.dataset.answer = [
      customElements.get('chess-board') === one,
      document.querySelector('chess-board').shadowRoot.querySelectorAll('[data-square]').length,
      a.game().moves().length,
      b.game().moves().length,
    ].join();`;
  const { answer, said } = await look({
    '/index.html': html(`${board}<script type="module" src="main.js"></script>`),
    '/main.js': script,
  });
  assert.deepEqual([answer, said], ['true,64,20,20', []]);
});

test('modules work from a sub-path under a strict policy, and warn once of a wrong media type', async () => {
  const script = `
    import { init } from '../lib/index.js';
    document.documentElement.dataset.answer = (await init()).game().moves().length;`;
  const files = {
    '/index.html': html('<script type="module" src="deep/main.js"></script>'),
    '/deep/main.js': script,
  };
  const headers = { 'content-security-policy': POLICY };
  const good = await look(files, { headers });
  assert.deepEqual([good.answer, good.said], ['20', []]);
  const typed = await look(files, { headers, types: { '.wasm': 'text/plain' } });
  assert.equal(typed.answer, '20');
  assert.equal(typed.said.length, 1);
  assert.match(typed.said[0]!, /"text\/plain".*"application\/wasm"/);
});

test('the hashes of integrity.json let the files in, and a changed file not', async () => {
  const table = JSON.parse(await readFile(project.path(DIST, 'integrity.json'), 'utf8')) as Record<
    string,
    string
  >;
  const tagged = (hash: string) =>
    html(`<script src="lib/arbiter.classic.js" integrity="${hash}"></script>${board}<script>${asks()}</script>
      <script>if (!self.ChessArbiter) document.documentElement.dataset.answer = 'blocked';</script>`);
  const hash = table['arbiter.classic.js']!;
  assert.equal((await look({ '/index.html': tagged(hash) })).answer, ANSWER);
  const blocked = await look({ '/index.html': tagged(hash.replace(/.{8}$/, 'AAAAAAAA')) });
  assert.equal(blocked.answer, 'blocked');

  // An import map gives the hashes of modules that other modules load, where a browser reads them.
  const modules = (integrity: object, wasm: string) => ({
    '/index.html': html(
      `<script type="module">
        const tell = (answer) => (document.documentElement.dataset.answer = answer);
        import('/lib/index.js').then(({ init }) => init({ integrity: '${wasm}' }))
          .then((arbiter) => tell(arbiter.game().moves().length), (error) => tell(error.name));
      </script>`,
      `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    ),
  });
  const good = Object.fromEntries(
    Object.entries(table).flatMap(([file, hash]) => (file.endsWith('.js') ? [[`/lib/${file}`, hash]] : [])),
  );
  const wasm = table['arbiter.wasm']!;
  assert.equal((await look(modules(good, wasm))).answer, '20');
  assert.equal((await look(modules(good, table['lesson.wasm']!))).answer, 'WasmLoadError');
  const bad = { ...good, '/lib/index.js': table['board.js']! };
  assert.equal((await look(modules(bad, wasm))).answer, 'TypeError');
});

test('every entry leaves the page as it was when it is imported, and nothing behind when it is done with', async () => {
  const served = await serve({
    folder: project.path(DIST),
    files: { '/index.html': html('<div id="panel"></div>') },
  });
  const page = await browser.newPage();
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(`${served.origin}/`);
    await watch(page);
    for (const entry of ENTRIES) {
      const left = await page.evaluate(async (address) => {
        window.trace.begin();
        await import(address);
        return window.trace.end();
      }, `${served.origin}/${entry}.js`);
      assert.deepEqual(left, { globals: '', listeners: [] }, entry);
    }
    const left = await page.evaluate(async (origin) => {
      window.trace.begin();
      const panel = document.querySelector<HTMLElement>('#panel')!;
      for (const entry of ['index', 'inline', 'worker']) {
        const { init } = (await import(`${origin}/${entry}.js`)) as typeof import('../../js/worker/index.js');
        const controller = new AbortController();
        const arbiter = await init({ signal: controller.signal });
        const game = await arbiter.game();
        await game.play('e4');
        await game.canMate('white', entry === 'worker' ? { signal: controller.signal } : {});
        await game.dispose();
        arbiter.terminate?.();
        controller.abort();
      }
      const { loadLesson } = (await import(
        `${origin}/lesson.js`
      )) as typeof import('../../js/lesson/index.js');
      (await loadLesson({ castling: panel })).dispose();
      const board = document.createElement('chess-board');
      board.setAttribute('fen', '4k3/8/8/8/8/8/8/4K3');
      document.body.append(board);
      board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      board.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return window.trace.end();
    }, served.origin);
    assert.deepEqual(left, { globals: '', listeners: [] });
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
    await served.close();
  }
});

declare global {
  interface Window {
    trace: { begin(): void; end(): { globals: string; listeners: string[] } };
  }
}

/** Has a page tell which globals, and which listeners on things that outlive the package, have come. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const names = () => Object.getOwnPropertyNames(window);
    const isLasting = (target: EventTarget) =>
      target instanceof Window ||
      target instanceof Document ||
      target instanceof MediaQueryList ||
      (target instanceof Element && target.getRootNode() === document && target.localName !== 'chess-board');
    let known: string[] = [];
    const heard = new Map<unknown, string>();
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (isLasting(target) && listener) {
        heard.set(listener, `${Object.prototype.toString.call(target)} ${type}`);
        if (signal) addEventListener.call(signal, 'abort', () => heard.delete(listener));
      }
      return addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      heard.delete(listener);
      return removeEventListener.call(this ?? window, type, listener, options);
    };
    window.trace = {
      begin() {
        known = names();
        heard.clear();
      },
      end: () => ({
        globals: names()
          .filter((name) => !known.includes(name))
          .join(),
        listeners: [...heard.values()],
      }),
    };
  });
}
