/**
 * What is the board told, and is what it was told well formed?
 *
 * The host describes the board by one plain `BoardState`. `readState` checks it once, at the
 * border, and turns it into a `View` that the rest of the element can trust. No rule of chess is
 * applied here: whether a move is legal is said by `dests`, which the host takes from its game.
 */

import { FILES, RANKS, isPromotionRank, type Color, type Piece, type Role, type Square } from './squares.js';
import { fault, oneOf, square, text } from './check.js';
import { castlingsIn, type CastlingSquares, type RookCastling } from './castling.js';
import { readShapes, type Shape } from './shapes.js';

/** One castling that is legal now: whence and where to king and rook go. */
export interface Castling {
  /** The square that the king leaves. */
  readonly king: string;
  /** The square that the rook leaves. */
  readonly rook: string;
  /** Where the king goes. */
  readonly kingTo: string;
  /** Where the rook goes. */
  readonly rookTo: string;
  /** `a` is queenside, `h` kingside. */
  readonly side: 'a' | 'h';
}

/** A mark on a square. `kind` is a word for style sheets, `label` is added to the square's name. */
export interface Highlight {
  /** Which square. */
  readonly square: string;
  /** A word for style sheets: the part is `mark-` with this word. */
  readonly kind: string;
  /** What is added to the name of the square, for who hears the board. */
  readonly label?: string;
}

/** The plain data that a board shows. Everything but `fen` may be left out. */
export interface BoardState {
  /** A FEN, or only its first field. */
  readonly fen: string;
  /** The player to move; by default the second field of the FEN, else White. */
  readonly turn?: Color;
  /** The legal moves: from each square, the squares that may be chosen as target. */
  readonly dests?: ReadonlyMap<string, readonly string[]>;
  /** Who asks for the piece of a promotion: this element (`ask`, the default) or its host. */
  readonly promotions?: 'ask' | 'host';
  /** The squares that the last move left and reached. */
  readonly lastMove?: readonly [string, string] | null;
  /** The last move in the reader's language, for who asks for it; by default the board's own words. */
  readonly lastMoveText?: string;
  /**
   * What is said aloud of this position in place of the board's own words on what has changed: said
   * when the position is another one, or the text is. Empty for nothing.
   */
  readonly announcement?: string | null;
  /** The square of a king in check. */
  readonly check?: string | null;
  /** Whose pieces can be taken up; by default those of the player to move if there are `dests`. */
  readonly movable?: Color | 'both' | 'none';
  /**
   * What gestures are about: `moves`, the default, or plain `squares`: then nothing moves, and each square
   * that is chosen comes as the event `square-choose`.
   */
  readonly gestures?: 'moves' | 'squares';
  /** The rules of castling: in `chess960` the own rook's square always castles. `standard` by default. */
  readonly variant?: 'standard' | 'chess960';
  /**
   * The castlings that are legal now; by them the board shows where king and rook both go. By default
   * those that `dests` tells: a king's own rook, or a square farther than one step, is one.
   */
  readonly castlings?: readonly Castling[];
  /** Squares to mark. */
  readonly highlights?: readonly Highlight[];
  /** Arrows and circles to draw; those that a player draws are the element's `drawings`. */
  readonly shapes?: readonly Shape[];
  /**
   * Own pieces on which a piece in hand may be meant to be put: a king on the rook of a castling that
   * is prevented. Choosing such a piece takes it up, and asks why the move is not possible.
   */
  readonly explains?: ReadonlyMap<string, readonly string[]>;
}

/** A `BoardState` that has been checked: every square exists, every default is filled in. */
export interface View {
  readonly pieces: ReadonlyMap<Square, Piece>;
  readonly turn: Color;
  readonly dests: ReadonlyMap<Square, ReadonlySet<Square>>;
  readonly asksPromotion: boolean;
  /** False where the host lists moves and there is none: then nobody is to move. */
  readonly canMove: boolean;
  readonly lastMove: readonly [Square, Square] | null;
  /** Empty if the board is to find its own words. */
  readonly lastMoveText: string;
  /** Null if the board is to find its own words. */
  readonly announcement: string | null;
  readonly check: Square | null;
  readonly movable: Color | 'both' | 'none';
  readonly choosesSquares: boolean;
  readonly castlings: readonly CastlingSquares[];
  readonly isChess960: boolean;
  readonly rookCastling: RookCastling;
  readonly highlights: readonly { square: Square; kind: string; label: string }[];
  readonly shapes: readonly Shape[];
  readonly explains: ReadonlyMap<Square, ReadonlySet<Square>>;
}

const ROLES = new Map<string, Role>([
  ['k', 'king'],
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
  ['p', 'pawn'],
]);

/**
 * Reads the first field of a FEN.
 *
 * @throws TypeError that names the rank (8 to 1) which is wrong; the number of pieces is free.
 */
export function readPlacement(fen: string): Map<Square, Piece> {
  const placement = fen.trim().split(/\s+/, 1)[0] ?? '';
  const rows = placement.split('/');
  if (rows.length !== 8) {
    throw fault(`${rows.length} ranks instead of 8: ${fen}`);
  }
  const pieces = new Map<Square, Piece>();
  rows.forEach((row, index) => {
    const rank = RANKS[7 - index]!;
    let file = 0;
    for (const letter of row) {
      if (letter >= '1' && letter <= '8') {
        file += Number(letter);
        continue;
      }
      const lower = letter.toLowerCase();
      const role = ROLES.get(lower);
      if (role === undefined) {
        throw fault(`rank ${rank} has the unknown letter "${letter}": ${fen}`);
      }
      const name = FILES[file];
      if (name !== undefined) {
        pieces.set(`${name}${rank}`, { color: letter === lower ? 'black' : 'white', role });
      }
      file += 1;
    }
    if (file !== 8) {
      throw fault(`rank ${rank} has ${file} squares instead of 8: ${fen}`);
    }
  });
  return pieces;
}

/**
 * Checks a state and fills in its defaults. `rookCastling` is what the page prefers for standard chess.
 *
 * @throws TypeError that names the field which is wrong.
 */
export function readState(state: BoardState, rookCastling: RookCastling = 'drag'): View {
  const pieces = readPlacement(state.fen);
  const dests = moves(state.dests, 'dests');
  const variant = oneOf(state.variant ?? 'standard', ['standard', 'chess960'], 'variant');
  const turn = state.turn ?? (state.fen.trim().split(/\s+/)[1] === 'b' ? 'black' : 'white');
  return {
    pieces,
    turn: oneOf(turn, ['white', 'black'], 'turn'),
    dests,
    asksPromotion: oneOf(state.promotions ?? 'ask', ['ask', 'host'], 'promotions') === 'ask',
    lastMove: state.lastMove
      ? [square(state.lastMove[0], 'lastMove'), square(state.lastMove[1], 'lastMove')]
      : null,
    canMove: state.dests === undefined || [...state.dests.values()].some((targets) => targets.length > 0),
    lastMoveText: text(state.lastMoveText ?? '', 'lastMoveText'),
    announcement: state.announcement == null ? null : text(state.announcement, 'announcement'),
    check: state.check ? square(state.check, 'check') : null,
    movable: oneOf(
      state.movable ?? (state.dests ? turn : 'none'),
      ['white', 'black', 'both', 'none'],
      'movable',
    ),
    choosesSquares: oneOf(state.gestures ?? 'moves', ['moves', 'squares'], 'gestures') === 'squares',
    castlings:
      state.castlings?.map((castling) => {
        for (const key of ['king', 'rook', 'kingTo', 'rookTo'] as const) square(castling[key], 'castlings');
        oneOf(castling.side, ['a', 'h'], 'castlings');
        return { ...castling } as CastlingSquares;
      }) ?? castlingsIn(pieces, dests),
    isChess960: variant === 'chess960',
    rookCastling: variant === 'chess960' ? 'always' : rookCastling,
    highlights: (state.highlights ?? []).map((mark) => ({
      square: square(mark.square, 'highlights'),
      kind: word(mark.kind),
      label: text(mark.label ?? '', 'highlights'),
    })),
    shapes: readShapes(state.shapes, 'shapes'),
    explains: moves(state.explains, 'explains'),
  };
}

export const EMPTY_VIEW = readState({ fen: '8/8/8/8/8/8/8/8', dests: new Map(), movable: 'none' });

/** The view when the page prefers another way to castle by the rook; Chess960 has one way only. */
export function withRookCastling(view: View, rookCastling: RookCastling): View {
  return view.isChess960 ? view : { ...view, rookCastling };
}

export function isSamePlacement(one: View, other: View): boolean {
  if (one.pieces.size !== other.pieces.size) return false;
  return [...one.pieces].every(([square, piece]) => {
    const found = other.pieces.get(square);
    return found?.color === piece.color && found.role === piece.role;
  });
}

/** Whether the player may take up what stands on the square. */
export function isMovable(view: View, at: Square): boolean {
  const piece = view.pieces.get(at);
  return piece !== undefined && (view.movable === 'both' || view.movable === piece.color);
}

/** Whether the host wants to explain why this move is not possible, though it goes to an own piece. */
export function isExplained(view: View, from: Square, to: Square): boolean {
  return view.explains.get(from)?.has(to) ?? false;
}

/** Whether the element has to ask for the piece before it can send this move. */
export function asksPromotion(view: View, from: Square, to: Square): boolean {
  const piece = view.pieces.get(from);
  return view.asksPromotion && piece?.role === 'pawn' && isPromotionRank(to, piece.color);
}

/** The pieces as they stand when a move that waits for its answer is shown as made. */
export function withMove(
  view: View,
  from: Square,
  to: Square,
  castling: CastlingSquares | null,
): ReadonlyMap<Square, Piece> {
  const piece = view.pieces.get(from);
  if (piece === undefined) return view.pieces;
  const pieces = new Map(view.pieces);
  const rook = castling && view.pieces.get(castling.rook);
  pieces.delete(from);
  if (castling && rook) {
    pieces.delete(castling.rook);
    pieces.set(castling.kingTo, piece);
    pieces.set(castling.rookTo, rook);
  } else {
    pieces.set(to, piece);
  }
  return pieces;
}

function moves(
  list: ReadonlyMap<string, readonly string[]> | undefined,
  field: string,
): Map<Square, ReadonlySet<Square>> {
  const read = new Map<Square, ReadonlySet<Square>>();
  for (const [from, targets] of list ?? []) {
    read.set(square(from, field), new Set(targets.map((to) => square(to, field))));
  }
  return read;
}

/** A kind becomes part of class and part names, so it must be one plain word. */
function word(kind: unknown): string {
  if (typeof kind === 'string' && /^[a-z][a-z0-9-]*$/i.test(kind)) return kind;
  throw fault(`highlights names "${String(kind)}", which is not one word`);
}
