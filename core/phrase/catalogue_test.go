package phrase

import (
	"fmt"
	"strings"
	"testing"

	"chessarbiter/core/phrase/lines"
	"chessarbiter/core/reason"
)

// changed returns the English catalogue with a piece replaced, which must be there.
func changed(t *testing.T, old, new string) string {
	t.Helper()
	if !strings.Contains(allEnglish, old) {
		t.Fatalf("English has no %q", old)
	}
	return strings.Replace(allEnglish, old, new, 1)
}

func TestCataloguesThatAreNotWhole(t *testing.T) {
	many := strings.Builder{}
	for i := range lines.Most + 1 {
		fmt.Fprintf(&many, "key-%d = text\n", i)
	}
	for _, test := range []struct {
		name, text string
		kind       FaultKind
		line       int
		key        string
	}{
		{"nothing at all", "", Missing, 0, reason.Code(1).String()},
		{"a text that is far too long", strings.Repeat("#\n", maxText), TooLong, 0, ""},
		{"too many entries", many.String(), NotEntry, lines.Most + 1, ""},
		{"bytes that are not UTF-8", "no-piece = \xff\n", NotText, 0, ""},
		{"a line without a key", "# head\n\nstray words\n", NotEntry, 3, ""},
		{"a key without a text", "no-piece = \n", NotEntry, 1, ""},
		{"a key with a capital", "No-piece = text\n", NotEntry, 1, ""},
		{"an equals sign alone", " = \n", NotEntry, 1, ""},
		{"a code that stands twice", allEnglish + "no-piece = There is none.\n", Twice, strings.Count(allEnglish, "\n") + 1, "no-piece"},
		{"a catalogue of an older version", changed(t, "no-piece = There is no piece on {at}.\n", ""), Missing, 0, "no-piece"},
		{"a fact that does not exist", changed(t, "no piece on {at}.", "no piece on {field}."), Braces, -1, "no-piece"},
		{"a brace that does not close", changed(t, "no piece on {at}.", "no piece on {at."), Braces, -1, "no-piece"},
		{"a brace that does not open", changed(t, "no piece on {at}.", "no piece on at}."), Braces, -1, "no-piece"},
		{"a form that the head does not have", changed(t, "no piece on {at}.", "no piece on {men.of}."), Braces, -1, "no-piece"},
		{"a form of what has none", changed(t, "no piece on {at}.", "no piece on {at.a}."), Braces, -1, "no-piece"},
		{"a choice of one", changed(t, "no piece on {at}.", "no piece on {at:it}."), Braces, -1, "no-piece"},
		{"a choice of five", changed(t, "no piece on {at}.", "no piece on {men:a|b|c|d|e}."), Braces, -1, "no-piece"},
		{"genders of a number", changed(t, "no piece on {at}.", "no piece on {count:a|b|c|d}."), Braces, -1, "no-piece"},
		{"men without a king", changed(t, "|the king|the piece", "|the piece"), Shape, -1, "word/man"},
		{"a list of two", changed(t, "{}, {} and {}", "{} and {}"), Shape, -1, "word/list"},
		{"a citation without its edition", changed(t, ", {edition}).", ")."), Shape, -1, "word/cited"},
		{"the name of a language that is none", changed(t, "word/language = en", "word/language = English please"), Name, 0, "word/language"},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, fault := Read(test.text)
			if fault == nil || l != (Language{}) {
				t.Fatalf("read as %v", l)
			}
			if fault.Kind != test.kind || fault.Key != test.key || test.line >= 0 && fault.Line != test.line || test.line < 0 && fault.Line == 0 {
				t.Errorf("fault %v, line %d, key %q; want %v, line %d, key %q", fault.Kind, fault.Line, fault.Key, test.kind, test.line, test.key)
			}
		})
	}
}

func TestCataloguesMayHaveMoreThanIsKnown(t *testing.T) {
	text := strings.ReplaceAll(allEnglish, "\n", "  \r\n") + "# a code of a later version\nnot-yet-known = A sentence on {men}."
	l, fault := Read(text)
	if fault != nil {
		t.Fatalf("line %d: %s: %v", fault.Line, fault.Key, fault.Kind)
	}
	if got := l.Sentence(&reason.Reason{Code: reason.NoPiece, Squares: squares("e4")}, &Context{}); got != "There is no piece on e4." {
		t.Errorf("reads %q", got)
	}
}

// FuzzRead asks for every sentence, article and word of whatever is read.
func FuzzRead(f *testing.F) {
	f.Add(allEnglish)
	f.Add("")
	f.Add("no-piece = {at\nword/man = |\n# x\n")
	f.Add(strings.Replace(allEnglish, "{men}", "{men.a}{by:a|b|c|d}{count:x|y|z}", 3))
	f.Fuzz(func(t *testing.T, text string) {
		for _, text := range []string{text, allEnglish + text, strings.Replace(allEnglish, "{at}", text, 1)} {
			l, fault := Read(text)
			if fault != nil {
				if l != (Language{}) || fault.Kind.String() == "" {
					t.Fatalf("a fault and a language")
				}
				continue
			}
			for _, key := range keys(l) {
				code, _ := reason.Named(key)
				if got := l.Sentence(&reason.Reason{
					Code: code, Squares: []uint8{3, 60}, By: []uint8{9}, Plies: []int{1, 2}, Text: "q", Time: 90500,
				}, &Context{Man: func(s uint8) byte { return "pQ"[s&1] }}); got == "" && code != reason.None {
					t.Fatalf("%s says nothing", key)
				}
				l.Article(strings.TrimPrefix(key, "article/"))
			}
			l.Cited("Text.", "9.2", "2023")
		}
	})
}

func BenchmarkSentence(b *testing.B) {
	r := reason.Reason{Code: reason.CastlingThroughCheck, Squares: squares("f1"), By: squares("f8")}
	for b.Loop() {
		English.Sentence(&r, &Context{})
	}
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		Read(allEnglish)
	}
}
