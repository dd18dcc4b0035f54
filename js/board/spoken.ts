/**
 * How does the board get to its words?
 *
 * Between the element and what it speaks with: the speaker and the field for typed moves are loaded
 * at their first use. What a key asks is offered to the host by an event first; the board answers
 * where that is not prevented.
 */

import type { Emit } from './events.js';
import { commandsOf, type CommandName, type Commands } from './keyboard.js';
import { Later } from './later.js';
import type { Speaker } from './speaker.js';
import { EMPTY_VIEW, type View } from './state.js';
import type { Color, Square } from './squares.js';
import type { BoardStrings, SquareFacts } from './strings.js';
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

/** What a key was pressed about. */
export interface Asked {
  readonly view: View;
  readonly at: Square;
  readonly held: Square | null;
  readonly facts: SquareFacts;
}

export class Spoken {
  #strings: BoardStrings = ENGLISH;
  #hasShortcuts = true;
  #wantsTyped = false;
  readonly #host: SpokenHost;
  readonly #speaker: Later<Speaker>;
  readonly #typed: Later<TypedMoves>;

  constructor(host: SpokenHost) {
    this.#host = host;
    this.#speaker = new Later(async () => {
      const { Speaker } = await import('./speaker.js');
      return new Speaker(host.root, () => this.#strings);
    });
    this.#typed = new Later(async () => {
      const { TypedMoves } = await import('./typed.js');
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

  /** Whether single characters are keys of the board. */
  set shortcuts(areOn: boolean) {
    this.#hasShortcuts = areOn;
  }

  /** The letters of the commands; null where single characters are no keys of the board. */
  get commands(): Commands | null {
    return this.#hasShortcuts ? commandsOf(this.#strings) : null;
  }

  /** Shows or hides the field for typed moves. */
  set typed(isWanted: boolean) {
    this.#wantsTyped = isWanted;
    if (!isWanted) this.#typed.part?.element.remove();
    else this.#typed.use((typed) => this.#showTyped(typed));
  }

  announce(text: string): void {
    this.#speaker.use((speaker) => speaker.announce(text));
  }

  alert(text: string): void {
    this.#typed.part?.tell(text);
    this.#speaker.use((speaker) => speaker.alert(text));
  }

  /** Another state is shown. The first one says nothing of its own. */
  shown(before: View, after: View): void {
    this.#typed.part?.answered(before, after);
    if (before === EMPTY_VIEW && after.announcement === null) return;
    this.#speaker.use((speaker) => speaker.shown(before, after));
  }

  held(view: View, from: Square): void {
    this.#speaker.use((speaker) => speaker.held(view, from));
  }

  putBack(from: Square): void {
    this.#speaker.use((speaker) => speaker.putBack(from));
  }

  /** Says that a move cannot be made, unless the host says why. */
  refused(from: Square, to: Square): void {
    this.#speaker.use((speaker) => speaker.refused(from, to));
  }

  turned(below: Color): void {
    this.#speaker.use((speaker) => speaker.turned(below));
  }

  /** Answers a key, unless the host does. */
  answer(name: Exclude<CommandName, 'flip'> | 'explain', { view, at, held, facts }: Asked): void {
    const { emit } = this.#host;
    if (name === 'last') {
      this.#speaker.use((speaker) => speaker.lastMove(view));
    } else if (name === 'moves') {
      if (!emit('moves-request', { square: view.pieces.has(at) ? at : null })) return;
      this.#speaker.use((speaker) => speaker.moves(view, at));
    } else if (name === 'explain') {
      if (!emit('square-explain', { square: at, held })) return;
      this.#speaker.use((speaker) => speaker.square(facts));
    } else {
      const text = this.#strings.keys(this.#strings.letters, this.commands);
      if (emit('keys-request', { text })) this.#speaker.use((speaker) => speaker.keys(text));
    }
  }

  /** The board is taken from the page: what has not been said yet is not said. */
  rest(): void {
    this.#speaker.drop();
    this.#speaker.part?.stop();
  }

  #type(text: string): boolean {
    const isTaken = this.#host.emit('typed-move', { text });
    if (!isTaken) this.#speaker.use((speaker) => speaker.typedRefused(text));
    return isTaken;
  }

  #showTyped(typed: TypedMoves): void {
    if (!this.#wantsTyped) return;
    typed.draw(this.#strings);
    this.#host.frame.after(typed.element);
  }
}
