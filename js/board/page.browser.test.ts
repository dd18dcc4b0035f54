/**
 * Is the board a good part of a page: named, sized, coloured, quick to come and clean to go?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  KINGS,
  MOVED,
  at,
  click,
  drag,
  focused,
  label,
  log,
  play,
  show,
  square,
  openBoardPages,
} from '../testing/boardpage.js';
import type { ChessBoardElement } from './element.js';

openBoardPages();

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

test('where gestures are about squares each one is told, by click, drag and key, and nothing moves', () =>
  play('plain', { ...KINGS, gestures: 'squares', movable: 'both' }, async (page) => {
    await page.evaluate(() =>
      window.board.addEventListener('square-choose', (event) => window.log.push(event.detail.square)),
    );
    await click(page, 'e2', 'd5');
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['e2', 'd5', 'e2', 'e4']);
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    assert.deepEqual(await log(page), []);
    await page.evaluate(() => window.board.focus({ square: 'a1' }));
    for (const key of ['ArrowUp', 'Enter', 'ArrowUp', ' ']) await page.keyboard.press(key);
    assert.deepEqual(await log(page), ['a2', 'a3']);
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
    await show(page, KINGS);
    await click(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('a piece in hand is put back when gestures come to be about squares', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e2');
    await show(page, { ...KINGS, gestures: 'squares' });
    assert.deepEqual(await log(page), ['move-cancel e2 state-changed']);
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
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
        moving: board.shadowRoot!.querySelectorAll('.dragging, .gliding').length,
      };
      parent.append(board);
      return result;
    });
    await page.mouse.up();
    assert.deepEqual(left, { timers: 0, moving: 0 });
    assert.deepEqual(await page.evaluate(() => window.log), []);
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
    const gliding = await page.evaluate((fen) => {
      const count = () => window.board.shadowRoot!.querySelectorAll('.gliding').length;
      window.board.state = { fen };
      const before = count();
      window.board.remove();
      return [before, count()];
    }, KINGS.fen);
    assert.deepEqual(gliding, [1, 0]);
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

test('the focus is seen on a square by itself and on one with a piece in hand', () =>
  play('plain', KINGS, async (page) => {
    const middleOfEdge = async (): Promise<string> => {
      const box = (await square(page, 'e2').boundingBox())!;
      const clip = { x: box.x + 1, y: box.y + box.height / 2, width: 1, height: 1 };
      return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
    };
    const plain = await middleOfEdge();
    await page.keyboard.press('Tab');
    for (const key of ['k', 'ArrowUp']) await page.keyboard.press(key);
    assert.equal(await focused(page), 'e2');
    const withFocus = await middleOfEdge();
    assert.notEqual(withFocus, plain);
    await page.keyboard.press('Enter');
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
    assert.equal(await middleOfEdge(), withFocus);
  }));

test('the ring of the focus is for keys: a pointer leaves none, the next key shows it', () =>
  play('plain', KINGS, async (page) => {
    const ring = (): Promise<string> =>
      page.evaluate(() => {
        const button = window.board.shadowRoot!.activeElement!;
        return getComputedStyle(button).outlineStyle;
      });
    await click(page, 'e2');
    assert.equal(await ring(), 'none');
    await page.keyboard.press('ArrowUp');
    assert.equal(await ring(), 'solid');
    await click(page, 'e1');
    assert.equal(await ring(), 'none');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await ring(), 'solid');
  }));

test('the squares get their buttons and names untouched, in a moment, or at once for the focus', () =>
  play('plain', KINGS, async (page) => {
    const seen = await page.evaluate(async (fen) => {
      const make = (): typeof window.board => {
        const board = document.createElement('chess-board');
        document.querySelector('main')!.append(board);
        board.state = { fen };
        return board;
      };
      const names = (board: Element): (string | null)[] =>
        [...board.shadowRoot!.querySelectorAll('[role=gridcell] > button')].map((button) =>
          button.getAttribute('aria-label'),
        );
      const [left, focused] = [make(), make()];
      focused.focus({ square: 'e8' });
      const atOnce = names(focused);
      const name = focused.shadowRoot!.activeElement?.getAttribute('aria-label');
      while (names(left).length === 0) await new Promise((done) => setTimeout(done, 5));
      return { name, atOnce, inAMoment: names(left) };
    }, KINGS.fen);
    assert.equal(seen.name, 'e8, black king');
    assert.equal(new Set(seen.atOnce).size, 64);
    assert.deepEqual(seen.inAMoment, seen.atOnce);
  }));

test('a piece that is carried or glides out of the board makes the page no wider', () =>
  play(
    'plain',
    KINGS,
    async (page) => {
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      const [x, y] = await at(page, 'e2');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(436, y, { steps: 3 });
      const piece = (await page.locator('.dragging').boundingBox())!;
      assert.ok(piece.x + piece.width > 440, `the piece reaches to ${piece.x + piece.width}`);
      assert.equal(await width(), 440);
      await page.mouse.up();
      await square(page, 'e2')
        .locator('.piece')
        .evaluate((moving) => moving.animate([{ translate: '900px 0' }, { translate: '900px 0' }], 60_000));
      assert.equal(await width(), 440);
    },
    { viewport: { width: 440, height: 640 } },
  ));

test('a piece is carried as large as its square, and glides back from where it is let go, on any board', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => {
      window.board.setAttribute('coordinates', 'outside');
      window.board.orientation = 'black';
    });
    await page.waitForFunction(() => window.board.shadowRoot!.querySelector('.coordinates') !== null);
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    const [x, y] = await at(page, 'b5');
    await page.mouse.move(x, y, { steps: 3 });
    const carried = (await page.locator('.dragging').boundingBox())!;
    const place = (await square(page, 'b5').boundingBox())!;
    const began = await page.evaluate(() => {
      const piece = window.board.shadowRoot!.querySelector('.dragging > .piece')!;
      const seen = new Promise<number[]>((resolve) => {
        window.board.addEventListener('move-cancel', () => {
          const [glide] = piece.getAnimations();
          glide!.pause();
          const { x, y, width, height } = piece.getBoundingClientRect();
          resolve([x, y, width, height]);
        });
      });
      window.board.cancel();
      return seen;
    });
    const expected = [place.x, place.y, place.width, place.height];
    const isNear = (box: number[]): boolean => box.every((value, i) => Math.abs(value - expected[i]!) < 1);
    const lifted = [carried.x, carried.y, carried.width, carried.height];
    assert.ok(isNear(lifted), `${lifted} for ${expected}`);
    assert.ok(isNear(began), `${began} for ${expected}`);
  }));
