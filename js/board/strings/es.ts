/**
 * What does the board say in Spanish?
 */

import type { Shape } from '../shapes.js';
import type { Color, Piece, Role } from '../squares.js';
import { capital, type Act, type BoardStrings, type MovesFrom, type Side } from '../strings.js';

/** Each piece with its article. */
const ROLES: Readonly<Record<Role, readonly ['el' | 'la', string]>> = {
  king: ['el', 'rey'],
  queen: ['la', 'dama'],
  rook: ['la', 'torre'],
  bishop: ['el', 'alfil'],
  knight: ['el', 'caballo'],
  pawn: ['el', 'peón'],
};

const TARGETS = {
  move: 'puede ir aquí',
  capture: 'se puede capturar',
  castling: 'enroque',
  promotion: 'promociona aquí',
} as const;

const role = (one: Role): string => ROLES[one][1];
const withArticle = (one: Role): string => ROLES[one].join(' ');
const side = (color: Color): string => (color === 'white' ? 'blancas' : 'negras');
const flank = (to: Side): string => (to === 'h' ? 'corto' : 'largo');
const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** The colour agrees with the piece: "caballo blanco", "dama blanca". */
function name(piece: Piece): string {
  const [article, noun] = ROLES[piece.role];
  return `${noun} ${piece.color === 'white' ? 'blanc' : 'negr'}${article === 'la' ? 'a' : 'o'}`;
}

const BRUSHES = { green: 'verde', red: 'roj', blue: 'azul', yellow: 'amarill' } as const;

/** Red and yellow agree: "círculo rojo", "flecha roja". */
function drawn({ to, brush }: Shape): string {
  const ending = brush === 'red' || brush === 'yellow' ? (to === null ? 'o' : 'a') : '';
  const colour = BRUSHES[brush] + ending;
  return to === null ? `círculo ${colour}` : `flecha ${colour} a ${to}`;
}

function words(act: Act): string {
  if (act.kind === 'castling') return `enroque ${flank(act.side)} de las ${side(act.color)}`;
  const { piece, from, to, captured, promotion } = act;
  const how = act.enPassant
    ? `captura al paso en ${to}`
    : captured === null
      ? `a ${to}`
      : `captura ${withArticle(captured)} de ${to}`;
  const becomes = promotion === null ? '' : ` y promociona a ${role(promotion)}`;
  return `${name(piece)} de ${from} ${how}${becomes}`;
}

function targets({ targets }: MovesFrom): string {
  return targets
    .map(({ to, captures, promotes, castling }) => {
      if (castling !== null) return `${to} con enroque ${flank(castling)}`;
      return `${captures ? 'captura en ' : ''}${to}${promotes ? ' con promoción' : ''}`;
    })
    .join(', ');
}

export const SPANISH: BoardStrings = {
  language: 'es',
  board: (below, turn) => `Tablero de ajedrez, ${side(below)} abajo, juegan las ${side(turn)}`,
  hint: 'Las flechas recorren el tablero, Intro toma y deja una pieza, F1 dice las teclas',
  square: ({ square, piece, check, held, target, lastMove, labels, shapes }) =>
    [
      square,
      piece === null ? 'vacía' : name(piece),
      ...(check ? ['en jaque'] : []),
      ...(held ? ['en la mano'] : []),
      ...(target ? [TARGETS[target]] : []),
      ...(lastMove === 'from' ? ['la última jugada salió de aquí'] : []),
      ...(lastMove === 'to' ? ['la última jugada llegó aquí'] : []),
      ...labels,
      ...shapes.map(drawn),
    ].join(', '),
  held: (from) => {
    const what = capital(`${name(from.piece)} de ${from.square} en la mano`);
    if (from.targets.length === 0) return `${what}, no se puede mover`;
    return `${what}, ${count(from.targets.length, 'casilla')}: ${targets(from)}`;
  },
  putBack: (square) => `De vuelta en ${square}`,
  change: ({ how, act, turn, check }) => {
    const next = turn === null ? '' : `. Juegan las ${side(turn)}`;
    if (how === 'made' && act) return `${capital(words(act))}${check ? ', jaque' : ''}${next}`;
    const what = act ? `Jugada deshecha: ${words(act)}` : 'Nueva posición';
    return `${what}${next}${check ? ', en jaque' : ''}`;
  },
  lastMove: (move) => {
    if (move === null) return 'Todavía no hay ninguna jugada';
    return `Última jugada: ${'kind' in move ? words(move) : `de ${move[0]} a ${move[1]}`}`;
  },
  moves: (from) => {
    const what = capital(`${name(from.piece)} de ${from.square}`);
    return from.targets.length === 0 ? `${what}: ahora no tiene movimientos` : `${what}: ${targets(from)}`;
  },
  movesOfSide: (color, pieces, n) => {
    if (n === 0) return `Las ${side(color)} no tienen movimientos`;
    const each = pieces.map((from) => `${role(from.piece.role)} de ${from.square}: ${targets(from)}`);
    return `Las ${side(color)} tienen ${count(n, 'movimiento')}. ${capital(each.join('; '))}`;
  },
  turned: (below) => `Ahora las ${side(below)} están abajo`,
  refused: (from, to) => `De ${from} a ${to} no es posible`,
  keys: (letters, commands) => {
    const always =
      'Las flechas recorren el tablero. Inicio y Fin van a los extremos de la fila, con Control a las esquinas; ' +
      'Retroceder página y Avanzar página, a los extremos de la columna. ' +
      'Intro o Espacio toma una pieza y la deja. Escape la devuelve a su casilla. F1 dice las teclas';
    if (commands === null) return always;
    const { king, queen, rook, bishop, knight, pawn } = letters;
    return (
      `${always}, y ${commands.keys} también. ` +
      `${king} va al siguiente rey, ${queen} a la dama, ${rook} a la torre, ${bishop} al alfil, ` +
      `${knight} al caballo, ${pawn} al peón; con Mayúsculas, al anterior. ` +
      'Del 1 al 8 van a esa fila, con Mayúsculas a esa columna. ' +
      `${commands.moves} dice los movimientos de una pieza y, en una casilla vacía, los de todo el bando. ` +
      `El signo de interrogación explica la casilla. ${commands.last} dice la última jugada. ` +
      `${commands.flip} gira el tablero`
    );
  },
  typed: {
    label: 'Escribir una jugada',
    play: 'Jugar',
    refused: (text) => `${text} no se puede jugar`,
  },
  promotion: 'Promocionar a',
  castlingQuestion: '¿Paso de rey o enroque?',
  kingStep: 'paso de rey',
  castling: 'enroque',
  cancel: 'Cancelar',
  role,
  letters: { king: 'r', queen: 'd', rook: 't', bishop: 'a', knight: 'c', pawn: 'p' },
  commands: { moves: 'm', last: 'l', flip: 'f', keys: 'h' },
};

export default SPANISH;
