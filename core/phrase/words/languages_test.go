package words

// Are the words of the table whole in every language, and in no other?

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var others = [...]string{"es", "pt", "id", "zh"}

// read reads the file of a language, and English from the program.
func read(t *testing.T, code string) *catalogue {
	t.Helper()
	if code == "en" {
		return English.catalogue
	}
	text, err := os.ReadFile("languages/" + code + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	l, ok := Read(code, string(text))
	if !ok {
		t.Fatalf("%s is no catalogue", code)
	}
	return l.catalogue
}

// keys are the keys of a catalogue in their order.
func (c *catalogue) keys() []string {
	var list []string
	for i := range c.Len() {
		key, _ := c.Entry(i)
		list = append(list, key)
	}
	return list
}

func TestEachLanguageHasTheKeysOfEnglish(t *testing.T) {
	english := read(t, "en")
	for _, code := range others {
		c := read(t, code)
		for _, key := range english.keys() {
			if c.Find(key) == "" {
				t.Errorf("%s lacks %s = %s", code, key, english.Find(key))
			}
		}
		for _, key := range c.keys() {
			if english.Find(key) == "" {
				t.Errorf("%s has %s, which English has not", code, key)
			}
		}
	}
}

func TestNoKeyStandsTwice(t *testing.T) {
	texts := map[string]string{"en": englishText}
	for _, code := range others {
		text, err := os.ReadFile("languages/" + code + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		texts[code] = string(text)
	}
	for code, text := range texts {
		seen := map[string]bool{}
		for line := range strings.Lines(text) {
			key, _, ok := strings.Cut(line, " = ")
			if ok && seen[key] {
				t.Errorf("%s has %s twice", code, key)
			}
			seen[key] = ok
		}
	}
}

var fact = regexp.MustCompile(`\{[^}]*\}`)

// facts are the facts of a form, each once.
func facts(form string) []string {
	list := fact.FindAllString(form, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

func TestEachLanguageHasTheFormsAndFactsOfEnglish(t *testing.T) {
	english := read(t, "en")
	for _, code := range others {
		c := read(t, code)
		for _, key := range english.keys() {
			want, got := strings.Split(english.Find(key), "|"), strings.Split(c.Find(key), "|")
			if len(got) != len(want) {
				t.Errorf("%s: %s has %d forms, want %d: %s", code, key, len(got), len(want), c.Find(key))
				continue
			}
			for i := range want {
				if !slices.Equal(facts(got[i]), facts(want[i])) {
					t.Errorf("%s: %s has the facts %v, want %v: %s", code, key, facts(got[i]), facts(want[i]), got[i])
				}
			}
		}
	}
}

// asInEnglish are the keys whose text may be that of English, because its words are
// words of the other language too; ownWords are words that look English and are not.
var (
	asInEnglish = map[string][]string{"es": {"outcome.no", "field.illegal.false", "exchange.error"}, "pt": {"field.illegal.false"}}
	ownWords    = map[string][]string{"pt": {"for", "move"}}
)

// onlyEnglish are words that none of the other languages has.
var onlyEnglish = strings.Fields(`the and of is was were are be been have had must might not with without after before his her its
	this that these those there which who what when where than then by from for into only each every any other move moves moved
	piece pieces pawn knight bishop rook queen king square squares game draw drawn claim claims player opponent arbiter castling
	castle check clock flag time rule rules article white black board illegal touch touched capture right rights lesson step`)

// latinInChinese are files and squares, and the names of the two notations.
var latinInChinese = []string{"a", "e", "g", "h", "FEN", "PGN"}

func TestNoEnglishIsLeft(t *testing.T) {
	english := read(t, "en")
	for _, code := range others {
		c := read(t, code)
		for _, key := range english.keys() {
			said := fact.ReplaceAllString(c.Find(key), " ")
			words := strings.FieldsFunc(said, func(r rune) bool { return !unicode.IsLetter(r) || unicode.Is(unicode.Han, r) })
			if c.Find(key) == english.Find(key) && len(words) > 0 && !slices.Contains(asInEnglish[code], key) {
				t.Errorf("%s: %s is that of English: %s", code, key, c.Find(key))
			}
			for _, word := range words {
				if slices.Contains(onlyEnglish, strings.ToLower(word)) && !slices.Contains(ownWords[code], word) {
					t.Errorf("%s: %s has the word %q: %s", code, key, word, c.Find(key))
				}
				if code == "zh" && !slices.Contains(latinInChinese, word) {
					t.Errorf("zh: %s has the word %q: %s", key, word, c.Find(key))
				}
			}
		}
	}
}

func TestEachLanguageHasItsOwnPunctuation(t *testing.T) {
	for _, code := range others {
		c := read(t, code)
		for _, key := range c.keys() {
			text := c.Find(key)
			if code == "zh" && strings.ContainsAny(text, ",.;:?!()") {
				t.Errorf("zh: %s has Latin marks: %s", key, text)
			}
			if strings.Contains(text, "?") && strings.Contains(text, "¿") != (code == "es") {
				t.Errorf("%s: %s asks as another language does: %s", code, key, text)
			}
			if strings.Contains(text, "  ") || strings.ContainsAny(text, "\t\"") {
				t.Errorf("%s: %s is not clean: %s", code, key, text)
			}
			// A sentence is one in every language: it ends as that of English does.
			if want := English.Say(key); isSentence(want) != isSentence(text) {
				t.Errorf("%s: %s ends otherwise than %q: %s", code, key, want, text)
			}
		}
	}
}

func isSentence(text string) bool {
	return strings.HasSuffix(text, ".") || strings.HasSuffix(text, "。")
}

func TestAFormIsChosenByTheNumber(t *testing.T) {
	for _, test := range []struct{ code, one, more string }{
		{"en", "1 move allowed", "3 moves allowed"},
		{"es", "1 movimiento permitido", "3 movimientos permitidos"},
		{"pt", "1 lance permitido", "3 lances permitidos"},
		{"id", "1 langkah diperbolehkan", "3 langkah diperbolehkan"},
		{"zh", "允许1种着法", "允许3种着法"},
	} {
		l := Language{read(t, test.code)}
		if one, more := l.Count("editions.moves", 1), l.Count("editions.moves", 3); one != test.one || more != test.more {
			t.Errorf("%s: got %q and %q", test.code, one, more)
		}
	}
}

func TestAFactIsTakenAsItIs(t *testing.T) {
	for _, test := range []struct {
		text, says string
		facts      []string
	}{
		{"{1} and {2}", "{2} and b", []string{"{2}", "b"}},
		{"{2} and {1}", "{1} and {2}", []string{"{2}", "{1}"}},
		{"{1}{1}", "aa", []string{"a"}},
		{"{1} of {3}", "a of {3}", []string{"a", "b"}},
		{"{ {{1} {1", "{ {a {1", []string{"a"}},
		{"{x} {}", "{x} {}", []string{"a"}},
		{"", "", nil},
	} {
		if got := Fill(test.text, test.facts...); got != test.says {
			t.Errorf("%q with %q says %q, want %q", test.text, test.facts, got, test.says)
		}
	}
}
