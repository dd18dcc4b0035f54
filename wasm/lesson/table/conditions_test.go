package table

import (
	"os"
	"testing"
)

// spanish is the catalogue of Spanish, as the page loads it.
func spanish(t *testing.T) string {
	t.Helper()
	var parts [2]string
	for i, folder := range [...]string{"phrase/languages/", "phrase/words/languages/"} {
		text, err := os.ReadFile("../../../core/" + folder + "es.txt")
		if err != nil {
			t.Fatal(err)
		}
		parts[i] = string(text)
	}
	return parts[0] + separator + parts[1]
}

func TestALanguageIsKeptOnce(t *testing.T) {
	table := sit(t, chess)
	for range 3 {
		do(table, "catalogue es\n"+spanish(t))
	}
	if kept := len(table.catalogues); kept != 1 {
		t.Errorf("a language that was loaded three times is kept %d times", kept)
	}
	if do(table, "language\nes"); table.Words.Code() != "es" {
		t.Errorf("the table speaks %q", table.Words.Code())
	}
}

func TestARefusalIsToldAnewInTheWordsOfToday(t *testing.T) {
	for _, test := range []struct{ name, action string }{
		{"a move on the board", "move e2 e5"},
		{"a typed move that is not legal", "type\nNf6"},
		{"a typed text that names no move", "type\nhello"},
	} {
		table := sit(t, chess, test.action)
		english := table.Refused
		if english == nil {
			t.Fatalf("%s is not refused", test.name)
		}
		before := english.Reasons[0]
		do(table, "catalogue es\n"+spanish(t))
		r := table.Refused
		if r == nil || r.Reasons[0].Code != before.Code || r.Reasons[0].Text == before.Text {
			t.Errorf("%s: in Spanish the refusal %+v becomes %+v", test.name, before, r)
		}
		if do(table, "move e2 e4"); table.Refused != nil || table.Ply() != 1 {
			t.Errorf("%s: a legal move does not end the refusal", test.name)
		}
	}
}
