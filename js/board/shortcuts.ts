/**
 * Which key asks something of the board, or jumps to a piece?
 *
 * Pure: the keys beside those of keyboard.ts. Single characters work only while the board has the focus,
 * and can be switched off: WCAG 2.1.4 asks for one of the two.
 */

import type { Command, CommandName, Commands, Key, Keyboard, Letters } from './keyboard.js';
import {
  FILES,
  RANKS,
  fileOf,
  rankOf,
  visualOrder,
  type Color,
  type Piece,
  type Role,
  type Square,
} from './squares.js';

/** Letters that stand in for one of a command which a piece needs. */
const SPARE = 'xyzwvjugois';

/**
 * The command of a key pressed while `at` has the focus, or null where the key is not the board's:
 * - a piece letter goes to the next piece of that kind, with Shift to the previous one;
 * - 1 to 8 go to that rank, with Shift to the file of that number;
 * - a command's letter, the question mark (explain the square) and F1 (list the keys) ask something.
 *
 * Letters are those that the layout writes; where it writes none of the Latin alphabet, those that
 * an English keyboard has in the same place.
 */
export function shortcutOf(
  key: Key,
  at: Square,
  below: Color,
  pieces: ReadonlyMap<Square, Piece>,
  { letters, commands }: Keyboard,
): Command | null {
  if (key.altKey || key.ctrlKey || key.metaKey) return null;
  if (key.key === 'F1') return { do: 'keys' };
  if (commands === null) return null;
  const digit = /^Digit([1-8])$/.exec(key.code)?.[1] ?? (/^[1-8]$/.test(key.key) ? key.key : null);
  if (digit !== null) {
    const number = Number(digit) - 1;
    const file = key.shiftKey ? FILES[number]! : fileOf(at);
    const rank = key.shiftKey ? rankOf(at) : RANKS[number]!;
    return { do: 'focus', square: `${file}${rank}` };
  }
  if (key.key === '?' || key.key === '？') return { do: 'explain' };
  const letter = letterOf(key);
  const role = roleOf(key.key, letters) ?? roleOf(letter, letters);
  if (role !== null) {
    const found = nextOf(role, at, below, pieces, key.shiftKey ? -1 : 1);
    return found && { do: 'focus', square: found };
  }
  const names = Object.keys(commands) as CommandName[];
  const name = names.find((one) => commands[one] === letter);
  return name === undefined ? null : { do: name };
}

/**
 * The letters of the commands beside those of the pieces. A piece's letter is that of the reader's
 * notation and stays; a command that wants the same one gets another, which the list of keys tells.
 */
export function commandsOf({ letters, commands }: { letters: Letters; commands: Commands }): Commands {
  const taken = new Set(Object.values(letters).map((letter) => letter.toLowerCase()));
  const free = (wanted: string): string => {
    const letter = [wanted, ...SPARE].find((one) => !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  };
  return {
    moves: free(commands.moves),
    last: free(commands.last),
    flip: free(commands.flip),
    keys: free(commands.keys),
  };
}

function letterOf({ key, code }: Key): string {
  const written = key.toLowerCase();
  if (key.length !== 1 || /^[a-z]$/.test(written)) return written;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written;
}

/** The role that a letter names, in either case. */
export function roleOf(letter: string, letters: Letters): Role | null {
  const wanted = letter.toLowerCase();
  const roles = Object.keys(letters) as Role[];
  return roles.find((role) => letters[role].toLowerCase() === wanted) ?? null;
}

/** The next piece of a role in reading order, round the end of the board. */
function nextOf(
  role: Role,
  at: Square,
  below: Color,
  pieces: ReadonlyMap<Square, Piece>,
  direction: 1 | -1,
): Square | null {
  const order = visualOrder(below);
  const start = order.indexOf(at);
  for (let n = 1; n <= 64; n++) {
    const square = order[(start + n * direction + 64) % 64]!;
    if (pieces.get(square)?.role === role) return square;
  }
  return null;
}
