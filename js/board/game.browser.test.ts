/**
 * Can whole games be played on the board with the rules behind it, by each kind of hand?
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { parsePgn } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { makeSquare } from 'chessops/util';
import type { Page } from 'playwright-core';
import { at, click, drag } from '../testing/boardpage.js';
import { Fingers, TOUCH } from '../testing/fingers.js';
import { GameHost, atGame, openGamePages, type Start } from '../testing/gamepage.js';
import { pass } from '../testing/time.js';

openGamePages();

interface Move {
  readonly from: string;
  readonly to: string;
  readonly promotion: string | null;
  readonly san: string;
}

/** Fischer – Petrosian, 1959: both castlings and four queens; replayed by another library. */
function replay(): { moves: Move[]; fen: string } {
  const game = parsePgn(readFileSync('testdata/players/Fischer.pgn', 'utf8'))[168]!;
  const position = Chess.default();
  const moves: Move[] = [];
  for (const { san } of game.moves.mainline()) {
    const move = parseSan(position, san);
    assert.ok(move && 'from' in move, san);
    const from = makeSquare(move.from);
    // That library names the rook's square of a castling; a player goes to the king's.
    const to = san.startsWith('O-O') ? `${san === 'O-O' ? 'g' : 'c'}${from[1]}` : makeSquare(move.to);
    moves.push({ from, to, promotion: move.promotion ?? null, san });
    position.play(move);
  }
  return { moves, fen: makeFen(position.toSetup()) };
}

/** How the board is touched: one move, and the answer to a question. */
interface Hands {
  make(from: string, to: string): Promise<void>;
  answer(name: string): Promise<void>;
}

const answerBy =
  (page: Page, press: (x: number, y: number) => Promise<void>) =>
  async (name: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    const box = (await dialog.getByRole('button', { name, exact: true }).boundingBox())!;
    // A browser tells a tap as a click a moment later. A touch that its tools inject right after a drag
    // is lost now and then: no event of it comes to the page, so it is made again.
    for (let left = 5; left > 0; left--) {
      await press(box.x + box.width / 2, box.y + box.height / 2);
      const gone = dialog.waitFor({ state: 'detached', timeout: left > 1 ? 2_000 : 30_000 });
      if (
        await gone.then(
          () => true,
          (error: unknown) => (left > 1 ? false : Promise.reject(error as Error)),
        )
      )
        return;
    }
  };

function byMouse(page: Page, makes: 'clicks' | 'drags'): Hands {
  return {
    make: (from, to) => (makes === 'clicks' ? click(page, from, to) : drag(page, from, to)),
    answer: answerBy(page, (x, y) => page.mouse.click(x, y)),
  };
}

async function byTouch(page: Page, makes: 'taps' | 'drags'): Promise<Hands> {
  const fingers = await Fingers.on(page);
  return {
    make: async (from, to) => {
      if (makes === 'drags') return fingers.swipe(await at(page, from), await at(page, to));
      await fingers.tap(await at(page, from));
      await fingers.tap(await at(page, to));
    },
    answer: answerBy(page, async (x, y) => {
      // A browser takes a tap that follows a swipe at once for the end of its scrolling.
      await pass(page, 200);
      await fingers.tap([x, y]);
    }),
  };
}

const fields = (fen: string): string => fen.split(' ').slice(0, 3).join(' ');

async function playsWhole(host: GameHost, hands: Hands): Promise<void> {
  const { moves, fen } = replay();
  await host.begin();
  for (const { from, to, promotion } of moves) {
    await hands.make(from, to);
    if (promotion !== null) await hands.answer(promotion);
  }
  assert.deepEqual(
    await host.sans(),
    moves.map(({ san }) => san),
  );
  assert.equal(fields(await host.fen()), fields(fen));
}

/** Every other move by the one, and the board is turned round now and then. */
function inTurn(host: GameHost, drags: Hands, clicks: Hands): Hands {
  let n = 0;
  return {
    make: async (from, to) => {
      n += 1;
      if (n % 25 === 0) await host.flip();
      await (n % 2 === 0 ? drags : clicks).make(from, to);
    },
    answer: (name) => drags.answer(name),
  };
}

test('a whole game with both castlings and four queens is played by mouse, by drags and clicks in turn', () =>
  atGame((page, host) => playsWhole(host, inTurn(host, byMouse(page, 'drags'), byMouse(page, 'clicks')))));

test('the same by finger, by drags and taps in turn, and the page does not scroll', () =>
  atGame(async (page, host) => {
    await playsWhole(host, inTurn(host, await byTouch(page, 'drags'), await byTouch(page, 'taps')));
    assert.equal(await page.evaluate(() => scrollY), 0);
  }, TOUCH));

const BESIDE: Start = { variant: 'chess960', fen: '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1' };
const SWAP: Start = { variant: 'chess960', fen: '4k3/8/8/8/8/8/8/5KR1 w G - 0 1' };
const THERE: Start = { variant: 'chess960', fen: '4k3/8/8/8/8/8/8/R5KR w HA - 0 1' };
const STANDARD: Start = { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' };

const STEP = 'king step, g1';
const CASTLE = 'castling, king g1, rook f1';

const CASTLINGS: [name: string, start: Start, from: string, to: string, answer: string, san: string][] = [
  ['onto the own rook', BESIDE, 'f1', 'h1', '', 'O-O'],
  ['onto the other rook', BESIDE, 'f1', 'a1', '', 'O-O-O'],
  ['by the king’s square far away', BESIDE, 'f1', 'c1', '', 'O-O-O'],
  ['by the king’s square beside it, asked for', BESIDE, 'f1', 'g1', CASTLE, 'O-O'],
  ['not, when a step is what is meant', BESIDE, 'f1', 'g1', STEP, 'Kg1'],
  ['where king and rook change places', SWAP, 'f1', 'g1', '', 'O-O'],
  ['where the king stays', THERE, 'g1', 'h1', '', 'O-O'],
  ['where it goes far', THERE, 'g1', 'c1', '', 'O-O-O'],
];

const castles = async (host: GameHost, hands: Hands, rows: typeof CASTLINGS): Promise<void> => {
  for (const [name, start, from, to, answer, san] of rows) {
    await host.begin(start);
    await hands.make(from, to);
    if (answer !== '') await hands.answer(answer);
    assert.deepEqual(await host.sans(), [san], name);
  }
};

for (const makes of ['clicks', 'drags'] as const) {
  test(`a Chess960 king castles by each square, by ${makes} of the mouse`, () =>
    atGame((page, host) => castles(host, byMouse(page, makes), CASTLINGS)));
}

for (const makes of ['taps', 'drags'] as const) {
  test(`and by ${makes} of a finger`, () =>
    atGame(async (page, host) => castles(host, await byTouch(page, makes), CASTLINGS), TOUCH));
}

test('in standard chess a king castles by its square, and by its rook’s when it is dragged there', () =>
  atGame(async (page, host) => {
    await castles(host, byMouse(page, 'drags'), [
      ['rook', STANDARD, 'e1', 'h1', '', 'O-O'],
      ['other rook', STANDARD, 'e1', 'a1', '', 'O-O-O'],
    ]);
    await castles(host, byMouse(page, 'clicks'), [
      ['square', STANDARD, 'e1', 'g1', '', 'O-O'],
      ['other square', STANDARD, 'e1', 'c1', '', 'O-O-O'],
    ]);
    await host.begin(STANDARD);
    await click(page, 'e1', 'h1', 'h5');
    assert.deepEqual(await host.sans(), ['Rh5'], 'a click takes up the rook');
  }));

test('a castling and a step are told apart in what is asked of the host', () =>
  atGame(async (page, host) => {
    const hands = byMouse(page, 'clicks');
    const requests = () => page.evaluate(() => window.log.splice(0) as unknown[]);
    await host.begin(BESIDE);
    await hands.make('f1', 'g1');
    await hands.answer(CASTLE);
    assert.deepEqual(await requests(), [{ from: 'f1', to: 'h1', castling: 'h' }]);
    await host.begin(BESIDE);
    await hands.make('f1', 'g1');
    await hands.answer(STEP);
    assert.deepEqual(await requests(), [{ from: 'f1', to: 'g1', castling: null }]);
    await host.begin(BESIDE);
    await hands.make('f1', 'c1');
    assert.deepEqual(await requests(), [{ from: 'f1', to: 'a1', castling: 'a' }]);
  }));

const PAWN: Start = { fen: '3r3k/2P5/8/8/8/8/2p5/3R3K w - - 0 1' };

test('a pawn is promoted by each piece, by mouse, by finger, by arrows and by letters', async () => {
  const pieces = [
    ['queen', 'Q'],
    ['rook', 'R'],
    ['bishop', 'B'],
    ['knight', 'N'],
  ] as const;
  const promotes = async (host: GameHost, hands: Hands): Promise<void> => {
    for (const [role, letter] of pieces) {
      await host.begin(PAWN);
      await hands.make('c7', 'd8');
      await hands.answer(role);
      assert.match((await host.sans())[0]!, new RegExp(`^cxd8=${letter}`));
    }
  };
  await atGame(async (page, host) => {
    await promotes(host, byMouse(page, 'drags'));
    const arrows = { queen: 0, rook: 1, bishop: 2, knight: 3 } as const;
    await promotes(host, {
      ...byMouse(page, 'clicks'),
      answer: async (role) => {
        for (let n = 0; n < arrows[role as keyof typeof arrows]; n++) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      },
    });
    await promotes(host, {
      ...byMouse(page, 'clicks'),
      answer: (role) => page.keyboard.press(role === 'knight' ? 'n' : role[0]!),
    });
  });
  await atGame(async (page, host) => promotes(host, await byTouch(page, 'taps')), TOUCH);
});
