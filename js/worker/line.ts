// How does one talk to a worker, so that every question is answered or refused?
//
// Comlink tells the answers of many questions apart. What it does not know is that a worker can end:
// then what was asked is refused here. And while nothing is asked, the worker keeps no process alive.

import { wrap } from 'comlink';
import { ArgumentError, InstanceDeadError, WorkerError } from '../errors.js';
import type { InPromises } from './api.js';
import { carryErrors, type Host } from './wire.js';

/** What messages are sent to and come from. */
export interface Endpoint {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void;
}

/** A worker, whatever its kind. */
export interface Thread {
  readonly endpoint: Endpoint;
  /** Is told when the worker has failed or ended by itself. */
  onEnd(tell: (cause: unknown) => void): void;
  /** Whether the process has to wait for it. */
  keep(alive: boolean): void;
  terminate(): void;
}

/** Makes a worker. */
export type Spawn = () => Thread;

/** What the worker can be asked, in promises. */
export type Remotely = InPromises<Host>;

/** A conversation with a worker. */
export class Line {
  readonly #thread: Thread;
  readonly #host: Remotely;
  readonly #waiting = new Set<(reason: unknown) => void>();
  #started = false;
  #end: { readonly reason: unknown } | undefined;

  constructor(spawn: Spawn) {
    carryErrors();
    try {
      this.#thread = spawn();
    } catch (cause) {
      throw new WorkerError('ERR_WORKER_START', 'The worker cannot be made.', cause);
    }
    const { endpoint } = this.#thread;
    this.#thread.onEnd((cause) =>
      this.end(
        this.#started
          ? new WorkerError('ERR_WORKER_ENDED', 'The worker has ended; call init() for a new one.', cause)
          : new WorkerError('ERR_WORKER_START', 'The script of the worker cannot be loaded.', cause),
      ),
    );
    this.#thread.keep(false);
    this.#host = wrap<Host>({
      postMessage(message, transfer) {
        try {
          endpoint.postMessage(message, transfer);
        } catch (cause) {
          throw unsendable(cause);
        }
      },
      addEventListener: (type, listener) => endpoint.addEventListener(type, listener),
      removeEventListener: (type, listener) => endpoint.removeEventListener(type, listener),
    }) as unknown as Remotely;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Throws why the worker has ended, if it has. */
  throwIfEnded(): void {
    if (this.#end) throw this.#end.reason;
  }

  /** Asks at once; the answer is refused where the worker ends before it comes. */
  ask<T>(question: (host: Remotely) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#end) return reject(this.#end.reason);
      if (this.#waiting.size === 0) this.#thread.keep(true);
      this.#waiting.add(reject);
      const done = () => {
        if (this.#waiting.delete(reject) && this.#waiting.size === 0 && !this.#end) this.#thread.keep(false);
      };
      let asked: Promise<T>;
      try {
        asked = question(this.#host);
      } catch (cause) {
        asked = Promise.reject(unsendable(cause));
      }
      asked.then(
        (answer) => {
          this.#started = true;
          done();
          resolve(answer);
        },
        (error: unknown) => {
          done();
          reject(error);
          if (error instanceof InstanceDeadError) this.end(error);
        },
      );
    });
  }

  /** Ends the worker; what was asked is refused for this reason, and so is what will be. */
  end(reason: unknown): void {
    if (this.#end) return;
    this.#end = { reason };
    this.#thread.terminate();
    for (const refuse of this.#waiting) refuse(reason);
    this.#waiting.clear();
  }
}

const unsendable = (cause: unknown) =>
  new ArgumentError('arguments', 'they cannot be sent to a worker.', {}, 'ERR_ARGUMENT', cause);
