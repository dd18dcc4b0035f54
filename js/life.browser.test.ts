// Do the entries leave a page as they found it, in a browser: no global, no listener on what outlives
// them, no promise that nobody hears? And does a file go to the worker and come back as games there?

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, serve, type Served } from './testing/browser.js';

declare global {
  interface Window {
    /** Listeners on the window, the document and its root that were added and not removed. */
    listeners(): string[];
  }
}

/** Counts listeners before anything else runs. */
const counting = `
  const kept = new Map();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const lasting = () => [window, document, document.documentElement, document.body, navigator.serviceWorker];
  const name = (target, type) => target.constructor.name + ' ' + type;
  const of = (type, options) => type + ' ' + Boolean(typeof options === 'object' ? options?.capture : options);
  class Kept {
    list = [];
    add(type, listener, options) {
      const key = of(type, options);
      if (this.list.some((each) => each.listener === listener && each.key === key)) return;
      this.list.push({ listener, key });
      options?.signal?.addEventListener('abort', () => this.remove(type, listener, options));
    }
    remove(type, listener, options) {
      const key = of(type, options);
      this.list = this.list.filter((each) => each.listener !== listener || each.key !== key);
    }
  }
  const keeps = (target) => target === undefined || target === null || lasting().includes(target)
    || target instanceof MediaQueryList || target instanceof AbortSignal;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && keeps(target)) {
      if (!kept.has(target)) kept.set(target, new Kept());
      kept.get(target).add(type, listener, options);
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    kept.get(this ?? window)?.remove(type, listener, options);
    return removeEventListener.call(this ?? window, type, listener, options);
  };
  window.listeners = () => [...kept].flatMap(([target, { list }]) => list.map(({ key }) => name(target, key)));
  addEventListener.call(window, 'unhandledrejection', ({ reason }) => console.error('unhandled', reason));
`;

let browser: Browser;
let site: Served;
before(async () => {
  browser = await openBrowser();
  const page = `<!doctype html><title>t</title><script>{${counting}}</script><body></body>`;
  site = await serve({ folder: 'dist', files: { '/index.html': page, '/favicon.ico': '' } });
});
after(async () => {
  await browser.close();
  await site.close();
});

/** What is done with each entry, and all let go of. `signal` lives on. */
const uses: Record<string, string> = {
  index: `
    const arbiter = await entry.init({ signal });
    const file = new Blob(['1. e4 *', '1. d4 *']);
    for await (const { game } of arbiter.readPgn(file, { signal })) { game.dispose(); break; }
    arbiter.game().dispose();`,
  inline: `(await entry.init({ signal })).game().dispose();`,
  chessjs: `new entry.Chess().move('e4');`,
  worker: `
    const arbiter = await entry.init({ signal });
    const file = new File(['1. e4 * '.repeat(1000)], 'games.pgn');
    for await (const { game } of arbiter.readPgn(file, { signal })) { await game.dispose(); break; }
    const game = await arbiter.game();
    await game.canMate('white', { signal });
    await game.dispose();
    arbiter.terminate();
    await game.dispose();`,
  board: `
    customElements.define('x-board', class extends entry.ChessBoardElement {});
    const board = document.createElement('x-board');
    document.body.append(board);
    board.state = { fen: 'k7/8/8/8/8/8/8/K7 w - - 0 1', dests: new Map([['a1', ['a2']]]) };
    board.setAttribute('theme', 'auto');
    await later();
    board.remove();`,
  'lesson-define': `
    const lesson = document.createElement('chess-lesson');
    document.body.append(lesson);
    const hasBoard = () => (lesson.shadowRoot ?? lesson).querySelector('chess-board');
    for (let i = 0; i < 200 && !hasBoard(); i++) await later();
    if (!hasBoard()) console.error('there is no lesson');
    await later();
    lesson.remove();`,
};

for (const [entry, use] of Object.entries(uses)) {
  test(`${entry} leaves the page as it was, at import and when all was let go of`, async () => {
    const tab = await browser.newPage();
    try {
      const said: string[] = [];
      tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      tab.on('pageerror', (error) => said.push(String(error)));
      await tab.goto(`${site.origin}/`);
      const left = await tab.evaluate(
        async ({ address, use }) => {
          const later = () => new Promise((resolve) => setTimeout(resolve, 50));
          const { signal } = new AbortController();
          const names = () => Object.getOwnPropertyNames(globalThis).sort().join();
          const before = { names: names(), listeners: window.listeners() };
          const entry = (await import(address)) as object;
          const imported = { names: names(), listeners: window.listeners() };
          const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
          await (new AsyncFunction('entry', 'signal', 'later', use)(entry, signal, later) as Promise<void>);
          await later();
          return { before, imported, used: { names: names(), listeners: window.listeners() } };
        },
        { address: `${site.origin}/${entry}.js`, use },
      );
      assert.deepEqual(left.imported, left.before);
      assert.deepEqual(left.used, left.before);
      assert.deepEqual(said, []);
    } finally {
      await tab.close();
    }
  });
}

test('a file of megabytes is read in a worker while the page stays awake', async () => {
  const tab = await browser.newPage();
  try {
    await tab.goto(`${site.origin}/`);
    const told = await tab.evaluate(async (address) => {
      const { init } = (await import(address)) as typeof import('./worker/index.js');
      const arbiter = await init();
      const text = `[White "Ö"]\n\n1. e4 {a comment} (1. d4 d5) e5 2. Nf3 Nc6 3. Bb5 *\n\n`;
      const file = new File([text.repeat(20_000)], 'games.pgn');
      let beats = 0;
      const beat = setInterval(() => beats++, 4);
      const progress: number[] = [];
      let count = 0;
      const onProgress = ({ bytes, total }: { bytes: number; total: number | null }) =>
        progress.push(bytes / total!);
      for await (const { line } of arbiter.readPgn(file, { games: 'line', onProgress })) {
        count += Number(line!.moves === 'e2e4 e7e5 g1f3 b8c6 f1b5');
      }
      const read = {
        count,
        last: progress.at(-1),
        beats,
        rises: progress.every((n, i) => n >= (progress[i - 1] ?? 0)),
      };
      clearInterval(beat);
      const index: { start: number; end: number }[] = [];
      for await (const { start, end } of arbiter.readPgn(file, { games: 'none' })) index.push({ start, end });
      const { start, end } = index[12_345]!;
      const game = await arbiter.game({ pgn: await file.slice(start, end).text() });
      const ply = await game.ply;
      const stream = new Blob([file]).stream().pipeThrough(new TextDecoderStream());
      let streamed = 0;
      for await (const _ of arbiter.readPgn(stream, { games: 'none' })) if (++streamed === 5000) break;
      arbiter.terminate();
      return { ...read, index: index.length, ply, streamed, locked: stream.locked };
    }, `${site.origin}/worker.js`);
    const { beats, ...rest } = told;
    assert.deepEqual(rest, {
      count: 20_000,
      last: 1,
      rises: true,
      index: 20_000,
      ply: 5,
      streamed: 5000,
      locked: false,
    });
    assert.ok(beats > 5, `${beats}`);
  } finally {
    await tab.close();
  }
});
