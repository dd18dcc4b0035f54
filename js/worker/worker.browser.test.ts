// Does the worker start in a browser, as it is published, under a strict policy?

import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser, serve } from '../testing/browser.js';

// dist/ is made for one compiler; for the other the same entries lie beside the test.
const folder = process.env['ARBITER_WASM'] === 'go' ? dirname(fileURLToPath(import.meta.url)) : 'dist';
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const DEEP = '1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

async function onPage<T>(
  files: Record<string, string>,
  action: (address: string) => Promise<T>,
): Promise<{ answer: T; said: string[] }> {
  const served = await serve({
    folder,
    files: { '/index.html': '<!doctype html><title>t</title>', '/favicon.ico': '', ...files },
    headers: { 'content-security-policy': policy },
  });
  const tab = await browser.newPage();
  try {
    const said: string[] = [];
    tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => said.push(String(error)));
    await tab.goto(`${served.origin}/`);
    return { answer: await tab.evaluate(action as never, `${served.origin}/worker.js`), said };
  } finally {
    await tab.close();
    await served.close();
  }
}

test('games, errors and languages work, and nothing is left on the page', async () => {
  const { answer, said } = await onPage({}, async (address) => {
    const names = Object.getOwnPropertyNames(globalThis).sort().join();
    const { init, IllegalMoveError } = (await import(address)) as typeof import('./index.js');
    const [arbiter, again] = await Promise.all([init({ languages: ['es'] }), init()]);
    const game = await arbiter.game({ language: 'es' });
    const error = await game.play('e5').catch((error: Error) => error);
    const { uci } = (await game.play('e4')) as { uci: string };
    const count = [];
    const pgn = new Blob(['1. e4 *\n\n1. d4 d5 *\n']).stream();
    for await (const { game } of arbiter.readPgn(pgn)) count.push(await game!.ply);
    const answer = {
      same: arbiter === again,
      refused: error instanceof IllegalMoveError && error.code,
      reason: (await game.explain('a4')).reasons[0]!.text,
      uci,
      count,
      destinations: (await game.dests()).get('e7')!.length,
      perft: await arbiter.perft(await game.fen, 5),
      untouched: Object.getOwnPropertyNames(globalThis).sort().join() === names,
    };
    arbiter.terminate();
    return { ...answer, ended: await game.fen.catch((error) => error.code) };
  });
  assert.deepEqual(answer, {
    same: true,
    refused: 'ERR_MOVE_ILLEGAL',
    reason: 'Un peón no se mueve así.',
    uci: 'e2e4',
    count: [1, 2],
    destinations: 2,
    perft: 9_771_632,
    untouched: true,
    ended: 'ERR_WORKER_ENDED',
  });
  assert.deepEqual(said, []);
});

test('a long search tells how far it is, and ends by a signal while games live on', async () => {
  const { answer, said } = await onPage({ '/deep.txt': DEEP }, async (address) => {
    const { init } = (await import(address)) as typeof import('./index.js');
    const arbiter = await init();
    const fen = await (await fetch('/deep.txt')).text();
    const game = await arbiter.game({ fen });
    const told: number[] = [];
    const { verdict } = await game.canMate('black', { progress: (states) => told.push(states) });
    const controller = new AbortController();
    const stopped = await game
      .canMate('black', { signal: controller.signal, progress: () => controller.abort('enough') })
      .catch((reason) => reason);
    const rises = told.length > 1 && told.every((states, i) => i === 0 || states > told[i - 1]!);
    return { verdict, rises, stopped, alive: (await game.fen) === fen };
  });
  assert.deepEqual(answer, { verdict: 'winnable', rises: true, stopped: 'enough', alive: true });
  assert.deepEqual(said, []);
});

test('many positions are answered in order by several workers, followed, left and stopped', async () => {
  const { answer, said } = await onPage({ '/deep.txt': DEEP }, async (address) => {
    const { init, FenError } = (await import(address)) as typeof import('./index.js');
    const arbiter = await init();
    const fens = await Promise.all(
      Array.from({ length: 960 }, (_, i) => (i % 100 === 99 ? 'no' : arbiter.chess960.fen(i))),
    );
    const positions = fens.map((fen) => ({ fen, variant: 'chess960' }) as const);
    const told: number[] = [];
    const progress = (answered: number) => told.push(answered);
    let wrong = 0;
    let count = 0;
    for await (const each of arbiter.batch(positions, 'destinations', { workers: 2, progress })) {
      const { index, position, answer, error } = each;
      if (index !== count++ || position !== positions[index]) wrong++;
      if (fens[index] === 'no') {
        if (!(error instanceof FenError) || answer !== null) wrong++;
      } else if (index % 30 === 0) {
        const game = await arbiter.game(positions[index]!);
        const plain = await game.dests();
        await game.dispose();
        if (JSON.stringify([...plain]) !== JSON.stringify([...answer!])) wrong++;
      } else if (!(answer!.size >= 8)) wrong++;
    }

    async function* slowly() {
      for (let i = 0; ; i++) {
        if (i % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
        yield fens[518]!;
      }
    }
    let left = 0;
    for await (const { index, answer } of arbiter.batch(slowly(), 'status')) {
      if (answer!.over) wrong++;
      if ((left = index) === 400) break;
    }

    const deep = Array.from({ length: 100 }, () => fetch('/deep.txt').then((each) => each.text()));
    const long = { canMate: 'black', states: 1_000_000 } as const;
    const controller = new AbortController();
    const { signal } = controller;
    setTimeout(() => controller.abort('enough'), 200);
    let stopped: unknown;
    try {
      for await (const _ of arbiter.batch(await Promise.all(deep), long, { workers: 2, signal }));
    } catch (reason) {
      stopped = reason;
    }
    const states = [];
    const mate = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
    for await (const { answer } of arbiter.batch([mate], 'status', { workers: 2 }))
      states.push(answer!.reason);

    const pending = (async () => {
      for await (const _ of arbiter.batch(await Promise.all(deep), long, { workers: 2 }));
    })().catch((error) => error.code);
    await new Promise((resolve) => setTimeout(resolve, 50));
    arbiter.terminate();
    return { wrong, count, told: told.at(-1), left, stopped, states, ended: await pending };
  });
  assert.deepEqual(answer, {
    wrong: 0,
    count: 960,
    told: 960,
    left: 400,
    stopped: 'enough',
    states: ['checkmate'],
    ended: 'ERR_WORKER_ENDED',
  });
  assert.deepEqual(said, []);
});

test('a script that is not there is told', async () => {
  const { answer } = await onPage({ '/worker-thread.js': 'throw new Error("broken")' }, async (address) => {
    const { init } = (await import(address)) as typeof import('./index.js');
    return init().catch((error) => [error.name, error.code]);
  });
  assert.deepEqual(answer, ['WorkerError', 'ERR_WORKER_START']);
});
