/**
 * Is the page a good page: texts are read or refused with the place, the moves can be walked, nothing
 * jumps, everybody can use it, at every width, in light and dark?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { address, atTable, newPage, openDemo, Table } from './table.js';

openDemo();

test('a FEN that cannot be set up says what is wrong, and where', () =>
  atTable(async (table) => {
    await table.play('e2e4');
    await table.setUp('rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    const report = table.page.locator('#fen-report');
    assert.match(await report.innerText(), /This position cannot be set up:/);
    assert.ok((await report.getByRole('listitem').count()) >= 1);
    assert.ok((await report.locator('mark').count()) >= 1);
    assert.deepEqual(await table.moves(), ['e4']);
    const text = table.page.getByLabel('FEN', { exact: true });
    assert.equal(await text.getAttribute('aria-invalid'), 'true');
    await table.setUp('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    assert.equal(await text.getAttribute('aria-invalid'), null);
  }));

test('a FEN with small faults is repaired, and what was repaired is said', () =>
  atTable(async (table) => {
    await table.setUp('4k3/8/8/8/8/8/8/4K2R  w KQ e3 0 1');
    const report = await table.text('#fen-report');
    assert.match(report, /^Set up as 4k3\/8\/8\/8\/8\/8\/8\/4K2R w K - 0 1/);
    assert.equal(await table.fen(), '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  }));

test('a PGN with a fault is read up to it, with line and column', () =>
  atTable(async (table) => {
    await table.readPgn('[White "A"]\n[Black "B"]\n\n1. e4 e5\n2. Ke3 Nc6 *\n');
    const report = await table.text('#pgn-report');
    assert.match(report, /The game is read, with 1 problem:/);
    assert.match(report, /Line 5, column 4: /);
    assert.deepEqual(await table.moves(), ['e4', 'e5']);
    await table.readPgn('');
    assert.match(await table.text('#pgn-report'), /There is no game in this text\./);
    const text = table.page.getByLabel('PGN', { exact: true });
    assert.equal(await text.getAttribute('aria-invalid'), 'true');
    assert.deepEqual(await table.moves(), ['e4', 'e5']);
  }));

test('a text that is no game leaves the game as it is', () =>
  atTable(async (table) => {
    await table.play('e2e4');
    for (const text of ['hello world', '<html><body>404</body></html>', '8/8/8/8/8/8/8/8 w - - 0 1']) {
      await table.readPgn(text);
      assert.match(await table.text('#pgn-report'), /^No game can be read here:/);
      assert.deepEqual(await table.moves(), ['e4']);
    }
  }));

test('a game with moves is put aside for another, and comes back with all of them', () =>
  atTable(async (table) => {
    const back = table.page.getByRole('button', { name: 'Back to your game' });
    assert.equal(await back.isVisible(), false);
    await table.example('Castling through check');
    assert.equal(await back.isVisible(), false);
    await table.press('New game');
    await table.play('e2e4', 'e7e5', 'g1f3');
    await table.press('Undo');
    await table.press('Undo');
    await table.play('c7c5');
    await table.example('A right lost on the way');
    await back.click();
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'c5', 'Nf3']);
    assert.equal(await table.current(), 'c5');
    assert.equal(await back.isVisible(), false);
    await table.press('New game');
    await table.play('d2d4');
    await back.click();
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'c5', 'Nf3']);
    await back.click();
    assert.deepEqual(await table.moves(), ['d4']);
  }));

test('a move can be typed, and one that is refused stays to be mended', () =>
  atTable(async (table) => {
    const field = table.page.getByLabel('Type a move');
    for (const move of ['e4', 'e7-e5', 'Nf3']) {
      await field.fill(move);
      await field.press('Enter');
      assert.equal(await field.inputValue(), '');
    }
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'Nf3']);
    await field.fill('Ke5');
    await field.press('Enter');
    assert.equal(await field.inputValue(), 'Ke5');
    assert.match(await table.note(), /^Ke5 is not possible\n/);
  }));

test('at 1280 by 720 the board, its buttons and the reasons are seen without scrolling', () =>
  atTable(
    async (table) => {
      await table.play('e1e2');
      for (const selector of ['#board', '#undo', '.note', '#conditions-title', '.tabs', '#typed-move']) {
        const box = await table.page.locator(selector).boundingBox();
        assert.ok(box !== null && box.y >= 0 && box.y + box.height <= 720, selector);
      }
      await table.page.keyboard.press('Escape');
      await table.tab('Hands');
      await table.click('g1');
      const verdict = await table.page.locator('.verdict').boundingBox();
      assert.ok(verdict !== null && verdict.y + verdict.height <= 720);
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test('the board stays in sight beside a long ruling, and never covers what stands below', () =>
  atTable(
    async (table) => {
      await table.example('Notebook 81, figure 3, line B: Gijssen’s reading');
      await table.page.locator('.figures').waitFor();
      const bottom = (selector: string): Promise<number> =>
        table.page.evaluate((name) => document.querySelector(name)!.getBoundingClientRect().bottom, selector);
      await table.page.evaluate(() => scrollTo(0, 300));
      assert.ok((await bottom('#undo')) > 300);
      await table.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const top = await table.page.evaluate(
        () => document.querySelector('.setup')!.getBoundingClientRect().top,
      );
      assert.ok((await bottom('#undo')) <= top);
      await table.tab('Game');
      await table.page.evaluate(() => scrollTo(0, 250));
      await table.page.mouse.click(...(await table.at('f4')));
      await table.page.mouse.click(...(await table.at('e6')));
      const note = await table.page.locator('.note.is-refusal').boundingBox();
      assert.ok(
        note !== null && note.y >= 0 && note.y < 200,
        'a refusal is seen wherever one has scrolled to',
      );
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test('on a phone the board stays above the panel while hands are on it, and covers nothing that is in use', () =>
  atTable(
    async (table) => {
      const edge = (selector: string, side: 'top' | 'bottom'): Promise<number> =>
        table.page.evaluate(([name, of]) => document.querySelector(name)!.getBoundingClientRect()[of], [
          selector,
          side,
        ] as const);
      await table.page.evaluate(() => document.querySelector('#tab-hands')!.scrollIntoView());
      await table.tab('Hands');
      assert.ok((await edge('#tab-hands', 'top')) >= (await edge('.toolbar', 'bottom')), 'the tab is seen');
      await table.click('g1');
      assert.deepEqual(await table.events(), ['touches g1']);
      await table.page.evaluate(() => scrollBy(0, 300));
      assert.ok((await edge('#board', 'top')) >= 0);
      await table.page.locator('#panel-hands select').first().focus();
      assert.ok((await edge(':focus', 'top')) >= (await edge('.toolbar', 'bottom')));
      await table.tab('Game');
      await table.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      assert.ok((await edge('.toolbar', 'bottom')) < 0, 'other panels have the page for themselves');
    },
    { viewport: { width: 390, height: 844 } },
  ));

test('of several games one is chosen, with variations and comments', () =>
  atTable(async (table) => {
    await table.readPgn(readFileSync('core/notation/pgn/testdata/kasparov-deep-blue-1997.pgn', 'utf8'));
    const choice = table.page.locator('#game');
    assert.equal(await choice.locator('option').count(), 6);
    await choice.selectOption({ index: 5 });
    assert.equal((await table.moves()).length, 37);
    await choice.selectOption({ index: 1 });
    assert.equal((await table.moves()).length, 89);
    await choice.selectOption({ index: 5 });
    assert.equal((await table.moves()).length, 37);
    await table.readPgn(
      '{A start.} 1. e4! (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 {The usual one.} 2. Nf3 *',
    );
    const list = table.page.locator('#moves');
    assert.equal(
      (await list.innerText()).replace(/\s+/g, ' '),
      'A start. 1. e4! 1. d4 d5 1 … Nf6 2. c4 2. c4 1 … e5 The usual one. 2. Nf3',
    );
    await list.getByRole('button', { name: 'Nf6' }).click();
    assert.match(await table.fen(), /^rnbqkb1r\/pppppppp\/5n2\/8\/3P4\//);
    assert.match(await table.page.locator('#castling').innerText(), /Black, kingside/);
  }));

test('a move played in the past branches off, and the game can be written down', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'e7e5', 'g1f3');
    await table.press('Undo');
    await table.press('Undo');
    await table.play('c7c5');
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'c5', 'Nf3']);
    assert.equal(await table.current(), 'c5');
    await table.press('The game now');
    const pgn = await table.page.locator('#pgn').inputValue();
    assert.match(pgn, /1\. e4 e5 \(1\.\.\. c5\) 2\. Nf3/);
    await table.page.locator('#pgn-form').getByRole('button', { name: 'Read' }).click();
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'c5', 'Nf3']);
  }));

test('every example can be shown', () =>
  atTable(async (table) => {
    const choice = table.page.getByLabel('Show me');
    const titles = (await choice.locator('option').allInnerTexts()).slice(1);
    assert.ok(titles.length >= 8);
    for (const title of titles) {
      await table.example(title);
      const announced = table.page.locator('#board').getByRole('status');
      await announced.getByText(/\w/).first().waitFor({ state: 'attached' });
      assert.match(await table.status(), /to move|in check|Dead position/);
    }
  }));

test('nothing jumps while moves are made and refused', () =>
  atTable(async (table) => {
    const places = (): Promise<string> =>
      table.page.evaluate(() =>
        ['#board', '#undo', '.note', '#moves', '#castling', '.setup']
          .map((selector) => {
            const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect();
            return `${selector} ${x} ${selector === '.setup' ? '' : y} ${width}`;
          })
          .join('\n'),
      );
    const before = await places();
    for (const move of ['e2e4', 'e7e5', 'e1e5', 'g1f3', 'e8g8', 'b8c6', 'f1c4', 'e8a8', 'g8f6', 'e1g1']) {
      await table.play(move);
      assert.equal(await places(), before, move);
      await table.page.keyboard.press('Escape');
    }
  }));

/** One example of each question. */
const QUESTIONS = [
  'The question of 2014: a right that no continuation can use',
  'Notebook 81, figure 3, line B: Gijssen’s reading',
  'Arbiters’ manual: the right to complain',
  'Notebook 81: two moves in a row',
];

const kinds = (table: Table): Promise<{ label: string }[]> =>
  table.page
    .locator('#incident-kind option')
    .evaluateAll((options) => options.map(({ textContent }) => ({ label: textContent! })));

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`at ${width} pixels nothing sticks out`, () =>
    atTable(
      async (table) => {
        const fits = async (what: string): Promise<void> => {
          const { wide, out } = await table.page.evaluate(() => ({
            wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            out: [...document.querySelectorAll('body *')]
              .filter((element) => {
                const { left, right } = element.getBoundingClientRect();
                return right > innerWidth + 1 || left < -1;
              })
              .map((element) => `${element.tagName} ${element.id}`),
          }));
          assert.equal(wide, 0, what);
          assert.deepEqual(out, [], what);
        };
        await table.play('e2e4', 'e7e5');
        await fits('a game');
        for (const title of QUESTIONS) {
          await table.example(title);
          await table.page.locator('#look').getByText(title).waitFor();
          await fits(title);
        }
        await table.page.locator('#incident-form summary').click();
        for (const { label } of await kinds(table)) {
          await table.page.getByLabel('What happened').selectOption({ label });
          await fits(label);
        }
      },
      { viewport: { width, height: 800 } },
    ));
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe-core finds wrong, as "rule: element" lines. */
async function violations({ page }: Table): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
        }>;
      };
    };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1200]) {
    test(`axe-core finds nothing wrong, ${colorScheme}, ${width} pixels`, () =>
      atTable(
        async (table) => {
          assert.deepEqual(await violations(table), []);
          await table.example('A right lost on the way');
          await table.play('e1g1');
          assert.deepEqual(await violations(table), []);
          await table.example('Third time with one more move');
          await table.setUp('not a FEN');
          assert.deepEqual(await violations(table), []);
          await table.press('Claim with Ng8');
          assert.deepEqual(await violations(table), []);
          for (const title of QUESTIONS) {
            await table.example(title);
            await table.page.locator('#look').getByText(title).waitFor();
            assert.deepEqual(await violations(table), [], title);
          }
          await table.choose('Language', '中文');
          await table.page.locator('.ruling[lang=zh]').waitFor();
          await table.page.locator('.article-button').first().click();
          await table.press('执行裁决');
          await table.page.locator('#incident-form summary').click();
          assert.deepEqual(await violations(table), []);
        },
        { viewport: { width, height: 800 }, colorScheme },
      ));
  }
}

test('moves are said politely, in words', () =>
  atTable(async (table) => {
    const status = table.page.locator('#board').getByRole('status');
    for (const [move, said] of [
      ['e2e4', 'White pawn e2 to e4. Black to move'],
      ['d7d5', 'Black pawn d7 to d5. White to move'],
      ['e4d5', 'White pawn e4 takes pawn on d5. Black to move'],
    ] as const) {
      await table.play(move);
      await status.getByText(said).waitFor({ state: 'attached' });
    }
    await table.press('Undo');
    const back = 'Taken back: White pawn e4 takes pawn on d5. White to move';
    await status.getByText(back).waitFor({ state: 'attached' });
  }));

test('the board can be turned round and still be played on', () =>
  atTable(async (table) => {
    const [, before] = await table.at('e2');
    await table.press('Flip');
    const [, after] = await table.at('e2');
    assert.ok(after < before);
    await table.play('e2e4');
    assert.deepEqual(await table.moves(), ['e4']);
  }));

test('a page that cannot load the rules says so', async () => {
  const page = await newPage();
  try {
    await page.route('**/arbiter.wasm', (route) => route.fulfill({ status: 404, body: 'no' }));
    await page.goto(address());
    const alert = page.getByRole('alert').filter({ hasText: /^The page cannot start: .*arbiter\.wasm/ });
    await alert.waitFor();
    assert.equal(await page.locator('[aria-busy]').count(), 0);
  } finally {
    await page.close();
  }
});

test('a page that cannot load the panels says so there, and the board works', async () => {
  const page = await newPage();
  try {
    await page.route('**/lesson.wasm', (route) => route.fulfill({ status: 404, body: 'no' }));
    await page.goto(address());
    const alerts = page.getByRole('alert').filter({ hasText: /^This cannot be shown: .*lesson\.wasm/ });
    await alerts.nth(1).waitFor();
    assert.equal(await page.locator('[aria-busy]').count(), 0);
    const table = new Table(page);
    assert.equal(await table.status(), 'White to move');
    await table.play('e2e4');
    assert.deepEqual(await table.moves(), ['e4']);
  } finally {
    await page.close();
  }
});

test('the note is a stop for Tab only while it has to be scrolled', () =>
  atTable(
    async (table) => {
      const note = table.page.locator('.note');
      assert.equal(await note.getAttribute('tabindex'), null);
      await table.setUp('4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1');
      await table.play('e2d3');
      assert.equal(await note.getAttribute('tabindex'), '0');
    },
    { viewport: { width: 320, height: 800 } },
  ));
