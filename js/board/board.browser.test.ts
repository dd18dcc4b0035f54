/**
 * Does the board behave in a real browser? Every test opens a page of its own under a strict
 * content security policy and plays on it with mouse, finger, keyboard or made-up events.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { bundle, openBrowser, serve, type Served } from '../testing/browser.js';
import type { ChessBoardElement } from './element.js';

declare global {
  interface Window {
    board: ChessBoardElement;
    log: string[];
    refuses: boolean;
  }
}

interface PlainState {
  fen: string;
  dests?: Record<string, string[]>;
  [field: string]: unknown;
}

const KINGS: PlainState = {
  fen: '4k3/P7/8/8/8/8/4P3/4K2R w K - 0 1',
  dests: { e2: ['e3', 'e4'], e1: ['d1', 'd2', 'f1', 'f2', 'g1', 'h1'], a7: ['a8'], h1: ['h2', 'h8'] },
  castlings: [{ king: 'e1', rook: 'h1', kingTo: 'g1', rookTo: 'f1', side: 'h' }],
};

const MOVED: PlainState = { fen: '4k3/P7/8/8/4P3/8/8/4K2R b K - 0 1', dests: {}, lastMove: ['e2', 'e4'] };

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'none'";

const WINDOW = { viewport: { width: 600, height: 600 } };

let browser: Browser;
/** The page of every test that needs no options of its own: it is loaded anew for each. */
let sharedPage: Page;
let site: Served;

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
          const { from, to, promotion, reason } = event.detail;
          window.log.push([name, from + (to ?? ''), promotion, reason].filter(Boolean).join(' '));
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

/** Opens a page with a state, plays on it, and fails on anything the page complained about. */
async function play(
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
    if (state) await show(page, state);
    await run(page);
    assert.deepEqual(complaints, []);
  } finally {
    page.off('pageerror', onError).off('console', onConsole);
    if (page !== sharedPage) await page.close();
  }
}

function show(page: Page, state: PlainState): Promise<void> {
  return page.evaluate(
    ({ dests, ...rest }) => {
      window.board.state = dests ? { ...rest, dests: new Map(Object.entries(dests)) } : rest;
    },
    { ...state, dests: state.dests },
  );
}

const square = (page: Page, name: string) => page.locator(`chess-board >> nth=0 >> [data-square=${name}]`);
const log = (page: Page) => page.evaluate(() => window.log.splice(0));
const label = (page: Page, name: string) => square(page, name).locator('button').getAttribute('aria-label');

async function at(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = (await square(page, name).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function click(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.mouse.click(...(await at(page, name)));
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await at(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** The square that has the focus, or what else has it. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const inside = window.board.shadowRoot!.activeElement;
    const cell = inside?.closest<HTMLElement>('[data-square]');
    return cell?.dataset['square'] ?? inside?.getAttribute('aria-label') ?? null;
  });
}

test('two clicks ask for a move, and the move is shown until the answer', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e2');
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
    assert.equal(await label(page, 'e4'), 'e4, empty, can go here');
    await click(page, 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
    assert.equal(await label(page, 'e4'), 'e4, white pawn');
    await click(page, 'e1', 'd1');
    assert.deepEqual(await log(page), []);
    await show(page, MOVED);
    assert.equal(await label(page, 'e4'), 'e4, white pawn, last move to here');
  }));

test('a drag asks for a move', () =>
  play('plain', KINGS, async (page) => {
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('a refused request puts the piece back where it was', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => (window.refuses = true));
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
    await page.evaluate(() => (window.refuses = false));
    await drag(page, 'e2', 'e3');
    assert.deepEqual(await log(page), ['move-request e2e3']);
  }));

test('a host may answer within the event', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate((state) => {
      window.board.addEventListener('move-request', () => {
        window.board.state = { fen: state.fen, dests: new Map(), lastMove: ['e2', 'e4'] };
      });
    }, MOVED);
    await click(page, 'e2', 'e4');
    assert.equal(await label(page, 'e4'), 'e4, white pawn, last move to here');
    assert.equal(await square(page, 'e4').locator('.piece').count(), 1);
    assert.equal(await square(page, 'e2').locator('.piece').count(), 0);
  }));

test('what is not listed is asked about, and the piece stays in hand', () =>
  play('plain', KINGS, async (page) => {
    await drag(page, 'e2', 'e5');
    await click(page, 'd3');
    assert.deepEqual(await log(page), ['explain-request e2e5', 'explain-request e2d3']);
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
  }));

test('a drop outside, the right button and Escape put a dragged piece back', () =>
  play('plain', KINGS, async (page) => {
    const lift = async (): Promise<void> => {
      await page.mouse.move(...(await at(page, 'e2')));
      await page.mouse.down();
      await page.mouse.move(...(await at(page, 'e4')), { steps: 3 });
      assert.equal(await page.locator('.dragging').count(), 1);
    };
    await lift();
    await page.mouse.move(500, 580);
    await page.mouse.up();
    await lift();
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    await lift();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    assert.deepEqual(await log(page), [
      'move-cancel e2 dropped-outside',
      'move-cancel e2 right-button',
      'move-cancel e2 escape',
    ]);
    assert.equal(await page.locator('.dragging').count(), 0);
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
  }));

test('a layout that shifts during a drag does not lose the pointer', () =>
  play('plain', KINGS, async (page) => {
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 'e3')), { steps: 2 });
    await page.evaluate(() => {
      const gap = document.createElement('div');
      gap.className = 'gap';
      window.board.before(gap);
    });
    const [x, y] = await at(page, 'e4');
    await page.mouse.move(x, y + 3);
    const piece = (await page.locator('.dragging').boundingBox())!;
    assert.ok(Math.abs(piece.x + piece.width / 2 - x) < 1);
    assert.ok(Math.abs(piece.y + piece.height / 2 - (y + 3)) < 1);
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

for (const name of ['scaled', 'rtl']) {
  test(`drags and arrows keep their direction in a page that is ${name}`, () =>
    play(name, KINGS, async (page) => {
      const [left] = await at(page, 'a1');
      const [right] = await at(page, 'h1');
      assert.ok(left < right);
      await page.mouse.move(...(await at(page, 'h1')));
      await page.mouse.down();
      const [x, y] = await at(page, 'h8');
      await page.mouse.move(x - 4, y + 4, { steps: 3 });
      const piece = (await page.locator('.dragging').boundingBox())!;
      assert.ok(Math.abs(piece.x + piece.width / 2 - (x - 4)) < 1, `${piece.x} for ${x}`);
      await page.mouse.up();
      assert.deepEqual(await log(page), ['move-request h1h8']);
      await page.evaluate(() => window.board.focus({ square: 'e4' }));
      await page.keyboard.press('ArrowRight');
      assert.equal(await focused(page), 'f4');
    }));
}

test('a king castles by its rook or by its own square, and both landing squares are shown', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e1');
    await page.mouse.move(...(await at(page, 'h1')));
    assert.equal(await square(page, 'g1').locator('.ghost.king').count(), 1);
    assert.equal(await square(page, 'f1').locator('.ghost.rook').count(), 1);
    await click(page, 'h1');
    assert.equal(await label(page, 'g1'), 'g1, white king');
    assert.equal(await page.locator('.ghost').count(), 0);
    await show(page, KINGS);
    await drag(page, 'e1', 'g1');
    assert.deepEqual(await log(page), ['move-request e1h1', 'move-request e1g1']);
  }));

test('a promotion is asked in place, survives a flip, and can be taken back', () =>
  play('plain', KINGS, async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Promote to' });
    await click(page, 'a7', 'a8');
    assert.equal(await focused(page), 'queen');
    const [x, y] = await at(page, 'a8');
    const queen = (await dialog.getByRole('button', { name: 'queen' }).boundingBox())!;
    assert.ok(x > queen.x && x < queen.x + queen.width && y > queen.y && y < queen.y + queen.height);

    await page.evaluate(() => window.board.flip());
    const [flippedX, flippedY] = await at(page, 'a8');
    const flipped = (await dialog.getByRole('button', { name: 'queen' }).boundingBox())!;
    assert.ok(flippedX > flipped.x && flippedX < flipped.x + flipped.width);
    assert.ok(flippedY > flipped.y && flippedY < flipped.y + flipped.height);
    assert.equal(await focused(page), 'queen');

    await page.keyboard.press('Escape');
    assert.equal(await dialog.count(), 0);
    assert.equal(await focused(page), 'a7');
    assert.equal(await label(page, 'a7'), 'a7, white pawn, in hand');
    await click(page, 'a8');
    await dialog.getByRole('button', { name: 'knight' }).click();
    assert.deepEqual(await log(page), ['move-cancel a7 escape', 'move-request a7a8 knight']);
    assert.equal(await focused(page), 'a8');
  }));

test('the promotion dialog is ruled by keys: arrows as seen, Tab within, letters at once', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => window.board.focus({ square: 'a7' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const seen: (string | null)[] = [await focused(page)];
    for (const key of ['ArrowDown', 'ArrowUp', 'Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    assert.deepEqual(seen, ['queen', 'rook', 'queen', null, 'queen', 'rook']);
    await page.keyboard.press('b');
    assert.deepEqual(await log(page), ['move-request a7a8 bishop']);
  }));

test('a press beside the promotion dialog takes the move back and does nothing else', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'a7', 'a8', 'e2');
    assert.deepEqual(await log(page), ['move-cancel a7 dismissed']);
    assert.equal(await label(page, 'a7'), 'a7, white pawn, in hand');
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
  }));

test('the board is one tab stop, and a move can be made by keys alone', () =>
  play('two', KINGS, async (page) => {
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'a1');
    for (const key of ['ArrowRight', 'End', 'Home', 'k', 'ArrowUp']) await page.keyboard.press(key);
    assert.equal(await focused(page), 'e2');
    await page.keyboard.press('Space');
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    assert.deepEqual(await log(page), ['move-cancel e2 escape', 'move-request e2e4']);
    assert.equal(await focused(page), 'e4');
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), null);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('label')), 'Second');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 'e4');
  }));

test('square-focus tells where the focus is, once for each square', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() =>
      window.board.addEventListener('square-focus', (event) => window.log.push(event.detail.square)),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.evaluate(() => window.board.flip());
    assert.equal(await focused(page), 'a2');
    await page.keyboard.press('ArrowUp');
    assert.deepEqual(await log(page), ['a1', 'a2', 'a1']);
  }));

test('the tree that a screen reader sees is a grid of eight rows in the order seen', () =>
  play('plain', KINGS, async (page) => {
    const grid = page.getByRole('grid', { name: 'Chess board, White at the bottom, White to move' });
    assert.equal(await grid.getByRole('row').count(), 8);
    assert.equal(await grid.getByRole('gridcell').count(), 64);
    assert.equal(await grid.getByRole('button').count(), 64);
    const first = grid.getByRole('row').first().getByRole('button');
    assert.equal(await first.first().getAttribute('aria-label'), 'a8, empty');
    await page.evaluate(() => window.board.flip());
    const turned = page.getByRole('grid', { name: 'Chess board, Black at the bottom, White to move' });
    const names = await turned.getByRole('row').first().getByRole('button').all();
    assert.equal(await names[0]!.getAttribute('aria-label'), 'h1, white rook');
    assert.equal(names.length, 8);
  }));

test('what is taken up by a key is said, and a text said twice is set twice', () =>
  play('plain', KINGS, async (page) => {
    const status = page.getByRole('status');
    await page.evaluate(() => window.board.focus({ square: 'e2' }));
    await page.keyboard.press('Enter');
    await status.getByText('white pawn on e2 in hand, 2 squares: e3, e4').waitFor({ state: 'attached' });
    const changes = await page.evaluate(async () => {
      const seen: string[] = [];
      const alert = window.board.shadowRoot!.querySelector('[role=alert]')!;
      new MutationObserver(() => seen.push(alert.textContent ?? '')).observe(alert, { childList: true });
      for (let n = 0; n < 2; n++) {
        window.board.alert('No.');
        await new Promise((done) => setTimeout(done, 120));
      }
      return seen;
    });
    assert.deepEqual(changes, ['No.', '', 'No.']);
  }));

test('axe finds nothing to complain about, idle, with a piece in hand and while asking', () =>
  play(
    'two',
    { ...KINGS, check: 'e8', lastMove: ['e7', 'e8'], highlights: [{ square: 'd4', kind: 'path' }] },
    async (page) => {
      const violations = async (): Promise<string[]> => {
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run(document)).violations;
        });
        return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
      };
      await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
      assert.deepEqual(await violations(), []);
      await click(page, 'a7');
      assert.deepEqual(await violations(), []);
      await click(page, 'a8');
      assert.deepEqual(await violations(), []);
    },
  ));

test('a finger moves by taps and by a drag, and scrolls from squares without a movable piece', () =>
  play(
    'tall',
    KINGS,
    async (page) => {
      await page.touchscreen.tap(...(await at(page, 'e2')));
      await page.touchscreen.tap(...(await at(page, 'e4')));
      assert.deepEqual(await log(page), ['move-request e2e4']);
      await show(page, KINGS);

      const session = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
        points: [number, number][],
      ) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      const swipe = async (from: string, to: string, end: 'touchEnd' | 'touchCancel'): Promise<void> => {
        const [x, y] = await at(page, from);
        const [toX, toY] = await at(page, to);
        await touch('touchStart', [[x, y]]);
        for (let n = 1; n <= 8; n++)
          await touch('touchMove', [[x + ((toX - x) * n) / 8, y + ((toY - y) * n) / 8]]);
        await touch(end, []);
      };
      await swipe('e2', 'e3', 'touchEnd');
      assert.deepEqual(await log(page), ['move-request e2e3']);
      assert.equal(await page.evaluate(() => scrollY), 0);
      await show(page, KINGS);

      await swipe('e2', 'e4', 'touchCancel');
      assert.deepEqual(await log(page), ['move-cancel e2 pointer-cancelled']);

      const one = await at(page, 'e2');
      const two = await at(page, 'e4');
      await touch('touchStart', [one]);
      await touch('touchMove', [two]);
      await touch('touchStart', [two, await at(page, 'c4')]);
      await touch('touchEnd', []);
      assert.deepEqual(await log(page), ['move-cancel e2 second-finger']);

      await swipe('d4', 'd8', 'touchEnd');
      await page.waitForFunction(() => scrollY > 50);
      assert.deepEqual(await log(page), []);
    },
    { hasTouch: true, isMobile: true },
  ));

test('events made by a program work as well: clicks, keys and pointers', () =>
  play('plain', KINGS, async (page) => {
    const requests = await page.evaluate((fen) => {
      const root = window.board.shadowRoot!;
      const button = (name: string) => root.querySelector<HTMLElement>(`[data-square=${name}] button`)!;
      const reset = (): void => {
        window.board.state = { fen, dests: new Map([['e2', ['e4']]]) };
      };
      const key = (name: string, at: string): void => {
        const options = { key: name, bubbles: true, cancelable: true };
        button(at).dispatchEvent(new KeyboardEvent('keydown', options));
      };
      const pointer = (name: string, at: string, x: number): void => {
        const options = { bubbles: true, pointerId: 7, clientX: x, clientY: 0 };
        button(at).dispatchEvent(new PointerEvent(name, options));
      };
      reset();
      button('e2').click();
      button('e4').click();
      reset();
      key('Enter', 'e2');
      key('Enter', 'e4');
      reset();
      pointer('pointerdown', 'e2', 0);
      pointer('pointerup', 'e2', 0);
      pointer('pointerdown', 'e4', 0);
      pointer('pointerup', 'e4', 0);
      reset();
      pointer('pointerdown', 'e2', 0);
      pointer('pointermove', 'e4', 9);
      pointer('pointerup', 'e4', 0);
      return window.log;
    }, KINGS.fen);
    assert.deepEqual(requests, Array(4).fill('move-request e2e4'));
  }));

test('a new state keeps the piece in hand only in the same position', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e2');
    await show(page, { ...KINGS, highlights: [{ square: 'd4', kind: 'path', label: 'on the way' }] });
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
    assert.equal(await label(page, 'd4'), 'd4, empty, on the way');
    await show(page, MOVED);
    assert.deepEqual(await log(page), ['move-cancel e2 state-changed']);
  }));

test('a state that is not well formed is refused and changes nothing', () =>
  play('plain', KINGS, async (page) => {
    const message = await page.evaluate(() => {
      try {
        window.board.state = { fen: '8/8' };
      } catch (error) {
        return String(error);
      }
      return 'taken';
    });
    assert.match(message, /^TypeError: chess-board: a placement has 8 ranks, this one has 2/);
    assert.equal(await label(page, 'e1'), 'e1, white king');
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('a piece keeps its element when it moves, and glides unless motion is reduced', async () => {
  const running = (page: Page) =>
    page.evaluate((next) => {
      const root = window.board.shadowRoot!;
      const piece = root.querySelector('[data-square=e2] .piece')!;
      window.board.state = { fen: next.fen };
      const stays = root.querySelector('[data-square=e4] .piece') === piece;
      const durations = piece.getAnimations().map((one) => Number(one.effect?.getTiming().duration));
      return { stays, durations };
    }, MOVED);
  await play('plain', KINGS, async (page) => {
    const { stays, durations } = await running(page);
    assert.equal(stays, true);
    assert.equal(durations.length, 1);
    assert.ok(durations[0]! > 0 && durations[0]! < 200);
    await page.waitForFunction(() => window.board.shadowRoot!.querySelector('.gliding') === null);
  });
  await play(
    'plain',
    KINGS,
    async (page) => assert.deepEqual(await running(page), { stays: true, durations: [] }),
    { reducedMotion: 'reduce' },
  );
});

test('the size follows the width alone, and the squares stay square', () =>
  play('plain', KINGS, async (page) => {
    for (const width of [160, 333, 520]) {
      await page.evaluate((size) => window.board.style.setProperty('width', `${size}px`), width);
      const board = (await page.locator('.board').boundingBox())!;
      const cell = (await square(page, 'e4').boundingBox())!;
      assert.deepEqual([Math.round(board.width), Math.round(board.height)], [width, width]);
      assert.ok(Math.abs(cell.width - cell.height) < 0.1 && Math.abs(cell.width - width / 8) < 0.1);
    }
    await page.evaluate(() => {
      document.querySelector('main')!.style.display = 'inline-flex';
      window.board.style.setProperty('width', 'auto');
    });
    const shrunk = (await page.locator('.board').boundingBox())!;
    assert.ok(shrunk.width > 200, `shrinks to ${shrunk.width}`);
  }));

test('several boards on a page do not touch each other', () =>
  play('two', KINGS, async (page) => {
    const second = page.locator('chess-board[label=Second]');
    assert.equal(await second.getByRole('grid', { name: 'Second: Chess board' }).count(), 1);
    assert.equal(
      await second.locator('[data-square=d5] button').getAttribute('aria-label'),
      'd5, black queen',
    );
    await click(page, 'e2');
    assert.equal(await second.locator('.held').count(), 0);
    const shared = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll('chess-board')].map(
        (board) => board.shadowRoot!.adoptedStyleSheets[0],
      );
      return sheets.length === 2 && sheets[0] !== undefined && sheets[0] === sheets[1];
    });
    assert.equal(shared, true);
  }));

test('a state set before the element is defined is shown', () =>
  play('early', null, async (page) => {
    assert.equal(await label(page, 'e1'), 'e1, white king');
    assert.equal(await page.evaluate(() => Object.hasOwn(window.board, 'state')), false);
  }));

test('importing the class registers nothing, and defining twice does no harm', () =>
  play('plain', null, async (page) => {
    const [before, after, other] = await page.evaluate(async () => {
      const first = customElements.get('chess-board');
      const url = '/index.js';
      const { ChessBoardElement } = (await import(url)) as typeof import('./index.js');
      const unregistered = customElements.get('chess-board') === first;
      ChessBoardElement.define();
      ChessBoardElement.define('other-board');
      ChessBoardElement.define('other-board');
      const made = document.createElement('other-board');
      return [unregistered, customElements.get('chess-board') === first, made instanceof ChessBoardElement];
    });
    assert.deepEqual([before, after, other], [true, true, true]);
  }));

test('a board that is removed leaves nothing behind and works again when put back', () =>
  play('plain', KINGS, async (page) => {
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 'e4')), { steps: 3 });
    const left = await page.evaluate(async () => {
      const { board } = window;
      let timers = 0;
      const set = globalThis.setTimeout;
      const clear = globalThis.clearTimeout;
      globalThis.setTimeout = ((...args: Parameters<typeof set>) => (timers++, set(...args))) as typeof set;
      globalThis.clearTimeout = ((id) => (timers--, clear(id))) as typeof clear;
      board.announce('gone');
      board.alert('gone');
      const parent = board.parentElement!;
      board.remove();
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
      const result = {
        timers,
        animations: document.getAnimations().length,
        dragging: board.shadowRoot!.querySelectorAll('.dragging').length,
      };
      parent.append(board);
      return result;
    });
    await page.mouse.up();
    assert.deepEqual(left, { timers: 0, animations: 0, dragging: 0 });
    assert.deepEqual(await page.evaluate(() => window.log), []);
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('a removed board can be collected', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e2', 'e4');
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      const scope = window as unknown as { kept: WeakRef<ChessBoardElement>; board: unknown };
      scope.kept = new WeakRef(window.board);
      window.board.remove();
      scope.board = null;
    });
    await page.mouse.click(580, 580);
    for (let n = 0; n < 10; n++) {
      await session.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(50);
      const kept = await page.evaluate(
        () => (window as unknown as { kept: WeakRef<ChessBoardElement> }).kept.deref() !== undefined,
      );
      if (!kept) return;
    }
    assert.fail('the board is still held by something');
  }));

for (const [name, options] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
] as const) {
  test(`light and dark squares, white and black pieces differ in ${name}`, () =>
    play(
      'plain',
      KINGS,
      async (page) => {
        const of = (selector: string, property: 'background' | 'fill') =>
          page.evaluate(
            ([css, field]) => {
              const found = window.board.shadowRoot!.querySelector(css!)!;
              return getComputedStyle(found).getPropertyValue(field!);
            },
            [selector, property],
          );
        assert.notEqual(await of('.light', 'background'), await of('.dark', 'background'));
        assert.notEqual(await of('.white .body', 'fill'), await of('.black .body', 'fill'));
      },
      options,
    ));
}
