package lines

import (
	"strings"
	"testing"
)

func isLower(key string) bool {
	return key != "" && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz-") == ""
}

func TestEntriesAreFound(t *testing.T) {
	text := "# head\n\nmove = Move {1}\r\nmove-back = Back  \n\npiece = a = b\n# move = no\n"
	read, wrong := Read(text, isLower)
	if wrong != 0 {
		t.Fatalf("line %d is no entry", wrong)
	}
	of := Of(text)
	for key, want := range map[string]string{"move": "Move {1}", "move-back": "Back", "piece": "a = b", "mov": "", "zug": "", "": "", "# move": ""} {
		if got := read.Find(key); got != want {
			t.Errorf("%q is %q, want %q", key, got, want)
		}
		if got := of.Find(key); got != want {
			t.Errorf("not read before, %q is %q, want %q", key, got, want)
		}
	}
	if read.Len() != 3 || read.Line(2) != 6 {
		t.Errorf("%d entries, the last on line %d", read.Len(), read.Line(2))
	}
	var none Index
	if none.Find("move") != "" || none.Len() != 0 {
		t.Error("a text without entries has one")
	}
}

func TestLinesThatAreNoEntry(t *testing.T) {
	for text, want := range map[string]int{
		"word\n": 1, "a = b\n\n# c\nword": 4, " = b": 1, "a =  b": 1, "a = ": 1, "a = \n": 1, "A = b": 1, "a b = c": 1,
		strings.Repeat("a = b\n", Most+1): Most + 1, "": 0, "\n \n": 0, "a = b": 0,
	} {
		if _, wrong := Read(text, isLower); wrong != want {
			t.Errorf("%.20q: line %d is wrong, want %d", text, wrong, want)
		}
	}
}
