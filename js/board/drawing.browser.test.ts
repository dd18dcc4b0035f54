/**
 * Can arrows and circles be drawn by hand, and do they leave the pieces alone?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  KINGS,
  MOVED,
  at,
  click,
  drag,
  label,
  log,
  openBoardPages,
  play,
  show,
} from '../testing/boardpage.js';
import { Fingers, TOUCH } from '../testing/fingers.js';
import { pass } from '../testing/time.js';

openBoardPages();

/** What is drawn, in short: "e2e4 green", "d4 red". */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.board.drawings.map(({ from, to, brush }) => `${from}${to ?? ''} ${brush}`));

/** Writes what is offered into the log, and which menus the page would open. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.board.addEventListener('drawings-change', (event) => {
      window.log.push(`drawings ${event.detail.drawings.length}`);
      if (window.refuses) event.preventDefault();
    });
    document.addEventListener('contextmenu', (event) => {
      if (!event.defaultPrevented) window.log.push('menu');
    });
  });
}

async function draw(page: Page, from: string, to: string, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.move(...(await at(page, from)));
  await page.mouse.down({ button: 'right' });
  if (to !== from) await page.mouse.move(...(await at(page, to)), { steps: 3 });
  await page.mouse.up({ button: 'right' });
  for (const key of keys) await page.keyboard.up(key);
}

test('the right button draws arrows and circles, and the same again takes them away', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    await draw(page, 'e2', 'e4');
    await draw(page, 'd5', 'd5');
    assert.deepEqual(await drawn(page), ['e2e4 green', 'd5 green']);
    await draw(page, 'e2', 'e4');
    assert.deepEqual(await drawn(page), ['d5 green']);
    await draw(page, 'd5', 'd5', 'Shift');
    assert.deepEqual(await drawn(page), ['d5 red'], 'another brush replaces it');
    assert.deepEqual(await log(page), ['drawings 1', 'drawings 2', 'drawings 1', 'drawings 1']);
    assert.equal(await label(page, 'e2'), 'e2, white pawn', 'nothing was taken up');
  }));

test('the keys that are held choose the brush', () =>
  play('plain', KINGS, async (page) => {
    await draw(page, 'a1', 'a8');
    await draw(page, 'b1', 'b8', 'Shift');
    await draw(page, 'c1', 'c8', 'Alt');
    await draw(page, 'd1', 'd8', 'Shift', 'Alt');
    await draw(page, 'e1', 'e8', 'Control');
    assert.deepEqual(await drawn(page), [
      'a1a8 green',
      'b1b8 red',
      'c1c8 blue',
      'd1d8 yellow',
      'e1e8 yellow',
    ]);
  }));

test('an arrow is seen while it is drawn, and comes to nothing off the board or with the other button', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    const shapes = () => page.locator('chess-board').first().locator('.shapes > *').count();
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await at(page, 'e4')));
    assert.ok((await shapes()) > 0);
    await page.mouse.move(500, 580);
    assert.equal(await shapes(), 0);
    await page.mouse.up({ button: 'right' });
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await at(page, 'e4')));
    await page.mouse.down();
    assert.equal(await shapes(), 0);
    await page.mouse.up();
    await page.mouse.up({ button: 'right' });
    assert.deepEqual([await drawn(page), await log(page)], [[], []]);
  }));

test('with a piece in hand the right button puts it back, and draws nothing', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    await click(page, 'e2');
    await draw(page, 'd4', 'd6');
    assert.deepEqual(await log(page), ['move-cancel e2 right-button']);
    await draw(page, 'd4', 'd6');
    assert.deepEqual(await drawn(page), ['d4d6 green']);
  }));

test('a click with empty hands takes all away, and so does a new position; a drag that changes nothing does not', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    await draw(page, 'e2', 'e4');
    await draw(page, 'd5', 'd5');
    await show(page, { ...KINGS, check: 'e8' });
    assert.equal((await drawn(page)).length, 2, 'the position is the same');
    await drag(page, 'd3', 'd4');
    assert.equal((await drawn(page)).length, 2);
    await click(page, 'd3');
    assert.deepEqual(await drawn(page), []);
    await draw(page, 'e2', 'e4');
    await show(page, MOVED);
    assert.deepEqual(await drawn(page), []);
    assert.deepEqual((await log(page)).slice(-4), ['drawings 2', 'drawings 0', 'drawings 1', 'drawings 0']);
  }));

test('a click that completes a move is no click with empty hands', () =>
  play('plain', KINGS, async (page) => {
    await click(page, 'e2');
    await page.evaluate(() => (window.board.drawings = [{ from: 'a1', to: null, brush: 'blue' }]));
    await click(page, 'e5');
    assert.deepEqual(await drawn(page), ['a1 blue']);
    assert.deepEqual(await log(page), ['explain-request e2e5']);
  }));

test('a host may refuse a drawing, set its own and be told what is wrong in them', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    await page.evaluate(() => (window.refuses = true));
    await draw(page, 'e2', 'e4');
    assert.deepEqual(await drawn(page), []);
    const message = await page.evaluate(() => {
      window.board.drawings = [{ from: 'a1', to: 'a8', brush: 'yellow' }];
      try {
        window.board.drawings = [{ from: 'a9' as 'a8', to: null, brush: 'red' }];
      } catch (error) {
        return String(error);
      }
      return 'taken';
    });
    assert.equal(message, 'TypeError: chess-board: drawings names "a9", which is not a square');
    assert.deepEqual(await drawn(page), ['a1a8 yellow']);
    await click(page, 'd5');
    assert.deepEqual(await drawn(page), ['a1a8 yellow'], 'the host keeps them');
  }));

test('drawings="off" leaves the right button and its menu to the browser, save with a piece in hand', () =>
  play('plain', KINGS, async (page) => {
    await listen(page);
    await draw(page, 'e4', 'e4');
    assert.deepEqual(await log(page), ['drawings 1'], 'no menu while it draws');
    await page.evaluate(() => window.board.setAttribute('drawings', 'off'));
    await draw(page, 'd4', 'd4');
    assert.deepEqual(await log(page), ['menu']);
    await click(page, 'e2');
    await log(page);
    await draw(page, 'd4', 'd4');
    assert.deepEqual(await log(page), ['move-cancel e2 right-button']);
  }));

test('a finger that rests draws: an arrow, a circle, from a piece and from an empty square, and nothing scrolls', () =>
  play(
    'tall',
    KINGS,
    async (page) => {
      await listen(page);
      const fingers = await Fingers.on(page);
      const rest = () => pass(page, 650);
      await fingers.put(await at(page, 'd4'));
      await rest();
      await fingers.move(await at(page, 'd6'));
      await fingers.lift();
      assert.deepEqual(await drawn(page), ['d4d6 green']);
      await fingers.put(await at(page, 'e2'));
      await rest();
      await fingers.lift();
      assert.deepEqual(await drawn(page), ['d4d6 green', 'e2 green']);
      assert.equal(await label(page, 'e2'), 'e2, white pawn, green circle');
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.deepEqual(await log(page), ['drawings 1', 'move-cancel e2 long-press', 'drawings 2']);
    },
    TOUCH,
  ));

test('a finger that moves, or holds a piece already, does not draw', () =>
  play(
    'plain',
    KINGS,
    async (page) => {
      await listen(page);
      const fingers = await Fingers.on(page);
      await fingers.put(await at(page, 'e2'));
      await fingers.move(await at(page, 'e3'));
      await pass(page, 650);
      await fingers.move(await at(page, 'e4'));
      await fingers.lift();
      assert.deepEqual(await log(page), ['move-request e2e4']);
      await show(page, KINGS);
      await fingers.tap(await at(page, 'e2'));
      await fingers.put(await at(page, 'e3'));
      await pass(page, 650);
      await fingers.lift();
      assert.deepEqual(await log(page), ['move-request e2e3']);
      assert.deepEqual(await drawn(page), []);
    },
    TOUCH,
  ));

test('a second finger gives up what the first one draws', () =>
  play(
    'plain',
    KINGS,
    async (page) => {
      await listen(page);
      const fingers = await Fingers.on(page);
      await fingers.put(await at(page, 'd4'));
      await pass(page, 650);
      await fingers.put(await at(page, 'g4'));
      await fingers.lift(1);
      await fingers.lift(0);
      assert.deepEqual([await drawn(page), await log(page)], [[], []]);
    },
    TOUCH,
  ));

test('a board that is removed while it is drawn on gives that up, and draws again when put back', () =>
  play('plain', KINGS, async (page) => {
    await page.mouse.move(...(await at(page, 'e2')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await at(page, 'e4')));
    await page.evaluate(() => {
      const parent = window.board.parentElement!;
      window.board.remove();
      parent.append(window.board);
    });
    await page.mouse.up({ button: 'right' });
    assert.deepEqual(await drawn(page), []);
    await draw(page, 'e2', 'e4');
    assert.deepEqual(await drawn(page), ['e2e4 green']);
    await page.evaluate(() => document.body.prepend(window.board));
    assert.deepEqual(await drawn(page), ['e2e4 green'], 'moving the element keeps them');
  }));
