// Does a Chess read what people call PGN, and write what chess.js writes?

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as original from 'chess.js';
import { Chess } from './index.js';

interface Case {
  readonly id: string;
  readonly area: string;
  readonly input: { fen?: string; san?: string; tokens?: Record<string, string> | string[]; pgn?: string };
  readonly expected: Record<string, any>;
}

const cases = readFileSync('core/testdata/reports.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** The squares of a move that is read, null where it is refused. */
function attempt(fen: string, text: string): string | null {
  try {
    return new Chess(fen).move(text).lan;
  } catch {
    return null;
  }
}

const isRefused = (word: string) => word.startsWith('reject');

for (const { id, input, expected } of cases.filter(({ area }) => area === 'san-parse')) {
  test(`san-parse: ${id}`, () => {
    const { fen, san, tokens } = input as { fen: string; san?: string; tokens?: object };
    if (san !== undefined) {
      assert.equal(attempt(fen, san), isRefused(expected['lenient']) ? null : expected['lenient']);
    }
    if (tokens && !Array.isArray(tokens)) {
      for (const token of Object.values(tokens)) assert.equal(attempt(fen, token as string), null, token);
    }
    for (const [token, uci] of Object.entries((expected['accepted'] as Record<string, string>) ?? {})) {
      assert.equal(attempt(fen, token), uci.split(' ')[0]);
    }
    for (const token of (expected['rejected'] as string[]) ?? [])
      assert.equal(attempt(fen, token), null, token);
  });
}

/** What a Chess does not read: games of Chess960, and what is broken. */
const UNREAD: Record<string, RegExp> = {
  'pgn-036-chess960-shredder': /^Invalid FEN: castling availability is invalid$/,
  'pgn-037-chess960-no-variant-tag': /^Invalid move in PGN: O-O$/,
  'pgn-046-unclosed-paren': /^Invalid PGN: a variation that does not end in line 6$/,
};

for (const { id, input, expected } of cases.filter(({ area, input }) => area === 'pgn' && input.pgn)) {
  test(`pgn: ${id}`, () => {
    const chess = new Chess();
    const pgn = input.pgn!;
    if (UNREAD[id]) {
      chess.move('d4');
      const before = [chess.fen(), chess.history(), chess.getHeaders()];
      assert.throws(() => chess.loadPgn(pgn), { message: UNREAD[id]! });
      assert.deepEqual([chess.fen(), chess.history(), chess.getHeaders()], before);
      if (!id.includes('chess960')) return;
      const [read] = chess.arbiter.readPgn(pgn);
      assert.deepEqual(
        read!.game!.history().map(({ san }) => san),
        expected['mainline'],
      );
      return;
    }
    chess.loadPgn(pgn);
    if (expected['mainline']) {
      assert.deepEqual(
        chess.history().map((san) => san.replace(/[+#]$/, '')),
        expected['mainline'],
      );
    }
    const comments = chess.getComments().map(({ comment }) => comment);
    for (const comment of expected['comments'] ?? []) assert.ok(comments.join().includes(comment), comment);
    const again = new Chess();
    again.loadPgn(chess.pgn());
    assert.equal(again.pgn(), chess.pgn());
    assert.deepEqual([again.history(), again.getComments()], [chess.history(), chess.getComments()]);
    assert.deepEqual(again.getHeaders(), chess.getHeaders());
  });
}

/** What both read, and so must read alike. */
const common: Record<string, string> = {
  'nothing at all': '',
  'tags alone': '[White "A"]\n[WhiteElo "2000"]\n\n*',
  'moves alone': '1. e4 e5 2. Nf3 Nc6 3. Bb5',
  'a result alone': '1-0',
  'a game with a result': '[Result "*"]\n\n1. f3 e5 2. g4 Qh4# 0-1',
  comments:
    '{before} 1. e4 {good\nmove} e5 ; to the end\n2. Nf3 $1 (2. f4 exf4 (2... d5)) Nc6 {done} 1/2-1/2',
  'a position': '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]\n\n40... Kd7 41. e4 *',
  'a position in another case': '[fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7',
  'a position without the tag SetUp': '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4',
  'the initial position': `[SetUp "1"]\n[FEN "${original.DEFAULT_POSITION}"]\n\n1. e4`,
  'tags that nobody knows': '[Zebra "1"]\n[Apple "2"]\n[Event "E"]\n\n1. e4',
  'overly told moves': '1. Ng1f3 Ng8-f6 2. e2e4 Nfxe4',
  'signs on moves': '1. e4! e5?? 2. Nf3!? Nc6?! 3. Bb5!! a6 $14 $5',
  'castling with zeros': '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0',
};

const told = (chess: Chess | original.Chess) => ({
  fen: chess.fen(),
  history: chess.history({ verbose: true }).map((move) => ({ ...move })),
  headers: chess.getHeaders(),
  header: chess.header(),
  comments: chess.getComments(),
  pgn: chess.pgn({ newline: '\r\n' }),
});

for (const [name, pgn] of Object.entries(common)) {
  test(`${name}: read and written as by chess.js`, () => {
    const [ours, theirs] = [new Chess(), new original.Chess()];
    for (const chess of [ours, theirs]) chess.loadPgn(pgn);
    assert.deepEqual(told(ours), told(theirs));
    if (/overly|zeros|case/.test(name)) return;
    for (const chess of [ours, theirs]) chess.loadPgn(pgn, { strict: true });
    assert.deepEqual(told(ours), told(theirs));
  });
}

test('lines may end in any sign that is named', () => {
  const pgn = '[White "A"]|[Black "B"]||1. e4 e5|2. Nf3 *';
  const [ours, theirs] = [new Chess(), new original.Chess()];
  for (const chess of [ours, theirs]) chess.loadPgn(pgn, { newlineChar: '\\|' });
  assert.deepEqual(told(ours), told(theirs));
});

const refused: Record<string, { pgn: string; message: string; strict?: boolean }> = {
  'a move that is not legal': { pgn: '1. e4 e5 2. Ke3', message: 'Invalid move in PGN: Ke3' },
  'a word': { pgn: 'hello', message: 'Invalid move in PGN: hello' },
  'a position that is none': {
    pgn: '[FEN "x"]\n\n1. e4',
    message: 'Invalid FEN: must contain six space-delimited fields',
  },
  'a move told too much, strictly': { pgn: '1. Ng1f3', message: 'Invalid move in PGN: Ng1f3', strict: true },
  'a position that is missing, strictly': {
    pgn: '[SetUp "1"]\n\n1. e4',
    message: 'Invalid PGN: FEN tag must be supplied with SetUp tag',
    strict: true,
  },
};

for (const [name, { pgn, message, strict = false }] of Object.entries(refused)) {
  test(`${name}: refused in the words of chess.js, and nothing is changed`, () => {
    const ours = new Chess();
    ours.loadPgn('[White "A"]\n\n1. d4 {kept} d5');
    const before = told(ours);
    assert.throws(() => ours.loadPgn(pgn, { strict }), { constructor: Error, message });
    assert.deepEqual(told(ours), before);
    assert.throws(() => new original.Chess().loadPgn(pgn, { strict }), { constructor: Error, message });
  });
}

test('what is broken is told with its line', () => {
  const broken: Record<string, string> = {
    '1. e4\n{and then': 'a comment that does not end in line 2',
    '[White "A]\n\n1. e4': 'a tag that is none in line 1',
    '1. e4 e5) 2. Nf3': 'a stray ) in line 1',
    '1. e4 (1. d4': 'a variation that does not end in line 1',
    '\n1. e4 }': 'a stray } in line 2',
  };
  for (const [pgn, told] of Object.entries(broken)) {
    assert.throws(() => new Chess().loadPgn(pgn), { message: `Invalid PGN: ${told}` });
    assert.throws(() => new original.Chess().loadPgn(pgn));
  }
});

test('what chess.js has written, null moves and quotation marks included, is read', () => {
  const chess = new Chess();
  for (const move of ['e4', '--', 'd4', 'd5']) chess.move(move);
  chess.setHeader('White', 'Max "the \\ fox"');
  chess.setComment('{one} {two}');
  const read = new Chess();
  read.loadPgn(chess.pgn());
  assert.deepEqual(told(read), told(chess));
  assert.equal(read.getComment(), '[one] [two]');
  assert.equal(read.getHeaders()['White'], 'Max "the \\ fox"');
});

test('lines are broken at the width that is asked for, and comments lose no space', () => {
  const chess = new Chess();
  chess.loadPgn('1. e4 e5 2. Nf3 {a long comment which goes on} Nc6 3. Bb5 a6 {x} 4. Ba4 Nf6 5. O-O Be7 *');
  const words = chess.pgn().split('\n\n')[1]!.split(' ');
  for (const maxWidth of [5, 12, 20, 40, 79]) {
    const lines = chess.pgn({ maxWidth }).split('\n\n')[1]!.split('\n');
    assert.deepEqual(lines.join(' ').split(' '), words);
    for (const line of lines)
      assert.ok(line.length <= maxWidth + 1 || !line.includes(' ') || maxWidth < 12, line);
  }
});

test('comments belong to positions of the line that is played', () => {
  const chess = new Chess();
  chess.setComment('start');
  chess.move('e4');
  chess.setComment('king pawn');
  chess.undo();
  chess.move('d4');
  assert.deepEqual(
    chess.getComments().map(({ comment }) => comment),
    ['start'],
  );
  chess.undo();
  chess.move('e4');
  assert.equal(chess.getComment(), undefined);
  assert.deepEqual(
    chess.removeComments().map(({ comment }) => comment),
    ['start'],
  );
  assert.equal(chess.pgn().includes('{'), false);
});
