// How does the flat list of a record's nodes become a tree?

import type { FlatNode, Move, Shape } from './wire.js';

/** A position of the record with the move that led to it. */
export interface Node {
  readonly ply: number;
  /** The move that leads here; null for the first position. */
  readonly move: Move | null;
  /** Numeric annotation glyphs, such as 1 for a good move. */
  readonly nags: readonly number[];
  /** Comments ahead of the move. */
  readonly before: readonly string[];
  /** Comments behind the move; those ahead of the whole game stand with the first position. */
  readonly after: readonly string[];
  /** The clock's reading after the move, in milliseconds. */
  readonly clock: number | null;
  /** Coloured squares and arrows. */
  readonly shapes: readonly Shape[];
  /** What was played from here, the main continuation first. */
  readonly children: readonly Node[];
}

/** Links the nodes; parents stand before their children. */
export function makeTree(list: readonly FlatNode[]): Node {
  const nodes: (Node & { children: Node[] })[] = [];
  for (const { parent, ...rest } of list) {
    const node = { ...rest, children: [] };
    nodes.push(node);
    nodes[parent]?.children.push(node);
  }
  return nodes[0]!;
}
