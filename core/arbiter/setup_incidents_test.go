package arbiter_test

// Set-ups, colours, boards and clocks that were wrong, and what else counts as an
// illegal move.

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

func setUp(detail arbiter.SetupDetail, moves int) arbiter.Incident {
	return arbiter.Incident{Kind: arbiter.WrongSetup, Detail: detail, MovesMade: moves, Player: reason.Black}
}

func kind(k arbiter.IncidentKind, moves int) arbiter.Incident {
	return arbiter.Incident{Kind: k, MovesMade: moves}
}

// rapidly is a row of rapid without supervision from the initial position.
func rapidly(sentence, editions string, i arbiter.Incident, article, verdict string) happening {
	return happening{sentence: sentence, editions: editions, control: laws.Rapid, free: true, incident: i, article: article, verdict: verdict}
}

func TestTheGameBeganWrongly(t *testing.T) {
	const until2009 = "1997 2001 2005 2009"
	judgeAll(t, []happening{
		{sentence: "in standard play a wrong position means a new game, however late", editions: allEditions,
			incident: setUp(arbiter.KingAndQueenSwapped, 35), article: "7.1a 7.1a 7.1a 7.1a 7.2a 7.2.1 7.2.1 7.2.1", verdict: "wrong-setup-new-game"},
		{sentence: "so it does in supervised rapid", editions: since2009, control: laws.Rapid, incident: setUp(arbiter.PiecesMisplaced, 35), verdict: "wrong-setup-new-game"},
		rapidly("two moves by each player are not too late", until2009, setUp(arbiter.KingAndQueenSwapped, 2), "", "wrong-setup-new-game"),
		rapidly("three are, until 2009", until2009, setUp(arbiter.KingAndQueenSwapped, 3), "B4 B4 B4 A.4a", "wrong-setup-too-late"),
		rapidly("nine are not too late since 2014", since2014, setUp(arbiter.KingAndRookSwapped, 9), "", "wrong-setup-new-game"),
		rapidly("ten are", since2014, setUp(arbiter.KingAndRookSwapped, 10), "A.4a A.4.1 A.4.1 A.5.1", "wrong-setup-too-late"),
		rapidly("who complains too late is told so", "2023", with(setUp(arbiter.PiecesMisplaced, 10), claimed), "A.5.1", "wrong-setup-too-late, rejected"),
		{sentence: "in blitz as in rapid", editions: allEditions, control: laws.Blitz, free: true, incident: setUp(arbiter.PiecesMisplaced, 10),
			article: "B4 B4 B4 A.4a A.4a A.4.1 A.4.1 A.5.1", verdict: "wrong-setup-too-late"},
		{sentence: "a clock that is set wrongly is set right", editions: allEditions, incident: setUp(arbiter.ClockMisset, 40), verdict: "clock-set-right"},
		rapidly("in rapid in time only", "2005 2009", setUp(arbiter.ClockMisset, 2), "", "clock-set-right"),
		rapidly("and not after that", "2005 2009 2023", setUp(arbiter.ClockMisset, 12), "B4 A.4a A.5.1", "clock-too-late"),
		{sentence: "a game that has ended is not begun again", moves: "f3 e5 g4 Qh4#", editions: allEditions, incident: setUp(arbiter.PiecesMisplaced, 2),
			verdict: "game-had-ended, 0-1 by checkmate"},
	})
}

func TestColoursAndBoard(t *testing.T) {
	judgeAll(t, []happening{
		{sentence: "reversed colours stay until 2014, unless the arbiter rules otherwise", editions: "1997 2001 2005 2009 2014",
			incident: kind(arbiter.ColoursReversed, 1), article: "7.2 7.2 7.2 7.2 7.3", verdict: "colours-go-on"},
		{sentence: "since 2017 the game is stopped before the tenth move", editions: since2017, incident: kind(arbiter.ColoursReversed, 9),
			article: "7.3", verdict: "colours-new-game"},
		{sentence: "and goes on after it", editions: since2017, incident: kind(arbiter.ColoursReversed, 10), article: "7.3", verdict: "colours-go-on"},
		{sentence: "a game that ended before the tenth move stands", moves: "f3 e5 g4 Qh4#", editions: since2017, incident: kind(arbiter.ColoursReversed, 2),
			verdict: "game-had-ended, 0-1 by checkmate"},
		{sentence: "a turned board: the position is transferred", editions: allEditions, incident: kind(arbiter.BoardTurned, 30),
			article: "7.1b 7.1b 7.1b 7.1b 7.2b 7.2.2 7.2.2 7.2.2", verdict: "board-transferred"},
		rapidly("in rapid without supervision in time only", "2005 2023", kind(arbiter.BoardTurned, 10), "B4 A.5.1", "board-too-late"),
		rapidly("in time", "2005 2023", kind(arbiter.BoardTurned, 1), "7.1b 7.2.2", "board-transferred"),
	})
}

func TestPiecesAreDisplaced(t *testing.T) {
	knocked := arbiter.Incident{Kind: arbiter.DisplacedPieces, DiscoveredPly: -1, Identified: arbiter.Before}
	later := with(knocked, func(i *arbiter.Incident) { i.Ply, i.DiscoveredPly = 3, 4 })
	judgeAll(t, []happening{
		{sentence: "who knocks pieces over puts them right in the own time", moves: "e4 e5", editions: allEditions, incident: knocked,
			article: "7.3 7.3 7.3 7.3 7.4 7.4.1 7.4.1 7.4.1", verdict: "displaced-own-time"},
		{sentence: "found later, the position before it is restored", moves: "e4 e5 Nf3 Nc6", editions: allEditions, incident: later,
			article: "7.4 7.5 7.5 7.5 7.6 7.6 7.6 7.6", verdict: "displaced-later, back to 2"},
		{sentence: "or the last that can be identified", moves: "e4 e5 Nf3 Nc6", editions: allEditions, incident: with(later, lastKnown(1)),
			verdict: "displaced-later, back to 1"},
	})
	c := arbiter.Case{Game: record(t, start, 0, "e4 e5"), Edition: laws.Edition2023}
	if r, _ := c.Incident(with(knocked, func(i *arbiter.Incident) { i.Pressed = true })); len(r.Grounds) != 2 || r.Grounds[1].Code != reason.DisplacedPressed {
		t.Errorf("the clock pressed before that: %v", codes(r.Grounds))
	}
}

// What a king or a rook that began on a wrong square may not do, and by which article.
func TestWhoBeganWronglyMayNotCastle(t *testing.T) {
	for _, test := range []struct{ edition, king, rook string }{
		{"1997", "3.5", "3.5"}, {"2001", "B4", "3.8"}, {"2005", "B4", "3.8"}, {"2009", "A.4a", "3.8"},
		{"2014", "A.4a", "A.4a"}, {"2017", "A.4.1", "A.4.1"}, {"2018", "A.4.1", "A.4.1"}, {"2023", "A.5.1", "A.5.1"},
	} {
		for detail, want := range map[arbiter.SetupDetail][]string{
			arbiter.PiecesMisplaced:     {},
			arbiter.KingAndQueenSwapped: {"swapped-king-may-not-castle (" + test.king + ")"},
			arbiter.KingAndRookSwapped:  {"swapped-king-may-not-castle (" + test.king + ")", "swapped-rook-may-not-castle (" + test.rook + ")"},
		} {
			h := rapidly("", test.edition, setUp(detail, 35), "", "")
			c := h.asked(t, named(t, test.edition)[0])
			r, _ := c.Incident(h.incident)
			same(t, test.edition, spell(r.Grounds[1:]), want)
			for _, g := range r.Grounds {
				if g.Player != reason.Black {
					t.Errorf("%s: %s is about nobody", test.edition, g.Code)
				}
			}
		}
	}
}

func TestClocksPressedWithoutAMove(t *testing.T) {
	pressed := arbiter.Incident{Kind: arbiter.ClockWithoutMove}
	judgeAll(t, []happening{
		{sentence: "until 2014 the Laws do not call it an illegal move", editions: "1997 2001 2005 2009 2014", incident: with(pressed, claimed),
			verdict: "clock-without-move-unregulated"},
		{sentence: "since 2017 it counts as one", editions: since2017, incident: pressed, article: "7.8.1 7.5.3 7.5.3", verdict: "clock-without-move, black +2:00"},
		{sentence: "and the second loses", editions: since2017, incident: with(pressed, offence(2)), article: "7.5.3 7.5.5 7.5.5",
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "one minute in blitz", editions: since2017, control: laws.Blitz, incident: pressed, verdict: "clock-without-move, black +1:00"},
		{sentence: "two minutes in rapid before 2023", editions: "2017 2018", control: laws.Rapid, incident: pressed, verdict: "clock-without-move, black +2:00"},
		{sentence: "one since", editions: "2023", control: laws.Rapid, incident: pressed, verdict: "clock-without-move, black +1:00"},
		rapidly("the first one loses in rapid of 2017 without supervision", "2017", pressed, "A.4.2", "illegal-move-loses, 0-1 by illegal-moves"),
	})
}

func TestTwoHands(t *testing.T) {
	hands := arbiter.Incident{Kind: arbiter.TwoHands, Identified: arbiter.Before}
	pressed := with(hands, func(i *arbiter.Incident) { i.Pressed = true })
	illegal := func(i *arbiter.Incident) { i.Illegal, i.Tried = true, tried("e1g1") }
	judgeAll(t, []happening{
		{sentence: "until 2014 a breach and no illegal move", editions: "1997 2001 2005 2009 2014", incident: pressed, article: "4.1", verdict: "two-hands-breach"},
		{sentence: "an illegal move in 2017, the clock pressed or not", editions: "2017", incident: hands, article: "7.7.1", verdict: "two-hands-illegal, black +2:00"},
		{sentence: "since 2018 only with the clock pressed", editions: "2018 2023", incident: hands, article: "4.1", verdict: "two-hands-breach"},
		{sentence: "pressed", editions: "2018 2023", incident: pressed, article: "7.5.4", verdict: "two-hands-illegal, black +2:00"},
		{sentence: "the second offence loses", editions: since2017, incident: with(pressed, offence(2)), verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "illegal castling with two hands counts once, and the king must move", fen: attackedWay, editions: since2017,
			incident: with(pressed, illegal), article: "7.7.1 7.5.4 7.5.4", verdict: "two-hands-illegal, back to 0, black +2:00, moves Kd1 Kd2 Kf2 O-O-O"},
		{sentence: "before, it is an illegal move and a breach", fen: attackedWay, editions: "2001 2005 2009 2014", incident: with(pressed, illegal),
			article: "7.4a 7.4a 7.4a 7.5a", verdict: "illegal-move-corrected, back to 0, black +2:00, moves Kd1 Kd2 Kf2 O-O-O"},
		{sentence: "neither counts before the clock is pressed", fen: attackedWay, editions: "2014 2018 2023", incident: with(hands, illegal),
			verdict: "illegal-move-not-completed, back to 0, moves Kd1 Kd2 Kf2 O-O-O"},
	})
}

func TestPawnsLeftOnTheLastRank(t *testing.T) {
	const (
		onePawn = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
		toTake  = "1n6/P6k/8/8/8/8/8/K7 w - - 0 1"
		pinned  = "K7/8/8/8/8/8/R5pk/8 b - - 0 1"
		any     = "moves a8=Q a8=R a8=B a8=N"
	)
	left := arbiter.Incident{Kind: arbiter.UnreplacedPromotion, Pressed: true, Identified: arbiter.Before}
	by := func(move string) arbiter.Incident {
		return with(left, func(i *arbiter.Incident) { i.Tried = tried(move) })
	}
	judgeAll(t, []happening{
		{sentence: "since 2014 an illegal move, and the pawn is a queen", fen: onePawn, editions: since2014, incident: left,
			article: "7.5a 7.5.2 7.5.2 7.5.2", verdict: "unreplaced-promotion-queen, black +2:00, must play a8=Q"},
		{sentence: "in 2005 and 2009 an illegal move, and the choice is free", fen: onePawn, editions: "2005 2009", incident: by("a7a8"),
			article: "7.4a", verdict: "unreplaced-promotion-restored, back to 0, black +2:00, " + any},
		{sentence: "before, without a penalty", fen: onePawn, editions: "1997 2001", incident: by("a7a8"), article: "7.4 7.4a",
			verdict: "unreplaced-promotion-restored, back to 0, " + any},
		{sentence: "the square where the pawn was let go is bound from 2005 on", fen: toTake, editions: "2005 2009", incident: by("a7a8"),
			verdict: "unreplaced-promotion-restored, back to 0, black +2:00, " + any},
		{sentence: "and is not before", fen: toTake, editions: "1997 2001", incident: by("a7a8"),
			verdict: "unreplaced-promotion-restored, back to 0, " + any + " axb8=Q axb8=R axb8=B axb8=N"},
		{sentence: "a capture that ends in a queen", fen: toTake, editions: since2014, incident: by("a7b8"),
			verdict: "unreplaced-promotion-queen, black +2:00, must play axb8=Q"},
		{sentence: "the second offence loses, or draws against a bare king", fen: onePawn, editions: since2014, incident: with(left, offence(2)),
			verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
		{sentence: "and loses otherwise", fen: "8/P6k/7p/8/8/8/8/K7 w - - 0 1", editions: since2014, incident: with(left, offence(2)),
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "before the clock is pressed a piece may still be put there", fen: onePawn, editions: allEditions, incident: with(left, notPressed),
			verdict: "unreplaced-promotion-not-pressed, " + any},
		{sentence: "a pawn that may not move at all made an illegal move", fen: pinned, editions: "2023",
			incident: by("g2g1"), verdict: "illegal-move-corrected, back to 0, white +2:00"},
		{sentence: "the arbiter steps in in rapid of 2009", fen: onePawn, editions: "2009", control: laws.Rapid, free: true, incident: left,
			verdict: "unreplaced-promotion-restored, back to 0, black +2:00, " + any},
		{sentence: "and in 2018 as in any other", fen: onePawn, editions: "2018", control: laws.Rapid, free: true, incident: left,
			verdict: "unreplaced-promotion-queen, black +2:00, must play a8=Q"},
	})
}
