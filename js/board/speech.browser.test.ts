/**
 * Can a game be played by who hears the board and does not see it: what is said, and what answers the
 * keys that ask?
 */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { heard, heardSoon, listen, openSpokenPages, press, sans } from '../testing/spokenpage.js';

openSpokenPages();

/**
 * A game of Chess960 from position 443, found by a program that looked for what is rare: two castlings
 * by which king and rook change places, a capture in passing, a promotion to a knight, and mate.
 */
const START = 'rnnqbkrb/pppppppp/8/8/8/8/PPPPPPPP/RNNQBKRB w KQkq - 0 1';
const GAME =
  'f1g1 f8g8 d2d3 c7c6 c2c3 h7h6 a2a3 a7a6 d3d4 d7d5 d1a4 c6c5 f2f4 e7e6 h2h4 f7f5 h4h5 d8f6 a4d7 ' +
  'c5d4 c1a2 g7g5 h5g6 b7b5 d7e7 d4c3 a2b4 c8a7 g2g4 c3b2 e7a7 b2a1n a7h7';

/** What was pressed, and what was said after it. */
const FILE = 'testdata/board/keyboard-game.txt';

test('a whole game of Chess960 by keyboard alone is heard from the first move to the mate', () =>
  listen({ variant: 'chess960', fen: START }, async (page) => {
    const transcript: string[] = [];
    const say = async (...keys: string[]): Promise<void> => {
      await press(page, ...keys);
      transcript.push(keys.join(' '), ...(await heard(page)).map((line) => `  ${line}`));
    };
    await page.keyboard.press('Tab');
    await say('h');
    await say('b1', 'Enter');
    await say('d3', 'Enter');
    await say('Escape');
    await say('f1', 'm');
    await say('d4', 'm');
    for (const [ply, move] of GAME.split(' ').entries()) {
      const [, from, to, promotion] = /^(..)(..)(.?)$/.exec(move)!;
      await say(from!, 'Enter');
      if (promotion) await press(page, to!, 'Enter');
      await say(...(promotion ? [promotion] : [to!, 'Enter']));
      if (ply === 9) await say('f');
      if (ply === 22) await say('l');
    }
    await say('g8', '?');
    if (process.env['ARBITER_WRITE']) writeFileSync(FILE, `${transcript.join('\n')}\n`);
    assert.deepEqual(transcript, readFileSync(FILE, 'utf8').trimEnd().split('\n'));
    assert.equal((await sans(page)).join(' ').startsWith('O-O O-O d3 c6'), true);
    assert.deepEqual((await sans(page)).slice(-2), ['bxa1=N', 'Qh7#']);
  }));

/** What is said when keys are pressed at the start of a game. */
const asked = (page: Page, ...keys: string[]): Promise<string[]> =>
  press(page, ...keys).then(() => heardSoon(page));

test('the keys that ask are answered from what the board was told', () =>
  listen({ fen: 'r3k2r/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1' }, async (page) => {
    await page.keyboard.press('Tab');
    const of = (...keys: string[]) => asked(page, ...keys);
    assert.deepEqual(await of('a2', 'm'), ['polite: white pawn on a2: a3, a4']);
    assert.deepEqual(await of('a8', 'm'), ['polite: black rook on a8 has no moves now']);
    assert.deepEqual(await of('a2', '?'), ['polite: a2, white pawn']);
    assert.deepEqual(await of('l'), ['polite: No move has been made']);
    assert.deepEqual(await of('e1', 'Enter', 'g1', 'Enter'), [
      'polite: white king on e1 in hand, 7 squares: c1 castles queenside, d1, f1, g1 castles kingside, d2, e2, f2',
      'polite: White castles kingside. Black to move',
    ]);
    assert.deepEqual(await of('l'), ['polite: Last move: White castles kingside']);
    assert.deepEqual(await of('f'), ['polite: Black is at the bottom now']);
    assert.equal(await page.evaluate(() => window.board.orientation), 'black');
    assert.match((await of('F1'))[0]!, /^polite: Arrow keys walk\..* so does h\. k goes to the next king/);
    assert.deepEqual(await of('h'), await of('F1'));
  }));

test('where a step and a castling are both legal, keys answer which is meant, and the answer is heard', () =>
  listen({ variant: 'chess960', fen: '4k3/8/8/8/8/8/8/5K1R w H - 0 1' }, async (page) => {
    await page.keyboard.press('Tab');
    const held = 'polite: white king on f1 in hand, 6 squares: e1, g1, h1 castles kingside, e2, f2, g2';
    assert.deepEqual(await asked(page, 'f1', 'Enter'), [held]);
    await press(page, 'g1', 'Enter');
    await page.getByRole('dialog', { name: 'King step or castling?' }).waitFor();
    assert.deepEqual(await asked(page, 'Escape'), [held]);
    assert.deepEqual(await asked(page, 'Escape'), ['polite: put back on f1']);
    await asked(page, 'Enter');
    await press(page, 'g1', 'Enter', 'o');
    assert.deepEqual(await heardSoon(page), ['polite: White castles kingside. Black to move']);
    assert.deepEqual(await sans(page), ['O-O']);
  }));

test('with shortcuts off no single character does anything, and the list of keys says so', () =>
  listen({ attributes: { shortcuts: 'off' } }, async (page) => {
    await page.keyboard.press('Tab');
    for (const key of ['m', 'l', 'f', 'h', '?', 'k', '7']) await page.keyboard.press(key);
    assert.deepEqual(await heardSoon(page), []);
    assert.equal(await page.evaluate(() => window.board.orientation), 'white');
    assert.doesNotMatch((await asked(page, 'F1'))[0]!, /next king/);
    await page.evaluate(() => window.board.removeAttribute('shortcuts'));
    assert.match((await asked(page, 'h'))[0]!, /next king/);
  }));

test('a host may answer the keys itself: what it prevents, or says at once, the board does not say', () =>
  listen({}, async (page) => {
    await page.evaluate(() => {
      const { board } = window;
      board.addEventListener('moves-request', (event) => {
        event.preventDefault();
        board.announce(`moves of ${event.detail.square}`);
      });
      board.addEventListener('square-explain', ({ detail }) =>
        board.announce(`about ${detail.square} with ${detail.held}`),
      );
      board.addEventListener('keys-request', (event) => {
        event.preventDefault();
        board.announce(`${event.detail.text.length > 100}`);
      });
    });
    await page.keyboard.press('Tab');
    assert.deepEqual(await asked(page, 'e4', 'm'), ['polite: moves of null']);
    assert.deepEqual(await asked(page, 'e2', 'm'), ['polite: moves of e2']);
    assert.deepEqual(await asked(page, 'e4', '?'), ['polite: about e4 with null']);
    await asked(page, 'e2', 'Enter');
    assert.deepEqual(await asked(page, 'e4', '?'), ['polite: about e4 with e2']);
    assert.deepEqual(await asked(page, 'h'), ['polite: true']);
  }));

test('a refused move is said once: in the words of the host, else in those of the board', () =>
  listen({}, async (page) => {
    await page.keyboard.press('Tab');
    await asked(page, 'e2', 'Enter');
    const refusal = await asked(page, 'e5', 'Enter');
    assert.equal(refusal.length, 1);
    assert.match(refusal[0]!, /^assertive: .*pawn/);
    assert.deepEqual(await asked(page, 'e5', 'Enter'), refusal);
    await page.evaluate(() => {
      const silence = (event: Event): void => {
        event.stopImmediatePropagation();
        if (event.type === 'move-request' || window.refuses) event.preventDefault();
      };
      window.addEventListener('explain-request', silence, true);
      window.addEventListener('move-request', silence, true);
    });
    assert.deepEqual(await asked(page, 'e5', 'Enter'), ['assertive: e2 to e5 is not possible']);
    assert.deepEqual(await asked(page, 'e4', 'Enter'), ['assertive: e2 to e4 is not possible']);
    await page.evaluate(() => (window.refuses = true));
    await asked(page, 'e2', 'Enter');
    assert.deepEqual(await asked(page, 'e5', 'Enter'), []);
  }));

/** Sets states one after the other and tells what is said after each. */
const shown = async (page: Page, ...states: Record<string, unknown>[]): Promise<string[][]> => {
  const all: string[][] = [];
  for (const state of states) {
    await page.evaluate((next) => (window.board.state = next as never), state);
    all.push(await heardSoon(page));
  }
  return all;
};

const BEFORE = { fen: '4k3/8/8/8/8/8/4P3/4K3 w' };
const AFTER = { fen: '4k3/8/8/8/4P3/8/8/4K3 b', lastMove: ['e2', 'e4'] };

test('a change is said once, and a state set again says nothing', () =>
  listen({}, async (page) => {
    const move = 'polite: White pawn e2 to e4. Black to move';
    assert.deepEqual(await shown(page, BEFORE, AFTER, AFTER, { ...AFTER, check: 'e8' }, BEFORE), [
      ['polite: New position. White to move'],
      [move],
      [],
      [],
      ['polite: Taken back: White pawn e2 to e4. White to move'],
    ]);
    assert.deepEqual(await shown(page, AFTER), [[move]]);
    await page.evaluate(() => (window.board.state = null));
    assert.deepEqual(await shown(page, BEFORE), [[]]);
  }));

test('the words of a state go before those of the board, and empty ones mean silence', () =>
  listen({}, async (page) => {
    const said = { ...AFTER, announcement: 'e2–e4, as ever' };
    assert.deepEqual(
      await shown(
        page,
        { ...BEFORE, announcement: '' },
        said,
        said,
        { ...said, announcement: 'Black thinks' },
        { ...BEFORE, announcement: 'Black thinks' },
      ),
      [[], ['polite: e2–e4, as ever'], [], ['polite: Black thinks'], ['polite: Black thinks']],
    );
    await shown(page, { ...AFTER, lastMoveText: '1. e4' });
    await page.keyboard.press('Tab');
    assert.deepEqual(await asked(page, 'l'), ['polite: 1. e4']);
  }));

test('what is said within a moment is said together, nothing of it twice, and urgent words alone', () =>
  listen({}, async (page) => {
    await page.evaluate(() => {
      window.board.announce('one');
      window.board.announce('two');
      window.board.announce('one');
      window.board.alert('stop');
      window.board.announce('stop');
    });
    assert.deepEqual((await heardSoon(page)).sort(), ['assertive: stop', 'polite: one', 'polite: two']);
    await page.evaluate(() => window.board.announce('one'));
    assert.deepEqual(await heardSoon(page), ['polite: one']);
  }));

test('the board’s own words have the voice of their language, those of the host that of the page', () =>
  listen({ language: 'es' }, async (page) => {
    const voices = () =>
      page.evaluate(() =>
        [...window.board.shadowRoot!.querySelectorAll('[aria-live] > div')].map((line) => [
          line.getAttribute('lang'),
          line.textContent,
        ]),
      );
    await page.keyboard.press('Tab');
    await asked(page, 'e2', 'Enter');
    assert.deepEqual(await voices(), [['es', 'Peón blanco de e2 en la mano, 2 casillas: e3, e4']]);
    await page.evaluate(() => window.board.announce('Your move'));
    await heardSoon(page);
    assert.deepEqual(await voices(), [[null, 'Your move']]);
    const frame = page.locator('chess-board >> .frame');
    assert.equal(await frame.getAttribute('lang'), 'es');
  }));

test('in each language the letters are those of its pieces, and a reason is said in it', async () => {
  const ask = (language: 'es' | 'pt' | 'id' | 'zh', ...keys: string[]): Promise<string[]> => {
    let said: string[] = [];
    return listen({ language }, async (page) => {
      await page.keyboard.press('Tab');
      said = await asked(page, ...keys);
    }).then(() => said);
  };
  assert.deepEqual(await ask('es', 'a8', 'c', 'm'), [
    'polite: Caballo negro de b8: ahora no tiene movimientos',
  ]);
  assert.deepEqual(await ask('id', 'a8', 'm', 'j'), [
    'polite: Menteri hitam d8 sekarang tidak bisa melangkah',
  ]);
  assert.deepEqual(await ask('zh', 'a8', 'n', '?'), ['polite: b8，黑马']);
  assert.match((await ask('pt', 'e2', 'Enter', 'e5', 'Enter')).join(' '), /assertive: .*peão/i);
});
