/**
 * Does the page say why: why a move is refused, why a castling is prevented, what may be claimed?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atTable, openDemo } from './table.js';

openDemo();

test('a refused move shows every reason with its article, marks the squares and is said aloud', () =>
  atTable(async (table) => {
    await table.setUp('4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1');
    await table.play('e2d3');
    const note = await table.note();
    assert.match(note, /^e2–d3 is not possible\n/);
    assert.match(note, /by the rook on e8\. Article 3\.9\.2/);
    assert.match(note, /Article 3\.6/);
    const marks = await table.marks();
    assert.ok(marks.includes('e8 attack'), marks.join(', '));
    const alert = table.page.locator('#board').getByRole('alert');
    await alert.getByText(/^e2–d3 is not possible\. .*rook on e8/).waitFor({ state: 'attached' });
    assert.deepEqual(await table.moves(), []);
    await table.page.keyboard.press('Escape');
    await table.play('e1d1');
    assert.match(await table.note(), /^Why not\?/);
    assert.deepEqual(await table.marks(), []);
  }));

test('on a phone the reason comes into sight, and the board stays there', () =>
  atTable(
    async (table) => {
      const sight = (): Promise<[board: number, note: number]> =>
        table.page.evaluate(() => [
          document.getElementById('board')!.getBoundingClientRect().top,
          innerHeight - document.getElementById('note-title')!.parentElement!.getBoundingClientRect().bottom,
        ]);
      assert.ok((await sight())[1] < 0, 'the note is not whole before');
      await table.click('e2', 'e5');
      const [board, note] = await sight();
      assert.ok(board >= 0 && note >= 0, `${board}, ${note}`);
    },
    { viewport: { width: 390, height: 700 } },
  ));

test('a refused castling is explained by each gesture', () =>
  atTable(async (table) => {
    const gestures: (() => Promise<void>)[] = [
      () => table.click('e1', 'g1'),
      () => table.click('e1', 'h1'),
      () => table.drag('e1', 'g1'),
      () => table.drag('e1', 'h1'),
    ];
    for (const gesture of gestures) {
      await table.setUp('4kr2/8/8/8/8/8/8/4K2R w K - 0 1');
      await gesture();
      assert.match(
        await table.note(),
        /The king would cross f1, attacked by the rook on f8\. Article 3\.8\.2\.2/,
      );
      assert.deepEqual(await table.marks(), ['f1 point', 'f8 attack']);
      assert.deepEqual(await table.moves(), []);
    }
    await table.play('h1h2');
    assert.deepEqual(await table.moves(), ['Rh2']);
  }));

test('the four castlings are told at every move', () =>
  atTable(async (table) => {
    assert.match(
      await table.castling('White, kingside'),
      /Prevented now[^]*bishop on f1 and the knight on g1/,
    );
    await table.play('e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1c4', 'f8c5');
    assert.match(await table.castling('White, kingside'), /Possible now/);
    assert.match(await table.castling('Black, kingside'), /Nothing in the way/);
    await table.page.getByRole('button', { name: 'Castle: White, kingside' }).click();
    assert.equal(await table.current(), 'O-O');
    assert.match(await table.castling('White, queenside'), /Lost for good[^]*castled already \(4\.O-O\)/);
    await table.play('e8e7');
    assert.match(await table.castling('Black, kingside'), /Lost for good[^]*king has moved \(4\.\.\.Ke7\)/);
    await table.page.getByRole('button', { name: 'Show 4.O-O, where it was lost: White, kingside' }).click();
    assert.equal(await table.current(), 'O-O');
    assert.match(await table.castling('Black, kingside'), /Possible now/);
  }));

test('the squares of a castling are shown on the board', () =>
  atTable(async (table) => {
    await table.setUp('4k3/8/8/8/8/5r2/8/4K2R w K - 0 1');
    await table.page.getByRole('button', { name: 'Show squares: White, kingside' }).click();
    assert.deepEqual(await table.marks(), ['e1 path', 'f1 point', 'f3 attack', 'g1 good', 'h1 path']);
    await table.play('h1h2');
    assert.deepEqual(await table.marks(), []);
  }));

test('Chess960 names the method, the order and what may stay occupied', () =>
  atTable(async (table) => {
    await table.page.getByLabel('Number of the position in Chess960').fill('0');
    await table.page.locator('#start-form').getByRole('button', { name: 'Set up' }).click();
    assert.equal((await table.fen()).split(' ')[0], 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR');
    const card = await table.castling('White, h-side');
    assert.match(card, /The other castling rook, on f1, stands in the way/);
    assert.match(card, /Only the rook moves, over the king\./);
    assert.match(card, /May stay occupied: e1\./);
    await table.click('g1', 'h1');
    assert.match(await table.note(), /The other castling rook, on f1, stands in the way/);
    await table.example('Chess960: the rook leaves its shield');
    assert.match(await table.castling('White, a-side'), /The rook shields c1/);
  }));

test('a shuffled start has a number that leads to it', () =>
  atTable(async (table) => {
    await table.press('Shuffle');
    const fen = await table.fen();
    const number = table.page.getByLabel('Number of the position in Chess960');
    const shuffled = Number(await number.inputValue());
    assert.ok(shuffled >= 0 && shuffled <= 959);
    await table.press('New game');
    assert.match(await table.fen(), /^rnbqkbnr\//);
    await number.fill(String(shuffled));
    await table.page.locator('#start-form').getByRole('button', { name: 'Set up' }).click();
    assert.equal(await table.fen(), fen);
  }));

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1'];

test('a third occurrence is claimed with the intended move, by the button', () =>
  atTable(async (table) => {
    await table.play(...KNIGHTS);
    assert.match(
      await table.claims(),
      /^Black has the move and may claim a draw\.\nAfter Ng8 .*Article 9\.2\.1/,
    );
    await table.press('Claim with Ng8');
    assert.equal(await table.status(), 'Draw by threefold repetition: ½–½');
    assert.match(await table.note(), /^The claim is upheld\n/);
    assert.match(await table.claims(), /^The game is over: there is nothing left to claim\./);
    assert.equal(await table.page.getByRole('button', { name: /^Claim/ }).count(), 0);
    const alert = table.page.locator('#board').getByRole('alert');
    await alert.getByText(/^The claim is upheld/).waitFor({ state: 'attached' });
    await table.press('Undo');
    assert.equal(await table.status(), 'Black to move');
    assert.match(await table.note(), /^A draw may be claimed\n/);
    assert.equal(await table.current(), 'Ng1');
  }));

test('once it has appeared it is claimed as it stands, and the evidence leads to the plies', () =>
  atTable(async (table) => {
    await table.play(...KNIGHTS, 'f6g8');
    assert.match(
      await table.claims(),
      /This position has stood 3 times:\nthe first position\n2\.\.\.Ng8\nnow/,
    );
    await table.press('2...Ng8');
    assert.equal(await table.current(), 'Ng8');
    assert.match(await table.claims(), /This position has stood 2 times/);
    for (let n = 0; n < 4; n++) await table.press('Redo');
    await table.press('Claim the draw');
    assert.equal(await table.status(), 'Draw by threefold repetition: ½–½');
  }));

test('a position that only looks the same says what was lost, and when', () =>
  atTable(async (table) => {
    await table.example('It only looks the same');
    const claims = await table.claims();
    assert.match(claims, /It only looks the same as after 2\.\.\.Nf6:/);
    assert.match(claims, /right to castle with the rook on h1 was still kept; it was lost at 3\.Rg1/);
  }));

test('fifty moves are counted, and claimed with the move that completes them', () =>
  atTable(async (table) => {
    await table.example('Forty-nine moves and a half');
    assert.equal(await table.page.getByRole('progressbar').getAttribute('value'), '99');
    assert.match(
      await table.claims(),
      /^White has the move and may claim a draw\.\nAny of these moves completes fifty/,
    );
    assert.equal(await table.page.getByRole('button', { name: 'Claim with Rc8' }).count(), 1);
    await table.press('Claim with Rc8');
    assert.equal(await table.status(), 'Draw by the fifty-move rule: ½–½');
  }));

test('mate, stalemate and a dead position are told with their article', () =>
  atTable(async (table) => {
    for (const [fen, move, status, article] of [
      ['6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 'Checkmate: 1–0', '5.1.1'],
      ['7k/8/5KQ1/8/8/8/8/8 w - - 0 1', 'g6f7', 'Stalemate: ½–½', '5.2.1'],
      ['8/8/8/3k4/8/8/3Kp3/8 w - - 0 1', 'd2e2', 'Dead position: ½–½', '5.2.2'],
    ] as const) {
      await table.setUp(fen);
      await table.play(move);
      assert.equal(await table.status(), status);
      assert.match(await table.note(), new RegExp(`Article ${article.replaceAll('.', '\\.')}$`));
    }
  }));

test('a check is told above the board and on it', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'f7f6', 'd1h5');
    assert.equal(await table.status(), 'Black is in check');
    assert.equal(await table.page.locator('#board .check').getAttribute('data-square'), 'e8');
  }));
