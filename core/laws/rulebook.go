package laws

// Which article stands behind a rule?

// ruleTable has a line for each rule: its name, and behind a colon the matters that it rests
// on, named as in articleTable. The first of them that an edition has an article for
// counts. A line whose name has a slash is for a special case; an edition that has
// none of its matters judges by the general rule.
//
// The name is the code of a reason. The detail behind its slash is what else can
// matter: a kind of man, the variant, a kind of claim, or the kind of game as
// Edition.Detail tells it.
const ruleTable = `
no-piece: illegal made
not-your-piece: turns
same-square: own-piece
own-piece-on-target: own-piece
king-not-captured: king-safe
not-how-it-moves: illegal made
not-how-it-moves/bishop: bishop
not-how-it-moves/rook: rook
not-how-it-moves/queen: queen
not-how-it-moves/knight: knight
not-how-it-moves/pawn: pawn-step
not-how-it-moves/king: king-step king-moves
way-blocked: no-jumping
pawn-blocked: pawn-step
nothing-to-capture: pawn-captures
en-passant-expired: en-passant-at-once en-passant
pawn-not-home: pawn-double
king-into-check: check
leaves-king-in-check: check
pinned: check
does-not-answer-check: check
promotion-missing: promotion
promotion-not-possible: promotion
promotion-role: promotion
game-over: mate
game-over/stalemate: stalemate

castling-never: castling-lost king-moves
castling-king-moved: castling-lost king-moves
castling-rook-moved: castling-lost king-moves
castling-rook-captured: castling king-moves
castling-rook-captured/chess960: chess960-once
castling-done: castling-lost king-moves
castling-done/chess960: chess960-once
castling-right-lost: castling-lost king-moves
castling-out-of-check: castling-prevented king-moves
castling-through-check: castling-prevented king-moves
castling-into-check: castling-prevented king-moves
castling-uncovers-check: check
castling-way-occupied: castling-prevented king-moves
castling-way-occupied/chess960: chess960-castling
castling-own-rook-in-way: chess960-castling king-moves

checkmate: mate
stalemate: stalemate
dead-position: dead-position
fivefold: fivefold
seventy-five-moves: seventy-five
threefold: third
fifty-moves: fifty

threefold-appeared: third-appeared
threefold-intended: third-intended
fifty-appeared: fifty-completed
fifty-intended: fifty-intended
claim-correct: claim-correct
claim-incorrect: claim-incorrect
claim-incorrect/rapid: rapid-penalty
claim-incorrect/blitz: blitz-penalty
claim-refused: third
claim-refused/fifty-move: fifty
claim-too-few: third-appeared
claim-too-few-intended: third-intended
claim-too-soon: fifty-completed
claim-too-soon-intended: fifty-intended
claim-pawn-move: fifty-intended
claim-capture: fifty-intended
claim-move-illegal: claim-incorrect
claim-not-written: third-intended
claim-not-written/fifty-move: fifty-intended
claim-not-on-move: third
claim-not-on-move/fifty-move: fifty
claim-touched: claim-lost
claim-touched-still: claim-lost
claim-other-move: claim-incorrect
claim-not-withdrawn: claim-stands
claim-formula: claim-incorrect
claim-formula-floor: claim-incorrect
claimant-loses: claim-incorrect
claimant-keeps: claim-incorrect
claim-piece-binds: touch
right-open: same-castling third
right-ruled: same-castling third
right-against-ruling: same-castling third
right-settled: same-castling third
opinion-until-moved: same-castling third
opinion-while-usable: same-castling third
right-captured: same-castling third
claim-is-offer: claim-is-offer offer
claim-move-binds: claim-incorrect
different-castling: same-castling third
different-en-passant: same-en-passant third

hands-nothing: touch
hands-adjusting: adjusting
adjust-too-late: adjusting
adjust-not-on-move: adjusting
touched-none-can: none-can
touched-both: touch-both
touched-both-illegal: touch-both
earlier-ruling: arbiter-sees
not-released: made
castling-binds: castling-touched
rook-touched-first: rook-first
rook-first-allowed: fischer-order
illegal-castling-frees: castling-illegal
king-released-castling: made-castling
part-released: made
king-released-illegal: castling-illegal
king-released-illegal/released: made-castling
king-released-frees: castling-illegal
king-released-frees/released: made-castling
half-castling: fischer-half-made
half-castling-choice: fischer-choice
half-castling-pressed: fischer-choice
castling-announced: fischer-announced
capture-unfinished: made-capture
pawn-released: made-promotion
promotion-free: promotion-final made-promotion
promotion-chosen: promotion-final
promotion-open: promotion-final made-promotion
promotion-unfinished: made-promotion
move-made: made
capture-made: made-capture
castling-made: made-castling
promotion-made: made-promotion
move-completed: press
made-stands: made
illegal-move-completed: illegal-restored
touch-broken: arbiter-sees
touch-broken-on-claim: touch
touch-broken-on-claim/rapid-appendix: rapid-hands
complaint-upheld: complaint-lost
complaint-baseless: touch
complaint-lost: complaint-lost
claim-in-time: claim-lost
claim-after-move: claim-lost

illegal-move-corrected: illegal-restored
illegal-move-not-completed: illegal-restored
illegal-move-loses: illegal-costs
illegal-move-loses/rapid-appendix: rapid-illegal-loses
illegal-move-loses/blitz-appendix: blitz-illegal rapid-illegal-loses
illegal-move-draws: illegal-costs
illegal-move-draws/rapid-appendix: rapid-illegal-loses
illegal-move-draws/blitz-appendix: blitz-illegal rapid-illegal-loses
illegal-move-stands: rapid-illegal-loses rapid-illegal illegal-restored
illegal-move-stands/blitz-appendix: blitz-illegal rapid-illegal-loses rapid-illegal
illegal-move-awaits-claim: rapid-illegal-loses rapid-illegal illegal-restored
illegal-move-awaits-claim/blitz-appendix: blitz-illegal rapid-illegal-loses rapid-illegal
illegal-move-claim-in-time: rapid-illegal-loses rapid-illegal illegal-restored
illegal-move-claim-in-time/blitz-appendix: blitz-illegal rapid-illegal-loses rapid-illegal
illegal-move-win-claimable: blitz-illegal
illegal-move-no-penalty: illegal-restored
illegal-move-penalty: illegal-costs
illegal-move-penalty/rapid: rapid-penalty
illegal-move-penalty/rapid-appendix: rapid-penalty
illegal-move-penalty/blitz: blitz-penalty
illegal-move-penalty/blitz-appendix: blitz-penalty
move-is-legal: illegal made
king-captured: king-safe
double-move: illegal-restored
reply-is-free: illegal-restored
later-flag-void: illegal-restored
position-restored: illegal-restored
last-identifiable: illegal-restored
none-identified: illegal-restored
clocks-by-judgement: clocks-adjusted
touched-must-move: touch-own
touched-must-capture: touch-theirs touch-own
touched-free: none-can
touched-free/castling: castling-illegal
illegal-castling-king-moves: castling-illegal
breaches-count-once: illegal-costs
clock-without-move: clock-without-move
clock-without-move-unregulated: penalties
two-hands-illegal: two-hands
two-hands-breach: one-hand
unreplaced-promotion-queen: pawn-becomes-queen illegal-restored
unreplaced-promotion-restored: illegal-restored
unreplaced-promotion-not-pressed: made-promotion
illegal-position-wait: rapid-both-illegal
illegal-position-draw: rapid-both-illegal
illegal-position-corrected: illegal-restored
illegal-position-corrected/rapid-appendix: rapid-illegal
wrong-setup-new-game: wrong-start
wrong-setup-too-late: rapid-set-up
swapped-king-may-not-castle: rapid-set-up
swapped-rook-may-not-castle: rapid-set-up
clock-set-right: clock-setting
clock-too-late: rapid-set-up
colours-new-game: colours-reversed
colours-go-on: colours-reversed
colours-arbiter: colours-reversed
board-transferred: board-turned
board-too-late: rapid-set-up
displaced-own-time: displaced
displaced-pressed: displaced
displaced-later: displaced-later illegal-restored

agreement: agreement
agreement-draws: agreement
agreement-too-early: agreement
resignation: resignation
resignation-loses: resignation
resignation-draws: resignation
resignation-unclear: resignation
resignation-clocks-stopped: resignation
resignation-king-tipped: resignation
resignation-hand-held-out: resignation
resignation-sign: result-signed
left-without-notice: leaving
left-discourteous: conduct
flag-fall: flag-fall
flag-fall-loses: flag-fall
flag-fall-draws: flag-fall
flag-fall-unskilled: flag-fall
flag-fall-uncalled: rapid-flag
both-flags-go-on: both-flags
both-flags-draw: both-flags-quickplay both-flags
both-flags-draw/rapid-appendix: rapid-both-flags both-flags
illegal-moves: illegal-costs
illegal-moves/rapid-appendix: rapid-illegal-loses
illegal-moves/blitz-appendix: blitz-illegal rapid-illegal-loses
arbiter: penalties
mating-potential-lacking: blitz-material
mating-potential-open: blitz-material
mate-undecided: flag-fall
mate-undecided/resignation: resignation
mate-undecided/illegal-moves: illegal-costs
neither-can-mate: dead-position
disturbance: disturbing
disturbance-time: penalties
draw-offer-open: offer
draw-offer-open-until-move: offer
draw-offer-untimely: offer
draw-offer-event-rules: no-agreement
assistant-allowed: assistant
assistant-unregulated: arbiter-sees
illegal-position-corrected/blitz-appendix: blitz-illegal
position-restored/displaced: displaced-later
last-identifiable/displaced: displaced-later
none-identified/displaced: displaced-later
swapped-king-may-not-castle/by-movement: castling-lost king-moves
swapped-rook-may-not-castle/by-movement: castling-lost king-moves
`
