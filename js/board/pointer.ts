/**
 * Which signals do the events of mouse, pen and finger give?
 *
 * Translates Pointer Events, and mouse and click events that no pointer made, into the signals of the
 * input machine, and the right button or a long press into what is drawn by hand. All listeners sit on
 * the board's own node, so nothing is left when it goes. Positions are asked of the page at every
 * event, so a layout that shifts or is scaled does no harm.
 */

import { DRAG_THRESHOLD, type CancelReason, type Signal } from './input.js';
import { brushOf, type HandDrawings, type Modifiers } from './drawing.js';
import type { Square } from './squares.js';

/** How long, in milliseconds, a finger rests on a square before it draws. */
const LONG_PRESS_MS = 500;

/** The pointer of mouse events that a program made without pointer events. */
const PROGRAM = -1;

export interface PointerHost {
  /** The square drawn by a node of the board, or null. */
  squareOf(node: EventTarget | null): Square | null;
  /** The square seen at a point of the window, or null. */
  squareAtPoint(x: number, y: number): Square | null;
  /** The same, as if nothing lay over the board: quicker, and enough until something is let go. */
  squareBelow(x: number, y: number): Square | null;
  /** Whether a piece is in hand. */
  holds(): boolean;
  signal(signal: Signal, event: MouseEvent | null): void;
  /** The square pointed at without pressing. */
  point(square: Square | null): void;
  /** Whether arrows and circles can be drawn. */
  draws(): boolean;
  readonly drawings: Pick<HandDrawings, 'begin' | 'lead' | 'end' | 'abandon'>;
}

export interface Pointers {
  /** Forgets every pointer and stops what waits. */
  rest(): void;
  /** Looks again at what lies under a pointer that is down and rests: the board has turned. */
  look(): void;
}

export function listenToPointers(board: HTMLElement, host: PointerHost): Pointers {
  const { drawings } = host;
  let down: number | null = null;
  let drawing: number | null = null;
  /** A click that comes after a press on the board is that press, and not another choice. */
  let wasPressed = false;
  let released: { readonly at: Square; readonly pointer: number } | null = null;
  let suppressesMenu = false;
  let pressed: { readonly at: Square; readonly x: number; readonly y: number } | null = null;
  /** Tells the last move again. */
  let again: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  // A finger's events all go to the node where it came down, so the point decides. Events made by a
  // program, or by a screen reader, may carry no point, then their target does.
  const squareUnder = (event: MouseEvent, at = host.squareAtPoint): Square | null => {
    const hasPoint = event.clientX !== 0 || event.clientY !== 0;
    // Asked also for the corner of the window, where what is carried may go.
    const seen = at(event.clientX, event.clientY);
    return hasPoint && (seen || event.isTrusted) ? seen : host.squareOf(event.target);
  };
  const stopWaiting = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const abandon = (): void => {
    if (drawing !== null) drawings.abandon();
    drawing = null;
  };
  const cancel = (reason: CancelReason, event: MouseEvent | null): void => {
    down = null;
    pressed = null;
    stopWaiting();
    host.signal({ on: 'cancel', reason }, event);
  };
  const capture = (pointer: number): void => {
    try {
      board.setPointerCapture(pointer);
    } catch {
      // A pointer made by a program cannot be captured, and need not be.
    }
  };
  const draw = (pointer: number, from: Square, modifiers: Modifiers): void => {
    drawing = pointer;
    again = null;
    drawings.begin(from, brushOf(modifiers));
  };

  const press = (pointer: number, at: Square, event: MouseEvent, isFinger: boolean): void => {
    const mayDraw = isFinger && down === null && !host.holds() && host.draws();
    const { clientX: x, clientY: y, shiftKey, altKey, ctrlKey } = event;
    stopWaiting();
    down = pointer;
    wasPressed = true;
    pressed = { at, x, y };
    released = again = null;
    host.signal({ on: 'press', pointer, at, x, y }, event);
    if (!mayDraw) return;
    timer = setTimeout(() => {
      cancel('long-press', null);
      draw(pointer, at, { shiftKey, altKey, ctrlKey });
    }, LONG_PRESS_MS);
  };
  const move = (pointer: number, event: MouseEvent): void => {
    again = () => move(pointer, event);
    if (drawing !== null) {
      if (pointer === drawing) drawings.lead(squareUnder(event));
      return;
    }
    const { clientX: x, clientY: y } = event;
    if (pressed !== null && Math.hypot(x - pressed.x, y - pressed.y) >= DRAG_THRESHOLD) stopWaiting();
    host.signal({ on: 'move', pointer, at: squareUnder(event, host.squareBelow), x, y }, event);
  };
  const release = (pointer: number, event: MouseEvent): void => {
    if (pointer === drawing) {
      drawings.lead(squareUnder(event));
      drawing = null;
      drawings.end();
      return;
    }
    // A quick hand may lift before any move of it was told.
    if (pointer === down) move(pointer, event);
    const at = squareUnder(event);
    if (pointer === down) {
      released = at !== null && pressed?.at === at ? { at, pointer } : null;
      down = null;
      pressed = null;
      stopWaiting();
    }
    host.signal({ on: 'release', pointer, at }, event);
  };

  board.addEventListener('pointerdown', (event) => {
    const { pointerId: pointer, button } = event;
    const at = host.squareOf(event.target);
    suppressesMenu = button === 2 && (host.holds() || host.draws());
    if (drawing !== null) return abandon();
    if (button === 2 && host.holds()) return cancel('right-button', event);
    if (at === null) return;
    if (button === 2 && host.draws()) {
      capture(pointer);
      draw(pointer, at, event);
    } else if (button === 0) {
      capture(pointer);
      press(pointer, at, event, event.pointerType === 'touch');
    }
  });

  board.addEventListener('pointermove', (event) => {
    const { pointerId: pointer, buttons } = event;
    // A mouse may be let go of where the page does not hear of it: over another window.
    if (event.isTrusted && event.pointerType === 'mouse' && buttons === 0) {
      if (drawing !== null) return abandon();
      if (pointer === down) return cancel('pointer-cancelled', event);
    }
    // Further buttons of a mouse come as moves.
    if (drawing !== null && pointer === drawing && (buttons & 1) !== 0 && (buttons & 2) !== 0) {
      return abandon();
    }
    if (down !== null && pointer === down && (buttons & 2) !== 0) {
      suppressesMenu = true;
      return cancel('right-button', event);
    }
    // Another pointer may hover meanwhile.
    if (pointer === (drawing ?? down)) move(pointer, event);
  });

  board.addEventListener('pointerup', (event) => release(event.pointerId, event));

  for (const name of ['pointercancel', 'lostpointercapture'] as const) {
    board.addEventListener(name, (event) => {
      if (event.pointerId === drawing) abandon();
      else if (event.pointerId === down) cancel('pointer-cancelled', event);
    });
  }

  // Once a finger draws, the page must not scroll away under it; a browser asks this of every move.
  board.addEventListener(
    'touchmove',
    (event) => {
      if (drawing !== null && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );

  // Heard only where there are such: of a real mouse the browser tells each move twice.
  const follow = (event: MouseEvent): void => {
    if (!event.isTrusted && down === PROGRAM) move(PROGRAM, event);
  };
  // Of mouse events those count that a program made without pointer events: real ones always follow these.
  board.addEventListener('mousedown', (event) => {
    const at = host.squareOf(event.target);
    // The browser drags nothing of its own: what is selected, or a link around the board.
    if (down !== null) event.preventDefault();
    if (event.isTrusted || event.button !== 0 || down !== null || at === null) return;
    if (released?.at !== at || released.pointer === PROGRAM) press(PROGRAM, at, event, false);
    if (down === PROGRAM) board.addEventListener('mousemove', follow);
  });
  board.addEventListener('mouseup', (event) => {
    if (!event.isTrusted && down === PROGRAM) release(PROGRAM, event);
  });

  board.addEventListener('click', (event) => {
    const at = host.squareOf(event.target);
    const isOfPress = (event.isTrusted && event.detail !== 0 && wasPressed) || released?.at === at;
    wasPressed = false;
    released = null;
    if (!isOfPress && at !== null) host.signal({ on: 'choose', at }, event);
  });

  board.addEventListener('contextmenu', (event) => {
    if (suppressesMenu || down !== null || drawing !== null) event.preventDefault();
    suppressesMenu = false;
  });

  board.addEventListener('pointerover', (event) => host.point(host.squareOf(event.target)));
  board.addEventListener('pointerleave', () => host.point(null));

  return {
    rest: () => {
      stopWaiting();
      down = drawing = pressed = released = null;
      wasPressed = suppressesMenu = false;
    },
    look: () => {
      if (down !== null || drawing !== null) again?.();
    },
  };
}
