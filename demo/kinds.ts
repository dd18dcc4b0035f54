/**
 * What can happen at a board, and what has to be told of each kind? All of it as data.
 */

import type { Incident } from '../js/index.js';

export type Kind = Incident['kind'];

/** A field of the form, by the name it has in the account of what happened. */
export type Field =
  /** A player. `named` where nothing but the reader can tell which. */
  | { readonly name: string; readonly label: string; readonly type: 'color'; readonly named?: boolean }
  | { readonly name: string; readonly label: string; readonly type: 'flag'; readonly on?: boolean }
  | {
      readonly name: string;
      readonly label: string;
      readonly type: 'choice';
      readonly choices: readonly (readonly [value: string, label: string])[];
    }
  | {
      readonly name: string;
      readonly label: string;
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly value: number;
    }
  | { readonly name: string; readonly label: string; readonly type: 'squares' }
  /** A half-move of the record, or the next one. `open` is a choice that names none of them. */
  | { readonly name: string; readonly label: string; readonly type: 'ply'; readonly open: string | null }
  | { readonly name: string; readonly label: string; readonly type: 'identified' };

const whose = (label: string): Field => ({ name: 'color', label, type: 'color' });
const who = (label: string): Field => ({ name: 'color', label, type: 'color', named: true });
const flag = (name: string, label: string, on = false): Field => ({ name, label, type: 'flag', on });

const OFFENCE: Field = {
  name: 'offence',
  label: 'Which illegal move of this player',
  type: 'choice',
  choices: [
    ['1', 'the first'],
    ['2', 'the second'],
    ['3', 'the third'],
  ],
};
const IDENTIFIED: Field = { name: 'identified', label: 'Position before it', type: 'identified' };
const MADE: Field = {
  name: 'movesMade',
  label: 'Moves completed by each player',
  type: 'number',
  min: 0,
  max: 200,
  value: 5,
};
const MOVE: Field = { name: 'move', label: 'The move by its squares, if known', type: 'squares' };
const FOUND: Field = { name: 'discoveredPly', label: 'Found', type: 'ply', open: 'at once' };

export const KINDS: Readonly<Record<Kind, { readonly title: string; readonly fields: readonly Field[] }>> = {
  'illegal-move': {
    title: 'An illegal move',
    fields: [
      whose('Whose move'),
      { name: 'ply', label: 'Which move', type: 'ply', open: null },
      MOVE,
      FOUND,
      OFFENCE,
      IDENTIFIED,
      {
        name: 'claimedBy',
        label: 'Who points it out',
        type: 'choice',
        choices: [
          ['', 'not told'],
          ['arbiter', 'the arbiter'],
          ['opponent', 'the opponent'],
        ],
      },
      flag('pressed', 'the clock was pressed', true),
    ],
  },
  'double-move': {
    title: 'Two moves in a row',
    fields: [
      whose('Who moved twice'),
      { name: 'ply', label: 'The second of the two', type: 'ply', open: null },
      OFFENCE,
      IDENTIFIED,
    ],
  },
  'king-captured': {
    title: 'A captured king',
    fields: [
      whose('Who captured it'),
      { name: 'ply', label: 'The illegal move before it', type: 'ply', open: null },
      OFFENCE,
      IDENTIFIED,
    ],
  },
  'clock-without-move': {
    title: 'The clock pressed without a move',
    fields: [whose('Who pressed it'), OFFENCE],
  },
  'two-hands': {
    title: 'A move with two hands',
    fields: [
      whose('Whose hands'),
      OFFENCE,
      flag('pressed', 'the clock was pressed', true),
      flag('illegal', 'the move was illegal besides'),
    ],
  },
  'unreplaced-promotion': {
    title: 'A pawn left on the last rank',
    fields: [
      whose('Whose pawn'),
      { ...MOVE, label: 'Its move by the squares, if more than one can' },
      OFFENCE,
    ],
  },
  'flag-fall': {
    title: 'A flag has fallen',
    fields: [
      whose('Whose flag'),
      flag('both', 'both have fallen, nobody knows which first'),
      flag('lastPeriod', 'it is the last or only period', true),
    ],
  },
  resignation: {
    title: 'A resignation',
    fields: [
      who('Who resigns'),
      {
        name: 'manner',
        label: 'How',
        type: 'choice',
        choices: [
          ['announced', 'said aloud'],
          ['signed', 'result written and signed'],
          ['stopped-clocks', 'stopped the clocks'],
          ['tipped-king', 'laid the king down'],
          ['handshake', 'held out a hand'],
        ],
      },
      flag('confirmed', 'the arbiter has asked, and it is one'),
    ],
  },
  agreement: { title: 'Both agree to a draw', fields: [] },
  'draw-offer': { title: 'A draw is offered', fields: [whose('Who offers')] },
  'displaced-pieces': {
    title: 'Pieces knocked over',
    fields: [
      whose('Who did it'),
      { name: 'ply', label: 'By which move', type: 'ply', open: 'just now' },
      FOUND,
      flag('pressed', 'the clock was pressed before they stood right'),
      IDENTIFIED,
    ],
  },
  'wrong-setup': {
    title: 'A wrong starting position',
    fields: [
      {
        name: 'detail',
        label: 'What was wrong',
        type: 'choice',
        choices: [
          ['pieces', 'pieces on wrong squares'],
          ['king-and-queen', 'king and queen swapped'],
          ['king-and-rook', 'king and rook swapped'],
          ['clock', 'the setting of the clock'],
        ],
      },
      whose('Whose pieces'),
      MADE,
    ],
  },
  'colours-reversed': { title: 'Colours reversed', fields: [MADE] },
  'board-turned': { title: 'The board lies the wrong way', fields: [MADE] },
  'both-kings-in-check': {
    title: 'Both kings in check',
    fields: [flag('pressed', 'another move was completed since')],
  },
  'left-without-notice': { title: 'A player left without a word', fields: [who('Who left')] },
  disturbance: { title: 'A disturbance', fields: [whose('Who disturbs')] },
  assistant: { title: 'An assistant moves the pieces', fields: [whose('Whose assistant')] },
};
