/**
 * What does the board say in Indonesian?
 */

import type { Shape } from '../shapes.js';
import type { Color, Piece, Role } from '../squares.js';
import { capital, type Act, type BoardStrings, type MovesFrom, type Side } from '../strings.js';

const ROLES: Readonly<Record<Role, string>> = {
  king: 'raja',
  queen: 'menteri',
  rook: 'benteng',
  bishop: 'gajah',
  knight: 'kuda',
  pawn: 'bidak',
};

const TARGETS = {
  move: 'bisa ke sini',
  capture: 'bisa dipukul',
  castling: 'rokade',
  promotion: 'promosi di sini',
} as const;

const role = (one: Role): string => ROLES[one];
const side = (color: Color): string => (color === 'white' ? 'Putih' : 'Hitam');
const name = (piece: Piece): string => `${role(piece.role)} ${side(piece.color).toLowerCase()}`;
const flank = (to: Side): string => (to === 'h' ? 'pendek' : 'panjang');

const BRUSHES = { green: 'hijau', red: 'merah', blue: 'biru', yellow: 'kuning' } as const;

const drawn = ({ to, brush }: Shape): string =>
  to === null ? `lingkaran ${BRUSHES[brush]}` : `panah ${BRUSHES[brush]} ke ${to}`;

function words(act: Act): string {
  if (act.kind === 'castling') return `${side(act.color)} rokade ${flank(act.side)}`;
  const { piece, from, to, captured, promotion } = act;
  const how = act.enPassant
    ? `memukul di ${to} secara en passant`
    : captured === null
      ? `ke ${to}`
      : `memukul ${role(captured)} di ${to}`;
  const becomes = promotion === null ? '' : `, promosi menjadi ${role(promotion)}`;
  return `${name(piece)} ${from} ${how}${becomes}`;
}

function targets({ targets }: MovesFrom): string {
  return targets
    .map(({ to, captures, promotes, castling }) => {
      if (castling !== null) return `${to} rokade ${flank(castling)}`;
      return `${captures ? 'memukul di ' : ''}${to}${promotes ? ' promosi' : ''}`;
    })
    .join(', ');
}

export const INDONESIAN: BoardStrings = {
  language: 'id',
  board: (below, turn) => `Papan catur, ${side(below)} di bawah, giliran ${side(turn)}`,
  hint: 'Tombol panah untuk berpindah petak, Enter untuk mengambil dan meletakkan buah, F1 untuk daftar tombol',
  square: ({ square, piece, check, held, target, lastMove, labels, shapes }) =>
    [
      square,
      piece === null ? 'kosong' : name(piece),
      ...(check ? ['terkena skak'] : []),
      ...(held ? ['di tangan'] : []),
      ...(target ? [TARGETS[target]] : []),
      ...(lastMove === 'from' ? ['langkah terakhir dari sini'] : []),
      ...(lastMove === 'to' ? ['langkah terakhir ke sini'] : []),
      ...labels,
      ...shapes.map(drawn),
    ].join(', '),
  held: (from) => {
    const what = capital(`${name(from.piece)} ${from.square} di tangan`);
    if (from.targets.length === 0) return `${what}, tidak bisa melangkah`;
    return `${what}, ${from.targets.length} petak: ${targets(from)}`;
  },
  putBack: (square) => `Diletakkan kembali di ${square}`,
  change: ({ how, act, turn, check }) => {
    const next = turn === null ? '' : `. Giliran ${side(turn)}`;
    if (how === 'made' && act) return `${capital(words(act))}${check ? ', skak' : ''}${next}`;
    const what = act ? `Langkah dibatalkan: ${words(act)}` : 'Posisi baru';
    return `${what}${next}${check ? ', terkena skak' : ''}`;
  },
  lastMove: (move) => {
    if (move === null) return 'Belum ada langkah';
    return `Langkah terakhir: ${'kind' in move ? words(move) : `${move[0]} ke ${move[1]}`}`;
  },
  moves: (from) => {
    const what = capital(`${name(from.piece)} ${from.square}`);
    return from.targets.length === 0 ? `${what} sekarang tidak bisa melangkah` : `${what}: ${targets(from)}`;
  },
  movesOfSide: (color, pieces, count) => {
    if (count === 0) return `${side(color)} tidak punya langkah`;
    const each = pieces.map((from) => `${role(from.piece.role)} ${from.square}: ${targets(from)}`);
    return `${side(color)} punya ${count} langkah. ${capital(each.join('; '))}`;
  },
  turned: (below) => `Sekarang ${side(below)} di bawah`,
  refused: (from, to) => `${from} ke ${to} tidak bisa`,
  keys: (letters, commands) => {
    const always =
      'Tombol panah untuk berpindah petak. Home dan End ke ujung baris, dengan Control ke sudut papan; ' +
      'Page Up dan Page Down ke ujung lajur. ' +
      'Enter atau Spasi untuk mengambil dan meletakkan buah. Escape untuk mengembalikannya. F1 untuk daftar tombol';
    if (commands === null) return always;
    const { king, queen, rook, bishop, knight, pawn } = letters;
    return (
      `${always}, begitu juga ${commands.keys}. ` +
      `${king} ke raja berikutnya, ${queen} ke menteri, ${rook} ke benteng, ${bishop} ke gajah, ` +
      `${knight} ke kuda, ${pawn} ke bidak; dengan Shift ke yang sebelumnya. ` +
      '1 sampai 8 ke baris itu, dengan Shift ke lajur itu. ' +
      `${commands.moves} untuk langkah sebuah buah, di petak kosong untuk semua langkah pihak yang mendapat giliran. ` +
      `Tanda tanya menjelaskan petak. ${commands.last} untuk langkah terakhir. ${commands.flip} memutar papan`
    );
  },
  typed: {
    label: 'Ketik langkah',
    play: 'Jalankan',
    refused: (text) => `${text} tidak bisa dijalankan`,
  },
  promotion: 'Promosi menjadi',
  castlingQuestion: 'Langkah raja atau rokade?',
  kingStep: 'langkah raja',
  castling: 'rokade',
  cancel: 'Batal',
  role,
  // The pawn has no letter in Indonesian notation, and b is the rook's: p is for pion, its other name.
  letters: { king: 'r', queen: 'm', rook: 'b', bishop: 'g', knight: 'k', pawn: 'p' },
  // m is the queen's, so the moves are under j, for jalan.
  commands: { moves: 'j', last: 'l', flip: 'f', keys: 'h' },
};

export default INDONESIAN;
