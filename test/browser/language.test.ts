/**
 * Do board, moves and sentences of both pages with the table speak the language that the reader chooses?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init } from '../../js/index.node.js';
import { address, atTable, newPage, openDemo, Table } from './table.js';

openDemo();

/** Waits until the board has said a text, and returns the language in which it is read. */
async function heard(
  table: Table,
  text: string | RegExp,
  role: 'status' | 'alert' = 'status',
): Promise<string> {
  const line = table.page.locator('#board').getByRole(role).getByText(text).first();
  await line.waitFor({ state: 'attached' });
  return line.evaluate((element) => {
    for (let at: Element | null = element; at !== null;) {
      if (at.hasAttribute('lang')) return at.getAttribute('lang')!;
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return '';
  });
}

const nameOf = (table: Table, square: string): Promise<string | null> =>
  table.page.locator(`#board [data-square=${square}] button`).getAttribute('aria-label');

/** Every piece moves and captures, both sides castle, a pawn promotes, and a variation branches off. */
const PGN =
  '1. e4 d5 2. exd5 Qxd5 (2... Nf6 3. Bb5+) 3. Nc3 Qe6+ 4. Be2 Bd7 5. Nf3 Na6 6. O-O O-O-O 7. Re1 h5 8. Bxa6 Qxa6 ' +
  '9. Rxe7 h4 10. h3 Bxe7 11. g3 hxg3 12. Qe1 gxf2+ 13. Kxf2 Rxh3 14. b4 Kb8 15. b5 Qg6 16. b6 Rxf3+ 17. Kxf3 Qd6 ' +
  '18. bxc7+ Ka8 19. cxd8=N *';

test('the moves are listed with the letters of each language, as the arbiter writes them', async () => {
  const arbiter = await init();
  await atTable(async (table) => {
    await table.readPgn(PGN);
    for (const language of ['es', 'pt', 'id', 'zh', 'en'] as const) {
      await table.speak(language);
      using game = arbiter.game({ pgn: PGN });
      const text = game.pgn({ letters: language }).split('\n\n')[1]!;
      const words = text
        .replace(/[()*]|\d+\.+/g, ' ')
        .trim()
        .split(/\s+/);
      assert.deepEqual((await table.moves()).sort(), words.sort());
    }
    await table.speak('es');
    assert.deepEqual((await table.moves()).slice(-4), ['Dd6', 'bxc7+', 'Ra8', 'cxd8=C']);
    await table.press('Deshacer');
    assert.equal(await table.current(), 'Ra8');
  });
});

test('the board names its squares in the language, also those that are marked', () =>
  atTable(async (table) => {
    await table.setUp('4k3/8/8/8/8/5r2/8/4K2R w K - 0 1');
    assert.equal(await nameOf(table, 'h1'), 'h1, white rook');
    await table.speak('es');
    assert.equal(await nameOf(table, 'h1'), 'h1, torre blanca');
    const grid = table.page.locator('#board').getByRole('grid');
    assert.equal(
      await grid.getAttribute('aria-label'),
      'La partida: Tablero de ajedrez, blancas abajo, juegan las blancas',
    );
    assert.equal(await grid.evaluate((element) => element.closest('[lang]')!.getAttribute('lang')), 'es');
    await table.page.getByRole('button', { name: 'Ver casillas: Blancas, enroque corto' }).click();
    assert.equal(await nameOf(table, 'f3'), 'f3, torre negra, el motivo por el que no');
    await table.click('e1', 'f1');
    assert.equal(await nameOf(table, 'f3'), 'f3, torre negra, el motivo por el que no');
    await table.page.keyboard.press('Escape');
    await table.tab('Hands');
    await table.click('h1');
    assert.equal(await nameOf(table, 'h1'), 'h1, torre blanca, en la mano');
    assert.match((await nameOf(table, 'h7'))!, /todavía permitido/);
    await table.speak('pt');
    assert.equal(await nameOf(table, 'h1'), 'h1, torre branca, na mão');
  }));

test('what hinders a mate for ever is named on the squares in the language', () =>
  atTable(async (table) => {
    await table.setUp('2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1');
    await table.speak('id');
    await table.tab('Ever?');
    await table.page.locator('#ever-what').selectOption({ label: 'Putih mematkan' });
    await table.press('Cari');
    assert.match((await nameOf(table, 'd4'))!, /tidak pernah bergerak dan tidak pernah ditangkap$/);
    assert.match((await nameOf(table, 'a1'))!, /raja putih dapat sampai ke sini$/);
    await table.speak('en');
    assert.doesNotMatch((await nameOf(table, 'd4'))!, /never/);
  }));

test('all that the board says is in the language, and is read in it', () =>
  atTable(async (table) => {
    await table.speak('es');
    const steps: readonly (readonly [what: () => Promise<void>, said: string | RegExp])[] = [
      [() => table.play('g1f3'), 'Caballo blanco de g1 a f3. Juegan las negras'],
      [() => table.play('e7e5'), 'Peón negro de e7 a e5. Juegan las blancas'],
      [() => table.play('f3e5'), 'Caballo blanco de f3 captura el peón de e5. Juegan las negras'],
      [
        () => table.press('Deshacer'),
        'Jugada deshecha: caballo blanco de f3 captura el peón de e5. Juegan las blancas',
      ],
      [() => table.press('Rehacer'), 'Caballo blanco de f3 captura el peón de e5. Juegan las negras'],
      [() => table.press('Cf3'), 'Última jugada: caballo blanco de g1 a f3'],
      [() => table.choose('Leyes de', '2014'), 'Se juzga por las Leyes de 2014'],
      [() => table.press('Sortear'), /Es la posición inicial \d+ de Ajedrez960\./],
      [() => table.press('Volver a la partida apartada'), 'La partida apartada vuelve a estar en la mesa'],
      [() => table.press('Nueva partida'), 'La partida anterior queda apartada y se puede recuperar'],
      [() => table.setUp('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'), 'La posición está en la mesa.'],
      [() => table.play('e1g1'), 'Enroque corto de las blancas. Juegan las negras'],
      [() => table.example('Anderssen – Kieseritzky, Londres 1851'), 'La partida está en la mesa.'],
    ];
    for (const [what, said] of steps) {
      await what();
      assert.equal(await heard(table, said), 'es', String(said));
    }
    await table.page.locator('#board [data-square=e2] button').focus();
    await table.page.keyboard.press('F1');
    assert.equal(await heard(table, /^Las flechas recorren el tablero\./), 'es');
    await table.play('e1e3');
    assert.equal(await heard(table, /^e1–e3 no es posible\. .*rey/, 'alert'), 'es');
    assert.match(await table.note(), /^e1–e3 no es posible\n/);
    assert.equal(await table.page.locator('#note-title').getAttribute('lang'), 'es');
  }));

test('what a pawn becomes is asked in the language', () =>
  atTable(async (table) => {
    await table.speak('pt');
    await table.example('Um peão que é promovido');
    await table.play('a7a8 dama');
    assert.equal(await table.current(), 'a8=D');
  }));

test('a move is typed with the letters of the language, or else with the English ones', () =>
  atTable(async (table) => {
    await table.speak('es');
    const field = table.page.getByLabel('Escribir una jugada');
    for (const move of ['Cf3', 'Nc6', 'e4', 'a6', 'Ae2', 'a5', 'O-O', 'Ta6']) {
      await field.fill(move);
      await field.press('Enter');
      assert.equal(await field.inputValue(), '', move);
    }
    assert.deepEqual(await table.moves(), ['Cf3', 'Cc6', 'e4', 'a6', 'Ae2', 'a5', 'O-O', 'Ta6']);
    for (const [move, why] of [
      ['Dd5', 'El peón de d2 cierra el paso\\.'],
      ['Rf2', 'La casilla f2 está ocupada'],
      ['Ch5', '«Ch5» no es posible'],
      ['Cg9', '«9» no designa ningún movimiento\\.'],
    ] as const) {
      await field.fill(move);
      await field.press('Enter');
      assert.equal(await field.inputValue(), move);
      assert.match(await table.note(), new RegExp(`^${move} no es posible\n${why}`));
      assert.equal(await heard(table, new RegExp(`^${move} no es posible\\. ${why}`), 'alert'), 'es');
    }
  }));

test('moves within reasons, claims and rulings have the letters of the language', () =>
  atTable(async (table) => {
    await table.example('Notebook 81, figure 3, line A: the right could have been kept');
    const intended = table.page.locator('#claim-move');
    assert.match(await table.ruling(), /\bQe5\+/);
    assert.equal(await intended.inputValue(), 'Qe5+');
    await table.speak('es');
    await table.page.locator('.ruling[lang=es]').waitFor();
    const ruling = await table.ruling();
    assert.match(ruling, /De5\+/);
    assert.doesNotMatch(ruling, /[QKN][a-h]?x?[a-h][1-8]/);
    assert.equal(await intended.inputValue(), 'De5+');
    await table.page.getByLabel('se tocó una pieza').check();
    assert.match(await table.ruling(), /De5\+/);
    await intended.fill('Dxe1');
    await table.press('Decidir la reclamación');
    assert.match(await table.ruling(), /Dxe1/);
    await table.speak('id');
    assert.equal(await intended.inputValue(), 'Mxe1');
    await table.page.locator('.ruling[lang=id]').waitFor();
    assert.match(await table.ruling(), /Mxe1/);
  }));

test('a lost right names the move that lost it with the letters of the language', () =>
  atTable(async (table) => {
    await table.example('A right lost on the way');
    await table.speak('es');
    await table.play('e1g1');
    assert.match(await table.note(), /\(4\.Re2\)/);
    assert.doesNotMatch(await table.note(), /Ke2/);
  }));

test('an applied ruling stays in the language in which it was given', () =>
  atTable(async (table) => {
    await table.example('Notebook 81, figure 1: the flag falls before a forced capture');
    await table.press('Apply the ruling');
    await table.speak('es');
    const ruling = table.page.locator('.ruling');
    assert.equal(await ruling.getAttribute('lang'), 'en');
    assert.match(await ruling.innerText(), /^Drawn\n[^]*Take back/);
    await table.press('Take back');
    assert.equal(await ruling.getAttribute('lang'), 'es');
    assert.match(await ruling.innerText(), /^Tablas\n/);
  }));

test('in the list comments have no language, and what the page says of it has its own', () =>
  atTable(async (table) => {
    await table.speak('zh');
    const list = table.page.locator('#moves');
    assert.match(await list.locator('p:not([lang])').innerText(), /^\p{Script=Han}/u);
    await table.readPgn('1. e4 {Best by test.} (1. d4 {Solid.}) 1... e5 *');
    assert.equal(await list.getAttribute('lang'), 'zh');
    assert.deepEqual(
      await list.locator('.comment').evaluateAll((all) => all.map((one) => one.getAttribute('lang'))),
      ['', ''],
    );
    assert.match((await list.getByRole('group').getAttribute('aria-label'))!, /\p{Script=Han}/u);
  }));

test('of two languages that are chosen at once the last one stays', () =>
  atTable(async (table) => {
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    await table.page.route('**/languages/es.js', async (route) => {
      await wait;
      await route.continue();
    });
    await table.page.locator('#language').selectOption('es');
    await table.speak('pt');
    const spanish = table.page.waitForResponse('**/languages/es.js');
    letGo();
    await (await spanish).finished();
    await table.play('g1f3');
    assert.deepEqual(await table.moves(), ['Cf3']);
    assert.equal(await heard(table, /Cavalo branco/), 'pt');
    assert.equal(await table.page.locator('#language').inputValue(), 'pt');
  }));

test('the page on Chess960 speaks the language of its link', async () => {
  const table = new Table(await newPage());
  try {
    await table.page.goto(`${address()}chess960.html?position=518&moves=g1f3.g8f6&language=es`);
    await table.page.locator('html[data-ready]').waitFor();
    assert.deepEqual(await table.moves(), ['Cf3', 'Cf6']);
    assert.equal(await nameOf(table, 'f3'), 'f3, caballo blanco');
    await table.play('b1c3');
    assert.equal(await heard(table, 'Caballo blanco de b1 a c3. Juegan las negras'), 'es');
    await table.press('Posición siguiente');
    assert.equal(await heard(table, 'Es la posición inicial 519 de Ajedrez960.'), 'es');
    assert.equal(await table.page.locator('#moves').getAttribute('lang'), 'es');
  } finally {
    await table.page.close();
  }
});
