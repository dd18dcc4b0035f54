/**
 * What does the board say in English?
 */

import { capital, type Act, type BoardStrings, type MovesFrom, type Side } from '../strings.js';
import { ENGLISH_SQUARES, name, side } from './en-squares.js';

const flank = (to: Side): string => (to === 'h' ? 'kingside' : 'queenside');

function words(act: Act): string {
  if (act.kind === 'castling') return `${side(act.color)} castles ${flank(act.side)}`;
  const { piece, from, to, captured, promotion } = act;
  const how = act.enPassant
    ? `takes on ${to} en passant`
    : captured === null
      ? `to ${to}`
      : `takes ${captured} on ${to}`;
  const becomes = promotion === null ? '' : `, becomes a ${promotion}`;
  return `${side(piece.color)} ${piece.role} ${from} ${how}${becomes}`;
}

function targets({ targets }: MovesFrom): string {
  return targets
    .map(({ to, captures, promotes, castling }) => {
      if (castling !== null) return `${to} castles ${flank(castling)}`;
      return `${captures ? 'takes on ' : ''}${to}${promotes ? ' promotes' : ''}`;
    })
    .join(', ');
}

/** The words of the board in English, which are built in. */
export const ENGLISH: BoardStrings = {
  ...ENGLISH_SQUARES,
  held: (from) => {
    const what = `${name(from.piece)} on ${from.square} in hand`;
    if (from.targets.length === 0) return `${what}, it cannot move`;
    const squares = from.targets.length === 1 ? '1 square' : `${from.targets.length} squares`;
    return `${what}, ${squares}: ${targets(from)}`;
  },
  putBack: (square) => `put back on ${square}`,
  change: ({ how, act, turn, check }) => {
    const next = turn === null ? '' : `. ${side(turn)} to move`;
    if (how === 'made' && act) return `${words(act)}${check ? ', check' : ''}${next}`;
    const what = act ? `Taken back: ${words(act)}` : 'New position';
    return `${what}${next}${check ? ', in check' : ''}`;
  },
  lastMove: (move) => {
    if (move === null) return 'No move has been made';
    return `Last move: ${'kind' in move ? words(move) : `${move[0]} to ${move[1]}`}`;
  },
  moves: (from) => {
    const what = `${name(from.piece)} on ${from.square}`;
    return from.targets.length === 0 ? `${what} has no moves now` : `${what}: ${targets(from)}`;
  },
  movesOfSide: (color, pieces, count) => {
    if (count === 0) return `${side(color)} has no moves`;
    const each = pieces.map((from) => `${from.piece.role} ${from.square}: ${targets(from)}`);
    return `${side(color)} has ${count === 1 ? '1 move' : `${count} moves`}. ${capital(each.join('; '))}`;
  },
  turned: (below) => `${side(below)} is at the bottom now`,
  refused: (from, to) => `${from} to ${to} is not possible`,
  keys: (letters, commands) => {
    const always =
      'Arrow keys walk. Home and End go to the ends of the row, with Control to the corners; ' +
      'Page Up and Page Down to the ends of the column. ' +
      'Enter or Space takes a piece up and puts it down. Escape puts it back. F1 lists the keys';
    if (commands === null) return always;
    const { king, queen, rook, bishop, knight, pawn } = letters;
    return (
      `${always}, and so does ${commands.keys}. ` +
      `${king} goes to the next king, ${queen} queen, ${rook} rook, ${bishop} bishop, ${knight} knight, ` +
      `${pawn} pawn; with Shift to the one before. 1 to 8 go to that rank, with Shift to that file. ` +
      `${commands.moves} lists the moves of a piece, on an empty square those of the side to move. ` +
      `Question mark explains the square. ${commands.last} tells the last move. ${commands.flip} turns the board`
    );
  },
  typed: { label: 'Type a move', play: 'Play', refused: (text) => `${text} cannot be played` },
  promotion: 'Promote to',
  castlingQuestion: 'King step or castling?',
  kingStep: 'king step',
  castling: 'castling',
  cancel: 'Cancel',
  role: (role) => role,
  commands: { moves: 'm', last: 'l', flip: 'f', keys: 'h' },
};

export default ENGLISH;
