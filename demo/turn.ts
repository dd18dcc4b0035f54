/**
 * Where do the pieces stand in the middle of a turn?
 *
 * This only shows what hands did, so that one can go on clicking; what it means is the arbiter's.
 */

import { readPlacement, type Piece } from '../js/board/index.js';
import type { BoardEvent, Game, Role, Square } from '../js/index.js';

interface Man {
  readonly piece: Piece;
  /** Where it stood when the turn began. */
  readonly home: Square | null;
  /** Where it is now; null off the board. */
  at: Square | null;
}

/** The board as the hands have left it. */
export interface Hands {
  /** The first field of a FEN. */
  readonly placement: string;
  /** The squares of the pieces that are touched and not let go. */
  readonly held: readonly Square[];
  /** Where the piece is now that stood on a square when the turn began; null off the board. */
  whereIs(home: Square): Square | null;
}

const LETTERS: Readonly<Record<Role, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
};

/** Replays the events of a turn. */
export function handsAfter(game: Game, events: readonly BoardEvent[]): Hands {
  const men: Man[] = [...readPlacement(game.fen)].map(([at, piece]) => ({ piece, home: at, at }));
  const { turn } = game;
  const own = (man: Man): boolean => man.piece.color === turn;
  let held: Man[] = [];
  const on = (square: Square): Man | undefined => {
    const here = men.filter((man) => man.at === square);
    return here.find((man) => !own(man)) ?? here.at(0);
  };
  const letGo = (man: Man): void => {
    held = held.filter((other) => other !== man);
  };
  for (const event of events) {
    if (event.by === 'opponent') continue;
    if ('touch' in event) {
      const man = on(event.touch);
      if (man !== undefined) held = [...held.filter((other) => other !== man), man];
    } else if ('release' in event) {
      const man = releasedOn(game, held, event.release, own);
      if (man === undefined) continue;
      letGo(man);
      man.at = event.release;
    } else if ('remove' in event) {
      const man = on(event.remove);
      if (man === undefined) continue;
      letGo(man);
      man.at = null;
    } else if ('place' in event) {
      for (const man of men) if (man.at === event.at && own(man)) man.at = null;
      const man: Man = { piece: { color: turn, role: event.place }, home: null, at: event.at };
      men.push(man);
      held = [...held, man];
    } else if ('press' in event) {
      held = [];
    }
  }
  return {
    placement: placementOf(men, own),
    held: held.flatMap(({ at }) => (at === null ? [] : [at])),
    whereIs: (home) => men.find((man) => man.home === home)?.at ?? null,
  };
}

/** Which of the pieces in hand is meant by a release: one that castles or goes there, or the last. */
function releasedOn(
  game: Game,
  held: readonly Man[],
  square: Square,
  own: (man: Man) => boolean,
): Man | undefined {
  const latest = held.filter((man) => own(man)).reverse();
  const castlings = game.castling(game.turn).filter(({ state }) => state === 'legal');
  const castles = latest.find(({ home }) =>
    castlings.some(
      ({ king, rook }) =>
        (king!.from === home && king!.to === square) || (rook!.from === home && rook!.to === square),
    ),
  );
  const stays = latest.find(({ at }) => at === square);
  const goes = latest.find(
    ({ home }) => home !== null && game.moves(home).some(({ to, castling }) => to === square && !castling),
  );
  return castles ?? stays ?? goes ?? latest[0] ?? held.at(-1);
}

/** Where two stand on one square, the own piece is the one that is seen. */
function placementOf(men: readonly Man[], own: (man: Man) => boolean): string {
  const seen = new Map<Square, Piece>();
  for (const man of [...men].sort((a, b) => Number(own(a)) - Number(own(b)))) {
    if (man.at !== null) seen.set(man.at, man.piece);
  }
  const rows: string[] = [];
  for (let rank = 8; rank >= 1; rank--) {
    let row = '';
    for (const file of 'abcdefgh') {
      const piece = seen.get(`${file}${rank}` as Square);
      const letter = piece === undefined ? '1' : LETTERS[piece.role];
      row += piece?.color === 'white' ? letter.toUpperCase() : letter;
    }
    rows.push(row.replace(/1+/g, (empty) => String(empty.length)));
  }
  return rows.join('/');
}
