package arbiter_test

// The questions of An Arbiter's Notebook 81 and of the arbiters' manual, and the
// published cases on incidents, by name, in the editions that they name.

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

const (
	figure1 = "Q7/8/8/8/8/8/3K4/rk6 w - - 0 1"
	figure2 = "8/8/8/8/5Q2/1P1PQ3/p1K5/k4qqq b - - 0 1"
)

func TestArbitersNotebook81(t *testing.T) {
	swapped := "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
	judgeAll(t, []happening{
		{sentence: "figure 1: 1.Qxa1+, and Black's flag falls; his only move takes the queen", fen: figure1, moves: "Qxa1+", editions: "2005",
			incident: flag(reason.Black), article: "6.10", verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{sentence: "figure 2: 1...Qc1+, and Black's flag falls; every move is forced, to stalemate", fen: figure2, moves: "Qc1+", editions: "2005",
			incident: flag(reason.Black), article: "6.10", verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{sentence: "figure 2 to its end: the game is over by stalemate", fen: figure2, moves: "f1c1 e3c1 g1c1 f4c1 h1c1 c2c1", editions: "2005",
			incident: flag(reason.Black), article: "5.2a", verdict: "game-had-ended, 1/2-1/2 by stalemate"},
		{sentence: "MacKinnon: she wanted to castle long with a rook that had moved, and may castle short",
			fen: "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1", editions: "2005", incident: with(illegalAt(1, "e8c8"), notPressed),
			verdict: "illegal-move-not-completed, back to 0, moves Kd7 Ke7 Kf7 Kd8 Kf8 O-O"},
		{sentence: "Rehmeier: king and queen swapped in a rapid game, found at move 35", fen: swapped, editions: "2005", control: laws.Rapid,
			incident: setUp(arbiter.KingAndQueenSwapped, 35), article: "B4", verdict: "wrong-setup-too-late"},
		{sentence: "Horton: White moved twice, which nobody noticed, and then Black's flag fell", moves: "e4", editions: "2005",
			incident: doubleBy(reason.White, 2), article: "7.4a", verdict: "double-move, back to 1, black +2:00"},
		{sentence: "Horton: the second move is not known, the position after the first is", moves: "e4 e5 Nf3", editions: "2005",
			incident: with(doubleBy(reason.White, 4), lastKnown(3)), verdict: "double-move, back to 3, black +2:00"},
		{sentence: "Yadav: check was said though the rook was not let go, and the opponent may get time for that",
			fen: "6k1/8/1B1P1r2/8/8/8/7K/8 b - - 0 1", editions: "2005", incident: arbiter.Incident{Kind: arbiter.Disturbance, Player: reason.Black},
			article: "12.6", verdict: "disturbance"},
	})
}

func TestArbitersManual(t *testing.T) {
	const moves = "e4 e5"
	resigned := "resignation-loses, 0-1 by resignation"
	rows := []happening{
		{sentence: "5.1a: mate ends the game at once", moves: "f3 e5 g4 Qh4#", editions: "2014", incident: resign(reason.Black, arbiter.Announced),
			article: "5.1a", verdict: "game-had-ended, 0-1 by checkmate"},
		{sentence: "5.1b: who says that he resigns has lost", moves: moves, editions: "2014", incident: resign(reason.White, arbiter.Announced),
			article: "5.1b", verdict: resigned},
		{sentence: "the sure way: the scoresheet signed", moves: moves, editions: "2014", incident: resign(reason.White, arbiter.Signed), verdict: resigned},
		{sentence: "to leave without a word is a discourtesy", moves: moves, editions: "2014", incident: arbiter.Incident{Kind: arbiter.LeftWithoutNotice},
			verdict: "left-without-notice"},
		{sentence: "4.9: an assistant, if the arbiter accepts him", moves: moves, editions: "2014", incident: arbiter.Incident{Kind: arbiter.Assistant},
			article: "4.9", verdict: "assistant-allowed"},
	}
	for _, manner := range []arbiter.Manner{arbiter.StoppedClocks, arbiter.TippedKing, arbiter.Handshake} {
		rows = append(rows, happening{sentence: "what may be misread is asked", moves: moves, editions: "2014",
			incident: resign(reason.White, manner), verdict: "resignation-unclear"})
	}
	judgeAll(t, rows)
}

// verdictOn is how a published case is ruled.
type verdictOn struct {
	id, sentence, editions string
	control                laws.TimeControl
	free                   bool
	incident               arbiter.Incident
	article, verdict       string
}

var onIncidents = []verdictOn{
	{id: "gijssen81-fig1", sentence: "a forced capture of the last piece", editions: allEditions, incident: flag(reason.Black),
		article: "6.9 6.10 6.10 6.9 6.9 6.9 6.9 6.9", verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
	{id: "gijssen81-fig2", sentence: "forced to stalemate", editions: allEditions, incident: flag(reason.Black),
		article: "6.9 6.10 6.10 6.9 6.9 6.9 6.9 6.9", verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
	{id: "lila-7039-b", sentence: "White's flag", editions: "2018 2023", incident: flag(reason.White), article: "6.9",
		verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
	{id: "lila-7039-b", sentence: "Black's flag", editions: "2018 2023", incident: flag(reason.Black), article: "6.9",
		verdict: "flag-fall-loses, 1-0 by flag-fall"},
	{id: "isolution-Qh2", sentence: "the only move takes the queen", editions: since2009, incident: flag(reason.Black),
		verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
	{id: "flag-KR-v-KN", sentence: "a knight mates with help", editions: "1997", incident: flag(reason.White), article: "6.9",
		verdict: "flag-fall-loses, 0-1 by flag-fall"},
	{id: "flag-KR-v-KN", sentence: "and in blitz the rook is named as enough", editions: "1997", control: laws.Blitz, incident: flag(reason.Black),
		verdict: "flag-fall-loses, 1-0 by flag-fall"},
	{id: "flag-KN-v-KN-short", sentence: "a knight each", editions: allEditions, incident: flag(reason.White), verdict: "flag-fall-loses, 0-1 by flag-fall"},
	{id: "flag-KB-v-KB-opposite", sentence: "bishops on different colours", editions: allEditions, incident: flag(reason.Black),
		verdict: "flag-fall-loses, 1-0 by flag-fall"},
	{id: "flag-2N-v-K", sentence: "in standard play", editions: allEditions, incident: flag(reason.Black), verdict: "flag-fall-loses, 1-0 by flag-fall"},
	{id: "flag-2N-v-K", sentence: "in blitz of 1997", editions: "1997", control: laws.Blitz, incident: flag(reason.Black), article: "C4",
		verdict: "mating-potential-lacking, 1/2-1/2 by flag-fall"},
	{id: "mate-before-flag", sentence: "the flag falls after mate", editions: allEditions, incident: flag(reason.White),
		article: "5.1a 5.1a 5.1a 5.1a 5.1a 5.1.1 5.1.1 5.1.1", verdict: "game-had-ended, 1-0 by checkmate"},
	{id: "socko-foisor-2008", sentence: "mate by the most unskilled play", editions: "2005", incident: flag(reason.Black), article: "6.10",
		verdict: "flag-fall-loses, 1-0 by flag-fall"},
	{id: "illegal-third-v-lone-king", sentence: "no exception yet", editions: "2005", incident: with(illegalAt(1, "e1a2"), offence(3)), article: "7.4b",
		verdict: "illegal-move-loses, 0-1 by illegal-moves"},
	{id: "illegal-third-v-lone-king", sentence: "the third", editions: "2009", incident: with(illegalAt(1, "e1a2"), offence(3)), article: "7.4b",
		verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
	{id: "illegal-third-v-lone-king", sentence: "the second", editions: since2014, incident: with(illegalAt(1, "e1a2"), offence(2)),
		article: "7.5b 7.5.3 7.5.5 7.5.5", verdict: "illegal-move-draws, 1/2-1/2 by illegal-moves"},
	{id: "promotion-not-replaced", sentence: "a queen", editions: since2014, article: "7.5a 7.5.2 7.5.2 7.5.2",
		incident: arbiter.Incident{Kind: arbiter.UnreplacedPromotion, Pressed: true}, verdict: "unreplaced-promotion-queen, black +2:00, must play a8=Q"},
	{id: "promotion-not-replaced", sentence: "any piece", editions: "2005 2009", article: "7.4a",
		incident: arbiter.Incident{Kind: arbiter.UnreplacedPromotion, Pressed: true},
		verdict:  "unreplaced-promotion-restored, back to 0, black +2:00, moves a8=Q a8=R a8=B a8=N"},
	{id: "se13372-rapid-mate-after-illegal", sentence: "White has replied", editions: "2014", control: laws.Rapid, free: true, article: "A.4b",
		incident: with(with(illegalAt(2, "b6c5"), foundAt(3)), claimed), verdict: "illegal-move-stands, rejected"},
	{id: "gijssen-1998-Bxe5", sentence: "before the own move", editions: "1997", control: laws.Blitz, article: "C3",
		incident: illegalAt(1, "h8e5"), verdict: "illegal-move-win-claimable"},
	{id: "gijssen-1998-Bxe5", sentence: "claimed", editions: "1997 2001 2005 2009", control: laws.Blitz, free: true, article: "C3 C3 C3 B.3c",
		incident: with(illegalAt(1, "h8e5"), claimed), verdict: "illegal-move-loses, granted, 1-0 by illegal-moves"},
	{id: "gijssen-1998-Bxe5", sentence: "after the own move", editions: "1997 2001 2005 2009", control: laws.Blitz, free: true, article: "C3 C3 C3 B.3c",
		incident: with(with(illegalAt(1, "h8e5"), foundAt(2)), claimed), verdict: "illegal-move-stands, rejected"},
	{id: "gijssen-1998-Bxe5", sentence: "the first loses", editions: "2014 2017", control: laws.Blitz, free: true, article: "A.4b A.4.2",
		incident: illegalAt(1, "h8e5"), verdict: "illegal-move-loses, 1-0 by illegal-moves"},
	{id: "gijssen-1998-Bxe5", sentence: "the first costs a minute", editions: "2018 2023", control: laws.Blitz, free: true,
		incident: illegalAt(1, "h8e5"), verdict: "illegal-move-corrected, back to 0, white +1:00, must play Bg7"},
	{id: "gijssen-1998-Bxe5", sentence: "the second loses", editions: "2018 2023", control: laws.Blitz, free: true,
		incident: with(illegalAt(1, "h8e5"), offence(2)), verdict: "illegal-move-loses, 1-0 by illegal-moves"},
	{id: "rehmeier-reversed-KQ", sentence: "found at move 35", editions: "2005", control: laws.Rapid, article: "B4",
		incident: setUp(arbiter.KingAndQueenSwapped, 35), verdict: "wrong-setup-too-late"},
	{id: "rehmeier-reversed-KQ", sentence: "later editions", editions: "2009 2018 2023", control: laws.Rapid, free: true, article: "A.4a A.4.1 A.5.1",
		incident: setUp(arbiter.KingAndQueenSwapped, 35), verdict: "wrong-setup-too-late"},
	{id: "rehmeier-reversed-KQ", sentence: "in standard play", editions: allEditions,
		incident: setUp(arbiter.KingAndQueenSwapped, 35), verdict: "wrong-setup-new-game"},
	{id: "horton-double-move", sentence: "back to after the first", editions: "2005", article: "7.4a", incident: doubleBy(reason.White, 2),
		verdict: "double-move, back to 1, black +2:00"},
	{id: "both-kings-in-check", sentence: "wait", editions: since2014, control: laws.Rapid, free: true, article: "A.4d A.4.4 A.4.4 A.5.4",
		incident: arbiter.Incident{Kind: arbiter.BothKingsInCheck}, verdict: "illegal-position-wait"},
	{id: "both-kings-in-check", sentence: "then draw", editions: since2014, control: laws.Blitz, free: true, article: "A.4d A.4.4 A.4.4 A.5.4",
		incident: arbiter.Incident{Kind: arbiter.BothKingsInCheck, Pressed: true}, verdict: "illegal-position-draw, 1/2-1/2 by arbiter"},
	{id: "clock-pressed-without-move", sentence: "counts", editions: since2017, article: "7.8.1 7.5.3 7.5.3",
		incident: arbiter.Incident{Kind: arbiter.ClockWithoutMove}, verdict: "clock-without-move, black +2:00"},
	{id: "clock-pressed-without-move", sentence: "in blitz", editions: since2017, control: laws.Blitz,
		incident: arbiter.Incident{Kind: arbiter.ClockWithoutMove}, verdict: "clock-without-move, black +1:00"},
	{id: "clock-pressed-without-move", sentence: "before, the arbiter decides", editions: "1997 2001 2005 2009 2014",
		incident: arbiter.Incident{Kind: arbiter.ClockWithoutMove}, verdict: "clock-without-move-unregulated"},
	{id: "two-breaches-in-one-move", sentence: "counts once", editions: "2017", article: "7.7.1",
		incident: arbiter.Incident{Kind: arbiter.TwoHands, Pressed: true, Illegal: true, Tried: tried("e1g1")},
		verdict:  "two-hands-illegal, back to 0, black +2:00, moves Kd1 Kd2 Kf2 O-O-O"},
	{id: "resigned-after-stalemate", sentence: "no effect", editions: allEditions, article: "5.2 5.2a 5.2a 5.2a 5.2a 5.2.1 5.2.1 5.2.1",
		incident: resign(reason.Black, arbiter.Announced), verdict: "game-had-ended, 1/2-1/2 by stalemate"},
}

func TestPublishedIncidents(t *testing.T) {
	var rows []happening
	covered := map[string]map[string]bool{}
	for _, v := range onIncidents {
		c, _ := published(t, v.id)
		rows = append(rows, happening{
			sentence: v.id + ": " + v.sentence, fen: c.FEN, moves: strings.Join(c.Moves, " "), editions: v.editions,
			control: v.control, free: v.free, incident: v.incident, article: v.article, verdict: v.verdict,
		})
		if covered[v.id] == nil {
			covered[v.id] = map[string]bool{}
		}
		for _, e := range strings.Fields(v.editions) {
			covered[v.id][e] = true
		}
	}
	judgeAll(t, rows)
	kinds := []string{"illegal-move", "illegal-move-penalty", "illegal-move-rapid", "illegal-move-blitz", "wrong-setup", "flag-fall", "flag-fall-unwinnable", "stalemate"}
	for _, c := range rulings(t) {
		if !slices.Contains(kinds, c.Kind) {
			continue
		}
		for _, key := range c.Editions {
			if year := strings.TrimPrefix(key, "fide-")[:4]; !covered[c.ID][year] {
				t.Errorf("%s is not judged by the edition of %s", c.ID, year)
			}
		}
	}
}

// What the dead positions among the published cases need: the full answer on both
// players.
func TestPublishedDeadPositions(t *testing.T) {
	for _, id := range []string{"se-dead-puzzle", "isolution-Qh2"} {
		c, g := published(t, id)
		for _, key := range c.Editions {
			e := named(t, strings.TrimPrefix(key, "fide-")[:4])[0]
			asked := arbiter.Case{Game: g, Edition: e, CanMate: solved}
			for _, player := range []reason.Player{reason.White, reason.Black} {
				r, _ := asked.Incident(flag(player))
				sound(t, &asked, r)
				dead := r.Code == reason.GameHadEnded && r.End == reason.DeadPosition
				if !dead && (r.Code != reason.FlagDraws || r.Grounds[1].Code != reason.NeitherCanMate) {
					t.Errorf("%s, edition %v: %s", id, e, told(g, r))
				}
			}
		}
	}
}

// Two breaches in one move say that they count once.
func TestBreachesCountOnce(t *testing.T) {
	c := arbiter.Case{Game: record(t, attackedWay, 0, ""), Edition: laws.Edition2017, CanMate: solved}
	for _, n := range []int{1, 2} {
		r, _ := c.Incident(arbiter.Incident{Kind: arbiter.TwoHands, Illegal: true, Pressed: true, Offence: n})
		if !slices.Contains(codes(r.Grounds), reason.BreachesCountOnce) {
			t.Errorf("offence %d: %v", n, codes(r.Grounds))
		}
	}
}
