/**
 * Are claims and incidents judged on the page, by edition, reading and language, and can a ruling be
 * applied and taken back?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atTable, openDemo, type Table } from './table.js';

openDemo();

/** What stands beneath the boards of the evidence. */
async function captions({ page }: Table): Promise<string[]> {
  const list = await page.locator('.figure figcaption').allInnerTexts();
  return list.map((text) => text.replace(/\s+/g, ' '));
}

/** The squares marked on the n-th board of the evidence. */
function marksIn({ page }: Table, n: number): Promise<(string | undefined)[]> {
  return page
    .locator('.figure chess-board')
    .nth(n)
    .locator('.mark')
    .evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset['square']));
}

test('the claim that Gijssen and Reuben discussed, by both readings and since 2009', () =>
  atTable(async (table) => {
    await table.example('Notebook 81, figure 3, line B: Gijssen’s reading');
    assert.match(await table.ruling(), /^The claim is rejected · The game goes on\n/);
    assert.match(await table.ruling(), /two readings\nThe claim is rejected followed here\nGeurt Gijssen/);
    assert.deepEqual(
      (await captions(table)).map((text) => text.split(': ')[0]!.replace(/ At .*/, '')),
      ['1...Qg3+ Almost the same', '3...Qg3+ The same position', '5...Qg3+ The same position'],
    );
    assert.deepEqual(await marksIn(table, 0), ['e1', 'h1']);
    assert.deepEqual(await marksIn(table, 1), []);
    await table.choose('A right to castle ends', 'when it cannot be used');
    assert.match(await table.ruling(), /^The claim is upheld · Drawn\n/);
    assert.match(await table.ruling(), /The claim is upheld followed here\nStewart Reuben/);
    assert.equal((await captions(table)).filter((text) => text.includes('The same position')).length, 3);
    await table.choose('Laws of', '2009');
    assert.match(await table.ruling(), /^The claim is rejected · [^]*White \+3:00/);
    assert.doesNotMatch(await table.ruling(), /two readings/);
    assert.equal(await table.page.getByLabel('A right to castle ends').isVisible(), false);
  }));

test('a penalty that depends on the clocks is a number once they are told', () =>
  atTable(async (table) => {
    await table.choose('Laws of', '2005');
    await table.tab('Claim');
    await table.page.getByLabel('With the intended move').fill('e4');
    await table.press('Rule on the claim');
    assert.match(await table.ruling(), /Clocks\ndepends on the clocks, which are not told/);
    await table.page.locator('#claim-form summary').click();
    await table.page.locator('#claim-clock-white').fill('5:00');
    await table.page.locator('#claim-clock-black').fill('0:10:00');
    await table.page.keyboard.press('Tab');
    assert.match(await table.ruling(), /Clocks\nWhite −2:30, Black \+3:00/);
    for (const [white, said] of [
      ['5.30', /^This is no time/],
      ['5:70', /^This is no time/],
      ['', /^Both clocks must be told/],
    ] as const) {
      await table.page.locator('#claim-clock-white').fill(white);
      await table.press('Rule on the claim');
      assert.match(await table.text('#claim-clock-note'), said);
      assert.match(await table.ruling(), /Clocks\ndepends on the clocks/);
    }
  }));

test('a correct claim is applied and taken back', () =>
  atTable(async (table) => {
    await table.play('g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8');
    await table.tab('Claim');
    await table.press('Rule on the claim');
    assert.match(await table.ruling(), /^The claim is upheld · Drawn\n/);
    assert.equal(await table.status(), 'White to move');
    await table.press('Apply the ruling');
    assert.equal(await table.status(), 'Draw by threefold repetition: ½–½');
    const focused = await table.page.evaluate(() => document.activeElement!.textContent);
    assert.equal(focused, 'Take back');
    await table.press('Take back');
    assert.equal(await table.status(), 'White to move');
    assert.match(await table.ruling(), /Apply the ruling/);
    await table.press('Apply the ruling');
    await table.press('Undo');
    assert.equal(await table.status(), 'White to move');
    await table.play('e2e4');
    assert.equal(await table.ruling(), '');
  }));

test('after an incorrect claim the intended move must be played, in every tab', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'e7e5');
    await table.tab('Claim');
    await table.page.getByLabel('With the intended move').fill('Nf3');
    await table.press('Rule on the claim');
    assert.match(await table.ruling(), /^The claim is rejected · [^]*Black \+2:00[^]*Must be played\nNf3/);
    await table.press('Apply the ruling');
    await table.play('d2d4');
    assert.match(await table.note(), /^d2–d4 is not possible\nNf3 must now be played\./);
    assert.equal(await table.page.locator('.note').isVisible(), true);
    await table.play('g1f3');
    await table.tab('Game');
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'Nf3']);
  }));

test('a claim with a move that cannot be read is not judged, and says why', () =>
  atTable(async (table) => {
    await table.tab('Claim');
    const move = table.page.getByLabel('With the intended move');
    const alert = table.page.locator('#claim-form').getByRole('alert');
    for (const text of ['xyz', 'Qh9']) {
      await move.fill(text);
      await table.press('Rule on the claim');
      assert.match(await alert.innerText(), /^This claim cannot be judged: \S/);
      assert.equal(await move.getAttribute('aria-invalid'), 'true');
      assert.equal(await table.ruling(), '');
    }
    await move.fill('Ke3');
    await table.press('Rule on the claim');
    assert.match(await table.ruling(), /^The claim is rejected/);
    assert.equal(await move.getAttribute('aria-invalid'), null);
  }));

test('who claims, and what was touched or not written, counts by edition', () =>
  atTable(async (table) => {
    await table.play('g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1');
    await table.tab('Claim');
    await table.page.getByLabel('With the intended move').fill('Ng8');
    await table.press('Rule on the claim');
    assert.match(await table.ruling(), /^The claim is upheld/);
    await table.page.getByLabel('a piece was touched').check();
    assert.match(await table.ruling(), /^The claim is rejected/);
    await table.choose('Laws of', '2005');
    assert.match(await table.ruling(), /^The claim is upheld/);
    await table.page.getByLabel('a piece was touched').uncheck();
    await table.page.getByLabel('the move was written down').uncheck();
    assert.match(await table.ruling(), /^The claim is rejected/);
    await table.choose('Who claims', 'White');
    assert.match(await table.ruling(), /^The claim is rejected/);
  }));

test('two moves in a row: the game goes back, and comes back', () =>
  atTable(async (table) => {
    await table.example('Notebook 81: two moves in a row');
    await table.choose('Laws of', '2023');
    assert.match(await table.ruling(), /^The game goes on\n[^]*Clocks\nBlack \+2:00\nBack to\n1\.e4\n/);
    assert.deepEqual(await captions(table), ['Back to 1.e4']);
    await table.choose('Which illegal move of this player', 'the second');
    assert.match(await table.ruling(), /^Black wins\n/);
    await table.press('Apply the ruling');
    assert.equal(await table.status(), 'Illegal moves: 0–1');
    await table.press('Take back');
    assert.equal(await table.status(), 'Black to move');
  }));

test('an illegal move found later: back to before it, and the piece must move', () =>
  atTable(async (table) => {
    await table.readPgn('1. e4 e5 2. Ke2 Nf6 3. Ke1 Nc6 4. Nf3 Bc5 *');
    await table.tab('Incident');
    await table.choose('What happened', 'An illegal move');
    await table.choose('Which move', '3.Ke1');
    await table.choose('Found', '4...Bc5');
    await table.press('Rule on the incident');
    assert.match(await table.ruling(), /Back to\n2\.\.\.Nf6\n/);
    await table.press('Apply the ruling');
    await table.tab('Game');
    assert.equal(await table.current(), 'Nf6');
    assert.equal(await table.status(), 'White to move');
    await table.tab('Incident');
    await table.press('Take back');
    await table.tab('Game');
    assert.equal(await table.current(), 'Bc5');
  }));

test('each kind of incident asks only for its own fields, and is ruled on', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'e7e5');
    await table.tab('Incident');
    const kind = table.page.getByLabel('What happened');
    const kinds = await kind.locator('option').allInnerTexts();
    assert.equal(kinds.length, 18);
    const forms = new Set<string>();
    for (const label of kinds) {
      await kind.selectOption({ label });
      forms.add((await table.page.locator('#incident-fields label').allInnerTexts()).join());
      await table.press('Rule on the incident');
      const fault = await table.text('#incident-form > .fault');
      assert.match((await table.ruling()) + fault, /\S/, label);
      if (!['A pawn left on the last rank'].includes(label)) assert.equal(fault, '', label);
    }
    assert.ok(forms.size >= 14);
  }));

test('a resignation that can be misread is asked back', () =>
  atTable(async (table) => {
    await table.example('Arbiters’ manual: is a hand held out a resignation?');
    assert.match(await table.ruling(), /^Nothing is decided: the arbiter asks first\n/);
    await table.page.getByLabel('the arbiter has asked, and it is one').check();
    assert.match(await table.ruling(), /^White wins\n/);
    await table.press('Apply the ruling');
    assert.equal(await table.status(), 'Resignation: 1–0');
  }));

test('the ruling is told in the language that is chosen, loaded when it is', () =>
  atTable(async (table) => {
    const fetched: string[] = [];
    table.page.on('request', (request) => fetched.push(request.url()));
    await table.example('Notebook 81, figure 3, line B: Gijssen’s reading');
    for (const [code, verdict, law] of [
      ['zh', /^要求不成立 · 对局继续\n/, /\p{Script=Han}/u],
      ['es', /^Reclamación rechazada · /, /posición/],
      ['pt', /^Reclamação rejeitada · /, /posição/],
      ['id', /^Klaim ditolak · /, /posisi/],
      ['en', /^The claim is rejected · /, /position/],
    ] as const) {
      const isLoaded = (): boolean => fetched.some((url) => url.endsWith(`/languages/${code}.js`));
      assert.equal(isLoaded(), false);
      await table.speak(code);
      await table.page.locator(`.ruling[lang=${code}]`).waitFor();
      assert.equal(isLoaded(), code !== 'en');
      assert.match(await table.ruling(), verdict);
      await table.page.locator('.article-button').first().click();
      assert.match(await table.page.locator('.law').first().innerText(), law);
    }
  }));

test('a language that cannot be loaded is said to be so, and the one before stays', () =>
  atTable(async (table) => {
    // The browser itself complains of the file that is not there, so the answer is one that fits nothing.
    await table.page.route('**/languages/zh.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default "nothing";' }),
    );
    await table.choose('Language', '中文');
    const note = table.page.locator('#conditions-note');
    await note.getByText(/^This language cannot be loaded: /).waitFor();
    assert.equal(await table.page.getByLabel('Language').inputValue(), 'en');
    await table.choose('Language', 'Español');
    await table.page.locator('#conditions-note.is-fault').waitFor({ state: 'detached' });
    assert.equal(await table.page.getByLabel('Idioma').inputValue(), 'es');
  }));

test('the cards on castling and claims follow the Laws and the language', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'e7e5', 'e1e2');
    assert.match(await table.castling('White, kingside'), /Article 3\.8\.2\.1/);
    await table.choose('Laws of', '1997');
    assert.match(await table.castling('White, kingside'), /Article 3\.5/);
    await table.choose('Language', 'Español');
    await table.page.locator('#castling[lang=es]').waitFor();
    assert.match(await table.castling('Blancas, enroque corto'), /Artículo 3\.5/);
    assert.equal(await table.page.locator('#claims').getAttribute('lang'), 'es');
    assert.doesNotMatch(await table.claims(), /nothing to claim/);
    await table.play('d7d4');
    const note = table.page.locator('#note');
    assert.equal(await note.getAttribute('lang'), 'es');
    assert.match(await note.innerText(), /peón.* Artículo 3\.4/);
  }));

test('an article opens with its title and closes again', () =>
  atTable(async (table) => {
    await table.example('Arbiters’ manual: a player who leaves without a word');
    const button = table.page.locator('.article-button').first();
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    await button.click();
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    assert.match(await table.page.locator('.law').first().innerText(), /\S/);
    await button.click();
    assert.equal(await table.page.locator('.law').first().isVisible(), false);
  }));

test('every case of the source documents is judged as they tell', () =>
  atTable(async (table) => {
    const verdicts: Record<string, RegExp> = {
      'Notebook 81, figure 1: the flag falls before a forced capture': /^Drawn\n/,
      'Notebook 81, figure 2: the flag falls in a chain of captures': /^Drawn\n/,
      'Notebook 81, figure 3, line A: the right could have been kept': /^The claim is rejected/,
      'Notebook 81, figure 3, line B: Gijssen’s reading': /^The claim is rejected/,
      'Notebook 81, figure 3, line B: Reuben’s reading': /^The claim is upheld/,
      'Notebook 81: castling with the rook that had moved': /^Bound[^]*O-O/,
      'Notebook 81: king and queen swapped, found at move 35': /^The game goes on[^]*Article B4 of 2005/,
      'Notebook 81: two moves in a row': /^The game goes on[^]*Back to\n1\.e4/,
      'Notebook 81: “check” with the rook still in the hand': /^Bound[^]*Rxd6/,
      'The question of 2014: a right that no continuation can use': /^No, it cannot/,
      'The question of 2014: is it the third time?': /^The claim is rejected/,
      'Arbiters’ manual: the king let go while castling': /^Half a castling is made[^]*O-O/,
      'Arbiters’ manual: the right to complain': /^The complaint is rejected/,
      'Arbiters’ manual: is a hand held out a resignation?': /^Nothing is decided/,
      'Arbiters’ manual: a player who leaves without a word': /^The game goes on/,
      'Fischer Random: castling half made': /^Half a castling is made/,
      'Fischer Random: castling announced': /^Half a castling is made[^]*O-O/,
    };
    const group = table.page.locator('optgroup[label="From the source documents"] option');
    assert.deepEqual((await group.allTextContents()).sort(), Object.keys(verdicts).sort());
    for (const [title, verdict] of Object.entries(verdicts)) {
      await table.example(title);
      await table.page.locator('#look').getByText(title).waitFor();
      assert.match(await table.ruling(), verdict, title);
    }
    await table.press('New game');
    assert.equal(await table.page.locator('#look').isVisible(), false);
  }));

test('whether a castling or a mate can ever come about is searched, with the line', () =>
  atTable(async (table) => {
    await table.setUp('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await table.tab('Ever?');
    await table.press('Search');
    assert.match(await table.ruling(), /^Yes, it can\nThe right exists\.\nO-O/);
    const what = table.page.locator('#ever-what');
    await what.selectOption({ label: 'Black mates' });
    await table.press('Search');
    assert.match(await table.ruling(), /^No, it cannot\n/);
    await what.selectOption({ label: 'Black castles kingside (h-side)' });
    await table.press('Search');
    assert.match(await table.ruling(), /^No, it cannot\nThere is no right to this castling\./);
  }));

test('a mate that was found is played through beside the game', () =>
  atTable(async (table) => {
    await table.setUp('7k/8/8/8/8/8/5K2/6R1 w - - 0 1');
    await table.tab('Ever?');
    await table.page.locator('#ever-what').selectOption({ label: 'White mates' });
    await table.press('Search');
    const line = (await table.ruling()).split('\n')[2]!.split(' ');
    assert.equal(line.at(-1)!.at(-1), '#');
    const shown = () => table.text('.through .hint');
    assert.equal(await shown(), 'The position now');
    for (const [index, san] of line.entries()) {
      await table.press('Forward');
      assert.equal(await shown(), `${index + 1} of ${line.length}: ${san}`);
    }
    assert.equal(await table.page.locator('.through .check').count(), 1);
    await table.press('Back');
    await table.page.locator('.line button').first().click();
    assert.equal(await shown(), `1 of ${line.length}: ${line[0]}`);
    assert.deepEqual(await table.moves(), []);
  }));

test('a proof that a side cannot mate is seen on the board and told in words', () =>
  atTable(async (table) => {
    await table.setUp('2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1');
    await table.tab('Ever?');
    await table.page.locator('#ever-what').selectOption({ label: 'White mates' });
    await table.press('Search');
    const told = await table.ruling();
    assert.match(told, /White’s king never leaves 24 squares a1–h1, a2–h2, a3–h3/);
    assert.match(told, /Black’s king never leaves 24 squares/);
    assert.match(told, /8 men never move and are never taken b4, d4, f4, h4, b5, d5, f5, h5/);
    const kinds = (await table.marks()).map((mark) => mark.split(' ')[1]);
    assert.equal(kinds.filter((kind) => kind === 'path').length, 48);
    assert.equal(kinds.filter((kind) => kind === 'fixed').length, 8);
    const name = await table.page.locator('#board [data-square=d4] button').getAttribute('aria-label');
    assert.match(name!, /never moves and is never taken/);
    await table.play('e1e2');
    assert.deepEqual(await table.marks(), []);
  }));

test('other conditions leave the game as it stands, variations and all', () =>
  atTable(async (table) => {
    await table.play('e2e4', 'e7e5', 'g1f3');
    await table.press('Undo');
    await table.press('Undo');
    await table.play('c7c5');
    await table.choose('Laws of', '1997');
    assert.deepEqual(await table.moves(), ['e4', 'e5', 'c5', 'Nf3']);
    assert.equal(await table.current(), 'c5');
    assert.equal(await table.page.getByLabel('Arbiters').isVisible(), false);
    await table.choose('Time control', 'blitz');
    assert.equal(await table.page.getByLabel('Arbiters').isVisible(), true);
    assert.equal(await table.current(), 'c5');
  }));
