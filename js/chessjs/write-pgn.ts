// How is a game written as PGN, in the form that chess.js gives it?

/** What is written of a move. */
export interface Written {
  readonly color: 'w' | 'b';
  readonly san: string;
  readonly moveNumber: number;
  /** The FEN before and after, by which comments are kept. */
  readonly before: string;
  readonly after: string;
}

export interface PgnParts {
  readonly header: Readonly<Record<string, string | null>>;
  readonly moves: readonly Written[];
  /** The comments by the FEN of their position. */
  readonly comments: ReadonlyMap<string, string>;
  /** The FEN of the position where no move has been made. */
  readonly fen: string;
  readonly newline: string;
  /** How long a line may be; 0 for one line. */
  readonly maxWidth: number;
}

/** Writes the tags that have a value, and the moves with their comments. */
export function writePgn({ header, moves, comments, fen, newline, maxWidth }: PgnParts): string {
  let text = '';
  for (const [name, value] of Object.entries(header)) {
    // Programs put ratings and rounds in as numbers.
    if (value) text += `[${name} "${String(value).replace(/["\\]/g, '\\$&')}"]${newline}`;
  }
  if (moves.length > 0) text += newline;
  const parts = partsOf(moves, comments, fen);
  parts.push(header['Result'] || '*');
  return text + (maxWidth === 0 ? parts.join(' ') : wrap(parts, newline, maxWidth));
}

/** The moves in pairs, such as "3. e3 e6", with what is noted at the positions between them. */
function partsOf(moves: readonly Written[], comments: ReadonlyMap<string, string>, fen: string): string[] {
  const noted = (at: string) => {
    const comment = comments.get(at);
    return comment === undefined ? [] : [`{${comment}}`];
  };
  const [first] = moves;
  if (!first) return [noted(fen).join('')];
  const parts: string[] = [];
  let pair = noted(first.before);
  for (const move of moves) {
    if (move.color === 'w') {
      if (pair.length > 0) parts.push(pair.join(' '));
      pair = [`${move.moveNumber}.`];
    } else if (move === first) {
      pair.push(`${move.moveNumber}. ...`);
    }
    pair.push(move.san, ...noted(move.after));
  }
  parts.push(pair.join(' '));
  return parts;
}

/**
 * Breaks lines between pairs of moves, and between the words of a pair with a comment that does not
 * fit. As in chess.js the space before a pair is not counted.
 */
function wrap(parts: readonly string[], newline: string, maxWidth: number): string {
  let text = '';
  let width = 0;
  let isFirst = true;
  const add = (word: string, most: number) => {
    const breaks = !isFirst && width + word.length > most;
    const between = isFirst ? '' : breaks ? newline : ' ';
    text += between + word;
    width = (breaks ? 0 : width + between.length) + word.length;
    isFirst = false;
  };
  for (const part of parts) {
    if (part.includes('{') && width + part.length > maxWidth) {
      for (const word of part.split(' ')) if (word !== '') add(word, maxWidth - 1);
    } else {
      add(part, maxWidth);
    }
  }
  return text;
}
