package phrase

// What is in a catalogue, and is it whole?

import (
	"strings"
	"unicode/utf8"
)

// catalogue is the text of a language with an index of its lines.
type catalogue struct {
	text string
	// index has the offsets of all entries in the order of their keys; nil until
	// somebody looks for one.
	index []uint32
	// articles are what the articles say, where that stands apart; nil where it does not.
	articles *catalogue
}

// Limits of a catalogue that is read.
const (
	maxText    = 1 << 18
	maxEntries = 4096
)

// english is the one that is built in. What the articles say stands apart, so that a
// program that shows none of them does not carry it.
var (
	english  = catalogue{text: englishText, articles: &articles}
	articles = catalogue{text: englishArticles}
)

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
	c := &catalogue{text: text}
	if line := c.makeIndex(); line != 0 {
		return l, &Fault{Kind: NotEntry, Line: line}
	}
	if fault = c.check(); fault != nil {
		return l, fault
	}
	return Language{c}, nil
}

// Load reads a catalogue that is known to be whole, such as a file in languages/, and
// only looks that each line is an entry. A program that gets all its languages that way,
// English too, carries none of them.
func Load(text string) (l Language, ok bool) {
	c := &catalogue{text: text}
	if len(text) > maxText || !utf8.ValidString(text) || c.makeIndex() != 0 {
		return l, false
	}
	if code := c.word("language"); len(code) > 8 || !isKey(code) {
		return l, false
	}
	return Language{c}, true
}

// makeIndex finds the entries and sorts them by key. It returns the number of the
// first line that is none, 0 for all are well.
func (c *catalogue) makeIndex() (wrong int) {
	index := make([]uint32, 0, 512)
	number := 0
	for start, rest := 0, c.text; rest != ""; {
		var line string
		line, rest, _ = cut(rest, "\n")
		next := start + len(line) + 1
		number++
		if line = trimmed(line); line != "" && line[0] != '#' {
			key, text, ok := cut(line, " = ")
			if !ok || !isKey(key) || text == "" || text[0] == ' ' || len(index) == maxEntries {
				return number
			}
			index = append(index, uint32(start))
		}
		start = next
	}
	c.index = index
	c.sort()
	return 0
}

// sort brings the index into the order of the keys. The space behind a key comes
// before all that a key is made of, so lines compare as their keys do.
func (c *catalogue) sort() {
	for gap := len(c.index) / 2; gap > 0; gap /= 2 {
		for i := gap; i < len(c.index); i++ {
			moved := c.index[i]
			j := i
			for ; j >= gap && c.text[c.index[j-gap]:] > c.text[moved:]; j -= gap {
				c.index[j] = c.index[j-gap]
			}
			c.index[j] = moved
		}
	}
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

func (c *catalogue) keyAt(offset uint32) string {
	key, _, _ := cut(c.text[offset:], " ")
	return key
}

// find returns the text of an entry, "" where there is none.
func (c *catalogue) find(key string) string {
	if c.index == nil {
		c.makeIndex()
	}
	low, high := 0, len(c.index)
	for low < high {
		middle := (low + high) / 2
		switch found := c.keyAt(c.index[middle]); {
		case found == key:
			return c.textAt(c.index[middle])
		case found < key:
			low = middle + 1
		default:
			high = middle
		}
	}
	return ""
}

// textAt returns the text of the entry at an offset.
func (c *catalogue) textAt(offset uint32) string {
	line, _, _ := cut(c.text[offset:], "\n")
	_, text, _ := cut(line, " = ")
	return trimmed(text)
}

// lineOf returns the number of the line at an offset.
func (c *catalogue) lineOf(offset uint32) int { return 1 + strings.Count(c.text[:offset], "\n") }

// check finds the first fault of a catalogue that is indexed.
func (c *catalogue) check() *Fault {
	last := ""
	for _, offset := range c.index {
		key, text := c.keyAt(offset), c.textAt(offset)
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
			return &Fault{Kind: kind, Line: c.lineOf(offset), Key: key}
		}
		last = key
	}
	for _, model := range []*catalogue{&english, &articles} {
		model.find("")
		for _, offset := range model.index {
			if key := model.keyAt(offset); c.find(key) == "" {
				return &Fault{Kind: Missing, Key: key}
			}
		}
	}
	if code := c.word("language"); len(code) > 8 || !isKey(code) {
		return &Fault{Kind: Name, Key: "word/language"}
	}
	return nil
}

// trimmed returns a line without the spaces at its end.
func trimmed(line string) string {
	for line != "" && strings.IndexByte(" \r\t", line[len(line)-1]) >= 0 {
		line = line[:len(line)-1]
	}
	return line
}
