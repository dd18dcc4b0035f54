/**
 * Is a piece that is carried seen above all else, and does it stay with what carries it?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Shape } from './shapes.js';
import { KINGS, at, log, marked, openBoardPages, play, square } from '../testing/boardpage.js';
import { Fingers, TOUCH, type Point } from '../testing/fingers.js';

openBoardPages();

const SHAPES: readonly Shape[] = [
  { from: 'a4', to: 'h4', brush: 'green' },
  { from: 'd6', to: null, brush: 'red' },
];

const draw = (page: Page, shapes: readonly Shape[]): Promise<void> =>
  page.evaluate((list) => void (window.board.drawings = list), shapes);

const turn = (page: Page): Promise<void> => page.evaluate(() => window.board.flip());

/** Takes up the piece of a square and carries it to a point. */
async function carry(page: Page, from: string, to: Point): Promise<void> {
  await page.mouse.move(...(await at(page, from)));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
}

/** The middle of the left side of the circle that is drawn: its line goes through there. */
async function onCircle(page: Page): Promise<Point> {
  const { x, y, height } = (await page.locator('.circle').boundingBox())!;
  return [x + 2, y + height / 2];
}

/** What is seen in a few pixels around a point. */
async function seen(page: Page, [x, y]: Point): Promise<string> {
  const image = await page.screenshot({ clip: { x: x - 2, y: y - 2, width: 4, height: 4 } });
  return image.toString('base64');
}

/** How far, in pixels, the middle of what is carried lies from a point. */
async function distanceFrom(page: Page, [x, y]: Point): Promise<number> {
  const { x: left, y: top, width, height } = (await page.locator('.dragging').boundingBox())!;
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

for (const [kind, place] of [
  ['an arrow', (page: Page) => at(page, 'e4')],
  ['a circle', onCircle],
] as const) {
  test(`a piece is carried above ${kind}, drawn before it was taken up or since`, () =>
    play('plain', KINGS, async (page) => {
      await draw(page, SHAPES);
      const point = await place(page);
      const drawn = await seen(page, point);
      await carry(page, 'h1', point);
      const before = await seen(page, point);
      await draw(page, []);
      const piece = await seen(page, point);
      await draw(page, SHAPES);
      const since = await seen(page, point);
      assert.notEqual(drawn, piece);
      assert.deepEqual([before === piece, since === piece], [true, true]);
    }));
}

for (const name of ['plain', 'scaled', 'rtl']) {
  for (const coordinates of ['inside', 'outside']) {
    test(`a piece stays under the mouse when the board is turned, and falls where it is then: ${name}, coordinates ${coordinates}`, () =>
      play(name, KINGS, async (page) => {
        await page.evaluate((value) => window.board.setAttribute('coordinates', value), coordinates);
        const point = await at(page, 'd5');
        await carry(page, 'e2', point);
        assert.deepEqual(await marked(page), ['d5']);
        await turn(page);
        assert.ok((await distanceFrom(page, point)) < 1);
        assert.deepEqual(await marked(page), ['e4']);
        await page.mouse.up();
        assert.deepEqual(await log(page), ['move-request e2e4']);
      }));
  }
}

test('a piece that is carried on when the board has been turned follows the mouse, and its square is the new one', () =>
  play('plain', KINGS, async (page) => {
    await carry(page, 'e1', await at(page, 'b3'));
    await turn(page);
    const [x, y] = await at(page, 'h1');
    await page.mouse.move(x + 5, y - 5, { steps: 3 });
    assert.ok((await distanceFrom(page, [x + 5, y - 5])) < 1);
    assert.deepEqual(await marked(page), ['h1']);
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-request e1h1 castling h']);
  }));

test('a piece stays under a finger when the board is turned, and falls where it is then', () =>
  play(
    'tall',
    KINGS,
    async (page) => {
      const fingers = await Fingers.on(page);
      const point = await at(page, 'd5');
      await fingers.put(await at(page, 'e2'));
      await fingers.move(point);
      // A browser tells the moves of a finger with its frames.
      await page.waitForFunction(([x, y]) => {
        const box = window.board.shadowRoot!.querySelector('.dragging')?.getBoundingClientRect();
        return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1;
      }, point);
      await turn(page);
      assert.ok((await distanceFrom(page, point)) < 1);
      assert.deepEqual(await marked(page), ['e4']);
      await fingers.lift();
      assert.deepEqual(await log(page), ['move-request e2e4']);
    },
    TOUCH,
  ));

for (const button of ['left', 'right'] as const) {
  test(`a press of the ${button} button before the board is turned does not go on from where an earlier one ended`, () =>
    play('plain', KINGS, async (page) => {
      await carry(page, 'e2', await at(page, 'd5'));
      await page.mouse.up();
      await page.keyboard.press('Escape');
      await page.mouse.move(...(await at(page, 'e1')));
      await page.mouse.down({ button });
      await turn(page);
      assert.equal(await page.locator('.dragging, .arrow').count(), 0);
      await page.mouse.up({ button });
      assert.deepEqual(await log(page), ['explain-request e2d5', 'move-cancel e2 escape']);
    }));
}

test('a piece follows the mouse into the corner of the window, also at once and after another was carried', () =>
  play('plain', KINGS, async (page) => {
    await carry(page, 'e2', await at(page, 'd5'));
    await page.mouse.move(0, 0);
    assert.ok((await distanceFrom(page, [0, 0])) < 1);
    await page.mouse.up();
    await page.mouse.move(...(await at(page, 'e1')));
    await page.mouse.down();
    await page.mouse.move(0, 0);
    assert.ok((await distanceFrom(page, [0, 0])) < 1);
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-cancel e2 dropped-outside', 'move-cancel e1 dropped-outside']);
  }));

test('the square that is marked on the line between two squares is the one where a piece falls', () =>
  play('plain', KINGS, async (page) => {
    await carry(page, 'e2', await at(page, 'd5'));
    const { x, y } = (await page.locator('.board').boundingBox())!;
    const seen: unknown[] = [];
    const there: unknown[] = [];
    for (let step = 1; step < 8; step++) {
      const point: Point = [x + 50 * step, y + 50 * step];
      await page.mouse.move(...point);
      seen.push(...(await marked(page)));
      there.push(
        await page.evaluate(([left, top]) => {
          const node = window.board.shadowRoot!.elementFromPoint(left, top)!;
          return node.closest<HTMLElement>('[data-square]')!.dataset['square'];
        }, point),
      );
    }
    await page.mouse.up();
    assert.deepEqual(seen, there);
  }));

test('a piece stays under the mouse that carries it while a pen hovers over the board', () =>
  play('plain', KINGS, async (page) => {
    const point = await at(page, 'e4');
    await carry(page, 'e2', point);
    await square(page, 'b6').dispatchEvent('pointermove', {
      pointerId: 77,
      pointerType: 'pen',
      clientX: 100,
      clientY: 150,
    });
    assert.ok((await distanceFrom(page, point)) < 1);
    await turn(page);
    assert.ok((await distanceFrom(page, point)) < 1);
    await turn(page);
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('an arrow that is drawn while the board is turned leads to the square that is then under the mouse', () =>
  play('plain', KINGS, async (page) => {
    const arrow = () => page.locator('.shapes .arrow').getAttribute('d');
    await page.mouse.move(...(await at(page, 'a2')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await at(page, 'd5')));
    await turn(page);
    const turned = await arrow();
    await page.mouse.up({ button: 'right' });
    assert.equal(turned, await arrow());
    assert.deepEqual(await page.evaluate(() => window.board.drawings), [
      { from: 'a2', to: 'e4', brush: 'green' },
    ]);
  }));
