package game

// One position of the record, how it came about, and what was noted there.

import "chessarbiter/core/position"

// Node is a position of a record with the move that led to it. Nodes are made and
// ordered by their Game only.
type Node struct {
	parent, first, next *Node
	same                *Node // see Game.heads
	notes               *Notes
	hash                uint64
	position            position.Position
	ply                 uint32
	move                position.Move
	occurrences         uint16 // of this position on the line up to here
	mostOccurrences     uint16 // of any position on the line up to here
	mostHalfmoves       uint16 // the highest counter on the line up to here
	analysis            bool   // a null move leads here
	life                life   // what FirstDead has found
}

// Notes are what a scoresheet has beside a move: PGN calls them NAGs and
// comments.
type Notes struct {
	// NAGs are the numeric glyphs of the move in the order noted, such as 1 for
	// "!".
	NAGs []uint8
	// Before are the comments ahead of the move, After those behind it, in the
	// order noted; those ahead of the whole game stand After the root. They are
	// as written, embedded commands such as [%clk 1:30:00] included, without the
	// braces; package pgn reads the commands.
	Before, After []string
}

// Parent returns the node before, nil for the root.
func (n *Node) Parent() *Node { return n.parent }

// Children returns the nodes after this one, the main continuation first.
func (n *Node) Children() []*Node {
	var list []*Node
	for child := n.first; child != nil; child = child.next {
		list = append(list, child)
	}
	return list
}

// First returns the main continuation, nil at the end of a line.
func (n *Node) First() *Node { return n.first }

// Next returns the next alternative to this move, nil for the last.
func (n *Node) Next() *Node { return n.next }

// Move returns the move that led here: position.NoMove for a null move and for
// the root.
func (n *Node) Move() position.Move { return n.move }

// IsNull tells whether a null move led here.
func (n *Node) IsNull() bool { return n.move == position.NoMove && n.parent != nil }

// Ply returns how many half-moves lead from the root to this node.
func (n *Node) Ply() int { return int(n.ply) }

// Position returns the position after the move. It must not be written to.
func (n *Node) Position() *position.Position { return &n.position }

// Occurrences returns how many times the position has stood on the line from the
// root to this node, this time included.
func (n *Node) Occurrences() int { return int(n.occurrences) }

// Notes returns what is noted beside the move; the zero Notes where nothing is.
func (n *Node) Notes() Notes {
	if n.notes == nil {
		return Notes{}
	}
	return *n.notes
}

// Annotate returns the Notes of the node to write into.
func (n *Node) Annotate() *Notes {
	if n.notes == nil {
		n.notes = new(Notes)
	}
	return n.notes
}

// child returns the child with a move, nil where there is none.
func (n *Node) child(m position.Move) *Node {
	for child := n.first; child != nil; child = child.next {
		if child.move == m {
			return child
		}
	}
	return nil
}

// append makes a node the last child.
func (n *Node) append(child *Node) {
	if n.first == nil {
		n.first = child
		return
	}
	last := n.first
	for last.next != nil {
		last = last.next
	}
	last.next = child
}

// take removes a child from among its siblings.
func (n *Node) take(child *Node) {
	link := &n.first
	for *link != child {
		link = &(*link).next
	}
	*link = child.next
	child.next = nil
}
