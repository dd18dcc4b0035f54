/**
 * Does lesson.wasm draw its panels into a page, change only what has changed, and say what a click
 * asks for?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLessonPage } from '../testing/lessonpage.js';
import type { Lesson, LessonRecord } from './index.js';

declare global {
  interface Window {
    lesson: Lesson;
    asked: string[];
    open(): Promise<void>;
  }
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1'];
const chess = (moves: readonly string[], result = ''): LessonRecord => ({
  variant: 'standard',
  start: START,
  moves,
  result,
});

let page: Page;

const SCRIPT = `
  import { loadLesson } from './table.js';
  window.asked = [];
  for (const name of ['play-request', 'claim-request', 'goto-request', 'mark-request']) {
    document.addEventListener(name, ({ detail }) => window.asked.push(name + ' ' + JSON.stringify(detail)));
  }
  window.open = async () => {
    const find = (id) => document.getElementById(id);
    window.lesson = await loadLesson({ castling: find('castling'), claims: find('claims') });
  };`;

const site = openLessonPage({
  entry: 'js/lesson/index.ts',
  policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  body: `<script type="module" src="page.js"></script>
    <div id="castling">Loading</div><div id="claims">Loading</div>`,
  files: { '/page.js': SCRIPT },
  take: (opened) => (page = opened),
});

/** Opens the page with a record shown, and fails on anything the page complains about. */
async function withLesson(record: LessonRecord, run: () => Promise<void>): Promise<void> {
  await site.visit();
  await page.waitForFunction(() => typeof window.asked === 'object');
  await page.evaluate(() => window.open());
  await show(record);
  await run();
  assert.deepEqual(site.complaints, []);
}

const show = (record: LessonRecord): Promise<void> =>
  page.evaluate((shown) => window.lesson.show(shown), record);
const asked = (): Promise<string[]> => page.evaluate(() => window.asked.splice(0));
const textOf = (id: string): Promise<string> => page.locator(`#${id}`).innerText();

test('both panels are drawn with headings, lists and buttons', () =>
  withLesson(chess(KNIGHTS), async () => {
    const cards = page
      .locator('#castling')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    assert.equal(await cards.count(), 4);
    const heading = page.getByRole('heading', { name: 'White, kingside O-O', exact: true });
    assert.equal(await heading.count(), 1);
    assert.match(await textOf('castling'), /^White, kingside/);
    assert.match(await textOf('claims'), /^Black has the move and may claim a draw\./);
    assert.equal(await page.getByRole('progressbar').getAttribute('value'), '7');
  }));

test('a click says what is asked for, from any place within the button', () =>
  withLesson(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6']), async () => {
    await page.getByRole('button', { name: 'Castle: White, kingside' }).click();
    await page.getByRole('button', { name: 'Show squares: White, kingside' }).click();
    assert.deepEqual(await asked(), [
      'play-request {"uci":"e1g1"}',
      'mark-request {"marks":[{"square":"e1","kind":"path"},{"square":"f1","kind":"good"},' +
        '{"square":"g1","kind":"good"},{"square":"h1","kind":"path"}]}',
    ]);
    await show(chess([...KNIGHTS, 'f6g8']));
    await page.getByRole('button', { name: 'Claim the draw' }).click();
    await page.getByRole('button', { name: 'Claim with Nf3' }).click();
    await page.getByRole('button', { name: '2...Ng8' }).click();
    await page.getByRole('heading', { name: 'Repetition' }).click();
    assert.deepEqual(await asked(), [
      'claim-request {"kind":"threefold","intending":null}',
      'claim-request {"kind":"threefold","intending":"Nf3"}',
      'goto-request {"ply":4}',
    ]);
  }));

test('what stays the same is not touched', () =>
  withLesson(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6']), async () => {
    await page.evaluate(() => {
      const log = new MutationObserver((records) => {
        for (const { target, type } of records) {
          const card = (target instanceof Element ? target : target.parentElement)?.closest(
            '.castling, section',
          );
          window.asked.push(`${type} ${card?.querySelector('h3')?.textContent ?? ''}`);
        }
      });
      log.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await show(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6']));
    assert.deepEqual(await asked(), []);
    await show(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'e1f1']));
    const changed = new Set((await asked()).map((line) => line.replace(/^\S+ /, '')));
    assert.equal(changed.has('White, kingside O-O'), true);
    assert.equal(changed.has('Black, queenside O-O-O'), false);
  }));

test('the panels judge by the edition and the reading of the record', () =>
  withLesson(chess(['e2e4', 'e7e5', 'e1e2']), async () => {
    const articles = async (): Promise<string[]> =>
      (await textOf('castling')).match(/(?<=Article )[\w.]+/g)!.slice(0, 1);
    assert.deepEqual(await articles(), ['3.8.2.1']);
    await show({ ...chess(['e2e4', 'e7e5', 'e1e2']), laws: '1997' });
    assert.deepEqual(await articles(), ['3.5']);
    await show(chess(['e2e4', 'e7e5', 'e1e2', 'e8e7']));
    assert.deepEqual(await articles(), ['3.8.2.1'], 'an edition that is not named is that of 2023');
    const figure = {
      variant: 'standard',
      start: '4k3/8/8/8/5q2/8/6P1/3QK2R b K - 0 1',
      moves: 'f4g3 e1f1 g3f4 f1e1 f4g3 e1f1 g3f4 f1e1'.split(' '),
      laws: '2001',
    } as const;
    await show(figure);
    assert.doesNotMatch(await textOf('claims'), /Claim with/);
    await show({ ...figure, castlingRights: 'while-usable' });
    assert.match(await textOf('claims'), /Claim with Qg3\+/);
  }));

test('the panels speak the language that was asked for last', () =>
  withLesson(chess(['e2e4', 'e7e5', 'e1e2']), async () => {
    const button = page.getByRole('button').first();
    await page.evaluate(() => Promise.all([window.lesson.speak('es'), window.lesson.speak('zh')]));
    assert.match(await textOf('castling'), /白方.*王/s);
    await page.evaluate(() => window.lesson.speak('es'));
    assert.match(await textOf('castling'), /Blancas|Las blancas/);
    await show({ ...chess(['e2e4', 'e7e5', 'e1e2', 'e8e7']), laws: '1997' });
    assert.match(await textOf('castling'), /artículo 3\.5/i);
    await page.evaluate(() => window.lesson.speak('en'));
    assert.match(await button.innerText(), /^Show 2\.Ke2/);
  }));

test('a button keeps the focus while the panel changes around it', () =>
  withLesson(chess(['e2e4', 'e7e5']), async () => {
    await page.getByRole('button', { name: 'Show squares: White, kingside' }).focus();
    await show(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6']));
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.equal(focused, 'Show squares: White, kingside');
  }));

test('a record that cannot be played is refused, and the panels stay', () =>
  withLesson(chess(KNIGHTS), async () => {
    const before = await textOf('claims');
    for (const [record, code] of [
      [chess(['e2e5']), 'record-move'],
      [{ ...chess([]), start: '8/8/8/8/8/8/8/8 w - - 0 1' }, 'record-start'],
      [{ ...chess([]), variant: 'atomic' as 'standard' }, 'record-unreadable'],
      [{ ...chess([]), start: 'a\nb' }, 'record-start'],
    ] as const) {
      await assert.rejects(show(record), new RegExp(`ArgumentError: record: it cannot be shown: ${code}\\.`));
    }
    assert.equal(await textOf('claims'), before);
  }));

test('a record longer than the program takes at once comes in pieces', () =>
  withLesson(chess([]), async () => {
    const trip = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    const moves = Array.from({ length: 1200 }, () => trip).flat();
    await show(chess(moves));
    assert.match(await textOf('claims'), /^The game is over/);
    assert.match(await textOf('claims'), /This position has stood 1201 times/);
    assert.equal(await page.locator('.plies button').count(), 7);
  }));

test('what something else has changed in a panel is drawn anew', () =>
  withLesson(chess([]), async () => {
    const before = await textOf('castling');
    await page.evaluate(() => {
      // As a translator does it.
      for (const paragraph of document.querySelectorAll('#castling p')) {
        const font = document.createElement('font');
        font.append('übersetzt');
        paragraph.replaceChildren(font, font.cloneNode(true));
      }
      document.querySelector('#claims .lead')!.remove();
    });
    await show(chess(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'e1e2', 'e8e7']));
    await show(chess([]));
    assert.equal(await textOf('castling'), before);
    assert.match(await textOf('claims'), /^White has nothing to claim now\./);
  }));

test('memory stays as it is, however often the panels change', () =>
  withLesson(chess([]), async () => {
    const sizes = await page.evaluate(
      async ([from, to]) => {
        // The one memory of the program is seen as it is made.
        const made: WebAssembly.Memory[] = [];
        const instantiate = WebAssembly.instantiate as (...args: unknown[]) => Promise<WebAssembly.Instance>;
        const seen = async (...args: unknown[]): Promise<WebAssembly.Instance> => {
          const instance = await instantiate.apply(WebAssembly, args);
          made.push((instance.exports['memory'] ?? instance.exports['mem']) as WebAssembly.Memory);
          return instance;
        };
        Object.assign(WebAssembly, { instantiate: seen });
        await window.open();
        Object.assign(WebAssembly, { instantiate });
        const size = (times: number): number => {
          for (let n = 0; n < times; n++) window.lesson.show(n % 2 ? from! : to!);
          return made[0]!.buffer.byteLength;
        };
        return [size(100), size(600)];
      },
      [chess(KNIGHTS), chess(['e2e4', 'e7e5', 'e1e2'])],
    );
    assert.equal(sizes[1], sizes[0]);
  }));

test('after dispose nothing is left and nothing is heard', () =>
  withLesson(chess(KNIGHTS), async () => {
    await page.evaluate(() => window.lesson.dispose());
    assert.equal(await page.locator('#castling *, #claims *').count(), 0);
    await show(chess([]));
    assert.equal(await page.locator('#castling *, #claims *').count(), 0);
  }));

test('a file that is missing or is no WebAssembly is said to be so', () =>
  withLesson(chess([]), async () => {
    const messages = await page.evaluate(async (address) => {
      const { loadLesson } = (await import(address)) as typeof import('./index.js');
      return Promise.all(
        ['/nowhere.wasm', '/index.html'].map((wasm) => loadLesson({ wasm }).then(String, String)),
      );
    }, `${site.origin}/table.js`);
    assert.match(messages[0]!, /WasmLoadError: .*nowhere\.wasm answers with status 404/);
    assert.match(messages[1]!, /WasmLoadError: .*no WebAssembly file but HTML/);
    site.complaints.length = 0;
  }));

test('a program that does not start is said to be so', () =>
  withLesson(chess([]), async () => {
    const code = await page.evaluate(async (address) => {
      const { loadLesson } = (await import(address)) as typeof import('./index.js');
      const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
      return loadLesson({ wasm: empty }).then(
        () => 'started',
        (error: { code?: string }) => error.code,
      );
    }, `${site.origin}/table.js`);
    assert.equal(code, 'ERR_WASM_LOAD');
  }));

test('nothing is written to the page’s own globals', () =>
  withLesson(chess([]), async () => {
    const added = await page.evaluate(() =>
      Object.keys(window).filter((key) => /^(Go|__mailbox|fs|process)$/.test(key)),
    );
    assert.deepEqual(added, []);
  }));
