/**
 * How does a part of the board come only when it is needed?
 *
 * A board that shows a diagram never speaks. What it would speak with is a file of its own, which is
 * loaded at the first use; what is to be done with it waits until then, in its order. Where loading
 * fails, what waited is dropped, and the next use tries again.
 */

export class Later<Part> {
  readonly #load: () => Promise<Part>;
  #part: Part | null = null;
  #isLoading = false;
  #waiting: ((part: Part) => void)[] = [];

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, if it is there. */
  get part(): Part | null {
    return this.#part;
  }

  /** Does something with the part: now if it is there, else as soon as it is. */
  use(act: (part: Part) => void): void {
    if (this.#part !== null) return act(this.#part);
    this.#waiting.push(act);
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#load().then(
      (part) => {
        this.#part = part;
        for (const waiting of this.#waiting.splice(0)) waiting(part);
      },
      () => {
        this.#isLoading = false;
        this.drop();
      },
    );
  }

  /** Drops what waits. */
  drop(): void {
    this.#waiting = [];
  }
}
