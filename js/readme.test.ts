// Is what the README and docs/ promise in their lines of code what they answer, and do they tell all there is?

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { ChessBoardElement } from './board/index.js';
import { Chess } from './chessjs/index.js';
import { ERROR_CODES, init } from './index.node.js';
import { ChessLessonElement } from './lesson/index.js';
import { init as initWorker } from './worker/index.node.js';

const PAGES = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].sort();
const text = (page: string): string => readFileSync(page, 'utf8');

interface Block {
  /** The page and the heading above it. */
  readonly place: string;
  readonly code: string;
}

/** The lines of JavaScript on all pages. */
const BLOCKS: readonly Block[] = PAGES.flatMap((page) =>
  text(page)
    .split(/^(?=#)/m)
    .flatMap((section) => {
      const heading = section.match(/^#+ (.*)/)?.[1] ?? '';
      const codes = [...section.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
      return codes.map((code) => ({ place: `${page}: ${heading}`, code }));
    }),
);

type Check = (answer: unknown, comment: string, expression: string) => void;
type Given = Readonly<Record<string, unknown>>;
const AsyncFunction = (async () => {}).constructor as new (
  ...text: string[]
) => (...given: unknown[]) => Promise<void>;

const check: Check = (answer, comment, expression) => {
  const spelled = [inspect(answer).replace(/^\[ (.*) \]$/, '[$1]'), String(answer)];
  assert.ok(
    spelled.some((text) => comment.startsWith(text)),
    `${expression} is ${spelled[0]}, and not ${comment}`,
  );
};

const isLiteral = (comment: string): boolean => /^(?:['{[\d]|null\b|true\b|false\b)/.test(comment);

/** A line that is one expression, with its answer behind it. */
const ANSWERED = /^\s*((?:await )?(?:game|ruling|arbiter|chess|error|answer)\..*?);\s*\/\/ (.*)$/;

/** Makes a function of a block, which checks the answers that stand behind its lines; and their number. */
function compile(code: string, names: readonly string[], isAnswer = isLiteral) {
  let answers = 0;
  const lines = code.split('\n').map((line) => {
    if (line.startsWith('import ') || line === 'const arbiter = await init();') return '';
    const [, expression, comment] = line.match(ANSWERED) ?? [];
    if (comment === undefined || !isAnswer(comment)) return line;
    answers++;
    return `check(${expression}, ${JSON.stringify(comment)}, ${JSON.stringify(expression)});`;
  });
  return { run: new AsyncFunction(...names, 'check', lines.join('\n')), answers };
}

/** Runs a block with what it takes for granted. Returns how many answers it gave. */
async function run({ code }: Block, given: Given, isAnswer = isLiteral): Promise<number> {
  const { run, answers } = compile(code, Object.keys(given), isAnswer);
  let checked = 0;
  const count: Check = (...answer) => (checked++, check(...answer));
  await run(...Object.values(given), count);
  assert.equal(checked, answers, 'every line with an answer was reached');
  return answers;
}

/** A block that a page runs: it is read here, and one such page is tested in a browser. */
const isForPage = ({ code }: Block): boolean => /\b(?:board|document)\b/.test(code);

const isForWorker = ({ code }: Block): boolean => code.includes("'chess-arbiter/worker'");

test('each of the ten lines answers as its comment says', async () => {
  const ten = BLOCKS.find(({ place }) => place === 'README.md: Ten lines')!;
  assert.ok((await run(ten, { arbiter: await init() }, () => true)) >= 7);
});

for (const [i, block] of BLOCKS.entries()) {
  if (isForPage(block)) {
    test(`${block.place}, block ${i}, can be read`, () => void compile(block.code, []));
    continue;
  }
  test(`${block.place}, block ${i}, runs, and its lines answer as is said behind them`, async () => {
    const arbiter = isForWorker(block) ? await initWorker() : await init();
    const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as unknown;
    const given = { arbiter, Chess, hashes };
    const own = /\bconst game\b/.test(block.code) ? {} : { game: (arbiter as { game(): unknown }).game() };
    try {
      await run(block, { ...given, ...own });
    } finally {
      if (isForWorker(block)) (arbiter as { terminate(): void }).terminate();
    }
  });
}

test('there are answers behind the lines of each page that is about answers', async () => {
  const counts = Object.fromEntries(BLOCKS.map(({ place, code }) => [place, compile(code, []).answers]));
  for (const place of ['Use it', 'Rulings', 'Coming from chess.js', 'Worker', 'Errors']) {
    assert.ok(counts[`README.md: ${place}`]! >= 1, place);
  }
  assert.ok(counts['docs/rulings.md: Questions']! >= 3);
});

test('a link within the pages leads to a file', () => {
  for (const page of PAGES) {
    for (const [, link] of text(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)) {
      const file = new URL(link!, new URL(page, 'file:///package/')).pathname.slice('/package/'.length);
      assert.doesNotThrow(() => readFileSync(file), `${page}: ${link}`);
    }
  }
});

test('the page on the board tells its attributes, events and variables, all of them', () => {
  const told = text('docs/board.md');
  const styles = readdirSync('js/board/sheets')
    .map((name) => text(`js/board/sheets/${name}`))
    .join('');
  const variables = new Set(
    [...styles.matchAll(/var\((--(?:board|piece)-[a-z-]+)/g)].map(([, name]) =>
      name!.replace('--piece-black', '--piece-white'),
    ),
  );
  const events = [...text('js/board/events.ts').matchAll(/^ {2}'([a-z-]+)': CustomEvent/gm)].map(
    ([, name]) => name!,
  );
  assert.ok(variables.size > 15 && events.length > 8);
  for (const name of [...ChessBoardElement.observedAttributes, ...events, ...variables]) {
    assert.ok(told.includes(`\`${name}\``), name);
  }
});

test('the page on lessons tells the attributes of the element, all of them', () => {
  const told = text('docs/lessons.md');
  const section = told.slice(told.indexOf('## The element'), told.indexOf('## Bounds'));
  for (const name of ChessLessonElement.observedAttributes) assert.ok(section.includes(`\`${name}\``), name);
});

test('the types tell what each error code means', () => {
  const told = text('js/errors.ts');
  for (const code of ERROR_CODES) assert.ok(told.includes(` * - \`${code}\`: `), code);
});
