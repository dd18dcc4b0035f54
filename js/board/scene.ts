/**
 * What does each square show right now?
 *
 * Pure: from the checked state, the input state and the square pointed at to the pieces as they
 * are seen and, for one square, its style words and the facts of its name. The renderer only
 * copies the answer into the page.
 */

import { heldAt, type Input } from './input.js';
import { castlingOf, isTarget, type CastlingSquares, type Gesture } from './castling.js';
import { isMovable, withMove, type View } from './state.js';
import { plainWords } from './skeleton.js';
import { isPromotionRank, type Piece, type Square } from './squares.js';
import type { Shape } from './shapes.js';
import type { SquareFacts } from './strings.js';

export interface Scene {
  readonly view: View;
  readonly input: Input;
  /** The square under the pointer or with the focus, while a piece is in hand. */
  readonly pointed: Square | null;
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Arrows and circles, the host's first, those made by hand above them. */
  readonly shapes: readonly Shape[];
  /** The square of the piece in hand, while it is not asked what its move is to be. */
  readonly held: Square | null;
  /** The same where the squares tell where it can go, and by which gesture it would. */
  readonly hints: Square | null;
  readonly by: Gesture;
  /** The castling whose landing squares are shown: the one pointed at, or asked about. */
  readonly landing: CastlingSquares | null;
}

export interface SquareLook {
  /** Words that are both class and part names. */
  readonly words: string;
  /** The piece that would land here by the castling pointed at. */
  readonly ghost: Piece | null;
}

/** A move that waits for its answer, or for its promotion piece, is shown as made. */
export function sceneOf(
  view: View,
  input: Input,
  pointedAt: Square | null,
  drawings: readonly Shape[] = [],
  hasHints = true,
): Scene {
  const isAsking = input.name === 'asking';
  const isDragging = input.name === 'dragging';
  const isMade = input.name === 'sent' || isAsking;
  const pointed = isDragging ? input.over : pointedAt;
  const held = isAsking ? null : heldAt(input);
  const hints = hasHints ? held : null;
  const by = isDragging ? 'drag' : 'click';
  return {
    view,
    input,
    pointed,
    pieces: isMade ? withMove(view, input.from, input.to, castlingMade(view, input)) : view.pieces,
    shapes: drawings.length === 0 ? view.shapes : [...view.shapes, ...drawings],
    held,
    hints,
    by,
    landing: isAsking
      ? input.about === 'castling'
        ? castlingOf(view, input.from, input.to)
        : null
      : hints && pointed && isTarget(view, hints, pointed, by)
        ? castlingOf(view, hints, pointed)
        : null,
  };
}

export function lookOf(scene: Scene, square: Square): SquareLook {
  const { view, input, pointed, landing } = scene;
  const target = targetOf(scene, square);
  let words = plainWords(square);
  const add = (word: string, when: boolean): void => {
    if (when) words += ` ${word}`;
  };
  add('movable', isMovable(view, square) && input.name !== 'sent');
  add('last-move', view.lastMove?.includes(square) === true);
  add('check', view.check === square);
  add('held', scene.held === square);
  add('target', target !== null);
  add(target ?? '', target !== null && target !== 'move');
  add('capture', target === 'promotion' && scene.pieces.has(square));
  add('over', pointed === square && (target !== null || input.name === 'dragging'));
  add('landing', landing?.kingTo === square || landing?.rookTo === square);
  const marks = view.highlights.filter((mark) => mark.square === square);
  add('mark', marks.length > 0);
  for (const mark of marks) add(`mark-${mark.kind}`, true);
  return { words, ghost: landing && ghostOf(scene, landing, square) };
}

/** What the name of a square tells. */
export function factsOf(scene: Scene, square: Square): SquareFacts {
  const { view, pieces, shapes, held } = scene;
  return {
    square,
    piece: pieces.get(square) ?? null,
    held: held === square,
    target: targetOf(scene, square),
    check: view.check === square,
    lastMove: view.lastMove?.[0] === square ? 'from' : view.lastMove?.[1] === square ? 'to' : null,
    labels: view.highlights.flatMap(({ square: at, label }) =>
      at === square && label !== '' ? [label] : [],
    ),
    shapes: shapes.filter(({ from }) => from === square),
  };
}

/** Whether every square has the same facts in both: then only what is pointed at has changed. */
export function hasSameFacts(one: Scene, other: Scene): boolean {
  return (['view', 'pieces', 'held', 'hints', 'by', 'shapes'] as const).every(
    (key) => one[key] === other[key],
  );
}

/** The squares that can look otherwise than before, null for any: a pointer on its way changes two. */
export function otherLooks(before: Scene | undefined, scene: Scene): readonly unknown[] | null {
  return before && hasSameFacts(before, scene)
    ? [before, scene].flatMap(({ pointed, landing }) => [pointed, landing?.kingTo, landing?.rookTo])
    : null;
}

/** The castling that a move shown as made is; one that is asked about is not made yet. */
function castlingMade(view: View, input: Input): CastlingSquares | null {
  return input.name === 'sent' && input.castles ? castlingOf(view, input.from, input.to) : null;
}

/** What choosing `to` would do with the piece in hand, judged by the listed moves only. */
function targetOf({ view, pieces, hints: from, by }: Scene, to: Square): SquareFacts['target'] {
  if (from === null || !isTarget(view, from, to, by)) return null;
  const piece = pieces.get(from);
  const other = pieces.get(to);
  if (castlingOf(view, from, to) || (other && other.color === piece?.color)) return 'castling';
  if (piece?.role === 'pawn' && isPromotionRank(to, piece.color)) return 'promotion';
  return other ? 'capture' : 'move';
}

function ghostOf({ view, pieces }: Scene, castling: CastlingSquares, square: Square): Piece | null {
  if (pieces.has(square)) return null;
  if (square === castling.kingTo) return view.pieces.get(castling.king) ?? null;
  return square === castling.rookTo ? (view.pieces.get(castling.rook) ?? null) : null;
}
