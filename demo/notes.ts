/**
 * What is to be read beside the board, and in which words is a ruling summed up there?
 */

import type { Game, Ruling } from '../js/index.js';
import { WORDS } from './verdict.js';
import type { Voice } from './voice.js';

export interface Line {
  readonly text: string;
  readonly article: string | null;
  /** The part of the page that tells more, and how it is called. */
  readonly more?: { readonly id: string; readonly text: string };
}

/** What is to be read beside the board. */
export interface Note {
  readonly tone: 'hint' | 'refusal' | 'ruling';
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What stands beside a position at which nothing was asked. */
export function noteAt(game: Game, voice: Voice): Note {
  const { over, text, article } = game.status();
  if (over) return { tone: 'ruling', title: voice.say('why.over'), lines: [{ text, article }] };
  if (game.claims().length > 0) return claimable(game, voice);
  const lines = [{ text: voice.say('why.hint'), article: null }];
  return { tone: 'hint', title: voice.texts.said.whyNot, lines };
}

/** That a draw may be claimed is worth a note: the panel that tells more may be out of sight. */
function claimable(game: Game, voice: Voice): Note {
  const text = voice.say('why.claimable', voice.say(`subject.${game.turn}`));
  const more = { id: 'claims-title', text: voice.say('why.to-claims') };
  return { tone: 'hint', title: voice.texts.said.mayClaim, lines: [{ text, article: null, more }] };
}

/** What stands beside the board after a claim that was made there. */
export function noteOf(ruling: Ruling, game: Game): Note {
  const words = WORDS[game.language];
  const title = ruling.upheld ? words.upheld : words.rejected;
  const lines: Line[] = ruling.evidence.grounds.map(({ text, article }) => ({ text, article }));
  if (!ruling.upheld) return { tone: 'refusal', title, lines };
  const { text, article } = game.status();
  return { tone: 'ruling', title, lines: [...lines, { text, article }] };
}
