// Which moves are there where no game can be played: without a king, with the other side in
// check, with pawns where none can stand? As chess.js has it: men move as they do, and a king
// that is there must not be left attacked. The boards of lessons and editors are such.

import {
  BISHOP,
  BLACK_A,
  BLACK_H,
  BLACK_MAN,
  JUMPS,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROLE_LETTERS,
  ROOK,
  STEPS,
  WHITE_A,
  WHITE_H,
  away,
  capturedOf,
  castlingOf,
  fromOf,
  isNull,
  nameOf,
  promotionOf,
  roleOf,
  toOf,
  type Board,
} from './board.js';
import type { MoveList } from './mirror.js';

const PROMOTIONS = [KNIGHT, BISHOP, ROOK, QUEEN];

/** Lists the moves with their notation, in the order of chess.js. */
export function looseMoves(board: Board): MoveList {
  const packed = legal(board);
  return { packed, sans: packed.map((move) => looseSan(board, move, packed)) };
}

/** Counts the sequences of moves of a length, at least one. */
export function loosePerft(board: Board, depth: number): number {
  const moves = legal(board);
  if (depth <= 1) return moves.length;
  let count = 0;
  for (const move of moves) count += after(board, move, () => loosePerft(board, depth - 1));
  return count;
}

/** Whether the player who has the move has none. */
export const isStuck = (board: Board) => legal(board).length === 0;

/** Asks something of the position after a move. */
export function after<T>(board: Board, move: number, ask: () => T): T {
  const { castling, enPassant, halfMoves, moveNumber } = board;
  board.make(move);
  const answer = ask();
  board.unmake(move, { castling, enPassant, halfMoves, moveNumber });
  return answer;
}

function legal(board: Board): number[] {
  const us = board.turn;
  return candidates(board).filter((move) => after(board, move, () => !board.isKingAttacked(us)));
}

/** The notation of one of some moves. */
function looseSan(board: Board, move: number, moves: readonly number[]): string {
  const check = after(board, move, () =>
    board.isKingAttacked(board.turn) ? (isStuck(board) ? '#' : '+') : '',
  );
  if (castlingOf(move) !== 0) return (castlingOf(move) === 2 ? 'O-O' : 'O-O-O') + check;
  const [from, to, role] = [fromOf(move), toOf(move), roleOf(move)];
  let text = '';
  if (role !== PAWN) {
    text = ROLE_LETTERS[role]!.toUpperCase();
    const rivals = moves
      .filter((other) => roleOf(other) === role && toOf(other) === to && fromOf(other) !== from)
      .map(fromOf);
    if (rivals.length > 0) {
      const name = nameOf(from);
      if (!rivals.some((other) => (other & 7) === (from & 7))) text += name[0];
      else if (!rivals.some((other) => other >> 3 === from >> 3)) text += name[1];
      else text += name;
    }
  }
  if (capturedOf(move) !== 0) text += `${role === PAWN ? nameOf(from)[0] : ''}x`;
  text += nameOf(to);
  if (promotionOf(move) !== 0) text += `=${ROLE_LETTERS[promotionOf(move)]!.toUpperCase()}`;
  return text + check;
}

/** The moves of the men, whether or not they leave a king attacked. */
function candidates(board: Board): number[] {
  const { men, turn } = board;
  const list: number[] = [];
  const own = turn === 0 ? 0 : BLACK_MAN;
  for (let at = 0; at < 64; at++) {
    const from = at ^ 56;
    const man = men[from]!;
    if (man === 0 || (man & BLACK_MAN) !== own) continue;
    const role = man & 7;
    if (role === PAWN) {
      pawnMoves(board, from, list);
    } else if (role === KNIGHT) {
      for (const jump of JUMPS) walk(board, from, jump, 1, list);
    } else {
      const first = role === ROOK ? 1 : 0;
      for (let step = first; step < 8; step += role === KING || role === QUEEN ? 1 : 2) {
        walk(board, from, STEPS[step]!, role === KING ? 1 : 7, list);
      }
    }
  }
  castlings(board, list);
  return list;
}

function walk(board: Board, from: number, step: readonly [number, number], most: number, list: number[]) {
  const { men } = board;
  const man = men[from]!;
  let to = away(from, ...step);
  for (let steps = 0; to >= 0 && steps < most; steps++, to = away(to, ...step)) {
    const met = men[to]!;
    if (met !== 0 && (met & BLACK_MAN) === (man & BLACK_MAN)) return;
    list.push(from | (to << 6) | ((man & 7) << 12) | ((met & 7) << 15));
    if (met !== 0) return;
  }
}

function pawnMoves({ men, turn, enPassant }: Board, from: number, list: number[]): void {
  const ahead = turn === 0 ? 1 : -1;
  const add = (to: number, captured: number, passing = 0) => {
    const move = from | (to << 6) | (PAWN << 12) | (captured << 15) | passing;
    if (to > 7 && to < 56) list.push(move);
    else for (const role of PROMOTIONS) list.push(move | (role << 18));
  };
  const one = away(from, 0, ahead);
  if (one >= 0 && men[one] === 0) {
    add(one, 0);
    const two = away(one, 0, ahead);
    if (from >> 3 === (turn === 0 ? 1 : 6) && men[two] === 0) add(two, 0);
  }
  for (const files of [-1, 1]) {
    const to = away(from, turn === 0 ? files : -files, ahead);
    if (to < 0) continue;
    const met = men[to]!;
    if (met !== 0 && met >> 3 !== turn) add(to, met & 7);
    else if (to === enPassant) add(to, PAWN, 1 << 23);
  }
}

function castlings(board: Board, list: number[]): void {
  const { men, turn, castling, kings } = board;
  const king = kings[turn]!;
  const free = (squares: number[]) => squares.every((square) => men[square] === 0);
  const safe = (squares: number[]) => squares.every((square) => !board.isAttacked(square, turn ^ 1));
  const add = (to: number, side: number) => list.push(king | (to << 6) | (KING << 12) | (side << 21));
  if (castling & (turn === 0 ? WHITE_H : BLACK_H)) {
    if (free([king + 1, king + 2]) && safe([king, king + 1, king + 2])) add(king + 2, 2);
  }
  if (castling & (turn === 0 ? WHITE_A : BLACK_A)) {
    if (free([king - 1, king - 2, king - 3]) && safe([king, king - 1, king - 2])) add(king - 2, 1);
  }
}

/** Whether two spellings name a move without its check, its capture or its promotion marked. */
export const bare = (text: string) => text.replace('=', '').replace(/[+#]?[?!]*$/, '');

/** Finds the move that a text spells: its notation, or squares such as e2e4, e7-e8=Q, Qd1xd5. */
export function findLoose({ packed, sans }: MoveList, text: string): number {
  const wanted = bare(text).replace(/^0-0(-0)?$/, (_, long) => (long ? 'O-O-O' : 'O-O'));
  const exact = sans.findIndex((san) => bare(san) === wanted);
  if (exact >= 0) return exact;
  const parts = /^([PNBRQK]?)([a-h]?)([1-8]?)[x-]?([a-h][1-8])([nbrq]?)$/i.exec(wanted);
  if (!parts) return -1;
  const [, role, file, rank, to, promotion] = parts as unknown as string[];
  const fits = packed
    .map((_, i) => i)
    .filter((i) => {
      const move = packed[i]!;
      const from = nameOf(fromOf(move));
      return (
        !isNull(move) &&
        nameOf(toOf(move)) === to &&
        (file === '' || from[0] === file) &&
        (rank === '' || from[1] === rank) &&
        (role === '' ? file !== '' && rank !== '' : ROLE_LETTERS[roleOf(move)] === role!.toLowerCase()) &&
        ROLE_LETTERS[promotionOf(move)] === promotion!.toLowerCase()
      );
    });
  return fits.length === 1 ? fits[0]! : -1;
}
