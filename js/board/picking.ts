/**
 * Which squares do gestures choose where they mean no moves?
 *
 * Each square that is clicked, tapped or chosen by a key; of a drag the square where it begins and the
 * one where it ends. What one pointer began no other ends, and a second finger ends it without a choice.
 */

import type { Signal } from './input.js';
import type { Square } from './squares.js';

export class SquarePicker {
  #press: { readonly pointer: number; readonly at: Square } | null = null;

  /** The squares that a signal chooses, in order. */
  take(signal: Signal): readonly Square[] {
    const press = this.#press;
    switch (signal.on) {
      case 'press':
        this.#press = press === null ? { pointer: signal.pointer, at: signal.at } : null;
        return [];
      case 'move':
        return [];
      case 'choose':
        return [signal.at];
      case 'release':
        if (press === null || press.pointer !== signal.pointer) return [];
        this.#press = null;
        if (signal.at === null) return [];
        return signal.at === press.at ? [press.at] : [press.at, signal.at];
      default:
        this.#press = null;
        return [];
    }
  }
}
