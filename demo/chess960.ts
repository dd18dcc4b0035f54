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
import { connectPanels } from './panels.js';
import { connectRule } from './rule.js';
import { connectStatus } from './status.js';
import { Table } from './table.js';
import { loadVoice } from './voice.js';

interface Example {
  readonly title: string;
  readonly number: number;
  readonly moves?: readonly string[];
  readonly look: string;
}

const EXAMPLES: readonly Example[] = [
  {
    title: 'The array of chess',
    number: 518,
    look: 'King and rooks land where they do in chess. Only the hand may do it otherwise: put the king on its own rook.',
  },
  {
    title: 'Castling as the first move',
    number: 185,
    look: 'King and rook stand on each other’s squares. Both castle before anything else has moved.',
  },
  {
    title: 'The other rook in the way',
    number: 0,
    look: 'The king stays where it is, and one rook cannot pass the other. See what the cards say of each side.',
  },
  {
    title: 'A step or a castling?',
    number: 521,
    moves: ['Nf3', 'Nf6'],
    look: 'Move the king from f1 to g1: that may be a step, so the board asks. On the rook, it can only be castling.',
  },
  {
    title: 'Two things in the way at once',
    number: 518,
    moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'Nc3', 'Bc5', 'd3', 'd6', 'Be3', 'Bxe3'],
    look: 'White’s a-side castling is prevented twice over, and the right to it is kept all the same.',
  },
  {
    title: 'Back home, and yet lost',
    number: 521,
    moves: ['Nf3', 'Nf6', 'Rg1', 'Rg8', 'Rh1', 'Rh8'],
    look: 'All stand as two moves before. The cards say when the right was lost; the other side has kept it.',
  },
];

function connectExamples(table: Table): void {
  const choice = find<HTMLSelectElement>('examples');
  choice.append(
    ...EXAMPLES.map(({ title, number }, i) => make('option', { value: String(i) }, `${title} (${number})`)),
  );
  choice.disabled = false;
  choice.addEventListener('change', () => {
    const example = EXAMPLES[Number(choice.value)];
    if (choice.value === '' || example === undefined) return;
    choice.value = '';
    const { number, title, look, moves = [] } = example;
    openNumber(table, number, moves, { title: title.endsWith('?') ? title : `${title}.`, text: look });
  });
}

async function open(): Promise<void> {
  ChessBoardElement.define();
  const board = find<ChessBoardElement>('board');
  const [arbiter, voice] = await Promise.all([init(), loadVoice('en')]);
  const table = new Table(arbiter, voice);
  openNumber(table, 518);
  connectBoard(board, table, connectArrows(table));
  connectStatus(table);
  connectMoves(table);
  connectNumbers(table);
  connectArray(table);
  connectRule(table);
  connectExamples(table);
  const set = connectConditions(table);
  find('flip').addEventListener('click', () => board.flip());
  await connectPanels(table);
  await connectAddress(table, set);
}

void openPage(open);
