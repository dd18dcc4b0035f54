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

	"chessarbiter/core/phrase/lines"
)

// Language is a language of the table. Its zero value is none: it says the keys.
type Language struct{ catalogue *catalogue }

// English is always there.
var English = Language{&catalogue{"en", lines.Of(englishText)}}

type catalogue struct {
	code string
	lines.Index
}

// maxText is how many bytes a catalogue that is read may have.
const maxText = 1 << 16

// Read reads the catalogue of a language with an ISO 639 code. It returns false, and
// none, where the text is no catalogue: too long, or with a line that is no entry.
func Read(code, text string) (Language, bool) {
	if len(text) > maxText {
		return Language{}, false
	}
	read, wrong := lines.Read(text, func(key string) bool { return key != "" })
	return Language{&catalogue{code, read}}, wrong == 0
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
	if text := l.Own(key); text != "" {
		return Fill(text, facts...)
	}
	return key
}

// Count returns the text of a key in the form for a number, with the number as its
// first fact.
func (l Language) Count(key string, n int) string {
	one, more, ok := strings.Cut(l.Say(key), "|")
	if ok && n != 1 {
		one = more
	}
	return Fill(one, strconv.Itoa(n))
}

// Fill puts facts in the places of {1}, {2} and so on; places without a fact stay.
//
//go:noinline
func Fill(text string, facts ...string) string {
	filled := ""
	for {
		before, after, found := strings.Cut(text, "{")
		filled += before
		if !found {
			return filled
		}
		if len(after) > 1 && after[1] == '}' && int(after[0]-'1') < len(facts) {
			filled, text = filled+facts[after[0]-'1'], after[2:]
		} else {
			filled, text = filled+"{", after
		}
	}
}

// Own returns the text of a key that the language itself has, "" where it has none.
func (l Language) Own(key string) string {
	if l.catalogue == nil {
		return ""
	}
	return l.catalogue.Find(key)
}
