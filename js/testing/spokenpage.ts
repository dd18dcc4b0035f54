/**
 * How does a test play on a board without seeing it?
 *
 * A page with the board, the field for typed moves and the rules behind both: its host plays what the
 * board asks for, and says why where it does not. All that a screen reader would be told is taken
 * down in the order in which it came.
 */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { bundle, complaintsOf, openBrowser, serve, type Served } from './browser.js';
import { countTimers, isQuiet } from './time.js';

/** The game that a page begins with, and how its board is set. */
export interface Table {
  readonly variant?: 'standard' | 'chess960';
  readonly fen?: string;
  readonly language?: 'en' | 'es' | 'pt' | 'id' | 'zh';
  /** Attributes of the board. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

const HOST = `import { init } from '/index.js';
import '/tested.js';
const arbiter = await init();
const board = document.querySelector('chess-board');
let game;
let letters;
const kingOf = (fen, turn) => {
  for (const [index, row] of fen.split(' ')[0].split('/').entries()) {
    const squares = row.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)));
    const file = squares.indexOf(turn === 'white' ? 'K' : 'k');
    if (file >= 0) return 'abcdefgh'[file] + (8 - index);
  }
  return null;
};
const show = () => {
  const last = game.history().at(-1);
  const status = game.status();
  board.state = {
    fen: game.fen,
    turn: game.turn,
    variant: game.variant,
    dests: status.over ? new Map() : game.dests(),
    lastMove: last ? [last.from, last.to] : null,
    check: game.inCheck ? kingOf(game.fen, game.turn) : null,
  };
  if (status.over) board.alert(status.text);
};
const why = (move) => game.explain(move).reasons.map(({ text }) => text).join(' ');
const play = (event, move, options) => {
  try {
    game.play(move, options);
  } catch (error) {
    event.preventDefault();
    board.alert(why(move) || error.message);
    return;
  }
  show();
};
board.addEventListener('move-request', (event) => play(event, event.detail));
board.addEventListener('explain-request', ({ detail }) => board.alert(why(detail)));
board.addEventListener('typed-move', (event) => play(event, event.detail.text, { letters }));
window.heard = [];
new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    const region = target.getAttribute?.('aria-live');
    if (region) for (const node of addedNodes) window.heard.push(region + ': ' + node.textContent);
  }
}).observe(board.shadowRoot, { childList: true, subtree: true });
window.board = board;
window.begin = async ({ attributes = {}, language = 'en', ...options }) => {
  if (language !== 'en') await arbiter.loadLanguage(language);
  board.strings = (await import('/strings-' + language + '.js')).default;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  letters = language;
  game = arbiter.game({ ...options, language });
  show();
  document.documentElement.dataset.ready = '';
};
window.sans = () => game.history().map(({ san }) => san);`;

const PAGE = `<!doctype html><html lang="en"><head><title>Board</title><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/page.css"><script type="module" src="/host.js"></script></head>
<body><main><h1>Board</h1><chess-board></chess-board><button type="button">After</button></main></body></html>`;

const LANGUAGES = ['en', 'es', 'pt', 'id', 'zh'];

let browser: Browser;
let site: Served;

/** Serves the page and opens the browser; a test file calls it once. */
export function openSpokenPages(): void {
  before(async () => {
    const words = LANGUAGES.map(async (language): Promise<[string, string]> => [
      `/strings-${language}.js`,
      await bundle(`js/board/strings/${language}.ts`),
    ]);
    site = await serve({
      headers: { 'content-security-policy': POLICY },
      folder: 'dist',
      files: {
        '/index.html': PAGE,
        '/favicon.ico': '',
        '/tested.js': await bundle('js/board/define.ts'),
        '/host.js': HOST,
        '/page.css': 'body { margin: 20px } chess-board { width: 400px }',
        ...Object.fromEntries(await Promise.all(words)),
      },
    });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

/** Sits down at a table; whatever the page complains about fails the test. */
export async function listen(
  table: Table,
  run: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 600, height: 700 }, ...options });
  const complaints = complaintsOf(page);
  try {
    await countTimers(page);
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => 'begin' in window);
    await page.evaluate((start) => (window as unknown as Spoken).begin(start), table);
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

interface Spoken {
  begin(table: Table): Promise<void>;
  sans(): string[];
  heard: string[];
}

/** Waits until something has been said and everything with it, and takes it down. */
export async function heard(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as Spoken).heard.length > 0);
  // What belongs together is said in one task.
  return page.evaluate(() => (window as unknown as Spoken).heard.splice(0));
}

/** What is said until the page waits for nothing any more, which may be nothing. */
export async function heardSoon(page: Page): Promise<string[]> {
  await isQuiet(page);
  return page.evaluate(() => (window as unknown as Spoken).heard.splice(0));
}

/** The moves made, as they are written. */
export const sans = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Spoken).sans());

/** Presses keys one after the other; a square such as "e4" stands for the two keys that go there. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const square = /^([a-h])([1-8])$/.exec(key);
    if (square === null) {
      await page.keyboard.press(key);
    } else {
      await page.keyboard.press(`Shift+Digit${'abcdefgh'.indexOf(square[1]!) + 1}`);
      await page.keyboard.press(`Digit${square[2]}`);
    }
  }
}
