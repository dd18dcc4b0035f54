/**
 * How is the board laid out, and how does a shadow tree get its style?
 *
 * One style sheet, shared by all boards of a document as a constructable sheet, which a strict
 * `style-src 'self'` allows. Sizes follow the width of the element by CSS alone.
 */

import { THEME } from './theme.js';
import { TYPED } from './typed-style.js';

const css = String.raw;

const LAYOUT = css`
  :host {
    display: block;
    box-sizing: border-box;
    container-type: inline-size;
    contain-intrinsic-inline-size: 24rem;
    max-inline-size: calc(100vb - 2rem);
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    --_radius: var(--board-radius, 0.6cqi);
    position: relative;
    direction: ltr;
    writing-mode: horizontal-tb;
    box-sizing: border-box;
    width: 100%;
    aspect-ratio: 1;
    font:
      600 clamp(8px, 2.2cqi, 16px) / 1 system-ui,
      sans-serif;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  .board,
  .layer {
    display: grid;
    grid-template: repeat(8, minmax(0, 1fr)) / repeat(8, minmax(0, 1fr));
    width: 100%;
    height: 100%;
  }
  .board {
    isolation: isolate;
    border-radius: var(--_radius);
  }
  .row {
    display: contents;
  }
  .square {
    position: relative;
    background: var(--_square);
  }
  .row:first-child .square:first-child {
    border-top-left-radius: var(--_radius);
  }
  .row:first-child .square:last-child {
    border-top-right-radius: var(--_radius);
  }
  .row:last-child .square:first-child {
    border-bottom-left-radius: var(--_radius);
  }
  .row:last-child .square:last-child {
    border-bottom-right-radius: var(--_radius);
  }
  /* One by one: 'all: unset' sets hundreds of properties, 64 times. */
  button {
    box-sizing: border-box;
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    outline: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    background: none;
    cursor: inherit;
    appearance: none;
    touch-action: manipulation;
  }
  .movable button,
  .target button {
    cursor: pointer;
  }
  .movable button {
    touch-action: none;
  }
  .piece,
  .ghost {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: var(--piece-inset, 2.5%);
    overflow: visible;
    pointer-events: none;
  }
  .piece > *,
  .ghost > * {
    display: var(--piece-drawing, inline);
  }
  .gliding {
    z-index: 2;
  }
  .dragging {
    z-index: 3;
    will-change: translate;
  }
  .grabbing,
  .grabbing button {
    cursor: grabbing;
  }
  .dragging {
    scale: 1.12;
    filter: drop-shadow(0 0.6cqi 0.7cqi rgb(0 0 0 / 35%));
  }
  @media (pointer: coarse) {
    /* A finger hides what it carries. */
    .dragging {
      scale: 1.6;
      transform-origin: 50% 80%;
    }
  }
  .ghost {
    opacity: 0.45;
  }
  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Only the squares on the edges are named, and no other square pays for these rules. */
const COORDINATES = css`
  .square:first-child::before,
  .row:last-child .square::after {
    position: absolute;
    pointer-events: none;
  }
  .square:first-child::before {
    content: attr(data-rank);
    content: attr(data-rank) / '';
    top: 4%;
    left: 4%;
  }
  .row:last-child .square::after {
    content: attr(data-file);
    content: attr(data-file) / '';
    bottom: 4%;
    right: 5%;
  }
  :host([coordinates='none']) .square:first-child::before,
  :host([coordinates='none']) .row:last-child .square::after {
    content: none;
  }
  @container (max-width: 13rem) {
    .square:first-child::before,
    .row:last-child .square::after {
      content: none;
    }
  }
  :host([coordinates='outside']) .frame {
    padding: 0 0 2em 2em;
  }
  :host([coordinates='outside']) .square {
    color: var(--board-outside-text, inherit);
  }
  :host([coordinates='outside']) .square:first-child::before {
    content: attr(data-rank);
    content: attr(data-rank) / '';
    inset: 0 auto 0 -2em;
    display: grid;
    place-items: center;
    width: 2em;
  }
  :host([coordinates='outside']) .row:last-child .square::after {
    content: attr(data-file);
    content: attr(data-file) / '';
    inset: auto 0 -2em;
    display: grid;
    place-items: center;
    height: 2em;
  }
`;

const CHOOSER = css`
  .layer {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    padding: inherit;
    pointer-events: none;
  }
  .layer:not(:empty) {
    pointer-events: auto;
    background: rgb(12 20 20 / 45%);
    border-radius: var(--_radius);
  }
  .chooser {
    display: flex;
    flex-direction: column;
    color: #1b2423;
    background: var(--_panel);
    border-radius: 0.8cqi;
    box-shadow: 0 0.6cqi 3cqi rgb(0 0 0 / 50%);
  }
  .chooser.upwards {
    flex-direction: column-reverse;
  }
  .chooser button {
    position: relative;
    inset: auto;
    display: flex;
    flex: 2 1 0;
    cursor: pointer;
    border-radius: inherit;
    touch-action: manipulation;
  }
  .seat {
    position: relative;
    flex: 1 1 0;
  }
  .caption {
    position: absolute;
    inset: auto 0 4%;
    font-size: clamp(9px, 2.2cqi, 15px);
    text-align: center;
  }
  .seat:has(~ .caption) .piece {
    height: 80%;
  }
  .chooser .cancel {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    font-size: clamp(10px, 2.4cqi, 16px);
  }
  @container (max-width: 17rem) {
    .caption {
      display: none;
    }
    .seat:has(~ .caption) .piece {
      height: 100%;
    }
  }
  @container (max-width: 26rem) {
    .chooser .cancel {
      font-size: 0;
    }
    .chooser .cancel::before {
      content: '\2715';
      content: '\2715' / '';
      font-size: 12px;
    }
  }
  .chooser button:hover {
    background: var(--_held);
  }
  .chooser button:focus-visible {
    outline: max(3px, 0.6cqi) solid var(--_focus);
    outline-offset: calc(-1 * max(3px, 0.6cqi));
  }
`;

const STYLE = LAYOUT + COORDINATES + CHOOSER + THEME + TYPED;

/**
 * Gives a shadow tree a style, that of the board unless told: one shared sheet for each document, or a `style` element with the
 * host's nonce where constructable sheets are missing.
 */
export function adoptStyle(root: ShadowRoot, nonce: string, text = STYLE): void {
  const document = root.ownerDocument;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet !== undefined && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root) {
    const shared = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
    sheets.set(document, shared);
    let sheet = shared.get(text);
    if (sheet === undefined) {
      sheet = new Sheet();
      sheet.replaceSync(text);
      shared.set(text, sheet);
    }
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const element = document.createElement('style');
  element.nonce = nonce;
  element.textContent = text;
  (root as DocumentFragment).prepend(element);
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
