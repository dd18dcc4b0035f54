/**
 * Does everything that stands on the two pages with the table follow the language that the reader chooses,
 * and does it fit?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Language } from '../../js/index.node.js';
import { faultsOf } from './layout.js';
import { address, atTable, newPage, openDemo, Table } from './table.js';

openDemo();

const OTHERS = ['es', 'pt', 'id', 'zh'] as const;
const ALL: readonly Language[] = ['en', ...OTHERS];

/** All that can be read on a page, and what is read aloud of fields and buttons: one entry for each text. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element): boolean => {
      // Each language has its own name, errors of the arbiter are in English, comments in no language.
      if (element.matches('option[lang]') || element.closest('pre, [lang=""]') !== null) return false;
      return element.closest('.report [lang=en], .fault [lang=en]') === null;
    };
    const found: (string | null)[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement!;
      const shown = element.closest('select') ?? element;
      if (element.closest('script, noscript') === null && shown.checkVisibility() && isOwn(element))
        found.push(node.textContent);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'label']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (isOwn(element)) found.push(element.getAttribute(name));
      }
    }
    return found.map((text) => text!.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}

/** Moves, squares, positions, numbers and times are the same in every language. */
const NO_WORDS = /^([^a-z]|[a-h](?=[1-8x])|(?<=[a-h]?[1-8])[a-h]|\b[a-h]\b|x|O|[KQRBN])*$/iu;

/** Texts that are right although the English ones are the same. */
const SAME: Readonly<Record<(typeof OTHERS)[number], readonly string[]>> = {
  es: [],
  pt: [],
  id: ['Anderssen – Kieseritzky, London 1851'],
  zh: [],
};
const NAMES = ['FEN', 'PGN', 'Kasparov – Topalov', 'Polgár – Spassky'];

/** Goes through all that can be asked at the table, and calls `see` with what is shown then. */
async function tour(table: Table, see: (what: string) => Promise<void>): Promise<void> {
  const { page } = table;
  const form = (name: string) => page.locator(`#${name}-form [type=submit]`);
  await see('the first position');
  await page.locator('#time-control').selectOption('rapid');
  await page.locator('#laws').selectOption('2005');
  await see('other conditions');
  for (const tab of ['Hands', 'Claim', 'Incident', 'Ever?'] as const) {
    await table.tab(tab);
    await see(tab);
  }
  await table.tab('Hands');
  for (const says of await page.locator('#says button').all()) {
    await says.click();
    await see('something is said');
    await page.locator('#take-all').click();
  }
  await page.locator('#click').selectOption('place');
  await table.click('e4');
  await page.locator('#hand').selectOption('opponent');
  await page.locator('#click').selectOption('remove');
  await table.click('e2');
  await see('hands');
  await table.tab('Claim');
  await page.locator('#claim-move').fill('??');
  await page.locator('#claim-form summary').click();
  await page.locator('#claim-clock-white').fill('5');
  await form('claim').click();
  await see('a claim with no move, and one clock');
  await page.locator('#claim-clock-white').fill('five');
  await form('claim').click();
  await see('a clock that shows no time');
  await table.tab('Incident');
  const kinds = await page.locator('#incident-kind option').evaluateAll((all) => all.length);
  for (let index = 0; index < kinds; index++) {
    await page.locator('#incident-kind').selectOption({ index });
    await see(`incident ${index}`);
  }
  const examples = await page.locator('#examples optgroup option').evaluateAll((all) => all.length);
  for (let index = 1; index <= examples; index++) {
    await page.locator('#examples').selectOption({ index });
    await see(`example ${index}`);
  }
  await table.setUp('2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1');
  await table.tab('Ever?');
  await page.locator('#ever-what').selectOption({ index: 4 });
  await form('ever').click();
  await see('no mate for ever');
  await table.setUp('6k1/8/6K1/8/8/8/8/R7 w - - 0 1');
  await form('ever').click();
  await see('a mate that is found');
  await table.play('a1a8');
  await table.tab('Game');
  await see('a mate');
  await table.setUp('not a FEN');
  await see('a FEN that cannot be read');
  await table.setUp('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
  await see('a FEN that is mended');
  await table.readPgn('nothing');
  await see('no PGN');
  await table.readPgn('[White "Kasparov"] [Black "Topalov"] 1. e4 e9 * [White "?"] 1. d4 *');
  await see('two games, and what is wrong with them');
  await page.locator('#new').click();
  await page.locator('#shuffle').click();
  await see('a position of Chess960');
}

/** The same for the page on Chess960. */
async function tour960(table: Table, see: (what: string) => Promise<void>): Promise<void> {
  const { page } = table;
  await see('the array of chess');
  for (const number of ['', '960', '0']) {
    await page.locator('#number').fill(number);
    await page.locator('#number').press('Enter');
    await see(`number ${number}`);
  }
  for (const text of ['', 'KKKKKKKK', '4k3/8 w', 'RNBQKBNR']) {
    await page.locator('#fen').fill(text);
    await page.locator('#fen-form [type=submit]').click();
    await see(`which number is ${text}`);
  }
  for (const button of ['copy-fen', 'copy-link', 'arrows']) {
    await page.locator(`#${button}`).click();
    await see(button);
  }
  const examples = await page.locator('#examples option').evaluateAll((all) => all.length);
  for (let index = 1; index < examples; index++) {
    await page.locator('#examples').selectOption({ index });
    await see(`example ${index}`);
  }
}

/** Opens the page on Chess960 as its readers do. */
async function at960(run: (table: Table) => Promise<void>, width = 1200): Promise<void> {
  const page = await newPage({ viewport: { width, height: 1700 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${address()}chess960.html`);
    await page.locator('html[data-ready]').waitFor();
    await run(new Table(page));
  } finally {
    await page.close();
  }
}

/** Chooses a language, and waits for the panels, too. */
async function speak(table: Table, language: Language): Promise<void> {
  await table.speak(language);
  if (language !== 'en')
    await table.page.locator(`#castling[lang=${language}]`).waitFor({ state: 'attached' });
}

for (const [name, open, walk] of [
  ['table', atTable, tour],
  ['page on Chess960', at960, tour960],
] as const) {
  test(`the ${name} has no text that is still English in another language`, async () => {
    const english = new Set<string>();
    await open((table) =>
      walk(table, async () => {
        for (const text of await textsOf(table.page)) english.add(text);
      }),
    );
    for (const language of OTHERS) {
      const left = new Map<string, string>();
      await open(async (table) => {
        await speak(table, language);
        await walk(table, async (what) => {
          assert.equal(await table.page.locator('html').getAttribute('lang'), language);
          for (const text of await textsOf(table.page)) {
            if (!english.has(text) || NO_WORDS.test(text)) continue;
            if (!NAMES.includes(text) && !SAME[language].includes(text)) left.set(text, what);
          }
        });
      });
      assert.deepEqual([...left], [], language);
    }
  });

  test(`the ${name} is as before when English is chosen again`, () =>
    open(async (table) => {
      const before = await textsOf(table.page);
      assert.ok(before.length > 80, String(before.length));
      await speak(table, 'es');
      const spanish = await textsOf(table.page);
      assert.equal(spanish.length, before.length);
      await table.speak('en');
      await table.page.locator('#castling:not([lang=es])').waitFor({ state: 'attached' });
      assert.deepEqual(await textsOf(table.page), before);
    }));
}

for (const name of ['index.html', 'chess960.html']) {
  test(`${name} reads the same before there is a script`, async () => {
    const page = await newPage();
    try {
      await page.goto(`${address()}${name}`);
      await page.locator('html[data-ready]').waitFor();
      const [html, shown] = await page.evaluate(async () => {
        const raw = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
        return [raw, document].map((from) =>
          [...from.querySelectorAll('*')].flatMap((element) =>
            [...element.attributes]
              .filter((attribute) => attribute.name.startsWith('data-text'))
              .map(({ name, value }) => {
                const own = name === 'data-text' ? element.textContent : element.getAttribute(name.slice(10));
                return `${value}: ${own!.replace(/\s+/g, ' ').trim()}`;
              }),
          ),
        );
      });
      assert.ok(html!.length > 30);
      assert.deepEqual(shown, html);
    } finally {
      await page.close();
    }
  });
}

test('what has been reported follows the language', () =>
  atTable(async (table) => {
    await table.setUp('not a FEN');
    await table.readPgn('1. e4 e9 *');
    await table.example('Notebook 81: two moves in a row');
    await table.speak('es');
    assert.match(await table.text('#fen-report'), /^Esta posición no se puede colocar:\n/);
    assert.match(
      await table.text('#pgn-report'),
      /^La partida está leída, con 1 problema:\nLínea 1, columna 7: /,
    );
    assert.match(await table.text('#look'), /^Cuaderno 81: dos movimientos seguidos\. Las blancas/);
    assert.equal(await table.page.locator('#fen-report li').first().getAttribute('lang'), 'en');
    assert.equal(await table.page.title(), 'La mesa del árbitro');
  }));

test('what has been chosen in a form stays so in another language', () =>
  atTable(async (table) => {
    await table.tab('Incident');
    await table.page.locator('#incident-kind').selectOption('wrong-setup');
    await table.page.locator('#incident-detail').selectOption('king-and-rook');
    await table.page.locator('#incident-movesMade').fill('17');
    await table.page.locator('#ever-what').evaluate((what: HTMLSelectElement) => (what.value = '5'));
    await table.speak('pt');
    assert.equal(await table.page.locator('#incident-kind').inputValue(), 'wrong-setup');
    assert.equal(await table.page.getByLabel('O que estava errado').inputValue(), 'king-and-rook');
    assert.equal(await table.page.locator('#incident-movesMade').inputValue(), '17');
    assert.equal(await table.page.locator('#ever-what').inputValue(), '5');
  }));

test('only what a chosen language needs is fetched', () =>
  atTable(async (table) => {
    const fetched: string[] = [];
    table.page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
    await speak(table, 'id');
    assert.ok(fetched.length > 0);
    assert.deepEqual(
      fetched.filter((name) => /^(es|pt|zh)-|languages\/(table-)?(es|pt|zh)\.js/.test(name)),
      [],
    );
  }));

test('links to the other pages that speak open them in the language', () =>
  atTable(async (table) => {
    await table.speak('pt');
    await table.page.getByRole('link', { name: 'Xadrez960', exact: true }).click();
    await table.page.locator('html[data-ready][lang=pt]').waitFor();
    await table.page.getByRole('link', { name: 'Uma lição' }).click();
    await table.page.locator('html[lang=pt]').waitFor();
    assert.match(table.page.url(), /lesson=chess960&language=pt/);
    await table.page.goBack();
    await table.page.getByRole('link', { name: 'A mesa do árbitro' }).click();
    await table.page.getByRole('heading', { name: 'A mesa do árbitro' }).waitFor();
    await table.page.reload();
    assert.match(table.page.url(), /index\.html\?language=pt$/);
    await table.page.locator('html[data-ready][lang=pt]').waitFor();
    await table.speak('en');
    assert.match(table.page.url(), /index\.html$/);
  }));

for (const width of [320, 390]) {
  for (const language of ALL) {
    test(`at ${width} pixels nothing sticks out or is cut off in ${language}`, async () => {
      const fit = (table: Table, walk: typeof tour): Promise<void> =>
        speak(table, language).then(() =>
          walk(table, async (what) => assert.deepEqual(await faultsOf(table.page), [], what)),
        );
      await atTable((table) => fit(table, tour), { viewport: { width, height: 800 } });
      await at960((table) => fit(table, tour960), width);
    });
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const [name, open, walk] of [
  ['table', atTable, tour],
  ['page on Chess960', at960, tour960],
] as const) {
  test(`axe-core finds nothing wrong with the ${name} in Spanish`, () =>
    open(async (table) => {
      await speak(table, 'es');
      await table.page.evaluate(AXE);
      let seen = 0;
      await walk(table, async (what) => {
        // Every third state: each takes a second.
        if (seen++ % 3 !== 0) return;
        const found = await table.page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run(document)).violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
          );
        });
        assert.deepEqual(found, [], what);
      });
    }));
}
