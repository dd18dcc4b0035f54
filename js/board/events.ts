/**
 * What does the board ask, and what does it tell?
 *
 * The details of its events, all of which bubble, are composed and can be cancelled:
 * - `move-request` {from, to, promotion?, castling}: the player made a listed move. The element shows
 *   it and waits for the next `state`; a host that refuses calls `preventDefault()`.
 * - `explain-request` {from, to}: the player tried a move that is not listed.
 * - `move-cancel` {from, reason}: a piece in hand was put back.
 * - `square-focus` {square}: the focus came to a square.
 * - `square-choose` {square}: a square was clicked, or chosen by a key, where the state's `gestures`
 *   are about squares; a drag chooses the square where it begins and the one where it ends.
 * - `drawings-change` {drawings}: the player drew an arrow or a circle, took one away, or began a new
 *   position; a host that calls `preventDefault()` keeps what was there.
 * - `typed-move` {text}: a move was typed, in whatever notation. A host that refuses it calls
 *   `preventDefault()`, and says why with `alert`.
 * - `moves-request` {square}: a key asked which moves there are, of the piece on the square or, with
 *   null, of the side to move. The element answers from `dests` unless that is prevented.
 * - `square-explain` {square, held}: a key asked about a square, with the piece on `held` in hand. The
 *   element says the square's name if the host neither prevents that nor says something at once.
 * - `keys-request` {text}: a key asked for the list of keys, which the element says unless prevented.
 */

import type { CancelReason } from './input.js';
import type { Shape } from './shapes.js';
import type { Role, Square } from './squares.js';

/** The player made a listed move: the detail of `move-request`. */
export interface MoveRequest {
  /** The square of the piece; for a castling the king’s. */
  from: Square;
  /** For a castling the rook's square, which means nothing else; the king's if only that is listed. */
  to: Square;
  /** What a pawn becomes; left out for every other move, and where the host asks. */
  promotion?: Role;
  /** The side of a castling; null for every other move, a plain step of the king among them. */
  castling: 'a' | 'h' | null;
}

/** The player tried a move that is not listed: the detail of `explain-request`. */
export interface ExplainRequest {
  /** The square of the piece in hand. */
  from: Square;
  /** The square that was tried. */
  to: Square;
}

/** A piece in hand was put back: the detail of `move-cancel`. */
export interface MoveCancel {
  /** Where the piece stands again. */
  from: Square;
  /** What put it back. */
  reason: CancelReason;
}

/** The focus came to a square: the detail of `square-focus`. */
export interface SquareFocus {
  square: Square;
}

/** A square was chosen where gestures are about squares: the detail of `square-choose`. */
export interface SquareChoose {
  square: Square;
}

/** Arrows or circles were drawn or wiped: the detail of `drawings-change`. */
export interface DrawingsChange {
  /** All that is drawn by hand after the change. */
  drawings: readonly Shape[];
}

/** A move was typed: the detail of `typed-move`. */
export interface TypedMove {
  /** What was typed, in whatever notation. */
  text: string;
}

/** A key asked which moves there are: the detail of `moves-request`. */
export interface MovesRequest {
  /** The square of the piece; null for all moves of the side to move. */
  square: Square | null;
}

/** A key asked about a square: the detail of `square-explain`. */
export interface SquareExplain {
  /** The square asked about. */
  square: Square;
  /** The square of the piece in hand; null for none. */
  held: Square | null;
}

/** A key asked for the list of keys: the detail of `keys-request`. */
export interface KeysRequest {
  /** The list, as the board says it. */
  text: string;
}

/** The events of `<chess-board>`; all bubble, are composed and can be cancelled. */
export interface ChessBoardEventMap {
  'move-request': CustomEvent<MoveRequest>;
  'explain-request': CustomEvent<ExplainRequest>;
  'move-cancel': CustomEvent<MoveCancel>;
  'square-focus': CustomEvent<SquareFocus>;
  'square-choose': CustomEvent<SquareChoose>;
  'drawings-change': CustomEvent<DrawingsChange>;
  'typed-move': CustomEvent<TypedMove>;
  'moves-request': CustomEvent<MovesRequest>;
  'square-explain': CustomEvent<SquareExplain>;
  'keys-request': CustomEvent<KeysRequest>;
}

/** Sends an event; false when it was prevented. */
export type Emit = <Name extends keyof ChessBoardEventMap>(
  name: Name,
  detail: ChessBoardEventMap[Name]['detail'],
) => boolean;
