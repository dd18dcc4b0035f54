package game

// Since when can nobody mate any more (Article 5.2.2)?

import "chessarbiter/core/position"

// life is what is known about whether a position of the line to a node is dead.
type life uint8

const (
	notAsked life = iota
	alive         // none is known to be
	isDead        // one is
)

// NotDead notes that the test of FirstDead would not find the position at the cursor dead: it is not
// made then.
func (g *Game) NotDead() {
	n := g.line[g.ply]
	if n.life == notAsked && (n.parent == nil || n.parent.life == alive) {
		n.life = alive
	}
}

// WasAlive tells whether FirstDead was asked and found no position dead on the line to the one before
// the cursor.
func (g *Game) WasAlive() bool { return g.ply == 0 || g.line[g.ply-1].life == alive }

// FirstDead returns the first ply on the line to the cursor at which a position is
// dead by a test, which must always be the same one; ok is false where none is. No
// position is tested twice.
func (g *Game) FirstDead(test func(p *position.Position) bool) (ply int, ok bool) {
	asked := g.ply
	for asked >= 0 && g.line[asked].life == notAsked {
		asked--
	}
	for _, n := range g.line[asked+1 : g.ply+1] {
		n.life = alive
		if n.parent != nil && n.parent.life == isDead || test(&n.position) {
			n.life = isDead
		}
	}
	if g.line[g.ply].life != isDead {
		return 0, false
	}
	for g.line[ply].life != isDead {
		ply++
	}
	return ply, true
}
