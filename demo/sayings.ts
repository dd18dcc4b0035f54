/**
 * What does the page itself say beside its board, in each language?
 *
 * Only what neither the arbiter nor the board nor the teaching table has words for. {1} is filled in.
 */

import type { Language } from '../js/index.js';

export interface Sayings {
  /** The name of the board. */
  readonly game: string;
  readonly whyNot: string;
  readonly mayClaim: string;
  readonly newGame: string;
  readonly aside: string;
  readonly back: string;
  readonly judged: string;
  readonly takenBack: string;
  /** Marks of a proof that a player cannot mate. */
  readonly fixed: string;
  readonly whiteKing: string;
  readonly blackKing: string;
  readonly bothKings: string;
}

const en: Sayings = {
  game: 'The game',
  whyNot: 'Why not?',
  mayClaim: 'A draw may be claimed',
  newGame: 'A new game of chess',
  aside: 'Your game is put aside and can be brought back',
  back: 'Your game is back',
  judged: 'Judged by the Laws of {1}',
  takenBack: 'The ruling is taken back',
  fixed: 'never moves and is never taken',
  whiteKing: 'White’s king may come here',
  blackKing: 'Black’s king may come here',
  bothKings: 'either king may come here',
};

const es: Sayings = {
  game: 'La partida',
  whyNot: '¿Por qué no?',
  mayClaim: 'Se pueden reclamar tablas',
  newGame: 'Una nueva partida de ajedrez',
  aside: 'La partida anterior queda apartada y se puede recuperar',
  back: 'La partida apartada vuelve a estar en la mesa',
  judged: 'Se juzga por las Leyes de {1}',
  takenBack: 'La decisión se ha retirado',
  fixed: 'nunca se mueve y nunca se captura',
  whiteKing: 'el rey blanco puede llegar aquí',
  blackKing: 'el rey negro puede llegar aquí',
  bothKings: 'los dos reyes pueden llegar aquí',
};

const pt: Sayings = {
  game: 'A partida',
  whyNot: 'Por que não?',
  mayClaim: 'Pode-se reclamar empate',
  newGame: 'Uma nova partida de xadrez',
  aside: 'A partida anterior foi deixada de lado e pode ser retomada',
  back: 'A partida deixada de lado está de volta à mesa',
  judged: 'Julga-se pelas Leis de {1}',
  takenBack: 'A decisão foi desfeita',
  fixed: 'nunca se move e nunca é capturada',
  whiteKing: 'o rei branco pode chegar aqui',
  blackKing: 'o rei preto pode chegar aqui',
  bothKings: 'os dois reis podem chegar aqui',
};

const id: Sayings = {
  game: 'Permainan',
  whyNot: 'Mengapa tidak?',
  mayClaim: 'Remis boleh diklaim',
  newGame: 'Permainan catur baru',
  aside: 'Permainan sebelumnya disisihkan dan dapat dikembalikan',
  back: 'Permainan yang disisihkan sudah kembali di meja',
  judged: 'Dinilai menurut Peraturan {1}',
  takenBack: 'Keputusan sudah dibatalkan',
  fixed: 'tidak pernah bergerak dan tidak pernah ditangkap',
  whiteKing: 'raja putih dapat sampai ke sini',
  blackKing: 'raja hitam dapat sampai ke sini',
  bothKings: 'kedua raja dapat sampai ke sini',
};

const zh: Sayings = {
  game: '对局',
  whyNot: '为什么不行？',
  mayClaim: '可以要求和棋',
  newGame: '新的一局国际象棋',
  aside: '原来的对局已搁置，可以取回',
  back: '搁置的对局已回到桌上',
  judged: '按{1}年版规则裁决',
  takenBack: '裁决已撤回',
  fixed: '永远不动，也永远不会被吃',
  whiteKing: '白王可以走到这里',
  blackKing: '黑王可以走到这里',
  bothKings: '双方的王都可以走到这里',
};

export const SAYINGS: Readonly<Record<Language, Sayings>> = { en, es, pt, id, zh };
