package arbiter_test

import (
	"fmt"
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

const second = 1000

// cost writes what a ruling adds to the clocks, in seconds, the opponent's first.
func cost(c *arbiter.Case, r *arbiter.Ruling) string {
	if r.Change == nil {
		return "depends"
	}
	turn := c.Game.Position().Turn()
	return fmt.Sprintf("%+d %+d", r.Change.Of(turn.Other())/second, r.Change.Of(turn)/second)
}

func TestWhatAnIncorrectClaimCosts(t *testing.T) {
	g := record(t, start, standard, shuffle)
	for _, test := range []struct {
		sentence, editions string
		control            laws.TimeControl
		left               int // seconds of the claimant; -1 where nobody told
		want               string
		codes              []reason.Code
	}{
		{"half of ten minutes, but three at most", "1997 2001 2005", laws.Standard, 600, "+180 -180", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"half of six minutes", "1997 2001 2005", laws.Standard, 360, "+180 -180", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"half of five minutes", "1997 2001 2005", laws.Standard, 300, "+180 -150", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"half of two minutes", "1997 2001 2005", laws.Standard, 120, "+180 -60", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"half of ninety seconds", "1997", laws.Standard, 90, "+180 -45", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"ninety seconds are set to one minute", "2001 2005", laws.Standard, 90, "+180 -30", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"one minute stays", "2001 2005", laws.Standard, 60, "+180 +0", []reason.Code{reason.ClaimIncorrect, reason.ClaimantKeeps}},
		{"less than one minute stays", "2001 2005", laws.Standard, 40, "+180 +0", []reason.Code{reason.ClaimIncorrect, reason.ClaimantKeeps}},
		{"half of forty seconds, before there was a floor", "1997", laws.Standard, 40, "+180 -20", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"nothing is left to lose", "1997 2001 2005", laws.Standard, 0, "+180 +0", []reason.Code{reason.ClaimIncorrect, reason.ClaimantKeeps}},
		{"nobody told the clocks", "1997", laws.Standard, -1, "depends", []reason.Code{reason.ClaimFormula}},
		{"nobody told the clocks, and there is a floor", "2001 2005", laws.Standard, -1, "depends", []reason.Code{reason.ClaimFormulaFloor}},
		{"rapid and blitz alike", "1997 2001 2005", laws.Blitz, 300, "+180 -150", []reason.Code{reason.ClaimIncorrect, reason.ClaimantLoses}},
		{"from 2009 on the claimant loses nothing", "2009", laws.Standard, 600, "+180 +0", []reason.Code{reason.ClaimIncorrect}},
		{"which needs no clocks", "2009", laws.Standard, -1, "+180 +0", []reason.Code{reason.ClaimIncorrect}},
		{"two minutes from 2014 on", since2014, laws.Standard, -1, "+120 +0", []reason.Code{reason.ClaimIncorrect}},
		{"rapid too", "2014 2017 2018", laws.Rapid, -1, "+120 +0", []reason.Code{reason.ClaimIncorrect}},
		{"one minute in rapid from 2023 on", "2023", laws.Rapid, -1, "+60 +0", []reason.Code{reason.ClaimIncorrect}},
		{"one minute in blitz", since2014, laws.Blitz, -1, "+60 +0", []reason.Code{reason.ClaimIncorrect}},
	} {
		for _, e := range named(t, test.editions) {
			t.Run(fmt.Sprintf("%s/%v", test.sentence, e), func(t *testing.T) {
				c := arbiter.Case{Game: g, Edition: e, TimeControl: test.control}
				if test.left >= 0 {
					c.Clocks = &arbiter.Clocks{White: test.left * second, Black: 77 * second}
				}
				r := c.Claim(arbiter.ClaimRequest{})
				checkClaim(t, &c, &arbiter.ClaimRequest{}, r)
				if got := cost(&c, r); got != test.want {
					t.Errorf("clocks %s, want %s", got, test.want)
				}
				got := slices.DeleteFunc(codes(r.Grounds), func(code reason.Code) bool {
					return code == reason.ClaimTooFew || code == reason.ClaimIsOffer
				})
				if !slices.Equal(got, test.codes) {
					t.Errorf("said is %v, want %v", got, test.codes)
				}
			})
		}
	}
}

func TestTheFormulaSaysWhatTheClocksWouldDecide(t *testing.T) {
	g := record(t, start, standard, shuffle+" Nf3")
	c := arbiter.Case{Game: g, Edition: laws.Edition2001}
	r := c.Claim(arbiter.ClaimRequest{})
	if f := r.Formula; f == nil || f.Count != 3 || f.Time != 180*second || f.Player != reason.Black || f.Article != r.Article {
		t.Errorf("formula %+v of a ruling by %s", f, r.Article)
	}
}

// What is taken is never more than half, never more than three minutes, and never
// leaves less than a minute where there was one.
func TestTheClaimantNeverLosesTooMuch(t *testing.T) {
	g := record(t, start, standard, shuffle)
	for _, e := range named(t, "1997 2001 2005") {
		for left := -5 * second; left < 900*second; left += 733 {
			c := arbiter.Case{Game: g, Edition: e, Clocks: &arbiter.Clocks{White: left}}
			r := c.Claim(arbiter.ClaimRequest{})
			lost := -r.Change.White
			floor := min(left, 60*second)
			if e == laws.Edition1997 {
				floor = min(left, 0)
			}
			if lost < 0 || lost > max(0, left/2) || lost > 180*second || left-lost < floor {
				t.Fatalf("%v: %d ms of %d are taken", e, lost, left)
			}
			if exact := min(left/2, 180*second); left > 120*second && lost != exact {
				t.Fatalf("%v: %d ms of %d are taken, want %d", e, lost, left, exact)
			}
		}
	}
}
