/**
 * Does the board do what users of other boards have missed?
 *
 * Every case of the area `board-ui` in core/testdata/reports.jsonl, each with its report as source.
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
  openBoardPages,
  play,
  show,
  square,
  type PlainState,
} from '../testing/boardpage.js';
import { Fingers, TOUCH } from '../testing/fingers.js';

openBoardPages();

interface Case {
  readonly id: string;
  readonly area: string;
  readonly source: string;
}

const cases = readFileSync('core/testdata/reports.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ area }) => area === 'board-ui');

const START: PlainState = {
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  dests: { e2: ['e3', 'e4'], a2: ['a3', 'a4'], d2: ['d3', 'd4'], g1: ['f3', 'h3'], h2: ['h3', 'h4'] },
};

const dialogs = (page: Page): Promise<number> => page.getByRole('dialog').count();

/** What still listens outside the boards, observes or waits when ten boards have come and gone. */
function leftOver(state: { fen: string }): { observers: number; listeners: string[]; timers: number } {
  const counts = { observers: 0, listeners: [] as string[], timers: 0 };
  const scope = globalThis as unknown as Record<string, new (...args: unknown[]) => object>;
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    const Original = scope[name]!;
    scope[name] = class extends Original {
      observe(...args: unknown[]): void {
        counts.observers += 1;
        (Original.prototype as { observe(...given: unknown[]): void }).observe.apply(this, args);
      }
      disconnect(): void {
        counts.observers -= 1;
        (Original.prototype as { disconnect(): void }).disconnect.apply(this);
      }
    };
  }
  for (const target of [window, document, document.documentElement, document.body]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = ((type: string, ...rest: [EventListener]) => {
      counts.listeners.push(type);
      add(type, ...rest);
    }) as typeof target.addEventListener;
    target.removeEventListener = ((type: string, ...rest: [EventListener]) => {
      counts.listeners.splice(counts.listeners.indexOf(type), 1);
      remove(type, ...rest);
    }) as typeof target.removeEventListener;
  }
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
    const original = globalThis[name] as (...args: unknown[]) => number;
    (globalThis as unknown as Record<string, unknown>)[name] = (...args: unknown[]) => {
      counts.timers += 1;
      return original(...args);
    };
  }
  const clear = globalThis.clearTimeout;
  globalThis.clearTimeout = ((id?: number) => {
    if (id !== undefined) counts.timers -= 1;
    clear(id);
  }) as typeof clear;
  const boards = Array.from({ length: 10 }, () => document.createElement('chess-board'));
  for (const board of boards) {
    document.body.append(board);
    board.state = { ...state, movable: 'white' };
    board.announce('here');
    board.flip();
    const square = board.shadowRoot!.querySelector<HTMLElement>('[data-square=e2]')!;
    const finger = (type: string, pointerId: number, clientX: number): void => {
      const options = { bubbles: true, pointerId, pointerType: 'touch', clientX };
      square.dispatchEvent(new PointerEvent(type, options));
    };
    finger('pointerdown', 3, 1);
    finger('pointermove', 3, 90);
    finger('pointerdown', 4, 1);
    finger('pointerup', 4, 1);
    finger('pointerdown', 5, 1);
  }
  for (const board of boards) board.remove();
  return counts;
}

const TESTS: Readonly<Record<string, () => Promise<void>>> = {
  'ui-001-layout-shift': () =>
    play('plain', START, async (page) => {
      await page.evaluate(() => {
        const gap = document.createElement('div');
        gap.className = 'gap';
        window.board.before(gap);
      });
      await drag(page, 'e2', 'e4');
      assert.deepEqual(await log(page), ['move-request e2e4']);
    }),

  // The pages of these tests have the policy, and every test fails on a complaint; this one does all
  // that could need a style: a drag, a glide, a chooser, a drawing.
  'ui-005-strict-csp': () =>
    play('plain', KINGS, async (page) => {
      const violations = await page.evaluate(() => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
        (window as unknown as { seen: string[] }).seen = seen;
        window.board.drawings = [{ from: 'e2', to: 'e4', brush: 'red' }];
        return seen.length;
      });
      await drag(page, 'a7', 'a8');
      await page.keyboard.press('q');
      await show(page, MOVED);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      assert.deepEqual([violations, seen], [0, []]);
    }),

  'ui-006-destroy-resizeobserver': () =>
    play('plain', KINGS, async (page) => {
      const left = await page.evaluate(leftOver, { fen: KINGS.fen });
      assert.deepEqual(left, { observers: 0, listeners: [], timers: 0 });
    }),

  'ui-008-touchcancel': () =>
    play(
      'tall',
      START,
      async (page) => {
        const fingers = await Fingers.on(page);
        await fingers.put(await at(page, 'd2'));
        await fingers.cancel();
        assert.deepEqual(await log(page), ['move-cancel d2 pointer-cancelled']);
        await fingers.swipe(await at(page, 'g1'), await at(page, 'f3'));
        assert.deepEqual(await log(page), ['move-request g1f3']);
        assert.equal(await page.evaluate(() => scrollY), 0);
      },
      TOUCH,
    ),

  'ui-009-second-finger': () =>
    play(
      'plain',
      START,
      async (page) => {
        const fingers = await Fingers.on(page);
        await fingers.put(await at(page, 'a2'));
        await fingers.move(await at(page, 'a3'));
        await fingers.put(await at(page, 'h2'));
        await fingers.move(await at(page, 'a4'), 0);
        await fingers.lift(1);
        await fingers.lift(0);
        assert.deepEqual(await log(page), ['move-cancel a2 second-finger']);
        assert.equal(await label(page, 'a2'), 'a2, white pawn');
        await fingers.swipe(await at(page, 'a2'), await at(page, 'a4'));
        assert.deepEqual(await log(page), ['move-request a2a4']);
      },
      TOUCH,
    ),

  'ui-015-release-outside': () =>
    play('plain', START, async (page) => {
      const isCarried = () => page.locator('.dragging').count();
      await page.mouse.move(...(await at(page, 'e2')));
      await page.mouse.down();
      await page.mouse.move(590, 300, { steps: 3 });
      await page.mouse.move(-50, -50);
      assert.equal(await isCarried(), 1);
      await page.mouse.up();
      await page.mouse.move(...(await at(page, 'e4')), { steps: 3 });
      assert.equal(await isCarried(), 0);
      assert.deepEqual(await log(page), ['move-cancel e2 dropped-outside']);

      // The same where the page is not told of the release: over another window.
      const [x, y] = await at(page, 'e2');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 30, { steps: 3 });
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: y - 60, buttons: 0 });
      assert.equal(await isCarried(), 0);
      assert.deepEqual(await log(page), ['move-cancel e2 pointer-cancelled']);
      await page.mouse.up();
      await drag(page, 'e2', 'e4');
      assert.deepEqual(await log(page), ['move-request e2e4']);
    }),

  'ui-016-promotion-flip': () =>
    play('plain', KINGS, async (page) => {
      await click(page, 'a7', 'a8');
      await page.evaluate(() => window.board.flip());
      const [x, y] = await at(page, 'a8');
      const queen = (await page.getByRole('button', { name: 'queen', exact: true }).boundingBox())!;
      assert.ok(Math.abs(queen.x + queen.width / 2 - x) < queen.width / 2);
      assert.ok(Math.abs(queen.y + queen.height / 2 - y) < queen.height / 2);
      await page.getByRole('button', { name: 'Cancel' }).click();
      assert.equal(await page.evaluate(() => window.board.orientation), 'black');
      assert.equal(await label(page, 'a7'), 'a7, white pawn, in hand');
      assert.equal(await square(page, 'a7').locator('.pawn').count(), 1);
    }),

  'ui-017-promotion-needs-legal': () =>
    play(
      'plain',
      { ...KINGS, fen: '4k3/8/8/8/8/8/P7/4K3 w - - 0 1', dests: { a2: ['a3', 'a4'] } },
      async (page) => {
        await drag(page, 'a2', 'a8');
        assert.equal(await dialogs(page), 0);
        assert.deepEqual(await log(page), ['explain-request a2a8']);
        assert.match((await label(page, 'a2'))!, /^a2, white pawn/);
      },
    ),

  'ui-018-promotion-outside-click': () =>
    play('plain', KINGS, async (page) => {
      for (const leave of [() => page.keyboard.press('Escape'), () => click(page, 'f4')]) {
        await click(page, 'a7', 'a8');
        assert.equal(await dialogs(page), 1);
        await leave();
        assert.equal(await dialogs(page), 0);
        assert.equal(await label(page, 'a7'), 'a7, white pawn, in hand');
        assert.equal(await focused(page), 'a7');
        await page.keyboard.press('Escape');
      }
      const heard = await log(page);
      assert.deepEqual(
        heard.filter((one) => one.startsWith('move-request')),
        [],
      );
      assert.equal(heard.length, 4);
    }),

  // This board has no premoves: while the other side is to move, nothing can be taken up or asked.
  'ui-019-promotion-premove': () =>
    play('plain', { fen: '4k3/P7/8/8/8/8/8/4K2R b K - 0 1', dests: { e8: ['d8'] } }, async (page) => {
      await click(page, 'a7', 'a8');
      await drag(page, 'a7', 'a8');
      assert.equal(await dialogs(page), 0);
      assert.equal(await page.locator('.held, .dragging, .target').count(), 0);
      assert.deepEqual(await log(page), []);
    }),

  // Targets are the host's alone: no castling that the rules do not list can be shown or asked for.
  'ui-020-premove-castle-after-king-moved': () =>
    play(
      'plain',
      { fen: '4k3/8/8/8/8/8/8/4K2R w - - 4 3', dests: { e1: ['d1', 'f1'], h1: ['g1'] } },
      async (page) => {
        await click(page, 'e1');
        const targets = page.locator('.target');
        assert.equal(await targets.count(), 2);
        assert.equal(await page.locator('.castling').count(), 0);
        await page.mouse.move(...(await at(page, 'g1')));
        assert.equal(await page.locator('.ghost, .landing').count(), 0);
        await click(page, 'g1');
        assert.deepEqual(await log(page), ['explain-request e1g1']);
        await show(page, { fen: '4k3/8/8/8/8/8/8/4K2R b - - 5 3', dests: { e8: ['d8'] } });
        await log(page);
        await click(page, 'e1', 'h1');
        assert.deepEqual(await log(page), []);
        assert.equal(await page.locator('.held, .target').count(), 0);
      },
    ),

  'ui-022-keyboard': () =>
    play('two', START, async (page) => {
      await page.keyboard.press('Tab');
      assert.equal(await focused(page), 'a1');
      const moves = ['ArrowUp', ...Array<string>(4).fill('ArrowRight')];
      for (const key of moves) await page.keyboard.press(key);
      assert.equal(await focused(page), 'e2');
      const ring = await page.evaluate(() => {
        const button = window.board.shadowRoot!.activeElement!;
        return getComputedStyle(button).outlineStyle;
      });
      assert.equal(ring, 'solid');
      for (const key of ['Enter', 'Escape', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']) {
        await page.keyboard.press(key);
      }
      assert.deepEqual(await log(page), ['move-cancel e2 escape', 'move-request e2e4']);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('label')), 'Second');
    }),

  'ui-024-many-boards': () =>
    play('plain', null, async (page) => {
      const seen = await page.evaluate((fen) => {
        const holder = document.createElement('div');
        // As a server writes it: the tag alone, which the element fills where it is shown.
        holder.innerHTML = `<chess-board fen="${fen}" typed></chess-board>`.repeat(20);
        document.body.append(holder);
        const boards = [...holder.querySelectorAll('chess-board')];
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const inside = boards.map((board) =>
          [...board.shadowRoot!.querySelectorAll('[id]')].map(({ id }) => id).sort(),
        );
        return {
          repeated: ids.length - new Set(ids).size,
          twice: inside.filter((list) => list.length !== new Set(list).size).length,
          kept: boards.filter((board) => board.childNodes.length === 0 && board.attributes.length === 2)
            .length,
          kings: boards.map((board) => board.shadowRoot!.querySelectorAll('.piece.king').length),
        };
      }, '4k3/8/8/8/8/8/8/4K3');
      assert.equal(seen.repeated, 0);
      assert.equal(seen.twice, 0);
      assert.equal(seen.kept, 20, 'an element changes nothing of what the page wrote');
      assert.deepEqual(seen.kings, Array(20).fill(2));
    }),

  'ui-027-scaled-ancestor': () =>
    play('scaled', START, async (page) => {
      await drag(page, 'e2', 'e4');
      assert.deepEqual(await log(page), ['move-request e2e4']);
    }),

  'ui-028-reduced-motion': () =>
    play(
      'plain',
      KINGS,
      async (page) => {
        const running = await page.evaluate(async (fen) => {
          window.board.state = { fen };
          const during = window.board.shadowRoot!.getAnimations().length;
          await new Promise(requestAnimationFrame);
          return during + window.board.shadowRoot!.getAnimations().length;
        }, MOVED.fen);
        assert.equal(running, 0);
      },
      { reducedMotion: 'reduce' },
    ),
};

for (const { id, source } of cases) {
  const run = TESTS[id];
  test(`${id} (${source})`, () => {
    assert.ok(run, 'a case without a test');
    return run();
  });
}

test('there are fifteen such cases, and no test without a case', () => {
  assert.deepEqual(cases.map(({ id }) => id).sort(), Object.keys(TESTS).sort());
  assert.equal(cases.length, 15);
});
