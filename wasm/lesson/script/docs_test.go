package script_test

// Is the example in docs/lessons.md one, and are the commands it names all that there are?

import (
	"os"
	"strings"
	"testing"

	"chessarbiter/core/phrase/words"
	"chessarbiter/wasm/lesson/table"
)

// fenced returns what stands in the first fence of a kind.
func fenced(t *testing.T, text, kind string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, "```"+kind+"\n")
	inside, _, closed := strings.Cut(rest, "```")
	if !found || !closed {
		t.Fatalf("no example in %s", kind)
	}
	return inside
}

func TestTheExampleOfTheDocumentationIsALesson(t *testing.T) {
	data, err := os.ReadFile("../../../docs/lessons.md")
	if err != nil {
		t.Fatal(err)
	}
	l := lesson(fenced(t, string(data), "pgn"))
	if len(l.Problems) > 0 || len(l.Steps) != 2 || l.Steps[0].Questions+l.Steps[1].Questions != 2 {
		t.Fatalf("%d steps, %v", len(l.Steps), l.Problems)
	}
	texts, ok := words.Read("en", fenced(t, string(data), "text"))
	keys := []string{l.Title}
	for _, s := range l.Steps {
		keys = append(keys, s.Title)
		for _, n := range s.Notes {
			keys = append(keys, n.Says...)
			for _, q := range n.Asks {
				keys = append(keys, q.Key)
			}
		}
	}
	for _, key := range keys {
		if !ok || texts.Own(key) == "" {
			t.Errorf("the texts of the example lack %q", key)
		}
	}
	shown := table.New()
	shown.Do(table.Action{Verb: "lesson", Text: fenced(t, string(data), "pgn")})
	shown.Do(table.Ask("answer", "0"))
	for _, r := range shown.Replies(shown.Course().Step().Notes[1].Asks[0]) {
		if r.Outcome != "upheld" {
			t.Errorf("by %s: %s, want the claim upheld", r.Edition, r.Outcome)
		}
	}
}
