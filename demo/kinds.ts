/**
 * What can happen at a board, and what has to be told of each kind? All of it as data.
 */

import type { Incident } from '../js/index.js';
import type { Texts } from './texts/texts.js';
import type { TableKey, Voice } from './voice.js';

export type Kind = Incident['kind'];

/** What the page says of something, in the language of the voice. */
type Label = (voice: Voice) => string;

/** Words of the teaching table, and those of the page itself. */
const word =
  (key: TableKey): Label =>
  (voice) =>
    voice.say(key);
const own =
  (name: Exclude<keyof Texts['incident'], 'lastKnown' | 'beyond'>): Label =>
  ({ texts }) =>
    texts.incident[name];

/** A field of the form, by the name it has in the account of what happened. */
export type Field =
  /** A player. `named` where nothing but the reader can tell which. */
  | { readonly name: string; readonly label: Label; readonly type: 'color'; readonly named?: boolean }
  | { readonly name: string; readonly label: Label; readonly type: 'flag'; readonly on?: boolean }
  | {
      readonly name: string;
      readonly label: Label;
      readonly type: 'choice';
      readonly choices: readonly (readonly [value: string, label: Label])[];
    }
  | {
      readonly name: string;
      readonly label: Label;
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly value: number;
    }
  | { readonly name: string; readonly label: Label; readonly type: 'squares' }
  /** A half-move of the record, or the next one. `open` is a choice that names none of them. */
  | { readonly name: string; readonly label: Label; readonly type: 'ply'; readonly open: Label | null }
  | { readonly name: string; readonly label: Label; readonly type: 'identified' };

const whose = (label: Label): Field => ({ name: 'color', label, type: 'color' });
const who = (label: Label): Field => ({ name: 'color', label, type: 'color', named: true });
const flag = (name: string, label: Label, on = false): Field => ({ name, label, type: 'flag', on });

const OFFENCE: Field = {
  name: 'offence',
  label: word('field.offence'),
  type: 'choice',
  choices: [
    ['1', word('field.offence.1')],
    ['2', word('field.offence.2')],
    ['3', word('field.offence.3')],
  ],
};
const IDENTIFIED: Field = { name: 'identified', label: own('identified'), type: 'identified' };
const MADE: Field = {
  name: 'movesMade',
  label: word('field.movesMade'),
  type: 'number',
  min: 0,
  max: 200,
  value: 5,
};
const MOVE: Field = { name: 'move', label: own('squares'), type: 'squares' };
const FOUND: Field = {
  name: 'discoveredPly',
  label: word('field.discoveredPly'),
  type: 'ply',
  open: word('field.discoveredPly.none'),
};

export const KINDS: Readonly<Record<Kind, { readonly fields: readonly Field[] }>> = {
  'illegal-move': {
    fields: [
      whose(own('whoseMove')),
      { name: 'ply', label: word('field.ply'), type: 'ply', open: null },
      MOVE,
      FOUND,
      OFFENCE,
      IDENTIFIED,
      {
        name: 'claimedBy',
        label: word('field.claimedBy'),
        type: 'choice',
        choices: [
          ['', own('notTold')],
          ['arbiter', word('field.claimedBy.arbiter')],
          ['opponent', word('field.claimedBy.opponent')],
        ],
      },
      flag('pressed', own('pressed'), true),
    ],
  },
  'double-move': {
    fields: [
      whose(own('whoTwice')),
      { name: 'ply', label: own('secondMove'), type: 'ply', open: null },
      OFFENCE,
      IDENTIFIED,
    ],
  },
  'king-captured': {
    fields: [
      whose(own('whoCaptured')),
      { name: 'ply', label: own('illegalBefore'), type: 'ply', open: null },
      OFFENCE,
      IDENTIFIED,
    ],
  },
  'clock-without-move': {
    fields: [whose(own('whoPressed')), OFFENCE],
  },
  'two-hands': {
    fields: [
      whose(own('whoseHands')),
      OFFENCE,
      flag('pressed', own('pressed'), true),
      flag('illegal', own('illegalBesides')),
    ],
  },
  'unreplaced-promotion': {
    fields: [whose(own('whosePawn')), { ...MOVE, label: own('pawnSquares') }, OFFENCE],
  },
  'flag-fall': {
    fields: [
      whose(own('whoseFlag')),
      flag('both', own('bothFlags')),
      flag('lastPeriod', own('lastPeriod'), true),
    ],
  },
  resignation: {
    fields: [
      who(own('whoResigns')),
      {
        name: 'manner',
        label: word('field.manner'),
        type: 'choice',
        choices: [
          ['announced', word('field.manner.announced')],
          ['signed', word('field.manner.signed')],
          ['stopped-clocks', word('field.manner.stopped-clocks')],
          ['tipped-king', word('field.manner.tipped-king')],
          ['handshake', word('field.manner.handshake')],
        ],
      },
      flag('confirmed', own('confirmed')),
    ],
  },
  agreement: { fields: [] },
  'draw-offer': { fields: [whose(own('whoOffers'))] },
  'displaced-pieces': {
    fields: [
      whose(own('whoDid')),
      { name: 'ply', label: own('byWhich'), type: 'ply', open: own('justNow') },
      FOUND,
      flag('pressed', own('pressedBefore')),
      IDENTIFIED,
    ],
  },
  'wrong-setup': {
    fields: [
      {
        name: 'detail',
        label: word('field.detail'),
        type: 'choice',
        choices: [
          ['pieces', word('field.detail.pieces')],
          ['king-and-queen', word('field.detail.king-and-queen')],
          ['king-and-rook', word('field.detail.king-and-rook')],
          ['clock', word('field.detail.clock')],
        ],
      },
      whose(own('whosePieces')),
      MADE,
    ],
  },
  'colours-reversed': { fields: [MADE] },
  'board-turned': { fields: [MADE] },
  'both-kings-in-check': {
    fields: [flag('pressed', own('since'))],
  },
  'left-without-notice': { fields: [who(own('whoLeft'))] },
  disturbance: { fields: [whose(own('whoDisturbs'))] },
  assistant: { fields: [whose(own('whoseAssistant'))] },
};
