package arbiter_test

// Illegal moves: put right, counted, claimed, or too late to be claimed.

import (
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// illegalAt is an illegal move to a ply, completed and found at once.
func illegalAt(ply int, move string) arbiter.Incident {
	i := arbiter.Incident{Kind: arbiter.IllegalMove, Ply: ply, DiscoveredPly: ply, Pressed: true, Identified: arbiter.Before}
	if move != "" {
		i.Tried = tried(move)
	}
	return i
}

// with changes an incident.
func with(i arbiter.Incident, change func(*arbiter.Incident)) arbiter.Incident {
	change(&i)
	return i
}

func offence(n int) func(*arbiter.Incident) { return func(i *arbiter.Incident) { i.Offence = n } }
func foundAt(ply int) func(*arbiter.Incident) {
	return func(i *arbiter.Incident) { i.DiscoveredPly = ply }
}
func lastKnown(ply int) func(*arbiter.Incident) {
	return func(i *arbiter.Incident) { i.Identified = ply }
}
func claimed(i *arbiter.Incident)    { i.ByOpponent = true }
func notPressed(i *arbiter.Incident) { i.Pressed = false }

const (
	// The rook on e2 is pinned to its king.
	pinnedRook = "4r1k1/pp3ppp/8/8/8/8/PP2RPPP/4K3 w - - 0 1"
	// A bare king against queen and king.
	bareKing = "8/8/8/4k3/8/8/4K3/4Q3 w - - 0 1"
	// Illegal castling: f1 is attacked by the bishop.
	attackedWay = "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1"
)

func TestIllegalMovesInStandardPlay(t *testing.T) {
	judgeAll(t, []happening{
		{sentence: "in 1997 the position before it is restored, and nothing is counted", fen: pinnedRook, editions: "1997",
			incident: with(illegalAt(1, "e2d2"), offence(3)), article: "7.4",
			verdict: "illegal-move-corrected, back to 0, moves Re3 Re4 Re5 Re6 Re7 Rxe8#"},
		{sentence: "since 2001 the first illegal move costs two minutes, and the pinned rook that was touched must be moved",
			fen: pinnedRook, editions: "2001 2005 2009 2014 2017 2018 2023", incident: illegalAt(1, "e2d2"),
			article: "7.4a 7.4a 7.4a 7.5a 7.5.1 7.5.1 7.5.1",
			verdict: "illegal-move-corrected, back to 0, black +2:00, moves Re3 Re4 Re5 Re6 Re7 Rxe8#"},
		{sentence: "until 2009 the second costs two minutes again", fen: pinnedRook, editions: "2001 2005 2009",
			incident: with(illegalAt(1, ""), offence(2)), article: "7.4a",
			verdict: "illegal-move-corrected, back to 0, black +2:00"},
		{sentence: "and the third loses", fen: pinnedRook, editions: "2001 2005 2009",
			incident: with(illegalAt(1, ""), offence(3)), article: "7.4b",
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "since 2014 the second loses", fen: pinnedRook, editions: since2014,
			incident: with(illegalAt(1, ""), offence(2)), article: "7.5b 7.5.3 7.5.5 7.5.5",
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "so does a third", fen: pinnedRook, editions: since2014, incident: with(illegalAt(1, ""), offence(3)),
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "against a bare king it was lost all the same before 2009", fen: bareKing, editions: "2001 2005",
			incident: with(illegalAt(1, "e1a2"), offence(3)), article: "7.4b", verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "and is drawn in 2009", fen: bareKing, editions: "2009",
			incident: with(illegalAt(1, "e1a2"), offence(3)), article: "7.4b", verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
		{sentence: "and since", fen: bareKing, editions: since2014, incident: with(illegalAt(1, "e1a2"), offence(2)),
			article: "7.5b 7.5.3 7.5.5 7.5.5", verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
		{sentence: "before the clock is pressed a legal move is made in its place, without a penalty", fen: pinnedRook,
			editions: allEditions, incident: with(with(illegalAt(1, "e2d2"), notPressed), offence(2)),
			verdict: "illegal-move-not-completed, back to 0, moves Re3 Re4 Re5 Re6 Re7 Rxe8#"},
		{sentence: "an illegal move by Black gives White the time", moves: "e2e4", editions: "2023", incident: illegalAt(2, "e7d6"),
			verdict: "illegal-move-corrected, back to 1, white +2:00, moves e6 e5"},
		{sentence: "who pointed it out was right", moves: "e2e4", editions: "2023", incident: with(illegalAt(2, "e7d6"), claimed),
			verdict: "illegal-move-corrected, granted, back to 1, white +2:00, moves e6 e5"},
		{sentence: "a move that is legal is not put right", moves: "e2e4", editions: "2009 2023",
			incident: with(illegalAt(2, "e7e5"), claimed), verdict: "move-is-legal, rejected"},
		{sentence: "supervised rapid is played by the competition rules: two minutes before 2023", fen: pinnedRook,
			editions: "2009 2014 2017 2018", control: laws.Rapid, incident: illegalAt(1, ""),
			verdict: "illegal-move-corrected, back to 0, black +2:00"},
		{sentence: "one minute since", fen: pinnedRook, editions: "2023", control: laws.Rapid, incident: illegalAt(1, ""),
			verdict: "illegal-move-corrected, back to 0, black +1:00"},
		{sentence: "one minute in supervised blitz", fen: pinnedRook, editions: since2014, control: laws.Blitz, incident: illegalAt(1, ""),
			verdict: "illegal-move-corrected, back to 0, black +1:00"},
	})
}

func TestWhichMoveReplacesAnIllegalOne(t *testing.T) {
	judgeAll(t, []happening{
		{sentence: "the king must move after illegal castling, and may castle to the other side", fen: attackedWay,
			editions: allEditions, incident: with(illegalAt(1, "e1g1"), notPressed),
			verdict: "illegal-move-not-completed, back to 0, moves Kd1 Kd2 Kf2 O-O-O"},
		{sentence: "castling told by the rook's square is the same", fen: attackedWay,
			editions: allEditions, incident: with(illegalAt(1, "e1h1"), notPressed),
			verdict: "illegal-move-not-completed, back to 0, moves Kd1 Kd2 Kf2 O-O-O"},
		{sentence: "a king that cannot move at all leaves any move free", fen: "3rkr2/8/8/8/8/4n3/3PP3/4K2R w K - 0 1",
			editions: allEditions, incident: with(illegalAt(1, "e1g1"), notPressed),
			verdict: "illegal-move-not-completed, back to 0"},
		{sentence: "a piece that cannot move leaves any move free", fen: "4k3/8/8/8/8/8/6PP/4K1NR w - - 0 1",
			editions: allEditions, incident: with(illegalAt(1, "h1h5"), notPressed),
			verdict: "illegal-move-not-completed, back to 0"},
		{sentence: "a pinned piece that captured leaves the captured one to be captured by another",
			fen: "4k3/8/8/8/pb6/1PN5/8/4K3 w - - 0 1", editions: allEditions, incident: with(illegalAt(1, "c3a4"), notPressed),
			verdict: "illegal-move-not-completed, back to 0, must play bxa4"},
		{sentence: "who moved a piece of the opponent's must capture it", fen: "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1",
			editions: allEditions, incident: with(illegalAt(1, "d5d4"), notPressed), verdict: "illegal-move-not-completed, back to 0, must play Nxd5"},
		{sentence: "if that is possible", fen: "4k3/8/3p4/8/8/2N5/8/4K3 w - - 0 1",
			editions: allEditions, incident: with(illegalAt(1, "d6d5"), notPressed), verdict: "illegal-move-not-completed, back to 0"},
		{sentence: "there may be one move only", fen: "5k1b/8/6KB/4Q3/8/8/8/8 b - - 0 1", editions: allEditions,
			incident: with(illegalAt(1, "h8e5"), notPressed), verdict: "illegal-move-not-completed, back to 0, must play Bg7"},
		{sentence: "a pawn may still be promoted to any piece", fen: "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", editions: allEditions,
			incident: with(illegalAt(1, "a7c8"), notPressed),
			verdict:  "illegal-move-not-completed, back to 0, moves a8=Q a8=R a8=B a8=N axb8=Q+ axb8=R+ axb8=B axb8=N"},
		{sentence: "nothing binds where nobody told the move", fen: attackedWay, editions: allEditions,
			incident: with(illegalAt(1, ""), notPressed), verdict: "illegal-move-not-completed, back to 0"},
	})
}

// laterGame has a king that went to e2 and back; then White castles all the same.
const laterGame = "e4 e5 Ke2 Nf6 Ke1 Nc6 Nf3 Bc5"

// A king that cannot move after illegal castling leaves any move free by the article
// on castling, any other piece by that on touched pieces.
func TestByWhichArticleAMoveIsFree(t *testing.T) {
	for _, test := range []struct{ fen, move, articles string }{
		{"3rkr2/8/8/8/8/4n3/3PP3/4K2R w K - 0 1", "e1g1", "4.4c 4.4c 4.4c 4.4c 4.4c 4.4.3 4.4.3 4.4.3"},
		{"4k3/8/8/8/8/8/6PP/4K1NR w - - 0 1", "h1h5", "4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5"},
	} {
		var got []string
		for _, e := range laws.Editions() {
			c := arbiter.Case{Game: record(t, test.fen, 0, ""), Edition: e}
			r, _ := c.Incident(with(illegalAt(1, test.move), notPressed))
			for _, g := range r.Grounds {
				if g.Code == reason.TouchedFree {
					got = append(got, g.Article)
				}
			}
		}
		same(t, test.move, got, strings.Fields(test.articles))
	}
}

func TestIllegalMovesFoundManyMovesLater(t *testing.T) {
	castled := with(illegalAt(9, "e1g1"), foundAt(39))
	judgeAll(t, []happening{
		{sentence: "the position before it is restored, and the king must move", moves: laterGame, editions: "2001 2005 2009 2014 2017 2018 2023",
			incident: castled, article: "7.4a 7.4a 7.4a 7.5a 7.5.1 7.5.1 7.5.1",
			verdict: "illegal-move-corrected, back to 8, black +2:00, must play Ke2"},
		{sentence: "without a penalty in 1997", moves: laterGame, editions: "1997", incident: castled, article: "7.4",
			verdict: "illegal-move-corrected, back to 8, must play Ke2"},
		{sentence: "the position before it is not known, but an earlier one: nothing was touched there", moves: laterGame, editions: "2005 2023",
			incident: with(castled, lastKnown(5)), verdict: "illegal-move-corrected, back to 5, black +2:00"},
		{sentence: "the position before it may be named by its ply", moves: laterGame, editions: "2005 2023",
			incident: with(castled, lastKnown(8)), verdict: "illegal-move-corrected, back to 8, black +2:00, must play Ke2"},
		{sentence: "no position is known, so the arbiter must name one", moves: laterGame, editions: "2005 2023",
			incident: with(castled, lastKnown(arbiter.Unknown)), verdict: "illegal-move-corrected, black +2:00"},
		{sentence: "an illegal move within the record", moves: laterGame, editions: "2023",
			incident: with(illegalAt(3, ""), foundAt(8)), verdict: "illegal-move-corrected, back to 2, black +2:00"},
		{sentence: "in the end it loses as if it had been found at once", moves: laterGame, editions: since2014,
			incident: with(castled, offence(2)), verdict: "illegal-move-loses, 0-1 by illegal-moves"},
	})
}

func TestIllegalMovesAndTheEndOfTheGame(t *testing.T) {
	const foolsMate = "f3 e5 g4 Qh4#"
	judgeAll(t, []happening{
		{sentence: "a mate by legal moves stands, whatever is found out after it", moves: foolsMate, editions: allEditions,
			incident: with(illegalAt(2, ""), foundAt(4)), article: "5.1a 5.1a 5.1a 5.1a 5.1a 5.1.1 5.1.1 5.1.1",
			verdict: "game-had-ended, 0-1 by checkmate"},
		{sentence: "a mate by the illegal move itself is none", moves: foolsMate, editions: "2023",
			incident: illegalAt(4, ""), verdict: "illegal-move-corrected, back to 3, white +2:00"},
		{sentence: "nor is a stalemate", fen: "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", moves: "e7f7", editions: "2023",
			incident: illegalAt(1, ""), verdict: "illegal-move-corrected, back to 0, black +2:00"},
		{sentence: "what was found before the mate is put right", moves: foolsMate, editions: "2023",
			incident: with(illegalAt(2, ""), foundAt(3)), verdict: "illegal-move-corrected, back to 1, white +2:00"},
		{sentence: "no move after the mate counts", moves: foolsMate, editions: "2023", incident: illegalAt(5, ""),
			verdict: "game-had-ended, 0-1 by checkmate"},
		{sentence: "who complains after the mate is told so", moves: foolsMate, editions: "2023",
			incident: with(with(illegalAt(3, ""), foundAt(4)), claimed), verdict: "game-had-ended, rejected, 0-1 by checkmate"},
	})
}

func TestIllegalMovesInRapidWithoutSupervision(t *testing.T) {
	rapid := func(sentence, editions string, i arbiter.Incident, article, verdict string) happening {
		return happening{sentence: sentence, fen: pinnedRook, editions: editions, control: laws.Rapid, free: true,
			incident: i, article: article, verdict: verdict}
	}
	first, claim := illegalAt(1, "e2d2"), with(illegalAt(1, "e2d2"), claimed)
	const moves = ", moves Re3 Re4 Re5 Re6 Re7 Rxe8#"
	judgeAll(t, []happening{
		rapid("until 2009 nothing is done unless the opponent claims", "1997 2001 2005 2009", first, "",
			"illegal-move-awaits-claim"),
		rapid("in 1997 a claim has it put right, without a penalty", "1997", claim, "",
			"illegal-move-corrected, granted, back to 0"+moves),
		rapid("until 2009 a claim has it put right and counted", "2001 2005 2009", claim, "",
			"illegal-move-corrected, granted, back to 0, black +2:00"+moves),
		rapid("in 2009 a claim after the own move is too late", "2009", with(claim, foundAt(2)), "A.4c",
			"illegal-move-stands, rejected"),
		rapid("in 2014 and 2017 the first illegal move loses", "2014 2017", first, "A.4b A.4.2",
			"illegal-move-loses, 0-1 by illegal-moves"),
		rapid("also on a claim", "2014 2017", claim, "A.4b A.4.2", "illegal-move-loses, granted, 0-1 by illegal-moves"),
		rapid("in 2018 it costs two minutes", "2018", first, "", "illegal-move-corrected, back to 0, black +2:00"+moves),
		rapid("in 2023 one minute", "2023", first, "", "illegal-move-corrected, back to 0, black +1:00"+moves),
		rapid("and the second loses", "2018 2023", with(first, offence(2)), "7.5.5",
			"illegal-move-loses, 0-1 by illegal-moves"),
		rapid("after the opponent's own move it stands", since2014, with(first, foundAt(2)), "A.4b A.4.2 A.4.2 A.5.2",
			"illegal-move-stands"),
		{sentence: "the first is drawn where the opponent cannot mate", fen: bareKing, editions: "2014 2017", control: laws.Rapid, free: true,
			incident: illegalAt(1, ""), article: "A.4b A.4.2", verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
	})
}

func TestIllegalMovesInBlitzWithoutSupervision(t *testing.T) {
	blitz := func(sentence, position, editions string, i arbiter.Incident, article, verdict string) happening {
		return happening{sentence: sentence, fen: position, editions: editions, control: laws.Blitz, free: true,
			incident: i, article: article, verdict: verdict}
	}
	first, claim := illegalAt(1, ""), with(illegalAt(1, ""), claimed)
	const old = "1997 2001 2005 2009"
	judgeAll(t, []happening{
		blitz("until 2009 the opponent may claim a win", pinnedRook, old, first, "C3 C3 C3 B.3c", "illegal-move-win-claimable"),
		blitz("and has it by claiming", pinnedRook, old, claim, "C3 C3 C3 B.3c", "illegal-move-loses, granted, 0-1 by illegal-moves"),
		blitz("but not after the own move", pinnedRook, old, with(claim, foundAt(2)), "C3 C3 C3 B.3c", "illegal-move-stands, rejected"),
		blitz("a bare king has no material to win with in 1997", bareKing, "1997", claim, "C4",
			"mating-potential-lacking, granted, 1/2-1/2 by illegal-moves"),
		blitz("nor can it win in 2009", bareKing, "2009", claim, "B.3c", "illegal-move-draws, granted, 1/2-1/2 by illegal-moves"),
		blitz("in 2014 and 2017 the first illegal move loses", pinnedRook, "2014 2017", first, "A.4b A.4.2",
			"illegal-move-loses, 0-1 by illegal-moves"),
		blitz("since 2018 it costs a minute", pinnedRook, "2018 2023", first, "", "illegal-move-corrected, back to 0, black +1:00"),
		blitz("and the second loses", pinnedRook, "2018 2023", with(claim, offence(2)), "7.5.5",
			"illegal-move-loses, granted, 0-1 by illegal-moves"),
	})
}

func TestWhoCanMateIsNotGuessed(t *testing.T) {
	for _, e := range named(t, since2014) {
		c := arbiter.Case{Game: record(t, pinnedRook, 0, ""), Edition: e}
		r, fault := c.Incident(with(with(illegalAt(1, ""), offence(2)), claimed))
		if fault != nil || told(c.Game, r) != "mate-undecided" || r.Mate == nil || r.Mate.Verdict != 0 {
			t.Errorf("edition %v without a solver: %s %+v", e, told(c.Game, r), fault)
		}
	}
}

func TestTheKingIsCaptured(t *testing.T) {
	captured := arbiter.Incident{Kind: arbiter.KingCaptured, Identified: arbiter.Before, DiscoveredPly: -1, Pressed: true}
	judgeAll(t, []happening{
		{sentence: "the earlier illegal move is put right first, and the capture counts as one, too", moves: "e4", editions: allEditions[5:],
			incident: captured, article: "1.2 1.2 1.2 1.2 1.4.1 1.4.1 1.4.1", verdict: "king-captured, back to 1, black +2:00"},
		{sentence: "told as an illegal move that captures the king", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", moves: "d2e2",
			editions: "2017 2018 2023", incident: illegalAt(3, "e2e8"), article: "1.4.1",
			verdict: "king-captured, back to 1, black +2:00"},
		{sentence: "in rapid without supervision too: the capture is no move that lets the earlier one stand", control: laws.Rapid, free: true,
			fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", moves: "d2e2", editions: "2023", incident: illegalAt(3, "e2e8"),
			verdict: "king-captured, back to 1, black +1:00"},
		{sentence: "where the first illegal move loses, the earlier one comes first", control: laws.Rapid, free: true,
			fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", moves: "d2e2", editions: "2014 2017", incident: illegalAt(3, "e2e8"), article: "A.4b A.4.2",
			verdict: "illegal-move-loses, 1-0 by illegal-moves"},
		{sentence: "a second offence loses, or draws where the opponent cannot mate", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", moves: "d2e2",
			editions: "2017 2018 2023", incident: with(illegalAt(3, "e2e8"), offence(2)), verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
	})
}

func TestBothKingsInCheck(t *testing.T) {
	const position = "6k1/8/8/3N4/8/8/r4K2/8 w - - 0 1"
	seen := arbiter.Incident{Kind: arbiter.BothKingsInCheck, Identified: arbiter.Before}
	remains := with(seen, func(i *arbiter.Incident) { i.Pressed = true })
	rapid := func(sentence, editions string, i arbiter.Incident, article, verdict string) happening {
		return happening{sentence: sentence, fen: position, editions: editions, control: laws.Rapid, free: true,
			incident: i, article: article, verdict: verdict}
	}
	judgeAll(t, []happening{
		rapid("nobody claims: the arbiter waits for the next completed move", since2014, seen, "A.4d A.4.4 A.4.4 A.5.4", "illegal-position-wait"),
		rapid("it is still illegal then: a draw", since2014, remains, "A.4d A.4.4 A.4.4 A.5.4", "illegal-position-draw, 1/2-1/2 by arbiter"),
		rapid("in 2005 and 2009 the arbiter steps in", "2005 2009", seen, "B6 A.4c", "illegal-position-corrected, back to 0, black +2:00"),
		rapid("before, only on a claim", "1997 2001", seen, "", "illegal-move-awaits-claim"),
		rapid("a claim is ruled as one of an illegal move", "2018", with(seen, claimed), "", "illegal-position-corrected, granted, back to 0, black +2:00"),
		{sentence: "in blitz as in rapid", fen: position, editions: since2014, control: laws.Blitz, free: true, incident: remains,
			article: "A.4d A.4.4 A.4.4 A.5.4", verdict: "illegal-position-draw, 1/2-1/2 by arbiter"},
		{sentence: "in standard play it is put right as an illegal move", fen: position, editions: "2001 2005 2009 2014 2017 2018 2023",
			incident: seen, verdict: "illegal-position-corrected, back to 0, black +2:00"},
	})
}

// The reasons are told in the order in which a reader asks for them: what was done, why
// it is illegal, what it costs, and what follows.
func TestWhatIsToldOfAnIllegalMove(t *testing.T) {
	for _, test := range []struct {
		sentence, moves string
		incident        arbiter.Incident
		grounds         string
	}{
		{"illegal castling, found at once", "", illegalAt(1, "e1g1"),
			"illegal-move-corrected (7.5.1), castling-through-check f1 by a6 (3.8.2.2), illegal-move-penalty (7.5.5), " +
				"position-restored (7.5.1), illegal-castling-king-moves e1 (4.4.3), clocks-by-judgement (7.1)"},
		{"before the clock was pressed", "", with(illegalAt(1, "e1g1"), notPressed),
			"illegal-move-not-completed (7.5.1), castling-through-check f1 by a6 (3.8.2.2), illegal-castling-king-moves e1 (4.4.3)"},
		{"found later, when the board shows it no more", "e1d1 e8d8", with(illegalAt(1, "e1g1"), foundAt(2)),
			"illegal-move-corrected (7.5.1), position-restored (7.5.1), illegal-move-penalty (7.5.5), " +
				"illegal-castling-king-moves e1 (4.4.3), clocks-by-judgement (7.1)"},
		{"the one that would lose", "", with(illegalAt(1, "e1g1"), offence(2)),
			"illegal-move-draws (7.5.5), castling-through-check f1 by a6 (3.8.2.2)"},
		{"two moves in a row", "e1d1", arbiter.Incident{Kind: arbiter.DoubleMove, Player: reason.White, Ply: 1, Identified: arbiter.Before},
			"double-move (7.5.1), position-restored (7.5.1), reply-is-free (7.5.1), later-flag-void (7.5.1), " +
				"illegal-move-penalty (7.5.5), clocks-by-judgement (7.1)"},
	} {
		h := happening{fen: attackedWay, moves: test.moves}
		r, fault := h.asked(t, laws.Edition2018).Incident(test.incident)
		if fault != nil {
			t.Fatalf("%s: %+v", test.sentence, *fault)
		}
		if got := strings.Join(spell(r.Grounds), ", "); got != test.grounds {
			t.Errorf("%s:\n got %s\nwant %s", test.sentence, got, test.grounds)
		}
	}
}

// A claim that was refused binds to its move, and an illegal move does not free from that.
func TestAnIllegalMoveLeavesAnEarlierRulingInForce(t *testing.T) {
	h := happening{fen: attackedWay}
	for _, test := range []struct {
		sentence, earlier, move, left string
	}{
		{"the king was touched, and had to go to d2", "e1d2", "e1g1", "e1d2"},
		{"of the moves of the king two were left", "a1b1 e1d2 e1f2", "e1g1", "e1d2 e1f2"},
		{"a rook that was not to move does not free the king", "e1d2", "h1g3", "e1d2"},
		{"nobody knows what was moved", "e1d2", "", "e1d2"},
	} {
		c := h.asked(t, laws.Edition2023)
		for _, m := range c.Game.Position().Moves() {
			if strings.Contains(test.earlier, m.From().String()+m.To().String()) {
				c.Allowed = append(c.Allowed, m)
			}
		}
		r, fault := c.Incident(illegalAt(1, test.move))
		if fault != nil {
			t.Fatalf("%s: %+v", test.sentence, *fault)
		}
		if got := spellMoves(r.Moves); got != test.left || (r.MustPlay != position.NoMove) != (len(r.Moves) == 1) {
			t.Errorf("%s: %s are left, not %s; %v must be played", test.sentence, got, test.left, r.MustPlay)
		}
		if grounds := codes(r.Grounds); grounds[len(grounds)-1] != reason.EarlierRuling {
			t.Errorf("%s: the earlier ruling is not told: %v", test.sentence, grounds)
		}
	}
}
