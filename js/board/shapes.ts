/**
 * What is an arrow or a circle on the board, and how does one come from a PGN?
 *
 * Data only: `Shape` is what a host puts into `state.shapes` and what a player draws by hand. How
 * it looks is the business of the picture, what it means that of whoever drew it.
 */

import { oneOf, square } from './check.js';
import { isSquare, type Square } from './squares.js';

/** The colour of an arrow or a circle. */
export type Brush = 'green' | 'red' | 'blue' | 'yellow';

/** An arrow between two squares; with `to` null, a circle round one. */
export interface Shape {
  /** Where the arrow begins, or the square of the circle. */
  readonly from: Square;
  /** Where the arrow ends; null for a circle. */
  readonly to: Square | null;
  readonly brush: Brush;
}

export const BRUSHES: readonly Brush[] = ['green', 'red', 'blue', 'yellow'];

/**
 * Checks a list of shapes and copies it. An arrow to its own square is a circle.
 *
 * @throws TypeError that names the field and what is wrong in it.
 */
export function readShapes(list: readonly Shape[] | undefined, field: string): readonly Shape[] {
  return (list ?? []).map((shape) => {
    const { from, to, brush } = shape;
    square(from, field);
    if (to != null) square(to, field);
    oneOf(brush, BRUSHES, field, 'has the brush');
    return { from, to: to == null || to === from ? null : to, brush };
  });
}

export function isSameShape(one: Shape, other: Shape): boolean {
  return one.from === other.from && one.to === other.to && one.brush === other.brush;
}

/** What a record notes beside a move, as a node of `game.tree()` has it: `%csl` and `%cal`. */
export interface ShapeNotes {
  readonly shapes: readonly { readonly color: string; readonly from: string; readonly to: string | null }[];
}

/**
 * The shapes of a node of `game.tree()`. A colour that is none of the four is drawn green; what
 * names no square is left out.
 */
export function shapesOf(node: ShapeNotes): Shape[] {
  return node.shapes.flatMap(({ color, from, to }) => {
    if (!isSquare(from) || !(to === null || isSquare(to))) return [];
    return [
      { from, to: to === from ? null : to, brush: BRUSHES.find((brush) => brush === color) ?? 'green' },
    ];
  });
}
