package laws

// Which article stands behind a rule?

// ruleTable has a line for each rule: its name, and the matters that it rests on,
// named as in articleTable. The first of them that an edition has an article for
// counts. A line whose name has a slash is for a special case; an edition that has
// none of its matters judges by the general rule.
//
// The name is the code of a reason. The detail behind its slash is what else can
// matter: a kind of man, the variant, a kind of claim, or the kind of game as
// Edition.Detail tells it.
const ruleTable = `
no-piece                        illegal made
not-your-piece                  turns
same-square                     own-piece
own-piece-on-target             own-piece
king-not-captured               king-safe
not-how-it-moves                illegal made
not-how-it-moves/bishop         bishop
not-how-it-moves/rook           rook
not-how-it-moves/queen          queen
not-how-it-moves/knight         knight
not-how-it-moves/pawn           pawn-step
not-how-it-moves/king           king-step king-moves
way-blocked                     no-jumping
pawn-blocked                    pawn-step
nothing-to-capture              pawn-captures
en-passant-expired              en-passant-at-once en-passant
pawn-not-home                   pawn-double
king-into-check                 check
leaves-king-in-check            check
pinned                          check
does-not-answer-check           check
promotion-missing               promotion
promotion-not-possible          promotion
promotion-role                  promotion
game-over                       mate
game-over/stalemate             stalemate

castling-never                  castling-lost king-moves
castling-king-moved             castling-lost king-moves
castling-rook-moved             castling-lost king-moves
castling-rook-captured          castling king-moves
castling-rook-captured/chess960 chess960-once
castling-done                   castling-lost king-moves
castling-done/chess960          chess960-once
castling-right-lost             castling-lost king-moves
castling-out-of-check           castling-prevented king-moves
castling-through-check          castling-prevented king-moves
castling-into-check             castling-prevented king-moves
castling-uncovers-check         check
castling-way-occupied           castling-prevented king-moves
castling-way-occupied/chess960  chess960-castling
castling-own-rook-in-way        chess960-castling king-moves

checkmate                       mate
stalemate                       stalemate
dead-position                   dead-position
fivefold                        fivefold
seventy-five-moves              seventy-five
threefold                       third
fifty-moves                     fifty

threefold-appeared              third-appeared
threefold-intended              third-intended
fifty-appeared                  fifty-completed
fifty-intended                  fifty-intended
claim-correct                   claim-correct
claim-incorrect                 claim-incorrect
claim-incorrect/rapid           rapid-penalty
claim-incorrect/blitz           blitz-penalty
claim-refused                   third
claim-refused/fifty-move        fifty
claim-too-few                   third-appeared
claim-too-few-intended          third-intended
claim-too-soon                  fifty-completed
claim-too-soon-intended         fifty-intended
claim-pawn-move                 fifty-intended
claim-capture                   fifty-intended
claim-move-illegal              claim-incorrect
claim-not-written               third-intended
claim-not-written/fifty-move    fifty-intended
claim-not-on-move               third
claim-not-on-move/fifty-move    fifty
claim-touched                   claim-lost
claim-touched-still             claim-lost
claim-other-move                claim-incorrect
claim-not-withdrawn             claim-stands
claim-formula                   claim-incorrect
claim-formula-floor             claim-incorrect
claimant-loses                  claim-incorrect
claimant-keeps                  claim-incorrect
claim-piece-binds               touch
right-open                      same-castling third
right-ruled                     same-castling third
right-against-ruling            same-castling third
right-settled                   same-castling third
opinion-until-moved             same-castling third
opinion-while-usable            same-castling third
right-captured                  same-castling third
claim-is-offer                  claim-is-offer offer
claim-move-binds                claim-incorrect
different-castling              same-castling third
different-en-passant            same-en-passant third
`
