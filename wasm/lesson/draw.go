//go:build js && wasm

package main

// How does a panel come into the page, and change there?

import (
	"slices"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"chessarbiter/wasm/lesson/panel"
)

// canvas is an element of the page, in the mailbox under its name, whose content
// is a panel. Only what has changed is touched, so that focus and selection stay
// where they are.
//
// Nothing of JavaScript is kept from one call to the next: under TinyGo it would
// never be let go of. So the nodes are found again by their places.
type canvas struct {
	name  string
	trees []panel.Node // what it shows
}

// isThere tells whether the page has an element for the canvas.
func (c *canvas) isThere() bool { return mailbox.Get(c.name).Truthy() }

// draw makes the content of the canvas look like these trees.
func (c *canvas) draw(trees []panel.Node) {
	update(wrap(mailbox.Get(c.name)), c.trees, trees)
	c.trees = trees
}

// wrap takes a node of the page for an element. Package dom would find out which
// of its sixty types fits, at the price of as many questions to JavaScript.
func wrap(node js.Value) *dom.BasicElement {
	return &dom.BasicElement{BasicNode: &dom.BasicNode{Value: node}}
}

// update changes the children of an element from old to want. Where something
// else has changed them meanwhile, a translator for example, it draws them anew.
func update(parent *dom.BasicElement, old, want []panel.Node) {
	nodes := parent.Get("childNodes")
	if nodes.Length() != len(old) {
		parent.SetTextContent("")
		old = nil
	}
	child := func(i int) *dom.BasicElement { return wrap(nodes.Index(i)) }
	for i, tree := range want {
		switch {
		case i >= len(old):
			parent.AppendChild(create(tree))
		case old[i].Equal(tree):
		case old[i].Tag != tree.Tag:
			parent.ReplaceChild(create(tree), child(i))
		case tree.Tag == "":
			child(i).SetTextContent(tree.Text)
		default:
			node := child(i)
			setAttributes(node, old[i].Attrs, tree.Attrs)
			update(node, old[i].Kids, tree.Kids)
		}
	}
	for i := len(old) - 1; i >= len(want); i-- {
		parent.RemoveChild(child(i))
	}
}

// create makes a node with all that stands in it. JavaScript makes it from one text:
// a question to it for each element and each attribute took half the time of a first
// drawing.
func create(tree panel.Node) *dom.BasicElement {
	return wrap(mailbox.Call("make", string(tree.AppendJSON(nil))))
}

// setAttributes changes the attributes of an element from old to want.
func setAttributes(element *dom.BasicElement, old, want []panel.Attr) {
	for _, a := range old {
		if !hasName(want, a.Name) {
			element.RemoveAttribute(a.Name)
			if a.Name == "checked" {
				element.Set(a.Name, false)
			}
		}
	}
	for _, a := range want {
		if slices.Contains(old, a) {
			continue
		}
		element.SetAttribute(a.Name, a.Value)
		switch a.Name { // what the reader has touched no longer follows its attribute
		case "selected", "checked":
			element.Set(a.Name, true)
		case "value":
			element.Set(a.Name, a.Value)
		}
	}
}

func hasName(list []panel.Attr, name string) bool {
	return slices.ContainsFunc(list, func(a panel.Attr) bool { return a.Name == name })
}
