/**
 * Can hands on the board be told by clicks, and is the ruling on them seen at once?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atTable, openDemo } from './table.js';

openDemo();

test('a piece that is touched must move: where to is marked, and once applied nothing else can be played', () =>
  atTable(async (table) => {
    await table.tab('Hands');
    await table.click('g1');
    assert.deepEqual(await table.events(), ['touches g1']);
    assert.match(
      await table.ruling(),
      /^Bound by what was touched\nThe piece on g1 was touched and must be moved\. Article 4\.3\.1 of 2023\nStill allowed\nNf3, Nh3\n/,
    );
    assert.deepEqual(await table.marks(), ['f3 good', 'g1 hand', 'h3 good']);
    assert.equal(await table.text('#variant'), 'Bound by what was touched');
    await table.press('Apply the ruling');
    assert.match(await table.ruling(), /Applied\./);
    assert.deepEqual(await table.marks(), []);
    await table.play('e2e4');
    assert.deepEqual(await table.moves(), []);
    await table.page.keyboard.press('Escape');
    await table.press('Take back');
    assert.match(await table.ruling(), /Apply the ruling/);
    assert.deepEqual(await table.marks(), ['f3 good', 'g1 hand', 'h3 good']);
    await table.press('Apply the ruling');
    await table.play('g1f3');
    assert.equal(await table.ruling(), '');
    assert.deepEqual(await table.events(), []);
    assert.equal(await table.status(), 'Black to move');
  }));

test('a drag touches and lets go: the move is made, and the clock completes it', () =>
  atTable(async (table) => {
    await table.tab('Hands');
    await table.drag('e2', 'e4');
    assert.deepEqual(await table.events(), ['touches e2', 'lets go on e4']);
    assert.match(await table.ruling(), /^The move is made\n/);
    await table.press('Press the clock');
    assert.match(await table.ruling(), /^The move is completed\n[^]*Must be played\ne4/);
    assert.equal(await table.status(), 'White to move');
    await table.tab('Game');
    assert.deepEqual(await table.moves(), []);
    await table.play('d2d4');
    assert.deepEqual(await table.moves(), ['d4']);
  }));

test('the events are taken back one by one, and one that cannot have happened so is marked', () =>
  atTable(async (table) => {
    await table.tab('Hands');
    await table.click('g1', 'f3');
    assert.deepEqual(await table.events(), ['touches g1', 'lets go on f3']);
    await table.press('Take back: touches g1');
    assert.deepEqual(await table.events(), ['lets go on f3']);
    assert.match(await table.text('#events-fault'), /^This cannot have happened so: /);
    assert.equal(await table.page.locator('.chip.is-fault').count(), 1);
    assert.equal(await table.ruling(), '');
    await table.press('Take back the last');
    assert.deepEqual(await table.events(), []);
    assert.equal(await table.text('#events-fault'), '');
    assert.equal(await table.page.getByRole('button', { name: 'Take back the last' }).isDisabled(), true);
  }));

test('king and rook are touched to castle; the rook’s side may be forbidden', () =>
  atTable(async (table) => {
    await table.setUp('4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1');
    await table.tab('Hands');
    await table.click('e1', 'h1');
    assert.match(await table.ruling(), /^Bound by what was touched\n/);
    assert.match(await table.ruling(), /Still allowed\n(?=.*O-O-O)(?=.*Kd1)(?!.*O-O,)/);
    await table.choose('Laws of', '1997');
    assert.match(await table.ruling(), /of 1997/);
  }));

test('a capture by hand: the own piece, the other’s, off with it, and down', () =>
  atTable(async (table) => {
    await table.setUp('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1');
    await table.tab('Hands');
    await table.click('c3', 'd5');
    assert.match(await table.ruling(), /Must be played\nNxd5/);
    await table.choose('A click on the board', 'takes off');
    await table.click('d5');
    await table.choose('A click on the board', 'touches, then lets go');
    await table.click('d5');
    assert.deepEqual(await table.events(), ['touches c3', 'touches d5', 'takes d5 off', 'lets go on d5']);
    assert.match(await table.ruling(), /^The move is made\n/);
  }));

test('a pawn is replaced by hand, and the new piece is chosen', () =>
  atTable(async (table) => {
    await table.setUp('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    await table.tab('Hands');
    await table.click('a7', 'a8');
    assert.match(await table.ruling(), /^The pawn is not replaced yet\n/);
    await table.choose('A click on the board', 'puts on a new piece');
    await table.choose('The new piece', 'knight');
    await table.click('a8');
    assert.match(await table.ruling(), /a8=N/);
    await table.choose('A click on the board', 'lets go');
    await table.click('a8');
    await table.press('Press the clock');
    assert.match(await table.ruling(), /^The move is completed\n[^]*Must be played\na8=N/);
  }));

test('the opponent’s hand and the right to complain', () =>
  atTable(async (table) => {
    await table.example('Arbiters’ manual: the right to complain');
    assert.match(await table.ruling(), /^The complaint is rejected · [^]*The right to complain is lost\./);
    await table.press('Take back: opponent touches g8');
    assert.match(await table.ruling(), /^The complaint is upheld · /);
    await table.press('Begin again');
    await table.choose('Whose hand', 'the opponent');
    await table.click('e7');
    assert.deepEqual(await table.events(), ['opponent touches e7']);
  }));

test('half a castling in Chess960 is chosen by the clock or by the rook', () =>
  atTable(async (table) => {
    await table.example('Fischer Random: castling half made');
    assert.match(await table.ruling(), /^Half a castling is made\n/);
    assert.deepEqual(await table.marks(), ['f1 good', 'h1 path']);
    await table.press('Press the clock');
    assert.match(await table.ruling(), /^The move is completed\n[^]*Must be played\nKg1/);
    await table.press('Take back the last');
    await table.click('h1', 'f1');
    assert.match(await table.ruling(), /^The move is made\n[^]*Must be played\nO-O/);
  }));

test('keys alone tell a turn', () =>
  atTable(async (table) => {
    const { keyboard } = table.page;
    await table.page.getByRole('tab', { name: 'Game' }).focus();
    await keyboard.press('ArrowRight');
    assert.equal(await table.page.getByRole('tab', { name: 'Hands' }).getAttribute('aria-selected'), 'true');
    await table.page.locator('#board [data-square=b1] button').focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter']) await keyboard.press(key);
    assert.deepEqual(await table.events(), ['touches b1', 'lets go on c3']);
    await table.page.getByRole('button', { name: 'Take back: lets go on c3' }).focus();
    await keyboard.press('Enter');
    assert.deepEqual(await table.events(), ['touches b1']);
    assert.equal(
      await table.page.evaluate(() => document.activeElement!.getAttribute('aria-label')),
      'Take back: touches b1',
    );
  }));

test('what is said over a piece in the hand makes no move', () =>
  atTable(async (table) => {
    await table.example('Notebook 81: “check” with the rook still in the hand');
    assert.match(await table.ruling(), /^Bound by what was touched\n[^]*Rxd6/);
    await table.click('f2');
    assert.match(await table.ruling(), /^The move is made\n[^]*Must be played\nRf2\+/);
  }));
