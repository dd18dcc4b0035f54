package table

// By which Laws is the game judged, and in which language does the table speak?

import (
	"slices"
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/laws"
	"chessarbiter/core/phrase"
	"chessarbiter/core/phrase/words"
	"chessarbiter/wasm/lesson/script"
)

// catalogue is a language that was loaded.
type catalogue struct {
	code     string
	language phrase.Language
	words    words.Language
}

// Languages are the languages that the table can speak, each with its own name.
var Languages = [...]struct{ Code, Name string }{
	{"en", "English"}, {"es", "Español"}, {"pt", "Português"}, {"id", "Bahasa Indonesia"}, {"zh", "中文"},
}

// separator stands between the sentences and the words of a catalogue that is loaded.
const separator = "\n----\n"

// conditions chooses by what is judged:
//
//	edition             the text names it
//	time                standard, rapid or blitz
//	supervised          "" for too few arbiters
//	reading             until-moved or while-usable
//	language            the text is its code; where it is not loaded, it is wanted
//	catalogue es        the text is the sentences, a line of dashes, the words
func (t *Table) conditions(a *Action) bool {
	switch a.Verb {
	case "edition":
		if e, ok := laws.Named(a.Text); ok {
			t.Edition = e
			t.changed()
		}
	case "time":
		if n, ok := script.OneOf(script.TimeControls, a.Text); ok {
			t.TimeControl = laws.TimeControl(n)
			t.changed()
		}
	case "supervised":
		t.Unsupervised = a.Text == ""
		t.changed()
	case "reading":
		t.WhileUsable = a.Text == "while-usable"
		t.changed()
	case "language":
		t.speak(a.Text)
	case "catalogue":
		t.learn(a.Arg(0), a.Text)
	default:
		return false
	}
	return true
}

// speak changes the language, or wants it to be loaded.
func (t *Table) speak(code string) {
	for i := range Languages {
		if Languages[i].Code != code {
			continue
		}
		if code == t.Words.Code() {
			return
		}
		for _, c := range t.catalogues {
			if c.code == code {
				t.Language, t.Words = c.language, c.words
				t.changed()
				return
			}
		}
		t.answer.Wants = code
	}
}

// learn takes a catalogue and speaks it. One that is not whole is not taken.
func (t *Table) learn(code, text string) {
	sentences, own, _ := strings.Cut(text, separator)
	language, whole := phrase.Load(sentences)
	spoken, ok := words.Read(code, own)
	if !whole || !ok {
		return
	}
	if !slices.ContainsFunc(t.catalogues, func(c catalogue) bool { return c.code == code }) {
		t.catalogues = append(t.catalogues, catalogue{code, language, spoken})
	}
	t.speak(code)
}

// changed judges and tells anew what is shown.
func (t *Table) changed() {
	t.Refused = t.again()
	t.askAgain()
}

// again returns the refusal that is shown, in the words of today.
func (t *Table) again() *Refused {
	r := t.Refused
	if r == nil {
		return nil
	}
	if r.fault != nil {
		r.Reasons = t.Context().WhyNotText(r.fault)
	} else if _, reasons := t.Context().WhyNot(r.From, r.To, board.NoRole); reasons != nil {
		r.Reasons = reasons
	}
	return r
}
