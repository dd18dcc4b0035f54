package phrase

// English: what is wrong with a text or with a position that was set up?

// What is wrong with the text of a position.
const englishFen = `
fen-empty = There is no text to read a position from.
fen-field-missing = The FEN has fewer than six fields.
fen-field-extra = The FEN has more than six fields: {text} is too much.
fen-spacing = The fields of a FEN are set apart by single spaces.
fen-rank-count = The placement must have eight ranks.
fen-rank-width = The rank that begins on {at} must have eight squares.
fen-digits = {text} is not a way to count empty squares: one digit from 1 to 8 stands for all of them.
fen-piece-letter = {text} names no piece.
fen-turn = {text} names no player: it must be w or b.
fen-castling-letter = {text} names no right to castle.
fen-castling-twice = One castling has more than one right.
fen-castling-order = The rights to castle are out of order.
fen-en-passant = {text} is no en passant square.
fen-halfmove = The half-move counter must be a number from 0 to 65535.
fen-fullmove = The move number must be from 1 to 65535.
`

// What makes a position unplayable.
const englishSetUp = `
setup-no-king = {player} has no king.
setup-many-kings = {player} has more than one king, on {at}.
setup-opponent-in-check = {player} is in check but does not have the move.
setup-kings-adjacent = The kings on {at} stand side by side.
setup-pawn-on-end-rank = No pawn can stand on {at}.
setup-castling-king = The king is not in place for the right to castle with the rook on {at}.
setup-castling-rook = There is no rook on {at} to castle with.
setup-en-passant-rank = {at} is not on the rank on which a pawn can be captured en passant now.
setup-en-passant-occupied = The en passant square {at} is not empty.
setup-en-passant-pawn = There is no pawn on {at} to capture en passant.
setup-en-passant-origin = A pawn cannot have come from {at}, which is not empty.
`

// Signs that no game leads to a position.
const englishReach = `
setup-many-men = {player} has more than sixteen men.
setup-many-pawns = {player} has more than eight pawns.
setup-many-promoted = {player} has more promoted pieces than missing pawns.
setup-many-checkers = No move gives check with all of {men}.
setup-impossible-check = No move can have led to this check by {men}.
setup-en-passant-check = The double step of the pawn does not go with the check by {men}.
setup-castling-files = The kings and castling rooks of both players start on the same files, but not these: {at}.
setup-halfmove-too-high = The half-move counter is higher than the number of half-moves played.
setup-halfmove-en-passant = A pawn has just moved, so the half-move counter must be 0.
setup-bishops-on-colour = More bishops stand on squares of one colour ({at}) than promotions allow.
setup-variant-chess960 = These rights to castle are possible in Chess960 only.
`

// What is wrong with the text of a game.
const englishPgn = `
pgn-encoding = The text is not UTF-8; it was read as Windows-1252.
pgn-line-end = The lines end with a carriage return alone.
pgn-too-long = The game is too long, and the rest of it was left out.
pgn-too-many = There are more problems in this game than are listed here.
pgn-tag = {text} is not a tag: it must look like [Name "value"].
pgn-tag-twice = The tag {text} stands twice.
pgn-tag-after-moves = A new game begins here without an empty line before it.
pgn-comment-before-heading = A comment stands ahead of the tags.
pgn-set-up = The tags SetUp and FEN belong together and must agree.
pgn-fen = The FEN {text} is wrong.
pgn-variant = The variant {text} is neither chess nor Chess960.
pgn-variant-missing = The FEN is one of Chess960, and no tag says so.
pgn-result-tag = The tag Result has {text}, which is no result.
pgn-move = The move {text} is not legal here, or not spelled as the standard does.
pgn-stray = {text} does not belong here.
pgn-glyph = {text} is no glyph for a move here: a glyph is $ and a number up to 255, after a move.
pgn-symbol = {text} is not a sign of the standard.
pgn-escape = A percent sign sets a line aside only where the line begins.
pgn-brace-open = A comment begins here and does not end.
pgn-brace-close = A comment ends here that did not begin.
pgn-variation-open = A variation begins here and does not end.
pgn-variation-close = A variation ends here that did not begin.
pgn-variation-empty = The variation has no move.
pgn-variation-nowhere = There is no move here to vary, so the variation was left out.
pgn-variation-depth = Variations are nested too deeply here, and the inner ones were left out.
pgn-result = {text} is not how a result is written.
pgn-result-missing = There is no result after the moves.
pgn-result-mismatch = The result after the moves is not that of the tag; the one after the moves holds.
pgn-result-inside = A result stands within a variation.
`
