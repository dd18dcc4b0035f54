// What is noted beside the moves: which tags, and which comments on which positions?

import type { Line } from './line.js';
import { DEFAULT_POSITION, SEVEN_TAG_ROSTER, newHeader } from './names.js';

export class Sheet {
  /** The tags in the order in which they are written; null stands for one that is not. */
  header = newHeader();
  /** The comments by the FEN of their position. */
  readonly comments = new Map<string, string>();

  /** Forgets the comments and, unless they are to be kept, the tags. */
  clear(keepsTags: boolean): void {
    this.comments.clear();
    if (!keepsTags) this.header = newHeader();
    this.noteSetUp(DEFAULT_POSITION);
  }

  /** Notes from which position the moves begin. */
  noteSetUp(fen: string): void {
    const isStart = fen === DEFAULT_POSITION;
    this.header['SetUp'] = isStart ? null : '1';
    this.header['FEN'] = isStart ? null : fen;
  }

  set(name: string, value: string | undefined): void {
    this.header[name] = value ?? SEVEN_TAG_ROSTER[name] ?? null;
  }

  /** Takes a tag away, or what stands in it if every PGN has it; false for one that is not known. */
  remove(name: string): boolean {
    if (!(name in this.header)) return false;
    this.set(name, undefined);
    return true;
  }

  /** The tags that have a value. */
  tags(): Record<string, string> {
    const set = Object.entries(this.header).filter((tag): tag is [string, string] => tag[1] !== null);
    return Object.fromEntries(set);
  }

  /** The comments on the positions of a line, in their order; those on others are forgotten. */
  commentsOn({ made, fen }: Line): { fen: string; comment: string }[] {
    const fens = [made[0]?.before ?? fen, ...made.map((entry) => entry.after)];
    const kept = fens.flatMap((at) => {
      const comment = this.comments.get(at);
      return comment === undefined ? [] : [{ fen: at, comment }];
    });
    this.comments.clear();
    for (const { fen: at, comment } of kept) this.comments.set(at, comment);
    return kept;
  }

  /** Takes the comment on a position away and returns it. */
  removeComment(fen: string): string | undefined {
    const comment = this.comments.get(fen);
    this.comments.delete(fen);
    return comment;
  }
}
