/**
 * What is to be read beside the board, and in which words is a ruling summed up there?
 */

import type { Game, Ruling } from '../js/index.js';

export interface Line {
  readonly text: string;
  readonly article: string | null;
  /** The part of the page that tells more. */
  readonly more?: string;
}

/** What is to be read beside the board. */
export interface Note {
  readonly tone: 'hint' | 'refusal' | 'ruling';
  readonly title: string;
  readonly lines: readonly Line[];
}

export const HINT: Note = {
  tone: 'hint',
  title: 'Why not?',
  lines: [{ text: 'Try any move, also one that is not allowed: the reason will stand here.', article: null }],
};

/** What stands beside a position at which nothing was asked. */
export function noteAt(game: Game): Note {
  const { over, text, article } = game.status();
  if (over) return { tone: 'ruling', title: 'The game is over', lines: [{ text, article }] };
  return game.claims().length > 0 ? claimable(game) : HINT;
}

/** That a draw may be claimed is worth a note: the panel that tells more may be out of sight. */
function claimable(game: Game): Note {
  const color = game.turn === 'white' ? 'White' : 'Black';
  const text = `${color} has the move and may claim a draw.`;
  return {
    tone: 'hint',
    title: 'A draw may be claimed',
    lines: [{ text, article: null, more: 'claims-title' }],
  };
}

const TITLES: Readonly<Record<string, string>> = {
  'claim-correct': 'The claim is correct',
  'claim-incorrect': 'The claim is not correct',
  'claim-refused': 'The claim is refused',
};

/** What stands beside the board after a claim that was made there. */
export function noteOf(ruling: Ruling, game: Game): Note {
  const title = TITLES[ruling.code] ?? 'The claim';
  const lines: Line[] = ruling.evidence.grounds.map(({ text, article }) => ({ text, article }));
  if (!ruling.upheld) return { tone: 'refusal', title, lines };
  const { text, article } = game.status();
  return { tone: 'ruling', title, lines: [...lines, { text, article }] };
}
