/**
 * Can a move be typed: by keyboard alone, on a telephone, in the letters of a language, and is a text
 * that is no move kept with the reason?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { heardSoon, listen, openSpokenPages, sans } from '../testing/spokenpage.js';

openSpokenPages();

const TYPED = { attributes: { typed: '' } };

const field = (page: Page) => page.getByRole('textbox');

/** Types a text and presses Enter. */
const enter = async (page: Page, text: string): Promise<string[]> => {
  await field(page).fill(text);
  await field(page).press('Enter');
  return heardSoon(page);
};

test('a game is typed in the notations that people write, and each move is said', () =>
  listen(TYPED, async (page) => {
    assert.deepEqual(await enter(page, ' e4 '), ['polite: White pawn e2 to e4. Black to move']);
    assert.equal(await field(page).inputValue(), '');
    for (const text of ['e7e5', 'Nf3', 'b8c6', 'Bc4', 'Bc5', '0-0']) await enter(page, text);
    assert.deepEqual(await sans(page), ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'O-O']);
  }));

for (const [language, label, texts] of [
  ['es', 'Escribir una jugada', ['e4', 'e5', 'Cf3', 'Cc6', 'Ac4']],
  ['pt', 'Escrever um lance', ['e4', 'e5', 'Cf3', 'Cc6', 'Bc4']],
  ['id', 'Ketik langkah', ['e4', 'e5', 'Kf3', 'Kc6', 'Gc4']],
  ['zh', '输入着法', ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4']],
] as const) {
  test(`the field has its name in ${language}, and takes the letters of its pieces`, () =>
    listen({ ...TYPED, language }, async (page) => {
      await page.getByRole('textbox', { name: label, exact: true }).waitFor();
      for (const text of texts) await enter(page, text);
      assert.deepEqual(await sans(page), ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4']);
    }));
}

test('a text that is no move stays, marked, with the reason that is spoken, until it is changed', () =>
  listen(TYPED, async (page) => {
    const said = await enter(page, 'Ke2');
    assert.equal(said.length, 1);
    const reason = said[0]!.replace('assertive: ', '');
    assert.match(reason, /pawn/);
    assert.equal(await field(page).inputValue(), 'Ke2');
    assert.equal(await field(page).getAttribute('aria-invalid'), 'true');
    const message = page.locator('chess-board >> [part=typed-message]');
    assert.equal(await message.textContent(), reason);
    assert.equal(await message.isVisible(), true);
    const described = await field(page).evaluate((node) => {
      const root = node.getRootNode() as ShadowRoot;
      return root.getElementById(node.getAttribute('aria-describedby')!)?.textContent;
    });
    assert.equal(described, reason);
    assert.deepEqual(await enter(page, 'Ke2'), said);
    await field(page).press('End');
    await field(page).pressSequentially('x');
    assert.equal(await field(page).getAttribute('aria-invalid'), null);
    assert.equal(await message.isVisible(), false);
    assert.deepEqual(await sans(page), []);
  }));

test('where the host gives no reason the board says that the text cannot be played', () =>
  listen(TYPED, async (page) => {
    await page.evaluate(() =>
      window.addEventListener(
        'typed-move',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
    );
    assert.deepEqual(await enter(page, 'Qh5'), ['assertive: Qh5 cannot be played']);
    assert.equal(
      await page.locator('chess-board >> [part=typed-message]').textContent(),
      'Qh5 cannot be played',
    );
  }));

test('a host that has to ask first prevents the event, and its later answer counts', () =>
  listen(TYPED, async (page) => {
    await page.evaluate(() =>
      window.addEventListener(
        'typed-move',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          const { text } = (event as CustomEvent<{ text: string }>).detail;
          setTimeout(() => {
            if (text === 'e5') window.board.alert('Not from there');
            else window.board.state = { fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' };
          }, 5);
        },
        true,
      ),
    );
    assert.deepEqual(await enter(page, 'e5'), ['assertive: Not from there']);
    assert.equal(await page.locator('chess-board >> [part=typed-message]').textContent(), 'Not from there');
    assert.deepEqual(await enter(page, 'e4'), ['polite: White pawn e2 to e4. Black to move']);
    assert.equal(await field(page).inputValue(), '');
    assert.equal(await field(page).getAttribute('aria-invalid'), null);
  }));

test('a move of the opponent leaves alone what is being typed', () =>
  listen(TYPED, async (page) => {
    await field(page).fill('Nc');
    await page.evaluate(() => {
      window.board.state = { fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' };
    });
    assert.equal(await field(page).inputValue(), 'Nc');
  }));

test('the field comes after the board in the order of Tab, and its letters are no keys of the board', () =>
  listen(TYPED, async (page) => {
    await field(page).waitFor();
    const focus = () =>
      page.evaluate(() => {
        const inside = window.board.shadowRoot!.activeElement;
        return inside?.closest('[data-square]')?.getAttribute('data-square') ?? inside?.className ?? null;
      });
    const seen: (string | null)[] = [];
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('Tab');
      seen.push(await focus());
    }
    assert.deepEqual(seen, ['a1', 'typed-field', 'typed-button', null]);
    await field(page).focus();
    await page.keyboard.type('fm?');
    assert.equal(await field(page).inputValue(), 'fm?');
    assert.equal(await page.evaluate(() => window.board.orientation), 'white');
    assert.deepEqual(await heardSoon(page), []);
  }));

test('on a telephone the field is tapped, its keyboard writes as it is told, and the button sends', () =>
  listen(
    TYPED,
    async (page) => {
      await field(page).tap();
      const told = await field(page).evaluate((node: HTMLInputElement) => ({
        inputMode: node.inputMode,
        enterKeyHint: node.enterKeyHint,
        autocapitalize: node.getAttribute('autocapitalize'),
        autocorrect: node.getAttribute('autocorrect'),
        autocomplete: node.autocomplete,
        spellcheck: node.spellcheck,
        size: Number.parseFloat(getComputedStyle(node).fontSize),
        height: node.getBoundingClientRect().height,
      }));
      assert.ok(told.size >= 16 && told.height >= 24, JSON.stringify(told));
      assert.deepEqual(told, {
        inputMode: 'text',
        enterKeyHint: 'go',
        autocapitalize: 'off',
        autocorrect: 'off',
        autocomplete: 'off',
        spellcheck: false,
        size: told.size,
        height: told.height,
      });
      await page.keyboard.type('nf3');
      await page.getByRole('button', { name: 'Play' }).tap();
      await heardSoon(page);
      assert.deepEqual(await sans(page), ['Nf3']);
    },
    { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } },
  ));

test('the field comes and goes with the attribute, speaks new words, and its parts can be styled', () =>
  listen({}, async (page) => {
    assert.equal(await field(page).count(), 0);
    await page.evaluate(() => {
      window.board.toggleAttribute('typed', true);
      window.board.toggleAttribute('typed', false);
      window.board.toggleAttribute('typed', true);
      window.board.strings = { typed: { label: 'Coup', play: 'Jouer', refused: (text) => text } };
    });
    await page.getByRole('textbox', { name: 'Coup' }).waitFor();
    assert.equal(await field(page).count(), 1);
    const parts = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const names = ['typed', 'typed-label', 'typed-field', 'typed-button', 'typed-message'];
      sheet.replaceSync(names.map((name) => `chess-board::part(${name}) { letter-spacing: 3px }`).join(''));
      document.adoptedStyleSheets = [sheet];
      return names.map(
        (name) => getComputedStyle(window.board.shadowRoot!.querySelector(`.${name}`)!).letterSpacing,
      );
    });
    assert.deepEqual(parts, Array(5).fill('3px'));
    await page.evaluate(() => window.board.removeAttribute('typed'));
    assert.equal(await field(page).count(), 0);
  }));
