// How soon is a board there, and how soon does a piece follow the hand? Beside
// chessground and cm-chessboard, in one page of headless Chromium and one run.
//
// The boards stand in the same place, 480 pixels wide, one at a time, turn by turn.
//
// From tag to board: a frame begins, the board is made, put into the document and
// told the first position with its twenty moves. The clock stops when the frame that has all 32
// pieces has been painted, as a message posted from that frame tells. It comes after
// style, layout and paint of the main thread; decoding and raster of pictures happen
// elsewhere and are not in the figure, which favours boards whose pieces are images.
// That the board takes a move is tried each time, by the drag that follows. "First" is the
// first board of a fresh page, with all that is made once: style sheets, models, caches.
//
// From hand to paint: the browser gets real mouse events, pressed on e2 and moved in steps up the
// file. For each step the clock runs from the time stamp of the event until the
// frame is painted in which the carried piece has its middle under the pointer;
// "work" is the part of it after the page was told of the event. The rest is waiting for
// a frame, which is the same for all.

import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { median } from './measure.mjs';

const root = new URL('../', import.meta.url);
const inRoot = (path) => new URL(path, root).pathname;

const names = ['chess-board', 'chessground', 'cm-chessboard'];
const ground = 'node_modules/@lichess-org/chessground/assets';
const cm = 'node_modules/cm-chessboard';
const size = 480;
const steps = 12;

const text = (path) => readFileSync(inRoot(path), 'utf8');

/** The worst but one in twenty. */
const p95 = (list) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1];

/** Opens the page anew, without any board. */
async function openPage(browser, script) {
  const styles = [
    `#stage, #stage > div { width: ${size}px; height: ${size}px } body { margin: 20px }`,
    ...['base', 'brown', 'cburnett'].map((name) => text(`${ground}/chessground.${name}.css`)),
    text(`${cm}/assets/chessboard.css`),
  ];
  const files = {
    '/': `<!doctype html><link rel="stylesheet" href="/style.css"><div id="stage"></div>`,
    '/style.css': styles.join('\n'),
    '/cm/pieces/standard.svg': text(`${cm}/assets/pieces/standard.svg`),
    '/favicon.ico': '',
  };
  const types = { css: 'text/css', svg: 'image/svg+xml' };
  const page = await browser.newPage({ viewport: { width: 640, height: 640 } });
  await page.route('http://board.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[pathname.split('.').pop()] ?? 'text/html';
    return route.fulfill({ body: files[pathname] ?? '', contentType });
  });
  await page.goto('http://board.test/');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

const call = (page, method, argument = undefined) =>
  page.evaluate(([name, given]) => /** @type {any} */ (globalThis).bench[name](given), [method, argument]);

/** Drags e2 to e4 by real events; the figures of each step on the way. */
async function drag(page, name) {
  const square = size / 8;
  const x = 20 + 4.5 * square;
  const [from, to] = [20 + 6.5 * square, 20 + 4.5 * square];
  const figures = [];
  await page.mouse.move(x, from);
  await page.mouse.down();
  await page.mouse.move(x + 6, from - 6);
  for (let step = 1; step <= steps; step++) {
    await call(page, 'watch');
    // A little to and fro, so that each step crosses squares as a hand does.
    await page.mouse.move(x + (step % 2 ? 5 : -5), from + ((to - from) * step) / steps);
    const figure = await call(page, 'seen');
    if (figure === null) throw new Error(`${name}: the piece does not follow the mouse`);
    figures.push(figure);
  }
  await page.mouse.up();
  // A board may tell of the move a little later.
  let move = '';
  for (let times = 0; times < 20 && move === ''; times++) {
    await page.waitForTimeout(10);
    move = await call(page, 'lastMove');
  }
  if (move !== 'e2e4') throw new Error(`${name}: the move e2e4 became "${move}"`);
  return figures;
}

function report(title, figures) {
  console.log(`\n${title}`);
  for (const name of names) {
    const own = figures[name];
    const ratio = median(own.map((value, round) => value / figures['chess-board'][round]));
    const line = `  ${name.padEnd(26)}${`${median(own).toFixed(2)} ms`.padStart(12)}${`p95 ${p95(own).toFixed(2)} ms`.padStart(16)}${`${ratio.toFixed(2)} x`.padStart(12)}`;
    const isGoal = name === 'chessground';
    console.log(isGoal ? `${line}   goal 1: ${ratio >= 1 ? 'reached' : 'NOT REACHED'}` : line);
  }
}

const empty = () => Object.fromEntries(names.map((name) => [name, []]));

/** Prints the figures, or a line that says why there are none. */
export async function printBoards({ rounds = 25, pages = 9 } = {}) {
  const executablePath = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  const missing = [
    ...(executablePath ? [] : ['Chromium']),
    ...[ground, cm, 'dist/board-define.js'].filter((path) => !existsSync(inRoot(path))),
  ];
  if (missing.length > 0) {
    console.log(`\nThe board is not measured: ${missing.join(', ')} not found`);
    return;
  }
  const { outputFiles } = await build({
    stdin: {
      contents: `import './dist/board-define.js'; import './bench/board-page.mjs';`,
      resolveDir: inRoot('.'),
    },
    ignoreAnnotations: true,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles[0].text;
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  try {
    const first = empty();
    for (let round = 0; round < pages; round++) {
      for (const name of names) {
        const page = await openPage(browser, script);
        first[name].push(await call(page, 'mount', name));
        await page.close();
      }
    }
    const [mounts, latencies, work] = [empty(), empty(), empty()];
    const page = await openPage(browser, script);
    for (let round = -3; round < rounds; round++) {
      for (let turn = 0; turn < names.length; turn++) {
        // Each goes first as often as the others.
        const name = names[(turn + round + 3) % names.length];
        const mounted = await call(page, 'mount', name);
        const figures = await drag(page, name);
        await call(page, 'unmount');
        if (round < 0) continue;
        mounts[name].push(mounted);
        latencies[name].push(...figures.map((figure) => figure.latency));
        work[name].push(...figures.map((figure) => figure.work));
      }
    }
    report('First board of a page, from tag to painted board', first);
    report('Another board, from tag to painted board', mounts);
    report('From the movement of the mouse to the painted frame with the piece there', latencies);
    report('The part of it after the page was told', work);
  } finally {
    await browser.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await printBoards();
