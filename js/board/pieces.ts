/**
 * How do the pieces look?
 *
 * Six drawings of our own in a field of 100 by 100, one for both colours: an outline (`.body`), to
 * which the style sheet gives fill and line, and the lines inside it (`.cut`). All stand on one
 * foot. They are plain SVG nodes, no images, so a page's `img-src` does not matter, they stay sharp
 * at any size, and a page may colour them by variables. `glyphs` shows the characters of a font
 * instead.
 */

import type { Color, Piece, Role } from './squares.js';

export type PieceStyle = 'drawn' | 'glyphs';

interface Drawing {
  readonly body: string;
  readonly cut: string;
}

const DRAWINGS: Readonly<Record<Role, Drawing>> = {
  pawn: {
    body: 'M50 13c7.7 0 13.5 5.8 13.5 13.3 0 4.7-2.2 8.7-5.5 11.3 5 1.6 8.5 3.9 8.5 6.7 0 1.7-1.2 2.5-3 2.5h-4.5c.5 13.2 4 22.7 10 29.2 4 2.5 10 5 10 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-6.5 6-9 10-11.5 6-6.5 9.5-16 10-29.2h-4.5c-1.8 0-3-.8-3-2.5 0-2.8 3.5-5.1 8.5-6.7-3.3-2.6-5.5-6.6-5.5-11.3 0-7.5 5.8-13.3 13.5-13.3z',
    cut: 'M42 46.8h16M31 80.5h38',
  },
  knight: {
    body: 'M30.5 76c-.5-12 5.5-18 11.5-23.5 3.5-3.5 5.5-6.5 5.5-10.5-4.5 4-9.5 5.8-14 7-2.5 4-5 8-8.5 8.5-5.5 .5-10.5-4-9.5-9.5 2.5-7 7.5-12 10.5-19 2-5.5 5-9 9.5-11.5l1-9.5c4 1.5 8 4 10.5 7.5 19 2 32 17.5 31 44.5-.2 6-2 11.5-5 16 3.5 3 6 6.5 6 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-5 4-8.5 9.5-11.5z',
    cut: 'M37 30.5h1M23.5 48.7h.4M54 24c10 6 14.5 17 13.5 34M31 80.5h41',
  },
  bishop: {
    body: 'M50 6.5c3.5 0 6 2.5 6 5.7 0 2.1-1 3.8-2.4 4.8 9.4 6.5 15.9 15.5 15.9 24 0 5.5-3 9.5-7 12 3 1 5 2.5 5 4.5 0 1.8-1.3 2.5-3.2 2.5h-4.3c1 7 4 12 9 16 4 2.5 10 5 10 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-6.5 6-9 10-11.5 5-4 8-9 9-16h-4.3c-1.9 0-3.2-.7-3.2-2.5 0-2 2-3.5 5-4.5-4-2.5-7-6.5-7-12 0-8.5 6.5-17.5 15.9-24-1.4-1-2.4-2.7-2.4-4.8 0-3.2 2.5-5.7 6-5.7z',
    cut: 'M40 53.2h20M58.5 27.5L50 40.5M31 80.5h38',
  },
  rook: {
    body: 'M50 15h6v6.5h8v-6.5h10.5v15c0 1.6-.7 2.7-2 3.7l-7.5 5.8c0 15.5 1 26.5 4 36.5 4 2.5 10 5 10 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-6.5 6-9 10-11.5 3-10 4-21 4-36.5l-7.5-5.8c-1.3-1-2-2.1-2-3.7v-15h10.5v6.5h8v-6.5h6z',
    cut: 'M37 39.5h26M31 80.5h38',
  },
  queen: {
    body: 'M50 18l6.5 22.5 12-19.5-1.7 22.5 16.7-12.5-13.5 23c-1.4 2-3 3-5 3.4 2.2 .4 3.6 1.6 3.6 3.6 0 1.8-1.4 2.8-3.6 2.8h-3.4c1 5.2 3.4 8.7 7.4 12.2 4 2.5 10 5 10 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-6.5 6-9 10-11.5 4-3.5 6.4-7 7.4-12.2h-3.4c-2.2 0-3.6-1-3.6-2.8 0-2 1.4-3.2 3.6-3.6-2-.4-3.6-1.4-5-3.4l-13.5-23 16.7 12.5-1.7-22.5 12 19.5 6.5-22.5zM45 12a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM65 16a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM25 16a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM81 27a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM9 27a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
    cut: 'M36 57.4h28M31 80.5h38',
  },
  king: {
    body: 'M50 4h4.6v5.8h6.4v8.6h-6.4v6.6c7.9 .3 14.9 2.6 19.4 7.2l-7 21.4c-.7 2-1.4 3-2.2 3.8 2.2 .4 3.8 1.6 3.8 3.6 0 1.8-1.4 2.8-3.6 2.8h-3.4c1 5.2 3.4 8.7 7.4 12.2 4 2.5 10 5 10 11.5v2c0 1.7-.8 2.5-2.5 2.5h-53c-1.7 0-2.5-.8-2.5-2.5v-2c0-6.5 6-9 10-11.5 4-3.5 6.4-7 7.4-12.2h-3.4c-2.2 0-3.6-1-3.6-2.8 0-2 1.6-3.2 3.8-3.6-.8-.8-1.5-1.8-2.2-3.8l-7-21.4c4.5-4.6 11.5-6.9 19.4-7.2v-6.6h-6.4v-8.6h6.4v-5.8h4.6z',
    cut: 'M31.5 36.5c11.5-4.2 25.5-4.2 37 0M38.5 57.4h23M31 80.5h38',
  },
};

/** In the order of the filled chess characters, which both colours use: fonts draw the hollow ones thinly. */
const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const KING = 0x265a;

/** Asks for the plain character, where a system would put a coloured picture. */
const TEXT_STYLE = '\ufe0e';

const SVG = 'http://www.w3.org/2000/svg';

/** One of each, made when it is first wanted; copies are cheaper than new ones. */
const models = new WeakMap<Document, Map<string, SVGSVGElement>>();

/**
 * A new picture of a piece, with the class and part names `piece`, its colour and its role. It is
 * hidden from screen readers: the square's name says what stands there.
 */
export function drawPiece(piece: Piece, document: Document, style: PieceStyle = 'drawn'): SVGSVGElement {
  const words = wordsOf(piece);
  const key = `${style} ${words}`;
  let made = models.get(document);
  if (made === undefined) models.set(document, (made = new Map()));
  let model = made.get(key);
  if (model === undefined) {
    model = document.createElementNS(SVG, 'svg');
    model.setAttribute('class', words);
    model.setAttribute('part', words);
    dressPiece(model, piece, style);
    made.set(key, model);
  }
  return model.cloneNode(true) as SVGSVGElement;
}

/** Makes the picture of one piece that of another, as a pawn that is promoted where it stands. */
export function redrawPiece(picture: SVGSVGElement, piece: Piece, style: PieceStyle): void {
  const words = wordsOf(piece);
  picture.setAttribute('class', words);
  picture.setAttribute('part', words);
  dressPiece(picture, piece, style);
}

function wordsOf({ color, role }: { color: Color; role: Role }): string {
  return `piece ${color} ${role}`;
}

function dressPiece(svg: SVGSVGElement, { role }: Piece, style: PieceStyle): void {
  const make = (tag: string, attributes: Readonly<Record<string, string>>): Element => {
    const node = svg.ownerDocument.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    return node;
  };
  const { body, cut } = DRAWINGS[role];
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  if (style === 'drawn') {
    svg.replaceChildren(make('path', { class: 'body', d: body }), make('path', { class: 'cut', d: cut }));
    return;
  }
  const text = make('text', { class: 'body', x: '50', y: '84' });
  text.textContent = String.fromCodePoint(KING + ROLES.indexOf(role)) + TEXT_STYLE;
  svg.replaceChildren(text);
}
