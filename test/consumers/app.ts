/**
 * What do the web sites of these tests do? Each takes every entry for pages and tells what came of it.
 */

const head = '<meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,">';

/** The page, which names its script as bundlers read it. */
export const page = (script: string, attributes = 'type="module"'): string =>
  `<!doctype html><html lang="en"><head>${head}</head>
<body><chess-board></chess-board><script ${attributes} src="${script}"></script></body></html>`;

/** The script; some bundlers read style sheets only with a plugin. */
export const app = ({ style = true } = {}): string => `
${style ? "import 'chess-arbiter/board.css';" : ''}
import { init } from 'chess-arbiter';
import { init as initInline } from 'chess-arbiter/inline';
import { init as initWorker } from 'chess-arbiter/worker';
import 'chess-arbiter/board/define';
import { loadLesson } from 'chess-arbiter/lesson';

const site = document.documentElement.dataset;
const tell = async () => {
  const game = (await init({ languages: ['es'] })).game({ language: 'es' });
  const worker = await initWorker();
  const board = document.querySelector('chess-board');
  board.state = { fen: game.fen, turn: game.turn, dests: game.dests() };
  (await loadLesson()).dispose();
  const answer = [
    game.moves().length,
    (await initInline()).game().moves().length,
    (await (await worker.game()).moves()).length,
    game.explain('e5').reasons[0].text,
    board.shadowRoot.querySelectorAll('[data-square]').length,
  ];
  worker.terminate();
  return answer;
};
tell().then((answer) => (site.answer = answer), (error) => (site.answer = error));
`;

export const ANSWER = '20,20,20,Un peón no se mueve así.,64';

/** What a page may be forbidden, and still answer. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "style-src 'self'",
  'img-src data:',
].join('; ');
