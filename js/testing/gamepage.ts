/**
 * How does a test play a game on the board with the rules behind it?
 *
 * A page with the board and, as its host, a game of the package as it is built in dist/: it plays what
 * the board asks for and shows the answer, as the README tells. Everything is served under a strict
 * policy, and the page must not complain.
 */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { bundle, complaintsOf, openBrowser, serve, type Served } from './browser.js';

/** What a game begins with. */
export interface Start {
  readonly variant?: 'standard' | 'chess960';
  readonly fen?: string;
}

interface Host {
  begin(start: Start): void;
  sans(): string[];
  fen(): string;
  flip(): void;
}

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src data:";

const HOST = `import { init } from '/lib/index.js';
import '/board.js';
const arbiter = await init();
const board = document.querySelector('chess-board');
window.board = board;
window.log = [];
let game;
const show = () => {
  const last = game.history().at(-1);
  board.state = {
    fen: game.fen,
    turn: game.turn,
    variant: game.variant,
    dests: game.dests(),
    lastMove: last ? [last.from, last.to] : null,
  };
};
board.addEventListener('move-request', (event) => {
  window.log.push(event.detail);
  game.play(event.detail);
  show();
});
window.host = {
  begin: (start) => { game?.dispose(); board.state = null; game = arbiter.game(start); window.log.length = 0; show(); },
  sans: () => game.history().map(({ san }) => san),
  fen: () => game.fen,
  flip: () => board.flip(),
};`;

const PAGE = `<!doctype html><html lang="en"><head><title>Game</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"><script type="module" src="/host.js"></script></head>
<body><chess-board animation="none"></chess-board></body></html>`;

let browser: Browser;
let site: Served;

/** Serves the page and opens the browser; a test file calls it once. */
export function openGamePages(): void {
  before(async () => {
    site = await serve({
      headers: { 'content-security-policy': POLICY },
      folder: 'dist',
      under: '/lib',
      files: {
        '/': PAGE,
        '/index.html': PAGE,
        '/favicon.ico': '',
        '/board.js': await bundle('js/board/define.ts', { minify: true }),
        '/host.js': HOST,
        '/page.css': 'body { margin: 20px } chess-board { width: 400px }',
      },
    });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

/** Opens the page and runs a test on it. */
export async function atGame(
  run: (page: Page, host: GameHost) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 }, ...options });
  const complaints = complaintsOf(page);
  try {
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => 'host' in window);
    await run(page, new GameHost(page));
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

/** The game behind the board. */
export class GameHost {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  begin(start: Start = {}): Promise<void> {
    return this.#page.evaluate((options) => (window as unknown as { host: Host }).host.begin(options), start);
  }

  /** The moves made, as they are written. */
  sans(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as { host: Host }).host.sans());
  }

  fen(): Promise<string> {
    return this.#page.evaluate(() => (window as unknown as { host: Host }).host.fen());
  }

  flip(): Promise<void> {
    return this.#page.evaluate(() => (window as unknown as { host: Host }).host.flip());
  }
}
