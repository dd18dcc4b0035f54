/**
 * How is something said to a screen reader?
 *
 * Two regions that nobody sees: a polite one for moves, an assertive one for refusals and results.
 * A region is cleared first and set a moment later, so that the same sentence is read again. What
 * comes within one moment is said together, nothing of it twice; and where the host says something,
 * the board's own words that yield are not said.
 */

const PAUSE_MS = 50;

export interface Saying {
  /** Read at once, whatever else is being read. */
  readonly urgent: boolean;
  /** The language as a BCP 47 tag; null for that of the page. */
  readonly language: string | null;
  /** Not said where anything that does not yield comes within the same moment. */
  readonly yields: boolean;
}

export class Voice {
  /** Two nodes to put into the shadow tree. */
  readonly elements: readonly HTMLElement[];
  readonly #polite: HTMLElement;
  readonly #assertive: HTMLElement;
  #pending: (Saying & { readonly text: string })[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(document: Document) {
    this.#polite = region(document, 'status', 'polite');
    this.#assertive = region(document, 'alert', 'assertive');
    this.elements = [this.#polite, this.#assertive];
  }

  say(text: string, saying: Saying): void {
    if (text === '') return;
    const said = this.#pending.find((one) => one.text === text && (one.urgent || !saying.urgent));
    if (said?.yields === false) return;
    this.#pending = this.#pending.filter((one) => one.text !== text);
    this.#pending.push({ ...saying, text });
    (saying.urgent ? this.#assertive : this.#polite).replaceChildren();
    this.#timer ??= setTimeout(() => this.#speak(), PAUSE_MS);
  }

  /** Drops what yields: it has been answered otherwise. */
  answered(): void {
    this.#pending = this.#pending.filter((one) => !one.yields);
  }

  /** Drops what has not been said yet and leaves no timer behind. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#pending = [];
  }

  #speak(): void {
    if (this.#pending.some((one) => !one.yields)) this.answered();
    for (const element of this.elements) {
      const own = this.#pending.filter((one) => one.urgent === (element === this.#assertive));
      if (own.length === 0) continue;
      element.replaceChildren(
        ...own.map(({ text, language }) => {
          const line = element.ownerDocument.createElement('div');
          if (language !== null) line.lang = language;
          line.textContent = text;
          return line;
        }),
      );
    }
    this.stop();
  }
}

function region(document: Document, role: 'status' | 'alert', live: 'polite' | 'assertive'): HTMLElement {
  const element = document.createElement('div');
  element.className = 'live';
  element.setAttribute('role', role);
  element.setAttribute('aria-live', live);
  element.setAttribute('aria-atomic', 'true');
  return element;
}
