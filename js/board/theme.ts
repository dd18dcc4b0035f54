/**
 * Which colours has the board, and what shape has each state of a square?
 *
 * The second half of the style sheet. The private names `--_…` carry the defaults of the variables
 * that a page may set, here those of the colours; the rest stand in style.ts.
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

const css = String.raw;

const LIGHT = css`
  --_light: var(--board-light, #ece8dc);
  --_dark: var(--board-dark, #86a09c);
  --_light-text: var(--board-light-text, #3f5653);
  --_dark-text: var(--board-dark-text, #12211f);
  --_panel: var(--board-panel, #fbfaf6);
`;

/** Where browsers know `light-dark`, one set of names serves both schemes. */
const SCHEMES = css`
  --_light: var(--board-light, light-dark(#ece8dc, #b3b9b4));
  --_dark: var(--board-dark, light-dark(#86a09c, #58706e));
  --_light-text: var(--board-light-text, light-dark(#3f5653, #22312f));
  --_dark-text: var(--board-dark-text, light-dark(#12211f, #f1f4ee));
  --_panel: var(--board-panel, light-dark(#fbfaf6, #d6d9d3));
`;

const CONTRAST = css`
  --_light: var(--board-light, #fff);
  --_dark: var(--board-dark, #949494);
  --_light-text: var(--board-light-text, #000);
  --_dark-text: var(--board-dark-text, #000);
  --_held: var(--board-held, #ffd400);
  --_last: var(--board-last, #ffe98a);
  --_last-line: var(--board-last-line, #000);
  --_target: var(--board-target, #000);
  --_focus: var(--board-focus, #00309c);
  --_panel: var(--board-panel, #fff);
  --_opacity: var(--board-shapes-opacity, 1);
  --_white: var(--piece-white, #fff);
  --_white-line: var(--piece-white-line, #000);
  --_black: var(--piece-black, #000);
  --_black-line: var(--piece-black-line, #000);
  --_black-cut: var(--piece-black-cut, #fff);
`;

const COLORS = css`
  :host {
    ${LIGHT}
    --_held: var(--board-held, rgb(255 214 64 / 62%));
    --_last: var(--board-last, rgb(238 206 72 / 42%));
    --_last-line: var(--board-last-line, rgb(128 92 0 / 55%));
    --_target: var(--board-target, rgb(18 38 36 / 62%));
    --_over: var(--board-over, rgb(255 255 255 / 40%));
    --_check: var(--board-check, #c8281e);
    --_focus: var(--board-focus, #0b3fb5);
    --_opacity: var(--board-shapes-opacity, 0.85);
    --_white: var(--piece-white, #fffdf7);
    --_white-line: var(--piece-white-line, #1f2427);
    --_black: var(--piece-black, #363c43);
    --_black-line: var(--piece-black-line, #111417);
    --_black-cut: var(--piece-black-cut, #f2efe7);
  }
  @supports (color: light-dark(#000, #fff)) {
    :host {
      ${SCHEMES}
    }
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
  :host([theme='high-contrast']) {
    ${CONTRAST}
  }
  .light {
    --_square: var(--_light);
    color: var(--_light-text);
  }
  .dark {
    --_square: var(--_dark);
    color: var(--_dark-text);
  }
`;

const PIECES = css`
  .body,
  .cut {
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .body {
    fill: var(--_fill);
    stroke: var(--_line);
    stroke-width: 4.4;
  }
  .cut {
    fill: none;
    stroke: var(--_cut);
    stroke-width: 3.6;
  }
  text.body {
    font:
      96px/1 'Noto Sans Symbols 2',
      'Segoe UI Symbol',
      'Apple Symbols',
      'DejaVu Sans',
      serif;
    text-anchor: middle;
    stroke-width: 6;
    paint-order: stroke;
  }
  .white {
    --_fill: var(--_white);
    --_line: var(--_white-line);
    --_cut: var(--piece-white-cut, var(--_white-line));
  }
  .black {
    --_fill: var(--_black);
    --_line: var(--_black-line);
    --_cut: var(--_black-cut);
  }
`;

const SHAPES = css`
  .shapes {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: inherit;
    pointer-events: none;
    opacity: var(--_opacity);
  }
  .shapes path {
    fill: var(--_brush);
    stroke: rgb(255 255 255 / 55%);
    stroke-width: 0.05;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .green {
    --_brush: var(--board-green, #1d7a38);
  }
  .red {
    --_brush: var(--board-red, #b3261e);
  }
  .blue {
    --_brush: var(--board-blue, #1c5fa8);
  }
  .yellow {
    --_brush: var(--board-yellow, #d98e04);
  }
`;

/** The four brushes without colours: full, hollow, dashed and dotted. */
const BRUSHES_IN_BLACK = css`
  .shapes {
    opacity: 1;
  }
  .shapes path {
    fill: var(--_paper);
    fill-opacity: 0.75;
    stroke: var(--_ink);
    stroke-width: 0.05;
    paint-order: normal;
  }
  .shapes .green {
    fill: var(--_ink);
    fill-opacity: 1;
    stroke: var(--_paper);
    paint-order: stroke;
  }
  .shapes .blue {
    stroke-dasharray: 0.12 0.07;
  }
  .shapes .yellow {
    stroke-width: 0.06;
    stroke-linecap: round;
    stroke-dasharray: 0 0.1;
  }
`;

/** Every state has a shape of its own, so that none is told by colour alone. */
const STATES = css`
  .last-move button::before,
  .held button::before,
  .check button::before,
  .board:not(.pointed) .square button:focus-visible::before,
  .target button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
  }
  .last-move button::before {
    background: var(--_last);
    box-shadow: inset 0 0 0 0.35cqi var(--_last-line);
  }
  .held button::before {
    background: var(--_held);
    box-shadow: inset 0 0 0 0.5cqi var(--_target);
  }
  .check button::before {
    background: radial-gradient(closest-side, var(--_check) 30%, transparent 105%);
    box-shadow: inset 0 0 0 0.5cqi var(--_check);
  }
  .mark {
    --_mark: var(--board-mark, #1c5fa8);
  }
  .mark-attack {
    --_mark: var(--board-mark-attack, #b3261e);
  }
  .mark-good {
    --_mark: var(--board-mark-good, #1e6b34);
  }
  .mark button {
    box-shadow: inset 0 0 0 0.6cqi var(--_mark);
    background: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--_mark) 55%, transparent) 0 0.7cqi,
      transparent 0.7cqi 2.1cqi
    );
  }
  .mark-path button {
    background: radial-gradient(color-mix(in srgb, var(--_mark) 60%, transparent) 34%, transparent 38%) 0 0 /
      25% 25%;
  }
  .target button::after {
    inset: 34.5%;
    border-radius: 50%;
    background: var(--_target);
  }
  .capture button::after,
  .castling button::after {
    inset: 2.5%;
    background: none;
    border: 0.9cqi solid var(--_target);
  }
  .castling button::after {
    border: 0.7cqi dashed var(--_target);
    border-radius: 18%;
  }
  .promotion:not(.capture) button::after {
    inset: 30%;
    border-radius: 0;
    clip-path: polygon(50% 0, 100% 55%, 68% 55%, 68% 100%, 32% 100%, 32% 55%, 0 55%);
  }
  .over button {
    background: var(--_over);
    box-shadow: inset 0 0 0 0.5cqi rgb(255 255 255 / 85%);
  }
  .held {
    color: #1b2423;
  }
  .landing:not(.castling) button::after {
    content: none;
  }
  .landing button {
    outline: 0.5cqi dashed var(--_focus);
    outline-offset: -0.7cqi;
  }
  @media (hover: hover) {
    .target:hover button {
      background: var(--_over);
    }
  }
  .board:not(.pointed) .square button:focus-visible::before {
    outline: max(3px, 0.7cqi) solid var(--_focus);
    outline-offset: calc(-1 * max(3px, 0.7cqi));
    box-shadow: inset 0 0 0 calc(max(3px, 0.7cqi) + 2px) #fff;
  }
`;

const PREFERENCES = css`
  @media (prefers-reduced-motion: no-preference) {
    .target button::after {
      animation: appear 90ms ease-out;
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  }
  @media (prefers-contrast: more) {
    :host {
      ${CONTRAST}
    }
  }
  @media (forced-colors: active) {
    .frame {
      forced-color-adjust: none;
      color: CanvasText;
    }
    :host,
    :host([theme]) {
      --_light: Canvas;
      --_dark: repeating-linear-gradient(45deg, GrayText 0 1px, Canvas 1px 7px);
      --_light-text: CanvasText;
      --_dark-text: CanvasText;
      --_target: Highlight;
      --_last: transparent;
      --_last-line: CanvasText;
      --_held: transparent;
      --_over: transparent;
      --_check: Highlight;
      --_focus: Highlight;
      --_panel: Canvas;
      --_ink: CanvasText;
      --_paper: Canvas;
      --_white: #fff;
      --_white-line: CanvasText;
      --_black: #000;
      --_black-line: CanvasText;
      --_black-cut: #fff;
    }
    .board {
      outline: 1px solid CanvasText;
    }
    .square {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
    .white {
      --_cut: #000;
    }
    .mark {
      --_mark: CanvasText;
    }
    .chooser {
      color: CanvasText;
      outline: 2px solid CanvasText;
    }
    .check button::before {
      background: none;
      box-shadow: inset 0 0 0 1cqi var(--_check);
    }
    .held button::before {
      box-shadow: inset 0 0 0 1cqi var(--_target);
    }
    .board:not(.pointed) .square button:focus-visible::before {
      box-shadow: inset 0 0 0 calc(max(3px, 0.7cqi) + 3px) Canvas;
    }
    ${BRUSHES_IN_BLACK}
  }
  @media print {
    :host,
    :host([theme]) {
      --_light: #fff;
      --_dark: repeating-linear-gradient(45deg, #888 0 0.6pt, #fff 0.6pt 3pt);
      --_light-text: #000;
      --_dark-text: #000;
      --_last: transparent;
      --_last-line: #000;
      --_ink: #000;
      --_paper: #fff;
      --_white: #fff;
      --_white-line: #000;
      --_black: #000;
      --_black-line: #000;
      --_black-cut: #fff;
    }
    .frame {
      break-inside: avoid;
    }
    .board {
      outline: 1pt solid #000;
    }
    .check button::before {
      background: none;
      box-shadow: inset 0 0 0 0.9cqi #000;
    }
    .target button::after,
    .held button::before,
    .square button:focus-visible::before {
      content: none !important;
    }
    .over button,
    .landing button {
      background: none;
      box-shadow: none;
      outline: none;
    }
    .piece path,
    .piece text {
      stroke-width: 3.6;
    }
    ${BRUSHES_IN_BLACK}
  }
`;

export const THEME = COLORS + PIECES + SHAPES + STATES + PREFERENCES;
