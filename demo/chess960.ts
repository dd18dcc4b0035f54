/**
 * What happens when the page on Chess960 is opened: a table with the position that the address names,
 * and around it what is to be known of castling from there.
 */

import { ChessBoardElement } from '../js/board/index.js';
import { init } from '../js/index.js';
import { connectAddress } from './address.js';
import { connectArray } from './array.js';
import { connectArrows } from './arrows.js';
import { connectBoard } from './board.js';
import { connectConditions } from './conditions.js';
import { find, make } from './dom.js';
import { connectMoves } from './moves.js';
import { connectNumbers, openNumber } from './numbers.js';
import { openPage } from './opening.js';
import { connectPage } from './page.js';
import { connectPanels } from './panels.js';
import { connectRule } from './rule.js';
import { connectStatus } from './status.js';
import { Table } from './table.js';
import type { Texts } from './texts/texts.js';
import { loadVoice } from './voice.js';

interface Example {
  /** What is told of it. */
  readonly name: keyof Texts['starts'];
  readonly number: number;
  readonly moves?: readonly string[];
}

const EXAMPLES: readonly Example[] = [
  {
    name: 'array',
    number: 518,
  },
  {
    name: 'first',
    number: 185,
  },
  {
    name: 'otherRook',
    number: 0,
  },
  {
    name: 'step',
    number: 521,
    moves: ['Nf3', 'Nf6'],
  },
  {
    name: 'twice',
    number: 518,
    moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'Nc3', 'Bc5', 'd3', 'd6', 'Be3', 'Bxe3'],
  },
  {
    name: 'backHome',
    number: 521,
    moves: ['Nf3', 'Nf6', 'Rg1', 'Rg8', 'Rh1', 'Rh8'],
  },
];

function connectExamples(table: Table): void {
  const choice = find<HTMLSelectElement>('examples');
  const options = EXAMPLES.map((_, i) => make('option', { value: String(i) }));
  choice.append(...options);
  table.write(({ texts: { starts } }) => {
    for (const [i, { name, number }] of EXAMPLES.entries()) {
      options[i]!.textContent = `${starts[name].title} (${number})`;
    }
  });
  choice.disabled = false;
  choice.addEventListener('change', () => {
    const example = EXAMPLES[Number(choice.value)];
    if (choice.value === '' || example === undefined) return;
    choice.value = '';
    const { number, name, moves = [] } = example;
    openNumber(table, number, moves, ({ starts }) => starts[name]);
  });
}

async function open(): Promise<void> {
  ChessBoardElement.define();
  const board = find<ChessBoardElement>('board');
  const [arbiter, voice] = await Promise.all([init(), loadVoice('en')]);
  const table = new Table(arbiter, voice);
  openNumber(table, 518);
  connectBoard(board, table, connectArrows(table));
  connectPage(table);
  connectStatus(table);
  connectMoves(table);
  const say = connectNumbers(table);
  connectArray(table);
  connectRule(table);
  connectExamples(table);
  const set = connectConditions(table);
  find('flip').addEventListener('click', () => board.flip());
  await connectPanels(table);
  await connectAddress(table, set, say);
}

void openPage(open);
