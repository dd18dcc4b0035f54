import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as keyboard from './keyboard.js';
import type { Command, CommandName, Key, Keyboard } from './keyboard.js';
import { commandsOf, roleOf, shortcutOf } from './shortcuts.js';
import { readPlacement } from './state.js';
import type { Color, Piece, Square } from './squares.js';
import type { BoardStrings } from './strings.js';
import { ENGLISH } from './strings/en.js';
import { SPANISH } from './strings/es.js';
import { INDONESIAN } from './strings/id.js';
import { PORTUGUESE } from './strings/pt.js';
import { CHINESE } from './strings/zh.js';

const PIECES = readPlacement('r3k2r/8/8/3N4/8/8/8/R3K2R');

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const control = (name: string) => key(name, { ctrlKey: true });
const command = (name: string) => key(name, { metaKey: true });
const shift = (name: string, code = '') => key(name, { shiftKey: true, code });

/** What the board does: the keys that are alike in all languages go before. */
const commandOf = (
  key: Key,
  at: Square,
  below: Color,
  pieces: ReadonlyMap<Square, Piece>,
  words: Keyboard,
): Command | null => keyboard.commandOf(key, at, below) ?? shortcutOf(key, at, below, pieces, words);

const MOVES: [name: string, key: Key, at: Square, below: Color, to: Square][] = [
  ['right is the next file for White', key('ArrowRight'), 'e4', 'white', 'f4'],
  ['right is the file before for Black', key('ArrowRight'), 'e4', 'black', 'd4'],
  ['left is the file before for White', key('ArrowLeft'), 'e4', 'white', 'd4'],
  ['up is the next rank for White', key('ArrowUp'), 'e4', 'white', 'e5'],
  ['up is the rank before for Black', key('ArrowUp'), 'e4', 'black', 'e3'],
  ['down is the rank before for White', key('ArrowDown'), 'e4', 'white', 'e3'],
  ['the edge stops an arrow', key('ArrowRight'), 'h4', 'white', 'h4'],
  ['the edge stops an arrow for Black too', key('ArrowUp'), 'e1', 'black', 'e1'],
  ['Home goes to the start of the row', key('Home'), 'e4', 'white', 'a4'],
  ['Home goes to the start of the row as Black sees it', key('Home'), 'e4', 'black', 'h4'],
  ['End goes to its end', key('End'), 'e4', 'white', 'h4'],
  ['Control and Home go to the first square', control('Home'), 'e4', 'white', 'a8'],
  ['Control and End go to the last square', control('End'), 'e4', 'white', 'h1'],
  ['Command works as Control', command('End'), 'e4', 'black', 'a8'],
  ['Page Up goes to the top of the column', key('PageUp'), 'e4', 'white', 'e8'],
  ['Page Down goes to its bottom', key('PageDown'), 'e4', 'white', 'e1'],
  ['Page Up goes to the top as Black sees it', key('PageUp'), 'e4', 'black', 'e1'],
  ['r goes to the next rook in reading order', key('r'), 'a8', 'white', 'h8'],
  ['r goes round the end of the board', key('r'), 'h1', 'white', 'a8'],
  ['r follows the order that Black sees', key('r'), 'h1', 'black', 'a1'],
  ['Shift and r go to the rook before', shift('R'), 'h8', 'white', 'a8'],
  ['n goes to the only knight', key('n'), 'a1', 'white', 'd5'],
  ['n stays on the only knight', key('n'), 'd5', 'white', 'd5'],
  ['a digit goes to that rank', key('7', { code: 'Digit7' }), 'e4', 'white', 'e7'],
  ['Shift and a digit go to the file of that number', shift('"', 'Digit2'), 'e4', 'white', 'b4'],
  [
    'a digit counts also where the layout needs Shift for it',
    key('&', { code: 'Digit1' }),
    'e4',
    'white',
    'e1',
  ],
];

for (const [name, pressed, at, below, to] of MOVES) {
  test(name, () => {
    assert.deepEqual(commandOf(pressed, at, below, PIECES, ENGLISH), { do: 'focus', square: to });
  });
}

test('Enter and Space choose, Escape cancels', () => {
  const of = (name: string) => commandOf(key(name), 'e4', 'white', PIECES, ENGLISH);
  assert.deepEqual(of('Enter'), { do: 'choose' });
  assert.deepEqual(of(' '), { do: 'choose' });
  assert.deepEqual(of('Escape'), { do: 'cancel' });
});

const ASKS: [name: string, key: Key, asks: CommandName | 'explain'][] = [
  ['m asks for the moves', key('m', { code: 'KeyM' }), 'moves'],
  ['l asks for the last move', key('l'), 'last'],
  ['f turns the board', key('f'), 'flip'],
  ['h asks for the keys', key('h'), 'keys'],
  ['F1 asks for the keys', key('F1'), 'keys'],
  ['Shift makes no difference to an asking letter', shift('M', 'KeyM'), 'moves'],
  ['a question mark asks about the square', shift('?', 'Slash'), 'explain'],
  ['a question mark asks about the square wherever the layout has it', shift('?', 'Minus'), 'explain'],
  ['a wide question mark asks as well', key('？', { code: 'Slash' }), 'explain'],
  [
    'where the layout writes no Latin letter, the place of the key counts',
    key('ь', { code: 'KeyM' }),
    'moves',
  ],
];

for (const [name, pressed, asks] of ASKS) {
  test(name, () => assert.deepEqual(commandOf(pressed, 'e4', 'white', PIECES, ENGLISH), { do: asks }));
}

test('where the layout writes no Latin letter, pieces are found by the place of the key', () => {
  const pressed = key('т', { code: 'KeyN' });
  assert.deepEqual(commandOf(pressed, 'a1', 'white', PIECES, ENGLISH), { do: 'focus', square: 'd5' });
});

test('with single characters switched off, only the other keys work', () => {
  const of = (pressed: Key) =>
    commandOf(pressed, 'e4', 'white', PIECES, { letters: ENGLISH.letters, commands: null });
  const off = [key('r'), shift('R'), key('m'), key('l'), key('f'), key('h'), shift('?'), key('7')];
  for (const pressed of off) assert.equal(of(pressed), null, pressed.key);
  assert.deepEqual(of(key('ArrowUp')), { do: 'focus', square: 'e5' });
  assert.deepEqual(of(key('Enter')), { do: 'choose' });
  assert.deepEqual(of(key('F1')), { do: 'keys' });
});

const LANGUAGES: [string, BoardStrings][] = [
  ['English', ENGLISH],
  ['Spanish', SPANISH],
  ['Portuguese', PORTUGUESE],
  ['Indonesian', INDONESIAN],
  ['Chinese', CHINESE],
];

for (const [name, strings] of LANGUAGES) {
  test(`every letter means one thing in ${name}, as the language wants it`, () => {
    const commands = commandsOf(strings);
    assert.deepEqual(commands, strings.commands);
    const letters = [...Object.values(strings.letters), ...Object.values(commands)];
    assert.equal(new Set(letters).size, 10, letters.join(' '));
  });
}

test('a letter that a piece needs is not that of a command, which gets another', () => {
  const german = { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' };
  const french = { king: 'R', queen: 'D', rook: 'T', bishop: 'F', knight: 'C', pawn: 'P' };
  const of = (letters: BoardStrings['letters']) => commandsOf({ letters, commands: ENGLISH.commands });
  assert.deepEqual(of(german), { moves: 'm', last: 'x', flip: 'f', keys: 'h' });
  assert.deepEqual(of(french), { moves: 'm', last: 'l', flip: 'x', keys: 'h' });
  const pieces = readPlacement('8/8/8/3B4/8/8/8/8');
  const board = { letters: german, commands: of(german) };
  assert.deepEqual(commandOf(key('l'), 'a1', 'white', pieces, board), { do: 'focus', square: 'd5' });
  assert.deepEqual(commandOf(key('x'), 'a1', 'white', pieces, board), { do: 'last' });
});

const OTHERS: [name: string, key: Key][] = [
  ['Tab stays with the page', key('Tab')],
  ['a letter that names nothing stays with the page', key('x')],
  ['a key of no letter stays with the page', key('F5', { code: 'F5' })],
  ['a letter of a piece that is not there moves nothing', key('q')],
  ['shortcuts of the browser stay with it', control('r')],
  ['Alt and an arrow go back in the history', key('ArrowLeft', { altKey: true })],
  ['9 names no rank', key('9', { code: 'Digit9' })],
  ['a name of an object is no key', key('constructor')],
];

for (const [name, pressed] of OTHERS) {
  test(name, () => assert.equal(commandOf(pressed, 'e4', 'white', PIECES, ENGLISH), null));
}

test('the letters of another language are read', () => {
  const spanish = { king: 'r', queen: 'd', rook: 't', bishop: 'a', knight: 'c', pawn: 'p' };
  assert.equal(roleOf('T', spanish), 'rook');
  assert.equal(roleOf('r', spanish), 'king');
  assert.equal(roleOf('k', spanish), null);
});
