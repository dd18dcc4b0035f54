// Package words has the words of the teaching table: its buttons, headings and
// short lines. What the arbiter says is in package phrase.
//
// A language is a text with an entry on each line, `key = text`, empty lines, and
// comments that begin with #. In a text {1}, {2} and so on hold what is filled in;
// a text of two forms with "|" between has one for a single thing and one for more.
// The languages are the files in languages/; English is here as well, for programs that
// carry it.
package words

import (
	"strconv"
	"strings"
)

// Language is a language of the table. Its zero value is none: it says the keys.
type Language struct{ catalogue *catalogue }

// English is always there.
var English, _ = Read("en", englishText)

type catalogue struct {
	code  string
	texts map[string]string
}

// Limits of a catalogue that is read.
const (
	maxText    = 1 << 16
	maxEntries = 1024
)

// Read reads the catalogue of a language with an ISO 639 code. It returns false, and
// none, where the text is no catalogue: too long, or with a line that is no entry.
func Read(code, text string) (Language, bool) {
	c := &catalogue{code: code, texts: make(map[string]string)}
	if len(text) > maxText || !c.read(text) {
		return Language{}, false
	}
	return Language{c}, true
}

func (c *catalogue) read(text string) bool {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, says, ok := strings.Cut(line, " = ")
		if !ok || says == "" || len(c.texts) == maxEntries {
			return false
		}
		c.texts[key] = says
	}
	return true
}

// Code returns the ISO 639 code of the language, "" for none.
func (l Language) Code() string {
	if l.catalogue == nil {
		return ""
	}
	return l.catalogue.code
}

// Say returns the text of a key with the facts filled in. It returns the key itself
// where there is no such text, which a test rules out for every key of the table.
func (l Language) Say(key string, facts ...string) string {
	text := l.find(key)
	for i, fact := range facts {
		text = strings.ReplaceAll(text, "{"+strconv.Itoa(i+1)+"}", fact)
	}
	return text
}

// Count returns the text of a key in the form for a number, with the number as its
// first fact.
func (l Language) Count(key string, n int, facts ...string) string {
	one, more, ok := strings.Cut(l.find(key), "|")
	text := one
	if ok && n != 1 {
		text = more
	}
	for i, fact := range append([]string{strconv.Itoa(n)}, facts...) {
		text = strings.ReplaceAll(text, "{"+strconv.Itoa(i+1)+"}", fact)
	}
	return text
}

// Own returns the text of a key that the language itself has, "" where it has none.
func (l Language) Own(key string) string {
	if l.catalogue == nil {
		return ""
	}
	return l.catalogue.texts[key]
}

func (l Language) find(key string) string {
	if text := l.Own(key); text != "" {
		return text
	}
	return key
}
