// What runs in the page of bench/board.mjs: three boards and the teaching table that are mounted,
// dragged on and taken away again, each in the same place, and the clocks beside them.

import { Chessground } from '@lichess-org/chessground';
import { Chessboard, COLOR, INPUT_EVENT_TYPE } from '../node_modules/cm-chessboard/src/Chessboard.js';

const files = [...'abcdefgh'];
const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** The twenty first moves, as a game lists them. */
const dests = new Map([
  ...files.map((file) => /** @type {[string, string[]]} */ ([`${file}2`, [`${file}3`, `${file}4`]])),
  ['b1', ['a3', 'c3']],
  ['g1', ['f3', 'h3']],
]);

let moved = '';

/**
 * The contestants: `mount` puts a board that can be played on into a box, `pieces` counts those
 * that are there, `carried` is the piece under the pointer, `unmount` gives everything back. Where
 * more than pieces is needed to play, `isUsable` tells whether it is there; where something follows that
 * the eye does not need, `isWhole` does.
 */
const boards = {
  'chess-board': {
    mount(box) {
      const board = /** @type {any} */ (document.createElement('chess-board'));
      box.append(board);
      board.state = { fen, dests };
      board.addEventListener('move-request', ({ detail }) => (moved = detail.from + detail.to));
      return board;
    },
    pieces: (board) => board.shadowRoot.querySelectorAll('.piece'),
    carried: (board) => board.shadowRoot.querySelector('.dragging'),
    isWhole: (board) => board.shadowRoot.querySelector('.square > button') !== null,
    unmount: (board) => board.remove(),
  },
  chessground: {
    mount(box) {
      const events = { after: (from, to) => (moved = from + to) };
      return Chessground(box, {
        fen,
        turnColor: 'white',
        movable: { free: false, color: 'white', dests: /** @type {any} */ (dests), events },
      });
    },
    pieces: () => stage.querySelectorAll('piece:not(.ghost)'),
    carried: () => stage.querySelector('piece.dragging'),
    unmount: (board) => board.destroy(),
  },
  'cm-chessboard': {
    mount(box) {
      const board = new Chessboard(box, { position: fen, assetsUrl: '/cm/' });
      const onInput = ({ type, squareFrom, squareTo }) => {
        if (type === INPUT_EVENT_TYPE.validateMoveInput) moved = squareFrom + squareTo;
        return type === INPUT_EVENT_TYPE.moveInputStarted
          ? dests.has(squareFrom)
          : dests.get(squareFrom)?.includes(squareTo);
      };
      board.enableMoveInput(onInput, COLOR.white);
      return board;
    },
    pieces: () => stage.querySelectorAll('g.pieces use'),
    carried: () => document.querySelector('.cm-chessboard-draggable-piece'),
    unmount: (board) => board.destroy(),
  },
  'chess-lesson': {
    mount(box) {
      const table = document.createElement('chess-lesson');
      table.addEventListener('move-request', (event) => {
        const { detail } = /** @type {any} */ (event);
        moved = detail.from + detail.to;
      });
      box.append(table);
      return table;
    },
    pieces: (table) => inside(table).querySelectorAll('.piece'),
    carried: (table) => inside(table).querySelector('.dragging'),
    isUsable: (table) => table.shadowRoot.querySelector('[role=tab]') !== null,
    unmount: (table) => table.remove(),
  },
};

/** What the board of a teaching table consists of. */
const inside = (table) => table.shadowRoot.querySelector('chess-board').shadowRoot;

const stage = document.getElementById('stage');
let current = null;

/** Calls `work` at the start of a frame; resolves when that frame has been painted. */
const painted = (work = () => {}) =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      work();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    });
  });

const isSeen = (piece) => piece.getBoundingClientRect().width > 20;

/**
 * Milliseconds from the making of a board to the paint of the frame that has its 32 pieces, of that in
 * which it can be used, the same but for the teaching table, and of that in which nothing is missing.
 */
export async function mount(name) {
  const contestant = boards[name];
  const box = document.createElement('div');
  stage.replaceChildren(box);
  moved = '';
  let started = 0;
  let seen = 0;
  let ended = await painted(() => {
    started = performance.now();
    current = { contestant, board: contestant.mount(box) };
  });
  for (;;) {
    const pieces = [...contestant.pieces(current.board)];
    const usable = ended - started;
    if (pieces.length === 32 && pieces.every(isSeen)) {
      seen ||= usable;
      if (contestant.isUsable?.(current.board) ?? true) return { seen, usable, whole: await whole(started) };
    }
    if (usable > 5000) throw new Error(`${name} shows ${pieces.length} pieces`);
    ended = await painted();
  }
}

/** Milliseconds until nothing is missing. */
async function whole(started) {
  const { contestant, board } = current;
  let ended = performance.now();
  while (contestant.isWhole && !contestant.isWhole(board)) ended = await painted();
  return ended - started;
}

export async function unmount() {
  current.contestant.unmount(current.board);
  current = null;
  stage.replaceChildren();
  await painted();
}

/** The move that was asked for since the board was mounted. */
export const lastMove = () => moved;

let watched = Promise.resolve(null);

/**
 * Watches the next movement of the mouse, until a painted frame has the carried piece there:
 * milliseconds since the browser took the event in, and since the page was told of it. Resolves so many
 * milliseconds after a frame has begun, so that the movement comes then.
 */
export async function watch(after) {
  await new Promise((begun) => requestAnimationFrame(begun));
  await new Promise((gone) => setTimeout(gone, after));
  watched = new Promise((done) => {
    const onMove = (event) => {
      const told = performance.now();
      const follow = async () => {
        const ended = await painted();
        const box = current.contestant.carried(current.board)?.getBoundingClientRect();
        const off = box
          ? Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY)
          : Infinity;
        if (off < 3) done({ latency: ended - event.timeStamp, work: ended - told });
        else if (ended - told > 1000) done(null);
        else follow();
      };
      follow();
    };
    window.addEventListener('pointermove', onMove, { capture: true, once: true });
  });
}

export const seen = () => watched;

Object.assign(globalThis, { bench: { mount, unmount, lastMove, watch, seen } });
