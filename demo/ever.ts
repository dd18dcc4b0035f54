/**
 * Can a castling or a mate ever come about, and how is the answer told?
 */

import type { Color } from '../js/index.js';
import { find, fill, make } from './dom.js';
import { lineOf } from './line.js';
import { marksOf, wordsOf } from './proof.js';
import type { Table } from './table.js';

/** What can be asked: a castling of a colour on a side, or a mate by a colour. */
export interface EverQuestion {
  readonly color: Color;
  readonly side: 'a' | 'h' | null;
}

const QUESTIONS: readonly EverQuestion[] = [
  { color: 'white', side: 'h' },
  { color: 'white', side: 'a' },
  { color: 'black', side: 'h' },
  { color: 'black', side: 'a' },
  { color: 'white', side: null },
  { color: 'black', side: null },
];

/** Which of the answers a verdict is. */
const ANSWERS = {
  possible: 'yes',
  impossible: 'no',
  winnable: 'yes',
  unwinnable: 'no',
  undecided: 'unknown',
} as const;

type Verdict = keyof typeof ANSWERS;

/** Connects the form, and returns what asks from elsewhere. */
export function connectEver(table: Table): (question: EverQuestion) => void {
  const what = find<HTMLSelectElement>('ever-what');
  const answer = find('ever-answer');
  table.write(({ texts: { ever } }) =>
    fill(
      what,
      QUESTIONS.map(({ color, side }, index) => [
        String(index),
        side === null ? ever.mates(color) : ever.castles(color, side),
      ]),
    ),
  );
  const ask = (): void => {
    const { color, side } = QUESTIONS[Number(what.value)]!;
    table.mark([]);
    answer.replaceChildren(
      make('div', { class: 'ruling' }, ...(side === null ? mate(table, color) : castle(table, color, side))),
    );
  };
  find('ever-form').addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  table.listen(({ position }) => {
    if (position) answer.replaceChildren();
  });
  return ({ color, side }) => {
    what.value = String(QUESTIONS.findIndex((one) => one.color === color && one.side === side));
    ask();
  };
}

function castle(table: Table, color: Color, side: 'a' | 'h'): HTMLElement[] {
  const { ever } = table.voice.texts;
  const { verdict, line, states } = table.game.canCastle(color, side);
  const option = table.game.castling(color).find((one) => one.side === side);
  const right =
    option?.state === 'lost' || option?.state === 'never'
      ? ever.noRight
      : verdict === 'impossible'
        ? ever.uselessRight
        : ever.right;
  return told(table, { verdict, line, states, why: [make('p', {}, right)] });
}

function mate(table: Table, color: Color): HTMLElement[] {
  const { verdict, line, states, evidence } = table.game.canMate(color);
  const proof = evidence.kind === null ? null : table.voice.texts.ever.proofs[evidence.kind];
  table.mark(marksOf(evidence, table.voice));
  const words = wordsOf(evidence, color, table.voice);
  const why = [...(proof ? [make('p', {}, proof)] : []), ...(words ? [words] : [])];
  return told(table, { verdict, line, states, why });
}

interface Found {
  readonly verdict: Verdict;
  readonly line: readonly string[] | null;
  readonly states: number;
  readonly why: readonly HTMLElement[];
}

function told(table: Table, { verdict, line, states, why }: Found): HTMLElement[] {
  const { ever } = table.voice.texts;
  const tone = verdict === 'undecided' ? 'is-plain' : line === null ? 'is-bad' : 'is-good';
  return [
    make('h3', { class: `verdict ${tone}` }, ever[ANSWERS[verdict]]),
    ...why,
    ...(line === null || line.length === 0 ? [] : lineOf(table, line)),
    make('p', { class: 'hint' }, ever.looked(states)),
  ];
}
