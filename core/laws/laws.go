// Package laws is the Laws of Chess as data: which article says what, in which
// edition, and how well that is attested.
//
// Nothing here decides anything. The other rooms apply the rules and ask for the
// article that stands behind them, by the name of the rule: the code of a reason
// (package reason), where needed with a detail after a slash. An edition is one
// file with one table; only those articles are listed that some rule refers to.
// All texts are paraphrases of our own.
package laws

import "strings"

// Status says how well the text of an article is attested.
type Status uint8

// From the best to the weakest; the zero Status is none. An answer that rests on
// memory says so.
const (
	Read       Status = iota + 1 // read in a reproduced text of that edition
	Quoted                       // read in a quotation or a secondary note
	PartMemory                   // part read, part memory
	Memory                       // from memory, unverified
)

// String returns the status in English.
func (s Status) String() string {
	return [...]string{
		"", "read in a reproduced text", "read in quotation or secondary note",
		"part read, part memory", "from memory, unverified",
	}[s%5]
}

// Article is one article of one edition.
type Article struct {
	ID     string // its number, such as "9.2.3.1"
	Title  string // a name for it, of our own
	Rule   string // what it says, paraphrased
	Status Status
}

// TimeControl is the kind of game, by the time there is for it. Penalties
// depend on it.
type TimeControl uint8

// The three kinds of game.
const (
	Standard TimeControl = iota
	Rapid
	Blitz
)

// String returns "standard", "rapid" or "blitz".
func (t TimeControl) String() string { return [3]string{"standard", "rapid", "blitz"}[t%3] }

// edition is what the file of an edition states.
type edition struct {
	// articles in the order of the Laws.
	articles []Article
	// rules have a line for each rule: its name, and the article behind it, in any
	// order.
	rules string
}

// data of the editions, by column.
var data = [editionCount]*edition{{}, {}, {}, {}, {}, {}, {}, &edition2023}

func (e Edition) data() *edition {
	if e.String() == "" {
		return &edition{}
	}
	return data[e.column()]
}

// Article returns the article with that number.
func (e Edition) Article(id string) (Article, bool) {
	for _, a := range e.data().articles {
		if a.ID == id {
			return a, true
		}
	}
	return Article{}, false
}

// Articles returns all articles that are listed, in the order of the Laws.
func (e Edition) Articles() []Article { return append([]Article(nil), e.data().articles...) }

// Behind returns the number of the article behind a rule, "" where none is known.
// The name of the rule is the code of a reason. It may have a detail after a
// slash: "not-how-it-moves/bishop", "castling-way-occupied/chess960". A detail
// that makes no difference is ignored.
func (e Edition) Behind(name string) string {
	general, _, _ := strings.Cut(name, "/")
	article := ""
	for line, rest, more := "", e.data().rules, true; more; {
		line, rest, more = strings.Cut(rest, "\n")
		switch rule, behind, _ := strings.Cut(line, " "); rule {
		case name:
			return behind
		case general:
			article = behind
		}
	}
	return article
}
