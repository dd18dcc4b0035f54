package phrase

// English, the catalogue that is built in (see Read for its form). A new sentence
// is a line in the section of its subject; what stands in its braces is told at
// factNames. The sections on the text of a position and of a game are in
// english_text.go; the articles are in english_articles.go, a catalogue of their own.

const englishText = englishWords + englishMoves + englishCastling + englishEnds + englishClaims + englishVerdicts +
	englishHands + englishIncidents + englishFen + englishSetUp + englishReach + englishPgn

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
word/start = the first position
word/minutes = {} {:minute|minutes}
word/seconds = {} {:second|seconds}
word/time = {} {}
word/decimal = .
word/text = this
word/move = this move
word/cited = {} (Article {article}, {edition}).
word/fischer = {} (Fischer Random Chess, point {article}).
`

// Why a move is not legal.
const englishMoves = `
game-over = The game is over: there is no legal move.
no-piece = There is no piece on {at}.
not-your-piece = {men} does not belong to the player who has the move.
same-square = {men} would stay where it is.
own-piece-on-target = A {role} of the same colour stands on {at}.
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
claim-touched-still = Touching a piece has not ended the right to claim: only making a move does.
claim-other-move = After the arbiter's ruling {move} may not be played now, so no claim can be made with it.
claim-not-withdrawn = A claim that was made cannot be taken back.
claim-game-over = The game had already ended ({ply}).
claim-analysis = A turn was passed, so this is analysis and not a game: nothing can be claimed.
claim-is-offer = The claim counts as an offer of a draw, which the opponent may still accept.
claim-move-binds = {move} must now be played.
claim-piece-binds = {men} must now make another move, a legal one.
ruling-binds = After the arbiter's ruling only some of the legal moves may be played, and this is not one of them.
claim-formula = The claim is incorrect: the opponent gets {count} more {count:minute|minutes}, {player} loses half of the time left, at most {time}, and the game goes on.
claim-formula-floor = The claim is incorrect: the opponent gets {count} more {count:minute|minutes}, {player} loses half of the time left, at most {time}, but keeps at least one minute, and the game goes on.
claimant-loses = {player} loses {time} as well.
claimant-keeps = {player} has too little time left to lose any.
right-open = The text of this edition does not decide whether a right to castle still counts when every legal reply takes it away: Gijssen holds that it does, Reuben that it does not.
right-ruled = The ruling of the FIDE Presidential Board of 2005 decides: the right to castle is lost by the player's own move, not by that of the opponent.
right-against-ruling = The other opinion is followed here, as was asked, against the ruling of the FIDE Presidential Board of 2005 that the right to castle is lost by the player's own move only.
right-settled = The text decides: the right to castle is lost only when king or rook has moved, forced or not.
opinion-until-moved = Geurt Gijssen: the right is there until king or rook has moved. That makes {count} {count:occurrence|occurrences} ({plies}).
opinion-while-usable = Stewart Reuben: a right that every legal reply takes away is gone already. That makes {count} {count:occurrence|occurrences} ({plies}).
right-captured = The right to castle with the rook from {at} ended with its capture ({ply}), though the article speaks of moves only: the king's later move took nothing away.
different-castling = At {plies} the right to castle with the rook on {at} was still kept; it was lost at {ply}.
different-en-passant = At {plies} a capture en passant on {at} was possible; it no longer is.
`

// What hands have done at the board, and what that binds to.
const englishHands = `
hands-nothing = No piece has been touched: any legal move may be made.
hands-adjusting = It was said that pieces are only adjusted, so touching them binds to nothing.
adjust-too-late = {men} was touched before it was said that pieces are only adjusted: that is too late for it.
adjust-not-on-move = Only the player who has the move may touch and adjust pieces, and {player} does not have it.
touched-none-can = {at:The piece|The pieces} touched on {at} can neither be moved nor captured, so any legal move may be made.
touched-both = {men} must capture {by}, as both were touched.
touched-both-illegal = {men} and {by} were touched, but that capture would be illegal: what counts is the first of the touched pieces that can be moved or captured.
earlier-ruling = An earlier ruling still binds, which allows only some of the legal moves.
not-released = {men} was taken up and has not been let go, whatever was said: any legal move with it may be made.
castling-binds = King and rook were touched, and castling with them is legal: it must be made.
rook-touched-first = The rook on {from} was touched before the king, so there is no castling with it on this move.
rook-first-allowed = In Chess960 castling may begin with the rook, so castling with the rook on {at} is still allowed.
illegal-castling-frees = Castling was meant and is illegal, and the king on {from} has no legal move: any legal move may be made, with whatever piece.
king-released-castling = The king was let go on {at}, where it lands in castling: castling is not made yet, but no other move is allowed.
part-released = A piece was let go on {at} as a part of a legal move and may not go to another square.
king-released-illegal = The king was let go on {at} as if to castle, which is illegal: it must make another legal move, which may be castling to the other side.
king-released-frees = The king was let go on {at} as if to castle, which is illegal, and it has no legal move: any legal move may be made.
half-castling = Only the first motion of castling is made: check, mate or stalemate on the board count for nothing until the second is made.
half-castling-choice = This may be the first motion of castling or a move of its own. The second motion chooses castling, pressing the clock chooses the move that stands on the board.
half-castling-pressed = The clock was pressed after the first motion, so that motion is the move, and nobody has castled.
castling-announced = It was said beforehand that castling follows.
capture-unfinished = The captured piece on {at} is still on the board: the move is not made yet, but the piece that was let go may not go to another square.
pawn-released = The pawn is to be replaced on {at}: the move is not made yet, but the pawn may not go to another square.
promotion-free = The pawn must be promoted, and the choice of the piece is still free.
promotion-chosen = The new piece has touched {at}, so the choice is final: {move} must be made.
promotion-open = The new piece on {at} has not been let go, so another may still be chosen.
promotion-unfinished = The new piece stands on {at}, but the move is made only when the pawn, and what it captures, are off the board.
move-made = {move} is made: the piece has been let go.
capture-made = {move} is made: the captured piece is off the board, and the own piece has been let go.
castling-made = {move} is made: king and rook have been let go.
promotion-made = {move} is made: the new piece has been let go, and the pawn is off the board.
move-completed = The clock was pressed, so the move is completed.
made-stands = {move} was made and stands: what the hands did after that does not count.
illegal-move-completed = The clock was pressed, so {player}'s illegal move is completed: the position before it is restored, and there is a penalty where the rules have one.
touch-broken = {player} has made a move that was no longer allowed. The arbiter steps in at once, and it is taken back.
touch-broken-on-claim = {move} was no longer allowed, but the arbiter rules on that only when asked: it stands unless {opponent} complains before touching a piece.
complaint-upheld = {opponent} has complained in time and is right.
complaint-baseless = There is nothing to complain about: all that was done is allowed.
complaint-lost = {opponent} has touched a piece and can no longer complain about how {player} handled the pieces.
claim-in-time = The claim of a draw came in time and is to be judged.
claim-after-move = The claim of a draw came after the move was made, which is too late.
event-unknown = There is no such event.
event-too-many = A turn has at most 64 events.
event-square = There is no such square.
event-no-piece = No piece stands there.
event-nothing-in-hand = There is no piece in the hand that could be let go there.
event-own-piece = Of the own pieces only a pawn that is promoted is taken off the board.
event-no-promotion = No pawn can be promoted there.
event-promotion-role = A pawn becomes a queen, a rook, a bishop or a knight, and nothing else.
event-after-end = The move was completed before this.
event-not-opponents = The player who is not on move cannot do that now.
event-not-players = Only the opponent can do that.
`

// How an incident is ruled, and how a game ends by it.
const englishIncidents = `
agreement = Drawn by agreement.
resignation = {player} resigned.
flag-fall = Decided by a fallen flag.
illegal-moves = Decided by illegal moves.
arbiter = Decided by the arbiter.
illegal-move-corrected = {player} has made an illegal move: it is put right.
illegal-move-not-completed = {player} has not pressed the clock, so the illegal move is not completed: a legal move is made in its place, and nothing is counted.
illegal-move-loses = {player} loses the game: this is the {count:first|second|third} illegal move.
illegal-move-draws = {player} would lose by this illegal move, but {opponent} cannot mate by any series of legal moves: the game is drawn.
illegal-move-stands = {opponent} has made a move since, so the illegal move stands, and so does all that followed, a mate too.
illegal-move-awaits-claim = Nothing is put right unless {opponent} claims.
illegal-move-claim-in-time = The claim must come before {opponent} makes a move.
illegal-move-win-claimable = {opponent} may claim a win, but only before making a move; after that the illegal move stands.
illegal-move-no-penalty = There is no penalty in time, and illegal moves are not counted.
illegal-move-penalty = This is {player}'s {count:first|second|third} illegal move, so {opponent} gets {time} more.
move-is-legal = The move from {from} to {to} is legal, so there is nothing to put right.
king-captured = {player} has captured the king, which is an illegal move itself. The earlier illegal move, which left the king in check, is put right first.
double-move = {player} has moved twice in a row: the second move is an illegal one.
reply-is-free = {opponent} has the move and need not repeat the reply made before.
later-flag-void = A flag that fell after that does not decide.
position-restored = The position before the irregularity ({ply}) is restored.
last-identifiable = The position before the irregularity is not known, so the last one that can be identified ({ply}) is restored.
none-identified = The position before the irregularity is not known: the arbiter must name the last one that can be identified.
clocks-by-judgement = The arbiter sets both clocks by best judgement.
touched-must-move = The piece on {at} was touched and must be moved.
touched-must-capture = The piece on {at} was touched and must be captured.
touched-free = The piece on {at} has no legal move, so any legal move may be made.
illegal-castling-king-moves = This castling is illegal, so the king on {at} must make another move, which may be castling to the other side.
breaches-count-once = Several breaches in one move count as one illegal move.
clock-without-move = {player} has pressed the clock without making a move, which counts as an illegal move.
clock-without-move-unregulated = {player} has pressed the clock without making a move. The Laws do not call that an illegal move: the arbiter decides.
two-hands-illegal = {player} has made a move with two hands, which counts as an illegal move.
two-hands-breach = {player} has made a move with two hands, which is not allowed. It is not an illegal move: the arbiter may warn or penalise.
unreplaced-promotion-queen = {player} has pressed the clock with a pawn left on {at}: that is an illegal move, and the pawn becomes a queen.
unreplaced-promotion-restored = {player} has pressed the clock with a pawn left on {at}: the pawn must be moved and promoted, and the choice of the piece is free.
unreplaced-promotion-not-pressed = {player} has not pressed the clock and may still put a piece in place of the pawn on {at}.
illegal-position-wait = Nobody has claimed, so the arbiter waits until the next move is completed. If the position is then still illegal, the game is drawn.
illegal-position-draw = The next move is completed, and the position is still illegal: the game is drawn.
illegal-position-corrected = The position is illegal, and the arbiter steps in.
wrong-setup-new-game = The game began from a wrong position: it is annulled, and a new game is played.
wrong-setup-too-late = After {count} moves by each player it is too late to correct the set-up: the game goes on.
swapped-king-may-not-castle = {player}'s king began on a wrong square and may not castle.
swapped-rook-may-not-castle = There is no castling with {player}'s rook that began on a wrong square.
clock-set-right = The clock is stopped and set right, and the arbiter sets the times by best judgement.
clock-too-late = After {count} moves by each player it is too late to change the setting of the clock.
colours-new-game = Fewer than {count} moves have been made by each player, so the game is stopped and a new one is played with the right colours.
colours-go-on = The game goes on with the colours as they are.
colours-arbiter = The arbiter may rule otherwise.
board-transferred = The game goes on, and the position is moved to a board that stands the right way.
board-too-late = After {count} moves by each player it is too late to turn the board: the game goes on.
displaced-own-time = {player} has displaced pieces and must put them right on {player}'s own time.
displaced-pressed = The clock was pressed before that: it is set going for {player} again, and the arbiter may penalise.
displaced-later = Pieces were displaced in the course of the game: that is put right.
game-had-ended = The game had already ended, so this changes nothing.
agreement-draws = The players have agreed to a draw.
agreement-too-early = The players can agree to a draw only after each of them has made a move.
resignation-loses = {player} resigns and loses the game.
resignation-draws = {player} resigns, but {opponent} cannot mate by any series of legal moves: the game is drawn.
resignation-unclear = {player} may have resigned, or may have meant something else: the arbiter asks before anything is decided.
resignation-clocks-stopped = A player who stops the clocks may only want the arbiter.
resignation-king-tipped = A king can fall by accident.
resignation-hand-held-out = A hand held out may be an offer of a draw.
resignation-sign = The only sure way to resign is to write down the result and sign it.
left-without-notice = {player} has left without resigning, and that ends nothing: the game goes on, and the clock runs.
left-discourteous = To leave without a word is discourteous, and the arbiter may penalise it.
flag-fall-loses = {player}'s flag has fallen, and {opponent} can still mate: {player} loses the game.
flag-fall-draws = {player}'s flag has fallen, but {opponent} cannot mate by any series of legal moves: the game is drawn.
flag-fall-unskilled = The most unskilled play counts too, as long as it is legal.
flag-fall-uncalled = The arbiter does not call the flag: it counts when {opponent} claims.
both-flags-go-on = Both flags have fallen, nobody knows which fell first, and it is not the last period: the game goes on.
both-flags-draw = Both flags have fallen, and nobody knows which fell first: the game is drawn.
mating-potential-lacking = In blitz a win needs material with which mate cannot always be avoided, and {opponent} does not have it: the game is drawn.
mating-potential-open = In blitz a win needs material with which mate cannot always be avoided. Whether {opponent} has it, the text does not decide.
mate-undecided = Whether {opponent} can still mate by any series of legal moves could not be decided, and so the result is open.
neither-can-mate = {player} cannot mate either, so the position is dead, and that ended the game.
disturbance = {player} has disturbed the opponent, which is forbidden.
disturbance-time = The arbiter may give {opponent} more time, as much as seems right.
draw-offer-open = {player} has offered a draw. The offer cannot be withdrawn: it stands until {opponent} accepts it, refuses it in words or by touching a piece, or the game ends.
draw-offer-open-until-move = {player} has offered a draw. The offer cannot be withdrawn: it stands until {opponent} accepts it, refuses it in words or by making a move, or the game ends.
draw-offer-untimely = A draw is offered after making a move and before pressing the clock. At any other time the offer is valid too, but it may count as a disturbance.
draw-offer-event-rules = The rules of the event may forbid an agreed draw.
assistant-allowed = {player} may have an assistant who moves the pieces, if the arbiter accepts the assistant.
assistant-unregulated = The Laws do not speak of assistants: the arbiter decides.
incident-ply = The record has no such ply.
incident-order = It cannot have been found before it happened.
incident-identified = The position to be restored must stand in the record, before the irregularity.
incident-offence = A first, a second or a third illegal move can be told, as 1, 2 or 3.
incident-moves-made = The number of moves made cannot be negative.
incident-color = This is not the player who moved there.
incident-move = No such move can have been tried there.
incident-unknown = This is no incident that the Laws know of.
`
