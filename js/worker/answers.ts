// How are answers that come in lists given one by one?
//
// An async generator would be less code and keep the page half as long again: it makes three promises for
// each answer, and here is one.

/** Where lists come from. */
export interface Lists<T> {
  /** The next list, which may be empty; null at the end. */
  next(): Promise<readonly T[] | null>;
  close(): Promise<void>;
}

/** Gives what is in lists, which are opened when the first is wanted and closed behind the last. */
export class Answers<T> implements AsyncIterableIterator<T, undefined> {
  readonly #open: () => Lists<T>;
  readonly #signal: AbortSignal | undefined;
  #lists: Lists<T> | undefined;
  #list: readonly T[] = [];
  #at = 0;
  #hasEnded = false;
  /** The last of the calls that are under way: each waits for the one before. */
  #turn: Promise<unknown> | undefined;

  constructor(signal: AbortSignal | undefined, open: () => Lists<T>) {
    this.#signal = signal;
    this.#open = open;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.#turn || this.#at === this.#list.length || this.#signal?.aborted) {
      return this.#inTurn(() => this.#next());
    }
    return Promise.resolve({ done: false, value: this.#list[this.#at++]! });
  }

  /** Ends a loop that is left. */
  return(): Promise<IteratorResult<T, undefined>> {
    return this.#inTurn(() => this.#end());
  }

  #inTurn<R>(action: () => Promise<R>): Promise<R> {
    const turn = this.#turn ? this.#turn.then(action, action) : action();
    const done = () => {
      if (this.#turn === turn) this.#turn = undefined;
    };
    turn.then(done, done);
    this.#turn = turn;
    return turn;
  }

  async #next(): Promise<IteratorResult<T, undefined>> {
    if (this.#hasEnded) return { done: true, value: undefined };
    try {
      this.#signal?.throwIfAborted();
      this.#lists ??= this.#open();
      while (this.#at === this.#list.length) {
        const list = await this.#lists.next();
        if (list === null) return await this.#end();
        this.#list = list;
        this.#at = 0;
      }
      return { done: false, value: this.#list[this.#at++]! };
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  async #end(): Promise<IteratorResult<T, undefined>> {
    this.#hasEnded = true;
    this.#list = [];
    this.#at = 0;
    const lists = this.#lists;
    this.#lists = undefined;
    await lists?.close();
    return { done: true, value: undefined };
  }
}
