/**
 * Can a pupil use `<chess-lesson>`: see the board, move, be told why not, look at the panels, choose
 * edition and language?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLessonPage } from '../testing/lessonpage.js';
import { pass } from '../testing/time.js';

let page: Page;
const table = openLessonPage({ take: (opened) => (page = opened) });

/** Opens the page with a fresh table, and fails on anything the page complains about. */
async function atTable(run: () => Promise<void>): Promise<void> {
  await table.visit();
  await page.evaluate(() => document.querySelector('chess-lesson')!.ready);
  await run();
  assert.deepEqual(table.complaints, []);
}

const square = (name: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name},`) });

async function move(from: string, to: string): Promise<void> {
  await square(from).click();
  await square(to).click();
}

test('a legal move is made', () =>
  atTable(async () => {
    await move('e2', 'e4');
    await square('e4')
      .and(page.getByRole('button', { name: /white pawn/ }))
      .waitFor();
  }));

test('a move that is not possible is explained beside the board', () =>
  atTable(async () => {
    await move('e2', 'e5');
    const panel = page.getByRole('tabpanel', { name: 'Why?' });
    await panel.getByRole('heading', { name: 'e2–e5 is not possible' }).waitFor();
    assert.match(await panel.innerText(), /Article 3\.7/);
  }));

test('the tabs open their panels, by click and by arrow keys', () =>
  atTable(async () => {
    await page.getByRole('tab', { name: 'Castling' }).click();
    assert.equal(await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).count(), 4);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Claims' }).waitFor();
    assert.equal(
      await page.evaluate(() => document.querySelector('chess-lesson')!.shadowRoot!.activeElement?.id),
      'tab-claims',
    );
  }));

test('the reader walks through the game and turns the board', () =>
  atTable(async () => {
    await move('e2', 'e4');
    await page.getByRole('button', { name: 'One move back' }).click();
    await square('e2')
      .and(page.getByRole('button', { name: /white pawn/ }))
      .waitFor();
    await page.getByRole('button', { name: 'Last position' }).click();
    await square('e4')
      .and(page.getByRole('button', { name: /white pawn/ }))
      .waitFor();
    await page.getByRole('button', { name: 'Turn the board' }).click();
    await page.getByRole('grid', { name: /Black at the bottom/ }).waitFor();
  }));

test('the reader chooses the language, and refusals and squares are told in it, and in English again', () =>
  atTable(async () => {
    await move('e2', 'e5');
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('tabpanel').getByText('peón').first().waitFor();
    await page.getByRole('button', { name: 'e2, peón blanco' }).waitFor();
    await page.locator('[data-action=language]').selectOption('en');
    await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
  }));

test('a language that comes after another was asked for is not spoken', () =>
  atTable(async () => {
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.act('language\nes');
      lesson.act('language\nen');
    });
    await pass(page, 500);
    assert.equal(await page.getByRole('tab', { name: 'Castling' }).count(), 1);
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('tab', { name: 'Enroque' }).waitFor();
  }));

test('the attribute clocks shows two clocks, whatever its value, and without it they are gone', () =>
  atTable(async () => {
    const clocks = () => page.getByRole('timer').count();
    const lesson = page.locator('chess-lesson');
    assert.equal(await clocks(), 0);
    for (const value of ['', 'on']) {
      await lesson.evaluate((element, given) => element.setAttribute('clocks', given), value);
      assert.equal(await clocks(), 2, `clocks="${value}"`);
      await lesson.evaluate((element) => element.removeAttribute('clocks'));
      assert.equal(await clocks(), 0);
    }
  }));

test('an attribute that is taken away leaves what a table without it has', () =>
  atTable(async () => {
    const lesson = page.locator('chess-lesson');
    const give = (name: string, value: string | null) =>
      lesson.evaluate(
        (element, [key, given]) =>
          given === null ? element.removeAttribute(key) : element.setAttribute(key, given),
        [name, value] as const,
      );
    const choice = (name: string) => page.locator(`[data-action=${name}]`).inputValue();
    for (const [name, value, without] of [
      ['edition', '2005', '2023'],
      ['time', 'blitz', 'standard'],
      ['language', 'es', 'en'],
    ] as const) {
      const is = async (wanted: string): Promise<void> => {
        await page.waitForFunction(
          ([action, expected]) =>
            document
              .querySelector('chess-lesson')!
              .shadowRoot!.querySelector<HTMLSelectElement>(`[data-action=${action}]`)?.value === expected,
          [name, wanted] as const,
        );
      };
      await is(without);
      await give(name, value);
      await is(value);
      await give(name, null);
      await is(without);
      assert.equal(await choice(name), without);
    }
    await give('mode', 'setup');
    await page.getByRole('tabpanel', { name: 'Set up' }).waitFor();
    await give('mode', null);
    await page.getByRole('tabpanel', { name: 'Why?' }).waitFor();
    await give('orientation', 'black');
    await page.getByRole('grid', { name: /Black at the bottom/ }).waitFor();
    await give('orientation', null);
    await page.getByRole('grid', { name: /White at the bottom/ }).waitFor();
    await give('fen', '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await page.getByRole('button', { name: 'e2, empty' }).waitFor();
    await give('pgn', '1. d4 d5');
    await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
    await give('pgn', null);
    await page.getByRole('button', { name: 'e2, empty' }).waitFor();
    await give('fen', null);
    await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
    await page.getByRole('button', { name: 'd2, white pawn' }).waitFor();
  }));

test('a lesson that is taken away leaves the first position, and comes again', () =>
  atTable(async () => {
    const src = (value: string | null) =>
      page.evaluate((given) => {
        const lesson = document.querySelector('chess-lesson')!;
        if (given === null) lesson.removeAttribute('src');
        else lesson.setAttribute('src', given);
      }, value);
    const steps = () => page.getByRole('button', { name: 'Next step' });
    for (let times = 0; times < 2; times++) {
      await src('demo/lessons/rights/lesson.pgn');
      await steps().waitFor();
      await src(null);
      await steps().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'e2, white pawn' }).waitFor();
    }
  }));

test('a program that fails while a clock runs is told of once, and the table comes back with a new one', () =>
  atTable(async () => {
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.act('clocks 5:00 5:00');
      lesson.act('clock-start');
      const { encodeInto } = TextEncoder.prototype;
      TextEncoder.prototype.encodeInto = () => {
        TextEncoder.prototype.encodeInto = encodeInto;
        throw new Error('This is the end of the program.');
      };
    });
    await page.getByText('The program of this table has failed.').waitFor();
    await square('e2').click();
    await square('e4').click();
    await pass(page, 500);
    assert.equal(table.complaints.length, 1);
    assert.match(table.complaints.splice(0)[0]!, /ERR_INSTANCE_DEAD|program has failed/);
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.remove();
      document.body.append(lesson);
    });
    await page.getByRole('tab', { name: 'Castling' }).waitFor();
    await move('e2', 'e4');
    await square('e4')
      .and(page.getByRole('button', { name: /white pawn/ }))
      .waitFor();
  }));
