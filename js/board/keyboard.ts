/**
 * Which square or act does a key mean?
 *
 * Pure: from a key, the focused square and the picture to a command. Arrows move as seen on the
 * screen, so "right" is right whichever side is below. Single characters work only while the board
 * has the focus, and can be switched off: WCAG 2.1.4 asks for one of the two.
 */

import {
  FILES,
  RANKS,
  fileOf,
  placeOf,
  rankOf,
  squareAt,
  visualOrder,
  type Color,
  type Piece,
  type Role,
  type Square,
} from './squares.js';

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

/** Letters that stand in for one of a command which a piece needs. */
const SPARE = 'xyzwvjugois';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The command of a key pressed while `at` has the focus, or null where the key is not the board's.
 *
 * - arrows, Home and End (row ends), Page Up and Page Down (column ends), with Ctrl or Command
 *   Home and End for the corners;
 * - Enter and Space choose, Escape cancels;
 * - a piece letter goes to the next piece of that kind, with Shift to the previous one;
 * - 1 to 8 go to that rank, with Shift to the file of that number;
 * - a command's letter, the question mark (explain the square) and F1 (list the keys) ask something.
 *
 * Letters are those that the layout writes; where it writes none of the Latin alphabet, those that
 * an English keyboard has in the same place.
 */
export function commandOf(
  key: Key,
  at: Square,
  below: Color,
  pieces: ReadonlyMap<Square, Piece>,
  { letters, commands }: Keyboard,
): Command | null {
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
  const arrow = Object.hasOwn(ARROWS, key.key) ? ARROWS[key.key] : undefined;
  if (arrow) return goTo(row + arrow[0], column + arrow[1]);
  switch (key.key) {
    case 'PageUp':
      return goTo(0, column);
    case 'PageDown':
      return goTo(7, column);
    case 'Enter':
    case ' ':
      return { do: 'choose' };
    case 'Escape':
      return { do: 'cancel' };
    case 'F1':
      return { do: 'keys' };
  }
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
