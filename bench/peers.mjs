// Who is measured? Each contestant answers the same questions in the way its own
// documentation recommends for speed. One that is not installed is left out.
//
//   perft(fen, depth)   sequences of moves, those of the last ply only counted
//   dests(fen)          from a FEN to all destinations, or to all moves
//   destsText(fen)      the destinations, to be compared
//   play(line)          play a game; after each half-move all destinations and
//                       whether the game is over; returns a sum of the destinations
//   moves(fen)          all moves with every field that the contestant has, SAN too
//   sans(fen)           their SAN, to be compared
//   pgn(text)           read all games of a file, checking each move; returns
//                       the half-moves of the main lines

import { skip } from './measure.mjs';

/** The modules of a peer; null where it is not there, which is said. */
async function modules(peer, ...imports) {
  try {
    return Object.assign({}, ...(await Promise.all(imports.map((each) => each()))));
  } catch (error) {
    skip(peer, String(error?.message ?? error));
    return null;
  }
}

const text = (map) =>
  [...map]
    .map(([from, to]) => `${from}:${[...to].sort().join(',')}`)
    .sort()
    .join(' ');

/** Reads every field of moves; returns a sum of them. */
function read(list) {
  let sum = 0;
  for (const { from, to, uci, san, piece, captured, promotion, castling, enPassant } of list) {
    sum += from.length + to.length + uci.length + san.length + piece.length;
    sum += (captured ? 1 : 0) + (promotion ? 2 : 0) + (castling ? 4 : 0) + (enPassant ? 8 : 0);
  }
  return sum;
}

/** Arbiter, through its public API; `options` are those of dests. */
export function arbiterPeer(arbiter, options = undefined) {
  const ask = (fen, question) => {
    const game = arbiter.game({ fen });
    const answer = question(game);
    game.dispose();
    return answer;
  };
  return {
    perft: (fen, depth) => arbiter.perft(fen, depth),
    dests(fen) {
      const dests = arbiter.dests(fen, options);
      return dests.size + (dests.has('e2') ? 1 : 0);
    },
    destsText: (fen) => text(arbiter.dests(fen, options)),
    destsOfGame: (fen) => ask(fen, (game) => game.dests(options).size),
    count: (fen) => ask(fen, (game) => game.moves().length),
    play(line) {
      const game = arbiter.game();
      let sum = 0;
      let over = 0;
      for (const move of line) {
        game.play(move);
        sum += game.dests(options).size;
        if (game.status().over) over++;
      }
      game.dispose();
      return over > line.length ? 0 : sum;
    },
    moves: (fen) => ask(fen, (game) => read(game.moves())),
    sans: (fen) => ask(fen, (game) => game.moves().map(({ san }) => san)),
    pgn(file) {
      let plies = 0;
      for (const { game } of arbiter.readPgn(file)) {
        plies += game.ply;
        game.dispose();
      }
      return plies;
    },
  };
}

/** chessops. It knows no repetition, so its play() does less. */
async function chessopsPeer() {
  // Each is named, so that the peers can be bundled for a browser, too.
  const ops = /** @type {any} */ (
    await modules(
      'chessops',
      () => import('chessops/chess'),
      () => import('chessops/compat'),
      () => import('chessops/fen'),
      () => import('chessops/pgn'),
      () => import('chessops/san'),
      () => import('chessops/util'),
    )
  );
  if (!ops) return null;
  const {
    Chess,
    chessgroundDests,
    makeSan,
    makeUci,
    parseFen,
    parsePgn,
    parseSan,
    parseSquare,
    startingPosition,
  } = ops;
  const fromFen = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

  /** All moves, promotions told apart. */
  function* moves(position) {
    const promoting = position.board.pawn.intersect(position.board[position.turn]);
    for (const [from, squares] of position.allDests()) {
      for (const to of squares) {
        if (!promoting.has(from) || (to >= 8 && to < 56)) yield { from, to };
        else for (const promotion of ['queen', 'rook', 'bishop', 'knight']) yield { from, to, promotion };
      }
    }
  }

  function countDests(position) {
    let nodes = 0;
    const promoting = position.board.pawn.intersect(position.board[position.turn]);
    for (const [from, to] of position.allDests()) {
      nodes += to.size();
      if (promoting.has(from)) for (const square of to) if (square < 8 || square >= 56) nodes += 3;
    }
    return nodes;
  }

  function perft(position, depth) {
    if (depth === 1) return countDests(position);
    let nodes = 0;
    for (const move of moves(position)) {
      const child = position.clone();
      child.play(move);
      nodes += perft(child, depth - 1);
    }
    return nodes;
  }

  return {
    perft: (fen, depth) => perft(fromFen(fen), depth),
    dests: (fen) => chessgroundDests(fromFen(fen)).size,
    destsText: (fen) => text(chessgroundDests(fromFen(fen))),
    play(line) {
      const position = Chess.default();
      let sum = 0;
      let over = 0;
      for (const { from, to, promotion } of line) {
        position.play({ from: parseSquare(from), to: parseSquare(to), promotion });
        sum += chessgroundDests(position).size;
        if (position.isEnd()) over++;
      }
      return over > line.length ? 0 : sum;
    },
    moves(fen) {
      const position = fromFen(fen);
      let sum = 0;
      for (const move of moves(position)) sum += makeSan(position, move).length + makeUci(move).length;
      return sum;
    },
    sans(fen) {
      const position = fromFen(fen);
      return [...moves(position)].map((move) => makeSan(position, move));
    },
    pgn(file) {
      let plies = 0;
      for (const game of parsePgn(file)) {
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
}

const letter = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

/** chess.js. Its quick list is the one of SAN texts; its perft makes every move. */
async function chessJsPeer() {
  const library = /** @type {any} */ (await modules('chess.js', () => import('chess.js')));
  if (!library) return null;
  const { Chess } = library;
  return {
    perft: (fen, depth) => new Chess(fen).perft(depth),
    dests: (fen) => new Chess(fen).moves().length,
    play(line) {
      const chess = new Chess();
      let sum = 0;
      for (const { from, to, promotion } of line) {
        chess.move({ from, to, promotion: promotion && letter[promotion] });
        sum += chess.moves().length + (chess.isGameOver() ? 1 : 0);
      }
      return sum;
    },
    moves(fen) {
      let sum = 0;
      for (const { from, to, lan, san, piece, captured, promotion, flags } of new Chess(fen).moves({
        verbose: true,
      })) {
        sum += from.length + to.length + lan.length + san.length + piece.length + flags.length;
        sum += (captured ? 1 : 0) + (promotion ? 2 : 0);
      }
      return sum;
    },
    sans: (fen) => new Chess(fen).moves(),
    pgn(file) {
      let plies = 0;
      for (const game of file.split(/(?=^\[Event )/m)) {
        const chess = new Chess();
        chess.loadPgn(game);
        plies += chess.history().length;
      }
      return plies;
    },
  };
}

/** kokopu. It knows no repetition either. */
async function kokopuPeer() {
  const library = /** @type {any} */ (await modules('kokopu', () => import('kokopu')));
  if (!library) return null;
  const { Position, pgnRead } = library;

  function perft(position, depth) {
    const moves = position.moves();
    if (depth === 1) return moves.length;
    let nodes = 0;
    for (const move of moves) {
      const child = new Position(position);
      child.play(move);
      nodes += perft(child, depth - 1);
    }
    return nodes;
  }

  return {
    perft: (fen, depth) => perft(new Position(fen), depth),
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
      return sum;
    },
    moves(fen) {
      const position = new Position(fen);
      let sum = 0;
      for (const move of position.moves()) {
        sum += move.from().length + move.to().length + position.notation(move).length;
        sum += (move.isCapture() ? 1 : 0) + (move.isPromotion() ? 2 : 0) + (move.isCastling() ? 4 : 0);
      }
      return sum;
    },
    sans(fen) {
      const position = new Position(fen);
      return position.moves().map((move) => position.notation(move));
    },
    pgn(file) {
      let plies = 0;
      for (const game of pgnRead(file).games()) plies += game.mainVariation().nodes().length;
      return plies;
    },
  };
}

/** The others that are installed, by their names. */
export async function otherPeers() {
  const all = { chessops: await chessopsPeer(), kokopu: await kokopuPeer(), 'chess.js': await chessJsPeer() };
  return Object.fromEntries(Object.entries(all).filter(([, peer]) => peer !== null));
}
