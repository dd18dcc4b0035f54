// How soon is the program ready? In Node with the file's bytes at hand, a process each time; in Chromium with
// the files in the browser's cache, a fresh page each time.

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
export async function printReady(root, { rounds = 25, most = 80, pages = 20 } = {}) {
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
  if (fresh) tell('Chromium, warm cache', fresh, 10);
}

/** The times in fresh pages of Chromium; null where there is none. */
async function inChromium(dist, pages) {
  const executablePath = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) {
    skip('The start in a browser', 'Chromium not found');
    return null;
  }
  const { chromium } = await import('playwright-core');
  const script = `import { init } from '/index.js';
    globalThis.start = async () => {
      const started = performance.now();
      const arbiter = await init();
      const ready = performance.now() - started;
      if (arbiter.game().dests().size !== 10) throw new Error('ten men can move at the start');
      return [ready, performance.now() - started];
    };`;
  const types = { js: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const own = {
      '/': '<!doctype html><script type="module" src="/start.js"></script>',
      '/start.js': script,
    }[pathname];
    const file = `${dist}${pathname.slice(1)}`;
    const body =
      own ?? (/^\/[\w.-]+\.(js|wasm)$/.test(pathname) && existsSync(file) ? readFileSync(file) : null);
    const type = types[pathname.split('.').pop() ?? ''] ?? 'text/html';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(body ?? '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  try {
    const context = await browser.newContext();
    /** @type {[number, number][]} */
    const times = [];
    for (let round = -4; round < pages; round++) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${/** @type {any} */ (server.address()).port}/`);
      await page.waitForFunction(() => 'start' in globalThis);
      const time = await page.evaluate(() => /** @type {any} */ (globalThis).start());
      if (round >= 0) times.push(time);
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
    server.close();
  }
}
