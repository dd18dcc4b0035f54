/**
 * What does a gesture mean, given what came before it?
 *
 * A pure state machine: `step(input, signal, board)` gives the next input state and what has to be
 * done. It knows no DOM and no rule; the element feeds it with signals and carries out its effects.
 *
 *   idle ── press or choose a piece ──> armed ── 4 px ──> dragging
 *   armed, dragging ── a listed target ──> sent, or asking: what a pawn becomes, step or castling
 *   asking ── promote or decide ──> sent  asking ── cancel ──> armed
 *   sent ── answered or refused ──> idle
 *
 * A target that is not listed is asked about (`explain`) and leaves the piece in hand; where it is an
 * own piece, that one is taken up instead, and asked about only if the host explains it. Clicks act
 * on release, on the square of the release, so that a slip can be corrected before it counts.
 */

import type { Gesture } from './castling.js';
import type { Role, Square } from './squares.js';

/** How far, in CSS pixels, a pointer has to travel before a press becomes a drag. */
export const DRAG_THRESHOLD = 4;

/** Why a piece in hand was put back. */
export type CancelReason =
  | 'escape'
  | 'right-button'
  | 'unselected'
  | 'dropped-outside'
  | 'dropped-on-origin'
  | 'pointer-cancelled'
  | 'second-finger'
  | 'long-press'
  | 'rook-castling-off'
  | 'dismissed'
  | 'state-changed'
  | 'removed';

/** A pointer that is down on the board and has not yet become a drag. */
export interface Press {
  readonly pointer: number;
  readonly at: Square;
  readonly x: number;
  readonly y: number;
  /** This press took the piece up, so its release must not put it back. */
  readonly fresh: boolean;
  /** The piece in hand before, if its move onto the one pressed is to be asked about. */
  readonly asks: Square | null;
}

export type Input =
  | { readonly name: 'idle'; readonly press: Press | null }
  | { readonly name: 'armed'; readonly from: Square; readonly press: Press | null }
  | {
      readonly name: 'dragging';
      readonly from: Square;
      readonly pointer: number;
      readonly over: Square | null;
      /** The pointer has been off the square of origin: coming back there is a change of mind. */
      readonly left: boolean;
    }
  | {
      readonly name: 'asking';
      readonly about: 'promotion' | 'castling';
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly name: 'sent';
      readonly from: Square;
      readonly to: Square;
      readonly promotion: Role | null;
      readonly castles: boolean;
    };

export type Signal =
  | { readonly on: 'press'; pointer: number; at: Square; x: number; y: number }
  | { readonly on: 'move'; pointer: number; at: Square | null; x: number; y: number }
  | { readonly on: 'release'; pointer: number; at: Square | null }
  /** A square chosen without a pointer: by a key, a screen reader or a plain click event. */
  | { readonly on: 'choose'; at: Square }
  | { readonly on: 'promote'; role: Role }
  /** Whether the king castles, where it could step to the square as well. */
  | { readonly on: 'decide'; castles: boolean }
  | { readonly on: 'cancel'; reason: CancelReason }
  /** A new state has come from the host. `keeps` says whether the piece in hand still stands. */
  | { readonly on: 'answered'; keeps: boolean }
  /** The host has prevented the request. */
  | { readonly on: 'refused' };

export type Effect =
  | { readonly do: 'request'; from: Square; to: Square; promotion: Role | null; castles: boolean }
  | { readonly do: 'explain'; from: Square; to: Square }
  | { readonly do: 'cancelled'; from: Square; reason: CancelReason };

/** What the machine has to know of the board. */
export interface Board {
  isMovable(at: Square): boolean;
  /** Whether the host listed the move. */
  isListed(from: Square, to: Square): boolean;
  /** Whether the host listed it, and it can be made by this gesture. */
  isTarget(from: Square, to: Square, by: Gesture): boolean;
  /** What has to be asked before a listed move can be sent. */
  asks(from: Square, to: Square): 'promotion' | 'castling' | null;
  /** Whether a listed move is castling and nothing else. */
  castles(from: Square, to: Square): boolean;
  isExplained(from: Square, to: Square): boolean;
}

export interface Step {
  readonly input: Input;
  readonly effects: readonly Effect[];
}

export const IDLE: Input = { name: 'idle', press: null };

/** The square of the piece in hand, if there is one. */
export function heldAt(input: Input): Square | null {
  return input.name === 'armed' || input.name === 'dragging' || input.name === 'asking' ? input.from : null;
}

export function step(input: Input, signal: Signal, board: Board): Step {
  switch (signal.on) {
    case 'press':
      return press(input, signal, board);
    case 'move':
      return move(input, signal, board);
    case 'release':
      return release(input, signal, board);
    case 'choose':
      return input.name === 'idle' || input.name === 'armed' ? choose(input, signal.at, board) : stay(input);
    case 'promote':
      if (input.name !== 'asking' || input.about !== 'promotion') return stay(input);
      return send(input.from, input.to, signal.role, false);
    case 'decide':
      if (input.name !== 'asking' || input.about !== 'castling') return stay(input);
      return send(input.from, input.to, null, signal.castles);
    case 'cancel':
      return cancel(input, signal.reason);
    case 'answered':
      if (input.name === 'sent') return stay(IDLE);
      return signal.keeps ? stay(input) : putBack(input, 'state-changed');
    case 'refused':
      return stay(input.name === 'sent' ? IDLE : input);
  }
}

function press(input: Input, at: Extract<Signal, { on: 'press' }>, board: Board): Step {
  if (input.name === 'sent') return stay(input);
  if (input.name === 'asking') return cancel(input, 'dismissed');
  if (input.name === 'dragging') {
    return at.pointer === input.pointer ? stay(input) : putBack(input, 'second-finger');
  }
  if (input.press !== null && input.press.pointer !== at.pointer) return putBack(input, 'second-finger');
  const held = heldAt(input);
  const takesUp =
    board.isMovable(at.at) && held !== at.at && !(held !== null && board.isTarget(held, at.at, 'click'));
  const asks = takesUp && held !== null && board.isExplained(held, at.at) ? held : null;
  const down: Press = { pointer: at.pointer, at: at.at, x: at.x, y: at.y, fresh: takesUp, asks };
  if (takesUp) return stay(armed(at.at, down));
  return stay({ ...input, press: down });
}

function move(input: Input, to: Extract<Signal, { on: 'move' }>, board: Board): Step {
  if (input.name === 'dragging') {
    if (input.pointer !== to.pointer || input.over === to.at) return stay(input);
    return stay({ ...input, over: to.at, left: input.left || to.at !== input.from });
  }
  if (input.name !== 'idle' && input.name !== 'armed') return stay(input);
  const down = input.press;
  if (down === null || down.pointer !== to.pointer || !board.isMovable(down.at)) return stay(input);
  if (Math.hypot(to.x - down.x, to.y - down.y) < DRAG_THRESHOLD) return stay(input);
  return stay({
    name: 'dragging',
    from: down.at,
    pointer: to.pointer,
    over: to.at,
    left: to.at !== down.at,
  });
}

function release(input: Input, up: Extract<Signal, { on: 'release' }>, board: Board): Step {
  if (input.name === 'dragging') {
    if (input.pointer !== up.pointer) return stay(input);
    if (up.at === null) return putBack(input, 'dropped-outside');
    if (up.at !== input.from) return attempt(input.from, up.at, 'drag', board);
    return input.left ? putBack(input, 'dropped-on-origin') : stay(armed(input.from));
  }
  if (input.name !== 'idle' && input.name !== 'armed') return stay(input);
  const down = input.press;
  if (down === null || down.pointer !== up.pointer) return stay(input);
  const rested: Input = { ...input, press: null };
  if (down.asks !== null && up.at === down.at) return { input: rested, effects: [explain(down.asks, up.at)] };
  if (up.at === null || down.fresh) return stay(rested);
  return choose(rested, up.at, board);
}

/** One click on a square, by whatever means. */
function choose(input: Input, at: Square, board: Board): Step {
  const held = heldAt(input);
  if (held === at) return putBack(input, 'unselected');
  if (held !== null && board.isTarget(held, at, 'click')) return attempt(held, at, 'click', board);
  if (board.isMovable(at)) {
    const effects = held !== null && board.isExplained(held, at) ? [explain(held, at)] : [];
    return { input: armed(at), effects };
  }
  return held === null ? stay(IDLE) : attempt(held, at, 'click', board);
}

function attempt(from: Square, to: Square, by: Gesture, board: Board): Step {
  if (!board.isListed(from, to)) return { input: armed(from), effects: [explain(from, to)] };
  if (!board.isTarget(from, to, by)) return putBack(armed(from), 'rook-castling-off');
  const about = board.asks(from, to);
  if (about !== null) return stay({ name: 'asking', about, from, to });
  return send(from, to, null, board.castles(from, to));
}

function explain(from: Square, to: Square): Effect {
  return { do: 'explain', from, to };
}

function send(from: Square, to: Square, promotion: Role | null, castles: boolean): Step {
  return {
    input: { name: 'sent', from, to, promotion, castles },
    effects: [{ do: 'request', from, to, promotion, castles }],
  };
}

function cancel(input: Input, reason: CancelReason): Step {
  if (input.name === 'sent') return stay(reason === 'removed' ? IDLE : input);
  if (input.name === 'asking' && (reason === 'escape' || reason === 'dismissed')) {
    return {
      input: armed(input.from),
      effects: [{ do: 'cancelled', from: input.from, reason }],
    };
  }
  // A page that starts to scroll takes the pointer away; the piece chosen before stays chosen.
  if (reason === 'pointer-cancelled' && input.name === 'armed' && input.press?.fresh !== true) {
    return stay({ ...input, press: null });
  }
  return putBack(input, reason);
}

function putBack(input: Input, reason: CancelReason): Step {
  const from = heldAt(input);
  return { input: IDLE, effects: from === null ? [] : [{ do: 'cancelled', from, reason }] };
}

function armed(from: Square, press: Press | null = null): Input {
  return { name: 'armed', from, press };
}

function stay(input: Input): Step {
  return { input, effects: [] };
}
