/**
 * Which outline has an arrow or a circle in the picture?
 *
 * Pure geometry, in squares: x from the left edge of the picture, y from its top, both 0 to 8.
 * Arrows are straight, also those of a knight. Where several end on one square each stops a little
 * earlier, those that lie on one line go side by side, and circles round one square lie in each
 * other, so that none hides another.
 */

import { placeOf, type Color, type Square } from './squares.js';
import type { Brush, Shape } from './shapes.js';

/** One closed outline to be filled. */
export interface Outline {
  readonly kind: 'arrow' | 'circle';
  readonly brush: Brush;
  /** The `d` of an SVG path. */
  readonly d: string;
}

/** How far from the middle of its square an arrow begins. */
const START = 0.3;
/** How far from the middle of its target it ends, alone and among others. */
const TIP = 0.14;
const TIP_AMONG_OTHERS = 0.34;
const SHAFT = 0.085;
const HEAD = 0.23;
const HEAD_LENGTH = 0.4;
/** Arrows on one line lie so far apart, and all together no wider than this. */
const LANE = 0.26;
const LANES = 0.56;
const RADIUS = 0.46;
const RING = 0.075;
const RING_GAP = 0.02;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/** The outlines in the order of the shapes. */
export function outlinesOf(shapes: readonly Shape[], below: Color): Outline[] {
  const arrows = shapes.map(({ from, to }): Arrow | null =>
    to === null ? null : { from: middleOf(from, below), to: middleOf(to, below) },
  );
  return shapes.map(({ from, to, brush }, index): Outline => {
    const arrow = arrows[index];
    if (arrow == null) {
      const inside = shapes
        .slice(0, index)
        .filter((other) => other.to === null && other.from === from).length;
      return { kind: 'circle', brush, d: ring(middleOf(from, below), inside) };
    }
    const isAlone = shapes.filter((other) => other.to === to).length === 1;
    return {
      kind: 'arrow',
      brush,
      d: outline(arrow, isAlone ? TIP : TIP_AMONG_OTHERS, laneOf(arrows, index)),
    };
  });
}

function middleOf(square: Square, below: Color): Point {
  const { row, column } = placeOf(square, below);
  return { x: column + 0.5, y: row + 0.5 };
}

function outline({ from, to }: Arrow, tip: number, lane: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const end = length - tip;
  const neck = Math.max(end - HEAD_LENGTH, START);
  // Lanes are counted across the line as such, whichever way an arrow on it points.
  const side = isForward(along) ? lane : -lane;
  const points: readonly (readonly [along: number, across: number])[] = [
    [START, -SHAFT],
    [neck, -SHAFT],
    [neck, -HEAD],
    [end, 0],
    [neck, HEAD],
    [neck, SHAFT],
    [START, SHAFT],
  ];
  const corners = points.map(([ahead, across]) => {
    const aside = across + side;
    return `${figure(from.x + along.x * ahead - along.y * aside)} ${figure(from.y + along.y * ahead + along.x * aside)}`;
  });
  return `M${corners.join('L')}z`;
}

/** How far aside of the line through the middles an arrow goes, because others lie on that line. */
function laneOf(arrows: readonly (Arrow | null)[], index: number): number {
  const lanes = new Map<number, number>();
  let last = 0;
  arrows.forEach((arrow, at) => {
    if (arrow === null || !overlaps(arrow, arrows[index]!)) return;
    const taken = new Set(
      [...lanes].filter(([other]) => overlaps(arrows[other]!, arrow)).map(([, lane]) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes.set(at, lane);
    last = Math.max(last, lane);
  });
  return last === 0 ? 0 : (lanes.get(index)! - last / 2) * Math.min(LANE, LANES / last);
}

/** Whether two arrows lie on one line and share more than a point of it; one does so with itself. */
function overlaps(one: Arrow, other: Arrow): boolean {
  const along = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  const cross = (to: Point): number => along.x * (to.y - one.from.y) - along.y * (to.x - one.from.x);
  if (cross(other.from) !== 0 || cross(other.to) !== 0) return false;
  const reach = (point: Point): number => point.x * along.x + point.y * along.y;
  const [a, b] = [reach(one.from), reach(one.to)];
  const [c, d] = [reach(other.from), reach(other.to)];
  return Math.max(a, b) > Math.min(c, d) && Math.max(c, d) > Math.min(a, b);
}

function isForward({ x, y }: Point): boolean {
  return x > 0 || (x === 0 && y > 0);
}

/** Two circles, the inner one turned the other way, so that what lies between them is filled. */
function ring({ x, y }: Point, inside: number): string {
  const outer = Math.max(RADIUS - inside * (RING + RING_GAP), RING);
  const circle = (radius: number, sweep: 0 | 1): string => {
    const r = figure(radius);
    const width = figure(2 * radius);
    return `M${figure(x - radius)} ${figure(y)}a${r} ${r} 0 1 ${sweep} ${width} 0a${r} ${r} 0 1 ${sweep}-${width} 0z`;
  };
  return circle(outer, 1) + circle(outer - RING, 0);
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
