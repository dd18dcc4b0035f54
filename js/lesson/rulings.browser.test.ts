/**
 * Can a pupil ask the arbiter at the table: claim a draw, let hands do something on the board, run
 * the clocks, tell what has happened, and apply what is ruled?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLessonPage } from '../testing/lessonpage.js';

const KNIGHTS = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8', 'g1 f3', 'g8 f6', 'f3 g1'];
const ITALIAN = ['e2 e4', 'e7 e5', 'g1 f3', 'b8 c6', 'f1 c4', 'f8 c5'];
const ROOK_TRIPS = ['e2 e4', 'e7 e5', 'g1 f3', 'g8 f6', 'h1 g1', 'h8 g8', 'g1 h1', 'g8 h8'];

let page: Page;
const table = openLessonPage({
  body: '<meta name="color-scheme" content="light dark"><chess-lesson></chess-lesson>',
  take: async (opened) => {
    page = opened;
    await page.addInitScript(() => {
      const running = new Set<unknown>();
      Object.assign(globalThis, { runningIntervals: running });
      const { setInterval: begin, clearInterval: end } = globalThis;
      globalThis.setInterval = ((...given: Parameters<typeof begin>) => {
        const timer = begin(...given);
        running.add(timer);
        return timer;
      }) as typeof begin;
      globalThis.clearInterval = (timer) => {
        running.delete(timer);
        end(timer);
      };
    });
  },
});

/** Opens a fresh table after some moves, and fails on anything the page complains about. */
async function afterMoves(moves: readonly string[], run: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await table.visit();
  await page.evaluate(async (list) => {
    const lesson = document.querySelector('chess-lesson')!;
    await lesson.ready;
    for (const move of list) lesson.act(`move ${move}`);
  }, moves);
  await run();
  assert.deepEqual(table.complaints, []);
}

const square = (name: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name},`) });
const tab = (name: string) => page.getByRole('tab', { name }).click();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const verdict = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const panel = () => page.getByRole('tabpanel');
const intervals = () =>
  page.evaluate(() => (globalThis as unknown as { runningIntervals: Set<unknown> }).runningIntervals.size);

test('a claim is put to the arbiter, and the ruling is applied and taken back', () =>
  afterMoves(KNIGHTS, async () => {
    await tab('Claims');
    await press('Claim with Ng8');
    await verdict('The claim is upheld · Drawn');
    assert.equal(await panel().getByRole('img').count(), 3);
    await panel()
      .getByRole('img', { name: /^2\.\.\.Ng8\. White: king e1/ })
      .waitFor();
    await press('Apply the ruling');
    await panel().getByText('The game is over').waitFor();
    await press('Take it back');
    await panel().getByText('Black has the move and may claim a draw.').waitFor();
  }));

test('an incorrect claim is made too, and its intended move must be played', () =>
  afterMoves(KNIGHTS, async () => {
    await tab('Claims');
    await panel().getByText('Make any claim').click();
    await page.getByLabel('Intended move, if any').fill('h6');
    await page.keyboard.press('Enter');
    await verdict('The claim is rejected · The game goes on');
    await panel().getByText('White +2:00').waitFor();
    await press('Apply the ruling');
    await square('f6').click();
    await square('g8').click();
    await tab('Why?');
    await panel().getByText('By a ruling, h6 must be played now.').waitFor();
  }));

test('a position that only looks the same stands beside the other, and what differs is marked', () =>
  afterMoves(ROOK_TRIPS, async () => {
    await tab('Claims');
    const images = panel().getByRole('img');
    assert.equal(await images.count(), 2);
    for (let i = 0; i < 2; i++) assert.equal(await images.nth(i).locator('.marked').count(), 2);
    await panel().getByText('the right to castle with the rook on h1 was still kept').waitFor();
  }));

test('what hands do is told square by square, and the move that they have made is played', () =>
  afterMoves(ITALIAN, async () => {
    await tab('Hands');
    await square('e1').click();
    await verdict('Bound by what was touched');
    await square('g1').click();
    await verdict('Half a castling is made');
    await square('h1').click();
    await square('f1').click();
    await verdict('The move is made');
    assert.deepEqual(await panel().locator('.events > li').allInnerTexts(), [
      'White touches e1',
      'White lets go on g1',
      'White touches h1',
      'White lets go on f1',
    ]);
    await press('Play O-O');
    await panel().getByText('Nothing has happened yet.').waitFor();
    await square('g1')
      .and(page.getByRole('button', { name: /white king/ }))
      .waitFor();
  }));

test('the rook touched first: the last event is taken back, and what hands say counts', () =>
  afterMoves(ITALIAN, async () => {
    await tab('Hands');
    await square('h1').click();
    await square('e1').click();
    await panel().getByText('The rook on h1 was touched before the king').waitFor();
    await press('Without the last');
    await press('Start again');
    await press('Say “I adjust”');
    await square('h1').click();
    await verdict('Free: nothing binds the player');
  }));

test('an illegal move of the hands is put to the arbiter', () =>
  afterMoves(['e2 e4', 'e7 e5'], async () => {
    await tab('Hands');
    await square('g1').click();
    await square('g3').click();
    await press('Press the clock');
    await verdict('An illegal move is completed');
    await press('Ask the arbiter');
    await panel().getByText("This is White's first illegal move, so Black gets 2 minutes more.").waitFor();
    assert.equal(await page.getByLabel('What has happened').inputValue(), 'illegal-move');
    assert.equal(await page.getByLabel('The move by its squares').inputValue(), 'g1g3');
  }));

test('what has happened is told and ruled on, by the chosen edition and under every other', () =>
  afterMoves(['e2 e4', 'e7 e5'], async () => {
    await tab('Arbiter');
    await page.getByLabel('What has happened').selectOption('illegal-move');
    await page.getByLabel('The move by its squares').fill('g1g3');
    await press('Ask the arbiter');
    await verdict('The game goes on');
    await press('Under every edition');
    const rows = page.getByRole('table', { name: 'The same question under every edition' }).getByRole('row');
    assert.equal(await rows.count(), 9);
    assert.match(await rows.nth(1).innerText(), /1997/);
    await page.getByLabel('Which illegal move of this player').selectOption('2');
    await verdict('Black wins');
    await page.getByLabel('Edition of the Laws').selectOption('1997');
    await panel().getByText('Article 7.4').first().waitFor();
    await page.getByLabel('Language').selectOption('es');
    await panel()
      .getByText(/blancas/)
      .first()
      .waitFor();
  }));

test('a field may vanish while the reader writes in it', () =>
  afterMoves(['e2 e4', 'e7 e5'], async () => {
    await tab('Arbiter');
    await page.getByLabel('What has happened').selectOption('illegal-move');
    await page.getByLabel('The move by its squares').pressSequentially('g1g');
    await act(['incident-kind\nagreement', 'incident-ask']);
    await verdict('Drawn');
    await act(['incident-kind\nflag-fall', 'incident-ask']);
    await verdict('Black wins');
  }));

test('a control that takes itself away leaves the focus in its panel', () =>
  afterMoves(KNIGHTS, async () => {
    const focus = () =>
      page.evaluate(() => {
        const focused = document.querySelector('chess-lesson')!.shadowRoot!.activeElement;
        return focused?.getAttribute('role') ?? focused?.textContent;
      });
    await tab('Claims');
    await page.getByRole('button', { name: 'Claim with Ng8', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply the ruling', exact: true }).focus();
    await page.keyboard.press('Enter');
    await panel().getByText('The ruling is applied.').waitFor();
    assert.equal(await focus(), 'tabpanel');
    await page.getByRole('button', { name: 'Take it back', exact: true }).focus();
    await page.keyboard.press('Enter');
    assert.notEqual(await focus(), undefined);
  }));

test('the attribute clocks puts two clocks beside the board by its name alone, and takes them away', () =>
  afterMoves([], async () => {
    const clocks = page.getByRole('timer');
    const toggle = (is: boolean) =>
      page.evaluate((on) => document.querySelector('chess-lesson')!.toggleAttribute('clocks', on), is);
    assert.equal(await clocks.count(), 0);
    await toggle(true);
    assert.equal(await clocks.count(), 2);
    assert.equal(await page.getByLabel('clocks beside the board').isChecked(), true);
    await toggle(false);
    assert.equal(await clocks.count(), 0);
  }));

test('the clocks run, a flag falls, and the arbiter is asked; no timer is left', () =>
  afterMoves(['e2 e4', 'e7 e5'], async () => {
    assert.equal(await intervals(), 0);
    await page.getByLabel('clocks beside the board').check();
    await page.getByLabel("Set White's clock").fill('0:01');
    await page.keyboard.press('Enter');
    await page.getByRole('timer', { name: "White's clock: 0:01" }).waitFor();
    await press('Start');
    assert.equal(await intervals(), 1);
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.remove();
      Object.assign(globalThis, { lesson });
    });
    assert.equal(await intervals(), 0);
    await page.evaluate(() => document.body.append((globalThis as unknown as { lesson: Node }).lesson));
    await press("Ask the arbiter: White's flag");
    await verdict('Black wins');
    await panel().getByText('Black can still mate.').waitFor();
    assert.equal(await intervals(), 0);
  }));

test('moves let the clocks run in turn, without the page being told of the board', () =>
  afterMoves([], async () => {
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.act('clocks 5:00 3:00');
      lesson.act('clock-start');
    });
    await square('e2').click();
    await page.getByRole('timer', { name: "White's clock: 4:59" }).waitFor();
    await square('e4').click();
    await page.getByRole('timer', { name: "Black's clock: 2:59" }).waitFor();
    await press('Stop');
    assert.equal(await intervals(), 0);
  }));

const TABS = [
  ['clocks 5:00 5:00', 'tab why', 'explain e1 a1'],
  ['tab castling', 'can-castle white a'],
  ['tab claims', 'claim threefold', 'editions'],
  ['tab hands', 'square e1', 'square e2', 'editions'],
  ['tab arbiter', 'incident-kind\nillegal-move', 'incident-field move\nx', 'incident-ask', 'editions'],
];

const act = (actions: readonly string[]) =>
  page.evaluate((list) => {
    const lesson = document.querySelector('chess-lesson')!;
    for (const action of list) lesson.act(action);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, actions);

test('nothing is wider than a telephone', () =>
  afterMoves(ROOK_TRIPS, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const actions of TABS) assert.equal(await act(actions), 0, `${actions[0]} is too wide`);
  }));

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe-core finds nothing wrong with what the arbiter says, ${colorScheme}`, () =>
    afterMoves(ROOK_TRIPS, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(AXE);
      for (const actions of TABS) {
        await act(actions);
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run('chess-lesson')).violations;
        });
        const faults = found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
        assert.deepEqual(faults, [], actions[0]);
      }
    }));
}
