/**
 * Does a king in hand castle, step or ask, as the squares and the page's preference mean it?
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
  openBoardPages,
  play,
  show,
  square,
  type PlainState,
} from '../testing/boardpage.js';

openBoardPages();

/** The king can step to g1 and castle to it; the castlings are told by the targets alone. */
const BESIDE: PlainState = {
  fen: '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1',
  variant: 'chess960',
  dests: { f1: ['e1', 'e2', 'g1', 'h1', 'a1', 'c1'], h1: ['h2', 'h5'] },
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'King step or castling?' });

/** The squares that are marked as those where king and rook land. */
const landings = (page: Page): Promise<string[]> =>
  page
    .locator('.landing')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['square']!).sort());

test('a square that means a step and castling is asked about in place, and the question survives a flip', () =>
  play('plain', BESIDE, async (page) => {
    await drag(page, 'f1', 'g1');
    assert.equal(await focused(page), 'castling, king g1, rook f1');
    assert.deepEqual(await landings(page), ['f1', 'g1']);
    assert.equal(await square(page, 'g1').locator('.piece.king').count(), 1);
    assert.equal(await square(page, 'h1').locator('.piece.rook').count(), 1);
    for (let n = 0; n < 2; n++) {
      // King and rook stand in the question over the squares where they would land.
      for (const [name, role] of [
        ['g1', 'king'],
        ['f1', 'rook'],
      ] as const) {
        const [x, y] = await at(page, name);
        const box = (await dialog(page).locator(`button:first-child .${role}`).boundingBox())!;
        assert.ok(x > box.x && x < box.x + box.width, `${role} over ${name}`);
        assert.ok(y > box.y - 10 && y < box.y + box.height + 10, `${role} over ${name}`);
      }
      await page.evaluate(() => window.board.flip());
      assert.equal(await focused(page), 'castling, king g1, rook f1');
    }
    await dialog(page).getByRole('button', { name: 'king step, g1' }).click();
    assert.deepEqual(await log(page), ['move-request f1g1']);
    assert.equal(await focused(page), 'g1');
    assert.equal(await label(page, 'h1'), 'h1, white rook');
  }));

test('the question is answered by arrows and letters, and taken back by Escape or a press beside it', () =>
  play('plain', BESIDE, async (page) => {
    const answers: [keys: string[], heard: string][] = [
      [['Enter'], 'move-request f1h1 castling h'],
      [['ArrowUp', 'Enter'], 'move-request f1g1'],
      [['k'], 'move-request f1g1'],
      [['r'], 'move-request f1h1 castling h'],
      [['O'], 'move-request f1h1 castling h'],
      [['0'], 'move-request f1h1 castling h'],
      [['Escape'], 'move-cancel f1 escape'],
      [['ArrowUp', 'ArrowUp', 'Enter'], 'move-cancel f1 dismissed'],
    ];
    for (const [keys, heard] of answers) {
      await show(page, { ...BESIDE, dests: {} });
      await show(page, BESIDE);
      await log(page);
      await page.evaluate(() => window.board.focus({ square: 'f1' }));
      for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      assert.equal(await dialog(page).count(), 1);
      for (const key of keys) await page.keyboard.press(key);
      assert.equal(await dialog(page).count(), 0);
      assert.deepEqual(await log(page), [heard], keys.join(' '));
      const isBack = heard.startsWith('move-cancel');
      assert.equal(await focused(page), isBack ? 'f1' : 'g1');
      if (isBack) assert.equal(await label(page, 'f1'), 'f1, white king, in hand');
      if (isBack) await page.keyboard.press('Escape');
    }
    await click(page, 'f1', 'g1', 'b7');
    assert.deepEqual((await log(page)).slice(-1), ['move-cancel f1 dismissed']);
    assert.equal(await focused(page), 'f1');
  }));

test('both landing squares are shown before: to a pointer, to the focus and to a drag', () =>
  play('plain', BESIDE, async (page) => {
    await click(page, 'f1');
    assert.deepEqual(await landings(page), []);
    for (const [over, squares] of [
      ['h1', ['f1', 'g1']],
      ['g1', ['f1', 'g1']],
      ['a1', ['c1', 'd1']],
      ['c1', ['c1', 'd1']],
      ['e2', []],
    ] as const) {
      await page.mouse.move(...(await at(page, over)));
      assert.deepEqual(await landings(page), squares, over);
    }
    assert.equal(await square(page, 'd1').locator('.ghost').count(), 0);
    await page.evaluate(() => window.board.focus({ square: 'c1' }));
    assert.deepEqual(await landings(page), ['c1', 'd1']);
    assert.equal(await square(page, 'd1').locator('.ghost.rook').count(), 1);
    await page.keyboard.press('Escape');
    await page.mouse.move(...(await at(page, 'f1')));
    await page.mouse.down();
    await page.mouse.move(...(await at(page, 'a1')), { steps: 4 });
    assert.deepEqual(await landings(page), ['c1', 'd1']);
    await page.mouse.up();
    assert.deepEqual((await log(page)).slice(-1), ['move-request f1a1 castling a']);
    assert.equal(await label(page, 'c1'), 'c1, white king');
    assert.equal(await label(page, 'd1'), 'd1, white rook');
  }));

const PREFERENCES: [preference: string | null, clicked: string[], dragged: string[], rook: string][] = [
  [null, [], ['move-request e1h1 castling h'], 'h1, white rook'],
  ['drag', [], ['move-request e1h1 castling h'], 'h1, white rook'],
  ['sometimes', [], ['move-request e1h1 castling h'], 'h1, white rook'],
  ['always', ['move-request e1h1 castling h'], ['move-request e1h1 castling h'], 'h1, white rook, castles'],
  ['never', [], ['move-cancel e1 rook-castling-off'], 'h1, white rook'],
];

for (const [preference, clicked, dragged, rook] of PREFERENCES) {
  test(`in standard chess with rook-castling="${preference ?? ''}" the rook's square is for ${clicked.length ? 'clicks and drags' : dragged[0]!.includes('request') ? 'drags' : 'nothing'}`, () =>
    play('plain', KINGS, async (page) => {
      await page.evaluate((value) => {
        if (value !== null) window.board.setAttribute('rook-castling', value);
      }, preference);
      await click(page, 'e1');
      assert.equal(await label(page, 'h1'), rook);
      await click(page, 'h1');
      assert.deepEqual(await log(page), clicked);
      if (clicked.length === 0) assert.equal(await label(page, 'h1'), 'h1, white rook, in hand');
      await show(page, { ...KINGS, dests: {} });
      await show(page, KINGS);
      await log(page);
      await drag(page, 'e1', 'h1');
      assert.deepEqual(await log(page), dragged);
    }));
}

test('the keys alone castle in Chess960, by the rook', () =>
  play('plain', BESIDE, async (page) => {
    await page.evaluate(() => window.board.focus({ square: 'f1' }));
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await log(page), ['move-request f1h1 castling h']);
    assert.equal(await label(page, 'g1'), 'g1, white king');
  }));

test('a host that lists the king’s square alone is asked with the king’s squares', () =>
  play('plain', { ...KINGS, castlings: undefined, dests: { e1: ['d1', 'f1', 'g1'] } }, async (page) => {
    await click(page, 'e1', 'g1');
    assert.deepEqual(await log(page), ['move-request e1g1 castling h']);
    assert.equal(await label(page, 'f1'), 'f1, white rook');
  }));

test('the question stays while the position does, and ends with its castling', () =>
  play('plain', BESIDE, async (page) => {
    await click(page, 'f1', 'g1');
    await show(page, { ...BESIDE, highlights: [{ square: 'e4', kind: 'path' }] });
    assert.equal(await dialog(page).count(), 1);
    await page.evaluate(() => (window.board.strings = { castlingQuestion: 'Step?', kingStep: 'step' }));
    assert.equal(await page.getByRole('dialog', { name: 'Step?' }).count(), 1);
    assert.equal(await focused(page), 'castling, king g1, rook f1');
    await show(page, { ...BESIDE, dests: { f1: ['e1', 'e2', 'g1'] } });
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual(await log(page), ['move-cancel f1 state-changed']);
  }));
