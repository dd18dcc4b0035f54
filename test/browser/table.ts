/**
 * How does a test sit down at the demo's table?
 *
 * The page is served as it is built in dist/demo. Whatever it complains about, and whatever it
 * fetches from elsewhere, fails the test.
 */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../js/index.node.js';
import { complaintsOf, openBrowser, serve, type Served } from '../../js/testing/browser.js';

let browser: Browser;
let site: Served;

/** Serves the demo and opens the browser; a test file calls it once. */
export function openDemo(): void {
  before(async () => {
    site = await serve({ folder: 'dist/demo' });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

const WINDOW: BrowserContextOptions = { viewport: { width: 1200, height: 1700 }, reducedMotion: 'reduce' };

/** Opens the page anew and plays on it. */
export async function atTable(
  run: (table: Table) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ ...WINDOW, ...options });
  const page = await context.newPage();
  const complaints = complaintsOf(page, ['error', 'warning']);
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.origin}/`)) complaints.push(`fetched ${request.url()}`);
  });
  try {
    await page.goto(`${site.origin}/`);
    await page.locator('html[data-ready], .failure').waitFor({ state: 'attached' });
    assert.equal(await page.locator('.failure').count(), 0, complaints.join('\n'));
    await run(new Table(page));
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** The address of the demo, for tests that open it in their own way. */
export const address = (): string => `${site.origin}/`;
export const newPage = (options?: BrowserContextOptions): Promise<Page> => browser.newPage(options);

/** The demo as a player sees it. */
export class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The middle of a square, in the window. */
  async at(square: string): Promise<[x: number, y: number]> {
    const box = (await this.page.locator(`#board [data-square=${square}]`).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Clicks squares, one after the other. */
  async click(...squares: readonly string[]): Promise<void> {
    await this.page.locator('#board').scrollIntoViewIfNeeded();
    for (const square of squares) await this.page.mouse.click(...(await this.at(square)));
  }

  /** Drags a piece. */
  async drag(from: string, to: string): Promise<void> {
    await this.page.mouse.move(...(await this.at(from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await this.at(to)), { steps: 4 });
    await this.page.mouse.up();
  }

  /** Plays moves such as "e2e4" or "a7a8 queen" by clicks. */
  async play(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      await this.click(move.slice(0, 2), move.slice(2, 4));
      const role = move.slice(5);
      if (role !== '')
        await this.page.locator('#board').getByRole('button', { name: role, exact: true }).click();
    }
  }

  /** Chooses one of the examples. */
  async example(title: string): Promise<void> {
    await this.page.locator('#examples').selectOption({ label: title });
  }

  /** Opens one of the tabs, whatever its name is in the language that is chosen. */
  async tab(name: 'Game' | 'Hands' | 'Claim' | 'Incident' | 'Ever?'): Promise<void> {
    await this.page.locator(`#tab-${name.toLowerCase().replace('?', '')}`).click();
  }

  /** Chooses a language and waits for it. */
  async speak(language: Language): Promise<void> {
    await this.page.locator('#language').selectOption(language);
    await this.page.locator(`#board[lang=${language}]`).waitFor();
  }

  /** Chooses in one of the lists, by the label of list and choice. */
  async choose(label: string, choice: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }

  /** The ruling in the open tab, line by line; "" while there is none. */
  ruling(): Promise<string> {
    return this.text('[role=tabpanel]:not([hidden]) .ruling-box');
  }

  /** What was taken down of the turn. */
  events(): Promise<string[]> {
    return this.page
      .locator('#events .chip')
      .evaluateAll((chips) => chips.map((chip) => chip.firstChild!.textContent!.trim()));
  }

  /** Sets up a position by its FEN. */
  async setUp(fen: string, variant: 'chess' | 'Chess960' = 'chess'): Promise<void> {
    const form = this.page.locator('#fen-form');
    await form.locator('textarea').fill(fen);
    await form.locator(`[value=${variant === 'chess' ? 'standard' : 'chess960'}]`).check();
    await form.locator('[type=submit]').click();
  }

  /** Reads a PGN. */
  async readPgn(text: string): Promise<void> {
    const form = this.page.locator('#pgn-form');
    await form.locator('textarea').fill(text);
    await form.locator('[type=submit]').click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The FEN of the position on the board, as the page tells it. */
  async fen(): Promise<string> {
    await this.page.locator('#fen-now').click();
    return this.page.locator('#fen').inputValue();
  }

  /** The moves in the list, as they are written. */
  moves(): Promise<string[]> {
    return this.page.locator('#moves button').allInnerTexts();
  }

  /** The move that the list marks as the last one made; "" at the start. */
  async current(): Promise<string> {
    const marked = this.page.locator('#moves [aria-current]');
    return (await marked.count()) === 0 ? '' : marked.innerText();
  }

  status(): Promise<string> {
    return this.text('#turn');
  }

  /** What stands beneath the board. */
  note(): Promise<string> {
    return this.text('.note');
  }

  /** What stands in a part of the page, line by line. */
  async text(selector: string): Promise<string> {
    const text = await this.page.locator(selector).innerText();
    return text.replace(/\n\s*/g, '\n');
  }

  /** The card of one of the four castlings. */
  castling(name: string): Promise<string> {
    return this.text(`.castling:has-text("${name}")`);
  }

  claims(): Promise<string> {
    return this.text('#claims');
  }

  /** The squares that are marked on the board, with the kind of mark. */
  marks(): Promise<string[]> {
    return this.page.locator('#board .square[class*=mark-]').evaluateAll((squares) =>
      squares
        .map((square) => {
          const kind = [...square.classList].find((word) => word.startsWith('mark-'))!;
          return `${(square as HTMLElement).dataset['square']} ${kind.slice(5)}`;
        })
        .sort(),
    );
  }
}
