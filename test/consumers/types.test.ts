// Do the types and addresses of the package hold for every way in which TypeScript and others resolve them?

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { longTest, newProject, packed, run, tools, type Project } from './project.js';

/** A program that names every entry, and something of each. */
const program = `
import { init, ArbiterError, type Game, type Move } from 'chess-arbiter';
import { init as initInline } from 'chess-arbiter/inline';
import { init as initWorker, type WorkerGame } from 'chess-arbiter/worker';
import { ChessBoardElement, type BoardState } from 'chess-arbiter/board';
import 'chess-arbiter/board/define';
import { loadLesson } from 'chess-arbiter/lesson';

const game: Game = (await init()).game({ variant: 'chess960', language: 'id' });
const move: Move = game.play({ from: 'e2', to: 'e4' });
const remote: WorkerGame = await (await initWorker()).game();
const far: Promise<Move> = remote.play(move.uci);
const state: BoardState = { fen: game.fen, turn: game.turn, dests: game.dests() };
const board: ChessBoardElement = document.querySelector('chess-board')!;
board.state = state;
board.addEventListener('move-request', ({ detail }) => game.play(detail));
// @ts-expect-error: there is no such edition
(await initInline()).game({ laws: '1999' });
// @ts-expect-error: a square is not any string
game.moves('i9');
export const answers = [far, loadLesson, ArbiterError];
`;

const ways = [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

let project: Project;
before(async () => {
  project = await newProject({ 'main.ts': program });
});
after(() => project?.[Symbol.asyncDispose]());

test('a strict program in TypeScript compiles against every entry, in each resolution', async () => {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  for (const way of ways) {
    const lib = ['es2022', 'esnext.disposable', 'dom', 'dom.iterable'];
    const compilerOptions = { ...way, target: 'es2022', lib, strict: true, noEmit: true, types: [] };
    await project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, files: ['main.ts'] }) });
    await project.node(tsc, '-p', '.');
  }
});

// The checkers are installed by the long suites only: they are heavy, and what they see rarely changes.

longTest('publint warns of nothing', async () => {
  const bin = path.join(await tools('checks'), 'publint/src/cli.js');
  // Below a warning it would have `browser` removed, which bundlers need that know no exports.
  const args = [bin, await packed(), '--strict', '--level', 'warning'];
  assert.match((await run(process.execPath, args, project.folder)).stdout, /All good!/);
});

longTest('attw finds no wrong types', async () => {
  const bin = path.join(await tools('checks'), '@arethetypeswrong/cli/dist/index.js');
  const untyped = ['arbiter.wasm', 'lesson.wasm', 'board.css', 'arbiter.classic.js'];
  const excluded = [...untyped, 'worker-thread.js', 'integrity.json'];
  const flags = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm', '--format', 'json'];
  const args = [bin, await packed(), ...flags, '--exclude-entrypoints', ...excluded];
  const { stdout } = await run(process.execPath, args, project.folder);
  const { analysis } = JSON.parse(stdout) as Analysis;
  // A require() of the modules works in every Node that the package takes, and resolvers of before
  // 2019 find the first entry only.
  const wrong = analysis.problems.filter(
    ({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10',
  );
  assert.deepEqual(wrong, []);
  assert.ok(analysis.problems.some(({ kind }) => kind === 'CJSResolvesToESM'));
});

interface Analysis {
  readonly analysis: { readonly problems: readonly { kind: string; resolutionKind?: string }[] };
}
