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
import { isLight, isPromotionRank, type Piece, type Square } from './squares.js';
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
  /** Whether the squares tell where the piece in hand can go. */
  readonly hints: boolean;
}

export interface SquareLook {
  /** Words that are both class and part names. */
  readonly words: readonly string[];
  readonly facts: SquareFacts;
  /** The piece that would land here by the castling pointed at. */
  readonly ghost: Piece | null;
}

/** A move that waits for its answer, or for its promotion piece, is shown as made. */
export function sceneOf(
  view: View,
  input: Input,
  pointed: Square | null,
  drawings: readonly Shape[] = [],
  hints = true,
): Scene {
  const isMade = input.name === 'sent' || input.name === 'asking';
  return {
    view,
    input,
    pointed: input.name === 'dragging' ? input.over : pointed,
    pieces: isMade ? withMove(view, input.from, input.to, castlingMade(view, input)) : view.pieces,
    shapes: drawings.length === 0 ? view.shapes : [...view.shapes, ...drawings],
    hints,
  };
}

export function lookOf(scene: Scene, square: Square): SquareLook {
  const { view, input, pointed } = scene;
  const piece = scene.pieces.get(square) ?? null;
  const held = input.name === 'asking' ? null : heldAt(input);
  const by = input.name === 'dragging' ? 'drag' : 'click';
  const target = held === null || !scene.hints ? null : targetOf(view, held, square, by);
  const castling = landingOf(scene, by);
  const marks = view.highlights.filter((mark) => mark.square === square);
  const lastMove = view.lastMove?.[0] === square ? 'from' : view.lastMove?.[1] === square ? 'to' : null;
  const words = ['square', isLight(square) ? 'light' : 'dark'];
  const add = (word: string, when: boolean): void => {
    if (when) words.push(word);
  };

  add('movable', isMovable(view, square) && input.name !== 'sent');
  add('last-move', lastMove !== null);
  add('check', view.check === square);
  add('held', held === square);
  add('target', target !== null);
  add(target ?? '', target !== null && target !== 'move');
  add('capture', target === 'promotion' && piece !== null);
  add('over', pointed === square && (target !== null || input.name === 'dragging'));
  add('landing', castling?.kingTo === square || castling?.rookTo === square);
  add('mark', marks.length > 0);
  for (const mark of marks) add(`mark-${mark.kind}`, true);

  return {
    words,
    ghost: castling ? ghostOf(scene, castling, square) : null,
    facts: {
      square,
      piece,
      held: held === square,
      target,
      check: view.check === square,
      lastMove,
      labels: marks.flatMap((mark) => (mark.label === '' ? [] : [mark.label])),
      shapes: scene.shapes.filter(({ from }) => from === square),
    },
  };
}

/** The castling that a move shown as made is; one that is asked about is not made yet. */
function castlingMade(view: View, input: Input): CastlingSquares | null {
  return input.name === 'sent' && input.castles ? castlingOf(view, input.from, input.to) : null;
}

/** The castling whose landing squares are shown: the one pointed at, or asked about. */
function landingOf({ view, input, pointed, hints }: Scene, by: Gesture): CastlingSquares | null {
  if (input.name === 'asking') {
    return input.about === 'castling' ? castlingOf(view, input.from, input.to) : null;
  }
  const held = heldAt(input);
  if (held === null || pointed === null || !hints || !isTarget(view, held, pointed, by)) return null;
  return castlingOf(view, held, pointed);
}

/** What choosing `to` would do with the piece on `from`, judged by the listed moves only. */
function targetOf(view: View, from: Square, to: Square, by: Gesture): SquareFacts['target'] {
  if (!isTarget(view, from, to, by)) return null;
  const piece = view.pieces.get(from);
  const other = view.pieces.get(to);
  if (castlingOf(view, from, to) || (other && other.color === piece?.color)) return 'castling';
  if (piece?.role === 'pawn' && isPromotionRank(to, piece.color)) return 'promotion';
  return other ? 'capture' : 'move';
}

function ghostOf({ view, pieces }: Scene, castling: CastlingSquares, square: Square): Piece | null {
  if (pieces.has(square)) return null;
  if (square === castling.kingTo) return view.pieces.get(castling.king) ?? null;
  return square === castling.rookTo ? (view.pieces.get(castling.rook) ?? null) : null;
}
