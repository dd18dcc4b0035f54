/**
 * Which colours has the board, and what shape has each state of a square?
 *
 * What a page may set; the sheets themselves lie in sheets/, where private names `--_…` carry the
 * defaults of these variables.
 *
 * | variable | of what |
 * |---|---|
 * | `--board-light`, `--board-dark` | squares: a colour or a whole background |
 * | `--board-light-text`, `--board-dark-text`, `--board-outside-text` | coordinates |
 * | `--board-last`, `--board-last-line` | last move: fill and frame |
 * | `--board-held`, `--board-over` | the square of the piece in hand, that under the pointer |
 * | `--board-target` | dots, rings and frames of listed moves |
 * | `--board-check`, `--board-focus`, `--board-panel` | king in check, ring of the focus, choosers |
 * | `--board-mark`, `--board-mark-attack`, `--board-mark-good` | the host's highlights |
 * | `--board-green`, `--board-red`, `--board-blue`, `--board-yellow` | arrows and circles |
 * | `--board-shapes-opacity`, `--board-radius` | of arrows and circles; of the corners |
 * | `--piece-white`, `--piece-white-line`, `--piece-white-cut`, and with `black` | fill, outline and inner lines of the pieces |
 * | `--piece-inset` | how much of a square stays free round its piece; 2.5% |
 * | `--piece-drawing` | `none` hides the drawings, for pictures of the page's own as backgrounds of `::part(white king)` |
 *
 * Parts are the words of the classes: `frame board square light dark movable last-move check held
 * target capture castling promotion over landing mark mark-KIND piece ghost white black king queen
 * rook bishop knight pawn shapes arrow circle green red blue yellow layer chooser choice cancel`.
 *
 * Light and dark follow the `color-scheme` of the page; the attribute `theme` chooses `light`,
 * `dark`, `high-contrast`, or with `auto` what the reader's system prefers. More contrast and
 * forced colours follow the reader's own choice, and paper gets lines in place of colours.
 */

import contrast from './sheets/contrast.css';
import preferences from './sheets/preferences.css';

/** The theme of high contrast, the same for who prefers more contrast, forced colours, and paper. */
export const PREFERENCES =
  contrast.replace(':host', ":host([theme='high-contrast'])") +
  `@media (prefers-contrast: more) {${contrast}}` +
  preferences;
