/**
 * How does the board get to its words?
 *
 * Between the element and what it speaks with: the speaker and the field for typed moves are loaded
 * at their first use.
 */

import type { Emit } from './events.js';
import { extras, partOf, type Later } from './later.js';
import type { Speaker } from './speaker.js';
import { EMPTY_VIEW, type View } from './state.js';
import type { BoardStrings } from './strings.js';
import { ENGLISH_SQUARES } from './strings/en-squares.js';
import type { TypedMoves } from './typed.js';

export interface SpokenHost {
  /** Where the live regions go. */
  readonly root: ShadowRoot;
  /** After which node the field for typed moves goes. */
  readonly frame: HTMLElement;
  /** Gives an event to the page; false if it was prevented. */
  readonly emit: Emit;
}

/** English before the board can speak: the names of the squares, which is all that it shows until then. */
const SQUARES_ALONE = ENGLISH_SQUARES as BoardStrings;

export class Spoken {
  #own: Partial<BoardStrings> = {};
  #english: BoardStrings = SQUARES_ALONE;
  #strings: BoardStrings = SQUARES_ALONE;
  #wantsTyped = false;
  readonly #host: SpokenHost;
  readonly #speaker: Later<Speaker>;
  readonly #typed: Later<TypedMoves>;

  constructor(host: SpokenHost) {
    this.#host = host;
    const { root } = host;
    this.#speaker = partOf(({ Speaker }) => new Speaker(root, () => this.strings));
    this.#typed = partOf(
      ({ TypedMoves }) => new TypedMoves(root.ownerDocument, this.strings, (text) => this.#type(text)),
    );
  }

  /** The strings in use; of English only those of the squares, until it is whole. */
  get strings(): BoardStrings {
    const english = extras.part?.ENGLISH ?? SQUARES_ALONE;
    if (this.#english !== english) {
      this.#english = english;
      this.#strings = { ...english, ...this.#own };
    }
    return this.#strings;
  }

  /** The strings in use; English where some are missing. */
  useStrings(strings: Partial<BoardStrings>): void {
    this.#own = strings;
    this.#strings = { ...this.#english, ...strings };
    this.#typed.part?.draw(this.strings);
  }

  /** Shows or hides the field for typed moves. */
  set typed(isWanted: boolean) {
    this.#wantsTyped = isWanted;
    if (!isWanted) this.#typed.part?.element.remove();
    else this.#typed.use((typed) => this.#showTyped(typed));
  }

  /** Has something said, as soon as there is a voice. */
  say(act: (speaker: Speaker) => void): void {
    this.#speaker.use(act);
  }

  /** Says a text of the host at once, beside the field as well. */
  alert(text: string): void {
    this.#typed.part?.tell(text);
    this.say((speaker) => speaker.alert(text));
  }

  /** Another state is shown. The first one says nothing of its own. */
  shown(before: View, after: View): void {
    this.#typed.part?.answered(before, after);
    if (before === EMPTY_VIEW && after.announcement === null) return;
    this.say((speaker) => speaker.shown(before, after));
  }

  /** The board is taken from the page: what has not been said yet is not said. */
  rest(): void {
    this.#speaker.drop();
    this.#speaker.part?.stop();
  }

  #type(text: string): boolean {
    const isTaken = this.#host.emit('typed-move', { text });
    if (!isTaken) this.say((speaker) => speaker.typedRefused(text));
    return isTaken;
  }

  #showTyped(typed: TypedMoves): void {
    if (!this.#wantsTyped) return;
    typed.draw(this.strings);
    this.#host.frame.after(typed.element);
  }
}
