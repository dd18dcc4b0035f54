/**
 * Which signals do the events of mouse, pen and finger give?
 *
 * Translates Pointer Events, and click events that no pointer made, into the signals of the input
 * machine. All listeners sit on the board's own node, so nothing is left when it goes. Positions
 * are asked of the page at every event, so a layout that shifts or is scaled does no harm.
 */

import type { Signal } from './input.js';
import type { Square } from './squares.js';

export interface PointerHost {
  /** The square drawn by a node of the board, or null. */
  squareOf(node: EventTarget | null): Square | null;
  /** The square seen at a point of the window, or null. */
  squareAtPoint(x: number, y: number): Square | null;
  /** Whether a piece is in hand. */
  holds(): boolean;
  signal(signal: Signal, event: PointerEvent | MouseEvent): void;
  /** The square pointed at without pressing. */
  point(square: Square | null): void;
}

export function listenToPointers(board: HTMLElement, host: PointerHost): void {
  let down: number | null = null;
  let wasPressed = false;
  let suppressesMenu = false;

  // A finger's events all go to the node where it came down, so the point decides. Events made by
  // a program may carry no point, then their target does.
  const squareUnder = (event: PointerEvent): Square | null => {
    const hasPoint = event.isTrusted || event.clientX !== 0 || event.clientY !== 0;
    const seen = hasPoint ? host.squareAtPoint(event.clientX, event.clientY) : null;
    return seen ?? (event.isTrusted ? null : host.squareOf(event.target));
  };
  const cancel = (reason: 'right-button' | 'pointer-cancelled', event: PointerEvent): void => {
    down = null;
    host.signal({ on: 'cancel', reason }, event);
  };

  board.addEventListener('pointerdown', (event) => {
    suppressesMenu = event.button === 2 && host.holds();
    if (suppressesMenu) cancel('right-button', event);
    const at = host.squareOf(event.target);
    if (event.button !== 0 || at === null) return;
    down = event.pointerId;
    wasPressed = true;
    try {
      board.setPointerCapture(event.pointerId);
    } catch {
      // A pointer made by a program cannot be captured, and need not be.
    }
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    host.signal({ on: 'press', pointer, at, x, y }, event);
  });

  board.addEventListener('pointermove', (event) => {
    if (down === null) return;
    if ((event.buttons & 2) !== 0 && event.pointerId === down) {
      suppressesMenu = host.holds();
      cancel('right-button', event);
      return;
    }
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    host.signal({ on: 'move', pointer, at: squareUnder(event), x, y }, event);
  });

  board.addEventListener('pointerup', (event) => {
    if (event.pointerId === down) down = null;
    host.signal({ on: 'release', pointer: event.pointerId, at: squareUnder(event) }, event);
  });

  for (const name of ['pointercancel', 'lostpointercapture'] as const) {
    board.addEventListener(name, (event) => {
      if (event.pointerId === down) cancel('pointer-cancelled', event);
    });
  }

  board.addEventListener('click', (event) => {
    const fromPointer = wasPressed && event.detail !== 0;
    wasPressed = false;
    const at = host.squareOf(event.target);
    if (!fromPointer && at !== null) host.signal({ on: 'choose', at }, event);
  });

  board.addEventListener('contextmenu', (event) => {
    if (suppressesMenu || down !== null) event.preventDefault();
  });

  board.addEventListener('pointerover', (event) => host.point(host.squareOf(event.target)));
  board.addEventListener('pointerleave', () => host.point(null));
}
