/**
 * Is the board seen as it should be: its shapes, themes, coordinates, pieces and moves?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { KINGS, at, click, label, log, openBoardPages, play, show, square } from '../testing/boardpage.js';

openBoardPages();

const SHAPES = [
  { from: 'e2', to: 'e4', brush: 'green' },
  { from: 'd4', to: null, brush: 'red' },
];

/** A computed value of the first node that fits, or of a pseudo-element of it. */
const styleOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
  page.evaluate(
    ([css, field, part]) => {
      const node = window.board.shadowRoot!.querySelector(css!)!;
      return getComputedStyle(node, part).getPropertyValue(field!);
    },
    [selector, property, pseudo],
  );

const set = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(([key, text]) => window.board.setAttribute(key!, text!), [name, value]);

test('arrows and circles lie over the board, let every click through, and are not read out', () =>
  play('plain', { ...KINGS, shapes: SHAPES }, async (page) => {
    const board = (await page.locator('.board').boundingBox())!;
    const overlay = (await page.locator('.shapes').boundingBox())!;
    assert.deepEqual(overlay, board);
    assert.equal(await page.locator('.shapes').getAttribute('aria-hidden'), 'true');
    const arrow = (await page.locator('.arrow.green').boundingBox())!;
    const [x, y] = await at(page, 'e3');
    assert.ok(x > arrow.x && x < arrow.x + arrow.width && y > arrow.y && y < arrow.y + arrow.height);
    await click(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('arrows turn with the board, scale with it, and go when the state has none', () =>
  play('plain', { ...KINGS, shapes: SHAPES }, async (page) => {
    await page.evaluate(() => window.board.flip());
    const ringIsOn = async (name: string): Promise<boolean> => {
      const ring = (await page.locator('.circle').boundingBox())!;
      const [x, y] = await at(page, name);
      return Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) < 1;
    };
    assert.equal(await ringIsOn('d4'), true);
    await page.evaluate(() => window.board.style.setProperty('width', '200px'));
    await set(page, 'coordinates', 'outside');
    assert.equal(await ringIsOn('d4'), true);
    await show(page, KINGS);
    assert.equal(await page.locator('.shapes').count(), 0);
  }));

for (const scheme of ['light', 'dark'] as const) {
  test(`the attribute theme goes before what a reader of ${scheme} pages has, and auto follows it`, () =>
    play(
      'plain',
      KINGS,
      async (page) => {
        const seen: Record<string, string> = {};
        for (const theme of ['light', 'dark', 'high-contrast', 'auto']) {
          await set(page, 'theme', theme);
          seen[theme] = await styleOf(page, '.dark', 'background-color');
        }
        assert.equal(new Set([seen['light'], seen['dark'], seen['high-contrast']]).size, 3);
        assert.equal(seen['auto'], seen[scheme]);
      },
      { colorScheme: scheme },
    ));
}

test('a reader who wants more contrast gets it without an attribute', () =>
  play(
    'plain',
    KINGS,
    async (page) => {
      const wanted = await styleOf(page, '.light', 'background-color');
      assert.equal(wanted, 'rgb(255, 255, 255)');
      assert.equal(await styleOf(page, '.black .body', 'fill'), 'rgb(0, 0, 0)');
    },
    { contrast: 'more' },
  ));

test('on paper dark squares are hatched, marks of moves are gone, and no shape needs its colour', () =>
  play('plain', { ...KINGS, shapes: SHAPES }, async (page) => {
    await click(page, 'e1');
    await page.emulateMedia({ media: 'print' });
    assert.match(await styleOf(page, '.dark', 'background-image'), /repeating-linear-gradient/);
    assert.equal(await styleOf(page, '.light', 'background-color'), 'rgb(255, 255, 255)');
    assert.equal(await styleOf(page, '.target', 'content', '::after'), 'none');
    assert.equal(await styleOf(page, '.shapes .green', 'fill'), 'rgb(0, 0, 0)');
    assert.equal(await styleOf(page, '.shapes .red', 'fill'), 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
  }));

test('coordinates stand inside, outside or not at all, and not on a board too small for them', () =>
  play('plain', KINGS, async (page) => {
    /** What is written on the board, each with the square beside whose middle it stands. */
    const written = (): Promise<string[]> =>
      page.evaluate(() => {
        const root = window.board.shadowRoot!;
        const boxes = [...root.querySelectorAll<HTMLElement>('.square')].map(
          (cell) => [cell.dataset['square']!, cell.getBoundingClientRect()] as const,
        );
        return [...root.querySelectorAll('.coordinates *')].flatMap((text) =>
          [...text.textContent].flatMap((letter, index) => {
            const range = document.createRange();
            range.setStart(text.firstChild!, index);
            range.setEnd(text.firstChild!, index + 1);
            const { x, y, width, height } = range.getBoundingClientRect();
            if (letter.trim() === '' || width === 0) return [];
            const isRank = letter < 'a';
            const at = boxes.find(([, box]) =>
              isRank
                ? y + height / 2 > box.top && y + height / 2 < box.bottom
                : x + width / 2 > box.left && x + width / 2 < box.right,
            )?.[0];
            return [`${letter} ${isRank ? at?.[1] : at?.[0]}`];
          }),
        );
      });
    const all = [...'abcdefgh12345678'].map((name) => `${name} ${name}`).sort();
    assert.deepEqual((await written()).sort(), all);
    await page.evaluate(() => window.board.flip());
    assert.deepEqual((await written()).sort(), all);
    await set(page, 'coordinates', 'none');
    assert.deepEqual(await written(), []);
    await set(page, 'coordinates', 'outside');
    assert.deepEqual((await written()).sort(), all);
    const frame = (await page.locator('.frame').boundingBox())!;
    const cell = (await square(page, 'a1').boundingBox())!;
    assert.ok(cell.x - frame.x > 10, 'room on the left');
    assert.ok(Math.abs(cell.width - cell.height) < 0.1, 'squares stay square');
    await set(page, 'coordinates', 'inside');
    await page.evaluate(() => window.board.style.setProperty('width', '140px'));
    assert.deepEqual(await written(), []);
  }));

test('with hints off the squares tell nothing of the moves, to the eye or to the ear', () =>
  play('plain', KINGS, async (page) => {
    await set(page, 'hints', 'off');
    await click(page, 'e2');
    assert.equal(await page.locator('.target').count(), 0);
    assert.equal(await label(page, 'e4'), 'e4, empty');
    await click(page, 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));

test('a capture is told from a move by its shape', () =>
  play('plain', { fen: '4k3/8/8/8/8/8/3p4/4K3 w - - 0 1', dests: { e1: ['d2', 'e2'] } }, async (page) => {
    await click(page, 'e1');
    const of = (name: string, property: string) =>
      styleOf(page, `[data-square=${name}]`, property, '::after');
    assert.equal(await of('e2', 'border-top-style'), 'none');
    assert.equal(await of('d2', 'border-top-style'), 'solid');
    assert.notEqual(await of('e2', 'background-color'), await of('d2', 'background-color'));
  }));

test('pieces can be glyphs of a font, at once and back', () =>
  play('plain', KINGS, async (page) => {
    const king = square(page, 'e1').locator('.piece');
    assert.equal(await king.locator('path').count(), 2);
    await set(page, 'pieces', 'glyphs');
    assert.equal(await king.textContent(), '\u265a\ufe0e');
    assert.equal(await label(page, 'e1'), 'e1, white king');
    await set(page, 'pieces', 'drawn');
    assert.equal(await king.locator('path').count(), 2);
  }));

const gliding = (page: Page, fen: string): Promise<string[]> =>
  page.evaluate((next) => {
    window.board.state = { fen: next };
    const pieces = [...window.board.shadowRoot!.querySelectorAll('.gliding')];
    return pieces.map((piece) => piece.closest<HTMLElement>('[data-square]')!.dataset['square']!).sort();
  }, fen);

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const GLIDES: [name: string, before: string, after: string, squares: string[]][] = [
  ['castling: king and rook', KINGS.fen, '4k3/P7/8/8/8/8/4P3/5RK1', ['f1', 'g1']],
  ['castling taken back', '4k3/P7/8/8/8/8/4P3/5RK1', KINGS.fen, ['e1', 'h1']],
  ['a promotion', KINGS.fen, 'Q3k3/8/8/8/8/8/4P3/4K2R', ['a8']],
  ['two moves at once', START, 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR', ['e4', 'e5']],
  ['nothing, for another position', START, KINGS.fen, []],
];

for (const [name, before, after, squares] of GLIDES) {
  test(`what glides: ${name}`, () =>
    play('plain', { fen: before }, async (page) => {
      assert.deepEqual(await gliding(page, after), squares);
    }));
}

test('a piece that is on its way stays on the board when the position jumps or the board is turned', () =>
  play('plain', { fen: '4k3/8/8/8/8/8/8/R3K3' }, async (page) => {
    const spread = await page.evaluate(() => {
      const { board } = window;
      const stray = (): number => {
        const frame = board.getBoundingClientRect();
        const pieces = [...board.shadowRoot!.querySelectorAll('.piece')].map((one) =>
          one.getBoundingClientRect(),
        );
        return pieces.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1).length;
      };
      const after = (...steps: (() => void)[]): number => {
        board.state = { fen: '4k3/8/8/8/8/8/8/R3K3' };
        for (const step of steps) step();
        return stray();
      };
      const rook = (): unknown => (board.state = { fen: '4k3/8/8/8/8/8/8/4K2R' });
      const elsewhere = (): unknown => (board.state = { fen: 'R7/8/1k6/8/8/3K4/8/8' });
      return [after(rook), after(rook, elsewhere), after(rook, () => board.flip())];
    });
    assert.deepEqual(spread, [0, 0, 0]);
  }));

test('nothing glides with reduced motion', () =>
  play(
    'plain',
    { fen: KINGS.fen },
    async (page) => assert.deepEqual(await gliding(page, '4k3/P7/8/8/8/8/4P3/5RK1'), []),
    { reducedMotion: 'reduce' },
  ));

for (const [name, style] of [
  ['a flex row', 'display: flex; width: 500px'],
  ['a grid', 'display: grid; grid-template-columns: 1fr 1fr; width: 560px'],
  ['a narrow column', 'display: flex; flex-direction: column; width: 120px'],
] as const) {
  test(`the board is square and fits in ${name}`, () =>
    play('plain', KINGS, async (page) => {
      await page.evaluate((text) => {
        document.querySelector('main')!.style.cssText = text;
        window.board.style.cssText = 'width: auto; min-width: 0';
      }, style);
      const board = (await page.locator('.board').boundingBox())!;
      const room = (await page.locator('main').boundingBox())!;
      assert.ok(Math.abs(board.width - board.height) < 0.1, `${board.width} by ${board.height}`);
      assert.ok(board.width > 60 && board.x + board.width <= room.x + room.width + 0.1);
    }));
}

test('coordinates are seen on squares that show a state, too', () =>
  play('plain', { fen: KINGS.fen, lastMove: ['a8', 'h1'], check: 'a8' }, async (page) => {
    for (const name of ['a8', 'h1']) {
      const { x, y, width, height } = (await square(page, name).boundingBox())!;
      const side = width / 4;
      const clip =
        name === 'a8'
          ? { x: x + 3, y: y + 3, width: side, height: side }
          : { x: x + width - side - 3, y: y + height - side - 3, width: side, height: side };
      const seen = await page.screenshot({ clip });
      await set(page, 'coordinates', 'none');
      assert.ok(!seen.equals(await page.screenshot({ clip })), name);
      await set(page, 'coordinates', 'inside');
    }
  }));
