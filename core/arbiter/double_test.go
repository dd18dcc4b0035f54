package arbiter_test

// One player has moved twice in a row.

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

func doubleBy(player reason.Player, ply int) arbiter.Incident {
	return arbiter.Incident{Kind: arbiter.DoubleMove, Player: player, Ply: ply, DiscoveredPly: -1, Identified: arbiter.Before}
}

func TestOnePlayerMovesTwice(t *testing.T) {
	const (
		four = "e4 e5 Nf3 Nc6"
		back = "double-move, back to "
	)
	judgeAll(t, []happening{
		{sentence: "the position after the first move is restored", moves: "e4", editions: "2001 2005 2009 2014 2017 2018 2023",
			incident: doubleBy(reason.White, 2), article: "7.4a 7.4a 7.4a 7.5a 7.5.1 7.5.1 7.5.1", verdict: back + "1, black +2:00"},
		{sentence: "named by the first move it is the same", moves: "e4", editions: "2001 2005 2009 2014 2017 2018 2023",
			incident: doubleBy(reason.White, 1), verdict: back + "1, black +2:00"},
		{sentence: "in 1997 without a penalty", moves: "e4", editions: "1997", incident: doubleBy(reason.White, 2), article: "7.4", verdict: back + "1"},
		{sentence: "Black moves twice, in the midst of the record", moves: four, editions: "2023", incident: doubleBy(reason.Black, 3), verdict: back + "2, white +2:00"},
		{sentence: "named by the first move", moves: four, editions: "2023", incident: doubleBy(reason.Black, 2), verdict: back + "2, white +2:00"},
		{sentence: "recorded with a turn passed between", moves: "e4 -- d4", editions: "2023", incident: doubleBy(reason.White, 3), verdict: back + "1, black +2:00"},
		{sentence: "the first move may lie before the record", fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
			editions: "2023", incident: doubleBy(reason.White, 1), verdict: back + "0, black +2:00"},
		{sentence: "nobody says who it was: it was the player who had just moved", moves: "e4", editions: "2023",
			incident: doubleBy(reason.Nobody, 1), verdict: back + "1, black +2:00"},
		{sentence: "it may be the last position that is known", moves: four, editions: "2023",
			incident: with(doubleBy(reason.White, 4), lastKnown(1)), verdict: back + "1, black +2:00"},
		{sentence: "or none", moves: four, editions: "2023",
			incident: with(doubleBy(reason.White, 4), lastKnown(arbiter.Unknown)), verdict: "double-move, black +2:00"},
		{sentence: "the second offence loses", moves: "e4", editions: since2014, incident: with(doubleBy(reason.White, 2), offence(2)),
			verdict: "illegal-move-loses, 0-1 by illegal-moves"},
		{sentence: "in rapid without supervision it stands once the opponent has replied", moves: "e4", editions: since2014, control: laws.Rapid, free: true,
			incident: with(doubleBy(reason.White, 2), foundAt(3)), verdict: "illegal-move-stands"},
		{sentence: "a mate that came after it stands", moves: "f3 e5 g4 Qh4#", editions: "2023", incident: doubleBy(reason.White, 1),
			verdict: "game-had-ended, 0-1 by checkmate"},
	})
}

func TestAfterTwoMovesTheReplyIsFreeAndALaterFlagVoid(t *testing.T) {
	for _, e := range laws.Editions() {
		c := arbiter.Case{Game: record(t, start, 0, "e4"), Edition: e}
		r, _ := c.Incident(doubleBy(reason.White, 2))
		found := map[reason.Code]string{}
		for _, g := range r.Grounds {
			found[g.Code] = g.Article
		}
		if found[reason.ReplyIsFree] == "" || found[reason.LaterFlagVoid] == "" || r.Moves != nil || r.MustPlay != 0 {
			t.Errorf("edition %v: %v, moves %v", e, found, r.Moves)
		}
		want := map[string]string{"1997": "6.13", "2001": "6.14", "2005": "6.14", "2009": "6.13"}[e.String()]
		if want == "" {
			want = "7.1"
		}
		if found[reason.ClocksByJudgement] != want {
			t.Errorf("edition %v: the clocks are set by Article %s", e, found[reason.ClocksByJudgement])
		}
	}
}
