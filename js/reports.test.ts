// Are the faults that were reported against other libraries absent here? The cases
// are those of core/testdata/reports.jsonl, put to the JavaScript API; Go's own tests
// put them to the core.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { init, type Game, type GameOptions, type PgnGame, type Variant } from './index.node.js';

const arbiter = await init();

interface Case {
  id: string;
  area: string;
  input: {
    fen?: string;
    variant?: Variant;
    moves_uci?: string[];
    move_uci?: string;
    san?: string;
    intended?: string;
    tokens?: Record<string, string> | string[];
    pgn?: string;
    bytes_hex?: string;
  };
  expected: Record<string, any>;
}

const cases = readFileSync('core/testdata/reports.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const bare = (san: string) => san.replace(/[+#]$/, '');
const notation = (game: Game) => game.moves().map((move) => bare(move.san));

/** Plays a text; tells the move, or null where it is refused. */
function attempt(
  options: GameOptions,
  move: string,
  mode: 'strict' | 'lenient',
  letters?: string,
): string | null {
  const game = arbiter.game(options);
  try {
    return game.play(move, letters ? { mode, letters } : { mode }).uci;
  } catch {
    return null;
  } finally {
    game.dispose();
  }
}

/** What a case expects of a game, by the name of the expectation; others speak of other things. */
const expectations: Record<string, (game: Game, wanted: any, one: Case) => void> = {
  n_legal: (game, wanted) => assert.equal(game.moves().length, wanted),
  legal: (game, wanted) =>
    wanted.forEach((san: string) => assert.ok(notation(game).includes(bare(san)), san)),
  then_legal: (game, wanted) =>
    wanted.forEach((san: string) => assert.ok(notation(game).includes(bare(san)), san)),
  lenient_legal: (game, wanted) =>
    wanted.forEach((san: string) => assert.ok(notation(game).includes(bare(san)), san)),
  not_legal: (game, wanted) =>
    wanted.forEach((san: string) => assert.ok(!notation(game).includes(bare(san)), san)),
  fen_after: (game, wanted) => assert.equal(game.fen, wanted),
  fen_ep_out: (game, wanted) => assert.equal(game.fen.split(' ')[3], wanted),
  fen_out_xfen: (game, wanted) => assert.equal(game.fen, wanted),
  fen_out_shredder: (game, wanted) => assert.equal(game.fenAs({ castling: 'shredder' }), wanted),
  fen_after_shredder: (game, wanted) => assert.equal(game.fenAs({ castling: 'shredder' }), wanted),
  rights_after_normalising: (game, wanted) => assert.equal(game.fen.split(' ')[2], wanted),
  occurrences_of_final_position: (game, wanted) => assert.equal(game.repetition().count, wanted),
  threefold_claim_available: (game, wanted) => {
    const claimed = game.claims().some(({ kind, intending }) => kind === 'threefold' && intending === null);
    assert.equal(claimed, wanted);
    assert.equal(game.claim({ kind: 'threefold' }).upheld, wanted);
  },
  fivefold_automatic: (game, wanted) => assert.equal(game.status().reason === 'fivefold', wanted),
  claim_before_move_available: (game, wanted) =>
    assert.equal(
      game.claims().some(({ kind, intending }) => kind === 'threefold' && intending !== null),
      wanted,
    ),
  fifty_claim: (game, wanted) =>
    assert.equal(
      game.claims().some(({ kind, intending }) => kind === 'fifty-move' && intending === null),
      wanted,
    ),
  claim_by_intended_move: (game, wanted, { input }) =>
    assert.equal(game.claim({ kind: 'fifty-move', intending: input.intended! }).upheld, wanted),
  automatic_draw: (game, wanted) => assert.equal(game.status().result === '1/2-1/2', Boolean(wanted)),
  checkmate: (game, wanted) => assert.equal(game.status().reason === 'checkmate', wanted),
  stalemate: (game, wanted) => assert.equal(game.status().reason === 'stalemate', wanted),
  san: (game, wanted, { input }) =>
    assert.equal(
      (input.move_uci ? game.moves().find(({ uci }) => uci === input.move_uci) : game.history().at(-1))?.san,
      wanted,
    ),
  sans: (game, wanted) =>
    assert.deepEqual(
      game.history().map(({ san }) => san),
      wanted,
    ),
  uci: (game, wanted) => {
    for (const [uci, san] of Object.entries(typeof wanted === 'string' ? {} : wanted)) {
      assert.equal(game.moves().find((move) => move.uci === uci)?.san, san);
    }
  },
  uci_accepted: (game, wanted) => {
    for (const [uci, san] of Object.entries(Array.isArray(wanted) ? {} : wanted)) {
      assert.equal(
        game.moves().find((move) => move.uci === attempt({ fen: game.fen }, uci, 'lenient'))?.san,
        san,
      );
    }
  },
  uci_rejected: (game, wanted) => {
    for (const uci of wanted) assert.equal(attempt({ fen: game.fen }, uci, 'lenient'), null, uci);
  },
  castling_reasons: (game, wanted) => {
    for (const wing of Object.keys(wanted)) {
      const side = /k/i.test(wing) ? 'h' : 'a';
      const option = game.castling(game.turn).find((one) => one.side === side)!;
      assert.ok(option.state !== 'legal' && option.reasons.length > 0, `${wing} ${option.state}`);
    }
  },
};

for (const one of cases.filter(({ area }) =>
  /^(castling|castling-960|en-passant|repetition|fifty-move|san)$/.test(area),
)) {
  test(`${one.area}: ${one.id}`, () => {
    const { input, expected } = one;
    let options: GameOptions = { fen: input.fen!, ...(input.variant ? { variant: input.variant } : {}) };
    if (/^reject/.test(expected['fen_strict'] ?? expected['strict'] ?? '')) {
      const how = input.variant ? { variant: input.variant } : {};
      assert.equal(arbiter.checkFen(input.fen!, how).ok, false);
      const { fen } = arbiter.checkFen(input.fen!, { ...how, mode: 'lenient' });
      if (fen === null) return assert.equal(expected['n_legal'], undefined);
      options = { ...options, fen };
    }
    const game = arbiter.game(options);
    for (const move of input.moves_uci ?? []) game.play(move);
    for (const [name, wanted] of Object.entries(expected)) expectations[name]?.(game, wanted, one);
    game.dispose();
  });
}

for (const { id, input, expected } of cases.filter(({ area }) => area === 'fen-validation')) {
  test(`fen-validation: ${id}`, () => {
    const strict = arbiter.checkFen(input.fen!);
    assert.equal(strict.ok, !expected['strict'].startsWith('reject'));
    const lenient = arbiter.checkFen(input.fen!, { mode: 'lenient' });
    if (expected['lenient']) assert.equal(lenient.ok, expected['lenient'].startsWith('accept'));
    if (expected['fen_out']) assert.equal(strict.fen, expected['fen_out']);
    if (expected['lenient_ep']) assert.equal(lenient.fen!.split(' ')[3], expected['lenient_ep']);
    for (const { text, code } of strict.problems) assert.ok(text && code);
  });
}

for (const { id, input, expected } of cases.filter(({ area }) => area === 'san-parse')) {
  test(`san-parse: ${id}`, () => {
    const options = { fen: input.fen! };
    if (input.san) {
      const wanted = (word: string) => (word.startsWith('reject') ? null : word);
      assert.equal(attempt(options, input.san, 'strict'), wanted(expected['strict']));
      assert.equal(attempt(options, input.san, 'lenient'), wanted(expected['lenient']));
    }
    if (input.tokens && !Array.isArray(input.tokens)) {
      for (const [language, token] of Object.entries(input.tokens)) {
        assert.equal(attempt(options, token, 'lenient', language), expected['with_locale']);
        assert.equal(attempt(options, token, 'lenient'), null, token);
      }
    }
    for (const [token, uci] of Object.entries((expected['accepted'] as Record<string, string>) ?? {})) {
      assert.equal(attempt(options, token, 'lenient'), uci.split(' ')[0]);
    }
    for (const token of (expected['rejected'] as string[]) ?? [])
      assert.equal(attempt(options, token, 'lenient'), null, token);
  });
}

const mainline = ({ game }: PgnGame) => game!.history().map(({ san }) => san);
const allComments = (game: Game) => {
  const found: string[] = [];
  const stack = [game.tree()];
  for (let node = stack.pop(); node; node = stack.pop()) {
    found.push(...node.before, ...node.after);
    stack.push(...node.children);
  }
  return found;
};

for (const { id, input, expected } of cases.filter(({ area }) => area === 'pgn')) {
  test(`pgn: ${id}`, async () => {
    const bytes = input.bytes_hex ? Buffer.from(input.bytes_hex, 'hex') : new TextEncoder().encode(input.pgn);
    const games: PgnGame[] = [];
    for await (const game of arbiter.readPgn([new Uint8Array(bytes)])) games.push(game);
    assert.equal(games.length, expected['games'] ?? 1);
    const [first, second] = games as [PgnGame, PgnGame | undefined];
    const errors = first.problems.filter(({ severity }) => severity === 'error');
    if (expected['mainline']) assert.deepEqual(mainline(first), expected['mainline']);
    if (expected['valid_by_standard'] === true) assert.deepEqual(errors, []);
    if (/accept/.test(expected['lenient'] ?? '')) assert.deepEqual(errors, []);
    if (/warn/.test(expected['lenient'] ?? '')) assert.ok(first.problems.length > 0);
    if (second && expected['second_game']) {
      assert.equal(second.headers['Event'], expected['second_game'].Event);
      assert.deepEqual(mainline(second), expected['second_game'].mainline);
    }
    for (const comment of expected['comments'] ?? [])
      assert.ok(allComments(first.game!).includes(comment), comment);
    const written = first.game!.pgn();
    const [again] = [...arbiter.readPgn(written)] as [PgnGame];
    assert.deepEqual(again.game!.tree(), first.game!.tree());
    assert.equal(again.game!.pgn(), written);
    for (const command of expected['commands'] ?? []) {
      for (const [name, value] of Object.entries(command))
        assert.ok(written.includes(`[%${name} ${value}]`), name);
    }
    if (expected['kept_verbatim']) assert.match(written, /\[%depth20 \+0\.35\] \[%foo_bar x\]/);
    for (const { game } of [...games, again]) game?.dispose();
  });
}

test('every area of the rules has its cases', () => {
  const areas = [
    'castling',
    'castling-960',
    'en-passant',
    'repetition',
    'fifty-move',
    'fen-validation',
    'san',
    'san-parse',
    'pgn',
  ];
  for (const name of areas) assert.ok(cases.filter(({ area }) => area === name).length >= 4, name);
});
