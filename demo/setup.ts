/**
 * How does another game come to the table: a starting position by its number, a FEN, a PGN?
 *
 * What is wrong with a text is said beneath it, with the place.
 */

import type { PgnProblem, Problem } from '../js/index.js';
import { fill, find, make } from './dom.js';
import { Report } from './report.js';
import type { Table } from './table.js';
import type { Texts } from './texts/texts.js';
import type { Voice } from './voice.js';

/** Connects the forms with the table. */
export function connectSetup(table: Table): void {
  connectStart(table);
  connectFen(table);
  connectPgn(table);
}

const CLASSICAL = 518;

/** Starts a game from the Chess960 position with a number. */
function startFrom(table: Table, number: number): void {
  const { arbiter, voice } = table;
  find<HTMLInputElement>('number').valueAsNumber = number;
  if (number === CLASSICAL) return table.open({}, voice.texts.said.newGame);
  const fen = arbiter.chess960.fen(number);
  table.open({ fen, variant: 'chess960' }, voice.say('setup.is-number', number));
}

function connectStart(table: Table): void {
  const number = find<HTMLInputElement>('number');
  find('start-form').addEventListener('submit', (event) => {
    event.preventDefault();
    startFrom(table, number.valueAsNumber);
  });
  find('shuffle').addEventListener('click', () => {
    startFrom(table, table.arbiter.chess960.shuffle().number);
  });
  find('new').addEventListener('click', () => startFrom(table, CLASSICAL));
  const more = find<HTMLAnchorElement>('more-960');
  const link = (): void => {
    const { game, start, arbiter } = table;
    const at = (game.variant === 'chess960' ? arbiter.chess960.number(start) : null) ?? CLASSICAL;
    const address = new URL(more.href);
    address.searchParams.set('position', String(at));
    more.search = address.search;
  };
  table.listen(({ game }) => {
    if (game) link();
  });
  link();
}

/** Marks a text as refused, or as not refused any more. */
function markRefused(text: HTMLTextAreaElement, isRefused: boolean): void {
  if (isRefused) text.setAttribute('aria-invalid', 'true');
  else text.removeAttribute('aria-invalid');
}

function connectFen(table: Table): void {
  const form = find<HTMLFormElement>('fen-form');
  const text = find<HTMLTextAreaElement>('fen');
  const report = new Report(table, find('fen-report'));
  const variants = form.elements.namedItem('variant') as RadioNodeList;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fen = text.value.trim();
    const variant = variants.value === 'chess960' ? 'chess960' : 'standard';
    const strict = table.arbiter.checkFen(fen, { variant });
    const { fen: repaired } = strict.ok ? strict : table.arbiter.checkFen(fen, { variant, mode: 'lenient' });
    markRefused(text, repaired === null);
    if (repaired === null) {
      report.tell(({ texts: { setup } }) => [
        make('p', { class: 'is-error' }, setup.refused),
        problemsOf(strict.problems),
        ...placesOf(fen, strict.problems, setup),
      ]);
      return;
    }
    report.tell(({ texts: { setup } }) => [
      make('p', { class: 'is-good' }, strict.ok ? setup.done : setup.repaired(repaired)),
      ...(strict.problems.length > 0 ? [problemsOf(strict.problems)] : []),
    ]);
    table.open({ fen: repaired, variant }, table.voice.say('exchange.taken'));
  });
  find('fen-now').addEventListener('click', () => {
    text.value = table.game.fen;
    markRefused(text, false);
    variants.value = table.game.variant;
    report.clear();
    text.select();
  });
}

/** The arbiter tells what is wrong with a FEN or a PGN in English. */
function problemsOf(problems: readonly Problem[]): HTMLElement {
  const items = problems.map(({ text, severity }) =>
    make('li', { class: severity === 'error' ? 'is-error' : null, lang: 'en' }, text),
  );
  return make('ul', {}, ...items);
}

/** The FEN with the places at fault marked in it. */
function placesOf(fen: string, problems: readonly Problem[], setup: Texts['setup']): HTMLElement[] {
  const offsets = problems.flatMap(({ offset }) => (offset === null ? [] : [Math.min(offset, fen.length)]));
  if (offsets.length === 0) return [];
  const content: (Node | string)[] = [];
  let done = 0;
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    content.push(fen.slice(done, offset), make('mark', {}, fen.slice(offset, offset + 1) || ' '));
    done = offset + 1;
  }
  content.push(fen.slice(done));
  return [make('pre', { 'aria-label': setup.where }, ...content)];
}

interface Found {
  readonly title: (voice: Voice) => string;
  readonly pgn: string;
}

function connectPgn(table: Table): void {
  const text = find<HTMLTextAreaElement>('pgn');
  const report = new Report(table, find('pgn-report'));
  const chooser = find('games');
  const choice = find<HTMLSelectElement>('game');
  let found: Found[] = [];

  const show = (index: number): void => {
    const { pgn } = found[index]!;
    table.open({ pgn }, table.voice.say('exchange.taken-game'));
  };
  const write = (voice: Voice): void =>
    fill(
      choice,
      found.map(({ title }, index) => [String(index), title(voice)]),
    );
  table.write(write);
  find('pgn-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const { games, problems } = read(table, text.value);
    found = games;
    markRefused(text, games.length === 0);
    report.tell((voice) => {
      const summary = summaryOf(games.length, problems.length, voice.texts);
      const lines = problems.map((problem) => lineOf(problem, voice));
      return [
        make('p', { class: games.length > 0 ? 'is-good' : 'is-error' }, summary),
        ...(lines.length > 0 ? [make('ul', {}, ...lines)] : []),
      ];
    });
    choice.replaceChildren();
    write(table.voice);
    chooser.hidden = games.length < 2;
    if (games.length > 0) show(0);
  });
  choice.addEventListener('change', () => show(Number(choice.value)));
  find('pgn-now').addEventListener('click', () => {
    text.value = table.game.pgn();
    markRefused(text, false);
    report.clear();
    text.select();
  });
}

function summaryOf(games: number, problems: number, { setup }: Texts): string {
  if (games === 0) return problems > 0 ? setup.noneRead : setup.noGame;
  return problems === 0 ? setup.gamesRead(games) : setup.gamesReadWith(games, problems);
}

function lineOf({ line, column, severity, text }: PgnProblem, voice: Voice): HTMLElement {
  const place = voice.say('exchange.at-line', line, column, '');
  return make(
    'li',
    { class: severity === 'error' ? 'is-error' : null },
    place,
    make('span', { lang: 'en' }, text),
  );
}

/** Reads all games of a text, and finds what is wrong with them. */
function read(table: Table, text: string): { games: Found[]; problems: PgnProblem[] } {
  const games: Found[] = [];
  const all: PgnProblem[] = [];
  for (const { headers, game, problems } of table.arbiter.readPgn(text)) {
    // Words that are no moves are passed over in a file, but nothing else is no game.
    const isEmpty = game?.ply === 0 && Object.keys(headers).length === 0 && problems.length > 0;
    if (game !== null && !isEmpty) games.push({ title: titleOf(headers, games.length + 1), pgn: game.pgn() });
    game?.dispose();
    all.push(...problems);
  }
  return { games, problems: all };
}

function titleOf(headers: Readonly<Record<string, string>>, number: number): Found['title'] {
  const { White: white, Black: black } = headers;
  if (white && black && white !== '?') return () => `${white} – ${black}`;
  return ({ texts }) => texts.setup.gameNumber(number);
}
