// What does chess.js find wrong with a FEN? The first fault only, in its words, which programs
// show and compare; `chess.arbiter.checkFen` tells all of them with their places.

const fault = (text: string) => ({ ok: false, error: `Invalid FEN: ${text}` });

/** Tells whether a FEN has six fields of the right form, a king of each colour and no pawn at an end. */
export function validateFen(fen: string): { ok: boolean; error?: string } {
  const fields = fen.split(/\s+/);
  if (fields.length !== 6) return fault('must contain six space-delimited fields');
  const [men, turn, castling, enPassant, halfMoves, moveNumber] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (!(parseInt(moveNumber, 10) > 0)) return fault('move number must be a positive integer');
  if (!(parseInt(halfMoves, 10) >= 0)) {
    return fault('half move counter number must be a non-negative integer');
  }
  if (!/^(?:-|[a-h][36])$/.test(enPassant)) return fault('en-passant square is invalid');
  if (/[^kKqQ-]/.test(castling)) return fault('castling availability is invalid');
  if (turn !== 'w' && turn !== 'b') return fault('side-to-move is invalid');

  const ranks = men.split('/');
  if (ranks.length !== 8) return fault("piece data does not contain 8 '/'-delimited rows");
  for (const rank of ranks) {
    const wrong = rankFault(rank);
    if (wrong !== '') return fault(`piece data is invalid (${wrong})`);
  }
  if (enPassant[1] === (turn === 'w' ? '3' : '6')) return fault('illegal en-passant square');
  for (const [color, letter] of [
    ['white', 'K'],
    ['black', 'k'],
  ] as const) {
    const kings = men.split(letter).length - 1;
    if (kings === 0) return fault(`missing ${color} king`);
    if (kings > 1) return fault(`too many ${color} kings`);
  }
  if (/p/i.test(ranks[0]! + ranks[7]!)) return fault('some pawns are on the edge rows');
  return { ok: true };
}

/** The first fault of a rank from the left; empty where there is none. */
function rankFault(rank: string): string {
  const part = /[0-9]{2}|[^0-9pnbrqk]/i.exec(rank);
  if (part) return part[0].length === 2 ? 'consecutive number' : 'invalid piece';
  let squares = 0;
  for (const letter of rank) squares += letter >= '0' && letter <= '9' ? Number(letter) : 1;
  return squares === 8 ? '' : 'too many squares in rank';
}
