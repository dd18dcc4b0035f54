/**
 * Does a board hold its own, whatever the page does around it?
 *
 * Pages turn and mirror what they hold, have squares, links and selected texts of their own, and set what
 * they please before the board is there.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  KINGS,
  at,
  click,
  drag,
  focused,
  label,
  log,
  marked,
  openBoardPages,
  play,
  show,
} from '../testing/boardpage.js';

openBoardPages();

/** The middle of the piece that is carried. */
const carried = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { left, right, top, bottom } = window.board
      .shadowRoot!.querySelector('.dragging')!
      .getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });

for (const transform of [
  'rotate(180deg)',
  'rotate(90deg)',
  'rotate(-30deg) scale(0.6)',
  'scaleX(-1)',
  'skewX(20deg)',
  'perspective(700px) rotateX(40deg)',
  'perspective(600px) rotate3d(1, 1, 0.5, 45deg)',
]) {
  test(`a piece is carried under the pointer, and falls there, on a board seen by ${transform}`, () =>
    play('plain', KINGS, async (page) => {
      await page.evaluate((value) => (document.querySelector('main')!.style.transform = value), transform);
      await page.mouse.move(...(await at(page, 'e2')));
      await page.mouse.down();
      for (const over of ['g6', 'a5', 'e4']) {
        const [x, y] = await at(page, over);
        await page.mouse.move(x, y, { steps: 3 });
        const [seenX, seenY] = await carried(page);
        assert.ok(Math.hypot(seenX - x, seenY - y) < 2, `${seenX}, ${seenY} for ${x}, ${y}, over ${over}`);
        assert.deepEqual(await marked(page), [over]);
      }
      await page.mouse.up();
      assert.deepEqual(await log(page), ['move-request e2e4']);
    }));
}

test('a click that slips by a few pixels takes up a piece on a board that leans back', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(
      () => (document.querySelector('main')!.style.transform = 'perspective(700px) rotateX(40deg)'),
    );
    for (const name of ['e1', 'e2', 'a7']) {
      const [x, y] = await at(page, name);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 3, y + 4, { steps: 3 });
      await page.mouse.up();
      assert.match((await label(page, name))!, /selected|held|in hand/i);
    }
    assert.deepEqual(await log(page), []);
  }));

test('squares of the page around the board, or over it, are none of the board', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => (document.querySelector('main')!.dataset['square'] = 'e4'));
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    await page.mouse.move(30, 30, { steps: 4 });
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-cancel e2 dropped-outside']);

    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 'd3')), { steps: 4 });
    await page.evaluate(() => {
      const cover = document.createElement('div');
      cover.dataset['square'] = 'e4';
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9' });
      document.querySelector('main')!.append(cover);
    });
    await page.mouse.up();
    assert.deepEqual(await log(page), ['move-cancel e2 dropped-outside']);
  }));

test('nothing of the browser’s own is dragged in place of a piece: no selection, no link around the board', () =>
  play('plain', KINGS, async (page) => {
    await page.keyboard.press('Control+a');
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
    await page.evaluate(() => {
      const around = document.createElement('div');
      around.draggable = true;
      window.board.before(around);
      around.append(window.board);
    });
    await show(page, KINGS);
    await log(page);
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('of what is set before the element is defined, what is not well formed leaves the rest as it is', () =>
  play('plain', null, async (page) => {
    const seen = await page.evaluate(async () => {
      const errors: string[] = [];
      window.addEventListener('error', (event) => {
        errors.push(event.message);
        event.preventDefault();
      });
      const elsewhere = document.implementation.createHTMLDocument();
      const early = elsewhere.createElement('chess-board');
      Object.assign(early, { state: { fen: '8/8' }, strings: { hint: 'Hello' }, orientation: 'black' });
      document.body.append(document.adoptNode(early));
      await new Promise((resolve) => setTimeout(resolve));
      const board = early.shadowRoot!.querySelector('[role=grid]')!;
      return {
        errors,
        own: Object.keys(early),
        name: board.getAttribute('aria-label'),
        hint: board.getAttribute('aria-description'),
      };
    });
    assert.deepEqual(seen, {
      errors: ['Uncaught TypeError: chess-board: 2 ranks instead of 8: 8/8'],
      own: [],
      name: 'Chess board, Black at the bottom, White to move',
      hint: 'Hello',
    });
  }));

test('a question that ends, or is asked in other words, takes no focus from where it has gone', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => {
      window.board.setAttribute('typed', '');
      document.querySelector('main')!.append(document.createElement('select'));
    });
    await click(page, 'a7', 'a8');
    await page.locator('select').focus();
    await page.evaluate(() => (window.board.strings = { promotion: 'Into what?' }));
    await page.getByRole('dialog', { name: 'Into what?' }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement!.localName), 'select');
    await page.getByRole('button', { name: 'rook', exact: true }).focus();
    await page.evaluate(() => (window.board.strings = {}));
    assert.equal(await focused(page), 'queen', 'what had the focus keeps it');
    await page.getByRole('textbox').click();
    await show(page, { fen: '4k3/P7/8/8/8/8/4P3/4KR2 b - - 0 1', dests: {} });
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.equal(await page.evaluate(() => window.board.shadowRoot!.activeElement!.localName), 'input');
    assert.equal(await label(page, 'a7'), 'a7, white pawn');
  }));

test('a state that is set before the element is defined goes before the attribute', () =>
  play('plain', null, async (page) => {
    const seen = await page.evaluate(() => {
      const early = document.implementation.createHTMLDocument().createElement('chess-board');
      early.setAttribute('fen', '4k3/8/8/8/8/8/8/4K3');
      early.state = { fen: '4k3/8/8/8/8/8/8/3QK3' };
      document.body.append(document.adoptNode(early));
      const pieces = (): number => early.shadowRoot!.querySelectorAll('.piece').length;
      const first = pieces();
      early.setAttribute('fen', '4k3/8/8/8/8/8/8/4K2R b');
      return [first, early.state.fen, pieces()];
    });
    assert.deepEqual(seen, [3, '4k3/8/8/8/8/8/8/4K2R b', 3]);
  }));

test('a page that is written from top to bottom has a square board', () =>
  play('plain', KINGS, async (page) => {
    const [width, height, inside] = await page.evaluate(() => {
      document.body.style.writingMode = 'vertical-rl';
      const frame = window.board.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
      const { width, height } = window.board.getBoundingClientRect();
      return [width, height, frame.height];
    });
    assert.deepEqual([width, height, inside], [400, 400, 400]);
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));
