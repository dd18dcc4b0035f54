/**
 * What does a page get from a script tag that is no module, also where it was opened from the disk?
 *
 *     <script src="arbiter.classic.js"></script>
 *
 * One global, `ChessArbiter`, with all that `chess-arbiter/inline`, `chess-arbiter/chessjs` and
 * `chess-arbiter/board` export, and `<chess-board>` registered. `data-global` on the tag chooses another
 * name. A name that the page has already is left as it is, so that two tags do no harm.
 */

import * as board from './board/index.js';
import * as chessjs from './chessjs/index.js';
import * as rules from './inline.js';
import { VERSION } from './version.js';

/** What the global holds. */
export type ChessArbiter = typeof rules & typeof chessjs & typeof board & { readonly version: string };

const tag = globalThis.document?.currentScript as HTMLElement | null | undefined;
const name = tag?.dataset['global'] || 'ChessArbiter';
const page = globalThis as unknown as Record<string, Partial<ChessArbiter> | undefined>;

board.ChessBoardElement.define();
if (page[name] === undefined) {
  page[name] = Object.freeze({ ...rules, ...chessjs, ...board, version: VERSION });
} else if (page[name].version !== VERSION) {
  console.warn(
    `chess-arbiter: the page has another ${name} already, which stays; data-global names this one.`,
  );
}
