/**
 * What does the board say in Portuguese?
 */

import type { Shape } from '../shapes.js';
import type { Color, Piece, Role } from '../squares.js';
import { capital, type Act, type BoardStrings, type MovesFrom, type Side } from '../strings.js';

/** Each piece with its article. */
const ROLES: Readonly<Record<Role, readonly ['o' | 'a', string]>> = {
  king: ['o', 'rei'],
  queen: ['a', 'dama'],
  rook: ['a', 'torre'],
  bishop: ['o', 'bispo'],
  knight: ['o', 'cavalo'],
  pawn: ['o', 'peão'],
};

const TARGETS = {
  move: 'pode ir para cá',
  capture: 'pode ser capturado',
  castling: 'roque',
  promotion: 'promove aqui',
} as const;

const role = (one: Role): string => ROLES[one][1];
const withArticle = (one: Role): string => ROLES[one].join(' ');
const side = (color: Color): string => (color === 'white' ? 'brancas' : 'pretas');
const flank = (to: Side): string => (to === 'h' ? 'pequeno' : 'grande');
const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** The colour agrees with the piece: "cavalo branco", "dama branca". */
function name(piece: Piece): string {
  const [article, noun] = ROLES[piece.role];
  return `${noun} ${piece.color === 'white' ? 'branc' : 'pret'}${article}`;
}

/** The participle agrees with the piece as well: "dama preta, pode ser capturada". */
function target(kind: keyof typeof TARGETS, piece: Piece | null): string {
  return kind === 'capture' && piece !== null && ROLES[piece.role][0] === 'a'
    ? 'pode ser capturada'
    : TARGETS[kind];
}

const BRUSHES = { green: 'verde', red: 'vermelh', blue: 'azul', yellow: 'amarel' } as const;

/** Red and yellow agree: "círculo vermelho", "seta vermelha". */
function drawn({ to, brush }: Shape): string {
  const ending = brush === 'red' || brush === 'yellow' ? (to === null ? 'o' : 'a') : '';
  const colour = BRUSHES[brush] + ending;
  return to === null ? `círculo ${colour}` : `seta ${colour} para ${to}`;
}

function words(act: Act): string {
  if (act.kind === 'castling') return `roque ${flank(act.side)} das ${side(act.color)}`;
  const { piece, from, to, captured, promotion } = act;
  const how = act.enPassant
    ? `captura en passant em ${to}`
    : captured === null
      ? `para ${to}`
      : `captura ${withArticle(captured)} de ${to}`;
  const becomes = promotion === null ? '' : ` e é promovido a ${role(promotion)}`;
  return `${name(piece)} de ${from} ${how}${becomes}`;
}

function targets({ targets }: MovesFrom): string {
  return targets
    .map(({ to, captures, promotes, castling }) => {
      if (castling !== null) return `${to} com roque ${flank(castling)}`;
      return `${captures ? 'captura em ' : ''}${to}${promotes ? ' com promoção' : ''}`;
    })
    .join(', ');
}

export const PORTUGUESE: BoardStrings = {
  language: 'pt',
  board: (below, turn) => `Tabuleiro de xadrez, ${side(below)} na parte de baixo, jogam as ${side(turn)}`,
  hint: 'As setas percorrem o tabuleiro, Enter pega e solta uma peça, F1 diz as teclas',
  square: ({ square, piece, check, held, target: kind, lastMove, labels, shapes }) =>
    [
      square,
      piece === null ? 'vazia' : name(piece),
      ...(check ? ['em xeque'] : []),
      ...(held ? ['na mão'] : []),
      ...(kind ? [target(kind, piece)] : []),
      ...(lastMove === 'from' ? ['o último lance saiu daqui'] : []),
      ...(lastMove === 'to' ? ['o último lance chegou aqui'] : []),
      ...labels,
      ...shapes.map(drawn),
    ].join(', '),
  held: (from) => {
    const what = capital(`${name(from.piece)} de ${from.square} na mão`);
    if (from.targets.length === 0) return `${what}, sem lances possíveis`;
    return `${what}, ${count(from.targets.length, 'casa')}: ${targets(from)}`;
  },
  putBack: (square) => `De volta a ${square}`,
  change: ({ how, act, turn, check }) => {
    const next = turn === null ? '' : `. Jogam as ${side(turn)}`;
    if (how === 'made' && act) return `${capital(words(act))}${check ? ', xeque' : ''}${next}`;
    const what = act ? `Lance desfeito: ${words(act)}` : 'Nova posição';
    return `${what}${next}${check ? ', em xeque' : ''}`;
  },
  lastMove: (move) => {
    if (move === null) return 'Ainda não há nenhum lance';
    return `Último lance: ${'kind' in move ? words(move) : `de ${move[0]} para ${move[1]}`}`;
  },
  moves: (from) => {
    const what = capital(`${name(from.piece)} de ${from.square}`);
    return from.targets.length === 0 ? `${what}: sem lances agora` : `${what}: ${targets(from)}`;
  },
  movesOfSide: (color, pieces, n) => {
    if (n === 0) return `As ${side(color)} não têm lances`;
    const each = pieces.map((from) => `${role(from.piece.role)} de ${from.square}: ${targets(from)}`);
    return `As ${side(color)} têm ${count(n, 'lance')}. ${capital(each.join('; '))}`;
  },
  turned: (below) => `Agora as ${side(below)} estão na parte de baixo`,
  refused: (from, to) => `De ${from} para ${to} não é possível`,
  keys: (letters, commands) => {
    const always =
      'As setas percorrem o tabuleiro. Home e End vão para as pontas da fileira, com Control para os cantos; ' +
      'Page Up e Page Down, para as pontas da coluna. ' +
      'Enter ou Espaço pega uma peça e a solta. Escape a devolve à sua casa. F1 diz as teclas';
    if (commands === null) return always;
    const { king, queen, rook, bishop, knight, pawn } = letters;
    return (
      `${always}, e ${commands.keys} também. ` +
      `${king} vai para o próximo rei, ${queen} para a dama, ${rook} para a torre, ${bishop} para o bispo, ` +
      `${knight} para o cavalo, ${pawn} para o peão; com Shift, para o anterior. ` +
      'De 1 a 8 vão para essa fileira, com Shift para essa coluna. ' +
      `${commands.moves} diz os lances de uma peça e, numa casa vazia, os de todo o lado que joga. ` +
      `O ponto de interrogação explica a casa. ${commands.last} diz o último lance. ` +
      `${commands.flip} gira o tabuleiro`
    );
  },
  typed: {
    label: 'Escrever um lance',
    play: 'Jogar',
    refused: (text) => `${text} não pode ser jogado`,
  },
  promotion: 'Promover a',
  castlingQuestion: 'Passo de rei ou roque?',
  kingStep: 'passo de rei',
  castling: 'roque',
  cancel: 'Cancelar',
  role,
  letters: { king: 'r', queen: 'd', rook: 't', bishop: 'b', knight: 'c', pawn: 'p' },
  commands: { moves: 'm', last: 'l', flip: 'f', keys: 'h' },
};

export default PORTUGUESE;
