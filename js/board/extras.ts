/**
 * What does a board need only some moments after it is shown?
 *
 * One file beside the first one, loaded when the board is in the page and idle, or at the first use: what
 * it speaks with, what it asks with, keys that are letters, the field for typed moves, arrows and circles,
 * pieces that glide or are carried swiftly, and the rest of its style. Without it the board can still be played on.
 */

import { PREFERENCES } from './theme.js';
import chooser from './sheets/chooser.css';
import edge from './sheets/edge.css';
import gestures from './sheets/gestures.css';
import shapes from './sheets/shapes.css';
import typed from './sheets/typed.css';

export { answer, shortcutFor } from './answers.js';
export { Chooser } from './chooser.js';
export { Coordinates } from './coordinates.js';
export { motionOf } from './motion.js';
export { Overlay } from './overlay.js';
export { Speaker } from './speaker.js';
export { ENGLISH } from './strings/en.js';
export { neverBeginning } from './swift.js';
export { TypedMoves } from './typed.js';

export const STYLE = edge + gestures + chooser + shapes + PREFERENCES + typed;
