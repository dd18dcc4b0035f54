package words

// englishText is the catalogue of English; the other languages have the same keys.
// Keys are in groups by the panel that says them.
const englishText = `
# The table.
white = White
black = Black
color.white = white
color.black = black
first-position = the first position
now = now
intended-move = the intended move
kingside = kingside
queenside = queenside
a-side = a-side
h-side = h-side
article = Article {1}
and = {1} and {2}
comma = {1}, {2}

# Moving about.
go.start = First position
go.back = One move back
go.forward = One move forward
go.end = Last position
go.flip = Turn the board
go.label = Walk through the game

# Tabs.
tabs = What to look at
tab.why = Why?
tab.castling = Castling
tab.claims = Claims

# Why a move is not possible.
why.title = Why not?
why.hint = Try any move, also one that is not allowed: the reason will stand here.
why.move = {1} is not possible
why.show = Show it on the board
why.over = The game is over
why.claimable = {1} has the move and may claim a draw.
why.to-claims = See the claims

# Marks on the board.
mark.path = on the way
mark.good = where it ends
mark.point = in question
mark.attack = the reason why not
mark.hand = in the hand

# Castling.
castling.possible = Possible now
castling.free = Nothing in the way
castling.prevented = Prevented now
castling.lost = Lost for good
castling.never = Not in this game
castling.way = King {1}, rook {2}.
castling.goes = {1} to {2}
castling.stays = stays on {1}
castling.transposition = King and rook change places.
castling.king-only = Only the king moves.
castling.king-only-jumps = Only the king moves, over the rook.
castling.rook-only = Only the rook moves.
castling.rook-only-jumps = Only the rook moves, over the king.
castling.either = Both move, in either order
castling.king-first = Both move, the king first
castling.rook-first = Both move, the rook first
castling.king-jumps = {1}; the king jumps over the rook.
castling.rook-jumps = {1}; the rook jumps over the king.
castling.both-jump = {1}; the second jumps over the first.
castling.no-jump = {1}.
castling.occupied = May stay occupied: {1}.
castling.castle = Castle
castling.squares = Show squares
castling.at = Show {1}
castling.at-label = Show {1}, where it was lost

# Claims.
claims.over = The game is over: there is nothing left to claim.
claims.analysis = A turn was passed in this line, so it is analysis: nothing can be claimed.
claims.none = {1} has nothing to claim now.
claims.some = {1} has the move and may claim a draw.
claims.fifty-any = Any of these moves completes fifty moves without a pawn move or a capture.
claims.claim = Claim the draw
claims.claim-with = Claim with {1}
claims.repetition = Repetition
claims.first = This position stands for the first time.
claims.times = This position has stood {1} time:|This position has stood {1} times:
claims.near = It only looks the same as after {1}:
claims.fifty = Fifty moves
claims.counter = Half-moves without a pawn move or a capture
claims.count = {1} half-move without a pawn move or a capture|{1} half-moves without a pawn move or a capture
claims.needs = {1}; a claim needs {2}.
claims.ends = {1}; at {2} the game is drawn without a claim.
claims.before = Part of them is from before the first position of this record.
claims.from-start = Counted from the first position.
claims.since-pawn = Counted since {1}, a pawn move.
claims.since-capture = Counted since {1}, a capture.

# Rulings.
ruling.applied = The ruling is applied.

# The clocks.
clock.fallen.white = White's flag has fallen.
clock.fallen.black = Black's flag has fallen.

# The conditions.
conditions = By which Laws
conditions.edition = Edition of the Laws
conditions.language = Language
conditions.time = Kind of game
conditions.standard = standard
conditions.rapid = rapid
conditions.blitz = blitz
conditions.supervised = an arbiter watches each game
conditions.reading = Castling rights end
conditions.until-moved = when king or rook moves
conditions.while-usable = when they can never be used

# Lessons.
course = Lesson
course.step = Step {1} of {2}
course.steps = Go through the lesson
course.previous = Previous step
course.next = Next step
course.progress = {1} of {2} questions asked, {3} answered right
course.resume = Back to the lesson
course.source = Source: {1}
course.guess = What do you think?
course.guess-under = What do you think, by the Laws of {1}?
course.ask = Ask the arbiter
course.hint = Hint
course.right = You were right.
course.wrong = The arbiter sees it otherwise than you.
course.laws = Laws of {1}
course.line = Moves that lead there: {1}
course.problems = {1} thing in this lesson was not understood|{1} things in this lesson were not understood
course.problem = Step {1}: {2}
course.problem-line = Step {1}, line {2}: {3}
course.unreadable = This is no lesson: it has no step that can be shown.
course.code.lesson-too-long = the lesson is too long
course.code.lesson-too-many = more than can be taken ({1})
course.code.lesson-tag = the tag cannot have this value ({1})
course.code.lesson-mode = there is no such mode or tab ({1})
course.code.lesson-command = there is no such command ({1})
course.code.lesson-key = a text has no such name ({1})
course.code.lesson-query = the question is not understood ({1})
course.code.lesson-hint = a hint needs a question before it ({1})
outcome.legal = allowed
outcome.illegal = not allowed
outcome.prevented = prevented for now
outcome.lost = lost for good
outcome.yes = yes
outcome.no = no
outcome.undecided = not decided
outcome.goes-on = the game goes on
outcome.drawn = a draw
outcome.won = the game is won
outcome.upheld = the claim is correct
outcome.rejected = the claim is not upheld
outcome.white-wins = White wins
outcome.black-wins = Black wins
outcome.free = nothing is bound
outcome.bound = what was touched binds
outcome.made = the move is made
`
