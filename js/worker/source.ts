// How are positions taken from where they come from, some at a time and no more than are wanted?

/** For how many milliseconds the first of some positions waits for the others. */
const PATIENCE = 5;

/** Positions that come one by one, at once or later. */
export class Source {
  /** How many there are in all; null where that is not known. */
  readonly total: number | null;
  readonly #iterator: Iterator<unknown> | AsyncIterator<unknown>;
  readonly #isLater: boolean;
  /** One that was asked for and has not come. */
  #owed: Promise<IteratorResult<unknown>> | undefined;
  #hasEnded = false;
  /** What the source has thrown behind positions that are to be answered first. */
  #failure: { readonly error: unknown } | undefined;

  constructor(positions: Iterable<unknown> | AsyncIterable<unknown>) {
    this.#isLater = Symbol.asyncIterator in positions;
    this.#iterator =
      Symbol.asyncIterator in positions ? positions[Symbol.asyncIterator]() : positions[Symbol.iterator]();
    const { length, size } = positions as { length?: unknown; size?: unknown };
    const total = length ?? size;
    this.total = typeof total === 'number' ? total : null;
  }

  /** The next positions: at most so many, fewer where others keep one waiting, none at the end. */
  async take(most: number): Promise<unknown[]> {
    if (this.#failure) throw this.#failure.error;
    const list: unknown[] = [];
    let late: Promise<'late'> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = performance.now() + PATIENCE;
    try {
      while (list.length < most && !this.#hasEnded) {
        let step: IteratorResult<unknown> | 'late';
        if (this.#isLater) {
          this.#owed ??= (this.#iterator as AsyncIterator<unknown>).next();
          if (list.length > 0) {
            late ??= new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, 'late')));
          }
          step = await (late ? Promise.race([this.#owed, late]) : this.#owed);
          if (step === 'late') break;
          this.#owed = undefined;
        } else {
          step = (this.#iterator as Iterator<unknown>).next();
        }
        if (step.done) this.#hasEnded = true;
        else list.push(step.value);
        if (!this.#isLater && list.length % 32 === 0 && performance.now() > end) break;
      }
    } catch (error) {
      this.#hasEnded = true;
      this.#owed = undefined;
      if (list.length === 0) throw error;
      this.#failure = { error };
    } finally {
      clearTimeout(timer);
    }
    return list;
  }

  /** Lets go of the source; of one that owes a position too, which then need not come. */
  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    // What goes wrong there is of no interest any more.
    this.#owed?.catch(() => {});
    const stopped = (async () => this.#iterator.return?.())().catch(() => {});
    if (!this.#owed) await stopped;
  }
}
