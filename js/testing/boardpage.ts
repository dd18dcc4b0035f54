/**
 * How does a test play on a board in a real browser?
 *
 * Pages with a board under a strict content security policy, and the gestures of a player on them.
 * `play` fails on anything that the page complains about.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { ChessBoardElement } from '../board/element.js';
import { bundle, openBrowser, serve, type Served } from './browser.js';

declare global {
  interface Window {
    board: ChessBoardElement;
    log: string[];
    refuses: boolean;
  }
}

export interface PlainState {
  fen: string;
  dests?: Record<string, string[]>;
  [field: string]: unknown;
}

export const KINGS: PlainState = {
  fen: '4k3/P7/8/8/8/8/4P3/4K2R w K - 0 1',
  dests: { e2: ['e3', 'e4'], e1: ['d1', 'd2', 'f1', 'f2', 'g1', 'h1'], a7: ['a8'], h1: ['h2', 'h8'] },
  castlings: [{ king: 'e1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' }],
};

export const MOVED: PlainState = {
  fen: '4k3/P7/8/8/4P3/8/8/4K2R b K - 0 1',
  dests: {},
  lastMove: ['e2', 'e4'],
};

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'none'";

const WINDOW = { viewport: { width: 600, height: 600 } };

let browser: Browser;
/** The page of every test that needs no options of its own: it is loaded anew for each. */
let sharedPage: Page;
let site: Served;

/** Serves the pages and opens the browser; a test file calls it once. */
export function openBoardPages(): void {
  before(async () => {
    const files = {
      '/board.js': await bundle('js/board/define.ts', { minify: true }),
      '/index.js': await bundle('js/board/index.ts'),
      '/page.css': `body { margin: 20px } h1 { font-size: 16px; margin: 0 } chess-board { width: 400px }
      .scaled { transform: scale(0.5); transform-origin: 0 0 } .tall { height: 3000px } .gap { height: 150px }
      ${readFileSync('js/board/board.css', 'utf8')}`,
      '/page.js': `import './board.js';
      window.log = [];
      window.refuses = false;
      window.board = document.querySelector('chess-board');
      for (const name of ['move-request', 'explain-request', 'move-cancel']) {
        document.addEventListener(name, (event) => {
          const { from, to, promotion, castling, reason } = event.detail;
          window.log.push([name, from + (to ?? ''), promotion, castling && "castling " + castling, reason].filter(Boolean).join(' '));
          if (name === 'move-request' && window.refuses) event.preventDefault();
        });
      }`,
      '/early.js': `document.querySelector('chess-board').state = { fen: '4k3/8/8/8/8/8/8/4K3' };`,
      '/favicon.ico': '',
    };
    const page = (body: string, attributes = '', first = ''): string =>
      `<!doctype html><html lang="en" ${attributes}><head><title>Board</title>
     <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">
     ${first}<script type="module" src="/page.js"></script></head><body><main><h1>Board</h1>${body}</main></body></html>`;
    const board = '<chess-board></chess-board>';
    site = await serve({
      headers: { 'content-security-policy': POLICY },
      files: {
        ...files,
        '/plain.html': page(board),
        '/rtl.html': page(board, 'dir="rtl"'),
        '/scaled.html': page(`<div class="scaled">${board}</div>`),
        '/tall.html': page(`${board}<div class="tall"></div>`),
        '/two.html': page(`${board}<chess-board label="Second" fen="8/8/8/3q4/8/8/8/8"></chess-board>`),
        '/early.html': page(`${board}<script src="/early.js"></script>`),
      },
    });
    browser = await openBrowser();
    sharedPage = await browser.newPage(WINDOW);
  });

  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

/** Opens a page with a state, plays on it, and fails on anything the page complained about. */
export async function play(
  name: string,
  state: PlainState | null,
  run: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> {
  const complaints: string[] = [];
  const page = options === undefined ? sharedPage : await browser.newPage({ ...WINDOW, ...options });
  const onError = (error: Error): unknown => complaints.push(String(error));
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  try {
    await page.goto(`${site.origin}/${name}.html`);
    await isWhole(page);
    if (state) await show(page, state);
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    page.off('pageerror', onError).off('console', onConsole);
    if (page !== sharedPage) await page.close();
  }
}

/** Waits until a board has all its parts: some come when a page is idle. */
async function isWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('chess-board')].every(
      ({ shadowRoot: root }) =>
        root?.adoptedStyleSheets.length === 2 &&
        root.querySelectorAll('.coordinates, .square > button').length === 65,
    ),
  );
}

export function show(page: Page, state: PlainState): Promise<void> {
  return page.evaluate(
    ({ dests, ...rest }) => {
      window.board.state = dests ? { ...rest, dests: new Map(Object.entries(dests)) } : rest;
    },
    { ...state, dests: state.dests },
  );
}

export const square = (page: Page, name: string) =>
  page.locator(`chess-board >> nth=0 >> [data-square=${name}]`);
export const log = (page: Page) => page.evaluate(() => window.log.splice(0));
export const label = (page: Page, name: string) =>
  square(page, name).locator('button').getAttribute('aria-label');

export async function at(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = (await square(page, name).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function click(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.mouse.click(...(await at(page, name)));
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await at(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** The square that has the focus, or what else has it. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const inside = window.board.shadowRoot!.activeElement;
    const cell = inside?.closest<HTMLElement>('[data-square]');
    return cell?.dataset['square'] ?? inside?.getAttribute('aria-label') ?? null;
  });
}

/** The square that is marked as the one below the pointer. */
export function marked(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...window.board.shadowRoot!.querySelectorAll<HTMLElement>('.over')].map(
      (cell) => cell.dataset['square'],
    ),
  );
}
