package laws

// How are the tables read?

import (
	"strings"

	"chessarbiter/core/reason"
)

// entry is an article with its matter.
type entry struct {
	Article
	matter string
}

// articlesRead are the articles of the editions that somebody has asked for.
var articlesRead [editionCount]*[]entry

// articles of an edition, read from articleTable.
func (e Edition) articles() []entry {
	if e.String() == "" {
		return nil
	}
	if list := articlesRead[e.column()]; list != nil {
		return *list
	}
	list := make([]entry, 0, 128)
	for line, rest := next(articleTable); line != ""; line, rest = next(rest) {
		key, numbers := word(line)
		id := cell(numbers, e)
		if id == "" {
			continue
		}
		a := Article{ID: id, Text: key, Status: Read}
		if status := statusOf(id[len(id)-1]); status != 0 {
			a.ID, a.Status = id[:len(id)-1], status
		}
		matter, _, _ := strings.Cut(key, "/")
		list = append(list, entry{a, matter})
	}
	articlesRead[e.column()] = &list
	return list
}

// mattersOf returns what the rulebook has for a rule and a detail, "" for the general
// rule; "" where it has nothing.
func mattersOf(rule reason.Code, detail string) string {
	matters, special, _ := strings.Cut(rule.Line(rules[:]), " /")
	for name := ""; name != detail; {
		if special == "" {
			return ""
		}
		matters, special, _ = strings.Cut(special, " /")
		name, matters = word(matters)
	}
	return matters
}

// next returns the next line of a table that is neither empty nor a comment, "" at
// the end, and what follows it.
func next(table string) (line, rest string) {
	for table != "" {
		line, table, _ = strings.Cut(table, "\n")
		if line != "" && line[0] != '#' {
			return line, table
		}
	}
	return "", ""
}

// word returns the first word of a line, and what follows the blanks behind it.
func word(line string) (first, rest string) {
	end := 0
	for end < len(line) && line[end] > ' ' {
		end++
	}
	first, rest = line[:end], line[end:]
	for rest != "" && rest[0] <= ' ' {
		rest = rest[1:]
	}
	return first, rest
}

// cell returns what the cells of a line have for an edition, "" where that is "-".
// A cell with "=" says what the one before it says, and so does one that is left out
// at the end.
func cell(cells string, e Edition) (text string) {
	for range e.number {
		var said string
		if said, cells = word(cells); said != "" && said != "=" {
			text = said
		}
	}
	if text == "-" {
		return ""
	}
	return text
}
