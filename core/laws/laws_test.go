package laws

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// lines are the lines of a table, as words.
func lines(table string) [][]string {
	var list [][]string
	for line := range strings.Lines(table) {
		if words := strings.Fields(line); len(words) > 0 && words[0][0] != '#' {
			list = append(list, words)
		}
	}
	return list
}

func TestEveryTextHasItsNumberInEachEdition(t *testing.T) {
	seen := map[string]bool{}
	for _, words := range lines(articleTable) {
		if len(words) < 2 || len(words) > 1+editionCount || words[1] == "=" {
			t.Errorf("%s has the numbers %s", words[0], words[1:])
		}
		if seen[words[0]] {
			t.Errorf("%s stands twice", words[0])
		}
		seen[words[0]] = true
		if !slices.ContainsFunc(words[1:], func(id string) bool { return id != "-" && id != "=" }) {
			t.Errorf("%s stands in no edition", words[0])
		}
		if _, year, ok := strings.Cut(words[0], "/"); ok {
			e, found := Named(year)
			if numbers := strings.Join(words[1:], " "); !found || cell(numbers, e) == "" {
				t.Errorf("%s does not stand in the edition in which it begins", words[0])
			}
		}
	}
}

func TestEveryArticleIsWhole(t *testing.T) {
	for _, e := range Editions() {
		ids, matters := map[string]bool{}, map[string]bool{}
		for _, a := range e.articles() {
			if ids[a.ID] || a.ID == "" || strings.ContainsAny(a.ID, "'~?- ") || a.Text == "" || a.Status.String() == "" {
				t.Errorf("edition %v: article %+v", e, a)
			}
			if matters[a.matter] {
				t.Errorf("edition %v has two articles on %s", e, a.matter)
			}
			ids[a.ID], matters[a.matter] = true, true
			if got, ok := e.Article(a.ID); !ok || got != a.Article {
				t.Errorf("edition %v: Article %s is found as %+v", e, a.ID, got)
			}
		}
		if len(ids) < 65 {
			t.Errorf("edition %v has %d articles", e, len(ids))
		}
	}
}

func TestEveryRuleNamesAnArticleOfItsEdition(t *testing.T) {
	matters := map[string]bool{}
	for _, e := range Editions() {
		for _, a := range e.articles() {
			matters[a.matter] = true
		}
	}
	seen := map[string]bool{}
	for _, words := range lines(ruleTable) {
		name, colon := strings.CutSuffix(words[0], ":")
		if !colon {
			t.Errorf("%s has no colon behind it", name)
		}
		if seen[name] || len(words) == 1 {
			t.Errorf("%s stands twice, or for nothing", name)
		}
		seen[name] = true
		for _, matter := range words[1:] {
			if !matters[matter] {
				t.Errorf("%s rests on %s, which is no matter of an article", name, matter)
			}
		}
		stands := 0
		for _, e := range Editions() {
			id := e.Behind(name)
			if id == "" {
				continue
			}
			stands++
			if _, ok := e.Article(id); !ok {
				t.Errorf("edition %v: %s rests on Article %s, which is not listed", e, name, id)
			}
		}
		if stands == 0 {
			t.Errorf("%s rests on nothing in any edition", name)
		}
		if general, _, ok := strings.Cut(name, "/"); ok && !slices.ContainsFunc(Editions(), func(e Edition) bool { return e.Behind(name) != e.Behind(general) }) {
			t.Errorf("%s adds nothing to %s", name, general)
		}
	}
}

func TestWhichArticleStandsBehindARule(t *testing.T) {
	for _, test := range []struct {
		name, rule string
		articles   string // by edition
	}{
		{"a rule", "checkmate", "5.1a 5.1a 5.1a 5.1a 5.1a 5.1.1 5.1.1 5.1.1"},
		{"castling through check", "castling-through-check", "3.5 3.8 3.8 3.8 3.8 3.8.2.2 3.8.2.2 3.8.2.2"},
		{"a rule with a detail", "not-how-it-moves/knight", "3.3 3.6 3.6 3.6 3.6 3.6 3.6 3.6"},
		{"a detail that makes no difference", "castling-through-check/chess960", "3.5 3.8 3.8 3.8 3.8 3.8.2.2 3.8.2.2 3.8.2.2"},
		{"a detail that does, where the edition knows Chess960", "castling-way-occupied/chess960", "3.5 3.8 3.8 F.3b F.3b II.3.2 II.3.2 II.3.2"},
		{"a rule that is younger than the oldest edition", "fivefold", "- - - - 9.6a 9.6.1 9.6.1 9.6.1"},
		{"an incorrect claim", "claim-incorrect", "9.5b 9.5b 9.5b 9.5b 9.5b 9.5.3 9.5.3 9.5.3"},
		{"an incorrect claim in rapid", "claim-incorrect/rapid", "9.5b 9.5b 9.5b 9.5b 9.5b 9.5.3 9.5.3 A.3"},
		{"an incorrect claim in blitz", "claim-incorrect/blitz", "9.5b 9.5b 9.5b 9.5b B.2 B.2 B.2 B.3"},
		{"the right to claim is lost", "claim-touched", "9.4 9.4 9.4 9.4 9.4 9.4 9.4 9.4"},
		{"the same position is judged by castling rights", "different-castling", "9.2 9.2 9.2 9.2 9.2 9.2.2.2 9.2.2.2 9.2.3.2"},
		{"the position is about to appear", "threefold-intended", "9.2a 9.2a 9.2a 9.2a 9.2a 9.2.1.1 9.2.1.1 9.2.1"},
		{"a dead position", "dead-position", "9.6 5.2b 5.2b 5.2b 5.2b 5.2.2 5.2.2 5.2.2"},
		{"a rule nobody knows", "huffing", "- - - - - - - -"},
		{"only a detail", "/bishop", "- - - - - - - -"},
		{"nothing", "", "- - - - - - - -"},
	} {
		t.Run(test.name, func(t *testing.T) {
			for i, want := range strings.Fields(test.articles) {
				if got := Editions()[i].Behind(test.rule); got != strings.Trim(want, "-") {
					t.Errorf("%v: behind %s stands %q, want %q", Editions()[i], test.rule, got, want)
				}
			}
		})
	}
	if got := (Edition{}).Behind("checkmate"); got != "" {
		t.Errorf("no edition has Article %s", got)
	}
}

func ExampleEdition_Behind() {
	for _, e := range []Edition{Edition2009, Edition2014, Edition2023} {
		article, ok := e.Article(e.Behind("fivefold"))
		fmt.Println(e, article.ID, article.Text, ok)
	}
	// Output:
	// 2009   false
	// 2014 9.6a fivefold/2014 true
	// 2023 9.6.1 fivefold true
}
