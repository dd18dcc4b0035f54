// Is what the README promises in its lines of code what they answer?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Chess } from './chessjs/index.js';
import { ERROR_CODES, init } from './index.node.js';

const readme = readFileSync('README.md', 'utf8');

type Check = (answer: unknown, comment: string, expression: string) => void;
const AsyncFunction = (async () => {}).constructor as new (
  ...text: string[]
) => (arbiter: unknown, Chess: unknown, check: Check) => Promise<void>;

const check: Check = (answer, comment, expression) => {
  const spelled = [inspect(answer).replace(/^\[ (.*) \]$/, '[$1]'), String(answer)];
  assert.ok(
    spelled.some((text) => comment.startsWith(text)),
    `${expression} is ${spelled[0]}, and not ${comment}`,
  );
};

/** Runs a block; an answer stands behind each line, where `isAnswer` says so. Returns how many did. */
async function run(heading: string, isAnswer: (comment: string) => boolean): Promise<number> {
  const [, block] = readme.match(new RegExp(`^#+ ${heading}\\n+\`\`\`js\\n([\\s\\S]*?)\`\`\``, 'm'))!;
  let answers = 0;
  const lines = block!.split('\n').map((line) => {
    if (line.startsWith('import ') || line === 'const arbiter = await init();') return '';
    const [, expression, comment] = line.match(/^((?:game|ruling|arbiter|chess)\..*?);\s*\/\/ (.*)$/) ?? [];
    if (comment === undefined || !isAnswer(comment)) return line;
    answers++;
    return `check(${expression}, ${JSON.stringify(comment)}, ${JSON.stringify(expression)});`;
  });
  await new AsyncFunction('arbiter', 'Chess', 'check', lines.join('\n'))(await init(), Chess, check);
  return answers;
}

const isLiteral = (comment: string) => /^(?:['{[\d]|null\b|true\b|false\b)/.test(comment);

test('each of the ten lines answers as its comment says', async () => {
  assert.ok((await run('Ten lines', () => true)) >= 7);
});

test('the lines on use run, and those with an answer behind them give it', async () => {
  assert.ok((await run('Use it', isLiteral)) >= 4);
});

test('the lines on rulings run, and those with an answer behind them give it', async () => {
  assert.ok((await run('Rulings', isLiteral)) >= 10);
});

test('the lines for programs written for chess.js run, and answer what they say', async () => {
  assert.equal(await run('Coming from chess.js', isLiteral), 3);
});

test('the types tell what each error code means', () => {
  const told = readFileSync('js/errors.ts', 'utf8');
  for (const code of ERROR_CODES) assert.ok(told.includes(` * - \`${code}\`: `), code);
});
