// How does the page read a file whose games are in the worker?
//
// The page takes the file piece by piece and the worker makes games of the pieces, some at a time.
// While these are given, the next ones are under way, and no more: so memory stays what it is, however
// long the file and however slow the reader of the games.

import { Teller, type PgnSource, type Reading } from '../pgn.js';
import type { Piece } from '../pieces.js';
import { opener, type Pieces } from '../sources.js';
import { stoppable } from '../stopping.js';
import type { WorkerGame, WorkerPgnGame } from './api.js';
import type { Crew } from './crew.js';
import type { ReadGame } from './wire.js';

/** How many games come at once, by what is made of them: all of the two take some milliseconds. */
const BATCH = [32, 32, 512] as const;

/** Games that came together. */
interface Batch {
  readonly games: readonly ReadGame[];
  /** The piece whose last games these are, null for the end of the file; undefined where more are to come. */
  readonly done: Piece | null | undefined;
}

/** Reads a source by the reader of a worker. */
export function readRemotely(
  crew: Crew,
  source: PgnSource,
  how: Reading,
  make: (crew: Crew, game: number) => WorkerGame,
): AsyncIterable<WorkerPgnGame> {
  const open = opener(source);
  const { signal } = how;
  return {
    async *[Symbol.asyncIterator]() {
      signal?.throwIfAborted();
      const pieces = open();
      const file = new RemoteFile(crew, pieces, how);
      try {
        const teller = new Teller(how.onProgress, () => pieces.total);
        let batch: Batch;
        do {
          batch = await stoppable(signal, file.next());
          for (const { game, ...told } of batch.games) {
            file.given++;
            teller.games++;
            yield { ...told, game: game === null ? null : make(crew, game) };
            signal?.throwIfAborted();
          }
          if (batch.done !== undefined) teller.after(batch.done);
        } while (batch.done !== null);
      } finally {
        file.close();
        await pieces.stop(signal?.reason);
      }
    },
  };
}

/** A file of which the worker makes games. */
class RemoteFile {
  /** How many games of the batch in hand were given. */
  given = 0;
  readonly #crew: Crew;
  readonly #pieces: Pieces;
  readonly #most: number;
  readonly #reader: Promise<number>;
  #piece: Piece | null | undefined;
  #inHand: readonly ReadGame[] = [];
  #ahead: Promise<Batch> | undefined;
  #isClosed = false;

  constructor(crew: Crew, pieces: Pieces, { strict, games }: Reading) {
    this.#crew = crew;
    this.#pieces = pieces;
    this.#most = BATCH[games]!;
    this.#reader = crew.ask((host) => host.openReader(strict, games));
    this.#reader.catch(() => {}); // told by next
  }

  /** The next batch; the one after it is asked for. */
  async next(): Promise<Batch> {
    const batch = await (this.#ahead ??= this.#read());
    this.#ahead = undefined;
    this.#inHand = batch.games;
    this.given = 0;
    if (batch.done !== null && !this.#isClosed) {
      this.#ahead = this.#read();
      this.#ahead.catch(() => {}); // told when it is asked for
    }
    return batch;
  }

  /** Lets go of the reader, and of all games that were not given. */
  close(): void {
    this.#isClosed = true;
    this.#drop(this.#inHand.slice(this.given));
    this.#ahead?.then(({ games }) => this.#drop(games)).catch(() => {});
    this.#reader.then((reader) => this.#crew.ask((host) => host.dropReader(reader))).catch(() => {}); // of a worker that has ended nothing is left
  }

  async #read(): Promise<Batch> {
    const reader = await this.#reader;
    // Games of the piece before may be left; then no other is handed over.
    let piece: Piece | null | undefined;
    if (this.#piece === undefined) {
      piece = await this.#pieces.next();
      if (this.#isClosed) return { games: [], done: null };
      // A view is copied with all that lies behind it.
      this.#piece = piece instanceof Uint8Array ? piece.slice() : piece;
    }
    const handed = piece === undefined ? undefined : this.#piece;
    const games = await this.#crew.ask((host) => host.readGames(reader, this.#most, handed));
    if (this.#isClosed) {
      this.#drop(games);
      return { games: [], done: null };
    }
    const done = games.length < this.#most ? this.#piece : undefined;
    if (done !== undefined) this.#piece = undefined;
    return { games, done };
  }

  #drop(games: readonly ReadGame[]): void {
    for (const { game } of games) if (game !== null) this.#crew.drop(game);
  }
}
