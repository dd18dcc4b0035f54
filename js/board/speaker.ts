/**
 * What does the board say, and when?
 *
 * It says what has changed, what a key asks and what is refused, in the words of its strings; the
 * host's own words go before. Facts come from the checked state alone, so it knows no rule.
 */

import { changeOf } from './change.js';
import { countOf, movesFrom, movesOfSide } from './listed.js';
import { Voice } from './live.js';
import { EMPTY_VIEW, type View } from './state.js';
import type { Color, Square } from './squares.js';
import type { Act, BoardStrings, SquareFacts } from './strings.js';

export class Speaker {
  readonly #words: () => BoardStrings;
  readonly #voice: Voice;
  /** The last move as it was seen, which tells more than its two squares. */
  #last: Act | null = null;

  /** Puts its live regions into a shadow tree. `words` gives the strings as they are now. */
  constructor(root: ShadowRoot, words: () => BoardStrings) {
    this.#words = words;
    this.#voice = new Voice(root.ownerDocument);
    root.append(...this.#voice.elements);
  }

  /** The host's words. */
  announce(text: string): void {
    this.#voice.say(text, { urgent: false, language: null, yields: false });
  }

  /** The host's words, at once. */
  alert(text: string): void {
    this.#voice.say(text, { urgent: true, language: null, yields: false });
  }

  /** Another state is shown: says what has changed, or what the state says of it. */
  shown(before: View, after: View): void {
    const change = after === EMPTY_VIEW || before === EMPTY_VIEW ? null : changeOf(before, after);
    const isSame = change === null && before !== EMPTY_VIEW && after !== EMPTY_VIEW;
    if (!isSame) {
      this.#last = change?.how === 'made' ? change.act : null;
      this.#voice.answered();
    }
    const { announcement } = after;
    if (announcement !== null) {
      if (!isSame || announcement !== before.announcement) this.announce(announcement);
    } else if (change !== null && !after.choosesSquares) {
      this.#say(this.#words().change(change));
    }
  }

  /** A piece was taken up: where it can go. */
  held(view: View, from: Square): void {
    const piece = view.pieces.get(from);
    if (piece === undefined) return;
    this.#say(this.#words().held(movesFrom(view, from, piece)));
  }

  putBack(from: Square): void {
    this.#say(this.#words().putBack(from));
  }

  turned(below: Color): void {
    this.#say(this.#words().turned(below));
  }

  /** The name of a square, unless the host explains it. */
  square(facts: SquareFacts): void {
    this.#yield(this.#words().square(facts), false);
  }

  /** That a move cannot be made, unless the host says why. */
  refused(from: Square, to: Square): void {
    this.#yield(this.#words().refused(from, to), true);
  }

  /** That a typed text is no move, unless the host says why. */
  typedRefused(text: string): void {
    this.#yield(this.#words().typed.refused(text), true);
  }

  /** The moves of the piece on a square; on an empty one, those of the side to move. */
  moves(view: View, at: Square): void {
    const piece = view.pieces.get(at);
    if (piece !== undefined) return this.#say(this.#words().moves(movesFrom(view, at, piece)));
    const all = movesOfSide(view);
    this.#say(this.#words().movesOfSide(view.turn, all, countOf(all)));
  }

  /** The last move, in the words of the state if it has some. */
  lastMove(view: View): void {
    if (view.lastMoveText !== '') return this.announce(view.lastMoveText);
    this.#say(this.#words().lastMove(this.#last ?? lastActOf(view) ?? view.lastMove));
  }

  keys(text: string): void {
    this.#say(text);
  }

  /** Drops what has not been said yet. */
  stop(): void {
    this.#voice.stop();
  }

  #say(text: string): void {
    this.#voice.say(text, { urgent: false, language: this.#words().language, yields: false });
  }

  #yield(text: string, urgent: boolean): void {
    this.#voice.say(text, { urgent, language: this.#words().language, yields: true });
  }
}

/** The last move as far as the picture tells it: what stands on its second square came from the first. */
function lastActOf({ lastMove, pieces }: View): Act | null {
  const piece = lastMove && !pieces.has(lastMove[0]) ? pieces.get(lastMove[1]) : undefined;
  if (!lastMove || piece === undefined) return null;
  const [from, to] = lastMove;
  return { kind: 'move', piece, from, to, captured: null, enPassant: false, promotion: null };
}
