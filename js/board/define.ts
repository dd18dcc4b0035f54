/**
 * Registers `<chess-board>`: import this file for its effect.
 *
 * Safe to import twice, from two bundles, and where there is no DOM.
 */

import { ChessBoardElement } from './element.js';

ChessBoardElement.define();

export { ChessBoardElement };
