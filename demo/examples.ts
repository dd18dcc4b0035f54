/**
 * What is worth seeing here? A choice of positions and games, as data, and how one is put on the table.
 */

import { CASES } from './cases.js';
import type { SetConditions } from './conditions.js';
import { find, make } from './dom.js';
import { TODAY, type Conditions, type Look, type Source, type Table } from './table.js';
import type { Texts } from './texts/texts.js';
import type { BoardEvent, ClaimRequest, Incident } from '../js/index.js';
import type { EverQuestion } from './ever.js';
import type { Tabs } from './tabs.js';

/** What is asked about an example at once. */
export type Question =
  | { readonly claim: ClaimRequest }
  | { readonly hands: readonly BoardEvent[] }
  | { readonly incident: Incident }
  | { readonly ever: EverQuestion };

export interface Example {
  /** How it is called, and what to look for. */
  readonly told: (texts: Texts) => Look;
  readonly from: Source;
  /** By what it is judged; as of today where nothing is said. */
  readonly by?: Partial<Conditions>;
  readonly ask?: Question;
}

const KNIGHTS = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1'];

const play =
  (name: keyof Texts['examples']): Example['told'] =>
  ({ examples }) => ({ title: examples[name] });

const PLAY: readonly Example[] = [
  {
    told: play('throughCheck'),
    from: { fen: 'r3k2r/ppp2ppp/b1n2n2/3p4/8/2N2N2/PPPP1PPP/R3K2R w KQkq - 0 9', variant: 'standard' },
  },
  {
    told: play('lostRight'),
    from: {
      pgn: '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 Nf6 5. Ke1 d6 6. d3 Bg4 *',
    },
  },
  {
    told: play('thirdTime'),
    from: {
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      variant: 'standard',
      moves: KNIGHTS,
    },
  },
  {
    told: play('looksTheSame'),
    from: {
      pgn: '1. e4 e5 2. Nf3 Nf6 3. Rg1 Rg8 4. Rh1 Rh8 5. Rg1 Rg8 6. Rh1 Rh8 *',
    },
  },
  {
    told: play('fortyNine'),
    from: { fen: '8/5k2/8/8/2R5/8/3n2K1/8 w - - 99 101', variant: 'standard' },
  },
  {
    told: play('promotion'),
    from: { fen: '3r2k1/P1P2ppp/8/8/8/8/5PPP/6K1 w - - 0 40', variant: 'standard' },
  },
  {
    told: play('otherRook'),
    from: { fen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', variant: 'chess960' },
  },
  {
    told: play('changePlaces'),
    from: { fen: '5kr1/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w Gg - 0 1', variant: 'chess960' },
  },
  {
    told: play('shield'),
    from: { fen: '1k6/pppp1ppp/8/8/8/8/PP3PPP/qRK4R w HB - 0 15', variant: 'chess960' },
  },
  {
    told: play('immortal'),
    from: {
      pgn: `[White "Anderssen"] [Black "Kieseritzky"]
1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6
10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2
18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0`,
      ply: 0,
    },
  },
];

/** Who puts the questions of examples. */
export interface Askers {
  readonly claim: (request: ClaimRequest) => void;
  readonly hands: (events: readonly BoardEvent[]) => void;
  readonly incident: (incident: Incident) => void;
  readonly ever: (question: EverQuestion) => void;
}

/** Fills the choice of examples and puts the chosen one on the table, with its question. */
export function connectExamples(table: Table, tabs: Tabs, set: SetConditions, askers: Askers): void {
  const choice = find<HTMLSelectElement>('examples');
  const all = [...PLAY, ...CASES];
  const groups = [
    { examples: PLAY, group: make('optgroup', {}) },
    { examples: CASES, group: make('optgroup', {}) },
  ];
  choice.append(...groups.map(({ group }) => group));
  table.write(({ texts }) => {
    const { onBoard, fromSources } = texts.examples;
    for (const { examples, group } of groups) {
      group.label = examples === PLAY ? onBoard : fromSources;
      const options = examples.map((example) =>
        make('option', { value: String(all.indexOf(example)) }, example.told(texts).title),
      );
      group.replaceChildren(...options);
    }
  });
  choice.disabled = false;
  choice.addEventListener('change', () => {
    const example = all[Number(choice.value)];
    if (choice.value === '' || example === undefined) return;
    choice.value = '';
    void put(example);
  });
  find<HTMLButtonElement>('new').disabled = false;

  const put = async ({ told, from, by, ask }: Example): Promise<void> => {
    if (ask !== undefined) await set({ ...TODAY, language: table.conditions.language, ...by });
    table.open(from, table.voice.say('pgn' in from ? 'exchange.taken-game' : 'exchange.taken'), told);
    if (ask === undefined) {
      tabs.open('game');
    } else if ('claim' in ask) {
      tabs.open('claim');
      askers.claim(ask.claim);
    } else if ('hands' in ask) {
      tabs.open('hands');
      askers.hands(ask.hands);
    } else if ('incident' in ask) {
      tabs.open('incident');
      askers.incident(ask.incident);
    } else {
      tabs.open('ever');
      askers.ever(ask.ever);
    }
  };
}
