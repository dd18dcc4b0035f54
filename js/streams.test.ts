// Are large PGN files read game by game, on the page and in the worker, with no more of them in memory
// than is asked for?

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { init, type PgnGame, type PgnOptions, type PgnProgress, type PgnSource } from './index.node.js';
import { Instance } from './instance.js';
import { compiler } from './program.js';
import { init as initWorker } from './worker/index.node.js';

const here = await initHere();
const worker = await initWorker();

/** The two ways to read, which must not differ. */
const readers = [
  ['page', (source: PgnSource, options?: PgnOptions) => here.readPgn(source as string, options)],
  ['worker', (source: PgnSource, options?: PgnOptions) => worker.readPgn(source, options)],
] as const;

/** The program of the page, which tells the size of its memory. */
async function initHere() {
  const { take } = Instance.prototype;
  Instance.prototype.take = function <T>(this: Instance) {
    programs.add(this);
    return take.call(this) as T;
  };
  return init();
}
const programs = new Set<Instance>();
const programSize = () => [...programs].reduce((sum, { words }) => sum + words.buffer.byteLength, 0);

const folder = 'testdata/players';
const players = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`));
const bobby = players[1]!.subarray(0, players[1]!.indexOf('[Event ', 90_000));
const odd = new TextEncoder().encode(
  '[Event "Mémorial 😀"]\n\n1. e4 {é😀} e5 *\n\n[FEN "x"]\n\n1. e4 *\n\n[Event "b"]\n\n1. e4 Ke3 *\n\n' +
    '[FEN "bnrkrnqb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRNQB w KQkq - 0 1"]\n[Variant "Chess960"]\n\n1. e4 a1=Q (1. d4',
);
const bytes = new Uint8Array([...bobby, ...odd]);

/** All that is told of a game; the game itself as PGN. */
async function outline(source: AsyncIterable<Told> | Iterable<Told>) {
  const list: (Omit<Told, 'game'> & { readonly pgn: string | null })[] = [];
  for await (const { game, ...told } of source) {
    list.push({ ...told, pgn: game && (await game.pgn()) });
    await game?.dispose();
  }
  return list;
}
interface Told extends Omit<PgnGame, 'game'> {
  readonly game: { pgn(): string | Promise<string>; dispose(): void | Promise<void> } | null;
}

function* chunks(size: number) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

/** Every kind of source, with the same text in it. */
const sources: Record<string, () => PgnSource> = {
  'a string': () => new TextDecoder().decode(bytes),
  'a Blob': () => new Blob([bytes]),
  'a File': () => new File([bytes], 'games.pgn'),
  'a stream of bytes': () => new Blob([bytes]).stream(),
  'a stream of strings': () => new Blob([bytes]).stream().pipeThrough(new TextDecoderStream()),
  'a compressed stream': () =>
    new Blob([bytes])
      .stream()
      .pipeThrough(new CompressionStream('gzip'))
      .pipeThrough(new DecompressionStream('gzip')),
  'an iterable': () => chunks(1000),
  'an async iterable': async function* () {
    yield* chunks(777);
  },
};

for (const games of ['open', 'line', 'none'] as const) {
  test(`every kind of source is read the same on the page and in the worker: games '${games}'`, async () => {
    const wanted = await outline(here.readPgn(sources['a string']!() as string, { games }));
    assert.ok(wanted.length > 100);
    for (const [place, read] of readers) {
      for (const [kind, source] of Object.entries(sources)) {
        const told: PgnProgress[] = [];
        const onProgress = (progress: PgnProgress) => told.push(progress);
        assert.deepEqual(await outline(read(source(), { games, onProgress })), wanted, `${kind}, ${place}`);
        const last = told.at(-1)!;
        assert.deepEqual([last.bytes, last.games], [bytes.length, wanted.length], `${kind}, ${place}`);
        const isKnown = /string$|Blob|File/.test(kind);
        for (const [i, { bytes: read, total, games }] of told.entries()) {
          assert.equal(total, isKnown ? bytes.length : null);
          const before = told[i - 1] ?? { bytes: 0, games: 0 };
          assert.ok(read >= before.bytes && read <= before.bytes + 3 * 65_536 && games >= before.games);
        }
        assert.ok(told.length > 2);
      }
    }
  });
}

test('a game that is cut out of its file by start and end is the same game', async () => {
  const file = new Blob([bytes]);
  const index = await outline(worker.readPgn(file, { games: 'none' }));
  const whole = await outline(here.readPgn(file));
  assert.equal(index.length, whole.length);
  for (const i of [0, 7, 99, whole.length - 4, whole.length - 1]) {
    const { start, end, headers } = index[i]!;
    const [alone, ...more] = await outline(here.readPgn(file.slice(start, end)));
    assert.deepEqual(more, []);
    assert.deepEqual([alone!.pgn, alone!.headers], [whole[i]!.pgn, headers]);
  }
});

test('the main line as data is that of the game', async () => {
  for await (const { line, game, problems } of worker.readPgn(new Blob([odd]), { games: 'line' })) {
    assert.equal(game, null);
    if (!line) {
      assert.ok(problems.some(({ severity }) => severity === 'error'));
      continue;
    }
    using played = here.game({ fen: line.fen, variant: line.variant });
    for (const uci of line.moves.split(' ')) assert.equal(played.play(uci).uci, uci);
    assert.ok(played.ply > 0);
  }
  const castled = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *';
  const [{ line }] = [...here.readPgn(castled, { games: 'line' })] as [PgnGame];
  assert.deepEqual(line, {
    variant: 'standard',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1',
  });
});

/** A source without an end that counts what is taken of it, and knows whether it was let go of. */
function endless(kind: 'stream' | 'iterable') {
  const piece = new TextEncoder().encode('[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n'.repeat(10));
  const log = { taken: 0, stopped: undefined as unknown };
  const source: PgnSource =
    kind === 'iterable'
      ? (async function* () {
          try {
            for (;;) (log.taken++, yield piece);
          } finally {
            log.stopped = 'left';
          }
        })()
      : new ReadableStream(
          {
            pull: (controller) => (log.taken++, controller.enqueue(piece)),
            cancel: (reason) => void (log.stopped = reason ?? 'left'),
          },
          { highWaterMark: 0 },
        );
  return { log, source };
}

test('no more is read than is asked for, but a few games; a loop that is left lets go of the source', async () => {
  for (const [place, read] of readers) {
    for (const kind of ['stream', 'iterable'] as const) {
      const { log, source } = endless(kind);
      let given = 0;
      for await (const { game } of read(source)) {
        await game!.dispose();
        await new Promise((resolve) => setTimeout(resolve, 1)); // a slow one
        if (++given === 100) break;
      }
      assert.ok(log.taken >= 10 && log.taken <= 12, `${log.taken} pieces of 10 games, ${kind}, ${place}`);
      assert.equal(log.stopped, 'left', `${kind}, ${place}`);
      if (source instanceof ReadableStream) assert.equal(source.locked, false);
    }
  }
});

test('a signal ends the reading: before it, between games, and while a source keeps one waiting', async () => {
  for (const [place, read] of readers) {
    const signal = AbortSignal.abort('before');
    for (const source of ['1. e4 *', new Blob(['1. e4 *'])]) {
      await assert.rejects(outline(read(source, { signal })), (reason) => reason === 'before', place);
    }
    for (const kind of ['stream', 'iterable'] as const) {
      const controller = new AbortController();
      const { log, source } = endless(kind);
      let given = 0;
      const reading = (async () => {
        for await (const _ of read(source, { signal: controller.signal })) {
          if (++given === 5) controller.abort('enough');
        }
      })();
      await assert.rejects(reading, (reason) => reason === 'enough');
      assert.equal(given, 5, place);
      assert.equal(log.stopped, kind === 'stream' ? 'enough' : 'left', place);
    }
    const controller = new AbortController();
    let cancelled: unknown;
    const silent = new ReadableStream<string>({ cancel: (reason) => void (cancelled = reason) });
    const waiting = assert.rejects(outline(read(silent, { signal: controller.signal })), {
      name: 'AbortError',
    });
    setTimeout(() => controller.abort(), 20);
    await waiting;
    assert.equal(cancelled, controller.signal.reason, place);
    async function* never() {
      await new Promise(() => {});
      yield '';
    }
    const late = new AbortController();
    setTimeout(() => late.abort('late'), 20);
    const { signal: lateSignal } = late;
    await assert.rejects(outline(read(never(), { signal: lateSignal })), (reason) => reason === 'late');
  }
});

test('an error of the source, of a piece, or of who hears of it comes out of the loop', async () => {
  for (const [, read] of readers) {
    async function* broken() {
      yield '1. e4 *\n\n1. d4 *\n\n';
      throw new RangeError('broken');
    }
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const { headers } of read(broken(), { games: 'none' })) seen.push(headers);
    })();
    await assert.rejects(reading, { name: 'RangeError', message: 'broken' });
    assert.equal(seen.length, 2);
    await assert.rejects(outline(read([5] as never)), { code: 'ERR_ARGUMENT' });
    const onProgress = () => {
      throw new Error('deaf');
    };
    await assert.rejects(outline(read('1. e4 *', { onProgress })), { message: 'deaf' });
    const locked = new Blob(['1. e4 *']).stream();
    locked.getReader();
    await assert.rejects(outline(read(locked)), { code: 'ERR_ARGUMENT' });
    for (const options of [{ games: 'all' }, { onProgress: 5 }, { signal: 5 }, { mode: 'x' }, 5]) {
      assert.throws(() => read('', options as never), { code: 'ERR_ARGUMENT' });
    }
  }
});

/** Real games with as many again that have comments and variations, as a stream of so many bytes. */
function large(size: number): ReadableStream<Uint8Array> {
  const moves = '1. e4 {[%clk 0:10:00] best by test} (1. d4 d5 (1... Nf6 2. c4) 2. c4 $1) 1... e5 2. Nf3 Nc6';
  const annotated = `[Event "generated"]\n[White "Ö"]\n\n${moves} ${'{a comment} '.repeat(9)}3. Bb5 a6 *\n\n`;
  const parts = [...players, new TextEncoder().encode(annotated.repeat(1000))];
  let left = size;
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()!;
      parts.push(part);
      controller.enqueue(part.slice(0, left));
      left -= part.length;
      if (left <= 0) controller.close();
    },
  });
}

/** How many bytes more are no leak; the collector of the standard compiler is not ours. */
const slack = compiler === 'go' ? 256e6 : 1e6;

const megabytes = process.env['ARBITER_LONG'] ? 100 : 4;

for (const [place, read] of readers) {
  for (const games of ['open', 'none'] as const) {
    test(`${megabytes} MB are read in constant memory: ${place}, games '${games}'`, async (t) => {
      const size = megabytes * 1e6;
      let [count, most, program] = [0, 0, 0];
      let bytesRead = 0;
      const onProgress = ({ bytes }: PgnProgress) => {
        bytesRead = bytes;
        most = Math.max(most, process.memoryUsage.rss());
        if (bytes < size / 4) program = programSize();
      };
      const before = process.memoryUsage.rss();
      const start = performance.now();
      for await (const { game } of read(large(size), { games, onProgress })) {
        count++;
        await game?.dispose();
      }
      const seconds = (performance.now() - start) / 1000;
      assert.equal(bytesRead, size);
      assert.ok(count > 1200 * megabytes);
      assert.ok(programSize() <= program + slack, `${program} bytes of the program became ${programSize()}`);
      assert.ok(most < before + 150e6 + slack, `${before} bytes of the process became ${most}`);
      const told = [
        `${seconds.toFixed(1)} s, ${Math.round(count / seconds)} games a second`,
        `process ${Math.round(before / 1e6)} MB, at most ${Math.round(most / 1e6)} MB`,
        ...(place === 'page' ? [`program ${(programSize() / 1e6).toFixed(1)} MB`] : []),
      ];
      t.diagnostic(told.join('; '));
    });
  }
}
