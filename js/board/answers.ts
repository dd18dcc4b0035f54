/**
 * What does the board answer to a key that asks something?
 *
 * The question is offered to the host by an event first; the board answers where that is not prevented.
 */

import type { Emit } from './events.js';
import type { Command, CommandName, Commands, Key } from './keyboard.js';
import { commandsOf, shortcutOf } from './shortcuts.js';
import type { Spoken } from './spoken.js';
import type { View } from './state.js';
import type { Color, Square } from './squares.js';
import type { BoardStrings, SquareFacts } from './strings.js';

/** What a key was pressed about. */
export interface Asked {
  readonly view: View;
  readonly at: Square;
  readonly held: Square | null;
  readonly facts: SquareFacts;
}

/** What speaks, what gives an event to the page, and whether single characters are keys. */
export interface Answering {
  readonly spoken: Spoken;
  readonly emit: Emit;
  readonly hasShortcuts: boolean;
}

/** The command of a key beside those of keyboard.ts, in the reader's language. */
export function shortcutFor(
  key: Key,
  { view, at, below }: { readonly view: View; readonly at: Square; readonly below: Color },
  { spoken, hasShortcuts }: Answering,
): Command | null {
  const { strings } = spoken;
  const commands = commandsIn(strings, hasShortcuts);
  return shortcutOf(key, at, below, view.pieces, { letters: strings.letters, commands });
}

export function answer(
  name: Exclude<CommandName, 'flip'> | 'explain',
  { view, at, held, facts }: Asked,
  { spoken, emit, hasShortcuts }: Answering,
): void {
  if (name === 'last') {
    spoken.say((speaker) => speaker.lastMove(view));
  } else if (name === 'moves') {
    if (!emit('moves-request', { square: view.pieces.has(at) ? at : null })) return;
    spoken.say((speaker) => speaker.moves(view, at));
  } else if (name === 'explain') {
    if (!emit('square-explain', { square: at, held })) return;
    spoken.say((speaker) => speaker.square(facts));
  } else {
    const { strings } = spoken;
    const text = strings.keys(strings.letters, commandsIn(strings, hasShortcuts));
    if (emit('keys-request', { text })) spoken.say((speaker) => speaker.keys(text));
  }
}

function commandsIn(strings: BoardStrings, hasShortcuts: boolean): Commands | null {
  return hasShortcuts ? commandsOf(strings) : null;
}
