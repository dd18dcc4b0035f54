/**
 * What has come of a text or a question that the page was given?
 *
 * It stands beneath the form, in the language of the table: where another is chosen it is told anew.
 */

import type { Table } from './table.js';
import type { Voice } from './voice.js';

export class Report {
  readonly #table: Table;
  readonly #place: HTMLElement;
  #told: ((voice: Voice) => readonly (Node | string)[]) | null = null;

  constructor(table: Table, place: HTMLElement) {
    this.#table = table;
    this.#place = place;
    table.write((voice) => {
      if (this.#told !== null) place.replaceChildren(...this.#told(voice));
    });
  }

  tell(told: (voice: Voice) => readonly (Node | string)[]): void {
    this.#told = told;
    this.#place.replaceChildren(...told(this.#table.voice));
  }

  clear(): void {
    this.#told = null;
    this.#place.replaceChildren();
  }
}
