/**
 * How do the pieces look?
 *
 * Six drawings of our own in a field of 100 by 100, one for both colours: the style sheet gives
 * `.body` its fill and line, `.cut` (lines inside the body) and `.dot` theirs. They are plain SVG
 * nodes, no images, so a page's `img-src` does not matter and they stay sharp at any size.
 */

import type { Piece, Role } from './squares.js';

type Shape = readonly ['body' | 'cut' | 'dot', string];

const FOOT = 'M20 90v-3c0-5 4-9 9-9h42c5 0 9 4 9 9v3z';

const SHAPES: Readonly<Record<Role, readonly Shape[]>> = {
  pawn: [
    ['body', FOOT],
    ['body', 'M31 78c8-7 12-14 13-25h12c1 11 5 18 13 25z'],
    ['body', 'M34 53c0-5 4-8 9-8h14c5 0 9 3 9 8z'],
    ['body', 'M50 15a15 15 0 1 1 0 30a15 15 0 1 1 0-30z'],
  ],
  rook: [
    ['body', FOOT],
    ['body', 'M29 78c4-9 6-19 6-33h30c0 14 2 24 6 33z'],
    ['body', 'M25 15h12v7h7v-7h12v7h7v-7h12v20l-9 10H34l-9-10z'],
    ['cut', 'M34 34h32'],
  ],
  knight: [
    ['body', FOOT],
    [
      'body',
      'M30 78c-1-14 11-20 15-31c-5 5-10 6-14 8l-5 7c-6 1-11-4-10-10c3-8 9-15 13-24c2-4 5-7 9-9l1-11l11 8c19 3 29 21 28 43c0 8-2 14-5 19z',
    ],
    ['dot', 'M37 30a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8z'],
    ['dot', 'M23 49.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z'],
    ['cut', 'M55 23c11 6 15 20 13 39'],
  ],
  bishop: [
    ['body', FOOT],
    ['body', 'M31 78c7-4 11-9 12-17h14c1 8 5 13 12 17z'],
    ['body', 'M50 19c11 7 20 16 20 27c0 7-3 11-7 15H37c-4-4-7-8-7-15c0-11 9-20 20-27z'],
    ['body', 'M50 7a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z'],
    ['cut', 'M56 30L47 44'],
    ['cut', 'M41 53h18'],
  ],
  queen: [
    ['body', FOOT],
    ['body', 'M29 78c3-5 3-9 1-14h40c-2 5-2 9 1 14z'],
    ['body', 'M27 64L15 33l18 14l1-25l12 23l4-28l4 28l12-23l1 25l18-14l-12 31z'],
    [
      'body',
      'M15 23.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM34 13.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM50 8.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM66 13.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM85 23.5a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z',
    ],
    ['cut', 'M33 56h34'],
  ],
  king: [
    ['body', FOOT],
    ['body', 'M29 78c3-5 3-9 1-14h40c-2 5-2 9 1 14z'],
    ['body', 'M45.5 6h9v7.5h7.5v8.5h-7.5v16h-9v-16h-7.5v-8.5h7.5z'],
    [
      'body',
      'M30 64C22 55 16 48 16 41c0-8 6-13 15-13c8 0 14 3 19 9c5-6 11-9 19-9c9 0 15 5 15 13c0 7-6 14-14 23z',
    ],
    ['cut', 'M50 39v10'],
    ['cut', 'M35 56h30'],
  ],
};

const SVG = 'http://www.w3.org/2000/svg';

/** A new drawing of a piece, hidden from screen readers: the square's name says what stands there. */
export function drawPiece(piece: Piece, document: Document): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  for (const [name, d] of SHAPES[piece.role]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
