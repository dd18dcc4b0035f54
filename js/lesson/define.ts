/**
 * Registers `<chess-lesson>` and `<chess-board>`: import this file for its effect.
 *
 * Safe to import twice, and where there is no DOM.
 */

import { ChessLessonElement } from './element.js';

ChessLessonElement.define();

export { ChessLessonElement };
