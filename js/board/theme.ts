/**
 * Which colours has the board, and what shape has each state of a square?
 *
 * The second half of the style sheet. A page sets the variables `--board-…` and `--piece-…`, or
 * styles `::part(…)`; the private names `--_…` carry the defaults. Light and dark follow the
 * `color-scheme` of the page, contrast and forced colours the reader's own choice.
 */

const css = String.raw;

const COLORS = css`
  :host {
    --_light: var(--board-light, light-dark(#ece8dc, #b9bdb7));
    --_dark: var(--board-dark, light-dark(#86a09c, #5d7573));
    --_light-text: var(--board-light-text, light-dark(#3f5653, #263634));
    --_dark-text: var(--board-dark-text, light-dark(#12211f, #f1f4ee));
    --_held: var(--board-held, rgb(255 214 64 / 62%));
    --_last: var(--board-last, rgb(238 206 72 / 42%));
    --_last-line: var(--board-last-line, rgb(128 92 0 / 55%));
    --_target: var(--board-target, rgb(18 38 36 / 62%));
    --_over: var(--board-over, rgb(255 255 255 / 40%));
    --_check: var(--board-check, #c8281e);
    --_focus: var(--board-focus, #0b3fb5);
    --_panel: var(--board-panel, light-dark(#fbfaf6, #d6d9d3));
  }
  @supports not (color: light-dark(#000, #fff)) {
    :host {
      --_light: var(--board-light, #ece8dc);
      --_dark: var(--board-dark, #86a09c);
      --_light-text: var(--board-light-text, #3f5653);
      --_dark-text: var(--board-dark-text, #12211f);
      --_panel: var(--board-panel, #fbfaf6);
    }
  }
  .light {
    --_square: var(--_light);
    color: var(--_light-text);
  }
  .dark {
    --_square: var(--_dark);
    color: var(--_dark-text);
  }
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
      88px/1 'Noto Sans Symbols 2',
      'Segoe UI Symbol',
      'Apple Symbols',
      'DejaVu Sans',
      serif;
    text-anchor: middle;
    stroke-width: 3;
    paint-order: stroke;
  }
  .white {
    --_fill: var(--piece-white, #fffdf7);
    --_line: var(--piece-white-line, #1f2427);
    --_cut: var(--piece-white-cut, #1f2427);
  }
  .black {
    --_fill: var(--piece-black, #3a4047);
    --_line: var(--piece-black-line, #111417);
    --_cut: var(--piece-black-cut, #efece4);
  }
`;

/** Every state has a shape of its own, so that none is told by colour alone. */
const STATES = css`
  button::before,
  button::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
  }
  .last-move button::before {
    content: '';
    background: var(--_last);
    box-shadow: inset 0 0 0 0.35cqi var(--_last-line);
  }
  .held button::before {
    content: '';
    background: var(--_held);
    box-shadow: inset 0 0 0 0.5cqi var(--_target);
  }
  .check button::before {
    content: '';
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
    content: '';
    inset: 34%;
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
    content: '';
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
      --_target: var(--board-target, rgb(0 0 0 / 85%));
      --_last-line: var(--board-last-line, #000);
      --_light-text: var(--board-light-text, #000);
      --_dark-text: var(--board-dark-text, #000);
    }
  }
  @media (forced-colors: active) {
    .frame {
      forced-color-adjust: none;
      color: CanvasText;
    }
    :host {
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
    }
    .board {
      outline: 1px solid CanvasText;
    }
    .square {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
    .white {
      --_fill: #fff;
      --_line: #000;
      --_cut: #000;
    }
    .black {
      --_fill: #000;
      --_line: #fff;
      --_cut: #fff;
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
  }
  @media print {
    .dark {
      background: repeating-linear-gradient(45deg, #777 0 1px, #fff 1px 4px);
    }
    .light {
      background: #fff;
    }
    .board {
      outline: 1px solid #000;
    }
    .target button::after,
    .held button::before {
      content: none;
    }
  }
`;

export const THEME = COLORS + STATES + PREFERENCES;
