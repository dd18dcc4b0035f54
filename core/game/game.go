// Package game is the scoresheet: the moves that were made and those that were
// looked at, where the reader stands in them, and what the record alone can tell
// and a position cannot: how often a position has stood, what set the fifty-move
// counter back, when and by what a castling right was lost.
//
// A Game is a tree of Nodes with a cursor. What is asked of it is answered over
// the line from the root to the cursor. Ply n is the position after n half-moves
// of this record, ply 0 its first position; a move's ply is that of the position
// it leads to.
package game

import "chessarbiter/core/position"

// Game is a record of moves with a cursor. Make one with New.
type Game struct {
	root    Node
	variant position.Variant
	result  Result
	tags    []Tag

	// line are the nodes from the root over the cursor to as far as the line on
	// which the cursor stands has been walked; the cursor is line[ply].
	line []*Node
	ply  int
	// heads are the last nodes on the line to the cursor whose hash falls into
	// each bucket; Node.same leads to those before. The cursor goes by forward
	// and back only, which keep them.
	heads [64]*Node

	// hash finds candidates for equal Keys where it is set: tests force collisions by it.
	hash     func(position.Key) uint64
	lineRoom [8]*Node
}

// New returns a record that starts from a position, without a move.
func New(start position.Position, variant position.Variant) *Game {
	return newGame(start, variant, nil)
}

func newGame(start position.Position, variant position.Variant, hash func(position.Key) uint64) *Game {
	g := &Game{variant: variant, hash: hash}
	g.root.position = start
	g.root.hash = g.hashOf(&start)
	g.root.occurrences = 1
	g.root.mostOccurrences = 1
	g.root.mostHalfmoves = uint16(start.Halfmoves())
	g.lineRoom[0] = &g.root
	g.line = g.lineRoom[:1]
	*g.head(g.root.hash) = &g.root
	return g
}

// hashOf returns the hash of a position's Key.
func (g *Game) hashOf(p *position.Position) uint64 {
	if g.hash != nil {
		return g.hash(p.Key())
	}
	return p.Hash()
}

func (g *Game) head(hash uint64) **Node { return &g.heads[hash%uint64(len(g.heads))] }

// forward takes the cursor to the next node of the known line.
func (g *Game) forward() {
	g.ply++
	n := g.line[g.ply]
	head := g.head(n.hash)
	n.same, *head = *head, n
}

// back takes the cursor to the node before.
func (g *Game) back() {
	n := g.line[g.ply]
	*g.head(n.hash) = n.same
	g.ply--
}

// Variant returns the game that is played.
func (g *Game) Variant() position.Variant { return g.variant }

// Root returns the node of the first position.
func (g *Game) Root() *Node { return &g.root }

// Current returns the node at the cursor.
func (g *Game) Current() *Node { return g.line[g.ply] }

// Start returns the first position.
func (g *Game) Start() position.Position { return g.root.position }

// Position returns the position at the cursor. It must not be written to.
func (g *Game) Position() *position.Position { return &g.line[g.ply].position }

// Ply returns how many half-moves lead from the first position to the cursor.
func (g *Game) Ply() int { return g.ply }

// At returns the node at a ply of the line to the cursor, 0 to Ply; nil outside.
func (g *Game) At(ply int) *Node {
	if ply < 0 || ply > g.ply {
		return nil
	}
	return g.line[ply]
}

// Line returns the nodes from the root to the cursor.
func (g *Game) Line() []*Node {
	return append([]*Node(nil), g.line[:g.ply+1]...)
}

// IsAnalysis tells whether the line to the cursor has a null move. The Laws know
// none, so such a line is analysis: nothing may be claimed in it, and no game
// ends by it.
func (g *Game) IsAnalysis() bool { return g.line[g.ply].analysis }

// Play makes a move at the cursor, which must be legal there, and returns its
// node. Where the record has that move already, the cursor enters it; else it is
// added after the moves that are there.
func (g *Game) Play(m position.Move) *Node {
	here := g.line[g.ply]
	if g.ply+1 == len(g.line) || g.line[g.ply+1].move != m {
		child := here.child(m)
		if child == nil {
			child = g.add(here, m)
		}
		g.follow(g.ply+1, child)
	}
	g.forward()
	return g.line[g.ply]
}

// follow puts a node behind the first so many of the known line.
func (g *Game) follow(count int, n *Node) {
	if count == cap(g.line) {
		g.line = append(g.line[:count], n)
		return
	}
	g.line = g.line[:count+1]
	g.line[count] = n
}

// PlayNull passes the turn and returns the node; nil, and nothing done, where the
// player who has the move is in check.
func (g *Game) PlayNull() *Node {
	if !g.Position().CanPass() {
		return nil
	}
	return g.Play(position.NoMove)
}

// add appends a child to the node at the cursor.
func (g *Game) add(here *Node, m position.Move) *Node {
	// Nodes are allocated one by one, so that memory of a removed branch is freed
	// though others of its age are alive.
	n := &Node{parent: here, move: m, ply: here.ply + 1, analysis: here.analysis || m == position.NoMove}
	here.position.PlayTo(&n.position, m)
	n.hash = g.hashOf(&n.position)
	n.occurrences = g.occurrences(&n.position, n.hash, g.ply+1-n.position.Halfmoves()) + 1
	n.mostOccurrences = max(here.mostOccurrences, n.occurrences)
	n.mostHalfmoves = max(here.mostHalfmoves, uint16(n.position.Halfmoves()))
	here.append(n)
	return n
}

// Undo takes the cursor back by one half-move; false at the first position.
func (g *Game) Undo() bool {
	if g.ply == 0 {
		return false
	}
	g.back()
	return true
}

// Redo takes the cursor forward by one half-move: along the line last left, and
// beyond it along the main continuation; false where the line ends.
func (g *Game) Redo() bool {
	return g.Goto(g.ply + 1)
}

// Goto takes the cursor to a ply: back along its line, or forward as Redo does.
// It returns false, and nothing is done, where the line has no such ply.
func (g *Game) Goto(ply int) bool {
	if ply < 0 || !g.reach(ply) {
		return false
	}
	for g.ply > ply {
		g.back()
	}
	for g.ply < ply {
		g.forward()
	}
	return true
}

// End returns the last ply of the line on which the cursor stands, as Redo would
// walk it.
func (g *Game) End() int {
	n := g.line[len(g.line)-1]
	for n.first != nil {
		n = n.first
	}
	return int(n.ply)
}

// reach extends the known part of the line along main continuations to a ply.
func (g *Game) reach(ply int) bool {
	known := len(g.line)
	for len(g.line) <= ply {
		next := g.line[len(g.line)-1].first
		if next == nil {
			g.line = g.line[:known]
			return false
		}
		g.follow(len(g.line), next)
	}
	return true
}
