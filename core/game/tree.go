package game

// Moving about in the tree and changing its order.

// A path leads from the root to a node: the index of a child for each half-move,
// 0 for the main continuation. The empty path is the root.

// Find returns the node at the end of a path, nil where there is none.
func (g *Game) Find(path []int) *Node {
	n := &g.root
	for _, index := range path {
		if index < 0 {
			return nil
		}
		n = n.first
		for ; n != nil && index > 0; index-- {
			n = n.next
		}
		if n == nil {
			return nil
		}
	}
	return n
}

// Path returns the path to a node of this record.
func (g *Game) Path(n *Node) []int {
	path := make([]int, n.ply)
	for ; n.parent != nil; n = n.parent {
		for sibling := n.parent.first; sibling != n; sibling = sibling.next {
			path[n.ply-1]++
		}
	}
	return path
}

// Enter takes the cursor to the end of a path. It returns false, and nothing is
// done, where there is none.
func (g *Game) Enter(path []int) bool {
	n := g.Find(path)
	if n == nil {
		return false
	}
	g.Visit(n)
	return true
}

// Visit takes the cursor to a node of this record.
func (g *Game) Visit(n *Node) {
	ply := int(n.ply)
	common := n
	for int(common.ply) >= len(g.line) || g.line[common.ply] != common {
		common = common.parent
	}
	if common != n {
		g.Goto(min(g.ply, int(common.ply)))
		for len(g.line) <= ply {
			g.line = append(g.line, nil)
		}
		g.line = g.line[:ply+1]
		for step := n; step != common; step = step.parent {
			g.line[step.ply] = step
		}
	}
	g.Goto(ply)
}

// Promote makes the move at the end of a path the main continuation of the move
// before it. It returns false, and nothing is done, where there is no such move.
func (g *Game) Promote(path []int) bool {
	n := g.Find(path)
	if n == nil || n.parent == nil {
		return false
	}
	n.parent.take(n)
	n.next = n.parent.first
	n.parent.first = n
	return true
}

// Remove takes the move at the end of a path out of the record, with all that
// follows it; a cursor in there goes back to the move before it. It returns
// false, and nothing is done, where there is no such move.
func (g *Game) Remove(path []int) bool {
	n := g.Find(path)
	if n == nil || n.parent == nil {
		return false
	}
	if ply := int(n.ply); ply < len(g.line) && g.line[ply] == n {
		g.Goto(min(g.ply, ply-1))
		g.line = g.line[:ply]
	}
	n.parent.take(n)
	return true
}

// TakeBack takes the cursor back by one half-move and that move out of the record, with
// all that follows it; false at the first position.
func (g *Game) TakeBack() bool {
	if g.ply == 0 {
		return false
	}
	n := g.line[g.ply]
	g.back()
	g.line = g.line[:g.ply+1]
	n.parent.take(n)
	return true
}
