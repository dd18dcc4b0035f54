//go:build js && wasm

package main

// How does a panel come into the page, and stay there while it changes?

import (
	"honnef.co/go/js/dom/v2"

	"chessarbiter/wasm/lesson/panel"
)

// drawn is a tree as it stands in the page: what was asked for, and the nodes
// made for it. Nodes that stay the same are never touched, so that focus and
// selection stay where they are.
type drawn struct {
	is   panel.Node
	node dom.Node
	kids []*drawn
}

// canvas is an element of the page whose content is a panel.
type canvas struct {
	root dom.Element
	kids []*drawn
}

// draw makes the content of the canvas look like these trees.
func (c *canvas) draw(trees []panel.Node) {
	c.kids = update(c.root, c.kids, trees)
}

// update changes the children of a node from old to want.
func update(parent dom.Node, old []*drawn, want []panel.Node) []*drawn {
	for i, tree := range want {
		switch {
		case i >= len(old):
			fresh := create(tree)
			parent.AppendChild(fresh.node)
			old = append(old, fresh)
		case old[i].is.Equal(tree):
		case old[i].is.Tag != tree.Tag:
			fresh := create(tree)
			parent.ReplaceChild(fresh.node, old[i].node)
			old[i] = fresh
		default:
			old[i].become(tree)
		}
	}
	for i := len(old) - 1; i >= len(want); i-- {
		parent.RemoveChild(old[i].node)
	}
	return old[:len(want)]
}

// become changes a node into another one of the same tag.
func (d *drawn) become(tree panel.Node) {
	if tree.Tag == "" {
		d.node.SetTextContent(tree.Text)
		d.is = tree
		return
	}
	element := d.node.(dom.Element)
	for _, a := range d.is.Attrs {
		if !has(tree.Attrs, a.Name) {
			element.RemoveAttribute(a.Name)
		}
	}
	setAttributes(element, d.is.Attrs, tree.Attrs)
	d.kids = update(d.node, d.kids, tree.Kids)
	d.is = tree
}

func create(tree panel.Node) *drawn {
	document := dom.GetWindow().Document()
	if tree.Tag == "" {
		return &drawn{is: tree, node: document.CreateTextNode(tree.Text)}
	}
	element := document.CreateElement(tree.Tag)
	setAttributes(element, nil, tree.Attrs)
	return &drawn{is: tree, node: element, kids: update(element, nil, tree.Kids)}
}

func setAttributes(element dom.Element, old, want []panel.Attr) {
	for _, a := range want {
		if !hasValue(old, a) {
			element.SetAttribute(a.Name, a.Value)
		}
	}
}

func has(list []panel.Attr, name string) bool {
	for _, a := range list {
		if a.Name == name {
			return true
		}
	}
	return false
}

func hasValue(list []panel.Attr, want panel.Attr) bool {
	for _, a := range list {
		if a == want {
			return true
		}
	}
	return false
}
