package laws

// The edition in force since 1 January 2023, as far as the rules here refer to it.

var edition2023 = edition{
	articles: []Article{
		{ID: "1.2", Title: "Taking turns", Rule: "White makes the first move; after that the players move in turn.", Status: Read},
		{ID: "1.4.1", Title: "Mate, and the king is never captured", Rule: "Whoever mates the opponent's king has won. Leaving or putting the own king under attack is not allowed, nor is capturing the opponent's king.", Status: Read},
		{ID: "3.1", Title: "Own pieces", Rule: "No piece moves to a square with a piece of its own colour. A piece of the opponent's on the square is captured.", Status: Read},
		{ID: "3.2", Title: "The bishop", Rule: "It moves any distance along a diagonal.", Status: Read},
		{ID: "3.3", Title: "The rook", Rule: "It moves any distance along its file or rank.", Status: Read},
		{ID: "3.4", Title: "The queen", Rule: "It moves any distance along its file, rank or a diagonal.", Status: Read},
		{ID: "3.5", Title: "No jumping", Rule: "Bishop, rook and queen do not pass over other pieces.", Status: Read},
		{ID: "3.6", Title: "The knight", Rule: "It goes to one of the nearest squares that are not on its file, rank or diagonals.", Status: Read},
		{ID: "3.7.1", Title: "The pawn's step", Rule: "A pawn goes to the square straight ahead if that is empty.", Status: Read},
		{ID: "3.7.2", Title: "The pawn's double step", Rule: "On its first move a pawn may advance two squares if both are empty.", Status: Read},
		{ID: "3.7.3", Title: "The pawn's capture", Rule: "A pawn captures an opponent's piece that stands diagonally ahead on the next file.", Status: Read},
		{ID: "3.7.3.1", Title: "En passant", Rule: "A pawn that has just made a double step to the square beside an opponent's pawn can be captured by it as if it had gone one square only.", Status: Read},
		{ID: "3.7.3.2", Title: "En passant at once", Rule: "Only the very next move may capture en passant.", Status: Read},
		{ID: "3.7.3.3", Title: "Promotion", Rule: "A pawn that reaches the last rank is exchanged in the same move for a queen, rook, bishop or knight of its colour.", Status: Read},
		{ID: "3.8.1", Title: "The king's step", Rule: "The king goes to a neighbouring square.", Status: Read},
		{ID: "3.8.2", Title: "Castling", Rule: "One move of king and rook along the first rank: the king goes two squares towards the rook, and the rook to the square the king crossed.", Status: Read},
		{ID: "3.8.2.1", Title: "Castling lost", Rule: "The right to castle is gone once the king has moved, and with a rook that has moved.", Status: Read},
		{ID: "3.8.2.2", Title: "Castling prevented", Rule: "Castling must wait while the king's square, the square it crosses or the square it goes to is attacked, or while a piece stands between king and rook.", Status: Read},
		{ID: "3.9.2", Title: "The king in check", Rule: "No move may expose the own king to check or leave it in check.", Status: Read},
		{ID: "3.10.2", Title: "Illegal moves", Rule: "A move is illegal if it does not meet Articles 3.1 to 3.9.", Status: Read},
		{ID: "5.1.1", Title: "Mate", Rule: "Mate by a legal move wins and ends the game at once.", Status: Read},
		{ID: "5.2.1", Title: "Stalemate", Rule: "A player who is not in check and has no legal move is stalemated: the game is drawn at once.", Status: Read},
		{ID: "5.2.2", Title: "Dead position", Rule: "When neither player can mate by any series of legal moves, the game is drawn at once.", Status: Read},
		{ID: "9.1.2.3", Title: "A claim is an offer", Rule: "A claim under 9.2 or 9.3 counts as an offer of a draw.", Status: Read},
		{ID: "9.2", Title: "Third occurrence", Rule: "The player who has the move may claim a draw when the same position comes up for at least the third time, in a row or not.", Status: Read},
		{ID: "9.2.1", Title: "Third occurrence, intended move", Rule: "The claim is made before the move: the player writes the move down, cannot change it, and tells the arbiter that the position is about to appear.", Status: Read},
		{ID: "9.2.2", Title: "Third occurrence, appeared", Rule: "The position has just appeared, and the claimant has the move.", Status: Read},
		{ID: "9.2.3", Title: "The same position", Rule: "Same player to move, same pieces on the same squares, same possible moves of all pieces of both players.", Status: Read},
		{ID: "9.2.3.1", Title: "The same position: en passant", Rule: "Not the same if at the start of the sequence a pawn could have been captured en passant.", Status: Read},
		{ID: "9.2.3.2", Title: "The same position: castling", Rule: "Not the same if a right to castle has been lost since by moving. The right is lost only when king or rook has moved, not while castling is prevented.", Status: Read},
		{ID: "9.3", Title: "Fifty moves", Rule: "The player who has the move may claim a draw after fifty moves by each player without a pawn move or a capture.", Status: Read},
		{ID: "9.3.1", Title: "Fifty moves, intended move", Rule: "The claim is made before the move: the player writes it down, cannot change it, and tells the arbiter that it completes the fifty moves.", Status: Read},
		{ID: "9.3.2", Title: "Fifty moves, completed", Rule: "The last fifty moves by each player are completed.", Status: Read},
		{ID: "9.4", Title: "Touching a piece", Rule: "A player who touches a piece to move or capture it can no longer claim on that move.", Status: Read},
		{ID: "9.5.2", Title: "Correct claim", Rule: "The game is drawn at once.", Status: Read},
		{ID: "9.5.3", Title: "Incorrect claim", Rule: "The opponent gets two more minutes, and the game goes on. An intended move must be played if it is legal.", Status: Read},
		{ID: "9.6.1", Title: "Fifth occurrence", Rule: "The game is drawn when the same position has appeared at least five times, without a claim.", Status: Read},
		{ID: "9.6.2", Title: "Seventy-five moves", Rule: "The game is drawn after seventy-five moves by each player without a pawn move or a capture, without a claim; mate on the last move comes first.", Status: Read},
		{ID: "A.3", Title: "Rapid: penalties", Rule: "Where Articles 7 and 9 add two minutes, rapid games add one.", Status: Read},
		{ID: "B.3", Title: "Blitz: as rapid", Rule: "Unless each game has an arbiter of its own, blitz is played by A.2, A.3 and A.5, so one minute is added instead of two.", Status: Read},
		{ID: "II.3.1", Title: "Chess960: castling once", Rule: "Each player may castle once in a game, with king and rook where they started.", Status: Read},
		{ID: "II.3.2", Title: "Chess960: how to castle", Rule: "Whatever the start, king and rook end as in chess. All squares that either crosses or lands on must be empty but for the two. Some squares may stay occupied: a, b and e, or e and h.", Status: Read},
	},
	rules: rules2023,
}

const rules2023 = `
no-piece 3.10.2
not-your-piece 1.2
same-square 3.1
own-piece-on-target 3.1
king-not-captured 1.4.1
not-how-it-moves 3.10.2
not-how-it-moves/bishop 3.2
not-how-it-moves/rook 3.3
not-how-it-moves/queen 3.4
not-how-it-moves/knight 3.6
not-how-it-moves/pawn 3.7.1
not-how-it-moves/king 3.8.1
way-blocked 3.5
pawn-blocked 3.7.1
nothing-to-capture 3.7.3
en-passant-expired 3.7.3.2
pawn-not-home 3.7.2
king-into-check 3.9.2
leaves-king-in-check 3.9.2
pinned 3.9.2
does-not-answer-check 3.9.2
promotion-missing 3.7.3.3
promotion-not-possible 3.7.3.3
promotion-role 3.7.3.3
game-over 5.1.1
game-over/stalemate 5.2.1

castling-never 3.8.2.1
castling-king-moved 3.8.2.1
castling-rook-moved 3.8.2.1
castling-rook-captured 3.8.2
castling-rook-captured/chess960 II.3.1
castling-done 3.8.2.1
castling-done/chess960 II.3.1
castling-right-lost 3.8.2.1
castling-out-of-check 3.8.2.2
castling-through-check 3.8.2.2
castling-into-check 3.8.2.2
castling-uncovers-check 3.9.2
castling-way-occupied 3.8.2.2
castling-way-occupied/chess960 II.3.2
castling-own-rook-in-way II.3.2

checkmate 5.1.1
stalemate 5.2.1
dead-position 5.2.2
fivefold 9.6.1
seventy-five-moves 9.6.2
threefold 9.2
fifty-moves 9.3

threefold-appeared 9.2.2
threefold-intended 9.2.1
fifty-appeared 9.3.2
fifty-intended 9.3.1
claim-correct 9.5.2
claim-incorrect 9.5.3
claim-incorrect/rapid A.3
claim-incorrect/blitz B.3
claim-refused 9.2
claim-refused/fifty-move 9.3
claim-too-few 9.2.2
claim-too-few-intended 9.2.1
claim-too-soon 9.3.2
claim-too-soon-intended 9.3.1
claim-pawn-move 9.3.1
claim-capture 9.3.1
claim-move-illegal 9.5.3
claim-not-written 9.2.1
claim-not-written/fifty-move 9.3.1
claim-not-on-move 9.2
claim-not-on-move/fifty-move 9.3
claim-touched 9.4
claim-is-offer 9.1.2.3
claim-move-binds 9.5.3
different-castling 9.2.3.2
different-en-passant 9.2.3.1
`
