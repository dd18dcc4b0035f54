package phrase

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// languages are all that there are, English first.
func languages(t *testing.T) []Language {
	t.Helper()
	list := []Language{wholeEnglish}
	for _, code := range []string{"es", "pt", "id", "zh"} {
		text, err := os.ReadFile(filepath.Join("languages", code+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		l, fault := Read(string(text))
		if fault != nil {
			t.Fatalf("%s, line %d: %s: %v", code, fault.Line, fault.Key, fault.Kind)
		}
		if l.String() != code {
			t.Fatalf("%s calls itself %q", code, l)
		}
		list = append(list, l)
	}
	return list
}

// facts are the names of the facts in a sentence, with how they are asked for left
// out.
func facts(template string) map[string]bool {
	found := map[string]bool{}
	for rest := template; ; {
		_, after, ok := strings.Cut(rest, "{")
		if !ok {
			return found
		}
		name, next, _ := strings.Cut(after, "}")
		name, _, _ = strings.Cut(name, ":")
		name, _, _ = strings.Cut(name, ".")
		found[name] = true
		rest = next
	}
}

func TestEveryLanguageNamesTheSameFacts(t *testing.T) {
	for _, l := range languages(t)[1:] {
		for _, key := range keys(l) {
			if strings.HasPrefix(key, "word/") {
				continue
			}
			theirs, ours := facts(l.catalogue.Find(key)), facts(wholeEnglish.catalogue.Find(key))
			for name := range ours {
				if !theirs[name] {
					t.Errorf("%v: %s does not name {%s}", l, key, name)
				}
			}
			for name := range theirs {
				if !ours[name] {
					t.Errorf("%v: %s names {%s}, which English does not", l, key, name)
				}
			}
		}
	}
}
