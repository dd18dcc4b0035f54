package laws

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"chessarbiter/core/reason"
)

// book is what testdata/laws.json says of an edition.
type book struct {
	Key    string
	Topics map[string]struct{ Article, Status string }
	Params map[string]any
}

// books are all of them, by the key of the edition here.
func books(t *testing.T) map[string]book {
	t.Helper()
	text, err := os.ReadFile("testdata/laws.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Editions []book }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Editions) != editionCount {
		t.Fatalf("%d editions", len(file.Editions))
	}
	list := map[string]book{}
	for _, b := range file.Editions {
		list[strings.Split(b.Key, "-")[1]] = b
	}
	return list
}

func TestEditionsComeIntoForceOnTheirDays(t *testing.T) {
	for key, b := range books(t) {
		e, ok := Named(key)
		var day Date
		_, err := fmt.Sscanf(b.Key, "fide-%d-%d-%d", &day.Year, &day.Month, &day.Day)
		if !ok || err != nil || e.Effective() != day {
			t.Errorf("%s came into force on %v", b.Key, e.Effective())
		}
	}
}

func TestTopicsStandWhereTheyWereRead(t *testing.T) {
	plain := strings.NewReplacer("App./Guidelines ", "", "Guidelines ", "", "App. ", "", "; ", ",", ", ", ",")
	for key, b := range books(t) {
		e, _ := Named(key)
		if len(b.Topics) != len(Topics()) {
			t.Errorf("%s has %d topics, here are %d", key, len(b.Topics), len(Topics()))
		}
		for _, topic := range Topics() {
			want := b.Topics[strings.ReplaceAll(topic.Key, "-", "_")]
			article := strings.Replace(plain.Replace(want.Article), "9.2.2 (2.2.1,2.2.2)", "9.2.2,9.2.2.1,9.2.2.2", 1)
			if got := topic.Articles(e); got != strings.TrimSuffix(article, "-") {
				t.Errorf("%s: %s stands in %s, want %s", key, topic.Key, got, article)
			}
			if got := topic.Attested(e).String(); got != want.Status {
				t.Errorf("%s: %s is %s, want %s", key, topic.Key, got, want.Status)
			}
		}
	}
	if got := Topics()[0]; got.Articles(Edition{}) != "" || got.Attested(Edition{}) != 0 {
		t.Error("no edition has a topic")
	}
}

// seconds are minutes, as the file spells them.
func seconds(minutes int) float64 { return float64(60 * minutes) }

func TestParametersAreThoseThatWereRead(t *testing.T) {
	for key, b := range books(t) {
		e, _ := Named(key)
		standard, rapid, blitz := e.Rules(Standard, true), e.Rules(Rapid, false), e.Rules(Blitz, false)
		is := func(name string, got any) {
			t.Helper()
			want, ok := b.Params[name]
			delete(b.Params, name)
			if !ok || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s is %v, want %v", key, name, got, want)
			}
		}
		// either is for a parameter of which the file tells from memory, or not at all, what
		// follows from another one.
		either := func(name string, got, memory any) {
			t.Helper()
			if want, ok := b.Params[name]; !ok || reflect.DeepEqual(want, memory) {
				delete(b.Params, name)
				return
			}
			is(name, got)
		}
		rule := func(i IllegalRule) string {
			switch {
			case i.Who == ByClaimToWin:
				return "claim-win-before-own-move"
			case i.LosesAt == 1:
				return "loss at first"
			case i.LosesAt == 0:
				return "on request"
			}
			return map[int]string{1: "60/", 2: "120/"}[i.Minutes] + map[int]string{2: "loss", 3: "120/loss"}[i.LosesAt]
		}

		is("castling_text", map[string]string{
			"1997": "momentarily-or-finally", "2001": "temporarily-or-permanently", "2005": "temporarily-or-permanently",
			"2009": "forced-piece-loses-after-moving",
		}[key]+map[bool]string{true: "lost-only-after-moving"}[e.Effective().Year >= 2014])
		policy, _, _ := strings.Cut(b.Params["castling_policy"].(string), " ")
		b.Params["castling_policy"] = policy
		is("castling_policy", map[Decision]string{Open: "ambiguous", Ruled: "own-move", Settled: "own-move"}[standard.CastlingRight])
		if (standard.CastlingRight == Ruled) != (key == "2005") {
			t.Errorf("%s: the ruling of 2005 belongs to it", key)
		}
		is("ep_policy", "legal-capture")

		is("claim_lost_by", map[Act]string{Moving: "move", Touching: "touch"}[standard.ClaimLostBy])
		is("wrong_claim_opponent_s", seconds(standard.WrongClaim.Opponent))
		either("wrong_claim_opponent_rapid_s", seconds(rapid.WrongClaim.Opponent), nil)
		either("wrong_claim_opponent_blitz_s", seconds(blitz.WrongClaim.Opponent), "60 (memory)")
		var claimant any
		switch standard.WrongClaim {
		case Penalty{3, 3, 0}:
			claimant = "half, cap 180 s (memory)"
		case Penalty{3, 3, 1}:
			claimant = ">120 s: half, cap 180; 60-120 s: set 60; <60 s: none"
		}
		is("wrong_claim_claimant", claimant)
		is("fivefold", map[Sequence]any{None: nil, Consecutive: "consecutive-alternate", Anywhere: "any"}[standard.Fivefold])
		is("moves75", standard.SeventyFive)
		is("resign_unwinnable_draw", standard.ResignationDraws)
		is("flag_article", e.Behind(reason.FlagFall, ""))
		is("unskilled_clause", standard.UnskilledPlay)

		either("illegal_standard", rule(standard.Illegal), "no ladder outside quickplay; quickplay 120/120/loss")
		if (standard.Illegal.LosesAt == 0) != (key == "1997") {
			t.Errorf("%s: illegal moves are counted since 2001", key)
		}
		is("illegal_unwinnable_draw", standard.Illegal.DrawIfCannotMate)
		switch {
		case b.Params["illegal_rapid"] == "on request" || b.Params["illegal_rapid"] == "claim before own move, standard ladder":
			delete(b.Params, "illegal_rapid")
			if rapid.Illegal.Who != ByClaim || rapid.Illegal.Minutes != standard.Illegal.Minutes || rapid.Illegal.LosesAt != standard.Illegal.LosesAt {
				t.Errorf("%s: rapid is judged on request, and as standard play: %+v", key, rapid.Illegal)
			}
		default:
			is("illegal_rapid", rule(rapid.Illegal))
		}
		is("illegal_blitz", rule(blitz.Illegal))
		either("blitz_mating_potential", blitz.MatingPotential, "memory")
		is("setup_moves", float64(rapid.SetupMoves))
		if blitz.SetupMoves != rapid.SetupMoves || standard.SetupMoves != -1 {
			t.Errorf("%s: blitz is set up as rapid, and standard play put right however late", key)
		}
		var limit any
		if standard.ColoursReversedMoves > 0 {
			limit = float64(standard.ColoursReversedMoves)
		}
		is("colours_reversed_limit", limit)
		is("rapid_min", []any{float64(rapid.FromMinutes), float64(rapid.BelowMinutes)})
		is("blitz_under", float64(blitz.BelowMinutes))
		is("promotion_choice_final", standard.PromotionFinal)
		is("two_hands_illegal", map[TwoHandsRule]any{TwoHandsAllowed: false, TwoHandsIllegal: true, TwoHandsPressed: "when clock pressed"}[standard.TwoHands])
		is("press_without_move_illegal", standard.ClockWithoutMove)
		for name := range b.Params {
			t.Errorf("%s: %s is not looked at", key, name)
		}
	}
}

func TestSupervisionBringsTheCompetitionRulesFrom2009On(t *testing.T) {
	for _, e := range Editions() {
		for _, control := range []TimeControl{Rapid, Blitz} {
			supervised, not := *e.Rules(control, true), *e.Rules(control, false)
			if old := e.Effective().Year < 2009; (supervised == not) != old {
				t.Errorf("%v, %v: supervision makes a difference: %v", e, control, supervised != not)
			}
			if got := e.Detail(control, false); got != control.String()+"-appendix" {
				t.Errorf("%v, %v without supervision is %s", e, control, got)
			}
			want := control.String()
			if e.Effective().Year < 2009 {
				want += "-appendix"
			}
			if got := e.Detail(control, true); got != want {
				t.Errorf("%v, %v with supervision is %s, want %s", e, control, got, want)
			}
		}
		if *e.Rules(Standard, true) != *e.Rules(Standard, false) || e.Detail(Standard, false) != "" {
			t.Errorf("%v: supervision changes standard play", e)
		}
		if *e.Rules(Standard, true) == (Rules{}) {
			t.Errorf("%v has no parameters", e)
		}
	}
	if *(Edition{}).Rules(Standard, true) != (Rules{}) {
		t.Error("no edition has parameters")
	}
}
