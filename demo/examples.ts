/**
 * What is worth seeing here? A choice of positions and games, as data.
 */

import { find, make } from './dom.js';
import { startFrom } from './setup.js';
import type { Table } from './table.js';

interface Example {
  readonly title: string;
  /** A number of Chess960, a FEN with its variant, or a PGN; and how far it is played. */
  readonly from:
    | { readonly number: number }
    | { readonly fen: string; readonly variant: 'standard' | 'chess960'; readonly moves?: readonly string[] }
    | { readonly pgn: string; readonly ply?: number };
}

const KNIGHTS = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1'];

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Castling through check',
    from: { fen: 'r3k2r/ppp2ppp/b1n2n2/3p4/8/2N2N2/PPPP1PPP/R3K2R w KQkq - 0 9', variant: 'standard' },
  },
  {
    title: 'A right lost on the way',
    from: {
      pgn: '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 Nf6 5. Ke1 d6 6. d3 Bg4 *',
    },
  },
  {
    title: 'Third time with one more move',
    from: {
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      variant: 'standard',
      moves: KNIGHTS,
    },
  },
  {
    title: 'It only looks the same',
    from: {
      pgn: '1. e4 e5 2. Nf3 Nf6 3. Rg1 Rg8 4. Rh1 Rh8 5. Rg1 Rg8 6. Rh1 Rh8 *',
    },
  },
  {
    title: 'Forty-nine moves and a half',
    from: { fen: '8/5k2/8/8/2R5/8/3n2K1/8 w - - 99 101', variant: 'standard' },
  },
  {
    title: 'A pawn that promotes',
    from: { fen: '3r2k1/P1P2ppp/8/8/8/8/5PPP/6K1 w - - 0 40', variant: 'standard' },
  },
  { title: 'Chess960, number 0: the other rook in the way', from: { number: 0 } },
  {
    title: 'Chess960: king and rook change places',
    from: { fen: '5kr1/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w Gg - 0 1', variant: 'chess960' },
  },
  {
    title: 'Chess960: the rook leaves its shield',
    from: { fen: '1k6/pppp1ppp/8/8/8/8/PP3PPP/qRK4R w HB - 0 15', variant: 'chess960' },
  },
  {
    title: 'Anderssen – Kieseritzky, London 1851',
    from: {
      pgn: `[White "Anderssen"] [Black "Kieseritzky"]
1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6
10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2
18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0`,
      ply: 0,
    },
  },
];

/** Fills the choice of examples and puts the chosen one on the table. */
export function connectExamples(table: Table): void {
  const choice = find<HTMLSelectElement>('examples');
  choice.append(...EXAMPLES.map(({ title }, index) => make('option', { value: String(index) }, title)));
  choice.disabled = false;
  choice.addEventListener('change', () => {
    const example = EXAMPLES[Number(choice.value)];
    if (choice.value !== '' && example !== undefined) put(table, example);
    choice.value = '';
  });
  find<HTMLButtonElement>('new').disabled = false;
}

function put(table: Table, { title, from }: Example): void {
  const { arbiter } = table;
  if ('number' in from) {
    startFrom(table, from.number);
  } else if ('fen' in from) {
    const game = arbiter.game({ fen: from.fen, variant: from.variant });
    for (const move of from.moves ?? []) game.play(move);
    table.replace(game, title);
  } else {
    const game = arbiter.game({ pgn: from.pgn });
    if (from.ply !== undefined) game.goto(from.ply);
    table.replace(game, title);
  }
}
