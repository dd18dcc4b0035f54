/**
 * What does the player hold, and what does the host hear of it?
 *
 * Feeds the input machine with signals and carries out its effects: events for the host, words for who
 * cannot see the board. Where gestures are about squares, signals choose squares instead.
 */

import { castlingOf, isListed, isStepOrCastling, isTarget, requestOf } from './castling.js';
import type { Emit } from './events.js';
import { IDLE, heldAt, step, type Board, type Effect, type Input, type Signal } from './input.js';
import { SquarePicker } from './picking.js';
import type { Spoken } from './spoken.js';
import { asksPromotion, isExplained, isMovable, isSamePlacement, type View } from './state.js';
import type { Square } from './squares.js';

export interface HandHost {
  view(): View;
  emit: Emit;
  spoken: Spoken;
  /** The hand, or what it holds a piece over, has changed. */
  changed(before: Input): void;
}

export class Hand {
  readonly #host: HandHost;
  readonly #picker = new SquarePicker();
  #input: Input = IDLE;

  constructor(host: HandHost) {
    this.#host = host;
  }

  get input(): Input {
    return this.#input;
  }

  /** The square of the piece in hand. */
  get held(): Square | null {
    return heldAt(this.#input);
  }

  signal(signal: Signal): void {
    if (this.#host.view().choosesSquares) {
      for (const square of this.#picker.take(signal)) this.#host.emit('square-choose', { square });
      return;
    }
    const before = this.#input;
    const effects = this.#step(signal);
    if (this.#input !== before) this.#host.changed(before);
    for (const effect of effects) this.#carryOut(effect);
  }

  /** A choice without a pointer: what it does to the piece in hand is said as well. */
  choose(at: Square): void {
    const before = this.held;
    this.signal({ on: 'choose', at });
    const after = this.held;
    if (after !== null && after !== before && this.#input.name === 'armed') this.#tell(after);
  }

  /** Answers what is asked, where it cannot be asked: with a queen, or the step of the king. */
  answer(): void {
    if (this.#input.name !== 'asking') return;
    const { about } = this.#input;
    this.signal(about === 'promotion' ? { on: 'promote', role: 'queen' } : { on: 'decide', castles: false });
  }

  /** The host has given another state, which answers a request and may end what the hand began. */
  answered(before: View, after: View): void {
    const input = this.#input;
    const answer: Signal = { on: 'answered', keeps: keepsHand(input, before, after) };
    if (before.choosesSquares !== after.choosesSquares) this.#picker.take(answer);
    const effects = this.#step(answer);
    this.#host.changed(input);
    for (const effect of effects) this.#carryOut(effect);
  }

  /** Says what is in hand, and where it can go. */
  #tell(from: Square): void {
    const view = this.#host.view();
    this.#host.spoken.say((speaker) => speaker.held(view, from));
  }

  #step(signal: Signal): readonly Effect[] {
    const { input, effects } = step(this.#input, signal, boardOf(this.#host.view()));
    this.#input = input;
    return effects;
  }

  #carryOut(effect: Effect): void {
    const { emit, spoken } = this.#host;
    const { from } = effect;
    if (effect.do === 'explain') {
      if (emit('explain-request', { from, to: effect.to }))
        spoken.say((speaker) => speaker.refused(from, effect.to));
    } else if (effect.do === 'cancelled') {
      const { reason } = effect;
      if (reason === 'escape' || reason === 'unselected') {
        // Who takes a question back still has the piece in hand.
        if (this.held === null) spoken.say((speaker) => speaker.putBack(from));
        else this.#tell(from);
      }
      emit('move-cancel', { from, reason });
    } else {
      const view = this.#host.view();
      const sent = this.#input;
      const castling = effect.castles ? castlingOf(view, from, effect.to) : null;
      const squares = castling === null ? { from, to: effect.to } : requestOf(view, castling);
      const promotion = effect.promotion === null ? {} : { promotion: effect.promotion };
      const side = castling?.side ?? null;
      if (emit('move-request', { ...squares, ...promotion, castling: side })) return;
      spoken.say((speaker) => speaker.refused(from, effect.to));
      if (this.#input === sent) this.signal({ on: 'refused' });
    }
  }
}

/** What the input machine asks of a position. */
function boardOf(view: View): Board {
  return {
    isMovable: (at) => isMovable(view, at),
    isListed: (from, to) => isListed(view, from, to),
    isTarget: (from, to, by) => isTarget(view, from, to, by),
    asks: (from, to) => {
      if (asksPromotion(view, from, to)) return 'promotion';
      return isStepOrCastling(view, from, to) ? 'castling' : null;
    },
    castles: (from, to) => castlingOf(view, from, to) !== null,
    isExplained: (from, to) => isExplained(view, from, to),
  };
}

/** A piece in hand stays there when the new state is the same position with its move to make. */
function keepsHand(input: Input, before: View, after: View): boolean {
  const from = heldAt(input);
  if (after.choosesSquares) return from === null;
  if (from === null || before.turn !== after.turn || !isMovable(after, from)) return from === null;
  if (input.name === 'asking') {
    const board = boardOf(after);
    if (!board.isListed(from, input.to) || board.asks(from, input.to) !== input.about) return false;
  }
  return isSamePlacement(before, after);
}
