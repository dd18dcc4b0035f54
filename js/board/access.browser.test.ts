/**
 * What does a screen reader get of the board, in whatever colours, and does axe-core agree?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { click, label, square } from '../testing/boardpage.js';
import { heardSoon, listen, openSpokenPages, press } from '../testing/spokenpage.js';
import { visualOrder, type Color } from './squares.js';

openSpokenPages();

interface Node {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The accessibility tree of Chromium, flat, in the order of reading. */
async function tree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Node[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const below = (node.childIds ?? []).flatMap(read);
    if (node.ignored) return below;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value] as const);
    return [
      {
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        properties: Object.fromEntries(properties),
      },
      ...below,
    ];
  };
  return read(nodes[0]!.nodeId);
}

for (const below of ['white', 'black'] as Color[]) {
  test(`the tree has a grid of 64 named squares in the order seen, ${below} at the bottom`, () =>
    listen({ attributes: { orientation: below } }, async (page) => {
      const nodes = await tree(page);
      const of = (role: string): Node[] => nodes.filter((node) => node.role === role);
      const [grid, ...others] = of('grid');
      assert.equal(others.length, 0);
      const side = below === 'white' ? 'White' : 'Black';
      assert.equal(grid!.name, `Chess board, ${side} at the bottom, White to move`);
      assert.match(grid!.description, /Arrow keys walk/);
      assert.equal(of('row').length, 8);
      assert.equal(of('gridcell').length, 64);
      const names = of('button').flatMap(({ name }) => (/^[a-h][1-8], /.test(name) ? [name] : []));
      assert.deepEqual(
        names.map((name) => name.slice(0, 2)),
        visualOrder(below),
      );
      assert.equal(names.filter((name) => name.endsWith(', empty')).length, 32);
      assert.equal(names.filter((name) => name.endsWith(' pawn')).length, 16);
      const strangers = nodes.filter(({ role }) => /img|image|svg|graphics/i.test(role));
      assert.deepEqual(strangers, []);
    }));
}

test('rows and columns are numbered as they are seen, also after a turn', () =>
  listen({}, async (page) => {
    const place = (name: string): Promise<(string | null)[]> =>
      square(page, name).evaluate((cell) => [
        cell.parentElement!.getAttribute('aria-rowindex'),
        cell.getAttribute('aria-colindex'),
      ]);
    assert.deepEqual(
      [await place('a8'), await place('e4'), await place('h1')],
      [
        ['1', '1'],
        ['5', '5'],
        ['8', '8'],
      ],
    );
    await page.evaluate(() => window.board.flip());
    assert.deepEqual(
      [await place('a8'), await place('e4'), await place('h1')],
      [
        ['8', '8'],
        ['4', '4'],
        ['1', '1'],
      ],
    );
  }));

test('the board is one stop of Tab wherever the focus was, and a turn keeps the square', () =>
  listen({}, async (page) => {
    const stops = () =>
      page.evaluate(() =>
        [...window.board.shadowRoot!.querySelectorAll<HTMLElement>('button')]
          .filter((button) => button.tabIndex === 0)
          .map((button) => button.closest<HTMLElement>('[data-square]')!.dataset['square']),
      );
    const focused = () =>
      page.evaluate(() =>
        window.board.shadowRoot!.activeElement?.closest('[data-square]')?.getAttribute('data-square'),
      );
    assert.deepEqual(await stops(), ['a1']);
    await page.keyboard.press('Tab');
    await press(page, 'e4', 'ArrowRight');
    assert.deepEqual([await stops(), await focused()], [['f4'], 'f4']);
    await page.keyboard.press('f');
    assert.deepEqual([await stops(), await focused()], [['f4'], 'f4']);
    await page.keyboard.press('ArrowRight');
    assert.equal(await focused(), 'e4');
    await page.keyboard.press('Tab');
    assert.equal(await focused(), undefined);
    await page.keyboard.press('Shift+Tab');
    assert.deepEqual([await stops(), await focused()], [['e4'], 'e4']);
  }));

test('the piece in hand is the selected cell, and every target says what it would be', () =>
  listen({ fen: '4k3/P7/8/8/8/3p4/4P3/R3K2R w KQ - 0 1' }, async (page) => {
    const selected = async (): Promise<number> =>
      (await tree(page)).filter(
        ({ role, properties }) => role === 'gridcell' && properties['selected'] === true,
      ).length;
    assert.equal(await selected(), 0);
    await page.keyboard.press('Tab');
    await press(page, 'e2', 'Enter');
    assert.equal(await selected(), 1);
    assert.equal(await label(page, 'e2'), 'e2, white pawn, in hand');
    assert.equal(await label(page, 'e4'), 'e4, empty, can go here');
    assert.equal(await label(page, 'd3'), 'd3, black pawn, can be captured');
    await press(page, 'Escape', 'a7', 'Enter');
    assert.equal(await label(page, 'a8'), 'a8, empty, promotes here');
    await press(page, 'Escape', 'e1', 'Enter');
    assert.equal(await label(page, 'g1'), 'g1, empty, castles');
    assert.equal(await label(page, 'f1'), 'f1, empty, can go here');
  }));

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe-core finds wrong, as "rule: element" lines. */
async function faults(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return (await axe.run(document)).violations;
  });
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'es', 'pt', 'id', 'zh'] as const) {
    test(`axe-core finds nothing wrong with the board and its field, ${colorScheme}, in ${language}`, () =>
      listen(
        {
          language,
          fen: '4k3/P7/8/8/8/3p4/4P3/R3K2R w KQ - 0 1',
          attributes: { typed: '', label: 'Board 1' },
        },
        async (page) => {
          const all: string[] = [];
          await page.getByRole('textbox').fill('Qh9');
          await page.evaluate(AXE);
          all.push(...(await faults(page)));
          await page.getByRole('textbox').press('Enter');
          await heardSoon(page);
          all.push(...(await faults(page)));
          await click(page, 'a7', 'a8');
          all.push(...(await faults(page)));
          assert.deepEqual(all, []);
        },
        { colorScheme },
      ));
  }
}
