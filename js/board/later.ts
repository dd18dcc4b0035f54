/**
 * How does a part of the board come only when it is needed?
 *
 * A board that shows a diagram never speaks. What it would speak with is a file of its own, which is
 * loaded at the first use; what is to be done with it waits until then, in its order. Where loading
 * fails, what waited is dropped, or done otherwise, and the next use tries again.
 */

export class Later<Part> {
  readonly #load: () => Promise<Part>;
  #part: Part | null = null;
  #isLoading = false;
  #waiting: { readonly act: (part: Part) => void; readonly otherwise: (() => void) | undefined }[] = [];

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, if it is there. */
  get part(): Part | null {
    return this.#part;
  }

  /** Does something with the part: now if it is there, else as soon as it is; `otherwise` if it cannot be had. */
  use(act: (part: Part) => void, otherwise?: () => void): void {
    if (this.#part !== null) return act(this.#part);
    this.#waiting.push({ act, otherwise });
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#load().then(
      (part) => {
        this.#part = part;
        for (const { act } of this.#waiting.splice(0)) attempt(() => act(part));
      },
      () => {
        this.#isLoading = false;
        for (const { otherwise } of this.#waiting.splice(0)) attempt(() => otherwise?.());
      },
    );
  }

  /** Drops what waits. */
  drop(): void {
    this.#waiting = [];
  }
}

/** Does one of several things: an error goes to the page and leaves the others their turn. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

type Extras = typeof import('./extras.js');

/** All that a board needs some moments after it is shown. */
export const extras = new Later<Extras>(() => import('./extras.js'));

/** A part of one board that is made of it. */
export function partOf<Part>(make: (all: Extras) => Part): Later<Part> {
  return new Later(() => new Promise((resolve, reject) => extras.use((all) => resolve(make(all)), reject)));
}
