/**
 * How is something said to a screen reader?
 *
 * Two regions that nobody sees: a polite one for moves, an assertive one for refusals and results.
 * The text is cleared first and set a moment later, so that the same sentence is read again.
 */

const PAUSE_MS = 50;

export class LiveRegion {
  readonly element: HTMLElement;
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(document: Document, role: 'status' | 'alert') {
    this.element = document.createElement('div');
    this.element.className = 'live';
    this.element.setAttribute('role', role);
    this.element.setAttribute('aria-live', role === 'alert' ? 'assertive' : 'polite');
    this.element.setAttribute('aria-atomic', 'true');
  }

  /** Says a text; texts that come within the same moment are said together. */
  say(text: string): void {
    if (text === '') return;
    this.#pending.push(text);
    this.element.textContent = '';
    this.#timer ??= setTimeout(() => {
      this.element.textContent = this.#pending.join('. ');
      this.stop();
    }, PAUSE_MS);
  }

  /** Drops what has not been said yet and leaves no timer behind. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#pending = [];
  }
}
