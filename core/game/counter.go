package game

// Since when has no piece been captured and no pawn been moved (Articles 9.3 and
// 9.6.2), and what was that move?

// Reset is the move that last set the counter back.
type Reset struct {
	Ply     int  // that of the position the move led to
	Pawn    bool // a pawn was moved
	Capture bool // a piece was captured
}

// Halfmoves returns how many half-moves have been made since the last capture or
// pawn move, those before the first position as its FEN told included.
func (g *Game) Halfmoves() int { return g.Position().Halfmoves() }

// ResetBy returns the move on the line to the cursor that last set the counter
// back; ok is false where none did since the first position.
func (g *Game) ResetBy() (r Reset, ok bool) {
	for ply := g.ply - g.Halfmoves(); ply > 0; ply-- {
		n := g.line[ply]
		if n.position.Halfmoves() != 0 {
			continue // the counter is full and counts no further
		}
		pawn, capture := n.parent.position.Irreversible(n.move)
		return Reset{Ply: ply, Pawn: pawn, Capture: capture}, true
	}
	return Reset{}, false
}

// FirstCount returns the first ply on the line to the cursor at which n
// half-moves had been made without a capture or a pawn move; ok is false where
// there is none.
func (g *Game) FirstCount(n int) (ply int, ok bool) {
	if int(g.line[g.ply].mostHalfmoves) < n {
		return 0, false
	}
	for int(g.line[ply].mostHalfmoves) < n {
		ply++
	}
	return ply, true
}
