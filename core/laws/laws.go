// Package laws is the Laws of Chess as data: which article says what, in which
// edition, what differs from edition to edition, and how well that is attested.
//
// Nothing here decides anything. The other rooms apply the rules and ask for the
// article that stands behind them, by the rule: the code of a reason (package
// reason), where needed with a detail. All editions stand side by side in tables:
// the articles in articles.go, the rules in rulebook.txt, the parameters in parameters.go. What an article says in words is told by package
// phrase.
package laws

import (
	"strings"

	"chessarbiter/core/reason"
)

//go:generate go test -run TestTheRulesAreThoseOfTheRulebook . -update

// Status says how well a datum is attested.
type Status uint8

// From the best to the weakest; the zero Status is none. An answer that rests on
// memory says so.
const (
	Read       Status = iota + 1 // read in a reproduced text of that edition
	Quoted                       // read in a quotation or a secondary note
	PartMemory                   // part read, part memory
	Memory                       // from memory, unverified
)

var statusNames = [...]string{
	"", "read in a reproduced text", "read in quotation or secondary note",
	"part read, part memory", "from memory, unverified",
}

// String returns the status in English.
func (s Status) String() string { return statusNames[s%5] }

// signs of the statuses in tables. Behind the number of an article the first of
// them is left out.
const signs = ".'~?"

func statusOf(sign byte) Status { return Status(strings.IndexByte(signs, sign) + 1) }

// Article is one article of one edition.
type Article struct {
	ID     string // its number, such as "9.2.3.1"
	Text   string // the key of its title and rule in package phrase, such as "same-en-passant"
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

var timeControlNames = [3]string{"standard", "rapid", "blitz"}

// String returns "standard", "rapid" or "blitz".
func (t TimeControl) String() string { return timeControlNames[t%3] }

// Article returns the article with that number.
func (e Edition) Article(id string) (Article, bool) {
	list := e.articles()
	for i := range list {
		if list[i].ID == id {
			return list[i].Article, true
		}
	}
	return Article{}, false
}

// Articles returns all articles that are listed, by subject, in the order of the
// newest edition.
func (e Edition) Articles() []Article {
	var list []Article
	for _, a := range e.articles() {
		list = append(list, a.Article)
	}
	return list
}

// Texts returns the keys of all texts that articles have, in the order of articleTable.
func Texts() []string {
	var list []string
	for line, rest := next(articleTable); line != ""; line, rest = next(rest) {
		key, _ := word(line)
		list = append(list, key)
	}
	return list
}

// Behind returns the number of the article behind a rule, "" where none is known.
// The rule is the code of a reason. It may have a detail, else "": "bishop" for
// not-how-it-moves, "chess960" for castling-way-occupied. A detail that makes no
// difference is ignored; blitz by its appendix is judged as rapid by its appendix
// where nothing else is said.
//
//go:noinline
func (e Edition) Behind(rule reason.Code, detail string) string { return e.behind(rule, detail).ID }

func (e Edition) behind(rule reason.Code, detail string) Article {
	if detail != "" {
		if a := e.first(rule, detail); a.ID != "" {
			return a
		}
		if detail == "blitz-appendix" {
			if a := e.first(rule, "rapid-appendix"); a.ID != "" {
				return a
			}
		}
	}
	return e.first(rule, "")
}

// first returns the first article that an edition has for the matters of a line
// of rulebook.txt; one without a number where there is none.
func (e Edition) first(rule reason.Code, detail string) Article {
	list := e.articles()
	for matters := mattersOf(rule, detail); matters != ""; {
		var matter string
		matter, matters = word(matters)
		for i := range list {
			if list[i].matter == matter {
				return list[i].Article
			}
		}
	}
	return Article{}
}
