// Which Arbiter game has the moves of a Chess? A copy that is kept while nothing changes.

import type { Arbiter } from '../arbiter.js';
import type { Game } from '../game.js';
import { ROLE_LETTERS, fromOf, nameOf, promotionOf, toOf } from './board.js';
import type { Entry, Line } from './line.js';

export class Beneath {
  #kept: { readonly game: Game; readonly last: Entry | undefined; readonly fen: string } | undefined;

  /** The game of a line, from where its positions belong together; null where it cannot be played. */
  of(line: Line, arbiter: Arbiter): Game | null {
    if (!line.isPlayable) return null;
    const { made, fen, start } = line;
    const [last, moves, kept] = [made.at(-1), made.slice(start.since), this.#kept];
    const isSame = kept && kept.last === last && kept.fen === fen && kept.game.handle !== 0;
    // The caller may have played on in it.
    if (isSame && kept.game.ply === moves.length && kept.game.fen === fen) return kept.game;
    const game = arbiter.game({ fen: start.fen });
    for (const { packed } of moves) {
      const promotion = ROLE_LETTERS[promotionOf(packed)];
      game.play({ from: nameOf(fromOf(packed)), to: nameOf(toOf(packed)), promotion });
    }
    this.#kept = { game, last, fen };
    return game;
  }
}
