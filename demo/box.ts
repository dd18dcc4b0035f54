/**
 * What becomes of a ruling that is shown, when the game goes on around it?
 *
 * A box shows the ruling on one question. It asks again when the conditions change, lets the ruling
 * be applied and taken back, and empties itself when the position is another one.
 */

import { ArbiterError, type Ruling } from '../js/index.js';
import { momentsOf, type Moment } from './evidence.js';
import { viewOf } from './ruling.js';
import type { Table } from './table.js';
import { verdictOf, WORDS } from './verdict.js';
import type { Voice } from './voice.js';

interface Answer {
  readonly ruling: Ruling;
  readonly voice: Voice;
  readonly moments: readonly Moment[];
}

export interface BoxOptions {
  /** Where the ruling is shown. */
  readonly place: HTMLElement;
  /** Told what is wrong with the account of what happened, to say it; null where nothing is. */
  readonly fault: (error: ArbiterError | null) => void;
  /** Called when the ruling was applied or taken back, or the position is another one. */
  readonly changed?: () => void;
}

export class Box {
  readonly #table: Table;
  readonly #options: BoxOptions;
  #question: (() => Ruling) | null = null;
  #intending: string | undefined;
  #answer: Answer | null = null;
  /** The line of moves on which was asked, and that after the ruling was applied. */
  #askedAt = '';
  #appliedAt: string | null = null;
  #isApplying = false;

  constructor(table: Table, options: BoxOptions) {
    this.#table = table;
    this.#options = options;
    table.listen(({ position }) => {
      if (position && !this.#isApplying) this.#onPosition();
    });
  }

  get ruling(): Ruling | null {
    return this.#answer?.ruling ?? null;
  }

  get isApplied(): boolean {
    return this.#appliedAt !== null;
  }

  /** Asks a question and shows the ruling; it is asked again when the conditions change. */
  ask(question: () => Ruling, intending?: string): void {
    this.#question = question;
    this.#intending = intending;
    this.#askedAt = lineOf(this.#table);
    this.#appliedAt = null;
    this.#again(true);
  }

  clear(): void {
    this.#question = null;
    this.#answer = null;
    this.#appliedAt = null;
    this.#options.place.replaceChildren();
    this.#options.fault(null);
  }

  #again(isAloud: boolean): void {
    try {
      const ruling = this.#question!();
      this.#answer = { ruling, voice: this.#table.voice, moments: momentsOf(this.#table, this.#intending) };
      this.#options.fault(null);
    } catch (error) {
      if (!(error instanceof ArbiterError)) throw error;
      this.#answer = null;
      this.#options.fault(error);
    }
    this.#draw();
    if (isAloud && this.#answer !== null) {
      const { ruling, voice } = this.#answer;
      this.#table.say(`${verdictOf(ruling, WORDS[voice.language])}. ${voice.spell(ruling.text)}`);
    }
  }

  #draw(): void {
    const { place } = this.#options;
    if (this.#answer === null) {
      place.replaceChildren();
      return;
    }
    place.replaceChildren(
      viewOf(this.#table, {
        ...this.#answer,
        isApplied: this.isApplied,
        apply: () => this.#apply(),
        takeBack: () => this.#table.undo(),
      }),
    );
  }

  #apply(): void {
    const { ruling } = this.#answer!;
    this.#isApplying = true;
    try {
      this.#table.apply(ruling);
    } finally {
      this.#isApplying = false;
    }
    this.#appliedAt = lineOf(this.#table);
    this.#draw();
    this.#options.changed?.();
    this.#table.say(WORDS[this.#table.game.language].applied);
    this.#options.place.querySelector<HTMLElement>('.row button')?.focus({ preventScroll: true });
  }

  /** The position on the board, or what it is judged by, is another one. */
  #onPosition(): void {
    if (this.#question === null) return;
    const line = lineOf(this.#table);
    if (line === this.#appliedAt && this.#table.isRuled) {
      this.#draw();
    } else if (line === this.#askedAt) {
      const hadFocus = this.#options.place.contains(document.activeElement);
      this.#appliedAt = null;
      this.#again(false);
      if (hadFocus)
        this.#options.place.querySelector<HTMLElement>('.row button')?.focus({ preventScroll: true });
      this.#options.changed?.();
    } else {
      this.clear();
      this.#options.changed?.();
    }
  }
}

/** The first position and the moves that lead to the one on the board. */
function lineOf({ game, start }: Table): string {
  return [start, ...game.history().map(({ uci }) => uci)].join(' ');
}
