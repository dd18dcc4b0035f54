package laws

import (
	"fmt"
	"strings"
	"testing"
)

func TestEveryRuleNamesAnArticleOfItsEdition(t *testing.T) {
	for _, e := range Editions() {
		seen := map[string]bool{}
		for line := range strings.Lines(e.data().rules) {
			if line == "\n" {
				continue
			}
			name, article, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
			if _, ok := e.Article(article); !ok {
				t.Errorf("edition %v: %s refers to Article %s, which is not listed", e, name, article)
			}
			if seen[name] {
				t.Errorf("edition %v: %s stands twice", e, name)
			}
			seen[name] = true
			if general, detail, ok := strings.Cut(name, "/"); ok {
				if base := e.Behind(general); base == "" || base == article || detail == "" {
					t.Errorf("edition %v: %s adds nothing to %s (%s)", e, name, general, base)
				}
			}
		}
		if len(seen) == 0 && e == Edition2023 {
			t.Errorf("edition %v has no rules", e)
		}
	}
}

func TestEveryArticleIsWhole(t *testing.T) {
	for _, e := range Editions() {
		seen := map[string]bool{}
		for _, a := range e.Articles() {
			if seen[a.ID] || a.ID == "" || a.Title == "" || !strings.HasSuffix(a.Rule, ".") || a.Status.String() == "" {
				t.Errorf("edition %v: article %+v", e, a)
			}
			seen[a.ID] = true
		}
	}
}

func TestWhichArticleStandsBehindARule(t *testing.T) {
	for _, test := range []struct{ name, rule, article string }{
		{"a rule", "castling-through-check", "3.8.2.2"},
		{"a rule with a detail", "not-how-it-moves/knight", "3.6"},
		{"a detail that makes no difference", "castling-through-check/chess960", "3.8.2.2"},
		{"a detail that does", "castling-way-occupied/chess960", "II.3.2"},
		{"an incorrect claim in rapid", "claim-incorrect/rapid", "A.3"},
		{"an incorrect claim in blitz", "claim-incorrect/blitz", "B.3"},
		{"the same position is judged by castling rights", "different-castling", "9.2.3.2"},
		{"a rule nobody knows", "huffing", ""},
		{"only a detail", "/bishop", ""},
		{"nothing", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Edition2023.Behind(test.rule); got != test.article {
				t.Errorf("behind %s stands %q, want %q", test.rule, got, test.article)
			}
		})
	}
}

func TestEditionsAreFoundByKey(t *testing.T) {
	for _, e := range Editions() {
		if got, ok := Named(e.String()); !ok || got != e {
			t.Errorf("edition %v is found as %v", e, got)
		}
	}
	if _, ok := Named("2024"); ok {
		t.Error("there is an edition of 2024")
	}
}

func ExampleEdition_Behind() {
	id := Edition2023.Behind("fivefold")
	article, _ := Edition2023.Article(id)
	fmt.Println(article.ID, article.Title, "-", article.Status)
	// Output: 9.6.1 Fifth occurrence - read in a reproduced text
}
