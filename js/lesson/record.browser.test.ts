/**
 * Can a reader of `<chess-lesson>` use the record: walk its tree, guess its moves, bring positions and
 * games in and out as text, set up a position, type moves?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLessonPage } from '../testing/lessonpage.js';

const GAME = `[White "Alice"]
[Black "Bob"]

1. e4 { [%csl Ge4][%cal Re4e5] the king's pawn } e5 2. Nf3 Nc6! (2... Nf6 { Petroff } 3. Nxe5 (3. d4)) 3. Bb5 a6 *`;

const HOSTILE = `[White "<img src=x onerror=alert(1)>"]
[Black "\\"><script>alert(1)</script>"]
[Event "javascript:alert(1)"]
[Site "<a href=javascript:alert(1)>x</a>"]

1. e4 { <script>alert(1)</script> <svg onload=alert(1)> [%cal "><b>] } e5 *`;

let page: Page;
const table = openLessonPage({
  body: '<main></main>',
  take: (opened) => {
    page = opened;
    page.setDefaultTimeout(5000);
    page.on('dialog', (dialog) => {
      table.complaints.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  },
});

/** Opens the page with a fresh table that has attributes, and fails on anything the page complains about. */
async function atTable(attributes: Record<string, string>, run: () => Promise<void>): Promise<void> {
  await table.visit();
  await page.evaluate(async (list) => {
    const element = document.createElement('chess-lesson');
    for (const [name, value] of Object.entries(list)) element.setAttribute(name, value);
    document.querySelector('main')!.append(element);
    await element.ready;
  }, attributes);
  await run();
  assert.deepEqual(table.complaints, []);
}

const square = (name: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name},`) });
const panel = () => page.getByRole('tabpanel');
const button = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name }).click();
const sheet = () => panel().getByRole('group', { name: 'Moves of the game' });

/** The label of the move that is marked as the current one. */
const current = () => sheet().locator('[aria-current]').innerText();

async function move(from: string, to: string): Promise<void> {
  await square(from).click();
  await square(to).click();
}

async function stands(at: string, man: string): Promise<void> {
  await square(at)
    .and(page.getByRole('button', { name: new RegExp(man) }))
    .waitFor();
}

test('the brackets of a variation stand where they are read, close to its moves', () =>
  atTable({ pgn: '1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *', panels: 'moves' }, async () => {
    assert.match((await sheet().innerText()).replace(/\s+/g, ' '), /1\. d4 d5 \(1\.\.\. Nf6\)/);
    const gap = await sheet()
      .getByRole('button', { name: 'Nf6' })
      .evaluate((move) => {
        const written = document.createRange();
        written.selectNodeContents(move);
        const bracket = document.createRange();
        bracket.setStart(move.nextSibling!, 0);
        bracket.setEnd(move.nextSibling!, 1);
        return bracket.getBoundingClientRect().left - written.getBoundingClientRect().right;
      });
    assert.ok(gap < 2, `${gap} pixels`);
  }));

test('the tree has moves, variations and comments; a click goes there, and shapes are drawn', () =>
  atTable({ pgn: GAME, panels: 'moves why' }, async () => {
    await tab('Moves');
    assert.match(
      (await sheet().innerText()).replace(/\s+/g, ' '),
      /1\. e4 the king's pawn 1\.\.\. e5 2\. Nf3 Nc6! 2\.\.\. Nf6 Petroff 3\. Nxe5 \(3\. d4\) 3\. Bb5 a6/,
    );
    await button('e4').click();
    assert.equal(await current(), 'e4');
    const drawn = await page.evaluate(() => {
      const board = document.querySelector('chess-lesson')!.shadowRoot!.querySelector('chess-board')!;
      return board.state!.shapes!;
    });
    assert.deepEqual(drawn, [
      { from: 'e4', to: null, brush: 'green' },
      { from: 'e4', to: 'e5', brush: 'red' },
    ]);
    await button('Nc6, good move').click();
    await stands('c6', 'black knight');
    await button('d4').click();
    await stands('d4', 'white pawn');
  }));

test('keys walk through the tree, and the focus goes along', () =>
  atTable({ pgn: GAME, panels: 'moves' }, async () => {
    await button('e4').click();
    await page.keyboard.press('ArrowRight');
    assert.equal(await current(), 'e5');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.equal(await current(), 'Nf6');
    await page.keyboard.press('Home');
    assert.equal(await current(), 'the first position');
    assert.equal(await sheet().locator('[tabindex="0"]').count(), 1);
  }));

test('a variation is put first or removed, and a comment is written', () =>
  atTable({ pgn: GAME, panels: 'moves exchange' }, async () => {
    await button('Nf6').click();
    await panel().getByLabel('Comment on 2...Nf6').fill('a line of its own');
    await button('Save the comment').click();
    await button('Put this variation first').click();
    await button('Nc6, good move').click();
    await button('Remove from 2...Nc6 on').click();
    await tab('FEN and PGN');
    const pgn = await panel().getByLabel('PGN of the record').inputValue();
    assert.match(pgn.replace(/\s+/g, ' '), /2\. Nf3 Nf6 \{ a line of its own \} 3\. Nxe5 \(3\. d4\) \*/);
  }));

test('a step through 2,000 half-moves takes less than a frame, and scrolls the sheet only', () =>
  atTable({ panels: 'moves' }, async () => {
    let pgn = '';
    for (let i = 0; i < 1000; i++) {
      pgn += `${i + 1}. ${i % 2 === 0 ? 'Nf3 Nf6' : 'Ng1 Ng8'} `;
      if (i % 10 === 0) pgn += `{ once more } (${i + 1}... Nc6) `;
    }
    const measured = await page.evaluate((text) => {
      const lesson = document.querySelector('chess-lesson')!;
      const began = performance.now();
      lesson.act(`pgn\n${text}`);
      const first = performance.now() - began;
      lesson.act('goto 1000');
      const times: number[] = [];
      for (let i = 0; i < 40; i++) {
        const start = performance.now();
        lesson.act(i % 4 === 3 ? 'back' : 'forward');
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const sheet = lesson.shadowRoot!.querySelector('.sheet')!;
      const now = sheet.querySelector('[aria-current]')!.getBoundingClientRect();
      const frame = sheet.getBoundingClientRect();
      return {
        first,
        quick: times[4]!,
        scrolled: sheet.scrollTop,
        page: scrollY,
        isSeen: now.top >= frame.top - 1 && now.bottom <= frame.bottom + 1,
      };
    }, pgn);
    console.log(`first drawing ${measured.first.toFixed(0)} ms, a step ${measured.quick.toFixed(1)} ms`);
    // The quickest tenth, which does not tell what else the machine is doing.
    assert.ok(measured.quick < 16, `a step takes ${measured.quick} ms`);
    assert.ok(measured.isSeen && measured.scrolled > 0, 'the current move is not in sight');
    assert.equal(measured.page, 0);
  }));

test('a pupil guesses, and what he has not found is nowhere in the page', () =>
  atTable({ pgn: GAME, mode: 'guess' }, async () => {
    const hidden = async (words: RegExp): Promise<void> => {
      const html = await page.evaluate(() => {
        const root = document.querySelector('chess-lesson')!.shadowRoot!;
        const places = [...root.querySelectorAll('.course, .above, .below, .side, .foot, .conditions')];
        const board = root.querySelector('chess-board')!;
        return [...places.map((place) => place.innerHTML), JSON.stringify(board.state!.shapes)].join('\n');
      });
      assert.doesNotMatch(html, words);
    };
    await hidden(/Nf3|Bb5|Petroff|king's pawn/);
    await move('d2', 'd4');
    await panel().getByText('d4 is legal, but another move was played here.').waitFor();
    await stands('d2', 'white pawn');
    await hidden(/Nf3|Bb5|Petroff|king's pawn/);
    await button('Hint: which piece?').click();
    await panel().getByText('The piece that moves: pawn.').waitFor();
    await button('Hint: on which square?').click();
    await panel().getByText('It stands on e2.').waitFor();
    await move('e2', 'e4');
    await panel().getByText('The reply was 1...e5.').waitFor();
    await hidden(/Nf3|Bb5|Petroff/);
    await move('g1', 'f3');
    await stands('c6', 'black knight');
    await button('Show the move').click();
    await panel().getByRole('heading', { name: 'That was the last move.' }).waitFor();
    await panel().getByText('Found: 2 of 3. At the first try, without a hint: 1.').waitFor();
    await button('Stop guessing and show the record').click();
    await sheet().getByText('Petroff').waitFor();
  }));

test('a position and games come in as text, with every problem in its place', () =>
  atTable({ panels: 'exchange moves' }, async () => {
    const read = async (text: string): Promise<void> => {
      await panel().getByLabel('A position as FEN, or games as PGN').fill(text);
      await button('Put it on the table').click();
    };
    await read('4k3/8/8/8/8/8/4P3/4K3 x - e9 0 1');
    await panel()
      .getByText(/^Error: Character 23:/)
      .waitFor();
    await stands('e7', 'black pawn');
    await read('4k3/8/8/8/8/8/4P3/4K3 w - -');
    await button('Put that position on the table').click();
    await stands('e8', 'black king');
    await read(`${GAME}\n\n[White "Carol"]\n[Black "Dan"]\n\n1. d4 d5 2. Ke5 *`);
    await panel()
      .getByText(/^Error: Line 9, column 13:/)
      .waitFor();
    await panel().getByLabel('2 games: choose one').selectOption({ label: '2. Carol – Dan' });
    await button('Put the game on the table').click();
    await panel().getByText('On the table: 2. Carol – Dan').waitFor();
    await tab('Moves');
    assert.match(await sheet().innerText(), /d4\s+d5/);
  }));

test('a file is chosen or dropped, in UTF-8 or an old encoding', () =>
  atTable({ panels: 'exchange moves' }, async () => {
    await panel()
      .getByLabel(/^Or a file/)
      .setInputFiles({
        name: 'game.pgn',
        mimeType: 'application/x-chess-pgn',
        buffer: Buffer.from('[White "G\xfcnter"]\n[Black "B"]\n\n1. c4 *\n', 'latin1'),
      });
    await panel().getByText('The game is on the table.').waitFor();
    await page.evaluate(() => {
      const carried = new DataTransfer();
      carried.items.add(new File(['[White "Zoë"]\n\n1. b3 *'], 'other.pgn'));
      document
        .querySelector('chess-lesson')!
        .shadowRoot!.querySelector('[role=tabpanel]')!
        .dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
    });
    await tab('Moves');
    await panel().getByText('Zoë – ?').waitFor();
  }));

test('the record is copied and saved', () =>
  atTable({ pgn: GAME, panels: 'exchange' }, async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel().getByLabel('with variations').uncheck();
    await panel().getByLabel('with comments').uncheck();
    await button('Copy the PGN').click();
    await page.getByText('Copied.').first().waitFor({ state: 'attached' });
    assert.match(
      await page.evaluate(() => navigator.clipboard.readText()),
      /1\. e4 e5 2\. Nf3 Nc6 \$1 3\. Bb5 a6 \*/,
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button('Save the PGN as a file').click(),
    ]);
    assert.equal(file.suggestedFilename(), 'game.pgn');
    assert.match(await readFile(await file.path(), 'utf8'), /\[White "Alice"\]/);
  }));

test('nothing in a text becomes markup or runs', () =>
  atTable({ pgn: HOSTILE }, async () => {
    await page.getByRole('button', { name: 'One move forward' }).click();
    for (const name of ['Moves', 'Claims', 'FEN and PGN', 'Set up']) {
      await tab(name);
      const strange = await page.evaluate(
        () =>
          document
            .querySelector('chess-lesson')!
            .shadowRoot!.querySelectorAll('script, img, svg svg, a, .side [onload], .side [onerror]').length,
      );
      assert.equal(strange, 0, name);
    }
    await tab('Moves');
    await sheet().getByText('<script>alert(1)</script> <svg onload=alert(1)>').waitFor();
    const long = '('.repeat(100_000) + 'x'.repeat(200_000);
    await page.evaluate((text) => document.querySelector('chess-lesson')!.act(`read\n${text}`), long);
    await tab('Why?');
  }));

test('a position is set up by click, drag and keys, and played from', () =>
  atTable({ mode: 'setup' }, async () => {
    await button('Empty board').click();
    await panel().getByText('White has no king.').waitFor();
    assert.equal(await button('Play from here').count(), 0);
    await button('white king').click();
    await square('e1').click();
    await button('black king').click();
    await square('e8').focus();
    await page.keyboard.press('Enter');
    await button('white rook').click();
    await square('h1').click();
    await panel().getByLabel('White may castle with the rook on h1').check();
    await button('Move a piece').click();
    await square('e8').dragTo(square('d8'));
    await stands('d8', 'black king');
    await button('Play from here').click();
    await page.getByRole('tabpanel', { name: 'Why?' }).waitFor();
    await move('e1', 'g1');
    await stands('g1', 'white king');
  }));

test('a start of Chess960 is drawn, or named by its number', () =>
  atTable({ panels: 'setup' }, async () => {
    await panel().getByLabel('Chess960 start, 0 to 959').fill('0');
    await button('Set it up').click();
    await stands('a1', 'white bishop');
    await page.evaluate(() => (Math.random = () => 0.5401));
    await button('Draw a Chess960 start').click();
    await panel().getByText('This is the starting position 518 of Chess960.').waitFor();
  }));

test('a typed move is made, and one that is refused stays with its reason', () =>
  atTable({ typed: '' }, async () => {
    const field = page.getByRole('textbox', { name: /move/i });
    await field.fill('Nf3');
    await field.press('Enter');
    await stands('f3', 'white knight');
    await field.fill('Ke5');
    await field.press('Enter');
    await page.getByRole('tabpanel', { name: 'Why?' }).getByRole('heading').waitFor();
    assert.equal(await field.inputValue(), 'Ke5');
  }));

test('a key asks what a piece may do, and why one in hand may not come to a square', () =>
  atTable({}, async () => {
    const said = (text: RegExp) =>
      page.getByRole('alert').filter({ hasText: text }).waitFor({ state: 'attached' });
    await square('g1').focus();
    await page.keyboard.press('?');
    await said(/knight g1: Nf3, Nh3/);
    await square('a1').focus();
    await page.keyboard.press('m');
    await said(/rook a1: no legal move\. .+/);
    await square('e2').click();
    await square('e5').focus();
    await page.keyboard.press('?');
    await said(/pawn/);
    await stands('e2', 'white pawn');
  }));

/** What there is to look at: attributes of the table, and actions after them. */
const SIGHTS: readonly [string, Record<string, string>, readonly string[]][] = [
  ['the tree', { pgn: GAME, panels: 'moves' }, ['forward', 'forward', 'forward', 'visit 4:1 5']],
  ['a guess', { pgn: GAME, mode: 'guess' }, ['move d2 d4', 'guess-hint', 'guess-hint']],
  ['the score', { pgn: GAME, mode: 'guess' }, ['move e2 e4', 'guess-show', 'guess-show']],
  [
    'a FEN with faults',
    { panels: 'exchange' },
    ['read\nrnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR x - e9 a 1'],
  ],
  ['several games', { panels: 'exchange' }, [`read\n${GAME}\n\n[White "C"]\n\n1. d4 Ke4 *`]],
  ['a position with faults', { mode: 'setup' }, ['setup-tool P', 'square a8', 'square e1']],
  ['a position without', { mode: 'setup' }, ['setup-number\n518']],
];

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const [name, attributes, actions] of SIGHTS) {
  test(`${name} fits a width of 320 pixels, and axe-core finds nothing wrong with it`, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await atTable(attributes, async () => {
      const width = await page.evaluate((list) => {
        for (const action of list) document.querySelector('chess-lesson')!.act(action);
        return document.documentElement.scrollWidth;
      }, actions);
      assert.ok(width <= 320, `${width} pixels`);
      await page.evaluate(AXE);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run('chess-lesson')).violations;
        });
        const faults = found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
        assert.deepEqual(faults, [], colorScheme);
      }
    });
    await page.setViewportSize({ width: 1280, height: 720 });
  });
}
