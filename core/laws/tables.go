package laws

// How are the tables read?

import "strings"

// rule is a line of ruleTable.
type rule struct {
	name, matters string
	sum           uint8 // of the name, to tell most others apart at once
}

// entry is an article with its matter.
type entry struct {
	Article
	matter string
}

// What is read from the tables, when it is asked for first.
var (
	articlesRead [editionCount]*[]entry
	rulesRead    *[]rule
)

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

// mattersOf returns what stands in ruleTable for a name, "" where it is not there.
func mattersOf(name string) string {
	if rulesRead == nil {
		list := make([]rule, 0, 256)
		for line, rest := next(ruleTable); line != ""; line, rest = next(rest) {
			name, matters, _ := strings.Cut(line, ": ")
			list = append(list, rule{name, matters, sum(name)})
		}
		rulesRead = &list
	}
	want := sum(name)
	for i := range *rulesRead {
		if r := &(*rulesRead)[i]; r.sum == want && r.name == name {
			return r.matters
		}
	}
	return ""
}

func sum(name string) uint8 {
	var n uint8
	for i := range len(name) {
		n = n*31 + name[i]
	}
	return n
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
