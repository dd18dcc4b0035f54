/**
 * What does the board say in Chinese?
 */

import type { Shape } from '../shapes.js';
import type { Color, Piece, Role } from '../squares.js';
import type { Act, BoardStrings, MovesFrom, Side } from '../strings.js';

const ROLES: Readonly<Record<Role, string>> = {
  king: '王',
  queen: '后',
  rook: '车',
  bishop: '象',
  knight: '马',
  pawn: '兵',
};

const TARGETS = {
  move: '可以走到这里',
  capture: '可以吃掉',
  castling: '易位',
  promotion: '在此升变',
} as const;

const role = (one: Role): string => ROLES[one];
const colour = (color: Color): string => (color === 'white' ? '白' : '黑');
const side = (color: Color): string => `${colour(color)}方`;
const name = (piece: Piece): string => `${colour(piece.color)}${role(piece.role)}`;
const castle = (to: Side): string => (to === 'h' ? '短易位' : '长易位');

const BRUSHES = { green: '绿', red: '红', blue: '蓝', yellow: '黄' } as const;

const drawn = ({ to, brush }: Shape): string =>
  to === null ? `${BRUSHES[brush]}圈` : `${BRUSHES[brush]}箭头指向${to}`;

function words(act: Act): string {
  if (act.kind === 'castling') return `${side(act.color)}${castle(act.side)}`;
  const { piece, from, to, captured, promotion } = act;
  const how = act.enPassant
    ? `在${to}吃过路兵`
    : captured === null
      ? `走到${to}`
      : `吃${to}的${role(captured)}`;
  const becomes = promotion === null ? '' : `，升变为${role(promotion)}`;
  return `${name(piece)}从${from}${how}${becomes}`;
}

function targets({ targets }: MovesFrom): string {
  return targets
    .map(({ to, captures, promotes, castling }) => {
      if (castling !== null) return `${to}${castle(castling)}`;
      return `${captures ? '吃' : ''}${to}${promotes ? '升变' : ''}`;
    })
    .join('、');
}

export const CHINESE: BoardStrings = {
  language: 'zh',
  board: (below, turn) => `国际象棋棋盘，${side(below)}在下，轮到${side(turn)}走棋`,
  hint: '方向键移动，回车键拿起和放下棋子，F1键列出按键',
  square: ({ square, piece, check, held, target, lastMove, labels, shapes }) =>
    [
      square,
      piece === null ? '空格' : name(piece),
      ...(check ? ['被将军'] : []),
      ...(held ? ['已拿起'] : []),
      ...(target ? [TARGETS[target]] : []),
      ...(lastMove === 'from' ? ['上一着从这里走出'] : []),
      ...(lastMove === 'to' ? ['上一着走到这里'] : []),
      ...labels,
      ...shapes.map(drawn),
    ].join('，'),
  held: (from) => {
    const what = `已拿起${from.square}的${name(from.piece)}`;
    if (from.targets.length === 0) return `${what}，没有可走的格子`;
    return `${what}，${from.targets.length}个格子：${targets(from)}`;
  },
  putBack: (square) => `已放回${square}`,
  change: ({ how, act, turn, check }) => {
    const next = turn === null ? '' : `。轮到${side(turn)}走棋`;
    if (how === 'made' && act) return `${words(act)}${check ? '，将军' : ''}${next}`;
    const what = act ? `已撤回：${words(act)}` : '新的局面';
    return `${what}${next}${check ? '，被将军' : ''}`;
  },
  lastMove: (move) => {
    if (move === null) return '还没有走棋';
    return `上一着：${'kind' in move ? words(move) : `从${move[0]}到${move[1]}`}`;
  },
  moves: (from) => {
    const what = `${from.square}的${name(from.piece)}`;
    return from.targets.length === 0 ? `${what}现在没有着法` : `${what}：${targets(from)}`;
  },
  movesOfSide: (color, pieces, count) => {
    if (count === 0) return `${side(color)}没有着法`;
    const each = pieces.map((from) => `${from.square}的${role(from.piece.role)}：${targets(from)}`);
    return `${side(color)}有${count}种着法。${each.join('；')}`;
  },
  turned: (below) => `现在${side(below)}在下`,
  refused: (from, to) => `从${from}到${to}不可以走`,
  keys: (letters, commands) => {
    const always =
      '方向键移动。Home键和End键到本横线的两端，同时按Control键到棋盘的角；' +
      'Page Up键和Page Down键到本直线的两端。' +
      '回车键或空格键拿起和放下棋子。Esc键放回棋子。F1键列出按键';
    if (commands === null) return always;
    const { king, queen, rook, bishop, knight, pawn } = letters;
    return (
      `${always}，${commands.keys}键也是。` +
      `${king}键到下一个王，${queen}键到后，${rook}键到车，${bishop}键到象，${knight}键到马，${pawn}键到兵；` +
      '同时按Shift键到上一个。数字1到8到该横线，同时按Shift键到该直线。' +
      `${commands.moves}键列出棋子的着法，在空格上列出轮走方的全部着法。` +
      `问号键解释所在的格子。${commands.last}键说出上一着。${commands.flip}键翻转棋盘`
    );
  },
  typed: { label: '输入着法', play: '走棋', refused: (text) => `不能走${text}` },
  promotion: '升变为',
  castlingQuestion: '走王还是易位？',
  kingStep: '走王',
  castling: '易位',
  cancel: '取消',
  role,
  letters: { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' },
  commands: { moves: 'm', last: 'l', flip: 'f', keys: 'h' },
};

export default CHINESE;
