// How soon is the program ready? In Node with the file's bytes at hand, a process each time; in Chromium with
// the files in the browser's cache, a fresh page each time, with and without a line that preloads the program.
//
// What init() takes is asked of a page that is at rest: for most of a second after it has loaded Chromium is
// still busy with it, in all its processes, and on two cores that is up to half of what a clock shows. What
// a page sees that calls init() as soon as it has loaded is told beside, and what it takes to fetch a single
// byte from the cache: nothing of ours can be quicker than that, and there are machines where it is 12 ms.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { median, note, skip, verdict } from './measure.mjs';

/**
 * Whether the median of a list is known well: the two values between which the true
 * one lies 19 times of 20 are 6 % apart at most.
 */
function isSteady(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const [middle, reach] = [sorted.length / 2, Math.sqrt(sorted.length)];
  return sorted[Math.ceil(middle + reach)] - sorted[Math.floor(middle - reach)] < 0.06 * median(list);
}

/** Tells the times of a place: `[ready, answered]` each, in milliseconds. */
function tell(where, times, most) {
  const ready = times.map(([ready]) => ready);
  const time = median(ready);
  const first = median(times.map(([, answered]) => answered));
  const goal = most ? `under ${most} ms` : '';
  const line = `  ${where.padEnd(26)}${`${time.toFixed(1)} ms`.padStart(18)}${`best ${Math.min(...ready).toFixed(1)}`.padStart(14)}   ${verdict(goal, time < most)}`;
  console.log(`${line.trimEnd()}; destinations after ${first.toFixed(1)} ms`);
  note(`Ready after init(), ${where}`, `${time.toFixed(1)} ms`, goal, most ? time < most : null);
}

/**
 * Prints how long init() takes, and how long it is until the first game has told its
 * destinations. In Node the times are taken as often as it takes until their median is known well.
 */
export async function printReady(root, { rounds = 25, most = 80, pages = 16 } = {}) {
  const inRoot = (path) => new URL(path, root).pathname;
  const start = () =>
    JSON.parse(
      String(
        execFileSync(process.execPath, [
          inRoot('bench/start.mjs'),
          inRoot('dist/index.node.js'),
          inRoot('dist/arbiter.wasm'),
        ]),
      ),
    );
  /** @type {[number, number][]} */
  const times = [];
  for (let round = 0; round < most; round++) {
    if (round >= rounds && isSteady(times.map(([ready]) => ready))) break;
    times.push(start());
  }
  console.log('\nReady after init(), and the first game has told its destinations');
  tell('Node, bytes at hand', times, 6);
  const fresh = await inChromium(inRoot('dist/'), pages);
  if (!fresh) return;
  tell('Chromium, warm cache', fresh.plain, 10);
  tell('Chromium, preloaded', fresh.preloaded);
  tell('Chromium, page just loaded', fresh.early);
  const byte = `${median(fresh.byte.map(([time]) => time)).toFixed(1)} ms`;
  console.log(`  ${'Chromium, one byte fetched'.padEnd(26)}${byte.padStart(18)}`);
  note('One byte fetched from its cache, Chromium', byte);
}

/**
 * The times in fresh pages of Chromium, by the kind of page; null where there is none. A page asks for
 * itself and posts its times. Nothing is attached to it: for a debugger the browser copies what is
 * fetched, on the page's own thread, and that is a quarter of all that it would measure.
 */
async function inChromium(dist, pages) {
  const executablePath = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) {
    skip('The start in a browser', 'Chromium not found');
    return null;
  }
  const { chromium } = await import('playwright-core');
  let told = (/** @type {string} */ _) => {};
  const server = await serve(dist, (text) => told(text));
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  /** Opens a page of a kind, and closes it when it has told its times. */
  const run = async (session, browserContextId, kind) => {
    const answer = new Promise((resolve) => (told = resolve));
    const url = `http://127.0.0.1:${/** @type {any} */ (server.address()).port}/${kind}`;
    const { targetId } = await session.send('Target.createTarget', { url, browserContextId });
    const times = JSON.parse(await answer);
    await session.send('Target.closeTarget', { targetId });
    if (!Array.isArray(times)) throw new Error(times);
    return times;
  };
  try {
    const session = await browser.newBrowserCDPSession();
    // Playwright lets go of the pages of a context that it has not made.
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const times = { plain: [], preloaded: [], early: [], byte: [] };
    for (let round = -4; round < pages; round++) {
      for (const kind of /** @type {const} */ (['plain', 'preloaded', 'early', 'byte'])) {
        const time = await run(session, browserContextId, kind);
        if (round >= 0) times[kind].push(time);
      }
    }
    return times;
  } finally {
    await browser.close();
    server.close();
  }
}

const preload = '<link rel="preload" href="/arbiter.wasm" as="fetch" type="application/wasm" crossorigin>';
const page = (head) =>
  `<!doctype html><link rel="icon" href="data:,">${head}<script type="module" src="/start.js"></script>`;

/** A page begins when it has long been loaded, or a moment after, and posts when all is done. */
const script = `import { init } from '/index.js';
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  async function fetched() {
    const started = performance.now();
    await (await fetch('/one')).text();
    return [performance.now() - started];
  }
  async function start() {
    const started = performance.now();
    const arbiter = await init();
    const ready = performance.now() - started;
    if (arbiter.game().dests().size !== 10) throw new Error('ten men can move at the start');
    return [ready, performance.now() - started];
  }
  addEventListener('load', async () => {
    await pause(location.pathname === '/early' ? 50 : 700);
    const times = await (location.pathname === '/byte' ? fetched() : start()).catch(String);
    await pause(50);
    await fetch('/told', { method: 'POST', body: JSON.stringify(times) });
  });`;

/** Serves the pages and the files of dist/, and hands on what is posted. */
async function serve(dist, told) {
  const own = {
    '/plain': page(''),
    '/preloaded': page(preload),
    '/early': page(''),
    '/byte': page(''),
    '/one': '1',
    '/start.js': script,
  };
  const types = { js: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/told') {
      let text = '';
      request.on('data', (part) => (text += part)).on('end', () => (response.end(), told(text)));
      return;
    }
    const file = `${dist}${pathname.slice(1)}`;
    const body =
      own[pathname] ??
      (/^\/[\w.-]+\.(js|wasm)$/.test(pathname) && existsSync(file) ? readFileSync(file) : null);
    const type = types[pathname.split('.').pop() ?? ''] ?? 'text/html';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(body ?? '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  return server;
}
