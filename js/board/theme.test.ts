import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const read = (name: string): string => readFileSync(`js/board/${name}`, 'utf8');
const theme = read('theme.ts');
const head = theme.slice(0, theme.indexOf('*/'));
const sheet = readdirSync('js/board/sheets')
  .map((name) => read(`sheets/${name}`))
  .join('');

const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();

test('every variable that a page may set stands in the table, and no other', () => {
  const told = names(head, /(--(?:board|piece)-[\w-]+)/g);
  const used = names(sheet, /var\((--(?:board|piece)-[\w-]+)/g);
  const both = used.map((name) => name.replace(/^--piece-black/, '--piece-white'));
  assert.deepEqual(told, [...new Set(both)].sort());
  assert.ok(used.length > 20);
});

test('the names that carry the defaults are all given one', () => {
  const used = names(sheet, /var\((--_[\w-]+)/g);
  const given = names(sheet, /(--_[\w-]+):/g);
  assert.deepEqual(
    used.filter((name) => !given.includes(name)),
    [],
  );
});

test('the twelve drawings together are smaller than 8 kB', () => {
  const shapes = [...read('pieces.ts').matchAll(/(?:body|cut): '([^']+)'/g)].map(([, d]) => d!);
  assert.equal(shapes.length, 12, 'an outline and inner lines for each of six pieces');
  assert.ok(2 * shapes.join('').length < 8000);
});
