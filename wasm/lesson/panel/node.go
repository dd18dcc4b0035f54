// Package panel says how the teaching table looks: its panels as trees of plain
// elements, in the reader's language. It draws nothing, so it is tested without a
// browser; the program lesson puts the trees into the page.
package panel

import (
	"strings"

	"chessarbiter/wasm/lesson/table"
)

// Node is an element of a page, or a piece of text. It is a single pointer, because the
// panels are made of thousands of them and hand them on by value.
type Node struct{ *Element }

// Element is what a Node is.
type Element struct {
	Tag   string // name of the element, "" for text
	Text  string // of a piece of text
	Attrs []Attr // of an element
	Kids  []Node // what stands inside an element
}

// Attr is an attribute of an element; a flag such as "disabled" has the value "".
type Attr struct{ Name, Value string }

// Equal tells whether two trees look the same.
func (n Node) Equal(o Node) bool {
	if n.Element == o.Element {
		return true
	}
	if n.Tag != o.Tag || n.Text != o.Text || len(n.Attrs) != len(o.Attrs) || len(n.Kids) != len(o.Kids) {
		return false
	}
	for i, a := range n.Attrs {
		if a != o.Attrs[i] {
			return false
		}
	}
	for i := range n.Kids {
		if !n.Kids[i].Equal(o.Kids[i]) {
			return false
		}
	}
	return true
}

// Attr returns the value of an attribute, "" where there is none.
func (n Node) Attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return ""
}

// AppendJSON appends the tree as the page makes it (js/lesson/nodes.ts): a piece of text
// as a text, an element as a list of its name, the names and values of its attributes,
// and what stands in it.
func (n Node) AppendJSON(b []byte) []byte {
	if n.Tag == "" {
		return table.AppendText(b, n.Text)
	}
	b = table.AppendText(append(b, '['), n.Tag)
	open := byte('[')
	b = append(b, ',')
	for _, a := range n.Attrs {
		b = table.AppendText(append(b, open), a.Name)
		b = table.AppendText(append(b, ','), a.Value)
		open = ','
	}
	if len(n.Attrs) == 0 {
		b = append(b, open)
	}
	b = append(b, ']')
	for _, kid := range n.Kids {
		b = kid.AppendJSON(append(b, ','))
	}
	return append(b, ']')
}

// String returns the tree as text for people: blocks on lines of their own, a
// button in brackets.
func (n Node) String() string {
	var b strings.Builder
	n.write(&b)
	lines := strings.Split(b.String(), "\n")
	kept := lines[:0]
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

func (n Node) write(b *strings.Builder) {
	open, end := "\n", "\n"
	switch n.Tag {
	case "", "span", "strong", "abbr":
		open, end = "", ""
	case "button":
		open, end = "[", "]"
	case "progress":
		open = "\n" + n.Attr("value") + " of " + n.Attr("max")
	}
	b.WriteString(open)
	b.WriteString(n.Text)
	for _, kid := range n.Kids {
		kid.write(b)
	}
	b.WriteString(end)
}
