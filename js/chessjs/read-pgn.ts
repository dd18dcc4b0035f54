// What stands in a PGN: which tags, which moves of the main line, which comments on them?
//
// The first game of the text is read. Variations, glyphs and signs are passed over, and comments may
// stand anywhere.

/** The first game of a text. */
export interface PgnText {
  /** Names and values of the tags, in their order. */
  readonly headers: readonly (readonly [string, string])[];
  /** The comment before the first move. */
  comment?: string;
  readonly moves: { readonly text: string; comment?: string }[];
  /** The result after the moves. */
  result?: string;
}

const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\[^]|"(?!\s*\]))*)"\s*\]/y;
const RESULT = /(?:1-0|0-1|1\/2-1\/2|1\/2|½-½|½|\*)(?=[\s;{}()[\]]|$)/y;
const NUMBER = /\d+(?:\s*\.+|(?=[\s;{}()[\]]|$))/y;
const GLYPH = /\$\d*/y;
const WORD = /[^\s;{}()[\]$*]+/y;

/** Words that tell something of a move and are none: signs alone, and e.p. */
const ASIDE = /^(?:[^\p{L}\p{N}♔-♟]+|e\.?p\.?)$/iu;

/** Spellings of a null move. */
const NULL = /^(?:--|Z0)$/;

/**
 * Reads a text.
 *
 * @throws Error where a comment or a variation does not end, or a bracket opens no tag.
 */
export function readPgn(text: string): PgnText {
  const headers: [string, string][] = [];
  const game: PgnText = { headers, moves: [] };
  let depth = 0;
  let opened = 0; // where the outermost variation begins
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const fault = (what: string, where: number) =>
    new Error(`Invalid PGN: ${what} in line ${text.slice(0, where).split('\n').length}`);
  const endOfLine = () => {
    const end = /[\r\n]|$/g;
    end.lastIndex = at;
    return end.exec(text)!.index;
  };
  const note = (comment: string) => {
    const owner = game.moves.at(-1) ?? game;
    owner.comment = owner.comment === undefined ? comment : `${owner.comment} ${comment}`;
  };

  while (at < text.length) {
    const letter = text[at]!;
    const start = at;
    if (/\s/.test(letter)) {
      at++;
    } else if (letter === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) throw fault('a comment that does not end', at);
      if (depth === 0) note(text.slice(at + 1, end).replace(/[\r\n]+/g, ' '));
      at = end + 1;
    } else if (letter === ';') {
      at = endOfLine();
      if (depth === 0) note(text.slice(start + 1, at).trim());
    } else if (letter === '%') {
      at = endOfLine();
    } else if (letter === '(') {
      if (depth++ === 0) opened = at;
      at++;
    } else if (letter === ')' || letter === '}' || letter === ']') {
      if (letter !== ')' || depth === 0) throw fault(`a stray ${letter}`, at);
      depth--;
      at++;
    } else if (letter === '[') {
      const tag = match(TAG);
      if (!tag) throw fault('a tag that is none', at);
      if (game.moves.length > 0 || game.result !== undefined) break; // of the next game
      headers.push([tag[1]!, tag[2]!.replace(/\\(["\\])/g, '$1')]);
    } else if (match(RESULT)) {
      if (depth > 0 || game.result !== undefined) continue;
      const result = text.slice(start, at);
      game.result = /^(?:1\/2|½)/.test(result) ? '1/2-1/2' : result;
    } else if (!match(NUMBER) && !match(GLYPH)) {
      const word = match(WORD)![0];
      if (depth > 0 || game.result !== undefined) continue;
      if (NULL.test(word)) game.moves.push({ text: '--' });
      else if (!ASIDE.test(word)) game.moves.push({ text: word });
    }
  }
  if (depth > 0) throw fault('a variation that does not end', opened);
  return game;
}
