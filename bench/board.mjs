// How soon is a board there, how soon does a piece follow the hand, and how soon can a pupil use
// `<chess-lesson>`? Beside chessground and cm-chessboard, in one page of headless Chromium and one run.
//
// The boards stand in the same place, 480 pixels wide, one at a time, turn by turn.
//
// From tag to board: a frame begins, the board is made, put into the document and
// told the first position with its twenty moves. The clock stops when the frame that has all 32
// pieces has been painted, as a message posted from that frame tells. It comes after
// style, layout and paint of the main thread; decoding and raster of pictures happen
// elsewhere and are not in the figure, which favours boards whose pieces are images.
// The names of the squares of `<chess-board>`, and the focus, come when it has been painted and the page
// is idle; "named" is the frame after that, and waiting for a frame is in it.
// That the board takes a move is tried each time, by the drag that follows. "First" is the
// first board of a fresh page, with all that is made once: style sheets, models, caches.
//
// `<chess-lesson>` is usable in the frame in which its panels are there, too, and seen in that of the
// 32 pieces. At first its program and words are in the browser's cache, and are fetched and compiled;
// another one finds them compiled in the page.
//
// Beside the ratio to chessground stand the two values between which it lies 19 times of 20.
//
// From hand to paint: the browser gets real mouse events, pressed on e2 and moved in steps up the
// file. For each step the clock runs from the time stamp of the event until the
// frame is painted in which the carried piece has its middle under the pointer;
// "work" is the part of it after the page was told of the event. The rest is waiting for
// a frame, which is the same for all: each board is moved 0, 4, 8 and 12 ms after a frame has begun as often
// as the others, and compared with them in the same step.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median, note as noteFigure, skip, verdict } from './measure.mjs';

const root = new URL('../', import.meta.url);
const inRoot = (path) => new URL(path, root).pathname;

const boards = ['chess-board', 'chessground', 'cm-chessboard'];
const lesson = 'chess-lesson';
const names = [...boards, lesson];
const named = { board: 'chess-board', name: 'chess-board, named' };
const ground = 'node_modules/@lichess-org/chessground/assets';
const cm = 'node_modules/cm-chessboard';
const size = 480;
const steps = 12;
const phases = 4;

const text = (path) => readFileSync(inRoot(path), 'utf8');

/** The worst but one in twenty. */
const p95 = (list) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1];

const types = { css: 'text/css', svg: 'image/svg+xml', js: 'text/javascript', wasm: 'application/wasm' };

/** Serves the page on a free port, with files that a browser keeps; a route of the browser's would not let it. */
async function serve(script) {
  const styles = [
    `#stage, #stage > div { width: ${size}px; height: ${size}px } body { margin: 20px }`,
    ...['base', 'brown', 'cburnett'].map((name) => text(`${ground}/chessground.${name}.css`)),
    text(`${cm}/assets/chessboard.css`),
  ];
  const made = {
    '/': `<!doctype html><link rel="stylesheet" href="/style.css"><div id="stage"></div>
      <script type="module" src="/bench.js"></script>`,
    '/style.css': styles.join('\n'),
    '/bench.js': script,
    '/cm/pieces/standard.svg': text(`${cm}/assets/pieces/standard.svg`),
    '/favicon.ico': '',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isBuilt = /^\/(lesson\.wasm|languages\/[\w-]+\.js)$/.test(pathname);
    const body = made[pathname] ?? (isBuilt ? readFileSync(inRoot(`dist${pathname}`)) : null);
    const type = types[pathname.split('.').pop() ?? ''] ?? 'text/html';
    response.writeHead(body === null ? 404 : 200, {
      'content-type': type,
      'cache-control': 'max-age=3600',
      // A page that is alone in its process has a clock of 5 us in place of 100.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body ?? '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  return server;
}

/** Opens the page anew, without any board. */
async function openPage(context, server) {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
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
    await call(page, 'watch', (step % phases) * 4);
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

/** How often the time of another is that of this one, round by round. */
const ratios = (figures, name, other) => figures[name].map((value, round) => value / figures[other][round]);

/** The two values between which the true median of a list lies 19 times of 20. */
function reach(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const [middle, off] = [(sorted.length - 1) / 2, Math.sqrt(sorted.length)];
  return [sorted[Math.max(0, Math.floor(middle - off))], sorted[Math.ceil(middle + off)] ?? sorted.at(-1)];
}

function report(title, figures) {
  console.log(`\n${title}`);
  for (const name of Object.keys(figures)) {
    const own = figures[name];
    const beside = ratios(figures, name, 'chess-board');
    const times = median(beside);
    const line = `  ${name.padEnd(26)}${`${median(own).toFixed(2)} ms`.padStart(12)}${`p95 ${p95(own).toFixed(2)} ms`.padStart(16)}${`${times.toFixed(2)} x`.padStart(12)}`;
    if (name === lesson) {
      const ground = median(ratios(figures, name, 'chessground'));
      const reached = Math.min(times, ground) <= 3;
      console.log(`${line}   ${ground.toFixed(2)} x chessground   ${verdict('3', reached)}`);
      noteFigure(`${title}: ${name}`, `${ground.toFixed(2)} x chessground`, 'at most 3 x', reached);
    } else if (name === 'chessground') {
      // What lies on both sides of 1 is not known well enough to be told from it.
      const [low, high] = reach(beside);
      const between = `${low.toFixed(2)} to ${high.toFixed(2)}`;
      console.log(`${line}   between ${between}   ${verdict('1', times >= 1)}`);
      noteFigure(
        `${title}: ${name}`,
        `${times.toFixed(2)} x chess-board (${between})`,
        'at least 1 x',
        times >= 1,
      );
    } else console.log(line);
  }
}

const empty = (of = boards) => Object.fromEntries(of.map((name) => [name, []]));

/** Notes when a board was usable, of the lesson when its board was seen, of our board when it had names. */
function note(figures, name, { seen, usable, whole }) {
  figures[name].push(usable);
  if (name === lesson) figures[`${lesson}, seen`].push(seen);
  if (name === named.board) figures[named.name].push(whole);
}

/** Prints the figures, or a line that says why there are none. */
export async function printBoards({ rounds = 25, pages = 9 } = {}) {
  const executablePath = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  const missing = [
    ...(executablePath ? [] : ['Chromium']),
    ...[ground, cm, 'dist/board-define.js', 'dist/lesson.wasm'].filter((path) => !existsSync(inRoot(path))),
  ];
  if (missing.length > 0) {
    skip('The board', `${missing.join(', ')} not found`);
    return;
  }
  const { outputFiles } = await build({
    stdin: {
      contents: `import './dist/board-define.js'; import './dist/lesson-define.js'; import './bench/board-page.mjs';`,
      resolveDir: inRoot('.'),
    },
    external: ['./languages/*'],
    ignoreAnnotations: true,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const server = await serve(outputFiles[0].text);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  const context = await browser.newContext({ viewport: { width: 640, height: 640 } });
  try {
    const all = [...names, `${lesson}, seen`, named.name];
    const [first, mounts] = [empty(all), empty(all)];
    for (let round = -1; round < pages; round++) {
      for (const name of names) {
        const page = await openPage(context, server);
        const mounted = await call(page, 'mount', name);
        if (round >= 0) note(first, name, mounted); // what is fetched at first is kept by the browser
        await page.close();
      }
    }
    const [latencies, work] = [empty(), empty()];
    const page = await openPage(context, server);
    for (let round = -4; round < rounds; round++) {
      for (let turn = 0; turn < names.length; turn++) {
        // Each goes first as often as the others.
        const name = names[(turn + round + 4) % names.length];
        const mounted = await call(page, 'mount', name);
        const figures = await drag(page, name);
        await call(page, 'unmount');
        if (round < 0) continue;
        note(mounts, name, mounted);
        if (name === lesson) continue;
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
    server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await printBoards();
