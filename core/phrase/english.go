package phrase

// English, the catalogue that is built in (see Read for its form). A new sentence
// is a line in the section of its subject; what stands in its braces is told at
// factNames. The sections on the text of a position and of a game are in
// english_text.go, the articles in english_articles.go.

const englishText = englishWords + englishMoves + englishCastling + englishEnds + englishClaims + englishVerdicts +
	englishHands + englishIncidents + englishFen + englishSetUp + englishReach + englishPgn + englishArticles

// englishWords are what sentences are filled with.
const englishWords = `
word/language = en
word/man = the pawn|the knight|the bishop|the rook|the queen|the king|the piece
word/man.bare = pawn|knight|bishop|rook|queen|king|piece
word/man.a = a pawn|a knight|a bishop|a rook|a queen|a king|a piece
word/man-on = {man} on {at}
word/player = White|Black|the player
word/list = {}, {} and {}
word/quote = “{}”
word/ply = ply {}
word/minutes = {} {:minute|minutes}
word/seconds = {} {:second|seconds}
word/time = {} {}
word/decimal = .
word/text = this
word/cited = {} (Article {article}, {edition}).
`

// Why a move is not legal.
const englishMoves = `
game-over = The game is over: there is no legal move.
no-piece = There is no piece on {at}.
not-your-piece = {men} is not yours to move now.
same-square = {men} would stay where it is.
own-piece-on-target = Your own {role} stands on {at}.
king-not-captured = The king on {at} cannot be captured: no king ever is.
not-how-it-moves = That is not how a {mover} moves.
way-blocked = {men} {men:stands|stand} in the way.
pawn-blocked = {men} {men:stands|stand} ahead of the pawn, and a pawn does not capture straight ahead.
nothing-to-capture = A pawn moves diagonally only to capture, and there is nothing to capture on {at}.
en-passant-expired = {by} cannot be captured en passant now: that is possible only right after its double step.
pawn-not-home = Only from its original square may a pawn advance two squares.
king-into-check = On {at} the king would be attacked by {by}.
leaves-king-in-check = After this move {by} would attack the king on {at}.
pinned = {shield} is pinned to its king by {by}.
does-not-answer-check = The king on {at} is in check from {by}, and this move does not answer that.
promotion-missing = The pawn is promoted on {at}: say to what.
promotion-not-possible = There is no promotion on {at}: only a pawn that reaches the last rank is promoted.
promotion-role = A pawn becomes a queen, a rook, a bishop or a knight, and nothing else.
not-a-square = That is not a square of the board.
unreadable = {text} does not name a move.
ambiguous = {text} is ambiguous: it fits the pieces on {at}.
no-such-move = {text} is not possible: no piece of that kind can go there.
not-standard = {text} is not the standard spelling of this move.
null-move = {text} passes the turn, and passing is not a move.
`

// Why castling is not possible.
const englishCastling = `
castling-never = There was no right to this castling at the start.
castling-king-moved = The king has moved ({ply}), so the right to castle is gone for good.
castling-rook-moved = The rook from {at} has moved ({ply}), so the right to castle with it is gone for good.
castling-rook-captured = The rook from {at} was captured ({ply}), so there is nothing left to castle with.
castling-done = This side has castled already ({ply}).
castling-right-lost = There is no right to castle this way.
castling-out-of-check = The king on {at} is in check from {by}, and castling is no way out of check.
castling-through-check = The king would cross {at}, attacked by {by}.
castling-into-check = The king would land on {at}, attacked by {by}.
castling-uncovers-check = The rook shields {at}: once it has moved, {by} {by:attacks|attack} the king there.
castling-way-occupied = {men} {men:stands|stand} in the way.
castling-own-rook-in-way = The other castling rook, on {at}, stands in the way.
`

// How a game ends.
const englishEnds = `
checkmate = Checkmate: {by} {by:attacks|attack} the king on {at}, and no move helps.
stalemate = Stalemate: the king on {at} is not in check, and there is no legal move.
dead-position = The position is dead: neither player can mate any more.
fivefold = The same position has appeared for the fifth time ({plies}).
seventy-five-moves = Each player has made 75 moves without a pawn move or a capture.
threefold = Drawn by a correct claim of the third occurrence of a position.
fifty-moves = Drawn by a correct claim of fifty moves without a pawn move or a capture.
`

// What may be claimed.
const englishClaims = `
threefold-appeared = The position has appeared {count} times ({plies}).
threefold-intended = After {move} the position will have appeared {count} times ({plies}).
fifty-appeared = {moves} moves by each player have passed without a pawn move or a capture.
fifty-intended = With {move}, {moves} moves by each player will have passed without a pawn move or a capture.
`

// How a claim is judged.
const englishVerdicts = `
claim-correct = The claim is correct: the game is drawn.
claim-incorrect = The claim is incorrect: the opponent gets {count} more {count:minute|minutes}, and the game goes on.
claim-refused = There is no right to claim at this moment.
claim-too-few = The position has appeared {count:only once|only twice} ({plies}), and three times are needed.
claim-too-few-intended = After {move} the position will have appeared {count:only once|only twice} ({plies}), and three times are needed.
claim-too-soon = Only {count} {count:half-move has|half-moves have} passed without a pawn move or a capture, and 100 are needed.
claim-too-soon-intended = With {move}, only {count} {count:half-move|half-moves} will have passed without a pawn move or a capture, and 100 are needed.
claim-pawn-move = {move} is a pawn move, so it cannot complete fifty moves without one.
claim-capture = {move} captures, so it cannot complete fifty moves without a capture.
claim-move-illegal = The intended move, {move}, is not legal.
claim-not-written = The intended move, {move}, must be written down before the claim.
claim-not-on-move = Only the player who has the move may claim.
claim-touched = After touching a piece to move it, there is no claiming on this move.
claim-game-over = The game had already ended ({ply}).
claim-analysis = A turn was passed, so this is analysis and not a game: nothing can be claimed.
claim-is-offer = The claim counts as an offer of a draw, which the opponent may still accept.
claim-move-binds = {move} must now be played.
ruling-binds = After the arbiter's ruling only some of the legal moves may be played, and this is not one of them.
different-castling = At {plies} the right to castle with the rook on {at} was still kept; it was lost at {ply}.
different-en-passant = At {plies} a capture en passant on {at} was possible; it no longer is.
`

// What hands have done at the board, and what that binds to.
const englishHands = `
`

// How an incident is ruled, and how a game ends by it.
const englishIncidents = `
`
