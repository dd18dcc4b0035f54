package table

// How is the tree of moves walked and changed?

import (
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/wasm/lesson/script"
)

// maxComment is how many bytes a comment that the reader writes has at most.
const maxComment = 1 << 14

// annotate changes the tree of moves:
//
//	visit 24:1 33    to a ply, by the alternative 1 at ply 24 and else by the main continuation
//	promote          the variation of the cursor takes the place of what it varies
//	remove           the move at the cursor leaves the record, with all that follows
//	comment          the text becomes the comment on the position
func (t *Table) annotate(a *Action) bool {
	switch a.Verb {
	case "visit":
		if n := t.find(a.Args); n != nil {
			t.stopClocks()
			t.Visit(n)
			t.moved()
		}
	case "promote":
		if n := t.Variation(); n != nil {
			t.Promote(t.Path(n))
			t.Edits++
		}
	case "remove":
		if n := t.Current(); n.Parent() != nil {
			t.stopClocks()
			t.Visit(n.Parent())
			t.Drop(t.Path(n))
			t.Edits++
			t.moved()
		}
	case "comment":
		t.comment(a.Text)
	default:
		return false
	}
	return true
}

// find returns the node at the end of a way, as the action visit has it; nil for none.
func (t *Table) find(way []string) *game.Node {
	n := t.Root()
	for i, word := range way {
		at, choice, branches := strings.Cut(word, ":")
		ply, ok := script.Number(at)
		if !ok || branches == (i == len(way)-1) || ply < n.Ply() || branches && ply == n.Ply() {
			return nil
		}
		until := ply
		if branches {
			until--
		}
		for n != nil && n.Ply() < until {
			n = n.First()
		}
		if n == nil || !branches {
			return n
		}
		index, ok := script.Number(choice)
		if !ok {
			return nil
		}
		for n = n.First(); n != nil && index > 0; index-- {
			n = n.Next()
		}
		if n == nil {
			return nil
		}
	}
	return nil
}

// Variation returns the first move of the variation in which the cursor stands, the
// innermost one; nil in the main line.
func (t *Table) Variation() *game.Node {
	n := t.Current()
	for n.Parent() != nil && n.Parent().First() == n {
		n = n.Parent()
	}
	if n.Parent() == nil {
		return nil
	}
	return n
}

// Comment returns what the comments on the position say, without the commands in them.
func (t *Table) Comment() string {
	var parts []string
	for _, comment := range t.Current().Notes().After {
		if said := pgn.Text(comment); said != "" {
			parts = append(parts, said)
		}
	}
	return strings.Join(parts, "\n")
}

// comment takes a text in place of the comments on the position. The commands in them,
// such as clocks and arrows, stay.
func (t *Table) comment(text string) {
	text = strings.TrimSpace(text)
	if len(text) > maxComment || text == t.Comment() {
		return
	}
	notes := t.Current().Annotate()
	var kept []string
	for _, comment := range notes.After {
		for _, c := range pgn.Commands(comment) {
			kept = append(kept, "[%"+c.Name+" "+c.Value+"]")
		}
	}
	notes.After = nil
	if text != "" {
		kept = append(kept, text)
	}
	if len(kept) > 0 {
		notes.After = []string{strings.Join(kept, " ")}
	}
	t.Edits++
}
