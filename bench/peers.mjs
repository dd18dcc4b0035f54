// Who is measured? Each contestant answers the same three questions in the way
// its own documentation recommends for speed.
//
//   perft(fen, depth)   sequences of moves, those of the last ply only counted
//   dests(fen)          from a FEN to all destinations
//   play(line)          play a game; after each half-move all destinations and
//                       whether the game is over; returns the half-moves played
//   pgn(text)           read all games of a file, checking each move; returns
//                       the half-moves of the main lines

import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { parseFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { parseSquare } from 'chessops/util';
import { Position, pgnRead } from 'kokopu';

/** Arbiter, through its public API. */
export const arbiterPeer = (arbiter) => ({
  perft: (fen, depth) => arbiter.perft(fen, depth),
  dests(fen) {
    const game = arbiter.game({ fen });
    const dests = game.dests();
    game.dispose();
    return dests.size;
  },
  play(line) {
    const game = arbiter.game();
    let sum = 0;
    for (const move of line) {
      game.play(move);
      sum += game.dests().size + (game.status().over ? 1 : 0);
    }
    game.dispose();
    return sum && line.length;
  },
  pgn(text) {
    let plies = 0;
    for (const { game } of arbiter.readPgn(text)) {
      plies += game.ply;
      game.dispose();
    }
    return plies;
  },
});

const fromFen = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

function countDests(position) {
  let nodes = 0;
  const promoting = position.board.pawn.intersect(position.board[position.turn]);
  for (const [from, to] of position.allDests()) {
    nodes += to.size();
    if (promoting.has(from)) for (const square of to) if (square < 8 || square >= 56) nodes += 3;
  }
  return nodes;
}

function perftChessops(position, depth) {
  if (depth === 1) return countDests(position);
  let nodes = 0;
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      for (const promotion of promotes ? ['queen', 'rook', 'bishop', 'knight'] : [undefined]) {
        const child = position.clone();
        child.play({ from, to, promotion });
        nodes += perftChessops(child, depth - 1);
      }
    }
  }
  return nodes;
}

/** chessops 0.15.1. It knows no repetition, so its play() does less. */
export const chessops = {
  perft: (fen, depth) => perftChessops(fromFen(fen), depth),
  dests: (fen) => chessgroundDests(fromFen(fen)).size,
  play(line) {
    const position = Chess.default();
    let sum = 0;
    for (const { from, to, promotion } of line) {
      position.play({ from: parseSquare(from), to: parseSquare(to), promotion });
      sum += chessgroundDests(position).size + (position.isEnd() ? 1 : 0);
    }
    return sum && line.length;
  },
  pgn(text) {
    let plies = 0;
    for (const game of parsePgn(text)) {
      const position = startingPosition(game.headers).unwrap();
      for (const { san } of game.moves.mainline()) {
        const move = parseSan(position, san);
        if (!move) throw new Error(`chessops refuses ${san}`);
        position.play(move);
        plies++;
      }
    }
    return plies;
  },
};

const letter = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

/** chess.js 1.4.0. Its quick list is the one of SAN texts; its perft makes every move. */
export const chessJs = {
  perft: (fen, depth) => new ChessJs(fen).perft(depth),
  dests: (fen) => new ChessJs(fen).moves().length,
  play(line) {
    const chess = new ChessJs();
    let sum = 0;
    for (const { from, to, promotion } of line) {
      chess.move({ from, to, promotion: promotion && letter[promotion] });
      sum += chess.moves().length + (chess.isGameOver() ? 1 : 0);
    }
    return sum && line.length;
  },
  pgn(text) {
    let plies = 0;
    for (const game of text.split(/(?=^\[Event )/m)) {
      const chess = new ChessJs();
      chess.loadPgn(game);
      plies += chess.history().length;
    }
    return plies;
  },
};

function perftKokopu(position, depth) {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const child = new Position(position);
    child.play(move);
    nodes += perftKokopu(child, depth - 1);
  }
  return nodes;
}

/** kokopu 4.13.4. It knows no repetition either. */
export const kokopu = {
  perft: (fen, depth) => perftKokopu(new Position(fen), depth),
  dests: (fen) => new Position(fen).moves().length,
  play(line) {
    const position = new Position();
    let sum = 0;
    for (const { from, to, promotion } of line) {
      const found = position.isMoveLegal(from, to);
      const move = found && (found.status === 'promotion' ? found(letter[promotion]) : found());
      if (!move || !position.play(move)) throw new Error(`kokopu refuses ${from}${to}`);
      sum +=
        position.moves().length +
        (position.isCheckmate() || position.isStalemate() || position.isDead() ? 1 : 0);
    }
    return sum && line.length;
  },
  pgn(text) {
    let plies = 0;
    for (const game of pgnRead(text).games()) plies += game.mainVariation().nodes().length;
    return plies;
  },
};

/** Those besides Arbiter, by name. */
export const otherPeers = async () => ({ chessops, kokopu, 'chess.js': chessJs });
