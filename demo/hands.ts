/**
 * How are hands on the board told, event by event, and what has come of them?
 *
 * While the tab is open every click on the board is an event of the turn. The events stand as chips
 * that can be taken back one by one; the ruling is asked anew after each.
 */

import { readPlacement } from '../js/board/index.js';
import type { ArbiterError, BoardEvent, Game, Move, Role, Ruling, Square } from '../js/index.js';
import { Box } from './box.js';
import { errorOf, fill, find, make } from './dom.js';
import type { Mark, Table } from './table.js';
import type { Tabs } from './tabs.js';
import { handsAfter, type Hands } from './turn.js';
import { WORDS } from './verdict.js';
import type { Voice } from './voice.js';

type Saying = readonly [label: (voice: Voice) => string, event: BoardEvent];

const SAYINGS: readonly Saying[] = [
  [(voice) => voice.say('deed.press'), { press: true }],
  [({ texts }) => texts.hands.check, { say: 'check' }],
  [({ texts }) => texts.hands.adjust, { say: 'adjust' }],
  [({ texts }) => texts.hands.castling, { say: 'castling' }],
  [(voice) => voice.say('deed.draw'), { say: 'draw' }],
  [({ texts }) => texts.hands.threefold, { claim: 'threefold' }],
  [({ texts }) => texts.hands.fifty, { claim: 'fifty-move' }],
  [({ texts }) => texts.hands.complain, { complain: true, by: 'opponent' }],
];

/** What a pawn may become. */
const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Connects the panel, and returns what tells a turn from elsewhere. */
export function connectHands(table: Table, tabs: Tabs): (events: readonly BoardEvent[]) => void {
  const panel = new HandsPanel(table, tabs);
  return (events) => panel.tell(events);
}

class HandsPanel {
  readonly #table: Table;
  readonly #tabs: Tabs;
  readonly #hand = find<HTMLSelectElement>('hand');
  readonly #click = find<HTMLSelectElement>('click');
  readonly #role = find<HTMLSelectElement>('place-role');
  readonly #chips = find('events');
  readonly #box: Box;
  #events: readonly BoardEvent[] = [];
  /** The number of the event that cannot have happened so, -1 for none. */
  #fault = -1;

  constructor(table: Table, tabs: Tabs) {
    this.#table = table;
    this.#tabs = tabs;
    this.#box = new Box(table, {
      place: find('hands-ruling'),
      fault: (error) => this.#onFault(error),
      changed: () => this.#onBox(),
    });
    find('says').append(...SAYINGS.map((saying) => this.#sayingButton(saying)));
    find('take-last').addEventListener('click', () => this.#takeBack(this.#events.length - 1));
    find('take-all').addEventListener('click', () => this.tell([]));
    this.#click.addEventListener('change', () => {
      find('role-field').hidden = this.#click.value !== 'place';
    });
    this.#chips.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-event]');
      if (button !== null) this.#takeBack(Number(button.dataset['event']));
    });
    table.write(({ board }) =>
      fill(
        this.#role,
        ROLES.map((role) => [role, board.role(role)]),
      ),
    );
    tabs.listen(() => this.#lay());
    table.listen(({ position }) => {
      if (!position) return;
      if (this.#box.ruling === null && !this.#box.isApplied && this.#fault < 0) this.#events = [];
      this.#draw();
    });
    this.#draw();
  }

  /** Tells a whole turn in place of the one told so far. */
  tell(events: readonly BoardEvent[]): void {
    this.#events = events;
    this.#fault = -1;
    if (events.length === 0) this.#box.clear();
    else this.#box.ask(() => this.#table.game.touch(events));
    this.#draw();
  }

  #takeBack(index: number): void {
    if (index < 0 || this.#box.isApplied) return;
    this.tell(this.#events.filter((_, at) => at !== index));
    const next = this.#chips.querySelectorAll<HTMLElement>('button')[Math.max(0, index - 1)];
    (next ?? find('take-last')).focus();
  }

  #add(event: BoardEvent): void {
    if (this.#box.isApplied) return;
    this.tell([...this.#events, event]);
  }

  #by(event: BoardEvent): BoardEvent {
    return this.#hand.value === 'opponent' ? ({ ...event, by: 'opponent' } as BoardEvent) : event;
  }

  #choose(square: Square): void {
    const click = this.#click.value;
    const { held, placement } = this.#hands();
    if (click === 'auto') {
      const isFree = !readPlacement(placement).has(square) || held.at(-1) === square;
      const letsGo = held.length > 0 && isFree && this.#hand.value === 'player';
      this.#add(this.#by(letsGo ? { release: square } : { touch: square }));
    } else if (click === 'place') {
      this.#add(this.#by({ place: this.#role.value as Role, at: square }));
    } else if (click === 'together') {
      this.#add(this.#by({ touch: square, together: true }));
    } else {
      this.#add(this.#by({ [click]: square } as unknown as BoardEvent));
    }
  }

  #hands(): Hands {
    return handsAfter(this.#table.game, this.#fault < 0 ? this.#events : this.#events.slice(0, this.#fault));
  }

  #sayingButton([label, event]: Saying): HTMLElement {
    const button = make('button', { type: 'button' });
    this.#table.write((voice) => (button.textContent = label(voice)));
    button.addEventListener('click', () => this.#add('complain' in event ? event : this.#by(event)));
    return button;
  }

  #onFault(error: ArbiterError | null): void {
    const { name } = (error?.details ?? {}) as { name?: unknown };
    const place = typeof name === 'string' ? /^events\[(\d+)\]/.exec(name) : null;
    this.#fault = place === null ? -1 : Number(place[1]);
    const told = error === null ? [] : [this.#table.voice.say('hands.fault', ''), errorOf(error)];
    find('events-fault').replaceChildren(...told);
  }

  /** The ruling was applied or taken back, or belongs to a turn that is over. */
  #onBox(): void {
    if (this.#box.ruling === null && this.#fault < 0) this.#events = [];
    this.#draw();
  }

  #draw(): void {
    const isApplied = this.#box.isApplied;
    const { hands } = this.#table.voice.texts;
    this.#chips.replaceChildren(
      ...this.#events.map((event, index) => {
        const text = tell(event, this.#table.voice);
        const button = make(
          'button',
          { type: 'button', 'data-event': String(index), 'aria-label': hands.takeBack(text) },
          '×',
        );
        button.disabled = isApplied;
        return make('li', { class: index === this.#fault ? 'chip is-fault' : 'chip' }, text, ' ', button);
      }),
    );
    if (this.#events.length === 0) {
      this.#chips.append(make('li', { class: 'none' }, this.#hint()));
    }
    for (const id of ['take-last', 'take-all']) {
      find<HTMLButtonElement>(id).disabled = isApplied || this.#events.length === 0;
    }
    this.#lay();
  }

  #state(): string {
    const state = this.#box.ruling?.state;
    return state ? WORDS[this.#table.game.language].hands[state] : '';
  }

  #hint(): string {
    return this.#table.game.status().over
      ? this.#table.voice.say('hands.over')
      : this.#table.voice.texts.hands.hint;
  }

  /** The board shows the hands while the tab is open; once a ruling is applied it is played on again. */
  #lay(): void {
    if (this.#tabs.current !== 'hands' || this.#box.isApplied || this.#table.game.status().over) {
      if (this.#table.hands !== null) this.#table.lay(null);
      return;
    }
    const hands = this.#hands();
    this.#table.lay({
      placement: hands.placement,
      marks: marksOf(hands, this.#box.ruling, this.#table),
      state: this.#state(),
      choose: (square) => this.#choose(square),
    });
  }
}

/** An event in words. */
function tell(event: BoardEvent, { board, texts: { hands } }: Voice): string {
  const what = hands.event(event, board.role);
  return event.by === 'opponent' ? hands.byOpponent(what) : what;
}

/** What is in the hand, what can still move and where it may go. */
function marksOf(hands: Hands, ruling: Ruling | null, { game, voice }: Table): Mark[] {
  const label = voice.say('mark.hand');
  const inHand = hands.held.map((square): Mark => ({ square, kind: 'hand', label }));
  if (ruling?.state === 'made' || ruling?.state === 'completed') return inHand;
  const taken = new Set<Square>(hands.held);
  const marks: Mark[] = [];
  const add = (square: Square, kind: Mark['kind'], label: string): void => {
    if (taken.has(square)) return;
    taken.add(square);
    marks.push({ square, kind, label });
  };
  const paths = (ruling?.moves ?? []).flatMap((move) => pathsOf(game, move));
  const missing = paths.filter(({ from, to }) => hands.whereIs(from) !== to);
  for (const { to } of missing) add(to, 'good', voice.say('mark.may'));
  for (const { from } of missing) {
    const at = hands.whereIs(from);
    if (at !== null) add(at, 'path', voice.say('mark.can'));
  }
  return [...inHand, ...marks];
}

/** The ways of the pieces in a move: one, or in castling those of king and rook. */
function pathsOf(game: Game, { from, to, castling }: Move): readonly { from: Square; to: Square }[] {
  if (castling === null) return [{ from, to }];
  const option = game.castling(game.turn).find(({ side }) => side === castling);
  return [option?.king, option?.rook].filter((path) => path != null);
}
