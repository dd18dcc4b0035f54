/**
 * Does every language say everything, and in its own words? The sentences stand in
 * testdata/board/sentences.json, to be read by who knows the language.
 */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { commandsOf } from './shortcuts.js';
import { BRUSHES } from './shapes.js';
import type { Color, Piece, Role } from './squares.js';
import type { Act, BoardStrings, MovesFrom, SquareFacts } from './strings.js';
import { ENGLISH } from './strings/en.js';
import { SPANISH } from './strings/es.js';
import { INDONESIAN } from './strings/id.js';
import { loadStrings } from './strings/load.js';
import { PORTUGUESE } from './strings/pt.js';
import { CHINESE } from './strings/zh.js';

const LANGUAGES: Record<string, BoardStrings> = {
  en: ENGLISH,
  es: SPANISH,
  pt: PORTUGUESE,
  id: INDONESIAN,
  zh: CHINESE,
};

const FILE = 'testdata/board/sentences.json';

const ROLES: Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const COLORS: Color[] = ['white', 'black'];
const QUEEN: Piece = { color: 'white', role: 'queen' };
const KNIGHT: Piece = { color: 'black', role: 'knight' };
const PAWN: Piece = { color: 'white', role: 'pawn' };

const PLAIN: SquareFacts = {
  square: 'e4',
  piece: null,
  held: false,
  target: null,
  check: false,
  lastMove: null,
  labels: [],
  shapes: [],
};

const move = (more: Partial<Extract<Act, { kind: 'move' }>>): Act => ({
  kind: 'move',
  piece: KNIGHT,
  from: 'g8',
  to: 'f6',
  captured: null,
  enPassant: false,
  promotion: null,
  ...more,
});

const castle = (color: Color, side: 'a' | 'h'): Act => ({ kind: 'castling', color, side });

const target = (to: 'e8' | 'd8' | 'g1', more: Partial<MovesFrom['targets'][number]> = {}) => ({
  to,
  captures: false,
  promotes: false,
  castling: null,
  ...more,
});

/** Every kind of sentence, by a name in English. */
const SENTENCES: [name: string, say: (strings: BoardStrings) => string][] = [
  ['the board for White', (s) => s.board('white', 'black')],
  ['the board for Black', (s) => s.board('black', 'white')],
  ['how to begin', (s) => s.hint],
  ['an empty square', (s) => s.square(PLAIN)],
  ...COLORS.flatMap((color) =>
    ROLES.map((role): [string, (strings: BoardStrings) => string] => [
      `${color} ${role}`,
      (s) => s.square({ ...PLAIN, piece: { color, role } }),
    ]),
  ),
  ['a king in check', (s) => s.square({ ...PLAIN, piece: { color: 'black', role: 'king' }, check: true })],
  ['a piece in hand', (s) => s.square({ ...PLAIN, piece: QUEEN, held: true })],
  ['a target', (s) => s.square({ ...PLAIN, target: 'move' })],
  ['a queen that can be captured', (s) => s.square({ ...PLAIN, piece: QUEEN, target: 'capture' })],
  ['a knight that can be captured', (s) => s.square({ ...PLAIN, piece: KNIGHT, target: 'capture' })],
  ['a square to castle', (s) => s.square({ ...PLAIN, target: 'castling' })],
  ['a square to promote', (s) => s.square({ ...PLAIN, target: 'promotion' })],
  ['where the last move came from', (s) => s.square({ ...PLAIN, lastMove: 'from' })],
  ['where the last move went', (s) => s.square({ ...PLAIN, piece: KNIGHT, lastMove: 'to' })],
  ['a labelled square', (s) => s.square({ ...PLAIN, labels: ['α', 'β'] })],
  ...BRUSHES.flatMap((brush): [string, (strings: BoardStrings) => string][] => [
    [`a ${brush} circle`, (s) => s.square({ ...PLAIN, shapes: [{ from: 'e4', to: null, brush }] })],
    [`a ${brush} arrow`, (s) => s.square({ ...PLAIN, shapes: [{ from: 'e4', to: 'f6', brush }] })],
  ]),
  [
    'taken up with moves',
    (s) => s.held({ square: 'e7', piece: PAWN, targets: [target('e8'), target('d8', { captures: true })] }),
  ],
  ['taken up with one move', (s) => s.held({ square: 'd1', piece: QUEEN, targets: [target('d8')] })],
  ['taken up without moves', (s) => s.held({ square: 'd1', piece: QUEEN, targets: [] })],
  ['put back', (s) => s.putBack('e2')],
  ['a move', (s) => s.change({ how: 'made', act: move({}), turn: 'white', check: false })],
  ['a move with check', (s) => s.change({ how: 'made', act: move({}), turn: 'white', check: true })],
  ['a move that ends the game', (s) => s.change({ how: 'made', act: move({}), turn: null, check: false })],
  ...ROLES.slice(1).map((captured): [string, (strings: BoardStrings) => string] => [
    `a capture of a ${captured}`,
    (s) => s.change({ how: 'made', act: move({ piece: QUEEN, captured }), turn: 'black', check: false }),
  ]),
  [
    'a capture in passing',
    (s) =>
      s.change({
        how: 'made',
        act: move({ piece: PAWN, from: 'e5', to: 'd6', captured: 'pawn', enPassant: true }),
        turn: 'black',
        check: false,
      }),
  ],
  ...ROLES.slice(1, 5).map((promotion): [string, (strings: BoardStrings) => string] => [
    `a promotion to a ${promotion}`,
    (s) =>
      s.change({
        how: 'made',
        act: move({ piece: PAWN, from: 'e7', to: 'd8', captured: 'rook', promotion }),
        turn: 'black',
        check: true,
      }),
  ]),
  ...COLORS.flatMap((color) =>
    (['h', 'a'] as const).map((side): [string, (strings: BoardStrings) => string] => [
      `${color} castles on the ${side}-side`,
      (s) => s.change({ how: 'made', act: castle(color, side), turn: color, check: false }),
    ]),
  ),
  ['a move taken back', (s) => s.change({ how: 'taken-back', act: move({}), turn: 'black', check: false })],
  [
    'a castling taken back into check',
    (s) => s.change({ how: 'taken-back', act: castle('white', 'h'), turn: 'white', check: true }),
  ],
  ['another position', (s) => s.change({ how: 'other', act: null, turn: 'white', check: false })],
  ['another position, over', (s) => s.change({ how: 'other', act: null, turn: null, check: true })],
  ['no last move', (s) => s.lastMove(null)],
  ['the last move', (s) => s.lastMove(move({ piece: QUEEN, captured: 'bishop' }))],
  ['the last move by its squares', (s) => s.lastMove(['e1', 'h1'])],
  ['no moves of a piece', (s) => s.moves({ square: 'd1', piece: QUEEN, targets: [] })],
  [
    'the moves of a pawn',
    (s) =>
      s.moves({
        square: 'e7',
        piece: PAWN,
        targets: [target('e8', { promotes: true }), target('d8', { captures: true, promotes: true })],
      }),
  ],
  [
    'the moves of a king',
    (s) =>
      s.moves({
        square: 'e1',
        piece: { color: 'white', role: 'king' },
        targets: [target('d8', { captures: true }), target('g1', { castling: 'h' })],
      }),
  ],
  ['no moves of a side', (s) => s.movesOfSide('black', [], 0)],
  [
    'one move of a side',
    (s) => s.movesOfSide('white', [{ square: 'd1', piece: QUEEN, targets: [target('d8')] }], 1),
  ],
  [
    'the moves of a side',
    (s) =>
      s.movesOfSide(
        'black',
        [
          { square: 'b8', piece: KNIGHT, targets: [target('d8')] },
          { square: 'd1', piece: QUEEN, targets: [target('d8'), target('e8', { captures: true })] },
        ],
        3,
      ),
  ],
  ['turned for Black', (s) => s.turned('black')],
  ['a move refused', (s) => s.refused('e2', 'e5')],
  ['all keys', (s) => s.keys(s.letters, commandsOf(s))],
  ['the keys without single characters', (s) => s.keys(s.letters, null)],
  ['the field for typed moves', (s) => s.typed.label],
  ['its button', (s) => s.typed.play],
  ['a text refused', (s) => s.typed.refused('Qh9')],
  ['promotion', (s) => s.promotion],
  ...ROLES.slice(1, 5).map((role): [string, (strings: BoardStrings) => string] => [
    `the answer ${role}`,
    (s) => s.role(role),
  ]),
  ['castling or a step', (s) => s.castlingQuestion],
  ['the answer step', (s) => s.kingStep],
  ['the answer castling', (s) => s.castling],
  ['cancel', (s) => s.cancel],
];

const said = (strings: BoardStrings) =>
  Object.fromEntries(SENTENCES.map(([name, say]) => [name, say(strings)]));

if (process.env['ARBITER_WRITE']) {
  const all = Object.fromEntries(Object.entries(LANGUAGES).map(([code, strings]) => [code, said(strings)]));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
const expected = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, string>>;

for (const [code, strings] of Object.entries(LANGUAGES)) {
  test(`every kind of sentence is said in ${code} as it was read and found right`, () => {
    assert.equal(strings.language, code);
    assert.deepEqual(said(strings), expected[code]);
  });

  test(`no sentence in ${code} has a hole, a full stop at its end or two spaces`, () => {
    for (const [name, text] of Object.entries(said(strings))) {
      assert.doesNotMatch(text, /undefined|null|\[object|\s\s|^\s|[.。\s]$/, name);
    }
  });

  test(`sentences about different things differ in ${code}`, () => {
    const byText = new Map<string, string[]>();
    for (const [name, text] of Object.entries(said(strings)))
      byText.set(text, [...(byText.get(text) ?? []), name]);
    const same = [...byText.values()].filter((names) => names.length > 1);

    assert.deepEqual(same, []);
  });

  test(`every name of a piece in ${code} is another`, () => {
    assert.equal(new Set(ROLES.map((role) => strings.role(role))).size, 6);
  });
}

test('no language but English speaks English', () => {
  const english = new Set(Object.values(said(ENGLISH)).flatMap((text) => text.match(/[a-z]{4,}/gi) ?? []));
  // Names of keys, and a French word that all languages use.
  const shared = new Set(['Home', 'Page', 'Down', 'Control', 'Shift', 'Enter', 'Escape', 'Space', 'passant']);
  for (const [code, strings] of Object.entries(LANGUAGES)) {
    if (code === 'en') continue;
    const words = Object.values(said(strings)).flatMap((text) => text.match(/[a-z]{4,}/gi) ?? []);
    assert.deepEqual(
      [...new Set(words)].filter((word) => english.has(word) && !shared.has(word)),
      [],
    );
  }
});

test('the words of a language are loaded by its code, and English where there are none', async () => {
  for (const [code, strings] of Object.entries(LANGUAGES)) assert.equal(await loadStrings(code), strings);
  assert.equal(await loadStrings('pt-BR'), PORTUGUESE);
  assert.equal(await loadStrings('zh-Hans-CN'), CHINESE);
  assert.equal(await loadStrings('ES'), SPANISH);
  assert.equal(await loadStrings('de'), ENGLISH);
  assert.equal(await loadStrings('constructor'), ENGLISH);
});
