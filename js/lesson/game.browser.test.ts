/**
 * Can whole games be played on `<chess-lesson>` by each kind of hand: mouse, finger, and keys alone?
 *
 * A game of Chess960 from the first move to the mate, with castlings by which king and rook change
 * places, a capture in passing and a promotion to a knight; and a game that ends by a claim, which
 * the arbiter rules on and the players apply.
 */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { at, click, drag } from '../testing/boardpage.js';
import { bundle, openBrowser, serve, type Served } from '../testing/browser.js';
import { Fingers, TOUCH } from '../testing/fingers.js';
import { press } from '../testing/spokenpage.js';

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

const FISCHER = 'rnnqbkrb/pppppppp/8/8/8/8/PPPPPPPP/RNNQBKRB w KQkq - 0 1';
const MATE =
  'f1g1 f8g8 d2d3 c7c6 c2c3 h7h6 a2a3 a7a6 d3d4 d7d5 d1a4 c6c5 f2f4 e7e6 h2h4 f7f5 h4h5 d8f6 a4d7 ' +
  'c5d4 c1a2 g7g5 h5g6 b7b5 d7e7 d4c3 a2b4 c8a7 g2g4 c3b2 e7a7 b2a1n a7h7';
const MATE_SANS =
  'O-O O-O d3 c6 c3 h6 a3 a6 d4 d5 Qa4 c5 f4 e6 h4 f5 h5 Qf6 Qd7 cxd4 Na2 g5 hxg6 b5 Qe7 dxc3 Nb4 Na7 ' +
  'g4 cxb2 Qxa7 bxa1=N Qh7#';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KNIGHTS = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8';
const KNIGHTS_SANS = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';

let browser: Browser;
let site: Served;

before(async () => {
  const page = (fen: string): string =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Lesson</title>
    <link rel="icon" href="data:,"><script type="module" src="table.js"></script>
    <chess-lesson fen="${fen}"></chess-lesson></html>`;
  site = await serve({
    headers: { 'content-security-policy': `${POLICY}; img-src data:` },
    folder: 'dist',
    files: {
      '/fischer.html': page(FISCHER),
      '/initial.html': page(INITIAL),
      '/table.js': await bundle('js/lesson/define.ts'),
    },
  });
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** What a player does at the table, by one kind of hand. */
interface Hands {
  make(from: string, to: string): Promise<void>;
  promote(role: string): Promise<void>;
  openTab(name: string): Promise<void>;
  press(name: string): Promise<void>;
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const control = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const piece = (page: Page, role: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: role, exact: true });

/** Drags and clicks in turn. */
function byMouse(page: Page): Hands {
  let count = 0;
  return {
    make: (from, to) => (count++ % 2 === 0 ? drag(page, from, to) : click(page, from, to)),
    promote: (role) => piece(page, role).click(),
    openTab: (name) => tab(page, name).click(),
    press: (name) => control(page, name).click(),
  };
}

/** A swipe, then two moves by taps: a browser may take a tap right after a swipe for the end of its scrolling. */
async function byFinger(page: Page): Promise<Hands> {
  const fingers = await Fingers.on(page);
  let count = 0;
  return {
    make: async (from, to) => {
      if (count++ % 3 === 0) return fingers.swipe(await at(page, from), await at(page, to));
      await fingers.tap(await at(page, from));
      await fingers.tap(await at(page, to));
    },
    promote: (role) => piece(page, role).tap(),
    openTab: (name) => tab(page, name).tap(),
    press: (name) => control(page, name).tap(),
  };
}

/** Nothing but keys: Tab from stop to stop, arrows from tab to tab, squares by their names. */
function byKeys(page: Page): Hands {
  const strike = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** What has the focus, through every shadow tree. */
  const focus = (): Promise<{ role: string; name: string }> =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const role = element?.getAttribute('role') ?? element?.localName ?? '';
      return { role, name: element?.getAttribute('aria-label') ?? element?.textContent ?? '' };
    });
  const reach = async (wanted: (name: string, role: string) => boolean): Promise<void> => {
    for (let stops = 0; stops < 60; stops++) {
      const { name, role } = await focus();
      if (wanted(name, role)) return;
      await strike('Tab');
    }
    assert.fail(`the Tab key does not reach it; the focus is on ${JSON.stringify(await focus())}`);
  };
  return {
    make: async (from, to) => {
      await reach((name) => /^[a-h][1-8],/.test(name));
      await press(page, from, 'Enter', to, 'Enter');
    },
    promote: async (role) => strike(role === 'knight' ? 'n' : role[0]!),
    openTab: async (wanted) => {
      await reach((_, role) => role === 'tab');
      for (let tabs = 0; tabs < 9 && (await focus()).name !== wanted; tabs++) await strike('ArrowRight');
      assert.deepEqual(await focus(), { role: 'tab', name: wanted });
    },
    press: async (wanted) => {
      await reach((name, role) => role === 'button' && name === wanted);
      await strike('Enter');
    },
  };
}

const HANDS: [name: string, hands: (page: Page) => Hands | Promise<Hands>, options: BrowserContextOptions][] =
  [
    ['mouse', byMouse, {}],
    ['finger', byFinger, TOUCH],
    ['keys alone', byKeys, {}],
  ];

/** Opens a table with hands at it, and fails on anything the page complains about. */
async function atTable(
  [, handsOf, options]: (typeof HANDS)[number],
  name: string,
  run: (page: Page, hands: Hands) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 400, height: 800 }, ...options });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    await page.goto(`${site.origin}/${name}.html`);
    await page.evaluate(() => document.querySelector('chess-lesson')!.ready);
    await run(page, await handsOf(page));
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

async function playAll(hands: Hands, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    await hands.make(move.slice(0, 2), move.slice(2, 4));
    if (move.length > 4) await hands.promote('knight');
  }
}

/** The moves in the sheet, as they are written. */
async function record(page: Page, hands: Hands): Promise<string> {
  await hands.openTab('Moves');
  await page.locator('.sheet').waitFor();
  const names = await page.locator('.sheet').getByRole('button').allTextContents();
  return names.slice(1).join(' ');
}

for (const kind of HANDS) {
  test(`a game of Chess960 is played to the mate by ${kind[0]}`, () =>
    atTable(kind, 'fischer', async (page, hands) => {
      await playAll(hands, MATE);
      assert.equal(await record(page, hands), MATE_SANS);
      await page.getByRole('tabpanel').getByText('1–0').waitFor();
      assert.equal(await page.evaluate(() => scrollX), 0);
    }));

  test(`a draw is claimed, ruled on and applied by ${kind[0]}`, () =>
    atTable(kind, 'initial', async (page, hands) => {
      await playAll(hands, KNIGHTS);
      assert.equal(await record(page, hands), KNIGHTS_SANS);
      await hands.openTab('Claims');
      await hands.press('Claim the draw');
      await page
        .getByRole('tabpanel')
        .getByRole('heading', { name: 'The claim is upheld · Drawn' })
        .waitFor();
      await hands.press('Apply the ruling');
      await page.getByRole('tabpanel').getByText('The game is over').waitFor();
      await hands.openTab('Moves');
      await page.getByRole('tabpanel').getByText('½–½').first().waitFor();
    }));
}
