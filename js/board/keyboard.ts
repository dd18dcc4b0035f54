/**
 * Which square or act does a key mean?
 *
 * Pure: from a key and the focused square to a command. Arrows move as seen on the screen, so "right" is
 * right whichever side is below. The keys that need words of the reader's language are told in shortcuts.ts.
 */

import { placeOf, squareAt, type Color, type Role, type Square } from './squares.js';

/** The parts of a KeyboardEvent that count. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a letter asks of the board: list moves, tell the last move, turn the board, list the keys. */
export type CommandName = 'moves' | 'last' | 'flip' | 'keys';

export type Command =
  | { readonly do: 'focus'; readonly square: Square }
  | { readonly do: 'choose' | 'cancel' | 'explain' | CommandName };

/** The letter of each piece, which the reader’s notation has. */
export type Letters = Readonly<Record<Role, string>>;
/** The letter of each command. */
export type Commands = Readonly<Record<CommandName, string>>;

/** Which letters mean what; `commands` null where single characters are switched off. */
export interface Keyboard {
  readonly letters: Letters;
  readonly commands: Commands | null;
}

/**
 * The command of a key pressed while `at` has the focus, or null where the key is none of these:
 * - arrows, Home and End (row ends), Page Up and Page Down (column ends), with Ctrl or Command
 *   Home and End for the corners;
 * - Enter and Space choose, Escape cancels.
 */
export function commandOf(key: Key, at: Square, below: Color): Command | null {
  if (key.altKey) return null;
  const { row, column } = placeOf(at, below);
  const withControl = key.ctrlKey || key.metaKey;
  const goTo = (toRow: number, toColumn: number): Command => ({
    do: 'focus',
    square: squareAt({ row: toRow, column: toColumn }, below) ?? at,
  });

  if (key.key === 'Home') return goTo(withControl ? 0 : row, 0);
  if (key.key === 'End') return goTo(withControl ? 7 : row, 7);
  if (withControl) return null;
  switch (key.key) {
    case 'ArrowUp':
      return goTo(row - 1, column);
    case 'ArrowDown':
      return goTo(row + 1, column);
    case 'ArrowLeft':
      return goTo(row, column - 1);
    case 'ArrowRight':
      return goTo(row, column + 1);
    case 'PageUp':
      return goTo(0, column);
    case 'PageDown':
      return goTo(7, column);
    case 'Enter':
    case ' ':
      return { do: 'choose' };
    case 'Escape':
      return { do: 'cancel' };
    default:
      return null;
  }
}
