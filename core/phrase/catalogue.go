package phrase

// What is in a catalogue, and is it whole?

import (
	"strings"
	"unicode/utf8"

	"chessarbiter/core/laws"
	"chessarbiter/core/phrase/lines"
	"chessarbiter/core/reason"
)

//go:generate go test -run TestTheEnglishThatIsBuiltInIsThatOfItsFile . -english

// catalogue is the text of a language.
type catalogue struct {
	lines.Index
	// sentences are a table by the codes (reason.Code.Line) in the language that is built in;
	// nil in one that is read, which has them in its text.
	sentences []string
}

// maxText is how many bytes a catalogue that is read may have.
const maxText = 1 << 18

// english is the language that is built in. Its sentences and articles stand without their
// keys, in the order of the codes and of the articles: english.go is made of
// languages/en.txt, where they are written.
var english = catalogue{lines.Of(englishWords), englishSentences[:]}

// englishArticle returns the title and the rule of an article, "" where there is none.
func englishArticle(key string) string {
	article, rest := "", englishArticles
	for _, text := range laws.Texts() {
		if article, rest, _ = cut(rest, "\n"); text == key {
			return article
		}
	}
	return ""
}

// sentence returns the sentence of a code, "" where there is none.
func (c *catalogue) sentence(code reason.Code) string {
	if c.sentences != nil {
		return code.Line(c.sentences)
	}
	return c.Find(code.String())
}

// English is always there.
var English = Language{&english}

// Fault is what is wrong with a catalogue.
type Fault struct {
	Kind FaultKind
	Line int    // its number in the text, from 1; 0 where it is not about a line
	Key  string // the entry it is about, "" for none
}

// FaultKind is a kind of fault.
type FaultKind uint8

// The kinds.
const (
	TooLong  FaultKind = iota // the text is over the limit
	NotText                   // it is not UTF-8
	NotEntry                  // a line is neither empty nor a comment nor "key = text"
	Twice                     // a key stands twice
	Braces                    // what stands in braces is no fact that can be filled in
	Missing                   // English has an entry that is not there
	Shape                     // a word has more or fewer forms than the English one has
	Name                      // the code of the language is none
)

// String returns the kind in English.
func (k FaultKind) String() string {
	return [...]string{
		"too long", "not UTF-8", "no entry", "entry stands twice", "wrong braces", "missing entry", "wrong forms", "wrong name",
	}[k%8]
}

// Read reads a catalogue: a text with an entry on each line, `key = text`, empty
// lines, and comments that begin with #. The key is
//
//   - the code of a reason; the text is its sentence,
//   - article/ and the key of an article in package laws; the text is its title
//     and what it says, with " | " between,
//   - word/ and the name of a word that sentences are filled with (see words.go).
//
// Within a sentence braces hold the facts (see factNames). Everything that English has
// must be there. Any bytes may be given; where fault is not nil the language is
// none.
func Read(text string) (l Language, fault *Fault) {
	if len(text) > maxText {
		return l, &Fault{Kind: TooLong}
	}
	if !utf8.ValidString(text) {
		return l, &Fault{Kind: NotText}
	}
	read, line := lines.Read(text, isKey)
	if line != 0 {
		return l, &Fault{Kind: NotEntry, Line: line}
	}
	c := &catalogue{Index: read}
	if fault = c.check(); fault != nil {
		return l, fault
	}
	return Language{c}, nil
}

// Load reads a catalogue that is known to be whole, such as a file in languages/, and
// only looks that each line is an entry. A program that gets all its languages that way,
// English too, carries none of them.
func Load(text string) (l Language, ok bool) {
	if len(text) > maxText || !utf8.ValidString(text) {
		return l, false
	}
	read, line := lines.Read(text, isKey)
	if line != 0 {
		return l, false
	}
	c := &catalogue{Index: read}
	if code := c.word("language"); len(code) > 8 || !isKey(code) {
		return l, false
	}
	return Language{c}, true
}

func isKey(key string) bool {
	for i := range len(key) {
		b := key[i]
		if (b < 'a' || b > 'z') && (b < '0' || b > '9') && strings.IndexByte("-/.", b) < 0 {
			return false
		}
	}
	return key != ""
}

// check finds the first fault of a catalogue that is indexed.
func (c *catalogue) check() *Fault {
	last := ""
	for i := range c.Len() {
		key, text := c.Entry(i)
		kind := FaultKind(255)
		switch {
		case key == last:
			kind = Twice
		case strings.HasPrefix(key, "word/"):
			if !rightShape(key, text) {
				kind = Shape
			}
		case strings.HasPrefix(key, "article/"):
			if strings.Count(text, " | ") != 1 {
				kind = Shape
			}
		case !c.fillable(text):
			kind = Braces
		}
		if kind != 255 {
			return &Fault{Kind: kind, Line: c.Line(i), Key: key}
		}
		last = key
	}
	if key := c.missing(); key != "" {
		return &Fault{Kind: Missing, Key: key}
	}
	if code := c.word("language"); len(code) > 8 || !isKey(code) {
		return &Fault{Kind: Name, Key: "word/language"}
	}
	return nil
}

// missing returns the first key that English has and the catalogue has not, "" for none.
func (c *catalogue) missing() string {
	for code := reason.None + 1; code.String() != ""; code++ {
		if key := code.String(); c.Find(key) == "" {
			return key
		}
	}
	for _, text := range laws.Texts() {
		if key := "article/" + text; c.Find(key) == "" {
			return key
		}
	}
	for i := range english.Len() {
		if key, _ := english.Entry(i); c.Find(key) == "" {
			return key
		}
	}
	return ""
}
