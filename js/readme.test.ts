// Is what the README promises in its first lines of code what they answer?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { init, type Game } from './index.node.js';

const readme = readFileSync('README.md', 'utf8');
const [, block] = readme.match(/^## Ten lines\n+```js\n([\s\S]*?)```/m) ?? [];

test('each line answers as its comment says', async () => {
  const arbiter = await init();
  const [, options] = block!.match(/const game = arbiter\.game\((.*)\);/)!;
  using game = arbiter.game(new Function(`return ${options}`)() as { fen: string });
  const lines = [...block!.matchAll(/^(game\..*?);\s*\/\/ (.*)$/gm)];
  assert.ok(lines.length >= 7);
  for (const [, expression, comment] of lines) {
    const answer: unknown = (new Function('game', `return ${expression}`) as (game: Game) => unknown)(game);
    const spelled = [inspect(answer).replace(/^\[ (.*) \]$/, '[$1]'), String(answer)];
    assert.ok(
      spelled.some((text) => comment!.startsWith(text)),
      `${expression} is ${spelled[0]}, and not ${comment}`,
    );
  }
});
