/**
 * How does the shadow tree of the teaching table get its style?
 *
 * By one sheet that all tables of a document share, next to that of their boards.
 */

import { adoptStyle } from '../board/style.js';
import figures from './sheets/figures.css';
import record from './sheets/record.css';
import table from './sheets/table.css';

const STYLE = table + figures + record;

/** Dresses the shadow tree of a table. */
export function dress(root: ShadowRoot): void {
  adoptStyle(root, STYLE);
}
