// Is every handed ruling given through the API? The rows of core/testdata/verdicts.jsonl
// are asked natively too, in wasm/wire.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { init, type BoardEvent, type ClaimRequest, type Edition, type Incident } from './index.node.js';

interface Row {
  readonly case: string;
  readonly title: string;
  readonly fen: string;
  readonly moves: string;
  readonly variant?: 'chess960';
  readonly editions: readonly Edition[];
  readonly timeControl?: 'rapid' | 'blitz';
  readonly supervised?: boolean;
  readonly castlingRights?: 'while-usable';
  readonly clock?: { white: number; black: number };
  readonly ask: {
    readonly claim?: ClaimRequest;
    readonly touch?: readonly BoardEvent[];
    readonly incident?: Incident;
    readonly status?: true;
    readonly repetition?: true;
    readonly castling?: true;
    readonly canCastle?: ['white' | 'black', 'a' | 'h'];
  };
  readonly expect: Readonly<Record<string, unknown>>;
}

const rows = readFileSync('core/testdata/verdicts.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const arbiter = await init();

for (const row of rows) {
  test(`${row.case}: ${row.title}`, () => {
    for (const laws of row.editions) {
      const { fen, variant, timeControl, supervised, castlingRights } = row;
      const given = { variant, timeControl, supervised, castlingRights };
      const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      using game = arbiter.game({ fen, laws, ...options });
      for (const move of row.moves.split(' ').filter(Boolean)) game.play(move);
      const before = game.fen;
      const answer = JSON.parse(JSON.stringify(ask(game, row)));
      for (const [path, wanted] of Object.entries(row.expect)) {
        assert.deepEqual(look(answer, path), wanted, `${laws}: ${path} of ${JSON.stringify(answer)}`);
      }
      assert.equal(game.fen, before, 'a question changes nothing');
    }
  });
}

function ask(game: ReturnType<typeof arbiter.game>, { ask, clock }: Row): unknown {
  if (ask.claim) return game.claim({ ...ask.claim, ...(clock && { clock }) });
  if (ask.touch) return game.touch(ask.touch, { clock });
  if (ask.incident) return game.incident(ask.incident, { clock });
  if (ask.status) return game.status();
  if (ask.repetition) return game.repetition();
  if (ask.canCastle) return game.canCastle(...ask.canCastle);
  return { states: game.castling().map(({ state }) => state) };
}

/** Follows a path such as "evidence.opinions.length"; moves are told by their UCI, in order. */
function look(answer: unknown, path: string): unknown {
  let here = answer as Record<string, unknown> | null | undefined;
  for (const name of path.split('.')) here = here?.[name] as typeof here;
  if (path !== 'moves' || !Array.isArray(here)) return here;
  return (here as { uci: string }[]).map(({ uci }) => uci).sort();
}
