/**
 * How does a shadow tree get its style?
 *
 * By sheets that all boards of a document share, as constructable ones, which a strict `style-src 'self'`
 * allows. What a board needs from the start is here, the rest comes with extras.ts.
 */

import colours from './sheets/colours.css';
import layout from './sheets/layout.css';
import states from './sheets/states.css';

const STYLE = layout + colours + states;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adds a style to a shadow tree, unless it has it: that of the board where none is given. */
export function adoptStyle(root: ShadowRoot, text = STYLE): void {
  const document = root.ownerDocument;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet === undefined || root.adoptedStyleSheets === undefined) return;
  let shared = sheets.get(document);
  if (shared === undefined) sheets.set(document, (shared = new Map()));
  let sheet = shared.get(text);
  if (sheet === undefined) {
    shared.set(text, (sheet = new Sheet()));
    sheet.replaceSync(text);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
