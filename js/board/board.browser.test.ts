/**
 * Can a game be played on the board, by mouse, finger, keyboard and made-up events?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
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
import { pass } from '../testing/time.js';

openBoardPages();

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
    await page.mouse.move(...(await at(page, 'g1')));
    assert.equal(await square(page, 'g1').locator('.ghost.king').count(), 1);
    assert.equal(await square(page, 'f1').locator('.ghost.rook').count(), 1);
    await click(page, 'g1');
    assert.equal(await label(page, 'g1'), 'g1, white king');
    assert.equal(await page.locator('.ghost').count(), 0);
    await show(page, KINGS);
    await drag(page, 'e1', 'h1');
    assert.deepEqual(await log(page), Array(2).fill('move-request e1h1 castling h'));
  }));

test('the landing squares of a castling are shown to the keyboard as well', () =>
  play('plain', KINGS, async (page) => {
    await page.evaluate(() => window.board.focus({ square: 'e1' }));
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    assert.equal(await page.locator('.landing').count(), 2);
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.locator('.landing').count(), 0);
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

    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(page), 'rook');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'queen');

    const isInert = () =>
      page.evaluate(() => window.board.shadowRoot!.querySelector<HTMLElement>('.board')!.inert);
    assert.equal(await isInert(), true);
    await page.keyboard.press('Escape');
    assert.equal(await isInert(), false);
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
      for (const at of ['e2', 'e4']) {
        pointer('pointerdown', at, 0);
        pointer('pointerup', at, 0);
        button(at).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      }
      reset();
      pointer('pointerdown', 'e2', 0);
      pointer('pointermove', 'e4', 9);
      pointer('pointerup', 'e4', 0);
      return window.log;
    }, KINGS.fen);
    assert.deepEqual(requests, Array(5).fill('move-request e2e4'));
  }));

test('mouse events made by a program work without pointer events, and beside them count once', () =>
  play('plain', KINGS, async (page) => {
    const requests = await page.evaluate((fen) => {
      const root = window.board.shadowRoot!;
      const button = (name: string) => root.querySelector<HTMLElement>(`[data-square=${name}] button`)!;
      const send = (names: string, at: string, x = 0): void => {
        for (const name of names.split(' ')) {
          const options = { bubbles: true, pointerId: 7, clientX: x, detail: name === 'click' ? 1 : 0 };
          const Made = name.startsWith('pointer') ? PointerEvent : MouseEvent;
          button(at).dispatchEvent(new Made(name, options));
        }
      };
      const begin = (): void => {
        window.board.state = { fen, dests: new Map([['e2', ['e4']]]) };
      };
      begin();
      for (const at of ['e2', 'e4']) send('mousedown mouseup', at);
      begin();
      for (const at of ['e2', 'e4']) send('mousedown mouseup click', at);
      begin();
      for (const at of ['e2', 'e4']) send('pointerdown mousedown pointerup mouseup click', at);
      begin();
      for (const at of ['e2', 'e4']) send('pointerdown pointerup mousedown mouseup click', at);
      begin();
      send('mousedown', 'e2');
      send('mousemove', 'e4', 9);
      send('mouseup', 'e4');
      begin();
      send('pointerdown', 'e2');
      send('pointerup', 'e4', 9);
      return window.log;
    }, KINGS.fen);
    assert.deepEqual(requests, Array(6).fill('move-request e2e4'));
  }));

test('a board made where it is not seen works once it is shown, and wherever it is moved to', () =>
  play('plain', null, async (page) => {
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.hidden = true;
      window.board.remove();
      window.board = document.createElement('chess-board');
      main.append(window.board);
    });
    await show(page, KINGS);
    await page.evaluate(() => (document.querySelector('main')!.hidden = false));
    await drag(page, 'e2', 'e4');
    await show(page, KINGS);
    await page.evaluate(() => document.body.prepend(window.board));
    await click(page, 'e2', 'e3');
    await show(page, KINGS);
    await page.evaluate(() => {
      const { body } = document;
      const moveBefore = (body as { moveBefore?: (node: Node, child: Node | null) => void }).moveBefore;
      if (moveBefore) moveBefore.call(body, window.board, null);
      else body.append(window.board);
    });
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4', 'move-request e2e3', 'move-request e2e4']);
  }));

test('a tap that opens the chooser does not answer it, and one beside it does nothing else', () =>
  play(
    'plain',
    KINGS,
    async (page) => {
      const tap = async (name: string): Promise<void> => page.touchscreen.tap(...(await at(page, name)));
      const dialog = page.getByRole('dialog');
      await tap('a7');
      await tap('a8');
      await pass(page, 400);
      assert.equal(await dialog.count(), 1);
      await tap('e2');
      await dialog.waitFor({ state: 'detached' });
      await pass(page, 400);
      assert.deepEqual(await log(page), ['move-cancel a7 dismissed']);
      assert.equal(await label(page, 'a7'), 'a7, white pawn, in hand');
    },
    { hasTouch: true, isMobile: true },
  ));

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
    assert.match(message, /^TypeError: chess-board: 2 ranks instead of 8/);
    assert.equal(await label(page, 'e1'), 'e1, white king');
    await drag(page, 'e2', 'e4');
    assert.deepEqual(await log(page), ['move-request e2e4']);
  }));
