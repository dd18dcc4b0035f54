/**
 * How does the board get to its words?
 *
 * Between the element and what it speaks with: the speaker and the field for typed moves are loaded
 * at their first use.
 */

import type { Emit } from './events.js';
import { Later } from './later.js';
import type { Speaker } from './speaker.js';
import { EMPTY_VIEW, type View } from './state.js';
import type { BoardStrings } from './strings.js';
import { ENGLISH } from './strings/en.js';
import type { TypedMoves } from './typed.js';

export interface SpokenHost {
  /** Where the live regions go. */
  readonly root: ShadowRoot;
  /** After which node the field for typed moves goes. */
  readonly frame: HTMLElement;
  /** Gives an event to the page; false if it was prevented. */
  readonly emit: Emit;
}

export class Spoken {
  #strings: BoardStrings = ENGLISH;
  #wantsTyped = false;
  readonly #host: SpokenHost;
  readonly #speaker: Later<Speaker>;
  readonly #typed: Later<TypedMoves>;

  constructor(host: SpokenHost) {
    this.#host = host;
    this.#speaker = new Later(async () => {
      const { Speaker } = await import('./extras.js');
      return new Speaker(host.root, () => this.#strings);
    });
    this.#typed = new Later(async () => {
      const { TypedMoves } = await import('./extras.js');
      return new TypedMoves(host.root.ownerDocument, this.#strings, (text) => this.#type(text));
    });
  }

  get strings(): BoardStrings {
    return this.#strings;
  }

  /** The strings in use; English where some are missing. */
  useStrings(strings: Partial<BoardStrings>): void {
    this.#strings = { ...ENGLISH, ...strings };
    this.#typed.part?.draw(this.#strings);
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
    typed.draw(this.#strings);
    this.#host.frame.after(typed.element);
  }
}
