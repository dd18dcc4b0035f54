/**
 * What does lesson.wasm tell the page after an action, and how does the board take it?
 *
 * The interfaces are those of wasm/lesson/table/answer.go.
 */

import type { BoardState, Brush } from '../board/index.js';
import type { Color, Side, Square, Variant } from '../wire.js';

export interface LessonAnswer {
  readonly board: LessonBoard;
  readonly orientation: Color;
  /** What is said politely to a screen reader, and what at once; empty for nothing. */
  readonly say: string;
  readonly alert: string;
  /** A language that has to be loaded before it can be spoken; empty for none. */
  readonly wants: string;
  /** Whether only time has passed, or more actions follow at once: the board is not told. */
  readonly same: boolean;
  /** Whether a clock runs, so that the program has to be asked for a tick now and then. */
  readonly ticks: boolean;
  /** A language whose texts of the lesson are not known yet; empty for none. */
  readonly texts: string;
  /** A text to copy, or to keep as a file where `file` names one; empty for none. */
  readonly copy: string;
  readonly file: string;
}

interface Targets {
  readonly from: Square;
  readonly to: readonly Square[];
}

interface LessonBoard {
  readonly fen: string;
  readonly variant: Variant;
  readonly dests: readonly Targets[];
  readonly explains: readonly Targets[];
  readonly lastMove: readonly Square[];
  readonly check: string;
  readonly movable: Color | 'both' | 'none';
  readonly gestures: 'moves' | 'squares';
  readonly castlings: readonly { king: Square; rook: Square; kingTo: Square; rookTo: Square; side: Side }[];
  readonly highlights: readonly { square: Square; kind: string; label: string }[];
  readonly shapes: readonly { from: Square; to: Square | ''; brush: Brush }[];
}

/** The state of the board element. */
export function boardStateOf(board: LessonBoard): BoardState {
  const [from, to] = board.lastMove;
  return {
    fen: board.fen,
    variant: board.variant,
    dests: mapOf(board.dests),
    explains: mapOf(board.explains),
    lastMove: from && to ? [from, to] : null,
    check: board.check || null,
    movable: board.movable,
    gestures: board.gestures,
    castlings: board.castlings,
    highlights: board.highlights,
    shapes: board.shapes.map(({ from, to, brush }) => ({ from, to: to || null, brush })),
  };
}

function mapOf(list: readonly Targets[]): Map<Square, readonly Square[]> {
  return new Map(list.map(({ from, to }) => [from, to]));
}
