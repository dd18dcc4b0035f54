/**
 * Can whole games be played on the page, by clicks, by dragging and by keys?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { parsePgn } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { makeSquare } from 'chessops/util';
import { atTable, openDemo, type Table } from './table.js';

openDemo();

interface Replay {
  /** The moves as clicks: two squares, and what the pawn becomes. */
  readonly clicks: string[];
  readonly sans: string[];
  /** The first three fields of the last FEN. */
  readonly end: string;
}

/** The n-th game of a file, replayed by another library. */
function replay(file: string, n: number, white: string): Replay {
  const game = parsePgn(readFileSync(file, 'utf8'))[n - 1];
  assert.ok(game?.headers.get('White')?.includes(white));
  const position = Chess.default();
  const clicks: string[] = [];
  const sans: string[] = [];
  for (const { san } of game.moves.mainline()) {
    const move = parseSan(position, san);
    assert.ok(move && 'from' in move, san);
    const role = move.promotion ? ` ${move.promotion}` : '';
    clicks.push(makeSquare(move.from) + makeSquare(move.to) + role);
    sans.push(san);
    position.play(move);
  }
  return { clicks, sans, end: fields(makeFen(position.toSetup())) };
}

const fields = (fen: string): string => fen.split(' ').slice(0, 3).join(' ');

async function endsAs(table: Table, game: Replay): Promise<void> {
  assert.deepEqual(await table.moves(), game.sans);
  assert.equal(await table.current(), game.sans.at(-1));
  assert.equal(fields(await table.fen()), game.end);
}

test('Deep Blue – Kasparov, New York 1997, second game, by clicks', () =>
  atTable(async (table) => {
    const game = replay('core/notation/pgn/testdata/kasparov-deep-blue-1997.pgn', 2, 'Deep Blue');
    assert.equal(game.sans.length, 89);
    await table.play(...game.clicks);
    await endsAs(table, game);
    assert.match(await table.castling('White, kingside'), /Lost for good\nThis side has castled already/);
  }));

test('Fischer – Petrosian, 1959, with four queens and both castlings, by clicks', () =>
  atTable(async (table) => {
    const game = replay('testdata/players/Fischer.pgn', 169, 'Fischer');
    assert.ok(game.sans.includes('O-O-O') && game.sans.includes('O-O'));
    assert.equal(game.sans.filter((san) => san.includes('=Q')).length, 2);
    await table.play(...game.clicks);
    await endsAs(table, game);
  }));

test('Anderssen – Kieseritzky, 1851, read as a PGN and walked through to mate', () =>
  atTable(async (table) => {
    await table.example('Anderssen – Kieseritzky, London 1851');
    assert.equal(await table.status(), 'White to move');
    for (let n = 0; n < 44; n++) await table.press('Redo');
    assert.equal(await table.current(), 'Nxf6');
    await table.play('d6e7');
    assert.equal(await table.status(), 'Checkmate: 1–0');
    assert.match(await table.note(), /^The game is over\nCheckmate: .*Article 5\.1\.1$/);
    assert.equal(await table.page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
    await table.click('e8', 'e7');
  }));

test('a piece can be dragged, also onto the rook to castle', () =>
  atTable(async (table) => {
    await table.drag('e2', 'e4');
    await table.drag('e7', 'e5');
    await table.drag('g1', 'f3');
    await table.drag('b8', 'c6');
    await table.drag('f1', 'c4');
    await table.drag('g8', 'f6');
    await table.drag('e1', 'h1');
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'O-O']);
    await table.drag('c6', 'c2');
    assert.match(await table.note(), /c6–c2 is not possible/);
  }));

test('castling by the king’s own square and by the rook’s, both sides', () =>
  atTable(async (table) => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    for (const [click, san] of [
      ['e1g1', 'O-O'],
      ['e1h1', 'O-O'],
      ['e1c1', 'O-O-O'],
      ['e1a1', 'O-O-O'],
    ] as const) {
      await table.setUp(fen);
      await table.play(click);
      assert.deepEqual(await table.moves(), [san]);
    }
    await table.play('e8h8');
    assert.deepEqual(await table.moves(), ['O-O-O', 'O-O']);
  }));

test('in Chess960 the king castles onto its rook, and a step that may be castling is asked about', () =>
  atTable(async (table) => {
    const fen = '5kr1/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w Gg - 0 1';
    await table.setUp(fen, 'Chess960');
    assert.match(await table.castling('White, h-side'), /Possible now\n.*\nKing and rook change places\./s);
    await table.play('f1g1');
    assert.deepEqual(await table.moves(), ['O-O']);
    assert.equal((await table.fen()).split(' ')[0], '5kr1/pppppppp/8/8/8/8/PPPPPPPP/5RK1');
    await table.setUp('1k5r/8/8/8/8/8/8/R4K1R w HA - 0 1', 'Chess960');
    await table.play('f1g1 king step, g1');
    assert.deepEqual(await table.moves(), ['Kg1']);
    await table.press('Undo');
    await table.play('f1g1 castling, king g1, rook f1');
    assert.deepEqual(await table.moves(), ['Kg1', 'O-O']);
    await table.press('Undo');
    await table.play('f1h1');
    assert.deepEqual(await table.moves(), ['Kg1', 'O-O']);
    await table.press('Undo');
    await table.play('f1c1');
    assert.deepEqual(await table.moves(), ['Kg1', 'O-O', 'O-O-O']);
  }));

test('a promotion is chosen on the board, by click and by key', () =>
  atTable(async (table) => {
    await table.example('A pawn that promotes');
    await table.play('c7d8 knight');
    assert.equal(await table.current(), 'cxd8=N');
    await table.press('Undo');
    await table.click('a7', 'a8');
    await table.page.keyboard.press('r');
    assert.equal(await table.current(), 'a8=R');
    await table.press('Undo');
    await table.click('a7', 'a8');
    await table.page.keyboard.press('Escape');
    assert.equal(await table.current(), '');
  }));

test('keys alone play, castle, claim and walk through the moves', () =>
  atTable(async (table) => {
    const { page } = table;
    const { keyboard } = page;
    const go = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await keyboard.press(key);
    };
    const tabTo = async (name: string): Promise<void> => {
      for (let n = 0; n < 80; n++) {
        await keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const at = document.activeElement!;
          return (
            at.getAttribute('aria-label') ??
            at.getAttribute('label') ??
            at.textContent.replace(/[◀▶]/, '').trim()
          );
        });
        if (focused === name) return;
      }
      assert.fail(`Tab does not reach ${name}`);
    };
    await tabTo('The game');
    await go('Home', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await go('ArrowUp', 'ArrowUp', 'Enter');
    assert.deepEqual(await table.moves(), ['e4']);
    await tabTo('Undo');
    await go('Enter');
    assert.equal(await table.current(), '');
    await table.setUp('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    await tabTo('The game');
    await tabTo('Castle: White, queenside');
    await go('Enter');
    assert.deepEqual(await table.moves(), ['O-O-O']);
    await table.play('e8e7', 'c1b1');
    await page.locator('#moves [aria-current]').focus();
    await go('ArrowLeft');
    assert.equal(await table.current(), 'Ke7');
    await go('Home');
    assert.equal(await table.current(), '');
    await go('ArrowRight', 'ArrowRight', 'ArrowRight');
    assert.equal(await table.current(), 'Kb1');
    const focused = await page.evaluate(() => document.activeElement!.textContent);
    assert.equal(focused, 'Kb1');
  }));
