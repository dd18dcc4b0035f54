/**
 * How is a ruling summed up in one line, and what stands over its parts, in the language of the ruling?
 *
 * The sentences themselves come from the arbiter; these are only the headings around them.
 */

import type { HandState, Language, MateVerdict, Ruling } from '../js/index.js';

export interface Words {
  readonly upheld: string;
  readonly rejected: string;
  readonly complaintUpheld: string;
  readonly complaintRejected: string;
  readonly whiteWins: string;
  readonly blackWins: string;
  readonly drawn: string;
  readonly goesOn: string;
  readonly asks: string;
  readonly hands: Readonly<Record<HandState, string>>;
  readonly white: string;
  readonly black: string;
  readonly clock: string;
  /** Why there are no figures for the clocks. */
  readonly formula: string;
  readonly back: string;
  readonly start: string;
  readonly must: string;
  readonly allowed: string;
  readonly mate: string;
  readonly mates: Readonly<Record<MateVerdict, string>>;
  readonly complaint: string;
  readonly memory: string;
  readonly partly: string;
  readonly readings: string;
  readonly followed: string;
  readonly same: string;
  readonly missed: string;
  /** The name of an article, with its edition where that is not clear. */
  readonly article: (id: string, edition?: string) => string;
  readonly apply: string;
  readonly applied: string;
  readonly takeBack: string;
}

/** The edition of an article with the word before it, if it is named. */
const of = (before: string, edition: string | undefined): string =>
  edition === undefined ? '' : `${before}${edition}`;

const en: Words = {
  upheld: 'The claim is upheld',
  rejected: 'The claim is rejected',
  complaintUpheld: 'The complaint is upheld',
  complaintRejected: 'The complaint is rejected',
  whiteWins: 'White wins',
  blackWins: 'Black wins',
  drawn: 'Drawn',
  goesOn: 'The game goes on',
  asks: 'Nothing is decided: the arbiter asks first',
  hands: {
    free: 'Free: nothing binds the player',
    bound: 'Bound by what was touched',
    castling: 'Half a castling is made',
    promoting: 'The pawn is not replaced yet',
    made: 'The move is made',
    completed: 'The move is completed',
    illegal: 'An illegal move is made',
    'illegal-completed': 'An illegal move is completed',
  },
  white: 'White',
  black: 'Black',
  clock: 'Clocks',
  formula: 'depends on the clocks, which are not told',
  back: 'Back to',
  start: 'the first position',
  must: 'Must be played',
  allowed: 'Still allowed',
  mate: 'Can mate',
  mates: { winnable: 'yes', unwinnable: 'no, by no series of legal moves', undecided: 'not found out' },
  complaint: 'The right to complain is lost.',
  memory: 'The wording of this edition is told from memory.',
  partly: 'The wording of this edition is told partly from memory.',
  readings: 'The text leaves this open: two readings',
  followed: 'followed here',
  same: 'The same position',
  missed: 'Almost the same',
  article: (id, edition) => `Article ${id}${of(' of ', edition)}`,
  apply: 'Apply the ruling',
  applied: 'Applied.',
  takeBack: 'Take back',
};

const es: Words = {
  upheld: 'Reclamación aceptada',
  rejected: 'Reclamación rechazada',
  complaintUpheld: 'Protesta aceptada',
  complaintRejected: 'Protesta rechazada',
  whiteWins: 'Ganan las blancas',
  blackWins: 'Ganan las negras',
  drawn: 'Tablas',
  goesOn: 'La partida continúa',
  asks: 'Nada está decidido: el árbitro pregunta primero',
  hands: {
    free: 'Libre: nada obliga al jugador',
    bound: 'Obligado por lo que ha tocado',
    castling: 'Solo está hecha la mitad del enroque',
    promoting: 'El peón aún no se ha cambiado',
    made: 'El movimiento está hecho',
    completed: 'El movimiento está completado',
    illegal: 'Está hecho un movimiento ilegal',
    'illegal-completed': 'Está completado un movimiento ilegal',
  },
  white: 'Blancas',
  black: 'Negras',
  clock: 'Relojes',
  formula: 'depende de los relojes, que no se han indicado',
  back: 'Se vuelve a',
  start: 'la posición inicial',
  must: 'Hay que jugar',
  allowed: 'Aún se permite',
  mate: 'Pueden dar mate',
  mates: {
    winnable: 'sí',
    unwinnable: 'no, con ninguna serie de movimientos legales',
    undecided: 'no se ha averiguado',
  },
  complaint: 'Se ha perdido el derecho a protestar.',
  memory: 'El texto de esta edición se cita de memoria.',
  partly: 'El texto de esta edición se cita en parte de memoria.',
  readings: 'El texto lo deja abierto: dos lecturas',
  followed: 'la que se sigue aquí',
  same: 'La misma posición',
  missed: 'Casi la misma',
  article: (id, edition) => `Artículo ${id}${of(' de ', edition)}`,
  apply: 'Aplicar la decisión',
  applied: 'Aplicada.',
  takeBack: 'Retirar',
};

const pt: Words = {
  upheld: 'Reclamação aceita',
  rejected: 'Reclamação rejeitada',
  complaintUpheld: 'Protesto aceito',
  complaintRejected: 'Protesto rejeitado',
  whiteWins: 'As brancas vencem',
  blackWins: 'As pretas vencem',
  drawn: 'Empate',
  goesOn: 'A partida continua',
  asks: 'Nada está decidido: o árbitro pergunta primeiro',
  hands: {
    free: 'Livre: nada obriga o jogador',
    bound: 'Obrigado pelo que tocou',
    castling: 'Só metade do roque está feita',
    promoting: 'O peão ainda não foi trocado',
    made: 'O lance está feito',
    completed: 'O lance está completo',
    illegal: 'Um lance ilegal está feito',
    'illegal-completed': 'Um lance ilegal está completo',
  },
  white: 'Brancas',
  black: 'Pretas',
  clock: 'Relógios',
  formula: 'depende dos relógios, que não foram informados',
  back: 'Volta-se a',
  start: 'a posição inicial',
  must: 'É preciso jogar',
  allowed: 'Ainda permitido',
  mate: 'Podem dar mate',
  mates: {
    winnable: 'sim',
    unwinnable: 'não, com nenhuma série de lances legais',
    undecided: 'não se descobriu',
  },
  complaint: 'O direito de reclamar está perdido.',
  memory: 'O texto desta edição é citado de memória.',
  partly: 'O texto desta edição é citado em parte de memória.',
  readings: 'O texto deixa isto em aberto: duas leituras',
  followed: 'a que se segue aqui',
  same: 'A mesma posição',
  missed: 'Quase a mesma',
  article: (id, edition) => `Artigo ${id}${of(' de ', edition)}`,
  apply: 'Aplicar a decisão',
  applied: 'Aplicada.',
  takeBack: 'Desfazer',
};

const id: Words = {
  upheld: 'Klaim diterima',
  rejected: 'Klaim ditolak',
  complaintUpheld: 'Protes diterima',
  complaintRejected: 'Protes ditolak',
  whiteWins: 'Putih menang',
  blackWins: 'Hitam menang',
  drawn: 'Remis',
  goesOn: 'Permainan dilanjutkan',
  asks: 'Belum ada keputusan: wasit bertanya dahulu',
  hands: {
    free: 'Bebas: tidak ada yang mengikat pemain',
    bound: 'Terikat oleh buah yang disentuh',
    castling: 'Baru setengah rokade dilakukan',
    promoting: 'Bidak belum diganti',
    made: 'Langkah sudah dijalankan',
    completed: 'Langkah sudah selesai',
    illegal: 'Langkah tidak sah sudah dijalankan',
    'illegal-completed': 'Langkah tidak sah sudah selesai',
  },
  white: 'Putih',
  black: 'Hitam',
  clock: 'Jam',
  formula: 'bergantung pada jam, yang tidak disebutkan',
  back: 'Kembali ke',
  start: 'posisi awal',
  must: 'Harus dijalankan',
  allowed: 'Masih diperbolehkan',
  mate: 'Dapat mematikan',
  mates: {
    winnable: 'ya',
    unwinnable: 'tidak, dengan rangkaian langkah sah apa pun',
    undecided: 'tidak diketahui',
  },
  complaint: 'Hak untuk memprotes sudah hilang.',
  memory: 'Teks edisi ini dikutip dari ingatan.',
  partly: 'Teks edisi ini sebagian dikutip dari ingatan.',
  readings: 'Teksnya membiarkan hal ini terbuka: dua tafsiran',
  followed: 'yang diikuti di sini',
  same: 'Posisi yang sama',
  missed: 'Hampir sama',
  article: (number, edition) => `Pasal ${number}${of(' edisi ', edition)}`,
  apply: 'Terapkan keputusan',
  applied: 'Sudah diterapkan.',
  takeBack: 'Batalkan',
};

const zh: Words = {
  upheld: '要求成立',
  rejected: '要求不成立',
  complaintUpheld: '投诉成立',
  complaintRejected: '投诉不成立',
  whiteWins: '白方胜',
  blackWins: '黑方胜',
  drawn: '和棋',
  goesOn: '对局继续',
  asks: '尚未裁决：裁判员先询问',
  hands: {
    free: '自由：棋手不受任何约束',
    bound: '受所触摸的棋子约束',
    castling: '易位只完成了一半',
    promoting: '兵尚未替换',
    made: '着法已走出',
    completed: '着法已完成',
    illegal: '走出了不合规则的着法',
    'illegal-completed': '不合规则的着法已完成',
  },
  white: '白方',
  black: '黑方',
  clock: '棋钟',
  formula: '取决于棋钟，而棋钟时间未告知',
  back: '恢复到',
  start: '初始局面',
  must: '必须走',
  allowed: '仍可走',
  mate: '能否将死',
  mates: { winnable: '能', unwinnable: '不能，任何合规的着法都不行', undecided: '未能查明' },
  complaint: '已丧失投诉的权利。',
  memory: '该版条文凭记忆转述。',
  partly: '该版条文部分凭记忆转述。',
  readings: '条文没有明确：两种解读',
  followed: '此处采用',
  same: '相同的局面',
  missed: '几乎相同',
  article: (number, edition) => (edition === undefined ? `第${number}条` : `${edition}年版第${number}条`),
  apply: '执行裁决',
  applied: '已执行。',
  takeBack: '撤回',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, es, pt, id, zh };

/** The ruling in one line: what becomes of the claim, and of the game. */
export function verdictOf(ruling: Ruling, words: Words): string {
  const { upheld, result, state, code } = ruling;
  const ends = { '1-0': words.whiteWins, '0-1': words.blackWins, '1/2-1/2': words.drawn, '*': words.goesOn };
  const end = result === null ? words.goesOn : ends[result];
  if (upheld !== null) {
    const isComplaint = code.startsWith('complaint');
    const yes = isComplaint ? words.complaintUpheld : words.upheld;
    const no = isComplaint ? words.complaintRejected : words.rejected;
    return `${upheld ? yes : no} · ${end}`;
  }
  if (state !== null && result === null) return words.hands[state];
  return code === 'resignation-unclear' ? words.asks : end;
}
