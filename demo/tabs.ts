/**
 * Which of the questions is open: the game itself, hands, a claim, an incident, or what can ever be?
 *
 * The tabs follow the usual keys: arrows, Home and End go from one to the next and open it.
 */

import { find } from './dom.js';

export type TabName = 'game' | 'hands' | 'claim' | 'incident' | 'ever';

const NAMES: readonly TabName[] = ['game', 'hands', 'claim', 'incident', 'ever'];

export class Tabs {
  #open: TabName = 'game';
  readonly #side = document.querySelector<HTMLElement>('.side')!;
  readonly #listeners: ((name: TabName) => void)[] = [];

  constructor() {
    for (const name of NAMES) {
      const tab = tabOf(name);
      tab.addEventListener('click', () => {
        this.open(name);
        // On a narrow page the board may have come to lie over it.
        tab.scrollIntoView({ block: 'nearest' });
      });
      tab.addEventListener('keydown', (event) => this.#onKey(event, name));
    }
    this.#draw();
  }

  get current(): TabName {
    return this.#open;
  }

  /** Calls a listener with the tab that was opened. */
  listen(listener: (name: TabName) => void): void {
    this.#listeners.push(listener);
  }

  open(name: TabName): void {
    if (name === this.#open) return;
    this.#open = name;
    this.#draw();
    for (const listener of this.#listeners) listener(name);
  }

  #draw(): void {
    this.#side.dataset['tab'] = this.#open;
    for (const name of NAMES) {
      const isOpen = name === this.#open;
      const tab = tabOf(name);
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      find(`panel-${name}`).hidden = !isOpen;
    }
  }

  #onKey(event: KeyboardEvent, from: TabName): void {
    const at = NAMES.indexOf(from);
    const last = NAMES.length - 1;
    const to = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.open(NAMES[to]!);
    tabOf(NAMES[to]!).focus();
  }
}

function tabOf(name: TabName): HTMLElement {
  return find(`tab-${name}`);
}
