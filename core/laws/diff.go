package laws

// What changed from one edition to another?

import (
	"strconv"
	"strings"
)

// Game is a kind of game for which parameters are stated.
type Game struct {
	TimeControl TimeControl
	Supervised  bool // as in Edition.Rules
}

// games are all kinds of game.
var games = [5]Game{{Standard, true}, {Rapid, true}, {Rapid, false}, {Blitz, true}, {Blitz, false}}

// Change is one difference between two editions.
type Change struct {
	Topic     string // the matter, by its key
	Parameter string // the name of the parameter, "" for the numbers of the articles
	Games     []Game // in which kinds of game, nil for the numbers of the articles
	From, To  string // what it was and what it became; "" where there was or is nothing
	Attested  Status // the weaker of the two
}

// Diff tells what differs from edition a to edition b, topic by topic: where the
// articles stand, then the parameters.
func Diff(a, b Edition) []Change {
	parameters := parameterChanges(a, b)
	var list []Change
	for _, t := range Topics() {
		if from, to := t.Articles(a), t.Articles(b); from != to {
			list = append(list, Change{Topic: t.Key, From: from, To: to, Attested: max(t.Attested(a), t.Attested(b))})
		}
		for _, c := range parameters {
			if c.Topic == t.Key {
				list = append(list, c)
			}
		}
	}
	return list
}

// parameterChanges tells the parameters that differ, in the order of
// parameterTable. The same change in several kinds of game is told once.
func parameterChanges(a, b Edition) []Change {
	var before, after [len(games)][]int
	for i, g := range games {
		from, to := a.Rules(g.TimeControl, g.Supervised), b.Rules(g.TimeControl, g.Supervised)
		before[i], after[i] = from.values(), to.values()
	}
	var list []Change
	number := 0
	for line, rest := next(parameterTable); line != ""; line, rest = next(rest) {
		name, line := word(line)
		topic, line := word(line)
		if topic == "-" {
			continue
		}
		_, names := word(line)
		first := len(list)
		for i, g := range games {
			from, to := valueName(before[i][number], names), valueName(after[i][number], names)
			if from == to {
				continue
			}
			at := first
			for at < len(list) && (list[at].From != from || list[at].To != to) {
				at++
			}
			if at == len(list) {
				list = append(list, Change{Parameter: name, From: from, To: to})
			}
			c := &list[at]
			c.Games = append(c.Games, g)
			detail := name + "/" + g.TimeControl.String()
			c.Attested = max(c.Attested, a.Attested(detail), b.Attested(detail))
		}
		for i := first; i < len(list); i++ {
			list[i].Topic = topicOf(topic, list[i].Games)
		}
		number++
	}
	return list
}

// valueName says a value, by the names of parameterTable where it has some.
func valueName(value int, names string) string {
	if names == "" {
		return strconv.Itoa(value)
	}
	for range value {
		_, names, _ = strings.Cut(names, "|")
	}
	name, _, _ := strings.Cut(names, "|")
	return name
}

// values are all parameters as numbers, in the order of parameterTable.
func (r *Rules) values() []int {
	i := &r.Illegal
	return []int{
		int(r.ClaimLostBy), r.WrongClaim.Opponent, r.WrongClaim.HalvesUpTo, r.WrongClaim.FloorMinutes, yes(r.IntendedTouches),
		int(r.CastlingRight), int(r.Fivefold), yes(r.SeventyFive),

		yes(r.PromotionFinal), yes(r.ReleaseBinds), yes(r.OfferRefusedByTouch),

		i.Minutes, i.LosesAt, yes(i.DrawIfCannotMate), int(i.Who), yes(i.ArbiterActsOnBoth), yes(i.StandsAfterReply), yes(i.DrawIfBothRemain),
		yes(r.UnreplacedIllegal), yes(r.QueenIfUnreplaced), yes(r.ClockWithoutMove), int(r.TwoHands),
		r.SetupMoves, int(r.Misplaced), r.ColoursReversedMoves,

		yes(r.ResignationDraws), yes(r.AgreementNeedsMoves), yes(r.UnskilledPlay), yes(r.MatingPotential),
		yes(r.BothFlagsDraw), yes(r.ArbiterCallsFlag), yes(r.ArbiterSteersHands),
		r.FromMinutes, r.BelowMinutes,
	}
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}
