/**
 * Can one find, play and show any of the 960 starting positions, with all that is to be known of castling?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf } from '../../js/testing/browser.js';
import { address, newPage, openDemo, Table } from './table.js';

openDemo();

/** The page on Chess960, played on like the arbiter's table. */
class Chess960 extends Table {
  /** Types a number and sets it up. */
  async number(text: string): Promise<void> {
    await this.page.locator('#number').fill(text);
    await this.press('Set up');
  }

  shown(): Promise<string> {
    return this.page.locator('#number').inputValue();
  }

  /** The letters of the first rank. */
  letters(): Promise<string> {
    return this.page.locator('#array b').innerText();
  }

  start(): Promise<string> {
    return this.page.locator('#start-fen').inputValue();
  }

  link(): Promise<string> {
    return this.page.locator('#link').inputValue();
  }

  /** Types moves. */
  async type(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      await this.page.getByLabel('Type a move').fill(move);
      await this.page.getByLabel('Type a move').press('Enter');
    }
  }

  async find(text: string): Promise<string> {
    await this.page.locator('#fen').fill(text);
    await this.press('Find its number');
    return this.text('#fen-report');
  }

  /** A row of the table of the first rank, square by square. */
  row(name: string): Promise<string[]> {
    return this.page
      .locator(`#array tr:has(th:text-is("${name}")) td`)
      .evaluateAll((cells) => cells.map((cell) => cell.textContent));
  }

  /** The state of one of the four castlings, and all that is said of it. */
  async card(name: string): Promise<string> {
    return (await this.castling(name)).replaceAll('\n', ' ');
  }

  async ready(): Promise<void> {
    await this.page.locator('html[data-ready], .failure').waitFor({ state: 'attached' });
    assert.equal(await this.page.locator('.failure').count(), 0);
  }
}

/** Opens the page with a query and uses it; whatever it complains about fails the test. */
async function open(
  query: string,
  run: (table: Chess960) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page: Page = await newPage({
    viewport: { width: 1200, height: 1700 },
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints = complaintsOf(page, ['error', 'warning']);
  try {
    await page.goto(`${address()}chess960.html${query}`);
    const table = new Chess960(page);
    await table.ready();
    await run(table);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

test('a number sets up its position, told as a FEN and as letters', () =>
  open('', async (table) => {
    assert.equal(await table.shown(), '518');
    assert.equal(await table.letters(), 'RNBQKBNR');
    await table.number(' 0 ');
    assert.equal(await table.letters(), 'BBQNNRKR');
    assert.equal(await table.start(), 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1');
    await table.press('Previous position');
    assert.deepEqual([await table.shown(), await table.letters()], ['959', 'RKRNNQBB']);
    await table.press('Next position');
    await table.press('Next position');
    assert.equal(await table.shown(), '1');
    await table.page.evaluate(() => void (Math.random = () => 194.5 / 960));
    await table.press('Random');
    assert.deepEqual([await table.shown(), await table.letters()], ['194', 'BQNRKBNR']);
  }));

test('what is no number is told in words, and the game stays', () =>
  open('', async (table) => {
    await table.type('e4');
    const field = table.page.getByLabel('Position', { exact: true });
    for (const text of ['960', '-1', '1.5', 'queen', '', '１２']) {
      await table.number(text);
      const said = await table.text('#number-report');
      assert.match(said, /from 0 to 959\.$/);
      assert.ok(said.includes(text), said);
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(await table.moves(), ['e4']);
    }
    await table.number('959');
    assert.equal(await field.getAttribute('aria-invalid'), null);
    assert.match(await table.text('#number-report'), /518 is the array of chess/);
  }));

test('the number is found back from a FEN, from letters, and not from another position', () =>
  open('', async (table) => {
    const fen = 'bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 0 1';
    assert.equal(await table.find(fen), 'This is position 194.');
    assert.deepEqual([await table.shown(), await table.letters()], ['194', 'BQNRKBNR']);
    assert.equal(await table.find('rkrnnqbb'), 'This is position 959.');
    assert.equal(await table.find(fen.replace('KQkq', 'HDhd')), 'This is position 194.');
    const text = table.page.locator('#fen');
    for (const other of ['KRRNNQBB', 'RNX', 'BBBBRKRN', '4k3/8/8/8/8/8/8/4K2R w K - 0 1']) {
      assert.match(await table.find(other), /^None of the 960/, other);
      assert.equal(await text.getAttribute('aria-invalid'), 'true');
    }
    for (const none of ['', 'bqnrkbnr/pppppppp/8/8/8/8/PPPPPPP/BQNRKBNR w KQkq - 0 1']) {
      assert.match(await table.find(none), /^(There is no position yet|This cannot be read)/, none);
    }
    assert.equal(await table.shown(), '194', 'the game has stayed');
  }));

test('the table of the first rank shows where king and rook land, and what may stay', () =>
  open('?position=194', async (table) => {
    const roles = ['bishop', 'queen', 'knight', 'rook', 'king', 'bishop', 'knight', 'rook'];
    assert.deepEqual(await table.row('Start'), roles);
    assert.deepEqual(await table.row('O-O'), ['', '', '', '', '', 'rook', 'king', '']);
    const may = 'may stay occupied';
    assert.deepEqual(await table.row('O-O-O'), [may, may, 'king', 'rook', '', '', '', '']);
    await table.number('185');
    assert.deepEqual(await table.row('O-O'), ['', '', '', '', may, 'rook', 'king', may]);
  }));

test('the king castles onto its rook and onto its target, and where that may be a step the board asks', () =>
  open('?position=521&moves=g1f3.g8f6', async (table) => {
    await table.play('f1h1');
    assert.deepEqual(await table.moves(), ['Nf3', 'Nf6', 'O-O']);
    await table.press('Undo');
    await table.drag('f1', 'h1');
    assert.equal(await table.current(), 'O-O');
    await table.press('Undo');
    await table.play('f1g1 castling, king g1, rook f1');
    assert.equal(await table.current(), 'O-O');
    await table.press('Undo');
    await table.play('f1g1 king step, g1');
    assert.equal(await table.current(), 'Kg1');
    await table.number('518');
    await table.type('Nf3', 'Nf6', 'g3', 'g6', 'Bg2', 'Bg7');
    await table.play('e1g1');
    assert.equal(await table.current(), 'O-O', 'a king two squares away is not asked');
    await table.press('Undo');
    await table.press('Castle: White, h-side');
    assert.equal(await table.current(), 'O-O');
  }));

test('a finger castles', () =>
  open(
    '?position=185',
    async (table) => {
      const rank = await table.row('Start');
      const square = (role: string, from = 0): string => `${'abcdefgh'[rank.indexOf(role, from)]}1`;
      const king = square('king');
      const rook = square('rook', rank.indexOf('king'));
      await table.page.locator('#board').scrollIntoViewIfNeeded();
      await table.page.touchscreen.tap(...(await table.at(king)));
      await table.page.touchscreen.tap(...(await table.at(rook)));
      assert.deepEqual(await table.moves(), ['O-O']);
    },
    { hasTouch: true, viewport: { width: 390, height: 844 } },
  ));

test('keys alone choose a number, castle and take back', () =>
  open('', async (table) => {
    const { page } = table;
    const go = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: string): Promise<void> => {
      for (let n = 0; n < 60; n++) {
        await go('Tab');
        const focused = await page.evaluate(() => {
          const at = document.activeElement as HTMLInputElement;
          const label = at.labels?.[0]?.textContent;
          return at.getAttribute('aria-label') ?? at.getAttribute('label') ?? label ?? at.textContent.trim();
        });
        if (focused.replace(/[◀▶]/, '').trim() === name) return;
      }
      assert.fail(`Tab does not reach ${name}`);
    };
    await tabTo('Position');
    await page.keyboard.insertText('185');
    await go('Enter');
    assert.equal(await table.letters(), 'NRNBBKRQ');
    await tabTo('The game');
    // The focus stands on a square that the page knows; from the corner it is five files to the king.
    await go('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await go('Enter', 'ArrowRight', 'Enter');
    assert.deepEqual(await table.moves(), ['O-O']);
    await tabTo('Undo');
    await go('Enter');
    assert.equal(await table.current(), '');
  }));

test('a castling is prevented with its reason, becomes possible, is lost at a move, and comes back by undo', () =>
  open('?position=521', async (table) => {
    const white = 'White, h-side';
    assert.match(
      await table.card(white),
      /Prevented now .*The knight on g1 stands in the way\. Article II\.3\.2/,
    );
    await table.type('Nf3', 'Nf6');
    assert.match(await table.card(white), /Possible now King f1 to g1, rook h1 to f1\./);
    assert.match(await table.card('Black, h-side'), /Nothing in the way King f8 to g8, rook h8 to f8\./);
    await table.type('Rg1', 'Rg8', 'Rh1', 'Rh8');
    assert.match(await table.card(white), /Lost for good .*h1.*Article/);
    await table.press('Show 2.Rg1, where it was lost: White, h-side');
    assert.equal(await table.current(), 'Rg1');
    await table.press('Undo');
    assert.match(await table.card(white), /Possible now/);
  }));

test('two things in the way are both told, with marks and arrows on the board', () =>
  open('', async (table) => {
    await table.page.getByLabel('Show me').selectOption('Two things in the way at once (518)');
    const card = await table.card('White, a-side');
    assert.match(
      card,
      /The queen on d1 stands in the way\. Article II\.3\.2 .*attacked by the bishop on e3\./,
    );
    await table.press('Show squares: White, a-side');
    assert.ok((await table.marks()).includes('e3 attack'));
    const arrows = table.page.getByRole('button', { name: 'Arrows' });
    const drawn = (): Promise<number> =>
      table.page
        .locator('#board')
        .evaluate(
          (board) => board.shadowRoot!.querySelectorAll('svg [marker-end], svg .arrow, svg .shape').length,
        );
    const before = await drawn();
    await arrows.click();
    assert.equal(await arrows.getAttribute('aria-pressed'), 'true');
    assert.ok((await drawn()) > before);
    await arrows.click();
    assert.equal(await drawn(), before);
  }));

test('every example shows what it says', () =>
  open('', async (table) => {
    const choose = (title: string): Promise<unknown> => table.page.getByLabel('Show me').selectOption(title);
    await choose('Castling as the first move (185)');
    assert.match(await table.card('White, h-side'), /Possible now .*King and rook change places/);
    await choose('The other rook in the way (0)');
    assert.match(await table.card('White, h-side'), /stays on g1, .*The other castling rook/);
    await choose('Back home, and yet lost (521)');
    assert.match(await table.card('Black, h-side'), /Lost for good/);
    assert.match(await table.card('Black, a-side'), /Prevented now/);
    await choose('A step or a castling? (521)');
    await table.click('f1', 'g1');
    await table.page.locator('#board').getByRole('button', { name: 'king step, g1' }).waitFor();
    await table.page.keyboard.press('Escape');
    await choose('The array of chess (518)');
    assert.equal(await table.letters(), 'RNBQKBNR');
  }));

test('a link opens the same position again, with its moves, edition and language', () =>
  open('?position=185', async (table) => {
    await table.type('O-O', 'O-O', 'Nab3');
    await table.choose('Laws of', '2014');
    await table.choose('Language', 'Español');
    await table.page.locator('#castling[lang=es]').waitFor();
    const link = await table.link();
    assert.equal(table.page.url(), link);
    assert.match(link, /\/chess960\.html\?position=185&moves=f1g1\.f8g8\.a1b3&laws=2014&language=es$/);
    const cards = await table.text('#castling');
    const moves = await table.moves();
    const other = new Chess960(await newPage());
    try {
      await other.page.goto(link);
      await other.ready();
      await other.page.locator('#castling[lang=es]').waitFor();
      assert.deepEqual([await other.shown(), await other.moves()], ['185', moves]);
      assert.equal(await other.text('#castling'), cards);
      assert.equal(await other.link(), link);
    } finally {
      await other.page.close();
    }
  }));

test('the browser’s back button goes to the position before, and a game with moves can be brought back', () =>
  open('?position=3', async (table) => {
    await table.type('e4');
    await table.number('4');
    await table.page.goBack();
    await table.page.waitForFunction(() => new URL(location.href).searchParams.get('position') === '3');
    assert.deepEqual([await table.shown(), await table.moves()], ['3', ['e4']]);
    await table.type('e5');
    await table.number('77');
    await table.press('Back to your game');
    assert.deepEqual([await table.shown(), await table.moves()], ['3', ['e4', 'e5']]);
  }));

test('a link that is wrong says so, and something can be played', async () => {
  for (const [query, said] of [
    ['?position=960', /“960” is no position/],
    ['?position=%3Cb%3E', /“<b>” is no position/],
    ['?position=3&moves=e2e4.e2e4', /The moves of this link cannot be played from position 3\./],
    ['?position=3&laws=1066&language=xx', /518 is the array/],
  ] as const) {
    await open(query, async (table) => {
      assert.match(await table.text('#number-report'), said);
      await table.type('e4');
      assert.deepEqual(await table.moves(), ['e4']);
    });
  }
});

test('the rule is told by its articles in each edition and language', () =>
  open('', async (table) => {
    const { page } = table;
    const rule = (): Promise<string> => table.text('#rule');
    assert.match(await rule(), /Article II\.3\.2/);
    await table.choose('Laws of', '2014');
    assert.match(await rule(), /Article F\.3b/);
    assert.doesNotMatch(await rule(), /II\.3/);
    await table.choose('Laws of', '2005');
    assert.match(await rule(), /^The king and castling Article 3\.8/);
    await table.choose('Laws of', '2023');
    await table.choose('Language', '中文');
    await page.locator('#rule[lang=zh]').waitFor();
    assert.match(await rule(), /II\.3\.2/);
    assert.match(await rule(), /王/);
    await page.locator('#castling[lang=zh]').waitFor();
    assert.match(await table.text('#castling'), /白方/);
  }));

test('the position can be copied', () =>
  open(
    '?position=7',
    async (table) => {
      await table.press('Copy the FEN');
      await table.page.getByText('The FEN is copied.').waitFor();
      const copied = (): Promise<string> => table.page.evaluate(() => navigator.clipboard.readText());
      assert.equal(await copied(), await table.start());
      await table.press('Copy the link');
      await table.page.getByText('The link is copied.').waitFor();
      assert.equal(await copied(), table.page.url());
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('at 1280 by 720 the chooser, the board and its buttons are seen without scrolling', () =>
  open(
    '',
    async (table) => {
      for (const selector of ['#number', '#board', '#undo', '.note', '.castling']) {
        const box = await table.page.locator(selector).first().boundingBox();
        assert.ok(box !== null && box.y >= 0 && box.y < 720, selector);
        if (selector !== '.castling') assert.ok(box.y + box.height <= 720, selector);
      }
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test('at 320 pixels nothing sticks out, whatever is shown', () =>
  open(
    '?position=194',
    async (table) => {
      const fits = async (what: string): Promise<void> => {
        const wide = await table.page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(wide, 320, what);
      };
      await fits('a position');
      await table.number('a number that is none');
      await fits('a fault');
      await table.find('bqnrkbnr/pppppppp/8/8/8/8/PPPPPPP/BQNRKBNR w KQkq - 0 1');
      await fits('a FEN that cannot be read');
      await table.page.getByLabel('Show me').selectOption({ index: 5 });
      await fits('an example');
      await table.choose('Language', 'Bahasa Indonesia');
      await table.page.locator('#castling[lang=id]').waitFor();
      await fits('another language');
    },
    { viewport: { width: 320, height: 640 } },
  ));

test('with letters of twice the size nothing sticks out or covers another', () =>
  open(
    '?position=521&moves=g1f3.g8f6',
    async (table) => {
      for (const width of [320, 1280]) {
        await table.page.setViewportSize({ width, height: 900 });
        await table.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        assert.equal(await table.page.evaluate(() => document.documentElement.scrollWidth), width);
        const [heading, form] = await table.page
          .locator('#moves-title, #move-form')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        assert.ok(heading!.bottom <= form!.top || heading!.right <= form!.left, `${width} pixels`);
        assert.ok(
          await table.page
            .locator('#moves-title')
            .evaluate((title) => title.scrollWidth <= title.clientWidth + 1),
        );
      }
    },
    { viewport: { width: 320, height: 900 } },
  ));

test('the table links to the position on it, the lessons link here', async () => {
  const page = await newPage();
  try {
    await page.goto(address());
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByLabel('Number of the position in Chess960').fill('33');
    await page.locator('#start-form').getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('link', { name: 'More on Chess960' }).click();
    await page.locator('html[data-ready] #array').waitFor();
    assert.equal(await new Chess960(page).shown(), '33');
    await page.getByRole('link', { name: 'A lesson' }).click();
    await page.getByRole('heading', { name: 'Castling in Fischer Random Chess' }).waitFor();
    await page.getByRole('link', { name: 'Chess960', exact: true }).click();
    await page.waitForURL(/chess960\.html/);
  } finally {
    await page.close();
  }
});
