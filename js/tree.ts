// How does the flat list of a record's nodes become a tree?

import { unpackMove } from './squares.js';
import type { FlatNode, Move, Notes } from './wire.js';

/** A position of the record, with the move that led to it and what is noted beside that. */
export interface Node extends Notes {
  /** How many half-moves it is from the first position, which is ply 0. */
  readonly ply: number;
  /** The move that leads here; null for the first position. */
  readonly move: Move | null;
  /** What was played from here, the main continuation first. */
  readonly children: readonly Node[];
}

/** Links the nodes; parents stand before their children. */
export function makeTree(list: readonly FlatNode[]): Node {
  const nodes: (Node & { children: Node[] })[] = [];
  for (const { parent, ply, packed, notes } of list) {
    const move = parent < 0 ? null : unpackMove(packed);
    const noted = notes ?? { nags: [], before: [], after: [], clock: null, shapes: [] };
    const node = { ply, move, ...noted, children: [] };
    nodes.push(node);
    nodes[parent]?.children.push(node);
  }
  return nodes[0]!;
}
