/**
 * Can a castling or a mate ever come about, and how is the answer told?
 */

import type { Color } from '../js/index.js';
import { find, make } from './dom.js';
import { lineOf } from './line.js';
import { marksOf, wordsOf } from './proof.js';
import type { Table } from './table.js';
import { count } from './words.js';

/** What can be asked: a castling of a colour on a side, or a mate by a colour. */
export interface EverQuestion {
  readonly color: Color;
  readonly side: 'a' | 'h' | null;
}

const QUESTIONS: readonly (EverQuestion & { readonly name: string })[] = [
  { color: 'white', side: 'h', name: 'White castles kingside (h-side)' },
  { color: 'white', side: 'a', name: 'White castles queenside (a-side)' },
  { color: 'black', side: 'h', name: 'Black castles kingside (h-side)' },
  { color: 'black', side: 'a', name: 'Black castles queenside (a-side)' },
  { color: 'white', side: null, name: 'White mates' },
  { color: 'black', side: null, name: 'Black mates' },
];

const VERDICTS: Readonly<Record<string, string>> = {
  possible: 'Yes, it can',
  impossible: 'No, it cannot',
  winnable: 'Yes, it can',
  unwinnable: 'No, it cannot',
  undecided: 'Not found out',
};

const PROOFS: Readonly<Record<string, string>> = {
  line: 'A line that ends in mate was found.',
  material: 'There is not the material for a mate.',
  'every-line-dies': 'Every line ends before there is a mate.',
  static: 'The pawns and what stands behind them can never get through.',
  abstraction: 'Not even with more freedom than the rules give would there be a mate.',
  closure: 'Every position that can be reached was looked at.',
};

/** Connects the form, and returns what asks from elsewhere. */
export function connectEver(table: Table): (question: EverQuestion) => void {
  const what = find<HTMLSelectElement>('ever-what');
  const answer = find('ever-answer');
  what.append(...QUESTIONS.map(({ name }, index) => make('option', { value: String(index) }, name)));
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
  const { verdict, line, states } = table.game.canCastle(color, side);
  const option = table.game.castling(color).find((one) => one.side === side);
  const right =
    option?.state === 'lost' || option?.state === 'never'
      ? 'There is no right to this castling.'
      : verdict === 'impossible'
        ? 'The right exists, and no continuation uses it. The Laws keep it all the same: it counts when positions are compared.'
        : 'The right exists.';
  return [...told(table, verdict, line, states), make('p', {}, right)];
}

function mate(table: Table, color: Color): HTMLElement[] {
  const { verdict, line, states, evidence } = table.game.canMate(color);
  const proof = evidence.kind === null ? null : PROOFS[evidence.kind];
  table.mark(marksOf(evidence, table.voice));
  const words = wordsOf(evidence, color);
  return [
    ...told(table, verdict, line, states),
    ...(proof ? [make('p', {}, proof)] : []),
    ...(words ? [words] : []),
  ];
}

function told(table: Table, verdict: string, line: readonly string[] | null, states: number): HTMLElement[] {
  const tone = verdict === 'undecided' ? 'is-plain' : line === null ? 'is-bad' : 'is-good';
  return [
    make('h3', { class: `verdict ${tone}` }, VERDICTS[verdict] ?? verdict),
    ...(line === null || line.length === 0 ? [] : lineOf(table, line)),
    make('p', { class: 'hint' }, `${count(states, 'position')} looked at.`),
  ];
}
