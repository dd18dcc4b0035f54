/**
 * Which arrows and circles has the player drawn on the board?
 *
 * The list, and the one that is being drawn. The same shape drawn again is taken away, another brush
 * between the same squares replaces it. Every change is offered to the host first.
 */

import { isSameShape, readShapes, type Brush, type Shape } from './shapes.js';
import type { Square } from './squares.js';

export interface DrawingsHost {
  /** Whether the host lets the change pass. */
  offer(drawings: readonly Shape[]): boolean;
  /** What is drawn is another picture now. */
  changed(): void;
}

/** The modifier keys that are held. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}

/** Green; Shift draws red, Alt blue, both of them or Ctrl yellow. */
export function brushOf({ shiftKey, altKey, ctrlKey }: Modifiers): Brush {
  if (ctrlKey || (shiftKey && altKey)) return 'yellow';
  return shiftKey ? 'red' : altKey ? 'blue' : 'green';
}

/** The list after a shape was drawn by hand. */
export function drawn(list: readonly Shape[], shape: Shape): readonly Shape[] {
  const others = list.filter(({ from, to }) => from !== shape.from || to !== shape.to);
  return list.some((other) => isSameShape(other, shape)) ? others : [...others, shape];
}

export class HandDrawings {
  readonly #host: DrawingsHost;
  #list: readonly Shape[] = [];
  #sketch: { from: Square; over: Square | null; brush: Brush } | null = null;

  constructor(host: DrawingsHost) {
    this.#host = host;
  }

  /** All that is drawn, without what is being drawn. */
  get list(): readonly Shape[] {
    return this.#list;
  }

  /** @throws TypeError for a shape that is not well formed. */
  set list(shapes: readonly Shape[]) {
    this.#list = Object.freeze(readShapes(shapes, 'drawings'));
    this.#host.changed();
  }

  /** All that is seen: what is drawn, and above it what is being drawn. */
  get seen(): readonly Shape[] {
    const shape = this.#shape();
    return shape === null ? this.#list : [...this.#list, shape];
  }

  begin(from: Square, brush: Brush): void {
    this.#sketch = { from, over: from, brush };
    this.#host.changed();
  }

  /** The pointer came to a square, or off the board. */
  lead(over: Square | null): void {
    if (this.#sketch === null || this.#sketch.over === over) return;
    this.#sketch = { ...this.#sketch, over };
    this.#host.changed();
  }

  /** Ends what is being drawn; off the board it comes to nothing. */
  end(): void {
    const shape = this.#shape();
    this.#sketch = null;
    if (shape !== null) this.#change(drawn(this.#list, shape));
    this.#host.changed();
  }

  /** Gives up what is being drawn. */
  abandon(): void {
    if (this.#sketch === null) return;
    this.#sketch = null;
    this.#host.changed();
  }

  /** Takes everything away, if the host lets it. */
  clear(): void {
    if (this.#list.length === 0 || !this.#change([])) return;
    this.#host.changed();
  }

  #shape(): Shape | null {
    if (this.#sketch === null || this.#sketch.over === null) return null;
    const { from, over, brush } = this.#sketch;
    return { from, to: over === from ? null : over, brush };
  }

  #change(next: readonly Shape[]): boolean {
    const before = this.#list;
    const offered = Object.freeze([...next]);
    if (!this.#host.offer(offered)) return false;
    // A host that set `drawings` itself has said what they are.
    if (this.#list === before) this.#list = offered;
    return true;
  }
}
