// Does the package work in Node, by import and by require, and does importing any entry leave no trace?

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { newProject, type Project } from './project.js';

let project: Project;
let entries: string[];
before(async () => {
  project = await newProject({});
  const manifest = JSON.parse(
    await readFile(project.path('node_modules/chess-arbiter/package.json'), 'utf8'),
  );
  entries = Object.keys(manifest.exports)
    .filter((key) => manifest.exports[key].types)
    .map((key) => key.replace('.', 'chess-arbiter'));
});
after(() => project?.[Symbol.asyncDispose]());

/** Runs a script as a module or as CommonJS, which must end by itself and complain about nothing. */
async function run(script: string, type: 'module' | 'commonjs'): Promise<unknown> {
  const { stdout, stderr } = await project.node(`--input-type=${type}`, '--eval', script);
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

/** Prints what of the process differs after an entry was loaded, when Node itself is warm. */
const trace = (load: string) => `
  const listeners = () => process.eventNames().map((name) => [String(name), process.listenerCount(name)]).join();
  const globals = () => Reflect.ownKeys(globalThis).map(String).sort().join();
  const heard = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args) {
    heard.push(args[0]);
    return addEventListener.apply(this, args);
  };
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { globals: globals(), listeners: listeners(), handles: process.getActiveResourcesInfo().join() };
  };
  (async () => {
    await import('data:text/javascript,');
    process.stdout;
    const before = await look();
    const names = Object.keys(${load});
    const after = await look();
    console.log(JSON.stringify({ isEmpty: names.length === 0, before, after, heard }));
  })();`;

interface Trace {
  readonly isEmpty: boolean;
  readonly before: object;
  readonly after: object;
  readonly heard: readonly string[];
}

test('every entry can be imported and required, and leaves no global, listener or handle (pkg-012, pkg-013)', async () => {
  assert.ok(entries.length >= 6);
  for (const entry of entries) {
    const ways = [
      [`await import('${entry}')`, 'module'],
      [`require('${entry}')`, 'commonjs'],
    ] as const;
    for (const [load, type] of ways) {
      const { isEmpty, before, after, heard } = (await run(trace(load), type)) as Trace;
      assert.deepEqual([isEmpty, after, heard], [false, before, []], load);
    }
  }
});

test('import and require give one and the same module', async () => {
  const script = `import('chess-arbiter').then((module) =>
    console.log(module.ArbiterError === require('chess-arbiter').ArbiterError));`;
  assert.equal(await run(script, 'commonjs'), true);
});

test('the rules answer in Node without fetch, and the process ends by itself (pkg-006)', async () => {
  const ask = (load: string) => `
    globalThis.fetch = () => { throw new Error('it fetches'); };
    const tell = async ({ init }) => {
      const [arbiter, again] = await Promise.all([init({ languages: ['zh'] }), init()]);
      const game = await arbiter.game();
      console.log(JSON.stringify([arbiter === again, (await game.moves()).length]));
      await game.dispose();
    };
    (async () => tell(${load}))();`;
  for (const entry of ['chess-arbiter', 'chess-arbiter/inline', 'chess-arbiter/worker']) {
    assert.deepEqual(await run(ask(`await import('${entry}')`), 'module'), [true, 20], entry);
    assert.deepEqual(await run(ask(`require('${entry}')`), 'commonjs'), [true, 20], entry);
  }
});

test('failed starts and stopped ones leave no rejection that nobody handles', async () => {
  for (const entry of ['chess-arbiter', 'chess-arbiter/inline', 'chess-arbiter/worker']) {
    const script = `
      import { init } from '${entry}';
      const unhandled = [];
      process.on('unhandledRejection', (reason) => unhandled.push(String(reason)));
      const controller = new AbortController();
      const failed = [
        init({ wasm: Promise.reject(new Error('none')) }),
        init({ wasm: './nowhere.wasm', signal: controller.signal }),
        init({ languages: ['xx'] }),
      ];
      controller.abort();
      const states = (await Promise.allSettled(failed)).map(({ status }) => status);
      const arbiter = await init();
      init({ wasm: Promise.reject(new Error('another')) }).catch(() => {});
      await (await arbiter.game()).dispose();
      arbiter.terminate?.();
      await new Promise((resolve) => setTimeout(resolve, 20));
      console.log(JSON.stringify({ states, unhandled }));`;
    const { stdout } = await project.node('--input-type=module', '--eval', script);
    assert.deepEqual(
      JSON.parse(stdout),
      { states: ['rejected', 'rejected', 'rejected'], unhandled: [] },
      entry,
    );
  }
});

test('on a server the element is a class that is not registered (pkg-012)', async () => {
  const script = `
    import { ChessBoardElement } from 'chess-arbiter/board';
    import 'chess-arbiter/board/define';
    console.log(JSON.stringify([typeof ChessBoardElement, typeof customElements]));`;
  assert.deepEqual(await run(script, 'module'), ['function', 'undefined']);
});

test('every report on loading a package is a test, here or beside', async () => {
  const reports = (await readFile('core/testdata/reports.jsonl', 'utf8')).trim().split('\n');
  const cases = reports.map((line) => JSON.parse(line) as { id: string; area: string });
  const files = ['bundlers', 'node', 'pages'].map((name) => `test/consumers/${name}.test.ts`);
  const texts = await Promise.all(
    [...files, 'js/load.browser.test.ts'].map((file) => readFile(file, 'utf8')),
  );
  const titles = texts
    .join('\n')
    .match(/^(?:longT|t)est\(\s*['"].*['"]/gm)!
    .join();
  const numbers = cases.filter(({ area }) => area === 'packaging').map(({ id }) => id.slice(0, 7));
  assert.ok(numbers.length > 10);
  assert.deepEqual(
    numbers.filter((number) => !titles.includes(number)),
    [],
  );
});
