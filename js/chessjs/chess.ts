// What can a program written for chess.js 1.4 do with a Chess?

import type { Arbiter } from '../arbiter.js';
import type { Game } from '../game.js';
import { Beneath } from './beneath.js';
import { KING, PAWN, ROLE_LETTERS, fromOf, roleOf } from './board.js';
import { hashOf } from './hash.js';
import { Line, type Entry } from './line.js';
import { after, bare } from './loose.js';
import { Move, keepName } from './move.js';
import {
  DEFAULT_POSITION,
  SQUARES,
  manOf,
  pieceOf,
  squareAt,
  type Color,
  type Piece,
  type PieceSymbol,
  type Square,
} from './names.js';
import { program, ready } from './running.js';
import { readPgn } from './read-pgn.js';
import { Sheet } from './sheet.js';
import { validateFen } from './validate.js';
import { writePgn } from './write-pgn.js';

/** Of which moves `moves` tells. */
interface MoveChoice {
  readonly square?: Square;
  readonly piece?: PieceSymbol;
}

interface SquaresOfMove {
  from: string;
  to: string;
  promotion?: string;
}

/** A board with the moves made on it, with the methods of chess.js 1.4; docs/chessjs.md tells the differences. */
export class Chess {
  #line = new Line();
  #sheet = new Sheet();
  readonly #beneath = new Beneath();

  /**
   * Resolves when the program has been compiled in the background. Needed before the first `new Chess()`
   * only where a page may not compile it at once: in Chromium before 114.
   */
  static ready(): Promise<void> {
    return ready();
  }

  static {
    keepName(this, 'Chess');
  }

  /**
   * Sets up a position, by default that of a new game.
   *
   * @throws Error that names the first fault of the FEN; WasmLoadError where the program does not start
   */
  constructor(fen = DEFAULT_POSITION, { skipValidation = false } = {}) {
    program();
    this.load(fen, { skipValidation });
  }

  /** The rules: `checkFen`, `laws`, `chess960` and more. */
  get arbiter(): Arbiter {
    return program().arbiter;
  }

  /**
   * A game of Arbiter with the moves made so far, for questions such as `explain`, `castling`, `claims`,
   * `canMate`; null where the position cannot be played. It is a copy: moves made in it are not made here.
   * It begins after the last null move or change of the board.
   */
  get game(): Game | null {
    return this.#beneath.of(this.#line, this.arbiter);
  }

  // ---- the position

  /** Takes every man off the board, and the headers unless they are to be kept. */
  clear({ preserveHeaders = false } = {}): void {
    this.#begin('8/8/8/8/8/8/8/8 w - - 0 1', preserveHeaders);
  }

  #begin(fen: string, preserveHeaders: boolean): void {
    this.#line.load(fen);
    this.#sheet.clear(preserveHeaders);
  }

  /** @throws Error that names the first fault of the FEN */
  load(fen: string, { skipValidation = false, preserveHeaders = false } = {}): void {
    const fields = fen.split(/\s+/);
    const left = 6 - fields.length;
    const whole = left > 0 && left < 5 ? [...fields, ...['-', '-', '0', '1'].slice(-left)].join(' ') : fen;
    if (!skipValidation && whole !== DEFAULT_POSITION) {
      const { ok, error } = validateFen(whole);
      if (!ok) throw new Error(error);
    }
    this.#begin(whole, preserveHeaders);
    this.#sheet.noteSetUp(whole);
  }

  /** Begins a new game. */
  reset(): void {
    this.load(DEFAULT_POSITION);
  }

  /** The en passant square stands where a capture is legal, or wherever a pawn could have been captured. */
  fen({ forceEnpassantSquare = false }: { forceEnpassantSquare?: boolean } = {}): string {
    return forceEnpassantSquare ? this.#line.board.fen(true) : this.#line.fen;
  }

  /** The man on a square; undefined for none. */
  get(square: Square): Piece | undefined {
    const man = this.#line.board.men[squareAt(square)];
    return man ? pieceOf(man) : undefined;
  }

  /** The squares on which such a man stands, from a8 to h1. */
  findPiece(piece: Piece): Square[] {
    const man = manOf(piece);
    return man === 0 ? [] : SQUARES.filter((_, i) => this.#line.board.men[i ^ 56] === man);
  }

  /** Answers false for what is no piece or no square, and for a second king. */
  put({ type, color }: { type: PieceSymbol; color: Color }, square: Square): boolean {
    const man = manOf({ type: type.toLowerCase() as PieceSymbol, color });
    const at = squareAt(square);
    if (man === 0 || at < 0) return false;
    const king = this.#line.board.kings[man >> 3]!;
    if ((man & 7) === KING && king >= 0 && king !== at) return false;
    this.#edit(at, man);
    return true;
  }

  /** Takes the man off a square, and answers with it. */
  remove(square: Square): Piece | undefined {
    const piece = this.get(square);
    if (squareAt(square) >= 0) this.#edit(squareAt(square), 0);
    return piece;
  }

  /** The men as a diagram shows them: eight ranks from the eighth down, each from a to h; null for none. */
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][] {
    return Array.from({ length: 8 }, (_, rank) =>
      SQUARES.slice(rank * 8, rank * 8 + 8).map((square) => {
        const piece = this.get(square);
        return piece ? { square, type: piece.type, color: piece.color } : null;
      }),
    );
  }

  /** The board as a drawing in text. */
  ascii(): string {
    const edge = '   +------------------------+\n';
    const ranks = this.board().map((rank, i) => {
      const men = rank.map((man) => (man ? (man.color === 'w' ? man.type.toUpperCase() : man.type) : '.'));
      return ` ${8 - i} |${men.map((letter) => ` ${letter} `).join('')}|\n`;
    });
    return `${edge}${ranks.join('')}${edge}     a  b  c  d  e  f  g  h`;
  }

  /** Of which colour a square is; null for what is no square. */
  squareColor(square: Square): 'light' | 'dark' | null {
    const at = squareAt(square);
    return at < 0 ? null : ((at >> 3) + at) & 1 ? 'light' : 'dark';
  }

  /** Who has the move. */
  turn(): Color {
    return this.#line.board.turn === 0 ? 'w' : 'b';
  }

  /** Passes the turn to a colour by a null move. @throws Error in check */
  setTurn(color: Color): boolean {
    if (this.turn() === color) return false;
    this.move('--');
    return true;
  }

  /** The number of the move, as a FEN has it. */
  moveNumber(): number {
    return this.#line.board.moveNumber;
  }

  /** Which rights to castle a colour has, kingside and queenside. */
  getCastlingRights(color: Color): { k: boolean; q: boolean } {
    const rights = this.#line.board.castling >> (color === 'w' ? 0 : color === 'b' ? 2 : 4);
    return { k: (rights & 1) !== 0, q: (rights & 2) !== 0 };
  }

  /** Answers whether all came to be as told: a right needs its king and rook in place. */
  setCastlingRights(color: Color, rights: Partial<Record<'k' | 'q', boolean>>): boolean {
    this.#line.edit((board) => {
      for (const [i, side] of (['k', 'q'] as const).entries()) {
        const right = 1 << (i + (color === 'w' ? 0 : 2));
        if (rights[side]) board.castling |= right;
        else if (rights[side] !== undefined) board.castling &= ~right;
      }
      board.dropRights();
    });
    const now = this.getCastlingRights(color);
    return (['k', 'q'] as const).every((side) => rights[side] === undefined || rights[side] === now[side]);
  }

  /** A number of 64 bits, in hexadecimal digits: the same for what the Laws hold to be the same position. */
  hash(): string {
    return hashOf(this.#line.board);
  }

  // ---- attacks and ends

  /** The squares from which men of a colour, by default of the player who has the move, attack a square. */
  attackers(square: Square, attackedBy?: Color): Square[] {
    const at = squareAt(square);
    const { board } = this.#line;
    const by = attackedBy ? Number(attackedBy !== 'w') : board.turn;
    return at < 0 ? [] : board.attackers(at, by).map((from) => SQUARES[from ^ 56]!);
  }

  /** Whether a man of a colour attacks a square. */
  isAttacked(square: Square, attackedBy: Color): boolean {
    const at = squareAt(square);
    return at >= 0 && this.#line.board.isAttacked(at, attackedBy === 'w' ? 0 : 1);
  }

  /** Whether the player who has the move is in check. */
  isCheck(): boolean {
    return this.#line.standing().check;
  }

  /** The same as `isCheck`. */
  inCheck(): boolean {
    return this.isCheck();
  }

  /** Whether the player who has the move is checkmated (Article 5.1.1). */
  isCheckmate(): boolean {
    const { check, stuck } = this.#line.standing();
    return check && stuck;
  }

  /** Whether the player who has the move is stalemated (Article 5.2.1). */
  isStalemate(): boolean {
    const { check, stuck } = this.#line.standing();
    return !check && stuck;
  }

  /** Whether only kings, one minor piece, or bishops on squares of one colour are left. */
  isInsufficientMaterial(): boolean {
    return this.#line.board.isBare();
  }

  /** Whether the position stands on the board for the third time at least (Article 9.2). */
  isThreefoldRepetition(): boolean {
    return this.#line.standing().occurrences >= 3;
  }

  /** Whether fifty moves of each player have gone without a capture or a pawn move (Article 9.3). */
  isDrawByFiftyMoves(): boolean {
    return this.#line.board.halfMoves >= 100 && !this.isCheckmate();
  }

  /** Also true in a dead position that is seen at once, such as one blocked by pawns. */
  isDraw(): boolean {
    const { check, stuck, dead, occurrences } = this.#line.standing();
    if (stuck) return !check;
    return dead || occurrences >= 3 || this.isDrawByFiftyMoves() || this.isInsufficientMaterial();
  }

  /** Whether there is mate, or `isDraw`. */
  isGameOver(): boolean {
    return this.#line.standing().stuck || this.isDraw();
  }

  // ---- moves

  /** The legal moves in SAN, or with `verbose` as objects, of all men or of those on a square, of a kind. */
  moves(): string[];
  moves({ square, piece }: { square: Square; piece?: PieceSymbol }): string[];
  moves({ square, piece }: { square?: Square; piece: PieceSymbol }): string[];
  moves({ verbose, square, piece }: MoveChoice & { verbose: true }): Move[];
  moves({ verbose, square, piece }: MoveChoice & { verbose: false }): string[];
  moves({ verbose, square, piece }: MoveChoice & { verbose?: boolean }): string[] | Move[];
  moves({ verbose = false, square, piece }: MoveChoice & { verbose?: boolean } = {}): string[] | Move[] {
    const { packed, sans } = this.#line.moves();
    if (!verbose && !square && !piece) return sans.slice();
    let chosen = [...sans.keys()];
    if (square) {
      const from = squareAt(square.toLowerCase());
      chosen = chosen.filter((i) => fromOf(packed[i]!) === from);
    }
    if (piece) {
      const letter = piece.toLowerCase();
      chosen = chosen.filter((i) => ROLE_LETTERS[roleOf(packed[i]!)] === letter);
    }
    if (!verbose) return chosen.map((i) => sans[i]!);
    const { board, fen: before } = this.#line;
    const color = this.turn();
    return chosen.map((i) => {
      const move = packed[i]!;
      return new Move({
        packed: move,
        color,
        san: sans[i]!,
        before,
        after: after(board, move, () => board.fen()),
      });
    });
  }

  /**
   * Makes a move; null or '--' passes the turn. `strict` reads the notation of `moves` only, else also
   * what people write.
   *
   * @throws Error whose cause, where there is one, tells why the move is refused
   */
  move(move: string | SquaresOfMove | null, { strict = false }: { strict?: boolean } = {}): Move {
    const isPass = move === null || (typeof move === 'string' && bare(move) === '--');
    if (isPass && this.isCheck()) throw new Error('Null move not allowed when in check');
    const played = isPass
      ? this.#line.playNull()
      : typeof move === 'string'
        ? this.#playText(move, strict)
        : this.#playSquares(move);
    if (!('refused' in played)) return new Move(played);
    const said = typeof move === 'string' ? move : JSON.stringify(move);
    throw new Error(`Invalid move: ${said}`, played.refused && { cause: played.refused });
  }

  /** Takes the last move back, and answers with it; null where there is none. */
  undo(): Move | null {
    const made = this.#line.undo();
    return made ? new Move(made) : null;
  }

  /** The moves made, in SAN or as objects. */
  history(): string[];
  history({ verbose }: { verbose: true }): Move[];
  history({ verbose }: { verbose: false }): string[];
  history({ verbose }: { verbose: boolean }): string[] | Move[];
  history({ verbose = false }: { verbose?: boolean } = {}): string[] | Move[] {
    const { made } = this.#line;
    return verbose ? made.map((entry) => new Move(entry)) : made.map(({ san }) => san);
  }

  /** Counts the sequences of legal moves of a length. */
  perft(depth: number): number {
    return this.#line.perft(Math.max(1, Math.ceil(depth)));
  }

  // ---- the record

  /** The game as PGN. `maxWidth` is the length of a line in characters; 0 does not break them. */
  pgn({ newline = '\n', maxWidth = 0 }: { newline?: string; maxWidth?: number } = {}): string {
    const { made: moves, fen } = this.#line;
    const { header, comments } = this.#sheet;
    return writePgn({ header, moves, comments, fen, newline, maxWidth });
  }

  /**
   * Reads the first game of a PGN: its tags, the moves of its main line, the comments on them. `strict`
   * reads moves in their standard notation only, and a FEN only with the tag SetUp.
   *
   * @throws Error where it cannot be read; everything stays as it was
   */
  loadPgn(
    pgn: string,
    { strict = false, newlineChar = '\r?\n' }: { strict?: boolean; newlineChar?: string } = {},
  ): void {
    const text = newlineChar === '\r?\n' ? pgn : pgn.replace(new RegExp(newlineChar, 'g'), '\n');
    const { headers, comment, moves, result } = readPgn(text);
    const read = new Chess();
    for (const [name, value] of headers) read.header(name, value);
    const tags = Object.fromEntries(headers);
    if (!strict) {
      const fen = headers.filter(([name]) => name.toLowerCase() === 'fen').at(-1)?.[1];
      if (fen) read.load(fen, { preserveHeaders: true });
    } else if (tags['SetUp'] === '1') {
      if (tags['FEN'] === undefined) throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag');
      read.load(tags['FEN'], { preserveHeaders: true });
    }
    if (comment !== undefined) read.#sheet.comments.set(read.fen(), comment);
    for (const { text, comment } of moves) {
      const played = bare(text) === '--' ? read.#pass() : read.#playText(text, strict);
      if ('refused' in played) {
        throw new Error(`Invalid move in PGN: ${text}`, played.refused && { cause: played.refused });
      }
      if (comment !== undefined) read.#sheet.comments.set(played.after, comment);
    }
    if (result !== undefined) read.#sheet.set('Result', result);
    this.#line = read.#line;
    this.#sheet = read.#sheet;
  }

  /** @deprecated `getHeaders` and `setHeader` leave out the tags that have no value. */
  header(...args: string[]): Record<string, string | null> {
    for (let i = 0; i + 1 < args.length; i += 2) {
      const [name, value] = [args[i], args[i + 1]];
      if (typeof name === 'string' && typeof value === 'string') this.#sheet.set(name, value);
    }
    return this.#sheet.header;
  }

  /** Sets the value of a tag, and answers with all tags that have one. */
  setHeader(key: string, value: string): Record<string, string> {
    this.#sheet.set(key, value);
    return this.getHeaders();
  }

  /** Takes the value of a tag away; whether it had one. */
  removeHeader(key: string): boolean {
    return this.#sheet.remove(key);
  }

  /** The tags that have a value. */
  getHeaders(): Record<string, string> {
    return this.#sheet.tags();
  }

  /** The comment on the position on the board; undefined for none. */
  getComment(): string {
    return this.#sheet.comments.get(this.fen())!;
  }

  /** Braces become brackets: PGN cannot have them in a comment. */
  setComment(comment: string): void {
    this.#sheet.comments.set(this.fen(), comment.replaceAll('{', '[').replaceAll('}', ']'));
  }

  /** Takes away the comment on the position on the board, and answers with it. */
  removeComment(): string {
    return this.#sheet.removeComment(this.fen())!;
  }

  /** @deprecated renamed to `removeComment` */
  deleteComment(): string {
    return this.removeComment();
  }

  /** The comments on the positions of this line, in their order. */
  getComments(): { fen: string; comment: string }[] {
    return this.#sheet.commentsOn(this.#line);
  }

  /** Takes all comments away, and answers with them. */
  removeComments(): { fen: string; comment: string }[] {
    const removed = this.getComments();
    this.#sheet.comments.clear();
    return removed;
  }

  /** @deprecated renamed to `removeComments` */
  deleteComments(): { fen: string; comment: string }[] {
    return this.removeComments();
  }

  #pass(): Entry | { readonly refused: undefined } {
    return this.isCheck() ? { refused: undefined } : this.#line.playNull();
  }

  #playText(text: string, strict: boolean) {
    return strict ? this.#line.playNotation(text) : this.#line.playText(text.replace(/[?!]+$/, ''));
  }

  #playSquares(move: SquaresOfMove) {
    if (typeof move !== 'object') return { refused: undefined };
    const { from, to, promotion } = move;
    const squares = [from, to].map(squareAt);
    const [leaves, comes] = squares as [number, number];
    if (leaves < 0 || comes < 0) return { refused: undefined };
    const isPromotion =
      (this.#line.board.men[leaves]! & 7) === PAWN && (comes < 8 || comes > 55) && !!promotion;
    const role = isPromotion ? (ROLE_LETTERS as readonly string[]).indexOf(promotion) : 0;
    return this.#line.playSquares({ from: leaves, to: comes, promotion: Math.max(role, 0) });
  }

  #edit(square: number, man: number): void {
    this.#line.edit((board) => {
      board.put(square, man);
      board.dropRights();
      board.enPassant = -1;
    });
    if (this.#line.made.length === 0) this.#sheet.noteSetUp(this.fen());
  }
}
