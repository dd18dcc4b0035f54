/**
 * How is a ruling shown: the verdict in one line, the sentences with their articles, what follows
 * from it, and the evidence as boards side by side?
 */

import type { Ruling } from '../js/index.js';
import { articleOf } from './article.js';
import { make } from './dom.js';
import { figureOf, repetitionOf, type Moment } from './evidence.js';
import { changesGame, type Table } from './table.js';
import { verdictOf, WORDS, type Words } from './verdict.js';
import type { Voice } from './voice.js';

/** What a ruling was given on, and what can be done with it. */
export interface Shown {
  readonly ruling: Ruling;
  /** The positions of the record when it was asked for, and the one after an intended move. */
  readonly moments: readonly Moment[];
  /** Whether the ruling is on the board, and can be taken back. */
  readonly isApplied: boolean;
  /** The voice when it was asked for: the ruling stays in its language. */
  readonly voice: Voice;
  readonly apply: () => void;
  readonly takeBack: () => void;
}

/** Shows a ruling, in its language. */
export function viewOf(table: Table, shown: Shown): HTMLElement {
  const { ruling, moments, voice } = shown;
  const { language } = voice;
  const words = WORDS[language];
  const parts = [
    make('h3', { class: `verdict ${toneOf(ruling)}` }, verdictOf(ruling, words)),
    ...sentencesOf(table, ruling, voice),
    consequencesOf(shown, words),
    buttonsOf(shown, words),
    opinionsOf(shown, words),
    repetitionOf(ruling, moments, voice),
    restoredOf(ruling, moments, words),
    attestedOf(ruling, words),
  ];
  return make('div', { class: 'ruling', lang: language }, ...parts.filter((part) => part !== null));
}

function toneOf({ upheld, state, result }: Ruling): string {
  if (upheld !== null) return upheld ? 'is-good' : 'is-bad';
  if (state === 'illegal' || state === 'illegal-completed') return 'is-bad';
  return state === null && result !== null ? 'is-good' : 'is-plain';
}

/** The sentences, those that rest on one article together, and its number behind them. */
function sentencesOf(table: Table, ruling: Ruling, voice: Voice): HTMLElement[] {
  const { edition, evidence, text, article } = ruling;
  const groups: { article: string | null; texts: string[] }[] = [];
  for (const ground of evidence.grounds) {
    const group = groups.at(-1);
    if (group !== undefined && group.article === ground.article) group.texts.push(ground.text);
    else groups.push({ article: ground.article, texts: [ground.text] });
  }
  if (groups.length === 0) groups.push({ article, texts: [text] });
  const glue = voice.language === 'zh' ? '' : ' ';
  return groups.map(({ article: id, texts }) => {
    const sentence = make('p', {}, voice.spell(texts.join(glue)));
    if (id === null) return make('div', { class: 'ground' }, sentence);
    const [button, place] = articleOf(table, edition, id, voice);
    sentence.append(' ', button);
    return make('div', { class: 'ground' }, sentence, place);
  });
}

/** Where the text leaves a question open: who holds what. */
function opinionsOf({ ruling, voice }: Shown, words: Words): HTMLElement | null {
  const { upheld } = ruling;
  const { opinions } = ruling.evidence;
  if (opinions.length === 0) return null;
  const cards = opinions.map((opinion) => {
    const isFollowed = opinion.upheld === upheld;
    return make(
      'li',
      { class: isFollowed ? 'opinion is-followed' : 'opinion' },
      make('strong', {}, opinion.upheld ? words.upheld : words.rejected),
      ...(isFollowed ? [' ', make('span', { class: 'tag' }, words.followed)] : []),
      make('p', {}, voice.spell(opinion.text)),
    );
  });
  return make('div', {}, make('h4', {}, words.readings), make('ul', { class: 'opinions' }, ...cards));
}

/** What follows for the clocks, the position and the next move. */
function consequencesOf({ ruling, moments, voice }: Shown, words: Words): HTMLElement | null {
  const { clockChange, evidence, mustPlay, moves, restorePly } = ruling;
  const list = make('dl', { class: 'consequences' });
  const bold = (text: string): HTMLElement => make('b', {}, voice.spell(text));
  const add = (name: string, ...content: (Node | string)[]): void =>
    list.append(make('div', {}, make('dt', {}, name), make('dd', {}, ...content)));
  if (clockChange !== null) add(words.clock, clocksOf(clockChange, words));
  else if (evidence.formula !== null) add(words.clock, words.formula);
  if (mustPlay !== null) add(words.must, bold(mustPlay));
  else if (moves !== null) add(words.allowed, bold(moves.map(({ san }) => san).join(', ')));
  if (restorePly !== null) {
    const move = moments[restorePly]?.move ?? '';
    add(words.back, move === '' ? words.start : bold(move));
  }
  if (evidence.canMate !== null) {
    const { color, verdict } = evidence.canMate;
    add(words.mate, `${words[color]}: ${words.mates[verdict]}`);
  }
  if (evidence.complaintLost) list.append(make('div', {}, make('dd', {}, words.complaint)));
  return list.childElementCount === 0 ? null : list;
}

function clocksOf(change: { white: number; black: number }, words: Words): string {
  const parts = (['white', 'black'] as const)
    .filter((color) => change[color] !== 0)
    .map((color) => `${words[color]} ${change[color] > 0 ? '+' : '−'}${minutes(Math.abs(change[color]))}`);
  return parts.length === 0 ? '±0:00' : parts.join(', ');
}

/** Milliseconds as minutes and seconds. */
export function minutes(time: number): string {
  const seconds = Math.round(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The position to which the game goes back. */
function restoredOf({ restorePly }: Ruling, moments: readonly Moment[], words: Words): HTMLElement | null {
  const moment = restorePly === null ? undefined : moments[restorePly];
  if (moment === undefined) return null;
  const name = make('span', { class: 'moment' }, moment.move === '' ? words.start : moment.move);
  return make('div', { class: 'figures' }, figureOf(moment, [`${words.back} `, name]));
}

function attestedOf({ evidence }: Ruling, words: Words): HTMLElement | null {
  const { attested } = evidence;
  if (attested !== 'memory' && attested !== 'partly-memory') return null;
  return make('p', { class: 'attested' }, attested === 'memory' ? words.memory : words.partly);
}

function buttonsOf({ ruling, isApplied, apply, takeBack }: Shown, words: Words): HTMLElement | null {
  if (!isApplied && !changesGame(ruling)) return null;
  const button = make('button', { type: 'button', class: isApplied ? null : 'is-chief' });
  button.textContent = isApplied ? words.takeBack : words.apply;
  button.addEventListener('click', isApplied ? takeBack : apply);
  return make('div', { class: 'row' }, ...(isApplied ? [make('span', {}, words.applied)] : []), button);
}
